"""China in words: the sentences say what happened and why, the board is told in full, nothing hidden is."""

import logging
import random
import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from bot.words import Cast, explain, words
from bot.words.china import NARRATOR as CHINA
from bot.words.china import names
from bot.words.china.board import LONGEST_BOARD, chains
from bot.words.narrator import LONGEST_ALT, LONGEST_LABEL, LONGEST_SCORING
from games.china import GAME
from games.china.actions import parse
from games.china.components import SIDES, board, roads
from games.china.events import ChinaEvent, GameEnded
from games.china.position import ChinaPosition
from games.china.rules import REFUSALS
from games.engine import BadData, BadNotation, Event, IllegalAction, Outcome, Seat
from games.engine.choices import Question, walk
from tests.games.china.scenes import place, play, scene

WORDS = words("en")
PEOPLE = ("Mei", "Jonas", "Aiko", "Lena", "Tom")
LONG = tuple(f"{letter}*_|~<`> of thirty-two characters!!" for letter in "ABCDE")
"""Every sign of markup, which doubles in a message; longer than the 32 characters that are shown."""


def cast(seats: int = 4) -> Cast:
    return Cast.of(PEOPLE[:seats])


def open_question(position: ChinaPosition, *answers: str) -> tuple[ChinaPosition, Question]:
    """The view of the seat to act, and the question that follows these answers."""
    assert position.turn is not None
    view = position.view(position.turn)
    walked = walk(view.legal(), answers)
    assert walked.taken == answers
    assert isinstance(walked.next, Question)
    return view, walked.next


def labels(position: ChinaPosition, *answers: str) -> dict[str, tuple[str, str]]:
    """Text and detail of the answers to the question that follows these answers."""
    view, question = open_question(position, *answers)
    found = CHINA.labels(WORDS, cast(position.seats), view, question)
    return {token: (label.text, label.detail) for token, label in found.items()}


def masked(events: list[Event], seat: Seat | None = None) -> list[Event]:
    return [event.view(seat) for event in events]


def summary(events: list[Event]) -> str:
    return CHINA.summary(WORDS, cast(), masked(events))


# ── a turn after the fact ────────────────────────────────────────────────────────────────────────────

WEI = "wei AAABBD"
"""Example 6 of the rules before A fills the last space."""


def test_a_turn_that_fills_a_province_tells_who_got_how_many_points_and_why() -> None:
    position = scene(WEI, hand="ROO", row="RGYO", deck="VYV")
    events = play(position, "wei 7 R", "wei dragon OO", "take R", "draw", "draw")
    assert summary(events) == (
        "● **Mei** placed a house on **Wei 7** (red card) and an emissary in **Wei** (orange pair). "
        "Then took red from the row and drew 2 cards face down. New in the row: violet.\n"
        "**Wei is full**, so its houses score (rules: House scoring):\n"
        "- ● **Mei** **+7**: most houses (4), a point for each of the 7 houses there\n"
        "- ■ **Jonas** **+4**: second most (2), as many points as the leader has houses (4)\n"
        "- ◆ **Lena** **+2**: third most (1), as many points as the rank above has houses (2)\n"
        "The deck ran out for the first time: 3 discards are shuffled and become the new deck."
    )
    assert CHINA.standings(WORDS, cast(), position.view(None), events) == (
        "Points: ● 0 → **7** · ■ 0 → **4** · ▲ 0 · ◆ 0 → **2** · 3 cards in the deck, second time through"
    )


def test_equal_houses_share_a_rank_and_a_fortification_doubles() -> None:
    events = play(scene("qi BbCC", turn="D", hand="YRR", fortified=True), "qi 5 Y", "qi done", "take R")
    assert summary(events).splitlines()[1:] == [
        "**Qi is full**, so its houses score (rules: House scoring):",
        "- ■ **Jonas** **+10**: shares the most houses (2), a point for each of the 5 houses there, "
        "doubled by a fortification",
        "- ▲ **Aiko** **+5**: shares the most houses (2), a point for each of the 5 houses there",
        "- ◆ **Lena** **+2**: second most (1), as many points as the leader has houses (2)",
    ]


def test_an_exchange_tells_the_discard_and_keeps_a_blind_draw_secret() -> None:
    events = play(scene(hand="RGV", deck="VV"), "exchange R", "draw")
    assert summary(events) == "● **Mei** exchanged: discarded red. Then drew one card face down."
    assert CHINA.summary(WORDS, cast(), masked(events, 0)) == (
        "● **Mei** exchanged: discarded red. Then drew violet face down."
    )
    events = play(scene(hand="RGV", row="RRYO", deck="GG"), "exchange V", "take R")
    assert summary(events) == (
        "● **Mei** exchanged: discarded violet. Then took red from the row. New in the row: green."
    )


