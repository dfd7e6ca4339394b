"""Every reason why something is refused in Da Yunhe, with its facts and its paragraph."""

from collections.abc import Mapping

import pytest

from games.dayunhe import GAME
from games.dayunhe.position import DayunhePosition
from games.dayunhe.refusals import REFUSALS
from tests.games.dayunhe.refused import CASES, MAP
from tests.games.dayunhe.scenes import legal, parse, play, refused, scene
from tests.games.legality import check_refused


@pytest.mark.parametrize(
    ("code", "position", "notation", "facts"),
    [pytest.param(*case, id=f"{number}-{case[0]}-{case[2]}") for number, case in enumerate(CASES)],
)
def test_refused(code: str, position: DayunhePosition, notation: str, facts: Mapping[str, str | int]) -> None:
    check_refused(position, parse(notation), code, facts, REFUSALS)


IN_GENERAL = {
    "stacks-empty",
    "warehouse-empty",
    "no-hex-left",
    "nothing-to-rebuild",
    "no-unrest-on-map",
    "wall-empty",
    "no-canal-on-map",
}
"""Codes that say why there is no action of a kind at all; see test_prospects."""


def test_every_code_is_tried() -> None:
    """Nobody can leave twice: see test_resigning."""
    assert {case[0] for case in CASES} | IN_GENERAL | {"already-resigned"} == set(REFUSALS)
    assert GAME.refusals == REFUSALS


PAID = {"A": "unrest unrest basin"}
DEEDS = [
    ("supplies", "supply 1"),
    ("builder", "build basin 2-5 e"),
    ("builder", "build unrest 2-5"),
    ("builder", "build basin city"),
    ("rebuilder", "swap 1-1 2-1"),
    ("rebuilder", "move 1-1 2-5"),
    ("rebuilder", "turn 1-1 sw-ne"),
    ("order", "remove 1-3"),
    ("welfare", "calm B"),
    ("saboteur", "destroy 2-2"),
    ("inspector", "inspect 1"),
    ("tea", "tea"),
    ("builder", "espionage"),
    ("intriguer", "intrigue B"),
    ("intriguer", "denounce C"),
    ("reformer", "reform"),
]


@pytest.mark.parametrize(("card", "deed"), DEEDS)
def test_every_action_can_be_done(card: str, deed: str) -> None:
    """Offered, allowed, done; then its symbol is gone."""
    position = scene(card=card, tiles=MAP, warehouses=PAID, wall={"B": 1})
    assert deed in legal(position)
    assert refused(position, deed) == ""
    action = "rebuild" if deed.split()[0] in ("swap", "move", "turn") else deed.split()[0]
    before = position.left[action]
    play(position, deed)
    assert position.left.get(action, 0) == before - 1


def test_prestige_is_the_thirteenth_action_and_needs_no_decision() -> None:
    verbs = {
        "rebuild" if deed.split()[0] in ("swap", "move", "turn") else deed.split()[0] for _, deed in DEEDS
    }
    assert len(verbs) == 12
    position = scene("take", seats=2, turn="A")
    play(position, "take reformer", "take tea")
    assert (position.scores, "prestige" in position.left) == ([20, 15], False)
