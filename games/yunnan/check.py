"""What the files under ``data/yunnan`` must hold: their shapes, and what the rules need of them.

Every check raises `BadData` with file, key and the facts of its code. Keys are written as in the file
("province.tibet.trader", "bridge.2", "row.3.left"); entries of lists are counted from 1.
"""

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from typing import Final

import msgspec

from games.engine import BadData
from games.engine.files import check_at_least, check_at_most, check_count, check_provinces, check_rising

PROVINCES: Final = 6
BRIDGES: Final = 4
SPACES: Final = 5
PLACES: Final = 5
"""Provinces and the market, bridge sites, spaces of a building, places in the order (Yunnan, Setup)."""

LARGEST: Final = 999
"""The largest number that can be typed: no bid and no income may be higher."""

FILLERS: Final = frozenset(
    ("an", "at", "for", "from", "in", "into", "of", "on", "the", "to", "with", "bid", "space", "side")
) | frozenset(
    ("trade", "trader", "traders", "trading", "house", "dealer", "builders", "yuan", "point", "points")
)
"""Small words that people may type and that mean nothing."""

RESERVED: Final = (
    FILLERS
    | frozenset(("school", "customs", "horse", "horses", "dragon", "yard", "bank", "left", "right", "market"))
    | frozenset(("supply", "home", "pass", "take", "keep", "move", "displace", "none", "nobody", "build"))
    | frozenset(("higher", "upper", "lower", "post", "bridge", "teahouse", "end", "convert"))
)
"""All words of the notation: no province can be called so."""


class ProvinceEntry(msgspec.Struct, forbid_unknown_fields=True):
    """One ``[[province]]``."""

    id: str
    name: str
    trader: int
    gifts: int
    teahouse: bool
    post: int | None = None


class BridgeEntry(msgspec.Struct, forbid_unknown_fields=True):
    """One ``[[bridge]]``."""

    between: tuple[str, str]


class BoardFile(msgspec.Struct, forbid_unknown_fields=True):
    """``board.toml``."""

    total_gifts: int
    province: list[ProvinceEntry]
    bridge: list[BridgeEntry]


class SpaceEntry(msgspec.Struct, forbid_unknown_fields=True):
    """One ``[[space]]``."""

    value: int
    safe: bool


class BuildingsFile(msgspec.Struct, forbid_unknown_fields=True):
    """``buildings.toml``."""

    space: list[SpaceEntry]


class RowEntry(msgspec.Struct, forbid_unknown_fields=True, rename={"start": "from"}):
    """One ``[[row]]`` of the bank; the last one has no ``to``."""

    start: int
    left: int
    right: int
    to: int | None = None


class BankFile(msgspec.Struct, forbid_unknown_fields=True):
    """``bank.toml``."""

    row: list[RowEntry]


class StructuresEntry(msgspec.Struct, forbid_unknown_fields=True):
    """``[structures]``: those of each colour."""

    post: int
    bridge: int
    teahouse: int


class ScaleEntry(msgspec.Struct, forbid_unknown_fields=True):
    """``[passes]`` or ``[influence]``: its first and its last step."""

    start: int
    most: int


class SetupFile(msgspec.Struct, forbid_unknown_fields=True):
    """``setup.toml``."""

    money: list[int]
    traders: int
    supply: int
    horse: str
    transport: int
    debts: list[int]
    pass_sends_supply_to_market: bool
    structures: StructuresEntry
    passes: ScaleEntry
    influence: ScaleEntry


class EndEntry(msgspec.Struct, forbid_unknown_fields=True):
    """``[end]`` or ``[end_for_two]``."""

    points: int
    gifts: int


class FinalEntry(msgspec.Struct, forbid_unknown_fields=True):
    """``[final]``."""

    yuan: int
    gift: int
    passes: dict[int, int]
    influence: dict[int, int]
    teahouses: dict[int, int]


class ScoringFile(msgspec.Struct, forbid_unknown_fields=True):
    """``scoring.toml``."""

    end: EndEntry
    end_for_two: EndEntry
    final: FinalEntry


def board(file: str, found: BoardFile) -> None:
    """The market and five provinces, each worth more than the one before; all gifts; four bridges."""
    check_provinces(file, [entry.id for entry in found.province], PROVINCES, RESERVED)
    for entry in found.province:
        check_at_least(file, f"province.{entry.id}.gifts", entry.gifts, 0)
    market, *others = found.province
    for key, has in (
        ("post", market.post is not None),
        ("gifts", market.gifts),
        ("teahouse", market.teahouse),
    ):
        if has:
            raise BadData("not-in-market", file=file, key=f"province.{market.id}.{key}", province=market.id)
    check_at_least(file, f"province.{market.id}.trader", market.trader, 1)
    check_rising(file, [(f"province.{entry.id}.trader", entry.trader) for entry in found.province])
    posts: list[tuple[str, int]] = []
    for entry in others:
        key = f"province.{entry.id}.post"
        if entry.post is None:
            raise BadData("missing-post", file=file, key=key, province=entry.id)
        posts.append((key, entry.post))
    check_at_least(file, *posts[0], 1)
    check_rising(file, posts)
    gifts = sum(entry.gifts for entry in found.province)
    if gifts != found.total_gifts:
        raise BadData("wrong-gift-total", file=file, key="province", found=gifts, needed=found.total_gifts)
    _bridges(file, found)


