"""The record of a match: header and ordered actions, the only truth. Replaying it gives every position.

An entry of ``actions`` is one of

- the notation of an action by the seat to act,
- ``"B resigns"``: seat B left the match,
- ``"all agree to end"``: where a game stands still that has no last round, it ends by the present standing,
- ``"undo 12"``: the position after entry 12 again (0: the start), because all agreed. Chance too is as it was
  then, so the same draws come again. What is taken back stays in the record, which only grows, and an undo
  may be taken back like everything else. ``"undo 12 by staff"``: those who manage the server have decided it;
  what it takes back need not even follow the rules.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from games import brain
from games import game as find_game
from games.engine import editions
from games.engine.chance import Chance, hash_of
from games.engine.contract import SEAT_LETTERS, Event, Outcome, Position, Seat, seat_letter
from games.engine.errors import BadData, BadNotation, BadOptions, BadRecord, GameError, IllegalAction

FORMAT = 1
AGREED = "all agree to end"
_RESIGNS = re.compile(rf"([{SEAT_LETTERS}]) resigns")
_UNDOES = re.compile(r"undo (0|[1-9][0-9]{0,8})( by staff)?")


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A match as a file. ``seed`` is None while the match runs (its hash is public from the start).

    ``printing`` holds the game's data where it is not what is printed now. ``start`` is the first position of
    a match that went on from the middle of another, as JSON without the seed; sealed with it.
    """

    format: int = FORMAT
    game: str
    rules_version: int
    seats: int
    options: dict[str, str]
    seed: str | None
    seed_sha256: str
    actions: list[str]
    result: Outcome | None
    printing: dict[str, dict[str, Any]] | UnsetType = UNSET
    start: msgspec.Raw | UnsetType = UNSET

    @property
    def edition(self) -> str:
        """What `games.game` takes for the game as it was when the match began."""
        old = None if self.printing is UNSET else editions.register(self.printing)
        return editions.named(self.game, self.rules_version, old or editions.printed(self.game)[1])


class _Header(msgspec.Struct):
    """What is read first: a record of another format may have other fields."""

    format: int


def resignation(seat: Seat) -> str:
    """The entry that says that the seat left the match."""
    return f"{seat_letter(seat)} resigns"


def undo_to(number: int, *, staff: bool = False) -> str:
    """The entry that brings back the position after that entry."""
    return f"undo {number} by staff" if staff else f"undo {number}"


def leaver(entry: str) -> Seat | None:
    """The seat that left the match by that entry; None for an entry that says no such thing."""
    found = _RESIGNS.fullmatch(entry)
    return None if found is None else SEAT_LETTERS.index(found[1])


def by_staff(entry: str) -> bool:
    """Whether it is an undo that the staff has decided."""
    found = _UNDOES.fullmatch(entry)
    return found is not None and found[2] is not None


def undone_to(entry: str) -> int | None:
    """The number of the entry that an undo goes back to; None for an entry that is none."""
    found = _UNDOES.fullmatch(entry)
    return None if found is None else int(found[1])


def kept(entries: Sequence[str]) -> list[int]:
    """The numbers of the entries that make up the last position, in order.

    Those that were taken back are missing, and the undos; the others alone lead to the same position.
    Raises `BadRecord` for an undo that leads nowhere.
    """
    for number, entry in enumerate(entries, 1):
        target = undone_to(entry)
        if target is not None and target >= number - 1:
            raise _broken(number, entry, _bad_undo(number, target))
    found: list[int] = []
    number = len(entries)
    while number:
        target = undone_to(entries[number - 1])
        if target is None:
            found.append(number)
        number = number - 1 if target is None else target
    return found[::-1]


def _wanted(entries: Sequence[str]) -> set[int]:
    """The numbers of the entries that undos go back to."""
    return {target for entry in entries if (target := undone_to(entry)) is not None}


def _bad_undo(number: int, target: int) -> BadNotation:
    """Entry ``number`` can take back no further than to the entry two before it."""
    return BadNotation("bad-undo", number=target, last=number - 2)


def _broken(number: int, entry: str, error: GameError) -> BadRecord:
    return BadRecord("broken-record", number=number, entry=entry, reason=str(error))


def read(text: str | bytes) -> Record:
    """The record in a file's text; raises `BadRecord` that says what is wrong and where."""
    return complete(decode(text))


def decode(text: str | bytes) -> Record:
    """What stands in a file's text, whatever it means; raises `BadRecord`."""
    try:
        header = msgspec.json.decode(text, type=_Header)
        if header.format != FORMAT:
            raise BadRecord("record-format", found=header.format, known=FORMAT)
        return msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("malformed-record", reason=str(error)) from error


