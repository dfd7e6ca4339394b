"""Confucius' board, duties and hand in words: whole, in the room there is, enough without seeing."""

import re
from collections import Counter

import pytest

from bot.text import Players
from bot.text.formatter import formatter_of
from bot.text.room import LONGEST_ALT, LONGEST_BOARD
from games.confucius.components import AVAILABLE, CANDIDATE, EMPTY, MINISTRIES, NOBODY, lands
from games.confucius.gifts import active
from games.confucius.officials import bans
from games.confucius.position import ConfuciusPosition
from games.confucius.state import Phase
from games.engine import Seat
from games.engine.contract import SEAT_LETTERS
from tests.support.games.confucius.random_positions import played
from tests.support.games.confucius.scenes import court, play, scene
from tests.support.games.playing import quick_of
from tests.support.text.confucius.fullest import fullest
from tests.support.text.speaking import EMOJIS, LONG, PEOPLE, WORDS, Speech, players

CONFUCIUS = formatter_of("confucius")
says = Speech("confucius", 5)


REST = "More in “Board as text”."
NAMES = {"spice": "the Spice Islands", "americas": "the Americas"}


def counts(text: str, name: str) -> dict[int, int]:
    """The numbers by seat in "Cubes A3 B2."; none if it says "none"."""
    part = re.search(rf"{name} ([^.;]*)[.;]", text)
    assert part is not None, name
    return {SEAT_LETTERS.index(one): int(count) for one, count in re.findall(r"\b([A-E])(\d+)", part[1])}


def some(row: list[int]) -> dict[int, int]:
    return {seat: count for seat, count in enumerate(row) if count}


def check_players(text: str, view: ConfuciusPosition) -> None:
    assert f"round {view.round}." in text
    assert counts(text, "Points") == dict(enumerate(view.scores))
    assert counts(text, "Cubes") == some(view.cubes)
    assert counts(text, "Cards") == dict(enumerate(map(sum, view.hands)))
    held = some([len(held) for held in view.rewards])
    assert (counts(text, "Rewards") if held else {}) == held
    assert ("Rewards" in text) == bool(held)


def check_ministries(text: str, view: ConfuciusPosition) -> None:
    for index, ministry in enumerate(MINISTRIES):
        told = re.search(rf"{ministry.capitalize()} \(([^)]*)\): ([^.]*)\.", text)
        assert told is not None
        assert ("chits" not in told[1]) == view.resolved[index]
        if view.resolved[index]:
            whose = Counter(SEAT_LETTERS[owner] for owner in view.markers[index] if owner != NOBODY)
            assert told[2] == (" ".join(f"{seat}{whose[seat]}" for seat in sorted(whose)) or "none")
            continue
        found = dict(place.split(" ", 1) for place in told[2].split(", ") if place != "none")
        expected = {}
        for space, cost in enumerate(view.officials[index]):
            owner = view.markers[index][space]
            price = "candidate " if cost == CANDIDATE else str(cost)
            bound = "!" if view.secured[index][space] else ""
            letter = "" if owner == NOBODY else SEAT_LETTERS[owner]
            if cost != EMPTY:
                expected[str(space + 1)] = f"{price}{letter}{bound}"
        assert found == expected


def check_gifts(text: str, view: ConfuciusPosition) -> None:
    """Who owes whom, both ways, and what everybody has ready."""
    owed = {
        (SEAT_LETTERS.index(holder), SEAT_LETTERS.index(giver), int(value))
        for holder, held in re.findall(r"([A-E]) owes ([A-E1-6 ]+)", text)
        for giver, value in re.findall(r"([A-E])(\d)", held)
    }
    assert owed == {
        (holder, giver, value)
        for giver, row in enumerate(view.gifts)
        for value, holder in enumerate(row, 1)
        if holder >= 0
    }
    assert ("Nobody owes anything" in text) == (not owed)
    ready = re.search(r"; ready ([^.]*)\.", text)
    assert ready is not None
    assert re.findall(r"\b[A-E]\d", ready[1]) == [
        f"{SEAT_LETTERS[seat]}{value}"
        for seat, row in enumerate(view.gifts)
        for value, where in enumerate(row, 1)
        if where == AVAILABLE
    ]


def check_box(text: str, view: ConfuciusPosition) -> None:
    cubes = re.search(r"Action box: ([^.]*)\.", text)
    assert cubes is not None
    assert sum(int(count or 1) for count in re.findall(r"\b[A-E](\d?)\b", cubes[1])) == sum(
        map(sum, view.box)
    )


