"""Positions of Da Yunhe to draw: a start, one from the middle, the fullest there can be, ends; panels."""

import random
from functools import cache
from typing import Literal

from games.dayunhe import GAME
from games.dayunhe.components import FREE, LEVELS, NOBODY, UNREST, board, cards, kinds, looks, rules
from games.dayunhe.inspection import Inspected
from games.dayunhe.places import BEIJING, HEXES, REGION
from games.dayunhe.position import DayunhePosition
from games.dayunhe.scoring import final_scoring
from games.dayunhe.way import StepScore
from games.engine.choices import Question
from tests.support.render.pictures import Boards
from tests.support.render.scenes import kinds_of_questions, labels

WORDS = labels(
    "builder supplies reformer rebuilder order welfare inspector intriguer saboteur city",
    "start building prestige inspections uprisings intrigue network unrest total",
    {"turn": "Turn 134", "round": "Round 4", "over": "The end", "tea": "Tea break"},
)
boards = Boards("dayunhe", WORDS)

A, B, C, D, E = range(5)
CANALS = tuple(kind for kind in kinds() if kind != UNREST)


def bare(seats: int = 5, level: str = LEVELS[0]) -> DayunhePosition:
    """The first round: A holds the first region and is to take a card; every stack's top is face down."""
    position = GAME.start(seats, {"level": level}, "pictures")
    position.first = position.start = position.turn = A
    position.round, position.phase = 1, "take"
    position.handed[A] = [card.id for card in cards()]
    for number, place in enumerate(board().symbols[: rules().laid * seats]):
        position.owners[place] = number % seats
    for seat in range(seats):
        position.warehouses[seat] = [CANALS[seat]]
        position.up[seat] = [False] * 3
    return position


def cleared(seats: int = 5) -> DayunhePosition:
    """The same without any tile on the map."""
    position = bare(seats)
    position.tiles, position.owners = [FREE] * HEXES, [NOBODY] * HEXES
    return position


def lay(position: DayunhePosition, place: int, kind: str, seat: int, rotation: int = 0) -> None:
    """A tile on a hex, whatever was there before."""
    position.tiles[place], position.owners[place], position.rotations[place] = kind, seat, rotation


@cache
def _middle() -> DayunhePosition:
    position = bare()
    position.round, position.start, position.turn, position.actor = 4, B, D, D
    position.trips, position.phase = 3, "act"
    for place, kind, seat, rotation in (
        (0, "crossing", A, 0), (1, "straight", A, 0), (4, "delta", A, 1), (8, "basin", E, 3),
        (10, "straight", B, 1), (13, "branch-left", B, 4), (14, "wide-bend", C, 2), (17, "reservoir", D, 0),
        (18, "sharp-bend", C, 5), (21, "branch-right", C, 1), (25, "straight", D, 2), (26, "delta", E, 0),
        (30, "wide-bend", D, 1), (33, "crossing", D, 2), (37, "basin", B, 0), (40, "straight", E, 0),
        (41, "branch-left", E, 3), (44, "sharp-bend", A, 4),
    ):  # fmt: skip
        lay(position, place, kind, seat, rotation)
    position.warehouses = [
        ["delta", UNREST],
        ["straight", "basin", "sharp-bend"],
        [],
        ["branch-left", UNREST, UNREST, "straight", "crossing", "wide-bend"],
        ["reservoir"],
    ]
    for seat in range(5):
        position.stacks[seat] = [["?"] * (7 - seat) + ["straight"], ["?"] * (5 + seat), ["?"] * 4 + [UNREST]]
        position.up[seat] = [True, False, seat % 2 == 0]
    position.stacks[E][1] = []
    position.city = [["delta"], [], ["basin", "straight"], ["straight"] * 3, []]
    position.city_unrest[C][A], position.city_unrest[E][D] = 1, 2
    position.wall = [1, 2, 0, 1, 2]
    position.scores = [31, 27, 8, 44, -3]
    position.handed = [["tea", "order"]] * 5
    position.chosen = ["tea", "order", "builder", "saboteur", "supplies"]
    position.revealed = [False, True, True, True, False]
    position.left = {"supply": 2, "build": 1, "destroy": 1}
    position.coordinator, position.entered = 25, [40, 36, 33, 30, 28, 25]
    return position


