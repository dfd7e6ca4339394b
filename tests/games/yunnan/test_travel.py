"""The travel turn: moving, displacing, building, isolation, its end."""

import pytest

from games.yunnan import phases, routes, travel
from games.yunnan.events import Built, Displaced, Moved, TravelEnded
from tests.games.yunnan.scenes import legal, letters, of_type, play, province, refused, scene, site, the


def test_moves_within_passes_and_reach() -> None:
    position = scene("travel", traders={"A": "puer sichuan"}, horse={"A": "qamdo"})
    assert legal(position, "move") == [
        "move puer yunnan",
        "move puer sichuan",
        "move sichuan puer",
        "move sichuan yunnan",
        "move sichuan qamdo",
    ]
    assert refused(position, "move sichuan tibet") == "beyond-horse"
    assert refused(position, "move puer qamdo") == "too-few-passes"
    assert refused(position, "move yunnan puer") == "nobody-to-move"
    assert refused(position, "move puer puer") == "same-province"


def test_passes_are_shared_by_all_journeys() -> None:
    position = scene("travel", passes="4222", traders={"A": "puer puer puer"})
    assert the(play(position, "move puer sichuan"), Moved) == Moved(0, 0, 2, 2, 2, (1, 2))
    assert position.passes_left == 2
    play(position, "move puer yunnan")
    assert legal(position, "move") == ["move puer yunnan"]
    assert the(play(position, "move puer yunnan"), Moved).left == 0
    assert legal(position) == ["end"]
    assert refused(position, "move puer yunnan") == "nobody-to-move"


def test_every_trader_travels_once() -> None:
    position = scene("travel", passes="6222", traders={"A": "puer yunnan"})
    play(position, "move puer yunnan")
    assert position.moved == [0, 1, 0, 0, 0, 0]
    assert refused(position, "move yunnan sichuan") == ""  # the other one has not travelled
    play(position, "move yunnan sichuan")
    assert refused(position, "move yunnan sichuan") == "all-moved"
    assert refused(position, "move sichuan qamdo") == "all-moved"
    assert legal(position) == ["end"]


def test_own_bridges_are_free_both_ways_and_others_useless() -> None:
    position = scene(
        "travel",
        passes="2222",
        traders={"A": "sichuan qinghai"},
        bridges={"A": "sichuan-qinghai", "B": "yunnan-qamdo"},
    )
    assert [routes.cost(position, 0, province("sichuan"), end) for end in range(6)] == [2, 1, None, 1, 1, 0]
    assert routes.cost(position, 0, province("qinghai"), province("sichuan")) == 0
    assert routes.cost(position, 0, province("yunnan"), province("qamdo")) == 2
    play(position, "move sichuan qinghai", "move qinghai sichuan")
    assert position.passes_left == 2


def test_a_bridge_beyond_the_horse_is_no_way() -> None:
    """A way over Qinghai to Tibet needs the horse there."""
    position = scene(
        "travel", bridges={"A": "sichuan-qinghai"}, traders={"A": "sichuan"}, horse={"A": "tibet"}
    )
    assert routes.cost(position, 0, 2, 4) == 2
    assert routes.route(position, 0, 2, 4) == (3, 4)
    position.horse[0] = 5
    assert routes.cost(position, 0, 2, 4) == 1
    assert routes.route(position, 0, 2, 4) == (5, 4)


def test_of_equal_ways_the_one_with_fewer_steps_is_told() -> None:
    position = scene("travel", traders={"A": "yunnan"}, bridges={"A": "yunnan-qamdo qamdo-qinghai"})
    assert routes.route(position, 0, 1, 4) == (3, 4)
    assert routes.cost(position, 0, 1, 4) == 1


def test_a_trader_may_go_back_to_the_market() -> None:
    position = scene("travel", traders={"A": "yunnan", "B": "puer"}, influence="4000", posts={"A": "sichuan"})
    events = play(position, "move yunnan puer")
    assert the(events, Moved).end == 0
    assert position.arrived == -1  # nobody is displaced from the market
    assert position.traders[0] == [1, 1, 0, 0]
    assert "end" in legal(position)


# ── displacing ───────────────────────────────────────────────────────────────────────────────────────


def test_only_strictly_less_influence() -> None:
    for own, expected in (
        (0, []),
        (1, ["displace B"]),
        (2, ["displace B", "displace C"]),
        (4, ["displace B", "displace C", "displace D"]),
    ):
        position = scene(
            "travel",
            influence=f"{own}012",
            traders={"A": "puer yunnan", "B": "yunnan", "C": "yunnan", "D": "yunnan"},
        )
        position.influence[3] = 3
        play(position, "move puer yunnan")
        found = legal(position, "displace")
        assert found == ([*expected, "displace none"] if expected else [])
        assert (position.arrived == 1) == bool(expected)


