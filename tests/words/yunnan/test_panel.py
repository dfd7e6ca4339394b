"""The panel of Yunnan: every choice tells what it costs or brings."""

import pytest

from bot.words.yunnan import NARRATOR as YUNNAN
from games.yunnan.position import YunnanPosition
from tests.games.yunnan.scenes import play, scene
from tests.words.speaking import WORDS, open_question
from tests.words.yunnan.speaking import ask, cast, labels

# ── bidding ──────────────────────────────────────────────────────────────────────────────────────────


def bidding() -> YunnanPosition:
    """A has bid 9 and holds 20; the horse is in Sichuan, D in the bank."""
    return scene(
        bids={"customs": "B5 C15", "dragon": "D7", "school": "A9"},
        bank=".E",
        seats=5,
        at_home=2,
        money={"A": 20},
        horse={"A": "sichuan"},
        passes="32222",
        general={"A": 3},
    )


def test_a_building_tells_gain_free_spaces_rivals_and_money() -> None:
    assert labels(bidding()) == {
        "customs": (
            "Customs House: +1 border pass (3 → 4)",
            "free: 9 · too dear: 12 · bids: ■ Jonas 5, ▲ Aiko 15",
        ),
        "horse": (
            "Horse Dealer: horse to Qamdo",
            "free: 5 7 9 · too dear: 12 15",
        ),
        "dragon": (
            "Dragon House: +1 influence (0 → 1)",
            "free: 9 · too dear: 12 15 · bids: ◆ Lena 7",
        ),
        "yard": (
            "Building Yard: +1 structure (0 → 1)",
            "free: 5 7 9 · too dear: 12 15",
        ),
        "bank": (
            "Bank: 12 yuan without your bids",
            "no bid in a building after it; to the market: School 9",
        ),
        "market": ("Market of Pu’er: a trader who travels this round", "then 1 in the market, 1 at home"),
        "pass": ("Pass", "your 2 traders at home go to the market · the bidding is over for you"),
    }
    assert ask(bidding()) == "What do you do? You hold 20 yuan, 9 of it bid; 2 traders at home."


def test_a_space_tells_whom_it_throws_out_and_whether_it_is_safe() -> None:
    position = scene(bids={"customs": "B5", "school": "A9"}, at_home=2)
    found = labels(position, "customs")
    assert found == {
        "7": ("7: throws out ■ Jonas (5)", "then 16 of 30 yuan bid · a higher bid throws you out"),
        "9": ("9: throws out ■ Jonas (5)", "then 18 of 30 yuan bid · safe, no bid throws you out"),
        "12": ("12: throws out ■ Jonas (5)", "then 21 of 30 yuan bid · safe, no bid throws you out"),
        "15": ("15: throws out ■ Jonas (5)", "then 24 of 30 yuan bid · safe, no bid throws you out"),
    }
    assert ask(position, "customs") == "What do you bid at the Customs House? You hold 30 yuan, 9 of it bid."
    assert [text for text, _ in labels(position, "dragon").values()] == [
        "5: a higher bid throws you out",
        "7: a higher bid throws you out",
        "9: safe, no bid throws you out",
        "12: safe, no bid throws you out",
        "15: safe, no bid throws you out",
    ]


def test_in_the_expert_version_a_space_tells_the_points_that_a_debt_costs() -> None:
    position = scene(bids={"customs": "B5"}, at_home=2, money={"A": 10}, expert=True, round=4)
    assert labels(position, "customs")["15"] == (
        "15: throws out ■ Jonas (5)",
        "then 15 of 10 yuan bid · 5 missing: −25 points · safe, no bid throws you out",
    )
    assert labels(position)["customs"] == (
        "Customs House: +1 border pass (2 → 3)",
        "free: 7 9 12 15 · bids: ■ Jonas 5",
    )


def test_a_side_of_the_bank_tells_when_it_pays_more() -> None:
    position = scene(bids={"customs": "B5 C15", "dragon": "D7", "school": "A9"}, at_home=2)
    assert labels(position, "bank") == {
        "left": ("Higher side: 12 yuan without your bids", "all bids then 27; from 30 on it pays 15"),
        "right": ("Lower side: 8 yuan without your bids", "all bids then 27; from 30 on it pays 9"),
    }
    rich = {"customs": "B9 C12 D15", "dragon": "B9 C12 D15", "school": "B9 C12 D15"}
    assert labels(scene(bids=rich, at_home=1), "bank")["left"] == (
        "Higher side: 27 yuan as the bids stand",
        "all bids then 108: it pays no more than that",
    )


def test_going_to_the_bank_names_every_bid_that_is_given_up() -> None:
    position = scene(
        bids={"school": "A12", "customs": "A12", "horse": "A12", "dragon": "A12", "yard": "A12"}, at_home=1
    )
    text, detail = labels(position)["bank"]
    assert text == "Bank: 9 or 6 yuan without your bids"
    assert detail == (
        "no bid in a building after it; to the market: School 12, Customs 12, Horses 12, Dragon 12, Yard 12"
    )