def _bridges(file: str, found: BoardFile) -> None:
    """Every bridge joins two provinces that the road does not join, and no two join the same ones."""
    check_count(file, "bridge", found.bridge, BRIDGES)
    names = [entry.id for entry in found.province]
    sites: dict[frozenset[str], int] = {}
    for number, entry in enumerate(found.bridge, 1):
        key = f"bridge.{number}"
        for province in entry.between:
            if province not in names:
                raise BadData("no-such-province", file=file, key=key, province=province)
        first, second = entry.between
        if first == second:
            raise BadData("bridge-to-itself", file=file, key=key, province=first)
        if abs(names.index(first) - names.index(second)) == 1:
            raise BadData("bridge-along-road", file=file, key=key, first=first, second=second)
        other = sites.setdefault(frozenset(entry.between), number)
        if other != number:
            raise BadData("double-bridge", file=file, key=key, first=first, second=second, number=other)


def buildings(file: str, found: BuildingsFile) -> None:
    """Five spaces, each higher than the one before; the safe ones are the highest."""
    check_count(file, "space", found.space, SPACES)
    check_at_least(file, "space.1.value", found.space[0].value, 1)
    check_at_most(file, f"space.{SPACES}.value", found.space[-1].value, LARGEST)
    check_rising(
        file, [(f"space.{number}.value", entry.value) for number, entry in enumerate(found.space, 1)]
    )
    for number, (lower, higher) in enumerate(pairwise(found.space), 2):
        if lower.safe and not higher.safe:
            raise BadData(
                "unsafe-above-safe",
                file=file,
                key=f"space.{number}.safe",
                value=higher.value,
                safe=lower.value,
            )


def bank(file: str, found: BankFile) -> None:
    """Rows for every total from 0 on, without a hole; payments never fall, and the left is the higher."""
    check_at_least(file, "row", len(found.row), 1)
    needed: int | None = 0
    for number, row in enumerate(found.row, 1):
        key = f"row.{number}"
        if needed is None or row.start != needed:
            raise BadData(
                "bank-hole", file=file, key=f"{key}.from", found=row.start, needed=needed if needed else 0
            )
        check_at_least(file, f"{key}.right", row.right, 0)
        if row.right > row.left:
            raise BadData("bank-right-higher", file=file, key=key, left=row.left, right=row.right)
        if row.to is not None:
            check_at_least(file, f"{key}.to", row.to, row.start)
        needed = None if row.to is None else row.to + 1
    if needed is not None:
        raise BadData("bank-hole", file=file, key=f"row.{len(found.row)}.to", found=needed - 1, needed=needed)
    for side in ("left", "right"):
        check_rising(
            file,
            [(f"row.{number}.{side}", getattr(row, side)) for number, row in enumerate(found.row, 1)],
            strictly=False,
        )


def setup(
    file: str, found: SetupFile, provinces: Sequence[str], traders: Sequence[int], posts: Sequence[int]
) -> None:
    """Money for five places, pieces for everybody; transport never costs more than a trader earns.

    ``provinces`` are the names of all provinces, ``traders`` and ``posts`` what one earns in each.
    """
    check_count(file, "money", found.money, PLACES)
    for number, money in enumerate(found.money, 1):
        check_at_least(file, f"money.{number}", money, 0)
    check_at_least(file, "supply", found.supply, 1)
    check_at_least(file, "traders", found.traders, found.supply)
    if found.horse not in provinces[1:]:
        raise BadData("no-such-province", file=file, key="horse", province=found.horse)
    check_at_least(file, "transport", found.transport, 0)
    for index, earned in enumerate(traders[2:], 1):
        if found.transport * index > earned:
            raise BadData(
                "transport-too-dear",
                file=file,
                key="transport",
                province=provinces[index + 1],
                found=found.transport * index,
                earned=earned,
            )
    check_at_least(file, "debts", len(found.debts), 1)
    for number, debt in enumerate(found.debts, 1):
        check_at_least(file, f"debts.{number}", debt, 0)
    kinds: Mapping[str, int] = msgspec.structs.asdict(found.structures)
    for kind, count in kinds.items():
        check_at_least(file, f"structures.{kind}", count, 1)
    check_at_most(file, "traders", found.traders * traders[-1] + found.structures.post * posts[-1], LARGEST)
    for name, scale in (("passes", found.passes), ("influence", found.influence)):
        check_at_least(file, f"{name}.start", scale.start, 0)
        check_at_least(file, f"{name}.most", scale.most, scale.start)


def scoring(file: str, found: ScoringFile, levels: Mapping[str, Collection[int]]) -> None:
    """Ends that can come, and points for every level there is; ``levels`` by table, the lowest first."""
    for name, end in (("end", found.end), ("end_for_two", found.end_for_two)):
        check_at_least(file, f"{name}.points", end.points, 1)
        check_at_least(file, f"{name}.gifts", end.gifts, 0)
    check_at_least(file, "final.yuan", found.final.yuan, 1)
    check_at_least(file, "final.gift", found.final.gift, 0)
    for name, needed in levels.items():
        table: dict[int, int] = getattr(found.final, name)
        for level in needed:
            if level not in table:
                raise BadData("missing-level", file=file, key=f"final.{name}", level=level)
        for level, points in table.items():
            if level not in needed:
                raise BadData("unknown-level", file=file, key=f"final.{name}.{level}", level=level)
            check_at_least(file, f"final.{name}.{level}", points, 0)
        rows = [(f"final.{name}.{level}", table[level]) for level in needed]
        check_rising(file, rows, strictly=False)
