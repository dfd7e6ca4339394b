"""An inspection from its beginning to its points (Da Yunhe, Coordinator; Special inspection; Inspection)."""

from typing import TYPE_CHECKING

from games.dayunhe import turns, way
from games.dayunhe.components import NOBODY
from games.dayunhe.events import ForkChosen, Inspected, InspectionAnnounced
from games.dayunhe.scoring import INSPECTIONS, score
from games.engine import Event, Seat

if TYPE_CHECKING:
    from games.dayunhe.position import DayunhePosition


def announce(position: "DayunhePosition", seat: Seat, steps: int) -> list[Event]:
    """A special inspection of so many steps begins."""
    return [InspectionAnnounced(seat, steps), *begin(position, steps, special=True)]


def begin(position: "DayunhePosition", steps: int, *, special: bool) -> list[Event]:
    """The way is laid out, as far as nobody has to choose."""
    position.steps = steps
    position.special = special
    return _go_on(position)


def choose(position: "DayunhePosition", seat: Seat, place: int) -> list[Event]:
    """The way goes on there; after a whole way, so does the round."""
    position.lines.append(way.along(position, place))
    position.way.append(place)
    position.steps -= 1
    special = position.special
    found: list[Event] = [ForkChosen(seat, place), *_go_on(position)]
    if position.phase == "fork":
        return found
    return found + turns.after_inspection(position, special=special)


def _go_on(position: "DayunhePosition") -> list[Event]:
    """The way up to the next fork, which somebody decides, or to its end, where it is scored."""
    laid = way.go_on(position, position.way, position.lines, position.steps, special=position.special)
    position.way, position.lines, position.steps = [*laid.places], [*laid.lines], laid.steps
    if laid.fork:
        position.phase = "fork"
        position.turn = position.decider
        return []
    scores = way.score_way(position, laid.places, laid.lines)
    for step in scores:
        if step.seat != NOBODY:
            score(position, step.seat, INSPECTIONS, step.points)
    position.entered += laid.places
    position.coordinator = laid.places[-1]
    special = position.special
    close(position)
    return [Inspected(special, scores, laid.steps)]


def close(position: "DayunhePosition") -> None:
    """No inspection is open any more; the card that announced it goes on."""
    position.way, position.lines, position.steps, position.special = [], [], 0, False
    position.phase = "act"
    position.turn = position.actor
