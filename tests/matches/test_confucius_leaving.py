"""Leaving Confucius in the middle of an examination, and what is left of the match."""

import random

from bot.matches import Matches
from games.confucius.position import ConfuciusPosition
from games.engine import record
from tests.matches.table import confirm, started
from tests.matches.test_confucius import until_tutored


async def test_the_record_of_a_match_left_in_the_middle_of_tutoring_is_whole(matches: Matches) -> None:
    match = await started(matches, 3, "confucius")
    match, panel = await until_tutored(matches, match, random.Random(5))
    tutor = str(panel.action)
    match = (await confirm(matches, panel)).match
    view = (await matches.turn(match.id)).view
    assert isinstance(view, ConfuciusPosition)
    leaving = sorted(match.seats, key=lambda seat: seat.seat in view.students)
    for seat in leaving[:2]:
        assert seat.person is not None
        match = await matches.resign(match.id, seat.person)
    assert match.state == "over"
    written = record.read(await matches.export(match.id))
    assert len(written.actions) == match.seq
    assert tutor in written.actions
    assert record.verify(written) == match.outcome
