"""What is printed: ministries, officials, cards, gifts, lands, the action box, Emperor's Rewards.

Read from ``data/confucius``; their shapes say what the files may hold, ``read_...`` checks what depends on
several numbers and raises `BadData`. Numbers used everywhere: a ministry is 0 to 2, a space 0 to 6 (0 is the
highest seniority; people see 1 to 7), a gift its value 1 to 6, a student 0 (red) or 1 (orange), a foreign
land an index into `lands` and on the board a slot 0 to 2, a distant land 0 to 4. The numbers of the places
that pictures ring (`Event.places`) stand at the end.
"""

from collections.abc import Collection, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta

from games.engine import BadData
from games.engine.contract import SEAT_LETTERS
from games.engine.editions import RuleSet
from games.engine.files import (
    check_at_least,
    check_count,
    check_rising,
    check_within,
    folder,
    is_word,
    load,
    named,
)

FOLDER = folder(__name__)
RULES = RuleSet.of(__name__, 1)
"""The versions of the rules that can be played, and what changed in them."""

SEATS: Final = (3, 4, 5)

BINGBU, HUBU, GONGBU = range(3)
MINISTRIES: Final = ("bingbu", "hubu", "gongbu")
"""The ministries in the order of the board; a ministry is an index into it."""

SPACES: Final = 7
ANY: Final = "any"
"""The candidate for any ministry; the others are called as their ministry."""

CANDIDATE: Final = 0
EMPTY: Final = -1
UNKNOWN: Final = -2
"""What a space holds without a cost: a candidate, nothing, a tile that a view cannot know yet."""

NOBODY: Final = -1
"""The seat in a place where nobody is."""

UNBOUGHT: Final = -3
AVAILABLE: Final = -2
REMOVED: Final = -1
"""Where a gift is that no other player holds."""

WALL_HANGING, TILE, VASE, COAT, NECKLACE, JUNK = range(1, 7)
GIFTS: Final = ("wall-hanging", "tile", "vase", "coat", "necklace", "junk")
PETITIONS: Final = (None, "junks", "student", "officials", "army", "marker")
"""The gifts by value, and what each does when the Emperor gets it."""

RED, ORANGE = range(2)
STUDENTS: Final = ("red", "orange")
"""The student spaces."""

MINISTER, SECRETARY = range(2)
"""The posts of a ministry, in the order of their chits."""

SLOTS: Final = 3
MOST_BOXES: Final = 4
MOST_WALL: Final = 9
"""Places of foreign lands, boxes of one, spaces of the wall: as many as pictures have room for."""

DISTANT: Final = ("spice", "india", "arabia", "africa", "americas")
"""The distant lands in the order of the board; a distant land is an index into it."""

BOX: Final = (
    "officials", "nominate", "force", "buy", "give", "petition",
    "ships", "armies", "commercial", "tax", "nothing", "favour",
)  # fmt: skip
"""The spaces of the action box; a space of the box is an index into it."""

ACTIONS: Final = (
    ("bribe", "secure"), ("nominate",), ("force",), ("buy",), ("give",), ("petition",),
    ("junks", "voyage"), ("recruit", "invade"), ("commercial",), ("tax",), ("nothing",), (),
)  # fmt: skip
"""The actions that share each of them."""

FAVOUR: Final = BOX.index("favour")
"""The space of Imperial Favour."""

Do = Literal[
    "bribe", "secure", "transfer", "nominate", "force", "recruit", "invade", "junks", "voyage",
    "buy", "give", "petition", "commercial", "tax", "card", "nothing", "pass",
]  # fmt: skip
DO: Final[tuple[Do, ...]] = get_args(Do)
"""Everything that can be done in a turn, in the order players think of it."""

REWARDS: Final = (
    "cash", "gift", "extra", "bribe-bingbu", "bribe-hubu", "bribe-gongbu", "bribe-any", "recruit", "insult",
)  # fmt: skip
"""The ids of the Emperor's Rewards, in the order players see them."""

BRIBERIES: Final = {"bribe-bingbu": BINGBU, "bribe-hubu": HUBU, "bribe-gongbu": GONGBU, "bribe-any": -1}
"""The bribery cards with their ministries; -1 for any."""

