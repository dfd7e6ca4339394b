"""A turn of Yunnan after the fact: what happened, with the numbers behind every sum."""

import pytest

from bot.words.narrator import LONGEST_SUMMARY
from bot.words.yunnan import NARRATOR as YUNNAN
from games.engine import Event
from games.yunnan.position import YunnanPosition
from tests.games.yunnan.scenes import play, scene
from tests.words.speaking import WORDS
from tests.words.yunnan.speaking import cast, crowded, preview, standings, summary, task

VECTOR_1 = {
    "school": "A9 B12",
    "customs": "B5",
    "horse": "C9 A12",
    "dragon": "A7",
    "yard": "B9",
}
"""The bids of test vector 1 before green (C) bids 12 in the yard."""


def bank_scene() -> YunnanPosition:
    return scene(
        seats=5,
        turn="C",
        bids=VECTOR_1,
        bank="DE",
        passed="ABDE",
        supply={"C": 1},
        traders={"C": "yunnan"},
        horse=dict.fromkeys("ABCDE", "yunnan"),
        money={"A": 30, "B": 26, "C": 21, "D": 3, "E": 5},
    )


def test_a_bid_is_one_line() -> None:
    position = scene(bids={"customs": "B5"}, at_home=1, money={"A": 20})
    events = play(position, "school 7")
    assert summary(events) == "● **Mei** bid **7** at the Trade School."
    assert standings(position, events) == (
        "**Round 3** · bidding: ● ■ ▲ ◆\nYuan: ● 20 (7 bid) · ■ 30 (5 bid) · ▲ 30 · ◆ 30"
    )


def test_a_throw_out_is_told_with_both_bids_and_the_ping_says_why() -> None:
    position = scene(bids={"customs": "B5"}, supply={"A": 2, "C": 1, "D": 1}, passed="B")
    events = play(position, "customs 7")
    assert summary(events) == (
        "● **Mei** bid **7** at the Customs House. "
        "That throws out ■ **Jonas** (5), who had passed and is to bid again."
    )
    assert task(position) == "bid again or pass: thrown out of the Customs House (5) by ● **Mei** (7)"
    position = scene(bids={"customs": "C5"}, supply={"A": 2, "B": 1, "C": 1, "D": 1})
    assert summary(play(position, "customs 9")) == (
        "● **Mei** bid **9** at the Customs House. That throws out ▲ **Aiko** (5)."
    )
    assert task(position) == "bid or pass, round 3"


def test_thrown_out_twice_names_both() -> None:
    position = scene(bids={"customs": "D5", "dragon": "D7"}, supply={"A": 2, "B": 2, "C": 1}, passed="C")
    play(position, "customs 7", "dragon 9")
    assert task(position) == (
        "bid again or pass: thrown out of the Customs House (5) by ● **Mei** (7) "
        "and the Dragon House (7) by ■ **Jonas** (9)"
    )


def test_a_trader_from_a_province_the_market_and_passing() -> None:
    position = scene(traders={"A": "tibet tibet"}, supply={"B": 2, "C": 3, "D": 1})
    assert summary(play(position, "dragon 9 tibet")) == (
        "● **Mei** bid **9** at the Dragon House with a trader from Tibet."
    )
    assert summary(play(position, "market")) == "■ **Jonas** set a trader on the market of Pu’er."
    assert summary(play(position, "pass")) == "▲ **Aiko** passed; 3 traders from home go to the market."
    assert summary(play(position, "pass")) == "◆ **Lena** passed; 1 trader from home goes to the market."
    assert standings(position).splitlines()[0] == "**Round 3** · bidding: ● ■ · passed: ▲ ◆"


def test_going_to_the_bank_tells_what_it_pays_and_what_is_given_up() -> None:
    position = scene(bids={"school": "A9", "yard": "A5 B12", "dragon": "C15"}, at_home=1)
    events = play(position, "bank left")
    assert summary(events) == (
        "● **Mei** went to the higher side of the bank; as the bids stand it pays 12. "
        "The traders at Trade School 9 and Building Yard 5 go to the market, these spaces are free again."
    )
    assert standings(position, events).splitlines()[0] == (
        "**Round 3** · bidding: ● ■ ▲ ◆ · bank: ● 12 for bids of 27"
    )


