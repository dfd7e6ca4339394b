"""What the files under ``data/confucius`` must hold: their shapes, and what the rules need of them.

Every check raises `BadData` with file, key and the facts of its code. Keys are written as in the file
("land.annam.price", "card.2.count"); entries of lists are counted from 1.
"""

from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from games.engine import BadData
from games.engine.contract import SEAT_LETTERS
from games.engine.files import check_at_least, check_count, check_rising, check_within, is_word

SEATS: Final = (3, 4, 5)
MINISTRIES: Final = ("bingbu", "hubu", "gongbu")
DISTANT: Final = ("spice", "india", "arabia", "africa", "americas")
SPACES: Final = 7
SLOTS: Final = 3
MOST_BOXES: Final = 4
MOST_WALL: Final = 9
"""Players, ministries and their spaces, distant lands, foreign lands on the board, their boxes,
spaces of the wall: as many as pictures have room for."""

GIFTS: Final = ("wall-hanging", "tile", "vase", "coat", "necklace", "junk")
PETITIONS: Final = (None, "junks", "student", "officials", "army", "marker")
"""The gifts by value, and what each does when the Emperor gets it."""

REWARDS: Final = (
    "cash", "gift", "extra", "bribe-bingbu", "bribe-hubu", "bribe-gongbu", "bribe-any", "recruit", "insult",
)  # fmt: skip
"""The kinds of Emperor's Rewards."""

BOX: Final = (
    "officials", "nominate", "force", "buy", "give", "petition",
    "ships", "armies", "commercial", "tax", "nothing", "favour",
)  # fmt: skip
ACTIONS: Final = (
    ("bribe", "secure"), ("nominate",), ("force",), ("buy",), ("give",), ("petition",),
    ("junks", "voyage"), ("recruit", "invade"), ("commercial",), ("tax",), ("nothing",), (),
)  # fmt: skip
"""The spaces of the action box, and the actions that share each."""

MOST_CUBES: Final = 5
LARGEST: Final = 99
"""Cubes of a player; the largest number that can be typed."""


class OfficialsEntry(msgspec.Struct, forbid_unknown_fields=True):
    """One ``[[officials]]``."""

    cost: int
    count: int


class CandidatesEntry(msgspec.Struct, forbid_unknown_fields=True):
    """``[candidates]``."""

    each: int
    any: int


class CourtFile(msgspec.Struct, forbid_unknown_fields=True):
    """``court.toml``."""

    start_spaces: list[int]
    title: int
    chits: list[int]
    officials: list[OfficialsEntry]
    candidates: CandidatesEntry


class CardEntry(msgspec.Struct, forbid_unknown_fields=True):
    """One ``[[card]]``."""

    cash: int
    licences: int
    count: int
    hand: int


class CardsFile(msgspec.Struct, forbid_unknown_fields=True):
    """``cards.toml``."""

    limit: int
    commercial: int
    bonus: int
    tax: int
    cancel: int
    card: list[CardEntry]


class GiftEntry(msgspec.Struct, forbid_unknown_fields=True):
    """One ``[[gift]]``."""

    id: str
    value: int
    available: bool = False
    petition: str | None = None


class GiftsFile(msgspec.Struct, forbid_unknown_fields=True):
    """``gifts.toml``."""

    junks: int
    gift: list[GiftEntry]


class SlotEntry(msgspec.Struct, forbid_unknown_fields=True):
    """One ``[[slot]]``."""

    soldiers: int
    wall: int


class LandEntry(msgspec.Struct, forbid_unknown_fields=True):
    """One ``[[land]]``."""

    id: str
    name: str
    price: int
    boxes: list[int]
    star: int


class RealmFile(msgspec.Struct, forbid_unknown_fields=True):
    """``realm.toml``."""

    wall: int
    armies: int
    junks: int
    voyage: int
    chits: list[int]
    slot: list[SlotEntry]
    land: list[LandEntry]


class CubesEntry(msgspec.Struct, forbid_unknown_fields=True):
    """One ``[[cubes]]``."""

    gifts: int
    cubes: int


class DiscountEntry(msgspec.Struct, forbid_unknown_fields=True):
    """``[discount]``."""

    officials: int
    junks: list[int]
    recruit: int


class SpaceEntry(msgspec.Struct, forbid_unknown_fields=True):
    """One ``[[space]]``."""

    id: str
    actions: list[str]
    first: int
    again: int