MinistryNumber: TypeAlias = Annotated[int, "ministry"]
SpaceNumber: TypeAlias = Annotated[int, "space"]
StudentNumber: TypeAlias = Annotated[int, "student"]
CandidateId: TypeAlias = Annotated[str, "candidate"]
GiftValue: TypeAlias = Annotated[int, "gift"]
LandNumber: TypeAlias = Annotated[int, "land"]
BoxNumber: TypeAlias = Annotated[int, "box"]
DistantNumber: TypeAlias = Annotated[int, "distant"]
JunkCount: TypeAlias = Annotated[int, "junks"]
RewardId: TypeAlias = Annotated[str, "reward"]
"""How texts show the numbers of places and things, and the ids of candidates and rewards."""

Counts = tuple[int, int, int]
"""Cards as counts: how many of 1, 2 and 3 cash."""

NO_CARDS: Final[Counts] = (0, 0, 0)

Kind = Literal["", "cash", "licences"]
CASH: Final = "cash"
LICENCES: Final = "licences"
"""What is paid with; "" for nothing."""

MOST_CUBES: Final = 5
MOST_TAKEN: Final = 2
LARGEST: Final = 99
"""Cubes of a player, and those that an action takes; the largest number that can be typed."""

FILLERS: Final = frozenset(
    ("to", "from", "and", "the", "in", "for", "at", "on", "of", "by", "with", "into", "space", "box",
     "player", "seat", "student", "cards")
)  # fmt: skip
"""Small words that people may type and that mean nothing."""

RESERVED: Final = FILLERS.union(
    MINISTRIES,
    DISTANT,
    *(name.split("-") for name in (*GIFTS, *REWARDS)),
    DO,
    ("chief", "pay", "tutor", "place", "influence", "discard"),
    ("any", "none", "red", "orange", "islands"),
    SEAT_LETTERS.lower(),
)
"""Words of the notation: no foreign land can be called so."""

# ── what the files hold ──────────────────────────────────────────────────────────────────────────────

Some = Annotated[int, Meta(ge=0, le=LARGEST)]
Number = Annotated[int, Meta(ge=1, le=LARGEST)]


class _Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """What stands in a file; ``dict=True`` gives room for what follows from it."""


class Officials(_Printed, frozen=True):
    """So many tiles of officials with this cost."""

    cost: Number
    count: Some


class Candidates(_Printed, frozen=True):
    """How many there are for each ministry and for any."""

    each: Annotated[int, Meta(ge=0, le=SPACES)]
    any: Number


class Court(_Printed, frozen=True):
    """``court.toml``: officials and candidates, ``chits`` of the posts, the points of a ``title``."""

    spaces: Annotated[tuple[Annotated[int, Meta(ge=1, le=SPACES)], ...], Meta(min_length=1)] = msgspec.field(
        name="start_spaces"
    )
    title: Some
    chits: Annotated[tuple[Some, ...], Meta(min_length=2 * len(MINISTRIES))]
    tiles: Annotated[tuple[Officials, ...], Meta(min_length=1)] = msgspec.field(name="officials")
    candidates: Candidates

    @cached_property
    def officials(self) -> tuple[int, ...]:
        """The cost of every tile."""
        return tuple(entry.cost for entry in self.tiles for _ in range(entry.count))

    @cached_property
    def start(self) -> tuple[int, ...]:
        """The spaces of each ministry that are filled at the start."""
        return tuple(space - 1 for space in self.spaces)


class Card(_Printed, frozen=True):
    """A kind of Confucius cards: its worth, how many there are, and how many of them in the first hand."""

    cash: int
    licences: int
    count: int
    hand: Annotated[int, Meta(ge=0)]


