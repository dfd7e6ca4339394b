"""Reading what players type in games whose actions are words and numbers: forgiving, never guessing."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass
from typing import Final, TypeAlias, TypeVar

from games.engine.contract import SEAT_LETTERS
from games.engine.errors import BadNotation

LONGEST_FACT: Final = 40
"""Characters of what was typed that a refusal repeats."""

_APOSTROPHES = str.maketrans("", "", "'’‘´`")
T = TypeVar("T")
Verb: TypeAlias = tuple[Callable[[Sequence[str]], T], str]
"""How the words after a verb are read (raises `Unread`), and an example of the whole."""


class Unread(Exception):
    """The words after a verb do not fit it."""


@dataclass(frozen=True)
class Spelling:
    """What the text of an action may be made of; capitals and apostrophes make no difference anywhere."""

    example: str
    """An action as it is typed."""
    fillers: frozenset[str]
    """Small words that are passed over."""
    _: KW_ONLY
    marks: str = ",;:./+"
    """What may stand between words beside blanks, hyphens and dashes."""
    digits: int = 3
    """As many make one number at most."""
    wholes: tuple[tuple[re.Pattern[str], str], ...] = ()
    """Names of several words, and the one word each is read as."""

    def words(self, text: str) -> list[str]:
        """Words and numbers of the text; raises `BadNotation` if there is anything else in it."""
        plain = text.lower().translate(_APOSTROPHES)
        for parted, whole in self.wholes:
            plain = parted.sub(whole, plain)
        word, between = _patterns(self.digits, self.marks)
        if any(between.fullmatch(rest) is None for rest in word.split(plain)):
            raise self.unreadable(text)
        return [found for found in word.findall(plain) if found not in self.fillers]

    def unreadable(self, text: str, example: str = "") -> BadNotation:
        """The refusal of a text that is no action, with an example, best of one that begins like it."""
        return BadNotation(
            "unreadable-notation", text=text.strip()[:LONGEST_FACT], example=example or self.example
        )

    def action(self, text: str, plain: Mapping[str, T], verbs: Mapping[str, Verb[T]]) -> T:
        """The action of the text: one of the plain words, or a verb and what it is about.

        Raises `BadNotation`: ``unreadable-notation``, and what the verbs' readers raise.
        """
        verb, *rest = self.words(text) or [""]
        if verb in plain and not rest:
            return plain[verb]
        if verb not in verbs:
            raise self.unreadable(text)
        read, example = verbs[verb]
        try:
            return read(rest)
        except Unread:
            raise self.unreadable(text, example) from None


def _patterns(digits: int, marks: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """A word or number, and what may stand between two; ``re`` keeps what it compiled."""
    return re.compile(rf"[a-z]+|[0-9]{{1,{digits}}}"), re.compile(rf"[\s\-–—{re.escape(marks)}]*")


# ── parts ────────────────────────────────────────────────────────────────────────────────────────────


def only(words: Sequence[str], count: int) -> Sequence[str]:
    """Just so many words; raises `Unread` for more or fewer."""
    if len(words) != count:
        raise Unread
    return words


def number(word: str) -> int:
    """A whole number; raises `Unread`."""
    if not word.isdecimal():
        raise Unread
    return int(word)


def one_of(code: str, names: Sequence[str], **fact: str) -> int:
    """The index of a word among the names; the word is a fact of the refusal.

    Raises `BadNotation` with that code and the names that are ``known``.
    """
    ((name, word),) = fact.items()
    if word not in names:
        raise BadNotation(code, **{name: word[:LONGEST_FACT]}, known=", ".join(names))
    return names.index(word)


def seat(word: str) -> int:
    """A player, by letter; raises `BadNotation`: ``no-such-seat``."""
    letter = word.upper()
    if len(letter) != 1 or letter not in SEAT_LETTERS:
        raise BadNotation("no-such-seat", seat=letter[:LONGEST_FACT])
    return SEAT_LETTERS.index(letter)


# ── fields of actions ────────────────────────────────────────────────────────────────────────────────


def check_index(code: str, names: Sequence[str], **fact: int) -> None:
    """Raise `BadNotation` as `one_of` does, for an index that leads to none of the names."""
    ((name, index),) = fact.items()
    if not 0 <= index < len(names):
        raise BadNotation(code, **{name: str(index)}, known=", ".join(names))


def check_number(number: int, least: int, most: int) -> None:
    """Raise `BadNotation`, ``no-such-number``, for one out of range, all as people see them."""
    if not least <= number <= most:
        raise BadNotation("no-such-number", number=number, least=least, most=most)


def check_seats(most: int, *seats: int) -> None:
    """Raise `BadNotation`, ``no-such-seat``, unless a match of so many players can have these."""
    for found in seats:
        if not 0 <= found < most:
            raise BadNotation("no-such-seat", seat=str(found))
