"""The board of Da Yunhe in words, made from a view: totals, the hand, alt text to play from, all in full."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from bot.text.dayunhe import names, ways
from bot.text.dayunhe.names import DayunheTeller
from bot.text.dayunhe.prestige import prestige
from bot.text.fluent import Fact, Listed
from bot.text.parts import Board
from bot.text.players import short
from bot.text.room import LONGEST_ALT, LONGEST_BOARD, LONGEST_LABEL, clip
from games.dayunhe.components import FREE, NOBODY, UNREST, cards, rules
from games.dayunhe.components import board as printed
from games.dayunhe.places import COLUMNS, HEXES, REGION, REGIONS, row
from games.dayunhe.scoring import final_parts
from games.dayunhe.stacks import unseen
from games.dayunhe.way import turning_point
from games.engine import HIDDEN, Event, Seat
from games.engine.choices import Question
from games.engine.contract import seat_letter

_CUT_NAMES: Final = (LONGEST_LABEL, 16, 8)
"""Characters of a name, fewer where five long ones leave no room."""


class DayunheBoard(Board[DayunheTeller]):
    """The board of Da Yunhe, the hands and the totals."""

    def task(self) -> str:
        """For a phase, with the card or the tile that it is about."""
        view = self.view
        at = view.facing[0] if view.facing else -1
        return self.say.by_token(
            "dayunhe-task",
            phase=view.phase,
            round=view.round,
            card=None if view.actor is None else view.chosen[view.actor],
            special=view.special,
            seat=view.actor,
            tile=view.tiles[at],
            lines=names.lines(view.tiles[at], view.rotations[at]),
        )

    def standings(self, events: Sequence[Event]) -> str:
        """The trip and the round; everybody's prestige, unrest in the wall, what the end would bring now."""
        view, say = self.view, self.say.by_token
        final = (names.total(found.total).text for found in final_parts(view))
        told = say(
            "dayunhe-standings",
            phase=view.phase,
            round=view.round,
            seat=view.start,
            trip=rules().trips - view.trips + 1,
            all=rules().trips,
            south=view.south,
            place=view.coordinator,
            lying=view.lying,
            played=view.turn is not None and view.round > 0,
            late=view.round >= rules().warning_round,
            last=rules().last_round,
            prestige=prestige(say, enumerate(view.scores), events),
            level=view.level,
            wall=say.each(enumerate(view.wall) if any(view.wall) else ()),
            final=say.each(enumerate(final)),
        )
        return names.compact(told)

    def hand(self, seat: Seat) -> str:
        """Card, warehouse, stacks, the cards handed on, what lies face down.

        Also the alt text of the hand's picture, so without markup.
        """
        say, view, hidden = self.say, self.view, unseen(self.view, seat)
        card = view.chosen[seat] or None
        told = say(
            "dayunhe-hand",
            card=card,
            does=lambda: names.does(say, view.chosen[seat]),
            revealed=view.revealed[seat],
            held=len(view.warehouses[seat]),
            slots=rules().warehouse,
            list=names.tiles(say, view.warehouses[seat]),
            stacks=names.stacks(say, seat),
            count=sum(hidden.values()),
            hidden=say.listed(
                say("dayunhe-tiles", tile=kind, count=count, value=names.value(kind))
                for kind, count in hidden.items()
                if count
            ),
            passed=say.show(["card"], [entry for entry in view.handed[seat] if entry != card]),
        )
        return names.compact(told)

    def alt(self) -> str:
        """Everything on the board that can change, in the room of an alt text.

        Players go by their letters. Where that leaves no room names are cut, then tiles told by their lines
        and warehouses by numbers, then warehouses and stacks left to the board as text, then the names.
        """
        say = self.say.but(style="letter", you=None)
        for full, stock in ((True, True), (False, True), (False, False)):
            told = _everything(say, full=full, stock=stock)
            for room in _CUT_NAMES:
                text = f"{_head(say, room)} {told}"
                if len(text) <= LONGEST_ALT:
                    return text
        return clip(f"{_head(say, 0)} {_everything(say, full=False, stock=False)}", LONGEST_ALT)

    def text(self) -> str:
        """Line by line: the coordinator, players, the map hex by hex, what is printed."""
        text = _text(self.say)
        return text if len(text) <= LONGEST_BOARD else clip(_text(self.say.but(style="token")), LONGEST_BOARD)

    def captions(self, turn: int, question: Question | None, **facts: Any) -> dict[str, str]:
        """Captions by the keys of ``render.dayunhe``, the names of the cards among them."""
        found = {card.id: self.say("dayunhe-card", card=card.id) for card in cards()}
        return found | super().captions(turn, None, round=self.view.round)


