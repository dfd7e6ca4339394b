"""Positions for the random tests: reached by play, and made up."""

import random
from collections.abc import Iterator, Sequence
from functools import cache, partial

from games.dayunhe.cards import Deed
from games.dayunhe.position import DayunhePosition, start
from games.engine import Event
from games.engine.record import resignation
from tests.support.games.dayunhe import printed
from tests.support.games.dayunhe.printed import groups, looks, place
from tests.support.games.dayunhe.scenes import bare, hand_on, scene, used
from tests.support.games.dayunhe.slow_way import Way
from tests.support.games.playing import stops


def variant(number: int) -> tuple[int, str]:
    """Seats and level by a number: all of them in every 12 that follow each other."""
    return 2 + number % 4, list(printed.LEVELS)[number // 4 % 3]


KEEN: tuple[tuple[str, ...], ...] = (
    (),
    ("tea", "intrigue", "denounce", "destroy", "supply"),
    ("inspect", "build"),
    ("build", "supply"),
    ("swap", "move", "turn", "reform", "espionage", "calm", "remove"),
)
"""What players may be keen on, the dearest first; without, few can ever pay with unrest tiles."""


@cache
def words_of(action: Deed) -> list[str]:
    """How the action is written; matches are made of the same ones again and again."""
    return str(action).split()


def pick(legal: Sequence[Deed], dice: random.Random, keen: Sequence[str] = ()) -> Deed:
    """One of the actions: first what is done, then with which tile, then where.

    What the player is ``keen`` on comes first, most times; a turn is seldom ended before there is nothing
    left. The many places and looks of one tile would be nearly all that happens otherwise.
    """
    found: dict[str, list[tuple[Deed, list[str]]]] = {}
    for action in legal:
        words = words_of(action)
        found.setdefault(words[0], []).append((action, words))
    verbs = list(found)
    if "done" in verbs and len(verbs) > 1 and dice.random() < 0.8:
        verbs.remove("done")
    verb = dice.choice(verbs)
    if dice.random() < 0.7:
        verb = next((do for do in keen if do in verbs), verb)
    left = found[verb]
    if len(left) > 1:
        second = dice.choice(list(dict.fromkeys(words[1] for _, words in left)))
        left = [(action, words) for action, words in left if words[1] == second]
    return dice.choice(left)[0]


def played(seed: int, every: int = 5, leaving: bool = False) -> Iterator[DayunhePosition]:
    """Every so many positions of one random match, its variant by the seed; seats leave it, if wished."""
    keen = partial(pick, keen=KEEN[seed % len(KEEN)])
    return stops(begun(seed, "played"), random.Random(seed), every, keen, 60 * leaving)


def begun(number: int, name: str) -> DayunhePosition:
    """How a random match begins, its variant by its number."""
    seats, level = variant(number)
    return start(seats, {"level": level}, f"{name} {number}")


def walked(position: DayunhePosition, number: int) -> Iterator[tuple[str, list[Event]]]:
    """A random match from there on, by its number: what its record says and what happened, entry by entry.

    The position goes along. In every third match seats leave now and then.
    """
    dice = random.Random(f"walked {number}")
    while position.turn is not None:
        if number % 3 == 0 and dice.randrange(70) == 0:
            leaver = dice.choice(position.playing)
            yield resignation(leaver), position.resign(leaver)
        else:
            action = pick(position.legal(), dice, KEEN[number % len(KEEN)])
            yield str(action), position.apply(action)


def strewn(position: DayunhePosition, dice: random.Random, share: float) -> None:
    """So many of the hexes get a tile of anybody, turned at random."""
    bare(position)
    kinds = [*printed.KINDS, *[printed.UNREST] * dice.choice([0, 3, 9])]
    for hex in range(printed.HEXES):
        if dice.random() < share:
            kind = dice.choice(kinds)
            position.tiles[hex], position.owners[hex] = kind, dice.randrange(position.seats)
            position.rotations[hex] = dice.choice(looks(kind))


blank = cache(scene)
"""A scene that is copied, as matches of the same kind begin in the same way."""


def under_way(number: int, shares: Sequence[float] = (0.05, 0.2, 0.4, 0.7, 1.0)) -> DayunhePosition:
    """The coordinator somewhere on a trip, among tiles anywhere; both directions, all counts of players.

    He has come there by steps that were open to him, among other tiles.
    """
    dice = random.Random(f"under way {number}")
    position = blank(seats=2 + number % 4, trips=1 + number // 4 % 4, first=dice.choice("AB")).copy()
    way = Way(position)
    here = place(printed.BEIJING if way.south else printed.TURNING[position.seats])
    entered = [here]
    for _ in range(dice.choice([0, 0, *range(40)])):
        options = way.candidates(here, set(entered))
        if dice.random() < 0.5:
            options = [to for to in options if to // 3 == here // 3] or options
        here = dice.choice(options)
        entered.append(here)
        if here == way.goal:
            here = entered[0]
            entered = [here]
            break
    position.coordinator, position.entered = here, entered
    strewn(position, dice, dice.choice(shares))
    return position


def made_up(number: int) -> DayunhePosition:
    """A position in somebody's turn that no play may reach: everything is strewn about."""
    position = under_way(number)
    dice = random.Random(f"made up {number}")
    seats = position.seats
    position.turn = position.actor = dice.randrange(seats)
    position.start = position.turn
    card = list(printed.CARDS)[number % len(printed.CARDS)]
    others = [other for other in printed.CARDS if other != card]
    position.chosen = [card if seat == position.turn else others.pop() for seat in range(seats)]
    position.revealed = [seat == position.turn for seat in range(seats)]
    hand_on(position, position.clockwise(position.start))
    position.left = _some(card, dice)
    position.used = used(card, position.left)
    position.lying = dice.random() < 0.2
    if seats > 2 and dice.random() < 0.3:
        position.resigned = [(position.turn + 1) % seats]
    kinds = list(printed.OWN_TILES)
    for seat in range(seats):
        many = dice.choice([0, 2, 4, printed.SLOTS])
        position.warehouses[seat] = [dice.choice([printed.UNREST, *kinds]) for _ in range(many)]
        position.stacks[seat] = [
            [dice.choice(kinds) for _ in range(dice.choice([0, 1, 6]))] for _ in range(printed.STACKS)
        ]
        position.up[seat] = [bool(pile) and dice.random() < 0.4 for pile in position.stacks[seat]]
        position.city[seat] = [dice.choice(kinds[:-1]) for _ in range(dice.choice([0, 1, 4, 8]))]
        position.wall[seat] = dice.choice([0, 0, 1, 5])
    return position


def _some(card: str, dice: random.Random) -> dict[str, int]:
    """Symbols of the card that may be left: of most groups all or some."""
    left: dict[str, int] = {}
    for group in groups(card):
        if "prestige" not in group and dice.random() < 0.85:
            left |= {action: dice.randint(1, count) for action, count in group.items()}
    return left
