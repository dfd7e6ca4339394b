"""Standing orders: what a seat has left to be done when it is to act, and doing it.

Only the seat may learn that there is one. So everything that others can see goes on as without: the match
waits for the seat, its message and its deadline are the usual ones, and the order acts after a pause that
looks like somebody who saw the message and answered, whichever order it is.
"""

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta

import msgspec

import games
from bot.matches.base import Service, check_plays, load, match_of
from bot.matches.drafting import unfold
from bot.matches.errors import MatchError
from bot.matches.model import Ahead, Match, Obeyed, Orders, Standing
from bot.store import actions, matches, outbox, people, seats, standing_orders
from bot.store.actions import ActionRow, DraftRow
from bot.store.database import Reading, Writing
from bot.store.matches import MatchRow
from bot.store.outbox import Row
from bot.store.standing_orders import Queued, StandingOrderRow
from games.engine import (
    OPEN,
    SAME,
    Action,
    Condition,
    Event,
    IllegalAction,
    Position,
    Seat,
    StandingOrder,
    hash_of,
)

MOVE = "move"
"""The name, and the subject, of a queued move among the orders."""

SHORTEST, LONGEST = timedelta(minutes=2), timedelta(minutes=10)
"""How long an order waits at least and at most once its seat is to act."""


def pause() -> timedelta:
    """How long an order waits once its seat is to act: at random, whatever order it is.

    Not from the match's seed, which everybody knows in the end, and with it could tell from the times of the
    messages which passes were orders.
    """
    span = int((LONGEST - SHORTEST).total_seconds())
    return SHORTEST + timedelta(seconds=secrets.randbelow(span + 1))


def of_seat(rows: Sequence[StandingOrderRow], position: Position, seat: Seat) -> Standing:
    """What of the match's orders is for the seat to know."""
    own = [row for row in rows if row.seat == seat and (row.queued is None or row.queued.actions)]
    acting = next((row for row in own if row.due_at is not None), None)
    return Standing(
        offered=position.standing_orders(seat),
        left=tuple(order_of(row) for row in own if row.queued is None),
        acting=None if acting is None else order_of(acting),
        acts_at=None if acting is None else acting.due_at,
    )


def without_acting(standing: Standing) -> Standing:
    """What is left when the order that would act is taken back."""
    left = tuple(order for order in standing.left if order != standing.acting)
    return Standing(offered=standing.offered, left=left)


async def stored(reading: Reading, match: MatchRow) -> list[StandingOrderRow]:
    """All orders left in the match."""
    return await standing_orders.of(reading, match.id)


async def heed(
    writing: Writing, match: MatchRow, after: Position, events: Sequence[Event], now: datetime
) -> None:
    """After the match moved on: switch off what is broken, and let the order act whose turn has come."""
    over = after.outcome() is not None
    rows = await stored(writing, match)
    for row in rows:
        decided = after.turn_ended(row.seat, events)
        if row.queued is None:
            if over or after.broken(order_of(row), row.seat, events):
                await standing_orders.remove(writing, row)
        elif over or row.seat in after.resigned or (row.due_at is not None and decided):
            await standing_orders.remove(writing, row)
        elif row.queued.begun and decided:  # the rest must not wait for another turn
            await standing_orders.remove(writing, row)
            if not all(action.ends_turn for action in _read(match, row.queued)):  # what did not end by itself
                told = {"lost": "refused", "moves": "\n".join(row.queued.actions)}
                await _tell(writing, match, row, told, now)
        elif lost := _lost(match, row.queued, after.view(row.seat)):
            await standing_orders.remove(writing, row)
            await _tell(writing, match, row, {**lost, "moves": "\n".join(row.queued.actions)}, now)
    if rows:
        await _await(writing, match, after, now)


def chosen(match: MatchRow, row: StandingOrderRow, view: Position) -> tuple[Action, ...]:
    """What the order does now, as the view of its seat tells; () if it is for another decision.

    Of a queued move what can be done before something comes to light that its person has not seen yet.
    """
    if view.to_act() != row.seat:
        return ()
    if row.queued is None:
        return view.obey(order_of(row))
    actions = _timely(match, row.queued, view)
    found: list[Action] = []
    after = view.copy()
    for action in actions:
        found.append(action)
        if after.final(action):
            break
        after.apply(action)
    return tuple(found)


def _read(match: MatchRow, queued: Queued) -> tuple[Action, ...]:
    """The actions of the queued move."""
    return tuple(map(games.game(match.edition).parse, queued.actions))


