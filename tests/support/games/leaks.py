"""What must not change for a viewer when everything changes that it may not know."""

import random

import msgspec

from games.engine import Position, Seat
from games.engine.choices import walk


def encoded(thing: object) -> bytes:
    return msgspec.json.encode(thing)


def check(position: Position, other: Position, viewer: Seat | None, dice: random.Random) -> None:
    """Views, what is legal, the choices, points of no return and previews are the same.

    ``other`` is the position with other secrets of all but the viewer.
    """
    view, other_view = position.view(viewer), other.view(viewer)
    assert encoded(view) == encoded(other_view)
    assert list(view.legal()) == list(other_view.legal())
    if viewer != position.to_act() or viewer is None:
        return
    assert list(position.legal()) == list(other.legal())
    assert encoded(walk(position.legal(), [])) == encoded(walk(other_view.legal(), []))
    for action in position.legal():
        assert position.final(action) == view.final(action) == other.final(action)
    action = dice.choice(view.legal())
    assert encoded(view.apply(action)) == encoded(other_view.apply(action))
    assert encoded(view) == encoded(other_view)
