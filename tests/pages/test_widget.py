"""The card of a question: what stands on the page before any script has run."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import product

import pytest

from generator.diagrams.model import Diagram
from generator.pages.figure import render_figure
from generator.pages.widget import QuizRenderer, revision
from generator.quizzes.cases import Lies, Rests, ThrowCase, ThrowCode, ThrownDie
from generator.quizzes.model import MessageRef, Prose, Task
from generator.rules import START, ruleset_named
from tests.pages.quizcards import EXEMPLARS, LINKS, QUESTIONS, Always, Page, book, renderer

ALL = {**EXEMPLARS, **QUESTIONS}
TAGS = ["en", "ur", "hi", "fa"]


def card(name: str, tag: str = "en", copy: int = 1) -> str:
    """Render one card as question 2 of 3."""
    return renderer(tag).render(ALL[name], number=2, total=3, copy=copy)


@pytest.mark.parametrize("name", ALL)
def test_a_card_carries_what_the_script_and_progress_need(name: str) -> None:
    """Id, revision, rule, kind and state stand on the section; its data is JSON of packing 2."""
    item = ALL[name].item
    page = Page(card(name))

    section = page.all("section", class_="tk-quiz")[0]
    assert (section["data-quiz"], section["data-rule"], section["data-kind"], section["data-state"]) == (
        item.id,
        item.rule,
        item.kind,
        "new",
    )
    assert section["data-rev"] == revision(item, book())
    assert len(section["data-rev"]) == 8
    assert json.loads(page.scripts[0])["v"] == 2
    assert len(page.scripts) == 1


@pytest.mark.parametrize("name", ALL)
def test_a_card_has_a_name_a_verdict_place_and_its_buttons(name: str) -> None:
    """The heading names the section; the status is empty; Check, Reset, Show and Next are always there."""
    page = Page(card(name))
    section = page.all("section", class_="tk-quiz")[0]

    rule, kind, number = section["aria-labelledby"].split()
    assert rule == section["data-rule"]
    assert page.all("h3", id=kind) != []
    assert page.all("span", id=number) != []
    assert page.all("div", role="status") == [{"class": "status", "role": "status"}]
    acts = [button["data-act"] for button in page.all("button") if "data-act" in button]
    assert {"check", "reset", "show", "next"} <= set(acts)
    assert ("undo" in acts) is ALL[name].item.kind.is_played
    assert all(button["type"] == "button" for button in page.all("button"))


@pytest.mark.parametrize("name", ALL)
def test_without_script_the_answer_can_be_opened(name: str) -> None:
    """A details element holds the answer in words, and a link to the rule."""
    html = card(name)
    answer = html[html.index("<details") : html.index("</details>")]
    page = Page(answer)

    assert page.all("summary") != []
    assert len("".join(page.words).split()) > 4
    assert page.all("a")[-1]["href"].endswith(f"#{ALL[name].item.rule}")


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("tag", TAGS)
def test_a_card_obeys_the_content_policy_and_ids_are_unique(name: str, tag: str) -> None:
    """No style attribute, no handler, nothing from elsewhere; every id once, in every language."""
    page = Page(card(name, tag))
    ids = [attributes["id"] for _, attributes in page.elements if "id" in attributes]

    assert len(ids) == len(set(ids))
    for tag_name, attributes in page.elements:
        assert "style" not in attributes
        assert not [attribute for attribute in attributes if attribute.startswith("on")]
        assert tag_name not in {"link", "iframe", "img", "style"}


def test_options_are_real_radios_with_labels_in_one_named_group() -> None:
    """Fieldset, legend, one name, one value for each letter; "No legal move" last."""
    page = Page(card("larger-4"))
    radios = page.all("input")

    assert len(page.all("fieldset")) == len(page.all("legend")) == 1
    assert {radio["type"] for radio in radios} == {"radio"}
    assert {radio["name"] for radio in radios} == {"q-larger-4"}
    assert sorted(radio["value"] for radio in radios) == ["a", "b", "c", "d"]
    assert len(page.all("label", class_="opt")) == 4
    assert not [radio for radio in radios if "checked" in radio]


@pytest.mark.parametrize("name", ["larger-3", "larger-1", "larger-8"])
def test_two_copies_of_a_question_on_a_page_do_not_disturb_each_other(name: str) -> None:
    """Ids and radio groups differ; the id under which progress is kept does not."""
    page = Page(card(name) + card(name, copy=2))
    ids = [attributes["id"] for _, attributes in page.elements if "id" in attributes]
    names = [radio["name"] for radio in page.all("input")]

    assert len(ids) == len(set(ids))
    assert len(set(names)) * len(ALL[name].item.options) == len(names)
    assert {section["data-quiz"] for section in page.all("section", class_="tk-quiz")} == {name}


def test_the_board_stands_still_until_the_script_wakes_it() -> None:
    """A picture, left to right in every language, whose places are marked for the script."""
    page = Page(card("larger-1", "ur"))
    svg = page.all("svg", role="img")[0]

    assert "tk-board" in svg["class"].split()
    assert page.all("div", class_="bd") == [{"class": "bd", "dir": "ltr"}]
    places = {attributes["data-loc"] for _, attributes in page.elements if "data-loc" in attributes}
    assert {*(str(point) for point in range(1, 25)), "bar", "off"} <= places


def test_a_choice_has_no_places_to_play_on() -> None:
    """The board of a choice is only looked at."""
    page = Page(card("larger-3"))

    assert not [attributes for _, attributes in page.elements if "data-loc" in attributes]
    assert page.all("ul", class_="tk-moves") == []


def test_the_line_under_the_board_says_who_moves_and_the_pip_count() -> None:
    """Black's board says Black, in words and with Black's checker beside them."""
    html = card("start-65")
    turn = html[html.index('<p class="turn">') : html.index('<div class="status"')]

    assert "".join(Page(turn).words).split("\n")[0] == (
        "Black to movePip count: Black 167You are Black. The points are numbered for you."
    )
    assert 'class="b"' in turn
    assert Page(turn).all("span", data_pips="black") == [{"data-pips": "black"}]


def test_the_number_of_the_question_is_in_the_pages_digits() -> None:
    """Question 2 of 3, in Persian digits in Persian."""
    assert "Question 2 of 3" in card("larger-1")
    assert "Question ۲ of ۳" in card("larger-1", "fa")


def test_a_question_that_stands_alone_has_no_number() -> None:
    """Question 1 of 1 says nothing; the name of the card then is rule and kind."""
    page = Page(renderer().render(ALL["larger-1"], number=1, total=1))

    assert "Question" not in "".join(page.words)
    assert 2 == len(page.all("section", class_="tk-quiz")[0]["aria-labelledby"].split())


def test_the_cube_stands_on_the_board_where_the_question_needs_it() -> None:
    """At its owner's end, with its value; a board without such a question has none."""
    assert "owns the cube at 2" in card("cube-owner")
    assert "The cube is in the middle, worth 1." in card("cube-crawford")
    assert "White owns the cube at 2" in card("score-gammon")
    assert "cube" not in card("larger-1").split("</svg>")[0].lower()


