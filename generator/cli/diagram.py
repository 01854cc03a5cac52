"""``takhta diagram``: one picture as a file that needs nothing else.

The picture is a named one of ``diagrams/`` or any position given as XGID (the player at the bottom is
White). A diagram of several pictures gives a numbered file for each; ``NAME-2`` is the second alone.
"""

from __future__ import annotations

import argparse
import difflib
import sys
from pathlib import Path
from typing import Any

from generator.cli.common import print_faults, project_root
from generator.diagrams.describe import Describer
from generator.diagrams.export import to_pdf, to_png
from generator.diagrams.load import diagram_of, load_diagrams
from generator.diagrams.model import Diagram
from generator.diagrams.scenes.model import has_words
from generator.diagrams.scenes.picture import draw_scene
from generator.diagrams.scenes.spoken import SceneDescriber
from generator.diagrams.svg import draw
from generator.errors import GeneratorError, UsageError
from generator.i18n.locale import LocaleData, load_locales
from generator.i18n.translator import load_translator
from generator.notation import UnreadableError, parse_xgid
from generator.wording.book import Book

KINDS = (".svg", ".png", ".pdf")


def add_parser(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser("diagram", help="draw one picture as SVG, PNG or PDF")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("name", nargs="?", metavar="NAME", help="a diagram of diagrams/*.yml")
    what.add_argument("--xgid", help="any position; the player at the bottom is White")
    parser.add_argument(
        "-o",
        "--output",
        type=_output,
        required=True,
        metavar="FILE",
        help="file ending in .svg, .png or .pdf",
    )
    parser.add_argument(
        "--locale", default="en", metavar="TAG", help="language of digits and description (en)"
    )
    parser.add_argument("--palette", choices=("screen", "print"), default="screen", help="colours (screen)")
    parser.add_argument("--home", choices=("right", "left"), default="right", help="side of the home board")


def run(arguments: argparse.Namespace) -> int:
    """Draw, write, and say what was written."""
    root = project_root()
    locale = _locale(root, arguments.locale)
    diagram = _from_xgid(arguments.xgid) if arguments.xgid else _named(root, arguments.name)
    translator, _faults = load_translator(root, locale)
    describe = Describer(Book(locale, translator))
    # Every picture is made before any is written, so that a fault leaves no half of a set.
    files = [
        (path, _content(picture, path.suffix, arguments, locale, describe))
        for path, picture in _files(arguments.output, diagram)
    ]
    for path, content in files:
        path.write_bytes(content)
        print(f"wrote {path}", file=sys.stderr)
    return 0


def _output(text: str) -> Path:
    path = Path(text)
    if path.suffix not in KINDS:
        raise argparse.ArgumentTypeError(f"{text}: the name must end in {', '.join(KINDS)}")
    return path


def _locale(root: Path, tag: str) -> LocaleData:
    locales, _faults = load_locales(root / "locales")
    known = {locale.tag: locale for locale in locales}
    if tag not in known:
        raise UsageError(f"no language {tag}; there are {', '.join(sorted(known))}")
    return known[tag]


def _from_xgid(text: str) -> Diagram:
    try:
        return diagram_of(parse_xgid(text))
    except UnreadableError as error:
        listed = "\n".join(f"{fault.code} {fault.message}" for fault in error.faults)
        raise GeneratorError(f"this XGID cannot be drawn\n{listed}") from error


def _named(root: Path, name: str) -> Diagram:
    diagrams, faults = load_diagrams(root / "diagrams")
    known = {picture.name: picture for diagram in diagrams.values() for picture in (diagram, *diagram.parts)}
    if name in known:
        return known[name]
    print_faults(faults)
    near = difflib.get_close_matches(name, known, n=3)
    hint = f"; did you mean {' or '.join(near)}?" if near else ""
    raise UsageError(f"no diagram without faults has the name {name}{hint}")


def _files(path: Path, diagram: Diagram) -> list[tuple[Path, Diagram]]:
    worded = [one.name for one in diagram.pictures if one.scene is not None and has_words(one.scene)]
    if worded:
        raise UsageError(f"{' and '.join(worded)}: made of words; print its page")
    if not diagram.parts:
        return [(path, diagram)]
    return [
        (path.with_stem(f"{path.stem}-{number}"), picture)
        for number, picture in enumerate(diagram.pictures, 1)
    ]


def _content(
    diagram: Diagram, suffix: str, arguments: argparse.Namespace, locale: LocaleData, describe: Describer
) -> bytes:
    spoken = describe(diagram) if diagram.scene is None else SceneDescriber(describe.book)(diagram)
    svg = _svg(diagram, arguments, locale, describe)
    if suffix == ".png":
        return to_png(svg)
    if suffix == ".pdf":
        return to_pdf(svg, spoken, locale.tag)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{svg}\n'.encode()


def _svg(diagram: Diagram, arguments: argparse.Namespace, locale: LocaleData, describe: Describer) -> str:
    look: dict[str, Any] = {"locale": locale, "prefix": "b", "palette": arguments.palette, "alone": True}
    if diagram.scene is not None:
        return draw_scene(diagram.scene, spoken=SceneDescriber(describe.book)(diagram), **look)
    return draw(diagram, describe=describe, home=arguments.home, **look)
