"""Loads the Fluent files and fills the sentences in."""

import logging
from collections.abc import Sequence
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any, Literal

from fluent.runtime import FluentBundle, FluentResource

from games.engine.files import DATA

log = logging.getLogger(__name__)

LOCALES = DATA / "locales"
"""One folder a language, in it one file an area."""

LANGUAGES = tuple(sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))
"""The languages there are sentences for."""

FALLBACK = "en"
"""The language of everybody who speaks none of `LANGUAGES`."""


class Words:
    """The sentences of one language: ``words("turn-next", who="● Mei")``.

    A key may name an attribute: ``"rules-qin-join.title"``. A sentence that is missing or lacks a fact is
    logged and given as far as it goes, for a match must not stop over a word; the tests let neither pass.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in files(language):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def __call__(self, key: str, /, **facts: str | int) -> str:
        """The sentence, filled in."""
        pattern = self._pattern(key)
        if pattern is None:
            log.error("no words for %s in %s", key, self.language)
            return key
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            log.error("words for %s in %s: %s", key, self.language, "; ".join(map(str, errors)))
        return str(text)

    def _pattern(self, key: str) -> Any:
        """What stands under the key, None if nothing does."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def series(self, items: Sequence[str]) -> str:
        """The items as a list in a sentence: "a, b and c"."""
        if len(items) < 2:
            return "".join(items)
        return self("series", first=", ".join(items[:-1]), last=items[-1])


def files(language: str) -> list[Path]:
    """The files of a language, in a fixed order."""
    return sorted((LOCALES / language).glob("*.ftl"))


def words(locale: str = FALLBACK) -> Words:
    """The sentences for a locale such as "de" or "en-GB"; English for languages without any."""
    language = locale.partition("-")[0].lower()
    return _words(language if language in LANGUAGES else FALLBACK)


@cache
def _words(language: str) -> Words:
    """The sentences of a language: reading them takes a second, so they are shared by all its locales."""
    return Words(language)


def moment(at: datetime, style: Literal["R", "f", "d", "t"] = "R") -> str:
    """The time as a mark for Discord: "R" as "in 3 hours", "f" date and time, "d" date, "t" time."""
    return f"<t:{int(at.timestamp())}:{style}>"
