"""A language that nobody speaks, made of English: longer, with accents on all letters, from right to left.

It shows what another language needs (a folder) and what it may do to the pages: nothing.
"""

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from bot.text.fluent import files

LANGUAGE = "eo"
"""Its code: Babel knows a language of that name, and Discord does not."""

ACCENTS = str.maketrans("aceinosuyzACEINOSUYZ", "àçéíñöšúýžÀÇÉÍÑÖŠÚÝŽ")
LONGER = re.compile(r"(?<=[a-zA-Z]{3})[aeiou](?=[a-zA-Z])")
"""Letters that are written twice: about a fifth more."""

AS_IT_IS = re.compile(r"(`[^`]*`|<[^<>]*>|/[a-z]+|\n)")
"""Code, marks of Discord, commands, the ends of lines."""

RIGHT_TO_LEFT = "\u2067{}\u2069"

DRAWN = re.compile(r"[a-z]+-(board-)?captions|sign-.*|result-.*|title-subtitle")
"""What stands on pictures, whose fonts are Latin and whose room is measured: it keeps its length."""

SHORT = re.compile(
    r"button-.*|command-.*|form-.*|.*-title|.*-field-.*|.*-label-.*|.*-hint.*|option-.*|.*-joining"
    r"|.*-alt.*|.*-in-alt|.*-built-there"
)
"""What has little room, or is put together with other words, gets accents alone."""


class _Accented(Transformer):
    def __init__(self, longer: bool) -> None:
        self._longer = longer

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802
        parts = AS_IT_IS.split(node.value)
        for at in range(0, len(parts), 2):
            told = LONGER.sub(r"\g<0>\g<0>", parts[at]) if self._longer else parts[at]
            parts[at] = told.translate(ACCENTS)
        node.value = "".join(parts)
        return node


def write(locales: Path) -> None:
    """Make the language a folder there, beside a copy of English."""
    for language in ("en", LANGUAGE):
        (locales / language).mkdir(parents=True)
    for path in files("en"):
        text = path.read_text(encoding="utf-8")
        (locales / "en" / path.name).write_text(text, encoding="utf-8")
        resource = FluentParser().parse(text)
        for entry in resource.body:
            if isinstance(entry, ftl.Message):
                drawn, short = DRAWN.fullmatch(entry.id.name), SHORT.fullmatch(entry.id.name)
                _Accented(longer=not (drawn or short)).visit(entry)
                pattern = entry.value
                if pattern is not None and not drawn and not short:
                    begin, end = RIGHT_TO_LEFT.split("{}")
                    pattern.elements = [ftl.TextElement(begin), *pattern.elements, ftl.TextElement(end)]
        (locales / LANGUAGE / path.name).write_text(FluentSerializer().serialize(resource), encoding="utf-8")
