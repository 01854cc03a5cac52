"""The extractors that Babel finds by entry point, so that ``pybabel extract -F babel.cfg`` knows us.

Each yields what Babel expects: (line, name of a gettext function or None, texts, comments).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import IO, Any

from generator.errors import Faults, FaultsError
from generator.i18n import extract

Found = tuple[int, str | None, str | tuple[str, ...], list[str]]


def extract_markdown(
    fileobj: IO[bytes], keywords: Any, comment_tags: Any, options: Mapping[str, str]
) -> Iterator[Found]:
    """Extract the segments of a lesson."""
    return _extract(extract.markdown_messages, fileobj, keywords, comment_tags, options)


def extract_diagrams(
    fileobj: IO[bytes], keywords: Any, comment_tags: Any, options: Mapping[str, str]
) -> Iterator[Found]:
    """Extract the titles, captions and descriptions of diagrams."""
    return _extract(extract.diagram_messages, fileobj, keywords, comment_tags, options)


def extract_quizzes(
    fileobj: IO[bytes], keywords: Any, comment_tags: Any, options: Mapping[str, str]
) -> Iterator[Found]:
    """Extract the prose of quiz items."""
    return _extract(extract.quiz_messages, fileobj, keywords, comment_tags, options)


def extract_wording(
    fileobj: IO[bytes], keywords: Any, comment_tags: Any, options: Mapping[str, str]
) -> Iterator[Found]:
    """Extract messages with keys; the key is the context."""
    return _extract(extract.wording_messages, fileobj, keywords, comment_tags, options)


def _extract(
    reader: extract.Reader,
    fileobj: IO[bytes],
    _keywords: Sequence[str],
    _comment_tags: Sequence[str],
    options: Mapping[str, str],
) -> Iterator[Found]:
    path = str(getattr(fileobj, "name", "<source>")).replace("\\", "/")
    source = fileobj.read().decode(options.get("encoding", "utf-8-sig"))
    faults = Faults()
    for message in reader(source, path, faults):
        texts = [text for text in (message.context, message.msgid, message.plural) if text is not None]
        function = ("np" if message.plural else "p") if message.context else ("n" if message.plural else None)
        name = None if function is None else f"{function}gettext"
        comments = list(message.comments)
        yield message.line, name, tuple(texts) if name else message.msgid, comments
    if faults:
        raise FaultsError(faults)
