"""From `create` to the first turn."""

from datetime import timedelta

import pytest

from bot.clock import Clock
from bot.matches import Match, MatchError, Matches, Person
from bot.store import Store
from games.engine import BadOptions
from tests.matches.conftest import NOON
from tests.matches.table import (
    AIKO,
    CHANNEL,
    JONAS,
    MEI,
    RAFI,
    SERVER,
    STRANGER,
    dump,
    lobby,
    posts,
    started,
)


def people(match: Match) -> list[str]:
    return [seat.name for seat in match.seats]


async def test_a_new_lobby_holds_its_creator_and_every_option(matches: Matches, store: Store) -> None:
    match = await matches.create("toy", 3, "quick", {}, MEI, SERVER, CHANNEL)
    assert (match.game, match.rules_version, match.options) == ("toy", 3, {"heap": "12"})
    assert (match.size, match.pace, match.state, match.creator) == (3, "quick", "lobby", MEI.id)
    assert (match.server, match.channel, match.created_at) == (SERVER, CHANNEL, NOON)
    assert (match.seq, match.turn, match.to_act, match.due_at, match.outcome) == (0, 0, None, None, None)
    assert [(seat.seat, seat.person, seat.name) for seat in match.seats] == [(0, MEI.id, "Mei")]
    assert match == await matches.match(match.id)
    assert await posts(store) == []


async def test_matches_have_seeds_of_their_own_and_show_only_the_hash(matches: Matches) -> None:
    first, second = await lobby(matches), await lobby(matches)
    assert first.seed_sha256 != second.seed_sha256
    assert len(first.seed_sha256) == 64
    assert "seed" not in Match.__struct_fields__


@pytest.mark.parametrize(
    ("game", "size", "options", "code"),
    [
        ("chess", 2, {}, "unknown-game"),
        ("toy", 5, {}, "bad-seats"),
        ("toy", 2, {"board": "lion"}, "unknown-option"),
        ("toy", 2, {"heap": "13"}, "bad-option"),
    ],
)
async def test_what_the_game_does_not_offer_is_refused(
    matches: Matches, store: Store, game: str, size: int, options: dict[str, str], code: str
) -> None:
    with pytest.raises(BadOptions) as refused:
        await lobby(matches, size, game, options=options)
    assert refused.value.code == code
    assert not any((await dump(store)).values())


async def test_an_unknown_pace_is_refused(matches: Matches) -> None:
    with pytest.raises(MatchError) as refused:
        await lobby(matches, pace="2d")
    assert refused.value.code == "unknown-pace"
    assert refused.value.facts["known"] == "quick, daily, relaxed, none"


async def test_joining_takes_the_next_seat_and_the_last_one_starts(matches: Matches, store: Store) -> None:
    match = await lobby(matches, 3)
    match = await matches.join(match.id, JONAS)
    assert (people(match), match.state) == (["Mei", "Jonas"], "lobby")
    match = await matches.join(match.id, AIKO)
    assert (people(match), match.state, match.turn, match.started_at) == (
        ["Mei", "Jonas", "Aiko"],
        "playing",
        1,
        NOON,
    )
    assert match.to_act is not None
    assert [seat.waiting for seat in match.seats] == [seat == match.to_act for seat in range(3)]
    assert (match.turn_since, match.due_at) == (NOON, NOON + timedelta(days=3))
    assert await posts(store) == [("lobby", {}), ("open-thread", {}), ("lobby", {}), ("welcome", {})]


async def test_nobody_joins_twice_or_a_match_that_has_begun(matches: Matches) -> None:
    match = await lobby(matches, 2)
    with pytest.raises(MatchError, match="already-in"):
        await matches.join(match.id, MEI)
    await matches.join(match.id, JONAS)
    with pytest.raises(MatchError) as refused:
        await matches.join(match.id, AIKO)
    assert (refused.value.code, refused.value.facts["state"]) == ("not-in-lobby", "playing")


async def test_a_full_lobby_is_full(matches: Matches) -> None:
    match = await lobby(matches, 3)
    await matches.join(match.id, JONAS)
    await matches.configure(match.id, MEI.id, 2, "daily", {})
    with pytest.raises(MatchError) as refused:
        await matches.join(match.id, AIKO)
    assert refused.value.facts == {"match": match.id, "size": 2}
    assert refused.value.code == "match-full"


async def test_leaving_closes_the_gap_in_order_of_joining(matches: Matches) -> None:
    match = await lobby(matches, 4)
    for person in (JONAS, AIKO):
        await matches.join(match.id, person)
    match = await matches.leave(match.id, JONAS.id)
    assert [(seat.seat, seat.name) for seat in match.seats] == [(0, "Mei"), (1, "Aiko")]
    match = await matches.join(match.id, RAFI)
    assert people(match) == ["Mei", "Aiko", "Rafi"]
    with pytest.raises(MatchError, match="not-in-match"):
        await matches.leave(match.id, JONAS.id)


async def test_the_creator_hands_on_when_leaving(matches: Matches) -> None:
    match = await lobby(matches, 4)
    for person in (JONAS, AIKO):
        await matches.join(match.id, person)
    match = await matches.leave(match.id, MEI.id)
    assert (people(match), match.creator) == (["Jonas", "Aiko"], JONAS.id)
    assert (await matches.start(match.id, JONAS.id)).state == "playing"


async def test_the_last_to_leave_closes_the_lobby(matches: Matches) -> None:
    match = await lobby(matches)
    match = await matches.leave(match.id, MEI.id)
    assert (match.state, match.seats, match.outcome, match.ended_at) == ("over", (), None, NOON)
    with pytest.raises(MatchError) as refused:
        await matches.join(match.id, JONAS)
    assert (refused.value.code, refused.value.facts["state"]) == ("not-in-lobby", "over")
    assert await matches.open_in(SERVER) == []


