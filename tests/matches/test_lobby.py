"""From `create` to the first turn; who may sit at a table and who may see it."""

from datetime import timedelta
from typing import Any

import pytest

from bot.matches import STRENGTHS, Match, MatchError, Matches, Person
from bot.store import servers
from bot.store.servers import ServerRow
from games.engine import BadOptions, computer
from games.engine.editions import RuleSet
from tests.support.hours import advance
from tests.support.opponents import against
from tests.support.people import AIKO, CHANNEL, JONAS, MEI, NOON, RAFI, SERVER, STRANGER
from tests.support.refusals import refusal, refused
from tests.support.table import lobby, started
from tests.support.written import dump, kinds, posts


def people(match: Match) -> list[str]:
    return [seat.name for seat in match.seats]


async def joined(matches: Matches, size: int, *guests: Person) -> Match:
    """Mei's lobby with these guests."""
    match = await lobby(matches, size)
    for guest in guests:
        match = await matches.lobby.join(match.id, guest)
    return match


async def test_a_new_lobby_holds_its_creator_every_option_and_the_hash_of_its_seed(matches: Matches) -> None:
    match = await matches.lobby.create("toy", 3, "quick", {}, MEI, SERVER, CHANNEL)
    assert (match.game, match.rules_version, match.options) == ("toy", 3, {"heap": "12"})
    assert (match.size, match.pace, match.state, match.creator) == (3, "quick", "lobby", MEI.id)
    assert (match.server, match.channel, match.created_at) == (SERVER, CHANNEL, NOON)
    assert (match.seq, match.turn, match.to_act, match.due_at, match.outcome) == (0, 0, None, None, None)
    assert [(seat.seat, seat.person, seat.name) for seat in match.seats] == [(0, MEI.id, "Mei")]
    assert match == await matches.watching.match(match.id)
    assert await posts(matches) == [("table", {})]  # its card, unless whoever opened it shows it
    assert len(match.seed_sha256) == 64
    assert match.seed_sha256 != (await lobby(matches)).seed_sha256
    assert "seed" not in Match.__struct_fields__


@pytest.mark.parametrize(
    ("terms", "kind", "code", "known"),
    [
        ({"game": "chess"}, BadOptions, "unknown-game", None),
        ({"size": 5}, BadOptions, "bad-seats", None),
        ({"options": {"board": "lion"}}, BadOptions, "unknown-option", None),
        ({"options": {"heap": "13"}}, BadOptions, "bad-option", None),
        ({"pace": "2d"}, MatchError, "unknown-pace", "quick, daily, weekdays, relaxed, none"),
        ({"caretaker": "nanny"}, MatchError, "unknown-caretaker", "vote, computer, substitute, wait"),
    ],
)
async def test_what_is_not_offered_is_refused(
    matches: Matches, terms: dict[str, Any], kind: type[Exception], code: str, known: str | None
) -> None:
    error = await refusal(lobby(matches, **terms))
    assert (type(error), error.code) == (kind, code)
    assert known in (None, error.facts.get("known"))
    assert not any((await dump(matches)).values())


async def test_joining_takes_the_next_seat_and_the_last_one_starts(matches: Matches) -> None:
    match = await joined(matches, 3, JONAS)
    assert (people(match), match.state) == (["Mei", "Jonas"], "lobby")
    match = await matches.lobby.join(match.id, AIKO)
    assert (people(match), match.state) == (["Mei", "Jonas", "Aiko"], "playing")
    assert (match.turn, match.started_at) == (1, NOON)
    assert match.to_act is not None
    assert [seat.waiting for seat in match.seats] == [seat == match.to_act for seat in range(3)]
    assert (match.turn_since, match.due_at) == (NOON, NOON + timedelta(days=3))
    assert await posts(matches) == [("lobby", {}), ("open-thread", {}), ("lobby", {}), ("welcome", {})]


async def test_nobody_joins_twice_or_a_full_match_or_one_that_has_begun(matches: Matches) -> None:
    match = await joined(matches, 3, JONAS)
    await matches.lobby.configure(match.id, MEI.id, 2, "daily", {})
    error = await refusal(matches.lobby.join(match.id, AIKO))
    assert (error.code, error.facts) == ("match-full", {"match": match.id, "size": 2})
    await matches.lobby.start(match.id, MEI.id)
    error = await refusal(matches.lobby.join(match.id, AIKO))
    assert (error.code, error.facts["state"]) == ("not-in-lobby", "playing")


