"""Ends that no rule of the game made: tables that never began, matches that stand still, and their return."""

from datetime import datetime

import msgspec

import games
from bot.matches import ballots, base, caretaking, clocks, lifecycle, watches
from bot.matches.base import load
from bot.matches.errors import MatchError
from bot.matches.model import IDLE_LASTS
from bot.matches.notices import note
from bot.matches.positions import check_rules
from bot.store import actions, deadlines, matches, outbox, printings, seats
from bot.store import votes as stored
from bot.store.database import Reading, Writing
from bot.store.matches import UNPLAYABLE, MatchRow, StoppedBy
from bot.store.votes import VoteRow
from games.engine import Seat, editions
from games.engine.contract import seat_letter


async def archive(
    writing: Writing, row: MatchRow, by: StoppedBy, now: datetime, notice: str, /, **facts: str | int
) -> None:
    """End a running match without a result: its seed stays sealed, its clock is gone, it can be revived.

    The notice tells of it. One that the staff has paused is the staff's to revive, whoever ends it; then
    another notice says so.
    """
    if row.stopped_by == "staff" != by:
        by, notice, facts = "staff", "paused-end", {}
    ended = {"state": "archived", "stopped_by": by, "expires_at": None, "untold": None, "resumes_at": None}
    await matches.change(writing, row.id, row.version, **ended)
    await base.tell_held_back(writing, row, now)
    await actions.keep_draft(writing, row.id, row.version + 1)
    await clocks.forget(writing, row)
    await caretaking.close(writing, row, now)
    await outbox.add(writing, row.id, "lobby", now)
    await watches.tell(writing, row, now)
    await settle(writing, row.id, now)
    await note(writing, row, notice, now, **facts)


async def revive(writing: Writing, row: MatchRow, now: datetime, *, staff: bool = False) -> None:
    """Let an archived match go on where it stood, with new time for the seat to act; its board comes again.

    The notice of it is the caller's, before that. Raises `MatchError` not-archived, rules-changed,
    archived-by-staff for what only staff may revive, and nobody-to-play where only computers would go on.
    """
    if row.state != "archived":
        raise MatchError("not-archived", match=row.id)
    if row.stopped_by == "staff" and not staff:
        raise MatchError("archived-by-staff", match=row.id)
    check_rules(row)
    if await nobody_plays(writing, row):
        raise MatchError("nobody-to-play", match=row.id)
    await matches.change(
        writing,
        row.id,
        row.version,
        state="playing",
        stopped_by=None,
        paused_at=None,
        turn_since=now,
        expires_at=now + IDLE_LASTS,
    )
    await actions.keep_draft(writing, row.id, row.version + 1)
    assert row.to_act is not None
    await seats.change(writing, row.id, row.to_act, bank=None)
    await clocks.start(writing, await load(writing, row.id), row.turn, row.to_act, now)
    if row.turn > 1:
        await outbox.add(writing, row.id, "turn", now, {"number": row.turn - 1})
    else:
        await outbox.add(writing, row.id, "welcome", now)
    await outbox.add(writing, row.id, "lobby", now)
    await watches.tell(writing, row, now)


async def nobody_plays(reading: Reading, row: MatchRow) -> bool:
    """Whether only computers would go on."""
    return all(seat.player is None or seat.resigned for seat in await seats.of(reading, [row.id]))


async def pause(
    writing: Writing, row: MatchRow, by: StoppedBy, now: datetime, until: datetime | None = None
) -> None:
    """Let the match rest, until then if it is to go on by itself; what is drafted stays.

    Staff may make a pause of the players theirs.
    """
    paused = {"paused_at": row.paused_at or now, "stopped_by": by, "untold": None, "resumes_at": until}
    await matches.change(writing, row.id, row.version, **paused)
    await base.tell_held_back(writing, row, now)
    await actions.keep_draft(writing, row.id, row.version + 1)
    await clocks.pause(writing, row, now)


async def resume(writing: Writing, row: MatchRow, now: datetime, person: int | None = None) -> None:
    """Let the match go on: the clock runs on with what was left.

    Whoever is to act is told so as soon as they are awake, unless they are that ``person``. If their time is
    up, the others are asked again what is to become of them: what they were asked before has lapsed.
    """
    values = {"paused_at": None, "stopped_by": None, "expires_at": now + IDLE_LASTS, "resumes_at": None}
    await matches.change(writing, row.id, row.version, **values)
    await actions.keep_draft(writing, row.id, row.version + 1)
    clock = await deadlines.get(writing, row.id)
    if clock is not None:
        waited_for = (await seats.of(writing, [row.id]))[clock.seat].player
        if waited_for not in (None, person):
            await deadlines.put(writing, msgspec.structs.replace(clock, tell_at=now))
        resumed = await load(writing, row.id)
        await clocks.resume(writing, resumed, now)
        await caretaking.ask_again(writing, resumed, now)


