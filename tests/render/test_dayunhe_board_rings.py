"""What the last turn changed is ringed on Da Yunhe's board; the coordinator's way is drawn step by step."""

import pytest

from games.dayunhe.components import NOBODY, UNREST, looks
from games.dayunhe.events import (
    Built,
    CanalDestroyed,
    CardRevealed,
    CardTaken,
    CityBuilt,
    CityScored,
    CoordinatorTurned,
    Denounced,
    Inspected,
    Intrigued,
    NetworkScored,
    PeopleCalmed,
    PutUnder,
    Spied,
    StepScore,
    Supplied,
    UnrestScored,
    UnrestToWall,
)
from games.dayunhe.places import BEIJING, HANGZHOU, HEXES
from games.dayunhe.position import DayunhePosition
from games.engine import Event
from render.dayunhe.layout import (
    AREA_ROWS,
    AREA_WIDTH,
    AREAS,
    CARD,
    EARNED,
    MAP,
    PANEL_ROWS,
    POINTS,
    POINTS_ROOM,
    Box,
    hex_middle,
    panel,
    slot,
    stack,
)
from render.dayunhe.rings import arrived
from render.dayunhe.tiles import pip_at
from render.dayunhe.way import step_at, walked, way_start
from render.kit.palette import SEAL
from render.scene import Scene
from tests.render.dayunhe import CANALS, bare, cleared, draw, forked, last_way, lay, middle
from tests.render.positions import changed, grown, near, pixels, within

TOKEN = (93, 71, 119)
"""The coordinator's colour, which nothing else has."""


def on_panel(seat: int, at: tuple[float, float], wide: float, tall: float) -> Box:
    """A box round a place of the panel of a seat; in the middle position A holds the first region."""
    left, top, _, _ = panel(seat)
    x, y = left + at[0], top + at[1]
    return round(x - wide / 2), round(y - tall / 2), round(x + wide / 2), round(y + tall / 2)


def on_map(place: int) -> Box:
    (x, y), wide, tall = hex_middle(place), 80, 88
    return round(x - wide), round(y - tall), round(x + wide), round(y + tall)


def area(seat: int, row: int) -> Box:
    return on_panel(seat, (AREAS + AREA_WIDTH / 2, AREA_ROWS[row]), AREA_WIDTH + 30, 90)


def points(seat: int) -> Box:
    return on_panel(seat, (POINTS + POINTS_ROOM / 2, PANEL_ROWS[0]), POINTS_ROOM + 40, 110)


def card(seat: int) -> Box:
    return on_panel(seat, (CARD, PANEL_ROWS[0]), 100, 110)


EVENTS: list[tuple[Event, Box]] = [
    (Built(3, "straight", 21, 2, 5), on_map(21)),
    (CanalDestroyed(3, 0, 9, "basin"), on_map(9)),
    (CoordinatorTurned(BEIJING, 3), (20, 100, 440, 220)),
    (CoordinatorTurned(HANGZHOU, 3), (20, 1820, 440, 1924)),
    (CityBuilt(3, "straight", 4), area(3, 0)),
    (Denounced(3, 1, 1), area(1, 0)),
    (UnrestToWall(4, -1, 2, 3), area(4, 1)),
    (PeopleCalmed(3, 0, 1, 3), area(0, 1)),
    (Intrigued(3, 2, 8), points(2)),
    (CardTaken(4, "?"), card(4)),
    (CardRevealed(1, "order"), card(1)),
    (PutUnder(2, UNREST, 1), on_panel(2, stack(1), 150, 160)),
    (Spied(0, ((2, UNREST),)), on_panel(0, stack(2), 150, 160)),
]


@pytest.fixture
def view() -> DayunhePosition:
    return middle().view(None)


# ── rings ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("event", "box"), EVENTS, ids=lambda value: type(value).__name__)
def test_what_happened_is_ringed(view: DayunhePosition, event: Event, box: Box) -> None:
    plain = draw(view)
    ringed = draw(view, event)
    assert within(changed(plain, ringed), box)
    assert near(ringed, box, SEAL) > near(plain, box, SEAL) + 300


def test_a_supplied_tile_is_ringed_in_the_warehouse_and_its_stack(view: DayunhePosition) -> None:
    plain = draw(view)
    ringed = draw(view, Supplied(3, 2, "wide-bend", True))
    for at in (slot(5), stack(2)):
        box = on_panel(3, at, 130, 150)
        assert near(ringed, box, SEAL) > near(plain, box, SEAL) + 300
    assert within(changed(plain, ringed), grown(panel(3), 4))


def test_only_tiles_that_are_there_still_have_arrived(view: DayunhePosition) -> None:
    """D's warehouse: branch-left, two unrest, straight, crossing, wide-bend."""
    came = [Supplied(3, 0, "crossing", True), Supplied(3, 1, "straight", False), Supplied(1, 1, UNREST, True)]
    assert arrived(view, 3, came) == [4, 3]
    assert arrived(view, 3, [*came, Built(3, "straight", 21, 2, 5)]) == [4]
    assert arrived(view, 3, [*came, Built(1, "straight", 21, 2, 5)]) == [4, 3]
    assert arrived(view, 0, came) == []


