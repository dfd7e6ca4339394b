"""What a seat of Da Yunhe may see alone: its card, the cards handed to it, what its stacks hide."""

from bot.text.dayunhe import names
from bot.text.dayunhe.board import stacks
from bot.text.fluent import Words
from games.dayunhe.components import rules
from games.dayunhe.position import DayunhePosition
from games.dayunhe.stacks import unseen
from games.engine import Seat


def hand(words: Words, view: DayunhePosition, seat: Seat) -> str:
    """Card, warehouse, stacks, the cards handed on, what lies face down; only from that seat's view.

    Also the alt text of the hand's picture, so without markup.
    """
    card = view.chosen[seat]
    passed = [entry for entry in view.handed[seat] if entry != card]
    hidden = unseen(view, seat)
    lines = [
        words(
            "dayunhe-hand-card",
            card=names.card_in_full(words, card) if card else "",
            taken="yes" if card else "no",
            revealed="yes" if view.revealed[seat] else "no",
        ),
        words(
            "dayunhe-hand-warehouse",
            held=len(view.warehouses[seat]),
            slots=rules().warehouse,
            list=names.tiles(words, view.warehouses[seat]),
        ),
        words("dayunhe-hand-stacks", list=stacks(words, view, seat)),
        words(
            "dayunhe-hand-unseen",
            list=", ".join(
                names.times(words, kind, count, names.valued(words, kind))
                for kind, count in hidden.items()
                if count
            ),
            count=sum(hidden.values()),
        ),
    ]
    if passed:
        listed = words.series([names.card(words, entry) for entry in passed])
        lines.append(words("dayunhe-hand-handed", list=listed, taken="yes" if card else "no"))
    return "\n".join(lines)
