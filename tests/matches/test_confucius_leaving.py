"""Leaving Confucius in the middle of an examination, and what is left of the match."""

import random

from sqlalchemy import update

from bot.matches import Matches
from bot.store import Store
from bot.store.tables import matches as match_table
from games.confucius.actions import PASS
from games.confucius.components import BOX
from games.confucius.position import ConfuciusPosition
from games.engine import record
from tests.games.confucius.scenes import scene
from tests.matches.table import JONAS, MEI, choose, confirm, started
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


async def test_what_was_chosen_for_one_ministry_is_not_taken_for_another_when_somebody_leaves(
    matches: Matches, store: Store
) -> None:
    """A thought of giving its influence in Hubu to C; B leaves, and A is asked the same in Gongbu."""
    match = await started(matches, 4, "confucius")
    position = scene(
        hubu="2B 2B 2C 3C 3B 3C 3A",
        gongbu="4B 4C 4C 4D 5D 5D 5A",
        cubes="0000",
        passed="BCD",
        rewards={"A": "cash"},
    )
    position.box[BOX.index("favour")] = [0] * 4
    position.apply(PASS)
    assert (position.phase, position.turn, position.resolving) == ("influence", 0, 1)
    matches._positions.keep(match.id, match.seq, position)
    async with store.transaction() as writing:
        await writing.run(update(match_table).values(to_act=0))
    panel = await choose(matches, match.id, MEI.id, "C")
    assert str(panel.action) == "influence C"
    await matches.resign(match.id, JONAS.id)
    panel = await matches.panel(match.id, MEI.id)
    assert isinstance(panel.view, ConfuciusPosition)
    assert (panel.view.phase, panel.view.resolving) == ("influence", 2)
    assert panel.action is None
