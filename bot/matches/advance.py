"""What a match that moves on leaves in the store: law 4's one transaction is made of these."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec

from bot.matches import positions, standing
from bot.matches.errors import MatchError
from bot.matches.model import PACES
from bot.store import actions, deadlines, drafts, matches, outbox, snapshots
from bot.store.actions import ActionRow
from bot.store.database import Writing
from bot.store.deadlines import DeadlineRow, Kind
from bot.store.matches import MatchRow
from games.engine import Action, Event, Position, Seat


class Step(msgspec.Struct, frozen=True):
    """New entries of a record, the position after them, what they caused, the turn in progress then."""

    rows: Sequence[ActionRow]
    after: Position
    events: Sequence[Event]
    turn: int


def step(match: MatchRow, position: Position, chosen: Sequence[Action], now: datetime) -> Step:
    """What the seat to act does with these legal actions; the position stays as it is."""
    seat = position.to_act()
    assert seat is not None
    after = position.copy()
    events = [event for action in chosen for event in after.apply(action)]
    rows = [
        ActionRow(seq, match.turn, seat, str(action), now) for seq, action in enumerate(chosen, match.seq + 1)
    ]
    following = after.to_act()
    ends = following is not None and (following != seat or any(event.ends_turn for event in events))
    return Step(rows, after, events, match.turn + ends)


def remind_at(deadline: DeadlineRow, kind: Kind) -> datetime:
    """When that reminder is due: at half or at nine tenths of the time for the turn."""
    assert deadline.due_at is not None
    return deadline.since + (deadline.due_at - deadline.since) * {"half": 0.5, "nine": 0.9}[kind]


async def start_clock(writing: Writing, match: MatchRow, turn: int, seat: Seat, now: datetime) -> None:
    """From now on the match waits for that seat."""
    pace = PACES[match.pace]
    if pace is None:
        await deadlines.put(writing, DeadlineRow(match_id=match.id, turn=turn, seat=seat, since=now))
        return
    length = pace.initial
    seconds = int(length.total_seconds())
    deadline = DeadlineRow(
        match_id=match.id,
        turn=turn,
        seat=seat,
        since=now,
        bank=seconds,
        left=seconds,
        counted_at=now,
        due_at=now + length,
        next_kind="half",
        next_at=None,
    )
    next_at = remind_at(deadline, "half")
    await deadlines.put(writing, msgspec.structs.replace(deadline, next_at=next_at))


async def move_on(writing: Writing, match: MatchRow, step: Step, now: datetime) -> None:
    """Store the new entries and all that follows from them.

    Every turn from the match's own up to that one is announced. Raises `MatchError` stale-panel if the
    match is not of that version any more: then the transaction must be given up.
    """
    rows, after, turn = step.rows, step.after, step.turn
    seat, outcome = after.to_act(), after.outcome()
    seq = rows[-1].seq
    changed: dict[str, Any] = {"seq": seq, "turn": turn, "to_act": seat}
    # Whoever took a turn and acts again has new time; whoever only saw another resign has not.
    waits_on = seat == match.to_act and (turn == match.turn or rows[-1].seat != seat)
    if not waits_on:
        changed["turn_since"] = None if seat is None else now
    if outcome is not None:
        changed |= {"state": "over", "ended_at": now, "outcome": msgspec.to_builtins(outcome)}
    if not await matches.change(writing, match.id, match.version, **changed):
        raise MatchError("stale-panel", match=match.id)
    await actions.add(writing, match.id, rows)
    await snapshots.put(writing, match.id, positions.encode(match, seq, after))
    await standing.heed(writing, match, after, step.events, now)
    # A draft outlives that another resigns, unless something is decided by it and the question is a new one.
    decided = any(event.ends_turn for event in step.events)
    if waits_on and rows[-1].seat != seat and not decided:
        await drafts.keep(writing, match.id, match.version + 1)
    else:
        await drafts.remove(writing, match.id)
    if not waits_on:
        await deadlines.remove(writing, match.id)
        if seat is not None:
            await start_clock(writing, match, turn, seat, now)
    elif turn != match.turn:
        await deadlines.renumber(writing, match.id, turn)
    ended = turn if outcome is None else turn + 1
    for number in range(match.turn, ended):
        await outbox.add(writing, match.id, "turn", now, {"number": number})
    if outcome is not None:
        await outbox.add(writing, match.id, "end", now)
        await outbox.add(writing, match.id, "lobby", now)