def _timely(match: MatchRow, queued: Queued, view: Position) -> tuple[Action, ...]:
    """The actions of the queued move if it is for the decision that the seat has now; else ()."""
    actions = _read(match, queued)
    meant = queued.phase in ("", _phase(view)) and actions and type(actions[0]) in view.families()
    return actions if meant else ()


def _phase(position: Position) -> str:
    """The phase, in a game that has several, and who decides in it: of two colours of a seat which."""
    return f"{getattr(position, 'phase', '')} {position.acting}"


def _lost(match: MatchRow, queued: Queued, view: Position) -> dict[str, str]:
    """Why the queued move is not to be played any more, as `Obeyed` says it; {} if it still waits."""
    condition = Condition.read(queued.condition) if queued.actions else OPEN
    if condition == SAME:
        for action in _read(match, queued):
            for slot, seen in view.where(action).items():
                if queued.seen.get(" ".join(slot)) != hash_of(seen):
                    return {"lost": "changed", "place": slot.value}
    elif condition != OPEN and not view.meets(condition):
        return {"lost": "unmet"}
    if view.mover is None or not (actions := _timely(match, queued, view)):
        return {}
    after = view.copy()
    for action in actions:
        try:
            after.verify(action)
        except IllegalAction:
            return {"lost": "refused"}
        if after.final(action):
            break
        after.apply(action)
    return {}


async def take_back(writing: Writing, match: MatchRow, now: datetime, *, sits_in: bool = False) -> None:
    """Remove the order that would act now, if there is one, and what was being chosen for later.

    Where somebody else ``sits_in``, the order stays for later turns, and of a queued move the person hears
    what has become.
    """
    for row in await stored(writing, match):
        choosing = row.queued is not None and not row.queued.actions and row.seat == match.to_act
        if sits_in and row.due_at is not None and row.queued is None:
            await standing_orders.put(writing, msgspec.structs.replace(row, due_at=None))
        elif row.due_at is not None or choosing:
            await standing_orders.remove(writing, row)
            if sits_in and row.queued is not None and not choosing:
                told = {"lost": "played", "moves": "\n".join(row.queued.actions)}
                await _tell(writing, match, row, told, now)


async def undone(writing: Writing, match: MatchRow, now: datetime) -> None:
    """Remove all orders, for turns are taken back, and tell their people.

    An order is for the decisions that were ahead; these are others.
    """
    off: defaultdict[Seat, list[StandingOrderRow]] = defaultdict(list)
    for row in await stored(writing, match):
        await standing_orders.remove(writing, row)
        if row.queued is None:
            off[row.seat].append(row)
        elif row.queued.actions:
            await _tell(writing, match, row, {"lost": "undone", "moves": "\n".join(row.queued.actions)}, now)
    for first, *more in off.values():
        others = msgspec.json.encode([order_of(row) for row in more]).decode()
        await _tell(writing, match, first, {"lost": "off", "more": others}, now)


async def wait_again(writing: Writing, match: MatchRow, now: datetime) -> None:
    """Orders that fell due while nothing was done in the match wait their pause anew."""
    for row in await stored(writing, match):
        if row.due_at is not None and row.due_at <= now:
            await standing_orders.put(writing, msgspec.structs.replace(row, due_at=now + pause()))


async def _await(writing: Writing, match: MatchRow, position: Position, now: datetime) -> None:
    """Of the orders of the seat to act the first that has something to do waits; a pause begun goes on."""
    rows = await stored(writing, match)
    seat = position.to_act()
    names = (MOVE, *games.game(match.edition).orders)
    own = sorted((row for row in rows if row.seat == seat), key=lambda row: names.index(row.name))
    begun = next((row.due_at for row in own if row.due_at is not None), None)
    view = position.view(seat) if own else position
    acts = await asyncio.to_thread(_first, match, own, view) if own else None
    for row in rows:
        due_at = (begun or now + pause()) if row is acts else None
        if row.due_at != due_at:
            await standing_orders.put(writing, msgspec.structs.replace(row, due_at=due_at))


def _first(match: MatchRow, rows: Sequence[StandingOrderRow], view: Position) -> StandingOrderRow | None:
    """The first order that does something now, which may take a search to find out."""
    return next((row for row in rows if chosen(match, row, view)), None)


def order_of(row: StandingOrderRow) -> StandingOrder:
    """The order as the game knows it."""
    return StandingOrder(row.subject, row.name, row.amount)


