"""The panel of China: every choice tells what it costs or brings, the preview what will happen."""

import pytest

from bot.words.china import NARRATOR as CHINA
from tests.games.china.scenes import play, scene
from tests.words.china.speaking import WEI, labels, masked
from tests.words.speaking import WORDS, cast, open_question


def test_a_province_tells_who_leads_and_what_the_cards_allow_there() -> None:
    position = scene("chu AABBB wei AAABBD lu BBAA han A", "chu D lu C", hand="VOO")
    assert labels(position) == {
        "yan": ("Yan (pay 2 orange): empty, 6 free", "1 piece, as nothing stands there yet: house"),
        "qi": ("Qi (pay 2 orange): empty, 5 free", "1 piece, as nothing stands there yet: house"),
        "lu": ("Lu (pay orange): full, level with B, 2:2", "emissaries 1 of 2 · 1 piece: emissary"),
        "zhao": ("Zhao (pay orange): empty, 7 free", "1 piece, as nothing stands there yet: house"),
        "wei": (
            "Wei (pay 2 orange): 1 free, you lead 3:2",
            "last house: you +7, B +4, D +2 · 1 piece: house or emissary",
        ),
        "han": (
            "Han (pay 2 orange): 5 free, you alone with 1",
            "emissaries 0 of 1 · 1 piece: house or emissary",
        ),
        "chin": ("Ch’in (pay 2 orange): empty, 6 free", "1 piece, as nothing stands there yet: house"),
        "shu": ("Shu (pay 2 orange): empty, 6 free", "1 piece, as nothing stands there yet: house"),
        "chu": (
            "Chu (pay violet or 2 orange): 3 free, B ahead, 3 to your 2",
            "emissaries 1 of 3 · 2 pieces, each a house or emissary",
        ),
        "exchange": ("Exchange a card", "discard one card, take another; you place nothing this turn"),
    }


def test_a_space_tells_what_it_joins_and_completes() -> None:
    position = scene("chin .AA..A chu A", hand="RYV")
    assert labels(position, "chin") == {
        "1": ("Space 1", "rows 0 → 4 points · beside your Ch’in 2 · then you alone with 4, 2 spaces left"),
        "4": ("Space 4", "beside your Ch’in 3 · then you alone with 4, 2 spaces left"),
        "5": ("Space 5", "rows 0 → 4 points · beside your Ch’in 6 · then you alone with 4, 2 spaces left"),
        "dragon": ("Dragon field: an emissary", "emissary 1 of 3 · then you alone with 1"),
    }
    assert labels(scene(WEI, hand="RGV"), "wei")["7"] == ("Space 7", "Wei full: you +7, B +4, D +2")


def test_the_dragon_field_tells_the_lead_and_the_alliances_it_changes() -> None:
    position = scene("chin BBB shu BB wei BB", "chin B shu A wei A", hand="YYR", turn="A")
    assert labels(position, "chin")["dragon"] == (
        "Dragon field: an emissary",
        "emissary 2 of 3 · then level with B, 1:1 · alliances 3 and 4 for you: 6 points",
    )
    position = scene("chin BBB shu BB", "chin B shu B", hand="YYR", turn="A")
    assert play(position, "chin dragon Y")
    assert labels(position)["dragon"] == (
        "Dragon field: an emissary",
        "emissary 3 of 3 · then you lead 2:1 · breaks alliance 4 of B",
    )


def test_one_space_left_and_an_alliance_that_grows() -> None:
    position = scene("lu AA.. qi A", "lu A qi A", hand="OGV")
    assert labels(position, "lu") == {
        "3": ("Space 3", "beside your Lu 2 · then you alone with 3, 1 space left"),
        "4": ("Space 4", "beside your Lu 1 · then you alone with 3, 1 space left"),
        "dragon": (
            "Dragon field: an emissary",
            "emissary 2 of 2 · then you alone with 2 · your alliance 12: 2 → 3 points",
        ),
    }


