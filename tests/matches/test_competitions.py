"""Leagues and tournaments that run by themselves: people vanish, processes end, the standings are right."""

import random
from collections import Counter, defaultdict
from datetime import timedelta
from itertools import combinations

import msgspec
import pytest

from bot.matches import Competition, MatchError, Matches, Person
from bot.store import competitions as stored
from bot.store.competitions import Kind, PairingRow
from tests.support.hours import DAY, HOUR, now, restarted
from tests.support.people import CHANNEL, MEI, SERVER
from tests.support.presses import play
from tests.support.refusals import refused
from tests.support.running import later
from tests.support.toy import Beads
from tests.support.written import posts

ROUNDS, ROUND_DAYS = 3, 14


async def opened(matches: Matches, kind: Kind, people: int, rounds: int = ROUNDS) -> Competition:
    """A sign-up that so many people have followed."""
    made = await matches.competitions.open(
        kind, "Autumn", "toy", "quick", rounds, ROUND_DAYS, 3 * DAY, MEI, SERVER, CHANNEL
    )
    for number in range(1, people + 1):
        made = await matches.competitions.join(made.row.id, Person(number, f"P{number}"))
    return made


async def pairings(matches: Matches, number: int) -> list[PairingRow]:
    async with matches.store.reading() as reading:
        return list(await stored.pairings_of(reading, number))


class World:
    """People who move within hours, unless they have vanished; the process ends now and then."""

    def __init__(self, matches: Matches, seed: int) -> None:
        self.matches, self.rng = matches, random.Random(seed)
        self.vanished: set[int] = set()

    async def passes(self, step: timedelta) -> None:
        """So much time: clocks, computers, people."""
        if self.rng.random() < 0.1:
            self.matches = restarted(self.matches)
        await later(self.matches, step)
        for thought in await self.matches.thinking.thoughts():
            if thought.plays_at <= now(self.matches):
                view = msgspec.json.decode(thought.view, type=Beads)
                assert await self.matches.thinking.play(thought, [str(view.legal()[0])])
        for match in await self.matches.staff.of_server(SERVER, "playing"):
            for seat in match.seats:
                if seat.person is not None and seat.computer is not None and seat.person not in self.vanished:
                    await self.matches.substitutes.come_back(match.id, seat.person)
            match = await self.matches.watching.match(match.id)
            player = None if match.to_act is None else match.seats[match.to_act].player
            if player is not None and player not in self.vanished and self.rng.random() < 0.8:
                await play(self.matches, match, 1, self.rng)

    async def until_over(self, number: int, days: int) -> Competition:
        """Let it run; in every round somebody vanishes for good, and somebody signs up late."""
        begun = 0
        for _ in range(days * 3):
            shown = await self.matches.competitions.show(number)
            if shown.row.state not in ("open", "running"):
                return shown
            if shown.row.round > begun:
                begun = shown.row.round
                self.vanished.add(self.rng.choice(next(iter(shown.tables.values()))))
                if begun == 1:
                    await self.matches.competitions.join(number, Person(101, "Late"))
            await self.passes(8 * HOUR)
        raise AssertionError(f"not over after {days} days: {shown.row}")


def counted(rows: list[PairingRow], replaced: dict[int, int]) -> dict[int, float]:
    """Tenths and wins by hand: 10 for a first place, 0 for a last one, 5 for a bye."""
    found: defaultdict[int, float] = defaultdict(float)
    for row in rows:
        person = replaced.get(row.person, row.person)
        if row.match_id is None:
            found[person] += 5
            continue
        table = [other.rank for other in rows if other.match_id == row.match_id]
        better = sum(rank < row.rank for rank in table)  # type: ignore[operator]
        shared = table.count(row.rank)
        places = [
            10 * (len(table) - 1 - place) / (len(table) - 1) for place in range(better, better + shared)
        ]
        found[person] += sum(places) / shared
    return found


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.fuzz) for seed in range(2, 8))])
async def test_a_swiss_of_17_ends_by_itself(matches: Matches, seed: int) -> None:
    """Nobody meets anybody twice, one takes over for another, and the points are those counted by hand."""
    made = await opened(matches, "swiss", 17)
    await matches.competitions.skip(made.row.id, 17)
    world = World(matches, seed)
    shown = await world.until_over(made.row.id, 3 + ROUNDS * (ROUND_DAYS + 1))
    assert shown.row.state == "over"
    assert shown.row.round == ROUNDS
    rows = await pairings(matches, made.row.id)
    met = Counter[frozenset[int]]()
    for match in {row.match_id for row in rows} - {None}:
        there = [row.person for row in rows if row.match_id == match]
        assert 2 <= len(there) <= 4
        met.update(map(frozenset, combinations(there, 2)))
    assert max(met.values()) == 1
    replaced = {each.replaces: each.person for each in shown.entrants if each.replaces is not None}
    assert set(replaced.values()) == {101}
    points = counted(rows, replaced)
    lines = shown.divisions[0]
    assert {line.person: line.score.points / 12 for line in lines} == pytest.approx(points)
    assert [line.score for line in lines] == sorted((line.score for line in lines), reverse=True)
    assert [line.out for line in lines].count(True) >= 1
    assert Counter(kind for kind, _ in await posts(matches))["competition"] == ROUNDS + 1


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.fuzz) for seed in range(2, 8))])
async def test_a_league_of_23_plays_its_seasons(matches: Matches, seed: int) -> None:
    """Divisions of three and four; first and last change places, who has vanished is in no later season."""
    made = await opened(matches, "league", 23, 2)
    world = World(matches, seed)
    before: list[list[int]] = []
    while True:
        await world.passes(8 * HOUR)
        shown = await matches.competitions.show(made.row.id)
        if shown.row.state == "open" and shown.row.round == 2:
            before = [[line.person for line in division if not line.out] for division in shown.divisions]
            points = counted(await pairings(matches, made.row.id), {})
            assert {line.person: line.score.points / 12 for each in shown.divisions for line in each} == (
                pytest.approx(points)
            )
        if shown.row.round == 1 and not world.vanished:
            assert sorted(map(len, shown.tables.values())) == [3, 4, 4, 4, 4, 4]
            world.vanished = {shown.divisions[2][0].person, shown.divisions[4][1].person}
        if shown.row.round == 3:
            break
        assert now(matches) < made.row.created_at + 60 * DAY
    tables = list(shown.tables.values())
    assert not world.vanished & {person for table in tables for person in table}
    order = [line.person for division in shown.divisions for line in division]
    assert 18 <= len(order) <= 21
    assert set(order) == {person for division in before for person in division}
    assert {before[0][0], before[1][0]} <= set(tables[0])
    assert before[0][-1] not in tables[0]
    assert before[2][0] not in tables[2]
    await matches.competitions.cancel(made.row.id)
    assert (await matches.competitions.show(made.row.id)).row.state == "cancelled"


