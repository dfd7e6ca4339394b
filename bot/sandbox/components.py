"""Components as Discord answers them, and the way to find one in a message."""

from collections.abc import Callable, Iterator
from typing import Any

Json = dict[str, Any]
Media = Callable[[str], Json]
"""From a link (`attachment://name` or https) to the unfurled media item."""

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT, GALLERY, FILE, SEPARATOR = 9, 10, 12, 13, 14
CONTAINER, LABEL, CHECKBOX_GROUP = 17, 18, 22
SELECTS = frozenset({STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT})
LINK = 5

_DEFAULTS: dict[int, Json] = {
    BUTTON: {"disabled": False},
    STRING_SELECT: {"min_values": 1, "max_values": 1, "disabled": False},
    USER_SELECT: {"min_values": 1, "max_values": 1, "disabled": False},
    ROLE_SELECT: {"min_values": 1, "max_values": 1, "disabled": False},
    MENTIONABLE_SELECT: {"min_values": 1, "max_values": 1, "disabled": False},
    CHANNEL_SELECT: {"min_values": 1, "max_values": 1, "disabled": False},
    TEXT_INPUT: {"required": True},
    FILE: {"spoiler": False, "name": None, "size": None},
    SEPARATOR: {"divider": True, "spacing": 1},
    CONTAINER: {"accent_color": None, "spoiler": False},
    CHECKBOX_GROUP: {"required": True},
}


def children(component: Json) -> list[Json]:
    """The components directly inside one, in the order in which they are shown."""
    inside = list(component.get("components") or ())
    inside += [component[key] for key in ("accessory", "component") if component.get(key)]
    return inside


def walk(components: list[Json]) -> Iterator[Json]:
    """All components, those inside others included, from the top."""
    for component in components:
        yield component
        yield from walk(children(component))


def links(components: list[Json]) -> Iterator[str]:
    """The links of all pictures and files shown."""
    for component in walk(components):
        for item in media_of(component):
            yield item["url"]


def media_of(component: Json) -> list[Json]:
    """The media items of one component itself."""
    if component["type"] == FILE:
        return [component["file"]]
    if component["type"] == GALLERY:
        return [item["media"] for item in component["items"]]
    return []


def present(components: list[Json], media: Media) -> list[Json]:
    """Valid components of a request as the API answers them: numbered, defaults filled in, media unfurled."""
    taken = {component["id"] for component in walk(components) if component.get("id")}
    numbers = (number for number in range(1, 1000) if number not in taken)
    return [_present(component, media, numbers) for component in components]


def _present(component: Json, media: Media, numbers: Iterator[int]) -> Json:
    shown = {key: value for key, value in component.items() if value is not None}
    shown = _DEFAULTS.get(component["type"], {}) | shown
    shown["id"] = component.get("id") or next(numbers)
    kind = shown["type"]
    for key in ("accessory", "component"):
        if key in shown:
            shown[key] = _present(shown[key], media, numbers)
    if "components" in shown:
        shown["components"] = [_present(child, media, numbers) for child in shown["components"]]
    if "emoji" in shown:
        shown["emoji"] = _emoji(shown["emoji"])
    if "options" in shown:
        shown["options"] = [_option(option) for option in shown["options"]]
    if kind == FILE:
        shown["file"] = media(shown["file"]["url"])
    elif kind == GALLERY:
        shown["items"] = [
            {"description": item.get("description"), "spoiler": bool(item.get("spoiler"))}
            | {"media": media(item["media"]["url"])}
            for item in shown["items"]
        ]
    return shown


def _emoji(emoji: Json) -> Json:
    shown = {"name": emoji.get("name") or ""}
    if emoji.get("id"):
        shown |= {"id": str(emoji["id"]), "animated": bool(emoji.get("animated"))}
    return shown


def _option(option: Json) -> Json:
    shown = {key: value for key, value in option.items() if value is not None}
    if "emoji" in shown:
        shown["emoji"] = _emoji(shown["emoji"])
    return shown


def find(components: list[Json], custom_id: str) -> Json | None:
    """The component with that custom_id."""
    for component in walk(components):
        if component.get("custom_id") == custom_id:
            return component
    return None


def texts(components: list[Json]) -> list[str]:
    """All that is written in the text displays, in order."""
    return [component["content"] for component in walk(components) if component["type"] == TEXT]