def check_lands(text: str, view: ConfuciusPosition) -> None:
    assert f"Great Wall {view.wall} of 9." in text
    for slot, index in enumerate(view.lands):
        told = re.search(rf"{lands()[index].name} \(([^)]*)\): ([^.]*)\.", text)
        assert told is not None
        assert (view.land_state[slot] or "lost at") in told[1]
        owners = ["" if army < 0 else SEAT_LETTERS[army] for army in view.armies[slot]]
        printed = lands()[index]
        points = [f"{value}{'*' * (box == printed.star)}" for box, value in enumerate(printed.boxes)]
        boxes = [f"{value}{owner}" for value, owner in zip(points, owners, strict=True)]
        closed = bool(view.land_state[slot])
        told_of = [box for box, owner in zip(boxes, owners, strict=True) if owner or not closed]
        assert told[2].split() == (told_of or ["none"])


def check_fleet(text: str, view: ConfuciusPosition) -> None:
    assert counts(text, "Armies in colonies") == some(view.colonies)
    assert counts(text, "stock") == some(view.stock)
    assert counts(text, "Shipyards") == some(view.yard)
    assert counts(text, "at sea") == some(view.ocean)


@pytest.mark.parametrize("seed", quick_of(5, 2))
def test_the_alt_text_holds_everything_that_can_change_or_says_where_the_rest_is(seed: int) -> None:
    """Players, debts, ministries and box always; lands and fleet unless five players fill all of it."""
    whole = positions = 0
    for position in played(seed, every=13):
        view = position.view(None)
        text = says.alt(view)
        assert not text.endswith("…")
        for check in (check_players, check_gifts, check_ministries, check_box):
            check(text, view)
        positions += 1
        if not text.endswith(REST):
            check_lands(text, view)
            check_fleet(text, view)
            whole += 1
    assert whole > positions * 0.95


@pytest.mark.parametrize("seed", quick_of(3, 1))
def test_the_board_in_full_holds_everything_that_can_change(seed: int) -> None:
    for position in played(seed, every=29):
        view = position.view(None)
        text = says.board(view)
        check_box(text, view)
        check_fleet(text, view)
        assert f"Great Wall {view.wall} of 9." in text
        for slot, index in enumerate(view.lands):
            told = re.search(rf"{lands()[index].name} \(([^)]*)\): ([^.]*)\.", text)
            assert told is not None
            assert (view.land_state[slot] or "lost at wall") in told[1]
            owners = [part.split()[-1] for part in told[2].split(", ")]
            assert owners == ["empty" if army < 0 else SEAT_LETTERS[army] for army in view.armies[slot]]
        for index, ministry in enumerate(MINISTRIES):
            told = re.search(rf"{ministry.capitalize()} \(([^)]*)\): ([^.]*)\.", text)
            assert told is not None
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


@pytest.mark.parametrize(
    ("phase", "turn"), [("turn", "C"), ("favour", "E"), ("chief", "E"), ("discard", "A")]
)
@pytest.mark.parametrize("open_rewards", [False, True])
def test_the_fullest_board_fits_and_nobody_goes_without_a_name(
    phase: Phase, turn: str, open_rewards: bool
) -> None:
    position = fullest(phase, turn)
    position.open_rewards = open_rewards
    view = position.view(None)
    for people in (players(5, "confucius"), Players.of(LONG), Players.of(LONG, EMOJIS)):
        text = CONFUCIUS.board(WORDS, people, view).alt()
        assert len(text) <= LONGEST_ALT
        assert text.endswith(".")
        assert f" {people.names[0][:5]}" in text
        check_players(text, view)
        check_gifts(text, view)
        full = CONFUCIUS.board(WORDS, people, view).text()
        assert len(full) <= LONGEST_BOARD
        assert full.endswith("D4 E4")


