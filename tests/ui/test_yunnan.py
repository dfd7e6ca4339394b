"""Yunnan's pages: all of random matches keep Discord's limits and lose no word; card, welcome, refusals."""

import random
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from bot.matches import Match, Matches, Panel, Person
from bot.sandbox import Post
from bot.store import Store
from bot.ui import emojis, looking, orders, posts
from bot.ui import panel as panels
from bot.ui.item import PressItem
from bot.ui.page import ANSWERS, LONGEST_TEXT, Page
from bot.words import words
from bot.words.narrator import LONGEST_ALT, LONGEST_LABEL
from games.engine import StandingOrder
from tests.e2e.play import CHANNEL, newest, open_match, pinged, press
from tests.e2e.stage import Stage

WORDS = words("en")
NAMES = ("*" * 32, "`|_*~<>[" * 4, "龍" * 32, "👩‍👩‍👧‍👦🏴" * 4, "\u202e" + "ע" * 31)
"""As long as names can be: all markup, wide, joined emoji, written from right to left."""

PEOPLE = [Person(1 << 60 | number, name) for number, name in enumerate(NAMES)]
COMPONENTS, LONGEST_ID, LONGEST_PLACEHOLDER = 40, 100, 150
STEP = 15
"""So many turns pass between two whose panels are looked at, pictures included."""


@pytest.fixture
async def matches(tmp_path: Path) -> AsyncIterator[Matches]:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'test.db'}")
    yield Matches(store)
    await store.close()


@pytest.fixture
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
            for shown in item.items:
                assert 0 < len(shown.description or "") <= LONGEST_ALT
                assert "…" not in (shown.description or "")
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
    check(looking.text(match, turn, WORDS).view())


async def check_private(matches: Matches, match: Match) -> None:
    """Everything that people look at besides their turn."""
    turn = await matches.turn(match.id, match.turn - 1)
    pages: list[Page] = [
        await looking.board(match, turn, WORDS),
        looking.log(match, await matches.log(match.id, 0), None, WORDS),
    ]
    for seat in match.seats:
        assert seat.person is not None
        seen, number, view = await matches.seat_view(match.id, seat.person)
        pages.append(await looking.hand(seen, number, view, WORDS))
        pages.append(orders.page(await matches.orders(match.id, seat.person), WORDS))
    for page in pages:
        check(page.view())


LATE = ("pass", "end")
"""Answers that end a part of the round: taken less often, so that matches get far and boards full."""


async def answer(matches: Matches, panel: Panel, chance: random.Random) -> Panel:
    assert panel.question is not None
    tokens = [answer.token for answer in panel.question.answers]
    if chance.random() < 0.8:
        tokens = [token for token in tokens if token not in LATE] or tokens
    person = panel.match.seats[panel.seat].person
    assert person is not None
    token = chance.choice(tokens)
    return await matches.pick(panel.match.id, person, panel.version, panel.revision, token)


async def begin(matches: Matches, seats: int, version: str) -> Match:
    match = await matches.create("yunnan", seats, "3d", {"version": version}, PEOPLE[0], 1 << 59, 1 << 58)
    for person in PEOPLE[1:seats]:
        match = await matches.join(match.id, person)
    return match


@pytest.mark.usefixtures("long_tokens")
@pytest.mark.parametrize(("seats", "version"), [(5, "basic"), (5, "expert"), (2, "expert"), (3, "basic")])
async def test_a_match_with_the_longest_names(matches: Matches, seats: int, version: str) -> None:
    chance = random.Random(seats)
    match = await begin(matches, seats, version)
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
        if looked_at:
            check((await panels.page(panel, WORDS)).view())
        done = await matches.confirm(match.id, mover, panel.version, panel.revision)
        match = done.match
        check(panels.done(done, None, WORDS).view())
        await check_public(matches, match)
        if looked_at and match.to_act is not None:
            await check_private(matches, match)
    turn = await matches.turn(match.id)
    record = await matches.export(match.id)
    check(posts.end_card(match, turn, WORDS, record, 10**9, "board-end.png", f"match-{match.id}.json"))
    check(looking.log(match, await matches.log(match.id, None), None, WORDS).view())
    check(looking.text(match, turn, WORDS).view())


