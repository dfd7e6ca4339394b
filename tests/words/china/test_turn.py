"""A turn of China after the fact and at the end: what happened, and why it brought so many points."""

from bot.words.china import NARRATOR as CHINA
from games.china.position import ChinaPosition
from games.engine import Event, Outcome
from tests.games.china.scenes import play, scene
from tests.words.china.speaking import WEI, masked, summary
from tests.words.speaking import WORDS, cast


def test_a_turn_that_fills_a_province_tells_who_got_how_many_points_and_why() -> None:
    position = scene(WEI, hand="ROO", row="RGYO", deck="VYV")
    events = play(position, "wei 7 R", "wei dragon OO", "take R", "draw", "draw")
    assert summary(events) == (
        "● **Mei** placed a house on **Wei 7** (red card) and an emissary in **Wei** (orange pair). "
        "Then took red from the row and drew 2 cards face down. New in the row: violet.\n"
        "**Wei is full**, so its houses score (rules: House scoring):\n"
        "- ● **Mei** **+7**: most houses (4), a point for each of the 7 houses there\n"
        "- ■ **Jonas** **+4**: second most (2), as many points as the leader has houses (4)\n"
        "- ◆ **Lena** **+2**: third most (1), as many points as the rank above has houses (2)\n"
        "The deck ran out for the first time: 3 discards were shuffled into a new deck."
    )
    assert CHINA.standings(WORDS, cast(), position.view(None), events) == (
        "Points: ● 0 → **7** · ■ 0 → **4** · ▲ 0 · ◆ 0 → **2** · "
        "3 cards left in the deck, second of two passes"
    )


def test_equal_houses_share_a_rank_and_a_fortification_doubles() -> None:
    events = play(scene("qi BbCC", turn="D", hand="YRR", fortified=True), "qi 5 Y", "qi done", "take R")
    assert summary(events).splitlines()[1:] == [
        "**Qi is full**, so its houses score (rules: House scoring):",
        "- ■ **Jonas** **+10**: most houses, shared (2), a point for each of the 5 houses there, "
        "doubled by a fortification",
        "- ▲ **Aiko** **+5**: most houses, shared (2), a point for each of the 5 houses there",
        "- ◆ **Lena** **+2**: second most (1), as many points as the leader has houses (2)",
    ]


def test_those_with_the_same_points_for_the_same_reason_are_told_together() -> None:
    events = play(scene("qi ABCD", turn="D", hand="YRR"), "qi 5 Y", "qi done", "take R")
    assert summary(events).splitlines()[1:] == [
        "**Qi is full**, so its houses score (rules: House scoring):",
        "- ◆ **Lena** **+5**: most houses (2), a point for each of the 5 houses there",
        "- ● **Mei**, ■ **Jonas** and ▲ **Aiko** **+2** each: "
        "second most (1), as many points as the leader has houses (2)",
    ]
    events = play(scene("lu ABC", turn="D", hand="ORR"), "lu 4 O", "lu done", "take R")
    assert summary(events).splitlines()[2:] == [
        "- ● **Mei**, ■ **Jonas**, ▲ **Aiko** and ◆ **Lena** **+4** each: "
        "most houses, shared (1), a point for each of the 4 houses there",
    ]


def test_an_exchange_tells_the_discard_and_keeps_a_blind_draw_secret() -> None:
    events = play(scene(hand="RGV", deck="VV"), "exchange R", "draw")
    assert summary(events) == "● **Mei** exchanged: discarded red. Then drew one card face down."
    assert CHINA.summary(WORDS, cast(), masked(events, 0)) == (
        "● **Mei** exchanged: discarded red. Then drew violet face down."
    )
    events = play(scene(hand="RGV", row="RRYO", deck="GG"), "exchange V", "take R")
    assert summary(events) == (
        "● **Mei** exchanged: discarded violet. Then took red from the row. New in the row: green."
    )


def test_an_exchange_when_no_card_is_left() -> None:
    events = play(scene(hand="RGV", row="", deck="", exhausted=2, emperor="D"), "exchange R")
    assert summary(events) == "● **Mei** exchanged: discarded red. No card was left to take for it."


def test_the_last_round_is_announced_and_stays_in_sight() -> None:
    position = scene("chu A", hand="VVV", deck="R", exhausted=1, emperor="D")
    events = play(position, "chu 2 V", "chu done", "draw")
    assert summary(events) == (
        "● **Mei** placed a house on **Chu 2** (violet card). Then drew one card face down.\n"
        "The deck ran out for the second time: **last round**, 2 more turns."
    )
    assert CHINA.standings(WORDS, cast(), position.view(None), events) == (
        "Points: ● 0 · ■ 0 · ▲ 0 · ◆ 0 · deck used up · "
        "**last round**, still to play: ■ **Jonas** and ▲ **Aiko**"
    )


def test_the_last_turn_of_the_match_says_why_it_was_the_last() -> None:
    position = scene("chu AAB", "chu A", hand="VRR", deck="R", exhausted=1, emperor="B")
    events = play(position, "chu 4 V", "chu done", "draw")
    assert summary(events) == (
        "● **Mei** placed a house on **Chu 4** (violet card). Then drew one card face down.\n"
        "The match is over: the deck ran out for the second time, and the round is complete. "
        "The final scoring follows."
    )
    assert CHINA.standings(WORDS, cast(), position.view(None), events) == (
        "Points: ● 0 → **4** · ■ 0 → **3** · ▲ 0 · ◆ 0"
    )


