"""What a seat or a watcher may know of a match of Confucius, and nothing more."""

import random

import pytest

from games.confucius.components import UNKNOWN
from games.confucius.events import CandidateShown, Drawn, ExamDecided, OfficialsCame, RewardDrawn, Tutored
from games.confucius.notation import parse
from games.confucius.position import ConfuciusPosition, start
from games.engine import HIDDEN, Chance, Event, Seat
from tests.games import leaks
from tests.games.confucius.random_positions import made_up, pick, played, variant
from tests.games.confucius.scenes import court, legal, of_type, play, scene, the
from tests.games.leaks import encoded
from tests.games.views import check_copy, check_offers_nothing

Viewer = Seat | None


def with_other_secrets(
    position: ConfuciusPosition, viewer: Viewer, dice: random.Random, keep: tuple[Seat, ...] = ()
) -> ConfuciusPosition:
    """The same position with everything changed that the viewer may not know.

    Hands, laid cards and rewards of others (not of those to ``keep``), all stacks, chance.
    """
    other = position.copy()
    hidden = [seat for seat in range(position.seats) if seat != viewer and seat not in keep]
    secret = [hand for seat in hidden for hand in (other.hands[seat], other.laid[seat])]
    pool = [kind + 1 for hand in secret for kind in range(3) for _ in range(hand[kind])] + other.deck
    dice.shuffle(pool)
    for hand in secret:
        count, hand[:] = sum(hand), [0, 0, 0, 0]
        for _ in range(count):
            hand[pool.pop() - 1] += 1
    other.deck = pool
    rewards = other.reward_deck.copy()
    if not position.open_rewards:
        rewards += [card for seat in hidden for card in other.rewards[seat]]
    dice.shuffle(rewards)
    if not position.open_rewards:
        for seat in hidden:
            other.rewards[seat] = sorted(rewards.pop() for _ in other.rewards[seat])
    other.reward_deck = rewards
    dice.shuffle(other.officials_left)
    named = other.candidates_left[3:]
    dice.shuffle(named)
    other.candidates_left[3:] = named
    other.chance = Chance(f"other {dice.random()}", dice.randrange(1000))
    return other


def masked(events: list[Event], viewer: Viewer) -> list[Event]:
    """The events as the viewer may know them."""
    return [event.view(viewer) for event in events]


@pytest.mark.parametrize("seed", range(12))
def test_nothing_leaks(seed: int) -> None:
    """Views, what is legal, the choices and previews stay the same when the secrets change."""
    dice = random.Random(seed)
    for position in played(seed, every=17):
        for viewer in (None, *range(position.seats)):
            leaks.check(position, with_other_secrets(position, viewer, dice), viewer, dice)


def test_nothing_leaks_in_made_up_positions() -> None:
    dice = random.Random(7)
    for seed in range(12):
        position = made_up(seed, ("turn", "free", "favour")[seed % 3])
        for viewer in (None, *range(position.seats)):
            leaks.check(position, with_other_secrets(position, viewer, dice), viewer, dice)


def check_exam(students: str, chief: str, gifts: str, viewer: Viewer, dice: random.Random) -> None:
    """No step of an examination tells the viewer more than numbers of cards."""
    position = scene(students=students, chief=chief, gifts=gifts, hands={"A": "1123", "C": "3"})
    court(position)
    while position.phase == "tutor":
        other = with_other_secrets(position, viewer, dice)
        leaks.check(position, other, viewer, dice)
        position.apply(pick(position.legal(), dice))


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_no_examination_leaks(viewer: Viewer) -> None:
    dice = random.Random(1)
    for number in range(5):
        check_exam(
            ("BC", "AD", "CA")[number % 3],
            "ABCD"[number % 4],
            ("", "B2A C1A", "A1C D1C")[number % 3],
            viewer,
            dice,
        )


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
        after, other_after = position.copy(), other.copy()
        events, other_events = after.apply(action), other_after.apply(action)
        told, other_told = until_revealed(events, viewer), until_revealed(other_events, viewer)
        assert encoded(masked(told, viewer)) == encoded(masked(other_told, viewer))
        if told == events and other_told == other_events:
            compared += 1
            assert encoded(after.view(viewer)) == encoded(other_after.view(viewer))
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


def secrets() -> ConfuciusPosition:
    return scene(
        hands={"A": "113", "B": "2"}, rewards={"A": "cash", "B": "gift insult"}, hubu="2 3A . . . . ."
    )


