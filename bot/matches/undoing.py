"""Undo by consent: what a seat may ask to take back, what an undo was, and carrying one out.

An undo is an entry of the record with a turn of its own. It brings back the position before a turn of the
seat that asked; the seat begins that turn anew. Whoever has left the match since then stays away: they leave
once more, in the same turn.
"""

from collections.abc import Iterator, Sequence
from datetime import datetime

from bot.matches import advance, orders, positions
from bot.matches.advance import Step
from bot.matches.model import Undo
from bot.matches.positions import Positions
from bot.store import actions
from bot.store.actions import ActionRow
from bot.store.database import Writing
from bot.store.matches import MatchRow
from games.engine import Position, Seat, record
from games.engine.record import resignation


def wanted(match: MatchRow, entries: Sequence[ActionRow], seat: Seat) -> Undo | None:
    """What the seat can ask to take back: its last turn that counts, and all that came after it.

    None if it has taken none. ``entries`` must be the whole record. Takes time: call it in a thread.
    """
    kept = [entries[number - 1] for number in record.kept([entry.entry for entry in entries])]
    begun = None
    for at, (row, first) in enumerate(zip(kept, _beginnings(match, kept), strict=True)):
        if _acts(row, seat):
            begun = next(number for number in range(first, at + 1) if _acts(kept[number], seat))
    if begun is None:
        return None
    to = kept[begun - 1].seq if begun else 0
    return Undo(seat, to, kept[begun].turn, kept[-1].turn, open=kept[-1].turn == match.turn)


def _acts(row: ActionRow, seat: Seat) -> bool:
    return row.seat == seat and row.entry != resignation(seat)


def _beginnings(match: MatchRow, kept: Sequence[ActionRow]) -> Iterator[int]:
    """For each entry that counts, with which of them the turn began in which it was made.

    Somebody else who leaves meanwhile does not end a turn.
    """
    position = positions.begin(match, match.size)
    first = 0
    for at, row in enumerate(kept):
        seat = position.to_act()
        yield first
        events = positions.enter(match, position, row.seq, row.entry)
        if position.turn_ended(seat, events):
            first = at + 1


def asked(match: MatchRow, entries: Sequence[ActionRow], seat: Seat, to: int, *, staff: bool = False) -> Undo:
    """What the seat asked to take back, or the staff, when the record had these entries."""
    texts = [entry.entry for entry in entries]
    still = set(record.kept(texts[:to]))
    gone = [entries[number - 1] for number in record.kept(texts) if number not in still]
    gone = gone or [entries[-1]]  # an undo is taken back, which itself took turns back
    return Undo(seat, to, gone[0].turn, gone[-1].turn, open=gone[-1].turn == match.turn, staff=staff)


async def take_back(
    writing: Writing, known: Positions, match: MatchRow, undo: Undo, now: datetime
) -> tuple[int, Position]:
    """Write the undo down; its number and the position after it."""
    entries = await actions.of(writing, match.id)
    before = await known.reach(await known.line(writing, match, undo.to))
    await orders.undone(writing, match, now)
    done = step(match, before, undo, entries, now)
    await advance.move_on(writing, match, done, now)
    return done.rows[-1].seq, done.after


def step(match: MatchRow, before: Position, undo: Undo, entries: Sequence[ActionRow], at: datetime) -> Step:
    """The entries that take it back; ``before`` is the position that comes again."""
    after = before.copy()
    # A turn that is confirmed in part is told, and ends, before it is taken back.
    turn = match.turn + (entries[-1].turn == match.turn)
    left = dict.fromkeys(row.seat for row in entries if row.entry == resignation(row.seat))
    rows = [ActionRow(match.seq + 1, turn, undo.seat, record.undo_to(undo.to, staff=undo.staff), at)]
    for leaver in (seat for seat in left if seat not in before.resigned):
        after.resign(leaver)
        rows.append(ActionRow(match.seq + 1 + len(rows), turn, leaver, resignation(leaver), at))
    ends = after.to_act() is not None
    return Step(rows, after, (), turn + ends, anew=True)
