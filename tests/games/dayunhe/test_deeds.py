"""What each symbol of a card does, where tiles may go, what a turn is, what events tell besides.

Everything here is played beside the slow rules, which look at the whole position after every deed.
"""

from collections import Counter
from typing import Any

import pytest

from games.dayunhe import GAME, events, places
from games.dayunhe.events import (
    Built,
    CanalDestroyed,
    CardRevealed,
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
    ScoreChanged,
    Spied,
    StepScore,
    Stocked,
    Supplied,
    Swapped,
    TeaBreak,
    TurnDone,
    Turned,
    UnrestRemoved,
    UnrestScored,
    UnrestToWall,
    Uprising,
)
from games.dayunhe.position import DayunhePosition
from games.engine import HIDDEN, Event
from tests.support.games.dayunhe.checked import carried_out
from tests.support.games.dayunhe.printed import CARDS, KINDS, TILES, UNREST, symbols
from tests.support.games.dayunhe.scenes import gained, legal, of_type, on, refused, scene
from tests.support.games.dayunhe.slow import LOOKS, symbol

PILES = "delta|basin basin|basin basin basin"
MAP = (
    "1-1 A straight e-w, 1-2 B basin e, 1-3 C unrest, 1-4 A unrest, "
    "2-1 A delta, 2-2 B basin se, 2-3 B unrest, 4-1 A reservoir, 4-2 B straight e-w"
)
"""Region 1 is A's, 2 is B's, 3 is C's; the others are neutral."""

PAID = [CostPaid(0), PutUnder(0, UNREST, 0), UnrestToWall(0, -1, 1, 3)]
"""What a cost tells if nothing is in the wall before."""


DESTROYED = [CanalDestroyed(0, 1, 28, "straight"), PutUnder(1, "straight", 0)]


def acting(card: str, **more: Any) -> DayunhePosition:
    """A carries out the card; there is something of everything unless said."""
    plain: dict[str, Any] = {"tiles": MAP, "stacks": {"A": PILES, "B": PILES}}
    return scene(card=card, **{**plain, "warehouses": {"A": "unrest unrest basin"}, **more})


