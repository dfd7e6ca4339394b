"""What a seat or a watcher may know of a match of Da Yunhe, and nothing more."""

import random

import pytest

from games.dayunhe import stacks, way
from games.dayunhe.actions import Done, Espionage, Reform, Stock, Supply, Take
from games.dayunhe.events import CardRevealed, Inspected, RoundBegan, Spied, Supplied, TurnDone
from games.dayunhe.position import DayunhePosition, start
from games.dayunhe.prospects import prospects
from games.dayunhe.scoring import final_parts
from games.engine import HIDDEN, Chance, Event, Seat
from tests.games import leaks
from tests.games.dayunhe.printed import CARDS, LETTERS, OWN_TILES
from tests.games.dayunhe.random_positions import KEEN, made_up, pick, played, variant
from tests.games.dayunhe.scenes import hand_on, legal, of_type, order, parse, play, scene, the
from tests.games.leaks import encoded
from tests.games.views import check_copy, check_offers_nothing

Viewer = Seat | None


def with_other_secrets(position: DayunhePosition, viewer: Viewer, dice: random.Random) -> DayunhePosition:
    """The same position with everything changed that the viewer may not know.

    What lies face down in anybody's stacks, cards of others that are not revealed and the sets they were
    handed, chance.
    """
    other = position.copy()
    for piles, up in zip(other.stacks, other.up, strict=True):
        hidden = [pile[: len(pile) - top] for pile, top in zip(piles, up, strict=True)]
        pool = [kind for part in hidden for kind in part]
        dice.shuffle(pool)
        for pile, part in zip(piles, hidden, strict=True):
            pile[: len(part)] = [pool.pop() for _ in part]
    _other_cards(other, viewer, dice)
    other.chance = Chance(f"other {dice.random()}", dice.randrange(1000))
    return other


def _other_cards(other: DayunhePosition, viewer: Viewer, dice: random.Random) -> None:
    """Cards that others may have taken for all the viewer knows, and the sets that follow from them."""
    takers = [seat for seat in other.clockwise(other.start) if other.handed[seat]]
    if viewer is not None and other.handed[viewer]:
        taken_before = [card for card in CARDS if card not in other.handed[viewer]]
    else:
        taken_before = []
    known = {card for card, open in zip(other.chosen, other.revealed, strict=True) if open}
    known |= {other.chosen[viewer]} if viewer is not None else set()
    earlier = [card for card in taken_before if card not in known]
    later = [card for card in CARDS if card not in known and card not in taken_before]
    dice.shuffle(earlier)
    dice.shuffle(later)
    before = viewer is not None and bool(other.handed[viewer])
    for seat in takers:
        if seat == viewer:
            before = False
        elif other.chosen[seat] and not other.revealed[seat]:
            other.chosen[seat] = (earlier if before else later).pop()
    hand_on(other, takers)


def masked(events: list[Event], viewer: Viewer) -> list[Event]:
    """The events as the viewer may know them."""
    return [event.view(viewer) for event in events]


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


@pytest.mark.parametrize("seed", range(5))
def test_nothing_leaks(seed: int) -> None:
    dice = random.Random(seed)
    for position in played(seed, every=23, leaving=seed % 3 == 0):
        check_leaks(position, dice)


def test_nothing_leaks_in_made_up_positions() -> None:
    dice = random.Random(7)
    for number in range(20):
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
            changed |= {
                field
                for field in other.__struct_fields__
                if getattr(other, field) != getattr(position, field)
            }
            if viewer is not None:
                assert other.chosen[viewer] == position.chosen[viewer]
                assert other.handed[viewer] == position.handed[viewer]
    assert changed == {"stacks", "chosen", "handed", "chance"}