def test_passing_tells_what_becomes_of_the_traders_and_whether_one_can_come_back() -> None:
    position = scene(bids={"customs": "A5", "yard": "A7", "dragon": "A9"}, at_home=1)
    assert labels(position)["pass"][1] == (
        "your trader at home goes to the market · you act again only if thrown out of Customs 5, Yard 7"
    )
    position = scene(traders={"A": "yunnan"}, passed="BCD")
    assert labels(position)["pass"][1] == "none of your traders is at home · the bidding ends with it"


def test_a_province_tells_what_taking_a_trader_from_it_opens() -> None:
    position = scene(
        bids={"customs": "B5"},
        supply={"B": 1},
        traders={"A": "yunnan yunnan sichuan tibet"},
        posts={"A": "qamdo"},
    )
    assert labels(position, "customs", "9") == {
        "yunnan": ("From Yunnan, where you have 2 traders", "1 stays there"),
        "sichuan": (
            "From Sichuan, where you have 1 trader",
            "none stays there · opens a gap on the way to Qamdo and Tibet",
        ),
        "tibet": ("From Tibet, where you have 1 trader", "none stays there"),
    }
    assert ask(position, "customs", "9") == "No trader is at home. Which province does one come from?"
    assert labels(position)["market"][1] == "then 1 in the market, one fewer in a province"
    assert ask(position).endswith("none of your traders is at home, so one comes from a province.")


def test_who_was_thrown_out_reads_why_in_the_question() -> None:
    position = scene(bids={"customs": "B5"}, at_home=1)
    play(position, "customs 7")
    assert ask(position) == (
        "You were thrown out of the Customs House (5) by ● Mei (7). "
        "What do you do? You hold 30 yuan; 2 traders at home."
    )


# ── the yard ─────────────────────────────────────────────────────────────────────────────────────────


def yard() -> YunnanPosition:
    return scene("yard", traders={"A": "sichuan"}, horse={"A": "sichuan"}, stock={"A": "bridge"})


def test_a_structure_tells_what_it_is_good_for() -> None:
    assert labels(yard()) == {
        "post": ("Trading post", "income, and it holds a province for good · 2 left to take"),
        "bridge": ("Bridge", "a way for no pass · 1 left to take, 1 unbuilt"),
        "teahouse": ("Tea house", "no inspector there; +12 points at the end · 2 left to take"),
    }
    assert labels(yard(), "teahouse") == {
        "yunnan": ("In Yunnan, at once", "none of your traders there yet · +12 points at the end"),
        "sichuan": (
            "In Sichuan, at once",
            "guards your trader there from the inspector · +12 points at the end",
        ),
        "keep": ("Keep it", "you build it when you travel"),
    }


# ── travelling ───────────────────────────────────────────────────────────────────────────────────────


def travelling() -> YunnanPosition:
    return scene(
        "travel",
        waiting="B",
        traders={"A": "puer puer yunnan", "B": "sichuan qamdo", "C": "sichuan sichuan"},
        influence="2110",
        passes="3222",
        horse={"A": "qamdo"},
        stock={"A": "post bridge teahouse"},
        gifts_left={"sichuan": 5, "qamdo": 1},
    )


def test_a_travel_turn_tells_passes_sites_and_the_income_it_would_be() -> None:
    assert ask(travelling()) == "What next? 3 of 3 passes left; ended now, your income would be 12."
    assert labels(travelling()) == {
        "puer": ("From Pu’er: 2 traders can travel", "passes: Yunnan 1, Sichuan 2, Qamdo 3"),
        "yunnan": ("From Yunnan: 1 trader can travel", "passes: Pu’er 1, Sichuan 1, Qamdo 2"),
        "post": ("Build a trading post (1 in stock)", "Yunnan, Sichuan, Qamdo"),
        "bridge": (
            "Build the bridge Yunnan–Qamdo: income stays 12",
            "passes from Pu’er: Qamdo 3 → 1",
        ),
        "teahouse": ("Build a tea house (1 in stock)", "Yunnan, Sichuan, Qamdo"),
        "end": ("End the journey: income 12", "all your traders are connected · 3 passes unused"),
    }


def test_a_move_tells_income_rivals_isolation_and_gifts() -> None:
    assert labels(travelling(), "puer") == {
        "yunnan": ("Yunnan: 1 pass, income 12 → 15", "no gift there"),
        "sichuan": (
            "Sichuan: 2 passes, income 12 → 18",
            "may displace ■ Jonas, ▲ Aiko · 5 gifts there",
        ),
        "qamdo": (
            "Qamdo: 3 passes, income stays 12",
            "may displace ■ Jonas · would be isolated: Qamdo 1 · 1 gift there",
        ),
    }
    assert ask(travelling(), "puer") == "Where does a trader from Pu’er go? 3 of 3 passes left."