@pytest.mark.parametrize(
    ("card", "more", "deed", "told"),
    [
        # the top tile of any own stack, face up or down
        ("supplies", {}, "supply 2", [Supplied(0, 1, "basin", True)]),
        ("supplies", {"stacks": {"A": "delta!||"}}, "supply 1", [Supplied(0, 0, "delta", False)]),
        # building: over unrest, which goes to the wall of its colour; unrest and the City score nothing
        (
            "builder",
            {"level": "easy", "wall": {"B": 1}},
            "build basin 2-3 se",
            [Built(0, "basin", 11, 1, 8), UnrestToWall(1, 11, 2, 4), ScoreChanged(0, 15, 23)],
        ),
        (
            "builder",
            {},
            "build basin 1-3 w",
            [Built(0, "basin", 2, 3, 8), UnrestToWall(2, 2, 1, 3), ScoreChanged(0, 15, 23)],
        ),
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
        (
            "order",
            {"level": "easy", "wall": {"C": 2}},
            "remove 1-3",
            [UnrestRemoved(0, 2, 2), UnrestToWall(2, 2, 3, 4)],
        ),
        ("welfare", {"wall": {"B": 2}}, "calm B", [PeopleCalmed(0, 1, 1, 3), PutUnder(1, UNREST, 0)]),
        (
            "welfare",
            {"level": "hard", "wall": {"A": 1, "B": 2}},
            "calm A",
            [PeopleCalmed(0, 0, 0, 2), PutUnder(0, UNREST, 0)],
        ),
        # at a cost: one unrest tile under an own stack, one to the wall
        ("saboteur", {}, "destroy 4-2", [*PAID, *DESTROYED]),
        ("tea", {}, "tea", [*PAID, TeaBreak(0)]),
        (
            "tea",
            {"wall": {"A": 1}, "warehouses": {"A": "unrest basin unrest unrest"}},
            "tea",
            [CostPaid(0), PutUnder(0, UNREST, 0), UnrestToWall(0, -1, 2, 3), TeaBreak(0)],
        ),
        ("intriguer", {}, "intrigue B", [*PAID, Intrigued(0, 1, 8), ScoreChanged(1, 15, 7)]),
        # prestige may go below zero
        (
            "intriguer",
            {"scores": {"C": 3}},
            "intrigue C",
            [*PAID, Intrigued(0, 2, 8), ScoreChanged(2, 3, -5)],
        ),
        # denouncing: one under an own stack, one into a rival's part, none to the wall
        ("intriguer", {}, "denounce C", [Denounced(0, 2, 1), PutUnder(0, UNREST, 0)]),
        (
            "intriguer",
            {"city_unrest": {"B": "AC"}},
            "denounce B",
            [Denounced(0, 1, 3), PutUnder(0, UNREST, 0)],
        ),
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
    card: str, more: dict[str, Any], deed: str, told: list[Event]
) -> None:
    position = acting(card, **more)
    action = symbol(deed.split()[0])
    assert deed in legal(position)
    assert carried_out(position, deed) == told
    assert position.left.get(action, 0) == symbols(card)[action] - 1
    assert position.used[action] == 1


# ── building ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("kind", KINDS)
def test_the_value_is_scored_at_once_in_each_look_and_looks_that_are_alike_are_one(kind: str) -> None:
    value = TILES[kind][0] if kind != UNREST else 0
    found = [
        text.removeprefix(f"build {kind} 2-5").strip() for text in legal(holding(kind), f"build {kind} 2-5")
    ]
    assert sorted(found) == sorted(LOOKS[kind])
    for look in found:
        position = holding(kind)
        carried_out(position, f"build {kind} 2-5 {look}".strip())
        assert on(position, "2-5") == f"A {kind} {look}".strip()
        assert position.scores == [15 + value, 15, 15]
        assert gained(position, "A", "building") == value
        assert position.warehouses[0] == [UNREST]


def holding(kind: str) -> DayunhePosition:
    return scene(card="builder", warehouses={"A": f"{kind} unrest"})


@pytest.mark.parametrize("where", ["1-2", "1-5", "1-8", "2-5", "2-8", "3-4", "3-8", "4-5", "4-8", "5-9"])
def test_in_any_region_on_pagodas_rivers_symbols_and_under_the_coordinator(where: str) -> None:
    for tile in ("straight e-w", "unrest"):
        position = scene(card="builder", at="3-4", warehouses={"A": "straight unrest"})
        kind, *look = tile.split()
        carried_out(position, " ".join(["build", kind, where, *look]))
        assert on(position, where) == f"A {tile}"


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


def test_the_quota_is_checked_only_when_building() -> None:
    """A canal tile that is destroyed later does not bring one back."""
    position = acting("saboteur", left="build 2 destroy 1", city={"A": "delta"}, tiles="5-1 A straight e-w",
                      warehouses={"A": "unrest unrest basin crossing"})  # fmt: skip
    carried_out(position, "destroy 5-1")
    assert position.city[0] == ["delta"]
    assert refused(position, "build basin city") == "city-quota"
    carried_out(position, "build basin 5-1 e")
    assert refused(position, "build crossing city") == "city-quota"


# ── rebuilding ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "deeds",
    [
        "swap 1-1 2-1, swap 2-1 4-1, swap 1-4 4-1",  # both own, anywhere
        "swap 1-2 1-3, swap 1-1 1-2, swap 1-3 1-4",  # both in the own region, foreign or not, unrest alike
        "move 1-1 1-9, move 1-1 5-9, move 2-1 3-3, move 1-4 2-9",  # an own tile to any free hex
        "move 1-2 1-9, move 1-3 1-8",  # a foreign tile within the own region
        "turn 1-1 sw-ne, turn 2-1 se-w-ne, turn 1-2 w",  # own, and foreign in the own region
    ],
)
def test_rebuilding_is_one_of_them_and_scores_nothing(deeds: str) -> None:
    """What is not allowed stands in `test_legality`. The coordinator on 1-1 stays there."""
    for deed in deeds.split(", "):
        position = acting("rebuilder", left="supply 2 rebuild 1", at="1-1")
        assert deed in legal(position)
        events = carried_out(position, deed)
        while position.phase == "face":
            events += carried_out(position, legal(position)[0])
        assert of_type(events, ScoreChanged) == []
        assert {text.split()[0] for text in legal(position)} == {"supply", "done"}


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


def test_two_tiles_of_a_kind_are_swapped_only_if_they_can_be_turned() -> None:
    tiles = "1-1 A unrest, 3-1 A unrest, 1-2 B unrest, 1-3 B unrest, 1-4 3-2 A straight e-w"
    assert legal(acting("rebuilder", tiles=tiles), "swap") == [
        "swap 1-1 1-2", "swap 1-1 1-3", "swap 1-1 1-4", "swap 1-1 3-2", "swap 1-2 1-4", "swap 1-3 1-4",
        "swap 1-4 3-1", "swap 1-4 3-2", "swap 3-1 3-2",
    ]  # fmt: skip


