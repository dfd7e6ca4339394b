"""The course of a round: Chief Minister, turns, passing, Imperial Favour, refill, discarding."""

from collections import Counter

import pytest

from games.confucius.components import lands
from games.confucius.events import ChiefNamed, Discarded, OfficialsCame, Passed, RoundBegan
from games.confucius.position import ConfuciusPosition, start
from tests.games.confucius.printed import BOX, DISTANT_CHITS, LANDS, MINISTRY_CHITS, OFFICIALS, REWARDS
from tests.games.confucius.scenes import (
    DEFAULTS,
    Facts,
    court,
    legal,
    of_type,
    play,
    refused,
    row,
    scene,
    the,
)

# ── setup ────────────────────────────────────────────────────────────────────────────────────────────


def starts() -> list[ConfuciusPosition]:
    return [start(3 + number % 3, DEFAULTS, f"start {number}") for number in range(60)]


def test_the_first_position() -> None:
    for position in starts():
        seats = position.seats
        assert (position.round, position.phase, position.wall) == (1, "turn", 0)
        assert position.scores == [0] * seats
        assert position.turn == (position.chief + 1) % seats
        assert position.cubes == [2 if seat == position.chief else 3 for seat in range(seats)]
        assert position.hands == [[1, 1, 1, 0]] * seats
        assert Counter(position.deck) == dict.fromkeys((1, 2, 3), 22 - seats)
        assert position.gifts == [[-2, -3, -3, -3, -3, -3]] * seats
        assert (position.stock, position.junks) == ([6] * seats, 25)
        assert [[cost > 0 for cost in costs] for costs in position.officials] == [
            [False, False, True, True, True, False, False]
        ] * 3
        assert sorted(position.reward_deck) == sorted(REWARDS)
        assert position.candidate in ("bingbu", "hubu", "gongbu")
        assert position.candidates_left[:3] == ["any"] * 3
        assert {position.candidate, *position.candidates_left[3:]} == {"bingbu", "hubu", "gongbu"}
        assert (position.students, position.forced, position.transferred) == ([-1, -1], False, [])
        assert position.passed == position.commercial == [False] * seats
        assert position.rewards == [[]] * seats
        everything = (
            position.yard + position.ocean + position.colonies + position.insulted + position.discards
        )
        assert not any(everything)
        assert position.markers == [[-1] * 7] * 3
        assert position.secured == [[False] * 7] * 3
        assert (position.resolved, position.posts) == ([False] * 3, [[-1, -1]] * 3)
        assert (position.land_state, position.first) == ([""] * 3, [-1] * 5)
        assert not any(map(any, position.visited))
        assert {seat for row in position.armies for seat in row} == {-1}
        assert [len(row) for row in position.armies] == [len(lands()[land].boxes) for land in position.lands]
        assert sum(map(sum, position.box)) == position.box[BOX.index("favour")][position.chief] == 1
        assert (position.ended, position.source, position.announced) == ("", "cubes", "")


def test_what_is_drawn_at_the_start_and_what_is_left() -> None:
    for position in starts():
        chits = [chit for pair in position.chits for chit in pair]
        assert sorted(chits + position.spare_chits) == sorted(MINISTRY_CHITS)
        assert all(high >= low for high, low in position.chits)
        assert sorted(position.distant_chits + position.spare_land_chits) == sorted(DISTANT_CHITS)
        assert sorted(position.lands + position.spare_lands) == list(range(len(LANDS)))
        assert len(set(position.lands)) == 3
        tiles = [cost for costs in position.officials for cost in costs if cost > 0] + position.officials_left
        assert Counter(tiles) == Counter(OFFICIALS)


def test_chance_decides_all_of_it() -> None:
    """Nothing is the same in all of sixty matches."""
    found = starts()
    assert len({position.chief for position in found}) == 5
    for field in (
        "chits",
        "distant_chits",
        "lands",
        "officials",
        "candidate",
        "deck",
        "reward_deck",
        "officials_left",
    ):
        assert len({str(getattr(position, field)) for position in found}) > 2, field
    assert any(high == low for position in found for high, low in position.chits)


# ── Chief Minister and turns ─────────────────────────────────────────────────────────────────────────


