"""What players of Yunnan may type, and how actions come apart into slots."""

from collections.abc import Callable

import pytest

from games.engine import Action, BadNotation
from games.engine.choices import Question, walk
from games.yunnan.actions import Bank, Bid, Build, Convert, Displace, Market, Move, Take
from games.yunnan.notation import parse
from tests.games.notation import check_both_ways, check_unreadable
from tests.games.yunnan.scenes import legal, play, scene
from tests.games.yunnan.slow import every_notation


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("School 7", "school 7"),
        ("school, 7 from Tibet", "school 7 tibet"),
        ("bid on the trade school: 12", "school 12"),
        ("Customs House 5 Pu'er", "customs 5 puer"),
        ("horse dealer 9", "horse 9"),
        ("horses 9", "horse 9"),
        ("dragon house 15 yunnan", "dragon 15 yunnan"),
        ("builders' yard 5 supply", "yard 5"),
        ("  BANK   left ", "bank left"),
        ("bank, right side, from Qinghai", "bank right qinghai"),
        ("bank higher", "bank left"),
        ("bank upper Tibet", "bank left tibet"),
        ("bank lower", "bank right"),
        ("market", "market"),
        ("market from home", "market"),
        ("Market tibet", "market tibet"),
        ("PASS", "pass"),
        ("take bridge", "take bridge"),
        ("take trading post", "take post"),
        ("take tea house, keep", "take teahouse keep"),
        ("take tea-house in Tibet", "take teahouse tibet"),
        ("Move Pu’er – Qamdo", "move puer qamdo"),
        ("move from Pu er to Yunnan", "move puer yunnan"),
        ("move pu-er yunnan", "move puer yunnan"),
        ("move market yunnan", "move puer yunnan"),
        ("move sichuan -> pu'er", "move sichuan puer"),
        ("displace c", "displace C"),
        ("displace None", "displace none"),
        ("displace nobody", "displace none"),
        ("build trading post in Sichuan", "build post sichuan"),
        ("build tea house Tibet", "build teahouse tibet"),
        ("build bridge Sichuan-Qinghai", "build bridge sichuan-qinghai"),
        ("build bridge qinghai sichuan", "build bridge sichuan-qinghai"),
        ("build the bridge from Tibet to Yunnan", "build bridge yunnan-tibet"),
        ("END", "end"),
        ("convert 6 yuan", "convert 6"),
        ("convert 06 points", "convert 6"),
        ("convert 0", "convert 0"),
    ],
)
def test_forgiving(text: str, notation: str) -> None:
    assert str(parse(text)) == notation


def test_every_notation_goes_both_ways() -> None:
    check_both_ways(parse, every_notation())


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("school", "unreadable-notation", {"text": "school", "example": "school 7"}),
        ("school seven", "unreadable-notation", None),
        ("school 7 tibet qamdo", "unreadable-notation", None),
        ("school 6", "no-such-bid", {"value": 6, "known": "5, 7, 9, 12, 15"}),
        ("school 7 lhasa", "unknown-province", None),
        ("bank", "unreadable-notation", None),
        ("bank middle", "unreadable-notation", None),
        (
            "move puer lhasa",
            "unknown-province",
            {"province": "lhasa", "known": "puer, yunnan, sichuan, qamdo, tibet, qinghai"},
        ),
        ("move puer", "unreadable-notation", None),
        ("displace F", "unreadable-notation", None),
        ("displace", "unreadable-notation", None),
        ("build yunnan", "unreadable-notation", None),
        ("build bridge yunnan", "unreadable-notation", None),
        (
            "build bridge tibet-puer",
            "no-such-bridge",
            {
                "first": "Pu’er",
                "second": "Tibet",
                "known": "yunnan-qamdo, sichuan-qinghai, qamdo-qinghai, yunnan-tibet",
            },
        ),
        ("build bridge yunnan yunnan", "no-such-bridge", None),
        ("take", "unreadable-notation", None),
        ("take teahouse", "unreadable-notation", None),
        ("take post yunnan", "unreadable-notation", None),
        ("convert", "unreadable-notation", None),
        ("convert all", "unreadable-notation", None),
        ("convert 12345", "unreadable-notation", None),
        ("pass 1", "unreadable-notation", None),
        ("school 7 €", "unreadable-notation", None),
        ("tibet", "unreadable-notation", None),
        ("x" * 99, "unreadable-notation", {"text": "x" * 40, "example": "school 7"}),
        ("market " + "x" * 99, "unknown-province", None),
    ],
)
def test_unreadable(text: str, code: str, facts: dict[str, str | int] | None) -> None:
    check_unreadable(parse, text, code, facts, 70)


