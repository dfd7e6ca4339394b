"""Short ways to what most tests need: people at a table and a match that runs.

What they press there is in `tests.support.presses`, what that has written in `tests.support.written`.
"""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from typing import Any
from unittest.mock import patch

from sqlalchemy import update

import games
from bot.matches import Match, Matches
from bot.matches import lobby as lobbies
from bot.store.tables import matches as match_table
from games.engine import Position
from games.engine.contract import seat_letter
from games.yunnan.position import YunnanPosition
from tests.support.database import file_of, on_sqlite
from tests.support.hours import now
from tests.support.people import AIKO as AIKO
from tests.support.people import CHANNEL as CHANNEL
from tests.support.people import JONAS as JONAS
from tests.support.people import MEI as MEI
from tests.support.people import NOON as NOON
from tests.support.people import PEOPLE as PEOPLE
from tests.support.people import RAFI as RAFI
from tests.support.people import SERVER as SERVER
from tests.support.people import STRANGER as STRANGER
from tests.support.presses import choose as choose
from tests.support.presses import confirm as confirm
from tests.support.presses import mover as mover
from tests.support.presses import person_at as person_at
from tests.support.presses import random_panel as random_panel
from tests.support.presses import take_turn as take_turn
from tests.support.written import dump as dump
from tests.support.written import posts as posts


async def lobby(
    matches: Matches,
    size: int = 2,
    game: str = "toy",
    pace: str = "daily",
    options: Mapping[str, str] | None = None,
    caretaker: str = "wait",
    private: bool = False,
) -> Match:
    """Mei's lobby."""
    return await matches.lobby.create(
        game, size, pace, options or {}, MEI, SERVER, CHANNEL, caretaker, private
    )


async def started(
    matches: Matches,
    size: int = 2,
    game: str = "toy",
    pace: str = "daily",
    options: Mapping[str, str] | None = None,
    caretaker: str = "wait",
) -> Match:
    """A match that has just begun, with the first of `PEOPLE`.

    As the first of its database it is written there as another test has left it that began the same.
    """
    seed = lobbies.new_seed()
    if not on_sqlite(matches.store):
        with patch.object(lobbies, "new_seed", lambda: seed):
            return await _begun(matches, size, game, pace, options, caretaker)
    with closing(sqlite3.connect(file_of(matches.store))) as database:
        known = database.execute("SELECT id FROM people UNION ALL SELECT id FROM servers").fetchall()
        rules = games.game(game).rules_version
        terms = (size, game, pace, str(options), caretaker, seed, now(matches), rules)
        if not known and terms in _BEGUN:
            _write(database, _BEGUN[terms])
            matches.store.tell({"outbox", "watches", "deadlines", "computers"})
            return await matches.watching.match(1)
        with patch.object(lobbies, "new_seed", lambda: seed):
            match = await _begun(matches, size, game, pace, options, caretaker)
        if not known:
            _BEGUN[terms] = _read(database)
    return match


async def _begun(matches: Matches, size: int, *terms: Any) -> Match:
    match = await lobby(matches, size, *terms)
    for person in PEOPLE[1:size]:
        match = await matches.lobby.join(match.id, person)
    return match


Rows = dict[str, list[tuple[Any, ...]]]
_BEGUN: dict[tuple[object, ...], Rows] = {}


def _read(database: sqlite3.Connection) -> Rows:
    """What is in every table, also which numbers were given."""
    query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'alembic_version'"
    names = [name for (name,) in database.execute(query)]
    return {name: found for name in names if (found := database.execute(f"SELECT * FROM {name}").fetchall())}


def _write(database: sqlite3.Connection, content: Rows) -> None:
    for name, rows in content.items():
        database.execute(f"DELETE FROM {name}")
        database.executemany(f"INSERT INTO {name} VALUES ({', '.join('?' * len(rows[0]))})", rows)
    database.commit()


async def laid_out(matches: Matches, game: str, position: Position) -> Match:
    """A match that has come to this position."""
    match = await started(matches, position.seats, game)
    matches.positions.keep(match.id, match.seq, position)
    async with matches.store.transaction() as writing:
        await writing.run(update(match_table).values(to_act=position.to_act()))
    return await matches.watching.match(match.id)


def staying(match: Match) -> list[int]:
    """The people who still play, by seat."""
    return [person_at(match, seat.seat) for seat in match.seats if not seat.resigned]


def waiting(match: Match) -> list[int]:
    """The people who still play and are not to act."""
    return [person for person in staying(match) if match.to_act is None or person != mover(match)]


def other(match: Match) -> int:
    """The first person who is not to act."""
    return next(seat.person for seat in match.seats if not seat.waiting and seat.person is not None)


def letter(match: Match, person: int) -> str:
    """The letter of their seat in the record."""
    seat = match.seat_of(person)
    assert seat is not None
    return seat_letter(seat.seat)


async def bidders(matches: Matches, match: Match) -> list[int]:
    """The people of a match of Yunnan for three or more in their order of bidding, the one to act first."""
    view = (await matches.watching.turn(match.id)).view
    assert isinstance(view, YunnanPosition)
    return [person_at(match, seat) for seat in view.order_of_play()]
