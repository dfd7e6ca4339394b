"""Computers at the table: what they are called, how long they seem to think, what their search begins from.

Everything here follows from the match's seed and the number of entries in its record alone, never from what
a hand holds or how long a search takes: nobody learns anything from when a computer acts.
"""

import hmac
from datetime import timedelta
from hashlib import sha256

from bot.matches.errors import MatchError
from bot.matches.model import STRENGTHS
from bot.store.matches import MatchRow
from bot.store.seats import Strength
from games.engine import Seat
from games.engine.contract import seat_letter

CARETAKER: Strength = "steady"
"""Who looks after the seat of somebody whose time is up."""

TURN = timedelta(seconds=6), timedelta(seconds=10)
"""How long a computer waits at least and at most before it begins a turn after a person's."""

GOES_ON = timedelta(seconds=4), timedelta(seconds=6)
"""How long it waits before it goes on with one, or begins one after another computer's."""

SPARE = timedelta(seconds=1)
"""So long before it acts it knows what it does, whatever the machine was busy with until then."""

THINKS = GOES_ON[0] - SPARE
"""It thinks no longer than that about what it does at once, so when it acts never tells how long it did."""

MOST_SECONDS = THINKS.total_seconds() / 2
"""The longest that a computer may be told to think about one action: there may be another one to come."""


def name(seat: Seat) -> str:
    """What the computer in that seat is called: a proper name, the same in every language."""
    return f"Bot {seat_letter(seat)}"


def strength_of(text: str) -> Strength:
    """The strength of that name; raises `MatchError` unknown-strength."""
    found = next((strength for strength in STRENGTHS if strength == text), None)
    if found is None:
        raise MatchError("unknown-strength", strength=text, known=", ".join(STRENGTHS))
    return found


def pause(match: MatchRow, *, goes_on: bool = False) -> timedelta:
    """How long the computer to act waits after these entries of the record."""
    least, most = GOES_ON if goes_on else TURN
    drawn = int.from_bytes(_derived(match, "pause")[:8], "big")
    return least + timedelta(milliseconds=drawn % (1 + (most - least) // timedelta(milliseconds=1)))


def seed(match: MatchRow) -> str:
    """What the search over these entries begins from; it tells nothing about the match's own seed."""
    return _derived(match, "search").hex()


def _derived(match: MatchRow, use: str) -> bytes:
    return hmac.digest(match.seed.encode(), f"computer {use} {match.seq}".encode(), sha256)
