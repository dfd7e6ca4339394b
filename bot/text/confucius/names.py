"""Ministries, officials, gifts, lands, cards and costs of Confucius as people name them.

Spaces and boxes are counted from 0 in positions and events, from 1 for people. Cards are counts
(how many of 1, 2 and 3 cash, and how many the reader may not see).
"""

from collections.abc import Iterable, Sequence
from typing import Literal

from bot.text.fluent import Words
from games.confucius import components
from games.confucius.components import DISTANT, MINISTRIES, lands

CASH = "cash"
LICENCES = "licences"
"""What a card can be spent as."""

Counts = Sequence[int]
"""Cards by value: of 1, 2, 3 cash, and hidden ones."""


# ── ministries and officials ─────────────────────────────────────────────────────────────────────────


def ministry(index: int) -> str:
    """The name of the ministry: "Hubu", the same in all languages."""
    return MINISTRIES[index].capitalize()


def ministry_of(token: str) -> int:
    """The ministry of an answer such as "hubu"."""
    return MINISTRIES.index(token)


def space(index: int, at: int) -> str:
    """A space of a ministry by its seniority: "Hubu 3"."""
    return f"{ministry(index)} {at + 1}"


def official(words: Words, index: int, at: int, cost: int) -> str:
    """The tile that lies there: "the 5 on Hubu 3"; a candidate (cost 0) "the candidate on Hubu 3"."""
    return words("confucius-official", space=space(index, at), cost=max(cost, 0))


def post(words: Words, rank: int) -> str:
    """The post: 0 "Minister", 1 "Secretary"."""
    return words("confucius-post", post="secretary" if rank else "minister")


def candidate(words: Words, tile: str) -> str:
    """The candidate tile of an id: "candidate for Hubu", "candidate for any ministry"."""
    return words("confucius-candidate", candidate=tile)


def student(words: Words, at: int) -> str:
    """A student space: "red", "orange"."""
    return words("confucius-student", student="orange" if at else "red")


def title(words: Words, token: str) -> str:
    """A title at the end: "Chief Minister", "Admiral", "General"."""
    return words("confucius-title", title=token)


# ── gifts ────────────────────────────────────────────────────────────────────────────────────────────


def gift(words: Words, value: int) -> str:
    """The gift with its value: "vase (3)"."""
    return words("confucius-gift", value=value)


def gift_alone(words: Words, value: int) -> str:
    """The gift without its value: "vase"."""
    return words("confucius-gift-alone", value=value)


def gifts(words: Words, values: Iterable[int]) -> str:
    """Gifts as a list, "none" without any."""
    return words.series([gift(words, value) for value in values]) or words("nothing")


def gift_of(token: str) -> int:
    """The value of a gift in an answer: "4" or "coat"."""
    return int(token) if token.isdigit() else 1 + components.gifts().ids.index(token)


# ── the realm ────────────────────────────────────────────────────────────────────────────────────────


def land(words: Words, index: int) -> str:
    """A foreign land by its number in the data (`lands`): "Annam"."""
    return words("confucius-land", land=lands()[index].id)


def land_of(token: str) -> int:
    """The number in the data of the foreign land of an answer such as "annam"."""
    return next(index for index, found in enumerate(lands()) if found.id == token)


def box(words: Words, index: int, at: int) -> str:
    """A box of a foreign land: "Annam 2"."""
    return f"{land(words, index)} {at + 1}"


def distant(words: Words, index: int) -> str:
    """A distant land: "the Spice Islands", "India"."""
    return words("confucius-distant", land=DISTANT[index])


def distant_alone(words: Words, index: int) -> str:
    """The same where it stands alone: "Spice Islands"."""
    return words("confucius-distant-alone", land=DISTANT[index])


def distant_of(token: str) -> int:
    """The distant land of an answer such as "india"."""
    return DISTANT.index(token)


# ── cards and what is paid ───────────────────────────────────────────────────────────────────────────


def values(found: Counts, kind: str = CASH) -> list[int]:
    """The values of the cards that are known, each card once, lowest first; ``kind`` says as what."""
    worth = components.cards().cash if kind == CASH else components.cards().licences
    return sorted(value for value, number in zip(worth, found[:3], strict=True) for _ in range(number))


def total(found: Counts, kind: str = CASH) -> int:
    """What the known cards are worth together."""
    return sum(values(found, kind))


def hidden(found: Counts) -> int:
    """How many of the cards the reader may not see."""
    return found[3] if len(found) > 3 else 0


def count(found: Counts) -> int:
    """How many cards there are, hidden ones too."""
    return sum(found)


def typed(found: Counts) -> str:
    """The known cards as they are typed, by their cash: "1+3+3", "2"; "" without any.

    A card has this name everywhere, also where it pays licences.
    """
    return "+".join(map(str, values(found)))


def cards(words: Words, found: Counts) -> str:
    """The cards in a sentence, hidden ones last: "1+3+3", "a 2"; "no card" without any."""
    known = typed(found)
    parts = [known] if "+" in known else [words("confucius-one-card", cash=known)] if known else []
    if hidden(found):
        parts.append(words("confucius-hidden-cards", count=hidden(found)))
    return words.series(parts) or words("confucius-no-card")


def payment(words: Words, kind: str, due: int, full: int, do: str) -> str:
    """What has to be paid for ``do``: "4 cash", with a discount "4 cash (Hubu −1)"; "" where nothing is due.

    ``full`` is the price without the discount; ``do`` the action, which tells whose discount it is.
    """
    if not kind:
        return ""
    saved = max(full - due, 0)
    what = "armies" if do == "recruit" else "junks" if do == "junks" else "officials"
    return words(
        "confucius-payment", kind=kind, due=due, saved=saved, discounted="yes" if saved else "no", what=what
    )


def amount(words: Words, kind: str, number: int) -> str:
    """The number with its unit: "4 cash", "1 licence"."""
    return words("confucius-amount", kind=kind, count=number)


def counted(words: Words, what: Literal["card", "cube", "army", "junk", "point", "gift"], number: int) -> str:
    """So many of them: "1 card", "3 junks"."""
    return words("confucius-counted", what=what, count=number)


def reward(words: Words, card: str) -> str:
    """An Emperor's Reward card by its id: "Extra action"; hidden "a hidden card"."""
    return words("confucius-reward", card=card)


def reward_does(words: Words, card: str) -> str:
    """What the card does, in a few words: "draw 4 cards"; only for cards that are known."""
    printed = components.rewards()
    return words("confucius-reward-does", card=card, cash=printed.cash, points=printed.insult)


def reward_in_full(words: Words, card: str) -> str:
    """The card with what it does: "Cash (draw 4 cards)"."""
    return words("confucius-reward-in-full", card=reward(words, card), does=reward_does(words, card))


def rewards(words: Words, held: Iterable[str]) -> str:
    """Reward cards as a list, "none" without any."""
    return words.series([reward(words, card) for card in held]) or words("nothing")


def either(words: Words, items: Sequence[str]) -> str:
    """The items as a choice: "a, b or c"."""
    if len(items) < 2:
        return "".join(items)
    return words("confucius-or", first=", ".join(items[:-1]), last=items[-1])


def act(words: Words, do: str) -> str:
    """An action as a heading or a chosen answer: "bribe", "buy junks"."""
    return words("confucius-act", do=do)
