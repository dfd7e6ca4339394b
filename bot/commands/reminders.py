"""The buttons of reminders: Snooze, and the list of further matches in a digest."""

from typing import get_args

from bot.commands import turns
from bot.components import ids, reminders
from bot.components.context import Context
from bot.components.ids import BadPress, Press
from bot.components.page import Page
from bot.components.serve import on
from bot.matches.reminders import Until


@on("snooze")
async def snooze(context: Context, press: Press) -> Page:
    """Nothing more of the matches that this message reminded of until then, for whoever it was for."""
    (until,) = press.chosen or press.args[:1] or ("",)
    known: dict[str, Until] = {name: name for name in get_args(Until)}
    if until not in known or press.row is None:
        raise BadPress("|".join(press.args))
    meant = await context.matches.reminders.reminded_of(press.row, context.person.id)
    found = await context.matches.reminders.snooze(meant, context.person.id, known[until])
    return reminders.snoozed(found, context.words)


@on("waiting")
async def waiting(context: Context, press: Press) -> Page | None:
    """The panel of the match that was chosen."""
    (chosen,) = press.chosen or ("",)
    return await turns.move(context, Press("move", ids.number(chosen)))
