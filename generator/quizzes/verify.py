"""Where an author and the engine disagree about an item: every disagreement is a fault with its line."""

from __future__ import annotations

from collections.abc import Iterator

from generator.errors import Faults, shown
from generator.quizzes.answers import Answer, hits, solve
from generator.quizzes.effect import check_effect, check_worded
from generator.quizzes.fill import fill
from generator.quizzes.load import Vocabulary
from generator.quizzes.machine import Ruling
from generator.quizzes.model import Bank, Board, Item, Kind, MessageRef, Option, Wording
from generator.quizzes.notations import play_faults, verdict_on
from generator.quizzes.shape import check_shape
from generator.quizzes.tries import check_tries
from generator.rules import Illegal, location_key

Found = tuple[int, str, str]
"""Line, code and message of one fault of an item."""


def verify(bank: Bank, vocabulary: Vocabulary) -> tuple[dict[str, Answer], Faults]:
    """Work out every item; the answers by item id, and every fault. An item with faults has no answer."""
    faults = Faults()
    answers: dict[str, Answer] = {}
    for item in bank.items:
        own = Faults()
        if check_shape(item, own) and _readable(item, own):
            answer = solve(item)
            for line, code, message in _disagreements(answer, vocabulary):
                own.add(item.path, line, code, f"[{item.id}] {message}")
            answers[item.id] = answer
        if own:
            answers.pop(item.id, None)
        faults.extend(own)
    return answers, faults


def _disagreements(answer: Answer, vocabulary: Vocabulary) -> list[Found]:
    if answer.impossible:
        return [(answer.item.claims.line("case", answer.item.line), "CASE_IMPOSSIBLE", answer.impossible)]
    if unworded := [*check_worded(answer, vocabulary.messages)]:
        return unworded
    found = [*_claims(answer), *_keys(answer), *_facts(answer), *_messages(answer, vocabulary)]
    return [*found, *check_tries(answer), *check_effect(answer)]


def _readable(item: Item, faults: Faults) -> bool:
    """Record every play that is not written as a play."""
    plays = [(item.line, item.move), (item.claims.line("key", item.line), item.claims.play)]
    plays += [(option.line, option.play) for option in item.options]
    plays += [(item.claims.line("tries", item.line), play) for play in item.claims.tries]
    plays += [(item.claims.line("task", item.line), item.task.play if item.task else None)]
    for ref in messages_of(item):
        move, moves = ref.params.get("move"), ref.params.get("moves")
        texts = [move, *moves] if isinstance(moves, tuple) else [move]
        plays += [(ref.line, text) for text in texts if isinstance(text, str)]
    found = [
        (line, fault) for line, text in plays if text is not None for fault in play_faults(text, item.board)
    ]
    for line, fault in found:
        faults.add(item.path, line, "PLAY_FORM", f"[{item.id}] {fault}")
    return not found


def _claims(answer: Answer) -> Iterator[Found]:
    item, claims = answer.item, answer.item.claims
    if claims.n is not None and claims.n != answer.n:
        yield (
            claims.line("n", item.line),
            "N_DIFFERS",
            f"n: {claims.n}, but the engine finds {answer.n} legal plays",
        )
    if claims.places is not None and set(claims.places) != set(answer.places):
        found = ", ".join(location_key(place) for place in answer.places) or "none"
        yield claims.line("key", item.line), "KEY_DIFFERS", f"the places to mark are: {found}"
    if claims.play is not None:
        yield from _claimed_play(answer, claims.play)
    if item.kind is Kind.FORCED_PLAY and answer.n != 1:
        yield (
            item.line,
            "NOT_FORCED",
            f"forced-play needs exactly one legal play, the engine finds {answer.n}",
        )
    if item.kind is Kind.WHY_ILLEGAL and item.move is not None and not answer.reasons:
        yield claims.line("move", item.line), "NOT_ILLEGAL", f"{item.move} is legal"
    if item.task is not None and not answer.goal:
        yield claims.line("task", item.line), "TASK_IMPOSSIBLE", "no legal play does what the task asks"
    elif item.task is not None and not answer.narrowed:
        yield claims.line("task", item.line), "TASK_EMPTY", "every legal play does what the task asks"


def _claimed_play(answer: Answer, play: str) -> Iterator[Found]:
    """Return the play that the author gives as the key must be legal, and what the task asks for."""
    item, line = answer.item, answer.item.claims.line("key", answer.item.line)
    if item.board is None or answer.graph is None:
        return
    verdict = verdict_on(item.board, play)
    if isinstance(verdict, Illegal):
        codes = ", ".join(reason.code for reason in verdict.reasons)
        yield line, "KEY_NOT_LEGAL", f"the key {play} is not legal: {codes}"
    elif verdict.result not in {answer.graph.nodes[number].position for number in answer.goal}:
        yield line, "KEY_NOT_TASK", f"the key {play} is legal, but not what the task asks"


