"""The panel of Confucius: the action box, what is waited for, what each choice costs or brings."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from bot.text.confucius.answers import given
from bot.text.formatter import formatter_of
from games.confucius.box import prospects
from games.confucius.components import DO
from games.confucius.deeds import cubes
from games.confucius.gifts import GiftRemoved
from games.confucius.position import ConfuciusPosition
from games.engine.choices import Question, walk
from tests.support.games.confucius.printed import LETTERS
from tests.support.games.confucius.random_positions import played
from tests.support.games.confucius.scenes import play, scene
from tests.support.games.playing import quick_of
from tests.support.text.confucius.situations import extra, favour, met, resolved, won
from tests.support.text.speaking import WORDS, Speech, open_question, players, scripts

CONFUCIUS = formatter_of("confucius")
says = Speech("confucius", 5)
Before = Callable[[], ConfuciusPosition]


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


def planned(*deeds: str, **facts: Any) -> ConfuciusPosition:
    """A's plan after these deeds: what was drawn or turned up in it is not known."""
    view = scene(**facts).view(0).imagine(0)
    for deed in deeds:
        play(view, deed)
    return view.imagine(0)


PANELS: dict[Before, str] = {
    # the action box
    middle: """
        ? … | **3 cubes** left. You hold 1+2+3 (6 cash or 6 licences). | **Ministries** bribe 2 cubes, 4 cash
            (Hubu −1) (not in Hubu (■): gifts you hold) · secure 2 cubes, 3 cash (Hubu −1) · transfer |
            **Examination** nominate 1 cube, 2 cash · force 1 cube, 2 cash | **Armies** recruit 1 cube, 6
            licences · ✗ invade: no army in your colonies | **Ships** junks 1 cube, 1–4 cash · ✗ voyage: no
            junk in your shipyard | **Gifts** buy 1 cube, 3–6 cash · give 1 cube · petition 2 cubes | … |
            **Else** no action 1 cube · ✗ reward card: you hold none
        bribe -> Bribe an official | 2 cubes · Bingbu 3: 4 cash
        secure -> Secure an official | 2 cubes, 3 cash · 2 officials
        transfer -> Transfer influence | 2 officials
        nominate -> Nominate a student | 1 cube, 2 cash · Orange
        force -> Force an examination | 1 cube, 2 cash · red: ■ Jonas
        recruit -> Recruit an army | 1 cube, 6 licences · colonies 0 → 1
        junks -> Buy junks | 1 cube, 1–4 cash · 0 in your shipyard
        buy -> Buy a gift | 1 cube, 3–6 cash · 2 to choose from
        give -> Give a gift | 1 cube · wall-hanging, tile, coat
        petition -> Petition the Emperor | 2 cubes · tile, coat
        commercial -> Commercial income | 1 cube · give up 0–4 cash, draw 1–5
        tax -> Tax income | 1 cube · cards 3 → 5
        nothing -> No action | 1 cube
        """,
    partial(scene, students=".."): """
        label force -> Force an examination | 1 cube, 2 cash · void without a student
        """,
    partial(scene, students="BC"): """
        label force -> Force an examination | 1 cube, 2 cash · held this round anyway
        """,
    partial(scene, students="B.", forced=True): """
        label force -> Force an examination | 1 cube, 2 cash · already forced, no effect
        """,
    partial(scene, cubes="0333", bingbu=". . 5A . . . .", rewards={"A": "insult"}, colonies={"A": 1}): """
        task -> play a reward card, transfer or pass, round 3
        ? What do you do? | No cube left: without one you play a card, transfer or pass. You hold 2+2+3 (7
            cash or 5 licences). | **Ministries** transfer | **Else** reward card | All else takes a cube.
        label pass -> Pass | you are done for this round
        """,
    favour: """
        task -> take the Imperial Favour, round 3
        ask -> … | **Else** no action · ✗ reward card: not with this action
        ? What do you do with the Imperial Favour? | …
        """,
    extra: """
        ask -> … | **Money** commercial · tax | **Else** no action · ✗ reward card: not with this action
        ? Which extra action do you take? | …
        """,
    scene: "task -> take an action, round 3 (3 cubes left)",
    partial(scene, "chief", chief="A", cubes="5433"): """
        task -> name the next Chief Minister, round 3
        ?
        C -> ▲ Aiko | 3 cubes, one for the Favour · ◆ Lena begins
        D -> ◆ Lena | 3 cubes, one for the Favour · you begin
        """,
    # the court phase
    partial(met, students="BC", gifts="B4A", hands={"A": "1233"}): """
        task -> lay cards in the examination: red ■ against orange ▲
        tutor red 2
        ? Which cards do you lay for red (■ **Jonas**)? | You must: you hold the coat (4) of ■; 3 cards or
            more end that gift. The prize is the candidate for Bingbu. Laid: red 1 (◆ 1), orange none. You
            hold 1+2+3+3 (9 cash or 7 licences).
        label 1+2+3 -> 1+2+3: 6 cash | ends their coat · you keep a 3
        """,
    partial(met, students="BC", gifts="B4C", hands={"A": "1233"}): """
        tutor red 2
        label red 1+2+3 -> 1+2+3: 6 cash | you keep a 3
        """,
    partial(met, students="BC", gifts="B4A C4A", chief="A"): """
        ? … | Red (■ **Jonas**) against orange (▲ **Aiko**), for the candidate for Bingbu. Laid: red none,
            orange none. You hold the coat (4) of ■ and the coat (4) of ▲, so you may choose. You hold 2+2+3
            (7 cash or 5 licences).
        red -> red: ■ Jonas | bound by their coat · no card laid
        """,
    partial(met, students="BC", chief="D", hands={"D": "33"}): """
        tutor orange 3 3
        ? For whom do you lay cards? | Red (■ **Jonas**) against orange (▲ **Aiko**), for the candidate for
            Bingbu. Laid: red none, orange 2 (◆ 2). You are free. You hold 2+2+3 (7 cash or 5 licences).
        label orange -> orange: ▲ Aiko | laid: ◆ Lena 2
        """,
    partial(scene, hands={"A": "333"}, candidate="any"): """
        nominate? … | The examination is for the candidate for any ministry; in a tie red wins.
        red -> Red | wins ties · orange: nobody
        orange -> Orange | red: nobody
        """,
    partial(won, ". . 2 4 . . ."): """
        task -> place the candidate for Bingbu, having won the examination
        ?
        7 -> Bingbu 7: empty | then you 1 · armies cheaper
        """,
    partial(met, bingbu="2A! 3A! 4B! 5B! 6A! 3 2B", students="AA", candidate="bingbu"): """
        ? On which place in Bingbu do you put your candidate for Bingbu? | …
        6 -> Bingbu 6: replaces unbribed 3 | full, resolved: you 4, ■ Jonas 3
        """,
    resolved: """
        task -> give away influence in Bingbu, which is resolved
        ? Who gets your influence in Bingbu? | It is resolved (● 2, ■ 2, ◆ 2, you 1), and you have least. You
            hold the vase (3) of ● and the vase (3) of ◆, your highest gifts here, so it goes to one of the
            givers.
        A -> ● Mei: 2 → 3 | then ● 3, ■ 2, ◆ 2 · ends their vase
        D -> ◆ Lena: 2 → 3 | then ◆ 3, ● 2, ■ 2 · ends their vase
        """,
    # Of the two left, equal in tiles, the better best place decides, tiles received included.
    partial(met, bingbu="2B! 3A! 4A! 5B! 6B! 4A! 2C!", turn="C"): """
        ?
        B -> ■ Jonas: 3 → 4 | then Minister ■ Jonas, Secretary ● Mei
        """,
    partial(met, hands={"A": "11223"}, chief="A"): """
        task -> discard down to 4 cards
        ? Which card do you discard? | You hold 1+1+2+2+3 (9 cash or 11 licences): 5 cards, and 4 may stay.
        label 2 -> Discard a 2 | you keep 1+1+2+3
        """,
    # officials
    partial(
        scene, bingbu=". . 5 4B 3 . .", hubu="2A! 3A! 4D! 5D! 6A! 3 2C", gifts="B3A A3C", hands={"A": "333"}
    ): """
        bribe? In which ministry do you bribe an official?
        bingbu -> Bingbu: 2–4 cash | ■ Jonas 1 · 1 taken · posts +7, +5
        bribe bingbu? Which official in Bingbu do you bribe? | Minister +7, Secretary +5 · ■ **Jonas** 1 · 1
            of 7 places taken
        5 -> Bingbu 5: 2 cash | then ■ Jonas 1, you 1 · gifts bar you
        """,
    partial(scene, bingbu=". . 5 4B 3 . .", gifts="A3B", hands={"A": "333"}): """
        label bribe 3 -> Bingbu 3: 5 cash | then you 1, ■ Jonas 1 · gifts bar ■
        """,
    partial(scene, bingbu=". . 5A 4B 3A! . .", hubu=". . 4A . . . .", hands={"A": "333"}, gifts="B3A"): """
        secure?
        hubu -> Hubu 3: 3 cash | now you 1
        transfer bingbu?
        5 -> Bingbu 5: your 3, secured | you keep 1 there
        transfer bingbu 3? Who gets Bingbu 3, your 5? | Now: you 2, ■ **Jonas** 1.
        B -> ■ Jonas | ends their vase · then ■ Jonas 2, you 1
        D -> ◆ Lena | then ◆ 1, ■ 1, you 1
        """,
    partial(
        scene,
        rewards={"A": "bribe-any gift"},
        hubu=". 5 4B 3A . . .",
        bingbu=". . 2B! . . . .",
        hands={"A": "1233"},
    ): """
        card?
        gift -> Gift | a gift of your own for free
        bribe-any -> Bribe anywhere | an unmarked official free, unsecured at its price
        card bribe-any?
        2 -> Hubu 2: free | then you 2, ■ Jonas 1
        3 -> Hubu 3: ■ Jonas | 3 cash · then you 2
        label card gift 6 -> junk (6) | free instead of 6 cash
        """,
    partial(
        scene, rewards={"A": "bribe-any"}, hubu=". 5 4B . . . .", bingbu=". . 2 . . . .", hands={"A": "333"}
    ): """
        card? Bribe anywhere: in which ministry?
        hubu -> Hubu: 2 officials | ■ Jonas 1 · 1 taken · posts +7, +5
        """,
    # armies and ships
    partial(scene, gongbu=". . 4A . . . .", hands={"A": "123"}): """
        junks?
        1 -> 1 junk: 1 cash | shipyard 0 → 1, supply 24
        3 -> 3 junks: 4 cash | shipyard 0 → 3, supply 22
        """,
    partial(
        scene,
        yard={"A": 9},
        ocean={"A": 1},
        hands={"A": "1112"},
        visited={"spice": "B", "india": "BA"},
        reward_deck="cash",
    ): """
        voyage? How many of your 9 junks set sail? | 1 at sea; 5 make a voyage.
        label voyage 3 -> 3 junks: 3 licences | ocean 1 → 4 · voyage at 5
        label voyage 6 -> 6 junks: 6 licences | 1 voyage · 1 reward card · ocean 1 → 2
        label voyage 9 -> 9 junks: 9 licences | 2 voyages · 1 reward card · ocean 1 → 0
        voyage 4?
        spice -> Spice Islands | ■ Jonas came first · 1 reward card
        arabia -> Arabia | 4 points · 1 reward card
        africa -> Africa | 3 points · 1 reward card
        americas -> Americas | 2 points · 1 reward card
        """,
    partial(scene, colonies={"A": 2}, armies={"mongolia": "B.A"}, wall=3, hands={"A": "333"}): """
        invade?
        mongolia -> Mongolia 2: 3 points ★ | 6 cash · full: won this round
        manchuria -> Manchuria: 5 cash | 4 empty · lost at wall 8
        invade annam? Which box in Annam?
        1 -> Annam 1: 4 points | 8 cash · 1 empty · lost at wall 4
        """,
    # gifts and petitions
    partial(scene, hubu=". . 4A 3 2B! . .", gifts="B3A A2 A4 A5C"): """
        give?
        2 -> tile (2) | may go to ▲, ◆
        4 -> coat (4) | may go to anybody
        give 4? Who gets your coat (4)?
        B -> ■ Jonas | bars bribes in Hubu · ends their vase
        C -> ▲ Aiko | bars no bribe yet · ends your necklace
        D -> ◆ Lena | bars no bribe yet · 5 cubes next round
        """,
    partial(scene, hands={"A": "33"}): """
        label buy 2 -> tile: 2 cash | as a petition: moves 2 junks between shipyards
        """,
    partial(scene, students="BA", gifts="A3 A2", yard={"B": 1, "C": 3}): """
        petition?
        vase -> vase (3) → red: ■ Jonas | both yours: you win without cards
        petition tile?
        B -> ■ Jonas: 1 junk | none stays there
        C -> ▲ Aiko: 3 junks | 1 stays there
        petition tile B?
        D -> ◆ Lena: 0 → 1
        """,
    partial(scene, hubu=". . 4B . 3A! . 5", bingbu=". . . . 6C! . 2", gifts="A4"): """
        petition? With a place in which ministry does yours on Hubu 5 change?
        label petition hubu -> Hubu 7 | unbribed 5
        petition bingbu?
        5 -> Bingbu 5 | ▲ Aiko’s 6, secured · Hubu ■ 1, ▲ 1
        """,
    partial(scene, armies={"annam": "A.", "mongolia": "B.A"}, gifts="A5"): """
        petition? In which land is the army that moves?
        petition annam?
        annam -> Annam 2: 3 points ★ | 1 empty · lost at wall 4
        manchuria -> Manchuria | 4 empty · lost at wall 8
        """,
    partial(scene, hubu=". . 4B . 3A! . .", gifts="A6"): """
        petition? Whose secured marker comes to Hubu 3, ■ **Jonas**’s 4? | …
        A -> you | then you 2
        B -> ■ Jonas | stays, secured
        D -> ◆ Lena | then ◆ Lena 1, you 1
        """,
    # cards
    partial(scene, hands={"A": "1223"}): """
        buy 4
        task -> buy the coat (4): to pay for it
        """,
    partial(scene, hands={"A": "1223"}, cubes="4333"): """
        junks 2
        ?
        1+2 -> 1+2: 3 cash | exact · you keep 2+3
        2+2 -> 2+2: 4 cash | 1 too much · you keep 1+3
        other -> Any other cards | 6 ways
        other? Which cards, to pay 3 cash to buy 2 junks? | You hold 1+2+2+3 (8 cash or 8 licences). There is
            no change.
        """,
    partial(scene, hands={"A": "1133"}, bingbu=". . 3A . . . ."): """
        recruit
        ? How do you pay 4 licences (Bingbu −2) to recruit an army? | You hold 1+1+3+3 (8 cash or 8 licences).
            As licences a 1 is 3, a 2 is 2, a 3 is 1; there is no change.
        """,
    partial(scene, hands={"A": "13"}): """
        commercial?
        none -> give up nothing | draw 1 · you keep 1+3 · cards 2 → 3
        1+3 -> give up 1+3 | draw 5 · you keep no card
        """,
    # plans: nothing is said of what is not known
    partial(planned, "tax", hands={"A": ""}): """
        hand -> You hold 2 hidden cards. | …
        ? … | **2 cubes** left. You hold 2 hidden cards. | …
        """,
    partial(planned, candidate="?"): """
        label nominate -> Nominate a student | 1 cube, 2 cash · unknown candidate
        """,
    partial(planned, candidate="?", phase="place"): """
        task -> place the unknown candidate, having won the examination
        ? In which ministry do you put your unknown candidate? | …
        place bingbu 3
        previewed -> You put the unknown candidate on **Bingbu 3**, secured. | …
        """,
}


