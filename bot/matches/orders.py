"""Standing orders: what a seat has left to be done when it is to act, and doing it.

Only the seat may learn that there is one. So everything that others can see goes on as without: the match
waits for the seat, its message and its deadline are the usual ones, and the order acts after a pause that
looks like somebody who saw the message and answered, whichever order it is.
"""

import secrets
from collections.abc import Sequence
from datetime import datetime, timedelta

import msgspec

import games
from bot.matches.base import Service, check_plays, load, match_of
from bot.matches.errors import MatchError
from bot.matches.model import Obeyed, Orders, Standing
from bot.store import actions, outbox, people, seats, standing_orders
from bot.store.actions import ActionRow
from bot.store.database import Reading, Writing
from bot.store.matches import MatchRow
from bot.store.outbox import Row
from bot.store.standing_orders import StandingOrderRow
from games.engine import Action, Event, Position, Seat, StandingOrder

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
    own = [row for row in rows if row.seat == seat]
    acting = next((row for row in own if row.due_at is not None), None)
    return Standing(
        offered=position.standing_orders(seat),
        left=tuple(order_of(row) for row in own),
        acting=None if acting is None else order_of(acting),
        acts_at=None if acting is None else acting.due_at,
    )


def without_acting(standing: Standing) -> Standing:
    """What is left when the order that would act is taken back."""
    left = tuple(order for order in standing.left if order != standing.acting)
    return Standing(offered=standing.offered, left=left)


async def stored(reading: Reading, match: MatchRow) -> list[StandingOrderRow]:
    """All orders left in the match; a game without any costs no look into the database."""
    return await standing_orders.of(reading, match.id) if games.game(match.edition).orders else []


async def heed(
    writing: Writing, match: MatchRow, after: Position, events: Sequence[Event], now: datetime
) -> None:
    """After the match moved on: switch off what is broken, and let the order act whose turn has come."""
    for row in await stored(writing, match):
        if after.outcome() is not None or after.broken(order_of(row), row.seat, events):
            await standing_orders.remove(writing, row)
    await _await(writing, match, after, now)


def chosen(row: StandingOrderRow, view: Position) -> tuple[Action, ...]:
    """What the order does now, as the view of its seat tells; () if it is for another decision."""
    return view.obey(order_of(row)) if view.to_act() == row.seat else ()


async def take_back(writing: Writing, match: MatchRow) -> None:
    """Remove the order that would act now, if there is one."""
    for row in await stored(writing, match):
        if row.due_at is not None:
            await standing_orders.remove(writing, row)


async def wait_again(writing: Writing, match: MatchRow, now: datetime) -> None:
    """Orders that fell due while nothing was done in the match wait their pause anew."""
    for row in await stored(writing, match):
        if row.due_at is not None and row.due_at <= now:
            await standing_orders.put(writing, msgspec.structs.replace(row, due_at=now + pause()))


async def _await(writing: Writing, match: MatchRow, position: Position, now: datetime) -> None:
    """Of the orders of the seat to act the first that has something to do waits; a pause begun goes on."""
    rows = await stored(writing, match)
    seat = position.to_act()
    names = games.game(match.edition).orders
    own = sorted((row for row in rows if row.seat == seat), key=lambda row: names.index(row.name))
    begun = next((row.due_at for row in own if row.due_at is not None), None)
    view = position.view(seat) if own else position
    acts = next((row for row in own if chosen(row, view)), None)
    for row in rows:
        due_at = (begun or now + pause()) if row is acts else None
        if row.due_at != due_at:
            await standing_orders.put(writing, msgspec.structs.replace(row, due_at=due_at))


def order_of(row: StandingOrderRow) -> StandingOrder:
    """The order as the game knows it."""
    return StandingOrder(row.subject, row.name, row.amount)


async def acted(
    writing: Writing, match: MatchRow, row: StandingOrderRow, entries: Sequence[ActionRow], now: datetime
) -> None:
    """The order does that now: what it does next takes its own time, and its person is told."""
    await standing_orders.put(writing, msgspec.structs.replace(row, due_at=None))
    person = (await seats.of(writing, [match.id]))[row.seat].person
    if person is not None:
        what = {"subject": row.subject, "name": row.name}
        amount = {} if row.amount is None else {"amount": row.amount}
        span = {"first": entries[0].seq, "last": entries[-1].seq}
        payload = {"person": person, "seat": row.seat, **what, **amount, **span}
        await outbox.add(writing, match.id, "order", now, payload, lane_of(person))


def lane_of(person: int) -> str:
    """Where what orders did waits to be told."""
    return f"o{person}"


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
        return Orders(match=match, seat=seat, standing=of_seat(rows, position, seat))

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
            first, last = int(told["first"]), int(told["last"])
            line = await self._positions.line(reading, match, first - 1)
            entries = await actions.of(reading, row.match, first - 1, last)
        _, events = await self._positions.retrace(line, entries)
        amount = int(told["amount"]) if "amount" in told else None
        return Obeyed(
            match=shown,
            seat=seat,
            person=person,
            locale=known.locale,
            order=StandingOrder(str(told["subject"]), str(told["name"]), amount),
            events=tuple(event.view(seat) for event in events),
        )

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