def test_a_game_that_is_over_says_who_has_won() -> None:
    """Nobody is to move any more, on the page and for ears, and nobody's pips are counted."""
    white, black = card("score-gammon"), card("score-jacoby")

    assert "White has won" in white
    assert "Black has won" in black
    for html in (white, black):
        assert "to move" not in html
        assert "data-pips" not in html


def test_the_score_of_a_match_and_its_crawford_game_stand_above_the_board() -> None:
    """By colours where the question speaks of neither side's points."""
    assert " match. White 6, Black 3." in card("cube-crawford")
    assert "The Crawford game has not been played yet." in card("cube-crawford")
    assert "The Crawford game has been played." in card("match-after")
    assert "match" not in card("cube-owner").split("</fieldset>")[0]


def test_the_picture_of_a_throw_is_drawn_from_what_decides() -> None:
    """Throws that are told apart by the rules are told apart by eyes and ears."""
    answer = ALL["dice-rim"]
    seen: dict[str, ThrownDie] = {}
    for lies, rests in product(Lies, Rests):
        die = ThrownDie(3, lies, rests)
        if not die.drawn:
            continue
        case = ThrowCase((ThrownDie(6), die), ThrowCode.IBF)
        html = renderer().picture(replace(answer.item, case=case), "q")
        assert html is not None
        assert str(html) not in seen, f"{die} looks like {seen[str(html)]}"
        seen[str(html)] = die
    assert 7 == len(seen)


def test_a_picture_stands_in_the_card_without_its_caption() -> None:
    """It is the diagram of that name; a question that names none has no figure."""
    item = ALL["words-allowed"].item
    diagram = Diagram(position=START, name="claim", rule="turn.may-change", caption="The answer.")
    cards = QuizRenderer(book(), LINKS, diagrams={"claim": diagram})

    shown = str(cards.picture(item, "q"))
    assert "<svg" in shown
    assert "The answer." not in shown
    assert cards.picture(replace(item, picture=None), "q") is None


def test_a_step_stands_in_a_list_in_another_order() -> None:
    """Each with the letter of its right place; the answer has the right order."""
    page = Page(card("steps-claim"))
    shown = [row["data-step"] for row in page.all("li", class_="opt")]

    assert sorted(shown) == ["a", "b", "c", "d"] != shown
    assert json.loads(page.scripts[0])["steps"] == shown


