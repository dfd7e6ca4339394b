"""Resigning in every phase: what stays, who goes on, how the match ends."""

import pytest

from games.dayunhe.events import (
    CardRevealed,
    CityScored,
    GameEnded,
    Inspected,
    NetworkScored,
    RoundBegan,
    SeatResigned,
    TurnDone,
    UnrestScored,
)
from games.dayunhe.position import DayunhePosition, start
from games.engine import IllegalAction
from tests.games.dayunhe.printed import CARDS, LETTERS, name
from tests.games.dayunhe.scenes import (
    gained,
    last,
    legal,
    of_type,
    on,
    outcome,
    play,
    ranks,
    refused,
    scene,
    the,
)

FORK = "1-2 A delta, 1-3 B delta, 1-9 C delta"
COLUMN = "1-2 1-5 1-8 2-2 2-5 2-8 3-2 3-5 3-8 4-2 4-5 4-8 A delta"


def test_all_its_tiles_stay_as_they_are() -> None:
    position = scene(
        turn="B",
        start_player="A",
        tiles="2-5 B straight e-w, 1-1 B unrest",
        warehouses={"B": "basin unrest"},
        city={"B": "delta"},
        city_unrest={"B": "A", "A": "B"},
        wall={"B": 2},
        stacks={"B": "basin|delta!|"},
    )
    before = position.copy()
    events = position.resign(1)
    assert the(events, SeatResigned).seat == 1
    for field in (
        "tiles", "owners", "rotations", "stacks", "up", "warehouses", "city", "city_unrest", "wall", "scores",
    ):  # fmt: skip
        assert getattr(position, field) == getattr(before, field), field
    assert position.holder(1) == 1


def test_its_canals_and_its_region_count_for_others_as_before() -> None:
    """The coordinator's points for it and uprisings of its colour go on; it does not win by them."""
    position = scene(
        seats=3,
        resigned="B",
        level="hard",
        wall={"B": 2},
        at="1-8",
        tiles="2-2 C unrest, 2-6 2-9 3-3 3-6 3-9 B delta",
    )
    last(position)
    assert gained(position, "B", "inspections") == -4 + 2 * 5
    assert gained(position, "B", "uprisings") == -8


def test_the_steps_stay_those_of_the_beginning() -> None:
    position = scene(seats=5, resigned="CDE", turn="A", tiles=COLUMN)
    assert len(the(last(position), Inspected).way) == 11


# ── before and while cards are chosen ────────────────────────────────────────────────────────────────


def test_one_that_has_not_stocked_yet_is_passed_over() -> None:
    position = start(3, {"level": "medium"}, "leaving at once")
    first = position.first
    position.resign((first + 1) % 3)
    play(position, "stock 1")
    assert position.turn == (first + 2) % 3
    events = play(position, "stock 1")
    assert the(events, RoundBegan).start == first
    assert position.warehouses[(first + 1) % 3] == []


def test_the_first_may_leave_before_anything_has_happened() -> None:
    position = start(3, {"level": "medium"}, "leaving at once")
    first = position.first
    position.resign(first)
    assert (position.phase, position.turn) == ("stock", (first + 1) % 3)
    play(position, "stock 1")
    began = the(play(position, "stock 1"), RoundBegan)
    assert (began.start, position.turn) == ((first + 1) % 3, (first + 1) % 3)
    assert position.holder(0) == first


def test_the_last_to_stock_may_leave() -> None:
    position = start(3, {"level": "medium"}, "leaving at once")
    play(position, "stock 1", "stock 1")
    began = the(position.resign((position.first + 2) % 3), RoundBegan)
    assert began.start == position.first == position.turn


def choosing(*taken: str) -> DayunhePosition:
    position = scene("take", seats=4, turn="A")
    play(position, *(f"take {card}" for card in taken))
    return position


def test_one_to_choose_passes_on_the_cards_it_was_handed() -> None:
    position = choosing("tea")
    position.resign(1)
    assert position.turn == 2
    assert position.handed[2] == [card for card in CARDS if card != "tea"]
    assert (position.chosen[1], position.handed[1]) == ("", [])


def test_the_last_to_choose_may_leave() -> None:
    position = choosing("tea", "order", "builder")
    revealed = the(position.resign(3), CardRevealed)
    assert (revealed.seat, revealed.card) == (0, "tea")
    assert (position.phase, position.turn) == ("act", 0)


def test_one_still_to_choose_is_passed_over() -> None:
    position = choosing("tea")
    position.resign(2)
    assert position.turn == 1
    play(position, "take order")
    assert position.turn == 3
    assert position.handed[3] == [card for card in CARDS if card not in ("tea", "order")]


def test_a_card_that_was_taken_stays_face_down_until_all_are_collected() -> None:
    position = choosing("tea", "order")
    position.resign(1)
    play(position, "take builder", "take welfare", "done")
    assert (position.turn, position.revealed) == (2, [True, False, True, False])
    assert position.view(0).chosen[1] == "?"
    assert position.view(1).chosen[1] == "order"
    assert "order" not in position.handed[2]


def test_the_start_player_may_leave_while_choosing() -> None:
    position = choosing()
    position.resign(0)
    assert (position.turn, position.start) == (1, 0)
    assert position.handed[1] == list(CARDS)


