"""The rule of thumb of computer players of Da Yunhe: how good each action looks at first sight, in prestige.

Only what the seat to act may know is looked at. Nothing is tried out; but the coordinator's way is, where an
action is about nothing else.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from games.dayunhe import way
from games.dayunhe.building import Build, BuildCity
from games.dayunhe.cards import Deed, Done, Take
from games.dayunhe.components import UNREST, Symbol, card, edges, is_canal, rules, tile
from games.dayunhe.computer.look import OPEN, Look, useful
from games.dayunhe.inspection import Inspect, Step, Tea
from games.dayunhe.places import row
from games.dayunhe.rebuilding import Face, Move, Swap, Turn
from games.dayunhe.scoring import unrest_in_region
from games.dayunhe.stacks import Espionage, Reform, Stock, Supply, can_pay
from games.dayunhe.unrest import Calm, Denounce, Destroy, Intrigue, Remove
from games.engine import Action

if TYPE_CHECKING:
    from games.dayunhe.position import DayunhePosition

FIRST: Final = 16.0
"""Supplying and looking come before building: they cost nothing and give more to choose from."""

UNKNOWN: Final = 2.5
"""A tile from a face-down top, as `Thumb.stored` judges those that can be seen."""

LATER: Final = 0.4
"""How much of a tile's value is lost where it lies in the City: there it counts as any other."""

FOREIGN: Final = 0.5
"""What a link to a rival's tile takes from a build: the coordinator comes by for both."""

CARD_BUILD: Final = 13.0
"""What a build of a card is worth when the card is chosen, on average."""

CARD_SUPPLY: Final = 2.5
"""What a supply of a card is worth to one whose warehouse is nearly empty."""

CANALS: Final = 0.75
"""The share of canal tiles among those that a card supplies; unrest that shows is left where it is."""

CARD_REBUILD: Final = 2.0
"""What rebuilding is worth if no unrest of one's own lies at home."""

CARD_LOOK: Final = 0.8
"""What espionage or a reform is worth."""

ENOUGH: Final = 4
"""Canal tiles in a warehouse that are enough for the next turns."""


