"""Plain and slow judges of the games of the family, written from the rules' wording; they share nothing.

Each knows its board in its own way: Longgammon and Fevga as two lists of checkers, each side in its own
numbers; Plakoto as stacks that remember who came first; tavla as checkers with names, of which some stay.
Every sequence of moves in every order of the dice is made, then the turns that the rules ask for are kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

HOME = {1, 2, 3, 4, 5, 6}


def orders(first: int, second: int) -> list[list[int]]:
    """Return the dice in every order; a double is played four times."""
    return [[first] * 4] if first == second else [[first, second], [second, first]]


def chosen(
    start: Any,
    dice: tuple[int, int],
    step: Callable[[Any, int], list[Any]],
    pleases: Callable[[Any], bool] = lambda _: True,
) -> set[Any]:
    """Return the ends of the legal turns: most numbers, else the larger one, among the ends that please.

    ``step`` gives the moments after one number. Where no end pleases, all count.
    """
    for accepted in (pleases, lambda _: True):
        ends = []
        for order in orders(*dice):
            moments = {start}
            if accepted(start):
                ends.append((0, 0, start))
            for many, die in enumerate(order, 1):
                moments = {after for moment in moments for after in step(moment, die)}
                ends += [(many, order[0], moment) for moment in moments if accepted(moment)]
        if ends:
            break
    most = max(many for many, _, _ in ends)
    kept = [end for end in ends if end[0] == most]
    if most == 1 and dice[0] != dice[1]:
        kept = [end for end in kept if end[1] == max(dice)] or kept
    return {end[2] for end in kept}


def may_leave(men: list[int], man: int, die: int) -> bool:
    """Whether the rules of bearing off let this checker leave the board."""
    if any(each not in HOME for each in men):
        return False
    return man == die or (man < die and not any(each > man for each in men))


Walk = tuple[tuple[int, ...], tuple[int, ...], int]
"""Own checkers, enemy checkers in the enemy's own numbers, and how many have left the head this turn."""


def mine_to_theirs(point: int) -> int:
    """Return the enemy's number of a point in games that go the same way round."""
    return point + 12 if point <= 12 else point - 12


class Longgammon:
    """The long game, perhaps as played by somebody who does not know one rule."""

    def __init__(self, dice: tuple[int, int], first: bool, unknown: str = "") -> None:
        self.unknown = unknown
        self.dice = dice
        self.from_head = 1
        if first and dice in ((3, 3), (4, 4), (6, 6)) and unknown != "long.first-double":
            self.from_head = 2
        if unknown == "long.one-from-head":
            self.from_head = 15

    def results(self, men: list[int], foes: list[int]) -> set[tuple[tuple[int, ...], tuple[int, ...]]]:
        """Return own and enemy checkers after each legal turn."""
        start = (tuple(sorted(men)), tuple(sorted(foes)), 0)
        pleases = self.lawful if self.unknown == "long.six-block-midturn" else (lambda _: True)
        return {end[:2] for end in chosen(start, self.dice, self.step, pleases)}

    def lawful(self, moment: Walk) -> bool:
        """Whether no six-block shuts all enemies in: walk the enemy's own track from its 24 to its 1."""
        men, foes, _ = moment
        held = {mine_to_theirs(man) for man in men}
        run = 0
        for point in range(24, 0, -1):
            run = run + 1 if point in held else 0
            if run >= 6 and foes and not any(foe < point for foe in foes):
                return False
        return True

    def step(self, moment: Walk, die: int) -> list[Walk]:
        """Return every moment one number leads to."""
        men, foes, gone = moment
        found = []
        for man in set(men):
            if man == 24 and gone >= self.from_head:
                continue
            rest, enemies, target = list(men), list(foes), man - die
            rest.remove(man)
            if target <= 0:
                if not may_leave(list(men), man, die):
                    continue
            else:
                there = foes.count(mine_to_theirs(target))
                if there >= (2 if self.unknown == "long.no-hit" else 1):
                    continue
                if there:
                    enemies.remove(mine_to_theirs(target))
                    enemies.append(24)
                rest.append(target)
            after = (tuple(sorted(rest)), tuple(sorted(enemies)), gone + (man == 24))
            if self.unknown in ("long.six-block", "long.six-block-midturn") or self.lawful(after):
                found.append(after)
        return found