class Cards(_Printed, frozen=True):
    """``cards.toml``: the Confucius cards.

    ``limit`` of the hand; ``commercial``: most cash given up, ``bonus``: cards drawn besides; ``tax``: cards
    drawn; ``cancel``: tutoring cards that cancel a gift. What is by kind of card: 1, 2 and 3 cash.
    """

    limit: Number
    commercial: Some
    bonus: Some
    tax: Number
    cancel: Number
    kinds: tuple[Card, ...] = msgspec.field(name="card")

    @cached_property
    def cash(self) -> Counts:
        """What a card of each kind is worth as cash."""
        return self._each("cash")

    @cached_property
    def licences(self) -> Counts:
        """What a card of each kind is worth as licences."""
        return self._each("licences")

    @cached_property
    def counts(self) -> Counts:
        """How many there are of each kind."""
        return self._each("count")

    @cached_property
    def hand(self) -> Counts:
        """The hand that everybody begins with."""
        return self._each("hand")

    def _each(self, field: str) -> Counts:
        low, middle, high = (getattr(card, field) for card in self.kinds)
        return low, middle, high

    def total(self, cards: Sequence[int], kind: Kind) -> int:
        """What the cards that can be seen are worth as ``kind``."""
        worth = self.cash if kind == CASH else self.licences
        return cards[0] * worth[0] + cards[1] * worth[1] + cards[2] * worth[2]


class Gift(_Printed, frozen=True):
    """A gift, whether everybody has it at the start, and what the Emperor does for it."""

    id: str
    value: int
    available: bool = False
    petition: str | None = None


class Gifts(_Printed, frozen=True):
    """``gifts.toml``: the gifts by value, the value 1 first. ``junks``: how many the tile moves."""

    junks: Number
    each: tuple[Gift, ...] = msgspec.field(name="gift")

    @cached_property
    def ids(self) -> tuple[str, ...]:
        """How they are typed."""
        return tuple(entry.id for entry in self.each)

    @property
    def available(self) -> tuple[bool, ...]:
        """Which are available at the start."""
        return tuple(entry.available for entry in self.each)

    @property
    def values(self) -> range:
        """The values of all gifts, the lowest first."""
        return range(1, len(self.each) + 1)

    def id(self, value: int) -> str:
        """The gift of that value as it is typed."""
        return self.each[value - 1].id


class Slot(_Printed, frozen=True):
    """A place for a foreign land: an invasion not complete fails when the wall is so long."""

    soldiers: Annotated[int, Meta(ge=1, le=SLOTS)]
    wall: Number


class Land(_Printed, frozen=True):
    """A foreign land: cash for an army, points of its boxes; the box ``star_box``, from 1, has a reward."""

    id: str
    name: str
    price: Number
    boxes: Annotated[tuple[Some, ...], Meta(min_length=1, max_length=MOST_BOXES)]
    star_box: int = msgspec.field(name="star")

    @property
    def star(self) -> int:
        """The box with an Emperor's Reward."""
        return self.star_box - 1


class Realm(_Printed, frozen=True):
    """``realm.toml``: the world around the court.

    Spaces of the ``wall``, ``armies`` of a player, ``junks`` of all, junks of a ``voyage``, ``chits`` of the
    distant lands.
    """

    wall: Annotated[int, Meta(ge=1, le=MOST_WALL)]
    armies: Number
    junks: Number
    voyage: Number
    chits: Annotated[tuple[Some, ...], Meta(min_length=len(DISTANT))]
    slots: tuple[Slot, ...] = msgspec.field(name="slot")
    lands: Annotated[tuple[Land, ...], Meta(min_length=SLOTS)] = msgspec.field(name="land")

    @cached_property
    def soldiers(self) -> tuple[int, ...]:
        """By slot: soldiers on the wall's space."""
        return tuple(slot.soldiers for slot in self.slots)

    @cached_property
    def walls(self) -> tuple[int, ...]:
        """By slot: an invasion that is not complete fails when the wall is so long."""
        return tuple(slot.wall for slot in self.slots)


class Cubes(_Printed, frozen=True):
    """So many cubes from that number of gifts on; the Chief Minister needs one of them for the favour."""

    gifts: int
    cubes: Annotated[int, Meta(ge=2, le=MOST_CUBES)]


class Discount(_Printed, frozen=True):
    """Prices with a marker: ``officials`` is taken off, the others hold instead."""

    officials: Some
    junks: tuple[Number, ...]
    recruit: Number


class Space(_Printed, frozen=True):
    """A space of the action box: cubes for an action there without and with own cubes on it."""

    id: str
    actions: tuple[str, ...]
    first: Annotated[int, Meta(ge=1, le=MOST_TAKEN)]
    again: Annotated[int, Meta(ge=1, le=MOST_TAKEN)]