def test_the_end_of_the_bidding_tells_bank_and_progress_with_their_sums() -> None:
    """Test vectors 1 and 2: bids of 75 in all, so the bank pays 24 and 14."""
    position = bank_scene()
    play(position, "yard 12")
    events = play(position, "pass")
    assert summary(events, 5) == (
        "▲ **Aiko** passed.\n"
        "**Bank**: for bids of 75 (● 28 + ■ 26 + ▲ 21) it pays "
        "◆ **Lena** **24** and ⬢ **Tom** **14**.\n"
        "**Progress**\n"
        "- ● **Mei**: pays 9 + 12 + 7 = **28**; traders 3 → 4; horse Yunnan → Sichuan; influence 0 → 1\n"
        "- ■ **Jonas**: pays 12 + 5 + 9 = **26**; traders 3 → 4; border passes 2 → 3; a structure to choose"
    )
    assert standings(position, events) == (
        "**Round 3** · in the Building Yard\n"
        "Yuan: ● 30 → **2** · ■ 26 → **0** · ▲ 21 (21 bid) · ◆ 3 → **27** · ⬢ 5 → **19**"
    )
    assert task(position) == "take a structure"
    assert summary(play(position, "take teahouse yunnan"), 5) == (
        "■ **Jonas** took a tea house and built it in Yunnan at once.\n"
        "**Progress**\n"
        "- ▲ **Aiko**: pays 9 + 12 = **21**; horse Yunnan → Sichuan; a structure to choose"
    )
    events = play(position, "take bridge")
    assert summary(events, 5) == (
        "▲ **Aiko** took a bridge.\n⬢ **Tom** and ◆ **Lena** had nothing to travel with."
    )
    assert standings(position, events).splitlines()[0] == "**Round 3** · still to travel: ▲ ■ ●"


def test_a_structure_without_a_choice_is_told_with_the_progress() -> None:
    position = scene(
        bids={"yard": "B9"},
        supply={"A": 1},
        passed="BCD",
        horse={"B": "yunnan"},
        teahouses={"yunnan": "B"},
        posts={"B": "yunnan yunnan"},
        bridges={"B": "yunnan-qamdo sichuan-qinghai"},
        traders={"A": "puer"},
    )
    assert summary(play(position, "pass")).splitlines()[2] == (
        "- ■ **Jonas**: pays **9**; tea house, the only kind left"
    )


def test_missing_yuan_cost_points_in_the_expert_version() -> None:
    """Test vector 10: three yuan short in round 4 cost 15 points, so 10 become −5."""
    position = scene(
        expert=True,
        round=4,
        supply={"A": 1, "B": 1},
        money={"A": 9},
        passed="CD",
        vp={"A": 10},
        horse={"A": "yunnan"},
        traders={"B": "puer"},
    )
    draft = position.copy().apply(next(one for one in position.legal() if str(one) == "customs 12"))
    assert preview(draft) == ("You bid **12** at the Customs House. Your bids are then 12 of 9 yuan.")
    assert YUNNAN.warning(WORDS, draft) == (
        "You bid 3 yuan more than you hold: that costs **15 points**, "
        "unless you are thrown out or go to the bank. Your turn ends: after this no undo."
    )
    assert summary(play(position, "customs 12")) == (
        "● **Mei** bid **12** at the Customs House. That makes 12 of 9 yuan: 3 missing, for 15 points."
    )
    events = play(position, "pass")
    assert summary(events) == (
        "■ **Jonas** passed; 1 trader from home goes to the market.\n"
        "● **Mei** has no trader left to bid with and passes.\n"
        "**Progress**\n"
        "- ● **Mei**: pays **12**, holds 9: 3 missing, **−15 points**; border passes 2 → 3\n"
        "◆ **Lena** and ▲ **Aiko** had nothing to travel with."
    )
    assert standings(position, events) == (
        "**Round 4** · still to travel: ■ ●\n"
        "Points: ● 10 → **−5** · ■ 0 · ▲ 0 · ◆ 0\n"
        "Yuan: ● 9 → **0** · ■ 30 · ▲ 30 · ◆ 30\n"
        "Income as it stands: ● 0 · ■ 6 · ▲ 0 · ◆ 0"
    )