def _keys(answer: Answer) -> Iterator[Found]:
    """Return the option marked as right must be right, and no other option may be."""
    item = answer.item
    for option in answer.options:
        if option.right is None or option.right is option.option.right:
            continue
        if option.right:
            yield option.option.line, "OPTION_IS_RIGHT", "the engine says that this option is right, too"
        elif answer.points is not None:
            yield option.option.line, "KEY_DIFFERS", f"the game counts {answer.points} points"
        else:
            codes = ", ".join(reason.code for reason in option.reasons) or "the board says otherwise"
            yield option.option.line, "KEY_NOT_LEGAL", f"the key is not right: {codes}"
    key = next((option for option in item.options if option.right), None)
    if key is not None and item.kind is Kind.WHY_ILLEGAL:
        yield from _reason_of(answer, key)
    if key is not None and item.kind.is_yes_or_no:
        yield from _yes_or_no(answer, key)


def _reason_of(answer: Answer, key: Option) -> Iterator[Found]:
    rule = key.rule or answer.item.rule
    codes = [reason.code for reason in answer.reasons]
    if codes and rule not in codes:
        yield key.line, "REASON_DIFFERS", f"the engine's reason is {', '.join(codes)}, not {rule}"


def _yes_or_no(answer: Answer, key: Option) -> Iterator[Found]:
    """Return the key's first word must be the engine's verdict, and the rule it names one of the reasons."""
    item, ruling = answer.item, answer.ruling
    if ruling is None and item.move is not None and item.board is not None:
        ruling = Ruling(not answer.reasons, tuple(reason.code for reason in answer.reasons))
    if key.text is None or ruling is None:
        return
    against = "" if ruling.allowed else f": {', '.join(ruling.rules)}"
    if key.text.text.lower().startswith("yes") is not ruling.allowed:
        verdict = "allowed" if ruling.allowed else "not allowed"
        yield key.line, "VERDICT_DIFFERS", f"the engine says that this is {verdict}{against}"
    elif answer.ruling is not None and ruling.rules and key.rule not in {None, *ruling.rules}:
        yield key.line, "REASON_DIFFERS", f"the engine's reasons are not {key.rule}{against}"


def _facts(answer: Answer) -> Iterator[Found]:
    """Facts that the author puts into messages must be true on the board."""
    board = answer.item.board
    if board is not None:
        for ref in messages_of(answer.item):
            yield from _fact(ref, board, answer)


def _fact(ref: MessageRef, board: Board, answer: Answer) -> Iterator[Found]:
    point, move, count = ref.params.get("point"), ref.params.get("move"), ref.params.get("n")
    if ref.key in {"r.landing.blocked", "m.landing.blot"} and isinstance(point, int) and 1 <= point <= 24:
        enemies = board.position.enemy(point)
        wrong = enemies != 1 if ref.key == "m.landing.blot" else enemies < 2 or count not in {None, enemies}
        if wrong:
            yield ref.line, "FACT_DIFFERS", f"{enemies} enemy checkers stand on the {point}-point"
    if ref.key.startswith(("m.", "f.")) and isinstance(move, str) and board.roll is not None:
        verdict = verdict_on(board, move)
        if isinstance(verdict, Illegal):
            yield ref.line, "FACT_DIFFERS", f"the message calls {move} legal, the engine does not"
        elif ref.key == "m.hit.optional" and hits(board.position, verdict.result):
            yield ref.line, "FACT_DIFFERS", f"the message says that {move} hits nothing, but it hits"
    if ref.key == "f.right.one-of" and count not in {None, answer.n}:
        yield ref.line, "FACT_DIFFERS", f"the engine finds {answer.n} legal plays"


def _messages(answer: Answer, vocabulary: Vocabulary) -> Iterator[Found]:
    """Every message must exist, and get exactly the values it names."""
    for ref in messages_of(answer.item):
        names = vocabulary.messages.get(ref.key)
        if names is None:
            yield ref.line, "UNKNOWN_MESSAGE", f"no message has the key {shown(ref.key)}"
            continue
        if unknown := sorted(set(ref.params) - names):
            yield ref.line, "UNKNOWN_VALUE", f"{ref.key} does not name {', '.join(unknown)}"
        if missing := sorted(names - set(fill(ref, names, answer))):
            yield ref.line, "MISSING_VALUE", f"{ref.key} needs a value for {', '.join(missing)}"


def messages_of(item: Item) -> tuple[MessageRef, ...]:
    """Every message that an item names."""
    wordings: list[Wording | None] = [item.prompt, item.right, item.hint, *item.early]
    wordings += [option.feedback for option in item.options]
    return tuple(wording for wording in wordings if isinstance(wording, MessageRef))
