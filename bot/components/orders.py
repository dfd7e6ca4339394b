"""The private page of standing orders: what one has left to be done, and what one may leave."""

from bot.components import phrases
from bot.components.page import Page
from bot.matches import Orders, Standing
from bot.text import Words
from bot.text.fluent import moment
from games.engine import StandingOrder
from games.engine.contract import SEAT_LETTERS


def page(orders: Orders, words: Words) -> Page:
    """Every order that can be left or taken back, each with its button."""
    match, standing = orders.match, orders.standing
    made = Page(match.id, match.version, colour=phrases.colour(match))
    if orders.fresh:
        made.text(words("panel-fresh"))
    listed = [*standing.offered, *(order for order in standing.left if order not in standing.offered)]
    made.text(words("orders-head", title=phrases.title(match, words), count=len(listed)))
    for order in listed:
        on = order in standing.left
        text = words(
            "orders-entry",
            on="yes" if on else "no",
            order=name(match.game, order, words),
            detail=words(f"order-{match.game}-{order.name}.detail"),
        )
        label = words("button-order-off" if on else "button-order-on")
        made.entry(text, made.button("order", label, *order, "off" if on else "on"))
    made.text(acting(match.game, standing, words))
    waits = match.to_act == orders.seat
    return made.row(
        made.button("move", words("button-move")) if waits else None,
        made.button("board", words("button-board")),
        made.button("rules", words("button-rules")),
    )


def name(game: str, order: StandingOrder, words: Words) -> str:
    """What the order says, and for which colour where a seat has several."""
    token = phrases.tokens()[SEAT_LETTERS.index(order.subject)] if order.subject else ""
    return words(f"order-{game}-{order.name}", subject=order.subject or "none", token=token)


def acting(game: str, standing: Standing, words: Words) -> str:
    """That an order will act now, and when; "" if none does."""
    if standing.acting is None or standing.acts_at is None:
        return ""
    return words("orders-acting", order=name(game, standing.acting, words), when=moment(standing.acts_at))
