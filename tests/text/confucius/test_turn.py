"""A turn of Confucius after the fact and before Confirm: what was done, for how much, what it cancelled."""

import re
from typing import Any

import pytest

from tests.support.games.confucius.scenes import play, scene
from tests.support.text.speaking import Speech, table

says = Speech("confucius", 5)


def test_an_action_tells_price_discount_cubes_and_cards() -> None:
    events = play(scene(hubu=". . 5 3A 4 . .", hands={"A": "133"}), "bribe hubu 3", "pay 1 3")
    assert says.told(events) == "● **Mei** bribed the 5 on **Hubu 3** for 4 cash (Hubu −1), paid 1+3."
    assert says.previewed(events) == "You bribe the 5 on **Hubu 3** for 4 cash (Hubu −1), paid 1+3."
    position = scene(bingbu=". . 2 . 3A . .", hands={"A": "223"}, box={"A": "officials"})
    events = play(position, "secure bingbu 5", "pay 3")
    assert says.told(events) == "● **Mei** secured the 3 on **Bingbu 5** (2 cubes) for 3 cash."
    events = play(scene(bingbu=". . 2 . . . .", hands={"A": "223"}), "bribe bingbu 3", "pay 3")
    assert says.told(events) == "● **Mei** bribed the 2 on **Bingbu 3** for 2 cash, paid 3."
    assert says.warned(events) == (
        "**You pay 1 cash too much**, and there is no change. Your turn ends: after this no undo."
    )
    # They are called by their cash, as in the question how to pay.
    events = play(scene(bingbu=". . 2A . . . .", hands={"A": "113"}, colonies={"A": 1}), "recruit", "pay 1 3")
    assert says.told(events) == (
        "● **Mei** recruited an army for 4 licences (Bingbu −2), paid with 1+3: "
        "armies in the colonies 1 → **2**."
    )
    assert says.told(play(scene(colonies={"A": 1}, hands={"A": "1333"}), "invade annam 2", "pay 3 3 3")) == (
        "● **Mei** sent an army into **Annam 2** for 8 cash, paid 3+3+3: "
        "3 points there if the land is taken, and a reward either way."
    )
    assert says.told(play(scene(yard={"A": 6}, hands={"A": "1111"}), "voyage 6 africa", "pay 1 1")) == (
        "● **Mei** sent 6 junks to sea for 6 licences, paid with 1+1: **Africa** reached first (**+3**), "
        "an Emperor’s Reward, 1 junk in the ocean now."
    )
    assert "**Africa** reached (not the first there), " in says.told(
        play(scene(yard={"A": 5}, hands={"A": "1111"}, visited={"africa": "B"}), "voyage 5 africa", "pay 1 1")
    )


SENTENCES = """
    transfer hubu 4 B -> transferred **Hubu 4** to ■ **Jonas**, unsecured.
    nominate red -> nominated a student on the red space for 2 cash.
    force -> forced an examination at the end of this round for 2 cash.
    buy 2 -> bought the **tile (2)** for 2 cash.
    junks 2 -> bought 2 junks for 2 cash (Gongbu −1): shipyard 1 → **3**.
    commercial 1 2 -> took commercial income, giving up 1+2 (3 cash): drew 4 cards.
    commercial none -> took commercial income, giving up no card: drew 1 card.
    voyage 1 -> sent 1 junk to sea for 1 licence, paid with a 2: 3 junks in the ocean now.
    """


@pytest.mark.parametrize(("notation", "expected"), table(SENTENCES).items())
def test_every_action_is_one_sentence(notation: str, expected: str) -> None:
    junks: dict[str, Any] = {"yard": {"A": 1}, "ocean": {"A": 2}, "colonies": {"A": 1}}
    position = scene(hubu=". . 5 3A 4 . .", gongbu=". . 5A . . . .", hands={"A": "122"}, **junks)
    events = play(position, notation)
    if position.phase == "pay":
        events += play(position, "pay 2")
    assert says.told(events) == f"● **Mei** {expected}"


def test_a_gift_tells_the_gifts_it_cancels_and_why() -> None:
    events = play(scene(gifts="A4 A2B B3A"), "give 4 B")
    assert says.told(events) == (
        "● **Mei** gave ■ **Jonas** the **coat (4)**. "
        "That cancels ● **Mei**’s tile (2) at ■ **Jonas**: a new gift to the same player replaces it. "
        "That cancels ■ **Jonas**’s vase (3) at ● **Mei**: it is answered with a better one."
    )
    assert "That cancels your tile (2) at ■ **Jonas**" in says.previewed(events)
    assert "■ **Jonas**’s vase (3) at you" in says.previewed(events)
    assert says.told(play(scene(hubu=". . 5A! . . . .", gifts="B3A"), "transfer hubu 3 B")) == (
        "● **Mei** transferred **Hubu 3** to ■ **Jonas**, secured. "
        "That cancels ■ **Jonas**’s vase (3) at ● **Mei**: an official goes to its giver."
    )
    assert says.told(play(scene(hubu=". . . 3B . . .", gifts="A6"), "petition junk hubu 4 B")).endswith(
        "**junk (6)** (2 cubes): ■ **Jonas**’s marker on **Hubu 4**, secured."
    )


PETITIONS = """
    petition tile B A -> tile (2): 2 junks from ■ **Jonas**’s shipyard to MINE.
    petition vase red -> vase (3): the red student is MINE, no longer ■ **Jonas**’s.
    petition coat hubu 3 gongbu 5 -> coat (4): **Hubu 3** and **Gongbu 5** change places, markers with them.
    petition necklace annam 1 mongolia 2 -> necklace (5): MY army from **Annam 1** to **Mongolia 2**.
    """


