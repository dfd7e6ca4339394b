"""Loads the Fluent files and fills the sentences in."""

import logging
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any, Literal, Self, TypeAlias, cast

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from games.engine.files import DATA

log = logging.getLogger(__name__)

LOCALES = DATA / "locales"
"""One folder a language, in it one file an area."""

LANGUAGES = tuple(sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))
"""The languages there are sentences for."""

FALLBACK = "en"
"""The language of everybody who speaks none of `LANGUAGES`."""


_SENTENCE = re.compile(r"^([a-z][\w-]*) *=.*(?:\n(?:[ }].*)?)*", re.MULTILINE)
"""A sentence as it stands in its file, from its name on."""


class _Bundle(FluentBundle):
    """The sentences of a language, each read when it is first needed: all at once take 7 MB and 0.5 s."""

    def __init__(
        self, language: str, functions: dict[str, Callable[..., Any]], sources: Mapping[str, str]
    ) -> None:
        super().__init__([language], functions, use_isolating=False)
        self._sources = sources
        self._parser = FluentParser(with_spans=False)

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        """The sentence, also where another one names it; raises LookupError."""
        if entry_id not in self._compiled:
            entry = self._parser.parse_entry(self._sources[entry_id])
            if not isinstance(entry, Message):
                raise LookupError(entry_id)
            self._compiled[entry_id] = self._compiler(entry)
        return self._compiled[entry_id]


class Shown(FluentType):
    """A fact that is shown as something else than what Fluent chooses by."""

    text: str

    def format(self, locale: object) -> str:
        """What stands in the sentence."""
        return self.text


class Named(Shown, str):  # type: ignore[misc]  # the library calls `Shown.format`, nobody that of str
    """A word with its name in a sentence: chosen by as ``RB``, shown as "red/blue"."""

    def __new__(cls, value: str, text: str) -> Self:
        """That word with that name."""
        made = super().__new__(cls, value)
        made.text = text
        return made


class Numbered(Shown, int):
    """A number with its name in a sentence: chosen by as 3, shown as "vase"."""

    def __new__(cls, value: int, text: str) -> Self:
        """That number with that name."""
        made = super().__new__(cls, value)
        made.text = text
        return made


class Listed(Shown, int):
    """A list: chosen by as how many there are, shown as "a, b and c"; "none" where it is empty.

    ``{ JOIN($list, by: ", ") }`` shows it as "a, b, c".
    """

    items: tuple[str, ...]
    _words: "Words"

    def __new__(cls, words: "Words", items: Iterable[str]) -> Self:
        """The list, in that language."""
        found = tuple(items)
        made = super().__new__(cls, len(found))
        made.items, made._words = found, words
        return made

    @property
    def text(self) -> str:  # type: ignore[override]  # made when it is asked for: most lists are joined
        """What stands in the sentence."""
        return self._words.series(self.items) or self._words("nothing")


def either(words: "Words", items: Sequence[str]) -> str:
    """The items as a choice: "a, b or c"."""
    if len(items) < 2:
        return "".join(items)
    return words("either", first=", ".join(items[:-1]), last=items[-1])


Fact: TypeAlias = Shown | str | int | bool | Sequence[str] | None
"""What a sentence can be given: "yes" or "no" for a bool, "none" for None, `Listed` for a list."""