async def test_leaving_closes_the_gap_hands_the_table_on_and_the_last_closes_it(matches: Matches) -> None:
    match = await joined(matches, 4, JONAS, AIKO)
    match = await matches.lobby.leave(match.id, JONAS.id)
    assert [(seat.seat, seat.name) for seat in match.seats] == [(0, "Mei"), (1, "Aiko")]
    match = await matches.lobby.join(match.id, RAFI)
    assert people(match) == ["Mei", "Aiko", "Rafi"]
    match = await matches.lobby.leave(match.id, MEI.id)
    assert (people(match), match.creator) == (["Aiko", "Rafi"], AIKO.id)
    assert people(await matches.turns.resign(match.id, RAFI.id)) == ["Aiko"]  # the same as leaving
    match = await matches.lobby.leave(match.id, AIKO.id)
    assert (match.state, match.seats, match.outcome, match.ended_at) == ("over", (), None, NOON)
    error = await refusal(matches.lobby.join(match.id, JONAS))
    assert (error.code, error.facts["state"]) == ("not-in-lobby", "closed")
    assert await matches.watching.open_in(SERVER) == []


async def test_the_creator_starts_with_who_is_there(matches: Matches) -> None:
    match = await lobby(matches, 4)
    error = await refusal(matches.lobby.start(match.id, MEI.id))
    assert error.facts == {"match": match.id, "seats": 1, "least": 2}
    await matches.lobby.join(match.id, JONAS)
    error = await refusal(matches.lobby.start(match.id, JONAS.id))
    assert (error.code, error.facts["name"]) == ("not-creator", "Mei")
    match = await matches.lobby.start(match.id, MEI.id)
    assert (match.state, match.size) == ("playing", 2)
    assert (await matches.watching.seat_view(match.id, MEI.id))[2].seats == 2


async def test_only_the_creator_configures_and_not_below_the_people_there(matches: Matches) -> None:
    match = await joined(matches, 4, JONAS, AIKO)
    error = await refusal(matches.lobby.configure(match.id, MEI.id, 2, "daily", {}))
    assert error.facts == {"match": match.id, "size": 2, "people": 3}
    assert await refused(matches.lobby.configure(match.id, MEI.id, 4, "", {})) == "unknown-pace"
    assert await refused(matches.lobby.configure(match.id, MEI.id, 4, "daily", {"heap": "0"})) == "bad-option"
    assert await refused(matches.lobby.configure(match.id, MEI.id, 4, "daily", {}, "")) == "unknown-caretaker"
    match = await matches.lobby.configure(match.id, MEI.id, 3, "none", {"heap": "4"})
    assert (match.size, match.pace, match.options, match.state) == (3, "none", {"heap": "4"}, "lobby")
    match = await matches.lobby.start(match.id, MEI.id)
    assert (match.state, match.due_at) == ("playing", None)


async def test_every_change_raises_the_version_and_rewrites_the_card(matches: Matches) -> None:
    match = await lobby(matches, 4)
    versions = [match.version]
    for change in (
        matches.lobby.join(match.id, JONAS),
        matches.lobby.join(match.id, AIKO),
        matches.lobby.configure(match.id, MEI.id, 4, "relaxed", {}),
        matches.lobby.leave(match.id, AIKO.id),
    ):
        versions.append((await change).version)
    assert versions == [1, 2, 3, 4, 5]
    assert await posts(matches) == [("table", {}), ("lobby", {})]
    await matches.store.outbox.claim(NOON, 9)
    await matches.lobby.leave(match.id, JONAS.id)
    assert await posts(matches) == [("table", {}), ("lobby", {}), ("lobby", {})]


async def test_where_a_match_lives_is_no_change_of_it_and_names_follow_people(matches: Matches) -> None:
    match = await lobby(matches)
    await matches.lobby.posted(match.id, 1 << 61)
    await matches.lobby.opened(match.id, 1 << 62)
    await matches.people.remember(Person(MEI.id, "Mei II", "de"))
    found = await matches.watching.of_thread(1 << 62)
    assert found is not None
    assert (found.id, found.version, found.seats[0].name) == (match.id, match.version, "Mei II")
    assert (found.lobby_message, found.thread) == (1 << 61, 1 << 62)
    await matches.lobby.opened(match.id, None)
    assert await matches.watching.of_thread(1 << 62) is None
    assert await matches.people.person(MEI.id) == Person(MEI.id, "Mei II", "de")
    assert await matches.people.person(STRANGER.id) is None


