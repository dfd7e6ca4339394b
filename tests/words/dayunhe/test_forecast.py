"""Where Da Yunhe's coordinator would go, as the panel and the board say it."""

import pytest

from bot.words.cast import TOKENS
from bot.words.dayunhe import forecast
from games.dayunhe.events import Inspected
from games.dayunhe.position import DayunhePosition
from tests.games.dayunhe.random_positions import played
from tests.games.dayunhe.scenes import of_type, play, scene
from tests.words.speaking import WORDS


def told(position: DayunhePosition, seat: int | None = None) -> str:
    return forecast.told(WORDS, position.view(seat), TOKENS.__getitem__, "")


def test_a_way_without_a_fork_is_told_to_its_end() -> None:
    tiles = "3-2 A straight sw-ne, 3-5 B basin nw, 3-8 C unrest"
    assert told(scene(tiles=tiles, at="3-2")) == (
        "As things stand the coordinator goes to 3-5 ■ +2 · 3-8 unrest ▲ −4."
    )


@pytest.mark.parametrize(("seat", "who"), [(None, "● chooses"), (0, "you choose")])
def test_a_fork_is_told_with_what_each_way_begins_with(seat: int | None, who: str) -> None:
    position = scene(tiles="1-1 A basin e, 1-3 B basin e, 1-2 C unrest", seats=3)
    assert told(position, seat) == (
        f"As things stand {who} where the coordinator goes: 1-1 ● +2 or 1-3 ■ +2."
    )


def test_a_fork_later_on_is_told_after_the_steps_before_it() -> None:
    position = scene(tiles="1-2 C basin e", seats=3)
    assert told(position) == (
        "As things stand the coordinator goes to 1-2 ▲ +2; then ● chooses: 1-4 empty or 1-5 empty."
    )


def test_he_rests_for_tea_and_at_his_turning_point() -> None:
    assert told(scene(lying=True)) == "The coordinator lies down for tea: he does not travel in this round."
    assert told(scene(at="3-8")) == (
        "The coordinator is at his turning point: he does not travel in this round."
    )


def test_what_is_forecast_comes_true() -> None:
    """Where the last card of a round ends without a fork he goes just as was told before."""
    came = 0
    for position in (position for seed in range(6) for position in played(seed, every=2)):
        if position.phase != "act":
            continue
        way = forecast.ahead(position.view(None))
        for found in of_type(play(position, "done"), Inspected):
            assert way.fork or tuple(step.place for step in found.way) == way.places
            came += not way.fork
    assert came > 10
