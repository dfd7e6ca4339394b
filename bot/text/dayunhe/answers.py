"""The answers to a question of Da Yunhe: what each is, and what it costs or brings, found out on the view."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import groupby
from typing import Any, Final

import msgspec

from bot.text.dayunhe import names, ways
from bot.text.dayunhe.names import DayunheTeller
from bot.text.fluent import Listed, Named
from bot.text.players import TOKENS
from games.dayunhe.building import Build, BuildCity, city_has_room
from games.dayunhe.cards import Deed, Take
from games.dayunhe.components import (
    COST,
    FREE,
    NOBODY,
    UNREST,
    Symbol,
    card,
    edges,
    is_canal,
    is_unrest,
    looks,
    rules,
)
from games.dayunhe.inspection import Inspect, Step, Tea
from games.dayunhe.networks import links, networks
from games.dayunhe.places import EDGES, HEXES, NOWHERE, hex_name, neighbour, opposite, region
from games.dayunhe.position import DayunhePosition
from games.dayunhe.rebuilding import Face, Move, Swap, Turn
from games.dayunhe.scoring import largest
from games.dayunhe.stacks import Stock, Supply, hidden_tops, smallest, unrest_held
from games.dayunhe.turns import prospects
from games.dayunhe.unrest import Calm, Denounce, Destroy, Intrigue, Remove
from games.dayunhe.way import Way, along, go_on, score_way, turning_point
from games.engine import HIDDEN, Seat

Change = tuple[int, str, Seat, int]
"""A hex, and what lies on it then: kind, owner, rotation."""

ARROW: Final = " → "
"""Between a number before and after."""


def capital(text: str) -> str:
    """The text as it begins a line."""
    return text[:1].upper() + text[1:]


class Answers:
    """Tells answers to the seat to act; others go by their shapes on the board."""

    def __init__(self, teller: DayunheTeller) -> None:
        assert teller.view.turn is not None
        self.view = teller.view
        self.me: Seat = teller.view.turn
        self.flat = teller.but(style="flat")
        self.say = teller.but(style="token", players=msgspec.structs.replace(teller.players, tokens=TOKENS))

    def facts(self, slot: str, actions: Sequence[Deed]) -> Mapping[str, Any]:
        """What an answer is and brings, most of it found out where a message tells it.

        Of several actions that it leaves the first is the best connected.
        """
        view, action, printed = self.view, actions[0], rules()
        return {
            **{part.name: part.value for part in action.slots()},
            "do": action.do,
            "slot": slot,
            "now": False,
            "actions": len(actions),
            "uses": view.left.get(action.do, 0),
            "rows": lambda: self.say.each(self.rows()),
            "wall": lambda: self.wall(self.me, 1),
            "city": (count := len(view.city[self.me])),
            "next": count + 1,
            "worth": (count + 1) ** 2 - count**2,
            "room": lambda: city_has_room(view, self.me),
            "from": self.say.show("place", view.coordinator),
            "most": printed.special,
            "intrigue": printed.intrigue,
            "slander": -printed.city_unrest,
            "final": -printed.region_unrest,
            "inspection": -printed.unrest,
            **self._unrest(),
            **self._of(slot, action),
        }

    def _of(self, slot: str, action: Deed) -> Mapping[str, Any]:
        """The facts of one kind of action."""
        match action:
            case Stock(stack=stack) | Supply(stack=stack):
                pile, up = self.view.stacks[self.me][stack], self.view.up[self.me][stack]
                return {"stack": stack, **_kind(pile[-1] if up else HIDDEN), "below": len(pile) - 1}
            case Take(card=name):
                return self._card(name)
            case Build() | BuildCity():
                return self._built(action)
            case Turn() | Face():
                return self._turned(action)
            case Move() | Swap():
                return self._moved(slot, action)
            case Remove() | Destroy():
                return self._removed(action)
            case Inspect() | Step() | Tea():
                return self._led(action)
            case Calm(colour=colour):
                return {"owner": self.say.seat(colour), "wall": lambda: self.wall(colour, -1)}
            case Intrigue(rival=rival) | Denounce(rival=rival):
                return {"rival": self.flat.seat(rival), "seat": rival, **self._against(action)}
        return {
            "tops": len(hidden_tops(self.view, self.me)),
            "shuffled": sum(map(len, self.view.stacks[self.me])),
            "unused": self._unused,
        }

    def _card(self, name: str) -> Mapping[str, Any]:
        """The special action of a card, what else it allows, what it would find."""
        say, groups = self.say, card(name).groups
        found = (self._finds(symbol.action) for symbol in card(name).symbols)
        return {
            "special": say.listed(names.group(say, group) for group in groups if _special(group)),
            "common": say.listed(names.group(say, group) for group in groups if not _special(group)),
            "finds": "\n".join(dict.fromkeys(found)),
        }

    def _finds(self, act: str) -> str:
        """How things stand for an action of a card that is not taken yet; "" where it is always of use."""
        view, held = self.view, unrest_held(self.view, self.me)
        return self.say(
            "dayunhe-finds",
            act=act,
            needed=COST,
            held=held,
            enough=held >= COST,
            wall=any(view.wall),
            row=view.wall[self.me],
            there=view.coordinator == turning_point(view),
            **self._unrest(),
        )

    def _unrest(self) -> dict[str, int]:
        """How many unrest tiles lie on the map, and how many of them in the reader's region."""
        found = [place for place, kind in enumerate(self.view.tiles) if kind == UNREST]
        mine = sum(self.view.holder(region(place)) == self.me for place in found)
        return {"everywhere": len(found), "mine": mine}

    def _unused(self) -> Listed:
        """The symbols that are given up with the end of the turn."""
        left = (entry for entry in prospects(self.view) if entry.left)
        groups = ([*group] for _, group in groupby(left, key=lambda entry: entry.group))
        return self.say.listed(
            names.group(self.say, [Symbol(entry.action, entry.left) for entry in group]) for group in groups
        )

    # ── what lies on the map ─────────────────────────────────────────────────────────────────────

    def _built(self, action: Build | BuildCity) -> Mapping[str, Any]:
        """A tile that comes to the map or into the Forbidden City."""
        if isinstance(action, BuildCity):
            return {**_kind(action.tile), "there": self.say.show("place", "city")}
        at, kind, rotation = action.hex, action.tile, action.rotation
        return {
            **_kind(kind),
            **self._lying(at, kind, rotation, self.me),
            "there": lambda: self._hex(at),
            "buried": lambda: self.buried(at),
            "holder": self._holder(at),
            "connected": lambda: self._connected(self.view, at, kind, rotation),
        }

    def _turned(self, action: Turn | Face) -> Mapping[str, Any]:
        """A tile that lies otherwise; after a move it may stay as it is ("now")."""
        at = action.hex if isinstance(action, Turn) else self.view.facing[0]
        owner, before = self.view.owners[at], self.view.rotations[at]
        return {
            **self._lying(at, action.tile, action.rotation, owner),
            "now": isinstance(action, Face) and action.rotation == before,
            "there": lambda: self._hex(at),
            "connected": lambda: self._connected(self.view, at, action.tile, before),
        }

    def _moved(self, slot: str, action: Move | Swap) -> Mapping[str, Any]:
        """A tile that goes elsewhere, or two that change places."""
        at, other = action.hex, action.to if isinstance(action, Move) else action.other
        asked, gone = other if slot == "place2" else at, self._lies(at, other)
        if isinstance(action, Swap):
            back = self._lies(other, at)
            return {
                "there": lambda: self._hex(asked),
                "other": lambda: self._hex(other),
                "effects": lambda: self._effects(back, gone),
            }
        return {
            **_kind(self.view.tiles[at]),
            "there": lambda: self._hex(asked),
            "leaves": region(at) != region(other),
            "holder": self._holder(other),
            "effects": lambda: self._effects(_freed(at), gone),
            "connected": lambda: self._movable(at, other),
        }

    def _lies(self, here: int, there: int) -> Change:
        """The tile of one hex, lying as it does on another."""
        view = self.view
        return there, view.tiles[here], view.owners[here], view.rotations[here]

    def _removed(self, action: Remove | Destroy) -> Mapping[str, Any]:
        """An unrest tile that goes into the wall, or a canal that is destroyed."""
        at, owner = action.hex, self.view.owners[action.hex]
        facts = {"there": lambda: self._hex(at), "effects": lambda: self._effects(_freed(at))}
        if isinstance(action, Remove):
            return {**facts, "wall": lambda: self.wall(owner, 1), "holder": self._holder(at)}
        return {
            **facts,
            "network": lambda: next(len(net) for net in networks(self.view, owner) if at in net),
        }

    # ── the coordinator, rivals ──────────────────────────────────────────────────────────────────

    def _led(self, action: Inspect | Step | Tea) -> Mapping[str, Any]:
        """Where the coordinator goes, what he finds there, or what lapses while he has tea."""
        view = self.view
        match action:
            case Inspect(steps=steps):
                way = go_on(view, (), (), steps, special=True)
                return {"steps": steps, **self._inspected(way)}
            case Step(place=at):
                lines = (*view.lines, along(view, at))
                way = go_on(view, (*view.way, at), lines, view.steps - 1, special=view.special)
                return {"there": lambda: self._hex(at), **self._inspected(way, len(view.way))}
        return {"lapses": self._gains({seat: -points for seat, points in self._sums.items()})}

    def _inspected(self, way: Way, skip: int = 0) -> Mapping[str, Any]:
        """How far a way leads and what it brings, all but the first ``skip`` steps; who chooses then."""
        places, lines = way.places[skip:], way.lines[skip:]
        return {
            "to": self.say.show("place", places[-1]) if places else None,
            "gains": self._gains(names.sums(score_way(self.view, places, lines))),
            "decider": self.say.seat(self.view.decider) if way.fork else None,
        }

    def _against(self, action: Intrigue | Denounce) -> Mapping[str, Any]:
        """A rival's points, or unrest in the rival's city, before and after."""
        if isinstance(action, Denounce):
            count = sum(self.view.city_unrest[action.rival])
            return {"before": count, "after": count + 1}
        points = self.view.scores[action.rival]
        return {"before": names.total(points), "after": names.total(points - rules().intrigue)}

    # ── hexes and the wall ───────────────────────────────────────────────────────────────────────

    def _hex(self, place: int) -> str:
        """A hex with what lies there: "2-5: your straight", "2-5: ■ unrest", "2-5: free"; or a city."""
        here = place < HEXES
        return self.say(
            "dayunhe-hex",
            place=place,
            tile=self.view.tiles[place] if here else None,
            owner=self.say.seat(self.view.owners[place]) if here else None,
        )

    def _holder(self, place: int) -> Named:
        """Who holds the region of a hex."""
        return self.say.seat(self.view.holder(region(place)))

    def wall(self, owner: Seat, change: int) -> str:
        """A row of the wall: "■’s wall 1 → 2", "■’s uprising: −12"; less of it: "■’s wall 3 → 2 of 3"."""
        count, level = self.view.wall[owner], self.view.level
        return self.say(
            "dayunhe-wall",
            owner=self.say.seat(owner),
            before=count,
            after=count + change,
            level=level if change < 0 else None,
            rises=(count + change) // level > count // level,
            loss=level * rules().loss,
        )

    def rows(self) -> Iterable[tuple[Seat, int]]:
        """The rows of the wall that hold something."""
        return ((seat, self.view.wall[seat]) for seat in self._seats if self.view.wall[seat])

    def buried(self, place: int) -> str:
        """What becomes of an unrest tile that is built over; "" if there is none."""
        return self.wall(self.view.owners[place], 1) if is_unrest(self.view.tiles[place]) else ""

    def under(self) -> str:
        """Where the reader's next tile under a stack goes."""
        return self.say("dayunhe-put-under", stack=smallest(self.view, self.me))

    @property
    def _seats(self) -> list[Seat]:
        """All seats, the reader first."""
        return [self.me, *(seat for seat in range(self.view.seats) if seat != self.me)]

    def _gains(self, totals: Mapping[Seat, int]) -> Listed:
        """What is won or lost by player: "you +8", "■ −4"."""
        found = ((seat, totals.get(seat)) for seat in self._seats)
        return self.say.each((seat, names.signed(points).text) for seat, points in found if points)

    # ── what a change on the map brings ──────────────────────────────────────────────────────────

    def _lying(self, place: int, kind: str, rotation: int, owner: Seat) -> Mapping[str, Any]:
        """To which tiles one that lies so is linked ("2-4, 2-6 ▲": the first is the reader's), to which hexes
        without a canal its line is open, what it changes.
        """
        mask, linked, ends = edges(kind, rotation), list[str](), list[str]()
        for edge in range(len(EDGES)):
            other = neighbour(place, edge)
            if not mask >> edge & 1 or other == NOWHERE:
                continue
            spot, there = hex_name(other), self.view.tiles[other]
            if edges(there, self.view.rotations[other]) >> opposite(edge) & 1:
                seat = self.view.owners[other]
                linked.append(spot if seat == self.me else f"{spot} {self.say.name(seat)}")
            elif not is_canal(there):
                ends.append(spot)
        return {
            "line": bool(mask),
            "linked": self.say.listed(linked),
            "open": self.say.listed(ends),
            "effects": lambda: self._effects((place, kind, owner, rotation)),
        }

    def _connected(self, view: DayunhePosition, place: int, kind: str, rotation: int) -> str:
        """How many links a tile that lay so would have, and to the reader's: "2 links, 1 yours"."""
        own, every = links(view, self.me, kind, place, rotation)
        return self.say("dayunhe-links", own="all" if own == every else own, every=every)

    def _movable(self, here: int, there: int) -> str:
        """The most links that a canal tile can have after a move, however it is turned then."""
        kind, owner = self.view.tiles[here], self.view.owners[here]
        if len(looks(kind)) == 1:
            return ""
        gone = self._after(_freed(here))
        best = max(looks(kind), key=lambda rotation: links(gone, owner, kind, there, rotation)[::-1])
        told = self._connected(gone, there, kind, best)
        return self.say("dayunhe-up-to", links=told) if links(gone, owner, kind, there, best)[1] else told

    def _after(self, *changes: Change) -> DayunhePosition:
        """The view with these hexes changed."""
        view = self.view.copy()
        for place, kind, owner, rotation in changes:
            view.tiles[place], view.owners[place], view.rotations[place] = kind, owner, rotation
        return view

    def _effects(self, *changed: Change) -> str:
        """How the way ahead and networks change, a line each; a canal that stands alone is not worth it."""
        after = self._after(*changed)
        networks, way = _largest(after), ways.ahead(after)
        sums = names.sums(score_way(after, way.places, way.lines))
        grown = (
            (seat, f"{self._networks[seat]}{ARROW}{networks[seat]}")
            for seat in self._seats
            if self._networks[seat] != networks[seat] and max(self._networks[seat], networks[seat]) > 1
        )
        return self.say(
            "dayunhe-effects",
            moved=self._gains({seat: sums.get(seat, 0) - self._sums.get(seat, 0) for seat in self._seats}),
            fork=bool(way.fork),
            grown=self.say.each(grown),
        )

    @cached_property
    def _networks(self) -> list[int]:
        return _largest(self.view)

    @cached_property
    def _sums(self) -> dict[Seat, int]:
        way = ways.ahead(self.view)
        return names.sums(score_way(self.view, way.places, way.lines))


def _kind(kind: str) -> dict[str, Any]:
    """A kind of tile, its value, how many edges its line joins."""
    ends = 0 if kind == HIDDEN else edges(kind, 0).bit_count()
    return {"tile": kind, "value": names.value(kind), "edges": ends}


def _freed(place: int) -> Change:
    """A hex without a tile."""
    return place, FREE, NOBODY, 0


def _largest(view: DayunhePosition) -> list[int]:
    """The size of everybody's largest network."""
    return [len(largest(view, seat)) for seat in range(view.seats)]


def _special(group: Sequence[Symbol]) -> bool:
    """Whether it is the group that sets a card apart from others."""
    return group[0].action not in ("supply", "build", "prestige")