async def acted(
    writing: Writing, match: MatchRow, row: StandingOrderRow, entries: Sequence[ActionRow], now: datetime
) -> None:
    """The order does that now: what it does next takes its own time, and its person is told.

    The rest of a queued move waits for what has come to light.
    """
    rest = () if row.queued is None else row.queued.actions[len(entries) :]
    if row.queued is None:
        await standing_orders.put(writing, msgspec.structs.replace(row, due_at=None))
    elif rest:
        queued = Queued(revision=row.queued.revision, actions=rest, condition=str(OPEN), begun=True)
        await standing_orders.put(writing, msgspec.structs.replace(row, queued=queued, due_at=None))
    else:
        await standing_orders.remove(writing, row)
    await _tell(writing, match, row, {"first": entries[0].seq, "last": entries[-1].seq}, now)


async def _tell(
    writing: Writing, match: MatchRow, row: StandingOrderRow, told: Mapping[str, str | int], now: datetime
) -> None:
    """The order's person hears of it, and nobody else."""
    person = (await seats.of(writing, [match.id]))[row.seat].person
    if person is not None:
        what: dict[str, str | int] = {
            "person": person,
            "seat": row.seat,
            "subject": row.subject,
            "name": row.name,
        }
        amount = {} if row.amount is None else {"amount": row.amount}
        await outbox.add(writing, match.id, "order", now, {**what, **amount, **told}, f"o{person}")


# ── choosing a move before its turn ──────────────────────────────────────────────────────────────────


def ahead(match: Match, rows: Sequence[StandingOrderRow], person_id: int) -> StandingOrderRow | None:
    """What this person is choosing, or has chosen, for their next turn; None on their turn."""
    seat = match.seat_of(person_id)
    if seat is None or seat.waiting or seat.computer is not None or seat.resigned:
        return None
    if match.state != "playing" or match.paused_at is not None:
        return None
    return next((row for row in rows if row.seat == seat.seat and row.queued is not None), None)


async def revision(reading: Reading, row: StandingOrderRow) -> int:
    """How often the choice was changed by now; -1 if it is gone."""
    rows = await standing_orders.of(reading, row.match_id)
    found = next((other for other in rows if (other.seat, other.subject) == (row.seat, row.subject)), None)
    return -1 if found is None or found.queued is None else found.queued.revision


def depends_on(row: StandingOrderRow | None) -> Condition | None:
    """What the queued move depends on; None if none is queued."""
    queued = None if row is None else row.queued
    return None if queued is None or not queued.actions else Condition.read(queued.condition)


async def choose(
    writing: Writing, row: StandingOrderRow, draft: DraftRow, view: Position
) -> StandingOrderRow:
    """These are the answers now; nothing is played by them until they are confirmed.

    ``view``: what they are given on.
    """
    queued = Queued(revision=draft.revision, picks=draft.picks, phase=_phase(view))
    chosen = msgspec.structs.replace(row, queued=queued, due_at=None)
    await standing_orders.put(writing, chosen)
    return chosen


def chosen_before(rows: Sequence[StandingOrderRow], view: Position, seat: Seat) -> tuple[str, ...]:
    """What the seat was choosing when its turn came, if it was for the decision that it has now."""
    found = (row.queued for row in rows if row.seat == seat and row.queued is not None)
    return next((each.picks for each in found if not each.actions and each.phase == _phase(view)), ())


async def queue(
    writing: Writing, row: StandingOrderRow, actions: Sequence[Action], condition: Condition, view: Position
) -> None:
    """These actions wait for their turn, on that condition; ``view`` is what their seat sees now."""
    assert row.queued is not None
    seen = {
        " ".join(slot): hash_of(shown) for action in actions for slot, shown in view.where(action).items()
    }
    queued = msgspec.structs.replace(
        row.queued,
        revision=row.queued.revision + 1,
        actions=tuple(map(str, actions)),
        phase=_phase(view.imagine(row.seat)),
        condition=str(condition),
        seen=seen if condition == SAME else {},
    )
    await standing_orders.put(writing, msgspec.structs.replace(row, queued=queued))


def _ahead(queued: Queued, view: Position, seat: Seat) -> Ahead:
    """What is queued, and what it would cause as things are now."""
    drafted = unfold(view.imagine(seat), queued.picks, ahead=True)
    first = (*drafted.actions, *([drafted.action] if drafted.action else []))[:1]
    return Ahead(
        actions=queued.actions,
        events=drafted.events,
        condition=Condition.read(queued.condition),
        conditions=view.conditions(first[0]) if first else (SAME, OPEN),
    )


