"""The private page of standing orders: what one has left to be done, and what one may leave."""

from collections.abc import Sequence
from itertools import groupby

import discord

from bot.components import phrases
from bot.components.page import ANSWERS, Page, option
from bot.matches import Match, Obeyed, Orders, Standing
from bot.matches.model import Ahead
from bot.matches.orders import MOVE
from bot.text import Words
from bot.text.fluent import moment
from bot.text.formatter import formatter_of
from bot.text.players import TOKENS
from games.engine import OPEN, SAME, Condition, StandingOrder
from games.engine.contract import SEAT_LETTERS


def page(orders: Orders, words: Words) -> Page:
    """Every order that can be left or taken back: each with its button, those with an amount in lists."""
    match, standing = orders.match, orders.standing
    made = Page(match.id, match.version, colour=phrases.colour(match))
    if orders.fresh:
        made.text(words("panel-fresh"))
    listed = [*standing.offered, *(order for order in standing.left if order not in standing.offered)]
    count = len(listed) + (orders.queued is not None)
    made.text(words("orders-head", title=phrases.title(match, words), count=count))
    if orders.queued is not None:
        _queued(made, orders, orders.queued, words)
    for number, (kind, alike) in enumerate(
        groupby(listed, key=lambda order: "" if order.amount is None else order.name)
    ):
        if kind:
            _amounts(made, orders, number, list(alike), words)
        else:
            for order in alike:
                _entry(made, orders, order, words)
    if match.paused_at is None:  # else nothing acts before it goes on
        made.text(acting(match.game, standing, words))
    waits = match.to_act == orders.seat
    return made.row(
        made.button("move", words("button-move")) if waits else None,
        made.button("queue", words("button-queue-change" if orders.queued else "button-queue"))
        if orders.may_queue
        else None,
        made.button("board", words("button-board")),
        made.button("rules", words("button-rules")),
    )


def _queued(made: Page, orders: Orders, queued: Ahead, words: Words) -> None:
    """The move that waits, with what it depends on, and its button."""
    match = orders.match
    formatter = formatter_of(match.edition)
    text = words(
        "orders-queued",
        moves=_notations(queued.actions),
        did=formatter.draft(words, phrases.players(match), queued.events).preview(),
        condition=condition(match, queued.condition, words),
    )
    made.entry(text, made.button("unqueue", words("button-unqueue")))
    options = [
        option(str(one), condition(match, one, words), chosen=one == queued.condition)
        for one in queued.conditions
    ]
    made.choice("only-if", words("orders-condition"), options)


def condition(match: Match, given: Condition, words: Words) -> str:
    """What a queued move depends on, flat."""
    if given == SAME:
        return words("condition-same")
    if given == OPEN:
        return words("condition-open")
    return words(f"condition-{match.game}-{given.name}", building=given.subject, amount=given.amount or 0)


def _notations(moves: Sequence[str]) -> str:
    return " ".join(f"`{move}`" for move in moves)


def _entry(made: Page, orders: Orders, order: StandingOrder, words: Words) -> None:
    """An order with its button."""
    on = order in orders.standing.left
    text = words(
        "orders-entry",
        on="yes" if on else "no",
        order=name(orders.match.game, order, words),
        detail=words(f"order-{orders.match.game}-{order.name}.detail"),
    )
    label = words("button-order-off" if on else "button-order-on")
    made.entry(text, made.button("order", label, order.subject, order.name, "off" if on else "on"))


def _amounts(made: Page, orders: Orders, number: int, alike: list[StandingOrder], words: Words) -> None:
    """Orders of one name, of which one for each subject can be left: those that are, and the lists of all.

    ``number`` tells lists of the same name apart.
    """
    game, left = orders.match.game, orders.standing.left
    on = [order for order in alike if order in left]
    first = alike[0]
    text = words(
        "orders-entry",
        on="yes" if on else "no",
        order=" · ".join(name(game, order, words) for order in on)
        or words(f"order-{game}-{first.name}.title"),
        detail=words(f"order-{game}-{first.name}.detail"),
    )
    made.text(text)
    for start in range(0, len(alike), ANSWERS):
        options = [
            option(
                f"{order.amount} {order.subject}",
                words(
                    "orders-choice",
                    on="yes" if order in left else "no",
                    order=name(game, order, words, TOKENS),
                ),
            )
            for order in alike[start : start + ANSWERS]
        ]
        made.choice(
            "order", words(f"order-{game}-{first.name}.title"), options, first.name, f"{number}.{start}"
        )


def name(game: str, order: StandingOrder, words: Words, tokens: Sequence[str] = ()) -> str:
    """What the order says, and for which colour where a seat has several: by ``tokens``, where it is flat."""
    parts = order.subject.split()
    letter = parts.pop(0) if parts and parts[0] in SEAT_LETTERS else "none"
    return words(
        f"order-{game}-{order.name}",
        subject=letter,
        token="" if letter == "none" else (tokens or phrases.tokens())[SEAT_LETTERS.index(letter)],
        building=" ".join(parts),
        amount=order.amount or 0,
    )


def acting(game: str, standing: Standing, words: Words) -> str:
    """That an order will act now, and when; "" if none does."""
    if standing.acting is None or standing.acts_at is None:
        return ""
    queued = standing.acting.name == MOVE
    return words(
        "orders-acting",
        queued="yes" if queued else "no",
        order="" if queued else name(game, standing.acting, words),
        when=moment(standing.acts_at),
    )


def report(found: Obeyed, words: Words, row: int) -> discord.ui.LayoutView:
    """What an order has done, or that it is gone, to its person alone."""
    match = found.match
    made = Page(match.id, match.version, row=row, colour=phrases.colour(match))
    if found.lost == "off":
        off = [name(match.game, order, words) for order in (found.order, *found.more)]
        title, link = phrases.title(match, words), phrases.turn_link(match, None)
        told = words.series([words("orders-off-one", order=order) for order in off])
        made.text(words("orders-off", title=title, link=link, orders=told, count=len(off)))
    elif found.lost:
        return _lost(made, found, words)
    else:
        made.text(
            words(
                "orders-acted",
                title=phrases.title(match, words),
                link=phrases.turn_link(match, None),
                order="" if found.order.name == MOVE else name(match.game, found.order, words),
                queued="yes" if found.order.name == MOVE else "no",
                did=formatter_of(match.edition).turn(words, phrases.players(match), found.events).summary(),
            )
        )
    return made.row(
        made.button("board", words("button-board")),
        made.button("orders", words("button-orders")),
    ).view()


def _lost(made: Page, found: Obeyed, words: Words) -> discord.ui.LayoutView:
    """That a queued move will not be played, and why."""
    match, gifts = found.match, len(found.place) == 1 and found.place in SEAT_LETTERS
    made.text(
        words(
            "orders-lost",
            title=phrases.title(match, words),
            link=phrases.turn_link(match, None),
            moves=_notations(found.moves),
            why=found.lost,
            place="seat" if gifts else found.place.capitalize(),
            who=phrases.players(match).rich(SEAT_LETTERS.index(found.place)) if gifts else "",
        )
    )
    waits = match.to_act == found.seat
    return made.row(
        made.button("move", words("button-move")) if waits else made.button("queue", words("button-queue")),
        made.button("board", words("button-board")),
    ).view()
