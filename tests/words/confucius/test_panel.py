"""The panel of Confucius: the action box at a glance, and every choice with what it costs or brings."""

from functools import partial

import pytest

from bot.words.confucius import NARRATOR as CONFUCIUS
from bot.words.confucius.giving import Giving
from games.confucius import costs
from games.confucius.components import DO
from games.confucius.events import GiftRemoved
from games.confucius.position import ConfuciusPosition
from games.confucius.prospects import prospects
from games.engine.choices import Question, walk
from tests.games.confucius.printed import LETTERS
from tests.games.confucius.random_positions import played
from tests.games.confucius.scenes import court, play, scene
from tests.words.confucius.telling import people
from tests.words.speaking import WORDS, labels_in, open_question

labels = partial(labels_in, "confucius")


def ask(position: ConfuciusPosition, *answers: str) -> str:
    view, question = open_question(position, *answers)
    return CONFUCIUS.ask(WORDS, people(position.seats), view, question)


# ── the action box ───────────────────────────────────────────────────────────────────────────────────


def middle() -> ConfuciusPosition:
    """A has bribed once, holds B's vase, is in Hubu and Gongbu with as many as B in Hubu."""
    return scene(
        bingbu=". . 5 . . . .",
        hubu=". . 4A 3 2B! . .",
        gongbu=". . 4A . . . .",
        gifts="B3A A2 A4 A5C",
        hands={"A": "123"},
        students="B.",
        candidate="any",
        box={"A": "officials"},
        yard={"B": 1},
    )


def test_the_action_box_tells_in_groups_what_everything_takes_now_or_why_it_is_not_possible() -> None:
    assert ask(middle()).splitlines() == [
        "What do you do?",
        "**3 cubes** left. You hold 1+2+3 (6 cash or 6 licences).",
        "**Ministries** bribe 2 cubes, 4 cash (Hubu −1) (not in Hubu (■): gifts you hold) · "
        "secure 2 cubes, 3 cash (Hubu −1) · transfer",
        "**Examination** nominate 1 cube, 2 cash · force 1 cube, 2 cash",
        "**Armies** recruit 1 cube, 6 licences · ✗ invade: no army in your colonies",
        "**Ships** junks 1 cube, 1–4 cash · ✗ voyage: no junk in your shipyard",
        "**Gifts** buy 1 cube, 3–6 cash · give 1 cube · petition 2 cubes",
        "**Money** commercial 1 cube · tax 1 cube",
        "**Else** no action 1 cube · ✗ reward card: you hold none",
    ]


def test_the_list_has_the_possible_actions_in_the_same_order_with_what_they_take() -> None:
    assert labels(middle()) == {
        "bribe": ("Bribe an official", "2 cubes · Bingbu 3: 4 cash (Hubu −1)"),
        "secure": ("Secure an official", "2 cubes, 3 cash (Hubu −1) · 2 officials"),
        "transfer": ("Transfer influence", "2 officials"),
        "nominate": ("Nominate a student", "1 cube, 2 cash · Orange"),
        "force": (
            "Force an examination",
            "1 cube, 2 cash · candidate for any ministry, red: ■ Jonas",
        ),
        "recruit": ("Recruit an army", "1 cube, 6 licences · colonies 0 → 1, 5 left in stock"),
        "junks": ("Buy junks", "1 cube, 1–4 cash · 0 in your shipyard"),
        "buy": ("Buy a gift", "1 cube, 3–6 cash · 2 to choose from"),
        "give": ("Give a gift", "1 cube · ready: wall-hanging (1), tile (2), coat (4)"),
        "petition": ("Petition the Emperor", "2 cubes · ready: tile (2), coat (4)"),
        "commercial": ("Commercial income", "1 cube · give up 0–4 cash, draw 1 more"),
        "tax": ("Tax income", "1 cube · cards 3 → 5"),
        "nothing": ("No action", "1 cube"),
    }


@pytest.mark.parametrize(
    ("students", "forced", "detail"),
    [
        ("..", False, "nobody has a student yet: without one it falls through"),
        (".B", False, "orange: ■ Jonas"),
        ("BC", False, "both spaces are taken: held this round anyway"),
        ("B.", True, "forced already: nothing more comes of it"),
    ],
)
def test_forcing_says_when_nothing_comes_of_it(students: str, forced: bool, detail: str) -> None:
    position = scene(students=students, forced=forced)
    assert labels(position)["force"][1] == f"1 cube, 2 cash · candidate for Bingbu, {detail}"