def test_an_exchange_when_no_card_is_left() -> None:
    events = play(scene(hand="RGV", row="", deck="", exhausted=2, emperor="D"), "exchange R")
    assert summary(events) == "● **Mei** exchanged: discarded red. No card was left to take for it."


def test_the_last_round_is_announced_and_stays_in_sight() -> None:
    position = scene("chu A", hand="VVV", deck="R", exhausted=1, emperor="D")
    events = play(position, "chu 2 V", "chu done", "draw")
    assert summary(events) == (
        "● **Mei** placed a house on **Chu 2** (violet card). Then drew one card face down.\n"
        "The deck ran out for the second time: **last round**, 2 more turns."
    )
    assert CHINA.standings(WORDS, cast(), position.view(None), events) == (
        "Points: ● 0 · ■ 0 · ▲ 0 · ◆ 0 · deck used up · "
        "**last round**, still to play: ■ **Jonas** and ▲ **Aiko**"
    )


def test_the_last_turn_of_the_match_says_why_it_was_the_last() -> None:
    position = scene("chu AAB", "chu A", hand="VRR", deck="R", exhausted=1, emperor="B")
    events = play(position, "chu 4 V", "chu done", "draw")
    assert summary(events) == (
        "● **Mei** placed a house on **Chu 4** (violet card). Then drew one card face down.\n"
        "The deck ran out for the second time: this is the last turn.\n"
        "The match is over: the deck ran out twice and the round is complete."
    )
    assert CHINA.standings(WORDS, cast(), position.view(None), events) == (
        "Points: ● 0 → **4** · ■ 0 → **3** · ▲ 0 · ◆ 0"
    )


def test_a_resignation() -> None:
    position = scene(WEI)
    assert summary(position.resign(2)) == (
        "▲ **Aiko** resigned. Their pieces stay and count, their turns are passed over."
    )
    position.resign(1)
    assert summary(position.resign(3)) == (
        "◆ **Lena** resigned. Their pieces stay and count, their turns are passed over.\n"
        "The match is over: only one player is left."
    )


# ── the end ──────────────────────────────────────────────────────────────────────────────────────────

ROW_OF_FIVE = "chin .DD.DD shu DD wei BD lu a"
"""D's row of example 9, and a house on a fortification."""


def ended() -> tuple[ChinaPosition, list[Event]]:
    """Examples 8 and 9 in one final scoring; alliance 4 brings nobody anything."""
    position = scene(ROW_OF_FIVE, "wei DB chin DDBA shu CCD", hand="VRR", deck="R", exhausted=1, emperor="B")
    position.scores = [12, 9, 0, 20]
    return position, play(position, "chu 1 V", "draw")


def test_the_final_scoring_is_told_in_steps() -> None:
    position, events = ended()
    assert CHINA.scoring(WORDS, cast(), events) == (
        "**Final scoring**: A Mei · B Jonas · C Aiko · D Lena\n"
        "**1. Houses** of the provinces not scored before\n"
        "- Lu (houses A 1): A +2 (doubled)\n"
        "- Wei (houses B 1, D 1): B +2, D +2\n"
        "- Ch’in (houses D 4): D +4\n"
        "- Shu (houses D 2): D +2\n"
        "- Chu (houses A 1): A +1\n"
        "**2. Alliances**: the most emissaries in both provinces, a point for each emissary there\n"
        "- 3 Wei–Ch’in (2 + 4): D +6\n"
        "**3. Roads**: rows of four or more houses\n"
        "- D +5: Ch’in 2-3-6, Shu 1-2\n"
        "**Points:** A 12 → **15** · B 9 → **11** · C 0 · D 20 → **39**"
    )
    outcome = position.outcome()
    assert outcome is not None
    assert [CHINA.outcome(WORDS, cast(), outcome, seat) for seat in (0, 3)] == [
        "15 points (houses 15, alliances 0, roads 0)",
        "39 points (houses 28, alliances 6, roads 5)",
    ]
    assert CHINA.ending(WORDS, cast(), outcome) == (
        "The deck ran out for the second time and the round was played to its end. Most points win."
    )


