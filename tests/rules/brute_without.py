"""A plain generator of games in which one rule is not known, from the rules' own wording.

Checkers have names (their index), so that "the same checker" and "another checker" mean what they say.
Slow: only for boards with few checkers. ``unknown`` is the id of the rule that is left out, or "" for the
game as it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

BAR, OFF = 25, 0


@dataclass(frozen=True)
class Step:
    """One checker moved by one number, or by a sum where a game allows that."""

    man: int
    source: int
    target: int
    dice: tuple[int, ...]
    hit: bool = False
    through: bool = False
    """It touches a closed point and must go on at once (the game without movement.intermediate)."""


@dataclass(frozen=True)
class Moment:
    """A board in the middle of a turn."""

    men: tuple[int, ...]
    """Where each of the mover's checkers is."""
    enemy: tuple[int, ...]
    """How many enemy checkers stand on each of the mover's points; index 0 is their bar."""
    steps: tuple[Step, ...] = ()


class Game:
    """Whole turns of a game without one rule, or single steps of a game without several."""

    def __init__(self, *unknown: str) -> None:
        self.unknown = unknown

    def without(self, *rules: str) -> bool:
        """Whether a rule left out is one of these."""
        return any(rule in self.unknown for rule in rules)

    def closed(self, now: Moment, source: int, target: int) -> bool:
        """Whether the enemy keeps this checker from landing."""
        count = now.enemy[target]
        if count >= 2:
            return not self.without("bar.enter-open" if source == BAR else "landing.blocked")
        return count == 1 and self.without("landing.blot")

    def landing(self, source: int, die: int) -> int | None:
        """Return the place a number leads to: 0 or less is off."""
        if source == BAR:
            return die if self.without("bar.enter-point") else BAR - die
        if self.without("movement.bar-is-no-point"):
            walk: list[object] = [*range(source, 0, -1)]
            for upper in (19, 7):
                if upper in walk:
                    walk.insert(walk.index(upper) + 1, "bar")
            walk += [OFF] * 6
            place = walk[die]
            return None if place == "bar" else int(str(place))
        return source - die

    def may_go(self, now: Moment, man: int, die: int) -> int | None:
        """Where the checker may go by this number, or None; turn-wide rules are asked elsewhere."""
        source = now.men[man]
        if source == OFF or (BAR in now.men and source != BAR and not self.without("bar.enter-first")):
            return None
        target = self.landing(source, die)
        if target is None or not self.may_pass(now, source, max(target, OFF)):
            return None
        if target <= OFF:
            return OFF if self.may_bear_off(now, source, die) else None
        return target if self.may_land(now, source, target) else None

    def turning_round(self, now: Moment, die: int) -> Iterator[Step]:
        """Every step away from home: nobody waits on the bar, a point lies there, and it is not closed."""
        waiting = BAR in now.men and not self.without("bar.enter-first")
        for man, place in enumerate(now.men):
            behind = list(range(place + 1, 25))
            if place != OFF and not waiting and len(behind) >= die:
                target = behind[die - 1]
                if self.may_land(now, place, target):
                    yield Step(man, place, target, (die,))

    def may_pass(self, now: Moment, source: int, target: int) -> bool:
        """Whether nothing in between stops the checker."""
        wall = 1 if self.without("landing.blot") else 2
        between = now.enemy[target + 1 : min(source, BAR)]
        return not (self.without("landing.pass-over") and any(count >= wall for count in between))

    def may_land(self, now: Moment, source: int, target: int) -> bool:
        """Whether the checker may stay on this point."""
        if self.closed(now, source, target):
            return False
        if self.without("landing.own") and now.men.count(target) >= 5:
            return False
        deserted = target not in now.men and now.enemy[target] == 0
        return not (self.without("landing.empty") and deserted)

    def may_bear_off(self, now: Moment, source: int, die: int) -> bool:
        """Whether this number takes a checker off this home point."""
        home = [place for place in now.men if 0 < place <= 6]
        if any(place > 6 for place in now.men) and not self.without("bearoff.start"):
            return False
        if source > 6:
            return False
        if source == die:
            return not self.without("bearoff.exact") or source == max(home)
        if die in home:
            return self.without("bearoff.full-value")
        if any(place > die for place in home):
            return self.without("bearoff.must-move-higher")
        return source == max(home) or self.without("bearoff.higher-die")

    def after(self, now: Moment, step: Step) -> Moment:
        """Return the board after a step."""
        men, enemy = list(now.men), list(now.enemy)
        men[step.man] = step.target
        if step.target != OFF and not step.through and enemy[step.target]:
            if not self.without("hit.to-bar"):
                enemy[0] += enemy[step.target]
            enemy[step.target] = 0
            step = replace(step, hit=True)
        return Moment(tuple(men), tuple(enemy), (*now.steps, step))

    def steps(self, now: Moment, left: tuple[int, ...], began: Moment) -> Iterator[Step]:
        """Every step that may come next."""
        before = now.steps
        if self.without("bar.rest-of-roll") and BAR in began.men and BAR not in now.men:
            return
        numbers = [left[0]] if self.without("movement.order-free") else list(dict.fromkeys(left))
        for die in numbers:
            found = [
                Step(man, now.men[man], target, (die,))
                for man in range(len(now.men))
                if (target := self.may_go(now, man, die)) is not None
            ]
            if self.without("movement.direction"):
                found += self.turning_round(now, die)
            if self.without("bearoff.move-instead") and any(step.target == OFF for step in found):
                found = [step for step in found if step.target == OFF]
            yield from (step for step in found if self.fits(before, step, left))
            if self.without("movement.intermediate"):
                for man, source in enumerate(now.men):
                    stop = source - die
                    stops = 0 < stop < source < BAR and self.closed(now, source, stop)
                    if stops and BAR not in now.men:
                        yield Step(man, source, stop, (die,), through=True)
        if self.without("bar.no-adding") and len(left) > 1 and left[0] + left[1] <= 6:
            for man, source in enumerate(now.men):
                target = BAR - left[0] - left[1]
                if source == BAR and not self.closed(now, BAR, target):
                    yield Step(man, BAR, target, left[:2])

    def fits(self, before: tuple[Step, ...], step: Step, left: tuple[int, ...]) -> bool:
        """Whether a step may follow the earlier ones of the turn."""
        double = len(set(left) | {die for one in before for die in one.dice}) == 1
        same = [earlier for earlier in before if earlier.man == step.man]
        if self.without("movement.combine") and not double and same:
            return False
        if self.without("doubles.distribution") and double and len(same) < len(before):
            return False
        return not (self.without("hit.continue") and any(earlier.hit for earlier in same))

    def sequences(self, now: Moment, left: tuple[int, ...], began: Moment) -> list[Moment]:
        """Every way to play on until nothing more can be played."""
        ends = []
        for step in self.steps(now, left, began) if left else ():
            if now.steps and now.steps[-1].through and step.man != now.steps[-1].man:
                continue
            rest = list(left)
            for die in step.dice:
                rest.remove(die)
            ends += self.sequences(self.after(now, step), tuple(rest), began)
        if ends:
            return ends
        # A checker may not be left on a closed point: such a beginning leads nowhere.
        return [] if now.steps and now.steps[-1].through else [now]

    def ends(self, began: Moment, numbers: tuple[int, ...]) -> list[Moment]:
        """Return the legal ends of a turn with these numbers, by the obligations that are known."""
        high, low = numbers[0], numbers[-1]
        every = self.sequences(began, numbers, began)
        if self.without("movement.order-free") and not used(max(every, key=used)) and high != low:
            every = self.sequences(began, (low,), began)
        most = max(map(used, every))
        chosen = (
            every if self.without("obligation.both-dice") else [end for end in every if used(end) == most]
        )
        if most == 1 and high != low:
            larger = [end for end in chosen if end.steps[0].dice == (high,)]
            if self.without("obligation.single-number") and len(larger) in (0, len(chosen)):
                chosen = [began]
            elif not self.without("obligation.larger-die"):
                chosen = larger or chosen
        return self.shortened(began, chosen, double=high == low)

    def shortened(self, began: Moment, chosen: list[Moment], *, double: bool) -> list[Moment]:
        """Return what stopping early, compulsory hits and entering all or none make of the legal ends."""
        extra: list[Moment] = []
        for end in chosen:
            if self.without("obligation.no-pass"):
                extra += [began] if double else self.prefixes(began, end)
            if self.without("obligation.doubles-as-many") and double:
                extra += self.prefixes(began, end)[1:]
        chosen = chosen + extra
        if self.without("bar.partial-entry") and BAR in began.men:
            chosen = [end for end in chosen if BAR not in end.men] or [began]
        if self.without("hit.optional"):
            chosen = [end for end in chosen if any(step.hit for step in end.steps)] or chosen
        return chosen

    def prefixes(self, began: Moment, end: Moment) -> list[Moment]:
        """Return the boards on the way, the beginning first."""
        boards = [began]
        for step in end.steps:
            boards.append(self.after(boards[-1], replace(step, hit=False)))
        return boards


def used(moment: Moment) -> int:
    """How many numbers have been played."""
    return sum(len(step.dice) for step in moment.steps)


def turn(unknown: str, men: tuple[int, ...], enemy: tuple[int, ...], high: int, low: int) -> set[Moment]:
    """Return the boards after a legal turn, without the steps that led there."""
    game, began = Game(unknown), Moment(men, enemy)
    numbers = (high, low) if high != low or game.without("doubles.four-moves") else (high,) * 4
    rolls = [numbers]
    if game.without("movement.dice-separate") and high != low:
        total = high + low
        rolls += [(total - one, one) for one in range(1, 7) if one <= total - one <= 6 and one != low]
    ends = [end for roll in rolls for end in game.ends(began, roll)]
    if len(rolls) > 1:
        most = max(map(used, ends))
        kept = [roll for roll in rolls if any(used(end) == most for end in game.ends(began, roll))]
        ends = [end for roll in kept for end in game.ends(began, roll)]
    return {Moment(tuple(sorted(end.men)), end.enemy) for end in ends}
