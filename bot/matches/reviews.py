"""What a computer thinks of a match that is over: asked for by who played, looked over turn by turn, told.

Whoever looks is given a `Glance`: a watcher's view to judge the chances after a turn, or the view of who took
the turn to find what a strong computer would have played. What is found is stored at once, so that a process
that ends goes on where it stopped.
"""

import asyncio
from collections.abc import Sequence
from itertools import groupby

import msgspec

import games
from bot.clock import Clock
from bot.matches import computers, positions
from bot.matches.base import Service, load
from bot.matches.errors import MatchError
from bot.matches.model import Match, Person, Turn
from bot.matches.positions import Positions
from bot.matches.results import check_played, ended
from bot.matches.watching import Watching
from bot.store import Store, actions, matches, outbox, people, reviews
from bot.store.actions import ActionRow
from bot.store.database import Writing
from bot.store.matches import MatchRow
from bot.store.people import PersonRow
from bot.store.reviews import ReviewRow
from games.engine import Event, Position, Seat, record
from games.engine.computer.review import Chances, turned

LANE = "review"
"""What is told of it waits for nothing else of the match."""

TOGETHER = 20
"""So many turns are made ready to be looked at."""

MOST_OPEN = 3
"""Matches that are looked over for a person at a time: each takes minutes of a core."""


