"""What Da Yunhe refuses, in one clear sentence with the rule and the numbers."""

from collections.abc import Callable

import pytest

from bot.words import explain
from bot.words.dayunhe import NARRATOR as DAYUNHE
from games.dayunhe.position import DayunhePosition
from games.dayunhe.prospects import prospects
from games.dayunhe.refusals import REFUSALS
from games.engine import IllegalAction
from tests.games.dayunhe.scenes import parse, play, scene
from tests.words.dayunhe.telling import people
from tests.words.speaking import WORDS

TILES = (
    "1-1 A straight e-w, 1-2 A unrest, 1-5 B straight e-w, 1-7 B unrest, 2-5 B basin e, "
    "2-6 B unrest, 3-1 A reservoir, 3-3 A reservoir, 4-1 A straight e-w"
)


def act(
    card: str, tiles: str = TILES, warehouse: str = "straight", left: str | None = None
) -> DayunhePosition:
    """A, who holds region 1, carries out a card."""
    return scene(card=card, tiles=tiles, warehouses={"A": warehouse}, left=left)


def moved() -> DayunhePosition:
    position = act("rebuilder")
    play(position, "move 1-1 1-3")
    return position


def forked() -> DayunhePosition:
    position = act("inspector", tiles="")
    play(position, "inspect 1")
    return position


def spent() -> DayunhePosition:
    position = act("builder", tiles="", warehouse="straight straight straight")
    play(position, "build straight 1-1 e-w", "build straight 1-2 e-w")
    return position


def reformed() -> DayunhePosition:
    position = act("reformer")
    play(position, "reform")
    return position


def left() -> DayunhePosition:
    position = act("intriguer", warehouse="unrest unrest")
    position.resign(1)
    return position


def over() -> DayunhePosition:
    position = scene(seats=2)
    position.resign(1)
    return position


def spent_once() -> DayunhePosition:
    position = act("order")
    play(position, "remove 1-7")
    return position


def emptied(card: str = "builder") -> DayunhePosition:
    return scene(card=card, stacks={"A": "| |"}, warehouses={"A": "straight"})


def in_city(tiles: str, city: str) -> DayunhePosition:
    return scene(tiles=tiles, city={"A": city}, warehouses={"A": "straight"})


def full() -> DayunhePosition:
    hexes = " ".join(f"{region}-{key}" for region in range(1, 6) for key in range(1, 10))
    return act("builder", tiles=f"{hexes} B straight e-w", warehouse="unrest")


