"""When a computer acts does not tell how long it thought: the relation of the times that see to that."""

from datetime import timedelta
from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.__main__ import main
from bot.computers.worker import NEXT
from bot.matches.computers import GOES_ON, MOST_SECONDS, SPARE, THINKS, TURN
from bot.settings import Settings


def told(seconds: float) -> Settings:
    return Settings(_env_file=None, computer_seconds=seconds)  # type: ignore[call-arg]  # pydantic-settings' own


def test_every_pause_is_longer_than_any_thought() -> None:
    assert timedelta() < SPARE
    for least, most in GOES_ON, TURN:
        assert THINKS + SPARE <= least < most
    assert GOES_ON[0] <= TURN[0]


def test_the_time_for_an_action_that_may_be_set_can_be_had() -> None:
    assert NEXT * THINKS.total_seconds() == MOST_SECONDS
    assert told(MOST_SECONDS).computer_seconds == MOST_SECONDS
    for wrong in (0, -1, MOST_SECONDS + 0.01, float("nan"), float("inf")):
        with pytest.raises(ValidationError):
            told(wrong)


def test_a_longer_time_is_refused_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COMPUTER_SECONDS", "10")
    assert main(["check"]) == 1
    said = capsys.readouterr().err
    assert "COMPUTER_SECONDS" in said
    assert ".env.example" in said
    explained = (Path(__file__).parents[2] / ".env.example").read_text("utf-8")
    assert f"({MOST_SECONDS:g} at most" in explained
