"""Who owes whom: every duty in words, exactly as the engine holds players to it."""

import re

import pytest

from bot.words import Cast
from bot.words.confucius import NARRATOR as CONFUCIUS
from bot.words.narrator import LONGEST_BOARD
from games.confucius import obligations
from games.confucius.components import MINISTRIES
from games.confucius.position import ConfuciusPosition
from games.engine import Seat
from tests.games.confucius.random_positions import played
from tests.games.confucius.scenes import scene
from tests.words.confucius.fullest import fullest
from tests.words.confucius.telling import people
from tests.words.speaking import EMOJIS, LONG, PEOPLE, WORDS

TOKENS = "●■▲◆⬢"


def duties(position: ConfuciusPosition, reader: Seat | None = None, cast: Cast | None = None) -> str:
    cast = cast or people(position.seats)
    return CONFUCIUS.note(WORDS, cast, position.view(None), "gifts", reader)


def owing() -> ConfuciusPosition:
    """A holds gifts of B and C, B one of A; C has a student."""
    return scene(
        hubu=". . 4A 3A 2B! 5B .",
        bingbu=". . 4C . 2B . .",
        gifts="B3A C2A A1B A4 B4 B5",
        students="C.",
        posts={"gongbu": "CD"},
    )


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


def test_a_watcher_reads_names_and_a_free_reader_that_they_are_free() -> None:
    assert "■ **Jonas** holds the wall-hanging (1) of ● **Mei**." in duties(owing())
    assert "● **Mei** holds the vase (3) of ■ **Jonas** and the tile (2) of ▲ **Aiko**." in duties(owing())
    assert "You and ▲ **Aiko** hold no gift and are free." in duties(owing(), 3)


def test_without_gifts_nobody_owes_anything() -> None:
    assert duties(scene()).splitlines() == [
        "**Nobody owes anybody anything**: no gift is with another player.",
        "Cubes next round as gifts stand: ● 3 · ■ 3 · ▲ 3 · ◆ 3",
    ]


def test_equal_gifts_leave_the_choice() -> None:
    text = duties(scene(gifts="B3A C3A D2A", students="BC"), 0)
    assert "- Examination: bound to the student of ■ or ▲, where 3 cards end the gift" in text
    assert "- Resolving: your influence goes to ■ or ▲, else ◆, if in that ministry" in text


def test_who_has_left_is_not_told() -> None:
    position = owing()
    position.resign(1)
    assert "■" not in duties(position)


@pytest.mark.parametrize("seed", range(8))
def test_the_duties_are_those_of_the_engine(seed: int) -> None:
    checked = 0
    for position in played(seed, every=11):
        view = position.view(None)
        if position.turn is None or not obligations.active(view):
            continue
        blocks = re.split(r"\n(?=[●■▲◆⬢] \*\*\w+\*\* holds the )", duties(position))
        for block in blocks[1:]:
            holder = PEOPLE.index(re.findall(r"\*\*(\w+)\*\*", block)[0])
            for index, ministry in enumerate(MINISTRIES):
                bans = [ban for ban in obligations.bans(view, holder) if ban.ministry == index]
                line = re.search(r"- Bribes: (.*)", block)
                assert line is not None
                barred = line[1].split("; free in")[0] if "not in" in line[1] else ""
                told = re.search(rf"{ministry.capitalize()} \(([^)]*)\)", barred)
                assert bool(told) == bool(bans)
                if told:
                    counts = [f"{TOKENS[ban.giver]} {ban.theirs}" for ban in bans]
                    assert told[1].split(", ") == [*counts, f"{TOKENS[holder]} {bans[0].own}"]
            held = sorted(
                (gift for gift in obligations.active(view) if gift.holder == holder),
                key=lambda gift: (-gift.value, gift.giver),
            )
            first = re.search(r"influence goes to (.*), if in", block)
            assert first is not None
            assert re.findall(r"[●■▲◆⬢]", first[1]) == [TOKENS[gift.giver] for gift in held]
            checked += 1
        holders = {gift.holder for gift in obligations.active(view)}
        assert len(blocks) - 1 == len(holders)
    assert checked


def test_the_fullest_duties_fit_and_everybody_is_named() -> None:
    position = fullest()
    for cast in (people(5), Cast.of(LONG), Cast.of(LONG, EMOJIS)):
        for reader in (None, 2):
            text = duties(position, reader, cast)
            assert len(text) <= LONGEST_BOARD
            assert text.splitlines()[-1].startswith("Cubes next round")
            for seat in range(5):
                assert cast.names[seat][0] in text
                assert seat == reader or f"{cast.rich(seat)[-8:]} holds" in text


def test_the_hand_has_cards_rewards_gifts_and_duties() -> None:
    position = owing()
    position.rewards[0] = ["bribe-any", "cash"]
    assert CONFUCIUS.hand(WORDS, position.view(0), 0).splitlines() == [
        "You hold 2+2+3: 7 cash or 5 licences.",
        "Reward cards: Bribe anywhere (an official in any ministry; free, or another player’s for its price) "
        "and Cash (draw 4 cards).",
        "Your gifts: ready coat (4); not bought tile (2), vase (3), necklace (5) and junk (6).",
        "Given: wall-hanging (1) with ■ B.",
        "You hold the vase (3) of ■ B and the tile (2) of ▲ C.",
        "- Bribes: not in Hubu (■ B 2, you 2); free in Bingbu",
        "- Examination: bound to the student of ▲ C, where 3 cards end the gift",
        "- Resolving: your influence goes to ■ B, else ▲ C, if in that ministry",
        "- Gifts back: to ■ B vase (3) or more; ▲ C tile (2) or more; a higher one ends theirs. "
        "Ready: coat (4)",
    ]
    assert "*" not in CONFUCIUS.hand(WORDS, fullest().view(0), 0)
    assert CONFUCIUS.hand(WORDS, scene(hands={"A": ""}).view(0), 0).startswith(
        "You hold no card.\nNo reward card."
    )


def test_after_the_end_nobody_owes_anything_and_the_gifts_stay_told() -> None:
    position = scene("favour", chief="A", wall=8, gifts="B3A C2A A1B")
    while not position.ended:
        position.apply(position.legal()[-1])
    told = duties(position, 1).splitlines()
    assert told[0] == "The match is over: **nobody owes anything any more**."
    assert all(re.search(r" holds? the ", line) for line in told[1:])
    assert len(told) == 1 + len({gift.holder for gift in obligations.active(position)})
    assert "**Counts for the titles**" in CONFUCIUS.board(WORDS, people(), position.view(None))
