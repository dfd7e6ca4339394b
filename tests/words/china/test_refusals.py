"""What China refuses, in one clear sentence with the reason."""

import pytest

from bot.words import explain
from bot.words.china import NARRATOR as CHINA
from games.china.actions import parse
from games.china.rules import REFUSALS
from games.engine import IllegalAction
from tests.games.china.scenes import play, scene
from tests.words.speaking import WORDS, cast

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
