"""What a seat or a watcher may know of a match of Da Yunhe, and nothing more."""

import random
from collections import Counter

import pytest

from games.dayunhe import stacks, way
from games.dayunhe.cards import CardRevealed, CardTaken, Done, Take, TurnDone
from games.dayunhe.inspection import Inspected
from games.dayunhe.position import DayunhePosition, start
from games.dayunhe.scoring import final_parts
from games.dayunhe.stacks import CostPaid, Espionage, Reform, Reformed, Spied, Stock, Supplied, Supply
from games.dayunhe.turns import RoundBegan, prospects
from games.engine import HIDDEN, Chance, Event
from tests.support.games import leaks
from tests.support.games.dayunhe.other_secrets import Viewer, with_other_secrets
from tests.support.games.dayunhe.printed import CARDS, LETTERS, OWN_TILES
from tests.support.games.dayunhe.random_positions import made_up, played
from tests.support.games.dayunhe.scenes import legal, of_type, order, parse, play, scene, the
from tests.support.games.leaks import encoded


def everybody(position: DayunhePosition) -> list[Viewer]:
    return [None, *range(position.seats)]


# ── leaks ────────────────────────────────────────────────────────────────────────────────────────────


def check_leaks(position: DayunhePosition, dice: random.Random) -> None:
    """Views, what is legal, choices, previews and all that words and pictures ask stay the same."""
    for viewer in everybody(position):
        other = with_other_secrets(position, viewer, dice)
        leaks.check(position, other, viewer, dice)
        view, other_view = position.view(viewer), other.view(viewer)
        assert view.secret_entries() == other_view.secret_entries() == position.secret_entries()
        assert prospects_of(view) == prospects_of(other_view)
        assert way.forecast(view) == way.forecast(other_view) == way.forecast(position)
        assert final_parts(view) == final_parts(other_view) == final_parts(position)


def prospects_of(view: DayunhePosition) -> list[tuple[str, str, int, str]]:
    return [(found.action, found.state, found.left, str(found.refusal)) for found in prospects(view)]


def check_no_return(position: DayunhePosition) -> None:
    """What ends the turn, also by itself, and what reveals or shuffles; all else can be taken back.

    On the own view every action can be tried, whatever it would reveal.
    """
    view = position.view(position.turn)
    for action in position.legal()[::3]:
        after, preview = position.copy(), position.view(position.turn)
        events = after.apply(action)
        reveals = isinstance(action, Stock | Take | Espionage | Reform | Done)
        if isinstance(action, Supply):
            reveals = the(events, Supplied).face_down
        ends = bool(of_type(events, TurnDone) or of_type(events, RoundBegan)) or after.turn != position.turn
        assert position.final(action) == view.final(action) == (reveals or ends), str(action)
        preview.apply(action)
        assert (preview.chance, preview.masked) == (Chance(""), True)
        assert preview.turn == position.turn or not preview.legal()
        assert preview.view(position.turn) == preview


def check_unseen(position: DayunhePosition) -> None:
    """What is unseen in stacks can be reckoned: thirty tiles less those that are seen; on views too."""
    for seat in range(position.seats):
        expected: Counter[str] = Counter()
        for pile, up in zip(position.stacks[seat], position.up[seat], strict=True):
            expected.update(pile[: len(pile) - up])
        for viewer in everybody(position):
            found = stacks.unseen(position.view(viewer), seat)
            assert found == {kind: expected[kind] for kind in OWN_TILES}


@pytest.mark.parametrize("seed", range(5))
def test_nothing_leaks_and_points_of_no_return_are_known_before(seed: int) -> None:
    dice = random.Random(seed)
    for number, position in enumerate(played(seed, every=13, leaving=seed % 3 == 0)):
        check_no_return(position)
        if number % 2:
            check_leaks(position, dice)
            check_unseen(position)


def test_nothing_leaks_in_made_up_positions() -> None:
    dice = random.Random(7)
    for number in range(12):
        check_leaks(made_up(number), dice)


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(60))
def test_nothing_leaks_in_many_matches(seed: int) -> None:
    dice = random.Random(seed)
    for position in played(100 + seed, every=5, leaving=seed % 3 == 0):
        check_leaks(position, dice)


