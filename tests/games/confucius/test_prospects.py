"""What panels show of a turn: costs, numbers of choices, reasons why not."""

import pytest

from games.confucius import GAME
from games.confucius.box import Prospect, prospects
from games.confucius.components import DO
from games.confucius.position import ConfuciusPosition
from games.confucius.state import Phase
from tests.support.games.confucius.against_slow import play
from tests.support.games.confucius.printed import DISTANT
from tests.support.games.confucius.random_positions import made_up, played
from tests.support.games.confucius.scenes import Facts, legal, scene
from tests.support.games.confucius.slow import EVERY_NOTATION, Slow
from tests.support.games.legality import why

RICH = {"A": "1112223333"}
BANNED: Facts = {"gifts": "B3A", "hubu": "2A 3B 4 . . . ."}
CHEAPER: Facts = {"hands": {"A": "33"}, "bingbu": "2A . . . . . ."}
POOR: Facts = {"rewards": {"A": "bribe-any"}, "hands": {"A": "1"}}
MOVED: Facts = {"hubu": "2A . . . . . 3A", "transferred": "hubu 1, hubu 7"}
FULL = {"annam": "BB", "mongolia": "BBB", "manchuria": "BBBB"}


def of(position: ConfuciusPosition, seat: int = 0) -> dict[str, Prospect]:
    return {prospect.do: prospect for prospect in prospects(position, seat)}


def check(position: ConfuciusPosition) -> None:
    """As many choices as are legal, cubes and the span of prices as the slow rules count them."""
    slow = Slow(position)
    found = of(position, slow.me)
    assert list(found) == [do for do in DO if do != "pass"]
    texts = legal(position)
    for do, prospect in found.items():
        chosen = [text for text in texts if text.split()[0] == do]
        assert prospect.count == len(chosen), do
        assert (prospect.refusal is None) == bool(chosen)
        if prospect.refusal is not None:
            assert prospect.refusal.code in GAME.refusals
        if do != "card":
            assert prospect.cubes == slow.cubes(do)
        if chosen:
            dues = [slow.price(text.split())[1] for text in chosen]
            assert (prospect.least, prospect.most) == (min(dues), max(dues)), do
            assert prospect.full_least >= prospect.least
            kinds = {slow.price(text.split())[0] for text in chosen}
            assert prospect.kind in kinds


@pytest.mark.parametrize("seed", range(6))
def test_in_positions_reached_by_play(seed: int) -> None:
    for position in played(seed, every=7):
        if position.phase in ("turn", "free", "favour"):
            check(position)


@pytest.mark.parametrize("phase", ["turn", "free", "favour"])
def test_in_made_up_positions(phase: Phase) -> None:
    for seed in range(40):
        check(made_up(seed, phase))


def test_discounts_are_told() -> None:
    plain = of(scene(hands=RICH, hubu="5 4B . . . . .", colonies={"A": 1}))
    dues = [(plain[do].least, plain[do].full_least) for do in ("bribe", "junks", "recruit")]
    assert dues == [(5, 5), (1, 1), (6, 6)]
    row = "2A . . . . . ."
    less = of(scene(hands=RICH, hubu="5 4A . . . . .", bingbu=row, gongbu=row, yard={"B": 1}))
    assert [(less[do].least, less[do].full_least) for do in ("bribe", "recruit")] == [(4, 5), (4, 6)]
    assert (less["junks"].least, less["junks"].most) == (1, 7)
    assert (less["secure"].least, less["secure"].most, less["secure"].full_least) == (1, 3, 2)