def test_a_journey_is_told_step_by_step() -> None:
    """Test vector 3: A, with influence 3, displaces D from Qamdo to Sichuan, for one pass over a bridge."""
    position = scene(
        "travel",
        waiting="B",
        traders={"A": "puer puer puer", "B": "qamdo", "C": "qamdo", "D": "qamdo"},
        influence="3132",
        passes="3222",
        bridges={"A": "yunnan-qamdo"},
        stock={"A": "post"},
    )
    events = play(
        position,
        "move puer qamdo",
        "displace D",
        "build post yunnan",
        "move puer yunnan",
        "move puer yunnan",
        "end",
    )
    assert summary(events) == (
        "● **Mei** travelled: Pu’er → Qamdo (1 pass, by bridge), displacing ◆ **Lena** to Sichuan · "
        "new trading post in Yunnan · 2 × Pu’er → Yunnan (1 pass each)."
    )
    assert standings(position, events) == (
        "**Round 3** · still to travel: ■\nIncome as it stands: ● 25 · ■ 6 · ▲ 6 · ◆ 6"
    )


def test_a_long_journey_is_a_list() -> None:
    position = scene(
        "travel",
        waiting="B",
        traders={"A": "puer puer puer", "B": "yunnan"},
        passes="6222",
        influence="1000",
        stock={"A": "bridge"},
    )
    events = play(
        position,
        "move puer yunnan",
        "displace B",
        "build bridge sichuan-qinghai",
        "move puer sichuan",
        "move puer qinghai",
        "end",
    )
    assert summary(events) == (
        "● **Mei** travelled:\n"
        "- Pu’er → Yunnan (1 pass), displacing ■ **Jonas** to the market\n"
        "- new bridge Sichuan–Qinghai\n"
        "- Pu’er → Sichuan (2 passes)\n"
        "- Pu’er → Qinghai (2 passes, by bridge)"
    )


def test_a_preview_of_a_journey_says_who_is_isolated_and_the_income_it_would_be() -> None:
    position = scene("travel", waiting="B", traders={"A": "puer puer", "B": "puer"}, passes="3222")
    events = play(position, "move puer sichuan", "end")
    assert preview(events) == (
        "You travel: Pu’er → Sichuan (2 passes).\n"
        "**Isolated**, so back to the market: Sichuan 1.\n"
        "Your income would be **6**, before inspector and later travellers. 1 pass stays unused."
    )
    assert YUNNAN.warning(WORDS, events) == (
        "Isolated traders go to the market: Sichuan 1. Your journey ends: after this no undo."
    )
    assert summary(events) == (
        "● **Mei** travelled: Pu’er → Sichuan (2 passes).\n**Isolated**, so back to the market: Sichuan 1."
    )


def test_staying_is_told_too() -> None:
    position = scene("travel", waiting="BC", traders={"A": "yunnan", "C": "puer"})
    assert summary(play(position, "end")) == (
        "● **Mei** did not travel.\n■ **Jonas** had nothing to travel with."
    )


def last_traveller() -> tuple[YunnanPosition, list[Event]]:
    """Test vectors 5, 7 and 8 at once; C and D have equal incomes."""
    position = scene(
        "travel",
        turn="D",
        travel="ABCD",
        traders={
            "A": "sichuan sichuan sichuan sichuan",
            "B": "sichuan sichuan puer",
            "C": "sichuan sichuan sichuan",
            "D": "sichuan sichuan",
        },
        posts={"A": "yunnan", "B": "qamdo", "C": "qinghai"},
        teahouses={"sichuan": "D"},
        influence="1223",
        passes="2222",
        gifts_left={"sichuan": 5, "qinghai": 1},
    )
    return position, play(position, "end")


def test_the_end_of_the_journeys_tells_inspector_gifts_incomes_and_order() -> None:
    position, events = last_traveller()
    assert summary(events) == (
        "◆ **Lena** did not travel.\n"
        "**Isolated**, so back to the market: Sichuan 2.\n"
        "**Inspector** in Sichuan: it yields most, 81 (Yunnan 1). "
        "A trader of ■ **Jonas** has to go to the market (influence 2: the highest that he may send away).\n"
        "**Gifts**\n"
        "- Sichuan: ■ 1, ▲ 3, ● 1; none left (too few for all: by influence, then in travel order)\n"
        "**Income** (−3 a trader for each gap on the way from Pu’er)\n"
        "- ● **Mei**: **37** = post in Yunnan 1 + Sichuan 4 × 9\n"
        "- ■ **Jonas**: **12** = Pu’er 2 × 3 + Sichuan (9 − 3) + post in Qamdo 0 (cut off)\n"
        "- ▲ **Aiko**: **18** = Sichuan 3 × (9 − 3) + post in Qinghai 0 (cut off)\n"
        "- ◆ **Lena**: **6** = Pu’er 2 × 3\n"
        "**New travel order** by income: ● ▲ ■ ◆"
    )
    assert standings(position, events) == (
        "**Round 3** · still to convert: ● ▲ ■ ◆\n"
        "Points: ● 0 · ■ 0 · ▲ 0 · ◆ 0\n"
        "Yuan: ● 30 · ■ 30 · ▲ 30 · ◆ 30"
    )
    assert task(position) == "turn income into points (37 yuan)"


