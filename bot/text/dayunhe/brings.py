"""What an action of Da Yunhe costs and brings, where no more is to be chosen."""

from itertools import groupby

from bot.text.dayunhe import forecast, names, ways
from bot.text.dayunhe.answers import ARROW, Answers
from bot.text.perspective import LONGEST_LABEL, TOKENS
from games.dayunhe.building import Build, BuildCity, canals_on_map
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
                owner = self.view.owners[place]
                return [
                    self._open(place, action),
                    *self._effects(self._after((place, action.tile, owner, action.rotation))),
                ]
            case Turn():
                owner = self.view.owners[action.hex]
                after = self._after((action.hex, action.tile, owner, action.rotation))
                return [self._open(action.hex, action), *self._effects(after)]
            case Move():
                return self._moved(action)
            case Swap():
                return self._swapped(action)
            case Remove():
                return [
                    self._wall(self.view.owners[action.hex], 1),
                    self._saved(action.hex),
                    *self._effects(self._after((action.hex, FREE, NOBODY, 0))),
                ]
            case Calm():
                return [self._calmed(action.colour), self._under(action.colour)]
            case Destroy():
                return [self._netted(action.hex), *self._effects(self._after((action.hex, FREE, NOBODY, 0)))]
            case Inspect():
                return [self._inspected(go_on(self.view, (), (), action.steps, special=True))]
            case Step():
                return [self._inspected(self._stepped(action.place), skip=len(self.view.way))]
            case Tea():
                return self._resting()
            case Intrigue():
                points = self.view.scores[action.rival]
                then = names.score(self.words, points - rules().intrigue)
                return [f"{names.score(self.words, points)}{ARROW}{then}"]
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
        """Links, whose unrest goes to the wall, networks, the way ahead; for unrest whom it costs what."""
        after = self._after((action.hex, action.tile, self.me, action.rotation))
        if is_unrest(action.tile):
            return [self._suffers(action.hex), *self._effects(after)]
        buried = "" if slot == "lines" else self._buried(action.hex)
        return [buried, self._open(action.hex, action), *self._effects(after)]

    def _open(self, place: int, action: Build | Turn | Face) -> str:
        """Where the line leads besides the tiles it is linked to."""
        joined, open_to = self._joins(self.view, place, action.tile, action.rotation)
        if open_to:
            return self.words("dayunhe-open-to", list=open_to)
        lineless = not edges(action.tile, action.rotation)
        return "" if joined or lineless else self.words("dayunhe-leads-nowhere")

    def _in_city(self) -> list[str]:
        """The canals in the City before and after, and what they count at the end."""
        count = len(self.view.city[self.me])
        return [
            self.words(
                "dayunhe-city-then",
                before=count,
                after=count + 1,
                points=count**2,
                then=(count + 1) ** 2,
            ),
            self.words("dayunhe-on-map", count=canals_on_map(self.view, self.me)),
        ]

    def _moved(self, action: Move) -> list[str]:
        """What comes of a tile that is moved and lies as before."""
        here, there = action.hex, action.to
        tiles, owners, rotations = self.view.tiles, self.view.owners, self.view.rotations
        after = self._after((here, FREE, NOBODY, 0), (there, tiles[here], owners[here], rotations[here]))
        unrest = is_unrest(tiles[here])
        return [
            self._suffers(there) if unrest and region(here) != region(there) else "",
            "" if unrest else self._movable(here, there),
            *self._effects(after),
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

    def _calmed(self, colour: int) -> str:
        """The row of the wall before and after."""
        count = self.view.wall[colour]
        return self.words("dayunhe-calm-then", before=count, after=count - 1, level=self.view.level)

    def _netted(self, place: int) -> str:
        """The network that a canal tile belongs to."""
        found = networks(self.view, self.view.owners[place])
        return self.words("dayunhe-in-network", count=len(next(net for net in found if place in net)))

    # ── what is paid for ─────────────────────────────────────────────────────────────────────────────

    def _cost(self) -> list[str]:
        """Where the two unrest tiles go."""
        return [self.words("dayunhe-costs", under=self._under(self.me)), self._wall(self.me, 1)]

    def _resting(self) -> list[str]:
        """The price of a tea break, and what the coordinator would have brought if there is room for it."""
        listed = self._gains(self._sums)
        for told in (listed, ""):
            idle = self.words("dayunhe-tea-then", list=told, some="yes" if told else "no")
            parts = [*self._cost(), idle]
            if len(" · ".join(parts)) <= LONGEST_LABEL:
                break
        return parts

    def _denounced(self, rival: int) -> list[str]:
        """The unrest in the rival's part of the City before and after."""
        count = sum(self.view.city_unrest[rival])
        return [
            self.words("dayunhe-denounce-then", before=count, after=count + 1, points=-rules().city_unrest),
            self.words("dayunhe-canals-there", count=len(self.view.city[rival])),
        ]

    def _spied(self) -> str:
        """The stacks whose tops are turned up."""
        shut = [str(stack + 1) for stack in hidden_tops(self.view, self.me)]
        return self.words("dayunhe-espionage-then", stacks=self.words.series(shut), count=len(shut))

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

    def _inspected(self, way: Way, skip: int = 0) -> str:
        """A way with what each step brings, the first ``skip`` left out; whether somebody chooses then.

        Where there is no room for the steps, what they bring in all.
        """
        ahead = Way(way.places[skip:], way.lines[skip:], way.steps, way.fork)
        told = self._way(way, forecast.scored(self.words, self.view, ahead, self._token))
        return told if len(told) <= LONGEST_LABEL else self._way(way, self._in_all(ahead))

    def _way(self, way: Way, steps: str) -> str:
        """Steps, and how it goes on after them."""
        return self.words(
            "dayunhe-way-then",
            way=steps,
            some="yes" if steps else "no",
            then="fork" if way.fork else "stop" if way.steps else "end",
            options=forecast.fork(self.words, self.view, way, self._token),
            who="you" if self.view.decider == self.me else TOKENS[self.view.decider],
        )

    def _in_all(self, way: Way) -> str:
        """How far a way leads and what it brings everybody."""
        totals = ways.sums(score_way(self.view, way.places, way.lines))
        return self.words(
            "dayunhe-way-in-all",
            steps=names.steps(self.words, len(way.places)),
            place=names.place(self.words, way.places[-1]),
            gains=self._gains(totals),
            some="yes" if any(totals.values()) else "no",
        )
