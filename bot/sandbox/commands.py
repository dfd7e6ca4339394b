"""Application commands: what Discord accepts when they are synced, and what its client lets a person send."""

import re
from typing import Any

from .errors import Declined, Form, Path, Refused
from .shapes import Json

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN = 1, 2, 3, 4, 5
USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = 6, 7, 8, 9, 10, 11
_NAME = re.compile(r"[-_'\w]{1,32}")
_SIZE = 8000


class CommandForm(Form):
    """The body of one synced command."""

    def command(self, path: Path, command: Json) -> None:
        """A whole command with its options."""
        chat = command.get("type", 1) == 1
        self.names(path, command, strict=chat)
        if chat:
            self.options((*path, "options"), command.get("options"), depth=0)
            if _size(command) > _SIZE:
                self.wrong(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({_SIZE})")

    def names(self, path: Path, item: Json, *, strict: bool) -> None:
        """Name and description, in all languages."""
        names = {"name": item.get("name")} | (item.get("name_localizations") or {})
        for key, name in names.items():
            place = (*path, "name") if key == "name" else (*path, "name_localizations", key)
            self.text(place, name, 1, 32)
            if strict and isinstance(name, str) and (not _NAME.fullmatch(name) or name != name.lower()):
                self.wrong(place, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
        least, most = (1, 100) if strict else (0, 0)
        self.text((*path, "description"), item.get("description"), least, most)
        for key, text in (item.get("description_localizations") or {}).items():
            self.text((*path, "description_localizations", key), text, 1, 100)

    def options(self, path: Path, options: object, depth: int) -> None:
        """A list of options or subcommands."""
        items = self.count(path, options, 0, 25)
        names = [item.get("name") for item in items]
        if len(names) != len(set(names)):
            self.wrong(path, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists")
        optional = False
        for place, item in enumerate(items):
            at = (*path, place)
            self.names(at, item, strict=True)
            kind = self.number((*at, "type"), item.get("type"), 1, 11)
            if kind in (SUBCOMMAND, GROUP):
                if depth >= (2 if kind == SUBCOMMAND else 1):
                    self.wrong((*at, "type"), "APPLICATION_COMMAND_OPTIONS_NESTING", "Nested too deep")
                self.options((*at, "options"), item.get("options"), depth + 1)
                continue
            if item.get("required") and optional:
                text = "Required options must be placed before non-required options"
                self.wrong(at, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", text)
            optional = optional or not item.get("required")
            self._choices(at, item)

    def _choices(self, path: Path, item: Json) -> None:
        choices = self.count((*path, "choices"), item.get("choices"), 0, 25)
        for place, choice in enumerate(choices):
            self.text((*path, "choices", place, "name"), choice.get("name"), 1, 100)
            if isinstance(choice.get("value"), str):
                self.text((*path, "choices", place, "value"), choice["value"], 1, 100)
        if choices and item.get("autocomplete"):
            text = "Autocomplete options cannot have choices"
            self.wrong(path, "APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_CHOICES", text)
        names = [choice.get("name") for choice in choices]
        if len(names) != len(set(names)):
            self.wrong(
                (*path, "choices"),
                "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
                "Duplicate choice",
            )


def _size(item: Json) -> int:
    """The characters of names, descriptions and values; of languages the longest counts."""
    size = max(len(text) for text in [item["name"], *(item.get("name_localizations") or {}).values()])
    size += max(
        len(text or "")
        for text in [item.get("description"), *(item.get("description_localizations") or {}).values()]
    )
    size += sum(len(str(choice["name"])) + len(str(choice["value"])) for choice in item.get("choices") or ())
    return size + sum(_size(option) for option in item.get("options") or ())


def check(commands: list[Json]) -> None:
    """A whole set of commands; 50035 if Discord would not take it."""
    form = CommandForm()
    counts = {kind: sum(command.get("type", 1) == kind for command in commands) for kind in (1, 2, 3)}
    for kind, most in ((1, 100), (2, 15), (3, 15)):
        if counts[kind] > most:
            form.wrong((), "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
    seen = set()
    for place, command in enumerate(commands):
        form.command((place,), command)
        key = (command.get("type", 1), command.get("name"))
        if key in seen:
            form.wrong(
                (place, "name"),
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            )
        seen.add(key)
    form.close()


def find(commands: list[Json], name: str) -> tuple[Json, list[Json], list[Json]]:
    """The command behind a whole name ("match new"), the subcommands on the way, the options at its end."""
    first, *rest = name.split()
    for command in commands:
        if command["name"] == first and command.get("type", 1) == 1:
            break
    else:
        raise Declined("page-declined-command", command=name)
    way: list[Json] = []
    options: list[Json] = command.get("options") or []
    for step in rest:
        found = [
            option for option in options if option["name"] == step and option["type"] in (SUBCOMMAND, GROUP)
        ]
        if not found:
            raise Declined("page-declined-command", command=name)
        way.append(found[0])
        options = found[0].get("options") or []
    if any(option["type"] in (SUBCOMMAND, GROUP) for option in options):
        raise Refused(f"/{name} is not a command by itself")
    return command, way, options


def filled(options: list[Json], values: dict[str, Any], *, partly: bool = False) -> list[Json]:
    """What a person typed, as the interaction carries it; Refused where the client would not send it.

    `partly` is for autocomplete, which also works while required options are still missing.
    """
    known = {option["name"]: option for option in options}
    for name in values:
        if name not in known:
            raise Refused(f"there is no option {name!r} here, only {sorted(known)}")
    sent = []
    for name, option in known.items():
        if values.get(name) is None:
            if option.get("required") and not partly:
                raise Refused(f"the option {name!r} is required")
            continue
        sent.append({"name": name, "type": option["type"], "value": _value(option, values[name])})
    return sent


def _value(option: Json, value: Any) -> Any:
    name, kind = option["name"], option["type"]
    if kind == STRING:
        value = str(value)
        least, most = option.get("min_length") or 0, option.get("max_length") or 6000
        if not least <= len(value) <= most:
            raise Refused(f"{name}: between {least} and {most} characters")
    elif kind in (INTEGER, NUMBER):
        value = _number(option, value)
    elif kind == BOOLEAN:
        if not isinstance(value, bool):
            raise Refused(f"{name}: True or False")
    else:
        value = str(getattr(value, "id", value))
    choices = option.get("choices")
    if choices:
        for choice in choices:
            if value in (choice["value"], choice["name"]):
                return choice["value"]
        raise Refused(f"{name}: choose one of {[choice['name'] for choice in choices]}")
    return value


def _number(option: Json, value: Any) -> int | float:
    try:
        number = int(value) if option["type"] == INTEGER else float(value)
    except (TypeError, ValueError):
        raise Refused(f"{option['name']}: a number is needed") from None
    least, most = option.get("min_value"), option.get("max_value")
    if (least is not None and number < least) or (most is not None and number > most):
        raise Refused(f"{option['name']}: between {least} and {most}")
    return number


def nested(way: list[Json], inner: list[Json]) -> list[Json]:
    """The options of an interaction inside their subcommands."""
    for step in reversed(way):
        inner = [{"name": step["name"], "type": step["type"], "options": inner}]
    return inner