class BoxFile(msgspec.Struct, forbid_unknown_fields=True):
    """``box.toml``."""

    nominate: int
    force: int
    recruit: int
    sail: int
    junks: list[int]
    cubes: list[CubesEntry]
    discount: DiscountEntry
    space: list[SpaceEntry]


class RewardsFile(msgspec.Struct, forbid_unknown_fields=True):
    """``rewards.toml``."""

    cash: int
    insult: int
    cards: dict[str, int]


FILLERS: Final = frozenset(
    ("to", "from", "and", "the", "in", "for", "at", "on", "of", "by", "with", "into", "space", "box",
     "player", "seat", "student", "cards")
)  # fmt: skip
"""Small words that people may type and that mean nothing."""

RESERVED: Final = FILLERS.union(
    MINISTRIES,
    DISTANT,
    *(name.split("-") for name in (*GIFTS, *REWARDS)),
    *ACTIONS,
    ("transfer", "chief", "card", "pass", "pay", "tutor", "place", "influence", "discard"),
    ("any", "none", "red", "orange", "islands"),
    SEAT_LETTERS.lower(),
)
"""Words of the notation: no foreign land can be called so."""


def court(file: str, found: CourtFile) -> None:
    """Officials enough for the start, different spaces for them, two chits for each ministry."""
    check_at_least(file, "start_spaces", len(found.start_spaces), 1)
    for number, space in enumerate(found.start_spaces, 1):
        check_within(file, f"start_spaces.{number}", space, 1, SPACES)
    check_rising(
        file, [(f"start_spaces.{number}", space) for number, space in enumerate(found.start_spaces, 1)]
    )
    check_within(file, "title", found.title, 0, LARGEST)
    _each_within(file, "chits", found.chits, 0, 2 * len(MINISTRIES))
    check_at_least(file, "officials", len(found.officials), 1)
    for number, entry in enumerate(found.officials, 1):
        check_within(file, f"officials.{number}.cost", entry.cost, 1, LARGEST)
        check_within(file, f"officials.{number}.count", entry.count, 0, LARGEST)
    check_rising(
        file, [(f"officials.{number}.cost", entry.cost) for number, entry in enumerate(found.officials, 1)]
    )
    tiles = sum(entry.count for entry in found.officials)
    check_at_least(file, "officials", tiles, len(MINISTRIES) * len(found.start_spaces))
    check_within(file, "candidates.each", found.candidates.each, 0, SPACES)
    check_within(file, "candidates.any", found.candidates.any, 1, LARGEST)


def cards(file: str, found: CardsFile) -> None:
    """Three kinds of cards for 1, 2 and 3 cash, enough of them to deal everybody's hand."""
    for key, least in (("limit", 1), ("tax", 1), ("cancel", 1), ("commercial", 0), ("bonus", 0)):
        check_within(file, key, getattr(found, key), least, LARGEST)
    check_count(file, "card", found.card, 3)
    for number, entry in enumerate(found.card, 1):
        if entry.cash != number:
            raise BadData(
                "wrong-number", file=file, key=f"card.{number}.cash", found=entry.cash, needed=number
            )
        check_within(file, f"card.{number}.licences", entry.licences, 1, LARGEST)
        check_at_least(file, f"card.{number}.hand", entry.hand, 0)
        check_at_least(file, f"card.{number}.count", entry.count, max(SEATS) * entry.hand)
    check_within(file, "card", sum(entry.count for entry in found.card), 1, LARGEST)


def gifts(file: str, found: GiftsFile) -> None:
    """The six gifts by value, each with its petition; one of them available at the start."""
    check_within(file, "junks", found.junks, 1, LARGEST)
    _same(file, "gift", [entry.id for entry in found.gift], GIFTS)
    for value, (entry, petition) in enumerate(zip(found.gift, PETITIONS, strict=True), 1):
        key = f"gift.{entry.id}"
        if entry.value != value:
            raise BadData("wrong-number", file=file, key=f"{key}.value", found=entry.value, needed=value)
        if entry.petition != petition:
            _same(file, f"{key}.petition", [entry.petition or "-"], [petition or "-"])
    check_at_least(file, "gift", sum(entry.available for entry in found.gift), 1)


