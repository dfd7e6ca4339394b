"""The choices of Confucius in the realm, of gifts and of cards, with what each costs or brings."""

import pytest

from bot.words.confucius.giving import Giving
from games.confucius.events import GiftRemoved
from games.engine.choices import Question
from tests.games.confucius.printed import LETTERS
from tests.games.confucius.random_positions import played
from tests.games.confucius.scenes import court, play, scene
from tests.words.confucius.telling import ask, labels, people
from tests.words.speaking import WORDS

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
