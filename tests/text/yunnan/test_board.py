"""Yunnan's board in words: whole, in the room there is, enough to play from without seeing."""

import re

import pytest

from bot.text import Players
from bot.text.formatter import formatter_of
from bot.text.room import LONGEST_ALT, LONGEST_BOARD
from games.engine.contract import SEAT_LETTERS
from games.yunnan.bids import bids_of, payouts, total_bids
from games.yunnan.components import BUILDINGS, board
from games.yunnan.incomes import income
from games.yunnan.position import YunnanPosition
from tests.support.games.yunnan.scenes import scene
from tests.support.text.speaking import LONG, WORDS, Speech, crowded, players
from tests.support.text.yunnan.speaking import played

says = Speech("yunnan")
YUNNAN = formatter_of("yunnan")


FULL_NAMES = ("Trade School", "Customs House", "Horse Dealer", "Dragon House", "Building Yard")


def counts(text: str) -> dict[int, int]:
    """The numbers by colour in "A 3, B −2" or "A3 B2"."""
    return {
        SEAT_LETTERS.index(letter): int(count.replace("−", "-"))
        for letter, count in re.findall(r"\b([A-E]) ?(−?\d+)", text)
    }


def some(row: list[int]) -> dict[int, int]:
    return {colour: count for colour, count in enumerate(row) if count}


def levels(text: str) -> dict[int, str]:
    """What the colours in "3 A C, 2 B" have."""
    return {
        SEAT_LETTERS.index(letter): part.split(" ")[0]
        for part in text.split(", ")
        for letter in part.split(" ")[1:]
    }


@pytest.mark.parametrize(("seats", "version"), [(2, "expert"), (3, "basic"), (4, "expert"), (5, "basic")])
def test_the_alt_text_holds_everything_that_can_change(seats: int, version: str) -> None:
    for position in played(seats, seats, version):
        view = position.view(None)
        text = says.alt(view)
        assert len(text) <= LONGEST_ALT
        assert not text.endswith("…")
        assert f"round {view.round}." in text
        named = {
            "Yuan": some(view.money),
            "Last income": some(view.incomes),
            "Traders at home": some(view.supply),
            "Gifts": some(view.gifts),
        }
        for name, expected in named.items():
            part = re.search(rf"{name} ([^.;]*)[.;]", text)
            assert part is not None
            assert counts(part[1]) == expected
        for name, held in (("Passes", view.passes), ("Influence", view.influence)):
            part = re.search(rf"{name} ([^.(]*?)[.( ]*(?:\(\d left now\))?\.", text)
            assert part is not None
            assert levels(part[1].strip()) == {colour: str(count) for colour, count in enumerate(held)}
        for index, province in enumerate(board().provinces):
            told = re.search(rf" {province.name}: ([^.]*)\.", text)
            assert told is not None
            traders, *rest = told[1].split("; ")
            assert counts(traders) == some(view.traders[index])
            posts = next((part for part in rest if part.startswith("posts")), "")
            standing = [
                SEAT_LETTERS[one] for one, count in enumerate(view.posts[index]) for _ in range(count)
            ]
            assert posts.split()[1:] == standing
            house = next((part[-1] for part in rest if part.startswith("tea house")), None)
            assert house == (SEAT_LETTERS[view.teahouses[index]] if view.teahouses[index] >= 0 else None)
            assert ("inspected last" in rest) == (view.inspector == index)
            gifts = re.search(r"(\d) gifts?$", told[1])
            assert (int(gifts[1]) if gifts else 0) == view.gifts_left[index]
        for index, name in enumerate(FULL_NAMES):
            found = re.search(rf"{name}: ([^.]*)\.", text)
            bids = {
                (int(value), SEAT_LETTERS.index(letter))
                for value, letter in re.findall(r"(\d+) ([A-E])", found[1] if found else "")
            }
            assert bids == {
                (value, colour)
                for colour in range(view.colours)
                for at, value in bids_of(view, colour)
                if at == index
            }
        for site, bridge in enumerate(board().bridges):
            ends = f"{board().provinces[bridge.a].name}–{board().provinces[bridge.b].name}"
            owners = [SEAT_LETTERS[colour] for colour, built in enumerate(view.bridges[site]) if built]
            assert (f"{ends} {' '.join(owners)}" in text) == bool(owners)


BIDS = {"school": "A9 B12 C15", "customs": "D9 E12", "horse": "A9 B12", "dragon": "C9 D15", "yard": "E9"}


def fullest(phase: str) -> YunnanPosition:
    """Five colours everywhere, with everything of everything."""
    position = scene(
        phase,
        seats=5,
        turn="C",
        order="EDCBA",
        waiting="" if phase == "bid" else "BAED",
        expert=True,
        round=12,
        traders=dict.fromkeys("ABCDE", "puer yunnan sichuan tibet"),
        posts=dict.fromkeys("ABCDE", "qamdo qinghai"),
        bridges=dict.fromkeys("ABCDE", "yunnan-qamdo sichuan-qinghai"),
        teahouses={"yunnan": "A", "sichuan": "B", "qamdo": "C", "tibet": "D", "qinghai": "E"},
        bids=BIDS if phase == "bid" else None,
        bank="DE" if phase == "bid" else "..",
        passed="AB" if phase == "bid" else "",
        stock=dict.fromkeys("ABCDE", "teahouse"),
        money=dict.fromkeys("ABCDE", 123),
        vp=dict.fromkeys("ABCDE", -123),
        incomes=dict.fromkeys("ABCDE", 45),
        gifts=dict.fromkeys("ABCDE", 2),
        gifts_left={"yunnan": 2, "sichuan": 5, "qamdo": 4, "tibet": 2, "qinghai": 1},
        influence="01234",
        passes="23456",
        horse={"A": "yunnan", "B": "sichuan", "C": "qamdo", "D": "tibet", "E": "qinghai"},
    )
    position.inspector = 3
    return position


