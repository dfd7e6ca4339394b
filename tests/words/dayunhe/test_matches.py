"""Da Yunhe over whole matches: no word is missing or too long, and none tells a secret."""

import pytest

from bot.words.dayunhe import NARRATOR as DAYUNHE
from bot.words.narrator import LONGEST_SUMMARY
from games.dayunhe.events import GameEnded
from tests.games.dayunhe.random_positions import played
from tests.words.dayunhe.telling import masked, people
from tests.words.speaking import WORDS
from tests.words.whole_match import check, tell

LIKELY = {"done": 0.15, "tea": 2, "intrigue": 2, "denounce": 2, "destroy": 2, "inspect": 2}
"""What happens seldom, and what ends a turn early."""


@pytest.mark.parametrize(
    ("seed", "seats", "level"),
    [
        (1, 2, "hard"),
        pytest.param(2, 3, "medium", marks=pytest.mark.fuzz),
        pytest.param(3, 4, "hard", marks=pytest.mark.fuzz),
        (4, 5, "easy"),
    ],
)
def test_every_text_of_a_match_is_whole_and_fits(
    seed: int, seats: int, level: str, caplog: pytest.LogCaptureFixture
) -> None:
    told = tell("dayunhe", seats, {"level": level}, seed, LIKELY)
    check(told, caplog.records)
    assert max(map(len, told.summaries)) <= LONGEST_SUMMARY
    assert max(map(len, told.previews)) <= LONGEST_SUMMARY
    assert any(isinstance(event, GameEnded) for event in told.last_turn)


@pytest.mark.parametrize("seed", range(8))
def test_every_text_of_a_match_that_players_leave_is_whole(
    seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    for position in played(seed, every=1, leaving=True):
        if position.turn is None or len(position.playing) < 2:
            continue
        cast, events = people(position.seats), position.resign(position.playing[seed % 2])
        summary = DAYUNHE.summary(WORDS, cast, masked(events))
        assert "resigned. Tiles and region stay as they are." in summary.splitlines()[0]
        assert DAYUNHE.standings(WORDS, cast, position.view(None), masked(events))
        assert not [line for line in summary.splitlines() if "  " in line or not line]
    assert not caplog.records
