"""The panel of China: every choice tells what it costs or brings, the preview what will happen."""

import pytest

from tests.support.games.china.scenes import play, scene
from tests.support.text.china.speaking import WEI
from tests.support.text.speaking import Speech, masked, table

says = Speech("china")


def test_a_place_tells_who_leads_what_it_joins_and_completes() -> None:
    assert says.listed(scene("chu AABBB wei AAABBD lu BBAA han A", "chu D lu C", hand="VOO")) == table("""
        yan -> Yan (pay 2 orange) | 1 piece: house
        qi -> Qi (pay 2 orange) | 1 piece: house
        lu -> Lu (pay orange) | level with ■, 2:2 · 1 piece: emissary
        zhao -> Zhao (pay orange) | 1 piece: house
        wei -> Wei (pay 2 orange) | last house: you +7, ■ +4, ◆ +2
        han -> Han (pay 2 orange) | you alone: 1 · 1 piece: house or emissary
        chin -> Ch’in (pay 2 orange) | 1 piece: house
        shu -> Shu (pay 2 orange) | 1 piece: house
        chu -> Chu (pay violet or 2 orange) | ■ ahead 3:2 · 2 pieces: house or emissary
        exchange -> Exchange a card | discard one, take another; place nothing
        """)
    assert says.labels(scene("chin .AA..A chu A", hand="RYV"), "chin") == {
        "1": ("Space 1", "rows 0 → 4 · joins Ch’in 2 · 2 free"),
        "4": ("Space 4", "joins Ch’in 3 · then you alone: 4"),
        "5": ("Space 5", "rows 0 → 4 · joins Ch’in 6 · 2 free"),
        "dragon": ("Dragon field: an emissary", "then you alone: 1 · emissary 1 of 3"),
    }
    assert says.labels(scene(WEI, hand="RGV"), "wei")["7"] == ("Space 7", "full: you +7, ■ +4, ◆ +2")
    position = scene("chin BBB shu BB wei BB", "chin B shu A wei A", hand="YYR", turn="A")
    assert says.labels(position, "chin")["dragon"] == (
        "Dragon field: an emissary",
        "alliances 3, 4: +6 · then level with ■, 1:1",
    )
    position = scene("chin BBB shu BB", "chin B shu B", hand="YYR", turn="A")
    assert play(position, "chin dragon Y")
    assert says.listed(position)["dragon"] == (
        "Dragon field: an emissary | breaks alliance 4 of ■ · then you lead 2:1"
    )
    assert says.listed(scene("lu AA.. qi A", "lu A qi A", hand="OGV"), "lu") == table("""
        3 -> Space 3 | joins Lu 2 · then you alone: 3
        4 -> Space 4 | joins Lu 1 · then you alone: 3
        dragon -> Dragon field: an emissary | alliance 12: 2 → 3 · then you alone: 2
        """)
    assert says.labels(scene("qi A", hand="YRR", fortified=True), "qi", "2") == {
        "house": ("House", "joins Qi 1 · then you alone: 2"),
        "fort": ("Fortification", "a house there doubles Qi and its row"),
    }
    assert says.labels(scene("qi A+", hand="YRR"), "qi")["2"] == (
        "Space 2 (fortification)",
        "doubles your points · joins Qi 1",
    )


def test_cards_tell_what_they_cost_and_what_the_hand_is_then() -> None:
    position = scene("chu A", hand="VOO")
    assert says.labels(position, "chu", "2") == {
        "V": ("Violet card", "you keep 2 orange · second piece possible"),
        "OO": ("Orange pair", "you keep violet · second piece possible"),
    }
    play(position, "chu 2 V")
    assert says.labels(position)["done"] == ("No second piece", "you keep 2 cards and take 1")
    position = scene("chu A", hand="VVR", row="RRVO", deck="GGG")
    play(position, "chu 2 V", "chu 3 V")
    assert says.labels(position) == {
        "R": ("Red, for Wei or Shu", "you then hold 2 red"),
        "O": ("Orange, for Zhao or Lu", "you then hold red and orange"),
        "V": ("Violet, for Chu", "you then hold red and violet"),
        "deck": ("Face down from the deck", "3 left · no undo"),
    }
    position.deck = ["G"]
    assert says.labels(position)["deck"][1] == ("last card: discards become the deck · no undo")
    position.exhausted = 1
    assert says.labels(position)["deck"][1] == "last card: this round is the last · no undo"
    position.emperor = 1
    assert says.labels(position)["deck"][1] == "last card: this turn is the last · no undo"
    position.deck = ["G", "G"]
    assert says.labels(position)["deck"][1] == "2 left; the round in which they run out is the last · no undo"
    position = scene("chu A", hand="VVV", row="R", deck="", exhausted=2, emperor="D")
    assert says.labels(position)["exchange"][1] == "discard one, take another; place nothing"
    play(position, "chu 2 V")
    assert says.labels(position)["done"] == ("No second piece", "you keep 2 cards and take 1")
    position = scene("chu A", hand="VVV", row="", deck="", exhausted=2, emperor="D")
    assert says.labels(position)["exchange"][1] == ("discard one, take none; place nothing")
    play(position, "chu 2 V")
    assert says.labels(position)["done"] == ("No second piece", "you keep 2 cards; none left to take")
    assert says.labels(scene(hand="RRV"), "exchange") == {
        "R": ("Discard red", "you keep red and violet · for Wei, Shu"),
        "V": ("Discard violet", "you keep 2 red · for Chu"),
    }


