"""Every page of a match keeps Discord's limits and loses no word, whatever the names are."""

import random
from collections.abc import Mapping

import discord
import pytest

import render
from bot.matches import Match, Matches, Panel, Person, Watch
from bot.ui import emojis, lobby, looking, orders, posts, result, watching
from bot.ui import log as logs
from bot.ui import panel as panels
from bot.ui.item import PressItem
from bot.ui.page import ANSWERS, LONGEST_TEXT, Page
from bot.words import words
from bot.words.narrator import LONGEST_ALT, LONGEST_LABEL, find
from games.engine import StandingOrder
from games.engine.choices import Question, walk
from tests.matches.table import confirm, mover

WORDS = words("en")
NAMES = ("*" * 32, "`|_*~<>[" * 4, "龍" * 32, "👩‍👩‍👧‍👦🏴" * 4, "\u202e" + "ע" * 31)
"""As long as names can be: all markup, wide, joined emoji, written from right to left."""

PEOPLE = [Person(1 << 60 | number, name) for number, name in enumerate(NAMES)]
COMPONENTS, LONGEST_ID, LONGEST_PLACEHOLDER = 40, 100, 150
STEP = 20
"""So many turns pass between two whose panels are looked at, pictures included."""


def check(view: discord.ui.LayoutView, game: str) -> None:
    """Everything fits, and no text was cut.

    In a game of hidden cards the words for a picture may be cut: those of a panel tell the hand as well.
    """
    assert view.content_length() <= LONGEST_TEXT
    items = list(view.walk_children())
    assert len(items) <= COMPONENTS
    for item in items:
        if isinstance(item, discord.ui.TextDisplay):
            assert "…" not in item.content  # nothing was cut
        elif isinstance(item, discord.ui.MediaGallery):
            for shown in item.items:
                assert 0 < len(shown.description or "") <= LONGEST_ALT
                assert not find(game).open or "…" not in (shown.description or "")
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
    check(posts.turn_post(match, turn, WORDS, 10**9, "board-999.png"), match.game)
    check(looking.text(match, turn, WORDS).view(), match.game)


async def check_mirror(matches: Matches, match: Match) -> None:
    """What watchers are shown of the last turns."""
    newest = match.turn if match.state == "over" else match.turn - 1
    turns = [await matches.turn(match.id, number) for number in range(max(0, newest - 3), newest + 1)]
    for person, channel in ((1, None), (None, 2)):
        watch = Watch(
            id=10**9, server=1, match=None, channel=channel, person=person, by=1, ended_at=None, why=None
        )
        check(watching.mirror(watch, match, turns, 0, WORDS, 10**9, "board-999.png"), match.game)


async def check_private(matches: Matches, match: Match) -> None:
    """Everything that people look at besides their turn."""
    turn = await matches.turn(match.id, match.turn - 1)
    pages: list[Page] = [
        *[await looking.board(match, turn, WORDS, 0, sheet) for sheet in render.sheets(match.game)],
        logs.log(match, await matches.log(match.id, 0), (), None, WORDS),
    ]
    for seat in match.seats:
        assert seat.person is not None
        seen, number, view = await matches.seat_view(match.id, seat.person)
        pages.append(await looking.hand(seen, number, view, WORDS))
        pages.append(orders.page(await matches.orders(match.id, seat.person), WORDS))
    for page in pages:
        check(page.view(), match.game)


LATE = ("pass", "end", "exchange", "done")
"""Answers after which less is placed: taken less often, so that matches get far and boards full."""


def chosen(question: Question, chance: random.Random) -> str:
    """An answer at random."""
    tokens = [answer.token for answer in question.answers]
    if chance.random() < 0.8:
        tokens = [token for token in tokens if token not in LATE] or tokens
    return chance.choice(tokens)


async def answer(matches: Matches, panel: Panel, chance: random.Random) -> Panel:
    """The panel's question answered."""
    assert panel.question is not None
    person = mover(panel.match)
    token = chosen(panel.question, chance)
    return await matches.pick(panel.match.id, person, panel.version, panel.revision, token)


