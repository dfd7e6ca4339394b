"""Ratings: what a match counts for, that they find the strong ones, and that the records give the same."""

import math
import random
from collections.abc import Sequence
from datetime import timedelta
from statistics import median

import pytest
from sqlalchemy import delete, update

from bot.clock import Clock
from bot.matches import Match, Matches, Person
from bot.matches.ratings import ANCHORS, LAST, Entrant, Rating, after, entrants
from bot.store import ratings, seats
from bot.store.ratings import Pool, RatingRow
from bot.store.servers import ServerRow
from bot.store.tables import matches as match_table
from bot.store.tables import ratings as rating_table
from games.engine import Outcome
from tests.support.opponents import against
from tests.support.people import AIKO, CHANNEL, JONAS, MEI, PEOPLE, RAFI, SERVER, STRANGER
from tests.support.presses import play
from tests.support.running import later

DUEL, TABLE = Pool(SERVER, "toy", 2), Pool(SERVER, "toy", 3)
PEOPLE_RATED = 40
EVERYBODY = (*PEOPLE, STRANGER)


# ── the model ────────────────────────────────────────────────────────────────────────────────────


def ranked(values: Sequence[float]) -> list[int]:
    order = sorted(range(len(values)), key=values.__getitem__)
    return [order.index(number) for number in range(len(values))]


def spearman(one: Sequence[float], other: Sequence[float]) -> float:
    apart = sum((a - b) ** 2 for a, b in zip(ranked(one), ranked(other), strict=True))
    return 1 - 6 * apart / (len(one) ** 3 - len(one))


def simulated(seed: int) -> float:
    """How the order of 40 people by rating goes with that of their strengths, after 30 matches each."""
    chance = random.Random(seed)
    strengths = [chance.gauss() for _ in range(PEOPLE_RATED)]
    found, played = [Rating()] * PEOPLE_RATED, [0] * PEOPLE_RATED
    while min(played) < 30:
        table = sorted(range(PEOPLE_RATED), key=lambda one: (played[one], chance.random()))
        table = table[: chance.choice((3, 4))]
        # By Plackett and Luce whoever has the greatest strength and Gumbel's noise together comes in first.
        noise = {one: strengths[one] - math.log(-math.log(chance.random())) for one in table}
        places = [sorted(noise.values(), reverse=True).index(noise[one]) + 1 for one in table]
        for one, rating in zip(table, after([found[one] for one in table], places), strict=True):
            found[one] = rating
            played[one] += 1
    return spearman(strengths, [rating.mu for rating in found])


def test_after_thirty_matches_the_order_is_that_of_the_strengths() -> None:
    assert median(simulated(seed) for seed in range(20)) >= 0.9


def test_computers_are_anchors_and_people_find_their_place_between_them() -> None:
    """Who wins every second match against a steady computer is about as strong as it."""
    chance = random.Random(1)
    found = Rating(35.0)
    for _ in range(60):
        places = [1, 2] if chance.random() < 0.5 else [2, 1]
        found, _ = after([found, ANCHORS["steady"]], places)
    assert abs(found.mu - ANCHORS["steady"].mu) < 3
    assert (Rating().number, Rating().error) == (1000, 333)


# ── who is rated, and for what ───────────────────────────────────────────────────────────────────


async def entered(matches: Matches, match: Match) -> list[Entrant]:
    async with matches.store.reading() as reading:
        seated, hands = await seats.of(reading, [match.id]), await seats.substitutions_made(reading, match.id)
    return entrants(Outcome.of("empty", range(1, 5), range(4), [{}] * 4), seated, hands, set())


async def rated_table(matches: Matches, size: int, *people: Person, heap: str = "12") -> Match:
    """A rated match of the toy that has begun, of a server where that is usual."""
    await matches.staff.set_up(ServerRow(id=SERVER, rated=True), MEI)
    host, *others = people or PEOPLE[:size]
    match = await matches.lobby.create("toy", size, "daily", {"heap": heap}, host, SERVER, CHANNEL)
    for person in others:
        match = await matches.lobby.join(match.id, person)
    return match


