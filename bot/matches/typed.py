"""Typed moves: parsing, suggesting, and the nearest legal ones to a wrong one."""

import re
from collections.abc import Sequence
from difflib import SequenceMatcher

from games.engine import Action, BadNotation, Game, Position, Slot

SUGGESTED = 25
NEAREST = 5

ANOTHER_WORD = 8
"""A value that is another word altogether is as far away as a place so many steps off."""

_PLACE = re.compile(r"([A-Z])(\d+)")


def _bare(text: str) -> str:
    """The text without what people leave out: case and blanks."""
    return "".join(text.casefold().split())


def suggest(view: Position, text: str) -> list[str]:
    """Notations of legal actions that hold the text, at its beginning first."""
    wanted = _bare(text)
    found = [
        (bare.find(wanted), notation)
        for notation in map(str, view.legal())
        if wanted in (bare := _bare(notation))
    ]
    found.sort(key=lambda entry: entry[0])
    return [notation for _, notation in found[:SUGGESTED]]


def nearest(game: Game, view: Position, text: str) -> list[str]:
    """Notations of the legal actions most like the text, best first."""
    try:
        meant: Action | None = game.parse(text)
    except BadNotation:
        meant = None
    parts = () if meant is None else meant.slots()
    matcher = SequenceMatcher(b=_bare(text), autojunk=False)

    def unlikeness(action: Action) -> tuple[float, float]:
        matcher.set_seq1(_bare(str(action)))
        return _apart(parts, action.slots()), -matcher.ratio()

    legal: Sequence[Action] = view.legal()
    return [str(action) for action in sorted(legal, key=unlikeness)[:NEAREST]]


def _apart(wanted: Sequence[Slot], found: Sequence[Slot]) -> float:
    """How far two actions lie apart, part by part; what a player decides first weighs most."""
    parts = zip(wanted, found, strict=False)
    return sum(_steps(one, other) / weight for weight, (one, other) in enumerate(parts, 1))


def _steps(one: Slot, other: Slot) -> int:
    """Steps from one value to the other: over columns and rows for places such as F7, else all or nothing."""
    if one == other:
        return 0
    places = [_PLACE.fullmatch(slot.value) for slot in (one, other)]
    if one.name != other.name or None in places:
        return ANOTHER_WORD
    (column, row), (other_column, other_row) = (place.groups() for place in places if place)
    return abs(ord(column) - ord(other_column)) + abs(int(row) - int(other_row))
