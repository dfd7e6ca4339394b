"""Plans: on a person's own view they try moves for themselves and for others, forwards and back.

A plan is a list of seats with what they do; everything else follows from it, on the view alone, as
`games.engine.contract.Position.imagine` has it: what is hidden stays hidden. It costs the match nothing and
tells nobody anything; a substitute, a sitter or a computer never gets it.
"""

import asyncio
from collections.abc import Callable, Sequence

import msgspec

import games
from bot.matches import drafting
from bot.matches.base import Service, check_plays, load, match_of
from bot.matches.drafting import Drafted, unfold
from bot.matches.errors import MatchError
from bot.matches.model import Match, Panel, Plan, Standing
from bot.store import actions, plans, seats
from bot.store.plans import WORKED_ON, PlanRow
from games.engine import Event, GameError, Position, Seat, record

MOST_STEPS = 80
"""Of one plan."""

LONGEST_NAME = 40
"""Characters of a plan's name."""

NAMELESS = str.maketrans("|%", "  ")

MOST_KEPT = 10
"""Plans of one person in one match."""

Step = tuple[Seat, str]


class Board(msgspec.Struct, frozen=True):
    """Where steps lead: the view after those that ``fit``; all ``events``, and those of the last step."""

    view: Position
    fit: int
    events: tuple[Event, ...]
    last: tuple[Event, ...]


class Planned(msgspec.Struct, frozen=True):
    """A plan as it stands: its row, of the newest entries, the view before it, where it leads.

    ``view`` is that with whoever moves next to act, ``drafted`` what is asked of them, None if nobody can.
    ``kept`` are the person's other plans by name. ``moved``: the match has gone on since; so many steps
    are ``lost`` by that.
    """

    row: PlanRow
    match: Match
    seat: Seat
    base: Position
    board: Board
    view: Position
    drafted: Drafted | None
    kept: dict[str, PlanRow]
    moved: bool
    lost: int