def test_a_single_way_needs_no_second_question() -> None:
    position = scene("travel", waiting="B", traders={"A": "puer"}, horse={"A": "yunnan"}, stock={"A": "post"})
    assert labels(position) == {
        "puer": ("Pu’er → Yunnan: 1 pass, income 3 → 6", "no gift there"),
        "post": (
            "Build the trading post in Yunnan: income 3 → 4",
            "1 yuan a round while connected",
        ),
        "end": ("End the journey: income 3", "all your traders are connected · 2 passes unused"),
    }


def test_displacing_tells_influence_where_to_and_what_it_does_to_the_other() -> None:
    position = travelling()
    play(position, "move puer sichuan")
    assert ask(position) == "Whom do you displace in Sichuan? Your influence is 2."
    assert labels(position) == {
        "B": (
            "■ Jonas: back to Yunnan",
            "influence 1 against your 2, 1 trader in Sichuan",
        ),
        "C": (
            "▲ Aiko: back to Yunnan",
            "influence 1 against your 2, 2 traders in Sichuan · their income 12 → 15",
        ),
        "none": ("Nobody", "all traders stay"),
    }


def test_the_end_tells_who_would_be_isolated() -> None:
    position = travelling()
    play(position, "move puer qamdo", "displace none")
    assert labels(position)["end"] == (
        "End the journey: income 12",
        "isolated, go to the market: Qamdo 1",
    )
    assert ask(position) == (
        "What next? 0 of 3 passes left; ended now, your income would be 12, with traders isolated: Qamdo 1."
    )


def test_a_site_tells_what_a_structure_brings_there() -> None:
    assert labels(travelling(), "post") == {
        "yunnan": ("Yunnan: income 12 → 13", "1 yuan a round while connected"),
        "sichuan": ("Sichuan: income 12 → 15", "3 yuan a round while connected"),
        "qamdo": ("Qamdo: income stays 12", "6 yuan a round while connected"),
    }
    assert labels(travelling(), "teahouse")["yunnan"] == (
        "Yunnan",
        "guards your trader there from the inspector · +12 points at the end",
    )
    position = scene("travel", waiting="B", traders={"A": "puer"}, stock={"A": "bridge"})
    assert labels(position, "bridge") == {
        "yunnan-qamdo": ("Yunnan–Qamdo: income stays 3", "passes from Pu’er: Qamdo 3 → 1"),
        "yunnan-tibet": ("Yunnan–Tibet: income stays 3", "passes from Pu’er: Tibet 4 → 1"),
        "sichuan-qinghai": ("Sichuan–Qinghai: income stays 3", "passes from Pu’er: Qinghai 5 → 2"),
        "qamdo-qinghai": ("Qamdo–Qinghai: income stays 3", "passes from Pu’er: Qinghai 5 → 3"),
    }


# ── conversion ───────────────────────────────────────────────────────────────────────────────────────


def test_points_tell_points_and_yuan_before_and_after() -> None:
    position = scene("convert", incomes={"A": 21}, vp={"A": 66}, money={"A": 9})
    found = labels(position)
    assert found["0"] == ("0 points, keep 21 yuan", "points stay 66 · yuan 9 → 30")
    assert found["6"] == ("6 points, keep 15 yuan", "points 66 → 72 · yuan 9 → 24")
    assert found["14"] == (
        "14 points, keep 7 yuan",
        "points 66 → 80 · yuan 9 → 16 · 80 points: the match ends after this round",
    )
    assert found["21"][0] == "21 points, keep 0 yuan"
    assert ask(position) == "How much of your income of 21 becomes points? The rest is money."


def test_many_points_are_asked_by_tens() -> None:
    position = scene("convert", incomes={"A": 27}, vp={"A": -3})
    assert labels(position) == {
        "*0-9": ("0 to 9 points", "you keep 27 to 18 yuan"),
        "*10-19": ("10 to 19 points", "you keep 17 to 8 yuan"),
        "*20-29": ("20 to 27 points", "you keep 7 to 0 yuan"),
    }
    assert labels(scene("convert", incomes={"A": 30}, vp={"A": 1}))["*30-39"] == (
        "30 points, keep 0 yuan",
        "points 1 → 31 · yuan stay 30",
    )
    assert labels(position, "*0-9")["3"] == ("3 points, keep 24 yuan", "points −3 → 0 · yuan 30 → 54")


# ── two players ──────────────────────────────────────────────────────────────────────────────────────


