"""Errors that a person, a file or a stranger's input can cause.

Each carries a ``code`` (a stable word) and ``facts`` (plain values). The engine writes no sentences: the
words for a code stand in ``data/locales`` under ``error-<code>``, with the facts as their variables.

::

    CodedError          also the base of what the bot refuses
    └── GameError
        ├── IllegalAction   the rules forbid this action here
        ├── BadNotation     a text that is no action
        ├── BadOptions      seats or options a game does not offer
        ├── BadRecord       a record that cannot be read, replayed or trusted
        └── BadData         a file under data/ that breaks what the rules need of it
"""

from collections.abc import Mapping
from typing import ClassVar, Literal


class CodedError(Exception):
    """What somebody may have caused and can be told: a ``code`` and ``facts``."""

    message: ClassVar[Literal["error", "refusal"]] = "error"
    """Begins the name of its sentence: ``<message>-<code>``."""

    codes: ClassVar[Mapping[str, tuple[str, ...]] | None] = None
    """Every code with the names of its facts, where they are listed; ValueError for others."""

    def __init__(self, code: str, **facts: str | int) -> None:
        if self.codes is not None and self.codes[code] != tuple(facts):
            raise ValueError(f"{code} takes {self.codes[code]}, not {tuple(facts)}")
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code} ({facts})" if facts else self.code


class GameError(CodedError):
    """Base of all errors of this package."""


class IllegalAction(GameError):
    """The rules forbid this action in this position.

    ``facts["rule"]`` names the paragraph where there is one.
    """


class Refusals(dict[str, str]):
    """The codes with which actions are refused, each with the paragraph of the rules that says so.

    Called with a code and facts it makes the refusal. The fact ``rule`` names another paragraph where several
    say so, as each of those that tell of the actions it can be refused for.
    """

    def __call__(self, code: str, **facts: str | int) -> IllegalAction:
        """The refusal with that code, its facts and its paragraph."""
        return IllegalAction(code, **facts | {"rule": facts.get("rule", self[code])})


class BadNotation(GameError):
    """The text is not the notation of any action of the game."""


class BadOptions(GameError):
    """The game is not played with these seats or options."""


class BadRecord(GameError):
    """The record is malformed, does not replay, or does not match its published hash or result."""


class BadData(GameError):
    """A file under ``data/`` is unusable; facts: ``file``, ``key`` and what the code needs."""