def test_a_preview_that_ends_the_journeys_shows_the_real_income() -> None:
    _, events = last_traveller()
    told = preview(events)
    assert "would be" not in told
    assert "- ◆ **Lena**: **6** = Pu’er 2 × 3" in told
    assert YUNNAN.warning(WORDS, events).endswith(
        "Inspector, gifts and income follow at once: after this no undo."
    )


def test_equal_incomes_and_equal_yields_say_how_they_were_told_apart() -> None:
    """Test vectors 5, 6 and 14."""
    position = scene(
        "travel",
        turn="D",
        travel="ABCD",
        traders={"A": "sichuan sichuan sichuan", "B": "qamdo", "C": "qamdo", "D": "puer"},
        posts={"A": "sichuan yunnan", "B": "qamdo yunnan", "C": "yunnan"},
        bridges={"B": "yunnan-qamdo", "C": "yunnan-qamdo"},
        influence="0420",
    )
    told = summary(play(position, "end"))
    assert (
        "**Inspector** in Qamdo: it yields most, 30 (Yunnan 3, Sichuan 30; of equal ones the farthest). "
        "A trader of ▲ **Aiko** has to go to the market (influence 2: the highest that he may send away)."
    ) in told
    assert told.endswith("**New travel order** by income: ● ■ ▲ ◆")
    position = scene("travel", turn="D", travel="ABCD", traders={"A": "puer", "B": "puer", "D": "puer"})
    assert summary(play(position, "end")).endswith(
        "**New travel order** by income: ◆ ■ ● ▲ (of equal ones, who was behind comes first)"
    )


def test_an_inspector_who_finds_nobody_says_so() -> None:
    position = scene("travel", turn="D", traders={"A": "yunnan", "D": "puer"}, teahouses={"yunnan": "A"})
    assert "**Inspector** in Yunnan: it yields most, 6. Nobody there can be sent away." in summary(
        play(position, "end")
    )
    position = scene("travel", turn="D", traders={"D": "puer"})
    assert "**Inspector**: no province yields anything, so he stays away." in summary(play(position, "end"))


def test_a_conversion_is_one_line_and_the_last_one_begins_the_round() -> None:
    """Test vector 9: of 21 yuan 6 become points and 15 are kept."""
    position = scene("convert", travel="ABCD", waiting="B", incomes={"A": 21, "B": 9}, vp={"A": 10})
    events = play(position, "convert 6")
    assert summary(events) == "● **Mei** turned **6** of 21 yuan into points and kept 15."
    assert standings(position, events) == (
        "**Round 3** · still to convert: ■\n"
        "Points: ● 10 → **16** · ■ 0 · ▲ 0 · ◆ 0\n"
        "Yuan: ● 30 → **45** · ■ 30 · ▲ 30 · ◆ 30"
    )
    position = scene("convert", turn="B", travel="ABCD", incomes={"B": 9}, traders={"A": "puer"})
    events = play(position, "convert 9")
    assert summary(events) == (
        "■ **Jonas** turned **9** of 9 yuan into points and kept 0.\n"
        "**Round 4** begins: traders in the market come home, the lowest income bids first."
    )
    assert preview(events).splitlines()[0] == "You turn **9** of 9 yuan into points and keep 0."


def test_who_has_no_income_is_not_asked() -> None:
    position = scene("convert", travel="ABCD", waiting="BCD", incomes={"A": 21, "D": 3})
    assert summary(play(position, "convert 21")) == (
        "● **Mei** turned **21** of 21 yuan into points and kept 0.\n"
        "■ **Jonas** and ▲ **Aiko** have no income to convert."
    )


def test_a_resignation() -> None:
    position = scene(at_home=1)
    assert summary(position.resign(2)) == (
        "▲ **Aiko** resigned: their traders leave the board, their posts and bridges count no more, "
        "their tea houses keep their places."
    )
    assert standings(position).splitlines() == [
        "**Round 3** · bidding: ● ■ ◆",
        "Yuan: ● 30 · ■ 30 · ◆ 30",
    ]


