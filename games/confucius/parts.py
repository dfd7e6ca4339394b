"""Parts of actions: their slots, and checks that there are such things at all (Confucius, Typing)."""

from functools import cache
from typing import ClassVar

from games.confucius.check import LARGEST
from games.confucius.components import MINISTRIES, SEATS, SPACES, STUDENTS, Counts, gifts, lands
from games.engine import Action, BadNotation, Slot, notation
from games.engine.contract import seat_letter
from games.engine.notation import check_index, check_number


class Deed(Action, frozen=True):
    """An action of the game; ``do`` is what is done, as in the slot of that name, "" outside a turn."""

    do: ClassVar[str] = ""


@cache
def written(cards: Counts, between: str = " ") -> str:
    """The cards by their cash, the lowest first: "1 2 2"; "" for none."""
    return between.join(str(cash) for cash, count in enumerate(cards, 1) for _ in range(count))


def to_slot(seat: int) -> Slot:
    """The player who gets something."""
    return Slot("to", seat_letter(seat))


def official_slots(ministry: int, space: int, number: str = "") -> tuple[Slot, Slot]:
    """A ministry and a space of it; ``number`` "2" for the second one of an action."""
    return Slot(f"ministry{number}", MINISTRIES[ministry]), Slot(f"space{number}", str(space + 1))


def check_seats(*seats: int) -> None:
    """There can be such players."""
    notation.check_seats(max(SEATS), *seats)


def check_space(ministry: int, space: int) -> None:
    """There is such a space."""
    check_index("no-such-ministry", MINISTRIES, ministry=ministry)
    check_number(space + 1, 1, SPACES)


def check_student(student: int) -> None:
    """There is such a student space."""
    check_index("no-such-student", STUDENTS, student=student)


def check_box(land: int, box: int) -> None:
    """There is such a box of such a foreign land."""
    check_index("no-such-land", [entry.id for entry in lands()], land=land)
    if not 0 <= box < len(lands()[land].boxes):
        raise BadNotation(
            "no-such-box", land=lands()[land].name, number=box + 1, last=len(lands()[land].boxes)
        )


def check_gift(value: int) -> None:
    """There is such a gift."""
    check_number(value, 1, len(gifts().ids))


def check_cards(cards: Counts) -> None:
    """No count is less than nothing, or more than can be typed."""
    if min(cards) < 0 or max(cards) > LARGEST:
        raise BadNotation("unreadable-notation", text=str(cards), example="pay 2 3")