async def test_resigning_from_a_lobby_is_leaving_it(matches: Matches) -> None:
    match = await lobby(matches, 3)
    await matches.join(match.id, JONAS)
    assert people(await matches.resign(match.id, JONAS.id)) == ["Mei"]


async def test_the_creator_starts_with_who_is_there(matches: Matches) -> None:
    match = await lobby(matches, 4)
    with pytest.raises(MatchError) as refused:
        await matches.start(match.id, MEI.id)
    assert refused.value.facts == {"match": match.id, "seats": 1, "least": 2}
    await matches.join(match.id, JONAS)
    with pytest.raises(MatchError) as refused:
        await matches.start(match.id, JONAS.id)
    assert (refused.value.code, refused.value.facts["name"]) == ("not-creator", "Mei")
    match = await matches.start(match.id, MEI.id)
    assert (match.state, match.size) == ("playing", 2)
    with pytest.raises(MatchError, match="not-in-lobby"):
        await matches.start(match.id, MEI.id)
    _, _, view = await matches.seat_view(match.id, MEI.id)
    assert view.seats == 2


async def test_only_the_creator_configures_and_not_below_the_people_there(matches: Matches) -> None:
    match = await lobby(matches, 4)
    for person in (JONAS, AIKO):
        await matches.join(match.id, person)
    with pytest.raises(MatchError, match="not-creator"):
        await matches.configure(match.id, JONAS.id, 4, "daily", {})
    with pytest.raises(MatchError) as refused:
        await matches.configure(match.id, MEI.id, 2, "daily", {})
    assert refused.value.facts == {"match": match.id, "size": 2, "people": 3}
    with pytest.raises(MatchError, match="unknown-pace"):
        await matches.configure(match.id, MEI.id, 4, "", {})
    with pytest.raises(BadOptions):
        await matches.configure(match.id, MEI.id, 4, "daily", {"heap": "0"})
    match = await matches.configure(match.id, MEI.id, 3, "none", {"heap": "4"})
    assert (match.size, match.pace, match.options, match.state) == (3, "none", {"heap": "4"}, "lobby")
    match = await matches.start(match.id, MEI.id)
    assert (match.state, match.due_at) == ("playing", None)
    with pytest.raises(MatchError, match="not-in-lobby"):
        await matches.configure(match.id, MEI.id, 3, "none", {})


async def test_every_change_raises_the_version_and_rewrites_the_card_once_while_it_waits(
    matches: Matches, store: Store
) -> None:
    match = await lobby(matches, 4)
    versions = [match.version]
    for change in (
        matches.join(match.id, JONAS),
        matches.join(match.id, AIKO),
        matches.configure(match.id, MEI.id, 4, "relaxed", {}),
        matches.leave(match.id, AIKO.id),
    ):
        versions.append((await change).version)
    assert versions == [1, 2, 3, 4, 5]
    assert await posts(store) == [("lobby", {})]
    await store.outbox.claim(NOON, 9)
    await matches.leave(match.id, JONAS.id)
    assert await posts(store) == [("lobby", {}), ("lobby", {})]


async def test_where_a_match_lives_is_no_change_of_it(matches: Matches) -> None:
    match = await lobby(matches)
    await matches.posted(match.id, 1 << 61)
    await matches.opened(match.id, 1 << 62)
    found = await matches.of_thread(1 << 62)
    assert found is not None
    assert (found.id, found.lobby_message, found.thread, found.version) == (
        match.id,
        1 << 61,
        1 << 62,
        match.version,
    )
    await matches.opened(match.id, None)
    assert await matches.of_thread(1 << 62) is None


async def test_what_does_not_exist_is_named(matches: Matches) -> None:
    for call in (
        matches.match(7),
        matches.join(7, MEI),
        matches.posted(7, 1),
        matches.panel(7, 1),
        matches.confirm(7, 1, 1, 0),
        matches.resign(7, 1),
        matches.turn(7),
        matches.export(7),
    ):
        with pytest.raises(MatchError) as refused:
            await call
        assert (refused.value.code, refused.value.facts) == ("no-such-match", {"match": 7})


async def test_names_follow_people(matches: Matches) -> None:
    match = await started(matches)
    await matches.remember(Person(MEI.id, "Mei II", "de"))
    assert (await matches.match(match.id)).seats[0].name == "Mei II"
    assert await matches.person(MEI.id) == Person(MEI.id, "Mei II", "de")
    assert await matches.person(STRANGER.id) is None


async def test_lists_show_what_waits_for_you_first_and_open_lobbies(matches: Matches, clock: Clock) -> None:
    begun = []
    for _ in range(6):
        clock.advance(timedelta(minutes=1))
        begun.append(await started(matches))
    open_one = await lobby(matches)
    over = await started(matches)
    await matches.resign(over.id, JONAS.id)
    mine = [match.id for match in begun if match.seats[0].waiting]
    theirs = [match.id for match in begun if not match.seats[0].waiting]
    listed = [match.id for match in await matches.of_person(MEI.id)]
    assert listed[: len(mine)] == mine
    assert sorted(listed[len(mine) :]) == sorted([*theirs, open_one.id])
    assert [match.id for match in await matches.open_in(SERVER)] == [open_one.id]
    assert await matches.open_in(SERVER + 1) == []
    assert await matches.of_person(STRANGER.id) == []


async def test_a_lobby_opened_under_older_rules_begins_under_todays(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await lobby(matches, 2)
    monkeypatch.setattr("tests.matches.toy.Toy.rules_version", 4)
    begun = await matches.join(match.id, JONAS)
    assert (begun.state, begun.rules_version) == ("playing", 4)
    assert (await matches.turn(match.id, 0)).number == 0
