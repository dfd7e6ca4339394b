"""A turn of China after the fact: what happened, and why it brought so many points."""

from collections.abc import Callable
from functools import partial

import pytest

from bot.text import Players
from bot.text.formatter import formatter_of
from bot.text.room import LONGEST_SCORING
from games.china.components import board
from games.china.position import ChinaPosition
from tests.support.games.china.scenes import outcome, play, scene
from tests.support.text.china.speaking import WEI
from tests.support.text.speaking import LONG, WORDS, Speech, masked, players, scripts

says = Speech("china")
Before = Callable[[], ChinaPosition]

ROW_OF_FIVE = "chin .DD.DD shu DD wei BD lu a"
"""D's row of example 9, and a house on a fortification."""

CHINA = formatter_of("china")


def scored() -> ChinaPosition:
    """Examples 8 and 9 in one final scoring; alliance 4 brings nobody anything."""
    position = scene(ROW_OF_FIVE, "wei DB chin DDBA shu CCD", hand="VRR", deck="R", exhausted=1, emperor="B")
    position.scores = [12, 9, 0, 20]
    return position


TURNS: dict[Before, str] = {
    # a full province
    partial(scene, WEI, hand="ROO", row="RGYO", deck="VYV"): """
        wei 7 R, wei dragon OO, take R, draw, draw
        told -> ● **Mei** placed a house on **Wei 7** (red card) and an emissary in **Wei** (orange pair).
            Then took red from the row and drew 2 cards face down. New in the row: violet. | … | - ◆ **Lena**
            **+2**: third most (1), as many points as the rank above has houses (2) | The deck ran out for the
            first time: 3 discards were shuffled into a new deck.
        standings -> Points: ● 0 → **7** · ■ 0 → **4** · ▲ 0 · ◆ 0 → **2** · 3 cards left in the deck, second
            of two passes
        """,
    partial(scene, "qi BbCC", turn="D", hand="YRR", fortified=True): """
        qi 5 Y, qi done, take R
        told -> … | - ■ **Jonas** **+10**: most houses, shared (2), a point for each of the 5 houses there,
            doubled by a fortification | …
        """,
    partial(scene, "qi ABCD", turn="D", hand="YRR"): """
        qi 5 Y, qi done, take R
        told -> … | **Qi is full**, so its houses score (rules: House scoring): | - ◆ **Lena** **+5**: most
            houses (2), a point for each of the 5 houses there | - ● **Mei**, ■ **Jonas** and ▲ **Aiko**
            **+2** each: second most (1), as many points as the leader has houses (2)
        """,
    # an exchange
    partial(scene, hand="RGV", row="", deck="", exhausted=2, emperor="D"): """
        exchange R
        told -> ● **Mei** exchanged: discarded red. No card was left to take for it.
        """,
    # the last round, and the last turn
    partial(scene, "chu A", hand="VVV", deck="R", exhausted=1, emperor="D"): """
        chu 2 V, chu done, draw
        told -> … | The deck ran out for the second time: **last round**, 2 more turns.
        standings -> Points: ● 0 · ■ 0 · ▲ 0 · ◆ 0 · deck used up · **last round**, still to play: ■ **Jonas**
            and ▲ **Aiko**
        """,
    partial(scene, "chu AAB", "chu A", hand="VRR", deck="R", exhausted=1, emperor="B"): """
        chu 4 V, chu done, draw
        told -> ● **Mei** placed a house on **Chu 4** (violet card). Then drew one card face down. | The
            match is over: the deck ran out for the second time, and the round is complete. The final scoring
            follows.
        standings -> Points: ● 0 → **4** · ■ 0 → **3** · ▲ 0 · ◆ 0
        """,
    # who resigns, and what is left of an interrupted turn
    partial(scene, "chu A", hand="VRR", row="RGYO", deck="YYV"): """
        chu 2 V, chu 3 RR, take R, draw
        standings -> Points: ● 0 · ■ 0 · ▲ 0 · ◆ 0 · 2 cards left in the deck, first of two passes
        resign A
        told -> ● **Mei** resigned. Their pieces stay and count, their turns are passed over. New in the row:
            yellow.
        """,
    partial(scene, WEI): """
        resign C
        resign B, resign D
        told -> ■ **Jonas** resigned. Their pieces stay and count, their turns are passed over. ◆ **Lena**
            resigned. Their pieces stay and count, their turns are passed over. | The match is over: only one
            player is left. The final scoring follows.
        """,
    # Somebody else resigned after a card drawn face down was confirmed: what follows is told by itself.
    partial(scene, "wei A", hand="RRV", row="RGYO", deck="VYOG"): """
        wei 2 R, wei 3 R, draw
        resign B
        take R
        told -> ● **Mei** took red from the row. New in the row: orange.
        previewed -> You take red from the row. New in the row: orange.
        """,
    # the final scoring
    scored: """
        chu 1 V, draw
        scoring -> **Final scoring**: A Mei · B Jonas · C Aiko · D Lena | **1. Houses** of the provinces not
            scored before | - Lu (houses A 1): A +2 (doubled) | - Wei (houses B 1, D 1): B +2, D +2 | - Ch’in
            (houses D 4): D +4 | - Shu (houses D 2): D +2 | - Chu (houses A 1): A +1 | **2. Alliances**: the
            most emissaries in both provinces, a point for each emissary there | - 3 Wei–Ch’in (2 + 4): D +6
            | **3. Roads**: rows of four or more houses, a point for each house | - D +5: Ch’in 2-3-6, Shu
            1-2 | **Points:** A 12 → **15** · B 9 → **11** · C 0 · D 20 → **39**
        ending -> The deck ran out for the second time and the round was played to its end. Most points win.
        result A -> 15 points (houses 15, alliances 0, roads 0)
        result D -> 39 points (houses 28, alliances 6, roads 5)
        """,
    partial(scene, hand="VRR", row="", deck="", exhausted=2, emperor="B"): """
        exchange V
        scoring -> **Final scoring**: A Mei · B Jonas · C Aiko · D Lena | **1. Houses**: no further province
            brings points | **2. Alliances**: nobody has most emissaries in two neighbouring provinces | **3.
            Roads**: nobody has a row of four or more houses | **Points:** A 0 · B 0 · C 0 · D 0
        """,
}