@pytest.mark.parametrize("seed", range(4))
def test_what_others_take_is_not_told(seed: int) -> None:
    """Whatever the one to choose takes, everybody else sees the same events and the same position."""
    dice = random.Random(seed)
    for position in played(seed, every=7):
        if position.phase != "take":
            continue
        one, another = dice.sample(list(position.legal()), 2)
        left, right = position.copy(), position.copy()
        left_events, right_events = left.apply(one), right.apply(another)
        if left.phase != "take":
            continue  # the last one: the first card lies open now
        for viewer in everybody(position):
            if viewer not in (position.turn, left.turn):
                assert encoded(masked(left_events, viewer)) == encoded(masked(right_events, viewer))
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


def test_a_view_shows_ones_own_cards_and_of_all_stacks_the_open_tops() -> None:
    position = secrets()
    view = position.view(2)
    assert view.stacks[:2] == [
        [[HIDDEN, "basin"], [HIDDEN], []],
        [[HIDDEN, HIDDEN], ["delta"], [HIDDEN, HIDDEN]],
    ]
    assert position.view(1).stacks == view.stacks
    assert view.chosen == ["order", "tea", "builder", HIDDEN]
    assert view.handed[2] == [card for card in CARDS if card not in ("order", "tea")]
    assert [set(handed) for handed in (view.handed[0], view.handed[1], view.handed[3])] == [{HIDDEN}] * 3
    assert [len(handed) for handed in view.handed] == [10, 9, 8, 7]
    assert position.view(None).chosen == ["order", "tea", HIDDEN, HIDDEN]
    assert (view.chance, view.viewer, view.masked) == (Chance(""), 2, True)


@pytest.mark.parametrize("viewer", [None, 0, 3])
def test_all_else_is_public(viewer: Viewer) -> None:
    position = secrets()
    view = position.view(viewer)
    for field in position.__struct_fields__:
        if field not in ("stacks", "chosen", "handed", "chance", "viewer"):
            assert getattr(view, field) == getattr(position, field), field


def test_what_is_unseen_in_stacks_can_be_reckoned() -> None:
    """Thirty tiles less those that are seen; on views too."""
    for position in played(3, every=31):
        for seat in range(position.seats):
            expected = dict.fromkeys(OWN_TILES, 0)
            for pile, up in zip(position.stacks[seat], position.up[seat], strict=True):
                for kind in pile[: len(pile) - up]:
                    expected[kind] += 1
            for viewer in everybody(position):
                found = stacks.unseen(position.view(viewer), seat)
                assert {kind: found.get(kind, 0) for kind in expected} == expected


def test_unrest_in_the_wall_and_in_several_parts_of_the_city_is_not_in_the_stacks() -> None:
    position = scene(
        seats=4, turn="B", city_unrest={"B": "AA", "C": "A"}, wall={"A": 2}, warehouses={"A": "unrest"}
    )
    assert stacks.unseen(position.view(1), 0)["unrest"] == 10 - 3 - 2 - 1
    assert sum(stacks.unseen(position, 0).values()) == 30 - 6


# ── previews ─────────────────────────────────────────────────────────────────────────────────────────


def test_a_preview_of_a_supply_stays_hidden() -> None:
    position = secrets()
    view = position.view(1)
    supplied = the(play(view, "supply 1"), Supplied)
    assert supplied.tile == HIDDEN
    assert view.warehouses[1] == [HIDDEN]
    assert [len(pile) for pile in view.stacks[1]] == [1, 1, 2]
    view = position.view(1)
    assert the(play(view, "supply 2"), Supplied).tile == "delta"
    assert view.warehouses[1] == ["delta"]


def test_a_preview_of_espionage_stays_hidden() -> None:
    position = scene(card="builder", stacks={"A": "basin|delta!|"})
    view = position.view(0)
    assert the(play(view, "espionage"), Spied).tops == ((0, HIDDEN),)
    assert view.stacks[0] == [[HIDDEN], ["delta"], []]
    assert view.up[0] == [True, True, False]


