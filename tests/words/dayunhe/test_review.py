"""What a reader found false in the words of Da Yunhe, text by text, and must not come back."""

import random

import pytest

from bot.words.dayunhe import NARRATOR as DAYUNHE
from bot.words.dayunhe import names
from games.dayunhe import GAME
from games.dayunhe.position import DayunhePosition
from games.engine import Event, Seat
from tests.games.dayunhe.printed import CARDS
from tests.games.dayunhe.random_positions import KEEN, pick
from tests.games.dayunhe.scenes import outcome, play, scene
from tests.words.dayunhe.asking import labels
from tests.words.dayunhe.telling import masked, people, previewed, progressed, warned
from tests.words.speaking import WORDS


def test_the_words_of_a_preview_do_not_name_the_card_that_is_revealed_then() -> None:
    view = scene("take", seats=3, start_player="A", turn="C").view(2)
    play(view, "take tea")
    alt = DAYUNHE.alt(WORDS, people(3), view)
    assert "A acts with a card." in alt
    view = scene(turn="A", start_player="A", cards={"B": "tea"}).view(0)
    play(view, "done")
    assert "B acts with a card." in DAYUNHE.alt(WORDS, people(3), view)


def test_the_last_tile_of_the_setup_ends_no_round() -> None:
    position = GAME.start(2, GAME.complete(2, {}), "review")
    first = position.turn or 0
    assert "Your turn ends" in warned(play(position.view(first), "stock 1"), first)
    play(position, "stock 1")
    second = 1 - first
    events = play(position.view(second), "stock 1")
    assert "**Round 1.**" in previewed(events, second)
    assert "round ends" not in warned(events, second)


def test_who_left_with_as_much_prestige_was_not_told_apart_by_the_city() -> None:
    """The one who left ranks last whatever their City holds."""
    position = scene(
        seats=3,
        turn="A",
        start_player="A",
        round=40,
        resigned="C",
        lying=True,
        scores={"A": 20, "B": 15, "C": 20},
    )
    while position.turn is not None:
        play(position, "done")
    assert [result.rank for result in outcome(position).seats] == [1, 2, 3]
    assert [result.score for result in outcome(position).seats] == [20, 15, 20]
    assert DAYUNHE.ending(WORDS, people(3), outcome(position)) == (
        "40 rounds were played. Most prestige wins."
    )


def test_what_a_canal_brings_on_the_way_is_said_with_the_fork_that_follows() -> None:
    """He comes to 1-2 first for certain, but then the start player chooses."""
    position = scene(card="builder", warehouses={"A": "reservoir"}, tiles="1-1 1-3 2-5 2-6 B unrest")
    found = labels(position, "build", "*1")
    assert found["1-2"][1].endswith("coordinator: you 0 → +2, then a fork")


def inspecting(turn: str) -> DayunhePosition:
    """That seat has the inspector; the start player A chooses the way at the first step."""
    return scene(
        turn=turn,
        start_player="A",
        card="inspector",
        tiles="1-1 2-5 A unrest",
        stacks={turn: "basin delta! | straight | delta"},
        warehouses={turn: "straight"},
    )


def test_who_chooses_the_way_of_another_is_told_that_the_coordinator_travels() -> None:
    position = inspecting("B")
    play(position, "inspect 1")
    assert "The start player chooses the way" in warned(play(inspecting("B").view(1), "inspect 1"), 1)
    assert warned(play(position.view(0), "step 1-1"), 0) == ("The coordinator travels: after this no undo.")


def test_what_was_done_so_far_is_told_in_its_order() -> None:
    view = inspecting("A").view(0)
    events = play(view, "inspect 1", "step 1-1", "supply 1")
    assert progressed(events) == ("special inspection: 1 step, coordinator to 1-1 · supply: delta")


def readers(seats: int) -> list[Seat | None]:
    """A watcher and everybody at the table."""
    return [None, *range(seats)]


@pytest.mark.parametrize(
    "seed", [0, 1, pytest.param(2, marks=pytest.mark.fuzz), pytest.param(3, marks=pytest.mark.fuzz)]
)
def test_no_text_for_others_names_a_card_before_it_is_revealed(seed: int) -> None:
    """By its name as people read it; cards that lie open, and what a panel lists, aside."""
    dice = random.Random(seed)
    position = GAME.start(2 + seed, {"level": "medium"}, f"cards by name {seed}")
    cast = people(position.seats)
    called = {card: names.card(WORDS, card) for card in CARDS}
    turn: list[Event] = []
    found = 0
    while (seat := position.to_act()) is not None:
        turn += position.apply(pick(position.legal(), dice, KEEN[seed]))
        if position.to_act() == seat and not any(event.ends_turn for event in turn):
            continue
        taken = zip(position.chosen, position.revealed, strict=True)
        secret = {owner: called[card] for owner, (card, open) in enumerate(taken) if card and not open}
        for reader in readers(position.seats):
            view, events = position.view(reader), masked(turn, reader)
            texts = [
                DAYUNHE.summary(WORDS, cast, events),
                DAYUNHE.standings(WORDS, cast, view, events),
                DAYUNHE.alt(WORDS, cast, view),
                DAYUNHE.board(WORDS, cast, view),
                DAYUNHE.drawn(WORDS, events),
                DAYUNHE.task(WORDS, cast, view),
            ]
            for owner, name in secret.items():
                if owner != reader:
                    found += 1
                    assert not [text for text in texts if name in text]
        turn = []
    assert found > 20