def test_the_head_says_who_has_to_do_what_who_has_left_and_which_cards_are_laid() -> None:
    position = scene(students="BC", chief="D", hands={"D": "33"})
    court(position)
    play(position, "tutor orange 3 3")
    text = says.alt(position.view(0))
    assert "A lays cards." in text
    assert "Students: red B, orange C. Cards laid: orange D2." in text
    view = scene(chief="D").view(None)
    assert says.alt(view).startswith(
        "Confucius, round 3. A Mei, B Jonas, C Aiko, D Lena. Chief Minister D. A to act. Points A0 "
    )
    view = scene(hubu="2A! 3A! 4B! 5B! 6A! 3B! 2A!", posts={"hubu": "AB"}).view(None)
    assert "Hubu (Minister A, Secretary B): A4 B3." in says.alt(view)
    position = scene()
    position.resign(1)
    view = position.view(None)
    assert "Resigned B." in says.alt(view)
    assert "B ■ **Jonas**: 0 points, 0 cubes, 3 cards; resigned" in says.board(view)


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
    lines = says.board(position.view(None)).splitlines()
    assert lines[0] == (
        "**Confucius, round 3**, actions. “3 costs 5 A”: the official on place 3 costs 5 and has A’s marker."
    )
    assert "A ● **Mei**: 0 points, 3 cubes, 3 cards ← to act" in lines
    assert "B ■ **Jonas**: 0 points, 3 cubes, 3 cards; had commercial income" in lines
    assert "D ◆ **Lena**: 0 points, 3 cubes, 3 cards; Chief Minister; passed" in lines
    assert "- Hubu (chits 7 5): 3 costs 5, 4 costs 3 A, 5 costs 4 B; secured 5; empty 1 2 6 7." in lines
    assert "- Action box: Officials A, Tax A, Favour D." in lines
    assert "- Annam (8 cash, lost at wall 4): 4 empty, 3 star empty." in lines
    assert "- Shipyards C3; at sea A2; supply 20. Reward cards 10." in lines
    assert "- A gave 3 to B, ready 1, not bought 2 4 5 6" in lines
    assert lines[-1] == (
        "**Titles as they stand**: Chief Minister (officials and posts) A1 B1; "
        "Admiral (5 a land, 1 a junk at sea) A2 B5; General (armies) A2"
    )
    assert ", India B, Arabia +" in "\n".join(lines)


def test_reward_cards_are_named_where_all_see_them() -> None:
    rewards = {"A": "bribe-any cash", "C": "insult"}
    view = scene(rewards=rewards, options={"open-rewards": "yes"}).view(None)
    assert " Rewards A2 (Bribe anywhere, Cash) C1 (Emperor Insulted). " in says.alt(view)
    text = says.board(view)
    assert "A ● **Mei**: 0 points, 3 cubes, 3 cards, 2 reward cards (Bribe anywhere, Cash) ← to act" in text
    assert "B ■ **Jonas**: 0 points, 3 cubes, 3 cards\n" in text
    assert "C ▲ **Aiko**: 0 points, 3 cubes, 3 cards, 1 reward card (Emperor Insulted)\n" in text
    view = scene(rewards=rewards).view(0)  # who knows their own
    assert " Rewards A2 C1. " in says.alt(view)
    assert "A ● **Mei**: 0 points, 3 cubes, 3 cards, 2 reward cards ← to act" in says.board(view)


TOKENS = "●■▲◆⬢"


def duties(position: ConfuciusPosition, reader: Seat | None = None, people: Players | None = None) -> str:
    people = people or players(position.seats, "confucius")
    return CONFUCIUS.board(WORDS, people, position.view(None), reader).note()


def owing() -> ConfuciusPosition:
    """A holds gifts of B and C, B one of A; C has a student."""
    return scene(
        hubu=". . 4A 3A 2B! 5B .",
        bingbu=". . 4C . 2B . .",
        gifts="B3A C2A A1B A4 B4 B5",
        students="C.",
        posts={"gongbu": "CD"},
    )


def test_nothing_ends_the_highest_gift() -> None:
    told = duties(scene(gifts="B6A C6A A1B"), 0).splitlines()
    assert "- Gifts back: to ■, ▲ junk (6). Nothing is ready" in told
    assert "- Gifts back: to ● anything; a higher one ends theirs. Ready: wall-hanging (1)" in told


def test_every_duty_is_told_with_its_numbers_the_reader_first() -> None:
    assert duties(owing(), 0).splitlines() == [
        "**Who owes whom**, at this moment",
        "You hold the vase (3) of ■ **Jonas** and the tile (2) of ▲ **Aiko**.",
        "- Bribes: not in Hubu (■ 2, you 2); free in Bingbu",
        "- Examination: bound to the student of ▲, where 3 cards end the gift",
        "- Resolving: your influence goes to ■, else ▲, if in that ministry",
        "- Gifts back: to ■ vase (3) or more; ▲ tile (2) or more; a higher one ends theirs. Ready: coat (4)",
        "■ **Jonas** holds the wall-hanging (1) of ● **Mei**.",
        "- Bribes: not in Hubu (● 2, ■ 2); free in Bingbu",
        "- Examination: free now; bound to a student of ●, where 3 cards end the gift",
        "- Resolving: their influence goes to ●, if in that ministry",
        "- Gifts back: to ● anything; a higher one ends theirs. "
        "Ready: wall-hanging (1), coat (4) and necklace (5)",
        "▲ **Aiko** and ◆ **Lena** hold no gift and are free.",
        "Cubes next round as gifts stand: ● 5 · ■ 4 · ▲ 4 · ◆ 3",
    ]
    assert "■ **Jonas** holds the wall-hanging (1) of ● **Mei**." in duties(owing())
    assert "● **Mei** holds the vase (3) of ■ **Jonas** and the tile (2) of ▲ **Aiko**." in duties(owing())
    assert "You and ▲ **Aiko** hold no gift and are free." in duties(owing(), 3)
    assert duties(scene()).splitlines() == [
        "**Nobody owes anybody anything**: no gift is with another player.",
        "Cubes next round as gifts stand: ● 3 · ■ 3 · ▲ 3 · ◆ 3",
    ]
    text = duties(scene(gifts="B3A C3A D2A", students="BC"), 0)
    assert "- Examination: bound to the student of ■ or ▲, where 3 cards end the gift" in text
    assert "- Resolving: your influence goes to ■ or ▲, else ◆, if in that ministry" in text
    position = owing()
    position.resign(1)
    assert "■" not in duties(position)