def test_the_old_chief_minister_names_another() -> None:
    position = scene(chief="B")
    court(position)
    assert (position.phase, position.turn, position.round, position.source) == ("chief", 1, 4, "cubes")
    assert legal(position) == ["chief A", "chief C", "chief D"]
    events = play(position, "chief D")
    named = the(events, ChiefNamed)
    assert (named.seat, named.by, named.forced) == (3, 1, False)
    assert (position.phase, position.turn, position.chief) == ("turn", 0, 3)
    assert position.cubes == [3, 3, 3, 2]
    assert position.box[BOX.index("favour")] == [0, 0, 0, 1]


def test_the_round_is_told_with_gifts_and_cubes() -> None:
    position = scene(chief="B", gifts="A1B A2C B1A B2D B3C")
    court(position)
    began = the(play(position, "chief A"), RoundBegan)
    assert (began.round, began.chief, began.gifts, began.cubes) == (4, 0, (3, 4, 2, 1), (5, 5, 4, 4))


def test_one_action_each_clockwise() -> None:
    position = scene(cubes="2222", turn="C", chief="B")
    order = []
    while position.phase == "turn":
        order.append(position.turn)
        play(position, "nothing")
    assert order == [2, 3, 0, 1, 2, 3, 0, 1]


def test_players_without_anything_to_do_pass_by_themselves() -> None:
    position = scene(cubes="1201", turn="A", chief="D")
    events = play(position, "nothing")
    assert not of_type(events, Passed)
    events = play(position, "nothing")
    assert [(event.seat, event.forced) for event in of_type(events, Passed)] == [(2, True)]
    events = play(position, "nothing")
    assert [(event.seat, event.forced) for event in of_type(events, Passed)] == [(0, True)]
    assert position.turn == 1


@pytest.mark.parametrize(
    ("facts", "asked"),
    [
        ({}, False),
        ({"rewards": {"B": "insult"}}, True),  # it could not be played; but the others do not know
        ({"hubu": "2B . . . . . ."}, True),
        ({"hubu": "2B! . . . . . ."}, True),
        ({"hubu": "2B . . . . . .", "posts": {"hubu": "AC"}}, False),
        ({"hubu": "2B . . . . . .", "transferred": "hubu 1"}, False),
        ({"hubu": "2C . . . . . ."}, False),
        ({"gifts": "B2"}, False),
    ],
)
def test_who_is_asked_without_cubes(facts: Facts, asked: bool) -> None:
    position = scene(cubes="1033", **facts)
    events = play(position, "nothing")
    assert position.turn == (1 if asked else 2)
    assert position.passed == [False, not asked, False, False]
    assert len(of_type(events, Passed)) == (not asked)


def test_to_pass_is_final() -> None:
    position = scene(cubes="0110", rewards={"A": "cash gift", "D": "recruit"})
    assert play(position, "pass") == [Passed(0, False)]
    play(position, "nothing", "nothing", "card recruit")
    assert position.phase == "favour"
    position = scene(cubes="0000", rewards={"A": "cash", "B": "gift extra"}, passed="CD")
    play(position, "pass", "card gift 2")
    assert (position.turn, legal(position)) == (1, ["card extra", "pass"])


def test_a_gift_of_influence_to_somebody_who_has_passed_does_not_bring_it_back() -> None:
    position = scene(cubes="0011", hubu="2A . . . . . .", passed="B")
    play(position, "transfer hubu 1 B")
    assert position.turn == 2


# ── Imperial Favour ──────────────────────────────────────────────────────────────────────────────────


def test_after_all_have_passed_comes_imperial_favour() -> None:
    position = scene(cubes="1000", chief="C")
    play(position, "nothing")
    assert (position.phase, position.turn, position.passed) == ("favour", 2, [True] * 4)


def test_imperial_favour_is_one_action_of_the_box_whatever_it_costs_in_cubes() -> None:
    position = scene(
        "favour",
        chief="A",
        cubes="0000",
        box={"A": "officials ships armies tax"},
        hubu="2 3A . . . . .",
        gifts="A2",
        yard={"B": 2, "A": 1},
        colonies={"A": 1},
        hands={"A": "1112333"},
        rewards={"A": "cash"},
    )
    found = {text.split()[0] for text in legal(position)}
    assert found == {
        "bribe", "secure", "transfer", "nominate", "force", "recruit", "invade", "junks", "voyage", "buy",
        "give", "petition", "commercial", "tax", "nothing",
    }  # fmt: skip
    play(position, "recruit", "pay 1 1")
    assert (position.phase, position.wall) in (("discard", 3), ("chief", 3))


