"""The forms of an open table: built here, read here, so that they survive a restart.

A form holds five fields at most. So the options of a game that are chosen from lists share one, and what is
played with or not shares a field of boxes with "rated" and "private".
"""

from collections.abc import Mapping, Sequence
from datetime import date
from itertools import product
from typing import Any, NamedTuple

import discord

from bot.components import dates, ids, phrases
from bot.components.ids import BadPress, Press
from bot.components.page import option, options
from bot.matches import CARETAKERS, PACES, Match, Person
from bot.text import Words
from games import game as find_game
from games.engine import Option

SIZE = "size"
PACE = "pace"
CARETAKER = "caretaker"
OPTIONS = "options"
BOXES = "boxes"
GUESTS = "guests"
FIRST = "first"
LAST = "last"

PRIVATE, RATED = "private", "rated"
"""The boxes of a private and of a rated table; no option of a game is called so."""

MOST_GUESTS = 5
"""People who can be invited at once."""


class Terms(NamedTuple):
    """What the form says."""

    size: int
    pace: str
    options: dict[str, str]
    caretaker: str
    private: bool
    rated: bool


def terms(match: Match, words: Words) -> discord.ui.Modal:
    """The form, filled in with what is agreed now: seats, pace, caretaker, the game's options, the boxes."""
    form = discord.ui.Modal(
        title=words("form-title", title=phrases.title(match, words)),
        custom_id=ids.write(Press("terms", match.id, match.version)),
    )
    game = find_game(match.game)
    own = match.forked_from is None  # else seats and options are those of the other match
    sizes = {str(size): words("form-size", size=size) for size in range(game.min_seats, game.max_seats + 1)}
    if own:
        form.add_item(_field(SIZE, words("form-seats"), sizes, str(match.size)))
    form.add_item(_field(PACE, words("form-pace"), _paces(words), match.pace))
    form.add_item(_caretakers(match, words))
    listed = _listed(match.game)
    if own and listed:
        named = [words(f"option-{match.game}-{option.name}") for option in listed]
        values = {_joined(chosen): _told(match.game, chosen, words) for chosen in _combinations(listed)}
        form.add_item(_field(OPTIONS, " · ".join(named), values, _joined(_agreed(match, listed))))
    form.add_item(_boxes(match, words))
    form.stop()  # or discord.py keeps it in memory for good: the answer is read from the interaction
    return form


def proposal(match: Match, words: Words) -> discord.ui.Modal:
    """The form of what can be changed while a match runs: pace and caretaker."""
    form = discord.ui.Modal(
        title=words("form-title", title=phrases.title(match, words)),
        custom_id=ids.write(Press("propose", match.id, match.version)),
    )
    form.add_item(_field(PACE, words("form-pace"), _paces(words), match.pace))
    form.add_item(_caretakers(match, words))
    form.stop()
    return form


def proposed(interaction: discord.Interaction) -> tuple[str, str]:
    """The pace and the caretaker that were filled in; raises `BadPress`."""
    values = sent(interaction)
    try:
        (pace,), (caretaker,) = values[PACE], values[CARETAKER]
    except (KeyError, ValueError) as error:
        raise BadPress("|".join(values)) from error
    return pace, caretaker


def _paces(words: Words) -> dict[str, str]:
    return {pace: words(f"pace-{pace}") for pace in PACES}


def days(first: date, last: date, words: Words) -> list[discord.ui.Label[Any]]:
    """The fields for the first and the last day, filled in with these."""
    fields = []
    for name, label, day in ((FIRST, words("form-first"), first), (LAST, words("form-last"), last)):
        field: discord.ui.TextInput[Any] = discord.ui.TextInput(
            custom_id=name,
            default=dates.written(day, words),
            placeholder=words("form-day-example"),
            max_length=40,
        )
        fields.append(discord.ui.Label(text=label, description=words("form-day-hint"), component=field))
    return fields


def sitter(match: Match, first: date, last: date, words: Words) -> discord.ui.Modal:
    """Who plays for somebody, from when until when."""
    form = discord.ui.Modal(
        title=words("sitter-title", title=phrases.title(match, words)),
        custom_id=ids.write(Press("sitter-named", match.id, match.version)),
    )
    select: discord.ui.UserSelect[Any] = discord.ui.UserSelect(custom_id=GUESTS)
    form.add_item(
        discord.ui.Label(text=words("sitter-whom"), description=words("sitter-hint"), component=select)
    )
    for field in days(first, last, words):
        form.add_item(field)
    form.stop()
    return form


def _listed(game: str) -> list[Option]:
    """The options of the game that are chosen from lists."""
    return [option for option in find_game(game).options if not option.variant]


def _combinations(listed: Sequence[Option]) -> list[dict[str, str]]:
    names = [option.name for option in listed]
    values = product(*(option.values for option in listed))
    return [dict(zip(names, chosen, strict=True)) for chosen in values]


def _agreed(match: Match, listed: Sequence[Option]) -> dict[str, str]:
    return {option.name: match.options[option.name] for option in listed}