def complete(record: Record) -> Record:
    """The record with all options, if this program can play it; raises `BadRecord`."""
    try:
        versions = find_game(record.game).rules.versions
        if record.rules_version not in versions:
            raise BadRecord("rules-version", found=record.rules_version, known=versions[-1])
        if record.seed == "":
            raise BadRecord("malformed-record", reason="empty seed")
        game = find_game(record.edition)
        game.load()
        record.options = game.complete(record.seats, record.options)
    except (BadOptions, BadData) as error:
        raise BadRecord(error.code, **error.facts) from error
    return record


def write(record: Record) -> bytes:
    """The record as one line of JSON, keys in the published order."""
    return msgspec.json.encode(record)


def start(record: Record) -> Position:
    """The position before the first action; raises `BadRecord`, also while the seed is still sealed."""
    if record.seed is None:
        raise BadRecord("sealed-record")
    try:
        position = begin(record.edition, record.seats, record.options, record.seed, record.start or None)
    except msgspec.DecodeError as error:
        raise BadRecord("malformed-record", reason=str(error)) from error
    if position.seats != record.seats:
        raise BadRecord("malformed-record", reason=f"a start for {position.seats} seats")
    return position


def begin(
    game: str, seats: int, options: Mapping[str, str], seed: str, start: bytes | msgspec.Raw | None
) -> Position:
    """The first position of a match: as the game is set up, or the ``start`` in the middle of another."""
    found = find_game(game)
    if start is None:
        return found.start(seats, options, seed)
    position: Position = msgspec.json.decode(start, type=found.position_type)
    position.chance.seed = seed
    return position


def dealt_anew(game: str, view: Position, chance: Chance) -> bytes:
    """A start for `begin`: what the viewer sees here, and what is hidden dealt at random."""
    position = brain(game).sample(view, view.viewer, chance)
    position.chance = Chance("")
    return msgspec.json.encode(position)


def enter(position: Position, game: str, entry: str) -> list[Event]:
    """Carry out one entry of a record, but no undo, on the position.

    Raises what the game raises for a bad one.
    """
    seat = leaver(entry)
    if seat is not None:
        if seat >= position.seats:
            raise BadNotation("no-such-seat", seat=seat_letter(seat))
        return position.resign(seat)
    if entry == AGREED:
        return position.settle()
    return position.apply(find_game(game).parse(entry))


def play(position: Position, game: str, entries: Sequence[str]) -> Iterator[tuple[Position, list[Event]]]:
    """Carry out all entries of a record on its first position: each position, with the events that led to it.

    A position that was given or yielded may change at the next step. An undo causes no event. Raises
    `BadRecord` naming the entry that does not follow the rules.
    """
    wanted = _wanted(entries)
    then = {0: position.copy()} if 0 in wanted else {}
    skipped = 0
    for number, entry in enumerate(entries, 1):
        target = undone_to(entry)
        events: list[Event] = []
        try:
            if number <= skipped:
                pass
            elif target is None:
                events = enter(position, game, entry)
            elif target >= number - 1:
                raise _bad_undo(number, target)
            elif position.to_act() is None:
                raise IllegalAction("match-over", rule="end")
            else:
                position = then[target].copy()
        except GameError as error:
            skipped = _skipped(entries, number)
            if not skipped:
                raise _broken(number, entry, error) from error
        if number in wanted:
            then[number] = position.copy()
        yield position, events


def _skipped(entries: Sequence[str], broken: int) -> int:
    """Up to which entry nothing is played from a broken one on, if the staff took it all back; 0: not."""
    for number, entry in enumerate(entries[broken:], broken + 1):
        target = undone_to(entry)
        if target is not None and target < broken and by_staff(entry):
            return number - 1
    return 0


def steps(record: Record, until: int | None = None) -> Iterator[tuple[Position, list[Event]]]:
    """Each position with the events that led to it, the start first, as in `play`.

    Raises `BadRecord`, also where a ``start`` of the right types makes no sense.
    """
    position = start(record)
    played = chain([(position, [])], play(position, record.edition, record.actions[:until]))
    if record.start is UNSET:
        yield from played
        return
    try:
        for position, events in played:
            _make_sense(position)
            yield position, events
    except BadRecord:
        raise
    except Exception as error:  # anybody may have written it, and rules do not ask what cannot be
        raise BadRecord("malformed-record", reason=f"its start: {error!r}") from error


def _make_sense(position: Position) -> None:
    """Raise whatever the rules raise for what no match comes to."""
    position.outcome()
    for seat in (None, *range(position.seats)):
        position.view(seat)
    for action in position.legal():
        str(action)


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