@pytest.mark.parametrize("seed", quick_of(8, 3))
def test_the_duties_are_those_of_the_engine(seed: int) -> None:
    checked = 0
    for position in played(seed, every=11):
        view = position.view(None)
        if position.turn is None or not active(view):
            continue
        blocks = re.split(r"\n(?=[●■▲◆⬢] \*\*\w+\*\* holds the )", duties(position))
        for block in blocks[1:]:
            holder = PEOPLE.index(re.findall(r"\*\*(\w+)\*\*", block)[0])
            for index, ministry in enumerate(MINISTRIES):
                banned = [ban for ban in bans(view, holder) if ban.ministry == index]
                line = re.search(r"- Bribes: (.*)", block)
                assert line is not None
                barred = line[1].split("; free in")[0] if "not in" in line[1] else ""
                told = re.search(rf"{ministry.capitalize()} \(([^)]*)\)", barred)
                assert bool(told) == bool(banned)
                if told:
                    counts = [f"{TOKENS[ban.giver]} {ban.theirs}" for ban in banned]
                    assert told[1].split(", ") == [*counts, f"{TOKENS[holder]} {banned[0].own}"]
            held = sorted(
                (gift for gift in active(view) if gift.holder == holder),
                key=lambda gift: (-gift.value, gift.giver),
            )
            first = re.search(r"influence goes to (.*), if in", block)
            assert first is not None
            assert re.findall(r"[●■▲◆⬢]", first[1]) == [TOKENS[gift.giver] for gift in held]
            checked += 1
        holders = {gift.holder for gift in active(view)}
        assert len(blocks) - 1 == len(holders)
    assert checked


def test_the_fullest_duties_fit_and_everybody_is_named() -> None:
    position = fullest()
    for people in (players(5, "confucius"), Players.of(LONG), Players.of(LONG, EMOJIS)):
        for reader in (None, 2):
            text = duties(position, reader, people)
            assert len(text) <= LONGEST_BOARD
            assert text.splitlines()[-1].startswith("Cubes next round")
            for seat in range(5):
                assert people.names[seat][0] in text
                assert seat == reader or f"{people.rich(seat)[-8:]} holds" in text


def test_the_hand_has_cards_rewards_gifts_and_duties() -> None:
    position = owing()
    position.rewards[0] = ["bribe-any", "cash"]
    assert says.hand(position).splitlines() == [
        "You hold 2+2+3: 7 cash or 5 licences.",
        "Reward cards: Bribe anywhere (an unmarked official free, unsecured at its price) and Cash (draw 4 "
        "cards).",
        "Your gifts: ready coat (4); not bought tile (2), vase (3), necklace (5) and junk (6).",
        "Given: wall-hanging (1) with ■ B.",
        "You hold the vase (3) of ■ B and the tile (2) of ▲ C.",
        "- Bribes: not in Hubu (■ B 2, you 2); free in Bingbu",
        "- Examination: bound to the student of ▲ C, where 3 cards end the gift",
        "- Resolving: your influence goes to ■ B, else ▲ C, if in that ministry",
        "- Gifts back: to ■ B vase (3) or more; ▲ C tile (2) or more; a higher one ends theirs. "
        "Ready: coat (4)",
    ]
    assert "*" not in says.hand(fullest())
    assert says.hand(scene(hands={"A": ""})).startswith("You hold no card.\nNo reward card.")


def test_after_the_end_nobody_owes_anything_and_the_gifts_stay_told() -> None:
    position = scene("favour", chief="A", wall=8, gifts="B3A C2A A1B")
    while not position.ended:
        position.apply(position.legal()[-1])
    told = duties(position, 1).splitlines()
    assert told[0] == "The match is over: **nobody owes anything any more**."
    assert all(re.search(r" holds? the ", line) for line in told[1:])
    assert len(told) == 1 + len({gift.holder for gift in active(position)})
    assert "**Counts for the titles**" in says.board(position.view(None))
