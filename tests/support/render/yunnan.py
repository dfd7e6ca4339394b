"""Positions of Yunnan to draw: a start, one from the middle, the fullest there can be, ends; panels."""

import random
from collections.abc import Iterator
from functools import cache

from games.engine.choices import Question
from games.yunnan import GAME
from games.yunnan.components import KINDS, board, buildings
from games.yunnan.position import YunnanPosition
from games.yunnan.scoring import final_scoring
from games.yunnan.state import Ousting
from tests.support.render.pictures import Boards
from tests.support.render.scenes import kinds_of_questions, labels

WORDS = labels(
    "school customs dragon yard bank",
    "points money bids levels total",
    {"turn": "Turn 34", "round": "Round 3", "over": "The end", "question": "Where does the trader go?"}
    | {"passes": "passes left", "income": "income would be", "home": "at home", "horse": "Horses"},
)
boards = Boards("yunnan", WORDS)

TRADERS = {
    "puer": "AACD",
    "yunnan": "ABBE",
    "sichuan": "AABC",
    "qamdo": "BDDE",
    "tibet": "AD",
    "qinghai": "B",
}
POSTS = {"yunnan": "A", "sichuan": "BE", "qamdo": "BD", "tibet": "D"}
BRIDGES = {"yunnan-qamdo": "BD", "sichuan-qinghai": "A"}
TEAHOUSES = {"sichuan": "C", "tibet": "A"}
HORSES = ["qinghai", "qinghai", "sichuan", "tibet", "qamdo"]
BIDS = {"school": "--C--", "customs": "B--D-", "horse": "-E---", "dragon": "--A-B", "yard": "-----"}


def start(seats: int = 5, version: str = "basic", seed: str = "pictures") -> YunnanPosition:
    """Before the first bid."""
    return GAME.start(seats, {"version": version}, seed)


def index_of(province: str) -> int:
    """The number of a province."""
    return [entry.id for entry in board().provinces].index(province)


@cache
def _middle() -> YunnanPosition:
    position = start()
    colours = position.colours
    for number, province in enumerate(board().provinces):
        position.traders[number] = [TRADERS.get(province.id, "").count("ABCDE"[c]) for c in range(colours)]
        position.posts[number] = [POSTS.get(province.id, "").count("ABCDE"[c]) for c in range(colours)]
        position.teahouses[number] = "ABCDE".find(TEAHOUSES.get(province.id, "-"))
    for site, bridge in enumerate(board().bridges):
        position.bridges[site] = ["ABCDE"[c] in BRIDGES.get(bridge.id, "") for c in range(colours)]
    for number, building in enumerate(buildings()):
        position.spaces[number] = ["ABCDE".find(letter) for letter in BIDS[building.id]]
    position.horse = [index_of(name) for name in HORSES]
    position.bank = [2, -1]
    position.ousted[4] = [Ousting(1, 7, 3, 12)]
    position.bid_order, position.travel_order = [4, 0, 2, 3, 1], [1, 3, 2, 0, 4]
    position.colour = position.turn = 4
    position.passed = [True, False, True, False, False]
    position.vp, position.money = [31, 44, 18, 27, 39], [12, 9, 31, 7, 24]
    position.influence, position.passes = [2, 3, 1, 4, 0], [3, 4, 2, 3, 5]
    position.gifts, position.incomes = [2, 3, 0, 1, 1], [24, 37, 15, 30, 21]
    position.supply = [0, 1, 0, 1, 2]
    position.gifts_left = [0, 0, 3, 2, 1, 0]
    position.stock = [[0, 0, 1, 0, 0], [0, 0, 0, 0, 1], [0, 1, 0, 0, 0]]
    position.round, position.inspector = 4, index_of("qamdo")
    return position


def middle() -> YunnanPosition:
    """Five colours in the bidding of the fourth round; E was thrown out and is to act."""
    return _middle().copy()


def fullest(seats: int = 5) -> YunnanPosition:
    """No legal position: every colour has all that it can have in every place at once."""
    position = start(seats)
    colours = position.colours
    for province in range(len(board().provinces)):
        position.traders[province] = [1 + (province + colour) % 7 for colour in range(colours)]
        if province:
            position.posts[province] = [1 + (province + colour) % 2 for colour in range(colours)]
            position.teahouses[province] = province % colours
    position.bridges = [[True] * colours for _ in board().bridges]
    position.spaces = [[(b + s) % colours for s in range(5)] for b in range(5)]
    position.ousted = [[Ousting(colour, value, 0, 9) for value in (5, 7)] for colour in range(colours)]
    position.horse = [5 - colour % 3 for colour in range(colours)]
    position.bank = [0, 1]
    position.vp = [78, 102, -12, 66, 79][:seats]
    position.money = [38, 7, 41, 26, 19][:colours]
    position.influence, position.passes = [4] * colours, [6] * colours
    position.gifts, position.incomes = [3] * colours, [57, 44, 38, 61, 9][:colours]
    position.supply = [7] * colours
    position.stock = [[2] * colours for _ in KINDS]
    position.round, position.inspector = 7, 4
    position.passed = [colour % 2 == 0 for colour in range(colours)]
    return position


def travelling(colour: int = 1) -> YunnanPosition:
    """The travel turn of a colour in the position from the middle: all bids are done."""
    position = middle()
    position.spaces = [[-1] * len(row) for row in position.spaces]
    position.bank, position.ousted = [-1, -1], [[] for _ in range(position.colours)]
    position.passed = [False] * position.colours
    position.phase, position.colour, position.turn = "travel", colour, colour
    position.waiting = [other for other in position.travel_order if other != colour]
    position.passes_left = position.passes[colour]
    return position


def converting(colour: int = 1) -> YunnanPosition:
    """The same match when that colour divides its income."""
    position = travelling(colour)
    position.phase, position.passes_left = "convert", 0
    return position


def over(position: YunnanPosition) -> YunnanPosition:
    """The position after its final scoring."""
    found = position.copy()
    final_scoring(found)
    found.phase, found.turn, found.colour, found.end = "over", None, -1, "points"
    return found


@cache
def questions() -> tuple[tuple[YunnanPosition, Question], ...]:
    """Every kind of question, as they come up in random matches."""

    def starts() -> Iterator[tuple[YunnanPosition, random.Random]]:
        for seed in (0, 1, 5):
            chance, seats = random.Random(seed), 2 + seed % 4
            yield start(seats, chance.choice(("basic", "expert")), str(seats)), chance

    return kinds_of_questions(starts(), lambda view, _: (view.phase, view.pairs))
