"""What traders and posts earn, the order by it, and making points of it.

(Yunnan, Income; The new order; Income into points.)

==============================  ============================================================
notation                        meaning
==============================  ============================================================
``convert 6``                   six yuan of the income become points
==============================  ============================================================
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import ClassVar, Final, Literal

import msgspec

from games.engine import Action, BadNotation, Event, Family, IllegalAction, Refusals, Slot
from games.engine.notation import Unread, number, only
from games.yunnan import routes
from games.yunnan.check import LARGEST
from games.yunnan.components import MARKET, Colour, ProvinceIndex, board, setup
from games.yunnan.state import YunnanState

refuse: Final = Refusals(
    {
        "more-than-income": "conversion",
    }
)


class Line(msgspec.Struct, frozen=True):
    """A part of an income: ``count`` pieces of one kind ("trader" or "post") in one province.

    ``value`` is what each earns before transport, 0 for posts that are cut off; ``gaps`` the provinces on the
    way there in which the colour is not present; ``amount`` what all of them bring.
    """

    province: ProvinceIndex
    kind: Literal["trader", "post"]
    count: int
    value: int
    gaps: int
    amount: int


class Income(msgspec.Struct, frozen=True):
    """An income: its parts by province, traders before posts, and their sum in yuan."""

    lines: tuple[Line, ...]
    total: int


def income(state: YunnanState, colour: int) -> Income:
    """What the colour's traders and connected posts bring now, less transport (Yunnan, Income)."""
    return _income(state, colour, [row[colour] for row in state.traders])


def forecast(state: YunnanState, colour: int) -> Income:
    """The income if the colour's travel turn ended now: isolated traders are in the market.

    The inspector and those who travel after it are left aside.
    """
    traders = [row[colour] for row in state.traders]
    for province, count in routes.isolated(state, colour):
        traders[province] = 0
        traders[MARKET] += count
    return _income(state, colour, traders)


def _income(state: YunnanState, colour: int, traders: list[int]) -> Income:
    """The colour's income with so many traders by province."""
    posts = [row[colour] for row in state.posts]
    gaps = routes.gaps_with(routes.bridges(state, colour), routes.presence_bits(traders, posts))
    transport = setup().transport
    lines: list[Line] = []
    for province, entry in enumerate(board().provinces):
        gap = gaps[province]
        if count := traders[province]:
            amount = count * (entry.trader - transport * gap)
            lines.append(Line(province, "trader", count, entry.trader, gap, amount))
        if (count := posts[province]) and entry.post is not None:
            value = 0 if gap else entry.post
            lines.append(Line(province, "post", count, value, gap, count * value))
    return Income(tuple(lines), sum([line.amount for line in lines]))


# ── counting ────────────────────────────────────────────────────────────────────────────────────────────────


class IncomeCounted(Event, frozen=True):
    """The income of a colour in this round, and where it comes from."""

    rule: ClassVar[str] = "income"
    colour: Colour
    lines: tuple[Line, ...]
    income: int


class OrderChanged(Event, frozen=True):
    """The new travel order by incomes: colours, the first first."""

    rule: ClassVar[str] = "order"
    order: tuple[Colour, ...]


def count_incomes(state: YunnanState) -> list[Event]:
    """Everybody's income, in the travel order; then the order by it (Yunnan, Income; The new order).

    Of equal incomes the one that was later in the old order comes first.
    """
    found: list[Event] = []
    for colour in state.travel_order:
        counted = income(state, colour)
        state.incomes[colour] = counted.total
        found.append(IncomeCounted(colour, counted.lines, counted.total))
    last_first = state.travel_order[::-1]
    state.travel_order = sorted(last_first, key=lambda colour: -state.incomes[colour])
    return [*found, OrderChanged(tuple(state.travel_order))]


# ── converting ──────────────────────────────────────────────────────────────────────────────────────────────


class Convert(Action, frozen=True):
    """Make so many ``points`` of the income and keep the rest as money."""

    rule: ClassVar[str] = "conversion"

    points: int

    def __post_init__(self) -> None:
        if not 0 <= self.points <= LARGEST:
            raise BadNotation("unreadable-notation", text=str(self.points), example="convert 6")

    def __str__(self) -> str:
        return f"convert {self.points}"

    def slots(self) -> tuple[Slot, ...]:
        """The points."""
        return (Slot("points", str(self.points)),)


convert = cache(Convert)
"""The one `Convert` of so many points."""


def _read(words: Sequence[str]) -> Convert:
    """So many points."""
    (points,) = only(words, 1)
    if number(points) > LARGEST:
        raise Unread
    return convert(int(points))


VERBS: Final[Mapping[str, Callable[[Sequence[str]], Convert]]] = {"convert": _read}
"""How the words after each verb are read."""


class Converted(Event, frozen=True):
    """A colour made ``points`` of its income and kept the rest as ``money``; ``forced``: it had none."""

    rule: ClassVar[str] = "conversion"
    ends_turn: ClassVar[bool] = True
    colour: Colour
    points: int
    money: int
    forced: bool


def conversions(state: YunnanState, colour: int) -> Sequence[Convert]:
    """From nothing to all of the income."""
    return _conversions(state.incomes[colour])


@cache
def _conversions(income: int) -> tuple[Convert, ...]:
    """Every `Convert` that such an income allows."""
    return tuple(convert(points) for points in range(income + 1))


def refusal(state: YunnanState, colour: int, action: Convert) -> IllegalAction | None:
    """No more than the income."""
    income = state.incomes[colour]
    if action.points > income:
        return refuse("more-than-income", points=action.points, income=income)
    return None


def carry_out(state: YunnanState, colour: int, action: Convert, *, forced: bool = False) -> list[Event]:
    """A part of the income becomes points, the rest money (Yunnan, Income into points)."""
    kept = state.incomes[colour] - action.points
    state.vp[state.owner(colour)] += action.points
    state.money[colour] += kept
    return [Converted(colour, action.points, kept, forced)]


CONVERTING: Final = Family(Convert, conversions, refusal, carry_out, exact=True)
