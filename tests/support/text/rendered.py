"""Every sentence of a language, filled in with facts by which each of its variants is chosen once."""

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Any, cast

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.text.fluent import Fact, Listed, Named, Words, files
from tests.support.text.inventory import entries

PLURALS = {"zero", "one", "two", "few", "many", "other"}
NAME = "▲ **Ögedei**"
"""In the place of a name, or of anything else that is shown as it is."""

_ENGLISH = """
the and you your yours is are were of with without from for has have had can may must who whom whose
what when where which that this these those their they them his its it if or by on to into out up down
then now only one two turn match matches table board seat seats player players move moves card cards
points round choose press nobody everybody somebody nothing everything any other others next first last
more most each every yes none waiting waits paused ended begins began wins won
"""
ENGLISH = frozenset(_ENGLISH.split())
"""Words that only English has, of those that nearly every sentence has one of."""


class _Choices(Visitor):
    """What is chosen by, what is joined to a list, what is reckoned with."""

    def __init__(self) -> None:
        self.variants: defaultdict[str, dict[str, None]] = defaultdict(dict)
        self.lists: set[str] = set()
        self.numbers: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        selector: Any = node.selector
        if isinstance(selector, ftl.FunctionReference):
            selector = cast(Any, selector.arguments.positional[0])
        for variant in node.variants:
            key = variant.key
            name = key.value if isinstance(key, ftl.NumberLiteral) else key.name
            self.variants[selector.id.name][name] = None
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        if node.id.name == "JOIN":
            self.lists.add(cast(Any, node.arguments.positional[0]).id.name)
        elif node.id.name == "MISSING":
            self.numbers |= {cast(Any, argument).id.name for argument in node.arguments.positional}
        self.generic_visit(node)


@cache
def _patterns(language: str) -> dict[str, ftl.Pattern]:
    found: dict[str, ftl.Pattern] = {}
    for path in files(language):
        for part in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(part, ftl.Message):
                if part.value is not None:
                    found[part.id.name] = part.value
                found |= {f"{part.id.name}.{extra.id.name}": extra.value for extra in part.attributes}
    return found


def _choices(language: str, key: str) -> _Choices:
    """Of the sentence and of those inside it."""
    visitor, seen, left = _Choices(), set(), [key]
    while left:
        name = left.pop()
        if name not in seen:
            seen.add(name)
            if pattern := _patterns(language).get(name):
                visitor.visit(pattern)
            left += entries(language)[name].messages
    return visitor


def _facts(words: Words, name: str, choices: _Choices) -> list[Fact]:
    """What the variable can be, so that each variant is chosen by one of them."""
    if name in choices.lists:
        return [Listed(words, ["7", NAME][:count]) for count in range(3)]
    keys = choices.variants.get(name, {})
    numbers = any(key.isdecimal() or key in PLURALS - {"other"} for key in keys)
    found: list[Fact] = []
    for key in keys:
        if key.isdecimal():
            found.append(int(key))
        elif key in PLURALS and numbers:
            found.append(1 if key == "one" else 7)
        else:
            found.append(Named(key, NAME))
    return found or [7 if name in choices.numbers else NAME]


def rendered(words: Words) -> Iterator[tuple[str, str]]:
    """Every key, and what becomes of it: with each variant of each of its choices, one after the other."""
    for key, entry in entries(words.language).items():
        if key not in _patterns(words.language):  # it has attributes alone
            continue
        choices = _choices(words.language, key)
        facts = {name: _facts(words, name, choices) for name in sorted(entry.variables)}
        first = {name: found[0] for name, found in facts.items()}
        yield key, words.fill(key, first)
        for name, found in facts.items():
            for fact in found[1:]:
                yield key, words.fill(key, first | {name: fact})


def spoken(text: str) -> set[str]:
    """The words of a text, small; what is code, a command, a mark of Discord or a name is none."""
    text = re.sub(r"`[^`]*`|<[^<>]*>|/[a-z]+( [a-z]+)?\b", " ", text.replace(NAME, " "))
    return set(re.findall(r"[^\W\d_]+(?:’[^\W\d_]+)?", text.lower()))
