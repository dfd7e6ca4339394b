"""Every reason why something is refused in Confucius, with its facts and its paragraph."""

from collections.abc import Mapping

import pytest

from games.confucius.actions import Tutor
from games.confucius.notation import parse
from games.confucius.position import ConfuciusPosition
from games.confucius.refusals import REFUSALS
from tests.games.confucius.refused import (
    BOX,
    CHIEF,
    DISCARD,
    INFLUENCE,
    ONE_GIFT,
    PHASES,
    PLACE,
    TUTOR,
    WITH_ALL_GIFTS,
    Case,
    every,
    judged,
    left,
)
from tests.games.confucius.scenes import scene
from tests.games.legality import check_refused

BRIBERY = scene(
    hands={"A": "1"},
    rewards={"A": "bribe-hubu bribe-any"},
    hubu="2 3A 4A! 5B 6B! . .",
    bingbu="2 . . . . . .",
    gongbu="2 . . . . . .",
    posts={"gongbu": "BC"},
)

OTHERS: list[Case] = [
    ("own-shipyard", WITH_ALL_GIFTS, "petition tile A B", {}),
    ("same-shipyard", WITH_ALL_GIFTS, "petition tile B B", {"rival": "B"}),
    ("shipyard-empty", WITH_ALL_GIFTS, "petition tile C B", {"rival": "C"}),
    ("no-student", scene(gifts="A3", students=".B"), "petition vase red", {"student": "red"}),
    ("own-student", WITH_ALL_GIFTS, "petition vase orange", {"student": "orange"}),
    ("same-official", WITH_ALL_GIFTS, "petition coat hubu 2 hubu 2", {"ministry": "hubu", "space": 2}),
    ("higher-seniority", WITH_ALL_GIFTS, "petition coat hubu 2 hubu 1", {"space": 2, "space2": 1}),
    (
        "no-army-there",
        WITH_ALL_GIFTS,
        "petition necklace mongolia 2 mongolia 3",
        {"land": "mongolia", "box": 2},
    ),
    (
        "not-your-army",
        WITH_ALL_GIFTS,
        "petition necklace annam 2 mongolia 2",
        {"land": "annam", "box": 2, "owner": "B"},
    ),
    *every(
        "no-such-seat",
        WITH_ALL_GIFTS,
        {"seat": "E"},
        "give 2 E",
        "transfer hubu 2 E",
        "petition tile B E",
        "petition tile E B",
        "petition junk hubu 2 E",
    ),
    ("no-such-seat", CHIEF, "chief E", {"seat": "E"}),
    *every(
        "seat-has-left",
        left(WITH_ALL_GIFTS.copy(), 3),
        {"seat": "D"},
        "give 2 D",
        "transfer hubu 2 D",
        "petition tile B D",
        "petition junk hubu 2 D",
    ),
    ("seat-has-left", left(CHIEF.copy(), 3), "chief D", {"seat": "D"}),
    ("seat-has-left", left(INFLUENCE.copy(), 2), "influence C", {"seat": "C"}),
    ("reward-not-held", BRIBERY, "card cash", {"card": "cash"}),
    ("reward-not-held", BRIBERY, "card gift 3", {"card": "gift"}),
    ("reward-not-held", BRIBERY, "card bribe-bingbu bingbu 1", {"card": "bribe-bingbu"}),
    ("bribery-elsewhere", BRIBERY, "card bribe-hubu bingbu 1", {"card": "bribe-hubu", "ministry": "hubu"}),
    ("ministry-closed", BRIBERY, "card bribe-any gongbu 1", {"ministry": "gongbu"}),
    ("no-official", BRIBERY, "card bribe-hubu hubu 7", {"ministry": "hubu", "space": 7}),
    ("own-official", BRIBERY, "card bribe-hubu hubu 2", {"ministry": "hubu", "space": 2}),
    ("own-official", BRIBERY, "card bribe-any hubu 3", {"ministry": "hubu", "space": 3}),
    ("secured-official", BRIBERY, "card bribe-hubu hubu 5", {"ministry": "hubu", "space": 5, "owner": "B"}),
    ("too-little-cash", BRIBERY, "card bribe-hubu hubu 4", {"due": 4, "full": 5, "have": 1}),
    ("chief-again", CHIEF, "chief A", {}),
    (
        "obliged-to-tutor",
        TUTOR,
        "tutor red 1",
        {"owner": "C", "gift": 3, "student": "orange", "rival": "B", "other": 2},
    ),
    (
        "obliged-to-tutor",
        ONE_GIFT,
        "tutor orange 1",
        {"owner": "B", "gift": 2, "student": "red", "rival": "C", "other": 0},
    ),
    (
        "ministry-closed",
        judged(scene(chief="A", students="A.", forced=True, candidate="hubu", posts={"hubu": "BC"})),
        "place hubu 1",
        {"ministry": "hubu"},
    ),
    ("candidate-own-ministry", PLACE, "place bingbu 1", {"candidate": "hubu"}),
    ("candidate-empty-first", PLACE, "place hubu 1", {"ministry": "hubu", "space": 1}),
    (
        "candidate-secured",
        judged(scene(chief="A", students="A.", forced=True, candidate="hubu", hubu="2 3A 4A! 5 5 5 5")),
        "place hubu 3",
        {"ministry": "hubu", "space": 3},
    ),
    ("influence-to-yourself", INFLUENCE, "influence A", {}),
    ("no-influence", INFLUENCE, "influence E", {"rival": "E", "ministry": "bingbu"}),
    (
        "obliged-to-heir",
        judged(scene(seats=5, chief="A", bingbu="2A 2A 4B 4B 3D! 3D 3C", gifts="A2C B2C")),
        "influence D",
        {"owner": "A", "gift": 2},
    ),
    ("discard-number", DISCARD, "discard 1", {"needed": 2, "found": 1, "limit": 4}),
    ("discard-number", DISCARD, "discard 1 1 2", {"needed": 2, "found": 3, "limit": 4}),
]

CASES = PHASES + BOX + OTHERS


@pytest.mark.parametrize(
    ("code", "position", "notation", "facts"),
    [pytest.param(*case, id=f"{number}-{case[0]}") for number, case in enumerate(CASES)],
)
def test_refused(
    code: str, position: ConfuciusPosition, notation: str, facts: Mapping[str, str | int]
) -> None:
    check_refused(position, parse(notation), code, facts, REFUSALS)


IN_GENERAL = {
    "all-bribed",
    "nothing-to-secure",
    "nothing-to-transfer",
    "no-box-left",
    "no-junks-to-sail",
    "all-gifts-bought",
    "no-gift-available",
    "no-petition",
    "no-rewards",
}
"""Codes that say why there is no action of a kind at all; see test_prospects."""


def test_every_code_is_tried() -> None:
    elsewhere = {"already-resigned", "nothing-laid"}
    assert {case[0] for case in CASES} | IN_GENERAL | elsewhere == set(REFUSALS)


def test_nothing_laid() -> None:
    """It cannot be typed, but a stranger's input could hold it."""
    check_refused(ONE_GIFT, Tutor(0, (0, 0, 0)), "nothing-laid", {}, REFUSALS)