def test_secrets_do_change_in_these_tests() -> None:
    """Stacks, cards and sets of others come out differently, and a card of one's own never does."""
    dice = random.Random(1)
    changed = set()
    for position in played(2, every=9):
        for viewer in everybody(position):
            other = with_other_secrets(position, viewer, dice)
            fields = other.__struct_fields__
            changed |= {field for field in fields if getattr(other, field) != getattr(position, field)}
            if viewer is not None:
                assert other.chosen[viewer] == position.chosen[viewer]
                assert other.handed[viewer] == position.handed[viewer]
    assert changed == {"stacks", "chosen", "handed", "chance"}


def test_what_others_take_is_not_told() -> None:
    """Whatever the one to choose takes, everybody else sees the same events and the same position."""
    dice = random.Random(4)
    for position in (position for seed in range(4) for position in played(seed, every=7)):
        if position.phase != "take":
            continue
        one, another = dice.sample(list(position.legal()), 2)
        left, right = position.copy(), position.copy()
        left_events, right_events = left.apply(one), right.apply(another)
        for viewer in everybody(position):
            if left.phase == "take" and viewer not in (position.turn, left.turn):
                seen = [[event.view(viewer) for event in events] for events in (left_events, right_events)]
                assert encoded(seen[0]) == encoded(seen[1])
                assert encoded(left.view(viewer)) == encoded(right.view(viewer))


# ── what a view shows ────────────────────────────────────────────────────────────────────────────────


def secrets() -> DayunhePosition:
    return scene(
        seats=4,
        turn="B",
        start_player="A",
        card="tea",
        cards={"A": "order", "C": "builder", "D": "saboteur"},
        stacks={"A": "delta basin!|straight|", "B": "basin crossing|delta!|unrest unrest"},
        warehouses={"A": "unrest", "C": "basin"},
    )


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_a_view_shows_ones_own_cards_the_open_tops_of_all_stacks_and_what_is_public(viewer: Viewer) -> None:
    position = secrets()
    view = position.view(viewer)
    assert view.stacks[:2] == [
        [[HIDDEN, "basin"], [HIDDEN], []],
        [[HIDDEN, HIDDEN], ["delta"], [HIDDEN, HIDDEN]],
    ]
    picks = ["order", "tea", "builder", "saboteur"]
    assert view.chosen == [card if seat in (0, 1, viewer) else HIDDEN for seat, card in enumerate(picks)]
    for seat in range(4):
        handed = [card for card in CARDS if card not in picks[:seat]]
        assert view.handed[seat] == (handed if seat == viewer else [HIDDEN] * len(handed))
    assert (view.chance, view.viewer, view.masked) == (Chance(""), viewer, True)
    for field in position.__struct_fields__:
        if field not in ("stacks", "chosen", "handed", "chance", "viewer"):
            assert getattr(view, field) == getattr(position, field), field


# ── previews ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("card", "piles", "deed", "event", "after"),
    [
        ("tea", "basin crossing|delta!|unrest", "supply 1", Supplied(0, 0, HIDDEN, True), "?|delta!|?"),
        ("tea", "basin crossing|delta!|unrest", "supply 2", Supplied(0, 1, "delta", False), "? ?||?"),
        ("builder", "basin|delta!|", "espionage", Spied(0, ((0, HIDDEN),)), "?!|delta!|"),
        ("reformer", "basin basin!|delta!|", "reform", Reformed(0, (1, 1, 1)), "?|?|?"),
        ("tea", "delta!|basin basin|", "tea", CostPaid(0), "delta!|? ?|?"),
    ],
)
def test_a_preview_hides_what_comes_from_a_stack_or_under_one(
    card: str, piles: str, deed: str, event: Event, after: str
) -> None:
    """Stacks before and after as in `scene`."""
    position = scene(card=card, stacks={"A": piles}, warehouses={"A": "unrest unrest"})
    view, expected = position.view(0), scene(stacks={"A": after})
    assert play(view, deed)[0] == event
    assert (view.stacks[0], view.up[0]) == (expected.stacks[0], expected.up[0])
    assert (view.chance, position.chance.seed) == (Chance(""), "a scene")
    if isinstance(event, Supplied):
        assert view.warehouses[0] == ["unrest", "unrest", event.tile]


