"""What players of Yunnan may type, how actions come apart into slots, what is asked in which order."""

from collections.abc import Callable

import pytest

from games.engine import Action, BadNotation
from games.engine.choices import Question, walk
from games.yunnan.bids import Bank, Bid, Market
from games.yunnan.incomes import Convert
from games.yunnan.position import YunnanPosition
from games.yunnan.structures import Build, Take
from games.yunnan.travel import Displace, Move
from games.yunnan.turns import parse
from tests.support.games.notation import check_both_ways, check_unreadable
from tests.support.games.yunnan.scenes import legal, play, scene
from tests.support.games.yunnan.slow import every_notation


@pytest.mark.parametrize(
    ("texts", "notation"),
    [
        ("school, 7 from Tibet", "school 7 tibet"),
        ("bid on the trade school: 12", "school 12"),
        ("Customs House 5 Pu'er", "customs 5 puer"),
        ("horse dealer 9 | horses 9", "horse 9"),
        ("dragon house 15 yunnan", "dragon 15 yunnan"),
        ("builders' yard 5 supply", "yard 5"),
        ("bank, right side, from Qinghai", "bank right qinghai"),
        ("bank higher | bank upper", "bank left"),
        ("bank lower", "bank right"),
        ("market from home", "market"),
        ("take trading post", "take post"),
        ("take tea house, keep", "take teahouse keep"),
        ("take tea-house in Tibet", "take teahouse tibet"),
        ("Move Pu’er – Yunnan | move from Pu er to Yunnan | move pu-er yunnan", "move puer yunnan"),
        ("move market yunnan | move pu'er -> yunnan", "move puer yunnan"),
        ("displace c", "displace C"),
        ("displace nobody", "displace none"),
        ("build trading post in Sichuan", "build post sichuan"),
        ("build tea house Tibet", "build teahouse tibet"),
        ("build bridge tibet yunnan | build the bridge from Tibet to Yunnan", "build bridge yunnan-tibet"),
        ("convert 6 yuan | convert 06 points", "convert 6"),
    ],
)
def test_forgiving(texts: str, notation: str) -> None:
    assert {str(parse(text)) for text in texts.split(" | ")} == {notation}


def test_every_notation_goes_both_ways() -> None:
    check_both_ways(parse, every_notation())


PROVINCES = "puer, yunnan, sichuan, qamdo, tibet, qinghai"
UNREADABLE = (
    "school seven; school 7 tibet qamdo; school 7 €; bank; bank middle; move puer; displace; displace F; "
    "take; take teahouse; take post yunnan; build yunnan; build bridge yunnan; convert; convert all; "
    "convert 12345; pass 1; tibet"
)
BRIDGES = "yunnan-qamdo, sichuan-qinghai, qamdo-qinghai, yunnan-tibet"


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("school", "unreadable-notation", {"text": "school", "example": "school 7"}),
        ("x" * 99, "unreadable-notation", {"text": "x" * 40, "example": "school 7"}),
        ("school 6", "no-such-bid", {"value": 6, "known": "5, 7, 9, 12, 15"}),
        ("move puer lhasa", "unknown-province", {"province": "lhasa", "known": PROVINCES}),
        ("school 7 lhasa", "unknown-province", None),
        ("market " + "x" * 99, "unknown-province", None),
        (
            "build bridge tibet-puer",
            "no-such-bridge",
            {"first": "Pu’er", "second": "Tibet", "known": BRIDGES},
        ),
        ("build bridge yunnan yunnan", "no-such-bridge", None),
        *((text, "unreadable-notation", None) for text in UNREADABLE.split("; ")),
    ],
)
def test_unreadable(text: str, code: str, facts: dict[str, str | int] | None) -> None:
    check_unreadable(parse, text, code, facts, 70)


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        *((Bid, fields) for fields in ((5, 7), (-1, 7), (0, 6), (0, 7, 6), (0, 7, -2))),
        *((Bank, fields) for fields in ((2,), (-1,), (0, 9))),
        (Market, (6,)),
        *((Take, fields) for fields in (("school",), ("post", 1), ("teahouse", 6), ("teahouse", -2))),
        *((Move, fields) for fields in ((0, 6), (-1, 2))),
        *((Displace, fields) for fields in ((5,), (-2,))),
        *((Build, fields) for fields in (("post", 6), ("bridge", 4), ("bridge", -1), ("school", 1))),
        *((Convert, fields) for fields in ((-1,), (1000,))),
    ],
)
def test_actions_that_there_are_not(kind: Callable[..., Action], fields: tuple[str | int, ...]) -> None:
    with pytest.raises(BadNotation):
        kind(*fields)


@pytest.mark.parametrize(
    ("notation", "slots"),
    [
        ("school 7", "do=school space=7 from=supply"),
        ("school 7 tibet", "do=school space=7 from=tibet"),
        ("bank left", "do=bank space=left from=supply"),
        ("market qamdo", "do=market from=qamdo"),
        ("pass", "do=pass"),
        ("take post", "kind=post"),
        ("take teahouse keep", "kind=teahouse place=keep"),
        ("take teahouse tibet", "kind=teahouse place=tibet"),
        ("move puer qamdo", "do=puer to=qamdo"),
        ("displace C", "displace=C"),
        ("displace none", "displace=none"),
        ("build bridge yunnan-qamdo", "do=bridge site=yunnan-qamdo"),
        ("end", "do=end"),
    ],
)
def test_slots(notation: str, slots: str) -> None:
    assert " ".join(f"{slot.name}={slot.value}" for slot in parse(notation).slots()) == slots


JOURNEY = scene("travel", traders={"A": "puer yunnan"}, stock={"A": "post bridge"})


@pytest.mark.parametrize(
    ("position", "answers", "slot", "tokens"),
    [
        (scene(at_home=1), "", "do", "school customs dragon yard bank market pass"),
        (scene(traders={"A": "yunnan tibet"}), "school 7", "from", "yunnan tibet"),
        (JOURNEY, "", "do", "puer yunnan post bridge end"),
        (JOURNEY, "puer", "to", "yunnan sichuan"),
        (scene("convert", incomes={"A": 31}), "", "points", " ".join(map(str, range(32)))),
    ],
)
def test_questions(position: YunnanPosition, answers: str, slot: str, tokens: str) -> None:
    asked = walk(position.legal(), answers.split()).next
    assert isinstance(asked, Question)
    assert (asked.slot, [answer.token for answer in asked.answers]) == (slot, tokens.split())


def test_where_from_is_not_asked_while_there_are_traders_at_home() -> None:
    assert not isinstance(walk(scene(at_home=1).legal(), ["school", "7"]).next, Question)


def test_the_order_of_legal_actions() -> None:
    position = scene(at_home=1, money={"A": 7}, bids={"school": "B12", "yard": "C7 D9"})
    expected = "customs 5, customs 7, dragon 5, dragon 7, bank left, bank right, market, pass"
    assert legal(position) == expected.split(", ")
    position = scene(
        "travel", traders={"A": "puer yunnan"}, horse={"A": "sichuan"}, stock={"A": "post bridge teahouse"}
    )
    moves = "move puer yunnan, move puer sichuan, move yunnan puer, move yunnan sichuan"
    builds = "build post yunnan, build post sichuan, build teahouse yunnan, build teahouse sichuan"
    assert legal(position) == f"{moves}, {builds}, end".split(", ")
    position.horse[0] = 3
    play(position, "move puer yunnan")
    assert legal(position, "build bridge") == ["build bridge yunnan-qamdo"]
