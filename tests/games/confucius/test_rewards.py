"""The ten cards of the Emperor's Reward: legal and not, what they change."""

from typing import Any

import pytest

from games.confucius.events import Acted, Drawn, GiftBought, RewardPlayed
from tests.games.confucius.printed import REWARDS
from tests.games.confucius.scenes import legal, play, refused, row, scene, the

ALL = {"A": "cash gift extra bribe-bingbu bribe-hubu bribe-gongbu bribe-any recruit insult"}


def test_a_card_is_a_turn_without_cubes_and_leaves_the_game() -> None:
    position = scene(rewards={"A": "cash recruit", "B": "cash"} | {"B": "gift"})
    events = play(position, "card cash")
    assert (position.turn, position.cubes, position.rewards) == (
        1,
        [3, 3, 3, 3],
        [["recruit"], ["gift"], [], []],
    )
    acted = the(events, Acted)
    assert (acted.do, acted.cubes, acted.source, acted.card) == ("card", 0, "card", "cash")
    assert the(events, RewardPlayed).card == "cash"
    assert "cash" not in position.reward_deck
    assert len(position.reward_deck) == len(REWARDS) - 3


def test_one_has_to_hold_it() -> None:
    position = scene(rewards={"B": "cash gift extra recruit"}, colonies={"A": 1})
    for name in ("cash", "gift 2", "extra", "recruit", "insult"):
        assert refused(position, f"card {name}")
    assert legal(position, "card") == []


def test_cards_may_be_played_without_cubes_one_a_turn() -> None:
    position = scene(cubes="0033", rewards={"A": "cash recruit"}, passed="B")
    play(position, "card cash")
    assert position.turn == 2
    play(position, "nothing", "nothing")
    assert legal(position) == ["card recruit", "pass"]


def test_no_card_with_imperial_favour_or_as_an_extra_action() -> None:
    assert not legal(scene("favour", chief="A", rewards=ALL), "card")
    position = scene(rewards=ALL)
    play(position, "card extra")
    assert not legal(position, "card")
    assert "pass" not in legal(position)


# ── cash, gift, recruit, insult ──────────────────────────────────────────────────────────────────────


def test_cash_draws_four() -> None:
    position = scene(rewards={"A": "cash"}, hands={"A": ""})
    events = play(position, "card cash")
    assert sum(position.hands[0]) == sum(the(events, Drawn).cards) == 4


def test_gift_brings_an_unbought_gift() -> None:
    position = scene(rewards={"A": "gift"}, gifts="A2 A3B A4-", hands={"A": ""})
    assert legal(position, "card") == ["card gift 5", "card gift 6"]
    events = play(position, "card gift 6")
    assert position.gifts[0] == [-2, -2, 1, -1, -3, -2]
    assert the(events, GiftBought).free
    bought = scene(rewards={"A": "gift"}, gifts="A2 A3B A4- A5 A6-")
    assert legal(bought, "card") == []


def test_recruit_needs_an_army_in_stock() -> None:
    position = scene(rewards={"A": "recruit"}, hands={"A": ""})
    play(position, "card recruit")
    assert (position.stock[0], position.colonies[0]) == (5, 1)
    assert refused(scene(rewards={"A": "recruit"}, stock={"A": 0}, colonies={"A": 6}), "card recruit")


def test_insult_takes_an_army_from_the_colonies_for_two_points() -> None:
    position = scene(rewards={"A": "insult"}, colonies={"A": 2}, scores={"A": 5})
    play(position, "card insult")
    assert (position.colonies[0], position.insulted[0], position.scores[0]) == (1, 1, 7)
    assert position.sources[0] == [5, 0, 0, 2, 0]
    assert refused(scene(rewards={"A": "insult"}, armies={"annam": "AA"}), "card insult")


# ── extra ────────────────────────────────────────────────────────────────────────────────────────────


def test_extra_action_is_any_action_of_the_box_without_cubes() -> None:
    position = scene(
        cubes="0333",
        rewards={"A": "extra"},
        box={"A": "tax officials petition"},
        hubu="2 3A . . . . .",
        gifts="A2",
        yard={"B": 2},
        hands={"A": "33"},
    )
    play(position, "card extra")
    assert (position.phase, position.turn, position.source, position.rewards[0]) == ("free", 0, "extra", [])
    found = {text.split()[0] for text in legal(position)}
    assert found == {
        "bribe", "secure", "transfer", "nominate", "force", "junks", "buy", "give", "petition", "commercial",
        "tax", "nothing",
    }  # fmt: skip
    play(position, "bribe hubu 1", "pay 3")
    assert (position.turn, position.cubes, position.phase) == (1, [0, 3, 3, 3], "turn")
    assert row(position, "hubu").startswith("2A 3A")


