"""The court phase of Confucius in words, totals, and the end: titles with reasons, ties, longest texts."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from bot.text import LANGUAGES, Players, words
from bot.text.formatter import formatter_of
from bot.text.room import LONGEST_SCORING, LONGEST_SUMMARY
from games.confucius.components import lands
from games.confucius.position import ConfuciusPosition
from games.confucius.scoring import TitleAwarded
from games.confucius.turns import GameEnded
from games.engine import Event
from tests.support.games.confucius.printed import BOX, MINISTRIES
from tests.support.games.confucius.scenes import all_have_passed, court, of_type, play, scene
from tests.support.text.confucius.situations import met
from tests.support.text.speaking import EMOJIS, LONG, WORDS, Speech, masked, scripts, table

CONFUCIUS = formatter_of("confucius")
says = Speech("confucius", 5)
Before = Callable[[], ConfuciusPosition]


def lines(events: list[Event]) -> list[str]:
    """What follows the favour and the wall, line by line."""
    return says.told(events).splitlines()[2:]


def last(**facts: Any) -> ConfuciusPosition:
    """All have passed, and the Chief Minister is to take the Imperial Favour."""
    position = scene(**facts)
    all_have_passed(position)
    return position


CLOSED = {"bingbu": "..", "hubu": "..", "gongbu": ".."}


COURT: dict[Before, str] = {
    # the favour and the wall come first
    partial(scene, cubes="0001", passed="", turn="D", rewards={"D": "cash"}): """
        nothing
        told -> ◆ **Lena** used a cube for no action. | ● **Mei**, ■ **Jonas** and ▲ **Aiko** passed, having
            no cubes left.
        """,
    # examinations, whose cards are kept secret until they are revealed
    partial(last, students="AB", hands={"A": "12", "B": "33", "C": "13", "D": "1"}): """
        nothing
        tutor orange 1
        warned D -> The cards stay laid: after this no undo.
        tutor red 1 2
        told -> ● **Mei** laid 2 cards face down for their own **red** student.
        previewed -> You lay **1+2** face down for your **red** student.
        tutor orange 3, tutor red 1
        told -> … | ▲ **Aiko** laid 1 card face down for ● **Mei**’s **red** student. | **The tutoring cards
            are revealed:** | - red, ● **Mei**’s student: **4** (● 1+2 · ▲ 1) | - orange, ■ **Jonas**’s
            student: **4** (■ 3 · ◆ 1) | ● **Mei** wins the examination: equal sums, so red wins.
        """,
    partial(last, students="AB", hands=dict.fromkeys("ABCD", "")): """
        nothing
        told -> … | **The court meets.** Great Wall 2 → **3** of 9. | **Examination**: ● **Mei** (red) against
            ■ **Jonas** (orange). All who hold cards tutor one of the two. | ● **Mei** wins the examination:
            nobody has cards to tutor with, and red wins ties.
        """,
    partial(met, students="AB", hands={"D": "1", "A": "2"}): """
        tutor red 1, resign A
        told -> … | ■ **Jonas** wins the examination, as the other student’s player has left. Cards laid are
            discarded.
        """,
    partial(met, students="AB", hands={"D": "1123"}, gifts="A3D"): """
        tutor red 1 1 2
        told -> ◆ **Lena** laid 3 cards face down for ● **Mei**’s **red** student. That cancels ● **Mei**’s
            vase (3) at ◆ **Lena**: at least 3 cards were laid for its giver’s student.
        """,
    # candidates
    partial(met, students="A.", forced=True, candidate="hubu", candidates="any gongbu"): """
        place hubu 2
        told -> ● **Mei** put the candidate for Hubu on **Hubu 2**, secured. | Next: the candidate for
            Gongbu. | …
        """,
    partial(met, students="A.", forced=True, candidate="hubu", candidates=""): """
        place hubu 1
        told -> … | No candidate is left, so **the match ends with this round**. | …
        """,
    partial(
        met, students="A.", forced=True, candidate="hubu", candidates="any bingbu", posts={"bingbu": "AB"}
    ): """
        place hubu 1
        told -> ● **Mei** put the candidate for Hubu on **Hubu 1**, secured. | Dropped, as of no use any
            more: candidate for Bingbu. Next: the candidate for any ministry. | …
        """,
    partial(met, students="A.", forced=True, candidate="hubu"): """
        A tries place hubu 1
        previewed -> You put the candidate for Hubu on **Hubu 1**, secured. | The next candidate is turned up.
            | New officials: one on Bingbu 1, one on Hubu 2, one on Gongbu 1.
        """,
    # resolutions
    partial(last, bingbu="2A 2A 2A 3B 3B 3C 3D", gifts="A3C B4D"): """
        nothing
        told -> … | - ▲ **Aiko** gives way to ● **Mei** (3 → 4; fewest: 1), bound by the vase (3), now gone |
            …
        """,
    partial(last, bingbu="2A 2A 2A 3B 3B 3C 3C"): """
        nothing
        influence B
        told -> **Bingbu**, the resolution goes on | … | - Minister ■ **Jonas** **+7**, Secretary ● **Mei**
            **+5** (4 to 3) | …
        previewed C -> … | - You give way to ■ **Jonas** (2 → 4; fewest: 2, lowest seniority) | … | Points: ●
            0 → **5** · ■ 0 → **7**
        """,
    partial(last, wall=8, bingbu="2B 2A . . . . .", hubu="3A . . 4A . . ."): """
        nothing
        told -> ◆ **Lena** used a cube for no action (Imperial Favour). | **The court meets.** Great Wall 8 →
            **9** of 9: complete, so the match ends with this round. | **Annam is closed**: the wall is at 9,
            and no army is there. | **Mongolia is closed**: the wall is at 9, and no army is there. |
            **Manchuria is closed**: the wall is at 9, and no army is there. | New officials: the 7 on Bingbu
            3, the 7 on Hubu 2, the 7 on Gongbu 1. | **Bingbu is resolved** (■ 1 · ● 1) | - Minister ■
            **Jonas** **+7**, Secretary ● **Mei** **+5** (1 to 1; Bingbu 1 is the highest official) | **Hubu
            is resolved** (● 2) | - ● **Mei** takes both posts: **+12** | **Gongbu is resolved**: nobody has
            influence there, so there is no Minister. | The match is over: the Great Wall is complete. The
            titles follow.
        """,
    # a new round, and who resigns
    partial(last, hands={"A": "11223"}, gifts="A3B C1B D2B", chief="D"): """
        nothing
        discard 2
        told -> ● **Mei** discarded a 2 (hand limit 4).
        chief B
        told -> ◆ **Lena** named ■ **Jonas** **Chief Minister**. | **Round 4.** Cubes (gifts given and held):
            ● 4 (1) · ■ 5 (3) · ▲ 4 (1) · ◆ 4 (1)
        """,
    partial(scene, gifts="A3B B2C"): """
        resign B
        told -> ■ **Jonas** resigned. Markers stay on the officials but give no influence; gifts from and to
            them leave the game.
        standings -> Round 3 · Chief Minister ◆ · Great Wall 2 of 9 · 6 candidates left · 0 of 3 ministries
            resolved | Points: ● 0 · ■ 0 · ▲ 0 · ◆ 0 | Cubes: ● 3 · ▲ 3 · ◆ 3 | Cards: ● 3 · ▲ 3 · ◆ 3
        """,
    # totals
    partial(
        scene, yard={"A": 5}, hands={"A": "111", "B": ""}, cubes="2130", passed="B", scores={"A": 4, "B": 2}
    ): """
        voyage 5 india, pay 1 1
        standings -> … | Points: ● 4 → **7** · ■ 2 · ▲ 0 · ◆ 0 | Cubes: ● 1 · ■ passed · ▲ 3 · ◆ 0 | …
        """,
    # titles
    partial(
        last,
        wall=8,
        posts={"bingbu": "CD", "hubu": "BA", "gongbu": ".."},
        ocean={"A": 2, "B": 2},
        visited={"india": "AB"},
        colonies={"A": 2, "C": 1},
        insulted={"C": 1},
        scores={"A": 9},
    ): """
        nothing
        told -> … | The match is over: all three ministries are resolved. The titles follow.
        scoring -> **Titles**, a point each | - Chief Minister, most officials and posts (● 1 · ■ 1 · ▲ 1 · ◆
            1): ■ **Jonas**, as ●, ■, ▲ and ◆ are equal and the Minister of Hubu decides | - Admiral, most
            junks in the ocean, and 5 for every land visited (● 7 · ■ 7 · ▲ 0 · ◆ 0): nobody, as ● and ■ are
            equal and no Minister of Gongbu is left to decide | … | Points: ● 9 · ■ 0 → **1** · ▲ 0 → **1**
            · ◆ 0
        ending -> All three ministries are resolved. Most points win.
        result A -> 9 points (ministries 9)
        result B -> 1 point (titles 1)
        result D -> 0 points
        """,
    partial(last, posts=CLOSED): """
        nothing
        scoring -> … | - General, most armies (● 0 · ■ 0 · ▲ 0 · ◆ 0): nobody, as all have none and no
            Minister of Bingbu is left to decide | … | ●, ■, ▲ and ◆ have equal points: without a title they
            share the win.
        """,
    partial(scene, seats=3): """
        resign A, resign B
        told -> … | The match is over: only one player is left. The titles follow.
        ending -> All others resigned.
        """,
    # equal points
    partial(last, posts=CLOSED, ocean={"B": 1}, scores={"A": 6, "B": 5}): """
        nothing
        scoring -> … | ● and ■ have equal points: ■ **Jonas** wins as Admiral.
        ending -> All three ministries are resolved. Most points win. Between equal points the Admiral wins,
            else the Chief Minister, else the General.
        """,
    partial(last, posts=CLOSED, colonies={"A": 1}, scores={"A": 5, "B": 6}): """
        nothing
        scoring -> … | ● and ■ have equal points: ● **Mei** wins as General.
        """,
    partial(last, posts=CLOSED, scores={"A": 6, "B": 6}): """
        nothing
        scoring -> … | ● and ■ have equal points: without a title they share the win.
        ending -> All three ministries are resolved. Most points win. ● **Mei** and ■ **Jonas** have equal
            points and no title, so they share the win.
        """,
    partial(last, posts=CLOSED, ocean={"C": 1}, scores={"A": 6, "B": 6}, options={"admiral": "yes"}): """
        nothing
        scoring -> … | ● and ■ have equal points: ▲ **Aiko** wins as Admiral.
        ending -> All three ministries are resolved. Most points win. As the most points are shared, the
            Admiral ▲ **Aiko** wins (option of this match).
        """,
    # whoever left has no part in it
    partial(last, posts=CLOSED | {"bingbu": "CA"}): """
        resign C, nothing
        scoring -> … | - General, most armies (● 0 · ■ 0 · ▲ 0 · ◆ 0): nobody, as all have none and no
            Minister of Bingbu is left to decide | …
        """,
    partial(last, posts=CLOSED, scores={"A": 16, "B": 14}): """
        resign A, nothing
        scoring -> … | Points: ● 16 · ■ 14 · ▲ 0 · ◆ 0
        ending -> All three ministries are resolved. Most points win.
        """,
    partial(last, posts=CLOSED, ocean={"B": 1}, scores={"A": 6, "B": 5}, options={"admiral": "yes"}): """
        resign A, nothing
        scoring -> … | Points: ● 6 · ■ 5 → **6** · ▲ 0 · ◆ 0
        ending -> All three ministries are resolved. Most points win.
        """,
    partial(last, posts=CLOSED, ocean={"C": 1}, scores={"A": 9, "B": 6, "C": 5}): """
        resign A, nothing
        scoring -> … | ■ and ▲ have equal points: ▲ **Aiko** wins as Admiral.
        ending -> All three ministries are resolved. Most points win. Between equal points the Admiral wins,
            else the Chief Minister, else the General.
        """,
    partial(last, posts=CLOSED, scores={"A": 9, "B": 6, "C": 6}): """
        resign A, nothing
        scoring -> … | ■ and ▲ have equal points: without a title they share the win.
        """,
}


@pytest.mark.parametrize(("before", "script"), scripts(COURT))
def test_the_court_is_told_with_its_reasons(before: Before, script: str) -> None:
    says.follow(before(), script)


UNCONTESTED = """
    A. -> **Examination** (forced): only ● **Mei** has a student and wins without any card.
    AA -> **Examination** (forced): both students are ● **Mei**’s, who wins without any card.
    .. -> The examination that was forced falls through: nobody has a student. The candidate stays.
    """


@pytest.mark.parametrize(("students", "expected"), table(UNCONTESTED).items())
def test_an_examination_without_a_contest(students: str, expected: str) -> None:
    assert lines(court(scene(students=students, forced=True)))[0] == expected


FULL = """
    2B! 2B! 3B! 3 4B! 4B! 5B! -> on **Hubu 4** (the only possible space), secured, in place of the unbribed 3,
        now out
    2B! 2B! 3B! 3 4C 4B! 5B! / place hubu 5 -> on **Hubu 5**, secured, in place of ▲ **Aiko**’s
    2B! 2B! 3B! 3B! 4B! 4B! 5B! / place gongbu 7 -> on **Gongbu 7** (no space in its own ministry), secured.
    """


@pytest.mark.parametrize(("case", "expected"), table(FULL).items())
def test_a_candidate_in_a_full_ministry(case: str, expected: str) -> None:
    hubu, _, notation = case.partition(" / ")
    position = scene(students="A.", forced=True, candidate="hubu", hubu=hubu)
    events = court(position)
    if notation:
        events += play(position, notation)
    assert expected in says.told(events)


LANDS = """
    AB 2 -> taken**: ● **Mei** **+4**, ■ **Jonas** **+3**. ■ **Jonas** draws DRAWN
    AA 2 -> taken**: ● **Mei** **+7**. ● **Mei** draws DRAWN
    .B 3 -> lost**: the wall is at 4 and not every box has an army, so no points. ■ **Jonas** draws DRAWN
    A. 3 -> lost**: the wall is at 4 and not every box has an army, so no points.
    .. 3 -> closed**: the wall is at 4, and no army is there.
    """


@pytest.mark.parametrize(("land", "expected"), table(LANDS).items())
def test_a_land_tells_its_points_or_why_there_are_none(land: str, expected: str) -> None:
    armies, wall = land.split()
    told = expected.replace("DRAWN", "an Emperor’s Reward for the ★ box.")
    assert lines(court(scene(armies={"annam": armies}, wall=int(wall))))[0] == f"**Annam is {told}"


def test_the_longest_texts_fit_without_losing_a_line() -> None:
    # Three ministries of five players each, every step bound by a gift, three lands, all in one turn.
    position = scene(
        seats=5,
        chief="A",
        wall=8,
        bingbu="2A! 2B! 3C! 3D! 4E! 4A! 5B!",
        hubu="2A! 3B! 3C! 4D! 4E! 4A! 5B!",
        gongbu="5A! 5C! 5B! 6D! 6E! 6A! 6B!",
        gifts="A1E A2D A3C A4B B2E B3D B4C C1D C4E C5B",
        armies={"annam": "A.", "mongolia": "AB.", "manchuria": "ABC."},
        hands=dict.fromkeys("ABCDE", ""),
    )
    events = masked(court(position))
    text = CONFUCIUS.turn(WORDS, Players.of(LONG, EMOJIS), events).summary()
    assert len(text) <= LONGEST_SUMMARY
    assert "…" not in text.replace("characte…", "")
    assert len(text.splitlines()) == len(says.told(events).splitlines())
    assert len(of_type(events, GameEnded)) == 1
    tied = (9, 9, 9, 9, 9)
    events = [
        *(TitleAwarded(title, -1, tied, tie=True) for title in ("chief", "admiral", "general")),
        GameEnded("ministries", (40, 40, 40, 40, 40), (0, 1, 2, 3, 4)),
    ]
    text = CONFUCIUS.end(WORDS, Players.of(LONG, EMOJIS)).scoring(events)
    assert len(text) <= LONGEST_SCORING
    assert text.splitlines()[-1].endswith("without a title they share the win.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_action_box_have_room(language: str) -> None:
    """They are short, for the prices stand beside them."""
    captions = CONFUCIUS.captions(words(language), scene().view(None), 34)
    assert max(len(captions[name]) for name in BOX) <= 10
    assert max(len(captions[name]) for name in ("nominate", "force")) <= 7


def test_every_word_that_the_pictures_know_is_given() -> None:
    view = scene().view(None)
    captions = CONFUCIUS.captions(WORDS, view, 34)
    names = {*BOX, *MINISTRIES, "any", "red", "orange", "owes", "over", *(land.id for land in lands())}
    assert set(captions) == {*names, "round", "turn"}
    assert (captions["round"], captions["turn"], captions["hubu"]) == ("Round 3", "Turn 34", "Hubu")
    assert CONFUCIUS.captions(WORDS, view, 0)["turn"] == "The start"