def test_the_final_scoring_rings_nothing(view: DayunhePosition) -> None:
    scored = (NetworkScored(0, (0, 1), 2), CityScored(0, 1, 1, 0, 0), UnrestScored(0, (3,), 4))
    assert draw(view, *scored) == draw(view)


# ── the way ──────────────────────────────────────────────────────────────────────────────────────


def test_every_step_is_drawn_and_none_is_ringed() -> None:
    position = cleared()
    walk = last_way()
    position.coordinator = walk.way[-1].place
    plain, walked_on = draw(position), draw(position, walk)
    for step in walk.way:
        x, y = step_at(position, step.place)
        box = (round(x) - 20, round(y) - 16, round(x) + 20, round(y) + 16)
        assert pixels(plain).crop(box).tobytes() != pixels(walked_on).crop(box).tobytes()
    first = on_map(walk.way[0].place)
    assert near(walked_on, first, SEAL) < 300, "dots of the line, no ring"


def test_numbers_and_points_of_a_step_are_told_apart() -> None:
    position = cleared()
    place = 19
    position.coordinator = place
    x, y = step_at(position, place)
    box = (round(x) - 64, round(y) - 30, round(x) + 64, round(y) + 36)
    steps = [StepScore(place, "canal", NOBODY, brought, False) for brought in (-4, 0, 2, 4)]
    pictures = [draw(position, Inspected(False, (step,), 0)) for step in steps]
    for number, one in enumerate(pictures):
        for other in pictures[:number]:
            assert within(changed(one, other), box)


def test_what_the_way_brought_stands_beside_hangzhou(view: DayunhePosition) -> None:
    steps = [StepScore(25, "canal", 3, 4, True), StepScore(22, "unrest", 2, -4, False)]
    pictures = [draw(view, Inspected(False, tuple(steps), 0))]
    steps[1] = StepScore(22, "unrest", 1, -4, False)
    pictures.append(draw(view, Inspected(False, tuple(steps), 0)))
    assert within(changed(*pictures), EARNED)


def test_two_ways_of_one_turn_are_numbered_through(view: DayunhePosition) -> None:
    one, other = StepScore(25, "canal", 3, 4, True), StepScore(22, "unrest", 2, -4, False)
    events = (Inspected(True, (one,), 0), Inspected(False, (other,), 0))
    assert walked(view, Scene(events=events)) == (one, other)


def test_of_several_turns_only_the_newest_way_is_drawn(view: DayunhePosition) -> None:
    one, other = StepScore(25, "canal", 3, 4, True), StepScore(22, "unrest", 2, -4, False)
    events = (Inspected(False, (one,), 0), Inspected(False, (other,), 0))
    assert walked(view, Scene(events=events, before=view)) == (other,)


def test_a_way_in_progress_is_drawn_while_somebody_decides() -> None:
    position = forked()
    view = position.view(None)
    way = walked(view, Scene())
    assert [step.place for step in way] == position.way
    assert way_start(view, way) == position.coordinator
    drawn = draw(view)
    view.way, view.lines = [], []
    box = changed(draw(view), drawn)
    assert box is not None
    assert box[0] >= MAP[0]
    assert step_at(view, 15)[1] > box[1]


def test_a_way_begins_where_the_trip_was_before_it() -> None:
    position = bare()
    steps = tuple(StepScore(place, "empty", NOBODY, 0, False) for place in (0, 3))
    position.entered, position.coordinator = [BEIJING, 0, 3], 3
    assert way_start(position, steps) == BEIJING
    position.entered = [3]  # he has turned since
    assert way_start(position, steps) == -1


def test_a_step_leaves_the_value_of_its_tile_readable() -> None:
    position = cleared()
    for kind in CANALS:
        for rotation in looks(kind):
            lay(position, 19, kind, 0, rotation)
            value = hex_middle(19)[1] + pip_at(kind, rotation)[1]
            assert abs(step_at(position, 19)[1] - value) > 30
    assert hex_middle(BEIJING)[0] - step_at(position, BEIJING)[0] > 50, "beside the coordinator"
    assert all(on_map(place)[1] < step_at(position, place)[1] < on_map(place)[3] for place in range(HEXES))


def test_the_coordinator_is_seen_beside_the_last_step_of_his_way() -> None:
    """His token's colour is found on nearly as many pixels as where no step stands."""
    position = cleared()
    position.coordinator = 19
    box = grown(on_map(19), 20)
    alone = near(draw(position), box, TOKEN)
    assert alone > 700
    way = Inspected(False, (StepScore(19, "canal", 0, 4, True),), 0)
    for kind in (*CANALS, UNREST):
        for rotation in looks(kind):
            lay(position, 19, kind, 0, rotation)
            assert near(draw(position, way), box, TOKEN) > 0.9 * alone, (kind, rotation)
