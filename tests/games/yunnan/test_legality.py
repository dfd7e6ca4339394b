"""Every reason why something is refused in Yunnan, with its facts and its paragraph."""

import pytest

from games.yunnan.notation import parse
from games.yunnan.position import YunnanPosition
from games.yunnan.rules import REFUSALS
from tests.games.legality import check_refused
from tests.games.yunnan.scenes import play, scene


def after(position: YunnanPosition, *notations: str) -> YunnanPosition:
    """The position after these actions."""
    play(position, *notations)
    return position


def over() -> YunnanPosition:
    """A match that has ended."""
    position = scene(seats=3)
    position.resign(2)
    position.resign(1)
    return position


def arrived() -> YunnanPosition:
    """A's trader has just come to Yunnan, where B and C stand."""
    position = scene(
        "travel", influence="2121", traders={"A": "puer puer", "B": "yunnan", "C": "yunnan", "D": "puer"}
    )
    return after(position, "move puer yunnan")


Case = tuple[str, YunnanPosition, str, dict[str, str | int]]
BID, YARD, TRAVEL, CONVERT = scene(at_home=1), scene("yard"), scene("travel"), scene("convert")

CASES: list[Case] = [
    ("match-over", over(), "pass", {}),
    ("not-your-turn", scene(turn="B").view(0), "pass", {"seat": "B"}),
    ("not-your-turn", scene(turn="B").view(None), "pass", {"seat": "B"}),
    ("not-your-turn", scene(seats=2, turn="D").view(0), "pass", {"seat": "B"}),
    *(("bid-now", BID, text, {}) for text in ("take post", "move puer yunnan", "end", "convert 0")),
    *(("take-now", YARD, text, {}) for text in ("pass", "school 5", "build post yunnan", "convert 0")),
    *(("travel-now", TRAVEL, text, {}) for text in ("bank left", "market", "take post", "convert 0")),
    *(("convert-now", CONVERT, text, {}) for text in ("pass", "take post", "displace none", "end")),
    ("home-first", scene(supply={"A": 2}, traders={"A": "tibet"}), "school 7 tibet", {"traders": 2}),
    ("home-first", scene(supply={"A": 1}, traders={"A": "tibet"}), "bank left tibet", {"traders": 1}),
    ("home-first", scene(supply={"A": 1}), "market puer", {"traders": 1}),
    (
        "none-at-home",
        scene(traders={"A": "puer tibet yunnan"}),
        "school 7",
        {"provinces": "Yunnan, Tibet"},
    ),
    ("none-at-home", scene(traders={"A": "tibet"}), "bank right", {"provinces": "Tibet"}),
    ("none-at-home", scene(traders={"A": "tibet"}), "market", {"provinces": "Tibet"}),
    ("no-trader-there", scene(traders={"A": "tibet"}), "market qamdo", {"province": "Qamdo", "market": 0}),
    ("no-trader-there", scene(traders={"A": "puer"}), "market puer", {"province": "Pu’er", "market": 1}),
    ("in-bank", scene(supply={"A": 1}, bank="A."), "school 5", {}),
    ("in-bank", scene(supply={"A": 1}, bank="A."), "bank right", {}),
    ("side-taken", scene(supply={"A": 1}, bank=".C"), "bank right", {"side": "right", "rival": "C"}),
    ("side-taken", scene(supply={"A": 1}, bank="D."), "bank left", {"side": "left", "rival": "D"}),
    (
        "bids-already",
        scene(supply={"A": 1}, bids={"yard": "A9"}),
        "yard 12",
        {"building": "yard", "value": 9},
    ),
    ("progress-full", scene(at_home=1, passes="6222"), "customs 5", {"building": "customs", "most": 6}),
    ("progress-full", scene(at_home=1), "horse 5", {"building": "horse", "most": 5}),
    (
        "bid-taken",
        scene(at_home=1, bids={"dragon": "B9"}),
        "dragon 9",
        {"building": "dragon", "value": 9, "rival": "B"},
    ),
    (
        "bid-too-low",
        scene(at_home=1, bids={"dragon": "C7 B12"}),
        "dragon 5",
        {"building": "dragon", "value": 5, "highest": 12},
    ),
    (
        "too-expensive",
        scene(at_home=1, bids={"dragon": "A9"}, money={"A": 20}),
        "school 12",
        {"value": 12, "bids": 9, "money": 20, "left": 11},
    ),
    ("structure-used-up", scene("yard", used={"A": "bridge bridge"}), "take bridge", {"kind": "bridge"}),
    ("no-field", YARD, "take teahouse puer", {"kind": "teahouse", "province": "Pu’er"}),
    (
        "no-field",
        scene("travel", stock={"A": "post"}),
        "build post puer",
        {"kind": "post", "province": "Pu’er"},
    ),
    (
        "beyond-horse",
        scene("yard", horse={"A": "qamdo"}),
        "take teahouse tibet",
        {"province": "Tibet", "horse": "Qamdo"},
    ),
    (
        "beyond-horse",
        scene("travel", horse={"A": "qamdo"}, stock={"A": "bridge"}),
        "build bridge yunnan-tibet",
        {"province": "Tibet", "horse": "Qamdo"},
    ),
    (
        "beyond-horse",
        scene("travel", horse={"A": "yunnan"}, traders={"A": "puer"}),
        "move puer sichuan",
        {"province": "Sichuan", "horse": "Yunnan"},
    ),
    (
        "teahouse-stands",
        scene("yard", teahouses={"tibet": "B"}),
        "take teahouse tibet",
        {"province": "Tibet", "rival": "B"},
    ),
    (
        "bridge-stands",
        scene("travel", stock={"A": "bridge"}, bridges={"A": "yunnan-qamdo"}),
        "build bridge qamdo yunnan",
        {"first": "Yunnan", "second": "Qamdo"},
    ),
    ("not-in-stock", TRAVEL, "build post yunnan", {"kind": "post"}),
    ("displace-first", arrived(), "end", {"province": "Yunnan"}),
    ("displace-first", arrived(), "move puer yunnan", {"province": "Yunnan"}),
    ("nobody-arrived", TRAVEL, "displace none", {}),
    ("nobody-arrived", TRAVEL, "displace B", {}),
    ("own-trader", arrived(), "displace A", {"rival": "A"}),
    ("colour-not-there", arrived(), "displace D", {"rival": "D", "province": "Yunnan"}),
    ("colour-not-there", arrived(), "displace E", {"rival": "E", "province": "Yunnan"}),
    ("too-influential", arrived(), "displace C", {"rival": "C", "influence": 2, "own": 2}),
    ("nobody-to-move", TRAVEL, "move tibet yunnan", {"province": "Tibet"}),
    (
        "all-moved",
        after(scene("travel", traders={"A": "puer", "B": "puer"}), "move puer yunnan"),
        "move yunnan puer",
        {"province": "Yunnan", "traders": 1},
    ),
    ("same-province", scene("travel", traders={"A": "puer"}), "move puer puer", {"province": "Pu’er"}),
    (
        "too-few-passes",
        scene("travel", traders={"A": "puer"}),
        "move puer qamdo",
        {"needed": 3, "left": 2},
    ),
    ("more-than-income", scene("convert", incomes={"A": 7}), "convert 8", {"points": 8, "income": 7}),
]


@pytest.mark.parametrize(("code", "position", "notation", "facts"), CASES)
def test_refused(code: str, position: YunnanPosition, notation: str, facts: dict[str, str | int]) -> None:
    check_refused(position, parse(notation), code, facts, REFUSALS)


def test_every_code_is_met_above() -> None:
    """But one, which is the same in every game."""
    assert {case[0] for case in CASES} | {"already-resigned"} == set(REFUSALS)
