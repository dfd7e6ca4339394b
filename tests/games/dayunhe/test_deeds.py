"""What each symbol of a card does, where tiles may go, what a turn is, what events tell besides.

Everything here is played beside the slow rules, which look at the whole position after every deed.
"""

from typing import Any

import pytest

from games.dayunhe import GAME, places
from games.dayunhe.building import Built, CityBuilt
from games.dayunhe.cards import CardRevealed, CardTaken, PrestigeTaken, TurnDone
from games.dayunhe.inspection import ForkChosen, Inspected, TeaBreak
from games.dayunhe.position import DayunhePosition
from games.dayunhe.rebuilding import Moved, Swapped, Turned
from games.dayunhe.scoring import CityScored, NetworkScored, ScoreChanged, UnrestScored
from games.dayunhe.stacks import CostPaid, PutUnder, Reformed, Spied, Stocked, Supplied, UnrestToWall
from games.dayunhe.turns import CoordinatorTurned, RoundBegan, Uprising
from games.dayunhe.unrest import CanalDestroyed, Denounced, Intrigued, PeopleCalmed, UnrestRemoved
from games.dayunhe.way import StepScore
from games.engine import Event
from tests.support.games.dayunhe.checked import carried_out
from tests.support.games.dayunhe.printed import UNREST, symbols
from tests.support.games.dayunhe.scenes import legal, on, refused, scene
from tests.support.games.dayunhe.slow import LOOKS, symbol

PILES = "delta|basin basin|basin basin basin"
MAP = (
    "1-1 A straight e-w, 1-2 B basin e, 1-3 C unrest, 1-4 A unrest, "
    "2-1 A delta, 2-2 B basin se, 2-3 B unrest, 4-1 A reservoir, 4-2 B straight e-w"
)
"""Region 1 is A's, 2 is B's, 3 is C's; the others are neutral."""

UNDER, UNDER_B = PutUnder(0, UNREST, 0), PutUnder(1, UNREST, 0)
TO_WALL = UnrestToWall(2, 2, 1, 3)
EIGHT, MINUS = ScoreChanged(0, 15, 23), ScoreChanged(2, 3, -5)
PAID = [CostPaid(0), UNDER, UnrestToWall(0, -1, 1, 3)]
"""What a cost tells if nothing is in the wall before."""

DESTROYED = [CanalDestroyed(0, 1, 28, "straight"), PutUnder(1, "straight", 0)]


def acting(card: str, **more: Any) -> DayunhePosition:
    """A carries out the card; there is something of everything unless said."""
    plain: dict[str, Any] = {"tiles": MAP, "stacks": {"A": PILES, "B": PILES}}
    return scene(card=card, **{**plain, "warehouses": {"A": "unrest unrest basin"}, **more})