@pytest.mark.parametrize(("before", "script"), scripts(PANELS))
def test_the_panel_tells_what_every_choice_costs_brings_and_ends(before: Before, script: str) -> None:
    says.follow(before(), script)


def test_in_a_plan_for_others_they_pay_with_cards_of_which_only_the_number_is_known() -> None:
    """What is not among the known cards is taken from the hidden ones, as the rule takes it."""
    plan = scene(hands={"B": "233"}).view(0).imagine(1)
    question = walk(plan.legal(), ["commercial"]).next
    assert isinstance(question, Question)
    labels = CONFUCIUS.asked(WORDS, players(4, "confucius"), plan, question).labels()
    assert {token: labels[token].detail for token in ("none", "1+3")} == {
        "none": "draw 1 · you keep 3 hidden cards",
        "1+3": "draw 5 · you keep a hidden card",
    }


@pytest.mark.parametrize("seed", quick_of(6, 2))
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
        text = CONFUCIUS.asked(WORDS, players(position.seats, "confucius"), view, question).ask()
        found = says.labels(position)
        for entry in prospects(view, seat):
            assert (entry.do in found) == (entry.refusal is None)
            if entry.refusal is not None:
                continue
            taken = cubes(view, seat, entry.do)
            detail = found[entry.do][1]
            assert f"{taken} cube" in detail if taken else "cube" not in detail
            if entry.kind:
                assert f"{entry.least}" in detail
                assert entry.kind.removesuffix("s") in detail
        assert list(found) == [do for do in DO if do in found]
        assert text.count("✗") <= len(DO) - len(found)
        checked += 1
    assert checked > 5


@pytest.mark.parametrize("seed", quick_of(6, 2))
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
            assert given(view, LETTERS.index(to), int(value)).gifts == after.gifts
            assert all(event.why in ("replaced", "better") for event in ended)
            checked += 1
    assert checked > 10