# ── in a turn ────────────────────────────────────────────────────────────────────────────────────────


def test_one_in_its_turn_is_followed_by_the_next() -> None:
    position = scene(seats=3, turn="A", card="builder", cards={"B": "order"})
    events = position.resign(0)
    assert of_type(events, TurnDone) == []
    assert (the(events, CardRevealed).card, position.turn, position.actor) == ("order", 1, 1)
    assert set(position.left) == {"supply", "build", "remove"}


def test_one_that_is_still_to_act_is_passed_over() -> None:
    position = scene(seats=3, turn="A")
    position.resign(1)
    assert (position.turn, position.actor) == (0, 0)
    play(position, "done")
    assert position.turn == 2


def test_a_tile_to_be_faced_stays_as_it_lies() -> None:
    position = scene(card="rebuilder", tiles="1-1 A straight sw-ne")
    play(position, "move 1-1 5-5")
    position.resign(0)
    assert on(position, "5-5") == "A straight sw-ne"
    assert (position.phase, position.turn, position.facing) == ("act", 1, [])


def test_after_the_last_turn_the_coordinator_goes() -> None:
    position = scene(turn="A", start_player="B", tiles="1-2 1-5 1-8 2-2 2-5 2-8 3-2 A delta")
    events = position.resign(0)
    assert len(the(events, Inspected).way) == 7
    assert the(events, RoundBegan).start == 2


# ── forks ────────────────────────────────────────────────────────────────────────────────────────────


def test_forks_are_decided_by_the_first_who_still_plays_from_the_start_player_on() -> None:
    position = scene(seats=4, turn="A", start_player="B", resigned="B", tiles=FORK)
    last(position)
    assert (position.phase, position.turn) == ("fork", 2)
    position.resign(2)
    assert (position.phase, position.turn) == ("fork", 3)
    assert legal(position) == ["step 1-2", "step 1-3"]


def test_one_that_waits_for_a_fork_may_leave() -> None:
    """What it has announced is completed; then its turn is over."""
    position = scene(seats=3, card="inspector", turn="A", start_player="B", tiles=FORK)
    play(position, "inspect 1")
    assert (position.turn, position.actor) == (1, 0)
    position.resign(0)
    assert (position.phase, position.turn) == ("fork", 1)
    events = play(position, "step 1-2")
    assert the(events, Inspected).special
    assert of_type(events, TurnDone) == []
    assert position.actor != 0
    assert gained(position, "A", "inspections") == 2


def test_one_that_decides_its_own_fork_may_leave() -> None:
    position = scene(seats=3, card="inspector", tiles=FORK, cards={"B": "order"})
    play(position, "inspect 1")
    position.resign(0)
    assert (position.phase, position.turn, position.actor) == ("fork", 1, 0)
    play(position, "step 1-3")
    assert (position.phase, position.turn, position.actor) == ("act", 1, 1)
    assert position.chosen[1] == "order"
    assert name(position.coordinator) == "1-3"


def test_the_round_goes_on_after_the_fork_of_the_last_turn() -> None:
    position = scene(seats=3, turn="A", start_player="B", tiles=FORK)
    last(position)
    position.resign(1)
    assert (position.phase, position.turn) == ("fork", 2)
    while position.phase == "fork":
        play(position, legal(position)[0])
    assert (position.phase, position.start) == ("take", 2)


# ── the end ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("phase", ["take", "act", "fork"])
def test_with_one_left_the_match_ends_with_the_final_scoring(phase: str) -> None:
    tiles = FORK + ", 3-1 C unrest, 1-1 A basin e"
    position = scene(
        "take" if phase == "take" else "act", turn="A", start_player="B", tiles=tiles, city={"A": "basin"}
    )
    if phase == "fork":
        last(position)
        assert position.phase == "fork"
    position.resign(1)
    events = position.resign(2)
    assert (position.turn, position.phase, position.end) == (None, "over", "resigned")
    assert (position.way, position.steps, position.secret_entries()) == ([], 0, 0)
    ended = the(events, GameEnded)
    assert (ended.end, ended.winners, events[-1]) == ("resigned", (0,), ended)
    assert [len(of_type(events, kind)) for kind in (NetworkScored, CityScored, UnrestScored)] == [3, 3, 3]
    assert position.scores == [15 + 1 + 1, 15 + 1, 15 + 1 - 4]
    assert ranks(position) == [1, 3, 2]
    assert (outcome(position).end, outcome(position).winners) == ("resigned", (0,))


def test_who_left_ranks_last_the_first_to_leave_last_of_all() -> None:
    position = scene(seats=5, turn="E", scores={"A": 90, "C": 80})
    for one in (2, 0, 3, 1):
        position.resign(one)
    assert ranks(position) == [4, 2, 5, 3, 1]


def test_nobody_leaves_twice_or_after_the_end() -> None:
    position = scene(seats=3)
    position.resign(1)
    with pytest.raises(IllegalAction) as caught:
        position.resign(1)
    assert (caught.value.code, caught.value.facts) == ("already-resigned", {"seat": "B", "rule": "resign"})
    position.resign(2)
    with pytest.raises(IllegalAction) as caught:
        position.resign(0)
    assert caught.value.code == "match-over"
    assert refused(position, "done") == "match-over"
    assert [LETTERS[one] for one in position.playing] == ["A"]