@pytest.mark.parametrize(
    "make",
    [
        lambda: Bid(5, 7),
        lambda: Bid(-1, 7),
        lambda: Bid(0, 6),
        lambda: Bid(0, 7, 6),
        lambda: Bid(0, 7, -2),
        lambda: Bank(2),
        lambda: Bank(-1),
        lambda: Bank(0, 9),
        lambda: Market(6),
        lambda: Take("school"),
        lambda: Take("post", 1),
        lambda: Take("teahouse", 6),
        lambda: Take("teahouse", -2),
        lambda: Move(0, 6),
        lambda: Move(-1, 2),
        lambda: Displace(5),
        lambda: Displace(-2),
        lambda: Build("post", 6),
        lambda: Build("bridge", 4),
        lambda: Build("bridge", -1),
        lambda: Build("school", 1),
        lambda: Convert(-1),
        lambda: Convert(1000),
    ],
)
def test_actions_that_there_are_not(make: Callable[[], Action]) -> None:
    with pytest.raises(BadNotation):
        make()


def slots(notation: str) -> list[tuple[str, str]]:
    """Names and values."""
    return [(slot.name, slot.value) for slot in parse(notation).slots()]


def test_slots() -> None:
    assert slots("school 7") == [("do", "school"), ("space", "7"), ("from", "supply")]
    assert slots("school 7 tibet") == [("do", "school"), ("space", "7"), ("from", "tibet")]
    assert slots("bank left") == [("do", "bank"), ("space", "left"), ("from", "supply")]
    assert slots("market qamdo") == [("do", "market"), ("from", "qamdo")]
    assert slots("pass") == [("do", "pass")]
    assert slots("take post") == [("kind", "post")]
    assert slots("take teahouse keep") == [("kind", "teahouse"), ("place", "keep")]
    assert slots("take teahouse tibet") == [("kind", "teahouse"), ("place", "tibet")]
    assert slots("move puer qamdo") == [("do", "puer"), ("to", "qamdo")]
    assert slots("displace C") == [("displace", "C")]
    assert slots("displace none") == [("displace", "none")]
    assert slots("build bridge yunnan-qamdo") == [("do", "bridge"), ("site", "yunnan-qamdo")]
    assert slots("end") == [("do", "end")]
    assert parse("convert 23").slots()[0] == ("points", "23", "20-29")
    assert parse("convert 9").slots()[0] == ("points", "9", "0-9")


def test_questions_of_the_bidding() -> None:
    """Where from is not asked while there are traders at home."""
    position = scene(at_home=1)
    first = walk(position.legal(), []).next
    assert isinstance(first, Question)
    assert [answer.token for answer in first.answers] == [
        "school",
        "customs",
        "dragon",
        "yard",
        "bank",
        "market",
        "pass",
    ]
    assert not isinstance(walk(position.legal(), ["school", "7"]).next, Question)
    position = scene(traders={"A": "yunnan tibet"})
    asked = walk(position.legal(), ["school", "7"]).next
    assert isinstance(asked, Question)
    assert (asked.slot, [answer.token for answer in asked.answers]) == ("from", ["yunnan", "tibet"])


def test_questions_of_a_journey() -> None:
    position = scene("travel", traders={"A": "puer yunnan"}, stock={"A": "post bridge"})
    first = walk(position.legal(), []).next
    assert isinstance(first, Question)
    assert [answer.token for answer in first.answers] == ["puer", "yunnan", "post", "bridge", "end"]
    then = walk(position.legal(), ["puer"]).next
    assert isinstance(then, Question)
    assert (then.slot, [answer.token for answer in then.answers]) == ("to", ["yunnan", "sichuan"])


def test_many_points_are_asked_by_tens() -> None:
    position = scene("convert", incomes={"A": 31})
    asked = walk(position.legal(), []).next
    assert isinstance(asked, Question)
    assert [answer.token for answer in asked.answers] == ["*0-9", "*10-19", "*20-29", "*30-39"]
    position = scene("convert", incomes={"A": 24})
    asked = walk(position.legal(), []).next
    assert isinstance(asked, Question)
    assert not asked.grouped
    assert len(asked.answers) == 25


def test_the_order_of_legal_actions() -> None:
    position = scene(at_home=1, money={"A": 7}, bids={"school": "B12", "yard": "C7 D9"})
    assert legal(position) == [
        "customs 5",
        "customs 7",
        "dragon 5",
        "dragon 7",
        "bank left",
        "bank right",
        "market",
        "pass",
    ]
    position = scene(
        "travel",
        traders={"A": "puer yunnan"},
        horse={"A": "sichuan"},
        stock={"A": "post bridge teahouse"},
    )
    assert legal(position) == [
        "move puer yunnan",
        "move puer sichuan",
        "move yunnan puer",
        "move yunnan sichuan",
        "build post yunnan",
        "build post sichuan",
        "build teahouse yunnan",
        "build teahouse sichuan",
        "end",
    ]
    position.horse[0] = 3
    play(position, "move puer yunnan")
    assert legal(position, "build bridge") == ["build bridge yunnan-qamdo"]
