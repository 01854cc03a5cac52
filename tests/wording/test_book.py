"""Filling messages: the right digits, isolated notation, words in attributes, and nothing unescaped."""

from __future__ import annotations

import pytest

from generator.rules import Roll
from generator.wording.messages import WordingError
from generator.wording.values import Notation, Text
from tests.wording.books import ENGLISH, book

ROLL = '<bdi dir="ltr" class="nt">6-5</bdi>'


def test_a_roll_is_isolated_on_the_page_and_words_in_attributes() -> None:
    """6-5 would change its order in right-to-left text; a screen reader would say "six minus five"."""
    text = ENGLISH.text("p.play-the-roll", roll=Roll(5, 6))

    assert text.html == f"You rolled {ROLL}. Play it."
    assert text.plain == "You rolled 6 and 5. Play it."
    assert text.lang is None


def test_a_play_is_one_piece_of_notation_and_words_in_attributes() -> None:
    """Hits, the bar, bearing off and repeated moves are all said."""
    move = Notation("move", "bar/20* 13/8(2) 6/off")

    assert ENGLISH.html(move) == '<bdi dir="ltr" class="nt">bar/20* 13/8(2) 6/off</bdi>'
    assert ENGLISH.words(move) == (
        "from the bar to point 20, hitting; from point 13 to point 8, 2 times; off from point 6"
    )


def test_plays_in_a_list_are_joined_by_the_locales_separator() -> None:
    """A comma or "and" could be read into a play."""
    plays = (Notation("move", "24/18"), Notation("move", "13/8 6/5"))

    assert ENGLISH.text("f.count", moves=plays).html == (
        'Correct. The legal plays are: <bdi dir="ltr" class="nt">24/18</bdi>;'
        ' <bdi dir="ltr" class="nt">13/8 6/5</bdi>.'
    )


def test_points_in_a_list_are_joined_with_and() -> None:
    """One, two and three points."""
    said = [ENGLISH.text("f.answer.places", points=points).plain for points in ((7,), (9, 7), (9, 7, 3))]

    assert said == [
        "The points to mark: 7.",
        "The points to mark: 9 and 7.",
        "The points to mark: 9, 7 and 3.",
    ]


def test_numbers_have_the_digits_of_the_language() -> None:
    """Persian digits in Persian, also inside notation; the order of the sentence is the translation's."""
    fa = book(
        "fa",
        {"r.movement.dice-separate": "عدد {n} روی هیچ تاسی نیست.", "p.play-the-roll": "تاس شما {roll} است."},
    )

    assert fa.text("r.movement.dice-separate", n=11).html == "عدد ۱۱ روی هیچ تاسی نیست."
    assert fa.text("p.play-the-roll", roll=Roll(6, 5)).html == (
        'تاس شما <bdi dir="ltr" class="nt">۶-۵</bdi> است.'
    )


def test_a_count_chooses_the_plural_form() -> None:
    """One checker and several checkers are different sentences."""
    assert (
        ENGLISH.text("r.bar.enter-first", n=1).plain == "You have 1 checker on the bar. It must enter first."
    )
    assert (
        ENGLISH.text("r.bar.enter-first", n=2).plain
        == "You have 2 checkers on the bar. They must enter first."
    )
    ur = book("ur", {"r.bar.enter-first": ("{n} مہرہ", "{n} مہرے")})

    assert [ur.text("r.bar.enter-first", n=n).plain for n in (1, 11)] == ["1 مہرہ", "11 مہرے"]


def test_placeholders_may_change_places() -> None:
    """A translation orders its sentence as its language does."""
    hi = book("hi", {"p.play.to": "{to} <- {from}: {roll}"})

    assert hi.text("p.play.to", roll=Roll(6, 3), **{"from": 16, "to": 7}).plain == "7 <- 16: 6 और 3"


@pytest.mark.parametrize(
    ("params", "message"),
    [({}, "missing"), ({"roll": Roll(6, 5), "die": 6}, "unknown"), ({"die": 6}, "missing")],
)
def test_a_value_too_few_or_too_many_is_an_error(params: dict[str, Roll | int], message: str) -> None:
    """No reader ever sees a name in braces."""
    with pytest.raises(WordingError, match=message):
        ENGLISH.text("p.play-the-roll", **params)


def test_an_unknown_key_is_an_error() -> None:
    """A message that does not exist is a fault of the program."""
    with pytest.raises(WordingError, match=r"r\.nothing"):
        ENGLISH.text("r.nothing")


def test_a_plural_needs_a_whole_number() -> None:
    """A text cannot choose a plural form."""
    with pytest.raises(WordingError, match="whole number"):
        ENGLISH.text("r.bar.enter-first", n="two")


def test_a_translation_with_a_strange_placeholder_is_an_error() -> None:
    """A renamed placeholder stops that language instead of showing braces."""
    with pytest.raises(WordingError, match=r"ur: message p\.play-the-roll"):
        book("ur", {"p.play-the-roll": "آپ کے پانسے {rolls} آئے ہیں۔"}).text(
            "p.play-the-roll", roll=Roll(6, 5)
        )


HOSTILE = "<script>alert(1)</script> & \" ' {{7*7}} %s {% x %} 75 فیصد"


def test_a_translation_is_text_and_never_markup() -> None:
    """Markup, braces, percent signs and quotes of a translator stand on the page as they were typed."""
    text = book("ur", {"f.right": HOSTILE}).text("f.right")

    assert text.html == (
        "&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot; &#x27; {{7*7}} %s {% x %} 75 فیصد"
    )
    assert text.plain == HOSTILE


def test_a_value_is_text_and_is_never_filled_itself() -> None:
    """A name that looks like markup or a placeholder stays what it is."""
    text = ENGLISH.text("p.dice-valid", ruleset="<b>{roll}</b>")

    assert text.html == "&lt;b&gt;{roll}&lt;/b&gt;: does this roll count?"


def test_a_text_may_stand_in_a_text() -> None:
    """A worded name keeps its markup on the page and its words in attributes."""
    name = Text('<span data-pips="white">57</span>', "57")

    assert ENGLISH.text("pips.white", pips=name).html == 'Pip count: White <span data-pips="white">57</span>'
    assert ENGLISH.text("pips.white", pips=name).plain == "Pip count: White 57"


def test_an_untranslated_text_says_which_language_it_is_in() -> None:
    """English inside a right-to-left page keeps its own direction, so that its full stop stays at its end."""
    text = book("ur").text("f.right")

    assert text.lang == "en"
    assert text.__html__() == '<span lang="en" dir="ltr" class="tk-untranslated">Correct.</span>'


def test_a_translated_text_needs_no_mark() -> None:
    """A text in the page's language is not wrapped."""
    assert book("ur", {"f.right": "درست جواب۔"}).text("f.right").__html__() == "درست جواب۔"


def test_an_authors_prose_is_worded_with_its_tokens() -> None:
    """Tokens keep ASCII in the source and get the page's digits."""
    fa = book("fa", {"The [[num:6]] ends on [[pt:12]].": "عدد [[num:6]] به [[pt:12]] می‌رسد & تمام."})

    text = fa.prose("The [[num:6]] ends on [[pt:12]].", domain="quizzes")

    assert text.html == 'عدد <bdi dir="ltr" class="nt">۶</bdi> به\u00a0۱۲ می‌رسد &amp; تمام.'
    assert text.plain == "عدد ۶ به ۱۲ می‌رسد & تمام."