REFUSED: list[tuple[str, Callable[[], DayunhePosition], str, str]] = [
    ("match-over", over, "done", "The match is over."),
    ("not-your-turn", lambda: scene().view(1), "done", "It is the turn of ● **Mei**."),
    (
        "stock-now",
        lambda: scene("stock", stacks={"A": "delta! | basin! | unrest!"}),
        "take builder",
        "First choose which face-up tile goes into your warehouse, as in `stock 2`.",
    ),
    ("choose-now", lambda: scene("take"), "supply 2", "First take a card, as in `take builder`."),
    (
        "card-now",
        lambda: act("builder"),
        "take order",
        (
            "Your card is to be carried out now: say what you do, as in `supply 2`, or end your turn "
            "with `done`."
        ),
    ),
    ("face-now", moved, "done", "First say how the tile on 1-3 lies now, as in `face e-w`."),
    ("fork-now", forked, "done", "First choose where the coordinator goes on, as in `step 2-5`."),
    (
        "card-passed-on",
        lambda: scene("take", start_player="C", cards={"C": "order"}),
        "take order",
        "The Order is not among the cards you were handed: somebody before you has taken it.",
    ),
    (
        "not-on-card",
        lambda: act("builder"),
        "calm B",
        "Your card is the Builder, which does not allow calming the people.",
    ),
    (
        "symbol-used",
        spent,
        "build straight 1-3 e-w",
        "Your card allows building twice, and you have used both.",
    ),
    (
        "symbol-used",
        spent_once,
        "remove 2-6",
        "Your card allows removing unrest once, and you have used it.",
    ),
    (
        "other-symbol-used",
        reformed,
        "espionage",
        "Your card allows espionage or reform, not both, and you have used the other one.",
    ),
    (
        "no-such-seat",
        lambda: act("intriguer", warehouse="unrest unrest"),
        "intrigue E",
        "There is no seat E in this match.",
    ),
    ("seat-has-left", left, "intrigue B", "■ **Jonas** has left the match: choose somebody else."),
    (
        "warehouse-full",
        lambda: act("builder", warehouse="straight straight straight basin basin delta"),
        "supply 1",
        "Your warehouse is full: all 6 slots are taken.",
    ),
    ("stack-empty", emptied, "supply 2", "On your stack 2 lies no tile that you could take."),
    (
        "tile-not-held",
        lambda: act("builder"),
        "build wide-bend 1-3 e-sw",
        "There is no wide bend in your warehouse.",
    ),
    (
        "canal-in-the-way",
        lambda: act("builder"),
        "build straight 1-5 e-w",
        "On 1-5 lies the straight of ■ **Jonas**, and no canal is built on a canal.",
    ),
    (
        "hex-not-free",
        lambda: act("builder", warehouse="unrest"),
        "build unrest 1-5",
        "On 1-5 lies the straight of ■ **Jonas**: unrest is laid on a free hex.",
    ),
    (
        "unrest-in-city",
        lambda: act("builder", warehouse="unrest"),
        "build unrest city",
        "Unrest is not built in the Forbidden City; to put it into a rival’s part, denounce.",
    ),
    (
        "city-quota",
        lambda: act("builder", tiles=""),
        "build straight city",
        ("You have no canal on the map yet: in the Forbidden City there may be as many as on the map."),
    ),
    (
        "city-quota",
        lambda: in_city("1-1 A straight e-w", "basin"),
        "build straight city",
        (
            "You have 1 canal on the map and 1 in the Forbidden City: one more there would be more "
            "than on the map."
        ),
    ),
    (
        "city-quota",
        lambda: in_city("1-1 1-2 A straight e-w", "basin basin"),
        "build straight city",
        (
            "You have 2 canals on the map and 2 in the Forbidden City: one more there would be more "
            "than on the map."
        ),
    ),
    ("no-tile-there", lambda: act("rebuilder"), "move 5-5 5-6", "On 5-5 lies no tile."),
    (
        "foreign-tile",
        lambda: act("rebuilder"),
        "turn 2-5 w",
        (
            "The basin on 2-5 is that of ■ **Jonas** and does not lie in your region 1: you rebuild "
            "your own tiles, and others’ in your region."
        ),
    ),
    (
        "swap-beyond-region",
        lambda: act("rebuilder"),
        "swap 1-5 4-1",
        (
            "The straight of ■ **Jonas** on 1-5 changes places with tiles in your region 1 only, and "
            "4-1 lies outside."
        ),
    ),
    (
        "move-beyond-region",
        lambda: act("rebuilder"),
        "move 1-5 5-6",
        ("The straight of ■ **Jonas** on 1-5 can be moved inside your region 1 only, and 5-6 lies outside."),
    ),
    (
        "target-not-free",
        lambda: act("rebuilder"),
        "move 1-1 2-6",
        "On 2-6 lies the unrest tile of ■ **Jonas**: a tile moves to a free hex.",
    ),
    (
        "same-tiles",
        lambda: act("rebuilder"),
        "swap 3-1 3-3",
        "On 3-1 and 3-3 lie equal tiles of the same player: swapping them changes nothing.",
    ),
    (
        "other-tile-there",
        lambda: act("rebuilder"),
        "turn 1-1 e-se",
        "On 1-1 lies the straight of ● **Mei**, and it cannot lie e-se.",
    ),
    ("lies-so-already", lambda: act("rebuilder"), "turn 1-1 e-w", "The straight on 1-1 lies e-w already."),
    ("no-unrest-there", lambda: act("order"), "remove 1-1", "There is no unrest tile on 1-1."),
    (
        "wall-row-empty",
        lambda: scene(card="welfare", wall={"A": 1}),
        "calm B",
        "There is no unrest tile in ■ **Jonas**’s row of the wall.",
    ),
    (
        "too-little-unrest",
        lambda: act("tea"),
        "tea",
        "That takes 2 unrest tiles from your warehouse, and there is none.",
    ),
    (
        "too-little-unrest",
        lambda: act("saboteur", warehouse="unrest"),
        "destroy 1-5",
        "That takes 2 unrest tiles from your warehouse, and there is only 1.",
    ),
    (
        "no-canal-there",
        lambda: act("saboteur", warehouse="unrest unrest"),
        "destroy 2-6",
        "There is no canal on 2-6.",
    ),
    (
        "coordinator-lies",
        lambda: scene(card="inspector", lying=True),
        "inspect 1",
        "The coordinator lies down for tea: no inspection before the next round.",
    ),
    (
        "coordinator-turns",
        lambda: scene(card="inspector", at="3-8"),
        "inspect 1",
        "The coordinator is at his turning point, 3-8: he does not go on before the next round.",
    ),
    (
        "coordinator-turns",
        lambda: scene(card="inspector", at="beijing", trips=3),
        "inspect 1",
        ("The coordinator is at his turning point, Beijing: he does not go on before the next round."),
    ),
    (
        "tea-again",
        lambda: scene(card="tea", lying=True, warehouses={"A": "unrest unrest"}),
        "tea",
        "The coordinator lies down already.",
    ),
    (
        "no-top-hidden",
        lambda: scene(stacks={"A": "delta! | basin! | unrest!"}),
        "espionage",
        "None of your stacks has a face-down top.",
    ),
    (
        "intrigue-yourself",
        lambda: act("intriguer", warehouse="unrest unrest"),
        "intrigue A",
        "An intrigue is aimed at a rival.",
    ),
    (
        "denounce-yourself",
        lambda: act("intriguer", warehouse="unrest unrest"),
        "denounce A",
        "You denounce a rival, not yourself.",
    ),
    (
        "step-not-offered",
        forked,
        "step 2-5",
        "The coordinator cannot go on to 2-5 now. He can go to: 1-1, 1-2, 1-3.",
    ),
    ("nothing-to-reform", lambda: emptied("reformer"), "reform", "Your stacks are empty."),
]


