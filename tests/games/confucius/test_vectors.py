"""The test vectors of the rules' text by number: those of the retelling, then the nine of the rulebook."""

import pytest

from games.confucius.events import GiftRemoved, InfluenceGiven, LandResolved, PostsFilled, RewardDrawn
from tests.games.confucius.scenes import (
    active,
    court,
    legal,
    of_type,
    outcome,
    play,
    refused,
    row,
    scene,
    the,
)


def cubes_after_naming(gifts: str, seats: int = 4) -> list[int]:
    """Cubes of all for these gifts when the next round has begun and A, who names B, was Chief Minister."""
    position = scene(chief="A", gifts=gifts, seats=seats)
    court(position)
    assert position.phase == "chief"
    return position.cubes


# ── the retelling ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("gifts", "cubes"),
    [
        ("", [3, 3, 3, 3]),
        ("A1B", [4, 4, 3, 3]),
        ("A1B B2A", [4, 4, 3, 3]),
        ("A1B A2C", [4, 4, 4, 3]),
        ("A1B A2C A3D", [5, 4, 4, 4]),
        ("B1A C1A D1A", [5, 4, 4, 4]),
        ("A1B A2C B2A", [5, 4, 4, 3]),
        ("A1B A2C A3D B1A C1A", [5, 4, 4, 4]),
        ("A1 A2 A3- A4-", [3, 3, 3, 3]),
    ],
)
def test_seed_cubes_by_gifts(gifts: str, cubes: list[int]) -> None:
    """0 gifts: 3 cubes, 1 or 2: 4, more: 5; gifts at home or gone do not count."""
    assert cubes_after_naming(gifts) == cubes


