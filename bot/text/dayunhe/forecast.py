"""Where the coordinator would go as things stand, and what a change would make of it."""

from typing import Final

from bot.text.dayunhe import names, ways
from bot.text.dayunhe.ways import Token
from bot.text.fluent import Words
from games.dayunhe.components import board
from games.dayunhe.networks import linked
from games.dayunhe.position import DayunhePosition
from games.dayunhe.way import Way, go_on, score_way, turning_point
from games.engine import Seat

ARROW: Final = " → "
"""Between a number before and after."""


def ahead(view: DayunhePosition) -> Way:
    """The way that he would go if he went now, to its end or the first fork; nothing where he rests."""
    if view.lying:
        return Way((), (), 0, ())
    return go_on(view, (), (), board().setups[view.seats].steps, special=False)


def told(words: Words, view: DayunhePosition, token: Token, mark: str = "**") -> str:
    """The forecast as a sentence, with what each hex brings to whom; "" once the match is over.

    ``token`` calls the seats, ``mark`` stands around points: "" where markup does not show.
    """
    if view.turn is None:
        return ""
    way = ahead(view)
    there = view.coordinator == turning_point(view)
    return words(
        "dayunhe-forecast",
        why="lying" if view.lying else "there" if there else _forked(way),
        way=scored(words, view, way, token, mark),
        options=fork(words, view, way, token, mark),
        who=token(view.decider),
        mine="yes" if view.decider == view.viewer else "no",
        unused=way.steps if not way.fork else 0,
    )


def _forked(way: Way) -> str:
    """Whether the way has a fork ahead, at once or later."""
    return "way" if not way.fork else "fork" if way.places else "now"


def fork(words: Words, view: DayunhePosition, way: Way, token: Token, mark: str = "") -> str:
    """The steps of which one is to be chosen, with what each brings: "2-5 ▲ +2 or 2-6 empty"; "" without."""
    here = way.places[-1] if way.places else view.coordinator
    steps = [score_way(view, (place,), (linked(view, here, place),)) for place in way.fork]
    return names.either(words, [ways.steps(words, step, token, mark) for step in steps])


def scored(words: Words, view: DayunhePosition, way: Way, token: Token, mark: str = "") -> str:
    """The steps of a way with what each brings to whom."""
    return ways.steps(words, score_way(view, way.places, way.lines), token, mark)


def sums(view: DayunhePosition, way: Way) -> dict[Seat, int]:
    """What the way brings each seat in all, as far as it is laid out."""
    return ways.sums(score_way(view, way.places, way.lines))
