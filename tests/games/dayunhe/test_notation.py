"""What players of Da Yunhe may type, how actions come apart into slots, in which order they are offered."""

from collections.abc import Callable, Sequence

import pytest

from games.dayunhe.building import Build, BuildCity
from games.dayunhe.cards import Take
from games.dayunhe.inspection import Inspect, Step
from games.dayunhe.networks import links
from games.dayunhe.position import DayunhePosition
from games.dayunhe.rebuilding import Face, Move, Swap, Turn
from games.dayunhe.stacks import Stock, Supply
from games.dayunhe.unrest import Calm, Denounce, Destroy, Intrigue, Remove
from games.engine import Action, BadNotation
from tests.support.games.dayunhe.printed import CARDS, KINDS, UNREST, looks, name, place, turned, written
from tests.support.games.dayunhe.random_positions import made_up, played
from tests.support.games.dayunhe.scenes import legal, parse, play, scene
from tests.support.games.dayunhe.slow import EVERY_NOTATION
from tests.support.games.dayunhe.slow_way import OPPOSITE, beside
from tests.support.games.notation import asked, check_both_ways, check_unreadable


@pytest.mark.parametrize(
    ("notation", "typed", "slots"),
    [
        ("stock 2", "Stock 2; stock stack 2", "stack=2"),
        ("take builder", "TAKE Builder; take the builder", "card=builder"),
        ("supply 3", "supply  3; supply from stack 3", "do=supply-3"),
        (
            "build straight 2-5 e-w",
            "Build STRAIGHT 25 W-E; build straight 2 5 e w; build straight on 2.5 e, w",
            "do=build tile=straight place=2-5 lines=e-w",
        ),
        (
            "build crossing 2-5 e-se-w-nw",
            "build crossing 2-5 nw w se e",
            "do=build tile=crossing place=2-5 lines=e-se-w-nw",
        ),
        (
            "build sharp-bend 2-5 e-ne",
            "build sharp bend 2-5 ne e; build sharp_bend 2-5 e_ne",
            "do=build tile=sharp-bend place=2-5 lines=e-ne",
        ),
        ("build basin 2-5 se", "build basin 2-5 SE", "do=build tile=basin place=2-5 lines=se"),
        ("build reservoir 5-9", "", "do=build tile=reservoir place=5-9"),
        ("build unrest 1-1", "", "do=build tile=unrest place=1-1"),
        ("build wide-bend city", "build wide bend in the City", "do=build tile=wide-bend place=city"),
        ("swap 2-5 3-1", "swap 3-1 2-5; swap 3-1 and 2-5; swap 31 25", "do=swap place=2-5 place2=3-1"),
        ("move 3-1 2-5", "move 3-1 to 2-5; move 3-1 → 2-5", "do=move place=3-1 place2=2-5"),
        ("turn 2-5 e-w", "turn 2-5 w e", "do=turn place=2-5 lines=e-w"),
        ("turn 2-5 sw-ne", "turn 25 sw-ne", "do=turn place=2-5 lines=sw-ne"),
        ("remove 2-5", "", "do=remove place=2-5"),
        ("calm B", "calm b; calm player B", "do=calm colour=B"),
        ("destroy 2-5", "destroy 2.5", "do=destroy place=2-5"),
        ("inspect 3", "inspect 3 steps", "do=inspect steps=3"),
        ("tea", "TEA", "do=tea"),
        ("espionage", " Espionage ", "do=espionage"),
        ("intrigue C", "intrigue c", "do=intrigue rival=C"),
        ("denounce C", "denounce player C", "do=denounce rival=C"),
        ("reform", "", "do=reform"),
        ("done", "Done", "do=done"),
        ("face e-w", "face w-e", "lines=e-w"),
        ("step 2-5", "step to 25", "step=2-5"),
        ("step hangzhou", "step Hangzhou", "step=hangzhou"),
        ("step beijing", "step to BEIJING", "step=beijing"),
    ],
)
def test_what_is_typed_and_how_it_comes_apart(notation: str, typed: str, slots: str) -> None:
    action = parse(notation)
    assert {str(parse(text)) for text in (notation, *filter(None, typed.split(";")))} == {notation}
    named = [f"{slot.name}={slot.value}" for slot in action.slots()]
    assert " ".join(named) == slots


def test_every_notation_goes_both_ways() -> None:
    check_both_ways(parse, EVERY_NOTATION)