async def test_whoever_left_comes_in_last_and_whoever_took_over_is_not_rated(matches: Matches) -> None:
    match = await rated_table(matches, 4)
    await matches.turns.resign(match.id, AIKO.id)
    await matches.substitutes.leave_to_substitute(match.id, JONAS.id)
    await matches.substitutes.take_over(match.id, STRANGER)
    assert [(each.person, each.place) for each in await entered(matches, match)] == [
        (MEI.id, 1),
        (JONAS.id, LAST),
        (AIKO.id, LAST),
        (RAFI.id, 4),
    ]


async def test_whose_seat_a_computer_plays_has_left_until_they_are_back(matches: Matches) -> None:
    match = await matches.lobby.create("toy", 2, "quick", {}, MEI, SERVER, CHANNEL, "computer")
    match = await matches.lobby.join(match.id, JONAS)
    await later(matches, timedelta(days=4))
    (away,) = [seat for seat in (await matches.watching.match(match.id)).seats if seat.computer]
    assert (await entered(matches, match))[away.seat].place == LAST
    assert away.person is not None
    await matches.substitutes.come_back(match.id, away.person)
    assert (await entered(matches, match))[away.seat].place == away.seat + 1


@pytest.mark.parametrize("unclear", [set(), {2}])
async def test_a_computer_has_its_place_unless_staff_gave_it_away(
    matches: Matches, unclear: set[int]
) -> None:
    match = await against(matches, people=2, computers=1, strength="strong")
    async with matches.store.reading() as reading:
        seated = await seats.of(reading, [match.id])
    outcome = Outcome.of("empty", (1, 2, 3), range(3), [{}] * 3)
    found = entrants(outcome, seated, (), unclear)
    assert found[2:] == ([] if unclear else [Entrant(None, "strong", 3)])
    assert entrants(outcome, [seated[0], seated[2]], (), set()) == []


# ── the store ────────────────────────────────────────────────────────────────────────────────────


async def rows(matches: Matches, *pools: Pool) -> list[RatingRow]:
    async with matches.store.reading() as reading:
        return [row for pool in pools or (DUEL, TABLE) for row in await ratings.of_pool(reading, pool)]


async def test_a_table_is_friendly_unless_it_or_its_server_says_otherwise(matches: Matches) -> None:
    match = await matches.lobby.create("toy", 2, "daily", {}, MEI, SERVER, CHANNEL)
    assert not match.rated
    await matches.lobby.join(match.id, JONAS)
    await play(matches, match := await matches.watching.match(match.id))
    assert await rows(matches) == []
    match = await matches.lobby.create("toy", 2, "daily", {}, MEI, SERVER, CHANNEL)
    match = await matches.lobby.configure(match.id, MEI.id, 2, "daily", {}, rated=True)
    assert match.rated
    await matches.lobby.join(match.id, JONAS)
    await play(matches, await matches.watching.match(match.id))
    assert {(row.person, row.match_id, row.count) for row in await rows(matches, DUEL)} == {
        (MEI.id, match.id, 1),
        (JONAS.id, match.id, 1),
    }
    assert (await rated_table(matches, 2)).rated
    alone = await matches.lobby.create("toy", 2, "daily", {}, MEI, SERVER, CHANNEL, computers="novice")
    assert not alone.rated