class Box(_Printed, frozen=True):
    """``box.toml``: the action box and the prices in cash (``recruit`` and ``sail``: licences).

    ``junks`` by number bought, one first.
    """

    nominate: Number
    force: Number
    recruit: Number
    sail: Number
    junks: Annotated[tuple[Number, ...], Meta(min_length=1)]
    cubes: Annotated[tuple[Cubes, ...], Meta(min_length=1)]
    discount: Discount
    spaces: tuple[Space, ...] = msgspec.field(name="space")

    def cubes_for(self, gifts: int) -> int:
        """Cubes of a round for so many gifts, given and received together (Confucius, Cubes)."""
        return max(row.cubes for row in self.cubes if gifts >= row.gifts)


class Rewards(_Printed, frozen=True):
    """``rewards.toml``: how many there are of each; cards drawn with "cash", points of "insult"."""

    cash: Number
    insult: Some
    cards: dict[str, int]

    @cached_property
    def deck(self) -> tuple[str, ...]:
        """Every card by its id, in order."""
        return tuple(card for card in REWARDS for _ in range(self.cards[card]))


# ── where it stands ──────────────────────────────────────────────────────────────────────────────────


court = cache(lambda: read_court(FOLDER / "court.toml"))
cards = cache(lambda: read_cards(FOLDER / "cards.toml"))
gifts = cache(lambda: read_gifts(FOLDER / "gifts.toml"))
realm = cache(lambda: read_realm(FOLDER / "realm.toml"))
box = cache(lambda: read_box(FOLDER / "box.toml"))
rewards = cache(lambda: read_rewards(FOLDER / "rewards.toml"))
"""What stands in each file, read once; raises `BadData` if it is unusable."""


def lands() -> tuple[Land, ...]:
    """All foreign lands; three of them are used."""
    return realm().lands


@cache
def space_of(do: str) -> int:
    """The space of the box on which the action is taken; -1 for those that have none (transfer, cards)."""
    return next((index for index, space in enumerate(box().spaces) if do in space.actions), -1)


# ── what depends on several numbers ──────────────────────────────────────────────────────────────────


def read_court(path: Path) -> Court:
    """The court: officials enough for the start, different spaces for them."""
    found, file = load(path, Court), named(path)
    _check_rising(file, "start_spaces.{}", found.spaces)
    _check_rising(file, "officials.{}.cost", [entry.cost for entry in found.tiles])
    check_at_least(file, "officials", len(found.officials), len(MINISTRIES) * len(found.spaces))
    return found


def read_cards(path: Path) -> Cards:
    """Three kinds of cards for 1, 2 and 3 cash, enough of them to deal everybody's hand."""
    found, file = load(path, Cards), named(path)
    check_count(file, "card", found.kinds, 3)
    for number, entry in enumerate(found.kinds, 1):
        _check_number(file, f"card.{number}.cash", entry.cash, number)
        check_within(file, f"card.{number}.licences", entry.licences, 1, LARGEST)
        check_at_least(file, f"card.{number}.count", entry.count, max(SEATS) * entry.hand)
    check_within(file, "card", sum(found.counts), 1, LARGEST)
    return found


def read_gifts(path: Path) -> Gifts:
    """The six gifts by value, each with its petition; one of them available at the start."""
    found, file = load(path, Gifts), named(path)
    _check_same(file, "gift", found.ids, GIFTS)
    for value, (entry, petition) in enumerate(zip(found.each, PETITIONS, strict=True), 1):
        _check_number(file, f"gift.{entry.id}.value", entry.value, value)
        _check_same(file, f"gift.{entry.id}.petition", [entry.petition or "-"], [petition or "-"])
    check_at_least(file, "gift", sum(found.available), 1)
    return found


def read_realm(path: Path) -> Realm:
    """Wall and slots in order, foreign lands that can be typed, each with its star."""
    found, file = load(path, Realm), named(path)
    check_count(file, "slot", found.slots, SLOTS)
    for number, wall in enumerate(found.walls, 1):
        check_within(file, f"slot.{number}.wall", wall, 1, found.wall)
    _check_rising(file, "slot.{}.wall", found.walls)
    known: set[str] = set()
    for number, land in enumerate(found.lands, 1):
        if not is_word(land.id, RESERVED):
            raise BadData("bad-land-id", file=file, key=f"land.{number}.id", land=land.id)
        if land.id in known:
            raise BadData("double-land", file=file, key=f"land.{number}.id", land=land.id)
        known.add(land.id)
        check_within(file, f"land.{land.id}.star", land.star_box, 1, len(land.boxes))
    return found


