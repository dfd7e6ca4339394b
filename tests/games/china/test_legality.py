"""Every reason why something is refused in China, with its facts and its paragraph."""

import pytest

from games.china import GAME
from games.china.position import ChinaPosition
from games.china.turns import parse
from tests.support.games.china.scenes import play, scene
from tests.support.games.legality import check_refused


def after(position: ChinaPosition, *notations: str) -> ChinaPosition:
    """The position after these actions."""
    play(position, *notations)
    return position


def over() -> ChinaPosition:
    """A match that has ended."""
    position = scene(seats=3, resigned="B")
    position.resign(2)
    return position


def used_up() -> ChinaPosition:
    """A has no house left."""
    position = scene("wei B")
    position.houses_left[0] = 0
    return position


Facts = dict[str, str | int]
Case = tuple[str, ChinaPosition, str, Facts]

NO_RED: Facts = {"card": "R", "held": 0, "needed": 1}
ONE_VIOLET: Facts = {"card": "V", "held": 1, "needed": 2}
TWO_PLACED = after(scene("wei B", hand="RRR"), "wei 2 R", "wei 3 R")
CASES: list[Case] = [
    ("match-over", over(), "wei 1 R", {}),
    ("match-over", over(), "draw", {}),
    ("not-your-turn", scene(turn="B").view(0), "wei 1 R", {"seat": "B"}),
    ("not-your-turn", scene(turn="B").view(None), "wei 1 R", {"seat": "B"}),
    ("draw-first", after(scene("wei B", hand="RRR"), "wei 2 R", "wei done"), "wei 3 R", {"cards": 1}),
    ("draw-first", after(scene(hand="RGG"), "wei 2 GG"), "exchange R", {"cards": 2}),
    ("draw-first", after(scene(hand="RGG"), "exchange R"), "wei 1 GG", {"cards": 1}),
    ("draw-first", after(scene(hand="RGG"), "exchange R"), "wei done", {"cards": 1}),
    ("place-first", scene(), "draw", {"placed": 0}),
    ("place-first", scene(), "take R", {"placed": 0}),
    ("place-first", after(scene("wei B", hand="RRR"), "wei 2 R"), "draw", {"placed": 1}),
    ("piece-placed", after(scene("chin B", hand="YYY"), "chin 2 Y"), "exchange Y", {"province": "Ch’in"}),
    ("nothing-placed", scene("wei B"), "wei done", {}),
    ("other-province", after(scene("wei B", hand="RRR"), "wei 2 R"), "shu 1 R", {"province": "Wei"}),
    ("other-province", after(scene("wei B", hand="RRR"), "wei 2 R"), "shu done", {"province": "Wei"}),
    ("pieces-used-up", after(scene(hand="RRR"), "wei 1 R"), "wei 2 R", {"province": "Wei", "pieces": 1}),
    ("pieces-used-up", TWO_PLACED, "shu 1 R", {"province": "Wei", "pieces": 2}),
    ("card-not-held", scene(hand="GGV"), "wei 1 R", {**NO_RED, "rule": "place"}),
    ("card-not-held", scene(hand="GGV"), "wei 1 VV", {**ONE_VIOLET, "rule": "jokers"}),
    ("card-not-held", scene(hand="GGV"), "exchange R", {**NO_RED, "rule": "exchange"}),
    ("wrong-colour", scene(hand="GGV"), "wei 1 G", {"card": "G", "province": "Wei", "colour": "R"}),
    ("joker-own-colour", scene(hand="RRG"), "wei 1 RR", {"card": "R", "province": "Wei"}),
    ("joker-own-colour", scene(hand="RGG"), "wei 1 RR", {"card": "R", "province": "Wei"}),
    ("piece-not-left", used_up(), "wei 2 R", {"piece": "house"}),
    ("space-taken", scene("wei .B"), "wei 2 R", {"space": "Wei 2", "seat": "B"}),
    ("space-taken", scene("wei .b", turn="B"), "wei fort 2 R", {"space": "Wei 2", "seat": "B"}),
    ("already-fortified", scene("wei .+", turn="B"), "wei fort 2 R", {"space": "Wei 2"}),
    ("no-fortifications", scene(), "wei fort 2 R", {}),
    ("no-houses-there", scene(), "chin dragon YY", {"province": "Ch’in"}),
    ("too-many-emissaries", scene("wei BBA", "wei CD"), "wei dragon R", {"province": "Wei", "most": 2}),
    ("not-in-row", after(scene(row="YRGY"), "exchange R"), "take V", {"card": "V", "row": "R G Y Y"}),
    ("deck-empty", after(scene(deck="", exhausted=2), "exchange R"), "draw", {}),
]


@pytest.mark.parametrize(("code", "position", "notation", "facts"), CASES)
def test_refused(code: str, position: ChinaPosition, notation: str, facts: Facts) -> None:
    check_refused(position, parse(notation), code, facts, GAME.refusals)


def test_every_code_is_met_above() -> None:
    """But one, which is the same in every game."""
    assert {case[0] for case in CASES} | {"already-resigned"} == set(GAME.refusals)
