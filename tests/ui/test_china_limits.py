"""Every page of China keeps Discord's limits and loses no word: five seats, the longest and oddest names."""

import random
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from bot.matches import Match, Matches, Panel, Person
from bot.store import Store
from bot.ui import emojis, looking, posts
from bot.ui import panel as panels
from bot.ui.item import PressItem
from bot.ui.page import ANSWERS, LONGEST_TEXT, Page
from bot.words import words
from bot.words.narrator import LONGEST_ALT, LONGEST_LABEL

WORDS = words("en")
NAMES = ("*" * 32, "`|_*~<>[" * 4, "龍" * 32, "👩‍👩‍👧‍👦🏴" * 4, "\u202e" + "ע" * 31)
"""As long as names can be: all markup, wide, joined emoji, written from right to left."""

PEOPLE = [Person(1 << 60 | number, name) for number, name in enumerate(NAMES)]
COMPONENTS, LONGEST_ID, LONGEST_PLACEHOLDER = 40, 100, 150
STEP = 12
"""So many turns pass between two that are looked at."""


@pytest.fixture
async def matches(tmp_path: Path) -> AsyncIterator[Matches]:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'test.db'}")
    yield Matches(store)
    await store.close()


@pytest.fixture(autouse=True)
def long_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seats' own emojis, which are longer than the signs that stand in for them."""
    tokens = tuple(f"<:mandate_seat_{letter}:{10**18}>" for letter in "abcde")
    monkeypatch.setattr(emojis, "tokens", lambda: tokens)


def check(view: discord.ui.LayoutView) -> None:
    assert view.content_length() <= LONGEST_TEXT
    items = list(view.walk_children())
    assert len(items) <= COMPONENTS
    for item in items:
        if isinstance(item, discord.ui.TextDisplay):
            assert "…" not in item.content  # nothing was cut
        elif isinstance(item, discord.ui.MediaGallery):
            assert all(0 < len(shown.description or "") <= LONGEST_ALT for shown in item.items)
        elif isinstance(item, PressItem):
            assert len(item.custom_id) <= LONGEST_ID
            if isinstance(item.item, discord.ui.Select):
                check_list(item.item)


def check_list(select: discord.ui.Select[discord.ui.LayoutView]) -> None:
    assert 0 < len(select.options) <= ANSWERS
    assert len({option.value for option in select.options}) == len(select.options)
    assert len({option.label for option in select.options}) == len(select.options)
    assert len(select.placeholder or "") <= LONGEST_PLACEHOLDER
    for option in select.options:
        assert len(option.label) < LONGEST_LABEL  # as long as this it may have been cut
        assert len(option.description or "") <= LONGEST_LABEL


async def check_public(matches: Matches, match: Match) -> None:
    turn = await matches.turn(match.id, match.turn - 1)
    check(posts.turn_post(match, turn, WORDS, 10**9, "board-999.png"))
    for page in (
        await looking.board(match, turn, WORDS),
        looking.text(match, turn, WORDS),
        looking.log(match, await matches.log(match.id, 0), None, WORDS),
    ):
        check(page.view())


async def answer(matches: Matches, panel: Panel, chance: random.Random) -> Panel:
    assert panel.question is not None
    tokens = [answer.token for answer in panel.question.answers]
    token = chance.choice([token for token in tokens if token not in ("exchange", "done")] or tokens)
    person = panel.match.seats[panel.seat].person
    assert person is not None
    return await matches.pick(panel.match.id, person, panel.version, panel.revision, token)


@pytest.mark.parametrize("fortifications", ["no", "yes"])
async def test_a_match_of_five_with_the_longest_names(matches: Matches, fortifications: str) -> None:
    chance = random.Random(7)
    options = {"fortifications": fortifications}
    match = await matches.create("china", 5, "3d", options, PEOPLE[0], 1 << 59, 1 << 58)
    for person in PEOPLE[1:]:
        match = await matches.join(match.id, person)
    check(posts.lobby_card(match, WORDS, "lobby.png"))
    check(posts.welcome(match, await matches.turn(match.id, 0), WORDS, 10**9, "board-0.png"))
    while match.to_act is not None:
        looked_at = match.turn % STEP == STEP - 1
        mover = match.seats[match.to_act].person
        assert mover is not None
        panel = await matches.panel(match.id, mover)
        while panel.question is not None:
            if looked_at:
                check((await panels.page(panel, WORDS)).view())
            panel = await answer(matches, panel, chance)
        pages: list[Page] = [await panels.page(panel, WORDS)] if looked_at else []
        done = await matches.confirm(match.id, mover, panel.version, panel.revision)
        match = done.match
        if looked_at:
            seen, seat, view = await matches.seat_view(match.id, mover)
            pages += [panels.done(done, None, WORDS), await looking.hand(seen, seat, view, WORDS)]
            for page in pages:
                check(page.view())
            await check_public(matches, match)
    turn = await matches.turn(match.id)
    record = await matches.export(match.id)
    check(posts.end_card(match, turn, WORDS, record, 10**9, "board-end.png", f"match-{match.id}.json"))
    check(looking.log(match, await matches.log(match.id, None), None, WORDS).view())
    check(looking.text(match, turn, WORDS).view())
