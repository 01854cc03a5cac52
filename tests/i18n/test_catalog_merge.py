"""Keeping catalogs up to date: a translation is never lost, mixed up or published unseen."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.i18n.merge import merge, template
from generator.i18n.message import SourceMessage
from generator.i18n.po import Entry, PoFile
from generator.i18n.po_read import parse_po
from generator.i18n.po_write import format_po


def prose(text: str, *, path: str = "docs/a.md", rule: str = "a.b", kind: str = "text") -> SourceMessage:
    """Make a text of a lesson."""
    return SourceMessage(domain="docs", msgid=text, path=path, line=1, rule=rule, kind=kind)


def keyed(key: str, text: str, plural: str | None = None) -> SourceMessage:
    """Make a message with a key."""
    return SourceMessage(domain="ui", msgid=text, plural=plural, context=key, path="ui.yml", line=1)


def updated(old: list[Entry], *messages: SourceMessage, forms: int = 2) -> list[Entry]:
    """Return the catalog after an update, through its written form as on disk."""
    text = format_po(PoFile(entries=merge(old, template(messages), forms)))
    file, faults = parse_po(text.encode(), "x.po")
    assert [] == faults.sorted()
    return file.entries


def translated(entries: list[Entry], **by_text: str) -> list[Entry]:
    """Return the catalog after a translator has worked: ``Move="چلیں"``; the fuzzy flag is taken off."""
    return [
        entry.with_values(
            msgstr=(by_text[entry.msgid.split()[0]],) * len(entry.msgstr), fuzzy=False, previous=None
        )
        if entry.msgid.split()[0] in by_text and not entry.obsolete
        else entry
        for entry in entries
    ]


def shown(entries: list[Entry]) -> list[tuple[str, str, str]]:
    """Text, translation and state of each entry."""
    states = [
        "obsolete" if entry.obsolete else "fuzzy" if entry.fuzzy else "ready" if entry.started else "empty"
        for entry in entries
    ]
    return [(entry.msgid, entry.msgstr[0], state) for entry, state in zip(entries, states, strict=True)]


def test_a_moved_text_keeps_its_translation() -> None:
    """To another place, rule or file; the order is that of the sources."""
    old = translated(updated([], prose("Move."), prose("Hit.")), **{"Move.": "چلیں", "Hit.": "ماریں"})
    new = updated(old, prose("Hit."), prose("New."), prose("Move.", path="docs/z.md", rule="c.d"))

    assert [("Hit.", "ماریں", "ready"), ("New.", "", "empty"), ("Move.", "چلیں", "ready")] == shown(new)


def test_a_changed_text_gets_the_old_translation_as_a_guess() -> None:
    """Flagged, with the old English beside it; the old pair is kept in case the text returns."""
    old = translated(updated([], prose("You must play the larger die.")), You="بڑا عدد لازم ہے")
    new = updated(old, prose("You need not play the larger die."))

    assert [
        ("You need not play the larger die.", "بڑا عدد لازم ہے", "fuzzy"),
        ("You must play the larger die.", "بڑا عدد لازم ہے", "obsolete"),
    ] == shown(new)
    assert (None, "You must play the larger die.", None) == new[0].previous


@pytest.mark.parametrize(
    "changed",
    [
        prose("You need not play the larger die.", path="docs/b.md"),
        prose("You need not play the larger die.", rule="c.d"),
        prose("You need not play the larger die.", kind="heading"),
        prose("Something else altogether here."),
    ],
    ids=["another file", "another rule", "another kind", "not alike"],
)
def test_no_guess_is_taken_from_another_place(changed: SourceMessage) -> None:
    """A guess from elsewhere costs a translator more than an empty line."""
    old = translated(updated([], prose("You must play the larger die.")), You="بڑا عدد لازم ہے")
    new = updated(old, changed)

    assert ("empty", "obsolete") == (shown(new)[0][2], shown(new)[1][2])


def test_a_text_that_returns_has_its_translation_back() -> None:
    """As it was, without a second entry and without a flag."""
    first = translated(updated([], prose("Stay."), prose("Move.")), **{"Stay.": "رکیں", "Move.": "چلیں"})
    gone = updated(first, prose("Stay."))
    back = updated(gone, prose("Stay."), prose("Move."))

    assert [("Stay.", "رکیں", "ready"), ("Move.", "چلیں", "obsolete")] == shown(gone)
    assert shown(first) == shown(back)


def test_an_empty_double_of_an_obsolete_text_is_filled() -> None:
    """What another tool left behind: the text is there twice, translated only in the obsolete one."""
    both = [Entry(msgid="Move."), Entry(msgid="Move.", msgstr=("چلیں",), obsolete=True)]

    assert [("Move.", "چلیں", "ready")] == shown(updated(both, prose("Move.")))


def test_a_change_taken_back_leaves_no_trace() -> None:
    """An untouched guess says nothing new and goes away."""
    first = translated(updated([], prose("You must play both dice.")), You="دونوں لازم")
    there = updated(first, prose("You must play both numbers."))
    further = updated(there, prose("You must play both of the numbers."))
    back = updated(further, prose("You must play both dice."))

    assert (None, "You must play both dice.", None) == further[0].previous
    assert 2 == len(further)
    assert shown(first) == shown(back)


def test_a_message_with_a_key_guesses_from_its_key_alone() -> None:
    """However different the new English is, and never from another key."""
    old = translated(updated([], keyed("a", "Next"), keyed("b", "Back")), Next="اگلا", Back="پیچھے")
    new = updated(old, keyed("a", "Continue"), keyed("c", "Back"))

    assert [
        ("Continue", "اگلا", "fuzzy"),
        ("Back", "", "empty"),
        ("Next", "اگلا", "obsolete"),
        ("Back", "پیچھے", "obsolete"),
    ] == shown(new)


def test_equal_texts_with_two_contexts_are_never_mixed() -> None:
    """Babel's own update can swap them."""
    old = updated([], keyed("cube", "Double"), keyed("dice", "Double"))
    ready = [entry.with_values(msgstr=(entry.context,)) for entry in old]
    new = updated(ready, keyed("dice", "Double"), keyed("cube", "Double"), keyed("game", "Double"))

    assert [("dice", "dice"), ("cube", "cube"), ("game", "")] == [(e.context, e.msgstr[0]) for e in new]


