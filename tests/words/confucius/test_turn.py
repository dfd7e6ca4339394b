"""A turn of Confucius after the fact and before Confirm: what was done, for how much, what it cancelled."""

import re

import pytest

from bot.words.confucius import NARRATOR as CONFUCIUS
from tests.games.confucius.scenes import play, scene
from tests.words.confucius.telling import masked, people, previewed, progressed, told
from tests.words.speaking import WORDS


def test_a_bribe_tells_price_discount_and_cards() -> None:
    position = scene(hubu=". . 5 3A 4 . .", hands={"A": "133"})
    events = play(position, "bribe hubu 3", "pay 1 3")
    assert told(events) == "● **Mei** bribed the 5 on **Hubu 3** for 4 cash (Hubu −1), paid 1+3."
    assert previewed(events) == "You bribe the 5 on **Hubu 3** for 4 cash (Hubu −1), paid 1+3."


def test_a_second_action_on_the_same_space_tells_its_two_cubes() -> None:
    position = scene(bingbu=". . 2 . 3A . .", hands={"A": "223"}, box={"A": "officials"})
    events = play(position, "secure bingbu 5", "pay 3")
    assert told(events) == "● **Mei** secured the 3 on **Bingbu 5** (2 cubes) for 3 cash."


def test_what_is_overpaid_is_a_warning() -> None:
    position = scene(bingbu=". . 2 . . . .", hands={"A": "223"})
    events = play(position, "bribe bingbu 3", "pay 3")
    assert told(events) == "● **Mei** bribed the 2 on **Bingbu 3** for 2 cash, paid 3."
    assert CONFUCIUS.warning(WORDS, masked(events, 0)) == (
        "**You pay 1 cash too much**, and there is no change. Your turn ends: after this no undo."
    )


def test_cards_keep_their_names_where_they_pay_licences() -> None:
    """They are called by their cash, as in the question how to pay."""
    position = scene(bingbu=". . 2A . . . .", hands={"A": "113"}, colonies={"A": 1})
    events = play(position, "recruit", "pay 1 3")
    assert told(events) == (
        "● **Mei** recruited an army for 4 licences (Bingbu −2), paid with 1+3: "
        "armies in the colonies 1 → **2**."
    )


@pytest.mark.parametrize(
    ("notation", "expected"),
    [
        ("transfer hubu 4 B", "● **Mei** handed **Hubu 4** over to ■ **Jonas**, unsecured."),
        ("nominate red", "● **Mei** nominated a student on the red space for 2 cash."),
        ("force", "● **Mei** forced an examination at the end of this round for 2 cash."),
        ("buy 2", "● **Mei** bought the **tile (2)** for 2 cash."),
        ("give 1 C", "● **Mei** gave ▲ **Aiko** the **wall-hanging (1)**."),
        ("junks 2", "● **Mei** bought 2 junks for 2 cash (Gongbu −1): shipyard 1 → **3**."),
        ("commercial 1 2", "● **Mei** took commercial income, giving up 1+2 (3 cash): drew 4 cards."),
        ("commercial none", "● **Mei** took commercial income, giving up no card: drew 1 card."),
        ("tax", "● **Mei** took tax income: drew 2 cards."),
        ("nothing", "● **Mei** used a cube for no action."),
        ("voyage 1", "● **Mei** sent 1 junk to sea for 1 licence, paid with a 2: 3 junks in the ocean now."),
    ],
)
def test_every_action_is_one_sentence(notation: str, expected: str) -> None:
    position = scene(
        hubu=". . 5 3A 4 . .",
        gongbu=". . 5A . . . .",
        hands={"A": "122"},
        yard={"A": 1},
        ocean={"A": 2},
        colonies={"A": 1},
    )
    events = play(position, notation)
    if position.phase == "pay":
        events += play(position, "pay 2")
    assert told(events) == expected


def test_an_invasion_tells_what_the_box_is_worth() -> None:
    position = scene(colonies={"A": 1}, hands={"A": "1333"})
    events = play(position, "invade annam 2", "pay 3 3 3")
    assert told(events) == (
        "● **Mei** sent an army into **Annam 2** for 8 cash, paid 3+3+3: "
        "3 points and a reward there if the land is taken."
    )


