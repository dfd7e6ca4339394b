"""Modals and autocomplete choices: what Discord takes from the bot, and from who fills a modal in."""

from collections.abc import Callable
from typing import Any

from . import components as kinds
from .components import Json
from .enforce import MessageForm
from .errors import Form, Path, Refused

_IN_LABEL = kinds.SELECTS | {kinds.TEXT_INPUT, kinds.CHECKBOX_GROUP}


class _ModalForm(MessageForm):
    def top(self, path: Path, component: Json) -> None:
        kind = component.get("type")
        if kind == kinds.LABEL:
            self.text((*path, "label"), component.get("label"), 1, 45)
            self.text((*path, "description"), component.get("description"), 0, 100)
            self.field((*path, "component"), component.get("component") or {})
        elif kind == kinds.TEXT:
            self.text((*path, "content"), component.get("content"), 1, 4000)
        else:
            self.wrong(
                (*path, "type"), "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (10, 18).'
            )

    def field(self, path: Path, item: Json) -> None:
        kind = item.get("type")
        if kind not in _IN_LABEL:
            self.wrong(
                (*path, "type"),
                "UNION_TYPE_CHOICES",
                f'Value of field "type" must be one of {sorted(_IN_LABEL)}.',
            )
        elif kind in kinds.SELECTS:
            self._select(path, item)
        else:
            self.text((*path, "custom_id"), item.get("custom_id"), 1, 100)
        if kind == kinds.TEXT_INPUT:
            self._input(path, item)
        elif kind == kinds.CHECKBOX_GROUP:
            self.options((*path, "options"), self.count((*path, "options"), item.get("options"), 1, 10))

    def _input(self, path: Path, item: Json) -> None:
        self.number((*path, "style"), item.get("style"), 1, 2)
        least = self.number((*path, "min_length"), item.get("min_length") or 0, 0, 4000)
        most = self.number((*path, "max_length"), item.get("max_length") or 4000, 1, 4000)
        if least > most:
            self.wrong(
                (*path, "min_length"),
                "TEXT_INPUT_MIN_LENGTH_INVALID",
                "min_length must not exceed max_length",
            )
        self.text((*path, "placeholder"), item.get("placeholder"), 0, 100)
        self.text((*path, "value"), item.get("value"), 0, most)


def check(data: Json, emoji: Callable[[str], bool]) -> Json:
    """A modal as the client gets it; 50035 if Discord would not take it."""
    form = _ModalForm((), emoji)
    form.text(("data", "title"), data.get("title"), 1, 45)
    form.text(("data", "custom_id"), data.get("custom_id"), 1, 100)
    items = form.count(("data", "components"), data.get("components"), 1, 5)
    for place, component in enumerate(items):
        form.top(("data", "components", place), component)
    form.distinct(("data", "components"), list(kinds.walk(items)))
    form.close()
    shown = kinds.present(items, lambda link: {"url": link})
    return {"title": data["title"], "custom_id": data["custom_id"], "components": shown}


def check_choices(data: Json) -> list[Json]:
    """Autocomplete's choices; 50035 if Discord would not take them."""
    form = Form()
    choices = form.count(("data", "choices"), data.get("choices"), 0, 25)
    for place, choice in enumerate(choices):
        form.text(("data", "choices", place, "name"), choice.get("name"), 1, 100)
        if isinstance(choice.get("value"), str):
            form.text(("data", "choices", place, "value"), choice["value"], 1, 100)
    form.close()
    return choices


def fields(modal: Json) -> dict[str, tuple[str, Json]]:
    """The fields of a modal by custom_id, each with its label."""
    found: dict[str, tuple[str, Json]] = {}
    for top in modal["components"]:
        for item in kinds.children(top):
            found[item["custom_id"]] = (top["label"], item)
    return found


def submission(modal: Json, values: dict[str, Any]) -> Json:
    """The data of a submitted modal; `values` by custom_id, absent ones stay as the modal shows them.

    Refused where the client would not send it: a required field empty, a text too long, a wrong choice.
    """
    answers = {}
    for custom_id, (label, item) in fields(modal).items():
        answers[custom_id] = _answer(label, item, values.get(custom_id, _shown(item)))
    sent = []
    for top in modal["components"]:
        if top["type"] == kinds.TEXT:
            sent.append({"type": kinds.TEXT, "id": top["id"]})
        else:
            sent.append(
                {"type": kinds.LABEL, "id": top["id"], "component": answers[top["component"]["custom_id"]]}
            )
    return {"custom_id": modal["custom_id"], "components": sent}


def named(data: Json) -> list[str]:
    """The ids of people, roles and channels that a submission names."""
    parts = [part for top in data["components"] for part in kinds.children(top)]
    lists = [part["values"] for part in parts if part["type"] in kinds.SELECTS - {kinds.STRING_SELECT}]
    return [value for values in lists for value in values]


def _shown(item: Json) -> Any:
    """What a field holds before the person touches it."""
    if item["type"] == kinds.TEXT_INPUT:
        return item.get("value") or ""
    chosen = [option["value"] for option in item.get("options", ()) if option.get("default")]
    chosen += [str(value["id"]) for value in item.get("default_values", ())]
    return chosen


def _answer(label: str, item: Json, value: Any) -> Json:
    kind = item["type"]
    answer = {"type": kind, "id": item["id"], "custom_id": item["custom_id"]}
    if kind == kinds.TEXT_INPUT:
        return answer | {"value": _text(label, item, str(value))}
    chosen = [str(entry) for entry in ([value] if isinstance(value, str) else value)]
    required = item.get("required", True)
    least, most = item.get("min_values", 1 if required else 0), item.get("max_values", 1)
    if kind == kinds.CHECKBOX_GROUP:
        most = item.get("max_values", len(item["options"]))
    if not chosen and not required:
        least = 0
    if not least <= len(chosen) <= most:
        raise Refused(f"{label}: choose {least} to {most}")
    allowed = [option["value"] for option in item.get("options", ())]
    if "options" in item and not set(chosen) <= set(allowed):
        raise Refused(f"{label}: there is no {chosen}")
    return answer | {"values": chosen}


def _text(label: str, item: Json, value: str) -> str:
    if not value:
        if item.get("required", True):
            raise Refused(f"{label}: this field is required")
        return value
    least, most = item.get("min_length") or 0, item.get("max_length") or 4000
    if not least <= len(value) <= most:
        raise Refused(f"{label}: between {least} and {most} characters")
    return value
