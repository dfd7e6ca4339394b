"""Trading posts, bridges, tea houses: taking them in the yard, building them.

(Yunnan, The Building Yard; Building.)

==============================  ============================================================
notation                        meaning
==============================  ============================================================
``take post``                   take a trading post (or ``bridge``) in the yard
``take teahouse tibet``         take a tea house and build it at once; or ``take teahouse keep``
``build post sichuan``          build a post (or ``teahouse``) in Sichuan
``build bridge yunnan-qamdo``   build a bridge between Yunnan and Qamdo
==============================  ============================================================
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import ClassVar, Final

from games.engine import Action, BadNotation, Event, Family, IllegalAction, Refusals, Slot
from games.engine.contract import seat_letter
from games.engine.notation import Unread, one_of
from games.yunnan.components import BRIDGE, KINDS, MARKET, POST, TEAHOUSE, Colour, Kind, board, bridge_place
from games.yunnan.state import YunnanState

refuse: Final = Refusals(
    {
        "structure-used-up": "yard",
        "no-field": "building",
        "beyond-horse": "travel",
        "teahouse-stands": "building",
        "bridge-stands": "building",
        "not-in-stock": "building",
        "displace-first": "displacing",
    }
)

NOWHERE: Final = -1
"""The place of a structure that is taken and not built."""


class Take(Action, frozen=True):
    """Take a structure of that ``kind`` in the yard; ``place`` is where a tea house is built at once."""

    rule: ClassVar[str] = "yard"

    kind: Kind
    place: int = NOWHERE

    def __post_init__(self) -> None:
        last = board().last if self.kind == TEAHOUSE else NOWHERE
        if self.kind not in KINDS or not NOWHERE <= self.place <= last:
            raise BadNotation("unreadable-notation", text=str(self.kind), example="take post")

    def __str__(self) -> str:
        return f"take {self.kind}{f' {self._place}' if self.kind == TEAHOUSE else ''}"

    @property
    def _place(self) -> str:
        """The place as it is written."""
        return "keep" if self.place == NOWHERE else board().provinces[self.place].id

    def slots(self) -> tuple[Slot, ...]:
        """The kind; for a tea house its province, or "keep"."""
        kind = Slot("kind", self.kind)
        return (kind, Slot("place", self._place)) if self.kind == TEAHOUSE else (kind,)


class Build(Action, frozen=True):
    """Build a structure from the stock: in the province ``place``, or a bridge on the site ``place``."""

    rule: ClassVar[str] = "building"

    kind: Kind
    place: int

    def __post_init__(self) -> None:
        sites = len(board().bridges) if self.kind == BRIDGE else len(board().provinces)
        if self.kind not in KINDS or not 0 <= self.place < sites:
            raise BadNotation("unreadable-notation", text=str(self.kind), example="build post sichuan")

    def __str__(self) -> str:
        return f"build {self.kind} {self._site}"

    @property
    def _site(self) -> str:
        """The place as it is written."""
        return board().bridges[self.place].id if self.kind == BRIDGE else board().provinces[self.place].id

    def slots(self) -> tuple[Slot, ...]:
        """The kind in place of a province to start from, and where."""
        return Slot("do", self.kind), Slot("site", self._site)


take = cache(Take)
build = cache(Build)
"""The one action with these fields."""


# ── reading ─────────────────────────────────────────────────────────────────────────────────────────────────


def _read_take(words: Sequence[str]) -> Take:
    """A structure of the yard."""
    match words:
        case ["post" | "bridge" as kind]:
            return take(kind, NOWHERE)
        case ["teahouse", "keep"]:
            return take(TEAHOUSE, NOWHERE)
        case ["teahouse", province]:
            return take(TEAHOUSE, province_named(province))
    raise Unread


def _read_build(words: Sequence[str]) -> Build:
    """A structure of the stock."""
    match words:
        case ["post" | "teahouse" as kind, province]:
            return build(POST if kind == "post" else TEAHOUSE, province_named(province))
        case ["bridge", one, other]:
            ends = sorted((province_named(one), province_named(other)))
            for site, bridge in enumerate(board().bridges):
                if [bridge.a, bridge.b] == ends:
                    return build(BRIDGE, site)
            first, second = (board().provinces[end].name for end in ends)
            known = ", ".join(bridge.id for bridge in board().bridges)
            raise BadNotation("no-such-bridge", first=first, second=second, known=known)
    raise Unread


def province_named(name: str) -> int:
    """The index of the province of that name; "market" is Pu'er."""
    if name == "market":
        return MARKET
    return one_of("unknown-province", province_names(), province=name)


def province_names() -> list[str]:
    """The names of all provinces, as they are typed."""
    return [province.id for province in board().provinces]


VERBS: Final[Mapping[str, Callable[[Sequence[str]], Take | Build]]] = {
    "take": _read_take,
    "build": _read_build,
}
"""How the words after each verb are read."""


# ── what is legal ───────────────────────────────────────────────────────────────────────────────────────────


def can_stand(state: YunnanState, colour: int, kind: Kind, place: int) -> bool:
    """Whether board and horse let the colour build such a structure there, wherever it comes from."""
    horse = state.horse[colour]
    if kind == BRIDGE:
        return board().bridges[place].b <= horse and not state.bridges[place][colour]
    if not MARKET < place <= horse:
        return False
    if kind == POST:
        return True
    return board().provinces[place].teahouse and state.teahouses[place] < 0


