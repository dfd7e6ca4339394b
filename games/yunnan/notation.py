"""Reading what players of Yunnan type; what they can type stands at the head of ``actions``."""

import re
from typing import Final

from games.engine import BadNotation
from games.engine.contract import SEAT_LETTERS
from games.engine.notation import Spelling, one_of
from games.yunnan import actions
from games.yunnan.actions import END, HOME, NOBODY, NOWHERE, PASS, YunnanAction
from games.yunnan.check import FILLERS, LARGEST
from games.yunnan.components import BRIDGE, BUILDINGS, MARKET, POST, TEAHOUSE, board, buildings

_SPELLING: Final = Spelling(
    "school 7",
    FILLERS,
    marks=",;:./+>→",
    wholes=(
        (re.compile(r"\bpu[\s-]+er\b"), "puer"),
        (re.compile(r"\btea[\s-]+(house|shop)\b"), "teahouse"),
    ),
)
_BUILDINGS: Final = {name: building for building, name in enumerate(BUILDINGS)} | {"horses": 2}
_SIDES: Final = {"left": 0, "higher": 0, "upper": 0, "right": 1, "lower": 1}
_NO: Final = frozenset(("none", "nobody"))


def parse(text: str) -> YunnanAction:
    """The action that the text names, forgiving about case, blanks, apostrophes, dashes and small words.

    Raises `BadNotation`: ``unreadable-notation``, ``unknown-province``, ``no-such-bid``, ``no-such-bridge``.
    """
    match _SPELLING.words(text):
        case ["pass"]:
            return PASS
        case ["end"]:
            return END
        case [name, value, *source] if name in _BUILDINGS and value.isdecimal():
            return _bid(text, _BUILDINGS[name], int(value), source)
        case ["bank", side, *source] if side in _SIDES:
            return actions.bank(_SIDES[side], _source(text, source))
        case ["market", *source]:
            return actions.market(_source(text, source))
        case ["take", *rest]:
            return _take(text, rest)
        case ["move", start, end]:
            return actions.move(_province(start), _province(end))
        case ["displace", colour] if colour in _NO or colour.upper() in tuple(SEAT_LETTERS):
            return actions.displace(NOBODY if colour in _NO else SEAT_LETTERS.index(colour.upper()))
        case ["build", *rest]:
            return _build(text, rest)
        case ["convert", points] if points.isdecimal() and int(points) <= LARGEST:
            return actions.convert(int(points))
    raise _SPELLING.unreadable(text)


def _bid(text: str, building: int, value: int, source: list[str]) -> YunnanAction:
    """A bid of that value in the building."""
    values = buildings()[building].values
    if value not in values:
        raise BadNotation("no-such-bid", value=value, known=", ".join(map(str, values)))
    return actions.bid(building, value, _source(text, source))


def _source(text: str, words: list[str]) -> int:
    """Where a trader comes from, by the words left over; none, "supply" and "home" mean from home."""
    match words:
        case [] | ["supply" | "home"]:
            return HOME
        case [province]:
            return _province(province)
    raise _SPELLING.unreadable(text)


def _take(text: str, words: list[str]) -> YunnanAction:
    """A structure of the yard."""
    match words:
        case ["post" | "bridge" as kind]:
            return actions.take(kind, NOWHERE)
        case ["teahouse", "keep"]:
            return actions.take(TEAHOUSE, NOWHERE)
        case ["teahouse", province]:
            return actions.take(TEAHOUSE, _province(province))
    raise _SPELLING.unreadable(text)


def _build(text: str, words: list[str]) -> YunnanAction:
    """A structure of the stock."""
    match words:
        case ["post" | "teahouse" as kind, province]:
            return actions.build(POST if kind == "post" else TEAHOUSE, _province(province))
        case ["bridge", one, other]:
            ends = sorted((_province(one), _province(other)))
            for site, bridge in enumerate(board().bridges):
                if [bridge.a, bridge.b] == ends:
                    return actions.build(BRIDGE, site)
            first, second = (board().provinces[end].name for end in ends)
            known = ", ".join(bridge.id for bridge in board().bridges)
            raise BadNotation("no-such-bridge", first=first, second=second, known=known)
    raise _SPELLING.unreadable(text)


def _province(name: str) -> int:
    """The index of the province of that name; "market" is Pu'er."""
    if name == "market":
        return MARKET
    return one_of("unknown-province", actions.province_names(), province=name)