def test_while_a_displacement_is_open_nothing_else_goes() -> None:
    position = scene(
        "travel", influence="1000", traders={"A": "puer puer", "B": "yunnan"}, stock={"A": "post"}
    )
    play(position, "move puer yunnan")
    assert legal(position) == ["displace B", "displace none"]
    for notation in ("end", "move puer yunnan", "build post yunnan"):
        assert refused(position, notation) == "displace-first"
    assert refused(position, "displace C") == "colour-not-there"
    assert refused(position, "displace E") == "colour-not-there"
    assert refused(position, "displace A") == "own-trader"
    assert play(position, "displace none") == []
    assert refused(position, "displace B") == "nobody-arrived"
    assert position.traders[1] == [1, 1, 0, 0]
    assert refused(position, "end") == ""


@pytest.mark.parametrize("start", range(1, 6))
def test_displaced_one_province_down_the_road(start: int) -> None:
    name = ["puer", "yunnan", "sichuan", "qamdo", "tibet", "qinghai"]
    other = name[start - 1]
    position = scene("travel", influence="1000", passes="6222", traders={"A": other, "B": name[start]})
    play(position, f"move {other} {name[start]}")
    assert the(play(position, "displace B"), Displaced) == Displaced(0, 1, start, start - 1)
    assert position.traders[start - 1][1] == 1
    assert position.traders[start][1] == 0


def test_posts_stay_and_tea_houses_protect_nobody() -> None:
    position = scene(
        "travel",
        influence="1000",
        traders={"A": "puer", "B": "yunnan"},
        posts={"B": "yunnan", "C": "yunnan"},
        teahouses={"yunnan": "B"},
    )
    play(position, "move puer yunnan")
    assert legal(position) == ["displace B", "displace none"]
    play(position, "displace B")
    assert position.posts[1] == [0, 1, 1, 0]


def test_a_displaced_trader_may_still_travel_in_its_own_turn() -> None:
    position = scene(
        "travel", travel="ABCD", turn="A", waiting="B", influence="1000", traders={"A": "puer", "B": "yunnan"}
    )
    play(position, "move puer yunnan", "displace B", "end")
    assert letters([position.colour]) == "B"
    assert position.moved == [0] * 6
    assert legal(position, "move") == ["move puer yunnan", "move puer sichuan"]


# ── building ─────────────────────────────────────────────────────────────────────────────────────────


def test_building_posts() -> None:
    position = scene("travel", stock={"A": "post post"}, horse={"A": "sichuan"}, posts={"B": "yunnan"})
    assert legal(position) == ["build post yunnan", "build post sichuan", "end"]
    assert refused(position, "build post qamdo") == "beyond-horse"
    assert refused(position, "build post puer") == "no-field"
    assert the(play(position, "build post yunnan"), Built) == Built(0, "post", 1)
    play(position, "build post yunnan")
    assert position.posts[1] == [2, 1, 0, 0]
    assert position.stock[0][0] == 0
    assert refused(position, "build post yunnan") == "not-in-stock"
    assert legal(position) == ["end"]  # a turn in which something was done is ended by hand


def test_building_tea_houses() -> None:
    position = scene(
        "travel", stock={"A": "teahouse teahouse"}, teahouses={"sichuan": "B"}, horse={"A": "qamdo"}
    )
    assert legal(position) == ["build teahouse yunnan", "build teahouse qamdo", "end"]
    assert refused(position, "build teahouse sichuan") == "teahouse-stands"
    assert refused(position, "build teahouse tibet") == "beyond-horse"
    assert refused(position, "build teahouse puer") == "no-field"
    play(position, "build teahouse qamdo")
    assert position.teahouses == [-1, -1, 1, 0, -1, -1]
    assert refused(position, "build teahouse qamdo") == "teahouse-stands"  # the own one too


def test_building_bridges() -> None:
    position = scene(
        "travel", stock={"A": "bridge bridge"}, horse={"A": "tibet"}, bridges={"B": "yunnan-qamdo"}
    )
    assert legal(position) == ["build bridge yunnan-qamdo", "build bridge yunnan-tibet", "end"]
    assert refused(position, "build bridge sichuan-qinghai") == "beyond-horse"
    event = the(play(position, "build bridge yunnan-qamdo"), Built)
    assert event == Built(0, "bridge", site("yunnan-qamdo"))
    assert position.bridges[0] == [True, True, False, False]
    assert refused(position, "build bridge yunnan-qamdo") == "bridge-stands"


def test_a_new_bridge_can_be_used_at_once() -> None:
    position = scene("travel", stock={"A": "bridge"}, traders={"A": "yunnan"}, passes="2222")
    assert refused(position, "move yunnan tibet") == "too-few-passes"
    play(position, "build bridge yunnan-tibet", "move yunnan tibet")
    assert position.passes_left == 2