def read_box(path: Path) -> Box:
    """The twelve spaces with their actions; prices that a discount does not raise; cubes for any number."""
    found, file = load(path, Box), named(path)
    less = found.discount
    _check_rising(file, "junks.{}", found.junks)
    _check_rising(file, "discount.junks.{}", less.junks)
    check_count(file, "discount.junks", less.junks, len(found.junks))
    for number, prices in enumerate(zip(less.junks, found.junks, strict=True), 1):
        check_within(file, f"discount.junks.{number}", prices[0], 1, prices[1])
    check_within(file, "discount.recruit", less.recruit, 1, found.recruit)
    check_within(file, "cubes.1.gifts", found.cubes[0].gifts, 0, 0)
    _check_rising(file, "cubes.{}.gifts", [row.gifts for row in found.cubes])
    _check_rising(file, "cubes.{}.cubes", [row.cubes for row in found.cubes])
    _check_same(file, "space", [entry.id for entry in found.spaces], BOX)
    for entry, actions in zip(found.spaces, ACTIONS, strict=True):
        _check_same(file, f"space.{entry.id}.actions", entry.actions, actions)
        check_at_least(file, f"space.{entry.id}.again", entry.again, entry.first)
    nothing = found.spaces[BOX.index("nothing")]
    check_within(file, "space.nothing.again", nothing.again, 1, 1)  # or somebody with one cube could be stuck
    return found


def read_rewards(path: Path) -> Rewards:
    """Every kind of reward, and no other; a number of each."""
    found, file = load(path, Rewards), named(path)
    _check_same(file, "cards", sorted(found.cards), sorted(REWARDS))
    for card, count in found.cards.items():
        check_within(file, f"cards.{card}", count, 0, LARGEST)
    return found


def _check_same(file: str, key: str, found: Collection[str], needed: Collection[str]) -> None:
    """Just these words in this order."""
    if list(found) != list(needed):
        raise BadData("wrong-words", file=file, key=key, found=", ".join(found), needed=", ".join(needed))


def _check_number(file: str, key: str, found: int, needed: int) -> None:
    """Just this number."""
    if found != needed:
        raise BadData("wrong-number", file=file, key=key, found=found, needed=needed)


def _check_rising(file: str, key: str, found: Sequence[int]) -> None:
    """Each number is higher than the one before; {} in the key stands for its number."""
    check_rising(file, [(key.format(number), entry) for number, entry in enumerate(found, 1)])


# ── places ───────────────────────────────────────────────────────────────────────────────────────────


def official_place(ministry: int, space: int) -> int:
    """A space of a ministry: 0 to 20."""
    return SPACES * ministry + space


def student_place(student: int) -> int:
    """A student space: 21 and 22."""
    return 21 + student


CANDIDATE_PLACE: Final = 23
"""The stack of candidates."""


def post_place(ministry: int, post: int) -> int:
    """Minister or Secretary of a ministry: 24 to 29."""
    return 24 + 2 * ministry + post


def land_place(slot: int, box: int) -> int:
    """A box of a foreign land: 30 to 41."""
    return 30 + MOST_BOXES * slot + box


COLONIES_PLACE: Final = 42
"""The colonies, of all players together."""


def distant_place(land: int) -> int:
    """A distant land: 43 to 47."""
    return 43 + land


def yard_place(seat: int) -> int:
    """A player's shipyard: 48 to 52."""
    return 48 + seat


def ocean_place(seat: int) -> int:
    """A player's ocean: 53 to 57."""
    return 53 + seat


def wall_place(step: int) -> int:
    """A space of the Great Wall, 1 to 9: 58 to 66."""
    return 58 + step - 1


def box_place(space: int) -> int:
    """A space of the action box: 67 to 78."""
    return 67 + space


def gift_place(giver: int, holder: int) -> int:
    """A gift from giver at holder: 79 to 103."""
    return 79 + max(SEATS) * giver + holder


def rack_place(seat: int) -> int:
    """A player's own gifts: 104 to 108."""
    return 104 + seat
