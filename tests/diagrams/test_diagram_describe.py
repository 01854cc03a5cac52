"""What a picture says: the same facts as it shows, in good words of each language."""

from __future__ import annotations

import json
import random
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

from generator.diagrams.describe import Describer
from generator.diagrams.model import Colour, Cube, Diagram, Ghost
from generator.rules import BAR, OFF, START, Position
from generator.wording.messages import FOLDER, read_messages
from tests.diagrams.boards import BOOKS, HIT, LARGER, LATE, OPENING, TAGS, arrow, random_position

AGREED = json.loads(Path(__file__).with_name("opening.json").read_text(encoding="utf-8"))
"""The starting position with 6 and 5 as the translators agreed on it."""
STOP = {"en": ".", "ur": "۔", "hi": "।", "fa": "."}


@pytest.mark.parametrize("tag", TAGS)
def test_the_starting_position_is_said_as_agreed(tag: str) -> None:
    """Title and description of the opening, word for word."""
    said = Describer(BOOKS[tag])(OPENING)

    assert AGREED[tag] == f"{said.title}{STOP[tag]} {said.desc}"


def template(tag: str, key: str, **names: str) -> str:
    """Return a message as a pattern; ``names`` give the pattern of a placeholder."""
    book = BOOKS[tag]
    message = book.messages[key]
    forms = (
        {book.translator.ngettext("diagrams", message.english, message.other, n, key).text for n in (1, 2)}
        if (message.other)
        else {book.translator.gettext("diagrams", message.english, key).text}
    )
    return "|".join(
        "".join(
            names.get(part[1:-1], ".+?") if part.startswith("{") else re.escape(part)
            for part in re.split(r"(\{\w+\})", form)
        )
        for form in sorted(forms)
    )


def read_back(tag: str, desc: str, near: Colour) -> tuple[dict[int, int], int, int, dict[int, int], int, int]:
    """Return counts, bar and borne off of both sides, the mover first, as a listener would note them down."""
    book = BOOKS[tag]
    found = []
    for colour in (near, near.other):
        name = book.text("side.white" if colour is Colour.WHITE else "side.black.direct").plain
        side = re.search(
            template(tag, "alt.side", side=re.escape(name), list="(?P<list>.+?)") + r"(?: |$)", desc
        )
        assert side is not None
        found += [*_items(tag, side["list"])]
    return tuple(found)  # type: ignore[return-value]


def _items(tag: str, said: str) -> Iterator[dict[int, int] | int]:
    points, bar, off = {}, 0, 0
    for item in said.split(BOOKS[tag].locale.lists.item_sep):
        count = r"(?P<count>\d+)"
        if match := re.fullmatch(template(tag, "alt.bar", count=r"(\d+)"), item):
            bar = int(next(filter(None, match.groups())))
        elif match := re.fullmatch(template(tag, "alt.off", count=r"(\d+)"), item):
            off = int(next(filter(None, match.groups())))
        else:
            forms = template(tag, "alt.item", count=count, point=r"(?P<point>\d+)").split("|")
            match = next(filter(None, (re.fullmatch(form, item) for form in forms)))
            points[int(match["point"])] = int(match["count"])
    yield from (points, bar, off)


@pytest.mark.parametrize("tag", TAGS)
def test_a_listener_can_set_up_the_position(tag: str) -> None:
    """On 200 random positions the words give back every checker of both sides, and the same pip counts."""
    chance = random.Random(7)
    describe = Describer(BOOKS[tag])
    for number in range(200):
        position, near = random_position(chance), list(Colour)[number % 2]
        own, own_bar, own_off, other, other_bar, other_off = read_back(
            tag, describe.desc(Diagram(position=position, side=near, dice=(2, 1))), near
        )
        heard = Position.from_counts(own, other, own_bar=own_bar, other_bar=other_bar)

        assert position == heard
        assert (15, 15) == (heard.on_roll.on_board + own_off, heard.opponent.on_board + other_off)
        assert position.on_roll.pips() == heard.on_roll.pips()


def all_texts(tag: str) -> str:
    """Everything the messages can say about pictures with every kind of mark, for either side."""
    describe = Describer(BOOKS[tag])
    pictures = [OPENING, LARGER, HIT, LATE, Diagram(position=START, mover=False, cube=Cube(2, Colour.BLACK))]
    said = [text for picture in pictures for text in (describe(picture).title, describe(picture).desc)]
    moves = [describe.move(13, 7), describe.move(BAR, 20, hit=True), describe.move(3, OFF)]
    return " ".join([*said, *moves, *(describe.pips(OPENING, colour) for colour in Colour)])


