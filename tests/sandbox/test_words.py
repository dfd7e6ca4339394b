"""The page's sentences: scripts, HTML and refusals ask for those that there are, in every language."""

import re
from pathlib import Path

import pytest

from bot.sandbox.page import WEB, sentences
from bot.text import LANGUAGES
from tests.support.text import inventory

SCRIPTS = sorted((WEB / "js").glob("*.js"))
KEYBOARD = {"Backspace", "Enter", "Escape", "Tab"}
PLACE = re.compile(r"\{(\w+)\}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_page_is_there_and_none_is_left_over(language: str) -> None:
    found = {key for key in inventory.entries(language) if key.startswith("page-")}
    assert found == inventory.page()
    assert not {key for key, text in sentences(language).items() if key == text}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_in_a_sentence_is_one_of_the_same_facts(language: str) -> None:
    usual, own = sentences("en"), sentences(language)
    for key, text in own.items():
        assert set(PLACE.findall(text)) == set(PLACE.findall(usual[key])), key
        assert not re.search(r"[{}]", PLACE.sub("", text)), key


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_scripts_give_every_sentence_its_facts(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for key, facts in re.findall(r'\b(?:say|parts)\("(page-[a-z-]+)"(, \{.*)?', text):
        given = set(re.findall(r"(\w+)(?=[:,]| \})", facts))
        assert set(PLACE.findall(sentences("en")[key])) <= given, f"{path.name}: {key}"


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_no_script_has_words_of_its_own(path: Path) -> None:
    code = re.sub(
        r"/\*.*?\*/|^\s*//.*?$", "", path.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE
    )
    texts = [one or other for one, other in re.findall(r'"([^"\n]*)"|`([^`]*)`', code)]
    spoken = [text for text in texts if re.search(r"^[A-Z][a-z]+( |$)|[a-z]{2,} [a-z]{2,} [a-z]{2,}", text)]
    assert set(spoken) <= KEYBOARD