def test_a_preview_of_reform_stays_hidden() -> None:
    position = scene(card="reformer", stacks={"A": "basin basin!|delta!|"})
    view = position.view(0)
    play(view, "reform")
    assert view.stacks[0] == [[HIDDEN], [HIDDEN], [HIDDEN]]
    assert view.up[0] == [False] * 3
    assert (view.chance, position.chance.seed) == (Chance(""), "a scene")


def test_a_preview_with_a_hidden_tile_never_ends_the_turn_by_itself() -> None:
    """The tile might be one that can be built."""
    position = scene(card="builder", left="supply 1 build 1", stacks={"A": "unrest||"})
    view = position.view(0)
    events = play(view, "supply 1")
    assert of_type(events, TurnDone) == []
    assert (view.turn, legal(view)) == (0, ["done"])
    play(view, "done")
    assert view.turn == 1


def test_a_preview_of_the_last_symbol_ends_the_turn_even_with_a_hidden_tile() -> None:
    position = scene(card="builder", left="supply 1", stacks={"A": "unrest||"})
    view = position.view(0)
    assert len(of_type(play(view, "supply 1"), TurnDone)) == 1
    assert view.turn == 1


def test_a_preview_hides_what_comes_under_a_stack() -> None:
    """As for everybody once it has happened: it lies face down."""
    position = scene(card="tea", warehouses={"A": "unrest unrest"}, stacks={"A": "delta!|basin basin|"})
    view = position.view(0)
    play(view, "tea")
    assert view.stacks[0] == [["delta"], [HIDDEN, HIDDEN], [HIDDEN]]
    play(position, "tea")
    assert position.view(0) == view


def test_a_preview_of_the_last_choice_does_not_show_the_first_card() -> None:
    position = scene("take", seats=3, start_player="A", turn="C")
    view = position.view(2)
    assert the(play(view, "take tea"), CardRevealed).card == HIDDEN
    assert (view.phase, view.turn, view.actor, view.left) == ("act", 0, 0, {})
    assert view.scores == [15] * 3
    assert view.legal() == []
    assert prospects(view) == ()


def test_a_preview_of_the_end_of_a_turn_does_not_show_the_next_card() -> None:
    position = secrets()
    view = position.view(1)
    revealed = the(play(view, "done"), CardRevealed)
    assert (revealed.seat, revealed.card) == (2, HIDDEN)
    assert (view.phase, view.turn, view.actor, view.left) == ("act", 2, 2, {})


def test_a_preview_of_the_last_turn_shows_the_way_and_the_next_round() -> None:
    tiles = "1-2 1-5 1-8 2-2 2-5 2-8 3-2 A delta"
    position = scene(turn="A", start_player="B", tiles=tiles)
    view = position.view(0)
    events = play(view, "done")
    real = position.apply(parse("done"))
    assert the(events, Inspected) == the(real, Inspected)
    assert the(events, RoundBegan) == the(real, RoundBegan)
    assert (view.phase, view.turn) == ("take", 2)
    assert view.handed[2] == [HIDDEN] * 10


@pytest.mark.parametrize("number", range(6))
def test_a_preview_of_every_action_works(number: int) -> None:
    """On the own view nothing fails, whatever it would reveal; all actions of some positions."""
    seats, level = variant(number * 7)
    dice = random.Random(number)
    position = start(seats, {"level": level}, f"previews {number}")
    step = 0
    while position.turn is not None:
        if step % 41 == number:
            for action in position.legal()[::5]:
                view = position.view(position.turn)
                view.apply(action)
                assert (view.chance, view.masked) == (Chance(""), True)
                assert view.turn == position.turn or view.legal() == []
                assert view.view(position.turn) == view
        step += 1
        position.apply(pick(position.legal(), dice, KEEN[number % 5]))


# ── the record ───────────────────────────────────────────────────────────────────────────────────────