@pytest.mark.parametrize(("left", "ends"), [("supply 1 build 1", False), ("supply 1", True)])
def test_a_preview_with_a_hidden_tile_ends_the_turn_only_with_the_last_symbol(left: str, ends: bool) -> None:
    """The tile might be one that can be built."""
    view = scene(card="builder", left=left, stacks={"A": "unrest||"}).view(0)
    assert len(of_type(play(view, "supply 1"), TurnDone)) == ends
    assert (view.turn, legal(view)) == ((1, []) if ends else (0, ["done"]))
    if not ends:
        play(view, "done")
        assert view.turn == 1


def test_a_preview_does_not_show_the_next_card() -> None:
    """After the last choice the first one, after a turn the next one."""
    view = scene("take", seats=3, start_player="A", turn="C").view(2)
    assert play(view, "take tea") == [CardTaken(2, "tea"), CardRevealed(0, HIDDEN)]
    assert (view.phase, view.turn, view.actor, view.left) == ("act", 0, 0, {})
    assert (view.scores, view.legal(), prospects(view)) == ([15] * 3, [], ())
    view = secrets().view(1)
    assert the(play(view, "done"), CardRevealed) == CardRevealed(2, HIDDEN)
    assert (view.phase, view.turn, view.actor, view.left) == ("act", 2, 2, {})


def test_a_preview_of_the_last_turn_shows_the_way_and_the_next_round() -> None:
    position = scene(turn="A", start_player="B", tiles="1-2 1-5 1-8 2-2 2-5 2-8 3-2 A delta")
    view = position.view(0)
    events, real = play(view, "done"), play(position, "done")
    assert events == real
    assert of_type(events, Inspected)
    assert (view.phase, view.turn, view.handed[2]) == ("take", 2, [HIDDEN] * 10)


def test_a_turn_that_is_imagined_ends_where_the_real_one_will() -> None:
    """With a card before all have one, and after one's turn: the others act before the seat does again."""
    position = start(3, {"level": "medium"}, "imagined")
    play(position, "stock 1", "stock 1", "stock 1", "take intriguer")
    first = position.first
    ahead = position.view(first).imagine(first)
    assert ahead.chosen.count("") == 0
    play(ahead, "done")
    assert (ahead.phase, ahead.turn) == ("take", (first + 1) % 3)
    play(position, "take tea", "take builder", "done")
    ahead = position.view(first).imagine(first)
    assert (ahead.phase, ahead.chosen) == ("take", ["", "", ""])
    play(ahead, "take intriguer")
    assert (ahead.phase, ahead.turn) == ("take", (first + 1) % 3)


# ── the record ───────────────────────────────────────────────────────────────────────────────────────


def test_the_secret_entries_begin_with_the_first_choice_not_revealed() -> None:
    """Public actions after it are among them: by their places they would tell who took what."""
    position = start(3, {"level": "medium"}, "secret entries")
    found = []
    for text in ("stock 1", "stock 1", "stock 1", "take order", "take tea", "take builder", "done", "done"):
        play(position, text)
        found.append(position.secret_entries())
    assert found == [0, 0, 0, 1, 2, 2, 2, 0]
    assert position.turn == (position.first + 2) % 3


# ── points of no return ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("start_player", "final"), [("A", False), ("B", True)])
def test_a_special_inspection_is_final_if_another_seat_is_to_act(start_player: str, final: bool) -> None:
    tiles = "1-2 1-3 A delta, 1-5 1-6 1-9 B delta"
    position = scene(card="inspector", tiles=tiles, start_player=start_player, turn="A")
    assert position.final(parse("inspect 1")) == final
    play(position, "inspect 1")
    assert LETTERS[position.turn or 0] == start_player
    assert position.final(parse("step 1-2")) == final


def test_the_order_of_play_is_by_the_seats_and_those_who_left_come_last() -> None:
    position = scene(seats=5, turn="C", resigned="DA")
    assert "".join(LETTERS[seat] for seat in position.order_of_play()) == "CEBDA"
    assert order(position) == [2, 4, 1]
