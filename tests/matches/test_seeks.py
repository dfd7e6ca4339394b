"""Seeking a table: who is seated with whom, what keeps somebody away, two at once, new tables that call."""

import asyncio
import random
from collections import Counter
from datetime import UTC, datetime, timedelta
from itertools import combinations, product

import msgspec
import pytest
from sqlalchemy import update

import games
from bot.matches import Match, Matches, Person, Sought
from bot.matches.people import MOST_PINGS
from bot.matches.seating import Seating, tables
from bot.matches.seeks import AGAIN, LASTS
from bot.store import Store, backend_of, seeks, servers
from bot.store import tables as tables_of
from bot.store.seeks import SeekRow
from bot.store.shards import ALL, Held
from tests.support.database import on_sqlite
from tests.support.hours import DAY, HOUR, now, restarted
from tests.support.people import AIKO, CHANNEL, JONAS, MEI, RAFI, SERVER
from tests.support.refusals import refused
from tests.support.running import later
from tests.support.table import lobby, started
from tests.support.written import kinds, posts

NAMES = ("china", "qin", "yunnan")
THEN = datetime(2026, 1, 1, tzinfo=UTC)


def drawn(person: int, rng: random.Random) -> SeekRow:
    least = rng.randint(2, 4)
    return SeekRow(
        person=person,
        server=1,
        games=tuple(rng.sample(NAMES, rng.randint(1, 3))),
        paces=tuple(rng.sample(("quick", "daily"), rng.randint(1, 2))),
        least=least,
        most=rng.choice((least, 4, 5, 5)),
        at=THEN,
        until=THEN,
    )


def by_trying(wished: list[SeekRow], apart: set[frozenset[int]]) -> list[Seating]:
    """The same by looking at every set of people with all terms, until none makes a table."""
    found: list[Seating] = []
    while True:
        made = []
        for number in (5, 4, 3, 2):
            for there in combinations(range(len(wished)), number):
                own = [wished[at] for at in there]
                if any(frozenset((a.person, b.person)) in apart for a, b in combinations(own, 2)):
                    continue
                terms = {
                    (name, pace)
                    for name, pace in product(NAMES, ("quick", "daily"))
                    if games.game(name).min_seats <= number <= games.game(name).max_seats
                    and all(name in seek.games and pace in seek.paces for seek in own)
                    and all(seek.least <= number <= seek.most for seek in own)
                }
                if terms:
                    made.append((there, terms))
            if made:
                break
        if not made:
            return found
        there, terms = min(made, key=lambda table: table[0])
        own = [wished[at] for at in there]
        people = tuple(seek.person for seek in own)
        found.append(Seating(people, min(seek.most for seek in own), tuple(sorted(terms))))
        wished = [seek for seek in wished if seek not in own]


def test_most_people_are_seated_and_the_oldest_first() -> None:
    rng = random.Random(25)
    sizes = Counter[int]()
    for _ in range(300):
        wished = [drawn(person, rng) for person in range(rng.randint(2, 9))]
        seeking = [seek.person for seek in wished]
        apart = {frozenset(pair) for pair in combinations(seeking, 2) if rng.random() < 0.1}
        found = [
            Seating(table.people, table.most, tuple(sorted(table.terms))) for table in tables(wished, apart)
        ]
        assert found == by_trying(wished, apart)
        sizes.update(len(table.people) for table in found)
    assert set(sizes) == {2, 3, 4, 5}


async def sought(
    matches: Matches, person: Person, names: str = "toy", least: int = 2, most: int = 2, pace: str = "daily"
) -> Sought:
    return await matches.seeks.seek(person, SERVER, CHANNEL, names.split(), pace.split(), least, most)


def seated(match: Match | None) -> list[int | None]:
    assert match is not None
    return [seat.person for seat in match.seats]


async def test_a_full_table_begins_by_itself_and_its_card_calls_them(matches: Matches) -> None:
    first = await sought(matches, MEI, "toy qin")
    assert first.found is None
    assert first.own is not None
    assert (first.own.games, first.own.until) == (("toy", "qin"), now(matches) + LASTS)
    other = await sought(matches, JONAS, "qin", pace="quick daily")
    assert seated(other.found) == [MEI.id, JONAS.id]
    assert other.found is not None
    assert (other.found.game, other.found.pace, other.found.state) == ("qin", "daily", "playing")
    assert other.own is None
    assert (await matches.seeks.of(SERVER, MEI.id)).own is None
    written = await posts(matches)
    assert [kind for kind, _ in written] == ["table", "open-thread", "lobby", "welcome"]
    assert written[0][1] == {"found": 2}


