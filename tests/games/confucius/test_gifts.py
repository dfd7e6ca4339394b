"""Buying and giving gifts, what ends them, and what they oblige to."""

import pytest

from games.confucius import obligations
from games.confucius.events import GiftBought, GiftGiven, GiftRemoved, Paid
from tests.games.confucius.scenes import Facts, active, legal, of_type, play, refused, scene, the


def test_buying() -> None:
    position = scene(hands={"A": "33"}, gifts="A3 A4B A5-")
    assert legal(position, "buy") == ["buy 2", "buy 6"]
    events = play(position, "buy 6", "pay 3 3")
    assert position.gifts[0] == [-2, -3, -2, 1, -1, -2]
    bought = the(events, GiftBought)
    assert (bought.seat, bought.value, bought.free) == (0, 6, False)
    paid = the(events, Paid)
    assert (paid.kind, paid.due, paid.full, paid.cards) == ("cash", 6, 6, (0, 0, 2, 0))


@pytest.mark.parametrize("value", range(2, 7))
def test_a_gift_costs_its_value(value: int) -> None:
    position = scene(hands={"A": "1" * value})
    play(position, f"buy {value}")
    assert legal(position) == ["pay" + " 1" * value]
    assert refused(scene(hands={"A": "1" * (value - 1)}), f"buy {value}")


def test_giving() -> None:
    position = scene(gifts="A3 A4B A5-")
    assert legal(position, "give") == [f"give {value} {to}" for value in (1, 3) for to in "BCD"]
    events = play(position, "give 3 C")
    assert position.gifts[0] == [-2, -3, 2, 1, -1, -3]
    given = the(events, GiftGiven)
    assert (given.seat, given.to, given.value) == (0, 2, 3)


@pytest.mark.parametrize(("old", "new"), [(3, 5), (5, 3), (2, 1)])
def test_another_gift_to_the_same_player_replaces_the_first_also_a_higher_one(old: int, new: int) -> None:
    position = scene(gifts=f"A{old}B A{new} C{old}B")
    events = play(position, f"give {new} B")
    assert active(position) == {f"A{new}B", f"C{old}B"}
    assert position.gifts[0][old - 1] == -1
    assert [
        (event.giver, event.holder, event.value, event.why) for event in of_type(events, GiftRemoved)
    ] == [(0, 1, old, "replaced")]


def test_a_better_gift_back_ends_the_one_held() -> None:
    position = scene(gifts="B3A A4 A2B C3A B2C")
    events = play(position, "give 4 B")
    assert active(position) == {"A4B", "C3A", "B2C"}
    assert {(event.giver, event.value, event.why) for event in of_type(events, GiftRemoved)} == {
        (0, 2, "replaced"),
        (1, 3, "better"),
    }


def test_an_equal_gift_back_leaves_both() -> None:
    position = scene(gifts="B3A A3")
    assert not of_type(play(position, "give 3 B"), GiftRemoved)
    assert active(position) == {"A3B", "B3A"}


def test_a_lower_gift_back_is_forbidden_to_this_giver_only() -> None:
    position = scene(gifts="B3A A2 C2A")
    assert legal(position, "give") == ["give 1 D", "give 2 C", "give 2 D"]


def test_bans_name_giver_and_ministry() -> None:
    """A holds B's vase and C's tile: where they have markers and A as many, it may not bribe."""
    position = scene(
        gifts="B3A C2A A1D",
        bingbu="2A 3B 4 . . . .",
        hubu="2A 3A 4C! 5 . . .",
        gongbu="2B 5 . . . . 0D!",
        hands={"A": "333"},
    )
    assert legal(position, "bribe") == ["bribe gongbu 2"]
    assert [tuple(ban) for ban in map(fields, obligations.bans(position, 0))] == [
        (1, 3, 0, 1, 1),
        (2, 2, 1, 1, 2),
    ]
    assert [tuple(gift) for gift in map(as_gift, obligations.active(position))] == [
        (0, 3, 1),
        (1, 0, 3),
        (2, 0, 2),
    ]
    assert obligations.bans(position, 3) == ()


def fields(ban: obligations.Ban) -> tuple[int, ...]:
    return ban.giver, ban.value, ban.ministry, ban.theirs, ban.own


def as_gift(gift: obligations.Gift) -> tuple[int, ...]:
    return gift.giver, gift.holder, gift.value


@pytest.mark.parametrize(
    ("hubu", "free"),
    [
        ("2B 5 . . . . .", True),  # A has none
        ("2B 3A 5 . . . .", False),  # as many
        ("2B 3A 4A 5 . . .", False),  # more
        ("2B 3B 4A 5 . . .", True),  # fewer
        ("0B! 3A 5 . . . .", False),  # a candidate is an official
        ("2C 3A 5 . . . .", True),  # the giver has none
        ("2B 0A! 5 . . . .", False),
        ("2B! 3A! 5 . . . .", False),
        ("5 . . . . . .", True),
    ],
)
def test_the_ban_compares_markers_in_the_ministry(hubu: str, free: bool) -> None:
    position = scene(gifts="B1A", hubu=hubu, bingbu="2B 3A 5 . . . .", hands={"A": "33333"})
    place = hubu.split().index("5") + 1
    assert (refused(position, f"bribe hubu {place}") == "") == free
    assert refused(position, "bribe bingbu 3")


def test_the_ban_binds_the_holder_and_not_the_giver() -> None:
    position = scene(gifts="A1B", hubu="2A 3B 5 . . . .", hands={"A": "33"})
    assert not refused(position, "bribe hubu 3")
    assert refused(scene(turn="B", gifts="A1B", hubu="2A 3B 5 . . . .", hands={"B": "33"}), "bribe hubu 3")


def test_all_but_bribing_stays_free_where_a_gift_forbids_to_bribe() -> None:
    """Securing, bribery cards, petitions, transfers."""
    position = scene(
        gifts="B1A A4 A6",
        hubu="2A 3B 5 . . . .",
        hands={"A": "3333"},
        rewards={"A": "bribe-any bribe-hubu"},
    )
    assert refused(position, "bribe hubu 3")
    for notation in (
        "secure hubu 1",
        "card bribe-any hubu 3",
        "card bribe-hubu hubu 2",
        "petition coat hubu 1 hubu 2",
        "petition junk hubu 2 A",
        "transfer hubu 1 C",
        "transfer hubu 1 B",
    ):
        assert not refused(position, notation), notation


def test_the_ban_holds_with_extra_action_and_with_imperial_favour() -> None:
    facts: Facts = {"gifts": "B1A", "hubu": "2A 3B 5 6 . . .", "hands": {"A": "3333"}}
    position = scene(rewards={"A": "extra"}, **facts)
    play(position, "card extra")
    assert position.phase == "free"
    assert not legal(position, "bribe")
    position = scene("favour", chief="A", **facts)
    assert not legal(position, "bribe")
