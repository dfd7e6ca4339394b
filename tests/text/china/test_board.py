"""China's board in words: whole, in the room there is, for everybody's eyes."""

import re
from itertools import pairwise

import pytest

from bot.text import Players
from bot.text.china.names import ChinaTeller
from bot.text.formatter import formatter_of
from bot.text.room import LONGEST_ALT, LONGEST_BOARD
from games.china.components import SIDES, board, roads
from games.china.position import ChinaPosition
from tests.support.games.china.scenes import place, scene
from tests.support.text.china.speaking import played
from tests.support.text.speaking import LONG, PEOPLE, WORDS, Speech, crowded

says = Speech("china")

CHINA = formatter_of("china")


def numbers_in(text: str) -> set[int]:
    """The numbers in "1-3 5"."""
    found: set[int] = set()
    for first, last in re.findall(r"(\d+)(?:-(\d+))?", text):
        found |= set(range(int(first), int(last or first) + 1))
    return found


def houses_told(text: str) -> dict[int, set[int]]:
    """The numbers of the spaces by seat in "A 1 3-4, B 2"."""
    return {
        "ABCDE".index(part[0]): numbers_in(part[1:])
        for part in text.split(", ")
        if re.match(r"[A-E] \d", part)
    }


def standing(position: ChinaPosition, province: int) -> dict[int, set[int]]:
    found: dict[int, set[int]] = {}
    for number, space in enumerate(board().provinces[province].spaces, 1):
        if position.houses[space] >= 0:
            found.setdefault(position.houses[space], set()).add(number)
    return found


@pytest.mark.parametrize(("seats", "fortifications"), [(3, "no"), (4, "yes"), (5, "yes")])
def test_the_alt_text_holds_every_house_emissary_score_and_card(seats: int, fortifications: str) -> None:
    for position in played(seats, seats, fortifications=fortifications):
        view = position.view(None)
        for people in (PEOPLE[:seats], LONG[:seats]):
            text = CHINA.board(WORDS, Players.of(people), view).alt()
            assert len(text) <= LONGEST_ALT
            assert not text.endswith("…")
            for index, province in enumerate(board().provinces):
                part = re.search(rf" {province.name}: ([^.]*)\.", text)
                assert part is not None
                told, _, sent = part[1].partition("; dragon ")
                built, _, free = told.partition(", free ")
                assert houses_told(built) == standing(view, index)
                if "full" not in told and "empty" not in told:
                    taken = set().union(*standing(view, index).values())
                    assert numbers_in(free) == set(range(1, len(province.spaces) + 1)) - taken
                counts = {"ABCDE"[seat]: n for seat, n in enumerate(view.emissaries[index]) if n}
                assert sent == ", ".join(f"{letter} {count}" for letter, count in counts.items())
            scores = ", ".join(f"{'ABCDE'[seat]} {score}" for seat, score in enumerate(view.scores))
            assert f"Points {scores}." in text
            row = ChinaTeller(WORDS, Players.of(people)).cards(view.row)
            assert f"Open row: {row.text}." in text


def test_the_alt_text_names_players_where_there_is_room() -> None:
    assert says.alt(scene(seats=3).view(None)).startswith(
        "China, side 3-4. A Mei, B Jonas, C Aiko. "
        "Listed: player and spaces of houses; on the dragon, emissaries. A to act. A holds the emperor. "
    )


def test_the_fullest_board_fits_without_losing_anything() -> None:
    """Every province mixed among five players, every dragon field full, every alliance shared by two."""
    houses = "yan abcDEA zhao ABCDEdA qi eABCA lu BCDE wei ABCDEAB han ABCDEA chin ABCDEB shu EDCBAE"
    position = scene(
        f"{houses} chu ACEBDACE",
        "yan DE zhao DE qi DE lu D wei DE han DE chin DE shu DE chu D",
        seats=5,
        discards="R" * 31,
    )
    position.scores = [123, 124, 125, 126, 127]
    text = CHINA.board(WORDS, Players.of(LONG), position.view(None)).alt()
    assert len(text) <= LONGEST_ALT
    assert "Chu: A 1 6, B 4, C 2 7, D 5, E 3 8, full; dragon D 1." in text
    assert text.endswith(" 15 D+E 4.")
    assert len(CHINA.board(WORDS, Players.of(LONG), position.view(None)).text()) <= LONGEST_BOARD


@pytest.mark.parametrize("side", SIDES)
def test_the_board_in_full_fits_and_holds_every_road_and_alliance(side: str) -> None:
    seats = 5 if side == "4-5" else 4
    for position in played(7, seats, side=side, fortifications="yes"):
        view = position.view(None)
        text = CHINA.board(WORDS, crowded(), view).text()
        assert len(text) <= LONGEST_BOARD
    assert view.side == side
    within = text.partition("Within: ")[2].partition("\n")[0]
    across = text.partition("Across borders: ")[2]
    found: set[tuple[int, int]] = set()
    for province in board().provinces:
        lines = re.search(rf"{province.name} ([\d, -]+)", within)
        assert lines is not None
        for line in lines[1].strip(", ").split(", "):
            spaces = [province.spaces[int(number) - 1] for number in line.split("-")]
            found |= {(min(pair), max(pair)) for pair in pairwise(spaces)}
    for one, other in re.findall(r"([\w’]+ \d)–([\w’]+ \d)", across):
        first, last = (place(end.replace("’", "").lower().replace(" ", "-")) for end in (one, other))
        found.add((first, last))
    assert found == set(roads(side).pairs)
    for entry in board().alliances:
        pair = f"{board().provinces[entry.a].name}–{board().provinces[entry.b].name}"
        assert f"{entry.number} {pair}" in text


def test_the_board_in_full_tells_spaces_from_numbers_and_one_from_many() -> None:
    position = scene("chu A.AA zhao B", "chu B", hand="RGV")
    position.houses_left[0], position.emissaries_left[1], position.hands[2] = 1, 1, ["R"]
    lines = says.board(position.view(None)).splitlines()
    assert "- Chu (violet): A on 1 3-4; free 2 5-8; emissaries B 1, at most 3" in lines
    assert "- Zhao (orange): B on 1; free 2-7; emissaries none, at most 1" in lines
    assert "A ● **Mei**: 0 points, left 1 house, 8 emissaries; 3 cards; emperor ← to act" in lines
    assert "B ■ **Jonas**: 0 points, left 19 houses, 1 emissary; 3 cards" in lines
    assert "C ▲ **Aiko**: 0 points, left 20 houses, 8 emissaries; 1 card" in lines