def test_a_second_piece_can_be_left_out_and_a_payment_tells_what_it_costs() -> None:
    position = scene("chu A", hand="VOO")
    assert labels(position, "chu", "2") == {
        "V": ("One violet card", "you keep 2 orange · a second piece stays possible"),
        "OO": ("Two orange cards as joker", "you keep violet · a second piece stays possible"),
    }
    play(position, "chu 2 V")
    assert labels(position)["done"] == ("No second piece", "you keep 2 cards and take 1")


def test_a_draw_tells_what_the_hand_is_then_and_that_the_deck_is_final() -> None:
    position = scene("chu A", hand="VVR", row="RRVO", deck="GGG")
    play(position, "chu 2 V", "chu 3 V")
    assert labels(position) == {
        "R": ("Red, for Wei or Shu", "you then hold 2 red"),
        "O": ("Orange, for Zhao or Lu", "you then hold red and orange"),
        "V": ("Violet, for Chu", "you then hold red and violet"),
        "deck": ("Face down from the deck", "3 cards left · no undo after it"),
    }
    position.deck = ["G"]
    assert labels(position)["deck"][1] == (
        "the last card: then the discards become the new deck · no undo after it"
    )
    position.exhausted = 1
    assert labels(position)["deck"][1] == "the last card: then the last round begins · no undo after it"


def test_a_fortification_tells_that_anybody_may_use_it() -> None:
    position = scene("qi A", hand="YRR", fortified=True)
    assert labels(position, "qi", "2") == {
        "house": ("House", "beside your Qi 1 · then you alone with 2"),
        "fort": ("Fortification", "neutral: a house on it scores Qi and its row double, for anybody"),
    }
    fortified = labels(scene("qi A+", hand="YRR"), "qi")["2"]
    assert fortified == (
        "Space 2 (fortification)",
        "on a fortification: doubles your points here · beside your Qi 1 · then you alone with 2",
    )


def test_near_the_end_only_what_is_left_is_promised() -> None:
    position = scene("chu A", hand="VVV", row="R", deck="", exhausted=2, emperor="D")
    assert labels(position)["exchange"][1] == "discard one card, take another; you place nothing this turn"
    play(position, "chu 2 V")
    assert labels(position)["done"] == ("No second piece", "you keep 2 cards and take 1")
    position = scene("chu A", hand="VVV", row="", deck="", exhausted=2, emperor="D")
    assert labels(position)["exchange"][1] == (
        "discard one card; none is left to take, and you place nothing this turn"
    )
    play(position, "chu 2 V")
    assert labels(position)["done"] == ("No second piece", "you keep 2 cards; none is left to take")