async def decide(matches: Matches, panel: Panel, chance: random.Random) -> Panel:
    """All of the panel's questions about one action answered at once, which is quicker."""
    legal, tokens = panel.view.legal(), list[str]()
    while isinstance(found := walk(legal, tokens).next, Question):
        tokens.append(chosen(found, chance))
    return await matches.type_move(panel.match.id, mover(panel.match), str(found.action))


async def begin(matches: Matches, game: str, seats: int, options: Mapping[str, str]) -> Match:
    match = await matches.create(game, seats, "relaxed", options, PEOPLE[0], 1 << 59, 1 << 58)
    for person in PEOPLE[1:seats]:
        match = await matches.join(match.id, person)
    return match


@pytest.mark.usefixtures("long_tokens")
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [  # one game, whose texts are long; the others where there is more time
        pytest.param("qin", 4, {}, marks=pytest.mark.fuzz),
        ("china", 5, {"fortifications": "yes"}),
        pytest.param("yunnan", 5, {"version": "expert"}, marks=pytest.mark.fuzz),
        pytest.param("confucius", 5, {}, marks=pytest.mark.fuzz),
        pytest.param("dayunhe", 5, {}, marks=pytest.mark.fuzz),
        pytest.param("china", 5, {"fortifications": "no"}, marks=pytest.mark.fuzz),
        pytest.param("yunnan", 2, {"version": "expert"}, marks=pytest.mark.fuzz),
        pytest.param("dayunhe", 2, {"level": "hard"}, marks=pytest.mark.fuzz),
    ],
)
async def test_a_match_with_the_longest_names(
    matches: Matches, game: str, seats: int, options: dict[str, str]
) -> None:
    chance = random.Random(seats)
    match = await begin(matches, game, seats, options)
    check(lobby.card(match, WORDS, "lobby.png"), game)
    check(posts.welcome(match, await matches.turn(match.id, 0), WORDS, 10**9, "board-0.png"), game)
    while match.to_act is not None:
        looked_at = match.turn % STEP == STEP - 1
        panel = await matches.panel(match.id, mover(match))
        while panel.question is not None:
            if looked_at:
                check((await panels.page(panel, WORDS)).view(), game)
                panel = await answer(matches, panel, chance)
            else:
                panel = await decide(matches, panel, chance)
        if looked_at:
            check((await panels.page(panel, WORDS)).view(), game)
        done = await confirm(matches, panel)
        match = done.match
        check(panels.done(done, None, WORDS).view(), game)
        await check_public(matches, match)
        if looked_at and match.to_act is not None:
            await check_private(matches, match)
            await check_mirror(matches, match)
    await check_mirror(matches, match)
    turn = await matches.turn(match.id)
    record = await matches.export(match.id)
    report = await matches.report(match.id)
    check(result.card(report, turn, WORDS, record, 10**9, result.Files.of(match)), game)
    check(result.scoring(match, turn, WORDS).view(), game)
    check(logs.log(match, await matches.log(match.id, None), (), None, WORDS).view(), game)
    check(looking.text(match, turn, WORDS).view(), game)


@pytest.mark.usefixtures("long_tokens")
async def test_orders_with_the_longest_names(matches: Matches) -> None:
    match = await begin(matches, "yunnan", 2, {"version": "basic"})
    person = mover(match)
    found = await matches.orders(match.id, person)
    assert len(found.standing.offered) == 4  # two for each colour
    for order in found.standing.offered:
        assert isinstance(order, StandingOrder)
        found = await matches.leave_order(match.id, person, found.match.version, order, True)
        check(orders.page(found, WORDS).view(), "yunnan")
        assert orders.name("yunnan", order, WORDS).startswith(emojis.tokens()["ABCD".index(order.subject)])
    check((await panels.page(await matches.panel(match.id, person), WORDS)).view(), "yunnan")