class Thumb(Look):
    """A method for each action."""

    # ── setup, cards, the way ────────────────────────────────────────────────────────────────────

    def stock(self, action: Stock) -> float:
        """A first tile for the warehouse."""
        return self.stored(self.position.stacks[self.seat][action.stack][-1])

    def take(self, action: Take) -> float:
        """A card is worth the best symbol of each group."""
        shown = card(action.card)
        counts = {symbol.action: symbol.count for symbol in shown.symbols}
        return sum(max(self.symbol(symbol, counts) for symbol in group) for group in shown.groups)

    def symbol(self, symbol: Symbol, counts: dict[str, int]) -> float:
        """A symbol of a card with these counts of symbols, when the card is chosen."""
        position, seat = self.position, self.seat
        held = position.warehouses[seat]
        canals = sum(map(is_canal, held))
        match symbol.action:
            case "prestige":
                return symbol.count
            case "supply":
                room = rules().warehouse - len(held) + min(counts.get("build", 0), len(held))
                need = CARD_SUPPLY if canals < ENOUGH else CARD_SUPPLY / 2
                return need * min(symbol.count, room)
            case "build":
                coming = min(counts.get("supply", 0), rules().warehouse - len(held))
                return CARD_BUILD * min(symbol.count, canals + coming * CANALS)
            case "espionage" | "reform":
                return CARD_LOOK
            case "rebuild":
                mine = (
                    -self.unrest_at(place)
                    for place in unrest_in_region(position, seat)
                    if position.owners[place] == seat
                )
                return max(mine, default=CARD_REBUILD)
            case "remove":
                unrest = (place for place, kind in enumerate(position.tiles) if kind == UNREST)
                return max(0.0, *map(self.cleared, unrest), 0.0)
            case "calm":
                colours = (colour for colour, tiles in enumerate(position.wall) if tiles)
                return max(0.0, *(self.to_wall(colour, -1) for colour in colours), 0.0)
            case "inspect":
                if position.coordinator == way.turning_point(position):
                    return 0.0
                return max(0.0, *self.special)
        return max(0.0, self.paid_symbol(symbol.action)) if can_pay(position, seat) else 0.0

    def paid_symbol(self, action: str) -> float:
        """A symbol that costs unrest tiles, when the card is chosen."""
        rivals = [rival for rival in self.position.playing if rival != self.seat]
        match action:
            case "tea":
                return self.rested()
            case "intrigue":
                return max(self.intrigue_against(rival) for rival in rivals)
            case "denounce":
                return max(self.denounce_of(rival) for rival in rivals)
        canals = (place for place, kind in enumerate(self.position.tiles) if is_canal(kind))
        return max(map(self.destroyed, canals), default=0.0)

    def step(self, action: Step) -> float:
        """A step of the coordinator, with what is sure to follow."""
        position = self.position
        places = (*position.way, action.place)
        lines = (*position.lines, way.along(position, action.place))
        laid = way.go_on(position, places, lines, position.steps - 1, special=position.special)
        return self.inspected(laid.places, laid.lines)

    def inspect(self, action: Inspect) -> float:
        """As `special`."""
        return self.special[action.steps - 1]

    # ── tiles ────────────────────────────────────────────────────────────────────────────────────

    def supply(self, action: Supply) -> float:
        """A tile for the warehouse; one that only takes up room is left where it is."""
        position, seat = self.position, self.seat
        known = position.up[seat][action.stack]
        worth = self.stored(position.stacks[seat][action.stack][-1]) if known else UNKNOWN
        return FIRST + worth if worth > 0 else worth

    def build(self, action: Build) -> float:
        """Value, inspections, network, the City's quota; unrest brought home to a rival."""
        place = action.hex
        if action.tile == UNREST:
            return self.unrest_at(place) + self.to_wall(self.seat) / 2
        mask = edges(action.tile, action.rotation)
        found = (
            tile(action.tile).value + self.income(place, mask, self.crowd[row(place)]) + self.further(0, 1)
        )
        own = (mask & self.links[0][place]).bit_count()
        every = (mask & self.links[1][place]).bit_count()
        found += own * rules().network - FOREIGN * (every - own) + OPEN * useful(place, mask)
        if self.position.tiles[place]:
            found += self.cleared(place)
        return found

    def build_city(self, action: BuildCity) -> float:
        """One more tile in the City in the end: urgent when there are few builds left."""
        return self.further(1, 0) - LATER * tile(action.tile).value

    def swap(self, action: Swap) -> float:
        """Both tiles in the place of the other."""
        return self.moved(action.hex, action.other) + self.moved(action.other, action.hex)

    def move(self, action: Move) -> float:
        """The tile on another hex."""
        return self.moved(action.hex, action.to)

    def turn(self, action: Turn) -> float:
        """The tile with other links."""
        return self.faced(action.hex, action.rotation) - self.faced(
            action.hex, self.position.rotations[action.hex]
        )

    def face(self, action: Face) -> float:
        """As `faced`."""
        return self.faced(self.position.facing[0], action.rotation)

    # ── unrest, rivals, stacks ───────────────────────────────────────────────────────────────────

    def remove(self, action: Remove) -> float:
        """As `cleared`."""
        return self.cleared(action.hex)

    def calm(self, action: Calm) -> float:
        """One tile less in the wall."""
        return self.to_wall(action.colour, -1)

    def destroy(self, action: Destroy) -> float:
        """As `destroyed`."""
        return self.destroyed(action.hex)

    def tea(self, action: Tea) -> float:
        """As `rested`."""
        return self.rested()

    def intrigue(self, action: Intrigue) -> float:
        """As `intrigue_against`."""
        return self.intrigue_against(action.rival)

    def denounce(self, action: Denounce) -> float:
        """As `denounce_of`."""
        return self.denounce_of(action.rival)

    def espionage(self, action: Espionage) -> float:
        """Looking comes before supplying; else it is for the next turn."""
        return CARD_LOOK + (FIRST * 2 if "supply" in self.position.left else 0.0)

    def reform(self, action: Reform) -> float:
        """Good only where no top that can be seen is wanted."""
        position, seat = self.position, self.seat
        shown = [stack[-1] for stack, up in zip(position.stacks[seat], position.up[seat], strict=True) if up]
        return CARD_LOOK / 2 if shown and not any(map(is_canal, shown)) else -CARD_LOOK

    def done(self, action: Done) -> float:
        """Nothing more."""
        return 0.0


_WEIGHTS: Final[dict[type[Action], Callable[[Thumb, Any], float]]] = {
    Stock: Thumb.stock,
    Take: Thumb.take,
    Supply: Thumb.supply,
    Build: Thumb.build,
    BuildCity: Thumb.build_city,
    Swap: Thumb.swap,
    Move: Thumb.move,
    Turn: Thumb.turn,
    Remove: Thumb.remove,
    Calm: Thumb.calm,
    Destroy: Thumb.destroy,
    Inspect: Thumb.inspect,
    Tea: Thumb.tea,
    Espionage: Thumb.espionage,
    Intrigue: Thumb.intrigue,
    Denounce: Thumb.denounce,
    Reform: Thumb.reform,
    Done: Thumb.done,
    Face: Thumb.face,
    Step: Thumb.step,
}


def weigh(position: "DayunhePosition", actions: Sequence[Deed]) -> list[float]:
    """How good each of these legal actions looks to the seat to act, in prestige."""
    thumb = Thumb(position)
    return [_WEIGHTS[type(action)](thumb, action) for action in actions]
