"""Settings of the process: environment variables, or lines of the same names in a file ``.env``."""

from pathlib import Path
from typing import Literal

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.matches.computers import MOST_SECONDS


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
