"""Leagues and tournaments that run by themselves: people vanish, processes die, the standings are right."""

import json
import random
import signal
from collections import Counter, defaultdict
from itertools import combinations
from pathlib import Path

import msgspec
import pytest

from bot.clock import Clock
from bot.matches import Competition, MatchError, Matches, Person, pairing
from bot.matches.competitions import MOST_ENTRANTS
from bot.matches.staff import KEPT
from bot.matches.standings import standings
from bot.store import Store, backend_of
from bot.store.competitions import EntrantRow, Kind, PairingRow
from tests.support.database import laid_in_postgresql, lay, rows
from tests.support.hours import DAY, HOUR, advance, now, restarted
from tests.support.people import CHANNEL, MEI, NOON, SERVER
from tests.support.presses import mover, play
from tests.support.refusals import refused
from tests.support.running import keep, later
from tests.support.season import LATE, World, lives, pairings
from tests.support.written import posts

ROUNDS, ROUND_DAYS = 3, 14

INSTANTS = (("", 400), ("INTO pairings", 9), ("UPDATE competitions", 1), ("INTO outbox", 9))
"""What the statements hold before one of which a process is killed, and how many of them it may live for."""

Scores = dict[int, tuple[float, int, float]]
"""Points, wins and the points of those met, in tenths of a win."""


async def opened(
    matches: Matches, kind: Kind, people: int, rounds: int = ROUNDS, seasons: int = 1, game: str = "toy"
) -> Competition:
    """A sign-up that so many people have followed."""
    made = await matches.competitions.open(
        kind, "Autumn", game, "quick", rounds, ROUND_DAYS, 3 * DAY, MEI, SERVER, CHANNEL, seasons
    )
    for number in range(1, people + 1):
        made = await matches.competitions.join(made.row.id, Person(number, f"P{number}"))
    return made


async def counted(url: str, rounds: range, replaced: dict[int, int]) -> tuple[Scores, int]:
    """What everybody has from these rounds, and how often two met at most: from the results of the matches.

    10 for a first place, 0 for a last one, what is between in even steps, 5 for a bye.
    """
    tables: defaultdict[int, dict[int, int]] = defaultdict(dict)
    points, wins, met = defaultdict[int, float](float), Counter[int](), Counter[frozenset[int]]()
    again = Counter[frozenset[int]]()
    found = await rows(url, "SELECT id, outcome FROM matches")
    results = {match: json.loads(outcome)["seats"] for match, outcome in found if outcome is not None}
    for of, person, match, seat in await rows(url, "SELECT round, person, match_id, seat FROM pairings"):
        if of in rounds and match is None:
            points[replaced.get(person, person)] += 5
        elif of in rounds:
            tables[match][person] = results[match][seat]["rank"]
    assert len(found) == len({row[0] for row in await rows(url, "SELECT match_id FROM pairings") if row[0]})
    for table in tables.values():
        again.update(map(frozenset, combinations(table, 2)))
        sat = {replaced.get(person, person): rank for person, rank in table.items()}
        met.update(map(frozenset, combinations(sat, 2)))
        places = sorted(sat.values())
        for person, rank in sat.items():
            shared = [at for at, other in enumerate(places) if other == rank]
            points[person] += sum(10 - 10 * at / (len(sat) - 1) for at in shared) / len(shared)
            wins[person] += rank == 1
    strength = defaultdict[int, float](float)
    for pair, times in met.items():
        for one, other in (sorted(pair), sorted(pair, reverse=True)):
            strength[one] += times * points[other]
    scores = {person: (points[person], wins[person], strength[person]) for person in points}
    return scores, max(again.values())


