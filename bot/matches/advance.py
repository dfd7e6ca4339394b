"""What a match that moves on leaves in the store: law 4's one transaction is made of these."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec

from bot import metrics
from bot.matches import ballots, base, caretaking, clocks, lifecycle, orders, positions, ratings, watches
from bot.matches.base import check_not_paused, load
from bot.matches.errors import MatchError
from bot.matches.model import IDLE_LASTS
from bot.matches.reminders import tell_next
from bot.store import actions, deadlines, matches, outbox, plans, seats
from bot.store.actions import ActionRow
from bot.store.database import Writing
from bot.store.matches import MatchRow
from games.engine import Action, Event, Position, ends_turn, hash_of, record

STILL = 3
"""After so many rounds in which nothing changes the people are asked whether to end the match."""


class Step(msgspec.Struct, frozen=True):
    """New entries of a record, the position after them, what they caused, the turn in progress then.

    ``anew``: whoever is to act then begins a turn, whatever they did before. ``forced``: they have no choice,
    which is nobody else's business. ``began``: a round of the game has begun by them.
    """

    rows: Sequence[ActionRow]
    after: Position
    events: Sequence[Event]
    turn: int
    anew: bool = False
    forced: bool = False
    began: bool = False

    @property
    def ended(self) -> int:
        """The turns before this one are over."""
        return self.turn if self.after.outcome() is None else self.turn + 1


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
    ends = following is not None and after.turn_ended(seat, events)
    began = after.stage() > position.stage()
    return Step(rows, after, events, match.turn + ends, forced=forced(after) is not None, began=began)


def settled(match: MatchRow, position: Position, now: datetime) -> Step:
    """The end by the present standing, to which all agree."""
    after = position.copy()
    events = after.settle()
    assert match.to_act is not None
    row = ActionRow(match.seq + 1, match.turn, match.to_act, record.AGREED, now)
    return Step([row], after, events, match.turn)


def forced(position: Position) -> Action | None:
    """The only thing that the seat to act can do, if that is its whole turn; None if it has a choice."""
    legal = position.legal()
    if len(legal) != 1:
        return None
    after = position.copy()
    events = after.apply(legal[0])
    return legal[0] if after.turn_ended(position.to_act(), events) else None


async def move_on(writing: Writing, match: MatchRow, step: Step, now: datetime) -> None:
    """Store the new entries and all that follows from them.

    Every turn from the match's own up to that one is announced; but that of a computer after which another
    one is to act waits, to be told together with the next. Raises `MatchError` paused in a paused match,
    stale-panel if the match is not of that version any more: then the transaction must be given up.
    """
    check_not_paused(match)
    rows, after, turn = step.rows, step.after, step.turn
    seat, outcome = after.to_act(), after.outcome()
    seq = rows[-1].seq
    expires_at = None if outcome is not None else now + IDLE_LASTS
    changed: dict[str, Any] = {"seq": seq, "turn": turn, "to_act": seat, "expires_at": expires_at}
    # Whoever took a turn and acts again has new time; whoever only saw another resign has not.
    waits_on = seat == match.to_act and (turn == match.turn or rows[-1].seat != seat) and not step.anew
    if not waits_on:
        changed["turn_since"] = None if seat is None else now
    changed |= _mark(match, after)
    ended = step.ended
    seated = await seats.of(writing, [match.id])
    by_computer = seated[rows[-1].seat].player is None
    held_back = by_computer and seat is not None and seated[seat].player is None
    if ended > match.turn:
        changed["untold"] = (match.untold or match.turn) if held_back else None
    if outcome is not None:
        changed |= {"state": "over", "ended_at": now, "outcome": msgspec.to_builtins(outcome)}
    if not await matches.change(writing, match.id, match.version, **changed):
        check_not_paused(await load(writing, match.id))  # a pause makes a new version, too
        raise MatchError("stale-panel", match=match.id)
    metrics.TURNS.labels(match.game).inc()
    await actions.add(writing, match.id, rows)
    await actions.put_snapshot(writing, match.id, positions.encode(match, seq, after))
    await orders.heed(writing, match, after, step.events, now)
    # A draft outlives that another resigns, unless something is decided by it and the question is a new one.
    decided = ends_turn(step.events)
    if waits_on and rows[-1].seat != seat and not decided:
        await actions.keep_draft(writing, match.id, match.version + 1)
    else:
        await actions.remove_draft(writing, match.id)
    if not waits_on:
        await clocks.stop(writing, match, now, acted=rows[-1].seat == match.to_act and not step.anew)
        if seat is None:
            await clocks.forget(writing, match)
        else:
            await clocks.start(writing, match, turn, seat, now, forced=step.forced, goes_on=held_back)
            await tell_next(writing, match, turn, seated, after, now)
    elif turn != match.turn:
        await deadlines.renumber(writing, match.id, turn)
    elif seat is not None and seated[seat].player is None:
        await clocks.go_on(writing, match, now)
    if ended > match.turn:
        if not held_back:
            splits = rows[0].turn > match.turn  # what whoever is to act has begun is a turn of its own
            begun = splits and match.to_act is not None and seated[match.to_act].player is None
            computers = match.turn if by_computer or begun else match.turn - 1
            await base.tell_turns(writing, match, computers, ended, now)
        await watches.tell(writing, match, now)
    if outcome is not None:
        await caretaking.close(writing, match, now)
        await ratings.count(writing, match, now)
        await plans.forget(writing, match.id)
        await outbox.add(writing, match.id, "end", now)
        await outbox.add(writing, match.id, "lobby", now)
    await lifecycle.settle(writing, match.id, now)
    if step.began and seat is not None:
        moved_on = await load(writing, match.id)
        still = 0 if moved_on.progress_at is None else after.stage() - moved_on.progress_at - 1
        if still > 0 and still % STILL == 0:
            await ballots.standing(writing, moved_on, seat, now)


def _mark(match: MatchRow, after: Position) -> dict[str, Any]:
    """The round in which something changed, as the match keeps it; nothing if it knows that already.

    An undo may lead to a round before the one that it knows.
    """
    if after.progress() is None:
        return {}
    progress, stage = hash_of(repr(after.progress()))[:16], after.stage()
    if match.progress_at is not None and match.progress_at <= stage and match.progress == progress:
        return {}
    return {"progress": progress, "progress_at": stage}
