"""Messages that nothing says: words that were translated into every language for nobody."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache
from typing import Final

from generator.rules import GAME_REASON_CODES, REASON_CODES
from generator.wording.messages import FOLDER, Message, all_messages

AWAITED: Final = frozenset({"f.path", "f.sure"})
"""Messages of the path and of mastery, translated ahead of their use."""
_SPEAKERS: Final = frozenset({".py", ".html", ".j2", ".js"})
_KEY: Final = re.compile(r"[\"'`]([a-z0-9]+(?:[.-][a-z0-9-]+)+)[\"'`]")
_STEM: Final = re.compile(r"[\"'`]([a-z]+(?:[.-][a-z0-9-]+)*\.)(?:\$?\{|[\"'`] ?[~+])")
"""The fixed part of a key whose end is worked out, as in ``f"kind.{kind}"``."""


def unused(named: Collection[str]) -> list[Message]:
    """Messages that are no reason, that no line of the program says, and that no question names."""
    keys, stems = _said()
    known = {*named, *keys, *AWAITED, *(f"r.{code}" for code in (*REASON_CODES, *GAME_REASON_CODES))}
    return [one for one in all_messages().values() if one.key not in known and not one.key.startswith(stems)]


@cache
def _said() -> tuple[frozenset[str], tuple[str, ...]]:
    """Keys, and beginnings of keys, that stand in the program."""
    files = sorted(path for path in FOLDER.parent.rglob("*") if path.suffix in _SPEAKERS)
    code = "\n".join(path.read_text(encoding="utf-8") for path in files if path.parent.name != "vendor")
    return frozenset(_KEY.findall(code)), tuple(sorted({*_STEM.findall(code)} - {"r."}))
