"""What is printed: the map, the buildings, the bank, what everybody begins with, the final table.

Read from ``data/yunnan`` and checked in `games.yunnan.check`.
"""

from functools import cache
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from games.engine.editions import RuleSet
from games.engine.files import folder, load, named
from games.yunnan import check

FOLDER = folder(__name__)
RULES = RuleSet.of(__name__, 1)
"""The versions of the rules that can be played, and what changed in them."""

SEATS: Final = (2, 3, 4, 5)
COLOURS_OF_TWO: Final = 4
"""With two players everybody has two of four colours (Yunnan, Two players)."""

MARKET: Final = 0
"""Pu'er: the first province, without posts, gifts, tea house and inspector."""

SCHOOL, CUSTOMS, HORSE, DRAGON, YARD = range(5)
BUILDINGS: Final = ("school", "customs", "horse", "dragon", "yard")
"""The buildings in the order in which their progress is made; a building is an index into it."""

SIDES: Final = ("left", "right")
"""The spaces of the bank: the left one is paid more."""

Colour: TypeAlias = Annotated[int, "seat"]
ProvinceIndex: TypeAlias = Annotated[int, "province"]
BuildingIndex: TypeAlias = Annotated[int, "building"]
Side: TypeAlias = Annotated[int, "side"]
Kind: TypeAlias = Annotated[Literal["post", "bridge", "teahouse"], "kind"]
"""How texts show what events hold; a colour by its token and the name of its owner."""

POST: Final = "post"
BRIDGE: Final = "bridge"
TEAHOUSE: Final = "teahouse"
KINDS: Final[tuple[Kind, ...]] = (POST, BRIDGE, TEAHOUSE)
"""The kinds of structures, in the order of every list by kind."""


class Province(msgspec.Struct, frozen=True):
    """A province: short and printed name; yuan for a trader and for a post there.

    ``gifts`` at the start; whether there is a field for a tea house. ``post`` is None in the market.
    """

    id: str
    name: str
    trader: int
    post: int | None
    gifts: int
    teahouse: bool


class Bridge(msgspec.Struct, frozen=True):
    """Where a bridge can be built: between the provinces ``a`` and ``b``; ``id`` as it is typed."""

    id: str
    a: int
    b: int


class Map(msgspec.Struct, frozen=True):
    """Provinces along the road, the market first, and bridge sites."""

    provinces: tuple[Province, ...]
    bridges: tuple[Bridge, ...]

    @property
    def last(self) -> int:
        """The province at the end of the road."""
        return len(self.provinces) - 1


class Building(msgspec.Struct, frozen=True):
    """A building: ``values`` of its spaces, the lowest first; which are ``safe``.

    ``most`` is the highest level of its progress (traders in play, passes, province of the horse, influence,
    structures taken).
    """

    id: str
    values: tuple[int, ...]
    safe: tuple[bool, ...]
    most: int


class BankRow(msgspec.Struct, frozen=True):
    """What the bank pays ``left`` and ``right`` when all bids together are at least ``least``."""

    least: int
    left: int
    right: int


class Setup(msgspec.Struct, frozen=True):
    """What each colour begins with.

    ``money`` by place in the bidding order; ``traders`` in all, ``supply`` of them at home; the province of
    the ``horse``; ``structures`` by kind; ``transport``: yuan for a gap and a trader; ``debts``: points for a
    missing yuan by round, in the expert version; ``pass_sends``: whether passing sends traders to the market.
    """

    money: tuple[int, ...]
    traders: int
    supply: int
    horse: int
    passes: int
    influence: int
    structures: tuple[int, ...]
    transport: int
    debts: tuple[int, ...]
    pass_sends: bool

    def debt(self, round: int) -> int:
        """Points for a missing yuan in that round, the first is 1 (Yunnan, Expert version)."""
        return self.debts[min(round, len(self.debts)) - 1]


class End(msgspec.Struct, frozen=True):
    """The match ends when somebody has so many ``points``, or so few ``gifts`` are left on the map."""

    points: int
    gifts: int


class Table(msgspec.Struct, frozen=True):
    """The final scoring: ``yuan`` for a point, points of a ``gift``, points by level."""

    yuan: int
    gift: int
    passes: dict[int, int]
    influence: dict[int, int]
    teahouses: dict[int, int]


def space_place(building: int, space: int) -> int:
    """The number of a building's space among the places that pictures ring; provinces are 0 to 5."""
    return check.PROVINCES + check.SPACES * building + space


