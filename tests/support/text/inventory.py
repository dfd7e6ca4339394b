"""What the code asks the locales for, and what the locales hold: both read from their syntax trees."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import chain
from pathlib import Path
from typing import NamedTuple, get_args

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.text.fluent import LANGUAGES, files
from bot.text.teller import kinds, slug
from games import game as find_game

ROOT = Path(__file__).parents[3]
SPEAKERS = {"words", "spoken", "say", "self", "teller"}
"""What the code calls an object of `Words`."""

NAMED = {"one_of", "check_index"}
"""Errors about one of several names, which are a fact too."""

ERRORS = {"GameError", "IllegalAction", "BadNotation", "BadOptions", "BadRecord", "BadData"}
ERRORS |= {"refusal", "refuse", *NAMED}
REFUSALS = {"Refusal"}


class Use(NamedTuple):
    """One place that asks for a sentence; ``facts`` is None where they are passed on as a mapping."""

    where: str
    key: str
    facts: frozenset[str] | None


@cache
def calls(package: str) -> tuple[tuple[Path, ast.Call], ...]:
    """Every call with an argument in the package, and its file; outside the bot those of errors only."""
    return tuple(
        (path, node)
        for path in sorted((ROOT / package).rglob("*.py"))
        if package == "bot" or any(f"{name}(" in path.read_text(encoding="utf-8") for name in ERRORS)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and node.args
    )


def _speaks(function: ast.expr) -> bool:
    match function:
        case ast.Name(id=name):
            return name in SPEAKERS
        case ast.Attribute(attr=name):
            return name in SPEAKERS
        case ast.Call(func=ast.Name(id=name)):
            return name in SPEAKERS
    return False


def _texts(argument: ast.expr) -> list[str]:
    """The literal texts an argument can be; holes of an f-string become ``*``."""
    match argument:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=one, orelse=other):
            return _texts(one) + _texts(other)
        case ast.JoinedStr(values=parts):
            return ["".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in parts)]
    return []


def _calls(wanted: set[str], *packages: str) -> Iterator[tuple[str, ast.Call]]:
    for path, node in chain.from_iterable(map(calls, packages)):
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        if name in wanted or (wanted is SPEAKERS and _speaks(node.func)):
            yield f"{path.relative_to(ROOT)}:{node.lineno}", node


def _facts(call: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    if getattr(call.func, "id", getattr(call.func, "attr", "")) in ("self", "say", "teller"):
        names += ["tense"] if len(call.args) == 1 else [None]
    if isinstance(call.func, ast.Name) and call.func.id in NAMED:
        names.append("known")
    return None if None in names else frozenset(name for name in names if name)


@cache
def uses() -> list[Use]:
    """Every call of an object of `Words` whose key can be read in the code."""
    return [
        Use(where, key, _facts(call))
        for where, call in _calls(SPEAKERS, "bot")
        for key in _texts(call.args[0])
        if key not in LANGUAGES and not where.startswith(("bot/text/teller.py", "bot/text/parts.py"))
    ]


def told(game: str) -> set[str]:
    """What a game's teller asks for by the names of events, of kinds of facts and of the contract."""
    teller = import_module(f"bot.text.{game}").FORMATTER.teller
    events = get_args(find_game(game).event_type)
    keys = {f"{game}-{name}" for name in (*map(slug, events), "task", "hint", "score", "source", "ending")}
    keys |= {f"{game}-{kind}" for kind in teller.shown if f"{game}-{kind}" in entries()}
    for event in events:
        for name, kind in kinds(event).items():
            match kind:
                case dict() | [dict()]:
                    keys.add(f"{game}-{slug(event)}.{name}")
    return keys | {key for key in entries() if key.startswith(f"{game}-captions")}


def page() -> set[str]:
    """What the sandbox's page and its refusals say: the keys as they stand in scripts, HTML and Python."""
    paths = [path for path in (ROOT / "bot" / "sandbox").rglob("*") if path.suffix in (".js", ".html", ".py")]
    texts = [path.read_text(encoding="utf-8") for path in paths]
    keys = {key for text in texts for key in re.findall(r'"(page-[a-z-]+)"', text)}
    counted = {key for text in texts for key in re.findall(r'\bcounted\("(page-[a-z-]+)"', text)}
    return keys | {f"{key}.one" for key in counted}


def raised(names: set[str], *packages: str) -> list[Use]:
    """Every error made with a literal code."""
    return [
        Use(where, code, _facts(call))
        for where, call in _calls(names, *packages)
        for code in _texts(call.args[0])
    ]


class _Variables(Visitor):
    """Collects the variables and the other messages in one message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


class Entry(NamedTuple):
    """A sentence: the facts it needs, those of the sentences inside it included."""

    variables: frozenset[str]
    messages: frozenset[str]


@cache
def entries(language: str = "en") -> dict[str, Entry]:
    """Every sentence of the language, attributes as ``key.name``. Fails on a broken file or a double key."""
    found: dict[str, Entry] = {}
    for path in files(language):
        for part in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(part, ftl.Junk), f"{path.name}: {part.content}"
            if isinstance(part, ftl.Message):
                name = part.id.name
                patterns = {name: part.value}
                patterns |= {f"{name}.{extra.id.name}": extra.value for extra in part.attributes}
                for key, pattern in patterns.items():
                    assert key not in found, f"{path.name}: {key} stands twice"
                    visitor = _Variables()
                    visitor.visit(pattern)
                    found[key] = Entry(frozenset(visitor.variables), frozenset(visitor.messages))
    return {key: Entry(_all_variables(found, key), entry.messages) for key, entry in found.items()}


def _all_variables(found: dict[str, Entry], key: str) -> frozenset[str]:
    own = found[key]
    return own.variables.union(*(_all_variables(found, other) for other in own.messages))
