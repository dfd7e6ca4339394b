"""Qin in words: the alt text holds the whole board, nothing hidden, and the sentences say what happened."""

import re

import pytest

from bot.text import Players, words
from bot.text.formatter import formatter_of
from bot.text.qin.names import runs
from bot.text.room import LONGEST_ALT, LONGEST_BOARD
from games import game
from games.qin.components import KINDS
from games.qin.placing import ReserveChanged, TilePlaced, parse
from games.qin.position import QinPosition
from games.qin.squares import COLUMNS, SIZE, square_name
from games.qin.turns import GameBegun
from tests.support.games.qin.scenes import play, scene
from tests.support.games.scenes import outcome
from tests.support.text.qin.speaking import played
from tests.support.text.speaking import crowded, table

WORDS = words("en")
QIN = formatter_of("qin")
NAMES = ("Mei", "Jonas", "Aiko", "A name of 32 characters, nearly all")


def players(seats: int) -> Players:
    return Players.of(NAMES[:seats])


def squares_in(text: str) -> set[str]:
    """The squares in ``F7-H7 G8``."""
    found: set[str] = set()
    for first, row, last, end in re.findall(r"\b([A-M])(\d+)(?:-([A-M])(\d+))?", text):
        columns = COLUMNS[COLUMNS.index(first) : COLUMNS.index(last or first) + 1]
        found |= {
            f"{column}{number}" for column in columns for number in range(int(row), int(end or row) + 1)
        }
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("board", ["bird", "lion"])
def test_the_alt_text_holds_every_square_every_owner_and_every_village(seats: int, board: str) -> None:
    for position in played(seats, seats, board):
        view = position.view(None)
        text = QIN.board(WORDS, players(seats), view).alt()
        assert len(text) <= LONGEST_ALT
        parts = {
            colour: re.search(rf"{name}: ([^.]*)\.", text)
            for colour, name in zip("RYB", ("Red", "Yellow", "Blue"), strict=True)
        }
        for colour, part in parts.items():
            assert part is not None
            listed = part[1].replace(" double", "")
            assert squares_in(listed) == {
                square_name(square) for square, found in enumerate(view.grid) if found == colour
            }
        told = text.partition("Villages: ")[2]
        held = {
            part.split(" ")[0]: squares_in(part)
            for part in told.partition("; free")[0].split("; ")
            if part != "none"
        }
        for seat, name in enumerate(NAMES[:seats]):
            own = {
                square_name(square)
                for letter, holder in view.villages.items()
                if holder == seat
                for square in view.side.villages[letter]
            }
            assert held.get(name.split(" ")[0], set()) == own


@pytest.mark.parametrize("finished", [[], [[9, 0, 5]]])
def test_both_texts_tell_the_game_of_a_series_what_is_left_over_hands_and_who_has_left(
    finished: list[list[int]],
) -> None:
    position = scene("R-", seats=3, turn="C", hands="RB RR/YY/RB RB YB", pile=["RR"], reserves=[19, 3, 12])
    position.series, position.finished = "both", finished
    position.resign(1)
    left = "Pagodas left: Mei 19, Jonas 3, Aiko 12."
    if finished:
        left = "Pagodas left (both games): Mei 9 + 19 = 28, Jonas 0 + 3 = 3, Aiko 5 + 12 = 17."
    told = (
        f" Game {1 + len(finished)} of 2. Aiko to act. {left} Tiles in hand: Mei 2, Jonas 1, Aiko 3. "
        "Tiles in the pile: 1. Resigned: Jonas. "
    )
    view = position.view(None)
    assert told in QIN.board(WORDS, players(3), view).alt()
    assert told.strip() in QIN.board(WORDS, players(3), view).text().splitlines()
    assert QIN.captions(WORDS, view, 3)["game"] == f"Game {1 + len(finished)} of 2"


def test_a_series_that_ends_in_its_first_game_is_in_no_second_one() -> None:
    position = game("qin").start(2, {"board": "bird", "series": "both"}, "told")
    position.resign(1)
    told = " Game 1 of 2. The match is over. Pagodas left: Mei 24, Jonas 24. "
    assert told in QIN.board(WORDS, players(2), position.view(None)).alt()
    assert QIN.captions(WORDS, position.view(None), 1)["game"] == "Game 1 of 2"
    single = QIN.board(WORDS, players(2), start().view(None)).alt()
    assert "Game" not in single


@pytest.mark.parametrize("seed", range(4))
def test_the_fullest_texts_of_a_series_fit(seed: int) -> None:
    """Four with long names and emojis, two of them gone, at the end of the second game."""
    for position in played(seed, 4, "lion", "both"):
        if len(position.finished) == 1 and len(position.pile) < 8 and len(position.playing) > 2:
            position.resign(position.playing[-1])
            position.resign(position.playing[-1])
        alt = QIN.board(WORDS, crowded(4), position.view(None)).alt()
        assert len(alt) <= LONGEST_ALT
        assert not alt.endswith("…")
        assert len(QIN.board(WORDS, crowded(4), position.view(None)).text()) <= LONGEST_BOARD


