"""Positions for the random tests: reached by play, and made up."""

import random
from collections.abc import Iterator, Sequence
from functools import cache, partial

from games.confucius.box import Pay
from games.confucius.deeds import ConfuciusAction
from games.confucius.position import ConfuciusPosition, start
from games.confucius.state import Phase
from tests.support.games.confucius.printed import BOX, GIFTS, LANDS, REWARDS, SPACES, boxes
from tests.support.games.playing import stops

OPTIONS = {
    "game": ("advanced", "basic"),
    **dict.fromkeys(("admiral", "necklace", "open-rewards"), ("no", "yes")),
}


def variant(number: int) -> tuple[int, dict[str, str]]:
    """Seats and options by a number: all of them in every 48 that follow each other."""
    number, seats = divmod(number, 3)
    return 3 + seats, {name: values[number >> bit & 1] for bit, (name, values) in enumerate(OPTIONS.items())}


KEEN: tuple[tuple[str, ...], ...] = (
    (),
    ("bribe", "tax"),
    ("voyage", "junks", "commercial"),
    ("invade", "recruit", "give", "buy"),
    ("transfer", "petition", "buy", "card"),
)
"""What players may be keen on, the dearest first; without, few ministries close and few lands are reached."""


@cache
def done(action: ConfuciusAction) -> str:
    """What its first slot says."""
    return action.slots()[0].value


def pick(legal: Sequence[ConfuciusAction], dice: random.Random, keen: Sequence[str] = ()) -> ConfuciusAction:
    """One of the actions: first what is done, then how; a payment mostly without spare cards.

    What the player is ``keen`` on comes first, most times; else all that can be done is as likely. The many
    ways of one petition, or of wasting cards, would be nearly all that happens otherwise.
    """
    # Ways to pay are the same action however they are asked for, and cannot be told apart by `done`.
    paying = isinstance(legal[0], Pay)
    first = [action.slots()[0].value if paying else done(action) for action in legal]
    if "other" in first and first[0] != "other" and dice.random() < 0.9:
        return legal[dice.randrange(first.index("other"))]
    chosen = dice.choice(list(dict.fromkeys(first)))
    if dice.random() < 0.7:
        chosen = next((do for do in keen if do in first), chosen)
    return dice.choice([action for action, do in zip(legal, first, strict=True) if do == chosen])


def played(seed: int, every: int = 5) -> Iterator[ConfuciusPosition]:
    """Every so many positions of one random match, its variant by the seed."""
    seats, options = variant(seed)
    position = start(seats, options, f"played {seed}")
    return stops(position, random.Random(seed), every, partial(pick, keen=KEEN[seed % len(KEEN)]))


def made_up(seed: int, phase: Phase = "turn") -> ConfuciusPosition:
    """A position of the actions phase that no play may reach: everything is strewn about."""
    dice = random.Random(f"made up {seed}")
    seats, options = variant(seed)
    position = start(seats, options, f"made up {seed}")
    everybody = range(seats)
    position.phase = phase
    position.turn = dice.randrange(seats)
    position.chief = position.turn if phase == "favour" else dice.randrange(seats)
    position.source = "favour" if phase == "favour" else "extra" if phase == "free" else "cubes"
    position.round = dice.choice([1, 2, 5, 9])
    position.wall = position.round - 1
    position.cubes = [dice.choice([0, 1, 2, 3]) for _ in everybody]
    position.box = [[dice.choice([0, 0, 1]) for _ in everybody] for _ in BOX]
    position.commercial = [count > 0 for count in position.box[BOX.index("commercial")]]
    if dice.random() < 0.3:
        position.resigned = [(position.turn + 1) % seats]
        position.chief = position.turn
    position.resolved = [dice.random() < 0.2 for _ in range(3)]
    for ministry in range(3):
        for space in range(SPACES):
            if dice.random() < 0.6:
                _official(position, ministry, space, dice)
    _strew_cards(position, dice)
    for giver in position.playing:
        for value in range(len(GIFTS)):
            state = dice.choice([-3 if value else -2, -2, -2, -1, *position.playing])
            free = state not in position.gifts[giver] and state != giver
            position.gifts[giver][value] = state if state < 0 or free else -2
    position.students = [dice.choice([-1, *position.playing]) for _ in range(2)]
    _strew_abroad(position, dice)
    return position


def _official(position: ConfuciusPosition, ministry: int, space: int, dice: random.Random) -> None:
    """Some tile there, mostly with a marker."""
    tile = dice.choice([0, 2, 3, 4, 5, 6, 7])
    owner = dice.choice([-1, *range(position.seats)]) if tile else dice.randrange(position.seats)
    position.officials[ministry][space] = tile
    position.markers[ministry][space] = owner
    position.secured[ministry][space] = owner >= 0 and (tile == 0 or dice.random() < 0.5)
    if owner >= 0 and dice.random() < 0.15:
        position.transferred.append(SPACES * ministry + space)


def _strew_cards(position: ConfuciusPosition, dice: random.Random) -> None:
    """Hands of none to eight cards, some rewards."""
    for hand in position.hands:
        for kind in range(3):
            position.deck += [kind + 1] * hand[kind]
    dice.shuffle(position.deck)
    for hand in position.hands:
        hand[:] = [0, 0, 0, 0]
        for _ in range(dice.choice([0, 1, 2, 4, 8])):
            hand[position.deck.pop() - 1] += 1
    rest = list(REWARDS)
    dice.shuffle(rest)
    position.rewards = [sorted(rest.pop() for _ in range(dice.choice([0, 1, 2]))) for _ in position.rewards]
    position.reward_deck = rest


def _strew_abroad(position: ConfuciusPosition, dice: random.Random) -> None:
    """Armies and junks."""
    everybody = range(position.seats)
    names = list(LANDS)
    position.armies = [[dice.choice([-1, *everybody]) for _ in boxes(names[land])] for land in position.lands]
    position.land_state = [dice.choice(["", "", "won", "lost"]) for _ in position.lands]
    position.colonies = [dice.choice([0, 1, 2]) for _ in everybody]
    position.stock = [dice.choice([0, 3]) for _ in everybody]
    position.visited = [[dice.random() < dice.choice([0.2, 0.8]) for _ in everybody] for _ in range(5)]
    position.first = [next((seat for seat in everybody if row[seat]), -1) for row in position.visited]
    position.yard = [dice.choice([0, 1, 4, 6]) for _ in everybody]
    position.ocean = [dice.randrange(5) for _ in everybody]
    position.junks = max(0, dice.choice([0, 1, 3, 9]))