@pytest.mark.parametrize(
    ("card", "more", "deed", "expected"),
    [
        # the top tile of any own stack, face up or down
        ("supplies", {}, "supply 2", [Supplied(0, 1, "basin", True)]),
        ("supplies", {"stacks": {"A": "delta!||"}}, "supply 1", [Supplied(0, 0, "delta", False)]),
        # building: over unrest, which goes to the wall of its colour; unrest and the City score nothing
        (
            "builder",
            {"level": "easy", "wall": {"B": 1}},
            "build basin 2-3 se",
            [Built(0, "basin", 11, 1, 8), UnrestToWall(1, 11, 2, 4), EIGHT],
        ),
        ("builder", {}, "build basin 1-3 w", [Built(0, "basin", 2, 3, 8), TO_WALL, EIGHT]),
        ("builder", {}, "build unrest 5-9", [Built(0, UNREST, 44, 0, 0)]),
        ("builder", {"city": {"A": "delta"}}, "build basin city", [CityBuilt(0, "basin", 2)]),
        # rebuilding: told as the tiles were before
        ("rebuilder", {}, "swap 1-1 1-2", [Swapped(0, 0, 1, ("straight", "basin"), (0, 1))]),
        ("rebuilder", {}, "swap 1-4 4-1", [Swapped(0, 3, 27, (UNREST, "reservoir"), (0, 0))]),
        ("rebuilder", {}, "move 1-2 1-9", [Moved(0, 1, 8, "basin", 1)]),
        ("rebuilder", {}, "move 1-3 1-9", [Moved(0, 2, 8, UNREST, 2)]),
        ("rebuilder", {}, "turn 1-2 nw", [Turned(0, 1, 0, 4, "basin", 1)]),
        ("rebuilder", {"first": "C"}, "turn 2-2 e", [Turned(0, 10, 1, 0, "basin", 1)]),
        # unrest from the map to the wall, from the wall under a stack
        ("order", {}, "remove 2-3", [UnrestRemoved(0, 1, 11), UnrestToWall(1, 11, 1, 3)]),
        ("order", {}, "remove 1-3", [UnrestRemoved(0, 2, 2), TO_WALL]),
        ("welfare", {"wall": {"B": 2}}, "calm B", [PeopleCalmed(0, 1, 1, 3), UNDER_B]),
        ("welfare", {"level": "hard", "wall": {"A": 1}}, "calm A", [PeopleCalmed(0, 0, 0, 2), UNDER]),
        # at a cost: one unrest tile under an own stack, one to the wall
        ("saboteur", {}, "destroy 4-2", [*PAID, *DESTROYED]),
        ("tea", {}, "tea", [*PAID, TeaBreak(0)]),
        ("tea", {"wall": {"A": 1}}, "tea", [*PAID[:2], UnrestToWall(0, -1, 2, 3), TeaBreak(0)]),
        ("intriguer", {}, "intrigue B", [*PAID, Intrigued(0, 1, 8), ScoreChanged(1, 15, 7)]),
        # prestige may go below zero
        ("intriguer", {"scores": {"C": 3}}, "intrigue C", [*PAID, Intrigued(0, 2, 8), MINUS]),
        # denouncing: one under an own stack, one into a rival's part, none to the wall
        ("intriguer", {}, "denounce C", [Denounced(0, 2, 1), UNDER]),
        ("intriguer", {"city_unrest": {"B": "AC"}}, "denounce B", [Denounced(0, 1, 3), UNDER]),
        # the own stacks
        ("builder", {"stacks": {"A": "basin|delta!|"}}, "espionage", [Spied(0, ((0, "basin"),))]),
        ("builder", {}, "espionage", [Spied(0, ((0, "delta"), (1, "basin"), (2, "basin")))]),
        ("reformer", {"stacks": {"A": "basin!||"}}, "reform", [Reformed(0, (1, 0, 0))]),
        ("reformer", {"stacks": {"A": "basin|unrest!|"}}, "reform", [Reformed(0, (1, 1, 0))]),
        ("reformer", {"stacks": {"A": "basin||" + "delta " * 6}}, "reform", [Reformed(0, (3, 2, 2))]),
        ("reformer", {"stacks": {"A": "||" + "delta " * 8}}, "reform", [Reformed(0, (3, 3, 2))]),
    ],
)
def test_a_deed_is_told_and_its_symbol_is_used(
    card: str, more: dict[str, Any], deed: str, expected: list[Event]
) -> None:
    position = acting(card, **more)
    action = symbol(deed.split()[0])
    assert deed in legal(position)
    assert carried_out(position, deed) == expected
    assert position.left.get(action, 0) == symbols(card)[action] - 1
    assert position.used[action] == 1


# ── building ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("on_map", "in_city", "possible"),
    [(0, 0, False), (1, 0, True), (1, 1, False), (2, 1, True), (3, 3, False), (4, 3, True), (11, 10, True)],
)
def test_never_more_own_canals_in_the_city_than_on_the_map(on_map: int, in_city: int, possible: bool) -> None:
    """Unrest and tiles of others do not count; an own part of the City has no limit."""
    hexes = [f"{4 + number // 9}-{number % 9 + 1}" for number in range(on_map)]
    tiles = "".join(f", {hex} A straight e-w" for hex in hexes)
    tiles = "1-1 B straight e-w, 1-2 B straight e-w, 1-3 A unrest" + tiles
    city = {"A": "delta " * in_city}
    position = scene(card="builder", tiles=tiles, city=city, warehouses={"A": "basin unrest"})
    assert ("build basin city" in legal(position)) == possible
    assert refused(position, "build basin city") == ("" if possible else "city-quota")
    assert "build unrest city" not in legal(position)