class Glance(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to look at: everybody's chances after that turn, or for a ``seat`` what it could have done.

    ``view``: a watcher's after the turn, or the seat's before it, encoded as in a `Thought`.
    """

    match: int
    turn: int
    game: str
    seat: Seat | None
    view: bytes
    seed: str


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """A turn that changed the chances: from what to what, and what a strong computer would have played.

    ``seat`` took it. ``better``: what that would have caused, as the seat could know it; None where there was
    nothing to play, () where the computer would have done the same.
    """

    turn: Turn
    seat: Seat | None
    before: Chances
    after: Chances
    better: tuple[Event, ...] | None


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """How far it is: ``points`` of ``turns`` and the start are looked at; ``asked`` for by nobody yet, or so.

    ``person`` is told when it is done, unless it is ``public``; None: nobody, or all.
    ``points``: by turn, 0 for the start, everybody's chances after it. Verdicts only once it is ``done``.
    """

    match: Match
    turns: int
    asked: bool
    public: bool
    done: bool
    points: dict[int, Chances]
    verdicts: tuple[Verdict, ...] = ()
    person: int | None = None


class _Moment(msgspec.Struct, frozen=True):
    """A turn that counts: number, who took it (None: not one seat by its own actions), what, and then."""

    turn: int
    seat: Seat | None
    entries: tuple[str, ...]
    after: Position


class Reviews(Service):
    """The use cases. Everything raises `MatchError` no-such-match, not-started, not-over, rules-changed."""

    def __init__(self, store: Store, clock: Clock, positions: Positions, watching: Watching) -> None:
        super().__init__(store, clock, positions)
        self._watching = watching

    async def ask(self, match_id: int, person: Person, *, public: bool) -> Review:
        """Have it made, for this person or for all; what is there already is only shown to more.

        Raises `MatchError` not-played, too-many-reviews.
        """
        async with self._store.transaction() as writing:
            row, match = await ended(writing, match_id)
            positions.check_rules(row)
            await check_played(writing, match, person.id)
            found = await reviews.get(writing, match_id)
            if found is None:
                if await reviews.open_of(writing, person.id) >= MOST_OPEN:
                    raise MatchError("too-many-reviews", most=MOST_OPEN)
                await people.put(writing, PersonRow(**msgspec.structs.asdict(person)))
                at = self._clock.now()
                await reviews.put(
                    writing, ReviewRow(match_id=match_id, person=person.id, public=public, at=at)
                )
            elif public and not found.public:
                await reviews.change(writing, match_id, public=True)
                await self._tell(writing, msgspec.structs.replace(found, public=True))
        return await self.of(match_id)

    async def of(self, match_id: int) -> Review:
        """How far it is, or what came of it."""
        async with self._store.reading() as reading:
            row, match = await ended(reading, match_id)
            positions.check_rules(row)
            found = await reviews.get(reading, match_id)
            entries = await actions.of(reading, match_id)
        moments = await asyncio.to_thread(_course, row, entries)
        points = {} if found is None else _points(found)
        done = found is not None and found.done_at is not None
        verdicts = []
        chosen = {} if found is None else found.better
        for number in _turned(moments, points) if done else ():
            before, moment = moments[number - 1], moments[number]
            better = chosen.get(str(moment.turn))
            verdicts.append(
                Verdict(
                    turn=await self._watching.turn(match_id, moment.turn),
                    seat=moment.seat,
                    before=points[before.turn],
                    after=points[moment.turn],
                    better=None if better is None else _caused(row, before.after, moment, better),
                )
            )
        return Review(
            match=match,
            turns=len(moments) - 1,
            asked=found is not None,
            public=found is not None and found.public,
            done=done,
            points=points,
            verdicts=tuple(verdicts),
            person=None if found is None else found.person,
        )

    async def open_ones(self) -> list[int]:
        """The matches whose review is not done, in the order in which they were asked for."""
        async with self._store.reading() as reading:
            return [row.match_id for row in await reviews.open_ones(reading)]

    async def glances(self, match_id: int) -> list[Glance]:
        """What is to be looked at next, in order; nothing once all is seen: then it is done and told."""
        async with self._store.reading() as reading:
            row = await load(reading, match_id)
            positions.check_rules(row)
            found = await reviews.get(reading, match_id)
            entries = await actions.of(reading, match_id)
        if found is None or found.done_at is not None:
            return []
        glances = await asyncio.to_thread(_unseen, row, entries, found)
        if not glances:
            async with self._store.transaction() as writing:
                await matches.hold(writing, match_id)
                now = await reviews.get(writing, match_id)
                if now is not None and now.done_at is None:
                    at = self._clock.now()
                    await reviews.change(writing, match_id, done_at=at)
                    await self._tell(writing, msgspec.structs.replace(now, done_at=at))
        return glances

    async def seen(self, glance: Glance, found: Chances | Sequence[str]) -> None:
        """Keep what was found: the chances after the turn, or the actions in it."""
        async with self._store.transaction() as writing:
            await matches.hold(writing, glance.match)
            row = await reviews.get(writing, glance.match)
            if row is None or row.done_at is not None:
                return  # its server was forgotten, or another process has done it
            turn = str(glance.turn)
            if glance.seat is None:
                row.points[turn] = tuple(map(float, found))
            else:
                row.better[turn] = tuple(map(str, found))
            await reviews.change(writing, glance.match, points=row.points, better=row.better)

    async def _tell(self, writing: Writing, row: ReviewRow) -> None:
        """Once it is done tell all of it, or who asked."""
        if row.done_at is None or not (row.public or row.person):
            return
        to = {} if row.public or row.person is None else {"person": row.person}
        await outbox.add(writing, row.match_id, "review", self._clock.now(), to, lane=LANE)


def _points(row: ReviewRow) -> dict[int, Chances]:
    return {int(turn): chances for turn, chances in row.points.items()}


def _turned(moments: Sequence[_Moment], points: dict[int, Chances]) -> list[int]:
    """Which of the moments changed most."""
    return turned([points[moment.turn] for moment in moments])


def _unseen(row: MatchRow, entries: Sequence[ActionRow], found: ReviewRow) -> list[Glance]:
    """The next that nobody has looked at: turns, `TOGETHER` at once, then what was better in some of them."""
    moments = _course(row, entries)
    seed, points = computers.seed(row), _points(found)
    unseen = [moment for moment in moments if moment.turn not in points]
    if unseen:
        return [_glance(row, seed, moment.turn, None, moment.after) for moment in unseen[:TOGETHER]]
    glances = []
    for number in _turned(moments, points):
        moment, before = moments[number], moments[number - 1].after
        if moment.seat is not None and str(moment.turn) not in found.better:
            glances.append(_glance(row, seed, moment.turn, moment.seat, before))
    return glances


def _glance(row: MatchRow, seed: str, turn: int, seat: Seat | None, position: Position) -> Glance:
    view = msgspec.json.encode(position.view(seat))
    return Glance(match=row.id, turn=turn, game=row.edition, seat=seat, view=view, seed=f"{seed} {turn}")


def _course(row: MatchRow, entries: Sequence[ActionRow]) -> list[_Moment]:
    """The start and the turns that count."""
    start, texts = positions.begin(row, row.size), [entry.entry for entry in entries]
    moments = [_Moment(0, None, (), start.copy())]
    kept = set(record.kept(texts))
    reached: dict[int, Position] = {}
    for entry, (position, _) in zip(entries, record.play(start, row.edition, texts), strict=True):
        if entry.seq in kept:
            reached[entry.turn] = position.copy()
    counting = [entry for entry in entries if entry.seq in kept]
    for turn, grouped in groupby(counting, key=lambda entry: entry.turn):
        of_turn = list(grouped)
        plain = all(record.leaver(entry.entry) is None and entry.entry != record.AGREED for entry in of_turn)
        seat = of_turn[0].seat if plain else None
        moments.append(_Moment(turn, seat, tuple(entry.entry for entry in of_turn), reached[turn]))
    return moments


def _caused(row: MatchRow, before: Position, moment: _Moment, better: Sequence[str]) -> tuple[Event, ...]:
    """What these actions would have caused, as the seat could know it; () if it did just that."""
    game = games.game(row.edition)
    played = [str(game.parse(entry)) for entry in moment.entries]
    if played[: len(better)] == list(better):
        return ()
    view = before.view(moment.seat)
    return tuple(event for action in better for event in view.apply(game.parse(action)))
