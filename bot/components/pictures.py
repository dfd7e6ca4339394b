"""Draws in threads, and never the same picture twice while it is remembered."""

import asyncio
import ctypes
import hashlib
import os
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec

import render
from bot import metrics
from bot.matches import Match, Panel, Plan, Recap, Turn
from bot.matches.model import last_of
from bot.text import Words
from bot.text.formatter import formatter_of
from games import game as find_game
from games.engine import Event, Position, Seat
from games.engine.choices import Question
from render.profile import Profile
from render.profile import draw as draw_profile
from render.report import Report
from render.report import curve as draw_curve
from render.report import draw as draw_report
from render.standings import Standings
from render.standings import draw as draw_standings

T = TypeVar("T")

WORKERS = 2
"""Pictures drawn at once; more would only make each of them slower."""

REMEMBERED = 32
"""Pictures kept, about 300 kB each."""

NICE = 5
"""By so much pictures stand back behind answers where cores are scarce."""


def _stand_back() -> None:
    """Threads have a priority of their own on Linux only."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)


_ARENA_MAX = -8
"""Of mallopt(3)."""

_trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
"""Of the GNU C library: what drawing took and freed goes back to the machine, some 50 MB."""

GIVE_BACK = 5.0
"""Seconds from a picture until then: it takes a few milliseconds, and the pages again when needed."""

if _trim is not None:
    ctypes.CDLL(None).mallopt(_ARENA_MAX, 1)  # else each thread keeps to itself what it has freed

_pool = ThreadPoolExecutor(WORKERS, "draw", _stand_back)
_drawn: OrderedDict[bytes, bytes] = OrderedDict()
_drawing: dict[tuple[int, bytes], asyncio.Task[bytes]] = {}


async def run(function: Callable[..., T], *args: Any) -> T:
    """Work that takes more than a moment, away from the event loop."""
    return await asyncio.get_running_loop().run_in_executor(_pool, function, *args)


async def board(match: Match, turn: Turn, words: Words) -> bytes:
    """The board after a turn as everybody may see it, the turn's changes ringed."""
    return await _board(match, turn.view, turn.events, turn.number, words, turn.board_names)


async def recap(found: Recap, words: Words, last: int | None = None) -> bytes:
    """The board as the reader may see it now, ringed where the recap's turns changed it.

    ``last``: the number of the turn after which that was, if not the match's last one.
    """
    match = found.match
    captions = _captions(match, found.view, last_of(match) if last is None else last, words)
    scene = render.Scene(names=_names(match), events=found.events, before=found.before, captions=captions)
    return await _once("board", (match.edition, found.view, scene), render.draw)


async def outlook(panel: Panel, words: Words) -> bytes:
    """The board as it would be after the decided draft.

    Made from what everybody may know, so the turn's message has the same picture and need not draw it again,
    unless the draft reveals something to all or goes on with a turn that was confirmed in part.
    """
    assert panel.preview is not None
    events = tuple(event.view(None) for event in panel.events)
    return await _board(panel.match, panel.preview.view(None), events, panel.match.turn, words)


async def asked(panel: Panel, words: Words, ring: str = "") -> bytes:
    """The board with the open question's candidates marked, and the piece that a lesson speaks of ringed."""
    scene = render.Scene(
        names=_names(panel.match),
        question=panel.question,
        captions=_captions(panel.match, panel.view, panel.match.turn, words, panel.question),
        ring=ring,
    )
    return await _once("board", (panel.match.edition, panel.view, scene), render.draw)


async def planned(plan: Plan, words: Words) -> bytes:
    """The board to which a plan leads, ringed where its last step changed it."""
    return await _board(plan.match, plan.view, plan.events, plan.match.turn, words)


async def hand(match: Match, view: Position, seat: Seat, words: Words) -> bytes:
    """What the seat holds; ``view`` must be its own."""
    scene = render.Scene(names=_names(match), captions=_captions(match, view, match.turn, words))
    return await _once("hand", (match.edition, view, seat, scene), render.hand)


async def key(game: str, signs: Mapping[str, str]) -> bytes:
    """What the signs on the game's pictures mean."""
    return await _once("key", (game, dict(signs)), render.key)


async def report(shown: Report) -> bytes:
    """The picture of a match that is over."""
    return await _once("report", (shown,), draw_report)


async def curve(shown: Report) -> bytes:
    """What else there is by turn, as the chart alone."""
    return await _once("curve", (shown,), _curve)


def _curve(shown: Report) -> bytes:
    return draw_curve(shown).png()


async def profile(shown: Profile) -> bytes:
    """The card of a person."""
    return await _once("profile", (shown,), draw_profile)


async def standings(shown: Standings) -> bytes:
    """How a league or tournament stands."""
    return await _once("standings", (shown,), draw_standings)


async def title(match: Match, words: Words) -> bytes:
    """The lobby card's picture."""
    people = find_game(match.game)
    subtitle = words("title-subtitle", least=people.min_seats, most=people.max_seats)
    return await _once("title", (match.game, match.options, {"subtitle": subtitle}), render.title)


async def _board(
    match: Match,
    view: Position,
    events: Sequence[Event],
    number: int,
    words: Words,
    names: tuple[str, ...] = (),
) -> bytes:
    scene = render.Scene(
        names=names or _names(match), events=tuple(events), captions=_captions(match, view, number, words)
    )
    return await _once("board", (match.edition, view, scene), render.draw)


def _names(match: Match) -> tuple[str, ...]:
    return tuple(seat.name for seat in match.seats)


def _captions(
    match: Match, view: Position, number: int, words: Words, question: Question | None = None
) -> Mapping[str, str]:
    return formatter_of(match.edition).captions(words, view, number, question)


async def _once(kind: str, arguments: tuple[Any, ...], draw: Callable[..., bytes]) -> bytes:
    """The picture, remembered by everything that it is made of."""
    key = hashlib.blake2b(msgspec.msgpack.encode((kind, arguments)), digest_size=16).digest()
    if key in _drawn:
        _drawn.move_to_end(key)
        return _drawn[key]
    slot = (id(asyncio.get_running_loop()), key)
    if slot not in _drawing:
        task = asyncio.create_task(_measured(kind, draw, *arguments))
        _drawing[slot] = task
        task.add_done_callback(lambda done: _keep(slot, done))
    return await asyncio.shield(_drawing[slot])


async def _measured(kind: str, draw: Callable[..., bytes], *arguments: Any) -> bytes:
    global _gives_back
    with metrics.DRAWN.labels(kind).time():
        picture = await run(draw, *arguments)
    if _trim is not None and time.monotonic() > _gives_back:
        _gives_back = time.monotonic() + GIVE_BACK / 2  # sooner than it comes: else the last ones stay
        asyncio.get_running_loop().call_later(GIVE_BACK, _pool.submit, _trim, 0)
    return picture


_gives_back = 0.0


def _keep(slot: tuple[int, bytes], task: asyncio.Task[bytes]) -> None:
    _drawing.pop(slot, None)
    if task.cancelled() or task.exception() is not None:
        return
    _drawn[slot[1]] = task.result()
    while len(_drawn) > REMEMBERED:
        _drawn.popitem(last=False)
