"""The computer players of Yunnan: what a sample keeps, and the plain cases of the rule of thumb."""

from collections.abc import Sequence

import pytest

from games import brain
from games.engine import Chance
from games.yunnan.actions import YunnanAction
from games.yunnan.computer import BRAIN
from games.yunnan.notation import parse
from games.yunnan.position import YunnanPosition
from tests.games.yunnan.random_positions import played
from tests.games.yunnan.scenes import play, scene
from tests.games.yunnan.test_random_matches import check_pieces


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


def test_the_game_finds_its_brain() -> None:
    assert brain("yunnan") is BRAIN


# ── samples ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seed", range(4))
def test_a_sample_holds_all_the_pieces(seed: int) -> None:
    chance = Chance(f"samples {seed}")
    for position in played(seed, every=15):
        if position.turn is not None:
            sample = BRAIN.sample(position.view(position.turn), position.turn, chance)
            check_pieces(sample, 0)
            assert sample.chance.seed != position.chance.seed
            sample.chance = position.chance
            assert sample == position


def test_playing_a_sample_on_leaves_the_view_alone() -> None:
    position = scene(at_home=3, traders={"A": "yunnan"})
    view = position.view(0)
    sample = BRAIN.sample(view, 0, Chance("apart"))
    play(sample, "yard 9", "pass", "pass", "pass")
    assert view == position.view(0)


# ── the bidding ──────────────────────────────────────────────────────────────────────────────────────


def test_who_has_spare_money_bids_for_a_tea_house() -> None:
    position = scene(at_home=2, money={"A": 9}, influence="4444", passes="6666", horse={"A": "yunnan"})
    assert likes(position).startswith("yard")


def test_a_school_late_in_the_match_is_worth_little() -> None:
    early = scene(at_home=3, general={"A": 4}, round=1, gifts_left={"sichuan": 5, "qamdo": 4})
    late = scene(at_home=3, general={"A": 4}, vp={"A": 79}, gifts_left={"sichuan": 5, "qamdo": 4})
    assert weight(early, "school 5") > weight(late, "school 5")


def test_the_left_side_of_the_bank_is_better() -> None:
    position = scene(at_home=2, bids={"school": "B9", "horse": "C12"})
    assert weight(position, "bank left") > weight(position, "bank right")


def test_nobody_takes_the_lesser_side_of_the_bank_while_the_better_one_is_free() -> None:
    """Not even where the difference is small: a person would laugh at it."""
    free, taken = scene(at_home=2), scene(at_home=2, bank="B.")
    assert weight(free, "bank right") < weight(free, "pass") - 5 < weight(taken, "bank right")


def test_the_cheaper_of_two_safe_spaces_is_better() -> None:
    position = scene(at_home=2, money={"A": 30})
    assert weight(position, "yard 9") > weight(position, "yard 12") > weight(position, "yard 15")


def test_nobody_tears_a_chain_of_traders_for_a_bid() -> None:
    position = scene(traders={"A": "yunnan sichuan qamdo tibet"})
    assert weight(position, "dragon 9 tibet") > weight(position, "dragon 9 yunnan")


# ── the yard and travelling ──────────────────────────────────────────────────────────────────────────


def test_a_tea_house_is_built_at_once_while_there_is_room() -> None:
    position = scene("yard", bids={"yard": "A9"}, traders={"A": "yunnan sichuan sichuan"})
    assert weight(position, "take teahouse sichuan") > weight(position, "take teahouse yunnan")
    assert weight(position, "take teahouse yunnan") > weight(position, "take teahouse keep")


def test_a_trader_goes_as_far_as_the_chain_holds() -> None:
    position = scene(
        "travel", traders={"A": "puer yunnan"}, passes="2222", horse={"A": "qamdo"}, gifts_left={"qinghai": 1}
    )
    assert likes(position) == "move puer sichuan"


def test_nobody_walks_where_the_chain_breaks() -> None:
    position = scene("travel", traders={"A": "yunnan sichuan"}, horse={"A": "sichuan"})
    assert weight(position, "move yunnan sichuan") < weight(position, "end")


def test_a_gift_attracts() -> None:
    far = scene("travel", traders={"A": "puer yunnan"}, passes="1111")
    near = scene("travel", traders={"A": "puer yunnan"}, passes="1111", gifts_left={"yunnan": 2})
    assert weight(near, "move puer yunnan") > weight(far, "move puer yunnan")


def test_who_can_displace_does() -> None:
    position = scene("travel", traders={"A": "puer", "B": "yunnan", "C": "yunnan"}, influence="1010")
    play(position, "move puer yunnan")
    assert likes(position) == "displace B"


def test_of_two_the_one_who_loses_more_is_displaced() -> None:
    position = scene("travel", traders={"A": "puer", "B": "yunnan sichuan", "C": "yunnan"}, influence="1000")
    play(position, "move puer yunnan")
    assert likes(position) == "displace B"


def test_with_two_players_nobody_displaces_the_own_other_colour() -> None:
    position = scene("travel", seats=2, traders={"A": "puer", "C": "yunnan"}, influence="1000")
    play(position, "move puer yunnan")
    assert likes(position) == "displace none"


def test_a_connected_post_is_built_far_up_the_road() -> None:
    position = scene("travel", traders={"A": "yunnan sichuan qamdo tibet"}, stock={"A": "post"})
    builds = [action for action in position.legal() if str(action).startswith("build")]
    assert likes(position, builds) == "build post qinghai"


# ── converting ───────────────────────────────────────────────────────────────────────────────────────


def test_all_is_converted_when_the_last_gifts_are_gone() -> None:
    position = scene("convert", incomes={"A": 20}, gifts_left={"qinghai": 0})
    assert likes(position) == "convert 20"


def test_money_for_the_next_bids_is_kept_early() -> None:
    tiles = {"sichuan": 5, "qamdo": 4}
    position = scene("convert", incomes={"A": 20}, money={"A": 0}, gifts_left=tiles)
    assert likes(position) not in ("convert 20", "convert 0")


def test_with_one_round_to_come_hardly_any_money_is_kept() -> None:
    """There is little left to bid for, and at the end a yuan is a third of a point."""
    position = scene("convert", incomes={"A": 20}, money={"A": 5}, vp={"A": 45}, gifts_left={"sichuan": 3})
    assert int(likes(position).split()[1]) >= 15


def test_who_wins_by_ending_the_match_ends_it() -> None:
    facts = {"incomes": {"A": 20}, "gifts_left": {"sichuan": 5, "qamdo": 4}}
    winning = scene("convert", vp={"A": 70, "B": 40}, **facts)  # type: ignore[arg-type]  # two kinds of facts
    assert likes(winning) == "convert 20"
    losing = scene("convert", vp={"A": 61, "B": 70}, gifts={"B": 9}, **facts)  # type: ignore[arg-type]  # as above
    assert int(likes(losing).split()[1]) < 19


# ── the whole ────────────────────────────────────────────────────────────────────────────────────────


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
