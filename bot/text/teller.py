"""Sentences by convention: an event's class names its message, its fields are the facts, Fluent chooses.

A game's `Teller` tells of it to one reader; what is told, `bot.text.parts` has. The message of
``TilePlaced`` in Qin is ``qin-tile-placed``; its variables are the event's fields. How a field is shown its
annotation says: a `Seat` by who reads it, a kind of the game (``Annotated[str, "tile"]``) by `Teller.shown`
and the message ``qin-tile``, a tuple as a list, anything else as itself. Part of a tuple that has several
parts (``Annotated[tuple[Seat, int], "seat", "pagodas"]``) is told by an attribute of the message with the
name of the field; one with one name (``Annotated[tuple[int, int], "cards"]``) is shown as a whole.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from types import UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Generic,
    Literal,
    Protocol,
    Self,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from typing_extensions import TypeVar

from bot.text.fluent import Fact, Listed, Named, Numbered, Shown, Words, signed
from bot.text.players import TOKENS, Players
from bot.text.room import clip
from games.engine import Event, Seat
from games.engine.contract import seat_letter

V = TypeVar("V", default=Any)
"""What a game's views are."""

Kind = str | list[Any] | dict[str, Any] | None
"""How a fact is shown: a kind by its name, ``[kind]`` a list of it, ``{name: kind}`` parts with names, None
as it is."""


def kind(annotation: Any) -> Kind:
    """What the annotation of a field says of it."""
    origin, args = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        inner, names = args[0], [word for word in args[1:] if isinstance(word, str)]
        parts = get_args(inner)
        if get_origin(inner) is tuple and Ellipsis not in parts and len(names) > 1:
            return dict(zip(names, map(kind, parts), strict=True))
        return names[0] if names else kind(inner)
    if origin in (Union, UnionType):
        return next((found for arg in args if (found := kind(arg)) is not None), None)
    if origin in (tuple, list) and (origin is list or Ellipsis in args):
        return [kind(args[0])]
    return None


@cache
def kinds(of: type) -> Mapping[str, Kind]:
    """The kinds of all fields of a class, by name."""
    hints = get_type_hints(of, include_extras=True)
    return {name: kind(hints[name]) for name in of.__struct_fields__}  # type: ignore[attr-defined]


def slug(event: type[Event]) -> str:
    """The class as a message is named for it: ``TilePlaced`` is ``tile-placed``."""
    return "".join(f"-{sign.lower()}" if sign.isupper() else sign for sign in event.__name__)[1:]


class Change(Protocol):
    """A total of a seat that changes; every game has an event of this kind."""

    @property
    def seat(self) -> Seat:
        """Whose it is."""

    @property
    def before(self) -> int:
        """What it was."""

    @property
    def after(self) -> int:
        """What it is now."""


def changes(found: Iterable[Change]) -> dict[Seat, tuple[int, int]]:
    """The total of every seat before the first and after the last of its changes."""
    totals: dict[Seat, tuple[int, int]] = {}
    for change in found:
        totals[change.seat] = (totals.get(change.seat, (change.before, 0))[0], change.after)
    return totals


class Facts(Mapping[str, Any]):
    """The facts of one sentence, each made when Fluent asks for it."""

    def __init__(
        self, teller: "Teller", key: str, told: msgspec.Struct | None, given: Mapping[str, Any]
    ) -> None:
        self._teller, self._key, self._told, self._given = teller, key, told, given
        self._kinds = {} if told is None else kinds(type(told))

    def __getitem__(self, name: str) -> Fact:
        teller = self._teller
        if name in self._given:
            value = self._given[name]
            return teller.show(teller.kind_of(name), value() if callable(value) else value, name)
        if name in self._kinds:
            key = self._key.partition(".")[0]
            return teller.show(self._kinds[name], getattr(self._told, name), f"{key}.{name}")
        return {"tense": teller.tense}[name]

    def __iter__(self) -> Iterator[str]:
        return iter((*self._given, *self._kinds, "tense"))

    def __len__(self) -> int:
        return len(list(iter(self)))


