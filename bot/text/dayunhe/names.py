"""Tiles, cards, actions and places of Da Yunhe as people name them; the hex 13 is "2-5"."""

from collections.abc import Iterable, Sequence

from bot.text.fluent import Words
from games.dayunhe import components
from games.dayunhe.components import Symbol
from games.dayunhe.places import hex_name
from games.engine import HIDDEN

# ── tiles ────────────────────────────────────────────────────────────────────────────────────────────


def tile(words: Words, kind: str) -> str:
    """The kind of a tile: "wide bend", "unrest tile"; hidden "face-down tile"."""
    return words("dayunhe-tile", kind=kind)


def a_tile(words: Words, kind: str) -> str:
    """The same with its article for messages, in bold: "a **wide bend**", "an **unrest tile**"."""
    return words("dayunhe-a-tile", kind=kind, tile=tile(words, kind))


def tiles(words: Words, kinds: Iterable[str]) -> str:
    """Tiles as a list, equal ones counted: "basin and 2 × straight"; "none" without any."""
    counts: dict[str, int] = {}
    for kind in kinds:
        counts[kind] = counts.get(kind, 0) + 1
    named = [times(words, kind, number, tile(words, kind)) for kind, number in counts.items()]
    return words.series(named) or words("nothing")


def times(words: Words, kind: str, number: int, name: str) -> str:
    """So many tiles of a kind, whose name is given: "basin", "2 × straight", "2 unrest tiles"."""
    return name if number == 1 else words("dayunhe-times", kind=kind, tile=name, count=number)


def valued(words: Words, kind: str) -> str:
    """The kind of a canal tile with the prestige for building it: "straight (5)"; unrest has none."""
    value = 0 if kind == HIDDEN else components.tile(kind).value
    return words("dayunhe-valued", tile=tile(words, kind), value=value)


def look(words: Words, token: str) -> str:
    """How a tile lies, from its token in notation, such as "e-sw": "E–SW"; "" for none."""
    edges = token.split("-") if token else []
    return words("dayunhe-look-joint").join(words("dayunhe-edge", edge=edge) for edge in edges)


def look_of(words: Words, kind: str, rotation: int) -> str:
    """The same from the kind and its rotation: "E–W"; "" for a tile that looks the same in all."""
    if kind == HIDDEN or len(components.looks(kind)) < 2:
        return ""
    return look(words, components.lines_name(components.edges(kind, rotation)))


def lying(words: Words, kind: str, rotation: int) -> str:
    """The tile with how it lies: "straight (E–W)", "reservoir"."""
    found = look_of(words, kind, rotation)
    return words("dayunhe-lying", tile=tile(words, kind), look=found, turned="yes" if found else "no")


# ── cards ────────────────────────────────────────────────────────────────────────────────────────────


def card(words: Words, id: str) -> str:
    """The name of a card: "Builder"; hidden "a card"."""
    return words("dayunhe-card", card=id)


def act(words: Words, action: str) -> str:
    """An action on a card as a heading or a chosen answer: "remove unrest", "special inspection"."""
    return words("dayunhe-act", act=action)


def symbol(words: Words, action: str, count: int) -> str:
    """The action with how often it stands there: "supply 3", "prestige +5", "tea break"."""
    return words("dayunhe-symbol", act=action, name=act(words, action), count=count)


def group(words: Words, symbols: Iterable[Symbol]) -> str:
    """A group of a card: "supply 2"; "intrigue or denounce" where only one of them may be used."""
    return either(words, [symbol(words, found.action, found.count) for found in symbols])


def card_in_full(words: Words, id: str) -> str:
    """The card with what it allows: "Builder (supply 1, build 2, espionage)"; a hidden one "a card"."""
    if id == HIDDEN:
        return card(words, id)
    return words("dayunhe-card-in-full", card=card(words, id), does=_does(words, id))


def card_marked(words: Words, id: str) -> str:
    """The same for messages, its name in bold."""
    if id == HIDDEN:
        return card(words, id)
    return words("dayunhe-card-marked", card=card(words, id), does=_does(words, id))


def _does(words: Words, id: str) -> str:
    """The groups of a card that is known."""
    return ", ".join(group(words, symbols) for symbols in components.card(id).groups)


# ── places ───────────────────────────────────────────────────────────────────────────────────────────


def place(words: Words, number: int) -> str:
    """A hex or a city: "2-5", "Beijing", "Hangzhou"."""
    return place_of(words, hex_name(number))


def place_of(words: Words, token: str) -> str:
    """The same of an answer: "2-5", "beijing", "city" (the Forbidden City)."""
    return words("dayunhe-place", place=token)


# ── numbers ──────────────────────────────────────────────────────────────────────────────────────────


def steps(words: Words, number: int) -> str:
    """So many steps: "1 step", "3 steps"."""
    return words("dayunhe-steps", count=number)


def signed(words: Words, points: int) -> str:
    """Points won or lost: "+4", "−4"."""
    return words("dayunhe-signed", sign="minus" if points < 0 else "plus", points=abs(points))


def score(words: Words, points: int) -> str:
    """A total, with a real minus sign where prestige is below 0: "23", "−3"."""
    return words("dayunhe-total", below="yes" if points < 0 else "no", points=abs(points))


def either(words: Words, items: Sequence[str]) -> str:
    """The items as a choice: "a, b or c"."""
    if len(items) < 2:
        return "".join(items)
    return words("dayunhe-or", first=", ".join(items[:-1]), last=items[-1])