async def random_match(matches: Matches, clock: Clock, chance: random.Random) -> None:
    """A rated match among some of five people; somebody may resign in it, or leave their seat to another."""
    seated = chance.sample(EVERYBODY, chance.choice((2, 2, 3, 4)))
    match = await rated_table(matches, len(seated), *seated, heap="4")
    match = await play(matches, match, chance.randrange(3), chance)
    clock.advance(timedelta(minutes=chance.randrange(2)))
    what, who = chance.choice(("", "", "resign", "replace")), chance.choice(seated)
    outside = [person for person in EVERYBODY if person not in seated]
    if match.state == "playing" and what == "resign":
        await matches.turns.resign(match.id, who.id)
    elif match.state == "playing" and what == "replace" and outside:
        await matches.substitutes.leave_to_substitute(match.id, who.id)
        await matches.substitutes.take_over(match.id, outside[0])
    await play(matches, await matches.watching.match(match.id), rng=chance)


async def test_the_records_give_the_same_ratings_also_of_who_is_forgotten(
    matches: Matches, clock: Clock
) -> None:
    chance = random.Random(5)
    for _ in range(14):
        await random_match(matches, clock, chance)
    kept = await rows(matches)
    assert {row.people for row in kept} == {2, 3}
    assert await matches.ratings.rebuild() == (14, 0)
    await matches.people.forget(AIKO.id, "a player")
    assert await matches.ratings.rebuild() == (14, 0)
    async with matches.store.transaction() as writing:
        await writing.run(delete(rating_table).where(rating_table.c.person != AIKO.id))
        await writing.run(update(rating_table).values(mu=1.0))
    counted, changed = await matches.ratings.rebuild()
    assert (counted, changed >= len(kept)) == (14, True)
    assert await rows(matches) == kept


async def test_a_match_that_ended_before_one_that_is_counted_comes_before_it(
    matches: Matches, clock: Clock
) -> None:
    """Clocks are put back, and of two transactions the later one may have looked at the clock first."""
    for _ in range(3):
        await play(matches, await rated_table(matches, 2))
    async with matches.store.transaction() as writing:
        late = match_table.c.id == 1
        await writing.run(update(match_table).where(late).values(ended_at=clock.now() + timedelta(hours=1)))
    await matches.ratings.rebuild()
    before = await rows(matches)
    assert [row.match_id for row in before] == [2, 2, 3, 3, 1, 1]
    await play(matches, await rated_table(matches, 2))
    assert [row.match_id for row in await rows(matches)] == [2, 2, 3, 3, 4, 4, 1, 1]
    assert (await matches.ratings.rebuild())[1] == 0


async def test_a_rematch_counts_as_the_match_did_and_a_fork_for_nothing(matches: Matches) -> None:
    """A fork stays friendly whatever its form says."""
    await matches.staff.set_up(ServerRow(id=SERVER, rated=True), MEI)
    match = await matches.lobby.create("qin", 2, "daily", {}, MEI, SERVER, CHANNEL)
    match = await play(matches, await matches.lobby.join(match.id, JONAS), 2)
    fork = await matches.imports.fork(match.id, 1, MEI)
    assert (match.rated, fork.rated) == (True, False)
    assert not (await matches.lobby.configure(fork.id, MEI.id, 2, "daily", {}, rated=True)).rated
    await matches.turns.resign(match.id, JONAS.id)
    await matches.staff.set_up(ServerRow(id=SERVER), MEI)
    assert (await matches.results.rematch(match.id, MEI)).rated


async def test_people_are_measured_by_a_computer_that_is_not_rated(matches: Matches) -> None:
    """Two who leave come in behind a novice: both lose the same, and more than against each other."""
    await matches.staff.set_up(ServerRow(id=SERVER, rated=True), MEI)
    match = await against(matches, people=2, computers=1, strength="novice")
    await matches.turns.resign(match.id, MEI.id)
    await matches.turns.resign(match.id, JONAS.id)
    one, other = await rows(matches, TABLE)
    assert {one.person, other.person} == {MEI.id, JONAS.id}
    assert one.mu == pytest.approx(other.mu)
    (tied, _) = after([Rating(), Rating()], [1, 1])
    assert one.mu < tied.mu
    assert (await matches.ratings.rebuild()) == (1, 0)
