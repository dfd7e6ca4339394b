"""Ministries, officials, gifts, lands, cards and costs of Confucius as people name them.

Spaces and boxes are counted from 0 in positions and events, from 1 for people. Cards are counts
(how many of 1, 2 and 3 cash, and how many the reader may not see).
"""

from collections.abc import Iterable, Sequence
from typing import Literal

from bot.words.fluent import Words
from games.confucius import components
from games.confucius.components import MINISTRIES, court, distant_lands, lands

CASH = "cash"
LICENCES = "licences"
"""What a card can be spent as."""

Counts = Sequence[int]
"""Cards by value: of 1, 2, 3 cash, and hidden ones."""


# ── ministries and officials ─────────────────────────────────────────────────────────────────────────


def ministry(index: int) -> str:
    """The name of the ministry: "Hubu"."""
    return court().names[index]


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


def gifts(words: Words, values: Iterable[int]) -> str:
    """Gifts as a list, "none" without any."""
    return words.series([gift(words, value) for value in values]) or words("nothing")


# ── the realm ────────────────────────────────────────────────────────────────────────────────────────


def land(words: Words, index: int) -> str:
    """A foreign land by its number in the data (`lands`): "Annam"."""
    return words("confucius-land", land=lands()[index].id)


def box(words: Words, index: int, at: int) -> str:
    """A box of a foreign land: "Annam 2"."""
    return f"{land(words, index)} {at + 1}"


def distant(words: Words, index: int) -> str:
    """A distant land: "the Spice Islands", "India"."""
    return words("confucius-distant", land=distant_lands()[index].id)


# ── cards and what is paid ───────────────────────────────────────────────────────────────────────────


def values(found: Counts, kind: str = CASH) -> list[int]:
    """The values of the cards that are known, each card once, lowest first; ``kind`` says as what."""
    worth = components.cards().cash if kind == CASH else components.cards().licences
    return sorted(value for value, number in zip(worth, found[:3], strict=True) for _ in range(number))


def total(found: Counts, kind: str = CASH) -> int:
    """What the known cards are worth together."""
    return sum(values(found, kind))


def count(found: Counts) -> int:
    """How many cards there are, hidden ones too."""
    return sum(found)


def cards(words: Words, found: Counts) -> str:
    """The cards with both their sides, hidden ones last: "1/3 and 2 × 3/1"; "no card" without any.

    A card is called by its cash, a slash, its licences.
    """
    printed = components.cards()
    parts = [
        words("confucius-card", cash=cash, licences=licences, count=number)
        for cash, licences, number in zip(printed.cash, printed.licences, found[:3], strict=True)
        if number
    ]
    if len(found) > 3 and found[3]:
        parts.append(words("confucius-hidden-cards", count=found[3]))
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


def rewards(words: Words, held: Iterable[str]) -> str:
    """Reward cards as a list, "none" without any."""
    return words.series([reward(words, card) for card in held]) or words("nothing")


def act(words: Words, do: str) -> str:
    """An action as a heading or a chosen answer: "bribe", "buy junks"."""
    return words("confucius-act", do=do)
