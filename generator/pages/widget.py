"""The card of one question: still board, question, options, the answer without script, and its data.

A pure function of item, language and links. The script only brings the card to life; without it everything
can be read, and the answer stands in a ``<details>``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from hashlib import sha256

from markupsafe import Markup

from generator.diagrams.describe import Describer
from generator.diagrams.model import Colour as DiagramColour
from generator.diagrams.model import Diagram
from generator.diagrams.svg import draw
from generator.notation import format_position
from generator.pages.environment import environment
from generator.pages.figure import render_figure
from generator.pages.payload import RuleLinks, payload, to_json
from generator.pages.situation import board_words, cube_of, facts_of, throw_diagram, without_mover
from generator.quizzes.answers import Answer
from generator.quizzes.cases import ThrowCase
from generator.quizzes.choose import page_order, step_order
from generator.quizzes.model import Board, Colour, Item, Kind, Prose
from generator.rules import STANDARD, RuleSet, location_key
from generator.wording.book import Book
from generator.wording.items import ItemWords
from generator.wording.values import Text


@dataclass(frozen=True, slots=True)
class Lettered:
    """An option or a step with the letter that names it in the data."""

    letter: str
    text: Text


@dataclass(frozen=True, slots=True)
class Button:
    """A button that the script brings to life."""

    act: str
    text: Text
    look: str


@dataclass(frozen=True, slots=True)
class BoardView:
    """The still board and the line under it."""

    svg: Markup
    shown: str
    """Colour of the checker beside the line."""
    turn: Text | None
    """Whose turn it is, or who has won; None where nobody is to move."""
    pips: Text | None
    """None where the count would give the answer away."""
    you: Text | None
    """Says whose numbers these are, where the board is seen from the side of Black."""


@dataclass(frozen=True, slots=True)
class Card:
    """Everything the template puts on the page."""

    uid: str
    """Begins every id and names the radio group; unique on the page."""
    item: str
    rev: str
    rule: str
    kind: str
    kind_name: Text
    number: Text | None
    """None where the question stands alone."""
    prompt: Text
    facts: tuple[Text, ...]
    """What is known of the match."""
    statement: Text | None
    picture: Markup | None
    """A figure instead of a board."""
    board: BoardView | None
    moves: Text | None
    """Heading of the list of moves; None where nothing is moved or marked."""
    legend: Text
    options: tuple[Lettered, ...]
    steps: tuple[Lettered, ...]
    buttons: tuple[Button, ...]
    show: Text
    answer: tuple[Text, ...]
    rule_href: str | None
    rule_link: Text
    data: Markup


class QuizRenderer:
    """Renders the cards of one page in one language."""

    def __init__(
        self,
        book: Book,
        links: RuleLinks,
        home: str = "right",
        diagrams: Mapping[str, Diagram] | None = None,
    ) -> None:
        self.book = book
        self.links = links
        self.home = home
        self.diagrams = diagrams or {}

    def render(self, answer: Answer, *, number: int, total: int, copy: int = 1) -> str:
        """Return the card of one item, question ``number`` of ``total``."""
        return (
            environment()
            .get_template("quiz/card.html.j2")
            .render(card=self.card(answer, number, total, copy))
        )

    def card(self, answer: Answer, number: int, total: int, copy: int) -> Card:
        """Return the card as values."""
        item, words, say = answer.item, ItemWords(self.book, answer), self.book.text
        uid = f"q-{item.id}" if copy == 1 else f"q-{item.id}-{copy}"
        moving = item.kind.is_played or item.kind is Kind.PICK_DESTINATIONS
        moves = "quiz.moves" if item.kind.is_played else "quiz.points"
        return Card(
            uid=uid,
            item=item.id,
            rev=revision(item, self.book),
            rule=item.rule,
            kind=item.kind,
            kind_name=say(f"kind.{item.kind}"),
            number=say("card.number", n=number, total=total) if total > 1 else None,
            prompt=words.prompt(),
            facts=facts_of(item, self.book),
            statement=words.statement(),
            picture=self.picture(item, uid),
            board=None if item.board is None else self.board(item, item.board, uid, playable=moving),
            moves=say(moves) if moving else None,
            legend=say("card.answers"),
            options=tuple(Lettered(option.letter, words.option(option)) for option in page_order(item)),
            steps=tuple(Lettered(letter, words.wording(step)) for letter, step in step_order(item)),
            buttons=self.buttons(item),
            show=say("quiz.show"),
            answer=tuple(self.answer(answer, words)),
            rule_href=self.links.href(item.rule),
            rule_link=say("quiz.read-rule"),
            data=Markup(to_json(payload(answer, words, self.links, self.home))),  # noqa: S704 - JSON of ours
        )

    def board(self, item: Item, board: Board, uid: str, *, playable: bool) -> BoardView:
        """Return the still board; what it shows is said in words too."""
        said = board_words(item, board.colour, self.book)
        diagram = Diagram(
            position=board.position,
            dice=() if board.roll is None else (board.roll.high, board.roll.low),
            side=DiagramColour(board.colour.value),
            cube=cube_of(item),
            checkers=board.ruleset.checkers,
        )
        describe = Describer(self.book)
        svg = draw(
            diagram,
            locale=self.book.locale,
            prefix=_prefix(uid),
            describe=describe if said.mover else lambda shown: without_mover(describe(shown), self.book),
            home=self.home,
            playable=playable,
        )
        name = board.colour.value
        # A question about the count must not print it; of a finished game, nobody asks for it.
        counted = item.rule != "terms.pip" and item.kind is not Kind.SCORE_THE_GAME
        pips = self.book.text(f"pips.{name}", pips=self.pips(board)) if counted else None
        you = self.book.text("turn.you-black") if board.colour is Colour.BLACK else None
        return BoardView(Markup(svg), said.shown, said.line, pips, you)  # noqa: S704 - SVG of ours

    def picture(self, item: Item, uid: str) -> Markup | None:
        """Return the figure of an item without a board: its throw, or the diagram that it names."""
        found = throw_diagram(item.case) if isinstance(item.case, ThrowCase) else None
        if found is None and item.picture is not None:
            found = self.diagrams.get(item.picture)
        if found is None:
            return None
        # Under a question the caption of a lesson would say too much.
        bare = replace(found, caption="", rule="")
        return Markup(render_figure(bare, self.book, prefix=_prefix(uid), home=self.home))  # noqa: S704 - ours

    def pips(self, board: Board) -> Text:
        """Return the pip count, marked so that the script can keep it up to date."""
        count = self.book.locale.num(board.position.on_roll.pips())
        return Text(f'<span data-pips="{board.colour.value}">{count}</span>', count)

    def buttons(self, item: Item) -> tuple[Button, ...]:
        """One filled button, one outlined, the rest as text."""
        acts = [("check", "bt pri"), ("next", "bt pri")]
        if item.kind.is_played:
            acts.append(("undo", "bt"))
        acts.append(("show", "bt q"))
        if item.hint is not None:
            acts.append(("hint", "bt q"))
        acts.append(("reset", "bt q"))
        return tuple(Button(act, self.book.text(f"quiz.{act}"), look) for act, look in acts)

    def answer(self, answer: Answer, words: ItemWords) -> list[Text]:
        """Return the answer in words, and what is said about it."""
        item = answer.item
        if item.kind is Kind.ORDER_THE_STEPS:
            return [*(words.wording(step) for step in item.steps), words.right()]
        key = next((option for option in answer.options if option.option.right), None)
        if key is not None:
            # "Correct." is praise for who found it; who only reads the answer is told the reason alone.
            told = words.feedback(key) if isinstance(key.option.feedback, Prose) else ()
            return [words.option(key.option), *(text for text, _ in told)]
        return [words.solution(), words.right()] if isinstance(item.right, Prose) else [words.solution()]


def _prefix(uid: str) -> str:
    """Begin the ids of a picture with something short that is its own."""
    return f"b{sha256(uid.encode()).hexdigest()[:6]}"


def revision(item: Item, book: Book) -> str:
    """Eight hex digits that change when the English question, its options or its data change.

    Feedback, the rule's text and translations may be mended without resetting anybody's progress.
    """
    parts = [str(item.kind), str(item.move), *_board_facts(item), *_case_facts(item)]
    key = getattr(item.prompt, "key", None)
    parts += [_source(item.prompt), "" if key is None else book.messages[key].english]
    parts += ["" if item.statement is None else item.statement.text, *(step.text for step in item.steps)]
    for option in item.options:
        text = option.text.text if option.text is not None else ""
        parts += [
            option.letter,
            text,
            str(option.play),
            str(option.number),
            str(option.none),
            str(option.right),
        ]
    return sha256("\n".join(parts).encode()).hexdigest()[:8]


def _board_facts(item: Item) -> list[str]:
    """Return board, task and checker asked about as stable text, whatever the classes look like inside."""
    board, task = item.board, item.task
    facts = [] if board is None else [format_position(board.position), board.colour.value]
    if board is not None and board.roll is not None:
        facts.append(f"{board.roll.high}-{board.roll.low}")
    places = [item.source] if task is None else [item.source, task.source, task.target]
    facts += ["" if place is None else location_key(place) for place in places]
    if task is None:
        return facts
    # A task of an older kind keeps its revision: what it does not ask for is not written down.
    off = [] if task.off is None else [f"off {task.off}"]
    return [*facts, str(task.hit), str(task.play), *off]


def _case_facts(item: Item) -> list[str]:
    """Return game, picture and situation as stable text; items without them keep their revision."""
    facts = [] if item.case is None else [*_plain(item.case)]
    if item.picture is not None:
        facts.append(item.picture)
    board = item.board
    if board is not None and board.ruleset is not STANDARD:
        facts += [board.ruleset.name, str(board.first)]
    return facts


def _plain(value: object) -> Iterator[str]:
    """Write the fields of a situation one by one, a rule set by its name."""
    if isinstance(value, RuleSet):
        yield value.name
    elif isinstance(value, tuple | frozenset):
        for one in sorted(value) if isinstance(value, frozenset) else value:
            yield from _plain(one)
    elif is_dataclass(value):
        for name in (field.name for field in fields(value)):
            yield name
            yield from _plain(getattr(value, name))
    else:
        yield str(value)


def _source(wording: object) -> str:
    """Return a question as written, without its place in the file."""
    key, params, text = (getattr(wording, name, None) for name in ("key", "params", "text"))
    return repr((key, sorted((params or {}).items()), text))
