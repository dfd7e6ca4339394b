"""What players of Da Yunhe may type, and how actions come apart into slots."""

from collections.abc import Callable

import pytest

from games.dayunhe import actions
from games.engine import Action, BadNotation
from games.engine.choices import Question, walk
from tests.games.dayunhe.printed import CARDS, KINDS
from tests.games.dayunhe.scenes import legal, parse, play, scene
from tests.games.dayunhe.slow import EVERY_NOTATION
from tests.games.notation import check_both_ways, check_unreadable


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("Stock 2", "stock 2"),
        ("stock stack 2", "stock 2"),
        ("TAKE Builder", "take builder"),
        ("take the builder", "take builder"),
        ("supply  3", "supply 3"),
        ("supply from stack 3", "supply 3"),
        ("build straight 2-5 e-w", "build straight 2-5 e-w"),
        ("build straight 25 e-w", "build straight 2-5 e-w"),
        ("build straight 2.5 e-w", "build straight 2-5 e-w"),
        ("build straight 2 5 e w", "build straight 2-5 e-w"),
        ("Build STRAIGHT 2-5 W-E", "build straight 2-5 e-w"),
        ("build straight on 2-5, e, w", "build straight 2-5 e-w"),
        ("build crossing 2-5 nw w se e", "build crossing 2-5 e-se-w-nw"),
        ("build sharp bend 2-5 ne e", "build sharp-bend 2-5 e-ne"),
        ("build sharp_bend 2-5 e_se", "build sharp-bend 2-5 e-se"),
        ("build branch-left 2-5 w-e-sw", "build branch-left 2-5 e-sw-w"),
        ("build basin 2-5 SE", "build basin 2-5 se"),
        ("build reservoir 2-5", "build reservoir 2-5"),
        ("build unrest 2-5", "build unrest 2-5"),
        ("build straight city", "build straight city"),
        ("build wide bend in the City", "build wide-bend city"),
        ("swap 2-5 3-1", "swap 2-5 3-1"),
        ("swap 3-1 2-5", "swap 2-5 3-1"),
        ("swap 3-1 and 2-5", "swap 2-5 3-1"),
        ("swap 31 25", "swap 2-5 3-1"),
        ("move 3-1 2-5", "move 3-1 2-5"),
        ("move 3-1 to 2-5", "move 3-1 2-5"),
        ("move 3-1 → 2-5", "move 3-1 2-5"),
        ("turn 2-5 w e", "turn 2-5 e-w"),
        ("turn 25 sw-ne", "turn 2-5 sw-ne"),
        ("remove 2-5", "remove 2-5"),
        ("calm b", "calm B"),
        ("calm player B", "calm B"),
        ("destroy 2.5", "destroy 2-5"),
        ("inspect 3", "inspect 3"),
        ("inspect 3 steps", "inspect 3"),
        ("TEA", "tea"),
        (" Espionage ", "espionage"),
        ("intrigue c", "intrigue C"),
        ("denounce player C", "denounce C"),
        ("reform", "reform"),
        ("Done", "done"),
        ("face w-e", "face e-w"),
        ("face se", "face se"),
        ("step 2-5", "step 2-5"),
        ("step to 25", "step 2-5"),
        ("step Hangzhou", "step hangzhou"),
        ("step to BEIJING", "step beijing"),
    ],
)
def test_forgiving(text: str, notation: str) -> None:
    assert str(parse(text)) == notation


def test_every_notation_goes_both_ways() -> None:
    check_both_ways(parse, EVERY_NOTATION)


