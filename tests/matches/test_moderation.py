"""What the staff does to a match: it stops and goes on as said, and everybody reads who did it."""

from collections.abc import Awaitable, Callable
from datetime import timedelta

import msgspec
import pytest

from bot.clock import Clock
from bot.matches import Match, MatchError, Matches
from bot.store import Store
from bot.store.servers import ServerRow
from tests.matches.table import (
    AIKO,
    CHANNEL,
    JONAS,
    MEI,
    RAFI,
    SERVER,
    dump,
    lobby,
    mover,
    posts,
    started,
    take_turn,
)

BY = RAFI.name
Act = Callable[[Matches, int], Awaitable[Match]]

ACTS: dict[str, Act] = {
    "pause": lambda matches, number: matches.staff_pause(number, BY),
    "resume": lambda matches, number: matches.staff_resume(number, BY),
    "extend": lambda matches, number: matches.staff_extend(number, 12, BY),
    "replace": lambda matches, number: matches.replace(number, 0, AIKO, BY),
    "abort": lambda matches, number: matches.staff_abort(number, BY),
    "revive": lambda matches, number: matches.staff_revive(number, BY),
}


async def told(matches: Matches, match: int) -> list[tuple[str, dict[str, str | int]]]:
    return [(notice.kind, notice.facts) for notice in await matches.notices(match)]


