"""The choices of Confucius at court, with what each costs or brings."""

from tests.games.confucius.scenes import court, play, scene
from tests.words.confucius.telling import ask, labels

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
