"""Every reason why something is refused in Yunnan, with its facts and its paragraph."""

import pytest

from games.yunnan import GAME
from games.yunnan.position import YunnanPosition
from games.yunnan.turns import parse
from tests.support.games.legality import check_refused
from tests.support.games.yunnan.scenes import play, scene

Facts = dict[str, str | int]
Case = tuple[str, YunnanPosition, str, Facts]


def case(code: str, position: YunnanPosition, notation: str, **facts: str | int) -> Case:
    """In that position the action is refused so."""
    return code, position, notation, facts


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
    traders = {"A": "puer puer", "B": "yunnan", "C": "yunnan", "D": "puer"}
    return after(scene("travel", influence="2121", traders=traders), "move puer yunnan")


BID, YARD, TRAVEL, CONVERT = scene(at_home=1), scene("yard"), scene("travel"), scene("convert")
FROM_PUER = scene("travel", traders={"A": "puer"})
IN_TIBET = scene(traders={"A": "tibet"})
IN_BANK = scene(supply={"A": 1}, bank="A.")
MOVED = after(scene("travel", traders={"A": "puer", "B": "puer"}), "move puer yunnan")
ALL_TAKEN = scene(at_home=1, used={"A": "post post bridge bridge teahouse teahouse"})
BIDS = scene(at_home=1, bids={"dragon": "C7 B12"})
POOR = scene(at_home=1, bids={"dragon": "A9"}, money={"A": 20})
HORSE = scene("travel", horse={"A": "qamdo"}, traders={"A": "puer"}, stock={"A": "bridge post"})
HORSE_IN_YARD = scene("yard", horse={"A": "qamdo"})
TEAHOUSE = scene("yard", teahouses={"tibet": "B"})
BRIDGE = scene("travel", stock={"A": "bridge"}, bridges={"A": "yunnan-qamdo"})
POST = scene("travel", stock={"A": "post"})
BEYOND: Facts = {"province": "Tibet", "horse": "Qamdo"}

CASES: list[Case] = [
    case("match-over", over(), "pass"),
    case("not-your-turn", scene(turn="B").view(0), "pass", seat="B"),
    case("not-your-turn", scene(turn="B").view(None), "pass", seat="B"),
    case("not-your-turn", scene(seats=2, turn="D").view(0), "pass", seat="B"),
    *(case("bid-now", BID, text) for text in ("take post", "move puer yunnan", "end", "convert 0")),
    *(case("take-now", YARD, text) for text in ("pass", "school 5", "build post yunnan", "convert 0")),
    *(case("travel-now", TRAVEL, text) for text in ("bank left", "market", "take post", "convert 0")),
    *(case("convert-now", CONVERT, text) for text in ("pass", "take post", "displace none", "end")),
    case("home-first", scene(supply={"A": 2}, traders={"A": "tibet"}), "school 7 tibet", traders=2),
    case("home-first", scene(supply={"A": 1}, traders={"A": "tibet"}), "bank left tibet", traders=1),
    case("home-first", scene(supply={"A": 1}), "market puer", traders=1),
    case("none-at-home", scene(traders={"A": "puer tibet yunnan"}), "school 7", provinces="Yunnan, Tibet"),
    case("none-at-home", IN_TIBET, "bank right", provinces="Tibet"),
    case("none-at-home", IN_TIBET, "market", provinces="Tibet"),
    case("no-trader-there", IN_TIBET, "market qamdo", province="Qamdo", market=0),
    case("no-trader-there", scene(traders={"A": "puer"}), "market puer", province="Pu’er", market=1),
    case("in-bank", IN_BANK, "school 5"),
    case("in-bank", IN_BANK, "bank right"),
    case("side-taken", scene(supply={"A": 1}, bank=".C"), "bank right", side="right", rival="C"),
    case("side-taken", scene(supply={"A": 1}, bank="D."), "bank left", side="left", rival="D"),
    case("bids-already", scene(supply={"A": 1}, bids={"yard": "A9"}), "yard 12", building="yard", value=9),
    case("progress-full", scene(at_home=1, passes="6222"), "customs 5", building="customs", most=6),
    case("progress-full", BID, "horse 5", building="horse", most=5),
    case("progress-full", scene(at_home=1, general={"A": 0}), "school 5", building="school", most=7),
    case("progress-full", scene(at_home=1, influence="4000"), "dragon 5", building="dragon", most=4),
    case("progress-full", ALL_TAKEN, "yard 15", building="yard", most=6),
    case("bid-taken", BIDS, "dragon 12", building="dragon", value=12, rival="B"),
    case("bid-too-low", BIDS, "dragon 5", building="dragon", value=5, highest=12),
    case("too-expensive", POOR, "school 12", value=12, bids=9, money=20, left=11),
    case("structure-used-up", scene("yard", used={"A": "bridge bridge"}), "take bridge", kind="bridge"),
    case("no-field", YARD, "take teahouse puer", kind="teahouse", province="Pu’er"),
    case("no-field", POST, "build post puer", kind="post", province="Pu’er"),
    case("beyond-horse", HORSE, "build bridge yunnan-tibet", **BEYOND, rule="building"),
    case("beyond-horse", HORSE, "build post tibet", **BEYOND, rule="building"),
    case("beyond-horse", HORSE, "move puer tibet", **BEYOND, rule="travel"),
    case("beyond-horse", HORSE_IN_YARD, "take teahouse tibet", **BEYOND, rule="yard"),
    case("teahouse-stands", TEAHOUSE, "take teahouse tibet", province="Tibet", rival="B"),
    case("bridge-stands", BRIDGE, "build bridge qamdo yunnan", first="Yunnan", second="Qamdo"),
    case("not-in-stock", TRAVEL, "build post yunnan", kind="post"),
    *(case("displace-first", arrived(), text, province="Yunnan") for text in ("end", "move puer yunnan")),
    *(case("nobody-arrived", TRAVEL, text) for text in ("displace none", "displace B")),
    case("own-trader", arrived(), "displace A", rival="A"),
    case("colour-not-there", arrived(), "displace D", rival="D", province="Yunnan"),
    case("colour-not-there", arrived(), "displace E", rival="E", province="Yunnan"),
    case("too-influential", arrived(), "displace C", rival="C", influence=2, own=2),
    case("nobody-to-move", TRAVEL, "move tibet yunnan", province="Tibet"),
    case("all-moved", MOVED, "move yunnan puer", province="Yunnan", traders=1),
    case("same-province", FROM_PUER, "move puer puer", province="Pu’er"),
    case("too-few-passes", FROM_PUER, "move puer qamdo", needed=3, left=2),
    case("more-than-income", scene("convert", incomes={"A": 7}), "convert 8", points=8, income=7),
]


@pytest.mark.parametrize(("code", "position", "notation", "facts"), CASES)
def test_refused(code: str, position: YunnanPosition, notation: str, facts: Facts) -> None:
    check_refused(position, parse(notation), code, facts, GAME.refusals)


def test_every_code_is_met_above() -> None:
    """But one, which is the same in every game."""
    assert {case[0] for case in CASES} | {"already-resigned"} == set(GAME.refusals)
