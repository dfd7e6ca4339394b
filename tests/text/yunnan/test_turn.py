"""A turn of Yunnan after the fact: what happened, with the numbers behind every sum."""

import re
from collections.abc import Callable
from functools import partial

import pytest

from bot.text import words
from bot.text.formatter import formatter_of
from bot.text.room import LONGEST_SUMMARY
from games.engine import Event
from games.yunnan.position import YunnanPosition
from tests.support.games.yunnan.scenes import outcome, play, scene
from tests.support.text.speaking import WORDS, Speech, crowded, masked, play_out, players, scripts

says = Speech("yunnan")
YUNNAN = formatter_of("yunnan")
Before = Callable[[], YunnanPosition]


BIDS = {"school": "A9 B12", "customs": "B5", "horse": "C9 A12", "dragon": "A7", "yard": "B9"}
"""The bids of test vector 1 before green (C) bids 12 in the yard."""


def bank_scene() -> YunnanPosition:
    return scene(
        seats=5,
        turn="C",
        bids=BIDS,
        bank="DE",
        passed="ABDE",
        supply={"C": 1},
        traders={"C": "yunnan"},
        horse=dict.fromkeys("ABCDE", "yunnan"),
        money={"A": 30, "B": 26, "C": 21, "D": 3, "E": 5},
    )