@pytest.mark.parametrize(("before", "script"), scripts(TURNS))
def test_a_turn_tells_what_happened_and_why_it_brought_so_many_points(before: Before, script: str) -> None:
    says.follow(before(), script)


def test_a_card_drawn_blind_is_secret() -> None:
    events = play(scene(hand="RGV", deck="VV"), "exchange R", "draw")
    assert says.told(events) == "● **Mei** exchanged: discarded red. Then drew one card face down."
    assert CHINA.turn(WORDS, players(), masked(events, 0)).summary() == (
        "● **Mei** exchanged: discarded red. Then drew violet face down."
    )
    # The watcher's summary is the same whatever card was drawn.
    told = set()
    for card in "RGYOV":
        position = scene("chu A", hand="VRR", deck=f"RR{card}", row="RGYO")
        told.add(says.told(play(position, "chu 2 V", "chu done", "draw")))
    assert len(told) == 1


@pytest.mark.parametrize(
    ("left", "winners", "tie"),
    [
        (
            10,
            (1,),
            "Among equal points, more pieces left (houses, emissaries, fortification) rank first; "
            "whoever resigned ranks last.",
        ),
        (
            18,
            (0, 1),
            "● **Mei** and ■ **Jonas** have equal points and equally many pieces left, "
            "so they share the win.",
        ),
    ],
)
def test_the_end_says_how_a_tie_was_broken_or_why_a_win_is_shared(
    left: int, winners: tuple[int, ...], tie: str
) -> None:
    position = scene("chu AABB", hand="VRR", row="", deck="", exhausted=2, emperor="B")
    play(position, "chu 5 V", "chu done")
    position.scores = [7, 7, 1, 0]
    position.houses_left[0] = left
    assert outcome(position).winners == winners
    assert says.ending(position) == (
        f"The deck ran out for the second time and the round was played to its end. Most points win. {tie}"
    )


def test_the_longest_final_scoring_fits() -> None:
    """Every province undecided among five, every alliance shared, as many rows as the houses allow."""
    houses = (
        "yan AABBCC zhao AABBCDE qi DDDD lu EEE wei AABBCDE han CCDDEE chin AABBCD shu DDEEAB chu AABBCCDE"
    )
    everywhere = " ".join(f"{province.id} ABC" for province in board().provinces)
    position = scene(houses, everywhere, seats=5, hand="VRR", deck="R", exhausted=1, emperor="B")
    text = CHINA.end(WORDS, Players.of(LONG)).scoring(play(position, "exchange V", "draw"))
    assert "**Points:**" in text
    assert len(text) <= LONGEST_SCORING