# ── isolation and the end of the turn ────────────────────────────────────────────────────────────────


def test_isolated_traders_go_to_the_market() -> None:
    position = scene(
        "travel",
        waiting="B",
        passes="4222",
        traders={"A": "yunnan qamdo tibet tibet", "B": "puer"},
        posts={"A": "qinghai"},
    )
    assert phases.isolated(position, 0) == ((3, 1), (4, 2))
    assert phases.forecast(position, 0).total == 6 + 3 * 3
    event = the(play(position, "end"), TravelEnded)
    assert event == TravelEnded(0, ((3, 1), (4, 2)), 15, 4, False)
    assert event.places() == (3, 4)
    assert [row[0] for row in position.traders] == [3, 1, 0, 0, 0, 0]
    assert position.posts[5][0] == 1


def test_posts_connect_and_tea_houses_do_not() -> None:
    for posts, teahouses, stays in (({"A": "yunnan"}, {}, True), ({}, {"yunnan": "A"}, False)):
        position = scene(
            "travel",
            waiting="B",
            traders={"A": "sichuan", "B": "puer"},
            posts=posts,
            teahouses=teahouses,
        )
        play(position, "end")
        assert bool(position.traders[2][0]) == stays


def test_only_the_own_traders_are_looked_at() -> None:
    position = scene("travel", waiting="B", traders={"A": "yunnan", "B": "tibet puer"})
    play(position, "end")
    assert position.traders[4][1] == 1
    play(position, "end")
    assert position.traders[4][1] == 0


def test_a_turn_with_nothing_to_do_is_passed_over() -> None:
    position = scene(
        "travel",
        turn="A",
        waiting="BCD",
        traders={"A": "yunnan", "D": "puer"},
        posts={"B": "yunnan"},
        stock={"C": "teahouse"},
        teahouses=dict.fromkeys(("yunnan", "sichuan", "qamdo", "tibet", "qinghai"), ".") | {"yunnan": "B"},
        horse={"C": "yunnan"},
    )
    events = play(position, "end")
    assert [(event.colour, event.forced) for event in of_type(events, TravelEnded)] == [
        (0, False),
        (1, True),
        (2, True),
    ]
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
    position = scene(
        "travel",
        influence="1000",
        traders={"A": "puer", "B": "sichuan"},
        stock={"A": "post bridge teahouse"},
    )
    events = play(
        position,
        "build post tibet",
        "build bridge qamdo-qinghai",
        "build teahouse qamdo",
        "move puer sichuan",
        "displace B",
    )
    assert [event.places() for event in events] == [(4,), (33 + 2,), (3,), (2,), (1,)]
    position = scene(supply={"A": 1, "B": 1, "C": 1}, bids={"yard": "D5"})
    events = play(position, "yard 12", "bank right", "market")
    assert [event.places() for event in events] == [(6 + 20 + 3,), (6 + 20,), (31 + 1,), (0,)]


def test_final_actions() -> None:
    """All but the steps of a travel turn are points of no return."""
    position = scene("travel", influence="1000", traders={"A": "puer", "B": "yunnan"}, stock={"A": "post"})
    assert [position.final(action) for action in position.legal()] == [
        str(action) == "end" for action in position.legal()
    ]
    play(position, "move puer yunnan")
    assert not any(map(position.final, position.legal()))
    for phase in ("bid", "yard", "convert"):
        position = scene(phase, at_home=2, incomes={"A": 3})
        assert all(map(position.final, position.legal()))


def test_a_forecast_counts_gaps_as_they_will_be() -> None:
    """The post in Tibet is cut off by one province now, by three when the isolated trader has gone."""
    position = scene("travel", traders={"A": "sichuan qamdo"}, posts={"A": "tibet"})
    assert [(line.province, line.gaps) for line in phases.income(position, 0).lines] == [
        (2, 1),
        (3, 1),
        (4, 1),
    ]
    assert [(line.province, line.gaps) for line in phases.forecast(position, 0).lines] == [(0, 0), (4, 3)]


def test_what_pictures_and_words_ask() -> None:
    position = scene("travel", traders={"A": "yunnan qamdo"}, posts={"A": "tibet"})
    assert routes.presence(position, 0) == {1, 3, 4}
    assert routes.reached(position, 0) == {1}
    assert routes.gaps(position, 0) == (0, 0, 0, 1, 1, 1)
    assert routes.route(position, 0, 1, 1) == ()
    assert routes.cost(position, 0, 1, 1) is None
    assert travel.can_stand(position, 0, "post", 5)
    assert travel.victims(scene("travel", influence="1000", traders={"B": "qinghai"}), 0) == []
