"""One message under construction: texts, pictures, rows of buttons and lists in one coloured container."""

import io
from collections.abc import Mapping, Sequence
from typing import Any, Self

import discord
import msgspec

from bot.components import ids
from bot.components.ids import Press, PressItem
from render import strengthen

LONGEST_TEXT = 4000
"""Characters in all texts of a message together (Discord)."""

ROOM = LONGEST_TEXT - 400
"""Characters for the text of a page, its head and notes left out."""

LONGEST_LABEL = 80
"""Characters on a button (Discord)."""

ROW = 5
"""Buttons in one row (Discord)."""

ANSWERS = 25
"""Choices in one list (Discord)."""

INK = 0x7A2C22
"""The colour of messages that belong to no seat."""


class Picture(msgspec.Struct, frozen=True):
    """A picture in a message: its file and the words for those who cannot see it."""

    name: str
    data: bytes
    alt: str


class Page:
    """A message. Built in order, then sent as ``view()`` with ``files()``.

    ``version`` and ``match`` go into every button; ``row`` too, on messages that the outbox posts.
    """

    def __init__(
        self, match: int = 0, version: int = 0, *, row: int | None = None, colour: int = INK
    ) -> None:
        self._match = match
        self._version = version
        self._row = row
        self._colour = colour
        self._items: list[discord.ui.Item[Any]] = []
        self._files: list[tuple[str, bytes]] = []
        self._room = LONGEST_TEXT
        self._view: discord.ui.LayoutView | None = None

    @property
    def open(self) -> bool:
        """Whether something can be added yet."""
        return self._view is None

    @property
    def room(self) -> int:
        """So many characters there is room for yet; what `lead` puts before them has its own."""
        return self._room - (LONGEST_TEXT - ROOM)

    def text(self, text: str) -> Self:
        """A paragraph in Discord's markup; cut where the message has no room left."""
        if shown := self._fitting(text):
            self._items.append(shown)
        return self

    def _fitting(self, text: str) -> discord.ui.TextDisplay[Any] | None:
        """As much of the text as there is room for."""
        if not text or self._room <= 0:
            return None
        text = text if len(text) <= self._room else text[: self._room - 1] + "…"
        self._room -= len(text)
        return discord.ui.TextDisplay(text)

    def lead(self, text: str) -> Self:
        """A paragraph before all others, for which the last ones give way where there is no room."""
        for item in reversed(self._items):
            if len(text) > self._room and isinstance(item, discord.ui.TextDisplay):
                kept = max(1, len(item.content) - (len(text) - self._room))
                self._room += len(item.content) - kept
                item.content = item.content[: kept - 1] + "…"
        if text:
            self._room -= len(text)
            self._items.insert(0, discord.ui.TextDisplay(text))
        return self

    def picture(self, picture: Picture) -> Self:
        """A picture with its alt text."""
        self._files.append((picture.name, picture.data))
        return self.shown(picture.name, picture.alt)

    def shown(self, name: str, alt: str) -> Self:
        """A picture whose file goes with the message by another hand."""
        item = discord.MediaGalleryItem(f"attachment://{name}", description=alt[:1024] or None)
        self._items.append(discord.ui.MediaGallery(item))
        return self

    def file(self, name: str, data: bytes) -> Self:
        """A file to download."""
        self._files.append((name, data))
        return self.attached(name)

    def attached(self, name: str) -> Self:
        """A file to download that goes with the message by another hand."""
        self._items.append(discord.ui.File(f"attachment://{name}"))
        return self

    def gap(self) -> Self:
        """A line between two parts."""
        self._items.append(discord.ui.Separator())
        return self

    def row(self, *buttons: PressItem | None) -> Self:
        """A row of buttons, or two where there are more than five; None are left out."""
        kept = [button for button in buttons if button is not None]
        self._items += [discord.ui.ActionRow(*kept[at : at + ROW]) for at in range(0, len(kept), ROW)]
        return self

    def entry(self, text: str, button: PressItem) -> Self:
        """A paragraph with a button beside it; cut as a text is, and left out with no room at all."""
        if shown := self._fitting(text):
            self._items.append(discord.ui.Section(shown, accessory=button))
        return self

    def button(
        self,
        verb: str,
        label: str,
        *args: str | int,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        disabled: bool = False,
        match: int | None = None,
        version: int | None = None,
    ) -> PressItem:
        """A button for that verb, on this page's match unless another is named."""
        press = Press(
            verb,
            self._match if match is None else match,
            self._version if version is None else version,
            tuple(map(str, args)),
            self._row,
        )
        return PressItem(
            discord.ui.Button(
                label=label[:LONGEST_LABEL], custom_id=ids.write(press), style=style, disabled=disabled
            )
        )

    def choice(self, verb: str, hint: str, options: Sequence[discord.SelectOption], *args: str | int) -> Self:
        """A list to choose one of; ``options`` must not be empty, and no more than 25."""
        press = Press(verb, self._match, self._version, tuple(map(str, args)), self._row)
        select: discord.ui.Select[Any] = discord.ui.Select(
            custom_id=ids.write(press), placeholder=hint[:150], options=list(options)
        )
        self._items.append(discord.ui.ActionRow(PressItem(select)))
        return self

    def people(self, verb: str, hint: str, *args: str | int) -> Self:
        """A list of everybody in the server to choose one of."""
        press = Press(verb, self._match, self._version, tuple(map(str, args)), self._row)
        select: discord.ui.UserSelect[Any] = discord.ui.UserSelect(
            custom_id=ids.write(press), placeholder=hint[:150]
        )
        self._items.append(discord.ui.ActionRow(PressItem(select)))
        return self

    def view(self) -> discord.ui.LayoutView:
        """The message as discord.py sends it; nothing can be added any more."""
        if self._view is None:
            self._view = discord.ui.LayoutView(timeout=None)
            self._view.add_item(discord.ui.Container(*self._items, accent_colour=self._colour))
        return self._view

    def files(self, contrast: bool = False) -> list[discord.File]:
        """The files, perhaps in high contrast, made anew at every call: discord.py uses them up."""
        found = ((name, strengthen(data) if contrast else data) for name, data in self._files)
        return [discord.File(io.BytesIO(data), name) for name, data in found]


def option(value: str, label: str, detail: str = "", *, chosen: bool = False) -> discord.SelectOption:
    """One choice of a list, cut to what Discord takes."""
    return discord.SelectOption(
        value=value[:100], label=label[:100], description=detail[:100] or None, default=chosen
    )


def options(choices: Mapping[str, str], chosen: str = "") -> list[discord.SelectOption]:
    """Choices by value and label, one of them chosen."""
    return [option(value, label, chosen=value == chosen) for value, label in choices.items()]