def test_a_resignation_in_mid_turn_fills_the_row() -> None:
    position = scene("chu A", hand="VRR", row="RGYO", deck="YYV")
    play(position, "chu 2 V", "chu 3 RR", "take R", "draw")
    events = position.resign(0)
    assert summary(events) == (
        "● **Mei** resigned. Their pieces stay and count, their turns are passed over. "
        "New in the row: yellow."
    )


def test_a_resignation() -> None:
    position = scene(WEI)
    assert summary(position.resign(2)) == (
        "▲ **Aiko** resigned. Their pieces stay and count, their turns are passed over."
    )
    position.resign(1)
    assert summary(position.resign(3)) == (
        "◆ **Lena** resigned. Their pieces stay and count, their turns are passed over.\n"
        "The match is over: only one player is left. The final scoring follows."
    )


ROW_OF_FIVE = "chin .DD.DD shu DD wei BD lu a"
"""D's row of example 9, and a house on a fortification."""


def ended() -> tuple[ChinaPosition, list[Event]]:
    """Examples 8 and 9 in one final scoring; alliance 4 brings nobody anything."""
    position = scene(ROW_OF_FIVE, "wei DB chin DDBA shu CCD", hand="VRR", deck="R", exhausted=1, emperor="B")
    position.scores = [12, 9, 0, 20]
    return position, play(position, "chu 1 V", "draw")


def test_the_final_scoring_is_told_in_steps() -> None:
    position, events = ended()
    assert CHINA.scoring(WORDS, cast(), events) == (
        "**Final scoring**: A Mei · B Jonas · C Aiko · D Lena\n"
        "**1. Houses** of the provinces not scored before\n"
        "- Lu (houses A 1): A +2 (doubled)\n"
        "- Wei (houses B 1, D 1): B +2, D +2\n"
        "- Ch’in (houses D 4): D +4\n"
        "- Shu (houses D 2): D +2\n"
        "- Chu (houses A 1): A +1\n"
        "**2. Alliances**: the most emissaries in both provinces, a point for each emissary there\n"
        "- 3 Wei–Ch’in (2 + 4): D +6\n"
        "**3. Roads**: rows of four or more houses, a point for each house\n"
        "- D +5: Ch’in 2-3-6, Shu 1-2\n"
        "**Points:** A 12 → **15** · B 9 → **11** · C 0 · D 20 → **39**"
    )
    outcome = position.outcome()
    assert outcome is not None
    assert [CHINA.outcome(WORDS, cast(), outcome, seat) for seat in (0, 3)] == [
        "15 points (houses 15, alliances 0, roads 0)",
        "39 points (houses 28, alliances 6, roads 5)",
    ]
    assert CHINA.ending(WORDS, cast(), outcome) == (
        "The deck ran out for the second time and the round was played to its end. Most points win."
    )


def test_a_step_of_the_final_scoring_that_brings_nothing_says_so() -> None:
    position = scene(hand="VRR", row="", deck="", exhausted=2, emperor="B")
    assert CHINA.scoring(WORDS, cast(), play(position, "exchange V")) == (
        "**Final scoring**: A Mei · B Jonas · C Aiko · D Lena\n"
        "**1. Houses**: no further province brings points\n"
        "**2. Alliances**: nobody has most emissaries in two neighbouring provinces\n"
        "**3. Roads**: nobody has a row of four or more houses\n"
        "**Points:** A 0 · B 0 · C 0 · D 0"
    )


def test_the_end_says_how_a_tie_was_broken() -> None:
    position = scene("chu AABB yan C", hand="VRR", row="", deck="", exhausted=2, emperor="B")
    position.scores = [0, 1, 0, 0]
    position.houses_left[0] = 10
    play(position, "chu 5 V", "chu done")
    position.scores = [7, 7, 1, 0]
    outcome = position.outcome()
    assert outcome is not None
    assert CHINA.ending(WORDS, cast(), outcome) == (
        "The deck ran out for the second time and the round was played to its end. Most points win. "
        "Among equal points, more pieces left (houses, emissaries, fortification) rank first; "
        "whoever resigned ranks last."
    )


def test_the_end_says_why_a_win_is_shared() -> None:
    position = scene("chu AABB", hand="VRR", row="", deck="", exhausted=2, emperor="B")
    play(position, "chu 5 V", "chu done")
    position.scores = [7, 7, 1, 0]
    position.houses_left[0] = position.houses_left[1]
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert CHINA.ending(WORDS, cast(), outcome) == (
        "The deck ran out for the second time and the round was played to its end. Most points win. "
        "● **Mei** and ■ **Jonas** have equal points and equally many pieces left, so they share the win."
    )


def test_a_match_that_goes_on_has_no_final_scoring() -> None:
    assert CHINA.scoring(WORDS, cast(), play(scene(WEI), "wei 7 R")) == ""


def test_ranks_and_points_without_a_tie_need_no_word_about_ties() -> None:
    position, _ = ended()
    outcome = position.outcome()
    assert isinstance(outcome, Outcome)
    assert "equal" not in CHINA.ending(WORDS, cast(), outcome).lower()


def test_what_is_left_of_an_interrupted_turn_says_whose_it_is() -> None:
    """Somebody else resigned after a card drawn face down was confirmed: what follows is told by itself."""
    position = scene("wei A", hand="RRV", row="RGYO", deck="VYOG")
    first = play(position, "wei 2 R", "wei 3 R", "draw")
    position.resign(1)
    rest = play(position, "take R")
    assert summary(first).endswith("Then drew one card face down.")
    assert summary(rest) == "● **Mei** took red from the row. New in the row: orange."
    assert CHINA.preview(WORDS, cast(), rest).startswith("You take red from the row.")
