"""Positions of China to draw: a start, a position from the middle, the fullest there can be, ends; panels."""

import random
from functools import cache

from PIL import Image

from games.china import GAME
from games.china.components import Side, board, supply
from games.china.placing import PiecePlaced, Place
from games.china.position import ChinaPosition
from games.china.scoring import final_scoring, house_points
from games.china.state import End
from games.engine import Event
from games.engine.choices import Question
from render.china.assets import provinces
from tests.support.render.pictures import Boards
from tests.support.render.scenes import kinds_of_questions, labels

WORDS = labels(
    "",
    "deck used hand houses alliances roads total left",
    {"turn": "Turn 34", "last": "Last round", "over": "The end", "question": "Choose a province"},
)
boards = Boards("china", WORDS)

PROVINCES = tuple(entry.id for entry in board().provinces)
HOUSES = "yan C--CB- zhao -DD-A-- qi BBDBE lu B-E- wei AAEAEDC han -A-CEE chin --AA-D shu C-C--D chu E---BD-C"
EMISSARIES = "yan C qi BBD lu B wei AEE han E chin AD shu C"


def start(seats: int = 5, **options: str) -> ChinaPosition:
    """Before the first turn."""
    return GAME.start(seats, GAME.complete(seats, options), "pictures")


def number_of(name: str) -> int:
    """The number of "chu-3" or "chu-dragon"."""
    province, label = name.split("-")
    index = index_of(province)
    return board().dragon(index) if label == "dragon" else board().provinces[index].spaces[int(label) - 1]


def index_of(province: str) -> int:
    """The number of a province."""
    return PROVINCES.index(province)


def by_province(told: str) -> dict[str, str]:
    """Pieces told as "yan C qi BBD"."""
    words = told.split()
    return dict(zip(words[::2], words[1::2], strict=True))


def land(province: str) -> Image.Image:
    """The province's pixels as a mask."""
    number = 1 + index_of(province)
    return provinces().point(lambda value: 255 if value == number else 0)


def filled(
    houses: dict[str, str], emissaries: dict[str, str], seats: int = 5, **options: str
) -> ChinaPosition:
    """A position with these pieces: houses by province and space, emissaries by province."""
    position = start(seats, **options)
    for index, province in enumerate(board().provinces):
        for space, letter in zip(province.spaces, houses.get(province.id, ""), strict=False):
            position.houses[space] = "ABCDE".find(letter)
        for letter in emissaries.get(province.id, ""):
            position.emissaries[index]["ABCDE".index(letter)] += 1
    for seat in range(seats):
        position.houses_left[seat] = supply().houses - position.houses.count(seat)
        placed = sum(by_seat[seat] for by_seat in position.emissaries)
        position.emissaries_left[seat] = supply().emissaries - placed
    return position


@cache
def _middle() -> ChinaPosition:
    position = filled(by_province(HOUSES), by_province(EMISSARIES))
    for name in ("qi", "wei"):
        index = index_of(name)
        position.scored[index] = True
        for seat, points in house_points(position, index).items():
            position.scores[seat] += points
    position.turn, position.emperor, position.number = 0, 3, 34
    position.hands = [["R", "G", "G"], *(["V", "O", "Y"] for _ in range(4))]
    position.row = ["Y", "G", "V", "R"]
    position.deck = position.deck[:22]
    position.discards = ["R"] * 16
    return position


def middle() -> ChinaPosition:
    """Five seats, half the houses built, two provinces scored; seat A to act."""
    return _middle().copy()


def last_turn() -> tuple[Event, ...]:
    """What seat E did before that."""
    han = index_of("han")
    return (
        PiecePlaced(4, "house", han, number_of("han-6"), "G"),
        PiecePlaced(4, "emissary", han, number_of("han-dragon"), "G"),
    )


def fullest(seats: int = 5, side: Side = "4-5") -> ChinaPosition:
    """Every space built on, every field as full as it may be, every fortification placed, the last round."""
    position = start(seats, fortifications="yes")
    position.side = side
    position.houses = [space % seats for space in range(len(position.houses))]
    position.houses_left = [supply().houses - position.houses.count(seat) for seat in range(seats)]
    left = [supply().emissaries] * seats
    for index, province in enumerate(board().provinces):
        here = [position.houses[space] for space in province.spaces]
        for number in range(max(here.count(seat) for seat in range(seats))):
            seat = (index + number) % seats
            position.emissaries[index][seat] += 1
            left[seat] -= 1
    position.emissaries_left = left
    for seat in range(seats):
        position.forts[seat * 11] = True
        position.forts_left[seat] = 0
    position.scored = [True] * len(position.scored)
    position.scores = [38, 47, 47, 52, 102][:seats]
    position.exhausted = 2
    position.deck = []
    position.discards = ["R"] * 40
    position.row = ["R", "G", "Y", "O"]
    position.turn, position.emperor, position.number = 0, 1, 97
    position.resigned = [2]
    return position


def over(position: ChinaPosition, end: End = "deck") -> ChinaPosition:
    """The position after its final scoring."""
    found = position.copy()
    found.scores = [0] * found.seats
    for index, scored in enumerate(found.scored):
        if scored:
            for seat, points in house_points(found, index).items():
                found.scores[seat] += points
    final_scoring(found)
    found.turn, found.end = None, end
    return found


@cache
def questions() -> tuple[tuple[ChinaPosition, Question], ...]:
    """Every kind of question in every province, as they come up in a random match."""

    def kind(_: ChinaPosition, question: Question) -> tuple[str, str]:
        piece = "emissary" if question.given.get("place") == "dragon" else question.given.get("piece", "")
        return piece, question.given.get("province", "") if question.slot == "place" else ""

    chance = random.Random(20)  # this match asks all of them
    return kinds_of_questions([(start(chance.choice((3, 4, 5)), fortifications="yes"), chance)], kind)


@cache
def ends() -> tuple[ChinaPosition, ...]:
    """How random matches end that place what they can."""
    found = []
    for seed in range(40):
        chance = random.Random(seed)
        position = start(3 + seed % 3, fortifications=("no", "yes")[seed % 2])
        while position.turn is not None:
            legal = position.legal()
            places = [action for action in legal if isinstance(action, Place)]
            position.apply(chance.choice(places or legal))
        found.append(position)
    return tuple(found)