def test_a_tile_that_is_faced_last_ends_the_turn() -> None:
    position = acting("rebuilder", left="rebuild 1")
    carried_out(position, "move 1-1 5-9")
    assert (position.turn, position.phase) == (0, "face")
    carried_out(position, "face sw-ne")
    assert (position.turn, position.phase, on(position, "5-9")) == (1, "act", "A straight sw-ne")


# ── stacks ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("piles", "after"),
    [
        ("delta delta|delta|delta delta", "delta delta|unrest delta|delta delta"),
        ("delta delta|delta|delta", "delta delta|unrest delta|delta"),
        ("delta|delta|delta", "unrest delta|delta|delta"),
        ("delta|delta|", "delta|delta|unrest"),
        ("||", "unrest||"),
        ("delta delta|delta delta|delta!", "delta delta|delta delta|unrest delta!"),
    ],
)
def test_under_the_smallest_stack_the_first_of_several_face_down(piles: str, after: str) -> None:
    position = acting("welfare", wall={"B": 1}, stacks={"A": PILES, "B": piles})
    expected = acting("welfare", stacks={"A": PILES, "B": after})
    carried_out(position, "calm B")
    assert (position.stacks[1], position.up[1]) == (expected.stacks[1], expected.up[1])


def test_one_tile_at_a_time() -> None:
    """The second of two goes under the stack that is the smallest then."""
    position = acting("saboteur", tiles="2-2 A straight e-w", stacks={"A": "||delta delta"})
    carried_out(position, "destroy 2-2")
    assert position.stacks[0] == [["unrest"], ["straight"], ["delta", "delta"]]
    assert position.up[0] == [False] * 3


def test_a_newly_bared_top_is_face_down_and_a_supplied_tile_is_public_at_once() -> None:
    position = acting("supplies", stacks={"A": "delta basin|straight crossing!|"}, warehouses={"A": "unrest"})
    for viewer in (None, 0, 1):
        after = position.copy()
        supplied = carried_out(after, "supply 2", "supply 1")
        assert [event.view(viewer) for event in supplied] == supplied
        assert after.view(viewer).warehouses[0] == ["unrest", "crossing", "basin"]
        assert after.view(viewer).stacks[0] == [[HIDDEN], [HIDDEN], []]
        assert after.up[0] == [False] * 3


def test_a_warehouse_holds_six_tiles_and_a_full_one_takes_none() -> None:
    position = acting("builder", left="supply 3 build 1", warehouses={"A": "unrest " * 5})
    carried_out(position, "supply 3")
    assert (len(position.warehouses[0]), legal(position, "supply")) == (6, [])
    carried_out(position, "build unrest 3-1")
    assert legal(position, "supply") == ["supply 1", "supply 2", "supply 3"]


def test_reform_shuffles_the_own_stacks() -> None:
    """Positions that differ in nothing but the state of chance come out differently."""
    found = set()
    for counter in range(12):
        position = scene(card="reformer", warehouses={"A": "unrest"})
        before = Counter(kind for pile in position.stacks[0] for kind in pile)
        position.chance.counter = 100 * counter
        carried_out(position, "reform")
        found.add(tuple(map(tuple, position.stacks[0])))
        assert Counter(kind for pile in position.stacks[0] for kind in pile) == before
    assert len(found) == 12


# ── a turn ───────────────────────────────────────────────────────────────────────────────────────────

VERBS = {
    "supply": "supply 1",
    "build": "build basin 3-3 e",
    "rebuild": "move 1-1 3-9",
    "remove": "remove 1-3",
    "calm": "calm B",
    "destroy": "destroy 2-1",
    "inspect": "inspect 1",
    "tea": "tea",
    "espionage": "espionage",
    "intrigue": "intrigue B",
    "denounce": "denounce B",
    "reform": "reform",
}


