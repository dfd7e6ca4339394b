"""The rules as a course: short pages that lose no word, and the way to every paragraph."""

import re
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

from bot.components import panel as panels
from bot.components import rules
from bot.components.page import Page
from bot.matches import Matches
from bot.text import LANGUAGES, Words, words
from bot.text.formatter import formatter_of
from bot.text.room import count_words
from games import NAMES
from games import game as find_game
from games.engine import Position
from games.engine.contract import Action
from tests.support.games.confucius import scenes as confucius
from tests.support.games.dayunhe import scenes as dayunhe
from tests.support.games.yunnan import scenes as yunnan
from tests.support.pages import WORDS, begin, fits, labels, lists, match, pressed, texts, values
from tests.support.table import laid_out, mover
from tests.support.text.confucius import situations

EACH = [(game, language) for game in NAMES for language in LANGUAGES]


async def course(game: str, spoken: Words, *, solo: bool = False) -> list[Page]:
    """All pages, as one reaches them by the button that leads on."""
    pages = [await rules.rules(game, None, spoken, solo=solo)]
    while True:
        onward = [int(args[1]) for verb, _, args in pressed(pages[-1]) if verb == "rules"][-1]
        page = await rules.rules(game, None, spoken, onward, solo=solo)
        if texts(page) == texts(pages[0]):
            return pages
        pages.append(page)


@pytest.mark.parametrize(("game", "language"), EACH)
async def test_pages_are_short_and_hold_every_word_of_the_rules(game: str, language: str) -> None:
    spoken = words(language)
    pages = await course(game, spoken)
    for page in pages:
        fits(page)
    parts = list(chain.from_iterable(rules._pages(game, spoken)))
    for told in rules._pages(game, spoken):
        assert sum(count_words(part.text) for part in told) <= rules.MOST_WORDS
    whole = "\n".join(map(texts, pages))
    names = [*formatter_of(game).rules, rules.COMPUTERS]
    assert sorted(dict.fromkeys(part.name for part in parts)) == sorted(names)
    for name in names:
        text = rules._text(game, name, spoken)
        own = [part for part in parts if part.name == name]
        assert " ".join(part.text for part in own).split() == text.split()
        assert [(part.part, part.parts) for part in own] == [(at, len(own)) for at in range(1, len(own) + 1)]
        assert all(part.text in whole for part in own)
    assert parts[0].name == rules.SHORT
    assert parts[-1].name in rules.ASIDE


@pytest.mark.parametrize("game", NAMES)
async def test_the_first_page_tells_the_turn_and_the_signs_and_leads_to_all(game: str) -> None:
    page = await rules.rules(game, None, WORDS)
    assert WORDS(f"rules-{game}-short") in texts(page)
    (picture,) = page.files()
    assert picture.filename == "signs.png"
    listed = [option for found in lists(page) for option in found.options]
    assert [option.value for option in listed] == rules._names(game)
    for option in listed:
        number = rules.page_of(game, option.value, WORDS)
        assert f"**{option.label}" in texts(await rules.rules(game, None, WORDS, number))


async def test_where_one_may_play_the_rules_lead_to_the_computers() -> None:
    number = rules.page_of("qin", "computers", WORDS)
    assert "Play against computers" in labels(await rules.rules("qin", None, WORDS, number, solo=True))
    assert "Play against computers" not in labels(await rules.rules("qin", None, WORDS, number))
    fits(await rules.rules("confucius", match(1), WORDS, 1, solo=True))


async def test_a_word_leads_to_the_paragraph_that_tells_most_of_it() -> None:
    page = await rules.searched("qin", None, "VILLAGE", WORDS)
    assert "**Villages.** Look at a village" in texts(page)
    assert "“VILLAGE” stands in more places" in texts(page)
    values = [option.value for found in lists(page) for option in found.options]
    assert values[0] == "village"
    assert "resign" not in values
    fits(page)
    (only,) = rules.where("qin", "telephone", WORDS) or ["goal"]
    assert only == "goal"
    nothing = await rules.searched("qin", None, "*tele_phone*", WORDS)
    assert "“\\*tele\\_phone\\*” does not stand in the rules of Qin" in texts(nothing)
    assert rules.where("qin", "  ", WORDS) == []
    assert [*rules.titles("qin", "", WORDS)] == rules._names("qin")