def test_without_cubes_only_what_takes_none_is_told() -> None:
    position = scene(cubes="0333", bingbu=". . 5A . . . .", rewards={"A": "insult"}, colonies={"A": 1})
    assert ask(position).splitlines() == [
        "What do you do?",
        "No cube left: without one you play a card, transfer or pass. You hold 2+2+3 (7 cash or 5 licences).",
        "**Ministries** transfer",
        "**Else** reward card",
        "All else takes a cube.",
    ]
    assert labels(position)["pass"] == ("Pass", "you are done for this round")


def test_the_favour_and_an_extra_action_take_no_cubes() -> None:
    position = scene(chief="A", rewards={"A": "cash"})
    position.phase, position.source, position.cubes = "favour", "favour", [0] * 4
    lines = ask(position).splitlines()
    assert lines[0] == "What do you do with the Imperial Favour?"
    assert lines[1].startswith("Any action, for the cube that lies there. You hold 2+2+3")
    assert "**Money** commercial · tax" in lines
    assert "**Else** no action · ✗ reward card: not with this action" in lines
    assert "cube" not in "".join(detail for _, detail in labels(position).values())
    position = scene(rewards={"A": "extra"}, cubes="0333")
    play(position, "card extra")
    assert ask(position).startswith(
        "Which extra action do you take?\nAny one; it needs no cubes. You hold 2+2+3"
    )
    assert "**Money** commercial · tax" in ask(position)


@pytest.mark.parametrize("seed", range(6))
def test_the_numbers_of_the_box_are_those_of_the_engine(seed: int) -> None:
    """Every action stands in the text, with its cubes and its cheapest price, or with a cross."""
    checked = 0
    for position in played(seed, every=5):
        if position.phase not in ("turn", "favour", "free") or len(position.legal()) == 1:
            continue
        seat = position.turn
        assert seat is not None
        view = position.view(seat)
        _, question = open_question(position)
        if question.slot != "do":
            continue
        text = CONFUCIUS.ask(WORDS, people(position.seats), view, question)
        found = labels(position)
        for entry in prospects(view, seat):
            assert (entry.do in found) == (entry.refusal is None)
            if entry.refusal is not None:
                continue
            cubes = costs.cubes(view, seat, entry.do)
            detail = found[entry.do][1]
            assert f"{cubes} cube" in detail if cubes else "cube" not in detail
            if entry.kind:
                assert f"{entry.least}" in detail
                assert entry.kind.removesuffix("s") in detail
        assert list(found) == [do for do in DO if do in found]
        assert text.count("✗") <= len(DO) - len(found)
        checked += 1
    assert checked > 5


# ── ministries ───────────────────────────────────────────────────────────────────────────────────────


def test_a_bribe_tells_price_standing_ban_discount_and_a_full_ministry() -> None:
    position = scene(
        bingbu=". . 5 4B 3 . .",
        hubu="2A! 3A! 4D! 5D! 6A! 3 2C",
        gifts="B3A A3C",
        hands={"A": "333"},
    )
    assert ask(position, "bribe") == "In which ministry do you bribe an official?"
    assert labels(position, "bribe") == {
        "bingbu": (
            "Bingbu: 2 officials, 2–4 cash",
            "Minister +7, Secretary +5 · ■ Jonas 1 · 1 of 7 taken",
        ),
        "hubu": (
            "Hubu 6: 2 cash (Hubu −1)",
            "then you 4, ◆ Lena 2, ▲ Aiko 1 · Hubu is full: resolved this round",
        ),
    }
    assert ask(position, "bribe", "bingbu") == (
        "Which official in Bingbu do you bribe?\n"
        "Minister +7, Secretary +5 · ■ **Jonas** 1 · 1 of 7 places taken"
    )
    assert labels(position, "bribe", "bingbu") == {
        "3": (
            "Bingbu 3: 4 cash (Hubu −1)",
            "then you 1, ■ Jonas 1 · you may bribe no more here (gift you hold) · armies cheaper for you",
        ),
        "5": (
            "Bingbu 5: 2 cash (Hubu −1)",
            "then ■ Jonas 1, you 1 · you may bribe no more here (gift you hold) · armies cheaper for you",
        ),
    }