def test_the_end_says_how_a_tie_was_broken() -> None:
    position = scene("chu AABB yan C", hand="VRR", row="", deck="", exhausted=2, emperor="B")
    position.scores = [0, 1, 0, 0]
    position.houses_left[0] = 10
    play(position, "chu 5 V", "chu done")
    position.scores = [7, 7, 1, 0]
    outcome = position.outcome()
    assert outcome is not None
    assert CHINA.ending(WORDS, cast(), outcome) == (
        "The deck ran out for the second time and the round was played to its end. Most points win. "
        "Of equal points, most pieces left in the supply rank first; whoever resigned ranks last."
    )


def test_a_match_that_goes_on_has_no_final_scoring() -> None:
    assert CHINA.scoring(WORDS, cast(), play(scene(WEI), "wei 7 R")) == ""


# ── the panel ────────────────────────────────────────────────────────────────────────────────────────


def test_a_province_tells_who_leads_and_what_the_cards_allow_there() -> None:
    position = scene("chu AABBB wei AAABBD lu BBAA han A", "chu D lu C", hand="VOO")
    assert labels(position) == {
        "yan": ("Yan (2 orange): empty, 6 free", "1 piece: house"),
        "qi": ("Qi (2 orange): empty, 5 free", "1 piece: house"),
        "lu": ("Lu (orange): full, level with B, 2:2", "you 2, B 2 · emissaries 1 of 2 · 1 piece: emissary"),
        "zhao": ("Zhao (orange): empty, 7 free", "1 piece: house"),
        "wei": (
            "Wei (2 orange): 1 free, you lead 3:2",
            "last house: you +7, B +4, D +2 · emissaries 0 of 3 · 1 piece: house or emissary",
        ),
        "han": ("Han (2 orange): 5 free, you alone, 1", "emissaries 0 of 1 · 1 piece: house or emissary"),
        "chin": ("Ch’in (2 orange): empty, 6 free", "1 piece: house"),
        "shu": ("Shu (2 orange): empty, 6 free", "1 piece: house"),
        "chu": (
            "Chu (violet or 2 orange): 3 free, B ahead, 3 to your 2",
            "you 2, B 3 · emissaries 1 of 3 · 2 pieces: 2 houses, house + emissary, 2 emissaries",
        ),
        "exchange": ("Exchange a card", "discard one card, take another; you place nothing this turn"),
    }


def test_a_space_tells_what_it_joins_and_completes() -> None:
    position = scene("chin .AA..A chu A", hand="RYV")
    assert labels(position, "chin") == {
        "1": ("Space 1", "then you alone, 4 · leaves 2 free · beside your Ch’in 2 · rows 0 → 4 points"),
        "4": ("Space 4", "then you alone, 4 · leaves 2 free · beside your Ch’in 3"),
        "5": ("Space 5", "then you alone, 4 · leaves 2 free · beside your Ch’in 6 · rows 0 → 4 points"),
        "dragon": ("Dragon field: an emissary", "emissary 1 of 3 · then you alone, 1"),
    }
    assert labels(scene(WEI, hand="RGV"), "wei")["7"] == ("Space 7", "Wei full: you +7, B +4, D +2")


def test_the_dragon_field_tells_the_lead_and_the_alliances_it_changes() -> None:
    position = scene("chin BBB shu BB wei BB", "chin B shu A wei A", hand="YYR", turn="A")
    assert labels(position, "chin")["dragon"] == (
        "Dragon field: an emissary",
        "emissary 2 of 3 · then level with B, 1:1 · brings you alliance 3 (3), 4 (3)",
    )
    position = scene("chin BBB shu BB", "chin B shu B", hand="YYR", turn="A")
    assert play(position, "chin dragon Y")
    assert labels(position)["dragon"] == (
        "Dragon field: an emissary",
        "emissary 3 of 3 · then you lead 2:1 · ends alliance 4 (of B)",
    )


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
        "R": ("Red, for Wei, Shu", "you then hold 2 red"),
        "O": ("Orange, for Zhao, Lu", "you then hold red and orange"),
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
        "house": ("House", "then you alone, 2 · beside your Qi 1"),
        "fort": ("Fortification", "neutral: a house on it scores Qi and its row double, for anybody"),
    }
    fortified = labels(scene("qi A+", hand="YRR"), "qi")["2"]
    assert fortified == (
        "Space 2 (fortification)",
        "then you alone, 2 · on a fortification: doubles your points here · beside your Qi 1",
    )