async def is_right(url: str, shown: Competition) -> int:
    """The standings are those of an independent count, in its order; how often two met in them at most."""
    row = shown.row
    replaced = {each.replaces: each.person for each in shown.entrants if each.replaces is not None}
    first = row.round - row.rounds + 1 if row.kind == "league" else 1
    scores, most = await counted(url, range(first, row.round + 1), replaced)
    assert {line.person for division in shown.divisions for line in division} == set(scores)
    for division in shown.divisions:
        found = [(line.score.points / 12, line.score.wins, line.score.strength / 12) for line in division]
        assert found == [pytest.approx(scores[line.person]) for line in division]
        assert found == sorted(found, reverse=True)
        for line in division:
            assert sum(points or 0 for points in line.rounds) == line.score.points
    return most


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.fuzz) for seed in range(2, 8))])
async def test_a_swiss_of_17_ends_by_itself(matches: Matches, laid: str, seed: int) -> None:
    """Nobody meets anybody twice, one takes over for another, and the standings are those counted by hand."""
    made = await opened(matches, "swiss", 17)
    await matches.competitions.skip(made.row.id, 17)
    shown = await World(matches, seed).until_over(made.row.id, 3 + ROUNDS * (ROUND_DAYS + 1))
    assert (shown.row.state, shown.row.round) == ("over", ROUNDS)
    assert await is_right(laid, shown) == 1
    assert {each.person for each in shown.entrants if each.replaces is not None} == {LATE}
    assert [line.out for line in shown.divisions[0]].count(True) >= 1
    assert Counter(kind for kind, _ in await posts(matches))["competition"] == ROUNDS + 1


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.fuzz) for seed in range(2, 8))])
async def test_a_league_of_23_plays_its_seasons(matches: Matches, laid: str, seed: int) -> None:
    """Divisions of three and four; first and last change places, who has vanished is in no later season."""
    made = await opened(matches, "league", 23, 2, 2)
    world = World(matches, seed)
    before = after = made
    while (shown := await matches.competitions.show(made.row.id)).row.state in ("open", "running"):
        if shown.row.round == 1 and not before.tables:
            assert sorted(map(len, shown.tables.values())) == [3, 4, 4, 4, 4, 4]
        if shown.row.state == "open" and before.row.state == "running":
            await is_right(laid, shown)
            out = {line.person for division in shown.divisions for line in division if line.out}
            gone = out & await world.vanished(made.row.id)  # but for those whose match was over without them
            assert gone
            order = [[line.person for line in division if not line.out] for division in shown.divisions]
        if shown.row.round == 3 and before.row.round == 2:
            after = shown
        before = shown
        await world.passes(made.row.id)
        assert now(matches) < made.row.created_at + 80 * DAY
    tables = list(after.tables.values())
    assert not gone & {person for table in tables for person in table}
    assert {person for table in tables for person in table} == {person for each in order for person in each}
    following = iter(pairing.moved(order))  # where few have stayed, others follow into their division
    assert [{*table} for table in tables] == [{next(following) for _ in table} for table in tables]
    assert (shown.row.state, shown.row.round) == ("over", 4)
    await is_right(laid, shown)


@pytest.mark.parametrize(
    ("engine", "kind", "people", "kills"),
    [
        *((engine, "swiss", 6, 2) for engine in ("sqlite", "postgresql")),
        *(
            pytest.param(engine, kind, people, kills, marks=pytest.mark.fuzz)
            for engine in ("sqlite", "postgresql")
            for kind, people, kills in (("swiss", 17, 12), ("league", 23, 25))
        ),
    ],
)
async def test_processes_are_killed_at_any_statement(
    tmp_path: Path, engine: str, kind: Kind, people: int, kills: int
) -> None:
    """It ends by itself, every round has its tables and its news once, and the standings are right."""
    url = f"sqlite+aiosqlite:///{tmp_path / 'test.db'}"
    if engine == "postgresql":
        url = await laid_in_postgresql()
    else:
        lay(tmp_path / "test.db")
    store, chance, seasons = Store(backend_of(url)), random.Random(kills), 2 if kind == "league" else 1
    matches = Matches(store, Clock(lambda: NOON))
    made = await opened(matches, kind, people, ROUNDS, seasons)
    at, days = NOON.isoformat(), 3 + seasons * (ROUNDS * (ROUND_DAYS + 1) + 7)
    deaths: list[int] = []
    while 0 not in deaths:
        word, most = chance.choice(INSTANTS)
        dies = chance.randint(1, most) if len(deaths) < kills else 0
        code, at = await lives(url, made.row.id, at, days, dies, word)
        assert code in (0, -signal.SIGKILL)
        deaths.append(code)
    assert len(deaths) > kills // 2
    shown = await matches.competitions.show(made.row.id)
    assert (shown.row.state, shown.row.round) == ("over", ROUNDS * seasons)
    assert await is_right(url, shown) <= (1 if people == 17 else ROUNDS)
    told = Counter(kind for kind, _ in await posts(matches))
    assert told["competition"] == ROUNDS * seasons + seasons
    await store.close()