TILES = {"known": ", ".join(KINDS)}
LOOKS_OF_STRAIGHT = {"tile": "straight", "known": "e-w, se-nw, sw-ne"}


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("stock", "unreadable-notation", {"text": "stock", "example": "stock 2"}),
        ("stock 0", "no-such-number", {"number": 0, "least": 1, "most": 3}),
        ("stock 4", "no-such-number", {"number": 4, "least": 1, "most": 3}),
        ("take", "unreadable-notation", {"text": "take", "example": "take builder"}),
        ("take moon", "no-such-card", {"card": "moon", "known": ", ".join(CARDS)}),
        ("supply 4", "no-such-number", {"number": 4, "least": 1, "most": 3}),
        ("build", "unreadable-notation", {"text": "build", "example": "build straight 2-5 e-w"}),
        ("build moon 2-5 e-w", "no-such-tile", {"tile": "moon", **TILES}),
        ("build moon city", "no-such-tile", {"tile": "moon", **TILES}),
        ("build straight 6-1 e-w", "no-such-hex", {"hex": "6-1"}),
        ("build straight 0-1 e-w", "no-such-hex", {"hex": "0-1"}),
        ("build straight 1-0 e-w", "no-such-hex", {"hex": "1-0"}),
        ("build straight 2-5 e-se", "no-such-look", {"lines": "e-se", **LOOKS_OF_STRAIGHT}),
        ("build reservoir 2-5 e", "no-such-look", {"tile": "reservoir", "lines": "e", "known": "none"}),
        ("build unrest 2-5 e-w", "no-such-look", None),
        ("swap 2-5", "unreadable-notation", {"text": "swap 2-5", "example": "swap 2-5 3-1"}),
        ("swap 2-5 2-5", "no-such-swap", {"hex": "2-5", "other": "2-5"}),
        ("move 2-5 9-9", "no-such-hex", {"hex": "9-9"}),
        ("turn 2-5 e-se-sw", "no-such-look", {"tile": "none", "lines": "e-se-sw", "known": "none"}),
        ("calm F", "no-such-seat", {"seat": "F"}),
        ("calm BC", "no-such-seat", {"seat": "BC"}),
        ("inspect 0", "no-such-number", {"number": 0, "least": 1, "most": 3}),
        ("inspect 4", "no-such-number", {"number": 4, "least": 1, "most": 3}),
        ("face e-se-sw-w-nw-ne", "no-such-look", None),
        ("x" * 99, "unreadable-notation", {"text": "x" * 40, "example": "build straight 2-5 e-w"}),
        ("take " + "x" * 99, "no-such-card", None),
        ("build " + "x" * 99 + " city", "no-such-tile", None),
        ("calm " + "x" * 99, "no-such-seat", None),
    ],
)
def test_unreadable(text: str, code: str, facts: dict[str, str | int] | None) -> None:
    check_unreadable(parse, text, code, facts, 120)


@pytest.mark.parametrize(
    "texts",
    [
        "supply, supply two, rebuild 2-5 3-1, prestige, 2-5, tea 1, done 1",
        "build straight, build straight 2-5, build city, build straight 2 e-w, build straight 255 e-w",
        "build straight 2-5 e-e, build straight 2-5 e-x, build straight beijing, build straight 2-5 e-w €",
        "swap 2-5 3-1 4-1, swap 2-5 beijing, move 2-5, turn 2-5, turn basin 2-5 e, remove, remove city",
        "calm, destroy 1, inspect, intrigue, denounce 2, face, face e-e, step, step nowhere",
        f"supply {'9' * 99}, remove {'1' * 99}",
    ],
)
def test_words_that_mean_nothing(texts: str) -> None:
    for text in texts.split(", "):
        check_unreadable(parse, text, "unreadable-notation", None, 120)


@pytest.mark.parametrize(
    ("make", "wrong"),
    [
        (Stock, [(3,), (-1,)]),
        (Take, [("moon",)]),
        (Supply, [(3,), (-1,)]),
        (Build, [("moon", 0, 0), ("straight", 45, 0), ("straight", -1, 0), ("straight", 0, 3)]),
        (Build, [("reservoir", 0, 1)]),
        (BuildCity, [("moon",)]),
        (Swap, [(1, 0), (1, 1), (1, 45), (-1, 2)]),
        (Move, [(0, 45), (-1, 0)]),
        (Turn, [(0, "straight", 3), (0, "unrest", 0), (45, "straight", 0)]),
        (Remove, [(45,)]),
        (Calm, [(5,), (-1,)]),
        (Destroy, [(-1,)]),
        (Inspect, [(0,), (4,)]),
        (Intrigue, [(5,)]),
        (Denounce, [(-1,)]),
        (Face, [("basin", 6), ("moon", 0), ("reservoir", 0)]),
        (Step, [(47,), (-1,)]),
    ],
)
def test_actions_that_there_are_not(make: Callable[..., Action], wrong: list[tuple[str | int, ...]]) -> None:
    for parts in wrong:
        with pytest.raises(BadNotation):
            make(*parts)


