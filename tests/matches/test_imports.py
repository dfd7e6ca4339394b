"""Matches that begin in another: forks of a past turn, and records that somebody brings."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import games
from bot.clock import Clock
from bot.matches import Match, Matches
from bot.store import Store
from games.engine import record
from games.engine.lessons import lesson
from tests.support.database import lay
from tests.support.games.playing import recorded
from tests.support.hours import restarted
from tests.support.people import AIKO, CHANNEL, JONAS, MEI, PEOPLE, RAFI, SERVER, STRANGER
from tests.support.presses import mover, play, take_back
from tests.support.refusals import refusal, refused
from tests.support.table import started
from tests.support.written import kinds, select

SIZES = {"qin": 3, "china": 3, "yunnan": 2, "confucius": 3, "dayunhe": 3}
every_game = pytest.mark.parametrize(
    "game", ["qin", *(pytest.param(game, marks=pytest.mark.fuzz) for game in SIZES if game != "qin")]
)


# ── forks ────────────────────────────────────────────────────────────────────────────────────────────


@every_game
async def test_a_fork_goes_on_from_what_everybody_saw_with_the_rest_dealt_anew(
    matches: Matches, game: str
) -> None:
    size = SIZES[game]
    source = await play(matches, await started(matches, size, game), 20)
    then = await matches.watching.turn(source.id, 9)
    fork = await matches.imports.fork(source.id, 9, JONAS)
    assert (fork.state, fork.seats[0].person, fork.forked_from, fork.forked_turn) == (
        "lobby",
        JONAS.id,
        source.id,
        9,
    )
    for person in (STRANGER, *PEOPLE)[: size - 1]:  # of those who played, Mei alone where there are two
        fork = await matches.lobby.join(fork.id, person)
    assert fork.state == "playing"
    for seat in fork.seats:
        before = source.seat_of(seat.person or 0)
        assert before is None or before.seat == seat.seat
    begun = await matches.watching.turn(fork.id, 0)
    assert begun.view == then.view
    again = restarted(matches)
    assert await again.records.check() == []
    sealed = msgspec.json.decode(await again.records.export(fork.id))
    assert sealed["seed"] is None
    assert "start" not in sealed
    over = await play(again, fork, rng=random.Random(1))
    found = record.read(await again.records.export(over.id))
    assert record.verify(found) == over.outcome
    assert found.start is not msgspec.UNSET


async def view_of(matches: Matches, match: Match, person: int | None) -> Any:
    assert person is not None
    return (await matches.watching.seat_view(match.id, person))[2]


async def test_what_a_fork_holds_is_not_what_the_match_held(matches: Matches) -> None:
    source = await play(matches, await started(matches, 3, "china"), 8)
    fork = await matches.imports.fork(source.id, 8, MEI)
    for person in (JONAS, AIKO):
        fork = await matches.lobby.join(fork.id, person)
    hands = [(await view_of(matches, source, person.id)).hands for person in (MEI, JONAS, AIKO)]
    dealt = [(await view_of(matches, fork, person.id)).hands for person in (MEI, JONAS, AIKO)]
    assert hands != dealt
    assert source.seed_sha256 != fork.seed_sha256


async def test_a_fork_has_the_seats_and_options_of_its_match(matches: Matches) -> None:
    source = await play(matches, await started(matches, 3, "qin", options={"board": "lion"}), 5)
    fork = await matches.imports.fork(source.id, 2, MEI)
    fork = await matches.lobby.configure(fork.id, MEI.id, 2, "quick", {"board": "bat"})
    assert (fork.size, fork.pace, fork.options) == (3, "quick", source.options)
    await matches.lobby.join(fork.id, AIKO)
    assert await refused(matches.lobby.start(fork.id, MEI.id)) == "too-few-seats"
    fork = await matches.lobby.fill(fork.id, MEI.id, "novice")
    assert [seat.name for seat in fork.seats] == ["Mei", "Bot B", "Aiko"]


async def test_not_every_turn_can_be_played_on_from(matches: Matches) -> None:
    match = await play(matches, await started(matches, 3, "qin"), 4)
    fork = matches.imports.fork
    assert await refused(fork(match.id, 5, MEI)) == "no-such-turn"
    await matches.turns.resign(match.id, mover(match))
    match = await matches.watching.match(match.id)
    assert await refused(fork(match.id, 5, RAFI)) == "fork-left"
    assert (await fork(match.id, 4, RAFI)).forked_turn == 4
    await matches.turns.resign(match.id, mover(match))
    match = await matches.watching.match(match.id)
    assert await refused(fork(match.id, match.turn, RAFI)) == "fork-over"
    assert (await matches.imports.forkable(match.id, 4)).id == match.id


async def test_a_fork_pressed_twice_is_one_table_until_it_begins(matches: Matches) -> None:
    match = await play(matches, await started(matches, 2, "qin"), 4)
    fork = matches.imports.fork
    first, again = await asyncio.gather(fork(match.id, 2, MEI), fork(match.id, 2, MEI))
    assert first.id == again.id
    assert (await kinds(matches)).count("table") == 1
    others = [(await fork(match.id, 3, MEI)).id, (await fork(match.id, 2, JONAS)).id]
    await matches.lobby.join(first.id, JONAS)
    others.append((await fork(match.id, 2, MEI)).id)
    assert len({first.id, *others}) == 4


async def test_a_fork_of_a_private_match_is_for_its_people(matches: Matches) -> None:
    match = await matches.lobby.create("qin", 2, "daily", {}, MEI, SERVER, CHANNEL, private=True)
    await matches.lobby.invite(match.id, MEI.id, JONAS)
    match = await play(matches, await matches.lobby.join(match.id, JONAS), 3)
    fork = await matches.imports.fork(match.id, 1, MEI)
    assert fork.private
    assert await refused(matches.lobby.join(fork.id, STRANGER)) == "not-invited"
    assert (await matches.lobby.join(fork.id, JONAS)).state == "playing"


# ── records ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
async def elsewhere(tmp_path: Path, clock: Clock) -> AsyncIterator[Matches]:
    """Another bot."""
    (tmp_path / "other").mkdir()
    lay(tmp_path / "other" / "test.db")
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'other' / 'test.db'}")
    yield Matches(store, clock)
    await store.close()


async def entries(matches: Matches, match: Match) -> list[Any]:
    """Number, turn, seat (but of an undo) and text of each."""
    query = "SELECT seq, turn, CASE WHEN entry LIKE 'undo%' THEN 0 ELSE seat END, entry FROM actions"
    return (await select(matches, f"{query} WHERE match_id = {match.id} ORDER BY seq"))[0]


@every_game
async def test_what_is_brought_can_be_looked_at_as_it_was(
    matches: Matches, elsewhere: Matches, game: str
) -> None:
    size = SIZES[game]
    match = await play(matches, await started(matches, size, game), 6)
    match = await take_back(matches, match, mover(match))
    if size > 2:
        match = await play(matches, match, 3)
        others = [seat.person for seat in match.seats if not seat.waiting]
        await matches.turns.resign(match.id, others[0] or 0)
        match = await take_back(matches, await play(matches, match, 2), mover(match))
    match = await play(matches, await matches.watching.match(match.id))
    data = await matches.records.export(match.id)
    brought = await elsewhere.imports.bring(data, STRANGER, SERVER, CHANNEL)
    assert (brought.state, brought.outcome, brought.imported) == ("over", match.outcome, True)
    assert [seat.name for seat in brought.seats] == ["A", "B", "C"][:size]
    assert await entries(elsewhere, brought) == await entries(matches, match)
    assert await elsewhere.records.export(brought.id) == data
    for number in (0, 1, match.turn // 2, match.turn):
        one, other = [
            await there.watching.turn(here.id, number)
            for there, here in ((matches, match), (elsewhere, brought))
        ]
        assert (one.view, one.events) == (other.view, other.events)
    report = await elsewhere.results.report(brought.id)
    assert report.marks == (await matches.results.report(match.id)).marks
    assert report.waits == ()
    assert await kinds(elsewhere) == ["end"]
    loud = brought.seed_sha256.upper().encode()
    for again in (data, data.replace(loud.lower(), loud)):
        assert await refused(elsewhere.imports.bring(again, MEI, SERVER, CHANNEL)) == "record-known"
    fork = await elsewhere.imports.fork(brought.id, 3, MEI)  # and be played on
    fork = await elsewhere.lobby.fill(fork.id, MEI.id, "novice")
    assert (await elsewhere.watching.turn(fork.id, 0)).view == (await matches.watching.turn(match.id, 3)).view


async def test_what_is_no_sound_record_of_a_match_that_is_over_is_refused(
    matches: Matches, elsewhere: Matches
) -> None:
    match = await play(matches, await started(matches, 2, "qin"), 3)
    sealed = await matches.records.export(match.id)
    fork = await matches.imports.fork(match.id, 2, MEI)
    fork = await matches.lobby.join(fork.id, JONAS)
    await matches.turns.resign(fork.id, JONAS.id)
    forked = await matches.records.export(fork.id)
    await matches.turns.resign(match.id, JONAS.id)
    data = await matches.records.export(match.id)
    sound: dict[str, Any] = msgspec.json.decode(data)

    def but(**changed: object) -> bytes:
        return msgspec.json.encode({**sound, **changed})

    shown: dict[str, Any] = {"board.toml": {"squares": []}}
    for bad, code in {
        b"": "malformed-record",
        b"\xff{}": "malformed-record",
        b"{}": "malformed-record",
        data[:-2]: "malformed-record",
        b"[" * 100_000: "malformed-record",
        data.ljust(200_001): "record-too-long",
        but(actions=["B12 B13"] * 5001): "record-too-long",
        but(format=2): "record-format",
        but(game="go"): "unknown-game",
        but(rules_version=99): "rules-version",
        but(seats=9): "bad-seats",
        but(options={"board": "sea"}): "bad-option",
        but(seed="0" * 64): "wrong-hash",
        but(actions=sound["actions"][:-1]): "wrong-result",
        but(actions=sound["actions"][:-1], result=None): "record-not-over",
        but(actions=[*sound["actions"], "undo 3"]): "broken-record",
        but(printing=shown): "record-elsewhere",
        forked: "record-elsewhere",
        sealed: "sealed-record",
    }.items():
        assert await refused(elsewhere.imports.bring(bad, MEI, SERVER, CHANNEL)) == code, bad[:80]
    assert await kinds(elsewhere) == []
    assert await elsewhere.staff.of_server(SERVER, "over") == []


async def test_what_is_played_elsewhere_or_in_private_can_be_brought(matches: Matches) -> None:
    """By who knows nothing of it; whoever sits there reads which it is."""
    match = await matches.lobby.create("qin", 2, "daily", {}, MEI, SERVER, CHANNEL, private=True)
    await matches.lobby.invite(match.id, MEI.id, JONAS)
    await play(matches, await matches.lobby.join(match.id, JONAS))
    data, bring = await matches.records.export(match.id), matches.imports.bring
    assert (await bring(data, STRANGER, SERVER + 1, CHANNEL + 1)).imported
    assert (await refusal(bring(data, MEI, SERVER, CHANNEL))).facts == {"match": match.id}
    brought = await bring(data, STRANGER, SERVER, CHANNEL)
    assert (await refusal(bring(data, AIKO, SERVER, CHANNEL))).facts == {"match": brought.id}


async def test_one_lesson_is_played_often_and_each_time_another_match(matches: Matches) -> None:
    """Though all have one seed; none of them keeps the others out."""
    game = games.game("qin")
    taught = lesson(game)
    assert taught is not None
    terms = "daily", taught.options, MEI, SERVER, CHANNEL, "wait", False, "novice", taught.seed
    match = await matches.lobby.create("qin", taught.seats, *terms)
    for seed in (1, 2):
        position, dice = game.start(taught.seats, match.options, taught.seed), random.Random(seed)
        entries = []
        while position.to_act() is not None:
            entries.append(str(dice.choice(position.legal())))
            position.apply(game.parse(entries[-1]))
        played = recorded("qin", taught.seats, match.options, taught.seed, entries, position)
        assert (await matches.imports.bring(record.write(played), JONAS, SERVER, CHANNEL)).imported


# ── playing on against computers ─────────────────────────────────────────────────────────────────────


@every_game
async def test_whoever_played_goes_on_alone_from_what_they_saw_then(matches: Matches, game: str) -> None:
    """With their own hand, in their own seat, at a private table; not while the match runs."""
    match = await play(matches, await started(matches, SIZES[game], game), 12)
    assert await refused(matches.imports.play_on(match.id, 9, JONAS)) == "not-over"
    seat = match.seat_of(JONAS.id)
    assert seat is not None
    saw = await matches.watching.seat_then(match.id, 9, seat.seat)
    match = await play(matches, match)
    table = await matches.imports.play_on(match.id, 9, JONAS)
    assert (table.state, table.private, table.pace) == ("playing", True, "none")
    assert [found.person for found in table.seats if found.computer is None] == [JONAS.id]
    assert table.seats[seat.seat].person == JONAS.id
    assert (await matches.watching.seat_view(table.id, JONAS.id))[2] == saw
    assert await refused(matches.imports.play_on(match.id, 9, STRANGER)) == "not-in-match"
    assert "table" not in await kinds(matches)  # which would call the others
    assert (await matches.imports.play_on(match.id, 9, JONAS)).id == table.id
    assert (await matches.imports.play_on(match.id, 8, JONAS)).id != table.id
    await matches.turns.resign(table.id, JONAS.id)
    assert (await matches.imports.play_on(match.id, 9, JONAS)).id != table.id