def test_extra_action_leaves_no_cube_and_makes_nothing_dearer() -> None:
    position = scene(rewards={"A": "extra"}, cubes="3000", passed="BCD")
    play(position, "card extra", "tax", "tax")
    assert position.cubes[0] == 2


def test_extra_action_keeps_all_other_conditions() -> None:
    first = scene(
        round=1,
        rewards={"A": "extra"},
        commercial="A",
        gifts="A2",
        options={"game": "basic"},
        yard={"B": 1},
        hands={"A": "22"},
    )
    play(first, "card extra")
    for notation in ("nominate red", "force", "commercial none", "petition tile B A", "recruit", "buy 6"):
        assert refused(first, notation), notation


def test_an_extra_action_of_commercial_income_is_the_one_of_the_round() -> None:
    position = scene(rewards={"A": "extra"}, cubes="3000", passed="BCD")
    play(position, "card extra", "commercial none")
    assert not legal(position, "commercial")


# ── bribery ──────────────────────────────────────────────────────────────────────────────────────────

COURT = {"bingbu": "2 3A 4B 5B! . . .", "hubu": "2 . . . . . 3C", "gongbu": "4 . 0D! . . . ."}


def bribes(card: str, **facts: Any) -> list[str]:
    """The targets of the bribery card."""
    position = scene(rewards={"A": card}, **{**COURT, **facts})
    return [text.removeprefix(f"card {card} ") for text in legal(position, "card")]


@pytest.mark.parametrize(
    ("card", "targets"),
    [
        ("bribe-bingbu", ["bingbu 1", "bingbu 3"]),
        ("bribe-hubu", ["hubu 1", "hubu 7"]),
        ("bribe-gongbu", ["gongbu 1"]),
        ("bribe-any", ["bingbu 1", "bingbu 3", "hubu 1", "hubu 7", "gongbu 1"]),
    ],
)
def test_a_bribery_card_goes_into_its_ministry_for_unbribed_and_unsecured_officials(
    card: str, targets: list[str]
) -> None:
    assert bribes(card) == targets


def test_when_its_ministry_is_closed_it_goes_into_the_others() -> None:
    assert bribes("bribe-hubu", posts={"hubu": "BC"}) == ["bingbu 1", "bingbu 3", "gongbu 1"]
    assert bribes("bribe-any", posts={"hubu": "BC"}) == ["bingbu 1", "bingbu 3", "gongbu 1"]
    assert bribes("bribe-bingbu", posts={"hubu": "BC"}) == ["bingbu 1", "bingbu 3"]


def test_without_a_target_in_its_ministry_it_goes_nowhere_else() -> None:
    assert bribes("bribe-gongbu", gongbu="4A 5B! . . . . .") == []


def test_an_unbribed_official_is_free() -> None:
    position = scene(rewards={"A": "bribe-hubu"}, hubu="7 . . . . . .", hands={"A": ""})
    play(position, "card bribe-hubu hubu 1")
    assert (row(position, "hubu"), position.turn, position.rewards[0]) == ("7A . . . . . .", 1, [])


@pytest.mark.parametrize(
    ("own", "due"), [("5 3B . . . . .", 3), ("5A 3B . . . . .", 2), ("5A! 3B . . . . .", 2)]
)
def test_an_official_of_another_is_paid_for_and_is_not_secured(own: str, due: int) -> None:
    position = scene(rewards={"A": "bribe-any"}, hubu=own, hands={"A": "1" * due})
    play(position, "card bribe-any hubu 2")
    assert (position.phase, position.source, position.announced) == ("pay", "card", "card bribe-any hubu 2")
    assert legal(position) == ["pay" + " 1" * due]
    assert position.rewards[0] == ["bribe-any"]
    play(position, "pay" + " 1" * due)
    assert (position.markers[1][1], position.secured[1][1], position.rewards[0]) == (0, False, [])
    poor = scene(rewards={"A": "bribe-any"}, hubu=own, hands={"A": "1" * (due - 1)})
    assert refused(poor, "card bribe-any hubu 2")


def test_a_bribery_card_ignores_obligations() -> None:
    position = scene(rewards={"A": "bribe-any"}, gifts="B3A", hubu="2A 3B 4 . . . .", hands={"A": "33"})
    assert refused(position, "bribe hubu 3")
    assert not refused(position, "card bribe-any hubu 3")
    assert not refused(position, "card bribe-any hubu 2")


def test_a_marker_put_by_a_card_did_not_come_by_a_transfer() -> None:
    position = scene(
        cubes="0000",
        rewards={"A": "bribe-any cash"},
        hubu="3B . . . . . .",
        transferred="hubu 1",
        passed="BCD",
    )
    play(position, "card bribe-any hubu 1")
    position.apply(position.legal()[0])
    assert legal(position, "transfer") == [f"transfer hubu 1 {letter}" for letter in "BCD"]
