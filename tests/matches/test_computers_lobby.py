"""Computers at an open table: seated and sent away by the host, and the start when it is full."""

import pytest

from bot.matches import STRENGTHS, Match, Matches
from games.engine import computer
from tests.support.opponents import against
from tests.support.people import AIKO, CHANNEL, JONAS, MEI, SERVER
from tests.support.refusals import refused
from tests.support.table import lobby
from tests.support.written import kinds


def names(match: Match) -> list[str]:
    return [seat.name for seat in match.seats]


def computers(match: Match) -> list[str | None]:
    return [seat.computer for seat in match.seats]


def test_people_choose_among_the_strengths_of_the_search() -> None:
    assert STRENGTHS == computer.STRENGTHS


async def test_a_table_is_opened_with_computers_in_all_other_seats(matches: Matches) -> None:
    """It begins when its card is there; until then nobody can come between."""
    create = matches.create("toy", 2, "daily", {}, MEI, SERVER, CHANNEL, computers="godlike")
    assert await refused(create) == "unknown-strength"
    assert await matches.open_in(SERVER) == []
    match = await matches.create("qin", 3, "none", {}, MEI, SERVER, CHANNEL, computers="steady")
    assert match.state == "lobby"
    assert await refused(matches.join(match.id, JONAS)) == "match-full"
    assert await refused(matches.start(match.id, JONAS.id)) == "not-creator"
    match = await matches.start(match.id, MEI.id)
    assert match.state == "playing"
    assert await kinds(matches) == ["open-thread", "lobby", "welcome"]
    assert computers(match) == [None, "steady", "steady"]
    assert [played.id for played in await matches.of_person(MEI.id)] == [match.id]


async def test_one_by_one_or_all_at_once_they_are_seated_and_the_last_one_begins(matches: Matches) -> None:
    match = await lobby(matches, 4)
    for number, strength in enumerate(STRENGTHS):
        assert match.state == "lobby"
        before = match.version
        match = await matches.add_computer(match.id, MEI.id, strength)
        assert match.version > before
        assert len(match.seats) == 2 + number
    assert (match.state, computers(match)) == ("playing", [None, "novice", "steady", "strong"])
    match = await lobby(matches, 4)
    await matches.join(match.id, JONAS)
    match = await matches.fill(match.id, MEI.id, "strong")
    assert (match.state, computers(match)) == ("playing", [None, None, "strong", "strong"])
    assert names(match) == ["Mei", "Jonas", "Computer C", "Computer D"]
    for attribute in ("person", "player"):
        assert [getattr(seat, attribute) for seat in match.seats] == [MEI.id, JONAS.id, None, None]
    assert (await kinds(matches))[-3:] == ["open-thread", "lobby", "welcome"]


async def test_computers_and_people_come_and_go_before_the_start(matches: Matches) -> None:
    match = await lobby(matches, 4)
    for strength in ("novice", "strong"):
        await matches.add_computer(match.id, MEI.id, strength)
    match = await matches.remove_computer(match.id, MEI.id)  # the one that came last
    assert list(zip(names(match), computers(match), strict=True)) == [("Mei", None), ("Computer B", "novice")]
    await matches.join(match.id, JONAS)
    match = await matches.remove_computer(match.id, MEI.id)
    assert names(match) == ["Mei", "Jonas"]
    assert await refused(matches.remove_computer(match.id, MEI.id)) == "no-computer"
    assert set(await kinds(matches)) == {"lobby"}
    await matches.add_computer(match.id, MEI.id, "strong")
    assert await refused(matches.remove_computer(match.id, JONAS.id)) == "not-creator"
    match = await matches.leave(match.id, MEI.id)  # those who stay move up, and are called so
    assert (match.creator, names(match), computers(match)) == (
        JONAS.id,
        ["Jonas", "Computer B"],
        [None, "strong"],
    )
    assert await refused(matches.fill(match.id, MEI.id, "novice")) == "not-creator"
    match = await matches.configure(match.id, JONAS.id, 3, "daily", {})
    match = await matches.join(match.id, AIKO)
    assert (match.state, names(match)) == ("playing", ["Jonas", "Computer B", "Aiko"])
    assert await refused(matches.remove_computer(match.id, JONAS.id)) == "not-in-lobby"


@pytest.mark.parametrize("use", ["fill", "add_computer"])
async def test_only_the_host_seats_computers_where_there_is_room(matches: Matches, use: str) -> None:
    match = await lobby(matches, 3)
    await matches.join(match.id, JONAS)
    seat = getattr(matches, use)
    assert await refused(seat(match.id, JONAS.id, "novice")) == "not-creator"
    assert await refused(seat(match.id, MEI.id, "random")) == "unknown-strength"
    assert await refused(seat(777, MEI.id, "novice")) == "no-such-match"
    await matches.configure(match.id, MEI.id, 2, "daily", {})
    assert await refused(seat(match.id, MEI.id, "novice")) == "match-full"
    await matches.start(match.id, MEI.id)
    assert await refused(seat(match.id, MEI.id, "novice")) == "not-in-lobby"


async def test_a_person_hosts_after_the_host_and_without_people_the_table_closes(matches: Matches) -> None:
    for stays in (True, False):
        match = await lobby(matches, 4)
        await matches.add_computer(match.id, MEI.id, "novice")
        await matches.join(match.id, JONAS)
        match = await matches.leave(match.id, MEI.id)
        assert (match.creator, names(match)) == (JONAS.id, ["Computer A", "Jonas"])
        if stays:  # the host starts at a table that is not full
            match = await matches.start(match.id, JONAS.id)
            assert (match.state, match.size, names(match)) == ("playing", 2, ["Computer A", "Jonas"])
    match = await matches.leave(match.id, JONAS.id)
    assert (match.state, match.outcome) == ("over", None)


async def test_a_private_table_with_computers_takes_in_only_guests(matches: Matches) -> None:
    match = await matches.create("toy", 3, "daily", {}, MEI, SERVER, CHANNEL, private=True)
    await matches.add_computer(match.id, MEI.id, "novice")
    assert await refused(matches.join(match.id, JONAS)) == "not-invited"
    await matches.invite(match.id, MEI.id, AIKO)
    assert (await matches.join(match.id, AIKO)).state == "playing"


async def test_matches_against_computers_count_as_others_do(matches: Matches) -> None:
    await matches.play_at_most(MEI, 2)
    for _ in range(2):
        await against(matches, computers=3)
    assert await refused(lobby(matches)) == "own-limit"
