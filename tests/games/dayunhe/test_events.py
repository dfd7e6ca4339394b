"""What events tell: places for rings, paragraphs, who sees what, what follows what."""

import random
from typing import Any

import pytest

from games.dayunhe import GAME, events, places
from games.dayunhe.events import (
    Built,
    CanalDestroyed,
    CardTaken,
    CityBuilt,
    CityScored,
    CoordinatorTurned,
    CostPaid,
    DayunheEvent,
    Denounced,
    ForkChosen,
    Inspected,
    Intrigued,
    Moved,
    NetworkScored,
    PeopleCalmed,
    PrestigeTaken,
    PutUnder,
    Reformed,
    RoundBegan,
    Spied,
    StepScore,
    Stocked,
    Supplied,
    Swapped,
    Turned,
    UnrestRemoved,
    UnrestScored,
    UnrestToWall,
    Uprising,
)
from games.dayunhe.position import start
from games.engine import Event
from tests.games.dayunhe.printed import place
from tests.games.dayunhe.random_positions import KEEN, pick, variant
from tests.games.dayunhe.scenes import of_type, play, scene, the


def places_of(*notations: str, card: str, **more: Any) -> dict[str, tuple[int, ...]]:
    """By event where it happened."""
    position = scene(card=card, **more)
    return {type(event).__name__: event.places() for event in play(position, *notations)}


def test_places_of_building() -> None:
    scenery: dict[str, Any] = {"tiles": "2-5 B unrest, 1-1 A delta", "warehouses": {"A": "basin delta"}}
    found = places_of("build basin 2-5 e", card="builder", **scenery)
    assert found["Built"] == (13,)
    assert found["UnrestToWall"] == (13, places.wall_place(1))
    assert places_of("build basin city", card="builder", **scenery)["CityBuilt"] == (places.area_place(0),)
    found = places_of("supply 2", card="builder")
    assert found["Supplied"] == (places.stack_place(0, 1), places.warehouse_place(0))


def test_places_of_rebuilding() -> None:
    tiles = "2-5 A straight e-w, 1-1 A delta"
    assert places_of("move 2-5 3-1", card="rebuilder", tiles=tiles)["Moved"] == (13, 18)
    assert places_of("swap 2-5 1-1", card="rebuilder", tiles=tiles)["Swapped"] == (0, 13)
    assert places_of("turn 2-5 sw-ne", card="rebuilder", tiles=tiles)["Turned"] == (13,)


def test_places_of_the_rest() -> None:
    paid: dict[str, Any] = {
        "warehouses": {"A": "unrest unrest"},
        "tiles": "2-5 B delta, 1-2 C unrest",
        "wall": {"B": 1},
    }
    found = places_of("destroy 2-5", card="saboteur", **paid)
    assert found["CanalDestroyed"] == (13,)
    assert found["CostPaid"] == (places.warehouse_place(0),)
    assert found["UnrestToWall"] == (places.wall_place(0),)
    assert found["PutUnder"][0] in range(places.stack_place(1, 0), places.stack_place(1, 2) + 1)
    assert places_of("intrigue B", card="intriguer", **paid)["Intrigued"] == (places.prestige_place(1),)
    assert places_of("denounce B", card="intriguer", **paid)["Denounced"] == (places.area_place(1),)
    assert places_of("remove 1-2", card="order", **paid)["UnrestRemoved"] == (1,)
    assert places_of("calm B", card="welfare", **paid)["PeopleCalmed"] == (places.wall_place(1),)
    stacks = tuple(places.stack_place(0, stack) for stack in range(3))
    assert places_of("espionage", card="builder")["Spied"] == stacks
    assert places_of("reform", card="reformer")["Reformed"] == stacks
    found = places_of("inspect 2", card="inspector", tiles="1-2 1-5 A delta")
    assert found["Inspected"] == (1, 4)


def test_places_of_the_end_of_a_round() -> None:
    position = scene(
        seats=2,
        turn="A",
        start_player="B",
        at="2-5",
        trips=2,
        tiles="2-8 A delta",
        wall={"B": 3},
    )
    events_ = play(position, "done")
    assert the(events_, CoordinatorTurned).places() == (place("2-8"),)
    assert the(events_, Uprising).places() == (places.wall_place(1), places.prestige_place(1))
    position = scene(seats=2, at="beijing", trips=1, tiles="1-1 A delta, 1-2 B unrest")
    events_ = play(position, "done", "done")
    assert of_type(events_, NetworkScored)[0].places() == (0,)
    assert of_type(events_, UnrestScored)[0].places() == (1,)
    assert of_type(events_, CityScored)[1].places() == (places.area_place(1),)