async def test_a_knock_out_ends_with_one_table(matches: Matches) -> None:
    """Who wins the last table is first."""
    made = await opened(matches, "knockout", 11)
    shown = await World(matches, 3).until_over(made.row.id, 60)
    seated = await pairings(matches, made.row.id)
    (winner,) = [row.person for row in seated if (row.round, row.rank) == (shown.row.round, 1)][:1]
    assert shown.divisions[0][0].person == winner
    assert len({row.match_id for row in seated if row.round == shown.row.round}) == 1


async def test_lots_decide_over_shared_places_of_a_knock_out(matches: Matches) -> None:
    """Whatever the two have played before."""
    row, first = (await opened(matches, "knockout", 8)).row, set[int]()
    entered = [EntrantRow(person=each, name="", place=each, state="in") for each in range(1, 9)]
    tables = ((1, 1, (1, 2, 3, 4), (1, 2, 3, 4)), (1, 2, (5, 6, 7, 8), (1, 2, 3, 4)))
    final = (2, 3, (2, 5, 1, 6), (1, 1, 3, 4))
    paired = [
        PairingRow(round=of, person=person, division=0, match_id=match, seat=seat, rank=rank)
        for of, match, people, ranks in (*tables, final)
        for seat, (person, rank) in enumerate(zip(people, ranks, strict=True))
    ]
    for seed in map(str, range(10)):
        ended = msgspec.structs.replace(row, round=2, seed=seed)
        (lines,) = standings(ended, entered, paired)
        order, lots = [line.person for line in lines], pairing.lots(range(1, 9), seed)
        assert order[:2] == sorted((2, 5), key=lots.index)
        assert order[2:4] == [1, 6]
        assert order[4:] == [*sorted((3, 7), key=lots.index), *sorted((4, 8), key=lots.index)]
        first.add(order[0])
    assert first == {2, 5}


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


async def test_nobody_is_out_because_the_bot_was_down(matches: Matches) -> None:
    """When it comes back, whoever is to act can, before the round closes."""
    made = await opened(matches, "league", 3, 7)
    made = await matches.competitions.begin(made.row.id)
    (number,) = made.tables
    assert made.row.due_at is not None
    await later(matches, made.row.due_at - now(matches) - 25 * HOUR)
    match = await matches.watching.match(number)
    await matches.substitutes.come_back(number, mover(match))
    match = await matches.watching.match(number)
    advance(matches, 3 * DAY)
    back = restarted(matches)
    await back.timekeeping.resume(now(matches))
    await later(back, 2 * HOUR)
    assert mover(await matches.watching.match(number)) == mover(match)
    shown = await matches.competitions.show(made.row.id)
    assert (shown.row.round, {each.state for each in shown.entrants}) == (1, {"in"})
    await keep(matches, match)
    await later(back, HOUR)
    shown = await matches.competitions.show(made.row.id)
    assert (shown.row.round, {each.state for each in shown.entrants}) == (2, {"in"})


async def test_who_was_away_for_a_round_comes_back_as_a_spare(matches: Matches) -> None:
    """Also in a later season: in the round they have no table, in the next one they may take a place over."""
    made = await opened(matches, "league", 8, 1, 3)
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
    await matches.competitions.leave(made.row.id, 1)
    assert await refused(matches.competitions.leave(made.row.id, 1)) == "not-entered"


