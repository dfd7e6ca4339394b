"""Who owes whom in Confucius: what every gift in force forbids its holder and binds it to, here and now."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import attrgetter

from bot.text.confucius.names import ConfuciusTeller
from bot.text.fluent import Listed
from bot.text.players import TOKENS, Players
from bot.text.room import LONGEST_BOARD, clip
from games.confucius.components import AVAILABLE, UNBOUGHT, box, cards
from games.confucius.gifts import Gift, active
from games.confucius.officials import bans
from games.confucius.position import ConfuciusPosition
from games.engine import Seat


def cubes(view: ConfuciusPosition, seat: Seat) -> int:
    """The cubes that the gifts in force would bring the seat."""
    return box().cubes_for(sum(seat in (gift.giver, gift.holder) for gift in active(view)))


def held(view: ConfuciusPosition, seat: Seat) -> list[Gift]:
    """The gifts of others that the seat holds, the highest first."""
    return sorted((gift for gift in active(view) if gift.holder == seat), key=lambda gift: -gift.value)


def ready(view: ConfuciusPosition, seat: Seat) -> list[int]:
    """The gifts of the seat that are ready to be given, by value."""
    return [value for value, state in enumerate(view.gifts[seat], 1) if state == AVAILABLE]


def unbought(view: ConfuciusPosition, seat: Seat) -> list[int]:
    """The gifts that the seat may still buy, by value."""
    return [value for value, state in enumerate(view.gifts[seat], 1) if state == UNBOUGHT]


def of_givers(say: ConfuciusTeller, gifts: Sequence[Gift]) -> Listed:
    """The gifts with their givers: "the vase (3) of ■ and the vase (3) of ▲"."""
    return say.listed(say("confucius-gift-of", gift=gift.value, seat=gift.giver) for gift in gifts)


def obligations(say: ConfuciusTeller) -> str:
    """Every player's gifts with what they bring, the reader first; who is free; the cubes to come.

    Where there is no room, givers are called by token, then emojis give way to plain tokens; everybody is
    still named once, as a holder or among the free.
    """
    flat = say.but(players=Players(say.players.names, TOKENS, say.players.colours))
    text = ""
    for people, givers in ((say, say.but(you=None)), (say, say.bare), (flat, flat.bare)):
        text = "\n".join(_all(people, givers))
        if len(text) <= LONGEST_BOARD:
            break
    return clip(text, LONGEST_BOARD)


def _all(say: ConfuciusTeller, givers: ConfuciusTeller) -> Iterator[str]:
    """Line by line."""
    view = say.view
    playing = [seat for seat in view.clockwise(say.you or 0) if seat not in view.resigned]
    bound = [seat for seat in playing if held(view, seat)]
    yield say("confucius-owing", over=view.turn is None, bound=bool(bound))
    for seat in bound:
        yield holds(say, givers, seat)
        if view.turn is not None:
            yield from duties(say.short, seat)
    if view.turn is None:
        return
    free = [seat for seat in playing if seat not in bound]
    if free and bound:
        others = say.seats(seat for seat in free if seat != say.you)
        yield say("confucius-owing-free", you=say.you in free, seats=others)
    yield say("confucius-owing-cubes", list=say.bare.each((seat, cubes(view, seat)) for seat in playing))


def holds(say: ConfuciusTeller, givers: ConfuciusTeller, seat: Seat) -> str:
    """Which gifts the player holds, and of whom: "You hold the vase (3) of ● Mei"."""
    return say("confucius-owing-holds", seat=seat, gifts=of_givers(givers, held(say.view, seat)))


def duties(say: ConfuciusTeller, seat: Seat) -> list[str]:
    """What the player owes for the gifts it holds: bribes, tutoring, influence, gifts back, a line each."""
    view, gifts, others = say.view, held(say.view, seat), say.but(you=None)
    barred: dict[int, str] = {}
    for ban in bans(view, seat):
        if not view.resolved[ban.ministry]:
            here = (found for found in bans(view, seat) if found.ministry == ban.ministry)
            theirs = others.each((found.giver, found.theirs) for found in here)
            barred[ban.ministry] = say(
                "confucius-owing-barred", ministry=ban.ministry, theirs=theirs, seat=seat, own=ban.own
            )
    free = [index for index, closed in enumerate(view.resolved) if not closed and index not in barred]
    due = [gift for gift in gifts if gift.giver in view.students]
    back = (
        say("confucius-owing-least", gift=value, givers=others.seats(gift.giver for gift in tier))
        for value, tier in groupby(gifts, attrgetter("value"))
    )
    return say.items(
        [
            say(
                "confucius-owing-bribes",
                barred=say.listed(text for _, text in sorted(barred.items())),
                free=say.show(["ministry"], free),
            ),
            say(
                "confucius-owing-tutoring",
                now=bool(due),
                givers=_ranked(others, due or gifts),
                cancel=cards().cancel,
            ),
            say("confucius-owing-influence", seat=seat, givers=_ranked(others, gifts)),
            say(
                "confucius-owing-back",
                list=say.listed(back),
                higher=gifts[-1].value < len(view.gifts[seat]),
                ready=say.show(["gift"], ready(view, seat)),
            ),
        ]
    )


def _ranked(say: ConfuciusTeller, gifts: Sequence[Gift]) -> Listed:
    """Their givers by what the gifts are worth, equal ones side by side: "● or ▲", "◆"."""
    tiers = ([say.name(gift.giver) for gift in tier] for _, tier in groupby(gifts, attrgetter("value")))
    return say.listed(
        say("confucius-or", first=", ".join(first), last=last) if first else last for *first, last in tiers
    )
