"""Reading what players of Confucius type; what they can type stands at the head of ``actions``."""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from games.confucius import actions
from games.confucius.actions import (
    FORCE,
    NOTHING,
    PASS,
    PLAIN_CARDS,
    RECRUIT,
    TAX,
    Chief,
    Commercial,
    ConfuciusAction,
    Discard,
    Influence,
    Pay,
    Tutor,
)
from games.confucius.check import FILLERS
from games.confucius.components import (
    BRIBERIES,
    DISTANT,
    MINISTRIES,
    NO_CARDS,
    REWARDS,
    STUDENTS,
    Counts,
    gifts,
    lands,
)
from games.engine import BadNotation
from games.engine.notation import LONGEST_FACT, Spelling, Unread, Verb, number, one_of, only, seat

_MOST_CARDS: Final = 99
_SPELLING: Final = Spelling("bribe hubu 3", FILLERS, marks=",;:./+&→")
_PLAIN: Final[dict[str, ConfuciusAction]] = {
    "force": FORCE,
    "recruit": RECRUIT,
    "tax": TAX,
    "nothing": NOTHING,
    "pass": PASS,
}
T = TypeVar("T")


def parse(text: str) -> ConfuciusAction:
    """The action that the text names, forgiving about case, blanks, hyphens and small words.

    Raises `BadNotation`: ``unreadable-notation`` and, for what there is not, ``no-such-`` seat, ministry,
    number, land, box, student, gift, reward.
    """
    return _SPELLING.action(text, _PLAIN, _VERBS)


# ── parts ────────────────────────────────────────────────────────────────────────────────────────────


def _student(word: str) -> int:
    """A student space."""
    return one_of("no-such-student", STUDENTS, student=word)


def _official(words: Sequence[str]) -> tuple[int, int]:
    """A ministry and a space."""
    ministry, space = only(words, 2)
    return one_of("no-such-ministry", MINISTRIES, ministry=ministry), number(space) - 1


def _land(word: str, names: Sequence[str]) -> int:
    """A land of those names."""
    return one_of("no-such-land", names, land=word)


def _box(words: Sequence[str]) -> tuple[int, int]:
    """A foreign land and a box of it."""
    land, box = only(words, 2)
    return _land(land, [entry.id for entry in lands()]), number(box) - 1


def _gift(words: Sequence[str]) -> int:
    """A gift by value or name; "wall hanging" is two words."""
    name = "-".join(word for word in words if word != "gift")
    if not name:
        raise Unread
    if name.isdecimal():
        return int(name)
    return one_of("no-such-gift", gifts().ids, gift=name) + 1


def _cards(words: Sequence[str]) -> Counts:
    """Cards by their cash."""
    if len(words) > _MOST_CARDS or any(word not in ("1", "2", "3") for word in words):
        raise Unread
    return words.count("1"), words.count("2"), words.count("3")


# ── verbs ────────────────────────────────────────────────────────────────────────────────────────────


def _on_official(make: Callable[[int, int], ConfuciusAction]) -> Callable[[Sequence[str]], ConfuciusAction]:
    """A verb with an official."""
    return lambda words: make(*_official(words))


def _transfer(words: Sequence[str]) -> ConfuciusAction:
    """``transfer hubu 3 B``."""
    *official, to = only(words, 3)
    return actions.transfer(*_official(official), seat(to))


def _voyage(words: Sequence[str]) -> ConfuciusAction:
    """``voyage 6 africa india``; the Spice Islands are one word or two."""
    if not words:
        raise Unread
    names = [word for word in words[1:] if word != "islands"]
    return actions.voyage(number(words[0]), tuple(_land(name, DISTANT) for name in names))


def _give(words: Sequence[str]) -> ConfuciusAction:
    """``give 3 B``."""
    if len(words) < 2:
        raise Unread
    return actions.give(_gift(words[:-1]), seat(words[-1]))


