"""What Discord refuses of a message, beyond types: lengths, counts, and what may stand together.

Numbers come from Discord's documentation; the paths of mistakes are those of Discord's own answers.
"""

from collections.abc import Callable, Collection

from . import components as kinds
from .components import Json
from .emoji import is_emoji
from .errors import Form, Path, error
from .shapes import Flag

LEGACY = ("content", "embeds", "poll", "sticker_ids")
FILE_BYTES = 10 * 1024 * 1024
REQUEST_BYTES = 25 * 1024 * 1024
IMAGES = (".jpg", ".jpeg", ".png", ".webp", ".gif")
_TOP = {kinds.ROW, kinds.SECTION, kinds.TEXT, kinds.GALLERY, kinds.FILE, kinds.SEPARATOR}


class MessageForm(Form):
    """The body of a message: new, or an edit of one."""

    def __init__(self, files: Collection[str], emoji: Callable[[str], bool]) -> None:
        super().__init__()
        self.files = files
        """Names of the files that the message will have."""
        self._known_emoji = emoji

    def check(self, body: Json, v2: bool, prefix: Path = ()) -> None:
        """All of a message's body; `prefix` is where it stands in the request."""
        self.text((*prefix, "content"), body.get("content"), 0, 2000)
        for key in LEGACY:
            if body.get(key) and (v2 or key != "content"):  # the others Discord takes without V2
                self.wrong(
                    (*prefix, key),
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )
        if body.get("components"):
            self.components((*prefix, "components"), body["components"], v2)
        if body.get("nonce") is not None and len(str(body["nonce"])) > 25:
            self.wrong((*prefix, "nonce"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 25 in length.")
        self._mentions((*prefix, "allowed_mentions"), body.get("allowed_mentions"))

    def _mentions(self, path: Path, allowed: Json | None) -> None:
        for key in ("users", "roles"):
            ids = self.count((*path, key), (allowed or {}).get(key), 0, 100)
            if ids and key in (allowed or {}).get("parse", ()):
                self.wrong(
                    (*path, "parse"),
                    "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                    f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.',
                )

    # components -----------------------------------------------------------------------------------

    def components(self, path: Path, components: object, v2: bool) -> None:
        """All components of a message."""
        items = self.count(path, components, 1, 40 if v2 else 5)
        allowed = _TOP | {kinds.CONTAINER} if v2 else {kinds.ROW}
        for place, component in enumerate(items):
            self._component((*path, place), component, allowed)
        everything = list(kinds.walk(items))
        if len(everything) > 40:
            self.wrong(path, "BASE_TYPE_MAX_LENGTH", "Must be 40 or fewer in length.")
        if (
            sum(len(str(part.get("content") or "")) for part in everything if part.get("type") == kinds.TEXT)
            > 4000
        ):
            self.wrong(
                path,
                "BASE_TYPE_MAX_LENGTH",
                "The text displays of a message must be 4000 or fewer in length.",
            )
        self.distinct(path, everything)

    def distinct(self, path: Path, everything: list[Json]) -> None:
        """No custom_id and no id twice."""
        for key, code in (("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"), ("id", "COMPONENT_ID_DUPLICATED")):
            values = [part[key] for part in everything if part.get(key)]
            if len(values) != len(set(values)):
                self.wrong(path, code, f"Component {key} cannot be duplicated")

    def _component(self, path: Path, component: Json, allowed: Collection[int]) -> None:
        kind = component.get("type")
        if not isinstance(kind, int) or kind not in allowed:
            self.wrong(
                (*path, "type"),
                "UNION_TYPE_CHOICES",
                f'Value of field "type" must be one of {sorted(allowed)}.',
            )
            return
        check = {
            kinds.ROW: self._row,
            kinds.BUTTON: self._button,
            kinds.SECTION: self._section,
            kinds.TEXT: self._text,
            kinds.GALLERY: self._gallery,
            kinds.FILE: self._file,
            kinds.SEPARATOR: self._separator,
            kinds.CONTAINER: self._container,
        }.get(kind, self._select)
        check(path, component)

    def _row(self, path: Path, row: Json) -> None:
        items = self.count((*path, "components"), row.get("components"), 1, 5)
        for place, item in enumerate(items):
            self._component((*path, "components", place), item, kinds.SELECTS | {kinds.BUTTON})
        if len(items) > 1 and any(item.get("type") in kinds.SELECTS for item in items):
            self.wrong(
                path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width"
            )

    def _button(self, path: Path, button: Json) -> None:
        style = self.number((*path, "style"), button.get("style"), 1, 5)
        label = self.text((*path, "label"), button.get("label"), 0, 80)
        if button.get("emoji"):
            self._emoji((*path, "emoji"), button["emoji"])
        if not label and not button.get("emoji"):
            self.wrong(
                path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button must have a label or an emoji"
            )
        if style == kinds.LINK:
            self.text((*path, "url"), button.get("url"), 1, 512)
        else:
            self.text((*path, "custom_id"), button.get("custom_id"), 1, 100)
        if button.get("url") and button.get("custom_id"):
            self.wrong(
                path,
                "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                "A custom id and url cannot both be specified",
            )

    def _emoji(self, path: Path, emoji: Json) -> None:
        known = (
            self._known_emoji(str(emoji["id"])) if emoji.get("id") else is_emoji(str(emoji.get("name") or ""))
        )
        if not known:
            self.wrong((*path, "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def _select(self, path: Path, select: Json) -> None:
        self.text((*path, "custom_id"), select.get("custom_id"), 1, 100)
        self.text((*path, "placeholder"), select.get("placeholder"), 0, 150)
        least = self.number((*path, "min_values"), select.get("min_values", 1), 0, 25)
        most = self.number((*path, "max_values"), select.get("max_values", 1), 1, 25)
        if least > most:
            self.wrong(
                (*path, "min_values"), "SELECT_MIN_VALUES_INVALID", "min_values must not exceed max_values"
            )
        if select.get("type") == kinds.STRING_SELECT:
            options = self.count((*path, "options"), select.get("options"), 1, 25)
            self.options((*path, "options"), options)
            if most > len(options):
                self.wrong(
                    (*path, "max_values"),
                    "SELECT_MAX_VALUES_INVALID",
                    "max_values exceeds the number of options",
                )
            if sum(bool(option.get("default")) for option in options) > most:
                self.wrong((*path, "options"), "SELECT_TOO_MANY_DEFAULTS", "More defaults than max_values")
        else:
            self.count((*path, "default_values"), select.get("default_values"), 0, most)

    def options(self, path: Path, options: list[Json]) -> None:
        """The options of a select or a group of boxes."""
        for place, option in enumerate(options):
            self.text((*path, place, "label"), option.get("label"), 1, 100)
            self.text((*path, place, "value"), option.get("value"), 1, 100)
            self.text((*path, place, "description"), option.get("description"), 0, 100)
            if option.get("emoji"):
                self._emoji((*path, place, "emoji"), option["emoji"])
        values = [option.get("value") for option in options]
        if len(values) != len(set(values)):
            self.wrong(
                path, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used"
            )

    def _section(self, path: Path, section: Json) -> None:
        for place, item in enumerate(self.count((*path, "components"), section.get("components"), 1, 3)):
            self._component((*path, "components", place), item, {kinds.TEXT})
        if not section.get("accessory"):
            self.wrong((*path, "accessory"), "BASE_TYPE_REQUIRED", "This field is required")
        else:
            self._component((*path, "accessory"), section["accessory"], {kinds.BUTTON})

    def _text(self, path: Path, text: Json) -> None:
        self.text((*path, "content"), text.get("content"), 1, 4000)

    def _gallery(self, path: Path, gallery: Json) -> None:
        for place, item in enumerate(self.count((*path, "items"), gallery.get("items"), 1, 10)):
            self.text((*path, "items", place, "description"), item.get("description"), 0, 1024)
            self._media((*path, "items", place, "media"), item.get("media"))

    def _file(self, path: Path, file: Json) -> None:
        url = (file.get("file") or {}).get("url") or ""
        if not url.startswith("attachment://"):
            self.wrong(
                (*path, "file", "url"), "INVALID_FILE_URL", "Only attachment:// references are allowed here"
            )
        self._media((*path, "file"), file.get("file"), endings=("",))

    def _separator(self, path: Path, separator: Json) -> None:
        self.number((*path, "spacing"), separator.get("spacing", 1), 1, 2)

    def _container(self, path: Path, container: Json) -> None:
        if container.get("accent_color") is not None:
            self.number((*path, "accent_color"), container["accent_color"], 0, 0xFFFFFF)
        for place, item in enumerate(self.count((*path, "components"), container.get("components"), 1, 40)):
            self._component((*path, "components", place), item, _TOP)

    def _media(self, path: Path, media: Json | None, endings: tuple[str, ...] = IMAGES) -> None:
        url = self.text((*path, "url"), (media or {}).get("url"), 1, 2048)
        if not url.startswith("attachment://"):
            if not url.startswith(("https://", "http://")):
                self.wrong(
                    (*path, "url"),
                    "URL_TYPE_INVALID_SCHEME",
                    "Scheme must be one of ('http', 'https', 'attachment').",
                )
            return
        name = url.removeprefix("attachment://")
        if name not in self.files:
            self.wrong(
                (*path, "url"), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", f"No attachment {name}"
            )
        elif not name.lower().endswith(endings):
            self.wrong((*path, "url"), "UNFURLED_MEDIA_ITEM_UNSUPPORTED_TYPE", f"{name} is not a picture")


def sizes(uploads: Collection[tuple[str, bytes]], total: int) -> None:
    """The sizes of uploaded files and of the whole request in bytes; 40005 if too large."""
    if total > REQUEST_BYTES or any(len(body) > FILE_BYTES for _, body in uploads):
        raise error(40005)


def deferral(body: Json) -> None:
    """The data of a deferred answer: nothing but the flag EPHEMERAL."""
    form = Form()
    if (body.get("flags") or 0) & ~Flag.EPHEMERAL:
        form.wrong(("data", "flags"), "MESSAGE_FLAGS_INVALID", "Only EPHEMERAL may be set when deferring")
    form.close()
