"""The travel turn: moving, displacing, building, isolation, its end.

Ways, gaps, connection and what is legal are compared with the slow rules in `test_against_slow`.
"""

import pytest

from games.yunnan import phases, travel
from games.yunnan.components import board
from games.yunnan.events import Built, Displaced, Moved, TravelEnded
from tests.support.games.yunnan.scenes import legal, letters, of_type, play, refused, scene, the


def test_passes_are_shared_and_every_trader_travels_once() -> None:
    position = scene("travel", passes="4222", traders={"A": "puer puer yunnan"})
    assert the(play(position, "move puer sichuan"), Moved) == Moved(0, 0, 2, 2, 2, (1, 2))
    assert (position.passes_left, position.moved) == (2, [0, 0, 1, 0, 0, 0])
    assert refused(position, "move sichuan yunnan") == "all-moved"
    assert the(play(position, "move puer yunnan"), Moved) == Moved(0, 0, 1, 1, 1, (1,))
    assert legal(position, "move") == ["move yunnan puer", "move yunnan sichuan"]  # the other one
    assert the(play(position, "move yunnan puer"), Moved) == Moved(0, 1, 0, 1, 0, (0,))
    assert position.moved == [1, 1, 1, 0, 0, 0]
    assert legal(position) == ["end"]


def test_a_trader_may_go_back_to_the_market() -> None:
    position = scene("travel", traders={"A": "yunnan", "B": "puer"}, influence="4000", posts={"A": "sichuan"})
    events = play(position, "move yunnan puer")
    assert the(events, Moved).end == 0
    assert position.arrived == -1  # nobody is displaced from the market
    assert position.traders[0] == [1, 1, 0, 0]
    assert "end" in legal(position)


@pytest.mark.parametrize(
    ("influence", "expected"), [("0012", ""), ("1013", "B"), ("2013", "BC"), ("3013", "BC"), ("4013", "BCD")]
)
def test_only_strictly_less_influence(influence: str, expected: str) -> None:
    traders = {"A": "puer yunnan", "B": "yunnan", "C": "yunnan", "D": "yunnan"}
    position = scene("travel", influence=influence, traders=traders)
    play(position, "move puer yunnan")
    found = [f"displace {letter}" for letter in (*expected, "none")]
    assert legal(position, "displace") == (found if expected else [])
    assert (position.arrived == 1) == bool(expected)


def test_nobody_must_be_displaced() -> None:
    position = scene("travel", influence="1000", traders={"A": "puer puer", "B": "yunnan"})
    play(position, "move puer yunnan")
    assert legal(position) == ["displace B", "displace none"]
    assert play(position, "displace none") == []
    assert refused(position, "displace B") == "nobody-arrived"
    assert position.traders[1] == [1, 1, 0, 0]
    assert refused(position, "end") == ""


@pytest.mark.parametrize("start", range(1, 6))
def test_displaced_one_province_down_the_road(start: int) -> None:
    names = [entry.id for entry in board().provinces]
    here, other = names[start], names[start - 1]
    position = scene("travel", influence="1000", passes="6222", traders={"A": other, "B": here})
    play(position, f"move {other} {here}")
    assert the(play(position, "displace B"), Displaced) == Displaced(0, 1, start, start - 1)
    assert position.traders[start - 1][1] == 1
    assert position.traders[start][1] == 0


def test_building() -> None:
    stock = {"A": "post post bridge teahouse"}
    posts, teahouses, bridges = {"B": "yunnan"}, {"sichuan": "B"}, {"B": "yunnan-qamdo"}
    position = scene("travel", stock=stock, posts=posts, teahouses=teahouses, bridges=bridges)
    built = [Built(0, "post", 1), Built(0, "post", 1), Built(0, "bridge", 0), Built(0, "teahouse", 3)]
    sites = ("post yunnan", "post yunnan", "bridge yunnan-qamdo", "teahouse qamdo")
    assert play(position, *(f"build {what}" for what in sites)) == built
    assert position.posts[1] == [2, 1, 0, 0]
    assert position.bridges[0] == [True, True, False, False]
    assert position.teahouses == [-1, -1, 1, 0, -1, -1]
    assert [row[0] for row in position.stock] == [0, 0, 0]
    assert legal(position) == ["end"]  # a turn in which something was done is ended by hand


