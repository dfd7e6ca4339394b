"""What others hold, the stacks and the seed change nothing of what the one to act is shown, as it is sent."""

import random
from collections.abc import Mapping

import pytest

from bot.clock import Clock
from bot.matches import Match, Matches
from bot.store import Store
from games.confucius.position import ConfuciusPosition
from games.dayunhe.position import DayunhePosition
from tests.games.confucius.test_views import with_other_secrets as other_confucius
from tests.games.dayunhe.test_views import with_other_secrets as other_dayunhe
from tests.matches.leaking import swap, walk
from tests.matches.table import confirm, mover, started

KEEN: Mapping[str, tuple[str, ...]] = {
    "confucius": ("nominate", "tax", "nothing"),
    "dayunhe": ("inspector", "supply", "inspect", "done"),
}
"""Actions that bring the phases in which something is hidden."""


async def until(matches: Matches, match: Match, phase: str, after: int = 3) -> Match:
    """Play at random, keen on those actions, until that phase comes after so many turns."""
    chance = random.Random(5)
    while True:
        panel = await matches.panel(match.id, mover(match))
        if getattr(panel.view, "phase", "") == phase and match.turn > after:
            return match
        while panel.question is not None:
            legal = panel.view.legal()
            keen = [action for action in legal if set(str(action).split()) & {*KEEN[match.game]}]
            panel = await matches.type_move(match.id, mover(match), str(chance.choice(keen or legal)))
        match = (await confirm(matches, panel)).match
        assert match.state == "playing"


@pytest.mark.parametrize("phase", ["turn", "favour", "tutor", "discard"])
async def test_nothing_shown_on_the_way_to_confirm_in_confucius_depends_on_what_is_hidden(
    matches: Matches, store: Store, clock: Clock, phase: str
) -> None:
    match = await until(matches, await started(matches, 3, "confucius"), phase)
    before = await walk(matches, match, "pay", "card")
    await swap(
        store, ConfuciusPosition, lambda position: other_confucius(position, match.to_act, random.Random(8))
    )
    assert await walk(Matches(store, clock), match, "pay", "card") == before


@pytest.mark.parametrize("phase", ["take", "act", "fork"])
async def test_nothing_shown_on_the_way_to_confirm_in_da_yunhe_depends_on_what_is_hidden(
    matches: Matches, store: Store, clock: Clock, phase: str
) -> None:
    match = await until(matches, await started(matches, 4, "dayunhe"), phase, after=4 + (phase != "act"))
    before = await walk(matches, match, "take", "build", "supply")
    await swap(
        store, DayunhePosition, lambda position: other_dayunhe(position, match.to_act, random.Random(8))
    )
    assert await walk(Matches(store, clock), match, "take", "build", "supply") == before
