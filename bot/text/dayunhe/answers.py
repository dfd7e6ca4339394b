"""What the answers to all questions of Da Yunhe share: how players, hexes, tiles and rows are told."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Final

from bot.text.dayunhe import forecast, names
from bot.text.fluent import Words
from bot.text.perspective import TOKENS, Players
from games.dayunhe.components import FREE, NOBODY, edges, is_canal, is_unrest, rules
from games.dayunhe.networks import links
from games.dayunhe.places import EDGES, NOWHERE, neighbour, opposite, region
from games.dayunhe.position import DayunhePosition
from games.dayunhe.scoring import largest
from games.dayunhe.stacks import smallest
from games.engine import Seat

ARROW: Final = forecast.ARROW


class Answers:
    """Tells answers from the view of the seat to act; all texts are flat."""

    def __init__(self, words: Words, players: Players, view: DayunhePosition) -> None:
        assert view.turn is not None
        self.words = words
        self.players = players
        self.view = view
        self.me: Seat = view.turn

    # ── players ──────────────────────────────────────────────────────────────────────────────────────

    def _token(self, seat: Seat) -> str:
        """The player in few signs; the reader is "you"."""
        return self.words("you") if seat == self.me else TOKENS[seat]

    def _name(self, seat: Seat) -> str:
        """The player: "■ Jonas"; the reader is "you"."""
        return self.words("you") if seat == self.me else self.players.flat(seat)

    def _owner(self, seat: Seat) -> str:
        """Whose something is: "your", "■ Jonas’s"."""
        return self.words("owner", person=self._person(seat), who=self.players.flat(seat))

    def _shortly(self, seat: Seat) -> str:
        """The same by the token: "your", "■’s"."""
        return self.words("owner", person=self._person(seat), who=TOKENS[seat])

    def _person(self, seat: Seat) -> str:
        return "you" if seat == self.me else "they"

    @property
    def _seats(self) -> list[Seat]:
        """All seats, the reader first."""
        return [self.me, *(seat for seat in range(self.view.seats) if seat != self.me)]

    # ── hexes and tiles ──────────────────────────────────────────────────────────────────────────────

    def _hex(self, place: int) -> str:
        """A hex with what lies there: "2-5: your straight", "2-5: ■ unrest", "2-5: free"."""
        kind, owner, spot = self.view.tiles[place], self.view.owners[place], names.place(self.words, place)
        if kind == FREE:
            return self.words("dayunhe-hex-free", hex=spot)
        return self.words(
            "dayunhe-hex",
            hex=spot,
            owner=self._shortly(owner) if owner == self.me else TOKENS[owner],
            kind=kind,
            tile=names.tile(self.words, kind),
        )

    def _tile(self, place: int) -> str:
        """The tile that lies on a hex: "your straight (E–W)"."""
        return self.words(
            "dayunhe-owned-tile",
            tile=names.lying(self.words, self.view.tiles[place], self.view.rotations[place]),
            owner=self._owner(self.view.owners[place]),
        )

    def _joins(self, view: DayunhePosition, place: int, kind: str, rotation: int) -> tuple[str, str]:
        """To which tiles one that lies so is linked, and to which hexes without a canal its line is open.

        "2-4, 2-6 ▲" (the first is the reader's) and "2-8, 3-1"; "" where there is none.
        """
        mask, linked, open_to = edges(kind, rotation), [], []
        for edge in range(len(EDGES)):
            other = neighbour(place, edge)
            if not mask >> edge & 1 or other == NOWHERE:
                continue
            spot = names.place(self.words, other)
            if edges(view.tiles[other], view.rotations[other]) >> opposite(edge) & 1:
                owner = view.owners[other]
                linked.append(spot if owner == self.me else f"{spot} {TOKENS[owner]}")
            elif not is_canal(view.tiles[other]):
                open_to.append(spot)
        return ", ".join(linked), ", ".join(open_to)

    def _linked(self, view: DayunhePosition, place: int, kind: str, rotation: int) -> str:
        """How many links a tile that lay so would have, and to the reader's: "2 links, 1 yours"."""
        own, every = links(view, self.me, kind, place, rotation)
        return self.words("dayunhe-links", own="all" if own == every else own, all=every)

    # ── the wall, stacks ───────────────────────────────────────────────────────────────────

    def _wall(self, seat: Seat, change: int) -> str:
        """A row of the wall: "■’s wall 1 → 2", "■’s uprising: −12"; less of it: "■’s wall 3 → 2 of 3"."""
        count, level = self.view.wall[seat], self.view.level
        return self.words(
            "dayunhe-wall-then",
            owner=self._shortly(seat),
            before=count,
            after=count + change,
            level=level if change < 0 else 0,
            rises="yes" if (count + change) // level > count // level else "no",
            loss=level * rules().loss,
        )

    def _rows(self) -> str:
        """The rows of the wall that hold something: "you 2, ■ 1"."""
        return self._each((seat, str(self.view.wall[seat])) for seat in self._seats if self.view.wall[seat])

    def _each(self, found: Iterable[tuple[Seat, str]]) -> str:
        """Remarks by player: "you 2, ■ 1"."""
        return ", ".join(f"{self._token(seat)} {remark}" for seat, remark in found)

    def _gains(self, totals: Mapping[Seat, int]) -> str:
        """What is won or lost by player: "you +8, ■ −4"."""
        found = ((seat, totals[seat]) for seat in self._seats if totals.get(seat))
        return self._each((seat, names.signed(self.words, points)) for seat, points in found)

    def _under(self, seat: Seat) -> str:
        """Where the seat's next tile under a stack goes: "under stack 2"."""
        return self.words("dayunhe-under", stack=smallest(self.view, seat) + 1)

    def _stack(self, index: int) -> str:
        """A stack of the reader with its top: "Stack 2: straight (5)", "Stack 1: face down"."""
        return self.words("dayunhe-stack", stack=index + 1, top=self._top(index))

    def _top(self, index: int) -> str:
        """The top of a stack of the reader: "straight (5)", "face down", "empty"."""
        stack = self.view.stacks[self.me][index]
        if not stack:
            return self.words("dayunhe-top", top="empty")
        if not self.view.up[self.me][index]:
            return self.words("dayunhe-top", top="hidden")
        return names.valued(self.words, stack[-1])

    # ── what a change on the map brings ──────────────────────────────────────────────────────────────

    def _after(self, *changes: tuple[int, str, Seat, int]) -> DayunhePosition:
        """The view with these hexes changed, as (hex, kind, owner, rotation)."""
        view = self.view.copy()
        for place, kind, owner, rotation in changes:
            view.tiles[place], view.owners[place], view.rotations[place] = kind, owner, rotation
        return view

    def _effects(self, after: DayunhePosition) -> list[str]:
        """How the way ahead and networks change: "coordinator: you +4, ■ −4, fork", "network: you 3 → 5".

        That a canal stands alone is not worth saying.
        """
        grown = [
            (seat, before, now)
            for seat, (before, now) in enumerate(zip(self._networks, _largest(after), strict=True))
            if before != now and max(before, now) > 1
        ]
        grown.sort(key=lambda entry: entry[0] != self.me)
        way = forecast.ahead(after)
        sums = forecast.sums(after, way)
        moved = self._gains({seat: sums.get(seat, 0) - self._sums.get(seat, 0) for seat in self._seats})
        return [
            self.words("dayunhe-coordinator-then", list=moved, forks="yes" if way.fork else "no")
            if moved
            else "",
            self.words(
                "dayunhe-networks",
                list=", ".join(f"{self._token(seat)} {before}{ARROW}{now}" for seat, before, now in grown),
            )
            if grown
            else "",
        ]

    @cached_property
    def _networks(self) -> list[int]:
        return _largest(self.view)

    @cached_property
    def _sums(self) -> dict[Seat, int]:
        return forecast.sums(self.view, forecast.ahead(self.view))

    def _suffers(self, place: int) -> str:
        """Whom unrest on that hex costs at the end: "−4 for ■ at the end"; in nobody's region nobody."""
        holder = self.view.holder(region(place))
        return self.words(
            "dayunhe-suffers",
            who="" if holder == NOBODY else self._token(holder),
            held="no" if holder == NOBODY else "yes",
            points=-rules().region_unrest,
        )

    def _buried(self, place: int) -> str:
        """What becomes of an unrest tile that is built over; "" if there is none."""
        return self._wall(self.view.owners[place], 1) if is_unrest(self.view.tiles[place]) else ""


def _largest(view: DayunhePosition) -> list[int]:
    """The size of everybody's largest network."""
    return [len(largest(view, seat)) for seat in range(view.seats)]
