"""Reading what players of Da Yunhe type; what they can type stands at the head of ``actions``."""

from collections.abc import Sequence
from typing import Final

from games.dayunhe import actions
from games.dayunhe.actions import CITY, DONE, ESPIONAGE, REFORM, TEA, DayunheAction
from games.dayunhe.check import FILLERS
from games.dayunhe.components import kinds, look_of, looks
from games.dayunhe.parts import NONE, known_looks
from games.dayunhe.places import CITIES, EDGES, HEXES, REGION, REGIONS
from games.engine import BadNotation
from games.engine.notation import LONGEST_FACT, Spelling, Unread, Verb, number, one_of, only, seat

_SPELLING: Final = Spelling("build straight 2-5 e-w", FILLERS, marks=",;:./+_&>→", digits=4)
_PLAIN: Final[dict[str, DayunheAction]] = {
    "tea": TEA,
    "espionage": ESPIONAGE,
    "reform": REFORM,
    "done": DONE,
}


def parse(text: str) -> DayunheAction:
    """The action that the text names, forgiving about case, blanks, hyphens and small words.

    Raises `BadNotation`: ``unreadable-notation`` and, for what there is not, ``no-such-`` seat, number, hex,
    tile, look, card, swap.
    """
    return _SPELLING.action(text, _PLAIN, _VERBS)


# ── parts ────────────────────────────────────────────────────────────────────────────────────────────


def _stack(words: Sequence[str]) -> int:
    """A stack by its number."""
    return number(*only(words, 1)) - 1


def _seat(words: Sequence[str]) -> int:
    """A player, by letter."""
    (word,) = only(words, 1)
    if not word.isalpha():
        raise Unread
    return seat(word)


def _hexes(words: Sequence[str], count: int) -> list[int]:
    """So many hexes: a region and a key each, apart or in one number."""
    digits = "".join(words)
    if not digits.isdecimal() or len(digits) != 2 * count:
        raise Unread
    found: list[int] = []
    for region, key in zip(digits[::2], digits[1::2], strict=True):
        if not (1 <= int(region) <= REGIONS and 1 <= int(key) <= REGION):
            raise BadNotation("no-such-hex", hex=f"{region}-{key}")
        found.append(REGION * (int(region) - 1) + int(key) - 1)
    return found


def _parted(words: Sequence[str]) -> tuple[list[str], list[str], list[str]]:
    """The words before the first number, the numbers, the words after them."""
    numbers = [index for index, word in enumerate(words) if word.isdecimal()]
    if not numbers or numbers != [*range(numbers[0], numbers[-1] + 1)]:
        raise Unread
    return [*words[: numbers[0]]], [*words[numbers[0] : numbers[-1] + 1]], [*words[numbers[-1] + 1 :]]


def _kind(words: Sequence[str]) -> str:
    """A kind of tile; its name may be several words."""
    kind = "-".join(words)
    if not kind:
        raise Unread
    return kinds()[one_of("no-such-tile", kinds(), tile=kind)]


def _mask(words: Sequence[str]) -> int:
    """Edges in any order, as a mask."""
    if not words or len(set(words)) != len(words) or not set(words) <= set(EDGES):
        raise Unread
    return sum(1 << EDGES.index(word) for word in words)


def _look(words: Sequence[str]) -> tuple[str, int]:
    """A kind of tile and its rotation, by the edges that its line joins."""
    mask = _mask(words)
    kind, rotation = look_of(mask)
    if not kind:
        raise BadNotation("no-such-look", tile=NONE, lines="-".join(words), known=NONE)
    return kind, rotation


# ── verbs ────────────────────────────────────────────────────────────────────────────────────────────


def _take(words: Sequence[str]) -> DayunheAction:
    """``take builder``."""
    if not words:
        raise Unread
    return actions.take("-".join(words)[:LONGEST_FACT])


def _build(words: Sequence[str]) -> DayunheAction:
    """``build straight 2-5 e-w``, ``build reservoir 2-5``, ``build straight city``."""
    if words and words[-1] == CITY:
        return actions.build_city(_kind(words[:-1]))
    name, numbers, joined = _parted(words)
    kind = _kind(name)
    place = _hexes(numbers, 1)[0]
    if len(looks(kind)) == 1 and not joined:
        return actions.build(kind, place, 0)
    found, rotation = look_of(_mask(joined))
    if found != kind:
        raise BadNotation("no-such-look", tile=kind, lines="-".join(joined), known=known_looks(kind))
    return actions.build(kind, place, rotation)


def _swap(words: Sequence[str]) -> DayunheAction:
    """``swap 2-5 3-1``, either hex first."""
    return actions.swap(*sorted(_hexes(words, 2)))


def _turn(words: Sequence[str]) -> DayunheAction:
    """``turn 2-5 e-w``."""
    name, numbers, joined = _parted(words)
    if name:
        raise Unread
    return actions.turn(_hexes(numbers, 1)[0], *_look(joined))


def _step(words: Sequence[str]) -> DayunheAction:
    """``step 2-5``, ``step hangzhou``."""
    if len(words) == 1 and words[0] in CITIES:
        return actions.step(HEXES + CITIES.index(words[0]))
    return actions.step(*_hexes(words, 1))


_VERBS: Final[dict[str, Verb[DayunheAction]]] = {
    "stock": (lambda words: actions.stock(_stack(words)), "stock 2"),
    "take": (_take, "take builder"),
    "supply": (lambda words: actions.supply(_stack(words)), "supply 2"),
    "build": (_build, "build straight 2-5 e-w"),
    "swap": (_swap, "swap 2-5 3-1"),
    "move": (lambda words: actions.move(*_hexes(words, 2)), "move 2-5 3-1"),
    "turn": (_turn, "turn 2-5 e-w"),
    "remove": (lambda words: actions.remove(*_hexes(words, 1)), "remove 2-5"),
    "calm": (lambda words: actions.calm(_seat(words)), "calm B"),
    "destroy": (lambda words: actions.destroy(*_hexes(words, 1)), "destroy 2-5"),
    "inspect": (lambda words: actions.inspect(number(*only(words, 1))), "inspect 3"),
    "intrigue": (lambda words: actions.intrigue(_seat(words)), "intrigue B"),
    "denounce": (lambda words: actions.denounce(_seat(words)), "denounce B"),
    "face": (lambda words: actions.face(*_look(words)), "face e-w"),
    "step": (_step, "step 2-5"),
}
