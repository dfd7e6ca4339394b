"""A turn of China takes several confirmations: what may happen between any two of them."""

import asyncio
from datetime import timedelta
from functools import partial

import msgspec
import pytest
from sqlalchemy import delete

from bot.clock import Clock
from bot.matches import Done, Match, MatchError, Matches, Panel
from bot.store import Store
from bot.store.tables import snapshots
from games.china.events import CardDrawn, PiecePlaced
from games.china.position import ChinaPosition
from games.engine import Event, IllegalAction
from tests.matches.conftest import NOON
from tests.matches.table import confirm, mover, posts, started
from tests.matches.test_crash import pull_everywhere


def tokens(panel: Panel) -> list[str]:
    return [] if panel.question is None else [answer.token for answer in panel.question.answers]


async def answer(matches: Matches, panel: Panel, token: str) -> Panel:
    person = panel.match.seats[panel.seat].person
    assert person is not None
    return await matches.pick(panel.match.id, person, panel.version, panel.revision, token)


async def placed(matches: Matches, match: Match) -> Panel:
    """The person to act has placed as much as the first answers give; the panel asks for a card."""
    panel = await matches.panel(match.id, mover(match))
    while "deck" not in tokens(panel):
        panel = await answer(matches, panel, tokens(panel)[0])
    return panel


async def drawn(matches: Matches, match: Match) -> Done:
    """The same, and the first card drawn face down is confirmed."""
    return await confirm(matches, await answer(matches, await placed(matches, match), "deck"))


async def in_mid_turn(matches: Matches, seats: int = 3) -> Match:
    """A match in which somebody has placed, drawn one card face down and confirmed it, and draws on."""
    match = await started(matches, seats, "china")
    while True:
        seat = match.to_act
        match = (await drawn(matches, match)).match
        if match.to_act == seat:
            return match


def told(events: tuple[Event, ...]) -> list[type[Event]]:
    return [type(event) for event in events]


async def test_a_resignation_in_mid_turn_takes_nothing_from_what_the_panel_tells(matches: Matches) -> None:
    match = await in_mid_turn(matches, 4)
    person = mover(match)
    before = await matches.panel(match.id, person)
    assert told(before.confirmed) == [PiecePlaced, CardDrawn]
    for leaver in [seat for seat in match.seats if not seat.waiting][:2]:
        assert leaver.person is not None
        match = await matches.resign(match.id, leaver.person)
        after = await matches.panel(match.id, person)
        assert after.confirmed == before.confirmed
        assert tokens(after) == tokens(before)
    with pytest.raises(MatchError) as caught:
        await matches.undo(match.id, person)
    assert caught.value.code == "already-final"


async def test_a_resignation_before_a_turn_begins_adds_nothing_to_it(matches: Matches) -> None:
    match = await in_mid_turn(matches, 4)
    while (await drawn(matches, match)).match.turn == match.turn:
        match = await matches.match(match.id)
    match = await matches.match(match.id)
    leaver = next(seat.person for seat in match.seats if not seat.waiting)
    assert leaver is not None
    match = await matches.resign(match.id, leaver)
    assert (await matches.panel(match.id, mover(match))).confirmed == ()
    match = await matches.resign(match.id, mover(match))
    assert (await matches.panel(match.id, mover(match))).confirmed == ()


async def test_a_card_drawn_and_confirmed_outlasts_memory_and_snapshot(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await in_mid_turn(matches)
    person = mover(match)
    panel = await matches.panel(match.id, person)
    assert isinstance(panel.view, ChinaPosition)
    hand = panel.view.hands[panel.seat]
    assert "?" not in hand
    again = await Matches(store, clock).panel(match.id, person)
    assert msgspec.json.encode(again) == msgspec.json.encode(panel)
    async with store.transaction() as writing:
        await writing.run(delete(snapshots))
    again = await Matches(store, clock).panel(match.id, person)
    assert msgspec.json.encode(again) == msgspec.json.encode(panel)
    assert await matches.check() == []


async def test_every_confirmation_of_a_turn_stopped_anywhere_changes_nothing(
    matches: Matches, store: Store
) -> None:
    match = await in_mid_turn(matches)
    turns = [payload["number"] for kind, payload in await posts(store) if kind == "turn"]
    turn, seat = match.turn, match.to_act
    while match.to_act == seat:
        panel = await answer(matches, await matches.panel(match.id, mover(match)), "deck")
        await pull_everywhere(store, partial(confirm, matches, panel))
        match = await matches.match(match.id)
    after = [payload["number"] for kind, payload in await posts(store) if kind == "turn"]
    assert after == [*turns, turn]
    assert await matches.check() == []


async def test_a_second_confirm_of_the_same_draw_draws_no_second_card(matches: Matches) -> None:
    match = await started(matches, 3, "china")
    while True:
        panel = await answer(matches, await placed(matches, match), "deck")
        results = await asyncio.gather(
            confirm(matches, panel), confirm(matches, panel), return_exceptions=True
        )
        (done,) = [result for result in results if isinstance(result, Done)]
        (error,) = [result for result in results if isinstance(result, MatchError)]
        assert error.code == "stale-panel"
        assert [type(event) for event in done.events].count(CardDrawn) == 1
        match = done.match
        if done.next_seat == panel.seat:
            break
    with pytest.raises(MatchError) as caught:
        await confirm(matches, panel)
    assert caught.value.code == "stale-panel"
    stale = await matches.pick(match.id, mover(match), panel.version, panel.revision, "deck")
    assert stale.fresh
    assert stale.question is not None


async def test_typed_moves_go_on_from_what_is_drafted_and_confirmed(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await in_mid_turn(matches)
    person = mover(match)
    for wrong in ("exchange V", "chu 3 V", "chu done"):
        with pytest.raises(IllegalAction):
            await matches.type_move(match.id, person, wrong)
    assert "draw" in await matches.suggest(match.id, person, "")
    panel = await matches.type_move(match.id, person, " DRAW deck ")
    assert str(panel.action) == "draw"
    assert panel.final
    assert panel.preview is not None
    seen = msgspec.json.encode([panel.preview, panel.events])
    again = await Matches(store, clock).panel(match.id, person)  # on another device, after a restart
    assert msgspec.json.encode([again.preview, again.events]) == seen


async def test_the_time_of_a_turn_runs_on_over_its_confirmations(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await in_mid_turn(matches)
    assert match.due_at == NOON + timedelta(hours=72 + 12)  # its second turn
    clock.advance(timedelta(hours=43))
    assert await matches.due(clock.now()) == 1
    panel = await matches.panel(match.id, mover(match))
    begun = match.turn
    leaver = next(seat.person for seat in match.seats if not seat.waiting)
    assert leaver is not None
    match = await matches.resign(match.id, leaver)
    assert match.due_at == NOON + timedelta(hours=72 + 12)
    clock.advance(timedelta(hours=33))
    assert await matches.due(clock.now()) == 1
    told = [payload["matches"] for kind, payload in await posts(store) if kind == "reminder"]
    assert told == [f"{match.id} half {begun}", f"{match.id} nine {match.turn}"]
    assert panel.match.due_at == match.due_at
