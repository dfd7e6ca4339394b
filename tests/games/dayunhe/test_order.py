"""The order in which actions are offered: words, tiles, hexes, and looks that are better connected first."""

from collections.abc import Sequence

import pytest

from games.dayunhe.networks import links
from games.dayunhe.position import DayunhePosition
from tests.games.dayunhe.printed import KINDS, UNREST, looks, name, place, turned, written
from tests.games.dayunhe.random_positions import made_up, played
from tests.games.dayunhe.scenes import legal, play, scene
from tests.games.dayunhe.slow_way import OPPOSITE, beside

DO = (
    "supply", "build", "swap", "move", "turn", "remove", "calm", "destroy", "inspect", "tea", "espionage",
    "intrigue", "denounce", "reform", "done",
)  # fmt: skip


def joined(position: DayunhePosition, hex: int, lines: frozenset[str]) -> tuple[int, int]:
    """To how many tiles of the seat to act, and of all, a line that joins these sides would lead."""
    own = every = 0
    for side, other in beside(hex).items():
        there = turned(position.tiles[other], position.rotations[other])
        if side in lines and OPPOSITE[side] in there:
            every += 1
            own += position.owners[other] == position.turn
    return own, every


def by_links(position: DayunhePosition, kind: str, hex: int) -> list[str]:
    """The looks of a tile on that hex, those with the most links first."""

    def worth(rotation: int) -> tuple[int, int, int]:
        own, every = joined(position, hex, turned(kind, rotation))
        return -own, -every, rotation

    return [written(turned(kind, rotation)) for rotation in sorted(looks(kind), key=worth)]


def check_order(position: DayunhePosition) -> None:
    """Words, then tiles, then hexes in order; after each hex its looks."""
    found = [notation.split() for notation in legal(position)]
    assert found == sorted(found, key=lambda words: DO.index(words[0]))
    for do in ("build", "swap", "move", "turn", "remove", "destroy"):
        check_places([words[1:] for words in found if words[0] == do], do)
    builds: dict[tuple[str, str], list[str]] = {}
    for words in found:
        if words[0] == "build" and words[2] != "city":
            builds.setdefault((words[1], words[2]), []).append(" ".join(words[3:]))
    for (kind, where), offered in builds.items():
        assert offered == by_links(position, kind, place(where))
    for where in dict.fromkeys(words[1] for words in found if words[0] == "turn"):
        hex = place(where)
        kind = position.tiles[hex]
        now = written(turned(kind, position.rotations[hex]))
        offered = [words[2] for words in found if words[:2] == ["turn", where]]
        assert offered == [look for look in by_links(position, kind, hex) if look != now]


def check_places(found: Sequence[Sequence[str]], do: str) -> None:
    """Tiles as in the data, hexes from north to south."""
    if do == "build":
        kinds = list(dict.fromkeys(words[0] for words in found))
        assert kinds == [kind for kind in KINDS if kind in kinds]
        for kind in kinds:
            check_places([words[1:] for words in found if words[0] == kind], "")
        return
    hexes = [
        tuple(place(word) for word in words if word[0].isdigit()) for words in found if words[0] != "city"
    ]
    assert hexes == sorted(hexes)


def test_what_is_offered_in_made_up_positions() -> None:
    for number in range(20):
        check_order(made_up(number))


@pytest.mark.parametrize("seed", range(3))
def test_what_is_offered_along_matches(seed: int) -> None:
    for position in played(seed, every=19):
        if position.phase == "act":
            check_order(position)


def test_a_tile_that_was_moved_is_faced_with_the_best_look_first() -> None:
    tiles = "2-4 B straight e-w, 2-6 B straight e-w, 2-2 A straight sw-ne, 5-5 A basin e"
    position = scene(card="rebuilder", tiles=tiles)
    play(position, "move 5-5 2-5")
    assert legal(position) == ["face ne", "face e", "face w", "face se", "face sw", "face nw"]
    assert by_links(position, "basin", place("2-5")) == ["ne", "e", "w", "se", "sw", "nw"]


def test_links_are_counted_as_here() -> None:
    for number in range(20):
        position = made_up(number)
        for hex in range(0, 45, 4):
            for kind in (*KINDS[:8:3], UNREST):
                for rotation in looks(kind):
                    found = links(position, position.turn or 0, kind, hex, rotation)
                    assert found == joined(position, hex, turned(kind, rotation)), (number, name(hex), kind)


def test_cards_are_offered_as_they_were_handed_on() -> None:
    position = scene("take", turn="B", start_player="A")
    assert legal(position) == [f"take {card}" for card in position.handed[1]]


def test_steps_are_offered_from_north_to_south_and_west_to_east() -> None:
    position = scene(turn="A", start_player="B", tiles="1-1 1-2 1-3 A delta")
    play(position, "done")
    assert legal(position) == ["step 1-1", "step 1-2", "step 1-3"]
