"""The numbers of the places that pictures ring (`Event.places`)."""

from typing import Final

_SPACES: Final = 7
_BOXES: Final = 4
_SEATS: Final = 5


def official_place(ministry: int, space: int) -> int:
    """A space of a ministry: 0 to 20."""
    return _SPACES * ministry + space


def student_place(student: int) -> int:
    """A student space: 21 and 22."""
    return 21 + student


CANDIDATE_PLACE: Final = 23
"""The stack of candidates."""


def post_place(ministry: int, post: int) -> int:
    """Minister or Secretary of a ministry: 24 to 29."""
    return 24 + 2 * ministry + post


def land_place(slot: int, box: int) -> int:
    """A box of a foreign land: 30 to 41."""
    return 30 + _BOXES * slot + box


COLONIES_PLACE: Final = 42
"""The colonies, of all players together."""


def distant_place(land: int) -> int:
    """A distant land: 43 to 47."""
    return 43 + land


def yard_place(seat: int) -> int:
    """A player's shipyard: 48 to 52."""
    return 48 + seat


def ocean_place(seat: int) -> int:
    """A player's ocean: 53 to 57."""
    return 53 + seat


def wall_place(step: int) -> int:
    """A space of the Great Wall, 1 to 9: 58 to 66."""
    return 58 + step - 1


def box_place(space: int) -> int:
    """A space of the action box: 67 to 78."""
    return 67 + space


def gift_place(giver: int, holder: int) -> int:
    """A gift from giver at holder: 79 to 103."""
    return 79 + _SEATS * giver + holder


def rack_place(seat: int) -> int:
    """A player's own gifts: 104 to 108."""
    return 104 + seat


COURT_PLACES: Final = frozenset((*range(30), *range(67, 79)))
"""The places that are on the sheet "court"; all others are on the sheet "realm"."""