async def test_where_more_would_be_welcome_the_oldest_is_host_and_others_may_join(matches: Matches) -> None:
    await sought(matches, MEI, most=4)
    found = (await sought(matches, JONAS, most=3)).found
    assert found is not None
    assert (found.state, found.size, found.creator, seated(found)) == ("lobby", 3, MEI.id, [MEI.id, JONAS.id])
    third = await sought(matches, AIKO, most=3)  # whoever seeks that is shown it, and joins by one press
    assert [match.id for match in third.open] == [found.id]
    begun = await matches.lobby.join(found.id, AIKO)
    assert begun.state == "playing"
    assert (await matches.seeks.of(SERVER, AIKO.id)).own is None


async def test_who_keeps_apart_has_no_room_or_is_away_is_not_seated(matches: Matches) -> None:
    await matches.people.block(JONAS, [MEI])
    await sought(matches, MEI)
    alone = await sought(matches, JONAS)
    assert (alone.found, alone.others) == (None, ())  # nor do they read of one another
    await matches.people.change(MEI, most=1)
    await lobby(matches)
    assert (await sought(matches, AIKO)).found is not None  # with Jonas
    assert await refused(sought(matches, MEI)) == "own-limit"
    await matches.people.change(MEI, most=None)
    today = now(matches).date()
    await matches.people.go_away(MEI, today, today)
    assert (await sought(matches, RAFI)).found is None
    assert await refused(sought(matches, MEI)) == "seek-away"
    await later(matches, DAY)
    assert [seek.person for seek in (await sought(matches, AIKO)).others] == []  # Rafi came first
    (table,) = await matches.watching.of_person(RAFI.id)
    assert seated(table) == [MEI.id, RAFI.id]


async def test_who_was_kept_apart_is_seated_when_nothing_is_against_it_any_more(matches: Matches) -> None:
    """Nobody tells the seeks of a block, a vacation or a match that is over."""
    today = now(matches).date()
    await matches.people.block(JONAS, [MEI])
    await sought(matches, MEI, "qin")
    await sought(matches, JONAS, "qin")
    await matches.people.go_away(AIKO, today + DAY, today + DAY)
    await matches.people.change(RAFI, most=1)
    await sought(matches, AIKO)
    await later(matches, DAY)
    await sought(matches, RAFI)
    elsewhere = await matches.lobby.create("qin", 3, "daily", {}, RAFI, SERVER, CHANNEL)
    assert (await matches.seeks.of(SERVER, MEI.id)).waits is None
    assert (await matches.seeks.of(SERVER, AIKO.id)).waits == "away"
    assert (await matches.seeks.of(SERVER, RAFI.id)).waits == "full"
    await matches.people.unblock(JONAS.id, [MEI.id])
    await later(matches, AGAIN)
    assert {person for person, _ in await sitting(matches)} == {MEI.id, JONAS.id, RAFI.id}
    await later(matches, DAY)
    await matches.lobby.leave(elsewhere.id, RAFI.id)
    assert (await matches.seeks.of(SERVER, RAFI.id)).waits is None
    await later(matches, AGAIN)
    assert await sitting(matches) == {(person.id, CHANNEL) for person in (MEI, JONAS, AIKO, RAFI)}
    due_at = await matches.timekeeping.next_due()
    assert due_at is not None
    assert due_at > now(matches) + AGAIN  # nobody seeks, nobody looks


async def sitting(matches: Matches) -> set[tuple[int | None, int]]:
    """Who has a seat in the server, and in which channel."""
    found = await matches.staff.of_server(SERVER, "lobby", "playing")
    return {(seat.person, match.channel) for match in found for seat in match.seats}