@pytest.mark.parametrize(("game", "language"), EACH)
async def test_whatever_word_is_looked_for_discord_takes_the_page(game: str, language: str) -> None:
    spoken = words(language)
    told = "\n".join(rules._text(game, name, spoken) for name in rules._names(game))
    twice = 0
    for word in sorted({*re.findall(r"\w{3,}", told.casefold())}):
        page = await rules.searched(game, None, word, spoken, solo=True)
        fits(page)
        found = rules.where(game, word, spoken)
        assert values(page)[-len(found) :] == found or len(found) == 1
        twice += len(found) > 1 and rules.page_of(game, found[0], spoken) == 0
    assert twice, "below the list of all paragraphs stands that of those found"


@pytest.mark.parametrize(("game", "language"), EACH)
def test_a_title_that_is_suggested_leads_to_its_own_paragraph(game: str, language: str) -> None:
    spoken = words(language)
    for name, title in rules.titles(game, "", spoken).items():
        assert rules.where(game, title, spoken)[0] == name


def kinds(base: Any) -> Iterator[Any]:
    """What is decided: the actions that no other is a kind of."""
    below = base.__subclasses__()
    for other in below:
        yield from kinds(other)
    if not below and base.__module__.startswith("games."):
        yield base


@pytest.mark.parametrize("game", NAMES)
def test_every_decision_names_the_paragraph_that_tells_of_it(game: str) -> None:
    find_game(game)  # which loads it
    own = {action for action in kinds(Action) if action.__module__.startswith(f"games.{game}.")}
    assert own
    assert {action.__name__ for action in own if action.rule not in formatter_of(game).rules} == set()


@pytest.mark.parametrize("game", NAMES)
async def test_a_question_of_the_panel_leads_to_what_the_rules_say_of_it(matches: Matches, game: str) -> None:
    begun = await begin(matches, game, find_game(game).min_seats, {})
    person = mover(begun)
    state = await matches.turns.panel(begun.id, person)
    page = await rules.explained(state, WORDS)
    fits(page)
    asked = list(dict.fromkeys(action.rule for action in state.view.legal()))
    first = asked[0] if len(asked) == 1 else state.view.rule
    assert WORDS(f"rules-{game}-{first}") in texts(page)
    listed = [option.value for found in lists(page) for option in found.options]
    assert listed == (list(dict.fromkeys([first, *asked])) if len(asked) > 1 else [])
    assert ("move", begun.id, ()) in pressed(page)
    panel = await panels.page(state, WORDS)
    assert ("explain", begun.id, ()) in pressed(panel)


@pytest.mark.parametrize(
    ("position", "paragraph"),
    [
        (situations.favour(), "favour"),
        (situations.extra(), "rewards"),
        (confucius.scene(), "turn"),
        (dayunhe.scene(warehouses={"A": "straight"}), "act"),
        (yunnan.scene("travel", traders={"A": "puer"}, stock={"A": "post"}), "travel"),
    ],
    ids=["favour", "extra action", "turn", "card", "travelling"],
)
async def test_several_answers_are_told_under_what_is_decided_now(
    matches: Matches, position: Position, paragraph: str
) -> None:
    game = type(position).__module__.split(".")[1]
    begun = await laid_out(matches, game, position)
    page = await rules.explained(await matches.turns.panel(begun.id, mover(begun)), WORDS)
    fits(page)
    assert f"**{WORDS(f'rules-{game}-{paragraph}.title')}.** " in texts(page)
    assert WORDS(f"rules-{game}-{paragraph}") in texts(page)
    listed = [option.value for found in lists(page) for option in found.options]
    assert listed[0] == paragraph
    assert len(listed) == len(set(listed)) > 1