def last_traveller() -> YunnanPosition:
    """Test vectors 5, 7 and 8 at once; C and D have equal incomes."""
    return scene(
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


def ending(seats: int = 4) -> YunnanPosition:
    """Test vector 13 for A: 6 passes, influence 3, one tea house."""
    return scene(
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


TURNS: dict[Before, str] = {
    # bids
    partial(scene, bids={"customs": "B5"}, supply={"A": 2, "C": 1, "D": 1}, passed="B"): """
        customs 7
        told -> ● **Mei** bid **7** at the Customs House. That throws out ■ **Jonas** (5), who had passed and
            bids again.
        """,
    partial(scene, traders={"A": "tibet tibet"}, supply={"B": 2, "C": 3, "D": 1}): """
        dragon 9 tibet
        told -> ● **Mei** bid **9** at the Dragon House, with a trader from Tibet.
        market
        told -> ■ **Jonas** put a trader in the market of Pu’er.
        pass
        told -> ▲ **Aiko** passed; 3 traders from home go to the market.
        pass
        standings -> **Round 3** · bidding: ● ■ · passed: ▲ ◆ | …
        """,
    partial(scene, bids={"school": "A9", "yard": "A5 B12", "dragon": "C15"}, at_home=1): """
        bank left
        told -> ● **Mei** went to the higher side of the bank; as the bids stand it pays 12. The traders at
            Trade School 9 and Building Yard 5 go to the market; their spaces are free again.
        standings -> **Round 3** · bidding: ● ■ ▲ ◆ · bank: ● 12 for bids of 27 | …
        """,
    # Test vectors 1 and 2: bids of 75 in all, so the bank pays 24 and 14.
    bank_scene: """
        yard 12, pass
        told -> … | ▲ **Aiko** passed. | **Bank**: for bids of 75 (● 28 + ■ 26 + ▲ 21) it pays ◆ **Lena**
            **24** and ⬢ **Tom** **14**. | **Progress** | - ● **Mei**: pays 9 + 12 + 7 = **28**; traders 3 →
            4; horse Yunnan → Sichuan; influence 0 → 1 | - ■ **Jonas**: pays 12 + 5 + 9 = **26**; traders 3 →
            4; border passes 2 → 3; a structure to choose
        standings -> **Round 3** · in the Building Yard | Yuan: ● 30 → **2** · ■ 26 → **0** · ▲ 21 (21 bid) ·
            ◆ 3 → **27** · ⬢ 5 → **19**
        task -> take a structure
        take teahouse yunnan
        told -> ■ **Jonas** took a tea house and built it in Yunnan at once. | **Progress** | - ▲ **Aiko**:
            pays 9 + 12 = **21**; horse Yunnan → Sichuan; a structure to choose
        take bridge
        told -> ▲ **Aiko** took a bridge. | ⬢ **Tom** and ◆ **Lena** had nothing to travel with.
        standings -> **Round 3** · still to travel: ▲ ■ ● | …
        """,
    partial(
        scene,
        bids={"yard": "B9"},
        supply={"A": 1},
        passed="BCD",
        horse={"B": "yunnan"},
        teahouses={"yunnan": "B"},
        posts={"B": "yunnan yunnan"},
        bridges={"B": "yunnan-qamdo sichuan-qinghai"},
        traders={"A": "puer"},
    ): """
        pass
        told -> … | - ■ **Jonas**: pays **9**; tea house, the only kind left | …
        """,
    # Test vector 10: three yuan short in round 4 cost 15 points, so 10 become −5.
    partial(
        scene,
        expert=True,
        round=4,
        supply={"A": 1, "B": 1},
        money={"A": 9},
        passed="CD",
        vp={"A": 10},
        horse={"A": "yunnan"},
        traders={"B": "puer"},
    ): """
        A tries customs 12
        previewed -> You bid **12** at the Customs House. Your bids are then 12 yuan; you hold 9.
        warned -> You bid 3 yuan more than you hold: that costs **15 points**, unless you are thrown out or
            go to the bank. Your turn ends: after this no undo.
        customs 12
        told -> ● **Mei** bid **12** at the Customs House. That makes 12 of 9 yuan: 3 missing, for 15 points.
        pass
        told -> ■ **Jonas** passed; 1 trader from home goes to the market. | ● **Mei** has no trader left to
            bid with and passes. | **Progress** | - ● **Mei**: pays **12**, holds 9: 3 missing, **−15
            points**; border passes 2 → 3 | ◆ **Lena** and ▲ **Aiko** had nothing to travel with.
        standings -> **Round 4** · still to travel: ■ ● | Points: ● 10 → **−5** · ■ 0 · ▲ 0 · ◆ 0 | Yuan: ● 9
            → **0** · ■ 30 · ▲ 30 · ◆ 30 | Income as it stands: ● 0 · ■ 6 · ▲ 0 · ◆ 0
        """,
    # Test vector 3: A, with influence 3, displaces D from Qamdo to Sichuan, for one pass over a bridge.
    partial(
        scene,
        "travel",
        waiting="B",
        traders={"A": "puer puer puer", "B": "qamdo", "C": "qamdo", "D": "qamdo"},
        influence="3132",
        passes="3222",
        bridges={"A": "yunnan-qamdo"},
        stock={"A": "post"},
    ): """
        move puer qamdo, displace D, build post yunnan, move puer yunnan, move puer yunnan, end
        told -> ● **Mei** travelled: Pu’er → Qamdo (1 pass, by bridge), displacing ◆ **Lena** to Sichuan ·
            new trading post in Yunnan · 2 × Pu’er → Yunnan (1 pass each).
        standings -> **Round 3** · still to travel: ■ | Income as it stands: ● 25 · ■ 6 · ▲ 6 · ◆ 6
        """,
    partial(
        scene,
        "travel",
        waiting="B",
        traders={"A": "puer puer puer", "B": "yunnan"},
        passes="6222",
        influence="1000",
        stock={"A": "bridge"},
    ): """
        move puer yunnan, displace B, build bridge sichuan-qinghai, move puer sichuan, move puer qinghai, end
        told -> ● **Mei** travelled: | - Pu’er → Yunnan (1 pass), displacing ■ **Jonas** to the market | …
        """,
    partial(scene, "travel", waiting="B", traders={"A": "puer puer", "B": "puer"}, passes="3222"): """
        move puer sichuan, end
        previewed -> You travel: Pu’er → Sichuan (2 passes). | … | Your income would be **6**, before
            inspector and later travellers. 1 pass stays unused.
        warned -> Isolated traders go to the market: Sichuan 1. Your journey ends: after this no undo.
        """,
    # Test vectors 5, 7 and 8 at once.
    last_traveller: """
        end
        told -> ◆ **Lena** did not travel. | **Isolated**, so back to the market: Sichuan 2. | **Inspector**
            in Sichuan: it yields most, 81 (Yunnan 1). A trader of ■ **Jonas** has to go to the market
            (influence 2, the highest he may send away). | **Gifts** | - Sichuan: ■ 1, ▲ 3, ● 1; none
            left (too few for all: by influence, then in travel order) | **Income** (−3 a trader for each gap
            on the way from Pu’er) | - ● **Mei**: **37** = post in Yunnan 1 + Sichuan 4 × 9 | - ■ **Jonas**:
            **12** = Pu’er 2 × 3 + Sichuan (9 − 3) + post in Qamdo 0 (cut off) | - ▲ **Aiko**: **18** =
            Sichuan 3 × (9 − 3) + post in Qinghai 0 (cut off) | - ◆ **Lena**: **6** = Pu’er 2 × 3 | **New
            travel order** by income: ● ▲ ■ ◆
        previewed -> You do not travel. | **Isolated**, so back to the market: Sichuan 2. | …
        previewed A -> … | - ◆ **Lena**: **6** = Pu’er 2 × 3 | **New travel order** by income: ● ▲ ■ ◆
        warned -> Isolated traders go to the market: Sichuan 2. Inspector, gifts and income follow at once:
            after this no undo.
        standings -> **Round 3** · still to convert: ● ▲ ■ ◆ | Points: ● 0 · ■ 0 · ▲ 0 · ◆ 0 | Yuan: ● 30 · ■
            30 · ▲ 30 · ◆ 30
        task -> turn income into points (37 yuan)
        """,
    # Test vectors 5, 6 and 14.
    partial(
        scene,
        "travel",
        turn="D",
        travel="ABCD",
        traders={"A": "sichuan sichuan sichuan", "B": "qamdo", "C": "qamdo", "D": "puer"},
        posts={"A": "sichuan yunnan", "B": "qamdo yunnan", "C": "yunnan"},
        bridges={"B": "yunnan-qamdo", "C": "yunnan-qamdo"},
        influence="0420",
    ): """
        end
        told -> ◆ **Lena** did not travel. | **Inspector** in Qamdo: it yields most, 30 (Yunnan 3, Sichuan
            30; ties: the farthest). A trader of ▲ **Aiko** has to go to the market (influence 2, the
            highest he may send away). | **Income** | - ● **Mei**: **31** = post in Yunnan 1 + Sichuan 3
            × 9 + post in Sichuan 3 | - ■ **Jonas**: **19** = post in Yunnan 1 + Qamdo 12 + post in Qamdo 6 |
            - ▲ **Aiko**: **4** = Pu’er 3 + post in Yunnan 1 | - ◆ **Lena**: **3** = Pu’er 3 | **New travel
            order** by income: ● ■ ▲ ◆
        """,
    partial(scene, "travel", turn="D", travel="ABCD", traders={"A": "puer", "B": "puer", "D": "puer"}): """
        end
        told -> … | **New travel order** by income: ◆ ■ ● ▲ (ties: whoever was behind goes first)
        """,
    partial(scene, "travel", turn="D", traders={"A": "yunnan", "D": "puer"}, teahouses={"yunnan": "A"}): """
        end
        told -> … | **Inspector** in Yunnan: it yields most, 6. Nobody there can be sent away. | …
        """,
    partial(scene, "travel", turn="D", traders={"D": "puer"}): """
        end
        told -> … | **Inspector**: no province yields anything, so he stays away. | …
        """,
    # Test vector 9: of 21 yuan 6 become points and 15 are kept.
    partial(scene, "convert", travel="ABCD", waiting="B", incomes={"A": 21, "B": 9}, vp={"A": 10}): """
        convert 6
        told -> ● **Mei** turned **6** of 21 yuan into points and kept 15.
        standings -> **Round 3** · still to convert: ■ | Points: ● 10 → **16** · ■ 0 · ▲ 0 · ◆ 0 | Yuan: ● 30
            → **45** · ■ 30 · ▲ 30 · ◆ 30
        convert 9
        told -> ■ **Jonas** turned all **9** yuan into points. | **Round 4** begins: traders in
            the market come home.
        previewed B -> You turn all **9** yuan into points. | **Round 4** begins: traders in the
            market come home. | Points: ■ 0 → **9**
        """,
    partial(scene, "convert", travel="ABCD", waiting="BCD", incomes={"A": 21, "D": 3}): """
        convert 21
        told -> … | ■ **Jonas** and ▲ **Aiko** have no income to convert.
        """,
    partial(scene, at_home=1): """
        resign C
        told -> ▲ **Aiko** resigned: their traders leave the board, their posts and bridges no longer count,
            their tea houses stay.
        """,
    # With two players the token says which colour.
    partial(scene, seats=2, turn="C", order="CBAD", bids={"customs": "A5"}, at_home=1): """
        task -> bid or pass with ▲, round 3
        customs 7
        previewed -> You (▲) bid **7** at the Customs House. Your bids are then 7 yuan; you hold 30. That
            throws out ● **Mei** (5).
        market
        task -> bid again or pass with ●: thrown out of the Customs House (5) by ▲ **Mei** (7)
        """,
    partial(scene, seats=2): """
        standings -> … | Two colours each: ●▲ **Mei** · ■◆ **Jonas** | …
        pass
        standings -> **Round 4** · bidding: ◆ ▲ ■ ● | Yuan: ● 30 · ■ 30 · ▲ 30 · ◆ 30
        """,
    # The end, with test vector 13 for A.
    ending: """
        convert 6
        told -> ● **Mei** turned **6** of 21 yuan into points and kept 15. | The match is over: somebody has
            reached 80 points. The final scoring follows.
        warned -> The match ends: after this no undo.
        scoring -> **Final scoring**: a point for 3 yuan, 3 for a gift, then passes, influence and tea houses
            by the table | - ● **Mei**: 85 + 5 (15 yuan) + 3 (gifts 1) + 16 (passes 6) + 9 (influence 3) + 12
            (tea houses 1) = **130** | - ■ **Jonas**: 60 + 5 (16 yuan) + 12 (gifts 4) = **77** | - ◆
            **Lena**: 0 + 4 (influence 2) = **4** | - ▲ **Aiko**: 0 + 1 (5 yuan) + 1 (passes 3) + 1
            (influence 1) = **3**
        ending -> Somebody reached 80 points, and the round was played to its end. Most points win.
        result A -> 130 points (on the way 85, money 5, gifts 3, passes 16, influence 9, tea houses 12)
        result B -> 77 points (on the way 60, money 5, gifts 12)
        """,
    partial(ending, 2): """
        convert 6
        scoring -> … | - ■◆ **Jonas**: 60 + 5 (16 yuan) + 12 (gifts 4) + 4 (influence 0 + 2) = **81**
        """,
    partial(scene, "convert", incomes={"A": 5}, vp={"A": 10}, gifts_left={"qinghai": 0}, travel="ABCD"): """
        convert 5
        told -> … | The match is over: no gift is left on the map. The final scoring follows.
        ending -> No gift was left on the map, and the round was played to its end. Most points win.
        """,
    partial(
        scene, "convert", seats=2, incomes={"A": 5}, vp={"A": 10}, gifts_left={"qinghai": 2}, travel="ABCD"
    ): """
        convert 5
        told -> … | The match is over: no more than 2 gifts are left on the map. The final scoring follows.
        ending -> No more than 2 gifts were left on the map, and the round was played to its end. Most points
            win.
        """,
}


@pytest.mark.parametrize(("before", "script"), scripts(TURNS))
def test_a_turn_tells_what_happened_with_the_numbers_behind_every_sum(before: Before, script: str) -> None:
    says.follow(before(), script)


@pytest.mark.parametrize(
    ("points", "tie"),
    [
        (4, "Most points win."),
        (
            5,
            "Among equal points, more influence ranks first, then who is nearer the front of the last travel "
            "order; whoever resigned ranks last.",
        ),
    ],
)
def test_the_end_says_how_a_tie_was_broken(points: int, tie: str) -> None:
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
    assert outcome(position).winners == (0,)
    assert says.ending(position).endswith(tie)


def test_an_agreed_end_says_nothing_of_gifts_and_points() -> None:
    position = scene(at_home=1)
    told = says.told(position.settle())
    assert told == "The match is over: all agreed to end it here. The final scoring follows."
    assert says.ending(position).startswith("Nothing changed any more, and all agreed to end it there.")


def test_whom_a_journey_displaces_is_told_alike_of_all_in_german() -> None:
    """Also after "Du reist" and "ist gereist", where a verb in the present tense reads wrong."""
    position = scene(
        "travel", waiting="B", traders={"A": "puer puer", "B": "yunnan"}, passes="6222", influence="1000"
    )
    events = play(position, "move puer yunnan", "displace B", "end")
    phrase = "Pu’er → Yunnan (1 Passierschein), ■ **Jonas** auf den Markt verdrängt."
    assert f"reist: {phrase}" in YUNNAN.draft(words("de"), players(4), masked(events, 0)).preview()
    assert f"gereist: {phrase}" in YUNNAN.turn(words("de"), players(4), masked(events)).summary()


def test_a_debt_is_told_in_brief_too_and_nothing_of_nobody() -> None:
    """Three yuan short in round 4 cost 15 points; who holds nothing loses points and pays nothing."""

    def brief(position: YunnanPosition, *notations: str) -> list[str]:
        events = masked(play_out("yunnan", position, notations))
        return YUNNAN.turn(WORDS, players(4), events).brief().splitlines()

    owing = partial(scene, expert=True, round=4, supply={"A": 1}, passed="BCD", bids={"horse": "B5"})
    assert "**Bids paid** ● −9 (−15 points) · ■ −5" in brief(owing(money={"A": 9}), "customs 12")
    assert "**Bids paid** ● 0 (−60 points) · ■ −5" in brief(owing(money={"A": 0}), "customs 12")
    nobody = scene(supply={"A": 1}, passed="BCD")
    assert not [line for line in brief(nobody, "pass") if "none" in line]


EVERYWHERE = "puer yunnan sichuan qamdo tibet qinghai"
LONGEST_JOURNEY = """
    build bridge yunnan-tibet, build bridge qamdo-qinghai, move puer yunnan, displace B, move puer tibet,
    displace C, move puer qinghai, displace D, move puer qamdo, displace E, build post sichuan,
    build post qamdo, build teahouse yunnan, build teahouse tibet, end
    """


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
    return position, play(position, *re.split(r",\s+", LONGEST_JOURNEY.strip()))


def test_the_longest_summary_fits_and_a_usual_one_keeps_long_names() -> None:
    _, events = longest()
    for people in (players(5), crowded(5)):
        told = YUNNAN.turn(WORDS, people, events).summary()
        assert len(told) <= LONGEST_SUMMARY
        assert told.endswith("**New travel order** by income: ▲ ● ◆ ⬢ ■")
        assert told.count("\n- ") == 10 + 5 + 5  # steps, gifts by province, incomes
    told = YUNNAN.turn(WORDS, crowded(4), play(last_traveller(), "end")).summary()
    assert len(told) <= LONGEST_SUMMARY
    assert told.count("of thirty-two characte") >= 6