def test_a_voyage_tells_the_land_the_chit_and_the_reward() -> None:
    position = scene(yard={"A": 6}, hands={"A": "1111"})
    events = play(position, "voyage 6 africa", "pay 1 1")
    assert told(events) == (
        "● **Mei** sent 6 junks to sea for 6 licences, paid with 1+1: **Africa** reached first (**+3**), "
        "an Emperor’s Reward, 1 junk in the ocean now."
    )
    position = scene(yard={"A": 5}, hands={"A": "1111"}, visited={"africa": "B"})
    assert "**Africa** reached (not the first there), " in told(play(position, "voyage 5 africa", "pay 1 1"))


# ── gifts and what they cancel ───────────────────────────────────────────────────────────────────────


def test_a_gift_tells_the_gifts_it_cancels_and_why() -> None:
    position = scene(gifts="A4 A2B B3A")
    events = play(position, "give 4 B")
    assert told(events) == (
        "● **Mei** gave ■ **Jonas** the **coat (4)**. "
        "That cancels ● **Mei**’s tile (2) at ■ **Jonas**: a new gift to the same player replaces it. "
        "That cancels ■ **Jonas**’s vase (3) at ● **Mei**: it is answered with a better one."
    )
    assert "That cancels your tile (2) at ■ **Jonas**" in previewed(events)
    assert "■ **Jonas**’s vase (3) at you" in previewed(events)


def test_an_official_handed_to_a_giver_cancels_the_gift() -> None:
    position = scene(hubu=". . 5A! . . . .", gifts="B3A")
    assert told(play(position, "transfer hubu 3 B")) == (
        "● **Mei** handed **Hubu 3** over to ■ **Jonas**, secured. "
        "That cancels ■ **Jonas**’s vase (3) at ● **Mei**: an official goes to its giver."
    )


@pytest.mark.parametrize(
    ("notation", "public", "own"),
    [
        (
            "petition tile B A",
            "**tile (2)** (2 cubes): 2 junks from ■ **Jonas**’s shipyard to ● **Mei**’s.",
            "2 junks from ■ **Jonas**’s shipyard to yours.",
        ),
        (
            "petition vase red",
            "**vase (3)** (2 cubes): the red student is ● **Mei**’s, no longer ■ **Jonas**’s.",
            "the red student is yours, no longer ■ **Jonas**’s.",
        ),
        (
            "petition coat hubu 3 gongbu 5",
            "**coat (4)** (2 cubes): **Hubu 3** and **Gongbu 5** change places, markers with them.",
            "**Hubu 3** and **Gongbu 5** change places, markers with them.",
        ),
        (
            "petition necklace annam 1 mongolia 2",
            "**necklace (5)** (2 cubes): ● **Mei**’s army from **Annam 1** to **Mongolia 2**.",
            "your army from **Annam 1** to **Mongolia 2**.",
        ),
        (
            "petition junk hubu 4 C",
            "**junk (6)** (2 cubes): ▲ **Aiko**’s marker on **Hubu 4** instead of ■ **Jonas**’s, secured.",
            "▲ **Aiko**’s marker on **Hubu 4** instead of ■ **Jonas**’s, secured.",
        ),
    ],
)
def test_a_petition_tells_what_it_changed(notation: str, public: str, own: str) -> None:
    position = scene(
        hubu=". . 5A 3B 4 . .",
        gongbu=". . 6 . 2C . .",
        gifts="A2 A3 A4 A5 A6",
        yard={"B": 3},
        students="B.",
        armies={"annam": "A."},
    )
    events = play(position, notation)
    assert told(events) == f"● **Mei** petitioned the Emperor with the {public}"
    assert previewed(events).endswith(f": {own}")


def test_a_marker_that_only_becomes_secured_replaces_nothing() -> None:
    assert told(play(scene(hubu=". . . 3B . . .", gifts="A6"), "petition junk hubu 4 B")).endswith(
        "**junk (6)** (2 cubes): ■ **Jonas**’s marker on **Hubu 4**, secured."
    )


# ── cards that only one may see ──────────────────────────────────────────────────────────────────────


def test_cards_drawn_are_told_to_nobody_else() -> None:
    events = play(scene(), "tax")
    assert told(events) == "● **Mei** took tax income: drew 2 cards."
    known = CONFUCIUS.drawn(WORDS, masked(events, 0))
    assert re.fullmatch(r"You drew \*\*(\d\+)+\d\*\* \(\d cash or \d licences\)\.", known)
    assert "hidden" not in known
    assert CONFUCIUS.drawn(WORDS, play(scene(), "nothing")) == ""


