"""The form behind the Options button: built here, read here, so that it survives a restart."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import discord

from bot.matches import PACES, Match
from bot.ui import ids, phrases
from bot.ui.ids import BadPress, Press
from bot.ui.page import options
from bot.words import Words
from games import game as find_game

SIZE = "size"
PACE = "pace"
OPTION = "option-"
"""Begins the custom id of the field of a game's option."""

VARIANTS = "variants"
"""The field of all options that are variants: a form has no room for one field each."""


class Terms(NamedTuple):
    """What the form says."""

    size: int
    pace: str
    options: dict[str, str]


def terms(match: Match, words: Words) -> discord.ui.Modal:
    """The form, filled in with what is agreed now. It has the seats, the pace and the game's options."""
    form = discord.ui.Modal(
        title=words("form-title", title=phrases.title(match, words)),
        custom_id=ids.write(Press("terms", match.id, match.version)),
    )
    game = find_game(match.game)
    sizes = {str(size): words("form-size", size=size) for size in range(game.min_seats, game.max_seats + 1)}
    paces = {pace: words(f"pace-{pace}") for pace in PACES}
    form.add_item(_field(SIZE, words("form-seats"), sizes, str(match.size)))
    form.add_item(_field(PACE, words("form-pace"), paces, match.pace))
    for option in game.options:
        if option.variant:
            continue
        values = {value: words(f"option-{match.game}-{option.name}-{value}") for value in option.values}
        label = words(f"option-{match.game}-{option.name}")
        form.add_item(_field(OPTION + option.name, label, values, match.options[option.name]))
    if any(option.variant for option in game.options):
        form.add_item(_variants(match, words))
    form.stop()  # or discord.py keeps it in memory for good: the answer is read from the interaction
    return form


def _field(name: str, label: str, values: Mapping[str, str], chosen: str) -> discord.ui.Label[Any]:
    select: discord.ui.Select[Any] = discord.ui.Select(custom_id=name, options=options(values, chosen))
    return discord.ui.Label(text=label, component=select)


def _variants(match: Match, words: Words) -> discord.ui.Label[Any]:
    """A box for each variant, ticked if it is agreed."""
    boxes = [
        discord.CheckboxGroupOption(
            label=words(f"option-{match.game}-{option.name}"),
            value=option.name,
            description=words(f"option-{match.game}-{option.name}.detail"),
            default=match.options[option.name] == option.values[1],
        )
        for option in find_game(match.game).options
        if option.variant
    ]
    group: discord.ui.CheckboxGroup[Any] = discord.ui.CheckboxGroup(
        custom_id=VARIANTS, required=False, min_values=0, max_values=len(boxes), options=boxes
    )
    return discord.ui.Label(text=words("form-variants"), component=group)


def read(interaction: discord.Interaction, game: str) -> Terms:
    """What was filled in; raises `BadPress` for anything that the form cannot have sent."""
    data: Any = interaction.data or {}
    try:
        values = {
            str(part["component"]["custom_id"]): list(map(str, part["component"]["values"]))
            for part in data["components"]
        }
        ticked = values.pop(VARIANTS, [])
        fields = {name: value for name, (value,) in values.items()}
        chosen = {
            name.removeprefix(OPTION): value for name, value in fields.items() if name.startswith(OPTION)
        }
        chosen |= {
            option.name: option.values[option.name in ticked]
            for option in find_game(game).options
            if option.variant
        }
        return Terms(int(fields[SIZE]), fields[PACE], chosen)
    except (KeyError, IndexError, TypeError, ValueError) as error:
        raise BadPress(str(data.get("custom_id", ""))) from error
