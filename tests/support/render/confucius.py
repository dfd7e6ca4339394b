"""Positions of Confucius to draw: a start, one from the middle, the fullest there can be, ends; panels."""

import random
from functools import cache

from games.confucius import GAME
from games.confucius.components import AVAILABLE, BOX, CANDIDATE, EMPTY, NOBODY, REMOVED, UNBOUGHT, lands
from games.confucius.position import ConfuciusPosition
from games.engine.choices import Question
from tests.support.render.pictures import Boards
from tests.support.render.scenes import kinds_of_questions, labels

WORDS = labels(
    "bingbu hubu gongbu officials petition ships armies tax nothing favour",
    "any red orange owes",
    {"turn": "Turn 34", "round": "Round 4", "over": "The end", "commercial": "Commerce"}
    | {"nominate": "Student", "force": "Exam", "buy": "Buy gift", "give": "Give gift"},
)
boards = Boards("confucius", WORDS)

A, B, C, D, E = range(5)
SOLDIERS = (1, 3, 4)
"""The foreign lands Yunnan, Korea and Manchuria, in the order of the slots."""


def bare(seats: int = 5) -> ConfuciusPosition:
    """The first round before anything happened, A chief and to act; every hand is known."""
    position = GAME.start(seats, {"game": "advanced"}, "pictures")
    position.chief = position.turn = A
    position.box = [[0] * seats for _ in BOX]
    position.cubes = [3] * seats
    for ministry, row in enumerate(((3, 5, 7), (2, 4, 6), (4, 6, 2))):
        position.officials[ministry][2:5] = row
    position.chits, position.distant_chits = [[8, 5], [7, 4], [6, 5]], [4, 2, 3, 3, 4]
    position.candidate = "hubu"
    position.lands, position.spare_lands = list(SOLDIERS), [0, 2]
    position.armies = [[NOBODY] * len(lands()[land].boxes) for land in SOLDIERS]
    return position


@cache
def _middle() -> ConfuciusPosition:
    position = bare()
    position.round, position.chief, position.turn, position.wall = 4, B, D, 3
    position.officials = [
        [4, 6, 3, 5, 7, 2, EMPTY],
        [3, CANDIDATE, 2, 4, 6, 5, EMPTY],
        [5, 7, 4, 6, 2, EMPTY, EMPTY],
    ]
    position.markers = [
        [A, D, A, B, NOBODY, E, NOBODY],
        [NOBODY, C, D, D, B, NOBODY, NOBODY],
        [E, NOBODY, C, A, B, NOBODY, NOBODY],
    ]
    position.secured = [
        [True, False, True, False, False, False, False],
        [False, True, True, False, False, False, False],
        [False, False, True, False, False, False, False],
    ]
    position.candidate, position.candidates_left = "bingbu", position.candidates_left[:4]
    position.students = [C, NOBODY]
    position.scores = [4, 7, 2, 5, 3]
    position.cubes = [2, 1, 0, 3, 2]
    position.passed = [False, False, True, False, False]
    position.commercial[D] = True
    position.hands = [[1, 2, 0, 0], [0, 1, 1, 0], [2, 0, 1, 0], [2, 1, 2, 0], [1, 0, 3, 0]]
    position.rewards = [[], ["extra"], [], ["bribe-any", "cash"], []]
    position.colonies, position.stock = [1, 0, 2, 1, 0], [4, 5, 4, 4, 5]
    position.yard, position.ocean = [0, 3, 0, 2, 5], [4, 0, 1, 3, 0]
    position.box = [[0] * 5 for _ in range(12)]
    for space, seat, count in (
        (0, A, 1), (0, B, 3), (0, E, 1), (1, C, 1), (3, A, 1), (4, C, 1), (5, C, 2),
        (6, B, 1), (6, D, 1), (7, E, 1), (8, D, 1), (9, A, 1), (11, B, 1),
    ):  # fmt: skip
        position.box[space][seat] = count
    position.gifts = [
        [B, D, UNBOUGHT, AVAILABLE, UNBOUGHT, UNBOUGHT],
        [AVAILABLE, UNBOUGHT, A, UNBOUGHT, UNBOUGHT, UNBOUGHT],
        [REMOVED, REMOVED, D, AVAILABLE, UNBOUGHT, UNBOUGHT],
        [C, UNBOUGHT, UNBOUGHT, UNBOUGHT, UNBOUGHT, AVAILABLE],
        [AVAILABLE, D, UNBOUGHT, UNBOUGHT, UNBOUGHT, UNBOUGHT],
    ]
    position.armies = [[A, NOBODY], [C, NOBODY, B], [NOBODY, D, NOBODY, E]]
    position.visited[2][A] = position.visited[4][D] = True
    position.first[2], position.first[4] = A, D
    return position