def test_a_bribe_tells_whom_it_bars() -> None:
    position = scene(bingbu=". . 5 4B 3 . .", gifts="A3B", hands={"A": "333"})
    assert labels(position, "bribe")["3"] == (
        "Bingbu 3: 5 cash",
        "then you 1, ■ Jonas 1 · armies cheaper for you · ■ may bribe no more here (your gift)",
    )


def test_securing_and_transferring_tell_what_lies_there_and_which_gift_ends() -> None:
    position = scene(bingbu=". . 5A 4B 3A! . .", hubu=". . 4A . . . .", hands={"A": "333"}, gifts="B3A")
    assert labels(position, "secure") == {
        "bingbu": (
            "Bingbu 3: your 5, pay 4 cash (Hubu −1)",
            "cannot be lost then · now you 2, ■ Jonas 1",
        ),
        "hubu": ("Hubu 3: your 4, pay 3 cash (Hubu −1)", "cannot be lost then · now you 1"),
    }
    assert labels(position, "transfer", "bingbu") == {
        "3": ("Bingbu 3: your 5", "you keep 1 there"),
        "5": ("Bingbu 5: your 3, secured", "you keep 1 there"),
    }
    assert ask(position, "transfer", "bingbu", "3") == (
        "Who gets Bingbu 3, your 5?\nNow: you 2, ■ **Jonas** 1."
    )
    assert labels(position, "transfer", "bingbu", "3") == {
        "B": ("■ Jonas", "ends the vase (3) of ■ · then ■ Jonas 2, you 1"),
        "C": ("▲ Aiko", "then ▲ Aiko 1, ■ Jonas 1, you 1"),
        "D": ("◆ Lena", "then ◆ Lena 1, ■ Jonas 1, you 1"),
    }


def test_a_bribery_card_tells_what_is_free_and_what_is_paid() -> None:
    position = scene(
        rewards={"A": "bribe-any gift"}, hubu=". 5 4B 3A . . .", bingbu=". . 2B! . . . .", hands={"A": "1233"}
    )
    assert labels(position, "card") == {
        "gift": ("Gift", "a gift of your own for free"),
        "bribe-any": (
            "Bribe anywhere",
            "an official in any ministry; free, or another player’s for its price · in Hubu",
        ),
    }
    assert labels(position, "card", "bribe-any") == {
        "2": ("Hubu 2: unbribed 5, for nothing", "then you 2, ■ Jonas 1"),
        "3": ("Hubu 3: the 4 of ■ Jonas, pay 3 cash (Hubu −1)", "then you 2"),
    }
    assert labels(position, "card", "gift")["6"] == ("junk (6), for nothing instead of 6 cash", "")


def test_a_candidate_tells_what_it_replaces() -> None:
    position = scene(bingbu="2A! 3A! 4B! 5B! 6A! 3 2B", students="AA", candidate="bingbu")
    court(position)
    assert ask(position) == (
        "On which place in Bingbu do you put your candidate for Bingbu?\n"
        "You have won the examination; your marker there is secured.\n"
        "Minister +7, Secretary +5 · you 3, ■ **Jonas** 3 · 6 of 7 places taken"
    )
    assert labels(position) == {
        "6": ("Bingbu 6: replaces unbribed 3", "then you 4, ■ Jonas 3 · Bingbu is full: resolved this round"),
        "7": ("Bingbu 7: replaces the 2 of ■ Jonas", "then you 4, ■ Jonas 2"),
    }


# ── examination and resolution ───────────────────────────────────────────────────────────────────────


def test_tutoring_tells_the_duty_what_is_laid_and_which_gift_it_ends() -> None:
    position = scene(students="BC", gifts="B4A", hands={"A": "1233"})
    court(position)
    play(position, "tutor red 2")
    assert ask(position) == (
        "Which cards do you lay for red (■ **Jonas**)?\nYou must: you hold the coat (4) of ■; "
        "3 cards or more end that gift. The prize is the candidate for Bingbu. "
        "Laid: red 1 (◆ 1), orange none. "
        "You hold 1+2+3+3 (9 cash or 7 licences)."
    )
    found = labels(position)
    assert found["1+3"] == ("1+3: 4 cash", "you keep 2+3")
    assert found["1+2+3"] == ("1+2+3: 6 cash", "you keep a 3 · ends the coat (4) of ■")


