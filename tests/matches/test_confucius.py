"""Confucius by use cases: ways to pay that are typed, secret cards in exports, the order to pass."""

import asyncio
import json
import random

import pytest

from bot.matches import Match, Matches, Panel
from games.confucius.position import ConfuciusPosition
from games.engine import IllegalAction
from tests.matches.table import confirm, mover, started


async def opened(matches: Matches, match: Match) -> tuple[Panel, ConfuciusPosition]:
    """The panel of who is to act, and the view in it."""
    panel = await matches.panel(match.id, mover(match))
    assert isinstance(panel.view, ConfuciusPosition)
    return panel, panel.view


async def typed(matches: Matches, match: Match, *moves: str) -> Panel:
    """Who is to act types these moves, one after the other."""
    panel = await matches.panel(match.id, mover(match))
    for move in moves:
        panel = await matches.type_move(match.id, mover(match), move)
    return panel


async def test_a_payment_can_be_typed_whether_a_card_could_be_left_out_or_not(matches: Matches) -> None:
    match = await started(matches, 3, "confucius")
    _, view = await opened(matches, match)
    assert view.hands[view.turn or 0] == [1, 1, 1, 0]
    for paid in ("pay 1 2 3", "pay 3"):
        panel = await typed(matches, match, "buy 2")
        async with asyncio.timeout(10):
            panel = await typed(matches, match, paid)
        assert str(panel.action) == paid
        assert panel.drafted == ("buy 2",)
        await matches.start_over(match.id, mover(match), panel.version, panel.revision)
    await typed(matches, match, "buy 2")
    with pytest.raises(IllegalAction) as refused:
        await typed(matches, match, "pay 1")
    assert (refused.value.code, refused.value.facts["due"]) == ("paid-too-little", 2)


async def until_tutored(matches: Matches, match: Match, rng: random.Random) -> tuple[Match, Panel]:
    """Play on until cards are about to be laid in secret and somebody else has to lay some afterwards."""
    while True:
        panel, view = await opened(matches, match)
        if view.phase == "tutor":
            panel = await typed(matches, match, str(view.legal()[0]))
            assert panel.preview is not None
            if isinstance(panel.preview, ConfuciusPosition) and panel.preview.phase == "tutor":
                return match, panel
        while panel.question is not None:
            actions = panel.view.legal()
            nominating = [action for action in actions if str(action).startswith("nominate")]
            action = rng.choice(nominating or actions)
            panel = await matches.type_move(match.id, mover(match), str(action))
        match = (await confirm(matches, panel)).match
        assert match.state == "playing"


async def entries(matches: Matches, match: Match) -> list[str]:
    """What everybody may read of the record."""
    found: list[str] = json.loads(await matches.export(match.id))["actions"]
    return found


async def test_cards_laid_in_secret_are_left_out_of_the_export_until_all_lie_there(matches: Matches) -> None:
    match = await started(matches, 3, "confucius")
    match, panel = await until_tutored(matches, match, random.Random(5))
    public = await entries(matches, match)
    laid = [str(panel.action)]
    match = (await confirm(matches, panel)).match
    assert await entries(matches, match) == public
    while (await opened(matches, match))[1].phase == "tutor":
        assert await entries(matches, match) == public
        panel, view = await opened(matches, match)
        panel = await typed(matches, match, str(view.legal()[0]))
        laid.append(str(panel.action))
        match = (await confirm(matches, panel)).match
    assert len(laid) > 1
    assert await entries(matches, match) == [*public, *laid]