def test_a_text_that_is_not_translated_says_so() -> None:
    """In Urdu the English prompt carries its language and its direction."""

    class Nothing(Always):
        """A translator without translations."""

        def gettext(self, domain: str, msgid: str, context: str | None = None) -> object:  # type: ignore[override]
            """Return the English."""
            from generator.i18n.translate import Translation

            return Translation(msgid, "en")

    html = renderer("ur", Nothing("ur", "")).render(ALL["order-1"], number=1, total=1)

    assert '<p class="prompt"><span lang="en" dir="ltr" class="tk-untranslated">Under friendly rules' in html


HOSTILE = "<script>alert(1)</script> & \" ' {{7*7}} %s </script>"


@pytest.mark.parametrize("name", ["order-1", "state-blot-1", "larger-1"])
def test_a_hostile_translation_stays_text(name: str) -> None:
    """Markup, braces and percent signs of a translator neither run nor break the page or its data."""

    class Hostile(Always):
        """A translator whose every text is hostile, placeholders and tokens kept."""

        def gettext(self, domain: str, msgid: str, context: str | None = None) -> object:  # type: ignore[override]
            """Return the English with hostile text around it."""
            from generator.i18n.translate import Translation

            return Translation(f"{msgid} {HOSTILE}", None)

        def ngettext(  # type: ignore[override]
            self, domain: str, msgid: str, msgid_plural: str, n: int, context: str | None = None
        ) -> object:
            """Return the English with hostile text around it."""
            return self.gettext(domain, msgid_plural, context)

    html = renderer("ur", Hostile("ur", "")).render(ALL[name], number=1, total=1)
    page = Page(html)

    assert len(page.all("script")) == 1
    assert "alert(1)" not in "".join(page.scripts[1:])
    assert "<script>alert(1)</script> & \" ' {{7*7}} %s </script>" in "".join(page.words)
    assert json.loads(page.scripts[0])["v"] == 2


def test_the_revision_follows_the_question_and_not_its_feedback() -> None:
    """A changed prompt, option, position or task resets one item's progress; feedback and notes do not."""
    item = ALL["larger-3"].item
    first = item.options[0]
    board = item.board
    assert first.text is not None
    assert board is not None
    changed = {
        "prompt": replace(item, prompt=Prose("Why not?", 1)),
        "move": replace(item, move="24/18"),
        "option": replace(item, options=(replace(first, text=Prose("Another.", 1)), *item.options[1:])),
        "key": replace(item, options=(replace(first, right=False), *item.options[1:])),
        "board": replace(item, board=None),
        "task": replace(item, task=Task(hit=True)),
        "checker": replace(item, source=13),
        "picture": replace(item, picture="claim"),
        "case": replace(item, case=ALL["cube-owner"].item.case),
        "another case": replace(item, case=ALL["cube-crawford"].item.case),
        "game": replace(item, board=replace(board, ruleset=ruleset_named("portes"))),
    }
    same = {
        "note": replace(item, note="Changed."),
        "line": replace(item, line=99, prompt=MessageRef("p.why-illegal", {}, 99)),
        "feedback": replace(item, options=(replace(first, feedback=Prose("Correct.", 1)), *item.options[1:])),
    }

    before = revision(item, book())
    assert before == "6e14735e", "everybody would lose what they have done of this question"
    assert {name for name, other in changed.items() if revision(other, book()) == before} == set()
    assert {name for name, other in same.items() if revision(other, book()) != before} == set()


def test_the_same_question_gives_the_same_card() -> None:
    """A card is a function of the question, the language and the links."""
    assert card("hit-1", "hi") == card("hit-1", "hi")


def test_a_figure_shows_the_picture_over_its_caption() -> None:
    """One picture in its frame, and the caption with tokens in the page's digits."""
    diagram = Diagram(
        position=START, name="start", rule="setup.start-position", caption="The [[pt:24]]-point."
    )
    html = render_figure(diagram, book("fa"), prefix="d1")
    page = Page(html)

    assert page.all("figure") == [{"class": "bleed", "data-rule": "setup.start-position"}]
    assert len(page.all("svg", role="img")) == 1
    assert "The ۲۴-point." in page.words


def test_a_figure_of_several_boards_is_a_grid_with_a_caption_each() -> None:
    """The small boards have captions of their own and ids of their own."""
    parts = tuple(Diagram(position=START, caption=f"Part [[num:{number}]].") for number in (1, 2, 3))
    diagram = Diagram(position=START, caption="Three boards.", parts=parts)
    page = Page(render_figure(diagram, book(), prefix="d2"))
    ids = [attributes["id"] for _, attributes in page.elements if "id" in attributes]

    assert len(page.all("div", class_="tk-parts")) == 1
    assert len(page.all("figcaption")) == 4
    assert len(page.all("svg", role="img")) == 3
    assert len(ids) == len(set(ids))