def test_with_equal_gifts_of_both_the_student_is_chosen() -> None:
    position = scene(students="BC", gifts="B4A C4A", chief="A")
    court(position)
    assert "You hold the coat (4) of ■ and the coat (4) of ▲, so you may choose." in ask(position)
    assert labels(position) == {
        "red": ("red: ■ Jonas", "your duty: you hold the coat (4) of ■ · no card laid yet"),
        "orange": ("orange: ▲ Aiko", "your duty: you hold the coat (4) of ▲ · no card laid yet"),
    }


def test_without_gifts_the_student_is_free_and_no_sum_of_cards_is_told() -> None:
    position = scene(students="BC", chief="D", hands={"D": "33"})
    court(position)
    play(position, "tutor orange 3 3")
    assert ask(position) == (
        "For whom do you lay cards?\nRed (■ **Jonas**) against orange (▲ **Aiko**), for the candidate for "
        "Bingbu. Laid: red none, orange 2 (◆ 2). You are free. You hold 2+2+3 (7 cash or 5 licences)."
    )
    assert labels(position)["orange"] == ("orange: ▲ Aiko", "laid: ◆ Lena 2")


def test_many_ways_to_tutor_are_asked_by_the_number_of_cards() -> None:
    position = scene(students="BC", gifts="B4A", chief="A", hands={"A": "111222333"})
    court(position)
    found = labels(position)
    assert found["*2"] == ("2 cards", "6 ways")
    assert found["*3"] == ("3 cards", "10 ways · ends the coat (4) of ■")


def test_nominating_tells_the_other_student_and_ties() -> None:
    position = scene(hands={"A": "333"}, candidate="any")
    assert ask(position, "nominate") == (
        "Which space does your student take?\n"
        "The examination is for the candidate for any ministry; in a tie red wins."
    )
    assert labels(position, "nominate") == {
        "red": ("Red", "wins ties · orange: nobody"),
        "orange": ("Orange", "red: nobody"),
    }


def test_giving_influence_tells_who_then_leads_and_which_gift_ends() -> None:
    position = scene(seats=5, turn="C", bingbu="2A! 3A! 4B! 5B! 6D! 4D! 2C!", gifts="A3C D3C")
    court(position)
    assert ask(position) == (
        "Who gets your influence in Bingbu?\n"
        "It is resolved (● **Mei** 2, ■ **Jonas** 2, ◆ **Lena** 2, you 1), and you have least. "
        "You hold the vase (3) of ● and the vase (3) of ◆, "
        "your highest gifts here, so it goes to one of the givers."
    )
    assert labels(position) == {
        "A": ("● Mei: 2 → 3", "then ● Mei 3, ■ Jonas 2, ◆ Lena 2 · ends the vase (3) of ●"),
        "D": ("◆ Lena: 2 → 3", "then ◆ Lena 3, ● Mei 2, ■ Jonas 2 · ends the vase (3) of ◆"),
    }


def test_the_last_to_give_influence_decides_who_becomes_minister() -> None:
    """Of the two left, equal in tiles, the better best place decides, tiles received included."""
    position = scene(bingbu="2B! 3A! 4A! 5B! 6B! 4A! 2C!", turn="C")
    court(position)
    assert labels(position) == {
        "A": ("● Mei: 3 → 4", "then Minister ● Mei, Secretary ■ Jonas"),
        "B": ("■ Jonas: 3 → 4", "then Minister ■ Jonas, Secretary ● Mei"),
    }
    for heir, posts in (("A", [0, 1]), ("B", [1, 0])):
        after = position.copy()
        play(after, f"influence {heir}")
        assert after.posts[0] == posts


def test_naming_the_chief_tells_cubes_and_who_begins() -> None:
    assert labels(scene("chief", chief="A", cubes="5433")) == {
        "B": ("■ Jonas", "has 4 cubes, one goes to the Favour · ▲ Aiko begins"),
        "C": ("▲ Aiko", "has 3 cubes, one goes to the Favour · ◆ Lena begins"),
        "D": ("◆ Lena", "has 3 cubes, one goes to the Favour · you begin"),
    }


