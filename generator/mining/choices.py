"""Questions with options: which play is legal, and how many plays are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from generator.mining.deciding import PATH, Judged, matters
from generator.mining.draft import Draft, draw
from generator.mining.played import HINTS
from generator.mining.study import Study, written
from generator.notation import AmbiguousPlayError, judge_text
from generator.quizzes.answers import hits
from generator.quizzes.model import Kind
from generator.registry import Registry
from generator.rules import EFFECTS, PERMISSIONS, Illegal, LegalPlay, Position, Reason

OPTIONS = 4
LEAST_OPTIONS = 3
MOST_TO_COUNT = 12
"""Results of a roll whose legal plays are to be counted (level 3)."""
NEIGHBOURS = (
    "obligation.both-dice", "landing.blocked", "bar.enter-open", "bar.enter-first", "bearoff.start",
    "bearoff.full-value", "bearoff.must-move-higher", "bearoff.higher-die", "obligation.doubles-as-many",
    "obligation.larger-die", "movement.dice-separate", "movement.direction",
)  # fmt: skip
"""Rules whose mistakes fill up the options, the likeliest confusion first."""
MUST_PLAY = "obligation.no-pass"
"""Rules before this one are asked without the mistakes of the bear-off, which would be a second new thing;
the others without moves backward, which tempt nobody any more."""
NONE_OF = 5
"""One choice in so many offers "No legal move" in vain, so that it is right about once in three times."""
MOST_NUMBER = 15
"""A larger wrong number of plays tempts nobody."""
UNTEMPTED = frozenset({"bearoff.exact", "bearoff.move-instead"})
"""Permissions without mistakes of their own: who does not know them only sees fewer plays."""
PRAISED_BY = {
    "movement.combine": "m.movement.combine",
    "movement.order-free": "m.movement.order-free",
    "landing.pass-over": "m.landing.pass-over",
    "hit.optional": "m.hit.optional",
    "bearoff.move-instead": "m.bearoff.move-instead",
}
"""Permissions -> the message about a play that somebody overlooks, true of a play on this very board."""
COUNTED = frozenset(
    {
        "landing.blocked", "landing.blot", "landing.pass-over", "movement.combine", "movement.order-free",
        "obligation.both-dice", "obligation.larger-die", "obligation.doubles-as-many",
        "obligation.single-number", "hit.optional", "bar.enter-first", "bar.enter-open", "bar.partial-entry",
        "bearoff.start", "bearoff.full-value", "bearoff.must-move-higher", "bearoff.higher-die",
        "bearoff.move-instead",
    }
)  # fmt: skip
"""Rules for which the number of legal plays can be asked and a wrong number explained."""


@dataclass(frozen=True)
class Makers:
    """What the makers of options must know besides the board."""

    registry: Registry
    messages: Mapping[str, frozenset[str]]
    """Message keys -> their placeholders."""

    def known(self, rule: str, own: str) -> bool:
        """Whether a rule is taught before another, or in the ten-minute path, and is at home beside it."""
        later = self.registry.order[own] >= self.registry.order[MUST_PLAY]
        if rule.startswith("bearoff.") and not later:
            return False
        if rule == "movement.direction" and later:
            return False
        return rule in PATH or self.registry.order[rule] < self.registry.order[own]

    # -- which play is legal -----------------------------------------------------------------------

    def choose_play(self, study: Study) -> Draft | None:
        """Return the question which of several plays is legal; the others break the rule or another one."""
        if len(study.here.boards) > MOST_TO_COUNT:
            return None
        if not study.legal:
            return self._no_move(study)
        wants_overlooked = study.rule in PERMISSIONS or study.rule in EFFECTS
        keys = study.overlooked if wants_overlooked else study.legal
        if not keys:
            return None
        key = keys[draw(f"key/{study.name}", len(keys))]
        passes = any(not play.play.moves for play in study.believed) or study.there.most() == 0
        tempts = passes or study.rule in UNTEMPTED or study.consequence is not None
        passes = passes or draw(f"none/{study.name}", NONE_OF) == 0
        wrong = self._wrong_plays(study, key, OPTIONS - 1 - passes)
        own = tempts or any(option["from"] == study.rule for option, _ in wrong)
        alike = any(len(play.play) >= len(key.play) for _, play in wrong)
        if len(wrong) + passes < LEAST_OPTIONS - 1 or not alike or not own:
            return None
        right = {"play": written(study.spot.position, key.play), "right": True, **self._praise(study, key)}
        options = mixed(study, right, [option for option, _ in wrong])
        options += [{"none": True}] if passes else []
        return self._choice(study, options, (key.result, *(play.result for _, play in wrong)))

    def _no_move(self, study: Study) -> Draft | None:
        """Return the question whose answer is that no move is legal."""
        wrong = self._wrong_plays(study, None, OPTIONS - 1)
        own = any(option["from"] == study.rule for option, _ in wrong)
        if len(wrong) < LEAST_OPTIONS - 1 or not own:
            return None
        options = [*(option for option, _ in wrong), {"none": True, "right": True}]
        return self._choice(study, options, tuple(play.result for _, play in wrong))

    def _choice(self, study: Study, options: list[dict[str, Any]], boards: tuple[Position, ...]) -> Draft:
        data: dict[str, Any] = {"options": options}
        if study.rule in HINTS:
            data["hint"] = HINTS[study.rule]
        return Draft(study.asked, Kind.CHOOSE_PLAY, study.spot, Judged(boards), data)

    def _wrong_plays(
        self, study: Study, key: LegalPlay | None, most: int
    ) -> list[tuple[dict[str, Any], LegalPlay]]:
        """Return wrong options with their plays: two of this rule first, then those of its neighbours."""
        position, found = study.spot.position, dict[str, tuple[dict[str, Any], LegalPlay]]()
        right = None if key is None else written(position, key.play)
        shares = ((study.rule, 2), *((other, 1) for other in NEIGHBOURS), (study.rule, most))
        for rule, share in shares:
            if len(found) == most:
                break
            if rule != study.rule and not (self.known(rule, study.asked) and matters(rule, study.spot)):
                continue
            other = study if rule == study.rule else Study(rule, study.spot)
            goal = 2 if key is None else len(key.play)
            before = len(found)
            for play in sorted(other.mistakes[:12], key=lambda one: abs(len(one.play) - goal)):
                if len(found) == most or len(found) - before == share:
                    break
                text = written(position, play.play)
                feedback = self._refusal(study, text, rule)
                if play.play.moves and text != right and text not in found and feedback is not None:
                    found[text] = ({"play": text, "from": rule, **feedback}, play)
        return list(found.values())

    def _refusal(self, study: Study, text: str, rule: str) -> dict[str, Any] | None:
        """Return the feedback of a wrong play, {} for the engine's own words; None if it does not fit."""
        try:
            verdict = judge_text(study.spot.position, study.spot.roll, text)
        except AmbiguousPlayError:
            return None
        if not isinstance(verdict, Illegal):
            return None
        codes = [reason.code for reason in verdict.reasons]
        if rule == "movement.intermediate":
            return self._closed_stop(verdict)
        if rule == study.rule and rule not in PERMISSIONS and rule not in codes:
            slips = all(code.startswith("try.") or code == "obligation.doubles-as-many" for code in codes)
            return {} if slips else None
        return {}

    def _closed_stop(self, verdict: Illegal) -> dict[str, Any] | None:
        """Return the feedback that names the closed stop of a checker on its way."""
        reason = verdict.reasons[0]
        if reason.code != "landing.blocked":
            return None
        return {"feedback": {"message": "r.movement.intermediate", "point": reason.point}}

    def _praise(self, study: Study, key: LegalPlay) -> dict[str, Any]:
        """Return what is said about a right play that shows a permission."""
        message = PRAISED_BY.get(study.rule)
        if message is None:
            return {}
        names = self.messages[message]
        move = {"move": written(study.spot.position, key.play)} if "move" in names else {}
        return {"feedback": {"message": message, **move}}

    # -- how many plays are legal ------------------------------------------------------------------

    def count(self, study: Study) -> Draft | None:
        """Return the question how many plays are legal, or how many of them hit nothing."""
        if study.rule not in COUNTED or len(study.here.boards) > MOST_TO_COUNT:
            return None
        quiet = study.rule == "hit.optional"
        legal = [play for play in study.legal if not (quiet and hits(study.spot.position, play.result))]
        right = len(legal)
        wrong = dict(self._wrong_counts(study, right))
        if len(wrong) < LEAST_OPTIONS - 1:
            return None
        chosen = dict(list(wrong.items())[: OPTIONS - 1])
        others = [{"number": number, **option} for number, option in chosen.items()]
        options = mixed(study, {"number": right, "right": True}, others)
        prompt = {"prompt": "p.count.no-hit"} if quiet else {}
        return Draft(study.asked, Kind.COUNT, study.spot, Judged(count=True), {**prompt, "options": options})

    def _wrong_counts(self, study: Study, right: int) -> Iterator[tuple[int, dict[str, Any]]]:
        """Yield wrong numbers with their origin and feedback: the count without this rule first."""
        seen = {right}
        rules = (study.rule, *(rule for rule in NEIGHBOURS if rule in COUNTED and rule != study.rule))
        for rule in rules:
            if rule != study.rule and not (self.known(rule, study.asked) and matters(rule, study.spot)):
                continue
            other = study if rule == study.rule else Study(rule, study.spot)
            number = _counted(other)
            if number in seen or number > MOST_NUMBER:
                if rule == study.rule:
                    return
                continue
            feedback = {"message": "m.turn-not-lost"} if number == 0 else self.told(other)
            if feedback is not None:
                seen.add(number)
                yield number, {"from": rule, "feedback": feedback}
            elif rule == study.rule:
                return
        if study.rule == "hit.optional" and len(study.legal) not in seen:  # hits are counted, too
            yield len(study.legal), {"from": study.rule, "feedback": {"message": "m.legal-but-hits"}}
        if 0 not in seen and right <= 2:
            yield 0, {"from": "obligation.no-pass", "feedback": {"message": "m.turn-not-lost"}}

    def told(self, study: Study) -> dict[str, Any] | None:
        """Return the message that explains a rule on this board, with its facts."""
        if study.rule in PRAISED_BY:
            names = self.messages[PRAISED_BY[study.rule]]
            if "move" in names and not study.overlooked:
                return None
            play = study.overlooked[0].play if study.overlooked else None
            move = {"move": written(study.spot.position, play)} if play and "move" in names else {}
            return {"message": PRAISED_BY[study.rule], **move}
        if study.rule == "landing.blot":
            blots = [point for point in range(1, 25) if study.spot.position.enemy(point) == 1]
            return {"message": "m.landing.blot", "point": blots[0]} if len(blots) == 1 else None
        reasons = (
            reason
            for node in study.graph.nodes
            for refusal in node.refused.values()
            for reason in refusal.reasons
            if reason.code == study.rule
        )
        return next((said for reason in reasons if (said := self.message_of(reason)) is not None), None)

    def message_of(self, reason: Reason) -> dict[str, Any] | None:
        """Return the message of a reason with its facts; None where a fact is no number."""
        key = f"r.{reason.code}"
        facts = {
            "die": reason.die,
            "point": reason.point,
            "n": reason.n,
            "from": reason.source,
            "to": reason.target,
        }
        wanted = {name: facts.get(name) for name in sorted(self.messages.get(key, frozenset()))}
        if key not in self.messages or not all(isinstance(value, int) for value in wanted.values()):
            return None
        return {"message": key, **wanted}


def mixed(study: Study, right: dict[str, Any], wrong: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the options with the right one at a place that the board decides."""
    place = draw(f"place/{study.name}", len(wrong) + 1)
    return [*wrong[:place], right, *wrong[place:]]


def _counted(study: Study) -> int:
    """Return how many plays somebody counts who does not know the rule."""
    plays = study.believed
    if study.rule == "hit.optional":
        return sum(not hits(study.spot.position, play.result) for play in plays)
    return sum(bool(play.play.moves) for play in plays)
