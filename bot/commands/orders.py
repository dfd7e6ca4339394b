"""Standing orders: /match orders, and the buttons that leave one or take it back."""

from bot.commands.which import command_about
from bot.components import orders
from bot.components.context import Context
from bot.components.ids import BadPress, Press, number
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
    """Leave an order or take it back; one chosen from a list the other way round than it is."""
    await context.match(press.match)
    service, person = context.matches.orders, context.person.id
    if press.chosen and len(press.args) == 2:
        amount, _, subject = press.chosen[0].partition(" ")
        order = StandingOrder(subject, press.args[0], number(amount))
        on = order not in (await service.of(press.match, person)).standing.left
    elif len(press.args) == 3 and press.args[2] in ("on", "off"):
        order, on = StandingOrder(press.args[0], press.args[1]), press.args[2] == "on"
    else:
        raise BadPress("|".join(press.args))
    found = await service.leave(press.match, person, press.version, order, on)
    return orders.page(found, context.words)
