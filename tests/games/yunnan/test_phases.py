"""Bank, progress, yard, inspector, gifts, income, order, conversion: the phases of a round by themselves."""

import pytest

from games.yunnan.components import Kind
from games.yunnan.incomes import Converted
from games.yunnan.phases import BankPaid, GiftsGiven, InspectorCame
from games.yunnan.structures import StructureTaken
from tests.support.games.yunnan.scenes import close_round, legal, letters, of_type, play, scene, the


def test_an_empty_bank_is_not_told() -> None:
    position = scene(passed="BCD", bids={"school": "C15"}, traders={"A": "yunnan"})
    assert of_type(play(position, "pass"), BankPaid) == []


@pytest.mark.parametrize(
    ("used", "kind"),
    [
        ("bridge bridge teahouse teahouse", "post"),
        ("post post teahouse teahouse bridge", "bridge"),
        ("post post bridge bridge", "teahouse"),  # it can stand nowhere and is kept
    ],
)
def test_the_last_kind_is_taken_without_asking(used: str, kind: Kind) -> None:
    position = scene(passed="BCD", bids={"yard": "A9"}, used={"A": used}, traders={"B": "puer"})
    position.horse[0], position.teahouses[1] = 1, 1
    events = play(position, "pass")
    assert the(events, StructureTaken) == StructureTaken(0, kind, True)
    assert position.phase == "travel"
    assert sum(row[0] for row in position.stock) == 1


def test_where_a_tea_house_can_stand_is_asked() -> None:
    position = scene(passed="BCD", bids={"yard": "A9"}, used={"A": "post post bridge bridge"})
    position.horse[0] = 1
    play(position, "pass")
    assert legal(position) == ["take teahouse yunnan", "take teahouse keep"]


def test_without_any_yield_he_stays_away() -> None:
    position = scene("travel", traders={"A": "puer"}, posts={"A": "tibet"})
    position.inspector = 3
    came = the(close_round(position), InspectorCame)
    assert came == InspectorCame((0,) * 6, -1, -1, -1)
    assert came.places() == ()
    assert position.inspector == -1


def test_one_tile_for_each_trader() -> None:
    position = scene(
        "travel",
        turn="D",
        travel="ABCD",
        traders={"A": "puer yunnan yunnan", "B": "yunnan"},
        posts={"C": "yunnan"},
        influence="4400",
        gifts_left={"yunnan": 4, "sichuan": 2},
    )
    given = of_type(close_round(position), GiftsGiven)
    assert given == [GiftsGiven(1, ((0, 2), (1, 1)), 1, False)]
    assert given[0].places() == (1,)
    assert (position.gifts, position.gifts_left) == ([2, 1, 0, 0], [0, 1, 2, 0, 0, 3])


def test_who_has_no_income_is_not_asked() -> None:
    position = scene("travel", travel="ABCD", turn="D", traders={"B": "puer"}, posts={"C": "yunnan"})
    events = close_round(position)
    assert letters([position.colour, *position.waiting]) == "BCDA"
    events = play(position, "convert 0", "convert 1")
    assert of_type(events, Converted) == [
        Converted(1, 0, 3, False),
        Converted(2, 1, 0, False),
        Converted(3, 0, 0, True),
        Converted(0, 0, 0, True),
    ]
    assert position.phase == "bid"