async def test_who_looks_is_seated_and_reads_of_it(matches: Matches) -> None:
    await matches.people.block(JONAS, [MEI])
    await sought(matches, MEI)
    await sought(matches, JONAS)
    assert await matches.seeks.fitting(SERVER) == []
    assert (await matches.seeks.look(SERVER, MEI.id, CHANNEL)).found is None
    await matches.people.unblock(JONAS.id, [MEI.id])
    assert await matches.seeks.fitting(SERVER) == [MEI.id, JONAS.id]
    seen = await matches.seeks.look(SERVER, MEI.id, CHANNEL)
    assert (seated(seen.found), seen.own, seen.others) == ([MEI.id, JONAS.id], None, ())


async def test_only_who_holds_its_shard_looks_where_somebody_else_seeks_and_the_bot_is(
    matches: Matches,
) -> None:
    await sought(matches, MEI)
    assert await matches.timekeeping.next_due() is None  # nobody to be seated with
    await sought(matches, JONAS, "qin")
    assert await matches.timekeeping.next_due() == now(matches) + AGAIN
    matches.store.hold(Held(frozenset({1}), 2))  # the server is on the other shard
    assert await matches.timekeeping.next_due() is None
    matches.store.hold(ALL)
    async with matches.store.transaction() as writing:
        await servers.left(writing, [SERVER], now(matches) + 30 * DAY)
    assert await matches.timekeeping.next_due() == now(matches) + 30 * DAY


async def test_where_the_table_would_be_is_not_known_of_older_seeks(matches: Matches) -> None:
    """No table opens by itself as long as it is known of no seek in the server."""
    await kept_apart(matches)
    async with matches.store.transaction() as writing:
        await writing.run(update(tables_of.seeks).values(channel=None))
    await later(matches, AGAIN)
    assert await sitting(matches) == set()
    assert seated((await matches.seeks.look(SERVER, MEI.id, CHANNEL)).found) == [MEI.id, JONAS.id]


@pytest.mark.parametrize("why", ["gone", "nowhere"])
async def test_a_table_that_opens_by_itself_waits_for_its_card(matches: Matches, why: str) -> None:
    """Until then those who sit there seek nothing; if it is not to be, all do again but who has left."""
    settings = await matches.lobby.customs(SERVER)
    await kept_apart(matches)
    await matches.staff.set_up(msgspec.structs.replace(settings, tables_in=222), AIKO)
    await later(matches, AGAIN)
    (table,) = await matches.staff.of_server(SERVER, "lobby", "playing")
    assert (table.state, table.channel, seated(table)) == ("lobby", 222, [MEI.id, JONAS.id])
    assert (await sought(matches, AIKO, "qin")).others == ()
    await later(matches, AGAIN)
    await matches.seeks.withdraw(SERVER, AIKO.id)
    await matches.seeks.lose(table.id, [MEI.id] if why == "gone" else [], nowhere=why == "nowhere")
    assert (await matches.watching.match(table.id)).state == "over"
    left = [seek.person for seek in (await matches.seeks.of(SERVER, AIKO.id)).others]
    assert left == ([JONAS.id] if why == "gone" else [MEI.id, JONAS.id])
    assert (await matches.lobby.customs(SERVER)).tables_in == (222 if why == "gone" else None)
    await later(matches)
    again = await matches.staff.of_server(SERVER, "lobby", "playing")
    assert [match.channel for match in again] == ([] if why == "gone" else [CHANNEL])
    for match in again:  # and that channel is gone as well: nobody knows where it would be
        await matches.seeks.lose(match.id, nowhere=True)
    await later(matches, AGAIN)
    assert await sitting(matches) == set()


async def kept_apart(matches: Matches) -> None:
    """Two seek who can be seated together now, and nobody has looked since."""
    await matches.people.block(JONAS, [MEI])
    await sought(matches, MEI)
    await sought(matches, JONAS)
    await matches.people.unblock(JONAS.id, [MEI.id])


async def test_a_full_table_that_has_opened_by_itself_begins_with_its_card(matches: Matches) -> None:
    await kept_apart(matches)
    await later(matches, AGAIN)
    (table,) = await matches.staff.of_server(SERVER, "lobby", "playing")
    assert await kinds(matches) == ["table"]
    await matches.seeks.found(table.id)
    assert (await matches.watching.match(table.id)).state == "playing"
    await matches.seeks.found(table.id)
    assert await kinds(matches) == ["table", "open-thread", "lobby", "welcome"]


