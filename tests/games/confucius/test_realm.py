"""Junks, voyages, armies, invasions."""

import pytest

from games.confucius.events import LandResolved, RewardDrawn, Sailed, Visited
from tests.games.confucius.printed import LANDS, boxes, star
from tests.games.confucius.scenes import Facts, court, legal, of_type, play, refused, scene, the

RICH = {"A": "1112223333"}

# ── junks and voyages ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("gongbu", "prices"), [("2B", (1, 3, 6, 10)), ("2A", (1, 2, 4, 7))])
def test_junk_prices_with_and_without_an_own_official_in_gongbu(gongbu: str, prices: tuple[int, ...]) -> None:
    for cash in range(11):
        position = scene(hands={"A": "1" * cash}, gongbu=f"{gongbu} . . . . . .", cubes="5333")
        found = legal(position, "junks")
        assert found == [f"junks {count}" for count, price in enumerate(prices, 1) if price <= cash]


def test_no_more_junks_than_there_are() -> None:
    position = scene(hands=RICH, yard={"B": 20}, ocean={"C": 3})
    assert legal(position, "junks") == ["junks 1", "junks 2"]
    assert not legal(scene(hands=RICH, yard={"B": 22}, ocean={"C": 3}), "junks")


def test_a_voyage_costs_a_licence_for_each_junk() -> None:
    for junks in range(1, 7):
        goal = " india" if junks >= 5 else ""
        enough = scene(hands={"A": "3" * junks}, yard={"A": 9})
        play(enough, f"voyage {junks}{goal}")
        assert legal(enough) == ["pay" + " 3" * junks]
        assert refused(scene(hands={"A": "3" * (junks - 1)}, yard={"A": 9}), f"voyage {junks}{goal}")


@pytest.mark.parametrize(
    ("yard", "ocean", "visited", "found"),
    [
        (3, 0, "", {"voyage 1", "voyage 2", "voyage 3"}),
        (0, 4, "", set()),
        (2, 3, "india arabia africa americas", {"voyage 1", "voyage 2 spice"}),
        (
            2,
            4,
            "india arabia africa",
            {"voyage 1 spice", "voyage 1 americas", "voyage 2 spice", "voyage 2 americas"},
        ),
        (7, 4, "india arabia africa americas", {f"voyage {junks} spice" for junks in range(1, 6)}),
        (3, 1, "spice india arabia africa americas", set()),
    ],
)
def test_possible_voyages(yard: int, ocean: int, visited: str, found: set[str]) -> None:
    position = scene(
        hands=RICH, yard={"A": yard}, ocean={"A": ocean}, visited=dict.fromkeys(visited.split(), "BA")
    )
    assert set(legal(position, "voyage")) == found


def test_two_voyages_in_one_action_in_the_order_chosen() -> None:
    position = scene(hands=RICH, yard={"A": 9}, ocean={"A": 1})
    found = legal(position, "voyage 9")
    assert len(found) == len(set(found)) == 20
    events = play(position, "voyage 9 arabia spice", "pay 1 1 1")
    assert [(event.land, event.points) for event in of_type(events, Visited)] == [(2, 4), (0, 2)]
    assert (the(events, Sailed).junks, the(events, Sailed).ocean, len(position.rewards[0])) == (9, 0, 2)
    assert (position.yard[0], position.ocean[0], position.junks) == (0, 0, 25)


def test_the_chit_is_for_the_first_a_card_for_everybody() -> None:
    position = scene(hands=RICH, yard={"A": 5}, visited={"india": "B"}, distant_chits=(2, 4, 4, 3, 3))
    events = play(position, "voyage 5 india", "pay 1 1")
    assert (position.scores[0], len(position.rewards[0])) == (0, 1)
    assert the(events, Visited).points == 0
    assert position.first[1] == 1
    assert position.visited[1] == [True, True, False, False]


def test_when_the_cards_are_gone_there_is_none() -> None:
    position = scene(hands=RICH, yard={"A": 9}, ocean={"A": 1}, reward_deck="cash")
    events = play(position, "voyage 9 arabia spice", "pay 1 1 1")
    assert (position.rewards[0], len(of_type(events, RewardDrawn))) == (["cash"], 1)


# ── armies ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("bingbu", "hand", "stock", "allowed"),
    [
        ("2B", "11", 6, True),
        ("2B", "122", 6, True),
        ("2B", "13", 6, False),
        ("2A", "13", 6, True),
        ("2A", "33", 6, False),
        ("2B", "11", 0, False),
    ],
)
def test_recruiting(bingbu: str, hand: str, stock: int, allowed: bool) -> None:
    position = scene(hands={"A": hand}, stock={"A": stock}, bingbu=f"{bingbu} . . . . . .", cubes="5333")
    assert (not refused(position, "recruit")) == allowed
    if allowed:
        play(position, "recruit", f"pay {' '.join(hand)}")
        assert (position.stock[0], position.colonies[0]) == (stock - 1, 1)


