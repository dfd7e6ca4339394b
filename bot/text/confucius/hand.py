"""What a seat of Confucius holds, for its own eyes: cards, rewards, gifts, what it owes and is owed."""

from bot.text.confucius import names
from bot.text.confucius.gifts import Duties, given, ready_gifts
from bot.text.fluent import Words
from bot.text.perspective import Players
from games.confucius.components import UNBOUGHT, gifts
from games.confucius.position import ConfuciusPosition
from games.engine import Seat
from games.engine.contract import SEAT_LETTERS


def hand(words: Words, view: ConfuciusPosition, seat: Seat) -> str:
    """Cards with their worth, rewards, gifts ready and to be bought, gifts of others with their duties.

    Also the alt text of the hand's picture, so without markup; players go by token and letter.
    """
    players = Players.of(tuple(SEAT_LETTERS[: view.seats]))
    cards = view.hands[seat]
    unbought = [value for value in gifts().values if view.gifts[seat][value - 1] == UNBOUGHT]
    lines = [
        words(
            "confucius-hand-cards",
            count=sum(cards),
            cards=names.cards(words, cards),
            cash=names.amount(words, names.CASH, names.total(cards)),
            licences=names.amount(words, names.LICENCES, names.total(cards, names.LICENCES)),
        ),
        words(
            "confucius-hand-rewards",
            count=len(view.rewards[seat]),
            list=words.series([names.reward_in_full(words, card) for card in view.rewards[seat]]),
        ),
        words(
            "confucius-hand-gifts",
            ready=names.gifts(words, ready_gifts(view, seat)),
            unbought=names.gifts(words, unbought),
        ),
    ]
    if out := given(view, seat):
        found = [
            words("confucius-gift-at", gift=names.gift(words, gift.value), who=players.flat(gift.holder))
            for gift in out
        ]
        lines.append(words("confucius-hand-given", list=words.series(found)))
    duties = Duties(words, view, seat, players.flat, own=True)
    if duties.gifts:
        lines += [duties.head(players.flat, players.flat), *(f"- {line}" for line in duties.lines())]
    return "\n".join(lines)