async def test_who_comes_back_gets_the_place_of_somebody_they_met_in_the_season_before(
    matches: Matches,
) -> None:
    use, number = matches.competitions, (await opened(matches, "league", 4, 2, 2)).row.id

    async def round_passes() -> Competition:
        for match in (await use.show(number)).tables:
            await play(matches, await matches.watching.match(match))
        await later(matches)
        return await use.show(number)

    await use.begin(number)
    assert len((await round_passes()).tables) == 1
    assert (await round_passes()).row.state == "open"
    await use.leave(number, 1)
    await later(matches, 7 * DAY)
    assert set(*(await use.show(number)).tables.values()) == {2, 3, 4}
    await use.leave(number, 2)
    await use.join(number, Person(1, "P1"))
    shown = await round_passes()
    assert (shown.row.round, set(*shown.tables.values())) == (4, {1, 3, 4})
    assert (await round_passes()).row.state == "over"


async def test_whoever_could_only_wait_for_a_place_does_not_enter_in_the_last_round(
    matches: Matches,
) -> None:
    """Who was in it comes back to their own place also then."""
    use, late = matches.competitions, Person(99, "Late")
    kinds: tuple[tuple[Kind, int], ...] = ("swiss", 1), ("league", 1), ("knockout", 4)
    for kind, rounds in kinds:
        made = await opened(matches, kind, 3, rounds)
        assert made.may_enter(late.id)
        shown = await use.begin(made.row.id)
        assert (shown.last, shown.may_enter(late.id)) == (True, False)
        assert await refused(use.join(made.row.id, late)) == "no-next-round"
        shown = await use.leave(made.row.id, 1)
        assert shown.may_enter(1)
        known = (await use.join(made.row.id, Person(1, "P1"))).entrant(1)
        assert known is not None
        assert known.state == "in"
    made = await opened(matches, "knockout", 8)
    assert not (await use.begin(made.row.id)).last
    known = (await use.join(made.row.id, late)).entrant(late.id)
    assert known is not None
    assert known.state == "spare"


@pytest.mark.parametrize("kind", ["knockout", "league"])
async def test_whoever_has_lost_their_place_is_offered_no_way_back(matches: Matches, kind: Kind) -> None:
    """Out of a knock-out; and where a spare has taken the place over until the season ends."""
    made = await opened(matches, kind, 8, seasons=2 if kind == "league" else 1)
    use, number = matches.competitions, made.row.id
    shown = await use.begin(number)
    assert shown.lost == frozenset()
    first = await use.leave(number, 1)
    assert first.may_enter(1)
    await use.join(number, Person(99, "Late"))
    for match in shown.tables:
        await play(matches, await matches.watching.match(match))
    await later(matches)
    shown = await use.show(number)
    assert shown.row.round == 2
    assert 1 in shown.lost
    for each in shown.entrants:
        if each.state == "out":
            assert not shown.may_enter(each.person)
            assert await refused(use.join(number, Person(each.person, each.name))) == "competition-out"


@pytest.mark.parametrize("kind", ["swiss", "league"])
async def test_a_round_off_is_offered_as_often_as_it_is_given(matches: Matches, kind: Kind) -> None:
    made = await opened(matches, kind, 4, seasons=2 if kind == "league" else 1)
    assert made.may_skip(1)
    assert not made.may_skip(9)
    made = await matches.competitions.skip(made.row.id, 1)
    assert not made.may_skip(1)
    shown = await matches.competitions.begin(made.row.id)
    assert (shown.byes, shown.may_skip(1), shown.may_skip(2)) == ((1,), False, True)