def test_an_exchange_tells_what_stays() -> None:
    assert labels(scene(hand="RRV"), "exchange") == {
        "R": ("Discard red", "Wei, Shu · you keep red and violet"),
        "V": ("Discard violet", "Chu · you keep 2 red"),
    }


@pytest.mark.parametrize(
    ("answers", "asked"),
    [
        ((), "Where do you place a piece? Or do you exchange a card?"),
        (("chu",), "Where in Chu do you place?"),
        (("chu", "2"), "A house or your fortification on Chu 2?"),
        (("chu", "2", "fort"), "What do you pay for the fortification on Chu 2?"),
        (("chu", "dragon"), "What do you pay for the emissary in Chu?"),
        (("exchange",), "Which card do you discard?"),
    ],
)
def test_every_question_names_what_it_is_about(answers: tuple[str, ...], asked: str) -> None:
    view, question = open_question(scene("chu A", hand="VOO", fortified=True), *answers)
    assert CHINA.ask(WORDS, view, question) == asked


def test_who_can_place_nothing_is_told_so() -> None:
    position = scene(hand="RGV")
    position.houses_left[0] = position.emissaries_left[0] = 0
    view, question = open_question(position)
    assert CHINA.ask(WORDS, view, question) == (
        "You can place no piece, so you exchange a card. Which one do you discard?"
    )
    assert CHINA.progress(WORDS, cast(), [], question) == "exchange"


def test_after_a_first_piece_and_while_drawing_the_questions_say_so() -> None:
    position = scene("chu A", hand="VVV")
    play(position, "chu 2 V")
    assert CHINA.ask(WORDS, *open_question(position)) == "Where in Chu does your second piece go?"
    play(position, "chu 3 V")
    assert CHINA.ask(WORDS, *open_question(position)) == "Which card do you take? 2 to go."
    play(position, "take R")
    assert CHINA.ask(WORDS, *open_question(position)) == (
        "Which card do you take? It is your last one this turn."
    )