async def test_a_seek_ends_by_itself_when_it_is_withdrawn_and_in_another_server(matches: Matches) -> None:
    await sought(matches, MEI)
    assert await matches.seeks.withdraw(SERVER, MEI.id) == await matches.seeks.of(SERVER, MEI.id)
    assert (await sought(matches, JONAS)).found is None
    elsewhere = await matches.seeks.seek(AIKO, 7, CHANNEL, ["toy"], ["daily"], 2, 2)
    assert (elsewhere.found, elsewhere.others) == (None, ())
    await later(matches, LASTS)
    assert (await sought(matches, RAFI)).others == ()
    assert await refused(sought(matches, MEI, "qin", 5, 5)) == "seek-seats"
    assert await refused(sought(matches, MEI, "qin", 4, 3)) == "seek-least"


async def test_what_somebody_seeks_is_theirs_to_see_and_forgotten_with_them(matches: Matches) -> None:
    await sought(matches, MEI)
    (row,) = (await matches.people.data(MEI.id))["seeks"]
    assert (row["server"], row["games"]) == (SERVER, ["toy"])
    await matches.people.forget(MEI.id, "a player")
    async with matches.store.reading() as reading:
        assert await seeks.of_server(reading, SERVER, now(matches)) == []


async def test_of_many_who_seek_at_once_nobody_is_seated_twice(matches: Matches, laid: str) -> None:
    """In two processes, where the database has room for two; some withdraw or join a table meanwhile."""
    other = None if on_sqlite(matches.store) else Store(backend_of(laid))
    await started(matches)  # the server is known
    for each in range(4):
        await sought(matches, Person(900 + each, "Early"), "qin", 4, 4)
    processes = matches, restarted(matches) if other is None else Matches(other, matches.clock)
    people = [Person(number, f"P{number}") for number in range(1, 31)]
    table = await lobby(matches, 4)
    presses = [
        sought(processes[at % 2], person, "toy", 2 + at % 2, 3, "quick") for at, person in enumerate(people)
    ]
    others = [
        *(processes[at % 2].seeks.withdraw(SERVER, people[at].id) for at in (3, 8)),
        *(processes[at % 2].lobby.join(table.id, people[at]) for at in (5, 10)),
    ]
    await asyncio.gather(*presses, *others)
    if other is not None:
        await other.close()
    found = await matches.staff.of_server(SERVER, "lobby", "playing")
    sits = Counter(seat.person for match in found if match.pace == "quick" for seat in match.seats)
    async with matches.store.reading() as reading:
        waiting = {row.person for row in await seeks.of_server(reading, SERVER, now(matches))}
    assert max(sits.values()) == 1
    assert not waiting & set(sits)
    assert len(sits) >= 26


@pytest.mark.parametrize("role", [None, 77])
async def test_a_new_table_calls_whom_it_suits_and_the_role_at_most_once_an_hour(
    matches: Matches, role: int | None
) -> None:
    settings = await matches.lobby.customs(SERVER)
    await matches.staff.set_up(type(settings)(id=SERVER, ping=role), MEI)
    await sought(matches, JONAS, least=3, most=4)
    await sought(matches, AIKO, most=2)
    await sought(matches, RAFI, most=4, pace="quick")
    await lobby(matches, 3, private=True)
    await matches.lobby.create("toy", 3, "daily", {}, MEI, SERVER, CHANNEL, computers="novice")
    called = list[tuple[str, int]]()
    for wait, size, person in ((0, 3, JONAS), (0, 3, JONAS), (3599, 3, JONAS), (1, 2, AIKO), (0, 4, JONAS)):
        await later(matches, timedelta(seconds=wait))
        await lobby(matches, size)
        hourly = role is not None and (len(called) in (0, 3))
        called.append((str(person.id), int(hourly)))
        assert await calls(matches) == called
    await later(matches, 2 * HOUR)
    for _ in range(MOST_PINGS + 2):  # nobody has others pinged more often than that
        await lobby(matches, 3)
    assert [people for people, _ in await calls(matches)].count(str(JONAS.id)) == 4 + MOST_PINGS


async def calls(matches: Matches) -> list[tuple[str, int]]:
    found = [payload for kind, payload in await posts(matches) if kind == "call"]
    return [(payload["people"], payload["role"]) for payload in found]


async def test_where_nobody_wants_to_hear_of_tables_none_calls(matches: Matches) -> None:
    await lobby(matches)
    assert "call" not in await kinds(matches.store)