async def test_lists_show_what_waits_for_you_first_and_open_lobbies(matches: Matches) -> None:
    begun = []
    for _ in range(6):
        advance(matches, timedelta(minutes=1))
        begun.append(await started(matches))
    open_one = await lobby(matches)
    over = await started(matches)
    await matches.turns.resign(over.id, JONAS.id)
    mine = [match.id for match in begun if match.seats[0].waiting]
    theirs = [match.id for match in begun if not match.seats[0].waiting]
    listed = [match.id for match in await matches.watching.of_person(MEI.id)]
    assert listed[: len(mine)] == mine
    assert sorted(listed[len(mine) :]) == sorted([*theirs, open_one.id])
    assert [match.id for match in await matches.watching.open_in(SERVER)] == [open_one.id]
    assert await matches.watching.open_in(SERVER + 1) == []
    assert await matches.watching.of_person(STRANGER.id) == []


async def test_who_leaves_a_table_moves_nobody_at_another(matches: Matches) -> None:
    tables = [await lobby(matches, 4) for _ in range(2)]
    for table in tables:
        for person in (JONAS, AIKO):
            await matches.lobby.join(table.id, person)
    first, second = [table.id for table in tables]
    assert [seat.name for seat in (await matches.lobby.leave(first, JONAS.id)).seats] == ["Mei", "Aiko"]
    assert [seat.name for seat in (await matches.watching.match(second)).seats] == ["Mei", "Jonas", "Aiko"]


