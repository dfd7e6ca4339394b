"""What an action of Da Yunhe costs and brings, where no more is to be chosen."""

from itertools import groupby

from bot.text.dayunhe import names, ways
from bot.text.dayunhe.answers import ARROW, Answers
from bot.text.perspective import TOKENS
from games.dayunhe.building import Build, BuildCity
from games.dayunhe.cards import Deed, Done
from games.dayunhe.components import FREE, NOBODY, UNREST, edges, is_unrest, looks, rules, tile
from games.dayunhe.inspection import Inspect, Step, Tea
from games.dayunhe.networks import links, networks
from games.dayunhe.places import region
from games.dayunhe.rebuilding import Face, Move, Swap, Turn
from games.dayunhe.stacks import Espionage, Reform, Stock, Supply, hidden_tops
from games.dayunhe.turns import prospects
from games.dayunhe.unrest import Calm, Denounce, Destroy, Intrigue, Remove
from games.dayunhe.way import Way, along, go_on, score_way
from games.engine import Seat


class Brings(Answers):
    """Tells actions that are chosen but for Confirm."""

    def _brings(self, slot: str, action: Deed) -> list[str]:
        """What the action costs or brings, in parts; "" where there is nothing to say.

        ``slot`` is what was answered last, for what an earlier answer has told is not told again.
        """
        match action:
            case Stock() | Supply():
                return self._drawn(action.stack)
            case Build():
                return self._built(slot, action)
            case BuildCity():
                return self._in_city()
            case Face():
                place = self.view.facing[0]
                return self._lying(place, action, self.view.owners[place])
            case Turn():
                return self._lying(action.hex, action, self.view.owners[action.hex])
            case Move():
                return self._moved(action)
            case Swap():
                return self._swapped(action)
            case Remove():
                return [
                    self._wall(self.view.owners[action.hex], 1),
                    *self._effects(self._after((action.hex, FREE, NOBODY, 0))),
                    self._saved(action.hex),
                ]
            case Calm():
                return [self._wall(action.colour, -1)]
            case Destroy():
                return [*self._effects(self._after((action.hex, FREE, NOBODY, 0))), self._netted(action.hex)]
            case Inspect():
                return self._inspected(go_on(self.view, (), (), action.steps, special=True))
            case Step():
                return self._inspected(self._stepped(action.place), skip=len(self.view.way))
            case Tea():
                return self._resting()
            case Intrigue():
                points = self.view.scores[action.rival]
                then = names.score(self.words, points - rules().intrigue)
                return [f"{TOKENS[action.rival]} {names.score(self.words, points)}{ARROW}{then}"]
            case Denounce():
                return self._denounced(action.rival)
            case Espionage():
                return [self._spied()]
            case Reform():
                return [self.words("dayunhe-reform-then", count=sum(map(len, self.view.stacks[self.me])))]
            case Done():
                return [self._unused()]
            case _:
                return []

    # ── tiles ────────────────────────────────────────────────────────────────────────────────────────

    def _drawn(self, index: int) -> list[str]:
        """How many tiles are left under it, what the tile is for."""
        stack = self.view.stacks[self.me][index]
        kind = stack[-1] if self.view.up[self.me][index] else "hidden"
        return [
            self.words("dayunhe-left-in-stack", count=len(stack) - 1),
            self.words("dayunhe-no-undo") if kind == "hidden" else self._serves(kind),
        ]

    def _serves(self, kind: str) -> str:
        """What a kind of tile is good for, in a few words: "joins 3 edges"; unrest pays."""
        if kind == UNREST:
            return self.words("dayunhe-serves-unrest")
        return self.words("dayunhe-joins", edges=tile(kind).masks[0].bit_count())

    def _built(self, slot: str, action: Build) -> list[str]:
        """Whose unrest goes to the wall, links, the way ahead, networks; for unrest whom it costs what."""
        lying = self._lying(action.hex, action, self.me)
        if is_unrest(action.tile):
            return [self._suffers(action.hex), *lying]
        return ["" if slot == "lines" else self._buried(action.hex), *lying]

    def _lying(self, place: int, action: Build | Turn | Face, owner: Seat) -> list[str]:
        """What a tile is linked to as it would lie, the way ahead, networks, where the line leads besides."""
        effects = self._effects(self._after((place, action.tile, owner, action.rotation)))
        if not edges(action.tile, action.rotation):
            return effects
        joined, open_to = self._joins(self.view, place, action.tile, action.rotation)
        linked = self.words("dayunhe-linked", list=joined, some="yes" if joined else "no")
        if not joined and not open_to:
            return [self.words("dayunhe-leads-nowhere"), *effects]
        return [linked, *effects, self.words("dayunhe-open-to", list=open_to) if open_to else ""]

    def _in_city(self) -> list[str]:
        """The canals in the City before and after, and what one more counts at the end."""
        count = len(self.view.city[self.me])
        return [self.words("dayunhe-city-then", before=count, after=count + 1, points=2 * count + 1)]

    def _moved(self, action: Move) -> list[str]:
        """What comes of a tile that is moved and lies as before."""
        here, there = action.hex, action.to
        tiles, owners, rotations = self.view.tiles, self.view.owners, self.view.rotations
        after = self._after((here, FREE, NOBODY, 0), (there, tiles[here], owners[here], rotations[here]))
        unrest = is_unrest(tiles[here])
        return [
            self._suffers(there) if unrest and region(here) != region(there) else "",
            *self._effects(after),
            "" if unrest else self._movable(here, there),
        ]

    def _movable(self, here: int, there: int) -> str:
        """The most links that a canal tile can have after a move, however it is turned then."""
        kind, owner = self.view.tiles[here], self.view.owners[here]
        gone = self._after((here, FREE, NOBODY, 0))
        if len(looks(kind)) == 1:
            return ""
        best = max(looks(kind), key=lambda rotation: links(gone, owner, kind, there, rotation)[::-1])
        told = self._linked(gone, there, kind, best)
        return self.words("dayunhe-up-to", links=told) if links(gone, owner, kind, there, best)[1] else told

    def _swapped(self, action: Swap) -> list[str]:
        """What comes of two tiles that are swapped and lie as before."""
        one, two = action.hex, action.other
        tiles, owners, rotations = self.view.tiles, self.view.owners, self.view.rotations
        return self._effects(
            self._after(
                (one, tiles[two], owners[two], rotations[two]), (two, tiles[one], owners[one], rotations[one])
            )
        )

    def _saved(self, place: int) -> str:
        """Whom it saves what at the end that an unrest tile goes away."""
        holder = self.view.holder(region(place))
        if holder == NOBODY:
            return ""
        return self.words("dayunhe-saves", who=self._token(holder), points=-rules().region_unrest)

    def _netted(self, place: int) -> str:
        """The network that a canal tile belongs to."""
        found = networks(self.view, self.view.owners[place])
        return self.words("dayunhe-in-network", count=len(next(net for net in found if place in net)))

    # ── what is paid for ─────────────────────────────────────────────────────────────────────────────

    def _cost(self) -> list[str]:
        """The two unrest tiles, one of which goes to the wall."""
        return [self.words("dayunhe-costs"), self._wall(self.me, 1)]

    def _resting(self) -> list[str]:
        """What the coordinator does not bring then, and the price of a tea break."""
        cost, wall = self._cost()
        lapses = self._gains({seat: -points for seat, points in self._sums.items()})
        idle = self.words("dayunhe-tea-then", list=lapses, some="yes" if lapses else "no")
        return [wall, idle, cost]

    def _denounced(self, rival: int) -> list[str]:
        """The unrest in the rival's part of the City before and after."""
        count = sum(self.view.city_unrest[rival])
        return [
            self.words("dayunhe-rival-then", who=TOKENS[rival], points=-rules().city_unrest),
            self.words("dayunhe-denounce-then", before=count, after=count + 1),
        ]

    def _spied(self) -> str:
        """How many tops are turned up."""
        return self.words("dayunhe-espionage-then", count=len(hidden_tops(self.view, self.me)))

    def _unused(self) -> str:
        """The symbols that are given up."""
        left = [entry for entry in prospects(self.view) if entry.left]
        groups = [
            names.either(self.words, [names.symbol(self.words, entry.action, entry.left) for entry in group])
            for _, group in groupby(left, key=lambda entry: entry.group)
        ]
        return self.words("dayunhe-unused", list=", ".join(groups), some="yes" if groups else "no")

    # ── the coordinator ──────────────────────────────────────────────────────────────────────────────

    def _stepped(self, place: int) -> Way:
        """The open way with that step, as far as it goes on by itself."""
        view = self.view
        lines = (*view.lines, along(view, place))
        return go_on(view, (*view.way, place), lines, view.steps - 1, special=view.special)

    def _inspected(self, way: Way, skip: int = 0) -> list[str]:
        """How far a way leads and what it brings, all but the first ``skip`` steps; who chooses then."""
        places, lines = way.places[skip:], way.lines[skip:]
        gains = self._gains(ways.sums(score_way(self.view, places, lines)))
        return [
            self.words(
                "dayunhe-way-in-all",
                place=names.place(self.words, places[-1]),
                gains=gains,
                some="yes" if gains else "no",
            )
            if places
            else "",
            self.words(
                "dayunhe-way-then", who="you" if self.view.decider == self.me else TOKENS[self.view.decider]
            )
            if way.fork
            else "",
        ]