# ── two players ──────────────────────────────────────────────────────────────────────────────────────


def test_with_two_players_the_token_says_which_colour() -> None:
    position = scene(seats=2, turn="C", order="CBAD", bids={"customs": "A5"}, at_home=1)
    assert task(position) == "bid or pass with ▲, round 3"
    events = play(position, "customs 7")
    assert summary(events, 2) == "▲ **Mei** bid **7** at the Customs House. That throws out ● **Mei** (5)."
    assert preview(events, 2) == (
        "You (▲) bid **7** at the Customs House. Your bids are then 7 of 30 yuan. "
        "That throws out ● **Mei** (5)."
    )
    play(position, "market")
    assert task(position) == (
        "bid again or pass with ●: thrown out of the Customs House (5) by ▲ **Mei** (7)"
    )
    assert standings(position).splitlines()[-1] == "Yuan: ● 30 · ■ 30 · ▲ 30 (7 bid) · ◆ 30"


def test_with_two_players_points_are_of_both_colours() -> None:
    position = scene(
        "convert", seats=2, turn="C", waiting="B", incomes={"C": 9, "B": 3}, vp={"A": 20, "B": 31}
    )
    assert task(position) == "turn income into points with ▲ (9 yuan)"
    events = play(position, "convert 4")
    assert standings(position, events) == (
        "**Round 3** · still to convert: ■\n"
        "Points: ●▲ 20 → **24** · ■◆ 31\n"
        "Yuan: ● 30 · ■ 30 · ▲ 30 → **35** · ◆ 30"
    )


def test_with_two_players_the_welcome_says_who_has_which_colours() -> None:
    position = scene(seats=2)
    told = "Two colours each: ●▲ **Mei** · ■◆ **Jonas**"
    assert told in standings(position).splitlines()
    assert told not in standings(position, play(position, "pass"))
    assert "Two colours" not in standings(scene())


# ── the end ──────────────────────────────────────────────────────────────────────────────────────────


def ended(seats: int = 4) -> tuple[YunnanPosition, list[Event]]:
    """Test vector 13 for A: 6 passes, influence 3, one tea house."""
    position = scene(
        "convert",
        seats=seats,
        turn="A",
        travel="ABCD",
        incomes={"A": 21},
        vp={"A": 79, "B": 60} if seats == 4 else {"A": 95, "B": 60},
        money={"A": 0, "B": 16, "C": 5, "D": 0},
        passes="6232",
        influence="3012",
        teahouses={"tibet": "A"},
        gifts={"A": 1, "B": 4},
        gifts_left={"qinghai": 1, "qamdo": 4},
    )
    return position, play(position, "convert 6")


def test_the_last_turn_says_why_it_was_the_last() -> None:
    _, events = ended()
    assert summary(events) == (
        "● **Mei** turned **6** of 21 yuan into points and kept 15.\n"
        "The match is over: somebody has reached 80 points. The final scoring follows."
    )
    assert YUNNAN.warning(WORDS, events) == "The match ends: after this no undo."


def test_the_final_scoring_shows_what_gave_the_points() -> None:
    position, events = ended()
    assert YUNNAN.scoring(WORDS, cast(), events) == (
        "**Final scoring**: a point for 3 yuan, 3 for a gift, "
        "then passes, influence and tea houses by the table\n"
        "- ● **Mei**: 85 + 5 (15 yuan) + 3 (gifts 1) + 16 (passes 6) + 9 (influence 3) + 12 (tea houses 1) "
        "= **130**\n"
        "- ■ **Jonas**: 60 + 5 (16 yuan) + 12 (gifts 4) = **77**\n"
        "- ◆ **Lena**: 0 + 4 (influence 2) = **4**\n"
        "- ▲ **Aiko**: 0 + 1 (5 yuan) + 1 (passes 3) + 1 (influence 1) = **3**"
    )
    outcome = position.outcome()
    assert outcome is not None
    assert [YUNNAN.outcome(WORDS, cast(), outcome, seat) for seat in (0, 1)] == [
        "130 points (on the way 85, money 5, gifts 3, passes 16, influence 9, tea houses 12)",
        "77 points (on the way 60, money 5, gifts 12)",
    ]
    assert YUNNAN.ending(WORDS, cast(), outcome) == (
        "Somebody reached 80 points, and the round was played to its end. Most points win."
    )


