"""The one kind of component, and what it carries: the codec of custom ids.

``m1|pick|42|17|3|r56`` is verb "pick" on match 42 as of version 17, with argument "3", on the message of
outbox row 56. The id is all the state a component has, so it works after a restart.
"""

import re
from typing import Any, Self, cast

import discord
import msgspec

from bot.components.client import Client
from games.engine import CodedError

FORMAT = "m1"
"""Begins every custom id; a new format gets a new number, and old buttons are answered all the same."""

LONGEST = 100
"""Characters in a custom id, at most (Discord)."""

SHEETS = frozenset(("board", "court", "realm", "gifts"))
"""What buttons of older messages name besides a turn, from when a board could be several pictures."""

HIGHEST = 2**63 - 1
"""The highest number that Discord and the database count with."""

_VERB = re.compile(r"[a-z][a-z-]*")
_NUMBER = re.compile(r"[0-9]{1,19}")
_ROW = re.compile(rf"r({_NUMBER.pattern})")


class BadPress(CodedError):
    """A custom id that is none of ours, or of a version that this bot does not speak any more."""

    message = "refusal"

    def __init__(self, custom_id: str) -> None:
        super().__init__("bad-press")
        self.custom_id = custom_id


class Press(msgspec.Struct, frozen=True):
    """One press: what to do, with which match, made for which version of it, and with what.

    ``match`` is 0 where no match is meant. ``row`` is the outbox row that posted the message, None on private
    pages. ``chosen`` are the values of a select, which no custom id holds.
    """

    verb: str
    match: int = 0
    version: int = 0
    args: tuple[str, ...] = ()
    row: int | None = None
    chosen: tuple[str, ...] = ()

    def number(self, at: int = 0) -> int:
        """The argument at that place as a number; raises `BadPress` if there is none."""
        if len(self.args) <= at:
            raise BadPress("|".join(self.args))
        return number(self.args[at])


def number(text: str) -> int:
    """The number that somebody's Discord sent as a text; raises `BadPress` for what is none of ours."""
    if not _NUMBER.fullmatch(text) or (found := int(text)) > HIGHEST:
        raise BadPress(text)
    return found


def write(press: Press) -> str:
    """The custom id; ValueError if it would be too long or could not be read again."""
    parts = [FORMAT, press.verb, str(press.match), str(press.version), *map(_quote, press.args)]
    if press.row is not None:
        parts.append(f"r{press.row}")
    text = "|".join(parts)
    if len(text) > LONGEST or parse(text) != press:
        raise ValueError(f"no custom id can hold {press}")
    return text


def parse(custom_id: str) -> Press:
    """The press that the custom id stands for; raises `BadPress`."""
    parts = custom_id.split("|")
    if len(parts) < 4 or parts[0] != FORMAT or not _VERB.fullmatch(parts[1]):
        raise BadPress(custom_id)
    _, verb, match, version, *args = parts
    row = None
    if args and (found := _ROW.fullmatch(args[-1])):
        row = number(found[1])
        args.pop()
    return Press(verb, number(match), number(version), tuple(map(_unquote, args)), row)


def read(custom_id: str) -> Press | None:
    """The press, or None for a custom id that is none of ours."""
    try:
        return parse(custom_id)
    except BadPress:
        return None


def _quote(text: str) -> str:
    """Without the bar; a leading "r" is quoted too, so that no argument is taken for a row."""
    text = text.replace("%", "%25").replace("|", "%7C")
    return f"%72{text[1:]}" if text.startswith("r") else text


def _unquote(text: str) -> str:
    return text.replace("%72", "r").replace("%7C", "|").replace("%25", "%")


class PressItem(discord.ui.DynamicItem[discord.ui.Item[Any]], template=r"(?s).+"):
    """A button or select. The client answers it, whatever its custom id holds.

    The template takes every custom id, also those of other versions: nobody must press a button in vain.
    """

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The component of the message that was pressed."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Hand the press over; what may go wrong is answered there."""
        await cast(Client, interaction.client).press(interaction)
