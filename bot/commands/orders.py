"""Standing orders: /match orders, and the buttons that leave one or take it back."""

import contextlib

import msgspec

from bot.commands import turns
from bot.commands.which import command_about
from bot.components import orders
from bot.components.context import Context
from bot.components.ids import BadPress, Press, number
from bot.components.page import Page
from bot.components.serve import about, on
from bot.matches import Match
from bot.matches.plans import own_turn
from games.engine import GameError, StandingOrder


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


@about("queue")
async def queue(context: Context, match: Match, _: Press) -> Page:
    """Choose a move for when one's turn comes; on it, the panel."""
    return await turns.shown(context, await context.matches.turns.ahead(match.id, context.person.id))


@about("plan-queue")
async def queue_planned(context: Context, match: Match, _: Press) -> Page:
    """What one does first in the plan is chosen, as far as it is possible; on one's turn, on the panel."""
    service, person = context.matches.turns, context.person.id
    planned = await context.matches.plans.open(match.id, person)
    state = await service.ahead(match.id, person)
    state = await service.start_over(match.id, person, state.version, state.revision)
    unqueued = state.unqueued
    with contextlib.suppress(GameError):
        for move in own_turn(planned.steps[: planned.done], planned.seat):
            state = await service.type_move(match.id, person, move)
            if state.action is not None:  # the turn ends with it, or something comes to light
                break
    return await turns.shown(context, msgspec.structs.replace(state, unqueued=unqueued))


@on("enqueue")
async def enqueue(context: Context, press: Press) -> Page:
    """What was chosen waits for its turn. A stale press shows what there is to choose now."""
    person = context.person.id
    match = await context.match(press.match)
    if await context.matches.turns.queue(match.id, person, press.version, press.number()):
        return await show(context, match)
    return (await turns.opened(context, match.id)).lead(context.words("panel-fresh"))


@about("only-if")
async def only_if(context: Context, match: Match, press: Press) -> Page:
    """What the queued move depends on."""
    if len(press.chosen) != 1:
        raise BadPress("only-if")
    found = await context.matches.orders.depend(match.id, context.person.id, press.chosen[0])
    return orders.page(found, context.words)


@about("unqueue")
async def unqueue(context: Context, match: Match, _: Press) -> Page:
    """The queued move is not played."""
    return orders.page(await context.matches.orders.drop(match.id, context.person.id), context.words)
