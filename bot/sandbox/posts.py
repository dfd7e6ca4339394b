"""What a person sees: messages and modals, with the questions that tests ask of them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from . import components as kinds
from .errors import Refused
from .modals import fields
from .records import Message
from .shapes import Flag, Json
from .world import World


@dataclass(frozen=True, slots=True)
class Button:
    """A button as it is shown."""

    label: str
    emoji: str
    custom_id: str
    url: str
    disabled: bool
    style: int


@dataclass(frozen=True, slots=True)
class Select:
    """A select as it is shown; `options` are labels by value (empty for people, roles, channels)."""

    kind: int
    custom_id: str
    placeholder: str
    options: dict[str, str]
    least: int
    most: int
    disabled: bool
    chosen: tuple[str, ...]


def _emoji(component: Json) -> str:
    return str((component.get("emoji") or {}).get("name") or "")


def select_of(component: Json) -> Select:
    """The view of a select component."""
    options = component.get("options", ())
    return Select(
        component["type"],
        component["custom_id"],
        component.get("placeholder") or "",
        {option["value"]: option["label"] for option in options},
        component["min_values"],
        component["max_values"],
        bool(component.get("disabled")),
        tuple(option["value"] for option in options if option.get("default")),
    )


Shown = TypeVar("Shown")


class Post:
    """A message on the screen; it changes when the message is edited."""

    def __init__(self, world: World, message: Message) -> None:
        self._world = world
        self.message = message

    def __repr__(self) -> str:
        return f"<Post {self.id} {self.text[:60]!r} {[button.label for button in self.buttons]}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Post) and other.id == self.id

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def data(self) -> Json:
        """The message in Discord's shape."""
        return self.message.data

    @property
    def id(self) -> str:
        """Its id."""
        return self.message.id

    @property
    def channel(self) -> str:
        """The id of its channel."""
        return self.message.channel

    @property
    def deleted(self) -> bool:
        """Whether it is gone."""
        return self.id not in self._world.messages.get(self.channel, {})

    @property
    def ephemeral(self) -> bool:
        """Whether one person alone sees it."""
        return self.message.only is not None

    @property
    def loading(self) -> bool:
        """Whether it still says that the bot is thinking."""
        return self.message.has(Flag.LOADING)

    @property
    def text(self) -> str:
        """All that is written in it: content, then text displays, each on its own line."""
        return "\n".join(
            part for part in [self.data["content"], *kinds.texts(self.data["components"])] if part
        )

    @property
    def alt_texts(self) -> list[str]:
        """The descriptions of its pictures."""
        described = [
            item.get("description") or ""
            for part in kinds.walk(self.data["components"])
            for item in part.get("items", ())
        ]
        return described + [file.get("description") or "" for file in self.data["attachments"]]

    @property
    def mentions(self) -> list[str]:
        """The names of those whom it pings."""
        return [user["global_name"] for user in self.data["mentions"]]

    @property
    def roles(self) -> list[str]:
        """The ids of the roles that it pings."""
        return list(self.data["mention_roles"])

    @property
    def thread(self) -> Json | None:
        """The thread that was started on it."""
        return self.data.get("thread")

    @property
    def buttons(self) -> list[Button]:
        """Its buttons in order."""
        return [
            Button(
                part.get("label") or "",
                _emoji(part),
                part.get("custom_id") or "",
                part.get("url") or "",
                bool(part.get("disabled")),
                part["style"],
            )
            for part in kinds.walk(self.data["components"])
            if part["type"] == kinds.BUTTON
        ]

    @property
    def selects(self) -> list[Select]:
        """Its selects in order."""
        return [
            select_of(part) for part in kinds.walk(self.data["components"]) if part["type"] in kinds.SELECTS
        ]

    def button(self, wanted: str) -> Button:
        """The button with that custom_id, label, emoji, or the only one whose label begins so."""
        return _one(
            self.buttons, wanted, lambda button: (button.custom_id, button.label, button.emoji), "button"
        )

    def select(self, wanted: str = "") -> Select:
        """The select with that custom_id or placeholder; without a word the only one."""
        if not wanted and len(self.selects) == 1:
            return self.selects[0]
        return _one(self.selects, wanted, lambda select: (select.custom_id, select.placeholder), "select")

    def files(self) -> dict[str, bytes]:
        """The bytes of all its files by name, whether a component shows them or not."""
        return {
            file["filename"]: self._world.files[file_id].body for file_id, file in self.message.files.items()
        }


def _one(items: list[Shown], wanted: str, names: Callable[[Shown], tuple[str, ...]], what: str) -> Shown:
    exact = [item for item in items if wanted in names(item)]
    close = (
        [item for item in items if any(name.startswith(wanted) for name in names(item)[1:])] if wanted else []
    )
    for found in (exact, close):
        if len(found) == 1:
            return found[0]
    # The same label twice is a question for the custom_id.
    problem = "more than one" if exact or close else "no"
    raise Refused(f"{problem} {what} {wanted!r}; there are {[names(item) for item in items]}")


class Modal:
    """A modal on the screen."""

    def __init__(self, data: Json) -> None:
        self.data = data

    @property
    def title(self) -> str:
        """What stands above it."""
        return str(self.data["title"])

    @property
    def custom_id(self) -> str:
        """Its custom_id."""
        return str(self.data["custom_id"])

    @property
    def fields(self) -> dict[str, Json]:
        """Its fields by label."""
        return dict(fields(self.data).values())

    def ids(self, values: dict[str, Any]) -> dict[str, Any]:
        """Values by custom_id, from values by custom_id or by label (case and _ for blanks do not matter)."""
        known = fields(self.data)
        labels = {_plain(label): custom_id for custom_id, (label, _) in known.items()}
        found = {}
        for key, value in values.items():
            if key not in known and _plain(key) not in labels:
                raise Refused(
                    f"the modal has no field {key!r}, only {[label for label, _ in known.values()]}"
                )
            found[key if key in known else labels[_plain(key)]] = value
        return found


def _plain(label: str) -> str:
    return label.casefold().replace("_", " ").strip()