class Fevga:
    """The Greek game with a runner."""

    def __init__(self, dice: tuple[int, int]) -> None:
        self.dice = dice

    def results(self, men: list[int], foes: list[int]) -> set[tuple[tuple[int, ...], tuple[int, ...]]]:
        """Return own and enemy checkers after each legal turn."""
        start = (tuple(sorted(men)), tuple(sorted(foes)), 0)
        closed_up = self.shuts_in(start)
        ends = chosen(start, self.dice, self.step, lambda end: not (closed_up and self.shuts_in(end)))
        return {end[:2] for end in ends}

    def shuts_in(self, moment: Walk) -> bool:
        """Whether all enemies stand on one point and the next six of their way are held."""
        men, foes, _ = moment
        if len(set(foes)) != 1 or foes[0] < 7:
            return False
        return {mine_to_theirs(man) for man in men} >= set(range(foes[0] - 6, foes[0]))

    def step(self, moment: Walk, die: int) -> list[Walk]:
        """Return every moment one number leads to."""
        men, foes, _ = moment
        runs_alone = len(men) == 15 and min(men) >= 12
        found = []
        for man in {min(men)} if runs_alone else set(men):
            rest, target = list(men), man - die
            rest.remove(man)
            if target <= 0:
                if not may_leave(list(men), man, die):
                    continue
            else:
                if mine_to_theirs(target) in foes:
                    continue
                rest.append(target)
            if not set(rest) >= {19, 20, 21, 22, 23, 24}:
                found.append((tuple(sorted(rest)), foes, 0))
        return found


Stacks = tuple[str, ...]
"""For the points 0 (off) to 24 the checkers from the bottom up: ``m`` the mover's, ``f`` the enemy's."""


class Plakoto:
    """The Greek game with pins: in a stack of two colours the lowest checker is the pinned one."""

    def __init__(self, dice: tuple[int, int]) -> None:
        self.dice = dice

    def results(self, stacks: Stacks) -> set[Stacks]:
        """Return the stacks after each legal turn."""
        return chosen(stacks, self.dice, self.step)

    def step(self, stacks: Stacks, die: int) -> list[Stacks]:
        """Return every board one number leads to."""
        found = []
        men = [point for point in range(1, 25) for sign in stacks[point] if sign == "m"]
        somebody_pinned = any(stack.startswith("mf") for stack in stacks[1:])
        for man in set(men):
            if not stacks[man].endswith("m"):
                continue
            target = max(man - die, 0)
            if target == 0:
                if somebody_pinned or not may_leave(men, man, die):
                    continue
            elif stacks[target].count("f") > 1 or stacks[target].startswith("mf"):
                continue
            after = list(stacks)
            after[man] = after[man][:-1]
            after[target] += "m"
            found.append(tuple(after))
        return found


Named = tuple[tuple[int, ...], tuple[int, ...], frozenset[int]]
"""A place for each own checker, enemies per point with its bar at 0, and which own checkers must stay."""


class Tavla:
    """Backgammon by the café rule: who hits at home stays there for the rest of the turn."""

    def __init__(self, dice: tuple[int, int]) -> None:
        self.dice = dice

    def results(self, men: list[int], foes: list[int]) -> set[tuple[tuple[int, ...], tuple[int, ...]]]:
        """Return own checkers, sorted, and enemies after each legal turn; 25 is the bar, 0 off."""
        ends = chosen((tuple(men), tuple(foes), frozenset()), self.dice, self.step)
        return {(tuple(sorted(end[0])), end[1]) for end in ends}

    def step(self, moment: Named, die: int) -> list[Named]:
        """Return every moment one number leads to."""
        return list(self._steps(*moment, die))

    def _steps(
        self, men: tuple[int, ...], foes: tuple[int, ...], staying: frozenset[int], die: int
    ) -> Iterator[Named]:
        on_board = [man for man in men if man]
        for name, man in enumerate(men):
            if man == 0 or name in staying or (25 in men and man != 25):
                continue
            target = max(man - die, 0)
            enemies, stay = list(foes), staying
            if target == 0:
                if not may_leave(on_board, man, die):
                    continue
            elif foes[target] > 1:
                continue
            elif foes[target] == 1:
                enemies[target] = 0
                enemies[0] += 1
                stay = staying | {name} if target in HOME else staying
            yield (*men[:name], target, *men[name + 1 :]), tuple(enemies), stay