async def test_a_match_that_the_staff_paused_rests_until_the_staff_resumes_it(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await started(matches)
    assert match.due_at is not None
    clock.advance(timedelta(hours=10))
    paused = await matches.staff_pause(match.id, BY)
    assert (paused.paused_at, paused.stopped_by, paused.due_at) == (clock.now(), "staff", None)
    with pytest.raises(MatchError, match="paused"):
        await take_turn(matches, match, "1", "keep")
    with pytest.raises(MatchError, match="paused"):
        await matches.resume_play(match.id, MEI.id)
    with pytest.raises(MatchError, match="paused"):
        await matches.staff_pause(match.id, BY)
    clock.advance(timedelta(days=20))
    resumed = await matches.staff_resume(match.id, BY)
    assert resumed.paused_at is None
    assert resumed.due_at == match.due_at + timedelta(days=20)
    await take_turn(matches, match, "1", "keep")
    assert await told(matches, match.id) == [("staff-paused", {"by": BY}), ("staff-resumed", {"by": BY})]
    assert [kind for kind, _ in await posts(store)].count("notice") == 2


async def test_more_time_is_for_whoever_is_to_act(matches: Matches, clock: Clock) -> None:
    match = await started(matches)
    assert match.due_at is not None
    extended = await matches.staff_extend(match.id, 12, BY)
    assert extended.due_at == match.due_at + timedelta(hours=12)
    letter = "AB"[match.to_act or 0]
    assert await told(matches, match.id) == [("staff-extended", {"by": BY, "seat": letter, "hours": 12})]
    clock.advance(timedelta(days=30))
    late = await matches.staff_extend(match.id, 24, BY)  # their time was up long ago
    assert late.due_at == clock.now() + timedelta(hours=24)


async def test_there_is_no_more_time_where_there_is_no_deadline(matches: Matches) -> None:
    match = await started(matches, pace="none")
    with pytest.raises(MatchError, match="no-deadline"):
        await matches.staff_extend(match.id, 12, BY)
    assert await told(matches, match.id) == []


async def test_an_aborted_match_has_no_result_and_only_the_staff_revives_it(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await started(matches)
    person = mover(match)
    aborted = await matches.staff_abort(match.id, BY)
    assert (aborted.state, aborted.stopped_by, aborted.outcome) == ("shelved", "staff", None)
    with pytest.raises(MatchError, match="shelved"):
        await take_turn(matches, match, "1", "keep")
    with pytest.raises(MatchError, match="shelved-by-staff"):
        await matches.revive(match.id, person)
    assert match.seed_sha256 == aborted.seed_sha256
    assert msgspec.json.decode(await matches.export(match.id)).get("seed") is None
    clock.advance(timedelta(days=100))
    revived = await matches.staff_revive(match.id, BY)
    assert (revived.state, revived.to_act, revived.stopped_by) == ("playing", match.to_act, None)
    assert revived.due_at == clock.now() + timedelta(hours=72)
    await take_turn(matches, revived, "1", "keep")
    assert await told(matches, match.id) == [("staff-aborted", {"by": BY}), ("staff-revived", {"by": BY})]


async def test_a_table_that_the_staff_closes_takes_nobody_any_more(matches: Matches) -> None:
    match = await lobby(matches)
    closed = await matches.staff_abort(match.id, BY)
    assert (closed.state, closed.stopped_by, closed.expires_at) == ("over", "staff", None)
    with pytest.raises(MatchError, match="not-in-lobby"):
        await matches.join(match.id, JONAS)
    assert await told(matches, match.id) == [("staff-closed", {"by": BY})]
    assert await matches.open_in(SERVER) == []


async def test_the_staff_puts_somebody_else_in_a_seat(matches: Matches) -> None:
    match = await started(matches)
    former = match.seats[0]
    replaced = await matches.replace(match.id, 0, AIKO, BY)
    assert [seat.person for seat in replaced.seats] == [AIKO.id, match.seats[1].person]
    facts: dict[str, str | int] = {"by": BY, "name": AIKO.name, "other": former.name}
    assert await told(matches, match.id) == [("staff-replaced", facts)]
    with pytest.raises(MatchError, match="already-in"):
        await matches.replace(match.id, 0, JONAS, BY)


REFUSED = [
    ("lobby", "pause", "not-started"),
    ("lobby", "resume", "not-started"),
    ("lobby", "extend", "not-started"),
    ("lobby", "replace", "not-started"),
    ("lobby", "revive", "not-shelved"),
    ("playing", "resume", "not-paused"),
    ("playing", "revive", "not-shelved"),
    ("shelved", "pause", "shelved"),
    ("shelved", "resume", "shelved"),
    ("shelved", "extend", "shelved"),
    ("shelved", "replace", "shelved"),
    ("shelved", "abort", "shelved"),
    ("over", "pause", "match-over"),
    ("over", "resume", "match-over"),
    ("over", "extend", "match-over"),
    ("over", "replace", "match-over"),
    ("over", "abort", "match-over"),
    ("over", "revive", "not-shelved"),
]


@pytest.mark.parametrize(("state", "act", "code"), REFUSED)
async def test_what_cannot_be_done_is_refused_and_changes_nothing(
    matches: Matches, store: Store, state: str, act: str, code: str
) -> None:
    match = await (lobby if state == "lobby" else started)(matches)
    if state == "shelved":
        await matches.staff_abort(match.id, BY)
    elif state == "over":
        await matches.resign(match.id, MEI.id)
    assert (await matches.match(match.id)).state == state
    before = await dump(store), await told(matches, match.id)
    with pytest.raises(MatchError) as refused:
        await ACTS[act](matches, match.id)
    assert refused.value.code == code
    assert (await dump(store), await told(matches, match.id)) == before


async def test_a_pause_of_the_players_becomes_one_of_the_staff(matches: Matches, clock: Clock) -> None:
    match = await started(matches)
    vote = await matches.ask(match.id, MEI.id, "pause")
    await matches.ballot(match.id, JONAS.id, vote.id, "yes")
    assert (await matches.match(match.id)).stopped_by == "players"
    paused = await matches.staff_pause(match.id, BY)
    assert paused.stopped_by == "staff"
    with pytest.raises(MatchError, match="paused"):
        await matches.resume_play(match.id, MEI.id)


async def test_what_is_set_for_a_server_is_kept_until_it_is_set_anew(matches: Matches) -> None:
    assert await matches.customs(SERVER) == ServerRow(id=SERVER)
    settings = ServerRow(id=SERVER, tables_in=CHANNEL, watchers_in=CHANNEL + 1, pace="quick", most=2)
    assert await matches.set_up_server(settings, MEI) == settings
    assert await matches.customs(SERVER) == settings
    with pytest.raises(MatchError, match="unknown-pace"):
        await matches.set_up_server(ServerRow(id=SERVER, pace="hasty"), MEI)
    assert await matches.customs(SERVER) == settings
    assert await matches.customs(SERVER + 1) == ServerRow(id=SERVER + 1)


async def test_matches_of_a_server_by_state(matches: Matches) -> None:
    first, second, table = await started(matches), await started(matches), await lobby(matches)
    await matches.staff_abort(first.id, BY)
    assert [match.id for match in await matches.of_server(SERVER, "playing")] == [second.id]
    assert [match.id for match in await matches.of_server(SERVER, "playing", "lobby")] == [
        table.id,
        second.id,
    ]
    assert [match.id for match in await matches.of_server(SERVER, "shelved")] == [first.id]
    assert await matches.of_server(SERVER + 1, "playing", "lobby", "shelved") == []
