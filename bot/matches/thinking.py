"""Turns of computers: what is to be thought over, and making a move of what was thought.

Whoever thinks is given a `Thought`: it holds the view of the computer's seat and nothing else of the match,
so that no thought can know more than a person in that seat would.
"""

import asyncio
import logging
from collections.abc import Iterable, Sequence
from datetime import datetime

import msgspec
from sqlalchemy.exc import SQLAlchemyError

import games
from bot.clock import Clock
from bot.matches import advance, computers
from bot.matches.base import Service, load
from bot.matches.errors import MatchError
from bot.matches.positions import Positions
from bot.store import Store, deadlines, matches, seats
from bot.store.deadlines import DeadlineRow
from bot.store.matches import MatchRow
from bot.store.seats import Strength
from games.engine import Action, CodedError, Position, Seat

log = logging.getLogger(__name__)


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """A match in which a computer is to act, as that computer may know it.

    ``version`` and ``seq`` are the match's. ``view`` is the seat's view, encoded as JSON: of the game's
    ``position_type``. ``seed`` is what the search begins from, the same whenever the same entries are thought
    over. Nothing is done before ``plays_at``; it may be past.
    """

    match: int
    version: int
    seq: int
    game: str
    rules_version: int
    seat: Seat
    strength: Strength
    view: bytes
    seed: str
    plays_at: datetime


class Thinking(Service):
    """The use cases of whoever thinks for the computers. The topic "deadlines" tells that these change."""

    def __init__(self, store: Store, clock: Clock, positions: Positions) -> None:
        super().__init__(store, clock, positions)
        self._unread: set[tuple[int, int]] = set()

    async def thoughts(self, known: Iterable[Thought] = ()) -> list[Thought]:
        """All that is to be thought over now: every running match in which a computer is to act.

        The one that is to be played first comes first. Those that are paused are not among them, nor those
        that cannot be read any more. What is ``known`` already and still stands is not made anew.
        """
        before: dict[tuple[int, int, datetime | None], Thought] = {
            (thought.match, thought.version, thought.plays_at): thought for thought in known
        }
        async with self._store.reading() as reading:
            clocks = await deadlines.playing(reading)
            versions = await matches.versions(reading, [clock.match_id for clock in clocks])
        found = []
        unread = set()
        for clock in clocks:
            match, version = clock.match_id, versions[clock.match_id]
            thought = before.get((match, version, clock.plays_at))
            try:
                thought = thought or await self._thought(clock)
            except SQLAlchemyError:
                raise
            except Exception as error:  # one match must not stop all others
                unread.add((match, version))
                if (match, version) not in self._unread:
                    worded = isinstance(error, CodedError)
                    log.error("match %s: the computer cannot play on: %s", match, error, exc_info=not worded)
            if thought is not None:
                found.append(thought)
        self._unread = unread
        return found

    async def _thought(self, clock: DeadlineRow) -> Thought | None:
        """What is to be thought over at that clock; None if it is another one by now."""
        async with self._store.reading() as reading:
            if await deadlines.get(reading, clock.match_id) != clock:
                return None
            row = await load(reading, clock.match_id)
            strength = (await seats.of(reading, [row.id]))[clock.seat].computer
            line = await self._positions.line(reading, row, row.seq)
        position = await self._positions.reach(line)
        assert strength is not None
        assert clock.plays_at is not None
        return Thought(
            match=row.id,
            version=row.version,
            seq=row.seq,
            game=row.edition,
            rules_version=row.rules_version,
            seat=clock.seat,
            strength=strength,
            view=msgspec.json.encode(position.view(clock.seat)),
            seed=computers.seed(row),
            plays_at=clock.plays_at,
        )

    async def play(self, thought: Thought, actions: Sequence[str]) -> bool:
        """Do these actions for the computer's seat: of one turn, in the notation of the game.

        False if the thought is out of date: the match is of another version or paused, somebody plays the
        seat again, or it is to be played at another time. Then nothing is done, and `thoughts` tells what is
        to be thought over instead. Raises `GameError` if an action cannot be read or is not legal, ValueError
        for none or for more than the seat's turn; then nothing is done either.
        """
        async with self._store.reading() as reading:
            row = await matches.get(reading, thought.match)
            if row is None or row.version != thought.version or row.to_act != thought.seat:
                return False
            line = await self._positions.line(reading, row, row.seq)
        position = await self._positions.reach(line)
        chosen = [games.game(row.edition).parse(action) for action in actions]
        now = self._clock.now()
        step = await asyncio.to_thread(_step, row, position, chosen, now)
        try:
            async with self._store.transaction() as writing:
                await matches.hold(writing, row.id)
                clock = await deadlines.get(writing, row.id)
                if clock is None or clock.plays_at != thought.plays_at:
                    return False
                await advance.move_on(writing, row, step, now)
        except MatchError as error:
            if error.code not in ("stale-panel", "paused"):
                raise
            return False  # somebody was faster, or stopped the match
        self._positions.keep(row.id, step.rows[-1].seq, step.after)
        return True


def _step(row: MatchRow, position: Position, chosen: Sequence[Action], now: datetime) -> advance.Step:
    """What the actions do; raises ValueError unless they are of the seat to act, in one turn."""
    if not chosen:
        raise ValueError("no action")
    after, over = position.copy(), False
    for action in chosen:
        if over:
            raise ValueError("more than one turn")
        events = after.apply(action)
        over = after.turn_ended(position.to_act(), events)
    return advance.step(row, position, chosen, now)
