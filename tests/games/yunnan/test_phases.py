"""Bank, progress, yard, inspector, gifts, income, order, conversion: the phases of a round by themselves."""

import pytest

from games.yunnan import events as told
from tests.support.games.yunnan.scenes import close_round, legal, letters, of_type, play, scene, the


def test_an_empty_bank_is_not_told() -> None:
    position = scene(passed="BCD", bids={"school": "C15"}, traders={"A": "yunnan"})
    assert of_type(play(position, "pass"), told.BankPaid) == []


@pytest.mark.parametrize(
    ("used", "kind"),
    [
        ("bridge bridge teahouse teahouse", "post"),
        ("post post teahouse teahouse bridge", "bridge"),
        ("post post bridge bridge", "teahouse"),  # it can stand nowhere and is kept
    ],
)
def test_the_last_kind_is_taken_without_asking(used: str, kind: str) -> None:
    position = scene(passed="BCD", bids={"yard": "A9"}, used={"A": used}, traders={"B": "puer"})
    position.horse[0], position.teahouses[1] = 1, 1
    events = play(position, "pass")
    assert the(events, told.StructureTaken) == told.StructureTaken(0, kind, True)
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
    came = the(close_round(position), told.InspectorCame)
    assert came == told.InspectorCame((0,) * 6, -1, -1, -1)
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
    given = of_type(close_round(position), told.GiftsGiven)
    assert given == [told.GiftsGiven(1, ((0, 2), (1, 1)), 1, False)]
    assert given[0].places() == (1,)
    assert (position.gifts, position.gifts_left) == ([2, 1, 0, 0], [0, 1, 2, 0, 0, 3])


def test_who_has_no_income_is_not_asked() -> None:
    position = scene("travel", travel="ABCD", turn="D", traders={"B": "puer"}, posts={"C": "yunnan"})
    events = close_round(position)
    assert letters([position.colour, *position.waiting]) == "BCDA"
    events = play(position, "convert 0", "convert 1")
    assert of_type(events, told.Converted) == [
        told.Converted(1, 0, 3, False),
        told.Converted(2, 1, 0, False),
        told.Converted(3, 0, 0, True),
        told.Converted(0, 0, 0, True),
    ]
    assert position.phase == "bid"