async def test_a_knock_out_ends_with_one_table(matches: Matches) -> None:
    """Who wins the last table is first."""
    made = await opened(matches, "knockout", 11)
    shown = await World(matches, 3).until_over(made.row.id, 60)
    rows = await pairings(matches, made.row.id)
    (winner,) = [row.person for row in rows if (row.round, row.rank) == (shown.row.round, 1)][:1]
    assert shown.divisions[0][0].person == winner
    assert len({row.match_id for row in rows if row.round == shown.row.round}) == 1


async def test_a_round_ends_at_its_deadline_with_the_standing(matches: Matches) -> None:
    """A pause does not move it; who has resigned is last, and what is played later changes nothing."""
    made = await opened(matches, "swiss", 3, 1)
    made = await matches.competitions.begin(made.row.id)
    (number,) = made.tables
    match = await play(matches, await matches.watching.match(number), 3)
    first = match.seats[0].person
    assert first is not None
    await matches.turns.resign(number, first)
    await matches.staff.pause(number, "Mei")
    await later(matches, ROUND_DAYS * DAY)
    shown = await matches.competitions.show(made.row.id)
    assert shown.row.state == "over"
    assert (shown.divisions[0][-1].person, shown.divisions[0][-1].out) == (first, True)
    ranks = {row.person: row.rank for row in await pairings(matches, made.row.id)}
    assert ranks[first] == 3


async def test_who_was_away_for_a_round_comes_back_as_a_spare(matches: Matches) -> None:
    """Also in a later season: in the round they have no table, in the next one they may take a place over."""
    made = await opened(matches, "league", 8, 1)
    await matches.competitions.begin(made.row.id)
    await matches.competitions.leave(made.row.id, 1)
    await later(matches, ROUND_DAYS * DAY)
    await later(matches, 8 * DAY)
    shown = await matches.competitions.show(made.row.id)
    assert (shown.row.state, shown.row.round) == ("running", 2)
    shown = await matches.competitions.join(made.row.id, Person(1, "P1"))
    known = shown.entrant(1)
    assert known is not None
    assert known.state == "spare"


async def test_what_is_refused(matches: Matches) -> None:
    """Each with its code; a sign-up with too few people is cancelled at its end."""
    made = await opened(matches, "swiss", 1)
    number, one = made.row.id, Person(1, "P1")
    use = matches.competitions
    for call, code in (
        (use.join(number, one), "entered-already"),
        (use.leave(number, 2), "not-entered"),
        (use.begin(number), "too-few-entrants"),
        (use.show(99), "no-such-competition"),
    ):
        with pytest.raises(MatchError) as error:
            await call
        assert error.value.code == code
    await use.join(number, Person(2, "P2"))
    assert await refused(use.begin(number)) == "too-few-entrants", "two make no competition"
    await use.leave(number, 2)
    await matches.people.block(Person(3, "P3"), [one])
    assert await refused(use.join(number, Person(3, "P3"))) == "blocked-there"
    await use.skip(number, 1)
    with pytest.raises(MatchError, match="bye-used"):
        await use.skip(number, 1)
    assert (await use.leave(number, 1)).entrants == ()
    await later(matches, 3 * DAY)
    assert (await use.show(number)).row.state == "cancelled"
    with pytest.raises(MatchError, match="competition-over"):
        await use.join(number, one)