def test_a_view_holds_ones_own_hand_and_nothing_hidden() -> None:
    position = secrets()
    view = position.view(0)
    assert view.hands == [[2, 0, 1, 0], [0, 0, 0, 1], [0, 0, 0, 3], [0, 0, 0, 3]]
    assert view.rewards == [["cash"], [HIDDEN, HIDDEN], [], []]
    assert view.deck == [0] * len(position.deck)
    assert view.officials_left == [0] * len(position.officials_left)
    assert view.candidates_left == [HIDDEN] * 5
    assert view.reward_deck == [HIDDEN] * 7
    assert (view.chance, view.viewer, view.masked) == (Chance(""), 0, True)
    nobody = position.view(None)
    assert nobody.hands == [[0, 0, 0, 3], [0, 0, 0, 1], [0, 0, 0, 3], [0, 0, 0, 3]]
    assert nobody.rewards == [[HIDDEN], [HIDDEN, HIDDEN], [], []]


def test_all_else_is_public() -> None:
    position = secrets()
    view = position.view(2)
    hidden = {
        "hands",
        "rewards",
        "deck",
        "officials_left",
        "candidates_left",
        "reward_deck",
        "chance",
        "viewer",
        "laid",
    }
    for field in position.__struct_fields__:
        if field not in hidden:
            assert getattr(view, field) == getattr(position, field), field


def test_rewards_may_be_open() -> None:
    position = secrets()
    position.open_rewards = True
    assert position.view(3).rewards == position.view(None).rewards == [["cash"], ["gift", "insult"], [], []]
    assert set(position.view(0).reward_deck) == {HIDDEN}
    position = scene(options={"open-rewards": "yes"}, hands={"A": "11"}, yard={"A": 5}, reward_deck="cash")
    events = play(position, "voyage 5 india", "pay 1 1")
    assert the(events, RewardDrawn).view(None).card == "cash"


def test_laid_cards_are_for_who_laid_them_until_all_have() -> None:
    position = scene(chief="A", students="BC")
    court(position)
    events = play(position, "tutor red 2 3")
    tutored = the(events, Tutored)
    assert (tutored.view(0).cards, tutored.view(1).cards, tutored.view(None).cards) == (
        (0, 1, 1, 0),
        (0, 0, 0, 2),
        (0, 0, 0, 2),
    )
    assert position.view(0).laid[0] == [0, 1, 1, 0]
    assert position.view(1).laid[0] == position.view(None).laid[0] == [0, 0, 0, 2]
    assert position.view(1).hands[0] == [0, 0, 0, 1]
    assert position.view(1).tutored[0] == 0
    events = play(position, "tutor red 2", "tutor orange 2", "tutor orange 3")
    assert the(events, ExamDecided).view(None).laid[0] == (0, 1, 1, 0)


@pytest.mark.parametrize("leaver", [None, 3])
def test_lessons_are_the_secret_entries_of_the_record(leaver: int | None) -> None:
    position = scene(chief="A", students="BC")
    court(position)
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


def test_draws_are_for_who_drew() -> None:
    position = scene(hands={"A": ""})
    drawn = the(play(position, "tax"), Drawn)
    assert drawn.view(0) == drawn
    assert drawn.view(1).cards == drawn.view(None).cards == (0, 0, 0, 2)


def test_the_hand_of_who_left_stays_hidden() -> None:
    position = secrets()
    position.resign(1)
    assert position.view(0).hands[1] == [0, 0, 0, 1]
    assert position.view(1).hands[1] == [0, 1, 0, 0]
    assert position.view(0).rewards[1] == [HIDDEN, HIDDEN]


# ── previews ─────────────────────────────────────────────────────────────────────────────────────────


def test_a_preview_of_a_draw_stays_hidden() -> None:
    position = scene(hands={"A": "1"}, discards="2")
    view = position.view(0)
    assert the(play(view, "tax"), Drawn).cards == (0, 0, 0, 2)
    assert view.hands[0] == [1, 0, 0, 2]
    position.deck = []
    view = position.view(0)
    assert the(play(view, "tax"), Drawn).cards == (0, 0, 0, 1)
    assert (view.hands[0], view.discards, view.deck) == ([1, 0, 0, 1], [0, 0, 0, 0], [])


