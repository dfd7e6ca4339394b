"""The court phase of Confucius in words: who won an examination and why, who gave way to whom, what fell."""

import pytest

from bot.words.confucius import NARRATOR as CONFUCIUS
from games.engine import Event
from tests.games.confucius.scenes import court, play, scene
from tests.words.confucius.telling import masked, people, previewed, told
from tests.words.speaking import WORDS

FAVOUR = "◆ **Lena** used a cube for no action (Imperial Favour)."
MET = "**The court meets.** Great Wall 2 → **3** of 9."


def lines(events: list[Event]) -> list[str]:
    """What follows the favour and the wall, line by line."""
    return told(events).splitlines()[2:]


def test_the_favour_and_the_wall_come_first() -> None:
    assert told(court(scene())).splitlines()[:2] == [FAVOUR, MET]


def test_the_last_step_of_the_wall_announces_the_end() -> None:
    assert (
        "**The court meets.** Great Wall 8 → **9** of 9: complete, so the match ends with this round."
        in told(court(scene(wall=8)))
    )


def test_those_without_cubes_pass_together_and_unasked() -> None:
    position = scene(cubes="0001", passed="", turn="D", rewards={"D": "cash"})
    events = play(position, "nothing")
    assert told(events).splitlines()[1] == (
        "● **Mei**, ■ **Jonas** and ▲ **Aiko** pass, having no cubes left."
    )


# ── examination ──────────────────────────────────────────────────────────────────────────────────────


def test_an_examination_tells_who_meets_whom_and_keeps_the_cards() -> None:
    position = scene(students="AB", hands={"A": "12", "B": "3", "C": "13", "D": "1"})
    assert lines(court(position)) == [
        "**Examination**: ● **Mei** (red) against ■ **Jonas** (orange). "
        "All who hold cards tutor one of the two."
    ]
    events = play(position, "tutor orange 1")
    assert told(events) == "◆ **Lena** lays 1 card face down for ■ **Jonas**’s **orange** student."
    assert previewed(events, 3) == "You lay **a 1** face down for ■ **Jonas**’s **orange** student."
    assert CONFUCIUS.warning(WORDS, masked(events, 3)) == "The cards stay laid: after this no undo."
    events = play(position, "tutor red 1 2")
    assert told(events) == "● **Mei** lays 2 cards face down for their own **red** student."
    assert previewed(events, 0) == "You lay **1+2** face down for your **red** student."


def test_the_cards_are_revealed_by_side_and_a_tie_goes_to_red() -> None:
    position = scene(students="AB", hands={"A": "12", "B": "33", "C": "13", "D": "1"})
    court(position)
    play(position, "tutor orange 1", "tutor red 1 2", "tutor orange 3")
    assert told(play(position, "tutor red 1")).splitlines() == [
        "▲ **Aiko** lays 1 card face down for ● **Mei**’s **red** student.",
        "**The tutoring cards are revealed:**",
        "- red, ● **Mei**’s student: **4** (● 1+2 · ▲ 1)",
        "- orange, ■ **Jonas**’s student: **4** (■ 3 · ◆ 1)",
        "● **Mei** wins the examination: equal sums, so red wins.",
    ]


def test_where_nobody_can_tutor_red_wins() -> None:
    position = scene(students="AB", hands=dict.fromkeys("ABCD", ""))
    assert lines(court(position)) == [
        "**Examination**: ● **Mei** (red) against ■ **Jonas** (orange). "
        "All who hold cards tutor one of the two.",
        "● **Mei** wins the examination: nobody has cards to tutor with, and red wins ties.",
    ]


def test_one_whose_student_is_examined_resigns() -> None:
    position = scene(students="AB", hands={"D": "1", "A": "2"})
    court(position)
    play(position, "tutor red 1")
    assert told(position.resign(0)).splitlines()[1] == (
        "■ **Jonas** wins the examination, as the other student’s player has left. Cards laid are discarded."
    )


