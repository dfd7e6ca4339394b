"""Which sheet a turn is seen on, and what is ringed on the court's."""

import pytest

from games.confucius.events import (
    Acted,
    Bribed,
    CandidatePlaced,
    CandidateShown,
    GiftGiven,
    GiftRemoved,
    Invaded,
    LandResolved,
    MarkerReplaced,
    Nominated,
    OfficialsCame,
    OfficialsSwapped,
    Petitioned,
    PostsFilled,
    Recruited,
    RoundBegan,
    Sailed,
    Secured,
    StudentReplaced,
    Transferred,
    WallBuilt,
)
from games.confucius.position import ConfuciusPosition
from games.engine import Event
from render import confucius
from render.confucius.layout import CANDIDATE as CANDIDATE_BOX
from render.confucius.layout import MATS, Box, cell, post, tablet
from tests.render.confucius import draw, middle
from tests.render.positions import changed, grown, within

EVENTS: list[tuple[Event, Box]] = [
    (Bribed(3, 0, 1, 6), tablet(0, 1)),
    (Secured(0, 0, 0, 4), tablet(0, 0)),
    (Transferred(3, 1, 1, 3, False), tablet(1, 3)),
    (MarkerReplaced(0, 2, 3, 1, 0, True, "petition"), tablet(2, 3)),
    (CandidatePlaced(2, "hubu", 1, 1, -1, -1, "empty", False), tablet(1, 1)),
    (OfficialsCame(((2, 4, 2),)), tablet(2, 4)),
    (Nominated(2, 0), MATS[0]),
    (StudentReplaced(2, 0, 1), MATS[0]),
    (CandidateShown("bingbu", ()), CANDIDATE_BOX),
    (Acted(1, "bribe", 2, "cubes", ""), cell(0)),
]


@pytest.fixture
def view() -> ConfuciusPosition:
    return middle().view(None)


@pytest.mark.parametrize(("event", "box"), EVENTS, ids=lambda value: type(value).__name__)
def test_what_happened_is_ringed(view: ConfuciusPosition, event: Event, box: Box) -> None:
    view.turn = 4
    plain = draw(view)
    found = changed(plain, draw(view, event))
    assert found is not None
    assert within(found, grown(box, 26))


def test_both_officials_and_both_posts_are_ringed(view: ConfuciusPosition) -> None:
    plain = draw(view)
    swapped = changed(plain, draw(view, OfficialsSwapped(0, (0, 0), (2, 4))))
    assert swapped is not None
    assert swapped[0] < tablet(0, 0)[2]
    assert swapped[3] > tablet(2, 4)[1]
    filled = changed(plain, draw(view, PostsFilled(1, 2, 3, (7, 4), ())))
    assert filled is not None
    assert filled[0] < post(1, 0)[2] < post(1, 1)[0] < filled[2]


def test_the_realm_rings_nothing_at_court(view: ConfuciusPosition) -> None:
    assert draw(view, Sailed(1, 3, 4), Recruited(2, 1), GiftGiven(0, 1, 2)) == draw(view)


@pytest.mark.parametrize(
    ("events", "sheet"),
    [
        ([], "court"),
        ([Acted(1, "nothing", 1, "cubes", "")], "court"),
        ([Bribed(3, 0, 1, 6)], "court"),
        ([WallBuilt(4), CandidateShown("any", ())], "court"),
        ([WallBuilt(4), LandResolved(0, 0, True, ((0, 4),), 4)], "court"),
        ([WallBuilt(4), RoundBegan(2, 0, (0, 0, 0), (3, 3, 3))], "court"),
        ([Sailed(1, 3, 4)], "realm"),
        ([Recruited(2, 1)], "realm"),
        ([GiftGiven(0, 1, 2)], "realm"),
        ([Acted(0, "give", 1, "cubes", ""), GiftGiven(0, 1, 2), GiftRemoved(1, 0, 1, "better")], "realm"),
        ([Acted(0, "invade", 2, "cubes", ""), Invaded(0, 1, 2, 0)], "realm"),
        (
            [
                Acted(0, "petition", 2, "cubes", ""),
                Petitioned(0, 4),
                GiftRemoved(0, -1, 4, "petition"),
                OfficialsSwapped(0, (0, 0), (2, 4)),
            ],
            "court",
        ),
    ],
)
def test_the_sheet_that_changed(events: list[Event], sheet: str) -> None:
    assert confucius.changed(events) == sheet
