"""The record of a match: header and ordered actions, the only truth. Replaying it gives every position.

An entry of ``actions`` is the notation of an action by the seat to act, or ``"B resigns"``: seat B left the
match.
"""

import re
from collections.abc import Iterator

import msgspec

from games import game as find_game
from games.engine.chance import hash_of
from games.engine.contract import SEAT_LETTERS, Event, Outcome, Position, Seat, seat_letter
from games.engine.errors import BadNotation, BadRecord, GameError

FORMAT = 1
_RESIGNS = re.compile(rf"([{SEAT_LETTERS}]) resigns")


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A match as a file. ``seed`` is None while the match runs (its hash is public from the start)."""

    format: int = FORMAT
    game: str
    rules_version: int
    seats: int
    options: dict[str, str]
    seed: str | None
    seed_sha256: str
    actions: list[str]
    result: Outcome | None


class _Header(msgspec.Struct):
    """What is read first: a record of another format may have other fields."""

    format: int


def resignation(seat: Seat) -> str:
    """The entry that says that the seat left the match."""
    return f"{seat_letter(seat)} resigns"


def read(text: str | bytes) -> Record:
    """The record in a file's text; raises `BadRecord` that says what is wrong and where."""
    try:
        header = msgspec.json.decode(text, type=_Header)
        if header.format != FORMAT:
            raise BadRecord("record-format", found=header.format, known=FORMAT)
        record = msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("malformed-record", reason=str(error)) from error
    game = find_game(record.game)
    if record.rules_version != game.rules_version:
        raise BadRecord("rules-version", found=record.rules_version, known=game.rules_version)
    if record.seed == "":
        raise BadRecord("malformed-record", reason="empty seed")
    record.options = game.complete(record.seats, record.options)
    return record


def write(record: Record) -> bytes:
    """The record as one line of JSON, keys in the published order."""
    return msgspec.json.encode(record)


def start(record: Record) -> Position:
    """The position before the first action; raises `BadRecord` when the seed is still sealed."""
    if record.seed is None:
        raise BadRecord("sealed-record")
    return find_game(record.game).start(record.seats, record.options, record.seed)


def enter(position: Position, game: str, entry: str) -> list[Event]:
    """Carry out one entry of a record on the position; raises what the game raises for a bad one."""
    if leaver := _RESIGNS.fullmatch(entry):
        seat = SEAT_LETTERS.index(leaver[1])
        if seat >= position.seats:
            raise BadNotation("no-such-seat", seat=leaver[1])
        return position.resign(seat)
    return position.apply(find_game(game).parse(entry))


def steps(record: Record, until: int | None = None) -> Iterator[tuple[Position, list[Event]]]:
    """Each position with the events that led to it, the start first; one object that changes each time.

    Raises `BadRecord` naming the entry that does not follow the rules.
    """
    position = start(record)
    yield position, []
    for number, entry in enumerate(record.actions[:until], 1):
        try:
            events = enter(position, record.game, entry)
        except GameError as error:
            raise BadRecord("broken-record", number=number, entry=entry, reason=str(error)) from error
        yield position, events


def replay(record: Record, until: int | None = None) -> Position:
    """The position after ``until`` entries (all when None).

    Raises `BadRecord`, also for a number out of range.
    """
    if until is not None and not 0 <= until <= len(record.actions):
        raise BadRecord("no-such-action", number=until, last=len(record.actions))
    *_, (position, _) = steps(record, until)
    return position


def verify(record: Record) -> Outcome | None:
    """Check seed against hash, replay, compare the result; returns the outcome or raises `BadRecord`."""
    if record.seed is None:
        raise BadRecord("sealed-record")
    if hash_of(record.seed) != record.seed_sha256.lower():
        raise BadRecord("wrong-hash", found=hash_of(record.seed), published=record.seed_sha256)
    outcome = replay(record).outcome()
    if outcome != record.result:
        raise BadRecord("wrong-result")
    return outcome