def test_what_was_done_so_far_shows_the_card_that_was_drawn_blind() -> None:
    position = scene("chu A", hand="VVR", deck="YG")
    events = play(position, "chu 3 V", "chu done", "draw")
    assert position.turn == 1
    _, question = open_question(scene("chu A", hand="VRR"), "chu", "4")
    assert CHINA.progress(WORDS, cast(), masked(events, 0), question) == (
        "house on Chu 3 (violet card), drew green face down · house on Chu 4"
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
    events = play(view, "wei 7 R", "draw")
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
    events = play(scene(WEI, hand="RGV").view(0), "wei 7 R", "take R")
    assert CHINA.warning(WORDS, events) == "The open row is filled from the deck: after this no undo."
    events = play(scene(hand="RGV", deck="", exhausted=2, emperor="D").view(0), "exchange R", "take G")
    assert CHINA.warning(WORDS, events) == "Your turn ends: after this no undo."
    events = play(scene(hand="RGV", deck="", exhausted=2, emperor="B").view(0), "exchange R", "take G")
    assert CHINA.warning(WORDS, events) == "The match ends: after this no undo."


def test_the_hand_names_provinces_and_pieces_left() -> None:
    position = scene("chu AAA", "chu A", hand="RVV", fortified=True)
    assert CHINA.hand(WORDS, position.view(0), 0) == (
        "You hold red (Wei, Shu) and 2 violet (Chu). Pieces left: 17 houses, 7 emissaries, 1 fortification."
    )


# ── refusals ─────────────────────────────────────────────────────────────────────────────────────────

REFUSED = [
    ("draw-first", ("chu A", "VVR"), ("chu 2 V", "chu 3 V"), "exchange R"),
    ("place-first", ("chu A", "VVR"), (), "draw"),
    ("piece-placed", ("chu A", "VVR"), ("chu 2 V",), "exchange R"),
    ("nothing-placed", ("chu A", "VVR"), (), "chu done"),
    ("other-province", ("chu A", "VVR"), ("chu 2 V",), "wei 1 R"),
    ("pieces-used-up", ("", "RRR"), ("wei 1 R",), "wei 2 R"),
    ("card-not-held", ("chu A", "VVR"), (), "qi 1 Y"),
    ("wrong-colour", ("chu A", "VVR"), (), "chu 2 R"),
    ("joker-own-colour", ("chu A", "VVR"), (), "chu 2 VV"),
    ("piece-not-left", ("chu A", "VVR"), (), "chu 2 V"),
    ("space-taken", ("chu B", "VVR"), (), "chu 1 V"),
    ("already-fortified", ("chu .+", "VVR"), (), "chu fort 2 V"),
    ("no-fortifications", ("chu A", "VVR"), (), "chu fort 2 V"),
    ("no-houses-there", ("chu A", "VVR"), (), "wei dragon R"),
    ("too-many-emissaries", ("chu AAB", "VVR"), (), "chu dragon V"),
    ("not-in-row", ("chu A", "VVV"), ("chu 2 V", "chu 3 V"), "take V"),
    ("deck-empty", ("chu A", "VVV"), ("chu 2 V", "chu 3 V"), "draw"),
]

SENTENCES = {
    "draw-first": "Your hand is not full yet: take 2 cards first.",
    "place-first": "You have done nothing yet: place a piece or exchange a card, then you take cards.",
    "piece-placed": "You have placed a piece in Chu: in such a turn you cannot exchange a card.",
    "nothing-placed": "You have placed nothing yet: place a piece or exchange a card.",
    "other-province": "All pieces of a turn go to one province, and yours is Chu.",
    "pieces-used-up": "Wei was empty when your turn began, so it takes only one piece in it.",
    "card-not-held": "You hold no yellow card.",
    "wrong-colour": (
        "Chu is violet: a single red card pays for nothing there, but two of them do, as a joker."
    ),
    "joker-own-colour": (
        "Chu is violet itself: one violet card pays for a piece, and two are no joker there."
    ),
    "piece-not-left": "You have no house left.",
    "space-taken": "On Chu 1 stands a house of ■ **Jonas**.",
    "already-fortified": "On Chu 2 there is a fortification already.",
    "no-fortifications": "This match is played without fortifications.",
    "no-houses-there": "There is no house in Wei yet, so it admits no emissary.",
    "too-many-emissaries": (
        "Chu admits 2 emissaries, the most houses one player has there, and all of them have come."
    ),
    "not-in-row": "There is no violet card in the open row.",
    "deck-empty": "The deck is used up: take an open card.",
    "match-over": "The match is over.",
    "not-your-turn": "It is the turn of ● **Mei**.",
    "already-resigned": "▲ **Aiko** has resigned already.",
}


@pytest.mark.parametrize(("code", "position", "before", "refused"), REFUSED)
def test_a_refusal_says_why(
    code: str, position: tuple[str, str], before: tuple[str, ...], refused: str
) -> None:
    houses, hand = position
    emissaries = "chu CD" if code == "too-many-emissaries" else ""
    made = scene(houses, emissaries, hand=hand)
    if code == "piece-not-left":
        made.houses_left[0] = 0
    if code == "already-fortified":
        made.forts_left[0] = 1
    if code == "deck-empty":
        made.deck = []
    play(made, *before)
    with pytest.raises(IllegalAction) as caught:
        made.verify(parse(refused))
    assert caught.value.code == code
    assert explain(WORDS, caught.value, cast=cast()) == SENTENCES[code]
    assert caught.value.facts["rule"] in CHINA.rules


def test_every_refusal_has_its_sentence_here() -> None:
    position = scene()
    with pytest.raises(IllegalAction) as caught:
        position.view(1).verify(parse("draw"))
    assert explain(WORDS, caught.value, cast=cast()) == SENTENCES["not-your-turn"]
    position.resign(2)
    with pytest.raises(IllegalAction) as caught:
        position.resign(2)
    assert explain(WORDS, caught.value, cast=cast()) == SENTENCES["already-resigned"]
    position.resign(0)
    position.resign(1)
    with pytest.raises(IllegalAction) as caught:
        position.verify(parse("draw"))
    assert explain(WORDS, caught.value, cast=cast()) == SENTENCES["match-over"]
    assert set(SENTENCES) == set(REFUSALS)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("chu 9 V", "Chu has the spaces 1 to 8, and no 9."),
        (
            "tibet 1 V",
            "There is no province “tibet”. There are: yan, zhao, qi, lu, wei, han, chin, shu, chu.",
        ),
        ("chu 1 RV", "A joker is two cards of one colour, and R and V are two."),
        ("hello", "I cannot read “hello”. Write it like `chu 3 V`."),
    ],
)
def test_a_text_that_is_no_move_says_what_is_wrong_with_it(text: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as caught:
        parse(text)
    assert explain(WORDS, caught.value) == sentence


# ── the board in words ───────────────────────────────────────────────────────────────────────────────


def played(
    seed: int, seats: int, *, side: str = "3-4", fortifications: str = "no"
) -> Iterator[ChinaPosition]:
    """The positions of a random match."""
    options = GAME.complete(seats, {"four": side, "fortifications": fortifications})
    position = GAME.start(seats, options, f"words {seed}")
    chance = random.Random(seed)
    while position.to_act() is not None:
        yield position
        legal = list(position.legal())
        # exchanges alone would leave the board empty
        position.apply(chance.choice([one for one in legal if "exchange" not in str(one)] or legal))
    yield position


def numbers_in(text: str) -> set[int]:
    """The numbers in "1-3 5"."""
    found: set[int] = set()
    for first, last in re.findall(r"(\d+)(?:-(\d+))?", text):
        found |= set(range(int(first), int(last or first) + 1))
    return found


def houses_told(text: str) -> dict[int, set[int]]:
    """The numbers of the spaces by seat in "A 1 3-4, B 2"."""
    return {
        "ABCDE".index(part[0]): numbers_in(part[1:])
        for part in text.split(", ")
        if re.match(r"[A-E] \d", part)
    }


def standing(position: ChinaPosition, province: int) -> dict[int, set[int]]:
    found: dict[int, set[int]] = {}
    for number, space in enumerate(board().provinces[province].spaces, 1):
        if position.houses[space] >= 0:
            found.setdefault(position.houses[space], set()).add(number)
    return found


@pytest.mark.parametrize(("seats", "fortifications"), [(3, "no"), (4, "yes"), (5, "yes")])
def test_the_alt_text_holds_every_house_emissary_score_and_card(seats: int, fortifications: str) -> None:
    for position in played(seats, seats, fortifications=fortifications):
        view = position.view(None)
        for people in (PEOPLE[:seats], LONG[:seats]):
            text = CHINA.alt(WORDS, Cast.of(people), view)
            assert len(text) <= LONGEST_ALT
            assert not text.endswith("…")
            for index, province in enumerate(board().provinces):
                part = re.search(rf" {province.name}: ([^.]*)\.", text)
                assert part is not None
                told, _, sent = part[1].partition("; dragon ")
                built, _, free = told.partition(", free ")
                assert houses_told(built) == standing(view, index)
                if "full" not in told and "empty" not in told:
                    taken = set().union(*standing(view, index).values())
                    assert numbers_in(free) == set(range(1, len(province.spaces) + 1)) - taken
                counts = {"ABCDE"[seat]: n for seat, n in enumerate(view.emissaries[index]) if n}
                assert sent == ", ".join(f"{letter} {count}" for letter, count in counts.items())
            scores = ", ".join(f"{'ABCDE'[seat]} {score}" for seat, score in enumerate(view.scores))
            assert f"Points {scores}." in text
            assert f"Open row: {names.cards(WORDS, view.row)}." in text


def test_the_alt_text_names_players_where_there_is_room() -> None:
    text = CHINA.alt(WORDS, cast(3), scene(seats=3).view(None))
    assert text.startswith(
        "China, side 3-4. A Mei, B Jonas, C Aiko. Listed: player and spaces of houses; on the dragon, emissaries. "
        "A to act. A holds the emperor. "
    )


def test_the_fullest_board_fits_without_losing_anything() -> None:
    """Every province mixed among five players, every dragon field full, every alliance shared by two."""
    houses = "yan abcDEA zhao ABCDEdA qi eABCA lu BCDE wei ABCDEAB han ABCDEA chin ABCDEB shu EDCBAE"
    position = scene(
        f"{houses} chu ACEBDACE",
        "yan DE zhao DE qi DE lu D wei DE han DE chin DE shu DE chu D",
        seats=5,
        discards="R" * 31,
    )
    position.scores = [123, 124, 125, 126, 127]
    text = CHINA.alt(WORDS, Cast.of(LONG), position.view(None))
    assert len(text) <= LONGEST_ALT
    assert "Chu: A 1 6, B 4, C 2 7, D 5, E 3 8, full; dragon D 1." in text
    assert text.endswith(" 15 D+E 4.")
    assert len(CHINA.board(WORDS, Cast.of(LONG), position.view(None))) <= LONGEST_BOARD


@pytest.mark.parametrize("side", SIDES)
def test_the_board_in_full_fits_and_holds_every_road_and_alliance(side: str) -> None:
    crowded = Cast.of(LONG, tuple(f"<:seat_{letter}:1234567890123456789>" for letter in "abcde"))
    seats = 5 if side == "4-5" else 4
    for position in played(7, seats, side=side, fortifications="yes"):
        view = position.view(None)
        text = CHINA.board(WORDS, crowded, view)
        assert len(text) <= LONGEST_BOARD
    assert view.side == side
    within = text.partition("Within: ")[2].partition("\n")[0]
    across = text.partition("Across borders: ")[2]
    found: set[tuple[int, int]] = set()
    for province in board().provinces:
        lines = re.search(rf"{province.name} ([\d, -]+)", within)
        assert lines is not None
        for line in lines[1].strip(", ").split(", "):
            spaces = [province.spaces[int(number) - 1] for number in line.split("-")]
            found |= {(min(pair), max(pair)) for pair in pairwise(spaces)}
    for one, other in re.findall(r"([\w’]+ \d)–([\w’]+ \d)", across):
        found.add(tuple(place(end.replace("’", "").lower().replace(" ", "-")) for end in (one, other)))  # type: ignore[arg-type]
    assert found == set(roads(side).pairs)
    for entry in board().alliances:
        pair = f"{board().provinces[entry.a].name}–{board().provinces[entry.b].name}"
        assert f"{entry.number} {pair}" in text


def test_every_road_is_in_one_chain() -> None:
    assert chains([(1, 2), (2, 3), (2, 4)]) == [[1, 2, 3], [2, 4]]
    assert chains([(1, 2), (2, 3), (1, 3)]) == [[1, 2, 3, 1]]
    assert names.spaces([place("chin-2"), place("chin-3"), place("shu-1")]) == "Ch’in 2-3, Shu 1"
    assert names.runs([1, 3, 4, 5]) == "1 3-5"


# ── whole matches ────────────────────────────────────────────────────────────────────────────────────

KEY = re.compile(r"\b(?:china|rules|error|option)-[a-z]+(?:-[a-z]+)*\b")


@pytest.mark.parametrize(
    ("seed", "seats", "side", "fortifications"),
    [(1, 3, "3-4", "no"), (2, 4, "4-5", "yes"), (3, 5, "4-5", "yes"), (4, 5, "4-5", "no")],
)
def test_every_text_of_a_match_is_whole_and_fits(
    seed: int, seats: int, side: str, fortifications: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Names are long and full of markup; turns are taken answer by answer as in the panel."""
    chance = random.Random(seed)
    people = Cast.of(LONG[:seats])
    position = GAME.start(seats, {"four": side, "fortifications": fortifications}, f"whole {seed}")
    turn: list[Event] = []
    kinds: set[type[Event]] = set()
    texts: list[str] = []
    while (seat := position.to_act()) is not None:
        view = position.view(seat)
        answers: list[str] = []
        while isinstance(question := walk(view.legal(), answers).next, Question):
            found = CHINA.labels(WORDS, people, view, question)
            assert set(found) == {answer.token for answer in question.answers}
            for label in found.values():
                assert label.text
                assert label.detail
                assert len(label.text) <= LONGEST_LABEL - 10
                assert len(label.detail) <= LONGEST_LABEL
                texts += [label.text, label.detail]
            texts += [
                CHINA.ask(WORDS, view, question),
                CHINA.hint(WORDS, question),
                CHINA.progress(WORDS, people, masked(turn, seat), question),
                CHINA.hand(WORDS, view, seat),
                *CHINA.captions(WORDS, view, position.number, question).values(),
            ]
            picked = [answer.token for answer in question.answers if answer.token not in ("exchange", "done")]
            answers.append(chance.choice(picked or [question.answers[0].token]))
        action = parse(str(question.action))
        trial = view.apply(action)
        texts += [CHINA.preview(WORDS, people, masked(trial, seat)), CHINA.warning(WORDS, trial)]
        number = position.number
        events = position.apply(action)
        turn += events
        kinds |= {type(event) for event in events}
        if position.number != number or position.to_act() is None:
            seen = masked(turn)
            told = CHINA.summary(WORDS, people, seen)
            assert told
            texts += [told, CHINA.standings(WORDS, people, position.view(None), seen)]
            last, turn = turn, []
    scoring = CHINA.scoring(WORDS, people, last)
    assert 0 < len(scoring) <= LONGEST_SCORING
    outcome = position.outcome()
    assert outcome is not None
    texts += [scoring, CHINA.ending(WORDS, people, outcome), CHINA.board(WORDS, people, position.view(None))]
    texts += [CHINA.outcome(WORDS, people, outcome, seat) for seat in range(seats)]
    assert [text for text in texts if KEY.search(text)] == []
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert GameEnded in kinds


def test_the_longest_final_scoring_fits() -> None:
    """Every province undecided among five, every alliance shared, as many rows as the houses allow."""
    houses = (
        "yan AABBCC zhao AABBCDE qi DDDD lu EEE wei AABBCDE han CCDDEE chin AABBCD shu DDEEAB chu AABBCCDE"
    )
    everywhere = " ".join(f"{province.id} ABC" for province in board().provinces)
    position = scene(houses, everywhere, seats=5, hand="VRR", deck="R", exhausted=1, emperor="B")
    events = play(position, "exchange V", "draw")
    text = CHINA.scoring(WORDS, Cast.of(LONG), events)
    assert "**Points:**" in text
    assert len(text) <= LONGEST_SCORING


# ── secrets ──────────────────────────────────────────────────────────────────────────────────────────


def test_nothing_said_to_others_depends_on_what_is_hidden() -> None:
    """The same match with other hidden cards: the same words about every view and every masked event."""
    chance = random.Random(3)
    for position in played(11, 4, fortifications="yes"):
        seat = position.to_act()
        if seat is None or chance.random() < 0.5:
            continue
        other = position.copy()
        hidden = [card for hand in other.hands for card in hand] + other.deck
        chance.shuffle(hidden)
        other.hands = [[hidden.pop() for _ in hand] for hand in other.hands]
        other.deck = hidden
        for tell in (CHINA.alt, CHINA.board):
            assert tell(WORDS, cast(), position.view(None)) == tell(WORDS, cast(), other.view(None))
        own = position.copy()
        own.deck = sorted(own.deck, key=lambda _: chance.random())
        own.hands = [
            hand if index == seat else [chance.choice("RGYOV") for _ in hand]
            for index, hand in enumerate(own.hands)
        ]
        one, two = position.view(seat), own.view(seat)
        first, second = walk(one.legal(), ()).next, walk(two.legal(), ()).next
        assert first == second
        if isinstance(first, Question):
            assert CHINA.labels(WORDS, cast(), one, first) == CHINA.labels(WORDS, cast(), two, first)
        action = chance.choice(position.legal())
        told = [
            [
                CHINA.preview(WORDS, cast(), events),
                CHINA.warning(WORDS, events),
                CHINA.summary(WORDS, cast(), masked(events)),
            ]
            for events in (one.apply(action), two.apply(action))
        ]
        assert told[0] == told[1]


def test_a_blind_draw_is_told_to_nobody_else() -> None:
    """The watcher's summary is the same whatever card was drawn."""
    told = set()
    for card in "RGYOV":
        position = scene("chu A", hand="VRR", deck=f"RR{card}", row="RGYO")
        told.add(summary(play(position, "chu 2 V", "chu done", "draw")))
    assert len(told) == 1


# ── rules ────────────────────────────────────────────────────────────────────────────────────────────


def test_every_event_and_refusal_names_a_paragraph_of_the_rules_page() -> None:
    assert {event.rule for event in ChinaEvent.__args__} <= set(CHINA.rules)
    assert set(REFUSALS.values()) <= set(CHINA.rules)
    for paragraph in CHINA.rules:
        key = f"rules-china-{paragraph}"
        assert WORDS(f"{key}.title") != f"{key}.title"
        assert 0 < len(WORDS(key)) <= 1200


def test_the_moves_that_the_rules_page_shows_can_be_typed() -> None:
    shown = re.findall(r"`([a-z][^`]*)`", WORDS("rules-china-typing"))
    assert [str(parse(move)) for move in shown] == shown
    assert len(shown) == 8


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (
            BadData("unknown-space", file="side-3-4.toml", key="roads.7", space="chu-9"),
            "side-3-4.toml, roads.7: there is no house space “chu-9”.",
        ),
        (
            BadData("not-touching", file="board.toml", key="alliance.3.provinces", first="wei", second="shu"),
            "board.toml, alliance.3.provinces: wei and shu share no border, so there is no alliance of them.",
        ),
        (
            BadData("missing-alliance-number", file="board.toml", key="alliance", number=7),
            "board.toml, alliance: there is no alliance 7.",
        ),
    ],
)
def test_bad_data_is_told_with_file_key_and_reason(error: BadData, sentence: str) -> None:
    assert explain(WORDS, error) == sentence


def test_ranks_and_points_without_a_tie_need_no_word_about_ties() -> None:
    position, _ = ended()
    outcome = position.outcome()
    assert isinstance(outcome, Outcome)
    assert "equal" not in CHINA.ending(WORDS, cast(), outcome).lower()