def _joined(chosen: Mapping[str, str]) -> str:
    return ",".join(f"{name}={value}" for name, value in chosen.items())


def _told(game: str, chosen: Mapping[str, str], words: Words) -> str:
    """One option by its value alone, its name stands above the list; several by name and value."""
    if len(chosen) == 1:
        ((name, value),) = chosen.items()
        return words(f"option-{game}-{name}-{value}")
    return phrases.options_named(game, chosen, words)


def _field(name: str, label: str, values: Mapping[str, str], chosen: str) -> discord.ui.Label[Any]:
    select: discord.ui.Select[Any] = discord.ui.Select(custom_id=name, options=options(values, chosen))
    return discord.ui.Label(text=label, component=select)


def _caretakers(match: Match, words: Words) -> discord.ui.Label[Any]:
    rules = [
        option(
            rule,
            words(f"caretaker-{rule}"),
            words(f"caretaker-{rule}.detail"),
            chosen=rule == match.caretaker,
        )
        for rule in CARETAKERS
    ]
    select: discord.ui.Select[Any] = discord.ui.Select(custom_id=CARETAKER, options=rules)
    return discord.ui.Label(text=words("form-caretaker"), component=select)


def _boxes(match: Match, words: Words) -> discord.ui.Label[Any]:
    """A box for each variant, one for a rated table and one for a private one, ticked if it is agreed."""
    boxes = [
        discord.CheckboxGroupOption(
            label=words(f"option-{match.game}-{option.name}"),
            value=option.name,
            description=words(f"option-{match.game}-{option.name}.detail"),
            default=match.options[option.name] == option.values[1],
        )
        for option in find_game(match.game).options
        if option.variant and match.forked_from is None
    ]
    label = words("form-variants" if boxes else "form-table")
    common = [(PRIVATE, words("form-private"), words("form-private.detail"), match.private)]
    if match.forked_from is None:
        common.insert(0, (RATED, words("form-rated"), words("form-rated.detail"), match.rated))
    boxes += [
        discord.CheckboxGroupOption(label=name, value=value, description=detail, default=ticked)
        for value, name, detail, ticked in common
    ]
    group: discord.ui.CheckboxGroup[Any] = discord.ui.CheckboxGroup(
        custom_id=BOXES, required=False, min_values=0, max_values=len(boxes), options=boxes
    )
    return discord.ui.Label(text=label, component=group)


def read(interaction: discord.Interaction, match: Match) -> Terms:
    """What was filled in; raises `BadPress` for anything that the form cannot have sent."""
    values = sent(interaction)
    try:
        ticked = values.pop(BOXES, [])
        fields = {name: value for name, (value,) in values.items()}
        parts = [part.split("=", 1) for part in fields.get(OPTIONS, "").split(",") if part]
        chosen: dict[str, str] = {name: value for name, value in parts}  # noqa: C416 - dict() loses the types
        chosen |= {
            option.name: option.values[option.name in ticked]
            for option in find_game(match.game).options
            if option.variant
        }
        size = fields[SIZE] if match.forked_from is None else match.size
        return Terms(int(size), fields[PACE], chosen, fields[CARETAKER], PRIVATE in ticked, RATED in ticked)
    except (KeyError, ValueError) as error:
        raise BadPress("|".join(values)) from error


def sent(interaction: discord.Interaction) -> dict[str, list[str]]:
    """What was filled in, by custom id of the field; a text is a list of one. Raises `BadPress`."""
    data: Any = interaction.data or {}
    try:
        found: dict[str, list[str]] = {}
        for part in data["components"]:
            if "component" in part:
                field = part["component"]
                value = field["values"] if "values" in field else [field["value"]]
                found[str(field["custom_id"])] = [str(each) for each in value if each is not None]
        return found
    except (KeyError, IndexError, TypeError) as error:
        raise BadPress(str(data.get("custom_id", ""))) from error


def text(interaction: discord.Interaction, name: str) -> str:
    """What was written in that field, "" for nothing. Raises `BadPress`."""
    written = sent(interaction).get(name) or [""]
    if len(written) != 1:
        raise BadPress(name)
    return written[0]


def people(interaction: discord.Interaction) -> dict[str, Person]:
    """The people who were chosen, by id as text, called as Discord sends their accounts along; no bots."""
    data: Any = interaction.data or {}
    sent_along = data.get("resolved") or {}
    found = {}
    for number, user in sent_along.get("users", {}).items():
        name = user.get("global_name") or user.get("username") or "?"
        if not user.get("bot"):
            found[str(number)] = Person(int(number), str(name))
    return found


def guests(match: Match, words: Words) -> discord.ui.Modal:
    """Whom to invite."""
    form = discord.ui.Modal(
        title=words("invite-title", title=phrases.title(match, words)),
        custom_id=ids.write(Press("invited", match.id, match.version)),
    )
    select: discord.ui.UserSelect[Any] = discord.ui.UserSelect(custom_id=GUESTS, max_values=MOST_GUESTS)
    form.add_item(
        discord.ui.Label(text=words("invite-whom"), description=words("invite-ping"), component=select)
    )
    form.stop()
    return form