TILES = {"known": ", ".join(KINDS)}


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("stock", "unreadable-notation", {"text": "stock", "example": "stock 2"}),
        ("stock 0", "no-such-number", {"number": 0, "least": 1, "most": 3}),
        ("stock 4", "no-such-number", {"number": 4, "least": 1, "most": 3}),
        ("take", "unreadable-notation", {"text": "take", "example": "take builder"}),
        ("take moon", "no-such-card", {"card": "moon", "known": ", ".join(CARDS)}),
        ("supply", "unreadable-notation", None),
        ("supply 4", "no-such-number", {"number": 4, "least": 1, "most": 3}),
        ("supply two", "unreadable-notation", None),
        ("build", "unreadable-notation", {"text": "build", "example": "build straight 2-5 e-w"}),
        ("build straight", "unreadable-notation", None),
        ("build straight 2-5", "unreadable-notation", None),
        ("build moon 2-5 e-w", "no-such-tile", {"tile": "moon", **TILES}),
        ("build moon city", "no-such-tile", {"tile": "moon", **TILES}),
        ("build city", "unreadable-notation", None),
        ("build straight 6-1 e-w", "no-such-hex", {"hex": "6-1"}),
        ("build straight 0-1 e-w", "no-such-hex", {"hex": "0-1"}),
        ("build straight 1-0 e-w", "no-such-hex", {"hex": "1-0"}),
        ("build straight 2 e-w", "unreadable-notation", None),
        ("build straight 255 e-w", "unreadable-notation", None),
        (
            "build straight 2-5 e-se",
            "no-such-look",
            {"tile": "straight", "lines": "e-se", "known": "e-w, se-nw, sw-ne"},
        ),
        ("build straight 2-5 e-e", "unreadable-notation", None),
        ("build straight 2-5 e-x", "unreadable-notation", None),
        ("build reservoir 2-5 e", "no-such-look", {"tile": "reservoir", "lines": "e", "known": "none"}),
        ("build unrest 2-5 e-w", "no-such-look", None),
        ("build straight beijing", "unreadable-notation", None),
        ("swap 2-5", "unreadable-notation", {"text": "swap 2-5", "example": "swap 2-5 3-1"}),
        ("swap 2-5 2-5", "no-such-swap", {"hex": "2-5", "other": "2-5"}),
        ("swap 2-5 3-1 4-1", "unreadable-notation", None),
        ("swap 2-5 beijing", "unreadable-notation", None),
        ("move 2-5", "unreadable-notation", None),
        ("move 2-5 9-9", "no-such-hex", {"hex": "9-9"}),
        ("turn 2-5", "unreadable-notation", None),
        ("turn 2-5 e-se-sw", "no-such-look", {"tile": "none", "lines": "e-se-sw", "known": "none"}),
        ("remove", "unreadable-notation", None),
        ("remove city", "unreadable-notation", None),
        ("calm", "unreadable-notation", None),
        ("calm F", "no-such-seat", {"seat": "F"}),
        ("calm BC", "no-such-seat", {"seat": "BC"}),
        ("destroy 1", "unreadable-notation", None),
        ("inspect", "unreadable-notation", None),
        ("inspect 0", "no-such-number", {"number": 0, "least": 1, "most": 3}),
        ("inspect 4", "no-such-number", {"number": 4, "least": 1, "most": 3}),
        ("tea 1", "unreadable-notation", None),
        ("done 1", "unreadable-notation", None),
        ("intrigue", "unreadable-notation", None),
        ("denounce 2", "unreadable-notation", None),
        ("face", "unreadable-notation", None),
        ("face e-e", "unreadable-notation", None),
        ("face e-se-sw-w-nw-ne", "no-such-look", None),
        ("step", "unreadable-notation", None),
        ("step nowhere", "unreadable-notation", None),
        ("rebuild 2-5 3-1", "unreadable-notation", None),
        ("prestige", "unreadable-notation", None),
        ("2-5", "unreadable-notation", None),
        ("build straight 2-5 e-w €", "unreadable-notation", None),
        ("x" * 99, "unreadable-notation", {"text": "x" * 40, "example": "build straight 2-5 e-w"}),
        ("take " + "x" * 99, "no-such-card", None),
        ("build " + "x" * 99 + " city", "no-such-tile", None),
        ("calm " + "x" * 99, "no-such-seat", None),
        ("supply " + "9" * 99, "unreadable-notation", None),
        ("remove " + "1" * 99, "unreadable-notation", None),
    ],
)
def test_unreadable(text: str, code: str, facts: dict[str, str | int] | None) -> None:
    check_unreadable(parse, text, code, facts, 120)


@pytest.mark.parametrize(
    "make",
    [
        lambda: actions.Stock(3),
        lambda: actions.Stock(-1),
        lambda: actions.Take("moon"),
        lambda: actions.Supply(3),
        lambda: actions.Supply(-1),
        lambda: actions.Build("moon", 0, 0),
        lambda: actions.Build("straight", 45, 0),
        lambda: actions.Build("straight", -1, 0),
        lambda: actions.Build("straight", 0, 3),
        lambda: actions.Build("reservoir", 0, 1),
        lambda: actions.BuildCity("moon"),
        lambda: actions.Swap(1, 0),
        lambda: actions.Swap(1, 1),
        lambda: actions.Swap(1, 45),
        lambda: actions.Swap(-1, 2),
        lambda: actions.Move(0, 45),
        lambda: actions.Move(-1, 0),
        lambda: actions.Turn(0, "straight", 3),
        lambda: actions.Turn(0, "unrest", 0),
        lambda: actions.Turn(45, "straight", 0),
        lambda: actions.Remove(45),
        lambda: actions.Calm(5),
        lambda: actions.Calm(-1),
        lambda: actions.Destroy(-1),
        lambda: actions.Inspect(0),
        lambda: actions.Inspect(4),
        lambda: actions.Intrigue(5),
        lambda: actions.Denounce(-1),
        lambda: actions.Face("basin", 6),
        lambda: actions.Face("moon", 0),
        lambda: actions.Face("reservoir", 0),
        lambda: actions.Step(47),
        lambda: actions.Step(-1),
    ],
)
def test_actions_that_there_are_not(make: Callable[[], Action]) -> None:
    with pytest.raises(BadNotation):
        make()