async def adopt(writing: Writing, row: MatchRow, now: datetime) -> None:
    """The match goes on by the newest rules, which its record follows as well."""
    printing, sha256 = editions.printed(row.game)
    await printings.put(writing, sha256, row.game, printing)
    rules = {"rules_version": games.game(row.game).rules_version, "printing": sha256}
    await matches.change(writing, row.id, row.version, **rules)
    await lifecycle.resume(writing, await load(writing, row.id), now)
    if row.turn > 1:
        await outbox.add(writing, row.id, "turn", now, {"number": row.turn - 1})


async def settle(writing: Writing, match_id: int, now: datetime) -> None:
    """After the match has changed: close votes that have lapsed, do what is decided without who left.

    Nobody is called for any more in a seat only because it had no time.
    """
    for vote in await stored.open_in(writing, match_id):
        found = await stored.get(writing, vote.id)
        if found is None or found.state != "open":
            continue  # what was decided before it has closed it
        row = await load(writing, match_id)
        if await ballots.lapsed(writing, row, vote, now):
            await ballots.end(writing, vote, "lapsed", now)
        elif vote.kind == "standing":
            continue  # whose vote decides it ends the match
        elif (choice := await ballots.outcome(writing, vote, now)) is not None:
            await carry_out(writing, row, vote, choice, now)
    await caretaking.settle_calls(writing, match_id, now)


async def newcomer(writing: Writing, match: MatchRow, seat: Seat, now: datetime) -> None:
    """Another person sits there now: they vote for themselves, and what the one before asked for is off."""
    for vote in await stored.open_in(writing, match.id):
        if vote.kind != "overdue" and vote.seat == seat:
            await ballots.end(writing, vote, "lapsed", now)
        else:
            await stored.drop(writing, vote.id, seat)
    await settle(writing, match.id, now)
    await ballots.tell_open(writing, match.id, now)


async def carry_out(writing: Writing, row: MatchRow, vote: VoteRow, choice: str, now: datetime) -> None:
    """Close the vote and do what was chosen, unless it is an undo."""
    await ballots.end(writing, vote, "refused" if choice == "no" else "passed", now)
    seated = await seats.of(writing, [row.id])
    name = seated[vote.seat].name
    voters = ballots.voters(vote.kind, vote.seat, seated)
    alone = voters == (vote.seat,)
    counted = ballots.needed(vote.kind, vote.seat, seated, now)
    for ballot in await stored.ballots_of(writing, vote.id):
        if ballot.seat not in counted:  # what is left tells what was decided, also when voters leave later
            await stored.drop(writing, vote.id, ballot.seat)
    letter = seat_letter(vote.seat)
    match vote.kind, choice:
        case "pause", "yes":
            await lifecycle.pause(writing, row, "players", now)
            await settle(writing, row.id, now)
            await note(writing, row, "own-pause" if alone else "agreed-pause", now, name=name)
        case "end", "yes":
            stuck = row.stopped_by in UNPLAYABLE
            ended = "stuck-end" if stuck else "own-end" if alone else "agreed-end"
            await lifecycle.archive(writing, row, "players", now, ended, name=name)
        case "terms", "yes":
            pace, caretaker = str(vote.terms).split()[:2]
            await matches.change(writing, row.id, row.version, pace=pace, caretaker=caretaker)
            await base.tell_card(writing, row.id, now)
            await actions.keep_draft(writing, row.id, row.version + 1)
            agreed = await load(writing, row.id)
            await clocks.repace(writing, agreed, now)
            await settle(writing, row.id, now)
            await note(writing, agreed, "agreed-terms", now, name=name, pace=pace, rule=caretaker)
        case "adopt", "yes":
            await adopt(writing, row, now)
            await note(writing, row, "rules-adopted", now, name=name)
        case "overdue", "computer":
            await caretaking.look_after(writing, row, vote.seat, now, "vote" if len(voters) > 1 else "voter")
        case "overdue", "end":
            await lifecycle.archive(writing, row, "players", now, "voted-end", seat=letter)
        case "overdue", "substitute":
            await note(writing, row, "voted-replace", now, seat=letter)
            await caretaking.offer(writing, row, vote.seat, now, "vote")