def test_both_texts_tell_where_the_inspector_came() -> None:
    position = scene("convert", traders={"A": "qamdo"}, teahouses={"qamdo": "B"}, incomes={"A": 5})
    assert "inspected" not in says.alt(position.view(None)) + says.board(position.view(None))
    position.inspector = 3
    assert " Qamdo: A1; tea house B; inspected last. " in says.alt(position.view(None))
    assert "): A1; tea house B; inspected last; no gift left\n" in says.board(position.view(None))


@pytest.mark.parametrize("phase", ["bid", "travel", "convert"])
def test_the_fullest_board_fits_and_loses_nothing(phase: str) -> None:
    view = fullest(phase).view(None)
    for people in (players(5), Players.of(LONG), crowded(5)):
        text = YUNNAN.board(WORDS, people, view).alt()
        assert len(text) <= LONGEST_ALT
        assert text.endswith("Bridges: Yunnan–Qamdo A B C D E, Sichuan–Qinghai A B C D E.")
        full = YUNNAN.board(WORDS, people, view).text()
        assert len(full) <= LONGEST_BOARD
        assert not full.endswith("…")
    assert says.alt(view).startswith("Yunnan (expert), round 12.")


def test_what_is_to_be_done_who_has_left_and_whose_income_is_cut_off_are_said() -> None:
    view = scene(at_home=1, passed="D", bank="B.", bids={"yard": "C12"}).view(None)
    assert says.alt(view).startswith(
        "Yunnan, round 3. A Mei, B Jonas, C Aiko, D Lena. Bidding, A to act. "
        "Bidding order A B C D, passed D. "
        "Points A 0, B 0, C 0, D 0. Yuan A 30, B 30, C 30, D 30. Last income none. "
    )
    assert "Building Yard: 12 C. Bank: B 9." in says.alt(view)
    view = scene("travel", seats=2, turn="C", waiting="BAD", traders={"C": "puer"}).view(None)
    assert says.alt(view).startswith(
        "Yunnan, round 3. A C Mei, B D Jonas. C travels. Travel order D C B A, still to come B A D. "
        "Points A C 0, B D 0. "
    )
    assert "Passes 2 A B C D (2 left now)." in says.alt(view)
    position = scene(at_home=1, passed="B")
    position.resign(1)
    view = position.view(None)
    assert "Resigned: B." in says.alt(view)
    assert "Bidding order A C D. " in says.alt(view)
    assert "B ■ **Jonas**: 0 points" in says.board(view)
    assert "; resigned" in says.board(view)
    view = scene(traders={"A": "tibet qinghai"}, posts={"A": "yunnan sichuan"}, at_home=1).view(None)
    assert (
        "- A: 31 = post in Yunnan 1 + post in Sichuan 3 + Tibet (15 − 3) + Qinghai (18 − 3)"
        "; not connected: Tibet 1, Qinghai 1"
    ) in says.board(view)


def test_the_board_in_full_tells_values_open_spaces_bank_and_incomes() -> None:
    for position in played(3, 3):
        view = position.view(None)
        text = YUNNAN.board(WORDS, crowded(3), view).text()
        assert len(text) <= LONGEST_BOARD
        higher, lower = payouts(total_bids(view))
        assert f" in all: {higher} " in text
        assert f", {lower} " in text
        for province in board().provinces:
            assert f"- {province.name} (" in text
            assert f"{province.trader} a trader" in text
            if province.post is not None:
                assert f", {province.post} a post)" in text
        for colour in range(3):
            assert f"- {SEAT_LETTERS[colour]}: {income(view, colour).total} = " in text
    lines = says.board(scene(bids={"customs": "B7 C12"}, at_home=1, bank="D.").view(None)).splitlines()
    assert "- Customs House (a border pass): 7 B, 12 C; open 9 15" in lines
    assert "- Horse Dealer (the horse one province on): none; open 5 7 9 12 15" in lines
    assert "- Bank, for bids of 19 in all: 12 for D, 8 (free)" in lines
    assert (
        "A ● **Mei**: 0 points, 30 yuan, last income 0; 2 passes, influence 0, horse in Qinghai; " in lines[1]
    )
    assert lines[1].endswith("← to act")


def test_captions_are_short_and_flat() -> None:
    view = scene(at_home=1).view(0)
    captions = YUNNAN.captions(WORDS, view, 34)
    assert captions["round"] == "Round 3"
    assert captions["turn"] == "Turn 34"
    assert YUNNAN.captions(WORDS, view, 0)["turn"] == "The start"
    for left, told in ((0, "passes left"), (1, "pass left"), (2, "passes left")):
        view.passes_left = left
        assert YUNNAN.captions(WORDS, view, 34)["passes"] == told
    assert max(len(captions[name]) for name in (*BUILDINGS, "bank")) <= 8
    assert not any(re.search(r"[*_`~|]", text) for text in captions.values())