@pytest.mark.parametrize("card", CARDS)
def test_a_card_offers_just_its_symbols_each_as_often_as_it_is_printed(card: str) -> None:
    position = acting(card, wall={"B": 1})
    left = {action: count for action, count in symbols(card).items() if action != "prestige"}
    assert position.left == left
    for action, verb in VERBS.items():
        assert (refused(position, verb) == "") == (action in left), action
    for action, count in left.items():
        other = "espionage" if action in ("supply", "build") else "supply"
        position = acting(card, left=f"{action} {count} {other} 1", wall={"B": 1})
        for number in range(count):
            assert position.left[action] == count - number
            again = {"supply": f"supply {number + 1}", "build": f"build unrest 3-{number + 1}"}
            carried_out(position, again.get(action, VERBS[action]))
        while position.phase != "act":
            carried_out(position, legal(position)[0])
        assert refused(position, VERBS[action]) == "symbol-used"


def test_actions_in_any_order_split_and_interrupted() -> None:
    position = acting("builder", left="supply 3 build 2 espionage 1", warehouses={"A": "crossing"}, tiles="")
    carried_out(position, "supply 2", "build basin 3-1 e", "supply 1", "espionage", "supply 3")
    carried_out(position, "build crossing city")
    assert (position.city[0], position.turn) == (["crossing"], 1)


@pytest.mark.parametrize(
    ("card", "one", "other"),
    [
        ("reformer", "reform", "espionage"),
        ("reformer", "espionage", "reform"),
        ("intriguer", "intrigue B", "denounce B"),
        ("intriguer", "denounce C", "intrigue B"),
    ],
)
def test_of_alternatives_only_one_may_be_used(card: str, one: str, other: str) -> None:
    position = acting(card, warehouses={"A": "unrest unrest unrest unrest"})
    assert refused(position, other) == ""
    carried_out(position, one)
    assert refused(position, other) == "other-symbol-used"
    assert position.left.keys() == symbols(card).keys() - {"prestige", one.split()[0], other.split()[0]}


NEXT = CardRevealed(1, "builder")
NO_STOCK = {"A": "basin||"}


def done(card: str, unused: str, forced: bool, seat: int = 0) -> TurnDone:
    """The end of a turn; unused is "supply 1 build 2"."""
    words = unused.split()
    left = zip(words[::2], map(int, words[1::2]), strict=True)
    return TurnDone(seat, tuple(left), forced, card)


@pytest.mark.parametrize(
    ("card", "more", "deeds", "told"),
    [
        # what was not used lapses; a turn may be ended at once
        ("order", {}, "supply 1, done", [done("order", "supply 1 build 1 remove 1", False), NEXT]),
        ("tea", {}, "tea, done", [done("tea", "supply 2 build 1", False), NEXT]),
        ("tea", {}, "done", [done("tea", "supply 2 build 1 tea 1", False), NEXT]),
        # the last symbol ends the turn
        ("order", {"left": "remove 1"}, "remove 1-3", [done("order", "", True), NEXT]),
        # so does it if nothing more is possible: no tile to supply, nothing to pay with
        (
            "saboteur",
            {"left": "supply 2 destroy 1", "stacks": NO_STOCK, "warehouses": {}},
            "supply 1",
            [done("saboteur", "supply 1 destroy 1", True), NEXT],
        ),
        ("saboteur", {"left": "supply 2 destroy 1", "stacks": NO_STOCK}, "supply 1", []),
        # one in which nothing is possible ends right after revealing
        (
            "order",
            {"cards": {"B": "rebuilder", "C": "welfare"}, "stacks": {"B": "||"}, "tiles": "1-1 A unrest"},
            "done",
            [
                done("order", "supply 2 build 1 remove 1", False),
                CardRevealed(1, "rebuilder"),
                done("rebuilder", "supply 2 build 1 rebuild 1", True, seat=1),
                CardRevealed(2, "welfare"),
                PrestigeTaken(2, 2),
            ],
        ),
    ],
)
def test_when_a_turn_ends(card: str, more: dict[str, Any], deeds: str, told: list[Event]) -> None:
    """The card of C can be used in the last case: there is unrest in the wall."""
    position = acting(card, wall={"A": 1}, **{"cards": {"B": "builder"}, **more})
    events = carried_out(position, *deeds.split(", "))
    kinds = (TurnDone, CardRevealed, PrestigeTaken)
    assert [event for event in events if isinstance(event, kinds)] == told


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


def test_every_event_names_its_paragraph_and_only_a_round_ends_the_turn_of_one_that_acts_again() -> None:
    kinds: tuple[type[Event], ...] = DayunheEvent.__args__
    assert {kind: kind.rule for kind in kinds} == PARAGRAPHS
    assert {kind for kind in kinds if kind.ends_turn} == {RoundBegan}
    assert GAME.event_type == DayunheEvent