def _petition(words: Sequence[str]) -> ConfuciusAction:
    """A gift and what it does; a gift also by its value."""
    if not words:
        raise Unread
    name = gifts().id(int(words[0])) if words[0] in ("1", "2", "3", "4", "5", "6") else words[0]
    match name, words[1:]:
        case "tile", [origin, to]:
            return actions.petition_tile(seat(origin), seat(to))
        case "vase", [student]:
            return actions.petition_vase(_student(student))
        case "coat", [_, _, _, _] as spaces:
            return actions.petition_coat(*_official(spaces[:2]), *_official(spaces[2:]))
        case "necklace", [_, _, _, _] as boxes:
            return actions.petition_necklace(*_box(boxes[:2]), *_box(boxes[2:]))
        case "junk", [_, _, to] as spaces:
            return actions.petition_junk(*_official(spaces[:2]), seat(to))
    known = gifts().ids[1:]  # for the first one the Emperor does nothing
    if name not in known:
        gift = gifts().ids[0] if gifts().ids[0].startswith(name) else name
        raise BadNotation("no-such-petition", gift=gift[:LONGEST_FACT], known=", ".join(known))
    raise Unread


def _commercial(words: Sequence[str]) -> ConfuciusAction:
    """``commercial 1 3`` or ``commercial none``."""
    if not words:
        raise Unread
    return Commercial(NO_CARDS if words == [actions.NONE] else _cards(words))


def _card(words: Sequence[str]) -> ConfuciusAction:
    """A reward and what it needs."""
    match words:
        case [card] if card in PLAIN_CARDS:
            return actions.card_plain(card)
        case ["gift", *gift] if gift:
            return actions.card_gift(_gift(gift))
        case ["bribe", which, *official] if f"bribe-{which}" in BRIBERIES:
            return actions.card_bribe(f"bribe-{which}", *_official(official))
        case [card, *_] if card not in ("gift", "bribe", *PLAIN_CARDS):
            raise BadNotation("no-such-reward", card=card[:LONGEST_FACT], known=", ".join(REWARDS))
    raise Unread


def _tutor(words: Sequence[str]) -> ConfuciusAction:
    """``tutor red 1 2``."""
    if len(words) < 2:
        raise Unread
    return Tutor(_student(words[0]), _cards(words[1:]))


def _with_cards(make: Callable[[Counts], ConfuciusAction]) -> Callable[[Sequence[str]], ConfuciusAction]:
    """A verb with cards."""

    def read(words: Sequence[str]) -> ConfuciusAction:
        if not words:
            raise Unread
        return make(_cards(words))

    return read


def _with_one(
    read: Callable[[str], T], make: Callable[[T], ConfuciusAction]
) -> Callable[[Sequence[str]], ConfuciusAction]:
    """A verb with one more word."""
    return lambda words: make(read(only(words, 1)[0]))


_VERBS: Final[dict[str, Verb[ConfuciusAction]]] = {
    "chief": (_with_one(seat, Chief), "chief B"),
    "bribe": (_on_official(actions.bribe), "bribe hubu 3"),
    "secure": (_on_official(actions.secure), "secure hubu 3"),
    "transfer": (_transfer, "transfer hubu 3 B"),
    "nominate": (_with_one(_student, actions.nominate), "nominate red"),
    "invade": (lambda words: actions.invade(*_box(words)), "invade annam 1"),
    "junks": (_with_one(number, actions.buy_junks), "junks 3"),
    "voyage": (_voyage, "voyage 6 africa"),
    "buy": (lambda words: actions.buy(_gift(words)), "buy 4"),
    "give": (_give, "give 3 B"),
    "petition": (_petition, "petition tile B C"),
    "commercial": (_commercial, "commercial 1 3"),
    "card": (_card, "card gift 4"),
    "pay": (_with_cards(Pay), "pay 2 3"),
    "tutor": (_tutor, "tutor red 1 2"),
    "place": (_on_official(actions.place), "place hubu 5"),
    "influence": (_with_one(seat, Influence), "influence B"),
    "discard": (_with_cards(Discard), "discard 1 1"),
}