def _head(say: DayunheTeller, room: int) -> str:
    """The round, the players' letters with so many characters of their names, who is to act and how."""
    view = say.view
    legend = [f"{seat_letter(seat)} {clip(short(name), room)}" for seat, name in enumerate(say.players.names)]
    return say(
        "dayunhe-alt-head",
        round=view.round,
        legend=say.listed(legend if room else ()),
        seat=view.turn,
        phase=view.phase,
        card=None if view.actor is None else view.chosen[view.actor],
        **_coordinator(say),
    )


def _coordinator(say: DayunheTeller) -> dict[str, Any]:
    """Where he is, where he is bound for, on which trip."""
    view, trips = say.view, rules().trips
    goal = turning_point(view)
    return {
        "place": view.coordinator,
        "goal": say.show("place", goal),
        "there": view.coordinator == goal,
        "lying": view.lying,
        "trip": trips - view.trips + 1,
        "trips": trips,
        "over": view.trips == 0,
    }


# ── alt text ─────────────────────────────────────────────────────────────────────────────────────────


def _everything(say: DayunheTeller, *, full: bool, stock: bool = True) -> str:
    """Prestige, cards, the map by region, the wall, the City, warehouses, stacks; what is empty left out."""
    view = say.view
    told = say(
        "dayunhe-alt",
        prestige=say.each(enumerate(names.total(points).text for points in view.scores)),
        cards=say.listed(_cards(say)),
        regions="\n".join(_region(say, index, full) for index in range(REGIONS)),
        level=view.level,
        wall=say.each((seat, count) for seat, count in enumerate(view.wall) if count),
        city=say.each((seat, told) for seat in range(view.seats) if (told := _area(say, seat))),
        resigned=say.seats(sorted(view.resigned)),
        full=full,
        stock=stock,
        warehouses=say.each((seat, _warehouse(say, seat, full)) for seat in range(view.seats)),
        stacks=say.each((seat, names.stacks(say, seat)) for seat in range(view.seats)),
    )
    return " ".join(filter(None, told.splitlines()))


def _cards(say: DayunheTeller) -> Iterable[str]:
    """The cards taken in this round."""
    chosen = [(seat, card) for seat, card in enumerate(say.view.chosen) if card]
    known = ((seat, say("dayunhe-card", card=card)) for seat, card in chosen if card != HIDDEN)
    yield from say.each(known).items
    if secret := [seat for seat, card in chosen if card == HIDDEN]:
        yield say("dayunhe-alt-secret", seats=say.seats(secret))


def _region(say: DayunheTeller, index: int, full: bool) -> str:
    """A region with its tiles; "" where there are none and nobody holds it."""
    holder, tiles = say.seat(say.view.holder(index)), _tiles(say, index, full)
    shown = tiles or say.view.holder(index) != NOBODY
    return say("dayunhe-alt-region", region=index + 1, holder=holder, list=tiles) if shown else ""


def _tiles(say: DayunheTeller, index: int, full: bool) -> Listed:
    """The tiles of a region by their keys: "5 A straight E–W", "2 B unrest"; short "5 A E–W"."""
    view = say.view
    return say.listed(
        say(
            "dayunhe-alt-tile",
            key=place % REGION + 1,
            owner=say.seat(view.owners[place]),
            tile=view.tiles[place],
            lines=names.lines(view.tiles[place], view.rotations[place]),
            full=full,
        )
        for place in range(index * REGION, (index + 1) * REGION)
        if view.tiles[place] != FREE
    )