def test_with_two_players_every_question_says_which_colour_and_own_rivals_are_yours() -> None:
    position = scene(seats=2, turn="C", order="CBAD", bids={"customs": "A5", "dragon": "B7"}, at_home=1)
    assert ask(position).startswith("▲: What do you do?")
    assert labels(position)["customs"][1] == "free: 7 9 12 15 · bids: your ● 5"
    assert labels(position, "customs")["7"][0] == "7: throws out your ● (5)"
    assert labels(position, "dragon")["9"][0] == "9: throws out ■ Jonas (7)"
    assert ask(position, "customs").startswith("▲: What do you bid")


@pytest.mark.parametrize("phase", ["yard", "travel", "convert"])
def test_the_other_questions_say_the_colour_too(phase: str) -> None:
    position = scene(phase, seats=2, turn="D", traders={"D": "puer puer"}, incomes={"D": 5}, waiting="A")
    assert ask(position).startswith("◆: ")


# ── the rest of the panel ────────────────────────────────────────────────────────────────────────────


def test_the_progress_of_a_turn_lists_what_was_done_and_the_passes_left() -> None:
    position = travelling()
    events = play(position, "move puer sichuan", "displace B", "build teahouse sichuan", "move puer yunnan")
    assert YUNNAN.progress(WORDS, cast(), events, None) == (
        "Pu’er → Sichuan (2 passes), displacing ■ to Yunnan · new tea house in Sichuan · "
        "Pu’er → Yunnan (1 pass)"
    )
    _, question = open_question(travelling(), "puer")
    assert YUNNAN.progress(WORDS, cast(), [], question) == "from Pu’er"
    _, question = open_question(travelling(), "post")
    assert YUNNAN.progress(WORDS, cast(), [], question) == "trading post"
    position = scene(traders={"A": "yunnan tibet"})
    for answers, chosen in (
        (("customs",), "Customs House"),
        (("customs", "9"), "Customs House 9"),
        (("bank",), "bank"),
        (("bank", "left"), "bank higher"),
        (("market",), "market"),
    ):
        _, question = open_question(position, *answers)
        assert YUNNAN.progress(WORDS, cast(), [], question) == chosen


@pytest.mark.parametrize(
    ("position", "answers", "hint"),
    [
        (bidding(), (), "Choose where a trader goes, or pass"),
        (bidding(), ("yard",), "Choose your bid"),
        (scene(at_home=1), ("bank",), "Choose a side"),
        (scene(traders={"A": "yunnan tibet"}), ("market",), "Choose a province"),
        (yard(), (), "Choose a structure"),
        (yard(), ("teahouse",), "Choose a province, or keep it"),
        (travelling(), (), "Choose what to do next"),
        (travelling(), ("puer",), "Choose a province"),
        (travelling(), ("post",), "Choose a place"),
        (scene("convert", incomes={"A": 5}), (), "Choose the points"),
    ],
)
def test_every_list_says_what_to_choose(
    position: YunnanPosition, answers: tuple[str, ...], hint: str
) -> None:
    _, question = open_question(position, *answers)
    assert YUNNAN.hint(WORDS, question) == hint


def test_the_hand_tells_everything_one_owns() -> None:
    position = scene(
        bids={"customs": "A7"},
        bank="A.",
        supply={"A": 1},
        traders={"A": "yunnan yunnan tibet"},
        posts={"A": "sichuan"},
        bridges={"A": "yunnan-tibet"},
        teahouses={"yunnan": "A"},
        stock={"A": "bridge teahouse"},
        gifts={"A": 2},
        incomes={"A": 24},
        vp={"A": 31},
    )
    assert YUNNAN.hand(WORDS, position.view(0), 0) == (
        "31 points.\n"
        "You hold 30 yuan (7 bid), last income 24; 2 passes, influence 0, horse in Qinghai; 6 traders, "
        "1 at home; in stock bridge + tea house; 2 gifts. "
        "Traders: Customs House 7, higher side of the bank, Yunnan 2, Tibet 1. "
        "Standing: trading post in Sichuan, bridge Yunnan–Tibet, tea house in Yunnan."
    )


def test_with_two_players_the_hand_has_both_colours() -> None:
    position = scene(seats=2, supply={"A": 3, "C": 2}, traders={"C": "puer"}, vp={"A": -1})
    assert YUNNAN.hand(WORDS, position.view(0), 0).splitlines() == [
        "−1 point.",
        "A ●: 30 yuan, last income 0; 2 passes, influence 0, horse in Qinghai; 3 traders, 3 at home. "
        "Traders: none. Standing: none.",
        "C ▲: 30 yuan, last income 0; 2 passes, influence 0, horse in Qinghai; 3 traders, 2 at home. "
        "Traders: Pu’er 1. Standing: none.",
    ]


def test_nothing_is_drawn_unseen() -> None:
    assert YUNNAN.drawn(WORDS, play(scene(at_home=1), "school 7")) == ""