def middle() -> DayunhePosition:
    """Five players in the fourth round; D carries out its card, A and E have not revealed theirs."""
    return _middle().copy()


def fullest(seats: int = 5) -> DayunhePosition:
    """No legal position: a tile on every hex, full warehouses, open stacks, rows beyond the level."""
    position = bare(seats, "easy")
    chance = random.Random(4)
    position.round = 38
    for place in range(HEXES):
        kind = UNREST if chance.random() < 0.22 else chance.choice(CANALS)
        lay(position, place, kind, chance.randrange(seats), chance.choice(looks(kind)))
    for seat in range(seats):
        position.warehouses[seat] = [kinds()[(3 * number + seat) % 10] for number in range(6)]
        position.stacks[seat] = [["?"] * 8 + [CANALS[(seat + number) % 9]] for number in range(3)]
        position.up[seat] = [True, True, seat % 2 == 0]
        position.city[seat] = ["delta"] * (7 + 2 * seat)
        position.city_unrest[seat] = [0 if other == seat else 2 for other in range(seats)]
    position.wall = [4, 2, 6, 1, 10][:seats]
    position.scores = [108, -12, 77, 64, 138][:seats]
    position.chosen = ["builder", "tea", "order", "", "saboteur"][:seats]
    position.revealed = [True, True, False, False, True][:seats]
    position.turn, position.resigned = seats - 1, [1]
    walk = last_way(seats)
    position.coordinator, position.entered = walk.way[-1].place, [BEIJING, *(step.place for step in walk.way)]
    return position


def last_way(seats: int = 5) -> Inspected:
    """A way as long as it can be, with every kind of step."""
    limit, steps = seats * REGION, board().setups[seats].steps
    places = [place for place in (0, 3, 6, 10, 13, 17, 16, 19, 22, 26, 29) if place < limit][:steps]
    kinds_of: tuple[tuple[Literal["canal", "unrest", "empty"], int], ...] = (
        ("canal", 4),
        ("unrest", -4),
        ("canal", 2),
        ("empty", 0),
    )
    found = []
    for number, place in enumerate(places):
        kind, points = kinds_of[number % 4]
        found.append(StepScore(place, kind, number % seats if points else NOBODY, points, points == 4))
    return Inspected(False, tuple(found), 0)


def over(position: DayunhePosition) -> DayunhePosition:
    """The position after its final scoring."""
    found = position.copy()
    final_scoring(found)
    found.phase, found.turn, found.actor, found.end, found.trips = "over", None, None, "trips", 0
    return found


def forked() -> DayunhePosition:
    """B, the start player, decides where the coordinator goes on after three steps northwards."""
    position = middle()
    position.phase, position.turn, position.actor = "fork", B, None
    position.way, position.lines, position.steps = [22, 18, 15], [False, False, True], 8
    return position


def departing() -> DayunhePosition:
    """B, the start player, decides where the coordinator goes from Beijing; nothing lies on the map."""
    position = cleared()
    position.phase, position.start, position.turn, position.steps = "fork", B, B, 11
    return position


def inspecting() -> DayunhePosition:
    """A may announce a special inspection; canals of B lead from where the coordinator stands."""
    position = cleared()
    position.phase, position.actor, position.turn = "act", A, A
    position.chosen[A], position.revealed[A], position.left = "inspector", True, {"inspect": 1}
    position.coordinator, position.entered = 1, [BEIJING, 1]
    for place, rotation in ((1, 1), (4, 1), (8, 1), (11, 1)):
        lay(position, place, "straight", B, rotation)
    return position


@cache
def questions() -> tuple[tuple[DayunhePosition, Question], ...]:
    """Every kind of question, as they come up in random matches."""
    return kinds_of_questions(
        ((GAME.start(2 + seed % 4, {}, str(seed)), random.Random(seed)) for seed in (4, 5, 23)),
        lambda view, question: (view.phase, len(question.given)),
    )
