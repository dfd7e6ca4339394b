"""What a seat or a watcher may know of a match of Confucius, and nothing more."""

import random

import pytest

from games.confucius.components import UNKNOWN
from games.confucius.examination import CandidateShown, ExamDecided, Tutored
from games.confucius.money import Drawn, RewardDrawn
from games.confucius.position import ConfuciusPosition
from games.confucius.turns import OfficialsCame
from games.engine import HIDDEN, Chance, Event, ends_turn
from tests.support.games import leaks
from tests.support.games.confucius.random_positions import made_up, pick, played
from tests.support.games.confucius.scenes import legal, of_type, play, scene, the
from tests.support.games.confucius.secrets import Viewer, with_other_secrets
from tests.support.games.confucius.stories import after
from tests.support.games.leaks import encoded


def masked(events: list[Event], viewer: Viewer) -> list[Event]:
    """The events as the viewer may know them."""
    return [event.view(viewer) for event in events]


def check_leaks(position: ConfuciusPosition, dice: random.Random) -> None:
    """Views, what is legal, the choices and previews stay the same when the secrets change."""
    for viewer in (None, *range(position.seats)):
        leaks.check(position, with_other_secrets(position, viewer, dice), viewer, dice)


@pytest.mark.parametrize("seed", range(12))
def test_nothing_leaks(seed: int) -> None:
    dice = random.Random(seed)
    check_leaks(made_up(seed, ("turn", "free", "favour")[seed % 3]), dice)
    for position in played(seed, every=17):
        check_leaks(position, dice)


@pytest.mark.parametrize("chief", "ABCD")
@pytest.mark.parametrize(("students", "gifts"), [("BC", ""), ("AD", "B2A C1A"), ("CA", "A1C D1C")])
def test_no_examination_leaks(students: str, chief: str, gifts: str) -> None:
    """No step of one tells anybody more than numbers of cards."""
    dice = random.Random(1)
    position = after("court", students=students, chief=chief, gifts=gifts, hands={"A": "1123", "C": "3"})
    while position.phase == "tutor":
        check_leaks(position, dice)
        position.apply(pick(position.legal(), dice))


REVEALING = (OfficialsCame, ExamDecided, CandidateShown)
"""Events that lay something open; what comes after them may differ when the secrets did."""


def until_revealed(events: list[Event], viewer: Viewer) -> list[Event]:
    """The events up to the first that shows the viewer something that was hidden."""
    for number, event in enumerate(events):
        own = isinstance(event, RewardDrawn) and (event.open or event.seat == viewer)
        if own or isinstance(event, REVEALING):
            return events[:number]
    return events


@pytest.mark.parametrize("seed", range(12))
def test_events_do_not_leak(seed: int) -> None:
    """What the others are told of a real action depends on nothing hidden but what it lays open."""
    dice = random.Random(seed)
    compared = 0
    for position in played(seed, every=5):
        action = pick(position.legal(), dice)
        assert position.turn is not None
        viewer = dice.choice([seat for seat in range(position.seats) if seat != position.turn] + [None])
        other = with_other_secrets(position, viewer, dice, keep=(position.turn,))
        later, other_later = position.copy(), other.copy()
        events, other_events = later.apply(action), other_later.apply(action)
        told, other_told = until_revealed(events, viewer), until_revealed(other_events, viewer)
        assert encoded(masked(told, viewer)) == encoded(masked(other_told, viewer))
        if told == events and other_told == other_events:
            compared += 1
            assert encoded(later.view(viewer)) == encoded(other_later.view(viewer))
    assert compared >= 15


def test_the_hand_of_who_acts_does_not_leak_either() -> None:
    """The same payment, the same lesson from another hand: the others see the same."""
    for cards in ("22", "222", "2213"):
        one = scene(hands={"A": cards})
        two = scene(hands={"A": "22" + "3" * (len(cards) - 2)})
        events, other = play(one, "buy 4", "pay 2 2"), play(two, "buy 4", "pay 2 2")
        assert encoded(masked(events, 1)) == encoded(masked(other, 1))
        assert encoded(one.view(1).hands) == encoded(two.view(1).hands)


# ── what a view holds ────────────────────────────────────────────────────────────────────────────────

STACKS = {"deck", "officials_left", "candidates_left", "reward_deck"}
OWN = {"hands", "rewards", "laid", "chance", "viewer"}


def test_a_view_holds_ones_own_hand_and_nothing_hidden() -> None:
    rewards = {"A": "cash", "B": "gift insult"}
    position = scene(hands={"A": "113", "B": "2"}, rewards=rewards, hubu="2 3A . . . . .")
    view, nobody = position.view(0), position.view(None)
    assert view.hands == [[2, 0, 1, 0], [0, 0, 0, 1], [0, 0, 0, 3], [0, 0, 0, 3]]
    assert view.rewards == [["cash"], [HIDDEN, HIDDEN], [], []]
    assert view.deck == [0] * len(position.deck)
    assert view.officials_left == [0] * len(position.officials_left)
    assert (view.candidates_left, view.reward_deck) == ([HIDDEN] * 5, [HIDDEN] * 7)
    assert (view.chance, view.viewer, view.masked) == (Chance(""), 0, True)
    assert nobody.hands == [[0, 0, 0, 3], [0, 0, 0, 1], [0, 0, 0, 3], [0, 0, 0, 3]]
    assert nobody.rewards == [[HIDDEN], [HIDDEN, HIDDEN], [], []]
    for field in set(position.__struct_fields__) - STACKS - OWN:
        assert getattr(view, field) == getattr(position, field), field
    position.resign(1)  # the hand of who left stays hidden
    assert (position.view(0).hands[1], position.view(1).hands[1]) == ([0, 0, 0, 1], [0, 1, 0, 0])
    assert position.view(0).rewards[1] == [HIDDEN, HIDDEN]
    position.open_rewards = True
    assert position.view(3).rewards == position.view(None).rewards == [["cash"], ["gift", "insult"], [], []]
    assert set(position.view(0).reward_deck) == {HIDDEN}