def test_the_secret_entries_begin_with_the_first_choice_not_revealed() -> None:
    """Public actions after it are among them: by their places they would tell who took what."""
    position = start(3, {"level": "medium"}, "secret entries")
    turns = [position.first, (position.first + 1) % 3, (position.first + 2) % 3]
    found = []
    for text in ("stock 1", "stock 1", "stock 1", "take order", "take tea", "take builder", "done", "done"):
        play(position, text)
        found.append(position.secret_entries())
    assert found == [0, 0, 0, 1, 2, 2, 2, 0]
    assert position.turn == turns[2]


def test_the_entry_of_one_who_left_stays_secret_until_the_cards_are_collected() -> None:
    position = start(3, {"level": "medium"}, "secret entries")
    first = position.first
    play(position, "stock 1", "stock 1", "stock 1", "take order", "take tea")
    position.resign((first + 1) % 3)
    assert position.secret_entries() == 3
    play(position, "take builder")
    assert position.secret_entries() == 3  # "tea", the resignation, "builder"
    play(position, "done")
    assert position.secret_entries() == 4
    play(position, "done")
    while position.phase == "fork":
        assert position.secret_entries() > 4
        play(position, legal(position)[0])
    assert position.secret_entries() == 0


# ── points of no return ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seed", range(5))
def test_points_of_no_return(seed: int) -> None:
    """What ends the turn, also by itself, and what reveals or shuffles; all else can be taken back."""
    for position in played(seed, every=13):
        for action in position.legal()[::3]:
            after = position.copy()
            events = after.apply(action)
            reveals = isinstance(action, Stock | Take | Espionage | Reform | Done)
            if isinstance(action, Supply):
                (supplied,) = of_type(events, Supplied)
                reveals = supplied.face_down
            ends = (
                bool(of_type(events, TurnDone) or of_type(events, RoundBegan)) or after.turn != position.turn
            )
            assert position.final(action) == (reveals or ends), str(action)
            assert position.view(position.turn).final(action) == position.final(action)


def test_a_fork_of_two_can_be_taken_back_until_the_way_is_complete() -> None:
    position = scene(seats=2, turn="A", start_player="B", at="1-8", entered="beijing")
    play(position, "done")
    assert legal(position) == ["step 2-1", "step 2-2"]
    assert position.final(parse("step 2-1"))
    assert not position.final(parse("step 2-2"))
    play(position, "step 2-2")
    assert legal(position) == ["step 2-5", "step 2-6"]
    assert position.final(parse("step 2-5"))


def test_a_special_inspection_is_final_if_another_seat_is_to_act() -> None:
    tiles = "1-2 1-3 A delta, 1-5 1-6 1-9 B delta"
    own = scene(card="inspector", tiles=tiles)
    assert not own.final(parse("inspect 1"))
    others = scene(card="inspector", tiles=tiles, start_player="B", turn="A")
    assert others.final(parse("inspect 1"))
    play(others, "inspect 1")
    assert others.turn == 1
    assert others.final(parse("step 1-2"))
    play(own, "inspect 1")
    assert not own.final(parse("step 1-2"))


# ── the rest ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("viewer", [None, 1])
def test_a_view_of_somebody_else_offers_nothing(viewer: Viewer) -> None:
    check_offers_nothing(scene().view(viewer), parse("done"))


def test_a_view_of_a_view_is_the_same_and_looking_changes_nothing() -> None:
    for position in played(2, every=40):
        before = encoded(position)
        for viewer in everybody(position):
            view = position.view(viewer)
            assert view.view(viewer) == view
        assert encoded(position) == before


def test_a_copy_shares_nothing() -> None:
    for position in played(3, every=60):
        check_copy(position, 60)


def test_a_position_does_not_print_its_seed() -> None:
    assert "a scene" not in repr(scene())


def test_the_order_of_play_is_by_the_seats_and_those_who_left_come_last() -> None:
    position = scene(seats=5, turn="C", resigned="DA")
    assert "".join(LETTERS[seat] for seat in position.order_of_play()) == "CEBDA"
    assert order(position) == [2, 4, 1]
