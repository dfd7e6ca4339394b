"""Profiles: what is counted, how people kept to the time, and that nothing is shown that is switched off."""

import random
from collections import Counter
from datetime import timedelta
from itertools import groupby

import msgspec
import pytest

from bot.matches import Matches, Person
from bot.matches.profiles import Against, Profile, Punctuality
from bot.store.people import Shows
from bot.store.servers import ServerRow
from tests.support.ends import ELSEWHERE, ended, place
from tests.support.opponents import against
from tests.support.people import AIKO, CHANNEL, JONAS, MEI, PEOPLE, RAFI, SERVER, STRANGER
from tests.support.presses import confirm, mover, play, typed
from tests.support.refusals import refused
from tests.support.running import keep, later
from tests.support.table import lobby


async def own(matches: Matches, person: Person = MEI) -> Profile:
    return await matches.profiles.profile(person, person.id, SERVER)


async def seen(matches: Matches, person: Person = MEI, server: int = SERVER) -> Profile:
    """What Jonas sees."""
    return await matches.profiles.profile(person, JONAS.id, server)


async def test_everything_is_what_a_count_by_hand_gives(matches: Matches) -> None:
    """Wins, places, streaks and head to head; matches against computers alone are none."""
    chance = random.Random(3)
    played = []
    for _ in range(9):
        others = chance.sample((JONAS, AIKO, RAFI), chance.choice((1, 1, 2, 3)))
        played.append(await ended(matches, *chance.sample((MEI, *others), 1 + len(others)), rng=chance))
    await matches.turns.resign((await against(matches)).id, MEI.id)
    found = await own(matches)
    won = [place(match, MEI) == 1 for match in played]
    runs = [(win, len(list(run))) for win, run in groupby(won)]
    assert (found.matches, found.wins, found.favourite) == (9, sum(won), "toy")
    assert found.streak == (runs[-1][1] if won[-1] else 0)
    assert found.longest == max(length for win, length in runs if win)
    by_size = Counter((match.size, place(match, MEI)) for match in played)
    assert {
        (row.size, at): many for row in found.places for at, many in enumerate(row.places, 1) if many
    } == by_size
    assert [(each.match, each.place) for each in found.newest] == [
        (match.id, place(match, MEI)) for match in played[:-6:-1]
    ]
    await matches.people.change(MEI, shows="server")
    met = [(place(match, JONAS), place(match, MEI)) for match in played if match.seat_of(JONAS.id)]
    assert (await seen(matches)).against == Against(
        len(met), sum(one < other for one, other in met), sum(one > other for one, other in met)
    )
    assert found.against is None


async def test_how_they_kept_to_the_time_is_told_in_waking_hours(matches: Matches) -> None:
    """Mei, who sleeps one hour, takes a day for each turn and five for the last; Jonas acts at once."""
    await matches.people.wake(MEI, 14 * 60, 13 * 60)
    match = await matches.lobby.create("toy", 2, "daily", {}, MEI, SERVER, CHANNEL, "wait")
    match = await matches.lobby.join(match.id, JONAS)
    turns = 0
    while match.state == "playing":
        if mover(match) == MEI.id:
            turns += 1
            await later(matches, timedelta(days=5 if turns == 6 else 1))
        moves = ("take 1", "keep")[match.turn == 12 :]  # the last bead is taken by itself
        match = (await confirm(matches, await typed(matches, match, *moves))).match
    assert turns == 6
    assert (await own(matches)).punctuality == Punctuality(6, 6, 5, timedelta(hours=23))
    assert (await own(matches, JONAS)).punctuality == Punctuality(6, 6, 6, timedelta())


async def test_a_turn_that_a_computer_took_is_not_theirs(matches: Matches) -> None:
    match = await matches.lobby.create("toy", 2, "quick", {"heap": "60"}, MEI, SERVER, CHANNEL, "computer")
    match = await matches.lobby.join(match.id, JONAS)
    away = next(person for person in (MEI, JONAS) if person.id == mover(match))
    await later(matches, timedelta(days=2))
    (thought,) = await matches.thinking.thoughts()
    assert await matches.thinking.play(thought, ["take 1", "keep"])
    await matches.substitutes.come_back(match.id, away.id)
    await play(matches, await matches.watching.match(match.id), 4)
    other = JONAS if away == MEI else MEI
    await matches.turns.resign(match.id, other.id)
    found = (await own(matches, away)).punctuality
    assert found is not None
    assert found.timed - found.in_time == 1
    assert found.turns == found.timed - 1


