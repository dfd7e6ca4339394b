"""Every language tells all that English tells, in its own words, and no longer than its place is."""

import logging
import re
import tomllib

import pytest

from bot.components.page import LONGEST_LABEL
from bot.text import LANGUAGES, words
from bot.text.fluent import LOCALES
from tests.support.text.rendered import ENGLISH, rendered, spoken

OTHERS = [language for language in LANGUAGES if language != "en"]

PLACES = (
    (re.compile(r"button-.*"), LONGEST_LABEL),
    (re.compile(r"command-.*"), 100),
    (re.compile(r"form-.*\.detail|.*-field-.*\.detail"), 100),
    (re.compile(r"form-.*title|.*-title"), 45),
    (re.compile(r"form-[a-z]+|server-field-.*"), 45),
)
"""Kinds of sentences by their key, and how many characters Discord has room for."""


OTHERWISE = {
    ("page-no-option", "match"),
    ("page-no-match", "match"),
    ("sign-dayunhe-turning", "turn"),
    ("yunnan-task", "turn"),
    ("yunnan-converted", "turn"),
    ("lesson-dayunhe-taken", "turn"),
    ("lesson-qin-theirs", "tile"),
    ("lesson-yunnan-bid-placed", "province"),
    ("lesson-dayunhe-build", "tile"),
    ("lesson-dayunhe-card", "supplies"),
    ("advice-qin-village", "tile"),
    ("confucius-captions.buy", "gift"),
    ("confucius-captions.nothing", "no action"),
}
"""Where English means something else by the word, the picture says it, or German needs no word for it."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_told_in_each_of_its_variants(
    language: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR, logger="bot.text.fluent"):
        told = list(rendered(words(language)))
    assert caplog.messages == []
    assert len(told) > 4000
    assert [key for key, text in told if "{" in text or "}" in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_longer_than_its_place(language: str) -> None:
    long = []
    for key, text in rendered(words(language)):
        room = next((room for place, room in PLACES if place.fullmatch(key)), None)
        if room is not None and len(text) > room:
            long.append((key, len(text)))
    assert long == []


def test_german_has_no_english_words() -> None:
    found = {key: english for key, text in rendered(words("de")) if (english := spoken(text) & ENGLISH)}
    assert found == {}


def test_the_same_word_stands_for_the_same_thing() -> None:
    """Where English has a word of the glossary, German has the one that stands for it."""
    glossary = tomllib.loads((LOCALES / "glossary.toml").read_text(encoding="utf-8"))
    english: dict[str, str] = {}
    german: dict[str, str] = {}
    for found, language in ((english, "en"), (german, "de")):
        for key, text in rendered(words(language)):
            found[key] = f"{found.get(key, '')}\n{re.sub(r'`[^`]*`', '', text)}".lower()
    strays = []
    for area, terms in glossary.items():
        of = tuple(f"{kind}{area}-" for kind in ("", "rules-", "lesson-", "advice-", "titled-"))
        for term, forms in terms.items():
            word = re.compile(rf"\b{re.escape(term.lower())}s?\b")
            strays += [
                (key, term)
                for key, text in english.items()
                if (area == "general" or key.startswith(of))
                and (key, term) not in OTHERWISE
                and word.search(text)
                and not any(form.lower() in german[key] for form in forms)
            ]
    assert strays == []
