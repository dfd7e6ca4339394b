"""Standing orders: /match orders, and the buttons that leave one or take it back."""

from bot.commands.which import command_about
from bot.components import orders
from bot.components.context import Context
from bot.components.ids import BadPress, Press
from bot.components.page import Page
from bot.components.serve import on
from bot.matches import Match
from games.engine import StandingOrder


@command_about("orders")
async def show(context: Context, match: Match) -> Page:
    """The standing orders that there are, and those left."""
    return orders.page(await context.matches.orders.of(match.id, context.person.id), context.words)


@on("order")
async def change(context: Context, press: Press) -> Page:
    """Leave an order or take it back."""
    if len(press.args) != 3 or press.args[2] not in ("on", "off"):
        raise BadPress("|".join(press.args))
    await context.match(press.match)
    subject, name, state = press.args
    order = StandingOrder(subject, name)
    found = await context.matches.orders.leave(
        press.match, context.person.id, press.version, order, state == "on"
    )
    return orders.page(found, context.words)
