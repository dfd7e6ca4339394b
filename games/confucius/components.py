"""What is printed: ministries, officials, cards, gifts, lands, the action box, Emperor's Rewards.

Read from ``data/confucius`` and checked in `games.confucius.check`. Numbers used everywhere: a ministry is 0
to 2, a space 0 to 6 (0 is the highest seniority; people see 1 to 7), a gift its value 1 to 6, a student 0
(red) or 1 (orange), a foreign land an index into `lands` and on the board a slot 0 to 2, a distant land 0
to 4.
"""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from games.confucius import check
from games.engine.editions import RuleSet
from games.engine.files import folder, load, named

FOLDER = folder(__name__)
RULES = RuleSet.of(__name__, 1)
"""The versions of the rules that can be played, and what changed in them."""

SEATS: Final = check.SEATS

BINGBU, HUBU, GONGBU = range(3)
MINISTRIES: Final = check.MINISTRIES
"""The ministries in the order of the board; a ministry is an index into it."""

SPACES: Final = check.SPACES
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
"""The gifts by value."""

RED, ORANGE = range(2)
STUDENTS: Final = ("red", "orange")
"""The student spaces."""

MINISTER, SECRETARY = range(2)
"""The posts of a ministry, in the order of their chits."""

SLOTS: Final = check.SLOTS
"""Places of foreign lands on the board."""

DISTANT: Final = check.DISTANT
"""The distant lands in the order of the board; a distant land is an index into it."""

BOX: Final = check.BOX
"""The spaces of the action box; a space of the box is an index into it."""

FAVOUR: Final = BOX.index("favour")
"""The space of Imperial Favour."""

BOX_ACTIONS: Final = (
    "bribe", "secure", "transfer", "nominate", "force", "recruit", "invade", "junks", "voyage",
    "buy", "give", "petition", "commercial", "tax",
)  # fmt: skip
DO: Final = (*BOX_ACTIONS, "card", "nothing", "pass")
"""Everything that can be done in a turn, in the order players think of it."""

REWARDS: Final = check.REWARDS
"""The ids of the Emperor's Rewards, in the order players see them."""

BRIBERIES: Final = {"bribe-bingbu": BINGBU, "bribe-hubu": HUBU, "bribe-gongbu": GONGBU, "bribe-any": -1}
"""The bribery cards with their ministries; -1 for any."""

Counts = tuple[int, int, int]
"""Cards as counts: how many of 1, 2 and 3 cash."""

NO_CARDS: Final[Counts] = (0, 0, 0)


class Court(msgspec.Struct, frozen=True):
    """The ministries: ``officials`` (cost of every tile), spaces filled at the ``start``.

    ``candidates``: how many there are for each ministry and for any; ``chits`` of the posts; points of a
    ``title``.
    """

    officials: tuple[int, ...]
    start: tuple[int, ...]
    each: int
    any: int
    chits: tuple[int, ...]
    title: int


class Cards(msgspec.Struct, frozen=True):
    """The Confucius cards: ``cash``, ``licences``, ``counts`` and the first ``hand``, each by kind of card.

    ``limit`` of the hand; ``commercial``: most cash given up, ``bonus``: cards drawn besides; ``tax``: cards
    drawn; ``cancel``: tutoring cards that cancel a gift.
    """

    cash: Counts
    licences: Counts
    counts: Counts
    hand: Counts
    limit: int
    commercial: int
    bonus: int
    tax: int
    cancel: int

    def total(self, cards: Counts, kind: str) -> int:
        """What the cards are worth as ``kind``, "cash" or "licences"."""
        worth = self.cash if kind == "cash" else self.licences
        return cards[0] * worth[0] + cards[1] * worth[1] + cards[2] * worth[2]


class Gifts(msgspec.Struct, frozen=True):
    """The gifts by value, the value 1 first: their ``ids``, which are ``available`` at the start.

    ``junks``: how many the tile moves.
    """

    ids: tuple[str, ...]
    available: tuple[bool, ...]
    junks: int

    @property
    def values(self) -> range:
        """The values of all gifts, the lowest first."""
        return range(1, len(self.ids) + 1)

    def id(self, value: int) -> str:
        """The gift of that value as it is typed."""
        return self.ids[value - 1]


class Land(msgspec.Struct, frozen=True):
    """A foreign land: cash for an army, points of its boxes; ``star`` is the box with an Emperor's Reward."""

    id: str
    name: str
    price: int
    boxes: tuple[int, ...]
    star: int


class Realm(msgspec.Struct, frozen=True):
    """The world: spaces of the ``wall``, ``armies`` of a player, ``junks`` of all, junks of a ``voyage``.

    ``soldiers`` and ``walls`` by slot: an invasion that is not complete fails when the wall is so long.
    ``chits`` of the distant lands.
    """

    wall: int
    armies: int
    junks: int
    voyage: int
    soldiers: tuple[int, ...]
    walls: tuple[int, ...]
    lands: tuple[Land, ...]
    chits: tuple[int, ...]


class Space(msgspec.Struct, frozen=True):
    """A space of the action box: cubes for an action there without and with own cubes on it."""

    id: str
    actions: tuple[str, ...]
    first: int
    again: int