@pytest.mark.parametrize(("notation", "expected"), table(PETITIONS).items())
def test_a_petition_tells_what_it_changed(notation: str, expected: str) -> None:
    position = scene(
        hubu=". . 5A 3B 4 . .",
        gongbu=". . 6 . 2C . .",
        gifts="A2 A3 A4 A5 A6",
        yard={"B": 3},
        students="B.",
        armies={"annam": "A."},
    )
    events = play(position, notation)
    gift, text = expected.split(": ")
    public = text.replace("MINE", "● **Mei**’s").replace("MY", "● **Mei**’s")
    assert says.told(events) == f"● **Mei** petitioned the Emperor with the **{gift}** (2 cubes): {public}"
    assert says.previewed(events).endswith(f": {text.replace('MINE', 'yours').replace('MY', 'your')}")


def test_cards_drawn_are_told_to_nobody_else() -> None:
    events = play(scene(), "tax")
    assert says.told(events) == "● **Mei** took tax income: drew 2 cards."
    known = says.drawn(events)
    assert re.fullmatch(r"You drew \*\*(\d\+)+\d\*\* \(\d cash or \d licences\)\.", known)
    assert "hidden" not in known
    assert says.drawn(play(scene(), "nothing")) == ""
    events = play(scene().view(0), "tax")
    assert says.previewed(events) == "You take tax income: you draw 2 cards face down."
    assert says.warned(events) == "You draw face down: after this no undo."


@pytest.mark.parametrize(("open_rewards", "public"), [("no", "an Emperor’s Reward"), ("yes", "**Recruit**")])
def test_a_reward_drawn_is_secret_unless_they_are_open(open_rewards: str, public: str) -> None:
    position = scene(
        yard={"A": 5}, hands={"A": "111"}, reward_deck="cash recruit", options={"open-rewards": open_rewards}
    )
    events = play(position, "voyage 5 india", "pay 1 1")
    assert public in says.told(events)
    assert says.drawn(events) == ("Emperor’s Reward: **Recruit (an army into the colonies for free)**.")


REWARDS = """
    card gift 5 -> **Gift**: the **necklace (5)** for free.
    card insult -> **Emperor Insulted**: an army from the colonies on the card (**+2**).
    """


@pytest.mark.parametrize(("notation", "expected"), table(REWARDS).items())
def test_a_reward_played_tells_what_it_did(notation: str, expected: str) -> None:
    rewards = {"A": "cash gift recruit insult bribe-any"}
    position = scene(hubu=". . 5 3B . . .", colonies={"A": 1}, rewards=rewards)
    assert says.told(play(position, notation)) == f"● **Mei** played the reward {expected}"


def test_a_card_tells_its_price_and_stands_beside_the_action_it_brings() -> None:
    position = scene(hubu=". . 5A 3B . . .", rewards={"A": "bribe-hubu"}, hands={"A": "223"})
    assert says.told(play(position, "card bribe-hubu hubu 4", "pay 2")) == (
        "● **Mei** played the reward **Bribe in Hubu** for 2 cash (Hubu −1): "
        "● **Mei**’s marker on **Hubu 4** instead of ■ **Jonas**’s, unsecured."
    )
    assert says.told(play(scene(rewards={"A": "extra"}), "card extra", "tax")).splitlines() == [
        "● **Mei** played the reward **Extra action**.",
        "● **Mei** took tax income (extra action): drew 2 cards.",
    ]


@pytest.mark.parametrize(
    ("chief", "previewed", "warned"),
    [
        ("A", "you still have the Imperial Favour", "nothing but the Imperial Favour is left to you"),
        ("D", "no more actions this round", "You take no further action in this round"),
    ],
)
def test_the_chief_minister_who_passes_reads_of_the_favour(chief: str, previewed: str, warned: str) -> None:
    position = scene(chief=chief, cubes="0333", rewards={"A": "cash"})
    events = play(position.view(0), "pass")
    assert says.previewed(events) == f"You pass: {previewed}."
    assert warned in says.warned(events)
    play(position, "pass", *["nothing"] * 9)
    assert (position.phase, position.turn) == ("favour", "ABCD".index(chief))


CHOSEN = """
    give 3 -> give a gift · vase
    petition coat hubu gongbu -> petition · coat · Hubu 4 · Gongbu
    invade annam -> invade · Annam
    voyage 5 -> sail · 5 junks
    card bribe-any gongbu -> Bribe anywhere · Gongbu
    """


@pytest.mark.parametrize(("answers", "expected"), table(CHOSEN).items())
def test_what_is_chosen_so_far_is_said_in_a_few_words(answers: str, expected: str) -> None:
    position = scene(
        hubu="2 . 5 3A 4 6 7",
        gongbu="2 3 . 4 4A 6 7",
        gifts="A2 A3 A4",
        yard={"A": 6, "B": 2, "C": 2},
        colonies={"A": 1},
        hands={"A": "3332211"},
        rewards={"A": "bribe-any cash"},
        students="B.",
    )
    assert says.chosen(position, *answers.split()) == expected


def test_what_the_turn_has_done_is_said_in_a_few_words() -> None:
    position = scene(hands={"A": "1223"})
    play(position, "junks 2")
    assert says.chosen(position, "other") == "Any other cards"
    position = scene(hubu=". . 2 3A 4A . .", passed="BCD", rewards={"A": "bribe-any"}, hands={"A": "1333"})
    events = play(
        position, "transfer hubu 4 B", "junks 1", "pay 1", "card bribe-any hubu 3", "buy 2", "pay 3"
    )
    assert says.done(events) == (
        "transfer: Hubu 4 · buy junks: 1 · Bribe anywhere: Hubu 3 · buy a gift: tile (2)"
    )
    assert len(says.told(events).splitlines()) == 4