# ── the realm ────────────────────────────────────────────────────────────────────────────────────────


def test_junks_tell_price_shipyard_and_supply() -> None:
    position = scene(gongbu=". . 4A . . . .", hands={"A": "123"})
    assert labels(position, "junks") == {
        "1": ("1 junk: 1 cash", "shipyard 0 → 1, supply 24"),
        "2": ("2 junks: 2 cash (Gongbu −1)", "shipyard 0 → 2, supply 23"),
        "3": ("3 junks: 4 cash (Gongbu −2)", "shipyard 0 → 3, supply 22"),
    }


def test_a_voyage_tells_the_ocean_the_lands_and_the_rewards() -> None:
    position = scene(
        yard={"A": 9},
        ocean={"A": 1},
        hands={"A": "1112"},
        visited={"spice": "B", "india": "BA"},
        reward_deck="cash",
    )
    assert ask(position, "voyage") == "How many of your 9 junks set sail?\n1 at sea; 5 make a voyage."
    found = labels(position, "voyage")
    assert found["3"] == ("3 junks: 3 licences", "at sea 1 → 4 · 1 more for a voyage")
    assert found["6"] == ("6 junks: 6 licences", "at sea 1 → 2 · 1 voyage · 1 reward card")
    assert found["9"] == ("9 junks: 9 licences", "at sea 1 → 0 · 2 voyages · 1 reward card")
    assert labels(position, "voyage", "4") == {
        "spice": ("To the Spice Islands: no points", "■ Jonas came first · 1 reward card"),
        "arabia": ("To Arabia: 4 points", "1 reward card"),
        "africa": ("To Africa: 3 points", "1 reward card"),
        "americas": ("To the Americas: 2 points", "1 reward card"),
    }


def test_an_invasion_tells_price_boxes_and_until_when() -> None:
    position = scene(colonies={"A": 2}, armies={"mongolia": "B.A"}, wall=3, hands={"A": "333"})
    assert labels(position, "invade") == {
        "annam": ("Annam: 8 cash, empty: 4, 3★", "lost if not full at wall 4 (now 3)"),
        "mongolia": ("Mongolia 2: 3 points ★ and a reward card", "6 cash · full then: won this round"),
        "manchuria": ("Manchuria: 5 cash, empty: 5, 3★, 3, 2", "lost if not full at wall 8 (now 3)"),
    }
    assert ask(position, "invade", "annam") == "Which box in Annam?"
    assert labels(position, "invade", "annam") == {
        "1": (
            "Annam 1: 4 points",
            "8 cash · 1 box still empty then · lost if not full at wall 4 (now 3)",
        ),
        "2": (
            "Annam 2: 3 points ★ and a reward card",
            "8 cash · 1 box still empty then · lost if not full at wall 4 (now 3)",
        ),
    }


# ── gifts and petitions ──────────────────────────────────────────────────────────────────────────────


def test_a_gift_tells_to_whom_it_may_go_what_it_bars_and_which_gifts_it_ends() -> None:
    position = scene(hubu=". . 4A 3 2B! . .", gifts="B3A A2 A4 A5C")
    assert labels(position, "give") == {
        "1": ("wall-hanging (1)", "may go to ▲ Aiko, ◆ Lena"),
        "2": ("tile (2)", "may go to ▲ Aiko, ◆ Lena"),
        "4": ("coat (4)", "may go to anybody"),
    }
    assert ask(position, "give", "4") == "Who gets your coat (4)?"
    assert labels(position, "give", "4") == {
        "B": ("■ Jonas", "no bribes for them in Hubu as it stands · ends the vase (3) of ■"),
        "C": ("▲ Aiko", "bars no bribe as it stands · your necklace (5) there ends"),
        "D": ("◆ Lena", "bars no bribe as it stands · your cubes 4 → 5 next round"),
    }