@pytest.mark.parametrize("land", LANDS)
def test_invading_costs_what_the_land_says(land: str) -> None:
    price = LANDS[land][0]
    rest = [name for name in LANDS if name != land][:2]
    position = scene(lands=(rest[0], land, rest[1]), colonies={"A": 1}, hands={"A": "1" * price})
    assert legal(position, f"invade {land}") == [
        f"invade {land} {box + 1}" for box in range(len(boxes(land)))
    ]
    play(position, f"invade {land} 2")
    assert legal(position) == ["pay" + " 1" * price]
    play(position, "pay" + " 1" * price)
    assert (position.armies[1][1], position.colonies[0]) == (0, 0)
    poor = scene(lands=(rest[0], land, rest[1]), colonies={"A": 1}, hands={"A": "1" * (price - 1)})
    assert not legal(poor, f"invade {land}")


def test_an_invasion_needs_an_army_an_empty_box_and_a_land_in_play_and_open() -> None:
    facts: Facts = {
        "hands": RICH,
        "armies": {"annam": "B.", "mongolia": "BAC"},
        "land_state": {"manchuria": "lost"},
    }
    assert legal(scene(colonies={"A": 1}, **facts), "invade") == ["invade annam 2"]
    assert legal(scene(**facts), "invade") == []
    assert refused(scene(colonies={"A": 1}, **facts), "invade korea 1")


# ── invasions ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("land", LANDS)
def test_every_army_scores_its_box_and_the_star_brings_a_card(land: str) -> None:
    points = boxes(land)
    rest = [name for name in LANDS if name != land][:2]
    position = scene(
        seats=5, lands=(*rest, land), armies={land: "ABCD"[: len(points)]}, reward_deck="cash gift"
    )
    events = court(position)
    assert position.scores == points + [0] * (5 - len(points))
    assert [row[2] for row in position.sources] == position.scores
    assert [len(held) for held in position.rewards] == [int(seat == star(land)) for seat in range(5)]
    resolved = the(events, LandResolved)
    assert (resolved.slot, resolved.won, resolved.armies) == (2, True, tuple(enumerate(points)))
    assert position.armies[2] == list(range(len(points)))


@pytest.mark.parametrize("slot", [0, 1, 2])
@pytest.mark.parametrize("wall", range(1, 10))
def test_the_wall_at_which_an_invasion_fails(slot: int, wall: int) -> None:
    lands = ("annam", "mongolia", "manchuria")
    position = scene(wall=wall - 1, armies={lands[slot]: "AB.."[: len(boxes(lands[slot]))] if slot else ".B"})
    court(position)
    limits = (4, 6, 8)
    assert position.land_state == ["lost" if wall >= limit else "" for limit in limits]
    assert sum(row[2] for row in position.sources) == 0
    assert [len(held) for held in position.rewards] == [0, int(wall >= limits[slot]), 0, 0]


def test_a_land_that_is_full_when_the_wall_comes_succeeds() -> None:
    position = scene(wall=8, armies={"annam": "AA", "mongolia": "BBB", "manchuria": "CCC."})
    court(position)
    assert position.land_state == ["won", "won", "lost"]
    assert [row[2] for row in position.sources] == [7, 9, 0, 0]


def test_armies_stay_and_a_land_counts_once() -> None:
    position = scene(armies={"annam": "AB"}, land_state={"annam": "won", "mongolia": "lost"}, wall=7)
    court(position)
    assert (position.scores, position.armies[0]) == ([0, 0, 0, 0], [0, 1])
    assert position.land_state == ["won", "lost", "lost"]


def test_no_card_for_an_empty_star_or_when_there_are_none() -> None:
    position = scene(wall=3, armies={"annam": "A."})
    court(position)
    assert (position.land_state[0], [len(held) for held in position.rewards]) == ("lost", [0, 0, 0, 0])
    position = scene(armies={"annam": "AB"}, reward_deck="")
    court(position)
    assert (position.scores[:2], position.rewards) == ([4, 3], [[], [], [], []])


def test_one_army_may_stand_in_several_boxes_of_a_land() -> None:
    position = scene(armies={"manchuria": "AAAA"})
    court(position)
    assert (position.scores[0], len(position.rewards[0])) == (13, 1)
