"""Confucius' board in words: whole, in the room there is, enough to play from without seeing."""

import re

import pytest

from bot.words import Cast
from bot.words.confucius import NARRATOR as CONFUCIUS
from bot.words.narrator import LONGEST_ALT, LONGEST_BOARD
from games.confucius.components import CANDIDATE, EMPTY, MINISTRIES, NOBODY, lands
from games.engine.contract import SEAT_LETTERS
from tests.games.confucius.random_positions import played
from tests.games.confucius.scenes import court, play, scene
from tests.words.confucius.fullest import fullest
from tests.words.confucius.telling import people
from tests.words.speaking import EMOJIS, LONG, WORDS

NAMES = {"spice": "the Spice Islands", "americas": "the Americas"}


def counts(text: str, name: str) -> dict[int, int]:
    """The numbers by seat in "Cubes left A 3, B 2."; none if it says "none"."""
    part = re.search(rf"{name} ([^.;]*)[.;]", text)
    assert part is not None, name
    return {SEAT_LETTERS.index(one): int(count) for one, count in re.findall(r"\b([A-E]) (\d+)", part[1])}


def some(row: list[int]) -> dict[int, int]:
    return {seat: count for seat, count in enumerate(row) if count}


@pytest.mark.parametrize("seed", range(5))
def test_the_court_in_words_holds_everything_that_can_change(seed: int) -> None:
    for position in played(seed, every=13):
        view = position.view(None)
        text = CONFUCIUS.alt(WORDS, people(view.seats), view, "court")
        assert not text.endswith("…")
        assert f"round {view.round}." in text
        assert counts(text, "Points") == dict(enumerate(view.scores))
        assert counts(text, "Cubes left") == some(view.cubes)
        assert counts(text, "Cards") == dict(enumerate(map(sum, view.hands)))
        assert counts(text, "Rewards held") == some([len(held) for held in view.rewards])
        for index, ministry in enumerate(MINISTRIES):
            told = re.search(rf"{ministry.capitalize()} \(([^)]*)\): ([^.]*)\.", text)
            assert told is not None
            assert ("chits" not in told[1]) == view.resolved[index]
            places, *rest = told[2].split("; ")
            found = {}
            for place in places.split(", "):
                if place != "none":
                    number, *words = place.split()
                    found[int(number) - 1] = words
            assert set(found) == {space for space, cost in enumerate(view.officials[index]) if cost != EMPTY}
            for space, words in found.items():
                cost, owner = view.officials[index][space], view.markers[index][space]
                expected = ["candidate"] if cost == CANDIDATE else ["costs", str(cost)]
                assert words == expected + ([] if owner == NOBODY else [SEAT_LETTERS[owner]])
            secured = next((part for part in rest if part.startswith("secured")), "secured")
            if not view.resolved[index]:
                assert [int(number) - 1 for number in secured.split()[1:]] == [
                    space for space, held in enumerate(view.secured[index]) if held
                ]
        cubes = re.search(r"Cubes: ([^.]*)\.", text)
        assert cubes is not None
        assert sum(int(count) for count in re.findall(r"[A-E](\d)", cubes[1])) == sum(map(sum, view.box))


@pytest.mark.parametrize("seed", range(5))
def test_the_realm_in_words_holds_everything_that_can_change(seed: int) -> None:
    for position in played(seed, every=13):
        view = position.view(None)
        text = CONFUCIUS.alt(WORDS, people(view.seats), view, "realm")
        assert not text.endswith("…")
        assert f"Great Wall {view.wall} of 9." in text
        assert counts(text, "Armies in the colonies") == some(view.colonies)
        assert counts(text, "in stock") == some(view.stock)
        assert counts(text, "Shipyards") == some(view.yard)
        assert counts(text, "at sea") == some(view.ocean)
        for slot, index in enumerate(view.lands):
            told = re.search(rf"{lands()[index].name} \(([^)]*)\): ([^.]*)\.", text)
            assert told is not None
            assert (view.land_state[slot] or "lost at wall") in told[1]
            owners = [part.split()[-1] for part in told[2].split(", ")]
            assert owners == ["empty" if army < 0 else SEAT_LETTERS[army] for army in view.armies[slot]]
        for giver, row in enumerate(view.gifts):
            some_values = "([1-6 ]+|none)"
            told = re.search(
                rf"[:;] {SEAT_LETTERS[giver]} (?:([1-6A-E ]+), )?"
                rf"ready {some_values}, not bought {some_values}",
                text,
            )
            assert told is not None
            out = {f"{value}{SEAT_LETTERS[state]}" for value, state in enumerate(row, 1) if state >= 0}
            assert set((told[1] or "").split()) == out
            for found, state in ((told[2], -2), (told[3], -3)):
                values = [str(value) for value, where in enumerate(row, 1) if where == state]
                assert found.split() == (values or ["none"])