@pytest.mark.parametrize("seed", range(6))
def test_what_giving_a_gift_would_end_and_bring_is_what_the_engine_does(seed: int) -> None:
    checked = 0
    for position in played(seed, every=3):
        gifts = [action for action in position.legal() if str(action).startswith("give")]
        if position.phase != "turn" or not gifts:
            continue
        seat = position.turn
        assert seat is not None
        view = position.view(seat)
        for action in gifts:
            _, value, to = str(action).split()
            after = view.copy()
            ended = [event for event in after.apply(action) if isinstance(event, GiftRemoved)]
            if after.round != view.round or after.phase != "turn":
                continue
            told = Giving(WORDS, people(view.seats), view, Question("to", False, (), {}))
            assert told.given(LETTERS.index(to), int(value)).gifts == after.gifts
            assert all(event.why in ("replaced", "better") for event in ended)
            checked += 1
    assert checked > 10


def test_buying_tells_price_and_petition() -> None:
    position = scene(hands={"A": "33"})
    assert labels(position, "buy")["2"] == (
        "tile (2): 2 cash",
        "as a petition: moves 2 junks between shipyards",
    )
    basic = scene(hands={"A": "33"}, options={"game": "basic"})
    assert labels(basic, "buy")["2"] == ("tile (2): 2 cash", "")


def test_petitions_tell_what_they_do_step_by_step() -> None:
    position = scene(students="BA", gifts="A3 A2", yard={"B": 1, "C": 3})
    assert labels(position, "petition") == {
        "tile": ("tile (2): moves 2 junks between shipyards", ""),
        "vase": (
            "vase (3): replaces a student by yours → red: ■ Jonas",
            "both are yours then: you win without cards",
        ),
    }
    assert labels(position, "petition", "tile") == {
        "B": ("■ Jonas: 1 junk", "none stays there"),
        "C": ("▲ Aiko: 3 junks", "1 stays there"),
    }
    assert labels(position, "petition", "tile", "B") == {
        "A": ("you: 0 → 1", ""),
        "C": ("▲ Aiko: 3 → 4", ""),
        "D": ("◆ Lena: 0 → 1", ""),
    }


def test_the_coat_tells_what_changes_places() -> None:
    position = scene(hubu=". . 4B . 3A! . 5", bingbu=". . . . 6C! . 2", gifts="A4")
    assert ask(position, "petition") == "With a place in which ministry does yours on Hubu 5 change?"
    assert labels(position, "petition", "bingbu") == {
        "5": ("Bingbu 5: the 6 of ▲ Aiko, secured", "Hubu then ■ 1, ▲ 1 · Bingbu then you 1"),
        "7": ("Bingbu 7: unbribed 2", "Hubu then ■ 1 · Bingbu then ▲ 1, you 1"),
    }
    assert labels(position, "petition")["hubu"] == (
        "Hubu 7: unbribed 5",
        "yours goes to Hubu 7, this one to Hubu 5",
    )


def test_the_necklace_tells_the_box_and_the_junk_whose_marker() -> None:
    position = scene(armies={"annam": "A.", "mongolia": "B.A"}, gifts="A5")
    assert ask(position, "petition") == "In which land is the army that moves?"
    assert labels(position, "petition", "annam") == {
        "annam": (
            "Annam 2: 3 points ★ and a reward card",
            "1 box still empty then · lost if not full at wall 4 (now 2)",
        ),
        "mongolia": ("Mongolia 2: 3 points ★ and a reward card", "full then: won this round"),
        "manchuria": ("Manchuria, empty: 5, 3★, 3, 2", "lost if not full at wall 8 (now 2)"),
    }
    position = scene(hubu=". . 4B . 3A! . .", gifts="A6")
    assert ask(position, "petition") == (
        "Whose secured marker comes to Hubu 3, the 4 of ■ **Jonas**?\nNow: ■ **Jonas** 1, you 1."
    )
    assert labels(position, "petition") == {
        "A": ("you", "then you 2"),
        "B": ("■ Jonas, who keeps it, secured", ""),
        "C": ("▲ Aiko", "then ▲ Aiko 1, you 1"),
        "D": ("◆ Lena", "then ◆ Lena 1, you 1"),
    }


# ── cards ────────────────────────────────────────────────────────────────────────────────────────────


