"""Positions of Confucius' realm to draw: the fullest there can be, questions about it."""

from games.confucius.components import AVAILABLE, REMOVED, UNBOUGHT
from games.confucius.position import ConfuciusPosition
from games.confucius.scoring import award_titles
from tests.support.render.confucius import bare, middle

KOREA, MANCHURIA, MONGOLIA = 3, 4, 2


def realm(seats: int = 5) -> ConfuciusPosition:
    """Every box full, everybody everywhere, a gift from everybody to everybody, few or none left."""
    position = bare(seats)
    position.round, position.wall, position.turn = 9, 8, 1
    position.lands = [MANCHURIA, KOREA, MONGOLIA]
    position.armies = [[0, 1, 2, 3 % seats], [4 % seats, 0, 1], [2, 3 % seats, 0]]
    position.land_state = ["won", "lost", ""]
    position.colonies, position.insulted = [6, 0, 2, 3, 1][:seats], [1, 0, 2, 0, 1][:seats]
    position.first = [seat % seats for seat in range(5)]
    position.visited = [[True] * seats for _ in range(5)]
    position.yard, position.ocean = [12, 0, 25, 7, 1][:seats], [4, 1, 0, 3, 2][:seats]
    for giver in range(seats):
        others = [seat for seat in range(seats) if seat != giver]
        rest = [AVAILABLE, UNBOUGHT, REMOVED, UNBOUGHT]
        row = [*others, *rest][:6]
        position.gifts[giver] = row[-giver:] + row[:-giver]
    position.scores = [38, 102, 7, 44, 29][:seats]
    return position


def over(seats: int = 5, resigned: tuple[int, ...] = ()) -> ConfuciusPosition:
    """The end by the wall: points of all five sources, the titles awarded."""
    position = middle() if seats == 5 else bare(seats)
    position.resigned = list(resigned)
    position.posts = [[1, 0], [2, 1], [0, 2]]
    position.resolved = [True] * 3
    position.sources = [
        [14, 7, 9, 2, 0],
        [19, 4, 0, 4, 0],
        [21, 12, 7, 0, 0],
        [0, 3, 4, 0, 0],
        [6, 0, 10, 0, 0],
    ][:seats]
    position.scores = [sum(row) for row in position.sources]
    position.wall, position.ended = 9, "wall"
    award_titles(position)
    position.phase, position.turn = "over", None
    return position