def test_cards_enough_for_the_givers_student_cancel_the_gift() -> None:
    position = scene(students="AB", hands={"D": "1123"}, gifts="A3D")
    court(position)
    assert told(play(position, "tutor red 1 1 2")) == (
        "◆ **Lena** lays 3 cards face down for ● **Mei**’s **red** student. "
        "That cancels ● **Mei**’s vase (3) at ◆ **Lena**: "
        "at least 3 cards were laid for its giver’s student."
    )


@pytest.mark.parametrize(
    ("students", "expected"),
    [
        ("A.", "**Examination** (forced): only ● **Mei** has a student and wins without any card."),
        ("AA", "**Examination** (forced): both students are ● **Mei**’s, who wins without any card."),
        (
            "..",
            "The examination that was forced falls through: nobody has a student. The candidate stays.",
        ),
    ],
)
def test_an_examination_without_a_contest(students: str, expected: str) -> None:
    assert lines(court(scene(students=students, forced=True)))[0] == expected


def test_a_candidate_tells_where_it_went_and_what_comes_next() -> None:
    position = scene(students="A.", forced=True, candidate="hubu", candidates="any gongbu")
    court(position)
    events = play(position, "place hubu 2")
    assert told(events).splitlines()[:2] == [
        "● **Mei** puts the candidate for Hubu on **Hubu 2**, secured.",
        "Next: the candidate for Gongbu.",
    ]
    assert previewed(events).startswith("You put the candidate for Hubu on **Hubu 2**, secured.")


@pytest.mark.parametrize(
    ("hubu", "notation", "expected"),
    [
        (
            "2B! 2B! 3B! 3 4B! 4B! 5B!",
            "",
            "on **Hubu 4** (the only possible space), secured, in place of the unbribed 3, now out",
        ),
        ("2B! 2B! 3B! 3 4C 4B! 5B!", "place hubu 5", "on **Hubu 5**, secured, in place of ▲ **Aiko**’s "),
        (
            "2B! 2B! 3B! 3B! 4B! 4B! 5B!",
            "place gongbu 7",
            "on **Gongbu 7** (no space in its own ministry), secured.",
        ),
    ],
)
def test_a_candidate_in_a_full_ministry(hubu: str, notation: str, expected: str) -> None:
    position = scene(students="A.", forced=True, candidate="hubu", hubu=hubu)
    events = court(position)
    if notation:
        events += play(position, notation)
    assert expected in told(events)


def test_the_last_candidate_announces_the_end() -> None:
    position = scene(students="A.", forced=True, candidate="hubu", candidates="")
    court(position)
    assert "No candidate is left, so **the match ends with this round**." in told(
        play(position, "place hubu 1")
    )


def test_candidates_of_no_use_are_dropped() -> None:
    position = scene(
        students="A.", forced=True, candidate="hubu", candidates="any bingbu", posts={"bingbu": "AB"}
    )
    court(position)
    assert (
        "Dropped, as of no use any more: candidate for Bingbu. Next: the candidate for any ministry."
        in told(play(position, "place hubu 1"))
    )


# ── ministries ───────────────────────────────────────────────────────────────────────────────────────


def test_a_resolution_tells_who_gives_way_and_the_gift_that_bound() -> None:
    position = scene(bingbu="2A 2A 2A 3B 3B 3C 3D", gifts="A3C B4D")
    assert lines(court(position))[:4] == [
        "**Bingbu is resolved** (● 3 · ■ 2 · ▲ 1 · ◆ 1)",
        "- ◆ **Lena** (fewest: 1, lowest seniority) gives way to ■ **Jonas** (2 → 3), "
        "bound by the coat (4), now gone",
        "- ▲ **Aiko** (fewest: 1) gives way to ● **Mei** (3 → 4), bound by the vase (3), now gone",
        "- Minister ● **Mei** **+7**, Secretary ■ **Jonas** **+5** (4 to 3)",
    ]