class StandingOrders(Service):
    """The use cases of a seat's orders; all raise `MatchError` for whoever plays no running match.

    Also computer-plays for whoever lets a computer play.
    """

    async def of(self, match_id: int, person_id: int) -> Orders:
        """What this person has left and may leave."""
        async with self._store.reading() as reading:
            row = await load(reading, match_id)
            match = match_of(row, await seats.of(reading, [match_id]))
            seat = check_plays(match, person_id).seat
            rows = await standing_orders.of(reading, match_id)
            line = await self._positions.line(reading, row, row.seq)
        position = await self._positions.reach(line)
        waits = next((kept.queued for kept in rows if kept.seat == seat and kept.queued is not None), None)
        queued = None
        if waits is not None and waits.actions:
            queued = await asyncio.to_thread(_ahead, waits, position.view(seat), seat)
        may_queue = match.to_act != seat and match.paused_at is None
        standing = of_seat(rows, position, seat)
        return Orders(match=match, seat=seat, standing=standing, queued=queued, may_queue=may_queue)

    async def report(self, row: Row) -> Obeyed | None:
        """What that row of the outbox tells; None if the seat is somebody else's by now."""
        told = row.payload
        person, seat = int(told["person"]), int(told["seat"])
        async with self._store.reading() as reading:
            match = await load(reading, row.match)
            shown = match_of(match, await seats.of(reading, [row.match]))
            known = await people.get(reading, person)
            if known is None or shown.seats[seat].person != person:
                return None
            amount = int(told["amount"]) if "amount" in told else None
            found = Obeyed(
                match=shown,
                seat=seat,
                person=person,
                locale=known.locale,
                order=StandingOrder(str(told["subject"]), str(told["name"]), amount),
            )
            if "lost" in told:
                place = str(told.get("place", ""))
                moves = tuple(str(told.get("moves", "")).split("\n"))
                more = msgspec.json.decode(str(told.get("more", "[]")), type=tuple[StandingOrder, ...])
                return msgspec.structs.replace(
                    found, lost=str(told["lost"]), place=place, moves=moves, more=more
                )
            first, last = int(told["first"]), int(told["last"])
            line = await self._positions.line(reading, match, first - 1)
            entries = await actions.of(reading, row.match, first - 1, last)
        _, events = await self._positions.retrace(line, entries)
        return msgspec.structs.replace(found, events=tuple(event.view(seat) for event in events))

    async def leave(
        self, match_id: int, person_id: int, version: int, order: StandingOrder, on: bool
    ) -> Orders:
        """Leave the order, in place of another one for its subject, or take it back.

        Nothing is done for any other version than the newest. Raises `MatchError` no-such-choice for an
        order that is not offered.
        """
        found = await self.of(match_id, person_id)
        if found.match.version != version:
            return msgspec.structs.replace(found, fresh=True)
        if order not in (found.standing.offered if on else found.standing.left):
            raise MatchError("no-such-choice", match=match_id, choice=" ".join(map(str, order))[:40])
        async with self._store.transaction() as writing:
            row = await load(writing, match_id)
            if row.version == version:
                line = await self._positions.line(writing, row, row.seq)
                left = await standing_orders.of(writing, match_id)
                key = (found.seat, order.subject)
                before = next((row for row in left if (row.seat, row.subject) == key), None)
                entry = StandingOrderRow(
                    match_id=match_id,
                    seat=found.seat,
                    subject=order.subject,
                    name=order.name,
                    amount=order.amount,
                    due_at=before.due_at if before else None,
                )
                if on:
                    await standing_orders.put(writing, entry)
                else:
                    await standing_orders.remove(writing, entry)
                await _await(writing, row, await self._positions.reach(line), self._clock.now())
        fresh = row.version != version
        return msgspec.structs.replace(await self.of(match_id, person_id), fresh=fresh)

    async def depend(self, match_id: int, person_id: int, condition: str) -> Orders:
        """The queued move depends on that from now on. Raises `MatchError` no-such-choice."""
        found = await self.of(match_id, person_id)
        wanted = (
            next((one for one in found.queued.conditions if str(one) == condition), None)
            if found.queued
            else None
        )
        if wanted is None:
            raise MatchError("no-such-choice", match=match_id, choice=condition[:40])
        async with self._store.transaction() as writing:
            await matches.hold(writing, match_id)
            played = await load(writing, match_id)
            line = await self._positions.line(writing, played, played.seq)
            view = (await self._positions.reach(line)).view(found.seat)
            for kept in await standing_orders.of(writing, match_id):
                if kept.seat == found.seat and kept.queued is not None and kept.queued.actions:
                    await queue(writing, kept, _read(played, kept.queued), wanted, view)
        return await self.of(match_id, person_id)

    async def drop(self, match_id: int, person_id: int) -> Orders:
        """The queued move is not to be played."""
        found = await self.of(match_id, person_id)
        async with self._store.transaction() as writing:
            await matches.hold(writing, match_id)
            for row in await standing_orders.of(writing, match_id):
                if row.seat == found.seat and row.queued is not None:
                    await standing_orders.remove(writing, row)
        return await self.of(match_id, person_id)