class Plans(Service):
    """The use cases of planning; all raise `MatchError` for whoever has no seat of their own to plan for."""

    async def open(self, match_id: int, person_id: int) -> Plan:
        """The plan that this person works on; a new one, if there is none."""
        return plan_of(await self._planned(match_id, person_id))

    async def pick(self, match_id: int, person_id: int, revision: int, chosen: str) -> Plan:
        """Answer what is asked of whoever moves; raises `MatchError` no-such-choice."""

        def picked(found: Planned) -> PlanRow:
            before = found.drafted
            drafted = None if before is None else drafting.answered(found.view, before, chosen)
            if drafted is None:
                raise MatchError("no-such-choice", match=match_id, choice=chosen[:40])
            return _decided(found, drafted)

        return await self._change(match_id, person_id, revision, picked)

    async def back(self, match_id: int, person_id: int, revision: int) -> Plan:
        """Take back what was last answered, else one step; it can be gone again."""

        def before(found: Planned) -> PlanRow:
            row, drafted = found.row, found.drafted
            if drafted is not None and drafted.picks:
                picks = drafting.without_last(found.view, drafted)
                return msgspec.structs.replace(row, picks=picks)
            return msgspec.structs.replace(row, done=max(row.done - 1, 0), mover=None, picks=())

        return await self._change(match_id, person_id, revision, before)

    async def forward(self, match_id: int, person_id: int, revision: int) -> Plan:
        """Go one step on: one that was taken back, or the only one that there is."""

        def after(found: Planned) -> PlanRow:
            row = found.row
            if row.done < len(row.steps):
                return msgspec.structs.replace(row, done=row.done + 1, mover=None, picks=())
            return row if found.drafted is None else _decided(found, found.drafted)

        return await self._change(match_id, person_id, revision, after)

    async def start_over(self, match_id: int, person_id: int, revision: int) -> Plan:
        """An empty plan on the board as it is."""
        return await self._change(
            match_id,
            person_id,
            revision,
            lambda found: msgspec.structs.replace(found.row, steps=(), done=0, mover=None, picks=()),
        )

    async def let_move(self, match_id: int, person_id: int, revision: int, seat: Seat) -> Plan:
        """That seat moves next; raises `MatchError` no-such-choice for one that has left."""

        def moves(found: Planned) -> PlanRow:
            if seat not in found.base.playing:
                raise MatchError("no-such-choice", match=match_id, choice=str(seat))
            return msgspec.structs.replace(found.row, mover=seat, picks=())

        return await self._change(match_id, person_id, revision, moves)

    async def keep(self, match_id: int, person_id: int, name: str) -> Plan:
        """Keep the plan under that name, in place of another of the same; its button has no room for | and %.

        Raises `MatchError` too-many-plans.
        """
        found = await self._planned(match_id, person_id)
        name = " ".join(name.translate(NAMELESS).split())[:LONGEST_NAME]
        if name and name not in found.kept and len(found.kept) >= MOST_KEPT:
            raise MatchError("too-many-plans", match=match_id, most=MOST_KEPT)
        if name:
            async with self._store.transaction() as writing:
                await plans.put(writing, msgspec.structs.replace(found.row, name=name))
        return plan_of(await self._planned(match_id, person_id))

    async def take_up(self, match_id: int, person_id: int, name: str) -> Plan:
        """Work on a plan that was kept, from its first step on; raises `MatchError` no-such-plan."""
        async with self._store.transaction() as writing:
            rows = {row.name: row for row in await plans.of(writing, match_id, person_id)}
            if not name or name not in rows:
                raise MatchError("no-such-plan", match=match_id)
            revision = rows[WORKED_ON].revision + 1 if WORKED_ON in rows else 1
            taken = msgspec.structs.replace(
                rows[name],
                name=WORKED_ON,
                done=len(rows[name].steps),
                mover=None,
                picks=(),
                revision=revision,
            )
            await plans.put(writing, taken)
        # Whatever is left of it, so that it can be deleted.
        return msgspec.structs.replace(plan_of(await self._planned(match_id, person_id)), name=name)

    async def drop(self, match_id: int, person_id: int, name: str) -> Plan:
        """Forget a plan that was kept."""
        if name:
            async with self._store.transaction() as writing:
                await plans.remove(writing, match_id, person_id, name)
        return plan_of(await self._planned(match_id, person_id))

    async def _planned(self, match_id: int, person_id: int) -> Planned:
        async with self._store.reading() as reading:
            row = await load(reading, match_id)
            match = match_of(row, await seats.of(reading, [match_id]))
            seat = check_plays(match, person_id).seat
            rows = {plan.name: plan for plan in await plans.of(reading, match_id, person_id)}
            line = await self._positions.line(reading, row, row.seq)
            entries = await actions.of(reading, match_id) if WORKED_ON in rows else ()
        position = await self._positions.reach(line)
        stored = rows.pop(WORKED_ON, None) or PlanRow(
            match_id=match_id,
            person=person_id,
            name=WORKED_ON,
            seq=row.seq,
            steps=(),
            done=0,
            mover=None,
            picks=(),
            revision=0,
            at=self._clock.now(),
        )
        counts = set(record.kept([entry.entry for entry in entries]))  # not what was taken back since
        done = [entry for entry in entries if entry.seq > stored.seq and entry.seq in counts]
        stored = _without_done(stored, [entry.entry for entry in done if entry.seat == seat], seat)
        return await asyncio.to_thread(_followed, stored, match, seat, position.view(seat), rows)

    async def _change(
        self, match_id: int, person_id: int, revision: int, change: Callable[[Planned], PlanRow]
    ) -> Plan:
        """Store what the change makes of the plan; one made for another revision changes nothing."""
        found = await self._planned(match_id, person_id)
        if found.row.revision == revision:
            changed = await asyncio.to_thread(change, found)
            changed = msgspec.structs.replace(changed, revision=revision + 1, at=self._clock.now())
            async with self._store.transaction() as writing:
                rows = {row.name: row for row in await plans.of(writing, match_id, person_id)}
                if WORKED_ON not in rows or rows[WORKED_ON].revision == revision:
                    await plans.put(writing, changed)
        again = await self._planned(match_id, person_id)
        return plan_of(msgspec.structs.replace(again, moved=found.moved, lost=found.lost))


def follow(base: Position, steps: Sequence[Step], edition: str) -> Board:
    """The board after these steps from a seat's own view, as far as they go."""
    view, fit = base.imagine(base.to_act() or 0), 0
    events: list[Event] = []
    last: tuple[Event, ...] = ()
    for seat, notation in steps:
        tried = _turned(view, seat)
        if tried.to_act() != seat:  # it has left since, or would be passed over
            break
        try:
            last = tuple(tried.apply(games.game(edition).parse(notation)))
        except GameError:
            break
        view, fit = tried, fit + 1
        events += last
    return Board(view, fit, tuple(events), last)