@pytest.mark.parametrize(
    ("phase", "turn"), [("turn", "C"), ("favour", "E"), ("chief", "E"), ("discard", "A")]
)
def test_the_fullest_board_fits_and_nobody_goes_without_a_name(phase: str, turn: str) -> None:
    view = fullest(phase, turn).view(None)
    for cast in (people(5), Cast.of(LONG), Cast.of(LONG, EMOJIS)):
        for sheet in ("", "court", "realm", "gifts"):
            text = CONFUCIUS.alt(WORDS, cast, view, sheet)
            assert len(text) <= LONGEST_ALT
            assert text.endswith(".")
            assert f" {cast.names[0][:5]}" in text
        full = CONFUCIUS.board(WORDS, cast, view)
        assert len(full) <= LONGEST_BOARD
        assert full.endswith("D 4, E 4")


def test_the_court_while_cards_are_laid_tells_their_number_only() -> None:
    position = scene(students="BC", chief="D", hands={"D": "33"})
    court(position)
    play(position, "tutor orange 3 3")
    text = CONFUCIUS.alt(WORDS, people(), position.view(0), "court")
    assert "A lays cards." in text
    assert "Students: red B, orange C. Cards laid: D 2 for orange." in text


def test_the_head_says_who_has_to_do_what() -> None:
    view = scene(chief="D").view(None)
    assert CONFUCIUS.alt(WORDS, people(), view, "court").startswith(
        "Confucius, round 3. A Mei, B Jonas, C Aiko, D Lena. Chief Minister D. A to act. Points A 0, "
    )
    assert CONFUCIUS.alt(WORDS, people(), view) == CONFUCIUS.alt(WORDS, people(), view, "court")


def test_a_resolved_ministry_tells_its_posts() -> None:
    view = scene(hubu="2A! 3A! 4B! 5B! 6A! 3B! 2A!", posts={"hubu": "AB"}).view(None)
    assert "Hubu (Minister A, Secretary B): 1 costs 2 A," in CONFUCIUS.alt(WORDS, people(), view, "court")


def test_the_board_in_full_tells_everything_line_by_line() -> None:
    position = scene(
        hubu=". . 5 3A 4B! . .",
        gifts="A3B",
        colonies={"A": 2},
        visited={"india": "B"},
        yard={"C": 3},
        ocean={"A": 2},
        box={"A": "officials tax"},
        passed="D",
        commercial="B",
    )
    lines = CONFUCIUS.board(WORDS, people(), position.view(None)).splitlines()
    assert lines[0] == (
        "**Confucius, round 3**, actions. “3 costs 5 A”: the official on place 3 costs 5 and has A’s marker."
    )
    assert "A ● **Mei**: 0 points, 3 cubes, 3 cards ← to act" in lines
    assert "B ■ **Jonas**: 0 points, 3 cubes, 3 cards; had commercial income" in lines
    assert "D ◆ **Lena**: 0 points, 3 cubes, 3 cards; Chief Minister; passed" in lines
    assert "- Hubu (chits 7 5): 3 costs 5, 4 costs 3 A, 5 costs 4 B; secured 5; empty 1 2 6 7." in lines
    assert "- Cubes: bribe and secure A1, tax A1, Imperial Favour D1." in lines
    assert "- Annam (8 cash, lost at wall 4): 4 empty, 3 star empty." in lines
    assert "- Shipyards C 3; at sea A 2; supply 20 junks. Reward cards left 10." in lines
    assert "- A gave 3 to B, ready 1, not bought 2 4 5 6" in lines
    assert lines[-1] == (
        "**Titles as they stand**: Chief Minister (officials and posts) A 1, B 1; "
        "Admiral (5 a land, 1 a junk at sea) A 2, B 5; General (armies) A 2"
    )
    assert "India, visited B;" in "\n".join(lines)


def test_who_has_left_is_said() -> None:
    position = scene()
    position.resign(1)
    view = position.view(None)
    assert "Resigned B." in CONFUCIUS.alt(WORDS, people(), view, "court")
    assert "B ■ **Jonas**: 0 points, 0 cubes, 3 cards; resigned" in CONFUCIUS.board(WORDS, people(), view)