GENERAL: list[tuple[str, Callable[[], DayunhePosition], str, str]] = [
    ("stacks-empty", emptied, "supply", "Your stacks are empty."),
    ("warehouse-empty", lambda: act("builder", warehouse=""), "build", "Your warehouse is empty."),
    (
        "no-hex-left",
        full,
        "build",
        (
            "There is no hex left for the tiles in your warehouse, and no room for one more in the "
            "Forbidden City."
        ),
    ),
    (
        "nothing-to-rebuild",
        lambda: act("rebuilder", tiles="2-5 B basin e"),
        "rebuild",
        "There is no tile that you could swap, move or turn.",
    ),
    ("no-unrest-on-map", lambda: act("order", tiles=""), "remove", "There is no unrest tile on the map."),
    ("wall-empty", lambda: scene(card="welfare"), "calm", "There is no unrest tile in the wall."),
    (
        "no-canal-on-map",
        lambda: act("saboteur", tiles="", warehouse="unrest unrest"),
        "destroy",
        "There is no canal on the map.",
    ),
]


@pytest.mark.parametrize(("code", "before", "refused", "sentence"), REFUSED)
def test_a_refusal_says_why(
    code: str, before: Callable[[], DayunhePosition], refused: str, sentence: str
) -> None:
    position = before()
    with pytest.raises(IllegalAction) as caught:
        position.verify(parse(refused))
    assert caught.value.code == code
    assert explain(WORDS, caught.value, cast=people(position.seats)) == sentence
    assert caught.value.facts["rule"] in DAYUNHE.rules


@pytest.mark.parametrize(("code", "before", "action", "sentence"), GENERAL)
def test_an_action_of_the_card_that_nothing_can_be_done_with_says_why(
    code: str, before: Callable[[], DayunhePosition], action: str, sentence: str
) -> None:
    (refusal,) = (found.refusal for found in prospects(before()) if found.action == action)
    assert refusal is not None
    assert refusal.code == code
    assert explain(WORDS, refusal) == sentence


def test_leaving_twice_is_refused() -> None:
    position = left()
    with pytest.raises(IllegalAction) as caught:
        position.resign(1)
    assert explain(WORDS, caught.value, cast=people(3)) == "■ **Jonas** has resigned already."


def test_every_refusal_is_tried() -> None:
    tried = {code for code, *_ in (*REFUSED, *GENERAL)} | {"already-resigned"}
    assert tried == set(REFUSALS)