@pytest.mark.parametrize(
    ("do", "facts", "reason"),
    [
        ("bribe", {"hubu": "2A 3B! . . . . ."}, "all-bribed"),
        ("bribe", BANNED, "obliged-not-to-bribe owner=B gift=3 ministry=hubu theirs=1 own=1"),
        ("bribe", {**BANNED, "hubu": "2A 3B 4C . . . ."}, "all-bribed"),
        ("bribe", {"hubu": "5 . . . . . .", "hands": {"A": "22"}}, "too-little-cash due=5 full=5 have=4"),
        ("secure", {"hubu": "2A! 3B . . . . ."}, "nothing-to-secure"),
        ("transfer", {"hubu": "2B . . . . . ."}, "nothing-to-transfer"),
        ("transfer", MOVED, "transferred-already ministry=hubu space=1"),
        ("nominate", {"round": 1}, "not-in-first-round rule=nominate"),
        ("nominate", {"students": ".A"}, "student-nominated student=orange"),
        ("nominate", {"students": "BC"}, "student-taken student=red owner=B"),
        ("nominate", {"hands": {"A": "1"}}, "too-little-cash due=2 full=2 have=1"),
        ("force", {"round": 1}, "not-in-first-round rule=force"),
        ("force", {"hands": {"A": ""}}, "too-little-cash due=2 full=2 have=0"),
        ("recruit", {"stock": {"A": 0}}, "no-army-left armies=6"),
        ("recruit", CHEAPER, "too-few-licences due=4 full=6 have=2"),
        ("invade", {}, "no-army-in-colonies"),
        ("invade", {"colonies": {"A": 1}, "armies": FULL}, "no-box-left"),
        ("invade", {"colonies": {"A": 1}, "hands": {"A": "22"}}, "too-little-cash due=5 full=5 have=4"),
        ("junks", {"yard": {"B": 25}}, "too-few-junks-left count=1 junks=0"),
        ("junks", {"hands": {"A": ""}}, "too-little-cash due=1 full=1 have=0"),
        ("voyage", {}, "no-junks-to-sail"),
        ("voyage", {"yard": {"A": 1}, "visited": dict.fromkeys(DISTANT, "A")}, "all-lands-visited"),
        ("voyage", {"yard": {"A": 1}, "hands": {"A": ""}}, "too-few-licences due=1 full=1 have=0"),
        ("buy", {"gifts": "A2 A3 A4B A5- A6"}, "all-gifts-bought"),
        ("buy", {"hands": {"A": "1"}}, "too-little-cash due=2 full=2 have=1"),
        ("give", {"gifts": "A1B"}, "no-gift-available"),
        ("give", {"gifts": "B2A C3A D4A"}, "obliged-to-better-gift owner=B gift=2 value=1"),
        ("petition", {"options": {"game": "basic"}, "gifts": "A3", "students": "B."}, "basic-game"),
        ("petition", {}, "no-petition"),
        ("petition", {"gifts": "A3", "students": "A."}, "no-petition"),
        ("petition", {"cubes": "1333"}, "too-few-cubes do=petition needed=2 left=1"),
        ("commercial", {"commercial": "A"}, "commercial-used"),
        ("card", {}, "no-rewards"),
        ("card", {"rewards": {"A": "insult"}}, "no-army-in-colonies"),
        ("card", {"rewards": {"A": "recruit"}, "stock": {"A": 0}}, "no-army-left armies=6"),
        ("card", {"rewards": {"A": "gift"}, "gifts": "A2 A3 A4B A5- A6"}, "all-gifts-bought"),
        ("card", {"rewards": {"A": "bribe-any"}, "hubu": "2A 3B! . . . . ."}, "no-bribery-target"),
        (
            "card",
            {"rewards": {"A": "bribe-hubu"}, "hubu": "2A 3B! . . . . .", "bingbu": "2 3 . . . . ."},
            "no-bribery-target",
        ),
        ("card", {**POOR, "hubu": "2A 3B . . . . ."}, "too-little-cash due=2 full=3 have=1"),
        ("tax", {"cubes": "0333"}, "too-few-cubes do=tax needed=1 left=0"),
        ("nothing", {"cubes": "0333"}, "too-few-cubes do=nothing needed=1 left=0"),
        ("junks", {"cubes": "1333", "box": {"A": "ships"}}, "too-few-cubes do=junks needed=2 left=1"),
    ],
)
def test_why_not(do: str, facts: Facts, reason: str) -> None:
    """The code of the reason and its facts."""
    position = scene(**{"hands": RICH, **facts})
    prospect = of(position)[do]
    assert prospect.refusal is not None
    code, facts = why(reason)
    assert (prospect.count, prospect.refusal.code) == (0, code)
    assert prospect.refusal.facts == {"rule": GAME.refusals[code], **facts}
    assert not legal(position, do)


def test_no_cards_with_the_favour_or_as_an_extra_action() -> None:
    extra = scene(rewards={"A": "extra cash"}, cubes="0333")
    play(extra, "card extra")
    for position in (scene("favour", chief="A", rewards={"A": "cash"}), extra):
        found = of(position)
        reason = found["card"].refusal
        assert reason is not None
        assert (reason.code, reason.facts["rule"]) == ("no-rewards-now", position.rule)
        assert found["tax"].cubes == found["petition"].cubes == 0


def test_for_somebody_else_as_if_its_turn_came_now() -> None:
    position = scene(turn="B", hubu="2 . . . . . .", cubes="3321", box={"C": "tax"})
    found = of(position, 2)
    assert (found["tax"].cubes, found["tax"].count, found["bribe"].count) == (2, 1, 1)
    assert of(position, 3)["petition"].refusal is not None
    assert {do for do in found if found[do].count} <= {text.split()[0] for text in EVERY_NOTATION}
