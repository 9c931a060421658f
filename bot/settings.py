"""What whoever runs the bot may set, by environment variables or a `.env` file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

from pydantic import Field, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from i18n import DEFAULT, LOCALES


class BadSettings(Exception):
    """Settings that cannot be used; the text has one line for each, with what is allowed."""


class Settings(BaseSettings):
    """All settings. The name of a variable is the field's in capitals; only the token has no default."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore", hide_input_in_errors=True
    )

    discord_token: str = Field(default="", repr=False, description="the bot's token")
    discord_token_file: Path | None = Field(default=None, description="a file that holds the token")
    database_path: Path = Field(default=Path("data/deadbutton.db"), description="a path to a file")
    allow_ephemeral: bool = Field(default=False, description="1 or 0")
    shard_count: int | None = Field(default=None, ge=1, le=10_000, description="a whole number from 1 to 10000")
    dev_guild_id: int | None = Field(default=None, ge=1, lt=1 << 63, description="the id of a server")
    default_language: str = Field(default=DEFAULT, description=", ".join(LOCALES))
    source_url: str = Field(
        default="", pattern=r"^(https?://[^\s<>()]+)?$", description="an address that begins with https://"
    )
    card_emojis: bool = Field(default=True, description="1 or 0")
    keep_games_days: int = Field(
        default=365, ge=0, le=36_500, description="a whole number of days from 1 to 36500, or 0 for ever"
    )
    heartbeat_file: Path | None = Field(default=None, description="a path to a file in a folder that exists")
    health_port: int | None = Field(default=None, ge=1, le=65_535, description="a port from 1 to 65535")
    health_host: str = Field(
        default="127.0.0.1",
        pattern=r"^[\w.:-]+$",
        description="an address of this machine, such as 127.0.0.1 or 0.0.0.0",
    )
    drain: bool = Field(default=False, description="1 or 0")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field(
        default="INFO", description="DEBUG, INFO, WARNING or ERROR"
    )
    log_format: Literal["text", "json"] = Field(default="text", description="text or json")

    @field_validator("log_level", mode="before")
    @classmethod
    def _capitals(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value

    @field_validator("default_language")
    @classmethod
    def _spoken(cls, value: str) -> str:
        if value not in LOCALES:
            raise ValueError(value)
        return value

    @field_validator("database_path")
    @classmethod
    def _on_disk(cls, value: Path) -> Path:
        if str(value) == ":memory:":  # where SQLite keeps no file at all
            raise ValueError(value)
        return value

    @field_validator("discord_token", mode="after")
    @classmethod
    def _trimmed(cls, value: str) -> str:
        return value.strip()

    def token(self) -> str:
        """The token itself, read from its file if it is in one. Raises BadSettings when there is none."""
        if self.discord_token:
            return self.discord_token
        if self.discord_token_file is None:
            raise BadSettings(
                "DISCORD_TOKEN is missing: set it (or DISCORD_TOKEN_FILE) to the bot token from "
                "https://discord.com/developers/applications, or try `python -m bot demo`, which needs none."
            )
        try:
            token = self.discord_token_file.read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            reason = error.strerror if isinstance(error, OSError) else "it is no text"
            raise BadSettings(f"DISCORD_TOKEN_FILE: {self.discord_token_file} cannot be read: {reason}.") from None
        if not token:
            raise BadSettings(f"DISCORD_TOKEN_FILE: {self.discord_token_file} is empty.")
        return token


def load(**given: Any) -> Settings:
    """The settings from the environment and `.env`, `given` ones first. Raises BadSettings."""
    try:
        return Settings(**given)
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no text in UTF-8"
        raise BadSettings(f"the file .env cannot be read: {reason}.") from None
    except ValidationError as error:
        raise BadSettings("\n".join(_explain(dict(each)) for each in error.errors(include_url=False))) from None


def _explain(fault: Mapping[str, Any]) -> str:
    field = str(fault["loc"][0]) if fault["loc"] else ""
    allowed = Settings.model_fields[field].description if field in Settings.model_fields else fault["msg"]
    return f"{field.upper()} has a value that cannot be used; allowed: {allowed}."