def test_before_confirm_a_card_to_be_drawn_is_unknown() -> None:
    view = scene().view(0)
    events = play(view, "tax")
    assert previewed(events) == "You take tax income: you draw 2 cards face down."
    assert CONFUCIUS.warning(WORDS, events) == "You draw face down: after this no undo."


@pytest.mark.parametrize(("open_rewards", "public"), [("no", "an Emperor’s Reward"), ("yes", "**Recruit**")])
def test_a_reward_drawn_is_secret_unless_they_are_open(open_rewards: str, public: str) -> None:
    position = scene(
        yard={"A": 5},
        hands={"A": "111"},
        reward_deck="cash recruit",
        options={"open-rewards": open_rewards},
    )
    events = play(position, "voyage 5 india", "pay 1 1")
    assert public in told(events)
    assert CONFUCIUS.drawn(WORDS, masked(events, 0)) == (
        "Emperor’s Reward: **Recruit (an army into the colonies for free)**."
    )


@pytest.mark.parametrize(
    ("notation", "expected"),
    [
        ("card cash", "**Cash**: drew 4 cards."),
        ("card gift 5", "**Gift**: the **necklace (5)** for free."),
        ("card recruit", "**Recruit**: armies in the colonies 1 → **2**."),
        ("card insult", "**Emperor Insulted**: an army from the colonies on the card (**+2**)."),
        ("card bribe-any hubu 3", "**Bribe anywhere**: ● **Mei**’s marker on **Hubu 3**, unsecured."),
    ],
)
def test_a_reward_played_tells_what_it_did(notation: str, expected: str) -> None:
    position = scene(
        hubu=". . 5 3B . . .",
        colonies={"A": 1},
        rewards={"A": "cash gift recruit insult bribe-any"},
    )
    assert told(play(position, notation)) == f"● **Mei** played the reward {expected}"


def test_a_bribery_card_on_the_official_of_another_tells_its_price() -> None:
    position = scene(hubu=". . 5A 3B . . .", rewards={"A": "bribe-hubu"}, hands={"A": "223"})
    assert told(play(position, "card bribe-hubu hubu 4", "pay 2")) == (
        "● **Mei** played the reward **Bribe in Hubu** for 2 cash (Hubu −1): "
        "● **Mei**’s marker on **Hubu 4** instead of ■ **Jonas**’s, unsecured."
    )


def test_an_extra_action_stands_beside_the_card() -> None:
    position = scene(rewards={"A": "extra"})
    assert told(play(position, "card extra", "tax")).splitlines() == [
        "● **Mei** played the reward **Extra action**.",
        "● **Mei** took tax income (extra action): drew 2 cards.",
    ]


# ── the panel while an action is open ────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("answers", "expected"),
    [
        (("bribe",), "bribe"),
        (("bribe", "hubu"), "bribe · Hubu"),
        (("give", "3"), "give a gift · vase (3)"),
        (("petition", "tile", "B"), "petition the Emperor · tile (2) · ■"),
        (("petition", "coat", "hubu", "gongbu"), "petition the Emperor · coat (4) · Hubu 4 · Gongbu"),
        (("invade", "annam"), "invade · Annam"),
        (("voyage", "5"), "sail · 5 junks"),
        (("card", "bribe-any", "gongbu"), "play a reward card · Bribe anywhere · Gongbu"),
    ],
)
def test_what_is_chosen_so_far_is_said_in_a_few_words(answers: tuple[str, ...], expected: str) -> None:
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
    assert progressed(position, *answers) == expected


def test_any_other_way_to_pay_is_called_so() -> None:
    position = scene(hands={"A": "1223"})
    play(position, "junks 2")
    assert progressed(position, "other") == "Any other cards"


def test_what_the_turn_has_done_is_said_in_a_few_words() -> None:
    position = scene(hubu=". . 2 3A 4A . .", passed="BCD", rewards={"A": "bribe-any"}, hands={"A": "1333"})
    events = play(
        position, "transfer hubu 4 B", "junks 1", "pay 1", "card bribe-any hubu 3", "buy 2", "pay 3"
    )
    assert CONFUCIUS.progress(WORDS, people(), masked(events, 0), None) == (
        "transfer influence: Hubu 4 · buy junks: 1 · Bribe anywhere: Hubu 3 · buy a gift: tile (2)"
    )
    assert len(told(events).splitlines()) == 4
