"""The board of Yunnan in words, made from a view: for who cannot see it, and in full; a hand."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from bot.text.fluent import Listed, signed
from bot.text.parts import Board
from bot.text.players import TOKENS, short
from bot.text.room import LONGEST_ALT, LONGEST_BOARD, LONGEST_LABEL, clip
from bot.text.yunnan import names
from bot.text.yunnan.names import YunnanTeller, counted, terms
from bot.text.yunnan.turn import changed, totals_of
from games.engine import Event, Seat
from games.engine.choices import Question
from games.engine.contract import seat_letter
from games.yunnan.bids import bids_of, payouts, sum_of_bids, total_bids
from games.yunnan.components import BRIDGE, KINDS, board, buildings, setup
from games.yunnan.incomes import income
from games.yunnan.position import YunnanPosition
from games.yunnan.routes import isolated
from games.yunnan.scoring import MoneyChanged, PointsChanged

_CUT_NAME: Final = 10
"""Characters of a name where long ones leave no room."""


class YunnanBoard(Board[YunnanTeller]):
    """What is to do, the totals, what somebody owns, the board."""

    def task(self) -> str:
        """With which colour, and why it acts again."""
        say, view, colour = self.say, self.say.view, self.say.view.colour
        again = say.listed(say("yunnan-ousting", ousting) for ousting in view.ousted[colour])
        facts = {"round": view.round, "income": view.incomes[colour], **say.acting(colour)}
        return say("yunnan-task", phase=view.phase, again=again, **facts)

    def standings(self, events: Sequence[Event]) -> str:
        """Round and phase with who is still in it, then the totals that matter in it or have changed.

        Bidding is about yuan, travelling about incomes, converting about points and yuan.
        """
        say, view, people = self.say, self.say.view, self.say.people()
        points = [event for event in events if isinstance(event, PointsChanged)]
        money = {event.colour: event for event in changed(events, MoneyChanged)}
        lines = [self._phase()]
        if say.pairs and not events:
            lines.append(say("yunnan-pairs", list=people.seats(range(view.seats))))
        totals: dict[str, Listed] = {}
        if view.phase in ("convert", "over") or points:
            totals["points"] = people.totals(view.vp, points)
        if view.phase in ("bid", "yard", "convert") or (money and view.phase == "travel"):
            totals["yuan"] = say.listed(self._yuan(colour, money.get(colour)) for colour in _playing(view))
        if view.phase == "travel":
            now = ((colour, income(view, colour).total) for colour in _playing(view))
            totals["income"] = say.but(style="token").each(now)
        return "\n".join([*lines, *totals_of(say, totals)])

    def _phase(self) -> str:
        """The round, the phase, who is still to act in it; while bidding also what the bank would pay."""
        say, view, total = self.say, self.say.view, total_bids(self.say.view)
        bank = zip(view.bank, payouts(total), strict=True)
        return say(
            "yunnan-standings",
            round=view.round,
            phase=view.phase,
            coming=say.tokens([view.colour, *view.waiting]),
            order=say.tokens(colour for colour in view.bid_order if not view.passed[colour]),
            passed=say.tokens(colour for colour in view.bid_order if view.passed[colour]),
            bank=say.but(style="token").each(side for side in bank if side[0] >= 0),
            total=total,
        )

    def _yuan(self, colour: int, change: MoneyChanged | None) -> str:
        """The yuan of a colour, and how much of it is bid."""
        view = self.say.view
        event = change or MoneyChanged(colour, view.money[colour], view.money[colour])
        stays = event.before == event.after
        return self.say.but(style="token").tell(event, stays=stays, bids=sum_of_bids(view, colour))

    def hand(self, seat: Seat) -> str:
        """What the seat owns, colour by colour: money, progress, where its traders and structures are."""
        say, view = self.say, self.say.view
        lines = (_hand(say, colour) for colour in view.colours_of(seat))
        return "\n".join((say("yunnan-hand-points", points=view.vp[seat]), *lines))

    def alt(self) -> str:
        """Everything on the board that can change, in the room of an alt text.

        Colours go by their letters. Where that leaves no room the names are cut, then left out.
        """
        told = _Lettered(self.say)
        for room in (LONGEST_LABEL, _CUT_NAME):
            text = told.alt(told.by_seat(clip(short(name), room) for name in self.say.players.names))
            if len(text) <= LONGEST_ALT:
                return text
        return clip(told.alt(()), LONGEST_ALT)

    def text(self) -> str:
        """The whole board as lines of text; without names where they leave no room."""
        say, told = self.say, _Lettered(self.say)
        text = told.full(say)
        return clip(text if len(text) <= LONGEST_BOARD else told.full(say.but(style="token")), LONGEST_BOARD)

    def captions(self, turn: int, question: Question | None, **facts: Any) -> dict[str, str]:
        """Captions by the keys of ``render.yunnan``."""
        view = self.say.view
        return super().captions(turn, None, round=view.round, left=view.passes_left)


def _hand(say: YunnanTeller, colour: int) -> str:
    view = say.view
    bids = (say("yunnan-bid", building=building, value=value) for building, value in bids_of(view, colour))
    bank = (say("yunnan-in-bank", side=side) for side, holder in enumerate(view.bank) if holder == colour)
    there = ((province, row[colour]) for province, row in enumerate(view.traders) if row[colour])
    standing = (
        say("yunnan-standing", kind=kind, place=names.place(kind, place))
        for kind, counts in zip(KINDS, _standing(view, colour), strict=True)
        for place, count in enumerate(counts)
        for _ in range(count)
    )
    return say(
        "yunnan-hand",
        pairs=view.pairs,
        letter=seat_letter(colour),
        token=TOKENS[colour],
        places=say.listed((*bids, *bank, *counted(say, there).items)),
        standing=say.listed(standing),
        **_holdings(say, colour),
    )


def _standing(view: YunnanPosition, colour: int) -> Iterator[list[int]]:
    """How many posts, bridges, tea houses of the colour stand on each place."""
    yield [row[colour] for row in view.posts]
    yield [row[colour] for row in view.bridges]
    yield [owner == colour for owner in view.teahouses]


def _holdings(say: YunnanTeller, colour: int) -> dict[str, Any]:
    """Points, money, progress, traders at home, structures in stock and gifts of a colour."""
    view = say.view
    return {
        "points": view.vp[view.owner(colour)],
        "money": view.money[colour],
        "bids": sum_of_bids(view, colour),
        "income": view.incomes[colour],
        "passes": view.passes[colour],
        "influence": view.influence[colour],
        "province": view.horse[colour],
        "traders": setup().traders - view.general[colour],
        "home": view.supply[colour],
        "stock": _stock(say, colour),
        "gifts": view.gifts[colour],
    }


def _stock(say: YunnanTeller, colour: int) -> Listed:
    """The structures in stock: "post", "2 bridges"."""
    rows = zip(KINDS, say.view.stock, strict=True)
    return say.listed(
        say("yunnan-stocked", kind=kind, count=row[colour]) for kind, row in rows if row[colour]
    )


def _playing(view: YunnanPosition) -> list[int]:
    """The colours of those who have not left."""
    return [colour for colour in range(view.colours) if view.owner(colour) not in view.resigned]


class _Lettered:
    """Tells the board with the letters of colours."""

    def __init__(self, say: YunnanTeller) -> None:
        self.say, self.view = say.but(style="letter"), say.view

    def alt(self, legend: Sequence[str] | Listed) -> str:
        """What can change, without what is empty."""
        say, facts = self.say, self._state()
        bids = filter(lambda found: found["bids"], self._buildings())
        bridges = say.listed(self._bridges(built=True))
        parts = [
            say("yunnan-alt-head", legend=legend, **facts),
            say("yunnan-alt-order", **facts),
            say("yunnan-alt-counts", **facts, **self._counts()),
            *(say("yunnan-alt-building", **found) for found in bids),
            say("yunnan-alt-bank", sides=say.each(self._banked())) if any(self._banked()) else "",
            *(say("yunnan-alt-province", **found) for found in self._provinces()),
            say("yunnan-alt-bridges", list=bridges) if bridges else "",
        ]
        return " ".join(filter(None, parts))

    def full(self, players: YunnanTeller) -> str:
        """Everything, the players as that teller calls them."""
        say, facts, view = self.say, self._state(), self.view
        sides = (
            say("yunnan-text-side", colour=holder, amount=amount)
            for holder, amount in zip(view.bank, payouts(total_bids(view)), strict=True)
        )
        lines = [
            say("yunnan-text-head", **facts),
            *(self._colour(players, colour) for colour in range(view.colours)),
            say("yunnan-alt-order", **facts),
            "",
            say("yunnan-text-buildings"),
            *(say("yunnan-text-building", **found) for found in self._buildings()),
            say("yunnan-text-bank", total=total_bids(view), sides=say.listed(sides)),
            "",
            say("yunnan-text-provinces"),
            *(say("yunnan-text-province", **found) for found in self._provinces()),
            say("yunnan-text-bridges", list=say.listed(self._bridges())),
            "",
            say("yunnan-text-incomes"),
            *map(self._income, _playing(view)),
        ]
        return "\n".join(lines)

    # ── everybody ────────────────────────────────────────────────────────────────────────────────

    def by_seat(self, found: Iterable[object]) -> Listed:
        """What every player has, by the letters of all their colours: "A C Mei", "B D Jonas"."""
        letters = (" ".join(map(seat_letter, self.view.colours_of(seat))) for seat in range(self.view.seats))
        return self.say.listed(f"{who} {what}" for who, what in zip(letters, found, strict=True))

    def _state(self) -> dict[str, Any]:
        """Round and phase, who is to act, the orders, who has passed or is still to act."""
        view, row = self.view, self.say.seats
        return {
            "expert": view.expert,
            "round": view.round,
            "phase": view.phase,
            "colour": view.colour,
            "bid": row(view.bid_order),
            "travel": row(view.travel_order),
            "passed": row(colour for colour in view.bid_order if view.passed[colour]),
            "waiting": row(view.waiting),
        }

    def _counts(self) -> dict[str, Any]:
        """What everybody has: points by player, all else by colour."""
        view = self.view
        return {
            "points": self.by_seat(map(signed, view.vp)),
            "yuan": self._each(view.money),
            "income": self._each(view.incomes),
            "left": view.passes_left,
            "passes": self._grouped(lambda colour: str(view.passes[colour])),
            "influence": self._grouped(lambda colour: str(view.influence[colour])),
            "horses": self._grouped(lambda colour: names.province(view.horse[colour]).text),
            "home": self._pieces(view.supply),
            "school": self._pieces(view.general),
            "gifts": self._pieces(view.gifts),
            "stock": self._grouped(lambda colour: " + ".join(_stock(self.say, colour).items)),
            "resigned": self.say.seats(sorted({*range(view.colours)} - {*_playing(view)})),
        }

    def _each(self, counts: Iterable[int]) -> Listed:
        """A number of every colour: "A 12", "B 20"; nothing of those that have none."""
        return self.say.each(entry for entry in enumerate(counts) if entry[1])

    def _pieces(self, counts: Sequence[int]) -> Listed:
        """A small number by colour: "A2", "B1"; nothing of those that have none or have left."""
        some = (colour for colour in _playing(self.view) if counts[colour])
        return self.say.listed(f"{seat_letter(colour)}{counts[colour]}" for colour in some)

    def _grouped(self, tell: Callable[[int], str]) -> Listed:
        """The colours that have the same together: "3 A C", "2 B"; nothing of those that have none."""
        groups: dict[str, list[str]] = {}
        for colour in _playing(self.view):
            groups.setdefault(tell(colour), []).append(seat_letter(colour))
        return self.say.listed(f"{text} {' '.join(letters)}" for text, letters in groups.items() if text)

    def _colour(self, say: YunnanTeller, colour: int) -> str:
        return say(
            "yunnan-text-colour",
            letter=seat_letter(colour),
            colour=colour,
            acts=self.view.colour == colour,
            resigned=colour not in _playing(self.view),
            **_holdings(say, colour),
        )

    def _income(self, colour: int) -> str:
        """The income as it stands, as a sum; who is isolated."""
        found = income(self.view, colour)
        return self.say(
            "yunnan-text-income",
            colour=colour,
            income=found.total,
            lines=terms(self.say, found.lines),
            isolated=counted(self.say, isolated(self.view, colour)),
        )

    # ── places ───────────────────────────────────────────────────────────────────────────────────

    def _buildings(self) -> Iterator[dict[str, Any]]:
        """The bids in every building, the free spaces on which somebody could bid now."""
        for building, (printed, row) in enumerate(zip(buildings(), self.view.spaces, strict=True)):
            spaces = [*zip(printed.values, printed.safe, row, strict=True)]
            highest = max((value for value, _, holder in spaces if holder >= 0), default=0)
            free = (value for value, safe, holder in spaces if holder < 0 and (safe or value > highest))
            bids = (f"{value} {seat_letter(holder)}" for value, _, holder in spaces if holder >= 0)
            yield {
                "building": building,
                "bids": self.say.listed(bids),
                "free": self.say.listed(map(str, free)),
            }

    def _banked(self) -> list[tuple[int, int]]:
        """Who is in the bank, and what it would pay."""
        sides = zip(self.view.bank, payouts(total_bids(self.view)), strict=True)
        return [side for side in sides if side[0] >= 0]

    def _provinces(self) -> Iterator[dict[str, Any]]:
        """What a trader and a post earn; traders, posts, tea house, inspector, gifts left."""
        view = self.view
        for index, printed in enumerate(board().provinces):
            posts = (colour for colour, count in enumerate(view.posts[index]) for _ in range(count))
            yield {
                "province": index,
                "trader": printed.trader,
                "post": printed.post,
                "traders": self._pieces(view.traders[index]),
                "posts": self.say.seats(posts),
                "colour": view.teahouses[index],
                "inspector": view.inspector == index,
                "gifts": view.gifts_left[index],
            }

    def _bridges(self, *, built: bool = False) -> Iterator[str]:
        """Every site, or those where bridges are built, with who has built there."""
        for site, row in enumerate(self.view.bridges):
            if any(row) or not built:
                colours = self.say.seats(colour for colour, stands in enumerate(row) if stands)
                yield self.say("yunnan-bridge", place=names.place(BRIDGE, site), colours=colours)
