"""Positions from a few words.

``houses`` is written "chu BB.a+ wei A": after the province a sign for each of its spaces from the first on: a
seat's letter for its house, a small letter for a house on a fortification, "+" for a fortification alone, "."
for nothing; spaces left out are empty. ``emissaries`` is written "wei DB chin DDBA": one letter each.
"""

import msgspec

from games.china.components import SIDES, board, supply
from games.china.position import ChinaPosition, start
from games.china.turns import parse
from games.engine import Chance, Event, Seat
from games.engine.contract import SEAT_LETTERS
from tests.support.games.scenes import legal as legal
from tests.support.games.scenes import of_type as of_type
from tests.support.games.scenes import outcome as outcome
from tests.support.games.scenes import ranks as ranks
from tests.support.games.scenes import refusal


def province(name: str) -> int:
    """The index of the province."""
    return [entry.id for entry in board().provinces].index(name)


def place(name: str) -> int:
    """The number of a place named "chu-3" or "chu-dragon"."""
    where, _, number = name.partition("-")
    if number == "dragon":
        return board().dragon(province(where))
    return [space.name for space in board().spaces].index(name)


def places(names: str) -> tuple[int, ...]:
    """The numbers of the places named, parted by blanks, in that order."""
    return tuple(map(place, names.split()))


def scene(
    houses: str = "",
    emissaries: str = "",
    *,
    seats: int = 4,
    side: str | None = None,
    fortified: bool | None = None,
    turn: str = "A",
    emperor: str = "A",
    hand: str = "RGV",
    row: str = "RGYO",
    deck: str = "VVVVV",
    discards: str = "",
    exhausted: int = 0,
    scored: str = "",
    resigned: str = "",
    number: int = 20,
) -> ChinaPosition:
    """A position at the beginning of a turn of ``turn``, who holds the cards ``hand``.

    The others hold three green cards each. The last card of ``deck`` is drawn next. Supplies are what the
    board leaves over; fortifications are played with if the board shows one, unless said otherwise.
    """
    standing, forts = _houses(houses)
    fortified = any(forts) if fortified is None else fortified
    sent = [[0] * seats for _ in board().provinces]
    words = emissaries.split()
    for name, letters in zip(words[::2], words[1::2], strict=True):
        for letter in letters:
            sent[province(name)][SEAT_LETTERS.index(letter)] += 1
    mover = SEAT_LETTERS.index(turn)
    fort = supply().forts if fortified else 0
    owners = [seat for seat, on in zip(standing, forts, strict=True) if on]
    begun = start(seats, {"four": SIDES[0], "fortifications": "yes" if fortified else "no"}, "a scene")
    return msgspec.structs.replace(
        begun,
        side=side or SIDES[seats > 4],
        chance=Chance("a scene", 100),
        turn=mover,
        emperor=SEAT_LETTERS.index(emperor),
        houses=standing,
        forts=forts,
        emissaries=sent,
        houses_left=[supply().houses - standing.count(seat) for seat in range(seats)],
        emissaries_left=[supply().emissaries - sum(row[seat] for row in sent) for seat in range(seats)],
        forts_left=[fort if seat >= len(owners) else 0 for seat in range(seats)],
        hands=[list(hand) if seat == mover else list("GGG") for seat in range(seats)],
        deck=list(deck),
        row=list(row),
        discards=list(discards),
        scored=[entry.id in scored.split() for entry in board().provinces],
        exhausted=exhausted,
        resigned=[SEAT_LETTERS.index(letter) for letter in resigned],
        number=number,
    )


def _houses(text: str) -> tuple[list[int], list[bool]]:
    """Owners and fortifications by space."""
    standing = [-1] * len(board().spaces)
    forts = [False] * len(board().spaces)
    words = text.split()
    for name, signs in zip(words[::2], words[1::2], strict=True):
        for number, sign in enumerate(signs, 1):
            space = place(f"{name}-{number}")
            if sign.isalpha():
                standing[space] = SEAT_LETTERS.index(sign.upper())
            forts[space] = sign == "+" or sign.islower()
    return standing, forts


def play(position: ChinaPosition, *notations: str) -> list[Event]:
    """Carry out these actions one after the other; all their events."""
    return [event for notation in notations for event in position.apply(parse(notation))]


def letters(points: dict[Seat, int] | tuple[tuple[Seat, int], ...]) -> dict[str, int]:
    """Points by the letters of the seats."""
    return {SEAT_LETTERS[seat]: gained for seat, gained in dict(points).items()}


def refused(position: ChinaPosition, notation: str) -> str:
    """The code with which the action is refused; "" if it is not."""
    return refusal(position, parse(notation))