def _area(say: DayunheTeller, seat: Seat) -> str:
    """Canals and unrest in a part of the Forbidden City: "2", "1 (1 unrest)"; "" without any."""
    canals, unrest = len(say.view.city[seat]), sum(say.view.city_unrest[seat])
    return say("dayunhe-alt-area", canals=canals, unrest=unrest) if canals or unrest else ""


def _warehouse(say: DayunheTeller, seat: Seat, full: bool) -> str:
    """What lies in a warehouse; short the numbers of canals and unrest only."""
    kinds = say.view.warehouses[seat]
    unrest = kinds.count(UNREST)
    tiles = names.held(say, kinds)
    return say("dayunhe-alt-warehouse", full=full, list=tiles, canals=len(kinds) - unrest, unrest=unrest)


# ── in full ──────────────────────────────────────────────────────────────────────────────────────────


def _text(teller: DayunheTeller) -> str:
    """The text, with people called in the teller's style where they are listed."""
    view, say = teller.view, teller.but(style="letter", you=None)
    head = say(
        "dayunhe-text-head",
        round=view.round,
        phase=view.phase,
        level=view.level,
        last=rules().last_round,
        late=view.round >= rules().warning_round and not view.end,
        been=_been(say),
        forecast=ways.forecast(say, say.but(you=view.viewer).seat(view.decider)),
        **_coordinator(say),
    )
    players = [_player(say, seat, teller.seat(seat)) for seat in range(view.seats)]
    regions = [_lines_of_region(say, index) for index in range(REGIONS)]
    the_map = [say("dayunhe-text-map"), *regions, _printed(say)]
    return "\n".join([*filter(None, head.splitlines()), "", *players, "", *the_map])


def _been(say: DayunheTeller) -> Fact:
    """Hexes beside him that he has been on in this trip already."""
    view = say.view
    here = view.coordinator
    places = [place for place in view.entered if row(place) == row(here) and place != here]
    return say.show(["place"], [] if here >= HEXES else places)


def _player(say: DayunheTeller, seat: Seat, name: Fact) -> str:
    """All that a player has: prestige, region, card, warehouse, stacks, wall, City, network."""
    view, final = say.view, final_parts(say.view)[seat]
    return say(
        "dayunhe-text-player",
        letter=seat_letter(seat),
        name=name,
        total=view.scores[seat],
        region=view.region_of(seat) + 1,
        starts=view.start == seat,
        card=view.chosen[seat] or None,
        list=names.held(say, view.warehouses[seat]),
        stacks=names.stacks(say, seat),
        wall=view.wall[seat],
        city=len(view.city[seat]),
        unrest=sum(view.city_unrest[seat]),
        network=final.network,
        final=names.total(final.total),
        over=view.turn is None,
        resigned=seat in view.resigned,
        acts=view.turn == seat,
    )


def _lines_of_region(say: DayunheTeller, index: int) -> str:
    """A region with all its tiles, and the keys that are free."""
    places = range(index * REGION, (index + 1) * REGION)
    return say(
        "dayunhe-text-region",
        region=index + 1,
        holder=say.seat(say.view.holder(index)),
        list=_tiles(say, index, True),
        free=say.listed(str(key) for key, at in enumerate(places, 1) if say.view.tiles[at] == FREE),
    )


def _printed(say: DayunheTeller) -> str:
    """What never changes: how the rows lie, what the cities touch, the pagodas."""
    shifted = [row(index * REGION) % 2 for index in range(REGIONS)]
    north, south = printed().adjacent
    rows = (range(start + 1, start + 1 + COLUMNS) for start in range(0, REGION, COLUMNS))
    return say(
        "dayunhe-text-printed",
        keys=" / ".join(" ".join(map(str, row)) for row in rows),
        middle=say.listed(str(number) for number, odd in enumerate(shifted, 1) if not odd),
        outer=say.listed(str(number) for number, odd in enumerate(shifted, 1) if odd),
        north=say.show(["place"], list(north)),
        south=say.show(["place"], list(south)),
        pagodas=say.show(["place"], sorted(place for place in printed().pagodas if place < HEXES)),
    )
