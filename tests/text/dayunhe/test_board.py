"""Da Yunhe's board and hand in words: whole, in the room there is, enough to play from without seeing."""

import re

import pytest

from bot.text import words
from bot.text.dayunhe import names
from bot.text.formatter import formatter_of
from bot.text.room import LONGEST_ALT, LONGEST_BOARD
from games.dayunhe.places import REGION
from games.dayunhe.stacks import unseen
from games.engine.contract import SEAT_LETTERS
from tests.support.games.dayunhe.random_positions import played
from tests.support.games.dayunhe.scenes import play, scene
from tests.support.games.playing import quick_of
from tests.support.text.dayunhe.asking import shown
from tests.support.text.dayunhe.fullest import fullest
from tests.support.text.speaking import WORDS, Speech, crowded, players

says = Speech("dayunhe", 5)

DAYUNHE = formatter_of("dayunhe")


def numbers(text: str, name: str) -> dict[int, int]:
    """The numbers by seat in "Prestige A 16, B −3."; none if it says "none"."""
    part = re.search(rf"{name} ([^.]*)\.", text)
    assert part is not None, name
    found = re.findall(r"\b([A-E]) (−?\d+)", part[1])
    return {SEAT_LETTERS.index(seat): int(number.replace("−", "-")) for seat, number in found}


def tiles(text: str, region: int) -> dict[int, str]:
    """What the text says lies on the hexes of a region: "A straight E–W", "B unrest"."""
    part = re.search(rf"Region {region + 1}(?:\*\*)?,? ?[^:\n]*: ([^.\n;]*)", text)
    found = re.findall(r"(\d) ([A-E] [^,;]+)", part[1]) if part else []
    return {region * REGION + int(key) - 1: told for key, told in found}


@pytest.mark.parametrize("seed", quick_of(6, 2))
def test_both_texts_tell_every_tile_on_the_map_and_every_total(seed: int) -> None:
    for position in played(seed, every=15):
        view, people = position.view(None), players(position.seats, "dayunhe")
        alt, text = DAYUNHE.board(WORDS, people, view).alt(), DAYUNHE.board(WORDS, people, view).text()
        assert not alt.endswith("…")
        assert numbers(alt, "Prestige") == dict(enumerate(view.scores))
        assert numbers(alt, f"Wall, uprising at {view.level}:") == {
            seat: count for seat, count in enumerate(view.wall) if count
        }
        for region in range(5):
            expected = {}
            for place in range(region * REGION, (region + 1) * REGION):
                if kind := view.tiles[place]:
                    look = shown("lines", names.lines(kind, view.rotations[place]))
                    name = "unrest" if kind == "unrest" else shown("tile", kind)
                    expected[place] = f"{SEAT_LETTERS[view.owners[place]]} {name} {look}".strip()
            assert tiles(text, region) == expected
            short = {
                place: told if told.endswith(("unrest", "reservoir")) else f"{told[0]} {told.split()[-1]}"
                for place, told in expected.items()
            }
            assert tiles(alt, region) in (expected, short)


def test_the_fullest_board_fits_with_every_tile() -> None:
    view = fullest().view(None)
    assert all(view.tiles)
    alt = DAYUNHE.board(WORDS, crowded(5, "dayunhe"), view).alt()
    text = DAYUNHE.board(WORDS, crowded(5, "dayunhe"), view).text()
    assert len(alt) <= LONGEST_ALT
    assert len(text) <= LONGEST_BOARD
    assert not text.endswith("…")
    for region in range(5):
        assert len(tiles(alt, region)) == len(tiles(text, region)) == REGION


def test_the_head_says_who_has_to_do_what_and_where_the_coordinator_is() -> None:
    people = players(3, "dayunhe")
    assert (
        DAYUNHE.board(WORDS, people, scene(card="order", at="1-5", turn="B").view(None))
        .alt()
        .startswith(
            "Da Yunhe, round 3. A Mei, B Jonas, C Aiko. B acts with the Order. "
            "Coordinator on 1-5, bound for 3-8, trip 1 of 4. Prestige A 15, B 15, C 15. "
        )
    )
    alt = DAYUNHE.board(WORDS, people, scene("take", at="3-8", trips=3, lying=True).view(None)).alt()
    assert "A takes a card. Coordinator on 3-8, lying down for tea, bound for Beijing, trip 2 of 4." in alt
    assert (
        DAYUNHE.board(
            WORDS, people, scene("stock", round=0, stacks={"A": "delta! | basin! | unrest!"}).view(None)
        )
        .alt()
        .startswith("Da Yunhe, before round 1. A Mei, B Jonas, C Aiko. A chooses a tile for the warehouse.")
    )
    position = scene("take", turn="A")
    play(position, "take order")
    assert "Cards secret A." in says.alt(position.view(None))
    assert "Cards A Order." in says.alt(position.view(0))