@pytest.mark.parametrize(
    ("answers", "asked"),
    [
        ((), "Where do you place a piece? Or do you exchange a card?"),
        (("chu",), "Where in Chu do you place (pay violet or 2 orange)?"),
        (("chu", "2"), "A house or your fortification on Chu 2?"),
        (("chu", "2", "fort"), "What do you pay for the fortification on Chu 2?"),
        (("chu", "dragon"), "What do you pay for the emissary in Chu?"),
        (("exchange",), "Which card do you discard?"),
    ],
)
def test_every_question_names_what_it_is_about(answers: tuple[str, ...], asked: str) -> None:
    assert says.ask(scene("chu A", hand="VOO", fortified=True), *answers) == asked


@pytest.mark.parametrize(
    ("houses", "emissaries", "hint"),
    [
        ("", "", "Choose a space"),
        ("chu A", "", "Choose a space or the dragon field"),
        ("chu AAAAABBB", "", "Choose the dragon field, or stop"),
        ("chu A", "chu A", "Choose a space"),
    ],
)
def test_the_list_of_places_says_what_is_in_it(houses: str, emissaries: str, hint: str) -> None:
    position = scene(houses, emissaries, hand="VVV")
    if "AAAAA" in houses:
        play(position, "chu dragon V")
        assert says.hint(position) == hint
    else:
        assert says.hint(position, "chu") == hint


def test_a_question_says_what_has_gone_before_it() -> None:
    position = scene(hand="RGV")
    position.houses_left[0] = position.emissaries_left[0] = 0
    assert says.ask(position) == "You can place no piece, so you exchange a card. Which one do you discard?"
    assert says.chosen(position) == "exchange"
    position = scene("chu A", hand="VVV")
    play(position, "chu 2 V")
    assert says.ask(position) == "Do you place a second piece in Chu (pay violet), and where?"
    play(position, "chu 3 V")
    assert says.ask(position) == "You take 2 cards, one by one. Which one now?"
    play(position, "take R")
    assert says.ask(position) == "Which card do you take? With it your turn ends."


def test_what_was_done_so_far_shows_the_card_that_was_drawn_blind() -> None:
    events = play(scene("chu A", hand="VVR", deck="YG"), "chu 3 V", "chu done", "draw")
    own, others = (
        says.chosen(scene("chu A", hand="VRR"), "chu", "4", events=masked(events, seat)) for seat in (0, 1)
    )
    assert own == "house on Chu 3 (violet card), drew **green** face down · house on Chu 4"
    assert "green" not in others
    assert says.done(
        play(scene("chu A", hand="VVR", deck="G", discards="RR"), "chu 3 V", "chu done", "draw")
    ) == ("house on Chu 3 (violet card), drew **green** face down, the deck ran out and was shuffled anew")
    assert says.chosen(scene(hand="RRV"), "exchange") == "exchange"
    assert says.done(play(scene(hand="RGV"), "exchange R")) == "discarded red"
    assert says.chosen(scene(hand="RRV"), events=play(scene(WEI, hand="RRR"), "wei 7 R")) == (
        "house on Wei 7 (red card), Wei full: you +7, ■ +4, ◆ +2"
    )


def test_the_preview_tells_points_the_warning_what_is_revealed_and_confirm_what_was_drawn() -> None:
    events = play(scene(WEI, hand="RGV").view(0), "wei 7 R", "wei done", "draw")
    assert says.previewed(events) == (
        "You place a house on **Wei 7** (red card). You draw one card face down.\n"
        "**Wei is full**, so its houses score (rules: House scoring):\n"
        "- you **+7**: most houses (4), a point for each of the 7 houses there\n"
        "- ■ **Jonas** **+4**: second most (2), as many points as the leader has houses (4)\n"
        "- ◆ **Lena** **+2**: third most (1), as many points as the rank above has houses (2)\n"
        "Points: you 0 → **7** · ■ **Jonas** 0 → **4** · ◆ **Lena** 0 → **2**"
    )
    assert says.warned(events) == "You draw face down: after this no undo."
    events = play(scene(WEI, hand="RGV").view(0), "wei 7 R", "wei done", "take R")
    assert says.warned(events) == "The open row is filled from the deck: after this no undo."
    events = play(scene(hand="RGV", deck="", exhausted=2, emperor="D").view(0), "exchange R", "take G")
    assert says.warned(events) == "Your turn ends: after this no undo."
    events = play(scene(hand="RGV", deck="", exhausted=2, emperor="B").view(0), "exchange R", "take G")
    assert says.warned(events) == "The match ends: after this no undo."
    position = scene("chu A", hand="VRR", deck="YG", row="RGYO")
    events = play(position, "chu 3 V", "chu 4 RR", "draw", "take R", "draw")
    assert says.drawn(events) == "You drew **green and yellow** face down."
    assert says.drawn(play(scene(hand="RGV"), "exchange R", "take G")) == ""
    assert says.hand(scene("chu AAA", "chu A", hand="RVV", fortified=True)) == (
        "You hold red (Wei, Shu) and 2 violet (Chu). Pieces left: 17 houses, 7 emissaries, 1 fortification."
    )
