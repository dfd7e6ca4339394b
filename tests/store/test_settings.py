"""The settings, and that whoever runs the bot finds each of them explained."""

import re
from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.settings import Settings

EXAMPLE = Path(__file__).parents[2] / ".env.example"


def test_every_setting_stands_in_the_example_under_a_comment_and_nothing_else_does() -> None:
    documented = set()
    explained = False
    for line in EXAMPLE.read_text(encoding="utf-8").splitlines():
        if found := re.match(r"([A-Z_]+)=", line):
            assert explained, line
            documented.add(found[1].lower())
        else:
            explained = line.startswith("#")
    assert documented == set(Settings.model_fields)


def test_the_example_itself_gives_the_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    assert Settings(_env_file=EXAMPLE) == Settings(_env_file=None)  # type: ignore[call-arg]  # pydantic-settings' own


def test_the_environment_wins_and_a_bad_value_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite:////srv/x.db")
    assert Settings().database_url == "sqlite+aiosqlite:////srv/x.db"
    monkeypatch.setenv("LOG_LEVEL", "LOUD")
    with pytest.raises(ValidationError, match="log_level"):
        Settings()


def test_the_token_is_not_shown_by_accident() -> None:
    assert "hush" not in repr(Settings(discord_token="hush"))
