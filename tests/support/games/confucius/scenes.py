"""Positions of Confucius from a few words. Seats are letters; ministries, lands, cards have their ids."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from games.confucius.position import ConfuciusPosition, start
from games.confucius.state import Phase
from games.confucius.turns import parse
from games.engine import Event
from tests.support.games.confucius import printed
from tests.support.games.confucius.printed import BOX, DISTANT, LANDS, LETTERS, MINISTRIES, SPACES, boxes
from tests.support.games.scenes import legal as legal
from tests.support.games.scenes import of_type as of_type
from tests.support.games.scenes import outcome as outcome
from tests.support.games.scenes import ranks as ranks
from tests.support.games.scenes import refusal
from tests.support.games.scenes import the as the

Facts = dict[str, Any]
"""Keywords of `scene`."""

Numbers = Mapping[str, int]
"""A number by letter; 0 for those not named."""

DEFAULTS = {"game": "advanced", "admiral": "no", "necklace": "no", "open-rewards": "no"}


def seat(letter: str) -> int:
    """The seat with that letter; "." is none."""
    return -1 if letter == "." else LETTERS.index(letter)


def by_seat(numbers: Numbers | None, seats: int, default: int = 0) -> list[int]:
    return [(numbers or {}).get(letter, default) for letter in LETTERS[:seats]]


def counts(cards: str) -> list[int]:
    """Cards by value, as in "1123"; blanks do not matter."""
    return [cards.count(value) for value in "123"] + [0]


def scene(
    phase: Phase = "turn",
    *,
    seats: int = 4,
    turn: str = "A",
    chief: str = "D",
    round: int = 3,
    options: Mapping[str, str] | None = None,
    bingbu: str = ". . . . . . .",
    hubu: str = ". . . . . . .",
    gongbu: str = ". . . . . . .",
    posts: Mapping[str, str] | None = None,
    chits: Mapping[str, tuple[int, int]] | None = None,
    cubes: str = "",
    box: Mapping[str, str] | None = None,
    passed: str = "",
    commercial: str = "",
    hands: Mapping[str, str] | None = None,
    rewards: Mapping[str, str] | None = None,
    reward_deck: str | None = None,
    discards: str = "",
    gifts: str = "",
    stock: Numbers | None = None,
    colonies: Numbers | None = None,
    insulted: Numbers | None = None,
    yard: Numbers | None = None,
    ocean: Numbers | None = None,
    lands: Sequence[str] = ("annam", "mongolia", "manchuria"),
    armies: Mapping[str, str] | None = None,
    land_state: Mapping[str, Literal["won", "lost"]] | None = None,
    distant_chits: Sequence[int] = (2, 3, 4, 3, 2),
    visited: Mapping[str, str] | None = None,
    first: Mapping[str, str] | None = None,
    candidate: str = "bingbu",
    candidates: str = "any any any hubu gongbu",
    students: str = "..",
    forced: bool = False,
    transferred: str = "",
    wall: int = 2,
    scores: Numbers | None = None,
) -> ConfuciusPosition:
    """A position in the actions phase in which ``turn`` is to act.

    A ministry is seven words: "." nothing, "5" an official that costs 5, "5A" with A's marker, "5A!"
    secured, "0A!" a candidate placed by A. ``posts``: resolved ministries with Minister and Secretary, as in
    "AB". Everybody has ``cubes`` (3 each unless said, a digit a seat), nobody has ``passed``; in the phase
    "favour" all have, without cubes. ``hands`` are values, "2 2 3" unless said. ``gifts``: "A3" is available,
    "A3B" is with B, "A3-" gone; all that are not named are unbought, but everybody's first is available.
    Armies not placed are in stock unless said; junks not placed in the supply. ``visited`` by land the
    letters, the first of them took the chit unless ``first`` says otherwise (".": nobody has). The next of
    ``candidates`` is the last word; the next of ``reward_deck`` too. Cards not named are in the deck.
    """
    position = start(seats, {**DEFAULTS, **(options or {})}, "a scene")
    position.phase = phase
    position.source = "favour" if phase == "favour" else "cubes"
    position.turn = seat(turn)
    position.chief = seat(chief) if seat(chief) < seats else seats - 1
    position.round = round
    position.wall = wall
    position.scores = by_seat(scores, seats)
    position.sources = [[score, 0, 0, 0, 0] for score in position.scores]
    position.cubes = [int(count) for count in cubes] or [0 if phase == "favour" else 3] * seats
    position.passed = [letter in passed or phase == "favour" for letter in LETTERS[:seats]]
    position.commercial = [letter in commercial for letter in LETTERS[:seats]]
    position.box = [[0] * seats for _ in BOX]
    for letter, spaces in (box or {}).items():
        for space in spaces.split():
            position.box[BOX.index(space)][seat(letter)] += 1
    position.box[BOX.index("favour")][position.chief] = 1
    _court(position, (bingbu, hubu, gongbu))
    for ministry, name in enumerate(MINISTRIES):
        position.posts[ministry] = [seat(letter) for letter in (posts or {}).get(name, "..")]
        position.resolved[ministry] = name in (posts or {})
        position.chits[ministry] = list((chits or {}).get(name, (7, 5)))
    position.candidate = candidate
    position.candidates_left = candidates.split()
    position.students = [seat(letter) for letter in students]
    position.forced = forced
    position.transferred = [official(place) for place in transferred.split(",") if place]
    position.hands = [counts((hands or {}).get(letter, "223")) for letter in LETTERS[:seats]]
    position.discards = counts(discards)
    out = [sum(hand[kind] for hand in (*position.hands, position.discards)) for kind in range(3)]
    position.deck = [kind + 1 for kind in range(3) for _ in range(printed.CARDS_OF_A_KIND - out[kind])]
    position.rewards = [sorted((rewards or {}).get(letter, "").split()) for letter in LETTERS[:seats]]
    rest = Counter(printed.REWARDS) - Counter(card for held in position.rewards for card in held)
    position.reward_deck = list(rest.elements()) if reward_deck is None else reward_deck.split()
    position.gifts = [[-2, *[-3] * 5] for _ in range(seats)]
    for word in gifts.split():
        state = -2 if len(word) == 2 else -1 if word[2] == "-" else seat(word[2])
        position.gifts[seat(word[0])][int(word[1]) - 1] = state
    position.lands = [list(LANDS).index(land) for land in lands]
    placed = [(armies or {}).get(land, "." * len(boxes(land))) for land in lands]
    position.armies = [[seat(letter) for letter in letters] for letters in placed]
    position.land_state = [(land_state or {}).get(land, "") for land in lands]
    position.colonies = by_seat(colonies, seats)
    position.insulted = by_seat(insulted, seats)
    abroad = [sum(row.count(one) for row in position.armies) for one in range(seats)]
    used = zip(abroad, position.colonies, position.insulted, strict=True)
    left = dict(zip(LETTERS, (printed.ARMIES - sum(armies_of) for armies_of in used), strict=False))
    position.stock = by_seat({**left, **(stock or {})}, seats)
    position.yard = by_seat(yard, seats)
    position.ocean = by_seat(ocean, seats)
    position.junks = printed.JUNKS - sum(position.yard + position.ocean)
    position.distant_chits = list(distant_chits)
    for land, letters in (visited or {}).items():
        position.visited[DISTANT.index(land)] = [letter in letters for letter in LETTERS[:seats]]
        position.first[DISTANT.index(land)] = seat((first or {}).get(land, letters[0]))
    return position


def official(place: str) -> int:
    """The number of a place, as in "hubu 3"."""
    ministry, space = place.split()
    return SPACES * MINISTRIES.index(ministry) + int(space) - 1


def _court(position: ConfuciusPosition, rows: Sequence[str]) -> None:
    """Officials and markers of the ministries."""
    left = Counter(printed.OFFICIALS)
    for ministry, row in enumerate(rows):
        words = row.split()
        assert len(words) == SPACES, row
        for space, word in enumerate(words):
            cost = -1 if word == "." else int(word[0])
            position.officials[ministry][space] = cost
            position.markers[ministry][space] = seat(word[1]) if len(word) > 1 else -1
            position.secured[ministry][space] = word.endswith("!")
            left[cost] -= cost > 0
    assert min(left.values()) >= 0, rows
    position.officials_left = sorted(left.elements())


def play(position: ConfuciusPosition, *notations: str) -> list[Event]:
    """Carry out these actions one after the other; all their events."""
    return [event for notation in notations for event in position.apply(parse(notation))]


def refused(position: ConfuciusPosition, notation: str) -> str:
    """The code with which the action is refused; "" if it is not."""
    return refusal(position, parse(notation))


def row(position: ConfuciusPosition, ministry: str) -> str:
    """The ministry as `scene` takes it."""
    rows = (position.officials, position.markers, position.secured)
    places = zip(*(row[MINISTRIES.index(ministry)] for row in rows), strict=True)
    words = (
        f"{cost}{'' if marker < 0 else LETTERS[marker]}{'!' * secured}" for cost, marker, secured in places
    )
    return " ".join("." if word.startswith("-") else word for word in words)


def active(position: ConfuciusPosition) -> set[str]:
    """The gifts that are with another player, as in "A3B"."""
    return {
        f"{LETTERS[giver]}{number + 1}{LETTERS[state]}"
        for giver, states in enumerate(position.gifts)
        for number, state in enumerate(states)
        if state >= 0
    }


def court(position: ConfuciusPosition) -> list[Event]:
    """The court phase of the position, begun by the Chief Minister's favour for nothing."""
    all_have_passed(position)
    return play(position, "nothing")


def all_have_passed(position: ConfuciusPosition) -> None:
    """Only the Chief Minister's favour is left of the actions of the round."""
    position.phase, position.source, position.turn = "favour", "favour", position.chief
    position.cubes, position.passed = [0] * position.seats, [True] * position.seats
