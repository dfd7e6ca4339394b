"""The travel turn: moving, displacing, building, isolation, its end.

Ways, gaps, connection and what is legal are compared with the slow rules in `test_against_slow`.
"""

from games.yunnan import structures, travel
from games.yunnan.incomes import forecast, income
from games.yunnan.travel import Moved, TravelEnded
from tests.support.games.yunnan.scenes import legal, letters, of_type, play, refused, scene, the


def test_a_trader_may_go_back_to_the_market() -> None:
    position = scene("travel", traders={"A": "yunnan", "B": "puer"}, influence="4000", posts={"A": "sichuan"})
    events = play(position, "move yunnan puer")
    assert the(events, Moved).end == 0
    assert position.arrived == -1  # nobody is displaced from the market
    assert position.traders[0] == [1, 1, 0, 0]
    assert "end" in legal(position)


def test_nobody_must_be_displaced() -> None:
    position = scene("travel", influence="1000", traders={"A": "puer puer", "B": "yunnan"})
    play(position, "move puer yunnan")
    assert legal(position) == ["displace B", "displace none"]
    assert play(position, "displace none") == []
    assert refused(position, "displace B") == "nobody-arrived"
    assert position.traders[1] == [1, 1, 0, 0]
    assert refused(position, "end") == ""


def test_a_turn_with_nothing_to_do_is_passed_over() -> None:
    traders, stock = {"A": "yunnan", "D": "puer"}, {"C": "teahouse"}
    position = scene("travel", waiting="BCD", traders=traders, posts={"B": "yunnan"}, stock=stock)
    position.teahouses[1], position.horse[2] = 1, 1
    ended = of_type(play(position, "end"), TravelEnded)
    assert [(event.colour, event.forced) for event in ended] == [(0, False), (1, True), (2, True)]
    assert letters([position.colour]) == "D"
    assert position.passes_left == 2


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
    now, then = income(position, 0).lines, forecast(position, 0).lines
    assert [(line.province, line.gaps) for line in now] == [(2, 1), (3, 1), (4, 1)]
    assert [(line.province, line.gaps) for line in then] == [(0, 0), (4, 3)]


def test_nobody_is_displaced_before_somebody_arrives() -> None:
    position = scene("travel", influence="1000", traders={"B": "qinghai"})
    assert travel.victims(position, 0) == []
    assert structures.can_stand(position, 0, "post", 5)