class Box(msgspec.Struct, frozen=True):
    """The action box: its ``spaces`` and the prices in cash (``recruit`` and ``sail``: licences).

    ``cubes`` are (gifts, cubes): so many from that number of gifts on. ``junks`` by number bought, one first.
    The prices that begin with ``less`` hold with a discount; ``less_officials`` is taken off.
    """

    spaces: tuple[Space, ...]
    cubes: tuple[tuple[int, int], ...]
    nominate: int
    force: int
    recruit: int
    sail: int
    junks: tuple[int, ...]
    less_officials: int
    less_junks: tuple[int, ...]
    less_recruit: int

    def cubes_for(self, gifts: int) -> int:
        """Cubes of a round for so many gifts, given and received together (Confucius, Cubes)."""
        return max(cubes for least, cubes in self.cubes if gifts >= least)


class Rewards(msgspec.Struct, frozen=True):
    """The Emperor's Rewards: every card of the ``deck`` by its id, in order.

    ``cash``: cards drawn with that card; ``insult``: points of that card.
    """

    deck: tuple[str, ...]
    cash: int
    insult: int


# ── where it stands ──────────────────────────────────────────────────────────────────────────────────


@cache
def court() -> Court:
    """The court; raises `BadData` if its file is unusable."""
    return read_court(FOLDER / "court.toml")


@cache
def cards() -> Cards:
    """The Confucius cards; raises `BadData` if their file is unusable."""
    return read_cards(FOLDER / "cards.toml")


@cache
def gifts() -> Gifts:
    """The gifts; raises `BadData` if their file is unusable."""
    return read_gifts(FOLDER / "gifts.toml")


@cache
def realm() -> Realm:
    """The world around the court; raises `BadData` if its file is unusable."""
    return read_realm(FOLDER / "realm.toml")


def lands() -> tuple[Land, ...]:
    """All foreign lands; three of them are used."""
    return realm().lands


@cache
def box() -> Box:
    """The action box; raises `BadData` if its file is unusable."""
    return read_box(FOLDER / "box.toml")


@cache
def space_of(do: str) -> int:
    """The space of the box on which the action is taken; -1 for those that have none (transfer, cards)."""
    return next((index for index, space in enumerate(box().spaces) if do in space.actions), -1)


@cache
def rewards() -> Rewards:
    """The Emperor's Rewards; raises `BadData` if their file is unusable."""
    return read_rewards(FOLDER / "rewards.toml")


def read_court(path: Path) -> Court:
    """The court in a file, checked."""
    found = load(path, check.CourtFile)
    check.court(named(path), found)
    return Court(
        tuple(entry.cost for entry in found.officials for _ in range(entry.count)),
        tuple(space - 1 for space in found.start_spaces),
        found.candidates.each,
        found.candidates.any,
        tuple(found.chits),
        found.title,
    )


def read_cards(path: Path) -> Cards:
    """The Confucius cards in a file, checked."""
    found = load(path, check.CardsFile)
    check.cards(named(path), found)
    low, middle, high = found.card
    return Cards(
        (low.cash, middle.cash, high.cash),
        (low.licences, middle.licences, high.licences),
        (low.count, middle.count, high.count),
        (low.hand, middle.hand, high.hand),
        found.limit,
        found.commercial,
        found.bonus,
        found.tax,
        found.cancel,
    )


def read_gifts(path: Path) -> Gifts:
    """The gifts in a file, checked."""
    found = load(path, check.GiftsFile)
    check.gifts(named(path), found)
    return Gifts(
        tuple(entry.id for entry in found.gift),
        tuple(entry.available for entry in found.gift),
        found.junks,
    )


def read_realm(path: Path) -> Realm:
    """The world in a file, checked."""
    found = load(path, check.RealmFile)
    check.realm(named(path), found)
    return Realm(
        found.wall,
        found.armies,
        found.junks,
        found.voyage,
        tuple(entry.soldiers for entry in found.slot),
        tuple(entry.wall for entry in found.slot),
        tuple(
            Land(entry.id, entry.name, entry.price, tuple(entry.boxes), entry.star - 1)
            for entry in found.land
        ),
        tuple(found.chits),
    )


def read_box(path: Path) -> Box:
    """The action box in a file, checked."""
    found = load(path, check.BoxFile)
    check.box(named(path), found)
    return Box(
        tuple(Space(entry.id, tuple(entry.actions), entry.first, entry.again) for entry in found.space),
        tuple((entry.gifts, entry.cubes) for entry in found.cubes),
        found.nominate,
        found.force,
        found.recruit,
        found.sail,
        tuple(found.junks),
        found.discount.officials,
        tuple(found.discount.junks),
        found.discount.recruit,
    )


def read_rewards(path: Path) -> Rewards:
    """The Emperor's Rewards in a file, checked."""
    found = load(path, check.RewardsFile)
    check.rewards(named(path), found)
    return Rewards(
        tuple(card for card in REWARDS for _ in range(found.cards[card])), found.cash, found.insult
    )