# ── what is asked ────────────────────────────────────────────────────────────────────────────────────


DO = (
    *("supply", "build", "swap", "move", "turn", "remove", "calm", "destroy", "inspect", "tea", "espionage"),
    *("intrigue", "denounce", "reform", "done"),
)


def test_the_order_of_what_can_be_done() -> None:
    tiles = "1-1 A straight e-w, 1-2 B unrest"
    position = scene(card="builder", tiles=tiles, warehouses={"A": "unrest unrest basin"}, wall={"B": 1})
    position.left = dict.fromkeys((*reversed(DO[5:-1]), "rebuild", "build", "supply"), 1)
    assert asked(position) == ("do", " ".join(["supply-1 supply-2 supply-3", *DO[1:]]))


# ── the order in which actions are offered ───────────────────────────────────────────────────────────


def joined(position: DayunhePosition, hex: int, lines: frozenset[str]) -> tuple[int, int]:
    """To how many tiles of the seat to act, and of all, a line that joins these sides would lead."""
    own = every = 0
    for side, other in beside(hex).items():
        if side in lines and OPPOSITE[side] in turned(position.tiles[other], position.rotations[other]):
            every += 1
            own += position.owners[other] == position.turn
    return own, every


def by_links(position: DayunhePosition, kind: str, hex: int) -> list[str]:
    """The looks of a tile on that hex, those with the most links first, to own tiles, then to any."""

    def worth(rotation: int) -> tuple[int, int, int]:
        own, every = joined(position, hex, turned(kind, rotation))
        return -own, -every, rotation

    return [written(turned(kind, rotation)) for rotation in sorted(looks(kind), key=worth)]


def check_order(position: DayunhePosition) -> None:
    """Words, then tiles as in the data, then hexes from north to south; after each hex its looks."""
    found = [notation.split() for notation in legal(position)]
    assert found == sorted(found, key=lambda words: DO.index(words[0]))
    for do in ("swap", "move", "turn", "remove", "destroy"):
        check_hexes([words for words in found if words[0] == do])
    builds = [words for words in found if words[0] == "build"]
    assert builds == sorted(builds, key=lambda words: (words[2] == "city", KINDS.index(words[1])))
    for kind in KINDS:
        check_hexes([words for words in builds if words[1] == kind])
    offered: dict[tuple[str, ...], list[str]] = {}
    for words in found:
        if words[0] == "turn":
            offered.setdefault(("turn", position.tiles[place(words[1])], words[1]), []).append(words[2])
        elif words[0] == "build" and words[2] != "city":
            offered.setdefault(("build", *words[1:3]), []).append(" ".join(words[3:]))
    for (do, kind, where), found_looks in offered.items():
        now = written(turned(kind, position.rotations[place(where)])) if do == "turn" else None
        assert found_looks == [look for look in by_links(position, kind, place(where)) if look != now]


def check_hexes(found: Sequence[Sequence[str]]) -> None:
    """From north to south."""
    hexes = [[place(word) for word in words if word[0].isdigit()] for words in found if "city" not in words]
    assert hexes == sorted(hexes)


def test_what_is_offered_in_made_up_positions_and_along_matches() -> None:
    for number in range(20):
        check_order(made_up(number))
    for seed in range(3):
        for position in played(seed, every=19):
            if position.phase == "act":
                check_order(position)


def test_looks_that_are_better_connected_come_first() -> None:
    """First the most links to own tiles, then to any, then as the tile is printed."""
    tiles = "2-4 B straight e-w, 2-6 B straight e-w, 2-2 A straight sw-ne, 2-7 A basin e, 5-5 A basin e"
    position = scene(card="builder", warehouses={"A": "straight basin"}, tiles=tiles)
    assert [text.split()[3] for text in legal(position, "build straight 2-5")] == ["sw-ne", "e-w", "se-nw"]
    position = scene(card="rebuilder", tiles=tiles)
    play(position, "move 5-5 2-5")
    assert legal(position) == ["face ne", "face e", "face w", "face se", "face sw", "face nw"]


def test_links_are_counted_as_here() -> None:
    for number in range(20):
        position = made_up(number)
        for hex in range(0, 45, 4):
            for kind in (*KINDS[:8:3], UNREST):
                for rotation in looks(kind):
                    found = links(position, position.turn or 0, kind, hex, rotation)
                    assert found == joined(position, hex, turned(kind, rotation)), (number, name(hex), kind)


def test_steps_are_offered_from_north_to_south_and_west_to_east() -> None:
    position = scene(turn="A", start_player="B", tiles="1-1 1-2 1-3 A delta")
    play(position, "done")
    assert legal(position) == ["step 1-1", "step 1-2", "step 1-3"]