def test_a_resolution_that_goes_on_in_another_turn_names_its_ministry() -> None:
    position = scene(bingbu="2A 2A 2A 3B 3B 3C 3C")
    assert lines(court(position)) == ["**Bingbu is resolved** (● 3 · ■ 2 · ▲ 2)"]
    events = play(position, "influence B")
    assert told(events).splitlines()[:3] == [
        "**Bingbu**, the resolution goes on",
        "- ▲ **Aiko** (fewest: 2, lowest seniority) gives way to ■ **Jonas** (2 → 4)",
        "- Minister ■ **Jonas** **+7**, Secretary ● **Mei** **+5** (4 to 3)",
    ]
    assert "- You (fewest: 2, lowest seniority) give way to ■ **Jonas** (2 → 4)" in previewed(events, 2)
    assert previewed(events, 2).splitlines()[-1] == "Points: ● 0 → **5** · ■ 0 → **7**"


def test_one_alone_takes_both_posts() -> None:
    position = scene(gongbu="2B 2B 2B 3B 3B 3B 3B")
    assert lines(court(position))[:2] == [
        "**Gongbu is resolved** (■ 7)",
        "- ■ **Jonas** takes both posts: **+12**",
    ]


def test_at_the_end_open_ministries_are_resolved_as_they_are() -> None:
    position = scene(wall=8, bingbu="2B 2A . . . . .", hubu="3A . . 4A . . .")
    told_lines = lines(court(position))
    assert told_lines[-6:] == [
        "**Bingbu is resolved** (■ 1 · ● 1)",
        "- Minister ■ **Jonas** **+7**, Secretary ● **Mei** **+5** "
        "(1 to 1; Bingbu 1 is the highest official)",
        "**Hubu is resolved** (● 2)",
        "- ● **Mei** takes both posts: **+12**",
        "**Gongbu is resolved**: nobody has influence there, so there is no Minister.",
        "The match is over: the Great Wall is complete. The titles follow.",
    ]


# ── invasions and the end of the round ───────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("armies", "wall", "expected"),
    [
        (
            "AB",
            2,
            "**Annam is taken**: ● **Mei** **+4**, ■ **Jonas** **+3**. "
            "■ **Jonas** draws an Emperor’s Reward for the ★ box.",
        ),
        (
            "AA",
            2,
            "**Annam is taken**: ● **Mei** **+7**. ● **Mei** draws an Emperor’s Reward for the ★ box.",
        ),
        (
            ".B",
            3,
            "**Annam is lost**: the wall is at 4 and not every box has an army, so no points. "
            "■ **Jonas** draws an Emperor’s Reward for the ★ box.",
        ),
        (
            "A.",
            3,
            "**Annam is lost**: the wall is at 4 and not every box has an army, so no points.",
        ),
        ("..", 3, "**Annam is closed**: the wall is at 4, and no army is there."),
    ],
)
def test_a_land_tells_its_points_or_why_there_are_none(armies: str, wall: int, expected: str) -> None:
    assert lines(court(scene(armies={"annam": armies}, wall=wall)))[0] == expected


def test_a_new_round_tells_the_chief_and_the_cubes() -> None:
    position = scene(hands={"A": "11223"}, gifts="A3B C1B D2B", chief="D")
    assert lines(court(position))[0].startswith("New officials: the ")
    assert told(play(position, "discard 2")) == "● **Mei** discards a 2 (hand limit 4)."
    assert told(play(position, "chief B")).splitlines() == [
        "◆ **Lena** names ■ **Jonas** **Chief Minister**.",
        "**Round 4.** Cubes (gifts given and held): ● 4 (1) · ■ 5 (3) · ▲ 4 (1) · ◆ 4 (1)",
    ]


def test_before_confirm_officials_and_candidates_to_come_are_unknown() -> None:
    position = scene(students="A.", forced=True, candidate="hubu")
    court(position)
    view = position.view(0)
    text = previewed(play(view, "place hubu 1"))
    assert "The next candidate is turned up." in text
    assert "New officials: one on Bingbu 1, one on Hubu 2, one on Gongbu 1." in text


def test_one_who_resigns() -> None:
    position = scene(gifts="A3B B2C")
    assert told(position.resign(1)) == (
        "■ **Jonas** resigned. Markers stay on the officials but give no influence; "
        "gifts from and to them leave the game."
    )
    assert CONFUCIUS.standings(WORDS, people(4), position.view(None), []).splitlines()[2] == (
        "Cubes: ● 3 · ▲ 3 · ◆ 3"
    )
