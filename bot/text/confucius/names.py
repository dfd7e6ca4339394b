"""How Confucius' numbers, ids and answers are called: what they are for Fluent, where each has its name.

Spaces and boxes are counted from 0 in positions and events, from 1 for people; an answer gives them as they
are typed. Cards are counts: how many of 1, 2 and 3 cash, and how many the reader may not see.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bot.text.fluent import Words
from games.confucius.components import CASH, DISTANT, MINISTRIES, STUDENTS, Kind, gifts, lands
from games.confucius.components import cards as printed
from games.confucius.money import NONE
from games.engine import HIDDEN, Seat
from games.engine.contract import SEAT_LETTERS

Counts = Sequence[int]
"""Cards by value: of 1, 2, 3 cash, and hidden ones."""


def _of(ids: Sequence[str]) -> Callable[[int | str], str]:
    """The id by its number, or as an answer gives it."""
    return lambda found: found if isinstance(found, str) else ids[found]


def _from_one(at: int | str) -> int:
    return int(at) if isinstance(at, str) else at + 1


def _id(found: str) -> str:
    return {"": "none", HIDDEN: "hidden"}.get(found, found)


def gift(found: int | str) -> int:
    """The value of a gift, also of an answer: "4" or "coat"."""
    if isinstance(found, int):
        return found
    return int(found) if found.isdigit() else 1 + gifts().ids.index(found)


SHOWN: Final[Mapping[str, Callable[[Any], str | int]]] = {
    "ministry": _of(MINISTRIES),
    "space": _from_one,
    "student": _of(STUDENTS),
    "candidate": _id,
    "title": str,
    "gift": gift,
    "land": lambda found: found if isinstance(found, str) else lands()[found].id,
    "box": _from_one,
    "distant": _of(DISTANT),
    "junks": int,
    "cards": str,
    "reward": _id,
    "do": str,
}
"""The kinds of facts; what cards are, `bot.text.confucius.ConfuciusTeller.show` says."""


def seat_of(token: str) -> Seat:
    """The seat of an answer such as "B"."""
    return SEAT_LETTERS.index(token)


def counts(found: Counts | str) -> Counts:
    """The cards, also of an answer such as "1+3", by their printed cash; "none" is no card."""
    if not isinstance(found, str):
        return found
    values = [] if found == NONE else found.split("+")
    return [values.count(str(cash)) for cash in printed().cash] + [0]


def total(found: Counts, kind: Kind = CASH) -> int:
    """What the known cards are worth together."""
    return printed().total(tuple(found[:3]), kind)


def typed(found: Counts) -> str:
    """The known cards as they are typed, by their cash: "1+3+3", "2"; "" without any.

    A card has this name everywhere, also where it pays licences.
    """
    return "+".join(
        str(cash) for cash, count in zip(printed().cash, found, strict=False) for _ in range(count)
    )


def hidden(found: Counts) -> int:
    """How many of the cards the reader may not see."""
    return found[3] if len(found) > 3 else 0


def either(words: Words, items: Sequence[str]) -> str:
    """The items as a choice: "a, b or c"."""
    if len(items) < 2:
        return "".join(items)
    return words("confucius-or", first=", ".join(items[:-1]), last=items[-1])
