"""Five players, and everything of everything: the longest texts there can be."""

from games.confucius.components import BOX
from games.confucius.position import ConfuciusPosition
from games.confucius.state import Phase
from tests.support.games.confucius.scenes import scene

LETTERS = "ABCDE"


def fullest(phase: Phase = "turn", turn: str = "C") -> ConfuciusPosition:
    """Everybody has everything: the texts that tell the board are never longer.

    Every place has a secured marker, every gift that can be held is, each land has an army in each box.
    """
    position = scene(
        phase,
        seats=5,
        turn=turn,
        chief="E",
        round=9,
        bingbu="2A! 3B! 4C! 5D! 6E! 7A! 0B!",
        hubu="2C! 3D! 4E! 5A! 6B! 7C! 0D!",
        gongbu="2E! 3A! 4B! 5C! 6D! 7E! 0A!",
        cubes="55555",
        passed="ABDE",
        commercial="ABCDE",
        hands=dict.fromkeys(LETTERS, "111222333"),
        rewards={
            "A": "cash gift",
            "B": "bribe-any bribe-any",
            "C": "extra recruit",
            "D": "insult",
            "E": "bribe-hubu",
        },
        gifts=" ".join(
            f"{giver}{value}{holder}"
            for giver in LETTERS
            for value, holder in zip("3456", (other for other in LETTERS if other != giver), strict=True)
        ),
        colonies=dict.fromkeys(LETTERS, 2),
        insulted={"A": 1},
        lands=("manchuria", "korea", "mongolia"),
        armies={"manchuria": "ABCD", "korea": "EAB", "mongolia": "CDE"},
        yard=dict.fromkeys(LETTERS, 1),
        ocean=dict.fromkeys(LETTERS, 4),
        visited=dict.fromkeys(("spice", "india", "arabia", "africa", "americas"), "ABCDE"),
        first=dict.fromkeys(("india", "africa"), "."),
        students="DE",
        forced=True,
        scores=dict.fromkeys(LETTERS, 45),
        wall=8,
    )
    position.box = [[0] * 5 for _ in BOX]
    for seat in range(5):
        for cube in range(5):
            position.box[(2 * cube + seat) % len(BOX)][seat] += 1
    return position