def test_rewards_drawn_may_be_open() -> None:
    position = scene(options={"open-rewards": "yes"}, hands={"A": "11"}, yard={"A": 5}, reward_deck="cash")
    events = play(position, "voyage 5 india", "pay 1 1")
    assert the(events, RewardDrawn).view(None).card == "cash"


def test_laid_cards_are_for_who_laid_them_until_all_have() -> None:
    position = after("court", chief="A", students="BC")
    tutored = the(play(position, "tutor red 2 3"), Tutored)
    own, hidden = (0, 1, 1, 0), (0, 0, 0, 2)
    assert [tutored.view(viewer).cards for viewer in (0, 1, None)] == [own, hidden, hidden]
    assert [tuple(position.view(viewer).laid[0]) for viewer in (0, 1, None)] == [own, hidden, hidden]
    assert position.view(1).hands[0] == [0, 0, 0, 1]
    assert position.view(1).tutored[0] == 0
    events = play(position, "tutor red 2", "tutor orange 2", "tutor orange 3")
    assert the(events, ExamDecided).view(None).laid[0] == own


@pytest.mark.parametrize("leaver", [None, 3])
def test_lessons_are_the_secret_entries_of_the_record(leaver: int | None) -> None:
    position = after("court", chief="A", students="BC")
    entries = ["nothing"]
    for text in ("tutor red 2", "leave", "tutor orange 3", "tutor orange 2", "tutor red 2"):
        if text == "leave" and leaver is not None:
            position.resign(leaver)
            entries.append("resign")
        elif text != "leave" and position.phase == "tutor":
            play(position, text)
            entries.append(text)
        public = entries[: len(entries) - position.secret_entries()]
        assert public == (["nothing"] if position.phase == "tutor" else entries)
    assert position.phase == "place"


def test_draws_are_for_who_drew_and_a_preview_of_one_stays_hidden() -> None:
    position = scene(hands={"A": "1"}, discards="2")
    view = position.view(0)
    assert the(play(view, "tax"), Drawn).cards == (0, 0, 0, 2)
    assert view.hands[0] == [1, 0, 0, 2]
    drawn = the(play(position.copy(), "tax"), Drawn)
    assert drawn.view(0) == drawn
    assert drawn.view(1).cards == drawn.view(None).cards == (0, 0, 0, 2)
    position.deck = []
    view = position.view(0)
    assert the(play(view, "tax"), Drawn).cards == (0, 0, 0, 1)
    assert (view.hands[0], view.discards, view.deck) == ([1, 0, 0, 1], [0, 0, 0, 0], [])
    view = scene(hands={"A": "11"}, yard={"A": 5}, rewards={"A": "gift"}).view(0)
    assert the(play(view, "voyage 5 india", "pay 1 1"), RewardDrawn).card == HIDDEN
    assert sorted(view.rewards[0]) == sorted([HIDDEN, "gift"])


def test_a_preview_of_the_end_of_a_round_knows_no_officials() -> None:
    view = scene("favour", chief="A").view(0)
    came = the(play(view, "nothing"), OfficialsCame)
    assert {cost for _, _, cost in came.tiles} == {UNKNOWN}
    assert [row[0] for row in view.officials] == [UNKNOWN] * 3
    assert (view.phase, legal(view)) == ("chief", ["chief B", "chief C", "chief D"])
    play(view, "chief B")
    assert not view.legal()


def test_a_preview_of_the_last_lesson_stops_before_the_cards_are_shown() -> None:
    """But it goes on where nobody else has cards: the winner is known, and that any candidate may come."""
    position = after("court", chief="A", students="BC", hands={"B": "", "C": "", "D": "3"}, gifts="B1D")
    view = position.view(0)
    play(view, "tutor red 2")
    assert (view.phase, view.legal()) == ("reveal", [])
    assert view.turn not in (0, None)
    play(position, "tutor red 2")
    assert position.phase == "place"
    position = after("court", chief="A", students="BC", hands={"B": "", "C": "", "D": ""})
    view = position.view(0)
    play(view, "tutor orange 2")
    assert (view.phase, view.turn) == ("place", 2)


def test_a_preview_knows_the_next_candidate_only_if_all_do() -> None:
    for left, shown in (("any any any hubu", HIDDEN), ("any any any", "any"), ("any", "any"), ("", "")):
        position = after("court", chief="A", students="A.", forced=True, candidates=left)
        view = position.view(0)
        assert the(play(view, "place bingbu 3"), CandidateShown).candidate == shown


def test_points_of_no_return() -> None:
    """All but announcements and the card that brings an extra action: they end a turn or show something.

    Every decision is a turn of its own, also when the same seat acts again.
    """
    for position in played(6, every=11):
        for action in position.legal():
            later = position.copy()
            events = later.apply(action)
            stays = later.turn == position.turn and later.phase != position.phase
            waits = later.phase in ("pay", "free") and stays
            assert position.final(action) == (not waits)
            assert waits == ((not of_type(events, Drawn) and events == []) or str(action) == "card extra")
            ends = position.final(action) or str(action) == "card extra"
            assert ends_turn(events) == ends