async def test_what_a_computer_has_won_is_nobodys_win(matches: Matches) -> None:
    """Nor a match of theirs; that they were late in it is told all the same."""
    match = await matches.lobby.create("toy", 2, "quick", {"heap": "60"}, MEI, SERVER, CHANNEL, "computer")
    match = await matches.lobby.join(match.id, JONAS)
    for _ in range(2):
        match = await keep(matches, match)
    away, other = (MEI, JONAS) if mover(match) == MEI.id else (JONAS, MEI)
    await later(matches, timedelta(days=2))
    (thought,) = await matches.thinking.thoughts()
    assert await matches.thinking.play(thought, ["take 1", "keep"])
    match = await matches.turns.resign(match.id, other.id)
    assert place(match, away) == 1
    found = await own(matches, away)
    assert (found.matches, found.wins, found.newest, found.streak) == (0, 0, (), 0)
    assert found.punctuality is not None
    assert found.punctuality.timed - found.punctuality.in_time == 1
    await matches.people.change(other, shows="server")
    found = await matches.profiles.profile(other, away.id, SERVER)
    assert (found.matches, found.against) == (1, None)


async def test_nobody_else_sees_what_they_have_not_agreed_to_show(matches: Matches) -> None:
    await matches.staff.set_up(ServerRow(id=SERVER, rated=True), MEI)
    await ended(matches, MEI, JONAS)
    assert (await own(matches)).shows == "nobody"
    assert await refused(seen(matches)) == "profile-hidden"
    assert await refused(seen(matches, STRANGER)) == "profile-hidden"
    await matches.people.change(MEI, shows="server")
    here = await seen(matches)
    assert here.rated
    await matches.people.block(MEI, [JONAS])
    assert await refused(seen(matches)) == "profile-hidden"
    await matches.people.unblock(MEI.id, [JONAS.id])
    assert await seen(matches) == here
    await matches.people.change(MEI, shows="nobody")
    assert await refused(seen(matches)) == "profile-hidden"


@pytest.mark.parametrize("shows", ["server", "everywhere"])
async def test_what_was_played_elsewhere_is_shown_only_to_those_who_may_know(
    matches: Matches, shows: Shows
) -> None:
    """And then as numbers: no link leads to another server, or to a private match."""
    await ended(matches, MEI, JONAS)
    await matches.people.change(MEI, shows=shows)
    before = await seen(matches)
    await ended(matches, MEI, AIKO, RAFI, server=ELSEWHERE)
    after = await seen(matches)
    if shows == "server":
        assert after == before
        assert (await seen(matches, server=ELSEWHERE)).matches == 1
    else:
        assert (after.matches, after.newest) == (2, before.newest)
    secret = await ended(matches, MEI, AIKO, private=True)
    assert (await seen(matches)).matches == after.matches + 1
    assert (await seen(matches)).newest == before.newest
    assert (await own(matches)).newest[0].match == secret.id


async def test_who_is_forgotten_has_no_profile(matches: Matches) -> None:
    await matches.staff.set_up(ServerRow(id=SERVER, rated=True), AIKO)
    await ended(matches, MEI, JONAS)
    await matches.people.change(MEI, shows="everywhere")
    assert "Mei" in str(msgspec.to_builtins(await seen(matches)))
    await matches.people.forget(MEI.id, "a player")
    assert await refused(seen(matches)) == "profile-hidden"
    await matches.people.change(JONAS, shows="everywhere")
    others = await matches.profiles.profile(JONAS, MEI.id, SERVER)
    assert "Mei" not in str(msgspec.to_builtins(others))
    assert (await matches.people.data(MEI.id))["ratings"]


async def test_good_words_of_others_are_counted(matches: Matches) -> None:
    match = await ended(matches, *PEOPLE[:3])
    for person in PEOPLE[:3]:
        await matches.results.cheer(match.id, person)
    assert (await own(matches)).cheers == 2
    assert (await lobby(matches)).state == "lobby"
    assert (await own(matches)).matches == 1


async def test_what_a_match_has_gained_is_told_with_it(matches: Matches) -> None:
    await matches.staff.set_up(ServerRow(id=SERVER, rated=True), MEI)
    first, second = await ended(matches, MEI, JONAS), await ended(matches, MEI, JONAS, rng=2)
    found = await own(matches)
    (rated,) = found.rated
    assert rated.provisional
    assert [each.match for each in found.newest] == [second.id, first.id]
    assert [each.gained for each in found.newest] == [
        rated.curve[1].number - rated.curve[0].number,
        rated.curve[0].number - 1000,
    ]