def test_ways_to_pay_tell_the_sum_what_is_lost_and_what_stays() -> None:
    position = scene(hands={"A": "1223"})
    play(position, "junks 2")
    assert ask(position) == (
        "How do you pay 3 cash to buy 2 junks?\nYou hold 1+2+2+3 (8 cash or 8 licences). There is no change."
    )
    assert labels(position) == {
        "3": ("3: 3 cash, exact", "you keep 1+2+2"),
        "1+2": ("1+2: 3 cash, exact", "you keep 2+3"),
        "2+2": ("2+2: 4 cash, 1 too much", "you keep 1+3"),
        "other": ("Any other cards", "6 ways"),
    }
    assert ask(position, "other").startswith("Which cards, to pay 3 cash to buy 2 junks?\nYou hold 1+2+2+3")
    assert labels(position, "other")["1+2+2+3"] == ("1+2+2+3: 8 cash, 5 too much", "you keep no card")


def test_licences_say_what_a_card_is_worth() -> None:
    position = scene(hands={"A": "1133"}, bingbu=". . 3A . . . .")
    play(position, "recruit")
    assert ask(position) == (
        "How do you pay 4 licences (Bingbu −2) to recruit an army?\nYou hold 1+1+3+3 (8 cash or 8 licences). "
        "As licences a 1 is 3, a 2 is 2, a 3 is 1; there is no change."
    )
    assert labels(position)["1+1"] == ("1+1: 6 licences, 2 too much", "you keep 3+3")


def test_many_other_ways_are_asked_by_their_sum() -> None:
    position = scene(hands={"A": "111222333"})
    play(position, "junks 1")
    assert labels(position, "other")["*4"] == ("4 cash, 3 too much", "3 ways")


def test_income_and_discarding_tell_the_hand_before_and_after() -> None:
    position = scene(hands={"A": "13"})
    assert labels(position, "commercial") == {
        "none": ("Give up nothing: draw 1", "you keep 1+3 · cards 2 → 3"),
        "1": ("Give up a 1: draw 2", "you keep a 3 · cards 2 → 3"),
        "3": ("Give up a 3: draw 4", "you keep a 1 · cards 2 → 5"),
        "1+3": ("Give up 1+3: draw 5", "you keep no card · cards 2 → 5"),
    }
    position = scene(hands={"A": "11223"}, chief="A")
    court(position)
    assert ask(position) == (
        "Which card do you discard?\nYou hold 1+1+2+2+3 (9 cash or 11 licences): 5 cards, and 4 may stay."
    )
    assert labels(position)["2"] == ("Discard a 2", "you keep 1+1+2+3")


# ── tasks ────────────────────────────────────────────────────────────────────────────────────────────


def task(position: ConfuciusPosition) -> str:
    return CONFUCIUS.task(WORDS, people(position.seats), position.view(None))


def test_the_task_says_what_is_waited_for_and_why() -> None:
    assert task(scene()) == "take an action, round 3 (3 cubes left)"
    assert task(scene(cubes="0333")) == "play a reward card, transfer or pass, round 3"
    assert task(scene("chief", chief="A")) == "name the next Chief Minister, round 3"
    position = scene(students="BC", chief="A")
    court(position)
    assert task(position) == "lay cards in the examination: red ■ against orange ▲"
    position = scene(bingbu=". . 2 . . . .", students="AA")
    court(position)
    assert task(position) == "place the candidate for Bingbu, having won the examination"
    position = scene(turn="C", bingbu="2B! 3A! 4A! 5B! 6B! 4A! 2C!")
    court(position)
    assert task(position) == "give away their influence in Bingbu, which is resolved"
    position = scene(hands={"A": "11223"}, chief="A")
    court(position)
    assert task(position) == "discard down to 4 cards"
    position = scene(chief="A")
    position.phase, position.source = "favour", "favour"
    assert task(position) == "take the Imperial Favour, round 3"
    position = scene(hands={"A": "1223"})
    play(position, "buy 4")
    assert task(position) == "buy the coat (4): to pay for it"


# ── the first line ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seed", range(4))
def test_the_first_line_is_the_question_alone(seed: int) -> None:
    """It is shown in bold, so what is worth knowing stands below it."""
    for position in played(seed, every=4):
        assert position.turn is not None
        view = position.view(position.turn)
        legal = view.legal()
        for action in legal[:: max(1, len(legal) // 8)]:
            answers = [slot.value for slot in action.slots()]
            for count in range(len(answers)):
                found = walk(legal, answers[:count]).next
                if isinstance(found, Question):
                    head, *_ = CONFUCIUS.ask(WORDS, people(view.seats), view, found).split("\n")
                    assert head.endswith("?")
                    assert "?" not in head[:-1]