async def test_nobody_takes_the_table_from_a_whole_division(matches: Matches) -> None:
    """Where two cannot play nobody of a division of three sits a round out; of one of four somebody may."""
    made = await opened(matches, "league", 7, game="china")
    use, number = matches.competitions, made.row.id
    made = await use.begin(number)
    four, three = ([line.person for line in division] for division in made.divisions)
    made = await use.skip(number, four[0])
    for person in (four[1], three[0]):
        assert not made.may_skip(person)
        assert await refused(use.skip(number, person)) == "bye-needed"
    for match in made.tables:
        await matches.staff.abort(match, "Mei")
    await later(matches)
    shown = await use.show(number)
    assert shown.row.round == 2
    assert [sorted(table) for table in shown.tables.values()] == [sorted(four[1:]), sorted(three)]
    assert shown.byes == (four[0],)


async def test_who_is_needed_after_all_may_ask_again_for_a_round_off(matches: Matches) -> None:
    """Where somebody has left since, unless a spare comes for them."""
    use, number = matches.competitions, (await opened(matches, "swiss", 4, game="china")).row.id
    await use.skip(number, 1)
    await use.leave(number, 2)
    made = await use.begin(number)
    assert ([sorted(table) for table in made.tables.values()], made.byes) == ([[1, 3, 4]], ())
    known = made.entrant(1)
    assert known is not None
    assert known.skips is None
    assert not made.may_skip(1)
    number = (await opened(matches, "swiss", 4, game="china")).row.id
    (match,) = (await use.begin(number)).tables
    assert not (await use.leave(number, 1)).may_skip(2)
    await use.join(number, Person(9, "P9"))
    await use.skip(number, 2)
    await matches.staff.abort(match, "Mei")
    await later(matches)
    made = await use.show(number)
    assert ([sorted(table) for table in made.tables.values()], made.byes) == ([[3, 4, 9]], (2,))


@pytest.mark.parametrize("kind", ["swiss", "league"])
async def test_who_blocks_somebody_later_does_not_meet_them(matches: Matches, kind: Kind) -> None:
    """As long as that can be: of eight people at two tables one can keep away from three."""
    made = await opened(matches, kind, 8)
    await matches.people.block(Person(1, "P1"), [Person(number, f"P{number}") for number in (2, 3, 4)])
    shown = await matches.competitions.begin(made.row.id)
    assert [len({1, 2, 3, 4} & {*table}) for table in shown.tables.values()] in ([1, 3], [3, 1])


async def test_it_rests_while_the_bot_is_not_in_the_server(matches: Matches) -> None:
    """What was due is done when it is back."""
    made = await opened(matches, "swiss", 4)
    await matches.staff.removed(SERVER)
    await later(matches, KEPT - DAY)
    assert (await matches.competitions.show(made.row.id)).row.round == 0
    await matches.staff.joined(SERVER)
    await later(matches)
    assert (await matches.competitions.show(made.row.id)).row.round == 1


async def test_what_is_refused(matches: Matches) -> None:
    """Each with its code; a sign-up with too few people leads to nothing."""
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
    for person in range(2, MOST_ENTRANTS + 1):
        await use.join(number, Person(person, f"P{person}"))
    shown = await use.show(number)
    assert [each.place for each in shown.entrants] == list(range(MOST_ENTRANTS))
    assert shown.season == 0, "only leagues have seasons"
    assert await refused(use.join(number, Person(999, "P999"))) == "competition-full"
    for person in range(3, MOST_ENTRANTS + 1):
        await use.leave(number, person)
    assert await refused(use.begin(number)) == "too-few-entrants", "two make no competition"
    await use.leave(number, 2)
    await matches.people.block(Person(3, "P3"), [one])
    assert await refused(use.join(number, Person(3, "P3"))) == "blocked-there"
    await use.skip(number, 1)
    with pytest.raises(MatchError, match="bye-used"):
        await use.skip(number, 1)
    assert (await use.leave(number, 1)).entrants == ()
    await later(matches, 3 * DAY)
    assert (await use.show(number)).row.state == "over"
    with pytest.raises(MatchError, match="competition-over"):
        await use.join(number, one)