def test_a_preview_of_a_reward_stays_hidden() -> None:
    position = scene(hands={"A": "11"}, yard={"A": 5}, rewards={"A": "gift"})
    view = position.view(0)
    events = play(view, "voyage 5 india", "pay 1 1")
    assert the(events, RewardDrawn).card == HIDDEN
    assert sorted(view.rewards[0]) == sorted([HIDDEN, "gift"])


def test_a_preview_of_the_end_of_a_round_knows_no_officials() -> None:
    position = scene("favour", chief="A")
    view = position.view(0)
    came = the(play(view, "nothing"), OfficialsCame)
    assert {cost for _, _, cost in came.tiles} == {UNKNOWN}
    assert [row[0] for row in view.officials] == [UNKNOWN] * 3
    assert (view.phase, legal(view)) == ("chief", ["chief B", "chief C", "chief D"])
    play(view, "chief B")
    assert view.legal() == []


def test_a_preview_of_the_last_lesson_stops_before_the_cards_are_shown() -> None:
    position = scene(chief="A", students="BC", hands={"B": "", "C": "", "D": "3"}, gifts="B1D")
    court(position)
    view = position.view(0)
    play(view, "tutor red 2")
    assert (view.phase, view.legal()) == ("reveal", [])
    assert view.turn not in (0, None)
    play(position, "tutor red 2")
    assert position.phase == "place"


def test_a_preview_of_an_examination_of_which_one_knows_all_goes_on() -> None:
    """Nobody else has cards: the winner is known, and so is that any candidate may come next."""
    position = scene(chief="A", students="BC", hands={"B": "", "C": "", "D": ""})
    court(position)
    view = position.view(0)
    play(view, "tutor orange 2")
    assert (view.phase, view.turn) == ("place", 2)


def test_a_preview_knows_the_next_candidate_only_if_all_do() -> None:
    for left, shown in (("any any any hubu", HIDDEN), ("any any any", "any"), ("any", "any"), ("", "")):
        position = scene(chief="A", students="A.", forced=True, candidates=left)
        court(position)
        view = position.view(0)
        assert the(play(view, "place bingbu 3"), CandidateShown).candidate == shown


@pytest.mark.parametrize("number", range(8))
def test_a_preview_of_every_action_works(number: int) -> None:
    """On the own view nothing fails, whatever it would reveal; all actions of some positions."""
    seats, options = variant(number * 7)
    dice = random.Random(number)
    position = start(seats, options, f"previews {number}")
    step = 0
    while position.turn is not None:
        if step % 41 == number:
            for action in position.legal()[::3]:
                view = position.view(position.turn)
                view.apply(action)
                assert (view.chance, view.masked) == (Chance(""), True)
        step += 1
        position.apply(pick(position.legal(), dice))


# ── the rest ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("viewer", [None, 1])
def test_a_view_of_somebody_else_offers_nothing(viewer: Viewer) -> None:
    position = scene()
    check_offers_nothing(position.view(viewer), parse("tax"))


def test_a_view_of_a_view_is_the_same_and_looking_changes_nothing() -> None:
    for position in played(2, every=40):
        before = encoded(position)
        for viewer in (None, *range(position.seats)):
            view = position.view(viewer)
            assert view.view(viewer) == view
        assert encoded(position) == before


def test_a_copy_shares_nothing() -> None:
    for position in played(3, every=50):
        check_copy(position, 60)


def test_a_position_does_not_print_its_seed() -> None:
    assert "a scene" not in repr(scene())


def test_every_decision_is_a_turn_of_its_own() -> None:
    """Also when the same seat acts again: what ends a turn is told with everything but an announcement."""
    for position in played(4, every=5):
        action = pick(position.legal(), random.Random(position.round))
        events = position.copy().apply(action)
        assert any(event.ends_turn for event in events) == (
            position.final(action) or str(action) == "card extra"
        )


def test_points_of_no_return() -> None:
    """All but announcements and the card that brings an extra action: they end a turn or show something."""
    for position in played(6, every=11):
        for action in position.legal():
            after = position.copy()
            events = after.apply(action)
            waits = (
                after.phase in ("pay", "free")
                and after.turn == position.turn
                and after.phase != position.phase
            )
            assert position.final(action) == (not waits)
            assert waits == ((not of_type(events, Drawn) and events == []) or str(action) == "card extra")