class Teller(msgspec.Struct, Generic[V], frozen=True):
    """Tells of a game to one reader; what a game says otherwise than by convention, it overrides.

    ``view``: what is told of, where it is not events; ``you``: the seat that is spoken to, ``mover``: whose
    turn it is about, ``style``: how people are called (`Players`).
    """

    game: ClassVar[str]
    open: ClassVar[bool] = False
    """Whether nothing is hidden in this game."""
    shown: ClassVar[Mapping[str, Callable[[Any], str | int]]] = {}
    """The game's kinds of facts, each with what a value is for Fluent; ``<game>-<kind>`` is its name then."""

    words: Words
    players: Players
    view: V = cast(Any, None)
    you: Seat | None = None
    mover: Seat | None = None
    tense: Literal["past", "now"] = "past"
    style: Literal["rich", "bare", "token", "flat", "spoken", "letter"] = "rich"

    def __call__(self, key: str, told: msgspec.Struct | None = None, /, **given: Any) -> str:
        """The sentence, with the fields of an event as facts and others besides.

        A fact with the name of a kind is shown as such (``seat=1``), a trailing number aside; one that is
        given as a function is found out when Fluent asks for it.
        """
        return self.words.fill(key, Facts(self, key, told, given))

    def but(self, **changed: Any) -> Self:
        """The same teller, but for these."""
        return msgspec.structs.replace(self, **changed)

    # ── facts ────────────────────────────────────────────────────────────────────────────────────

    def name(self, seat: Seat) -> str:
        """How the text calls the seat: "you", or as its style says."""
        return self.words("you") if seat == self.you else self._called(seat)

    def _called(self, seat: Seat) -> str:
        """How the style calls the seat, whoever reads it."""
        return seat_letter(seat) if self.style == "letter" else str(getattr(self.players, self.style)(seat))

    def seat(self, seat: Seat) -> Named:
        """The seat by its name; chosen by as ``you``, ``own`` (whose turn it is), ``other`` or ``none``."""
        if seat < 0:
            return Named("none", "")
        is_ = "you" if seat == self.you else "own" if seat == self.mover else "other"
        return Named(is_, self.name(seat))

    def kind_of(self, name: str) -> Kind:
        """The kind that a fact is named for."""
        name = name.rstrip("0123456789")
        return name if name in self.shown or name in ("seat", "by_seat") else None

    def show(self, kind: Kind, value: Any, key: str = "") -> Fact:
        """The fact as Fluent takes it; ``key`` names the message for each entry of a list of parts."""
        match kind:
            case _ if value is None or isinstance(value, Shown):
                return cast(Fact, value)
            case "seat" if isinstance(value, int):
                return self.seat(value)
            case "by_seat":
                return self.each(enumerate(value))
            case str() if kind != "seat" and not isinstance(value, list):
                return self._named(kind, self.shown[kind](value))
            case str():
                return self.show([kind], value, key)
            case [inner]:
                return self.listed(text_of(self.show(inner, item, key)) for item in value)
            case dict():
                given = {name: self.show(kind[name], part) for name, part in zip(kind, value, strict=True)}
                return self.words.fill(key, {"tense": self.tense, **given})
        return cast(Fact, value)

    def _named(self, kind: str, value: str | int) -> Fact:
        key = f"{self.game}-{kind}"
        if key not in self.words:
            return value
        text = _name(self.words, key, kind, value)
        return Named(value, text) if isinstance(value, str) else Numbered(value, text)

    def listed(self, items: Iterable[str]) -> Listed:
        """A list, as a fact."""
        return Listed(self.words, items)

    def seats(self, seats: Iterable[Seat]) -> Listed:
        """The names of the seats."""
        return self.listed(map(self.name, seats))

    def each(self, found: Iterable[tuple[Seat, object]]) -> Listed:
        """What several seats have: "● 4", "■ 3"."""
        return self.listed((f"{self.name(seat)} {text_of(cast(Fact, what))}" for seat, what in found))

    # ── sentences ────────────────────────────────────────────────────────────────────────────────

    def tell(self, event: Event, **given: Any) -> str:
        """The sentence of the event's class."""
        return self(f"{self.game}-{slug(type(event))}", event, **given)

    def items(self, texts: Iterable[str]) -> list[str]:
        """The texts as lines of a list."""
        return [self.words("item", text=text) for text in texts]

    def totals(self, now: Sequence[int], found: Iterable[Change]) -> Listed:
        """A number of every seat, as before -> after where it changed: "● 4", "■ 3 → **5**"."""
        before = {seat: was for seat, (was, _) in changes(found).items()}
        told = (
            self.words("change", before=before[seat], after=count)
            if before.get(seat, count) != count
            else count
            for seat, count in enumerate(now)
        )
        return self.but(style="token").each(enumerate(told))

    def within(self, limit: int, tell: Callable[[Self], str]) -> str:
        """The text in full; where it would be too long with plain tokens for emojis, then without names."""
        bare = self.but(players=msgspec.structs.replace(self.players, tokens=TOKENS))
        text = ""
        for told in (self, bare, bare.but(style="token")):
            text = tell(told)
            if len(text) <= limit:
                return text
        return clip(text, limit)


@lru_cache(1 << 12)
def _name(words: Words, key: str, kind: str, value: str | int) -> str:
    """What a value of a kind is called: always the same in a language."""
    return words(key, **{kind: value})


def text_of(fact: Fact) -> str:
    """The fact as it stands in a sentence."""
    if isinstance(fact, Shown):
        return fact.text
    return signed(fact) if isinstance(fact, int) else str(fact)
