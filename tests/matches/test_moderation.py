"""What the staff does to a match: it stops and goes on as said, and everybody reads who did it."""

from collections.abc import Awaitable, Callable

import msgspec
import pytest

from bot.matches import Match, Matches
from bot.store.servers import ServerRow
from tests.support.hours import DAY, HOUR
from tests.support.people import AIKO, CHANNEL, JONAS, MEI, RAFI, SERVER
from tests.support.presses import mover
from tests.support.refusals import refused
from tests.support.running import agreed, keep, notices, posted, told
from tests.support.table import lobby, started
from tests.support.written import dump

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


@pytest.mark.parametrize("by_players_first", [False, True])
async def test_a_match_that_the_staff_paused_rests_until_the_staff_resumes_it(
    matches: Matches, by_players_first: bool
) -> None:
    match = await started(matches)
    assert match.due_at is not None
    matches._clock.advance(10 * HOUR)
    if by_players_first:
        assert (await agreed(matches, match, "pause")).stopped_by == "players"
    paused = await matches.staff_pause(match.id, BY)
    assert (paused.paused_at, paused.stopped_by, paused.due_at) == (matches._clock.now(), "staff", None)
    assert await refused(keep(matches, match)) == "paused"
    assert await refused(matches.resume_play(match.id, MEI.id)) == "paused"
    assert await refused(matches.staff_pause(match.id, BY)) == "paused"
    matches._clock.advance(20 * DAY)
    resumed = await matches.staff_resume(match.id, BY)
    assert (resumed.paused_at, resumed.due_at) == (None, match.due_at + 20 * DAY)
    await keep(matches, match)
    own = [("staff-paused", {"by": BY}), ("staff-resumed", {"by": BY})]
    assert (await told(matches, match))[by_players_first:] == own
    assert len(await posted(matches, "notice")) == 2 + by_players_first


async def test_more_time_is_for_whoever_is_to_act(matches: Matches) -> None:
    match = await started(matches)
    assert match.due_at is not None
    extended = await matches.staff_extend(match.id, 12, BY)
    assert extended.due_at == match.due_at + 12 * HOUR
    facts = {"by": BY, "seat": "AB"[match.to_act or 0], "hours": 12}
    assert await told(matches, match) == [("staff-extended", facts)]
    matches._clock.advance(30 * DAY)
    late = await matches.staff_extend(match.id, 24, BY)  # their time was up long ago
    assert late.due_at == matches._clock.now() + 24 * HOUR
    endless = await started(matches, pace="none")
    assert await refused(matches.staff_extend(endless.id, 12, BY)) == "no-deadline"
    assert await told(matches, endless) == []


async def test_an_aborted_match_has_no_result_and_only_the_staff_revives_it(matches: Matches) -> None:
    match = await started(matches)
    aborted = await matches.staff_abort(match.id, BY)
    assert (aborted.state, aborted.stopped_by, aborted.outcome) == ("shelved", "staff", None)
    assert await refused(keep(matches, match)) == "shelved"
    assert await refused(matches.revive(match.id, mover(match))) == "shelved-by-staff"
    assert match.seed_sha256 == aborted.seed_sha256
    assert msgspec.json.decode(await matches.export(match.id)).get("seed") is None
    matches._clock.advance(100 * DAY)
    revived = await matches.staff_revive(match.id, BY)
    assert (revived.state, revived.to_act, revived.stopped_by) == ("playing", match.to_act, None)
    assert revived.due_at == matches._clock.now() + 72 * HOUR
    await keep(matches, revived)
    assert await told(matches, match) == [("staff-aborted", {"by": BY}), ("staff-revived", {"by": BY})]


async def test_a_table_that_the_staff_closes_takes_nobody_any_more(matches: Matches) -> None:
    first, second, table = await started(matches), await started(matches), await lobby(matches)
    await matches.staff_abort(first.id, BY)
    for states, found in (
        (("playing",), [second]),
        (("playing", "lobby"), [table, second]),
        (("shelved",), [first]),
    ):
        assert [match.id for match in await matches.of_server(SERVER, *states)] == [one.id for one in found]
    assert await matches.of_server(SERVER + 1, "playing", "lobby", "shelved") == []
    closed = await matches.staff_abort(table.id, BY)
    assert (closed.state, closed.stopped_by, closed.expires_at) == ("over", "staff", None)
    assert await refused(matches.join(table.id, JONAS)) == "not-in-lobby"
    assert await told(matches, table) == [("staff-closed", {"by": BY})]
    assert await matches.open_in(SERVER) == []


@pytest.mark.parametrize(
    ("state", "acts", "code"),
    [
        ("lobby", "pause resume extend replace", "not-started"),
        ("playing", "resume", "not-paused"),
        ("shelved", "pause resume extend replace abort", "shelved"),
        ("over", "pause resume extend replace abort", "match-over"),
        *((state, "revive", "not-shelved") for state in ("lobby", "playing", "over")),
    ],
)
async def test_what_cannot_be_done_is_refused_and_changes_nothing(
    matches: Matches, state: str, acts: str, code: str
) -> None:
    match = await (lobby if state == "lobby" else started)(matches)
    if state == "shelved":
        await matches.staff_abort(match.id, BY)
    elif state == "over":
        await matches.resign(match.id, MEI.id)
    assert (await matches.match(match.id)).state == state
    before = await dump(matches), await notices(matches, match)
    for act in acts.split():
        assert await refused(ACTS[act](matches, match.id)) == code
        assert (await dump(matches), await notices(matches, match)) == before


async def test_what_is_set_for_a_server_is_kept_until_it_is_set_anew(matches: Matches) -> None:
    assert await matches.customs(SERVER) == ServerRow(id=SERVER)
    settings = ServerRow(id=SERVER, tables_in=CHANNEL, watchers_in=CHANNEL + 1, pace="quick", most=2)
    assert await matches.set_up_server(settings, MEI) == settings
    hasty = matches.set_up_server(ServerRow(id=SERVER, pace="hasty"), MEI)
    assert await refused(hasty) == "unknown-pace"
    assert await matches.customs(SERVER) == settings
    assert await matches.customs(SERVER + 1) == ServerRow(id=SERVER + 1)