def test_only_what_was_taken_is_secret() -> None:
    """Of all events only the taking of a card is told differently to others."""
    for number in range(4):
        seats, level = variant(number)
        dice = random.Random(f"told {number}")
        position = start(seats, {"level": level}, f"told {number}")
        while position.turn is not None:
            turn = position.turn
            for event in position.apply(pick(position.legal(), dice, KEEN[number])):
                for viewer in (None, *range(seats)):
                    secret = isinstance(event, CardTaken) and viewer != turn
                    assert (event.view(viewer) != event) == secret


PARAGRAPHS = {
    RoundBegan: "round", Stocked: "setup", CardTaken: "choose", PrestigeTaken: "prestige", Supplied: "supply",
    Built: "build", CityBuilt: "city", UnrestToWall: "wall", Swapped: "rebuild", Moved: "rebuild",
    Turned: "rebuild", UnrestRemoved: "unrest", PeopleCalmed: "unrest", CostPaid: "cost", PutUnder: "under",
    CanalDestroyed: "destroy", Spied: "espionage", Reformed: "reform", Intrigued: "intrigue",
    Denounced: "denounce", ForkChosen: "way", Inspected: "inspection", Uprising: "uprising",
    CoordinatorTurned: "trips", NetworkScored: "final", CityScored: "final", UnrestScored: "final",
    events.CardRevealed: "act", events.TurnDone: "act", events.TeaBreak: "tea",
    events.InspectionAnnounced: "inspection", events.CoordinatorRested: "coordinator",
    events.ScoreChanged: "goal", events.GameEnded: "end", events.SeatResigned: "resign",
}  # fmt: skip


def test_every_event_names_its_paragraph() -> None:
    kinds: tuple[type[Event], ...] = DayunheEvent.__args__
    assert {kind: kind.rule for kind in kinds} == PARAGRAPHS
    assert GAME.event_type == DayunheEvent


def test_only_a_round_ends_the_turn_of_one_that_acts_again() -> None:
    kinds: tuple[type[Event], ...] = DayunheEvent.__args__
    assert {kind for kind in kinds if kind.ends_turn} == {RoundBegan}


# ── facts that words need ────────────────────────────────────────────────────────────────────────────


def test_facts_of_unrest() -> None:
    position = scene(card="order", level="easy", tiles="1-2 B unrest", wall={"B": 2})
    moved = the(play(position, "remove 1-2"), UnrestToWall)
    assert (moved.count, moved.level) == (3, 4)
    position = scene(card="welfare", level="hard", wall={"B": 2})
    calmed = the(play(position, "calm B"), PeopleCalmed)
    assert (calmed.count, calmed.level) == (1, 2)
    position = scene(card="intriguer", warehouses={"A": "unrest unrest"}, city_unrest={"B": "AC"})
    assert the(play(position, "denounce B"), Denounced).count == 3


def test_facts_of_rebuilding() -> None:
    position = scene(card="rebuilder", tiles="1-1 A straight e-w, 1-2 B basin se, 3-1 A unrest")
    swapped = the(play(position, "swap 1-1 1-2"), Swapped)
    assert (swapped.tiles, swapped.owners) == (("straight", "basin"), (0, 1))
    turned = the(play(position, "face ne"), Turned)
    assert (turned.tile, turned.owner, turned.hex, turned.before, turned.rotation) == ("basin", 1, 0, 1, 5)
    position = scene(card="rebuilder", tiles="1-1 A straight e-w, 1-2 B basin se, 3-1 A unrest")
    moved = the(play(position, "move 1-2 1-9"), Moved)
    assert (moved.tile, moved.owner) == ("basin", 1)


def test_facts_of_a_turn() -> None:
    position = scene(card="tea", warehouses={"A": "unrest unrest"})
    done = the(play(position, "tea", "done"), events.TurnDone)
    assert (done.card, dict(done.unused)) == ("tea", {"supply": 2, "build": 1})


@pytest.mark.parametrize("line", [True, False])
def test_a_step_of_a_way(line: bool) -> None:
    tiles = "1-4 B straight e-w, 1-5 C basin w" if line else "1-7 C delta"
    position = scene(at="1-4", entered="beijing", tiles=tiles, card="inspector")
    (step,) = the(play(position, "inspect 1"), Inspected).way
    assert step == StepScore(place("1-5" if line else "1-7"), "canal", 2, 4 if line else 2, line)


def test_what_one_action_causes_is_told_in_order() -> None:
    position = scene(seats=3, turn="A", card="saboteur", cards={"B": "supplies"}, left="destroy 1",
                     warehouses={"A": "unrest unrest"}, tiles="2-5 B delta")  # fmt: skip
    names = [type(event).__name__ for event in play(position, "destroy 2-5")]
    assert names[-4:] == ["TurnDone", "CardRevealed", "PrestigeTaken", "ScoreChanged"]
    assert set(names[:-4]) == {"CostPaid", "CanalDestroyed", "PutUnder", "UnrestToWall"}
    assert len(names) == 9