def slots(notation: str) -> list[str]:
    """Names and values, with groups where there are any."""
    return [
        f"{slot.name}={slot.value}" + (f" ({slot.group})" if slot.group else "")
        for slot in parse(notation).slots()
    ]


@pytest.mark.parametrize(
    ("notation", "expected"),
    [
        ("stock 2", ["stack=2"]),
        ("take builder", ["card=builder"]),
        ("supply 2", ["do=supply-2"]),
        ("build straight 2-5 e-w", ["do=build", "tile=straight", "place=2-5 (2)", "lines=e-w"]),
        ("build reservoir 5-9", ["do=build", "tile=reservoir", "place=5-9 (5)"]),
        ("build unrest 1-1", ["do=build", "tile=unrest", "place=1-1 (1)"]),
        ("build straight city", ["do=build", "tile=straight", "place=city (city)"]),
        ("swap 2-5 3-1", ["do=swap", "place=2-5 (2)", "place2=3-1 (3)"]),
        ("move 3-1 2-5", ["do=move", "place=3-1 (3)", "place2=2-5 (2)"]),
        ("turn 2-5 e-w", ["do=turn", "place=2-5 (2)", "lines=e-w"]),
        ("remove 2-5", ["do=remove", "place=2-5 (2)"]),
        ("calm B", ["do=calm", "colour=B"]),
        ("destroy 2-5", ["do=destroy", "place=2-5 (2)"]),
        ("inspect 3", ["do=inspect", "steps=3"]),
        ("tea", ["do=tea"]),
        ("espionage", ["do=espionage"]),
        ("intrigue B", ["do=intrigue", "rival=B"]),
        ("denounce B", ["do=denounce", "rival=B"]),
        ("reform", ["do=reform"]),
        ("done", ["do=done"]),
        ("face e-w", ["lines=e-w"]),
        ("step 2-5", ["step=2-5"]),
        ("step hangzhou", ["step=hangzhou"]),
    ],
)
def test_slots(notation: str, expected: list[str]) -> None:
    assert slots(notation) == expected


def test_the_order_of_what_can_be_done() -> None:
    position = scene(
        card="builder",
        tiles="1-1 A straight e-w, 1-2 B unrest",
        warehouses={"A": "unrest unrest basin"},
        wall={"B": 1},
    )
    position.left = dict.fromkeys(
        ("reform", "denounce", "intrigue", "espionage", "tea", "inspect", "destroy", "calm", "remove",
         "rebuild", "build", "supply"), 1,
    )  # fmt: skip
    asked = walk(position.legal(), []).next
    assert isinstance(asked, Question)
    assert [answer.token for answer in asked.answers] == [
        "supply-1", "supply-2", "supply-3", "build", "swap", "move", "turn", "remove", "calm", "destroy",
        "inspect", "tea", "espionage", "intrigue", "denounce", "reform", "done",
    ]  # fmt: skip


def test_a_hex_is_asked_by_region_where_there_are_many() -> None:
    position = scene(card="builder", warehouses={"A": "basin delta"}, tiles="3-9 A delta")
    asked = walk(position.legal(), ["build", "basin"]).next
    assert isinstance(asked, Question)
    assert (asked.slot, asked.grouped) == ("place", True)
    assert [answer.token for answer in asked.answers] == ["*1", "*2", "*3", "*4", "*5", "*city"]
    asked = walk(position.legal(), ["build", "basin", "*3"]).next
    assert isinstance(asked, Question)
    assert [answer.token for answer in asked.answers] == [f"3-{key}" for key in range(1, 9)]
    asked = walk(position.legal(), ["build", "basin", "*3", "3-1"]).next
    assert isinstance(asked, Question)
    assert (asked.slot, {answer.token for answer in asked.answers}) == (
        "lines",
        {"e", "se", "sw", "w", "nw", "ne"},
    )


def test_the_questions_of_a_rebuilding() -> None:
    position = scene(
        card="rebuilder", left="rebuild 1", tiles="1-1 A straight e-w, 1-2 B basin e, 4-1 A unrest"
    )
    asked = walk(position.legal(), ["swap"]).next
    assert isinstance(asked, Question)
    assert (asked.slot, [answer.token for answer in asked.answers]) == ("place2", ["1-2", "4-1"])
    asked = walk(position.legal(), ["turn", "1-2"]).next
    assert isinstance(asked, Question)
    assert (asked.slot, len(asked.answers)) == ("lines", 5)
    play(position, "move 1-1 2-1")
    asked = walk(position.legal(), []).next
    assert isinstance(asked, Question)
    assert (asked.slot, asked.given) == ("lines", {})
    assert legal(position)[0].startswith("face")