@pytest.mark.parametrize("tag", ["ur", "hi", "fa"])
def test_descriptions_speak_one_language(tag: str) -> None:
    """No Latin letter, no other script's digit, no invisible direction sign."""
    text = all_texts(tag)
    digits = {unicodedata.name(char).rsplit(" ", 1)[0] for char in text if char.isdigit()}

    assert [] == re.findall(r"[A-Za-z]+", text)
    assert [] == re.findall("[\u200e\u200f\u2066-\u2069\u202a-\u202e]", text)
    assert {"EXTENDED ARABIC-INDIC DIGIT" if tag == "fa" else "DIGIT"} == digits


def test_descriptions_never_say_left_or_right() -> None:
    """The reader may have the home board on either side."""
    words = re.findall(r"\w+", all_texts("en").lower())

    assert set() == {"left", "right", "top", "bottom", "clockwise"} & set(words)


def test_hindi_takes_the_form_of_the_side_from_the_message() -> None:
    """Before a postposition Black is काले, before a colon काला."""
    said = Describer(BOOKS["hi"])(LATE)

    assert "बैकगैमन की स्थिति, बारी काले की" == said.title
    assert "काला: " in said.desc
    assert said.desc.endswith("बिंदुओं के नंबर काले के हिसाब से हैं।")


def test_the_side_to_move_comes_first() -> None:
    """With Black to move Black is listed before White, and the numbers are Black's."""
    desc = Describer(BOOKS["en"]).desc(LATE)

    assert desc.index("Black:") < desc.index("White:")
    assert desc.endswith("Points are numbered for Black.")


def test_counts_of_nought_are_left_out() -> None:
    """A side with nothing on the bar and nothing borne off says nothing of either."""
    desc = Describer(BOOKS["en"]).desc(OPENING)

    assert "bar" not in desc
    assert "borne off" not in desc


def test_a_side_that_has_borne_off_everything_says_only_that() -> None:
    """A game that is over has one item for the winner."""
    desc = Describer(BOOKS["en"]).desc(Diagram(position=Position.from_counts({}, {20: 3}), mover=False))

    assert "White: 15 checkers borne off." in desc


@pytest.mark.parametrize(
    ("picture", "said"),
    [
        (Diagram(position=START), "The dice have not been rolled."),
        (Diagram(position=START, dice=(2, 5)), "Dice: 5 and 2."),
        (Diagram(position=START, cube=Cube(4, Colour.BLACK)), "Black owns the cube at 4."),
        (
            LARGER,
            (
                "In the picture: from point 23 to point 17; from point 23 to point 18 (not allowed); "
                "12-point (blocked)."
            ),
        ),
        (HIT, "In the picture: from point 10 to point 4, hitting; from point 9 to point 4."),
        (
            Diagram(position=START, marks=(arrow(BAR, 22, 3), arrow(6, OFF, 6), Ghost(22), Ghost(5))),
            "In the picture: from the bar to point 22; off from point 6; 5-point (marked).",
        ),
    ],
)
def test_dice_cube_and_marks_are_said(picture: Diagram, said: str) -> None:
    """Whatever the drawing shows beside the checkers has its sentence."""
    assert said in Describer(BOOKS["en"]).desc(picture)


def test_with_nobody_to_move_nothing_is_said_of_dice() -> None:
    """Such a picture has a title without a side, and White's numbers."""
    said = Describer(BOOKS["en"])(Diagram(position=START, mover=False))

    assert "Backgammon position" == said.title
    assert "ice" not in said.desc
    assert said.desc.endswith("Points are numbered for White.")


def test_the_author_s_sentence_comes_last_and_in_words() -> None:
    """Notation in it is spoken, not spelt."""
    picture = Diagram(position=START, dice=(6, 5), desc="White plays [[move:24/18]].")

    assert Describer(BOOKS["en"]).desc(picture).endswith(" White plays from point 24 to point 18.")


def test_pip_counts_are_said_for_either_side() -> None:
    """Each side's count is in its own numbers."""
    describe = Describer(BOOKS["fa"])

    assert ["شمارش پیپ: سفید ۱۶۷.", "شمارش پیپ: سیاه ۱۶۷."] == [
        describe.pips(OPENING, colour) for colour in Colour
    ]


def test_every_message_has_a_note_or_speaks_for_itself() -> None:
    """Each message with a placeholder tells what stands in it, and the agreed wording covers them all."""
    messages = read_messages(FOLDER / "alt.yml", "diagrams")
    agreed = json.loads(Path(__file__).with_name("alt.json").read_text(encoding="utf-8"))

    assert [] == [message.key for message in messages if message.placeholders and not message.note]
    for tag in ("ur", "hi", "fa"):
        assert {message.key for message in messages} == set(agreed[tag])