def own_turn(steps: Sequence[Step], seat: Seat) -> tuple[str, ...]:
    """What the seat does first in a plan: its actions up to the first of somebody else, in notation."""
    found: list[str] = []
    for mover, notation in steps:
        if mover == seat:
            found.append(notation)
        elif found:
            break
    return tuple(found)


def _turned(view: Position, seat: Seat) -> Position:
    """A copy in which the seat is to act."""
    return view.copy() if view.to_act() == seat else view.imagine(seat)


def _followed(row: PlanRow, match: Match, seat: Seat, base: Position, kept: dict[str, PlanRow]) -> Planned:
    """The plan on the board as it is now: steps that do not fit any more are gone."""
    moved = row.seq != match.seq and bool(row.steps)
    whole = follow(base, row.steps, match.edition)
    lost = len(row.steps) - whole.fit
    steps = row.steps[: whole.fit]
    row = msgspec.structs.replace(row, seq=match.seq, steps=steps, done=min(row.done, whole.fit))
    board = whole if row.done == whole.fit else follow(base, steps[: row.done], match.edition)
    view, drafted = board.view, None
    if view.to_act() is not None:
        view = _turned(view, _mover(row, seat, view))
    if view.to_act() is not None and view.legal():
        drafted = unfold(view, row.picks)
    return Planned(row, match, seat, base, board, view, drafted, kept, moved, lost)


def _without_done(row: PlanRow, entries: Sequence[str], seat: Seat) -> PlanRow:
    """The plan without what the seat itself has done since, as planned.

    Not what others have: that a step of theirs is gone would tell what they chose in secret.
    """
    done = 0
    for step, entry in zip(row.steps, entries, strict=False):
        if step != (seat, entry):
            break
        done += 1
    return msgspec.structs.replace(row, steps=row.steps[done:], done=max(row.done - done, 0)) if done else row


def _mover(row: PlanRow, seat: Seat, view: Position) -> Seat:
    """Who moves on the board on show: who was chosen, who did; the person at first, then whose turn it is."""
    if row.mover in view.playing:  # who was chosen may have left since
        return row.mover
    if row.done < len(row.steps):
        return row.steps[row.done][0]
    natural = view.to_act()
    return seat if not row.done or natural is None else natural


def _decided(found: Planned, drafted: Drafted) -> PlanRow:
    """The plan once these answers are given: what they decide are steps, in place of those taken back."""
    row, seat = found.row, found.view.to_act()
    if seat is None:
        return row
    actions = [*drafted.actions, *([] if drafted.action is None else [drafted.action])]
    if not actions:
        return msgspec.structs.replace(row, picks=drafted.picks)
    steps = (*row.steps[: row.done], *((seat, str(action)) for action in actions))
    if len(steps) > MOST_STEPS:
        raise MatchError("plan-too-long", match=row.match_id, most=MOST_STEPS)
    left = drafted.picks[drafted.settled :] if drafted.action is None else ()
    return msgspec.structs.replace(row, steps=steps, done=len(steps), mover=None, picks=left)


def plan_of(found: Planned) -> Plan:
    """The plan as its person sees it."""
    row, match, drafted = found.row, found.match, found.drafted
    mover = found.view.to_act() if drafted is not None else None
    panel = None
    if drafted is not None and drafted.question is not None:
        assert mover is not None
        panel = Panel(
            match=match,
            seat=mover,
            version=match.version,
            revision=row.revision,
            view=drafted.view,
            drafted=(),
            question=drafted.question,
            action=None,
            preview=None,
            confirmed=(),
            events=(),
            final=False,
            can_back=bool(drafted.picks),
            standing=Standing(),
        )
    return Plan(
        match=match,
        seat=found.seat,
        revision=row.revision,
        steps=row.steps,
        done=row.done,
        mover=mover,
        panel=panel,
        only=None if drafted is None or drafted.action is None else str(drafted.action),
        view=found.view,
        events=found.board.last,
        before=found.base.standing(),
        after=found.board.view.standing(),
        kept=tuple(found.kept),
        name=next((name for name, kept in found.kept.items() if kept.steps == row.steps), ""),
        moved=found.moved,
        lost=found.lost,
    )