def test_isolated_traders_go_to_the_market() -> None:
    traders = {"A": "yunnan qamdo tibet tibet", "B": "puer"}
    position = scene("travel", waiting="B", passes="4222", traders=traders, posts={"A": "qinghai"})
    assert phases.isolated(position, 0) == ((3, 1), (4, 2))
    assert phases.forecast(position, 0).total == 6 + 3 * 3
    event = the(play(position, "end"), TravelEnded)
    assert event == TravelEnded(0, ((3, 1), (4, 2)), 15, 4, False)
    assert event.places() == (3, 4)
    assert [row[0] for row in position.traders] == [3, 1, 0, 0, 0, 0]
    assert position.posts[5][0] == 1


def test_a_turn_with_nothing_to_do_is_passed_over() -> None:
    traders, stock = {"A": "yunnan", "D": "puer"}, {"C": "teahouse"}
    position = scene("travel", waiting="BCD", traders=traders, posts={"B": "yunnan"}, stock=stock)
    position.teahouses[1], position.horse[2] = 1, 1
    ended = of_type(play(position, "end"), TravelEnded)
    assert [(event.colour, event.forced) for event in ended] == [(0, False), (1, True), (2, True)]
    assert letters([position.colour]) == "D"
    assert position.passes_left == 2


def test_the_turns_come_in_travel_order() -> None:
    position = scene(
        "travel", travel="CADB", turn="C", waiting="ADB", traders=dict.fromkeys("ABCD", "puer"), passes="3456"
    )
    seen = []
    while position.phase == "travel":
        seen.append(position.colour)
        play(position, "move puer yunnan")
        play(position, "end")
        if position.phase == "travel":
            assert position.passes_left == position.passes[position.colour]
            assert position.moved == [0] * 6
    assert letters(seen) == "CADB"
    assert (position.passes_left, position.moved, position.arrived) == (0, [0] * 6, -1)


def test_where_pictures_ring() -> None:
    traders, stock = {"A": "puer", "B": "sichuan"}, {"A": "post bridge teahouse"}
    position = scene("travel", influence="1000", traders=traders, stock=stock)
    events = play(position, "build post tibet", "build bridge qamdo-qinghai", "build teahouse qamdo")
    events += play(position, "move puer sichuan", "displace B")
    assert [event.places() for event in events] == [(4,), (33 + 2,), (3,), (2,), (1,)]
    position = scene(supply={"A": 1, "B": 1, "C": 1}, bids={"yard": "D5"})
    events = play(position, "yard 12", "bank right", "market")
    assert [event.places() for event in events] == [(6 + 20 + 3,), (6 + 20,), (31 + 1,), (0,)]


def test_final_actions() -> None:
    """All but the steps of a travel turn are points of no return."""
    position = scene("travel", influence="1000", traders={"A": "puer", "B": "yunnan"}, stock={"A": "post"})
    assert [str(action) for action in position.legal() if position.final(action)] == ["end"]
    play(position, "move puer yunnan")
    assert not any(map(position.final, position.legal()))
    for phase in ("bid", "yard", "convert"):
        position = scene(phase, at_home=2, incomes={"A": 3})
        assert all(map(position.final, position.legal()))


def test_a_forecast_counts_gaps_as_they_will_be() -> None:
    """The post in Tibet is cut off by one province now, by three when the isolated trader has gone."""
    position = scene("travel", traders={"A": "sichuan qamdo"}, posts={"A": "tibet"})
    now, then = phases.income(position, 0).lines, phases.forecast(position, 0).lines
    assert [(line.province, line.gaps) for line in now] == [(2, 1), (3, 1), (4, 1)]
    assert [(line.province, line.gaps) for line in then] == [(0, 0), (4, 3)]


def test_nobody_is_displaced_before_somebody_arrives() -> None:
    position = scene("travel", influence="1000", traders={"B": "qinghai"})
    assert travel.victims(position, 0) == []
    assert travel.can_stand(position, 0, "post", 5)