def test_limits_hold_with_imperial_favour() -> None:
    position = scene("favour", chief="A", round=1, commercial="A", hands={"A": "3"})
    for notation in ("nominate red", "force", "commercial none", "buy 4", "pass"):
        assert refused(position, notation), notation
    assert "nothing" in legal(position)


def test_a_transfer_with_imperial_favour_keeps_to_the_markers_that_did_not_come_by_one() -> None:
    position = scene("favour", chief="A", hubu="2A 3A . . . . .", transferred="hubu 1")
    assert legal(position, "transfer") == [f"transfer hubu 2 {letter}" for letter in "BCD"]
    play(position, "transfer hubu 2 C")
    assert (row(position, "hubu")[:5], position.wall, position.transferred) == ("2A 3C", 3, [])


# ── the end of a round ───────────────────────────────────────────────────────────────────────────────


def test_one_official_comes_to_the_highest_empty_space_of_each_ministry() -> None:
    position = scene(
        bingbu=". . 2 2 2A . .", hubu="3 3B . . 3 . .", gongbu="4A 4B 4A 4B 4A 5A 5B", posts={"gongbu": "AB"}
    )
    left = Counter(position.officials_left)
    came = the(court(position), OfficialsCame)
    assert [tile[:2] for tile in came.tiles] == [(0, 0), (1, 2)]
    for ministry, space, cost in came.tiles:
        assert (position.officials[ministry][space], position.markers[ministry][space]) == (cost, -1)
        left[cost] -= 1
    assert Counter(position.officials_left) == +left


def test_spaces_are_filled_1_2_6_7() -> None:
    position = scene(bingbu=". . 2 2 2 . .", hubu=". . 3 3 3 . .", gongbu=". . 4 4 4 . .")
    spaces = []
    for _ in range(4):
        came = the(court(position), OfficialsCame)
        assert [tile[0] for tile in came.tiles] == [0, 1, 2]
        spaces.append({tile[1] + 1 for tile in came.tiles})
        play(position, f"chief {legal(position)[0].split()[1]}")
    assert spaces == [{1}, {2}, {6}, {7}]
    assert not of_type(court(position), OfficialsCame)


def test_officials_come_by_chance() -> None:
    """One of those left, not the first of them in order: over many matches all costs come."""
    seen: set[int] = set()
    for number in range(25):
        position = start(3, DEFAULTS, f"refill {number}")
        came = the(court(position), OfficialsCame)
        seen.update(cost for _, _, cost in came.tiles)
    assert seen == {2, 3, 4, 5, 6, 7}


def test_too_many_cards_are_discarded_clockwise_from_the_chief_minister() -> None:
    position = scene(chief="C", hands={"A": "11122", "B": "1223", "C": "112233", "D": "33333"})
    court(position)
    assert (position.phase, position.turn) == ("discard", 2)
    assert sorted(legal(position)) == sorted(
        f"discard {cards}" for cards in ("1 1", "2 2", "3 3", "1 2", "1 3", "2 3")
    )
    events = play(position, "discard 1 3")
    discarded = the(events, Discarded)
    assert (discarded.seat, discarded.cards) == (2, (1, 0, 1, 0))
    assert (position.turn, legal(position)) == (3, ["discard 3"])
    play(position, "discard 3", "discard 2")
    assert [sum(hand) for hand in position.hands] == [4, 4, 4, 4]
    assert (position.discards, position.phase) == ([1, 1, 2, 0], "chief")


def test_rewards_do_not_count_against_the_limit_of_cards() -> None:
    position = scene(chief="C", hands={"A": "1112"}, rewards={"A": "cash gift extra"})
    court(position)
    assert position.phase == "chief"


def test_a_new_round_gives_everything_back() -> None:
    position = scene(
        chief="A",
        box={"B": "tax officials"},
        commercial="BC",
        forced=True,
        hubu="2B . . . . . .",
        transferred="hubu 1",
    )
    court(position)
    play(position, "chief B")
    assert position.passed == [False] * 4
    assert position.commercial == [False] * 4
    assert (position.forced, position.transferred) == (False, [])
    assert sum(map(sum, position.box)) == 1
    assert position.cubes == [3, 2, 3, 3]
