"""The computer players of Yunnan: what a sample keeps, and the plain cases of the rule of thumb."""

from collections.abc import Sequence

import pytest

from games.yunnan.computer import BRAIN
from games.yunnan.position import YunnanPosition
from games.yunnan.turns import YunnanAction, parse
from tests.support.games.yunnan.random_positions import played
from tests.support.games.yunnan.scenes import play, scene

MANY = {"sichuan": 5, "qamdo": 4}
"""Gifts left, so that the match goes on."""


def likes(position: YunnanPosition, actions: Sequence[YunnanAction] | None = None) -> str:
    """The action that looks best of these, or of all that are legal."""
    actions = position.legal() if actions is None else actions
    weights = BRAIN.weigh(position, actions)
    return str(actions[max(range(len(actions)), key=weights.__getitem__)])


def weight(position: YunnanPosition, notation: str) -> float:
    """How good the action looks."""
    action = parse(notation)
    assert action in position.legal()
    return BRAIN.weigh(position, [action])[0]


SAFE = scene(at_home=2, money={"A": 30})
CHAIN = scene(traders={"A": "yunnan sichuan qamdo tibet"})
IN_YARD = scene("yard", bids={"yard": "A9"}, traders={"A": "yunnan sichuan sichuan"})
BIDS = scene(at_home=2, bids={"school": "B9", "horse": "C12"})
SHORT = scene("travel", traders={"A": "yunnan sichuan"}, horse={"A": "sichuan"})


@pytest.mark.parametrize(
    ("position", "better", "worse"),
    [
        pytest.param(BIDS, "bank left", "bank right", id="the left side of the bank"),
        pytest.param(SAFE, "yard 9", "yard 12", id="the cheaper of two safe spaces"),
        pytest.param(SAFE, "yard 12", "yard 15", id="also of these"),
        pytest.param(CHAIN, "dragon 9 tibet", "dragon 9 yunnan", id="nobody tears a chain for a bid"),
        pytest.param(IN_YARD, "take teahouse sichuan", "take teahouse yunnan", id="where two stand"),
        pytest.param(IN_YARD, "take teahouse yunnan", "take teahouse keep", id="while there is room"),
        pytest.param(SHORT, "end", "move yunnan sichuan", id="nobody walks where the chain breaks"),
    ],
)
def test_one_is_better_than_the_other(position: YunnanPosition, better: str, worse: str) -> None:
    assert weight(position, better) > weight(position, worse)


def test_nobody_takes_the_lesser_side_of_the_bank_while_the_better_one_is_free() -> None:
    """Not even where the difference is small: a person would laugh at it."""
    free, taken = scene(at_home=2), scene(at_home=2, bank="B.")
    assert weight(free, "bank right") < weight(free, "pass") - 5 < weight(taken, "bank right")


def test_a_school_late_in_the_match_is_worth_little() -> None:
    early = scene(at_home=3, general={"A": 4}, round=1, gifts_left=MANY)
    late = scene(at_home=3, general={"A": 4}, vp={"A": 79}, gifts_left=MANY)
    assert weight(early, "school 5") > weight(late, "school 5")


def test_a_gift_attracts() -> None:
    far = scene("travel", traders={"A": "puer yunnan"}, passes="1111")
    near = scene("travel", traders={"A": "puer yunnan"}, passes="1111", gifts_left={"yunnan": 2})
    assert weight(near, "move puer yunnan") > weight(far, "move puer yunnan")


def test_who_has_spare_money_bids_for_a_tea_house() -> None:
    position = scene(at_home=2, money={"A": 9}, influence="4444", passes="6666", horse={"A": "yunnan"})
    assert likes(position).startswith("yard")


def test_a_trader_goes_as_far_as_the_chain_holds() -> None:
    traders, gifts = {"A": "puer yunnan"}, {"qinghai": 1}
    position = scene("travel", traders=traders, horse={"A": "qamdo"}, gifts_left=gifts)
    assert likes(position) == "move puer sichuan"


@pytest.mark.parametrize(
    ("seats", "influence", "traders", "expected"),
    [
        (4, "1010", {"B": "yunnan", "C": "yunnan"}, "displace B"),
        (4, "1000", {"B": "yunnan sichuan", "C": "yunnan"}, "displace B"),  # who loses more
        (2, "1000", {"C": "yunnan"}, "displace none"),  # the own other colour
    ],
)
def test_who_can_displace_does(seats: int, influence: str, traders: dict[str, str], expected: str) -> None:
    position = scene("travel", seats=seats, traders={"A": "puer", **traders}, influence=influence)
    play(position, "move puer yunnan")
    assert likes(position) == expected


def test_a_connected_post_is_built_far_up_the_road() -> None:
    position = scene("travel", traders={"A": "yunnan sichuan qamdo tibet"}, stock={"A": "post"})
    builds = [action for action in position.legal() if str(action).startswith("build")]
    assert likes(position, builds) == "build post qinghai"


@pytest.mark.parametrize(
    ("facts", "least", "most"),
    [
        pytest.param({"gifts_left": {"qinghai": 0}}, 20, 20, id="the last gifts are gone"),
        pytest.param({"money": {"A": 0}, "gifts_left": MANY}, 1, 19, id="early money is kept for bids"),
        # There is little left to bid for, and at the end a yuan is a third of a point.
        pytest.param(
            {"money": {"A": 5}, "vp": {"A": 45}, "gifts_left": {"sichuan": 3}}, 15, 20, id="one round to come"
        ),
        pytest.param({"vp": {"A": 70, "B": 40}, "gifts_left": MANY}, 20, 20, id="who wins ends the match"),
        pytest.param(
            {"vp": {"A": 61, "B": 70}, "gifts": {"B": 9}, "gifts_left": MANY}, 0, 18, id="who loses does not"
        ),
    ],
)
def test_so_much_is_converted(facts: dict[str, dict[str, int]], least: int, most: int) -> None:
    position = scene("convert", incomes={"A": 20}, **facts)  # type: ignore[arg-type]  # a scene's own
    assert least <= int(likes(position).split()[1]) <= most


def test_pending_bids_count_as_their_progress_less_their_price() -> None:
    cheap, dear = (scene(at_home=1, bids={"dragon": f"A{price}"}) for price in (9, 15))
    assert BRAIN.worth(cheap)[0] > BRAIN.worth(dear)[0]


def test_more_traders_are_worth_more() -> None:
    few, many = (scene(at_home=3, general={"A": 4 - extra}, supply={"A": 3 + extra}) for extra in (0, 1))
    assert BRAIN.worth(many)[0] > BRAIN.worth(few)[0]
    assert BRAIN.worth(many)[1] == BRAIN.worth(few)[1]


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(8))
def test_the_worth_never_counts_one_who_left(seed: int) -> None:
    for position in played(seed, every=20):
        if position.turn is not None and len(position.playing) > 2:
            leaver = position.playing[-1]
            position.resign(leaver)
            if position.turn is not None:
                assert BRAIN.worth(position)[leaver] == position.vp[leaver]