# ── rebuilding ───────────────────────────────────────────────────────────────────────────────────────


def test_swapped_tiles_change_places_and_may_both_be_turned() -> None:
    position = acting("rebuilder")
    carried_out(position, "swap 1-1 1-2")
    assert (on(position, "1-1"), on(position, "1-2")) == ("B basin e", "A straight e-w")
    assert (position.phase, position.turn, position.facing) == ("face", 0, [0, 1])
    assert set(legal(position)) == {f"face {look}" for look in LOOKS["basin"]}
    assert carried_out(position, "face nw") == [Turned(0, 0, 0, 4, "basin", 1)]
    assert set(legal(position)) == {"face e-w", "face se-nw", "face sw-ne"}
    assert carried_out(position, "face e-w") == []  # as it lay
    assert (on(position, "1-1"), on(position, "1-2")) == ("B basin nw", "A straight e-w")
    assert (position.phase, position.facing) == ("act", [])


# ── stacks ───────────────────────────────────────────────────────────────────────────────────────────


def test_reform_shuffles_the_own_stacks() -> None:
    """Positions that differ in nothing but the state of chance come out differently."""
    found = set()
    for counter in range(12):
        position = scene(card="reformer", warehouses={"A": "unrest"})
        position.chance.counter = 100 * counter
        carried_out(position, "reform")
        found.add(tuple(map(tuple, position.stacks[0])))
    assert len(found) == 12


# ── a turn ───────────────────────────────────────────────────────────────────────────────────────────


NEXT = CardRevealed(1, "builder")
LITTLE = {"left": "supply 2 destroy 1", "stacks": {"A": "basin||"}}
LEFT = "supply 1 destroy 1"


def done(card: str, unused: str, forced: bool, seat: int = 0) -> TurnDone:
    """The end of a turn; unused is "supply 1 build 2"."""
    words = unused.split()
    left = zip(words[::2], map(int, words[1::2]), strict=True)
    return TurnDone(seat, tuple(left), forced, card)


IDLE_B = {"cards": {"B": "rebuilder", "C": "welfare"}, "stacks": {"B": "||"}, "tiles": "1-1 A unrest"}
IDLE = [
    CardRevealed(1, "rebuilder"),
    done("rebuilder", "supply 2 build 1 rebuild 1", True, seat=1),
    CardRevealed(2, "welfare"),
    PrestigeTaken(2, 2),
]


@pytest.mark.parametrize(
    ("card", "more", "deeds", "expected"),
    [
        # what was not used lapses; a turn may be ended at once
        ("order", {}, "supply 1, done", [done("order", "supply 1 build 1 remove 1", False), NEXT]),
        ("tea", {}, "tea, done", [done("tea", "supply 2 build 1", False), NEXT]),
        ("tea", {}, "done", [done("tea", "supply 2 build 1 tea 1", False), NEXT]),
        # the last symbol ends the turn
        ("order", {"left": "remove 1"}, "remove 1-3", [done("order", "", True), NEXT]),
        # so does it if nothing more is possible: no tile to supply, nothing to pay with
        ("saboteur", {**LITTLE, "warehouses": {}}, "supply 1", [done("saboteur", LEFT, True), NEXT]),
        ("saboteur", LITTLE, "supply 1", []),
        # one in which nothing is possible ends right after revealing
        ("order", IDLE_B, "remove 1-1, done", [done("order", "supply 2 build 1", False), *IDLE]),
    ],
)
def test_when_a_turn_ends(card: str, more: dict[str, Any], deeds: str, expected: list[Event]) -> None:
    """The card of C can be used in the last case: there is unrest in the wall."""
    position = acting(card, wall={"A": 1}, **{"cards": {"B": "builder"}, **more})
    events = carried_out(position, *deeds.split(", "))
    kinds = (TurnDone, CardRevealed, PrestigeTaken)
    assert [event for event in events if isinstance(event, kinds)] == expected


