"""Whether an Urdu, Hindi or Persian phrase stands in a text in some form of its words.

Words are compared by their stems: مہر stands for مہرہ, مہرے and مہروں, मार for मारना, मारी and मारिए. A
phrase stands in a text when each of its content words does, in any order. Other languages are compared
word by word as they are written.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Final

_VOWEL_MARKS: Final = re.compile("[\u064b-\u0652\u0670]")
_WORD: Final = re.compile(r"[\w\u0300-\u036f\u0654\u0900-\u0963\u0970-\u097f]+")
_EMPTY: Final[Mapping[str, frozenset[str]]] = {
    "ur": frozenset(
        {"کا", "کی", "کے", "کو", "سے", "پر", "میں", "والا", "والی", "والے", "ہی", "بھی", "نے", "تک"}
    ),
    "hi": frozenset({"का", "की", "के", "को", "से", "पर", "में", "वाला", "वाली", "वाले", "ही", "भी", "ने", "तक"}),
    "fa": frozenset({"را", "به", "در", "از", "روی", "و", "با", "بر", "های", "ها", "ی"}),
}
_LIGHT: Final[Mapping[str, frozenset[str]]] = {
    "ur": frozenset({"کرنا", "ہونا", "دینا", "جانا", "لینا", "رہنا", "آنا", "لانا", "بنانا"}),
    "hi": frozenset({"करना", "होना", "देना", "जाना", "लेना", "रहना", "आना", "लाना", "बनाना"}),
    "fa": frozenset({"کردن", "شدن", "دادن", "بودن", "آوردن", "بردن", "گرفتن", "آمدن"}),
}
"""Verbs that carry the form of a compound; its meaning is in the other word."""
_ENDINGS: Final[Mapping[str, re.Pattern[str]]] = {
    "ur": re.compile("(?<=..)(?:نا|ہ|ا|ے|ی|وں|ں)$"),
    "hi": re.compile("(?<=..)(?:ियाँ|ियों|ना|[ािीेोुूँं]+)$"),
    "fa": re.compile("(?<=..)(?:هایی|های|ها|ی|تن|دن)$"),
}
_PREFIXES: Final[Mapping[str, str]] = {"fa": "(?:ن?می|ب|ن)?"}
"""What stands before a verb as part of its word."""
_PRESENT: Final[Mapping[str, str]] = {
    "زدن": "زد|زن", "باختن": "باخت|باز", "بردن": "برد|بر", "نشستن": "نشس|نشین", "ریختن": "ریخت|ریز",
    "بستن": "بست|بند", "ساختن": "ساخت|ساز",
}  # fmt: skip
"""Persian verbs whose present has another stem."""


def without_marks(text: str) -> str:
    """Write a text in NFC and small letters, without the vowel marks that may be left out."""
    return _VOWEL_MARKS.sub("", unicodedata.normalize("NFC", text).casefold())


def plain(text: str, language: str) -> str:
    """Write a text as its words are compared; Persian without half-spaces and ezafe too."""
    text = without_marks(text)
    return text.replace("\u0654", "").replace("\u200c", "") if language == "fa" else text


def holds_phrase(bare: str, phrase: str, language: str) -> bool:
    """Whether each content word of ``phrase`` stands, in some form, in ``bare`` (already ``plain``)."""
    words = _WORD.findall(bare)
    stems = _stems(phrase, language)
    before = _PREFIXES.get(language, "")
    return bool(stems) and all(any(re.match(f"{before}(?:{stem})", word) for word in words) for stem in stems)


def _stems(phrase: str, language: str) -> list[str]:
    """Return a pattern for each content word."""
    words = _WORD.findall(plain(phrase, language))
    full = [word for word in words if word not in _EMPTY.get(language, frozenset())] or words
    content = [word for word in full if word not in _LIGHT.get(language, frozenset())] or full
    ending = _ENDINGS.get(language)
    return [_PRESENT.get(word) or re.escape(ending.sub("", word) if ending else word) for word in content]