def test_two_colours_are_scored_together() -> None:
    position, events = ended(2)
    assert YUNNAN.scoring(WORDS, cast(2), events).splitlines()[1:] == [
        "- ●▲ **Mei**: 101 + 6 (20 yuan) + 3 (gifts 1) + 17 (passes 6 + 3) + 10 (influence 3 + 1) "
        "+ 12 (tea houses 1 + 0) = **149**",
        "- ■◆ **Jonas**: 60 + 5 (16 yuan) + 12 (gifts 4) + 4 (influence 0 + 2) = **81**",
    ]
    outcome = position.outcome()
    assert outcome is not None
    assert YUNNAN.ending(WORDS, cast(2), outcome).startswith("Somebody reached 100 points")


@pytest.mark.parametrize(
    ("seats", "gifts", "sentence"),
    [
        (4, 0, "No gift was left on the map, and the round was played to its end. Most points win."),
        (
            2,
            2,
            "No more than 2 gifts were left on the map, and the round was played to its end. "
            "Most points win.",
        ),
    ],
)
def test_the_end_of_the_gifts(seats: int, gifts: int, sentence: str) -> None:
    position = scene(
        "convert", seats=seats, incomes={"A": 5}, vp={"A": 10}, gifts_left={"qinghai": gifts}, travel="ABCD"
    )
    assert "gift" in summary(play(position, "convert 5"), seats).splitlines()[1]
    outcome = position.outcome()
    assert outcome is not None
    assert YUNNAN.ending(WORDS, cast(seats), outcome) == sentence


def test_the_end_says_how_a_tie_was_broken() -> None:
    for points, tie in ((4, False), (5, True)):
        position = scene(
            "convert",
            seats=3,
            travel="ABC",
            incomes={"A": 5},
            vp={"B": points},
            money=dict.fromkeys("ABC", 0),
            gifts_left={"qinghai": 0},
        )
        play(position, "convert 5")
        outcome = position.outcome()
        assert outcome is not None
        assert outcome.winners == (0,)
        assert YUNNAN.ending(WORDS, cast(3), outcome).endswith(
            "Among equal points, more influence ranks first, then who is nearer the front of the last travel "
            "order; whoever resigned ranks last."
            if tie
            else "Most points win."
        )


def test_a_match_that_goes_on_has_no_final_scoring() -> None:
    assert YUNNAN.scoring(WORDS, cast(), play(scene(at_home=1), "school 7")) == ""


# ── the longest ──────────────────────────────────────────────────────────────────────────────────────

EVERYWHERE = "puer yunnan sichuan qamdo tibet qinghai"
LONGEST_JOURNEY = (
    "build bridge yunnan-tibet",
    "build bridge qamdo-qinghai",
    "move puer yunnan",
    "displace B",
    "move puer tibet",
    "displace C",
    "move puer qinghai",
    "displace D",
    "move puer qamdo",
    "displace E",
    "build post sichuan",
    "build post qamdo",
    "build teahouse yunnan",
    "build teahouse tibet",
    "end",
)


def longest() -> tuple[YunnanPosition, list[Event]]:
    """A full journey on a full map, with gifts for everybody, gaps and posts that are cut off."""
    position = scene(
        "travel",
        seats=5,
        turn="A",
        travel="BCDEA",
        influence="41233",
        passes="66666",
        traders=dict.fromkeys("BCDE", EVERYWHERE) | {"A": " ".join(["puer"] * 7)},
        posts={"B": "sichuan qinghai", "C": "yunnan tibet", "D": "qamdo tibet", "E": "qinghai qinghai"},
        stock={"A": "post post bridge bridge teahouse teahouse"},
        gifts_left={"yunnan": 2, "sichuan": 5, "qamdo": 4, "tibet": 2, "qinghai": 1},
    )
    return position, play(position, *LONGEST_JOURNEY)


def test_the_longest_summary_fits_and_loses_nothing() -> None:
    _, events = longest()
    for people in (cast(5), crowded(5)):
        told = YUNNAN.summary(WORDS, people, events)
        assert len(told) <= LONGEST_SUMMARY
        assert told.endswith("**New travel order** by income: ▲ ● ◆ ⬢ ■")
        assert told.count("\n- ") == 10 + 5 + 5  # steps, gifts by province, incomes


def test_a_usual_end_of_a_round_keeps_long_names() -> None:
    _, events = last_traveller()
    told = YUNNAN.summary(WORDS, crowded(4), events)
    assert len(told) <= LONGEST_SUMMARY
    assert told.count("of thirty-two characte") >= 6