def test_the_board_in_full_tells_everything_line_by_line() -> None:
    position = scene(
        card="builder",
        start_player="C",
        turn="A",
        cards={"C": "order"},
        tiles="1-2 A unrest, 1-5 A straight e-w, 2-1 B reservoir, 4-4 C delta e-sw-nw",
        stacks={"A": "delta basin! | straight | unrest"},
        warehouses={"A": "unrest unrest straight"},
        city={"A": "basin"},
        city_unrest={"A": "B"},
        wall={"A": 2},
        scores={"B": -3},
        at="1-4",
        entered="1-6",
    )
    lines = says.board(position.view(None)).splitlines()
    assert lines[0] == (
        "**Da Yunhe, round 3**, cards are carried out. "
        "3 unrest tiles of one colour in the wall start an uprising."
    )
    assert lines[1] == "The coordinator is on 1-4, bound for 3-8, trip 1 of 4 (has been on 1-6 in this trip)."
    assert lines[2] == "As things stand C chooses where the coordinator goes: 1-7 empty or 1-8 empty."
    assert lines[4] == (
        "A ● **Mei** ← to act: **15** prestige, region 1, card Builder; warehouse 2 unrest, straight; "
        "stacks 2 (basin), 1, 1; wall 2; City 1 canal and 1 unrest; network 1; "
        "9 with the final scoring as things stand"
    )
    assert lines[5].startswith("B ■ **Jonas**: **−3** prestige, region 2, card not revealed yet; ")
    assert lines[6].startswith("C ▲ **Aiko** (start player): **15** prestige, region 3, card Order; ")
    assert "- **Region 1**, A: 2 A unrest, 5 A straight E–W; free 1 3 4 6 7 8 9" in lines
    assert "- **Region 2**, B: 1 B reservoir; free 2 3 4 5 6 7 8 9" in lines
    assert "- **Region 4**, nobody’s: 4 C delta E–SW–NW; free 1 2 3 5 6 7 8 9" in lines
    assert "- **Region 5**, nobody’s: all free" in lines
    assert lines[-1] == (
        "-# Keys from north to south 1 2 3 / 4 5 6 / 7 8 9; in regions 1, 3 and 5 the middle row lies half a "
        "hex further east, in 2 and 4 the others. Beijing touches 1-1, 1-2, 1-3, Hangzhou 5-7, 5-8, 5-9. "
        "Pagodas 1-8, 2-8, 3-8, 4-8."
    )


def test_who_has_left_and_the_end_that_nears_are_said_and_the_end_tells_no_forecast() -> None:
    position = scene(round=35, turn="A")
    position.resign(1)
    view = position.view(None)
    assert "Resigned B." in says.alt(view)
    text = says.board(view)
    assert "B ■ **Jonas** (resigned): **15** prestige" in text
    assert "The match ends after round 40." in text.splitlines()[0]
    assert "The match ends" not in says.board(scene(round=34).view(None))
    position = scene(seats=2)
    position.resign(1)
    text = says.board(position.view(None))
    assert "As things stand" not in text
    assert text.startswith("**Da Yunhe, round 3**, the end.")
    assert "with the final scoring" not in text


@pytest.mark.parametrize(
    ("language", "held"), [("en", "warehouse 2 face-down tiles;"), ("de", "Lager 2 verdeckte Plättchen;")]
)
def test_several_tiles_of_which_nothing_is_known_are_counted(language: str, held: str) -> None:
    view = scene(warehouses={"A": "? ?"}).view(0)
    assert held in DAYUNHE.board(words(language), players(3, "dayunhe"), view).text()


def test_the_hand_tells_card_warehouse_stacks_and_what_lies_face_down() -> None:
    position = scene(
        "take",
        turn="B",
        start_player="B",
        stacks={"B": "delta basin! | straight | unrest unrest"},
        warehouses={"B": "unrest straight"},
    )
    before = says.hand(position, 1).splitlines()
    assert before[0] == "You have not taken a card in this round yet."
    assert before[-1].startswith("You were handed Builder, Supplies, Reformer, ")
    play(position, "take order")
    lines = says.hand(position, 1).splitlines()
    assert lines[0] == "Your card: Order (supply 2, build 1, remove unrest), still secret."
    assert lines[1] == "Warehouse 2 of 6: unrest tile and straight."
    assert lines[2] == "Stacks: 2 (basin), 1, 2."
    assert lines[-1].startswith("You did not take Builder, Supplies, Reformer, ")
    assert "Order" not in lines[-1]
    handed = says.hand(position, 2).splitlines()[-1]
    assert handed.startswith("You were handed Builder, ")
    assert "Order" not in handed
    position = scene(card="order")
    assert says.hand(position).splitlines()[0] == ("Your card: Order (supply 2, build 1, remove unrest).")


@pytest.mark.parametrize("seed", quick_of(6, 2))
def test_what_lies_face_down_is_known_by_counting(seed: int) -> None:
    for position in played(seed, every=11, leaving=True):
        for seat in range(position.seats):
            hidden: dict[str, int] = {}
            for stack, up in zip(position.stacks[seat], position.up[seat], strict=True):
                for kind in stack[: len(stack) - up]:
                    hidden[kind] = hidden.get(kind, 0) + 1
            found = unseen(position.view(seat), seat)
            assert {kind: count for kind, count in found.items() if count} == hidden
            text = says.hand(position, seat)
            assert f"{sum(hidden.values())} tiles: " in text or sum(hidden.values()) < 2
