"""From turn to turn and from round to round: whose turn is next, the favour, a new round, the end."""

from typing import TYPE_CHECKING

from games.confucius import choices, events, obligations, scoring
from games.confucius.components import BOX, FAVOUR, box
from games.confucius.phases import COURT, give_turn
from games.engine import Event, Seat

if TYPE_CHECKING:
    from games.confucius.position import ConfuciusPosition


def begin(position: "ConfuciusPosition") -> list[Event]:
    """A new round: gifts are counted, the old Chief Minister names another (Cubes; Chief Minister).

    If the old one has left, the next seat clockwise follows it.
    """
    position.round += 1
    position.forced = False
    position.box = [[0] * position.seats for _ in BOX]
    position.passed = [seat in position.resigned for seat in range(position.seats)]
    position.commercial = [False] * position.seats
    count_cubes(position)
    return choose_chief(position)


def count_cubes(position: "ConfuciusPosition") -> list[int]:
    """Everybody gets cubes by gifts, given and received together; returns the gifts by seat."""
    gifts = [obligations.bound(position, seat) for seat in range(position.seats)]
    position.cubes = [
        0 if seat in position.resigned else box().cubes_for(count) for seat, count in enumerate(gifts)
    ]
    return gifts


def choose_chief(position: "ConfuciusPosition") -> list[Event]:
    """The old Chief Minister is asked whom to name, if there is a choice."""
    old = position.chief
    if old in position.resigned:
        following = next(seat for seat in position.clockwise(old) if seat not in position.resigned)
        return name_chief(position, following, by=-1, forced=False)
    others = [seat for seat in position.playing if seat != old]
    if len(others) == 1:
        return name_chief(position, others[0], by=old, forced=True)
    give_turn(position, "chief", old)
    return []


def name_chief(position: "ConfuciusPosition", seat: Seat, *, by: int, forced: bool) -> list[Event]:
    """The seat is Chief Minister and puts a cube on Imperial Favour; the one to its left begins."""
    gifts = count_cubes(position)
    began = events.RoundBegan(position.round, seat, tuple(gifts), tuple(position.cubes))
    take_office(position, seat)
    return [events.ChiefNamed(seat, by, forced), began, *next_turn(position, seat)]


def take_office(position: "ConfuciusPosition", seat: Seat) -> None:
    """The Chief Minister's cube goes to Imperial Favour."""
    position.chief = seat
    position.cubes[seat] -= 1
    position.box[FAVOUR][seat] = 1


def next_turn(position: "ConfuciusPosition", after: Seat) -> list[Event]:
    """The next seat clockwise that has not passed; whoever can do nothing passes (Confucius, A turn).

    When all have passed, the Chief Minister has its favour, unless it has left: then the court phase comes.
    """
    position.announced = ""
    position.source = "cubes"
    found: list[Event] = []
    for step in range(1, position.seats + 1):
        seat = (after + step) % position.seats
        if position.passed[seat]:
            continue
        if position.cubes[seat] or position.rewards[seat] or choices.can_transfer(position, seat):
            give_turn(position, "turn", seat)
            return found
        position.passed[seat] = True
        found.append(events.Passed(seat, forced=True))
    if position.box[FAVOUR][position.chief]:
        give_turn(position, "favour", position.chief)
        position.source = "favour"
        return found
    position.phase = COURT
    return found


def end_match(position: "ConfuciusPosition", end: str) -> list[Event]:
    """The titles are awarded; nobody acts any more (Confucius, Titles; End)."""
    found = scoring.award_titles(position)
    position.phase = "over"
    position.turn = None
    position.announced = ""
    position.ended = end
    return [*found, events.GameEnded(end, tuple(position.scores), scoring.outcome(position).winners)]