def test_runs_name_lines_and_single_squares() -> None:
    assert runs([84, 85, 86, 98]) == "G7-I7 H8"
    assert runs([0, SIZE, 2 * SIZE]) == "A1-A3"
    assert runs([12, 13]) == "M1 A2"
    assert runs([]) == ""


def start() -> QinPosition:
    position = game("qin").start(2, {"board": "bird", "series": "single"}, "told")
    assert isinstance(position, QinPosition)
    return position


# G7 is the printed yellow square of the bird board; Mei and Jonas lay a tile each.
MOVES = """
    YY F7-E7 -> ● **Mei** laid double yellow at **E7-F7**: founded a yellow province of 3 and took the village
        at E8.
    RB F7-E7 -> ● **Mei** laid red/blue at **F7-E7**.
    YY F7-E7, YY D7-C7 -> ■ **Jonas** laid double yellow at **C7-D7**: extended ● **Mei**’s yellow province (3
        → 5: second pagoda).
    """


@pytest.mark.parametrize(("moves", "told"), table(MOVES).items())
def test_the_last_move_tells_what_it_did(moves: str, told: str) -> None:
    position = start()
    for seat, notation in enumerate(moves.split(", ")):
        action = parse(notation)
        position.turn = seat
        position.hands[seat] = [action.tile, "RR", "YY"]
        events = [event.view(None) for event in position.apply(action)]
    assert QIN.turn(WORDS, players(2), events).summary() == told


def test_the_preview_speaks_to_the_player_and_warns() -> None:
    position = start()
    position.turn = 0
    position.hands[0] = ["YY", "RR", "BB"]
    events = position.view(0).copy().apply(parse("YY F7-E7"))
    assert QIN.draft(WORDS, players(2), events).preview() == (
        "You lay **double yellow** at **E7-F7**. This move:\n"
        "- founds a yellow province of 3\n"
        "- takes the village at E8\n"
        "Pagodas left: you 24 → **22**"
    )
    assert QIN.draft(WORDS, players(2), events).warning() == "You draw a tile: after this no undo."
    assert "TileDrawn" in [type(event).__name__ for event in events]
    assert any(isinstance(event, TilePlaced) for event in events)


def test_after_confirm_the_player_is_told_which_tile_was_drawn() -> None:
    position = start()
    position.turn = 0
    position.hands[0] = ["YY", "RR", "BB"]
    position.pile = ["RB"] * len(position.pile)
    events = position.apply(parse("YY F7-E7"))
    assert QIN.draft(WORDS, players(2), events).drawn() == "You drew **red/blue (RB)**."


def test_a_second_pagoda_is_told_of_only_where_it_was_placed() -> None:
    position = scene("RA RA RA RA . . YB YB / . . . . . . YB YB", reserves=[1, 1])
    assert QIN.turn(WORDS, players(2), play(position, "RY E1-F1")).summary().splitlines()[0] == (
        "● **Mei** laid red/yellow at **E1-F1**: extended their own red province (4 → 5: second pagoda) and "
        "extended ■ **Jonas**’s yellow province (4 → 5)."
    )


LAST_PAGODAS = """
    5 1 9 stays -> ■ **Jonas** has built the last of their pagodas.
    5 1 4 leaves -> The last pagoda of ■ **Jonas**, who had resigned, is on the board: of the others, most
        pagodas there win.
    5 1 5 leaves -> The last pagoda of ■ **Jonas**, who had resigned, is on the board: of the others, most
        pagodas there win.
    """


@pytest.mark.parametrize(("before", "told"), table(LAST_PAGODAS).items())
def test_the_end_says_whose_last_pagoda_it_was(before: str, told: str) -> None:
    *reserves, jonas = before.split()
    position = scene("RB RB RB RB", seats=3, reserves=[int(left) for left in reserves])
    if jonas == "leaves":
        position.resign(1)
    play(position, "RY E1-E2")
    assert QIN.end(WORDS, players(3)).ending(outcome(position)) == told


def test_names_cannot_break_a_message() -> None:
    nasty = Players.of(["**<@1>\n# [x](y)", "@everyone"])
    assert nasty.rich(0) == "● **\\*\\*\\<@1\\> # \\[x](y)**"
    assert "\n" not in nasty.flat(0)
    assert nasty.spoken(1) == "@everyone"
    assert Players.of(["Mei", "Mei"]).spoken(1) == "Mei (B)"


def test_every_tile_has_a_name_of_its_own() -> None:
    assert len({WORDS("qin-tile", tile=tile) for tile in (*KINDS, "?")}) == len(KINDS) + 1


def test_standings_tell_the_changes_of_the_game_in_progress_alone() -> None:
    """A turn may end one game of a series and begin the next."""
    position = game("qin").start(2, game("qin").complete(2, {"series": "both"}), "standings")
    assert isinstance(position, QinPosition)
    position.reserves = [20, 17]
    changed, before = ReserveChanged(0, 24, 20), ReserveChanged(1, 3, 0)
    for events in ([changed], [before, GameBegun(2, "lion", 1), changed]):
        told = QIN.board(WORDS, players(2), position.view(None)).standings(events)
        assert "24 → **20**" in told
        assert "3 →" not in told