class Words:
    """The sentences of one language: ``words("turn-next", who="● Mei")``.

    A key may name an attribute: ``"rules-qin-join.title"``. A sentence that is missing or lacks a fact is
    logged and given as far as it goes, for a match must not stop over a word; the tests let neither pass.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.locale = Locale.parse("en_GB" if language == FALLBACK else language)
        functions: dict[str, Callable[..., Any]] = {"JOIN": self._join, "TYPED": _typed, "MISSING": _missing}
        self._sources = {
            found[1]: found[0]
            for path in files(language)
            for found in _SENTENCE.finditer(path.read_text(encoding="utf-8"))
        }
        self._bundle = _Bundle(language, functions, self._sources)

    def __call__(self, key: str, /, **facts: Fact) -> str:
        """The sentence, filled in."""
        return self.fill(key, facts)

    def fill(self, key: str, facts: Mapping[str, Fact]) -> str:
        """The same; of the facts those that the sentence needs are asked for."""
        pattern = self._pattern(key)
        if pattern is None:
            log.error("no words for %s in %s", key, self.language)
            return key
        errors: list[Exception] = []
        try:
            # Not `format_pattern`, which makes a plain number of a `Numbered`, and asks for every fact.
            arguments = CurrentEnvironment(cast(dict[str, Any], _Arguments(self, facts)))
            text = str(pattern(ResolverEnvironment(self._bundle, errors, arguments)))
        except ValueError as error:  # a fact longer than the library allows
            errors.append(error)
            text = key
        if errors:
            log.error("words for %s in %s: %s", key, self.language, "; ".join(map(str, errors)))
        return text

    def __contains__(self, key: str) -> bool:
        return self._pattern(key) is not None

    def attributes(self, key: str) -> Iterator[str]:
        """The names of what stands below that sentence."""
        return iter(self._bundle.get_message(key).attributes)

    def paragraphs(self, start: str) -> tuple[str, ...]:
        """What follows ``start`` in the names of the sentences that begin so, in the order of their file."""
        return tuple(name.removeprefix(start) for name in self._sources if name.startswith(start))

    def _pattern(self, key: str) -> Any:
        """What stands under the key, None if nothing does."""
        name, _, attribute = key.partition(".")
        try:
            message = self._bundle.get_message(name)
        except LookupError:
            return None
        return message.attributes.get(attribute) if attribute else message.value

    def series(self, items: Sequence[str]) -> str:
        """The items as a list in a sentence: "a, b and c"."""
        return format_list(items, locale=self.locale)

    def _join(self, found: Listed, by: str = ", ") -> str:
        return by.join(found.items) or self("nothing")


def signed(number: int) -> str:
    """The number, below zero with a minus instead of a hyphen."""
    return str(number).replace("-", "−")


def _typed(fact: str | int) -> str:
    """What Fluent chooses by, as it is: ``{ TYPED($tile) }`` is "RB"."""
    return str.__str__(fact) if isinstance(fact, str) else int.__repr__(fact)


def _missing(needed: int, had: int) -> FluentInt:
    """How much more is needed: ``{ MISSING($needed, $had) }``."""
    return FluentInt(needed - had)


class _Arguments:
    """The facts as the library takes them, each made of it when it is asked for."""

    def __init__(self, words: Words, facts: Mapping[str, Fact]) -> None:
        self._words = words
        self._facts = facts

    def __getitem__(self, name: str) -> Any:
        match self._facts[name]:
            case Shown() | str() as fact:
                return fact
            case bool(fact):
                return "yes" if fact else "no"
            case int(fact):
                return Numbered(fact, signed(fact)) if fact < 0 else FluentInt(fact)
            case None:
                return "none"
            case fact:
                return Listed(self._words, fact)


def files(language: str) -> list[Path]:
    """The files of a language, in a fixed order."""
    return sorted((LOCALES / language).glob("*.ftl"))


def words(locale: str = FALLBACK) -> Words:
    """The sentences for a locale such as "de" or "en-GB"; English for languages without any."""
    language = locale.partition("-")[0].lower()
    return _words(language if language in LANGUAGES else FALLBACK)


def languages() -> dict[str, str]:
    """What every language there are sentences for calls itself, by its code."""
    return {language: words(language)("language-itself") for language in LANGUAGES}


@cache
def _words(language: str) -> Words:
    """The sentences of a language, shared by all its locales."""
    return Words(language)


def moment(at: datetime, style: Literal["R", "f", "d", "t"] = "R") -> str:
    """The time as a mark for Discord: "R" as "in 3 hours", "f" date and time, "d" date, "t" time."""
    return f"<t:{int(at.timestamp())}:{style}>"