def middle() -> ConfuciusPosition:
    """Five players in the actions of the fourth round; D is to act."""
    return _middle().copy()


def acting(bound: bool = False) -> ConfuciusPosition:
    """The same; D has the cash for everything and, unless ``bound``, no gifts of others."""
    position = middle()
    position.hands[D] = [2, 2, 3, 0]
    if not bound:
        for row in position.gifts:
            row[:] = [REMOVED if state == D else state for state in row]
    return position


def paying() -> ConfuciusPosition:
    """The same when D pays for the official on Hubu 1, one cash less than its cost."""
    position = middle()
    position.phase, position.announced = "pay", "bribe hubu 1"
    return position


def tutoring() -> ConfuciusPosition:
    """The same when D lays cards for C's student or A's; B and C have laid theirs."""
    position = middle()
    position.phase, position.students, position.waiting = "tutor", [C, A], [D, E, A]
    position.tutored = [-1, 0, 0, -1, -1]
    position.laid[B], position.laid[C] = [0, 1, 1, 0], [1, 0, 0, 0]
    return position


def resolving() -> ConfuciusPosition:
    """The same when Gongbu is resolved: C gave its influence to E, and D is to give its own away."""
    position = middle()
    position.phase, position.resolving = "influence", 2
    position.officials[2] = [5, 7, 4, 6, 2, 3, 3]
    position.markers[2] = [E, B, C, B, D, E, B]
    position.secured[2], position.influence = [True] * 7, [E, B, E, B, D, E, B]
    return position


def fullest(seats: int = 5) -> ConfuciusPosition:
    """No legal position: every space, box and cell holds all that it can, every gift is given."""
    position = bare(seats)
    position.round, position.wall = 9, 8
    position.officials = [[2, 3, 4, 5, 6, 7, CANDIDATE] for _ in range(3)]
    position.markers = [[(m + s) % seats for s in range(7)] for m in range(3)]
    position.secured = [[True] * 7 for _ in range(3)]
    position.posts = [[m % seats, (m + 1) % seats] for m in range(3)]
    position.resolved = [True, False, True]
    position.resolving, position.influence = 1, [(s + 2) % seats for s in range(7)]
    position.candidate, position.students, position.forced = "gongbu", [0, 1], True
    position.tutored, position.laid = [0, 0, 0, 0, 0][:seats], [[0, 0, 0, 4] for _ in range(seats)]
    position.box = [[1 + (space + seat) % 3 for seat in range(seats)] for space in range(12)]
    position.cubes, position.passed = [5] * seats, [seat == 3 for seat in range(seats)]
    position.scores = [38, 102, 7, 44, 29][:seats]
    position.hands = [[3, 2, 4, 0] for _ in range(seats)]
    position.rewards = [["bribe-any", "bribe-hubu", "cash", "gift", "insult"] for _ in range(seats)]
    position.colonies = position.stock = [6] * seats
    position.yard, position.ocean = [12] * seats, [4] * seats
    position.armies = [
        [(slot + n) % seats for n in range(len(row))] for slot, row in enumerate(position.armies)
    ]
    position.land_state = ["won", "lost", ""]
    position.visited, position.first = [[True] * seats for _ in range(5)], [n % seats for n in range(5)]
    others = [[other for other in range(seats) if other != seat] for seat in range(seats)]
    position.gifts = [[row[value % len(row)] for value in range(6)] for row in others]
    return position


@cache
def questions() -> tuple[tuple[ConfuciusPosition, Question], ...]:
    """Every kind of question, as they come up in random matches."""
    return kinds_of_questions(
        (
            (GAME.start(3 + seed % 3, {"game": "advanced"}, str(seed)), random.Random(seed))
            for seed in (0, 2, 3, 4, 5, 7)
        ),
        lambda view, question: (view.phase, question.given.get("gift", ""), len(question.given)),
    )