def realm(file: str, found: RealmFile) -> None:
    """Wall and slots in order, foreign lands that can be typed and fit on the board, chits for all lands."""
    check_within(file, "wall", found.wall, 1, MOST_WALL)
    for key in ("armies", "junks", "voyage"):
        check_within(file, key, getattr(found, key), 1, LARGEST)
    _each_within(file, "chits", found.chits, 0, len(DISTANT))
    check_count(file, "slot", found.slot, SLOTS)
    for number, slot in enumerate(found.slot, 1):
        check_within(file, f"slot.{number}.soldiers", slot.soldiers, 1, SLOTS)
        check_within(file, f"slot.{number}.wall", slot.wall, 1, found.wall)
    check_rising(file, [(f"slot.{number}.wall", slot.wall) for number, slot in enumerate(found.slot, 1)])
    check_at_least(file, "land", len(found.land), SLOTS)
    for number, land in enumerate(found.land, 1):
        if not is_word(land.id, RESERVED):
            raise BadData("bad-land-id", file=file, key=f"land.{number}.id", land=land.id)
        if land.id in [other.id for other in found.land[: number - 1]]:
            raise BadData("double-land", file=file, key=f"land.{number}.id", land=land.id)
        key = f"land.{land.id}"
        check_within(file, f"{key}.price", land.price, 1, LARGEST)
        check_within(file, f"{key}.boxes", len(land.boxes), 1, MOST_BOXES)
        _each_within(file, f"{key}.boxes", land.boxes, 0, 1)
        check_within(file, f"{key}.star", land.star, 1, len(land.boxes))


def box(file: str, found: BoxFile) -> None:
    """The twelve spaces with their actions; prices that a discount does not raise; cubes for any number."""
    for key in ("nominate", "force", "recruit", "sail"):
        check_within(file, key, getattr(found, key), 1, LARGEST)
    for key, prices in (("junks", found.junks), ("discount.junks", found.discount.junks)):
        _each_within(file, key, prices, 1, 1)
        check_rising(file, [(f"{key}.{number}", price) for number, price in enumerate(prices, 1)])
    check_count(file, "discount.junks", found.discount.junks, len(found.junks))
    for number, (less, price) in enumerate(zip(found.discount.junks, found.junks, strict=True), 1):
        check_within(file, f"discount.junks.{number}", less, 1, price)
    check_within(file, "discount.officials", found.discount.officials, 0, LARGEST)
    check_within(file, "discount.recruit", found.discount.recruit, 1, found.recruit)
    _cubes(file, found)
    _same(file, "space", [entry.id for entry in found.space], BOX)
    for entry, actions in zip(found.space, ACTIONS, strict=True):
        _same(file, f"space.{entry.id}.actions", entry.actions, actions)
        check_within(file, f"space.{entry.id}.first", entry.first, 1, 2)
        check_within(file, f"space.{entry.id}.again", entry.again, entry.first, 2)
    nothing = found.space[BOX.index("nothing")]
    check_within(file, "space.nothing.again", nothing.again, 1, 1)  # or somebody with one cube could be stuck


def _cubes(file: str, found: BoxFile) -> None:
    """Rows from no gift on, with more cubes for more gifts; the Chief Minister needs one for the favour."""
    check_at_least(file, "cubes", len(found.cubes), 1)
    check_within(file, "cubes.1.gifts", found.cubes[0].gifts, 0, 0)
    for key in ("gifts", "cubes"):
        check_rising(
            file,
            [(f"cubes.{number}.{key}", getattr(entry, key)) for number, entry in enumerate(found.cubes, 1)],
        )
    for number, entry in enumerate(found.cubes, 1):
        check_within(file, f"cubes.{number}.cubes", entry.cubes, 2, MOST_CUBES)


def rewards(file: str, found: RewardsFile) -> None:
    """Every kind of reward, and no other; a number of each."""
    check_within(file, "cash", found.cash, 1, LARGEST)
    check_within(file, "insult", found.insult, 0, LARGEST)
    _same(file, "cards", sorted(found.cards), sorted(REWARDS))
    for card, count in found.cards.items():
        check_within(file, f"cards.{card}", count, 0, LARGEST)


def _same(file: str, key: str, found: Collection[str], needed: Collection[str]) -> None:
    """Just these words in this order."""
    if list(found) != list(needed):
        raise BadData("wrong-words", file=file, key=key, found=", ".join(found), needed=", ".join(needed))


def _each_within(file: str, key: str, found: Sequence[int], least: int, count: int) -> None:
    """So many numbers or more, none of them too small or too large."""
    check_at_least(file, key, len(found), count)
    for number, entry in enumerate(found, 1):
        check_within(file, f"{key}.{number}", entry, least, LARGEST)
