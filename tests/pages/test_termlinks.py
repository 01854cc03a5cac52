"""Words of the glossary in lessons: which become links, where, and which stay words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from generator.i18n.segments import mark_untranslated, segments, translate_markdown
from generator.i18n.translate import NullTranslator, Translation
from generator.pages.project import Project, load_project
from generator.pages.termlinks import CHAPTERS, PLAIN, TermWord, link_terms, term_words

WORDS = (
    TermWord("prime", "prime"),
    TermWord("six-point-prime", "six-point prime"),
    TermWord("blot", "blot"),
    TermWord("hit", "hit"),
    TermWord("bear-off", "bear off"),
    TermWord("doubles", "doubles"),
    TermWord("double", "double"),
)
LINK = re.compile(r"\[([^\[\]]*)\]\(term:([a-z0-9-]+)\)\{: \.term \}")


def linked(
    text: str, *, words: tuple[TermWord, ...] = WORDS, chapter: str = "05-landing", tag: str = "en"
) -> str:
    """The text with its links written shortly, as <word=term>."""
    return LINK.sub(r"<\1=\2>", link_terms(text, words, chapter, tag))


@pytest.fixture(scope="module")
def project(root: Path) -> Project:
    """The project as it stands."""
    return load_project(root)[0]


def test_the_first_use_alone_becomes_a_link() -> None:
    """One link a term and page, however often the word comes."""
    assert "A <blot=blot>.\n\nA blot and a blot.\n" == linked("A blot.\n\nA blot and a blot.\n")


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Two blots.", "Two <blots=blot>."),
        ("You are hitting it.", "You are <hitting=hit> it."),
        ("It bears off.", "It <bears off=bear-off>."),
        ("All are borne off.", "All are <borne off=bear-off>."),
        ("Blot or not.", "<Blot=blot> or not."),
        ("the blot's point", "the <blot=blot>'s point"),
    ],
)
def test_english_forms_are_found(text: str, wanted: str) -> None:
    """Plurals, forms of a verb, a capital at the beginning."""
    assert wanted == linked(text)


@pytest.mark.parametrize("text", ["Blotting paper", "a whit", "the prime-time", "a pre-prime plan", "primer"])
def test_a_part_of_a_word_is_no_term(text: str) -> None:
    """A letter or a hyphen on either side makes it another word."""
    assert text == linked(text)


def test_the_longest_term_wins_and_its_words_are_used_up() -> None:
    """No link to the prime inside a six-point prime, on its second use either."""
    text = "A six-point prime. Another six-point prime. A prime."

    assert "A <six-point prime=six-point-prime>. Another six-point prime. A <prime=prime>." == linked(text)


@pytest.mark.parametrize(
    "text",
    [
        "# A blot\n",
        "## The blot {#state.blot}\n",
        "[What a blot is](rule:state.blot)\n",
        "[The [[num:2]] blot rule](rule:state.blot)\n",
        "`blot`\n",
        "    a blot in code\n",
        "<!-- note: a blot -->\n",
        ":::diagram blot\n",
        ":::items blot\n",
        "| blot | hit |\n|---|---|\n| blot | hit |\n",
        "https://example.org/blot\n",
        "---\npage: blot\n---\n",
    ],
)
def test_headings_links_code_and_directives_stay(text: str) -> None:
    """Only running text has links."""
    assert text == linked(text)


def test_notes_rules_and_lists_are_running_text() -> None:
    """What stands in a block of a rule or a note is linked like any paragraph."""
    assert ":::rule must\nA <blot=blot>.\n:::\n" == linked(":::rule must\nA blot.\n:::\n")
    assert ":::note\nA <blot=blot>.\n:::\n" == linked(":::note\nA blot.\n:::\n")
    assert "- a <blot=blot>\n" == linked("- a blot\n")


def test_notation_beside_a_word_is_untouched() -> None:
    """A token keeps its brackets, and a word in the same sentence is still found."""
    text = "With [[roll:6-5]] it plays [[move:24/18*]] and hits."

    assert text.replace("hits", "<hits=hit>") == linked(text)


def test_a_word_has_its_meaning_by_the_chapter() -> None:
    """Doubles are dice before the cube is taught; there, White doubles with the cube."""
    assert "<doubles=doubles>" == linked("doubles", chapter="04-movement")
    assert "White <doubles=double>" == linked("White doubles", chapter="10-cube")
    assert "to double" == linked("to double", chapter="04-movement")


def test_a_word_of_two_terms_makes_no_link() -> None:
    """Nobody can say which of them is meant."""
    words = (TermWord("prime", "خانہ"), TermWord("anchor", "خانہ"))

    assert "ایک خانہ" == linked("ایک خانہ", words=words, tag="ur")


@pytest.mark.parametrize(
    ("tag", "word", "other"),
    [
        ("hi", "ब्लॉट", "ब्लॉटों"),  # a vowel sign belongs to the word
        ("ur", "بلاٹ", "بلاٹوں"),
        ("fa", "پرایم", "پرایم\u200cها"),  # so does what follows the half-space
        ("fa", "خانه", "خانهٔ"),
    ],
)
def test_other_languages_have_whole_words_only(tag: str, word: str, other: str) -> None:
    """The agreed word as it is; an ending makes it another word."""
    words = (TermWord("prime", word),)

    assert f"{other} <{word}=prime>" == linked(f"{other} {word}", words=words, tag=tag)


def test_an_untranslated_text_has_no_links() -> None:
    """English on an Urdu page is not searched, though an Urdu word may stand in it."""
    [segment] = segments("A blot.")
    shown = mark_untranslated(segment, Translation("A blot.", "en"))

    assert shown == linked(shown, words=(TermWord("blot", "blot"),), tag="ur")


@dataclass
class Half(NullTranslator):
    """A language that has translated one term."""

    done: str
    tag = "ur"

    def gettext(self, domain: str, msgid: str, context: str | None = None) -> Translation:
        """Translate that term; leave the rest in English."""
        return Translation("بلاٹ (مہرہ)", None) if msgid == self.done else Translation(msgid, "en")


def test_a_term_without_translation_has_no_word(project: Project) -> None:
    """And what the glossary adds in brackets is not part of the word."""
    assert (TermWord("blot", "بلاٹ"),) == term_words(project.course, Half("blot"))


def test_every_exception_names_a_term_and_a_chapter(project: Project) -> None:
    """No exception outlives its term."""
    chapters = {page.chapter for page in project.course.lessons}

    assert project.course.terms >= PLAIN | set(CHAPTERS)
    assert not PLAIN & set(CHAPTERS)
    assert chapters >= set().union(*CHAPTERS.values())


@pytest.mark.parametrize("tag", ["en", "ur", "hi", "fa"])
def test_taking_the_links_away_gives_the_page_back(project: Project, tag: str) -> None:
    """On real lessons nothing but links is added, no term twice, and few enough to read on."""
    translator = project.translators[tag]
    words = term_words(project.course, translator)
    for page in project.course.lessons:
        shown = translate_markdown(page.source, translator)
        text = link_terms(shown, words, str(page.chapter), tag)
        ids = [match[2] for match in LINK.finditer(text)]

        assert shown == LINK.sub(r"\1", text)
        assert len(ids) == len(set(ids)) <= 20, page.path
