"""Whoever takes over sees exactly what the seat sees; whoever left sees what any watcher sees."""

import random
import re

import msgspec
import pytest

import games
from bot.cogs.seats import lately
from bot.matches import Match, MatchError, Matches, Person
from bot.ui import log as logs
from bot.ui import looking, orders, seats
from bot.ui import panel as panels
from bot.ui.seats import Brief
from games.engine import Chance, StandingOrder
from tests.support.leaking import WORDS, sent, swap
from tests.support.people import STRANGER
from tests.support.presses import confirm, mover, random_panel
from tests.support.table import started

WATCHER = Person(97, "Ida")
LATER = ("china", "confucius", "dayunhe", "yunnan")
"""Where there is more time."""
GAMES = ["qin", *(pytest.param(name, marks=pytest.mark.fuzz) for name in LATER)]


async def played(matches: Matches, game: str, turns: int) -> Match:
    """A match of three in which so many draws were confirmed at random."""
    match = await started(matches, 3, game)
    chance = random.Random(4)
    for _ in range(turns):
        match = (await confirm(matches, await random_panel(matches, match, chance))).match
    return match


async def taken(matches: Matches, match: Match, person: Person = STRANGER) -> Match:
    """Somebody takes over from whoever is to act."""
    await matches.leave_to_substitute(match.id, mover(match))
    return await matches.take_over(match.id, person)


async def seen(matches: Matches, match: Match) -> list[bytes]:
    """The pages of whoever is to act, as they are sent but for their time; and what else they can ask for."""
    chance = random.Random(8)
    person = mover(match)
    panel = await matches.panel(match.id, person)
    panel = await matches.start_over(match.id, person, panel.version, panel.revision)
    pages = [sent(await panels.page(panel, WORDS))]
    while panel.question is not None:
        token = chance.choice(panel.question.answers).token
        panel = await matches.pick(match.id, person, panel.version, panel.revision, token)
        pages.append(sent(await panels.page(panel, WORDS)))
    pages.append(msgspec.json.encode(await matches.suggest(match.id, person, "")))
    found, seat, view = await matches.seat_view(match.id, person)
    pages.append(msgspec.json.encode(view))
    pages.append(sent(await looking.hand(found, seat, view, WORDS)))
    pages.append(sent(orders.page(await matches.orders(match.id, person), WORDS)))
    recap = await matches.since_acted(match.id, seat)
    turns = [(turn.number, turn.events) for turn in recap.turns]
    pages.append(msgspec.json.encode([turns, recap.events, recap.view]))
    return [re.sub(rb"<t:\d+:\w>", b"", page) for page in pages]


@pytest.mark.parametrize("game", GAMES)
async def test_the_substitute_sees_to_the_byte_what_the_one_before_saw(matches: Matches, game: str) -> None:
    match = await played(matches, game, 7)
    namesake = Person(STRANGER.id, match.seats[match.to_act or 0].name)
    before = await seen(matches, match)
    assert await seen(matches, await taken(matches, match, namesake)) == before


@pytest.mark.parametrize("leaves", [False, True])
async def test_what_the_one_before_had_in_mind_is_not_told(matches: Matches, leaves: bool) -> None:
    """In Yunnan drafts and orders are all that is hidden: two matches that differ in nothing else."""
    pages = []
    for thinks in (False, True):
        match = await started(matches, 3, "yunnan")
        if thinks:
            panel = await matches.panel(match.id, mover(match))
            await matches.pick(match.id, mover(match), panel.version, panel.revision, "school")
        if thinks and leaves:
            order = StandingOrder("", "pass")
            await matches.leave_order(match.id, mover(match), match.version, order, True)
        await taken(matches, match)
        panel = await matches.panel(match.id, STRANGER.id)
        standing = (await matches.orders(match.id, STRANGER.id)).standing
        pages.append(
            (panel.revision, panel.drafted, panel.can_back, panel.question, panel.standing, standing)
        )
    assert pages[0] == pages[1]


@pytest.mark.parametrize("game", GAMES)
async def test_whoever_left_is_shown_what_a_watcher_is_shown(matches: Matches, game: str) -> None:
    match = await played(matches, game, 5)
    leaver = mover(match)
    match = await taken(matches, match)
    match = (await confirm(matches, await random_panel(matches, match, random.Random(5)))).match

    async def asked(person: int) -> list[bytes]:
        """Everything that somebody without a seat can ask for."""
        own = match.seat_of(person)
        viewer = None if own is None else own.seat
        turn = await matches.turn(match.id, viewer=viewer)
        pages = [msgspec.json.encode(turn), sent(await looking.board(match, turn, WORDS, viewer))]
        told = await matches.log(match.id, viewer)
        pages.append(sent(logs.log(match, told, await matches.notices(match.id), None, WORDS)))
        recap = await matches.recap(match.id, person, 0)
        pages.append(msgspec.json.encode([recap.seat, recap.turns, recap.events, recap.view]))
        pages.append(await matches.export(match.id))
        for use in (matches.panel, matches.seat_view, matches.orders, matches.undo):
            with pytest.raises(MatchError) as refused:
                await use(match.id, person)
            pages.append(str(refused.value).encode())
        return pages

    assert await asked(leaver) == await asked(WATCHER.id)
    former = await matches.former_seat(match.id, leaver)
    assert former is not None
    assert match.seats[former.seat].person == STRANGER.id


@pytest.mark.parametrize("game", GAMES[:-1])
async def test_what_others_hold_changes_nothing_in_the_brief(matches: Matches, game: str) -> None:
    match = await played(matches, game, 6)
    seat = match.to_act
    assert seat is not None
    match = await taken(matches, match)
    call = await matches.arrival(match.id, STRANGER.id)
    assert call is not None
    told = await matches.recap(match.id, STRANGER.id, lately(call, match))

    async def page(through: Matches) -> bytes:
        found, own, view = await through.seat_view(match.id, STRANGER.id)
        assert own == seat
        return sent(await seats.brief(Brief(found, own, view, call, told), WORDS))

    before = await page(matches)
    sample = games.brain(game).sample  # other secrets behind the same view
    shape = games.game(game).position_type
    await swap(matches._store, shape, lambda real: sample(real.view(seat), seat, Chance("others")))
    assert await page(Matches(matches._store)) == before
