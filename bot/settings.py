"""Settings of the process: environment variables, or lines of the same names in a file ``.env``."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal, cast

from pydantic import BeforeValidator, Field
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.matches.computers import MOST_SECONDS


@dataclass(frozen=True)
class Share:
    """What the setting SHARDS says: which shards, of how many; None: as many as Discord wants."""

    which: Literal["all", "auto"] | range
    count: int | None = None


def _share(text: object) -> object:
    """Read ``all``, ``auto``, ``i/n`` or ``i-j/n``; ValueError for anything else."""
    if not isinstance(text, str):
        return text
    if text in ("all", "auto"):
        return Share(cast("Literal['all', 'auto']", text))
    which, _, count = text.partition("/")
    first, _, last = which.partition("-")
    found = Share(range(int(first), int(last or first) + 1), int(count))
    if not 0 <= int(first) <= int(last or first) < int(count):
        raise ValueError(f"no shards: {text}")
    return found


class Settings(BaseSettings):
    """Every setting there is; ``.env.example`` explains them to whoever runs the bot."""

    model_config = SettingsConfigDict(env_file=".env", env_ignore_empty=True, extra="ignore")

    discord_token: str = Field(default="", repr=False, description="what the bot logs in with")
    database_url: str = Field(
        default="sqlite+aiosqlite:///mandate.db", description="where the matches are kept"
    )
    discord_api_base: str = Field(default="", description="Discord's REST address, empty for the real one")
    discord_gateway_url: str = Field(
        default="", description="Discord's gateway address, empty for the real one"
    )
    shards: Annotated[Share, NoDecode, BeforeValidator(_share)] = Field(
        default=Share("all"), description="which of Discord's shards this process serves"
    )
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field(
        default="INFO", description="what is logged"
    )
    log_format: Literal["lines", "json"] = Field(default="lines", description="how it is logged")
    health_port: int | None = Field(
        default=None, ge=0, le=65535, description="where /live, /ready and /metrics are; nowhere if not set"
    )
    backup_dir: Path = Field(
        default=Path("backups"), description="where backups are, those too that are made by themselves"
    )
    computer_seconds: float = Field(
        default=1.0,
        gt=0,
        le=MOST_SECONDS,
        description="how long the strongest computer players think about an action",
    )
    computer_workers: int | None = Field(
        default=None, ge=1, le=64, description="how many of them think at once; all cores but one if not set"
    )