@pytest.mark.parametrize(("count", "price"), [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_seed_junk_prices(count: int, price: int) -> None:
    position = scene(hands={"A": "1" * price})
    play(position, f"junks {count}", "pay" + " 1" * price)
    assert position.yard == [count, 0, 0, 0]
    assert refused(scene(hands={"A": "1" * (price - 1)}), f"junks {count}")


def test_seed_an_army_costs_six_licences() -> None:
    position = scene(hands={"A": "11"})
    play(position, "recruit", "pay 1 1")
    assert (position.colonies[0], position.stock[0]) == (1, 5)
    assert refused(scene(hands={"A": "122"[:2]}), "recruit")


@pytest.mark.parametrize(
    ("cards", "drawn"),
    [("none", 1), ("1", 2), ("2", 3), ("1 1", 3), ("3", 4), ("1 2", 4), ("1 3", 5), ("2 2", 5), ("1 1 2", 5)],
)
def test_seed_commercial_income(cards: str, drawn: int) -> None:
    position = scene(hands={"A": "1111122233"})
    play(position, f"commercial {cards}")
    given = 0 if cards == "none" else len(cards.split())
    assert sum(position.hands[0]) == 10 - given + drawn


def test_seed_four_cards_are_kept() -> None:
    position = scene(chief="A", hands={"A": "1122", "B": "11223", "C": "112233"})
    court(position)
    assert (position.phase, position.turn) == ("discard", 1)
    play(position, "discard 3", "discard 1 1")
    assert [sum(hand) for hand in position.hands] == [4, 4, 4, 3]
    assert position.phase == "chief"


def test_seed_titles_are_worth_a_point_each() -> None:
    position = scene(
        chief="A",
        wall=8,
        hubu="5A . . . . . .",
        ocean={"B": 1},
        colonies={"C": 1},
        posts={"bingbu": "..", "gongbu": ".."},
    )
    court(position)
    titles = [result.sources["titles"] for result in outcome(position).seats]
    assert titles == [1, 1, 1, 0]


# ── the rulebook ─────────────────────────────────────────────────────────────────────────────────────


def test_1_cubes_by_gifts_given_and_received() -> None:
    """1 given, 0 received: 4; 2/2: 5; 1/1: 4; 0/0: 3; 1/2: 5."""
    gifts = "A1B B1C B2E C1E E1B"
    assert cubes_after_naming(gifts, seats=5) == [4, 5, 4, 3, 5]


def test_2_spaces_shared_and_not_shared() -> None:
    position = scene(cubes="5444", yard={"A": 1}, hands={"A": "111"})
    play(position, "junks 1", "pay 1", "nothing", "nothing", "nothing")
    assert position.cubes[0] == 4
    play(position, "voyage 1", "pay 1")
    assert position.cubes[0] == 2
    position = scene(cubes="5444", hands={"A": "22"})
    play(
        position,
        "buy 2",
        "pay 2",
        "nothing",
        "nothing",
        "nothing",
        "give 2 B",
        "nothing",
        "nothing",
        "nothing",
    )
    assert position.cubes[0] == 3
    play(position, "tax", "nothing", "nothing", "nothing", "commercial none")
    assert position.cubes[0] == 1


def test_2_imperial_favour_needs_no_second_cube_but_cash() -> None:
    position = scene(
        chief="A", cubes="1000", hubu="2 3 . . . . .", hands={"A": "223", "B": "", "C": "", "D": ""}
    )
    play(position, "bribe hubu 1", "pay 2", "pass")
    assert (position.phase, position.turn, position.cubes) == ("favour", 0, [0, 0, 0, 0])
    play(position, "bribe hubu 2")
    assert legal(position) == ["pay 2", "pay 3", "pay 2 3"]
    play(position, "pay 2")
    assert row(position, "hubu").startswith("2A 3A")


def test_3_two_junks_and_three_bought_make_five_for_six_cash() -> None:
    position = scene(yard={"A": 2}, hands={"A": "33"})
    play(position, "junks 3", "pay 3 3")
    assert (position.yard[0], position.hands[0], position.junks) == (5, [0, 0, 0, 0], 20)
    assert refused(scene(yard={"A": 2}, hands={"A": "23"}), "junks 3")


def test_4_voyages() -> None:
    position = scene(cubes="4444", yard={"A": 10}, hands={"A": "1111"}, distant_chits=(2, 2, 3, 4, 4))
    assert position.junks == 15
    events = play(position, "voyage 6 africa", "pay 1 1")
    assert (position.yard[0], position.ocean[0], position.junks) == (4, 1, 20)
    assert (position.scores[0], position.sources[0]) == (4, [0, 4, 0, 0, 0])
    assert (len(position.rewards[0]), len(of_type(events, RewardDrawn))) == (1, 1)
    play(position, "nothing", "nothing", "nothing", "voyage 4 india", "pay 1 1")
    assert (position.yard[0], position.ocean[0], position.junks) == (0, 0, 25)
    assert (position.scores[0], len(position.rewards[0])) == (6, 2)
    assert [row[0] for row in position.visited] == [False, True, False, True, False]
    assert position.first == [-1, 0, -1, 0, -1]


def test_5_resolution_a() -> None:
    """Black 3, Purple 3, Green 1: Green, who holds Purple's 3 and Black's 4, gives to Black."""
    position = scene(
        seats=3, chief="A", bingbu="2A! 3B! 4A! 5B! 6A! 7B! 4C!", chits={"bingbu": (7, 5)}, gifts="A4C B3C"
    )
    events = court(position)
    given = the(events, InfluenceGiven)
    assert (given.seat, given.to, given.tiles, given.gift, given.forced) == (2, 0, 1, 4, True)
    assert (position.posts[0], position.scores) == ([0, 1], [7, 5, 0])
    assert the(events, PostsFilled).points == (7, 5)
    assert active(position) == {"B3C"}
    removed = the(events, GiftRemoved)
    assert (removed.giver, removed.holder, removed.value, removed.why) == (0, 2, 4, "influence")


def test_6_an_invasion_that_is_complete() -> None:
    position = scene(chief="C", armies={"annam": "AB"}, hands={"B": ""})
    events = court(position)
    assert (position.scores, position.land_state) == ([4, 3, 0, 0], ["won", "", ""])
    assert [len(held) for held in position.rewards] == [0, 1, 0, 0]
    resolved = the(events, LandResolved)
    assert (resolved.slot, resolved.won, resolved.armies) == (0, True, ((0, 4), (1, 3)))


def test_6_an_invasion_that_fails() -> None:
    position = scene(
        chief="C",
        wall=5,
        lands=("annam", "korea", "manchuria"),
        armies={"korea": ".AB"},
        land_state={"annam": "lost"},
    )
    events = court(position)
    assert (position.wall, position.scores, position.land_state) == (6, [0, 0, 0, 0], ["lost", "lost", ""])
    assert [len(held) for held in position.rewards] == [0, 1, 0, 0]
    resolved = the(events, LandResolved)
    assert (resolved.won, resolved.armies, resolved.wall) == (False, ((0, 0), (1, 0)), 6)


def test_7_discounts() -> None:
    seven = scene(gongbu="2A . . . . . .", hands={"A": "133"})
    play(seven, "junks 4", "pay 1 3 3")
    assert seven.yard[0] == 4
    four = scene(bingbu="2A . . . . . .", hands={"A": "22"})
    play(four, "recruit", "pay 2 2")
    assert four.colonies[0] == 1
    official = scene(hubu="2A . . . . . .", gongbu="5 . . . . . .", hands={"A": "22222222"}, cubes="4333")
    play(official, "bribe gongbu 1", "pay 2 2", "nothing", "nothing", "nothing")
    play(official, "secure gongbu 1", "pay 2 2")
    assert row(official, "gongbu").startswith("5A!")


def test_8_a_duel_of_gifts() -> None:
    """A gave B a 3: B may give A a 3, and both stay, or more, and A's is removed; not 1 or 2."""
    gifts = "A3B B1 B2 B3 B4 B5 B6"
    assert legal(scene(turn="B", gifts=gifts), "give") == [
        f"give {value} {to}" for value in range(1, 7) for to in "ACD" if value >= 3 or to != "A"
    ]
    for value, left in ((3, {"A3B", "B3A"}), (4, {"B4A"}), (5, {"B5A"}), (6, {"B6A"})):
        position = scene(turn="B", gifts=gifts)
        play(position, f"give {value} A")
        assert active(position) == left
        assert position.gifts[0][2] == (1 if value == 3 else -1)


@pytest.mark.parametrize(
    ("hubu", "allowed"),
    [
        ("2A 3B 4 . . . .", False),
        ("2A 3C 4 . . . .", True),
        ("2C 3B 4 . . . .", True),
        ("2C 3C 4 . . . .", True),
    ],
)
def test_9_a_gift_may_forbid_to_bribe(hubu: str, allowed: bool) -> None:
    """A's gift is with B: one marker of each in Hubu forbids; none of B's, or none of A's, does not."""
    position = scene(turn="B", hubu=hubu, gifts="A2B", hands={"B": "3333"})
    assert (refused(position, "bribe hubu 3") == "") == allowed