@pytest.mark.usefixtures("long_tokens")
async def test_orders_with_the_longest_names(matches: Matches) -> None:
    match = await begin(matches, 2, "basic")
    assert match.to_act is not None
    mover = match.seats[match.to_act].person
    assert mover is not None
    found = await matches.orders(match.id, mover)
    assert len(found.standing.offered) == 4  # two for each colour
    for order in found.standing.offered:
        assert isinstance(order, StandingOrder)
        found = await matches.leave_order(match.id, mover, found.match.version, order, True)
        check(orders.page(found, WORDS).view())
        assert orders.name("yunnan", order, WORDS).startswith(emojis.tokens()["ABCD".index(order.subject)])
    check((await panels.page(await matches.panel(match.id, mover), WORDS)).view())


# ── the card and the welcome ─────────────────────────────────────────────────────────────────────────


async def card(stage: Stage, **options: str | int) -> Post:
    mei = stage.sandbox.person("Mei")
    reply = await mei.slash("match new", CHANNEL, game="yunnan", **options)
    return (await reply.settle()).message


async def test_the_card_says_what_the_game_is_about_and_its_version(stage: Stage) -> None:
    shown = (await card(stage, seats=2, options="version=expert")).text
    assert "travel the Tea-Horse Road" in shown
    assert "Two people play two colours each." in shown
    assert "Version: expert" in shown
    assert "Version: basic" in (await card(stage)).text


async def test_with_two_people_welcome_and_question_say_which_colour(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas", game="yunnan")
    board = newest(stage.sandbox.person("Lena"), thread)
    colours = {
        person.name: [token for token in tokens if token.strip()]
        for person, tokens in (
            (stage.sandbox.person("Mei"), emojis.tokens()[0:3:2]),
            (stage.sandbox.person("Jonas"), emojis.tokens()[1:4:2]),
        )
    }
    for name, tokens in colours.items():
        assert f"{''.join(tokens)} **{name}**" in board.text
    mover = pinged(stage, board)
    panel = await press(mover, board, "Your move")
    assert any(f"**{token}: What do you do?" in panel.text for token in colours[mover.name])


async def test_the_rules_have_pages_with_figures_that_are_told_too(stage: Stage) -> None:
    lena = stage.sandbox.person("Lena")
    page = (await (await lena.slash("rules", CHANNEL, game="yunnan")).settle()).message
    figures = 0
    told = page.text
    while any(button.label == "Next page" for button in page.buttons):
        figures += len(page.files())
        assert len(page.files()) == len([alt for alt in page.alt_texts if alt])
        page = await press(lena, page, "Next page")
        told += page.text
    assert figures >= 6
    for title in ("Goal", "The inspector", "Two players", "What is uncertain"):
        assert f"**{title}.**" in told


async def test_a_refused_move_says_why_and_offers_near_ones(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas", "Aiko", game="yunnan")
    mover = pinged(stage, newest(stage.sandbox.person("Lena"), thread))
    refused = (await (await mover.slash("play", thread, move="horse 15")).settle()).message
    assert "a bid of 15 is more than that" in refused.text
    assert "horse 9" in [button.label for button in refused.buttons]
    assert "**Bidding.**" in (await press(mover, refused, "How to play")).text
    refused = (await (await mover.slash("play", thread, move="school 7 tibet")).settle()).message
    assert "who go first" in refused.text
    refused = (await (await mover.slash("play", thread, move="move puer yunnan")).settle()).message
    assert "The bidding goes on" in refused.text
    taken = (await (await mover.slash("play", thread, move="bank left")).settle()).message
    assert "You go to the higher side of the bank" in taken.text


async def test_the_words_for_the_panels_picture_are_those_of_the_board_for_nothing_is_hidden(
    stage: Stage,
) -> None:
    thread = await open_match(stage, "Mei", "Jonas", "Aiko", game="yunnan")
    board = newest(stage.sandbox.person("Lena"), thread)
    panel = await press(pinged(stage, board), board, "Your move")
    assert panel.alt_texts == board.alt_texts
    assert panel.alt_texts[0].startswith("Yunnan, round 1. ")
