"""What others hold, order, queue, plan and note, permuted: nothing of what a seat is shown changes."""

import random
import re
from typing import Any

import msgspec
import pytest

import games
from bot.matches import Match, Matches
from bot.store import matches as match_store
from games.engine import Position
from tests.support.games.confucius.secrets import with_other_secrets as other_confucius
from tests.support.games.dayunhe.other_secrets import with_other_secrets as other_dayunhe
from tests.support.games.views import with_other_hands
from tests.support.hours import restarted
from tests.support.presses import mover, next_person, play, queued
from tests.support.table import started

PLACES = 8
"""Places of a match."""
PERMUTATIONS = 50
"""At each of them; 2,000 over all games."""


def permuted(game: str, position: Any, seat: int, rng: random.Random) -> Any:
    """The position with all else that this seat cannot know; in Yunnan there is no such thing but chance."""
    match game:
        case "qin":
            return with_other_hands(position, seat, rng, "pile")
        case "china":
            return with_other_hands(position, seat, rng, "deck")
        case "confucius":
            return other_confucius(position, seat, rng)
        case "dayunhe":
            return other_dayunhe(position, seat, rng)
        case _:
            other = position.copy()
            other.chance.seed = f"other {rng.random()}"
            return other


async def think(matches: Matches, match: Match, person: int, rng: random.Random) -> None:
    """This person leaves orders and switches others off, plans, notes, and queues a move."""
    for order in (await matches.orders.of(match.id, person)).standing.offered:
        if rng.random() < 0.5:
            left = (await matches.orders.of(match.id, person)).standing.left
            await matches.orders.leave(match.id, person, match.version, order, order not in left)
    plan = await matches.plans.open(match.id, person)
    plan = await matches.plans.start_over(match.id, person, plan.revision)
    for _ in range(rng.randrange(4)):
        if plan.panel is None or plan.panel.question is None:
            break
        token = rng.choice(plan.panel.question.answers).token
        plan = await matches.plans.pick(match.id, person, plan.revision, token)
    await matches.plans.keep(match.id, person, rng.choice(["north", "south"]))
    await matches.notes.write(match.id, person, rng.choice([None, match.turn]), f"note {rng.random()}")
    await matches.orders.drop(match.id, person)
    if rng.random() < 0.7 and (await matches.orders.of(match.id, person)).may_queue:
        await queued(matches, match, person, rng.randrange(10**6))


async def seen(matches: Matches, match: Match, person: int, seed: int) -> list[bytes]:
    """What this person is shown of the match and of their own thoughts, and what they can choose ahead."""
    shown: list[Any] = [
        await matches.watching.match(match.id),
        await matches.watching.seat_view(match.id, person),
        await matches.recaps.recap(match.id, person, match.turn),
        await matches.watching.of_person(person),
        (await matches.orders.of(match.id, person)).standing,
        await matches.plans.open(match.id, person),
        await matches.notes.of(match.id, person),
    ]
    if person == mover(match):
        shown += [
            await matches.turns.panel(match.id, person),
            await matches.turns.suggest(match.id, person, ""),
        ]
    elif (await matches.orders.of(match.id, person)).may_queue:
        await matches.orders.drop(match.id, person)
        shown.append(await queued(matches, match, person, seed))
        shown.append(await matches.orders.of(match.id, person))
    shown.append(await matches.records.export(match.id))
    return [re.sub(rb'"revision":\d+', b"", msgspec.json.encode(each)) for each in shown]


async def reached(matches: Matches, match: Match) -> Position:
    """The position of the match now, with all that is hidden."""
    async with matches.store.reading() as reading:
        row = await match_store.get(reading, match.id)
        assert row is not None
        line = await matches.positions.line(reading, row, match.seq)
    return await matches.positions.reach(line)


@pytest.mark.fuzz
@pytest.mark.parametrize("game", games.NAMES)
async def test_what_others_hold_and_think_changes_nothing(matches: Matches, game: str) -> None:
    rng = random.Random(game)
    match = await started(matches, 3, game)
    compared = 0
    for place in range(PLACES):
        match = await play(matches, match, 1 + rng.randrange(9), rng)
        reader = (next_person, mover)[place % 2](match)
        seat = next(seat.seat for seat in match.seats if seat.person == reader)
        others = [seat.person for seat in match.seats if seat.person and seat.person != reader]
        await think(matches, match, reader, rng)
        seed = rng.randrange(10**6)
        before = await seen(matches, match, reader, seed)
        is_so = await reached(matches, match)
        for number in range(PERMUTATIONS):
            matches = restarted(matches)
            matches.positions.keep(match.id, match.seq, permuted(game, is_so, seat, rng))
            for person in others if number % 5 == 0 else ():
                await think(matches, match, person, rng)
            assert await seen(matches, match, reader, seed) == before
            compared += 1
        matches = restarted(matches)
    assert compared == PLACES * PERMUTATIONS