def takes(state: YunnanState, colour: int) -> list[Take]:
    """What the colour can take in the yard; a tea house also where it can be built at once."""
    found: list[Take] = []
    for index, kind in enumerate(KINDS):
        if not state.reserve[index][colour]:
            continue
        if kind == TEAHOUSE:
            found += [
                take(kind, place)
                for place in range(len(board().provinces))
                if can_stand(state, colour, kind, place)
            ]
        found.append(take(kind, NOWHERE))
    return found


def builds(state: YunnanState, colour: int) -> Sequence[Build]:
    """Everything that the colour can build from its stock: by kind and place."""
    if state.arrived >= 0:
        return ()
    found: list[Build] = []
    for index, kind in enumerate(KINDS):
        if state.stock[index][colour]:
            places = len(board().bridges) if kind == BRIDGE else len(board().provinces)
            found += [build(kind, place) for place in range(places) if can_stand(state, colour, kind, place)]
    return found


def not_taken(state: YunnanState, colour: int, action: Take) -> IllegalAction | None:
    """The kind is not used up; a tea house that is built at once can stand there."""
    if not state.reserve[KINDS.index(action.kind)][colour]:
        return refuse("structure-used-up", kind=action.kind)
    return None if action.place == NOWHERE else _no_site(state, colour, action)


def not_built(state: YunnanState, colour: int, action: Build) -> IllegalAction | None:
    """No displacement is to be decided first, the structure is in the stock, and it can stand there."""
    if state.arrived >= 0:
        return displace_first(state)
    if not state.stock[KINDS.index(action.kind)][colour]:
        return refuse("not-in-stock", kind=action.kind)
    return _no_site(state, colour, action)


def displace_first(state: YunnanState) -> IllegalAction:
    """The refusal of anything but deciding who is displaced."""
    return refuse("displace-first", province=_name(state.arrived))


def _no_site(state: YunnanState, colour: int, action: Take | Build) -> IllegalAction | None:
    """Such a structure of the colour can stand there."""
    kind, place = action.kind, action.place
    if kind == BRIDGE:
        bridge = board().bridges[place]
        if beyond := out_of_reach(state, colour, bridge.b, action.rule):
            return beyond
        if state.bridges[place][colour]:
            return refuse("bridge-stands", first=_name(bridge.a), second=_name(bridge.b))
        return None
    if place == MARKET or (kind == TEAHOUSE and not board().provinces[place].teahouse):
        return refuse("no-field", kind=kind, province=_name(place))
    if beyond := out_of_reach(state, colour, place, action.rule):
        return beyond
    if kind == TEAHOUSE and state.teahouses[place] >= 0:
        return refuse("teahouse-stands", province=_name(place), rival=seat_letter(state.teahouses[place]))
    return None


def out_of_reach(state: YunnanState, colour: int, province: int, rule: str) -> IllegalAction | None:
    """The horse stands there or farther up the road; ``rule`` tells of the action that needs it."""
    horse = state.horse[colour]
    if province > horse:
        return refuse("beyond-horse", province=_name(province), horse=_name(horse), rule=rule)
    return None


def _name(province: int) -> str:
    """The printed name of the province."""
    return board().provinces[province].name


# ── what it causes ──────────────────────────────────────────────────────────────────────────────────────────


class StructureTaken(Event, frozen=True):
    """A colour took a structure in the yard; ``forced``: there was nothing to choose."""

    rule: ClassVar[str] = "yard"
    ends_turn: ClassVar[bool] = True
    colour: Colour
    kind: Kind
    forced: bool


class Built(Event, frozen=True):
    """A structure stands now: a post or a tea house in the province ``place``, a bridge on that site."""

    rule: ClassVar[str] = "building"
    colour: Colour
    kind: Kind
    place: int

    def places(self) -> tuple[int, ...]:
        """Where it stands."""
        return (bridge_place(self.place) if self.kind == BRIDGE else self.place,)


def carry_out_take(state: YunnanState, colour: int, action: Take, *, forced: bool = False) -> list[Event]:
    """The colour takes a structure; it comes into its stock, or a tea house is built at once (Yard)."""
    kind = KINDS.index(action.kind)
    state.reserve[kind][colour] -= 1
    found: list[Event] = []
    if action.place == NOWHERE:
        state.stock[kind][colour] += 1
    else:
        found.append(put(state, colour, action.kind, action.place))
    return [*found, StructureTaken(colour, action.kind, forced)]


def build_from_stock(state: YunnanState, colour: int, action: Build) -> list[Event]:
    """A structure of the stock is built."""
    state.stock[KINDS.index(action.kind)][colour] -= 1
    return [put(state, colour, action.kind, action.place)]


def put(state: YunnanState, colour: int, kind: Kind, place: int) -> Event:
    """A structure stands on the board from now on."""
    if kind == POST:
        state.posts[place][colour] += 1
    elif kind == BRIDGE:
        state.bridges[place][colour] = True
    else:
        assert kind == TEAHOUSE
        state.teahouses[place] = colour
    return Built(colour, kind, place)


TAKING: Final = Family(Take, takes, not_taken, carry_out_take, exact=True)
BUILDING: Final = Family(Build, builds, not_built, build_from_stock, exact=True)