def bank_place(side: int) -> int:
    """The number of a side of the bank among those places."""
    return space_place(len(BUILDINGS), 0) + side


def bridge_place(site: int) -> int:
    """The number of a bridge site among those places."""
    return bank_place(len(SIDES)) + site


@cache
def board() -> Map:
    """The map; raises `BadData` if its file is unusable."""
    return read_board(FOLDER / "board.toml")


@cache
def buildings() -> tuple[Building, ...]:
    """The five buildings; raises `BadData` if their file is unusable."""
    return read_buildings(FOLDER / "buildings.toml")


@cache
def bank() -> tuple[BankRow, ...]:
    """The rows of the bank, the lowest total first; raises `BadData` if their file is unusable."""
    return read_bank(FOLDER / "bank.toml")


@cache
def setup() -> Setup:
    """What each colour begins with; raises `BadData` if the file is unusable."""
    return read_setup(FOLDER / "setup.toml")


@cache
def ends(seats: int) -> End:
    """When a match of so many ends; raises `BadData` if the file is unusable."""
    for_more, for_two, _ = read_scoring(FOLDER / "scoring.toml")
    return for_two if seats == 2 else for_more


@cache
def table() -> Table:
    """The final scoring; raises `BadData` if the file is unusable."""
    return read_scoring(FOLDER / "scoring.toml")[2]


def read_board(path: Path) -> Map:
    """The map in a file, checked."""
    found = load(path, check.BoardFile)
    check.board(named(path), found)
    names = [entry.id for entry in found.province]
    return Map(
        tuple(
            Province(entry.id, entry.name, entry.trader, entry.post, entry.gifts, entry.teahouse)
            for entry in found.province
        ),
        tuple(
            Bridge("-".join(names[end] for end in pair), *pair)
            for pair in (sorted(map(names.index, entry.between)) for entry in found.bridge)
        ),
    )


def read_buildings(path: Path) -> tuple[Building, ...]:
    """The buildings, with the spaces in a file, checked."""
    found = load(path, check.BuildingsFile)
    check.buildings(named(path), found)
    scales = _setup_file(FOLDER / "setup.toml")
    most = {
        SCHOOL: setup().traders,
        CUSTOMS: scales.passes.most,
        HORSE: board().last,
        DRAGON: scales.influence.most,
        YARD: sum(setup().structures),
    }
    return tuple(
        Building(
            id=name,
            values=tuple(entry.value for entry in found.space),
            safe=tuple(entry.safe for entry in found.space),
            most=most[building],
        )
        for building, name in enumerate(BUILDINGS)
    )


def read_bank(path: Path) -> tuple[BankRow, ...]:
    """The bank's rows in a file, checked."""
    found = load(path, check.BankFile)
    check.bank(named(path), found)
    return tuple(BankRow(row.start, row.left, row.right) for row in found.row)


def read_setup(path: Path) -> Setup:
    """What each colour begins with by a file, checked against the map."""
    found = _setup_file(path)
    return Setup(
        money=tuple(found.money),
        traders=found.traders,
        supply=found.supply,
        horse=[entry.id for entry in board().provinces].index(found.horse),
        passes=found.passes.start,
        influence=found.influence.start,
        structures=(found.structures.post, found.structures.bridge, found.structures.teahouse),
        transport=found.transport,
        debts=tuple(found.debts),
        pass_sends=found.pass_sends_supply_to_market,
    )


def _setup_file(path: Path) -> check.SetupFile:
    """The file, checked against the map."""
    found = load(path, check.SetupFile)
    provinces = board().provinces
    check.setup(
        named(path),
        found,
        [entry.id for entry in provinces],
        [entry.trader for entry in provinces],
        [entry.post or 0 for entry in provinces],
    )
    return found


def read_scoring(path: Path) -> tuple[End, End, Table]:
    """The ends for three and more and for two, and the final scoring in a file, checked."""
    found = load(path, check.ScoringFile)
    levels = {
        "passes": range(setup().passes, buildings()[CUSTOMS].most + 1),
        "influence": range(setup().influence, buildings()[DRAGON].most + 1),
        "teahouses": range(setup().structures[KINDS.index(TEAHOUSE)] + 1),
    }
    check.scoring(named(path), found, levels)
    return (
        End(found.end.points, found.end.gifts),
        End(found.end_for_two.points, found.end_for_two.gifts),
        Table(
            yuan=found.final.yuan,
            gift=found.final.gift,
            passes=found.final.passes,
            influence=found.final.influence,
            teahouses=found.final.teahouses,
        ),
    )