def test_what_one_action_causes_is_told_in_order() -> None:
    position = acting(
        "saboteur", cards={"B": "supplies"}, left="destroy 1", warehouses={"A": "unrest unrest"}
    )
    assert carried_out(position, "destroy 4-2") == [
        *PAID,
        *DESTROYED,
        TurnDone(0, (), True, "saboteur"),
        CardRevealed(1, "supplies"),
        PrestigeTaken(1, 1),
        ScoreChanged(1, 15, 16),
    ]


# ── where it happened, and its paragraph ─────────────────────────────────────────────────────────────────

STEPS = tuple(StepScore(place, "empty", -1, 0, False) for place in (1, 4))
STACKS = tuple(places.stack_place(1, stack) for stack in range(3))
PLACES: dict[Event, tuple[int, ...]] = {
    CardTaken(1, "tea"): (places.prestige_place(1),),
    PrestigeTaken(1, 2): (places.prestige_place(1),),
    Stocked(1, 2, "basin"): (STACKS[2], places.warehouse_place(1)),
    Supplied(1, 2, "basin", True): (STACKS[2], places.warehouse_place(1)),
    Built(1, "basin", 13, 0, 8): (13,),
    CityBuilt(1, "basin", 2): (places.area_place(1),),
    UnrestToWall(1, 13, 2, 3): (13, places.wall_place(1)),
    UnrestToWall(1, 0, 2, 3): (0, places.wall_place(1)),
    UnrestToWall(1, -1, 2, 3): (places.wall_place(1),),
    Swapped(1, 3, 5, ("basin", "delta"), (0, 1)): (3, 5),
    Moved(1, 7, 5, "basin", 0): (7, 5),
    Turned(1, 7, 2, 3, "basin", 0): (7,),
    UnrestRemoved(0, 1, 7): (7,),
    PeopleCalmed(0, 1, 2, 3): (places.wall_place(1),),
    CostPaid(1): (places.warehouse_place(1),),
    PutUnder(1, "basin", 2): (STACKS[2],),
    CanalDestroyed(0, 1, 7, "basin"): (7,),
    Spied(1, ((0, "basin"), (2, "delta"))): (STACKS[0], STACKS[2]),
    Reformed(1, (3, 2, 2)): STACKS,
    Intrigued(0, 1, 8): (places.prestige_place(1),),
    Denounced(0, 1, 2): (places.area_place(1),),
    ForkChosen(0, 7): (7,),
    Inspected(False, STEPS, 2): (1, 4),
    Uprising(1, 3, 12): (places.wall_place(1), places.prestige_place(1)),
    CoordinatorTurned(45, 3): (45,),
    NetworkScored(1, (3, 4), 2): (3, 4),
    CityScored(0, 2, 4, 1, 4): (places.area_place(0),),
    UnrestScored(0, (5, 6), 8): (5, 6),
}


@pytest.mark.parametrize("event", PLACES, ids=str)
def test_where_something_happened(event: Event) -> None:
    assert event.places() == PLACES[event]


PARAGRAPHS = """
    RoundBegan round, Stocked setup, CardTaken choose, PrestigeTaken prestige, Supplied supply, Built build,
    CityBuilt city, UnrestToWall wall, Swapped rebuild, Moved rebuild, Turned rebuild, UnrestRemoved unrest,
    PeopleCalmed unrest, CostPaid cost, PutUnder under, CanalDestroyed destroy, Spied espionage,
    Reformed reform, Intrigued intrigue, Denounced denounce, ForkChosen way, Inspected inspection,
    Uprising uprising, CoordinatorTurned trips, NetworkScored final, CityScored final, UnrestScored final,
    CardRevealed act, TurnDone act, TeaBreak tea, InspectionAnnounced inspection,
    CoordinatorRested coordinator, ScoreChanged goal, GameEnded end, SeatResigned resign
"""


def test_every_event_names_its_paragraph_and_only_a_round_ends_the_turn_of_one_that_acts_again() -> None:
    kinds: tuple[type[Event], ...] = GAME.event_type.__args__
    found = {f"{kind.__name__} {kind.rule}" for kind in kinds}
    assert found == set(" ".join(PARAGRAPHS.split()).split(", "))
    assert {kind for kind in kinds if kind.ends_turn} == {RoundBegan}