def test_an_exchange_tells_what_stays() -> None:
    assert labels(scene(hand="RRV"), "exchange") == {
        "R": ("Discard red", "for Wei or Shu · you keep red and violet"),
        "V": ("Discard violet", "for Chu · you keep 2 red"),
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
    view, question = open_question(scene("chu A", hand="VOO", fortified=True), *answers)
    assert CHINA.ask(WORDS, cast(), view, question) == asked


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
        _, question = open_question(position)
    else:
        _, question = open_question(position, "chu")
    assert CHINA.hint(WORDS, question) == hint


def test_who_can_place_nothing_is_told_so() -> None:
    position = scene(hand="RGV")
    position.houses_left[0] = position.emissaries_left[0] = 0
    view, question = open_question(position)
    assert CHINA.ask(WORDS, cast(), view, question) == (
        "You can place no piece, so you exchange a card. Which one do you discard?"
    )
    assert CHINA.progress(WORDS, cast(), [], question) == "exchange"


def test_after_a_first_piece_and_while_drawing_the_questions_say_so() -> None:
    position = scene("chu A", hand="VVV")
    play(position, "chu 2 V")
    assert (
        CHINA.ask(WORDS, cast(), *open_question(position))
        == "Do you place a second piece in Chu (pay violet), and where?"
    )
    play(position, "chu 3 V")
    assert (
        CHINA.ask(WORDS, cast(), *open_question(position)) == "You take 2 cards, one by one. Which one now?"
    )
    play(position, "take R")
    assert CHINA.ask(WORDS, cast(), *open_question(position)) == (
        "Which card do you take? With it your turn ends."
    )


def test_what_was_done_so_far_shows_the_card_that_was_drawn_blind() -> None:
    position = scene("chu A", hand="VVR", deck="YG")
    events = play(position, "chu 3 V", "chu done", "draw")
    assert position.turn == 1
    _, question = open_question(scene("chu A", hand="VRR"), "chu", "4")
    assert CHINA.progress(WORDS, cast(), masked(events, 0), question) == (
        "house on Chu 3 (violet card), drew **green** face down · house on Chu 4"
    )
    events = play(scene("chu A", hand="VVR", deck="G", discards="RR"), "chu 3 V", "chu done", "draw")
    assert CHINA.progress(WORDS, cast(), masked(events, 0), None) == (
        "house on Chu 3 (violet card), drew **green** face down, the deck ran out and was shuffled anew"
    )
    assert "green" not in CHINA.progress(WORDS, cast(), masked(events, 1), question)
    _, question = open_question(scene(hand="RRV"), "exchange")
    assert CHINA.progress(WORDS, cast(), [], question) == "exchange"
    events = play(scene(WEI, hand="RRR"), "wei 7 R")
    _, question = open_question(scene(hand="RRV"))
    assert CHINA.progress(WORDS, cast(), events, question) == (
        "house on Wei 7 (red card), Wei full: you +7, ■ +4, ◆ +2"
    )


def test_the_preview_tells_points_before_and_after_and_warns() -> None:
    view = scene(WEI, hand="RGV").view(0)
    events = play(view, "wei 7 R", "wei done", "draw")
    assert CHINA.preview(WORDS, cast(), events) == (
        "You place a house on **Wei 7** (red card). You draw one card face down.\n"
        "**Wei is full**, so its houses score (rules: House scoring):\n"
        "- you **+7**: most houses (4), a point for each of the 7 houses there\n"
        "- ■ **Jonas** **+4**: second most (2), as many points as the leader has houses (4)\n"
        "- ◆ **Lena** **+2**: third most (1), as many points as the rank above has houses (2)\n"
        "Points: you 0 → **7** · ■ **Jonas** 0 → **4** · ◆ **Lena** 0 → **2**"
    )
    assert CHINA.warning(WORDS, events) == "You draw face down: after this no undo."


def test_the_warning_names_what_is_revealed() -> None:
    events = play(scene(WEI, hand="RGV").view(0), "wei 7 R", "wei done", "take R")
    assert CHINA.warning(WORDS, events) == "The open row is filled from the deck: after this no undo."
    events = play(scene(hand="RGV", deck="", exhausted=2, emperor="D").view(0), "exchange R", "take G")
    assert CHINA.warning(WORDS, events) == "Your turn ends: after this no undo."
    events = play(scene(hand="RGV", deck="", exhausted=2, emperor="B").view(0), "exchange R", "take G")
    assert CHINA.warning(WORDS, events) == "The match ends: after this no undo."


def test_after_confirm_the_player_is_told_what_came_from_the_deck() -> None:
    position = scene("chu A", hand="VRR", deck="YG", row="RGYO")
    events = play(position, "chu 3 V", "chu 4 RR", "draw", "take R", "draw")
    assert CHINA.drawn(WORDS, masked(events, 0)) == "You drew **green and yellow** face down."
    assert CHINA.drawn(WORDS, play(scene(hand="RGV"), "exchange R", "take G")) == ""


def test_the_hand_names_provinces_and_pieces_left() -> None:
    position = scene("chu AAA", "chu A", hand="RVV", fortified=True)
    assert CHINA.hand(WORDS, position.view(0), 0) == (
        "You hold red (Wei, Shu) and 2 violet (Chu). Pieces left: 17 houses, 7 emissaries, 1 fortification."
    )