async def test_old_lobbies_begin_by_new_rules(matches: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await lobby(matches, 2)
    monkeypatch.setattr("tests.support.toy.Toy.rules", RuleSet(4, (4,), {}))
    begun = await matches.lobby.join(match.id, JONAS)
    assert (begun.state, begun.rules_version) == ("playing", 4)
    assert (await matches.watching.turn(match.id, 0)).number == 0


async def test_a_person_joins_no_more_matches_than_they_want_open_tables_included(matches: Matches) -> None:
    await matches.people.change(JONAS, most=2)
    first = await started(matches)
    second, third = await joined(matches, 3, JONAS), await lobby(matches)
    error = await refusal(matches.lobby.join(third.id, JONAS))
    assert (error.code, error.facts) == ("own-limit", {"most": 2})
    attempt = matches.lobby.create("toy", 2, "daily", {}, JONAS, SERVER, CHANNEL)
    assert await refused(attempt) == "own-limit"
    await matches.turns.resign(first.id, JONAS.id)
    assert (await matches.lobby.join(third.id, JONAS)).state == "playing"
    assert await refused(matches.lobby.join((await lobby(matches)).id, JONAS)) == "own-limit"
    await matches.lobby.leave(second.id, JONAS.id)
    await matches.lobby.join((await lobby(matches)).id, JONAS)
    # a limit below what one plays ends nothing
    playing = (await matches.people.about(JONAS.id)).playing
    await matches.people.change(JONAS, most=1)
    assert (await matches.watching.match(third.id)).state == "playing"
    assert (await matches.people.about(JONAS.id)).playing == playing == 2


async def test_a_server_limits_the_matches_in_it_and_no_others(matches: Matches) -> None:
    await lobby(matches)
    async with matches.store.transaction() as writing:
        await servers.set_up(writing, ServerRow(id=SERVER, most=1))
    error = await refusal(lobby(matches))
    assert (error.code, error.facts) == ("server-limit", {"most": 1})
    elsewhere = await matches.lobby.create("toy", 2, "daily", {}, MEI, SERVER + 1, CHANNEL)
    assert (await matches.lobby.join(elsewhere.id, JONAS)).state == "playing"
    await matches.lobby.join(1, JONAS)  # one here, however many elsewhere


@pytest.mark.parametrize(("by", "whom"), [(AIKO, JONAS), (JONAS, AIKO)])
async def test_a_block_keeps_both_apart_whoever_set_it(matches: Matches, by: Person, whom: Person) -> None:
    match = await joined(matches, 4, AIKO)
    await matches.people.block(by, [whom])
    error = await refusal(matches.lobby.join(match.id, JONAS))
    assert (error.code, error.facts) == ("blocked", {"match": match.id})
    await matches.lobby.join(match.id, RAFI)
    await matches.lobby.leave(match.id, AIKO.id)
    await matches.lobby.join(match.id, JONAS)


async def private(matches: Matches, size: int = 2) -> int:
    """Mei's private table."""
    made = await lobby(matches, size, caretaker="vote", private=True)
    assert (made.private, made.caretaker) == (True, "vote")
    return made.id


async def test_who_invites_to_a_private_table_and_who_joins(matches: Matches) -> None:
    match = await private(matches, 3)
    error = await refusal(matches.lobby.join(match, JONAS))
    assert (error.code, error.facts) == ("not-invited", {"match": match, "state": "lobby"})
    await matches.lobby.invite(match, MEI.id, JONAS)
    assert (await matches.lobby.join(match, JONAS)).seat_of(JONAS.id) is not None
    assert await refused(matches.lobby.invite(match, MEI.id, JONAS)) == "sits-there"
    await matches.lobby.leave(match, MEI.id)
    assert (await matches.lobby.join(match, MEI)).creator == JONAS.id
    await matches.lobby.start(match, JONAS.id)
    await matches.lobby.invite(match, MEI.id, AIKO)  # whoever plays


async def test_an_invitation_pings_once_also_to_a_public_table_but_not_once_it_runs(matches: Matches) -> None:
    match = await private(matches)
    await matches.lobby.invite(match, MEI.id, JONAS)
    assert (await posts(matches))[1:] == [("invitation", {"guest": JONAS.id, "host": MEI.id})]
    error = await refusal(matches.lobby.invite(match, MEI.id, JONAS))
    assert (error.code, error.facts["name"]) == ("invited-already", "Jonas")
    assert len(await posts(matches)) == 2
    # it does not hold up the thread, nor other invitations
    assert [row.lane for row in await matches.store.outbox.claim(NOON, 9)] == [f"i{JONAS.id}"]
    public = await lobby(matches)
    await matches.lobby.invite(public.id, MEI.id, AIKO)
    assert (await posts(matches))[-1] == ("invitation", {"guest": AIKO.id, "host": MEI.id})
    await matches.lobby.join(public.id, JONAS)  # without any
    assert await refused(matches.lobby.invite(public.id, MEI.id, RAFI)) == "everybody-may-look"


async def test_nobody_is_invited_by_those_they_block_and_no_list_is_betrayed(matches: Matches) -> None:
    match = await lobby(matches, 3)
    await matches.people.block(JONAS, [MEI])
    await matches.people.block(MEI, [RAFI])
    for guest in (JONAS, RAFI):
        error = await refusal(matches.lobby.invite(match.id, MEI.id, guest))
        assert (error.code, error.facts) == ("not-to-invite", {"match": match.id, "name": guest.name})


async def test_strangers_do_not_see_a_private_match(matches: Matches) -> None:
    match = await matches.watching.match(await private(matches))
    public = await lobby(matches)
    assert await matches.watching.may_look(match, MEI.id)
    assert not await matches.watching.may_look(match, STRANGER.id)
    assert await matches.watching.may_look(public, STRANGER.id)
    assert [table.id for table in await matches.watching.open_in(SERVER)] == [public.id]
    assert [table.id for table in await matches.watching.open_in(SERVER, STRANGER.id)] == [public.id]
    await matches.lobby.invite(match.id, MEI.id, JONAS)
    assert await matches.watching.may_look(match, JONAS.id)
    assert [table.id for table in await matches.watching.open_in(SERVER, JONAS.id)] == [match.id, public.id]


async def test_a_table_that_becomes_private_keeps_who_is_there(matches: Matches) -> None:
    match = await joined(matches, 3, JONAS)
    match = await matches.lobby.configure(match.id, MEI.id, 3, "daily", {}, "substitute", True)
    assert (match.private, match.caretaker) == (True, "substitute")
    await matches.lobby.leave(match.id, JONAS.id)
    await matches.lobby.join(match.id, JONAS)
    assert await refused(matches.lobby.join(match.id, AIKO)) == "not-invited"
    match = await matches.lobby.configure(match.id, MEI.id, 4, "daily", {}, private=False)
    assert (match.private, match.caretaker) == (False, "substitute")
    await matches.lobby.join(match.id, AIKO)


# ── computers at the table ───────────────────────────────────────────────────────────────────────────


def computers(match: Match) -> list[str | None]:
    return [seat.computer for seat in match.seats]


def test_people_choose_among_the_strengths_of_the_search() -> None:
    assert STRENGTHS == computer.STRENGTHS


async def test_a_table_is_opened_with_computers_in_all_other_seats(matches: Matches) -> None:
    """It begins when its card is there; until then nobody can come between."""
    create = matches.lobby.create("toy", 2, "daily", {}, MEI, SERVER, CHANNEL, computers="godlike")
    assert await refused(create) == "unknown-strength"
    assert await matches.watching.open_in(SERVER) == []
    match = await matches.lobby.create("qin", 3, "none", {}, MEI, SERVER, CHANNEL, computers="steady")
    assert match.state == "lobby"
    assert await refused(matches.lobby.join(match.id, JONAS)) == "match-full"
    match = await matches.lobby.start(match.id, MEI.id)
    assert match.state == "playing"
    assert await kinds(matches) == ["open-thread", "lobby", "welcome"]
    assert computers(match) == [None, "steady", "steady"]
    assert [played.id for played in await matches.watching.of_person(MEI.id)] == [match.id]


async def test_one_by_one_or_all_at_once_they_are_seated_and_the_last_one_begins(matches: Matches) -> None:
    match = await lobby(matches, 4)
    for number, strength in enumerate(STRENGTHS):
        assert match.state == "lobby"
        before = match.version
        match = await matches.lobby.add_computer(match.id, MEI.id, strength)
        assert match.version > before
        assert len(match.seats) == 2 + number
    assert (match.state, computers(match)) == ("playing", [None, "novice", "steady", "strong"])
    match = await lobby(matches, 4)
    await matches.lobby.join(match.id, JONAS)
    match = await matches.lobby.fill(match.id, MEI.id, "strong")
    assert (match.state, computers(match)) == ("playing", [None, None, "strong", "strong"])
    assert people(match) == ["Mei", "Jonas", "Bot C", "Bot D"]
    for attribute in ("person", "player"):
        assert [getattr(seat, attribute) for seat in match.seats] == [MEI.id, JONAS.id, None, None]
    assert (await kinds(matches))[-3:] == ["open-thread", "lobby", "welcome"]


async def test_computers_and_people_come_and_go_before_the_start(matches: Matches) -> None:
    match = await lobby(matches, 4)
    for strength in ("novice", "strong"):
        await matches.lobby.add_computer(match.id, MEI.id, strength)
    match = await matches.lobby.remove_computer(match.id, MEI.id)  # the one that came last
    assert list(zip(people(match), computers(match), strict=True)) == [
        ("Mei", None),
        ("Bot B", "novice"),
    ]
    await matches.lobby.join(match.id, JONAS)
    match = await matches.lobby.remove_computer(match.id, MEI.id)
    assert people(match) == ["Mei", "Jonas"]
    assert await refused(matches.lobby.remove_computer(match.id, MEI.id)) == "no-computer"
    assert set(await kinds(matches)) == {"table", "lobby"}
    await matches.lobby.add_computer(match.id, MEI.id, "strong")
    match = await matches.lobby.leave(match.id, MEI.id)  # those who stay move up, and are called so
    assert (match.creator, people(match), computers(match)) == (
        JONAS.id,
        ["Jonas", "Bot B"],
        [None, "strong"],
    )
    match = await matches.lobby.configure(match.id, JONAS.id, 3, "daily", {})
    match = await matches.lobby.join(match.id, AIKO)
    assert (match.state, people(match)) == ("playing", ["Jonas", "Bot B", "Aiko"])


@pytest.mark.parametrize("use", ["fill", "add_computer"])
async def test_only_the_host_seats_computers_where_there_is_room(matches: Matches, use: str) -> None:
    match = await lobby(matches, 3)
    await matches.lobby.join(match.id, JONAS)
    seat = getattr(matches.lobby, use)
    assert await refused(seat(match.id, MEI.id, "random")) == "unknown-strength"
    await matches.lobby.configure(match.id, MEI.id, 2, "daily", {})
    assert await refused(seat(match.id, MEI.id, "novice")) == "match-full"


async def test_a_person_hosts_after_the_host_and_without_people_the_table_closes(matches: Matches) -> None:
    for stays in (True, False):
        match = await lobby(matches, 4)
        await matches.lobby.add_computer(match.id, MEI.id, "novice")
        await matches.lobby.join(match.id, JONAS)
        match = await matches.lobby.leave(match.id, MEI.id)
        assert (match.creator, people(match)) == (JONAS.id, ["Bot A", "Jonas"])
        if stays:  # the host starts at a table that is not full
            match = await matches.lobby.start(match.id, JONAS.id)
            assert (match.state, match.size, people(match)) == ("playing", 2, ["Bot A", "Jonas"])
    match = await matches.lobby.leave(match.id, JONAS.id)
    assert (match.state, match.outcome) == ("over", None)


async def test_a_private_table_with_computers_takes_in_only_guests(matches: Matches) -> None:
    match = await matches.lobby.create("toy", 3, "daily", {}, MEI, SERVER, CHANNEL, private=True)
    await matches.lobby.add_computer(match.id, MEI.id, "novice")
    assert await refused(matches.lobby.join(match.id, JONAS)) == "not-invited"
    await matches.lobby.invite(match.id, MEI.id, AIKO)
    assert (await matches.lobby.join(match.id, AIKO)).state == "playing"


async def test_matches_against_computers_count_as_others_do(matches: Matches) -> None:
    await matches.people.change(MEI, most=2)
    for _ in range(2):
        await against(matches, computers=3)
    assert await refused(lobby(matches)) == "own-limit"
