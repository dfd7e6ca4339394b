"""What a queued move depends on: what the board shows where it acts, and nothing anywhere else."""

from collections.abc import Callable
from typing import Any

import pytest

import games
from games.china.components import board as china_board
from games.confucius.components import DISTANT, MINISTRIES, lands
from games.dayunhe.places import HEXES, hex_name
from games.engine import Slot
from games.qin.position import QinPosition
from games.qin.squares import NEAR, square_name
from games.yunnan.components import BUILDINGS, board

Change = Callable[[Any], None]


def put(name: str, *index: int, value: object = 1) -> Change:
    """A change of one entry of a position's field."""

    def change(position: Any) -> None:
        found = getattr(position, name)
        for number in index[:-1]:
            found = found[number]
        assert found[index[-1]] != value
        found[index[-1]] = value

    return change


def confucius(position: Any) -> list[tuple[Change, set[Slot]]]:
    places = [Slot("land", lands()[land].id) for land in position.lands]
    far = [Slot("land2", land) for land in DISTANT]
    return [
        (put("officials", 0, 1, value=99), {Slot("ministry", MINISTRIES[0])}),
        (put("markers", 2, 0), {Slot("ministry", MINISTRIES[2])}),
        (put("secured", 1, 2, value=True), {Slot("ministry", MINISTRIES[1])}),
        (put("armies", 1, 0), {places[1]}),
        (put("land_state", 2, value="won"), {places[2]}),
        (put("first", 0), {far[0]}),
        (put("visited", 4, 1, value=True), {far[4]}),
        (put("gifts", 1, 0, value=2), {Slot("to", "B")}),
        (put("students", 0), {Slot("student", "red"), Slot("student", "orange")}),
        (put("scores", 0, value=99), set()),
    ]


def beside(one: int, other: int) -> bool:
    """Whether two hexes are the same or touch: three to a row, every second row half a hex further east."""
    (row, column), (down, across) = divmod(one, 3), divmod(other, 3)
    east = column + row % 2 / 2 - across - down % 2 / 2
    return east**2 + 0.75 * (row - down) ** 2 < 1.1


def dayunhe(position: Any) -> list[tuple[Change, set[Slot]]]:
    found: list[tuple[Change, set[Slot]]] = [(put("scores", 0, value=99), set())]
    for place in (0, 13, 22, HEXES - 1):
        near = {Slot("place", hex_name(other)) for other in range(HEXES) if beside(other, place)}
        found += [(put(name, place, value=9), near) for name in ("tiles", "owners", "rotations")]
    return found


def yunnan(position: Any) -> list[tuple[Change, set[Slot]]]:
    province, last = board().provinces[0].id, board().provinces[-1].id
    return [
        *((put("spaces", number, 1), {Slot("do", name)}) for number, name in enumerate(BUILDINGS)),
        (put("bank", 1), {Slot("do", "bank")}),
        (put("traders", 0, 0, value=7), {Slot("to", province)}),
        (put("posts", -1, 1, value=7), {Slot("to", last)}),
        (put("teahouses", 0), {Slot("to", province)}),
        (put("money", 0, value=99), set()),
    ]


def china(position: Any) -> list[tuple[Change, set[Slot]]]:
    found: list[tuple[Change, set[Slot]]] = [(put("scores", 0, value=99), set())]
    for number, province in enumerate(china_board().provinces):
        spaces, only = range(len(position.houses))[province.within], {Slot("province", province.id)}
        found += [(put("houses", space), only) for space in (spaces[0], spaces[-1])]
        found += [(put("forts", spaces[0], value=True), only), (put("emissaries", number, 1), only)]
    return found


CHANGES = {"china": china, "yunnan": yunnan, "confucius": confucius, "dayunhe": dayunhe}


@pytest.mark.parametrize("name", CHANGES)
def test_it_is_asked_about_what_changes_where_it_acts_and_nothing_else(name: str) -> None:
    """Each change of a position at its start, and the places at which it is seen."""
    game = games.game(name)
    position = game.start(3, game.complete(3, {}), "queued")
    changes = CHANGES[name](position)
    slots = set().union(*(seen for _, seen in changes))
    before = {slot: position.shown(slot) for slot in slots}
    assert None not in before.values()
    before = {slot: repr(seen) for slot, seen in before.items()}
    for change, seen in changes:
        after = position.copy()
        change(after)
        assert {slot for slot in slots if repr(after.shown(slot)) != before[slot]} == seen


def test_in_qin_it_is_asked_about_both_squares_and_those_beside_them() -> None:
    """Their tiles, provinces and villages; not the other half, which lies there only afterwards."""
    game = games.game("qin")
    position = game.start(3, game.complete(3, {}), "queued")
    assert isinstance(position, QinPosition)
    action = position.legal()[0]
    before = position.where(action)
    halves = {action.first, action.second}
    assert len(before) == 2
    for square in range(len(position.grid)):
        after = position.copy()
        after.grid[square] = "R" if after.grid[square] != "R" else "B"
        changed = {slot.value for slot, seen in after.where(action).items() if seen != before[slot]}
        touched = {
            half for half in halves if square == half or (square in NEAR[half] and square not in halves)
        }
        assert changed == {square_name(half) for half in touched}