def test_a_text_that_becomes_plural_is_a_guess_in_every_form() -> None:
    """A translator has to look at the forms."""
    old = translated(updated([], keyed("n", "checkers")), checkers="مہرے")
    new = updated(old, keyed("n", "checkers", "{n} checkers"), forms=3)

    assert (("مہرے", "مہرے", "مہرے"), True) == (new[0].msgstr, new[0].fuzzy)


def test_repeated_texts_are_one_entry_with_all_places() -> None:
    """The same sentence is translated once."""
    (entry,) = updated([], prose("Move."), prose("Move.", path="docs/b.md", rule="c.d"))

    assert ("docs/a.md", "docs/b.md") == entry.locations
    assert ("rule: a.b", "kind: text", "rule: c.d") == entry.extracted


def test_remarks_and_flags_of_translators_stay() -> None:
    """Only what the sources say is replaced."""
    (entry,) = updated([], prose("Move {n}."))
    noted = entry.with_values(comments=("why so",), flags=("no-wrap", *entry.flags), msgstr=("{n}",))
    (after,) = updated([noted], prose("Move {n}.", path="docs/b.md"))

    assert (("why so",), ("no-wrap", "python-brace-format")) == (after.comments, after.flags)


WORDS = ["Move", "Hit", "Enter", "Move it", "Move it on", "Move it on now", "Hit it", "Double"]
SOURCES = st.lists(
    st.one_of(
        st.builds(prose, st.sampled_from(WORDS), rule=st.sampled_from(["a.b", "c.d"])),
        st.builds(keyed, st.sampled_from(["k", "l"]), st.sampled_from(WORDS)),
    ),
    max_size=6,
    unique_by=lambda message: message.key,
)


@settings(max_examples=150, deadline=None)
@given(st.lists(SOURCES, min_size=1, max_size=6), st.data())
def test_no_edit_of_the_sources_loses_a_translation(
    history: list[list[SourceMessage]], data: st.DataObject
) -> None:
    """After any edits and any work of translators: everything is kept, nothing is mixed, nothing doubled."""
    catalog: list[Entry] = []
    made: dict[tuple[str | None, str], str] = {}
    for step, sources in enumerate(history):
        catalog = updated(catalog, *sources)
        again = updated(catalog, *sources)
        assert shown(catalog) == shown(again)
        active = [entry for entry in catalog if not entry.obsolete]
        assert [message.key for message in sources] == [entry.key for entry in active]
        for entry in active:
            if entry.publishable:
                # What may be published is what a translator wrote for this very text and context.
                assert made[entry.key] == entry.msgstr[0]
        kept = {(entry.key, entry.msgstr[0]) for entry in catalog if not entry.fuzzy}
        assert set(made.items()) <= kept
        for number, entry in enumerate(catalog):
            if not entry.obsolete and not entry.publishable and data.draw(st.booleans()):
                made[entry.key] = f"{entry.context}/{entry.msgid}/{step}"
                catalog[number] = entry.with_values(msgstr=(made[entry.key],), fuzzy=False, previous=None)
