"""Da Yunhe by use cases: secret cards in exports, turns that others break into or that end by themselves."""

import asyncio
import json
import random

import pytest
from sqlalchemy import update

from bot.clock import Clock
from bot.matches import Match, MatchError, Matches, Panel
from bot.store import Store
from bot.store.tables import matches as match_table
from games.dayunhe.events import CardRevealed, CardTaken, TurnDone
from games.dayunhe.position import DayunhePosition
from games.engine import HIDDEN, record
from tests.games.dayunhe.random_positions import KEEN, pick
from tests.games.dayunhe.scenes import scene
from tests.matches.table import confirm, mover, started

FORKED = "1-1 2-5 A unrest"
"""From Beijing southwards there is a choice at once."""


def shown(panel: Panel) -> DayunhePosition:
    """The view in the panel."""
    assert isinstance(panel.view, DayunhePosition)
    return panel.view


async def laid_out(matches: Matches, store: Store, position: DayunhePosition) -> Match:
    """A match that has come to this position."""
    match = await started(matches, position.seats, "dayunhe")
    matches._positions.keep(match.id, match.seq, position)
    async with store.transaction() as writing:
        await writing.run(update(match_table).values(to_act=position.turn))
    return await matches.match(match.id)


async def typed(matches: Matches, match: Match, *moves: str) -> Panel:
    """Who is to act types these moves, one after the other."""
    panel = await matches.panel(match.id, mover(match))
    for move in moves:
        panel = await matches.type_move(match.id, mover(match), move)
    return panel


async def take(matches: Matches, match: Match, *moves: str) -> Match:
    """Who is to act types these moves and confirms."""
    return (await confirm(matches, await typed(matches, match, *moves))).match


async def entries(matches: Matches, match: Match) -> list[str]:
    """What everybody may read of the record."""
    found: list[str] = json.loads(await matches.export(match.id))["actions"]
    return found


def position_of(matches: Matches, match: Match) -> DayunhePosition:
    """What only the program knows."""
    found = max(seq for of, seq in matches._positions._kept if of == match.id)
    position = matches._positions._kept[match.id, found]
    assert isinstance(position, DayunhePosition)
    return position


# ── secrets ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.fuzz) for seed in (1, 2))])
@pytest.mark.fuzz  # for its time
async def test_exports_and_logs_never_hold_a_card_that_is_not_revealed_whoever_leaves(
    matches: Matches, seed: int
) -> None:
    """People leave in every phase, also two at once; what was public before stays public."""
    dice = random.Random(seed)
    match = await started(matches, 4, "dayunhe")
    left = 0
    while match.state == "playing":
        people = [seat.person for seat in match.seats if not seat.resigned and seat.person is not None]
        if dice.random() < 0.03 * (left < 2):
            leaving = dice.sample(people, min(len(people) - 1, dice.choice([1, 2])))
            await asyncio.gather(*(matches.resign(match.id, person) for person in leaving))
            left += len(leaving)
        else:
            panel = await matches.panel(match.id, mover(match))
            while panel.action is None:
                action = pick(shown(panel).legal(), dice, KEEN[seed])
                panel = await matches.type_move(match.id, mover(match), str(action))
            await confirm(matches, panel)
        match = await matches.match(match.id)
        if match.state != "playing":
            break
        position = position_of(matches, match)
        written = await entries(matches, match)
        taken = zip(position.chosen, position.revealed, strict=True)
        secret = [seat for seat, (card, open) in enumerate(taken) if card and not open]
        assert len(written) == match.seq - position.secret_entries()
        if not secret or dice.random() < 0.7:
            continue
        log = await matches.log(match.id, None)
        cards = [event for turn in log for event in turn.events if isinstance(event, CardTaken)]
        assert {event.card for event in cards} == {HIDDEN}
        picks = [turn for turn in log if any(isinstance(event, CardTaken) for event in turn.events)]
        for seat in secret:
            last = [turn for turn in picks if turn.seat == seat][-1]
            before = sum(len(turn.entries) for turn in log if turn.number < last.number)
            assert before >= len(written)
    assert left


# ── a turn that somebody else breaks into ────────────────────────────────────────────────────────────


async def special(matches: Matches, store: Store) -> Match:
    """B, who is to act, has the inspector; A, the start player, chooses the ways."""
    position = scene(
        turn="B",
        start_player="A",
        card="inspector",
        tiles=FORKED,
        stacks={"B": "basin delta! | straight | delta"},
        warehouses={"B": "straight"},
    )
    return await laid_out(matches, store, position)


async def test_a_special_inspection_with_a_fork_is_confirmed_before_the_start_player_chooses(
    matches: Matches, store: Store
) -> None:
    match = await special(matches, store)
    inspector = mover(match)
    panel = await typed(matches, match, "supply 1", "inspect 1")
    assert (panel.drafted, str(panel.action), panel.final) == (("supply 1",), "inspect 1", True)
    panel = await matches.undo(match.id, inspector)
    assert (panel.drafted, panel.action) == (("supply 1",), None)
    match = await take(matches, match, "inspect 1")
    assert match.to_act == 0
    with pytest.raises(MatchError) as refused:
        await matches.undo(match.id, inspector)
    assert refused.value.code == "already-final"
    for press in (matches.panel, lambda of, who: matches.type_move(of, who, "step 1-2")):
        with pytest.raises(MatchError) as refused:
            await press(match.id, inspector)
        assert refused.value.code == "not-your-turn"
    panel = await typed(matches, match, "step 1-2")
    assert panel.final
    match = (await confirm(matches, panel)).match
    assert match.to_act == 1
    panel = await matches.panel(match.id, inspector)
    assert panel.confirmed == ()
    assert shown(panel).left == {"supply": 1, "build": 1}
    with pytest.raises(MatchError) as refused:
        await matches.undo(match.id, inspector)
    assert refused.value.code in ("nothing-to-undo", "already-final")


async def test_who_announced_an_inspection_may_leave_while_another_thinks_about_the_way(
    matches: Matches, store: Store
) -> None:
    """The thought stays, and the inspection is carried out; then the next card is revealed."""
    match = await take(matches, await special(matches, store), "inspect 1")
    chooser, inspector = mover(match), match.seats[1].person
    assert inspector is not None
    panel = await typed(matches, match, "step 1-2")
    match = await matches.resign(match.id, inspector)
    panel = await matches.panel(match.id, chooser)
    assert str(panel.action) == "step 1-2"
    done = await confirm(matches, panel)
    assert (done.match.to_act, shown(await matches.panel(match.id, mover(done.match))).actor) == (2, 2)
    assert any(isinstance(event, CardRevealed) for event in done.events)


async def test_when_the_one_who_chooses_the_way_leaves_the_next_one_does(
    matches: Matches, store: Store
) -> None:
    match = await take(matches, await special(matches, store), "inspect 1")
    chooser = mover(match)
    await typed(matches, match, "step 1-2")
    match = await matches.resign(match.id, chooser)
    assert match.to_act == 1
    panel = await matches.panel(match.id, mover(match))
    assert (panel.action, panel.drafted) == (None, ())
    panel = await typed(matches, match, "step 1-3")
    assert panel.drafted == ("step 1-3",)
    assert shown(panel).phase == "act"


# ── undo ─────────────────────────────────────────────────────────────────────────────────────────────


async def test_undo_goes_back_to_the_last_tile_that_was_drawn_and_no_further(
    matches: Matches, store: Store
) -> None:
    position = scene(card="supplies", stacks={"A": "basin delta!|straight crossing|delta"})
    match = await laid_out(matches, store, position)
    person = mover(match)
    panel = await typed(matches, match, "supply 1", "supply 2")
    assert (panel.drafted, panel.final) == (("supply 1",), True)
    assert panel.preview is not None
    assert isinstance(panel.preview, DayunhePosition)
    assert panel.preview.warehouses[0] == ["delta", HIDDEN]
    match = (await confirm(matches, panel)).match
    assert match.to_act == 0
    panel = await matches.panel(match.id, person)
    assert shown(panel).warehouses[0] == ["delta", "crossing"]
    assert [type(event).__name__ for event in panel.confirmed] == ["Supplied", "Supplied"]
    panel = await typed(matches, match, "build crossing 1-1 e-se-w-nw", "supply 3")
    for drafted in (("build crossing 1-1 e-se-w-nw",), ()):
        panel = await matches.undo(match.id, person)
        assert panel.drafted == drafted
    with pytest.raises(MatchError) as refused:
        await matches.undo(match.id, person)
    assert refused.value.code == "already-final"
    assert shown(await matches.panel(match.id, person)).warehouses[0] == ["delta", "crossing"]


async def test_what_the_way_of_an_own_inspection_brings_can_be_taken_back(
    matches: Matches, store: Store
) -> None:
    """The start player's own: nothing is revealed by it."""
    position = scene(card="inspector", tiles=FORKED, warehouses={"A": "straight"})
    match = await laid_out(matches, store, position)
    panel = await typed(matches, match, "inspect 1", "step 1-1", "build straight 1-2 e-w")
    assert panel.drafted == ("inspect 1", "step 1-1", "build straight 1-2 e-w")
    assert shown(panel).scores[0] == 15 - 4 + 5
    for _ in range(3):
        panel = await matches.undo(match.id, mover(match))
    assert (panel.drafted, shown(panel).scores[0], shown(panel).phase) == ((), 15, "act")


# ── turns that end by themselves ─────────────────────────────────────────────────────────────────────


async def test_a_turn_that_ends_by_itself_waits_for_confirm_and_hides_the_next_card(
    matches: Matches, store: Store
) -> None:
    position = scene(
        card="rebuilder",
        left="build 1",
        warehouses={"A": "reservoir"},
        cards={"B": "tea", "C": "order"},
        stacks=dict.fromkeys("ABC", "basin|delta|delta"),
    )
    match = await laid_out(matches, store, position)
    panel = await typed(matches, match, "build reservoir 3-3")
    assert (panel.drafted, str(panel.action), panel.final) == ((), "build reservoir 3-3", True)
    assert [type(event) for event in panel.events if isinstance(event, TurnDone | CardRevealed)] == [
        TurnDone,
        CardRevealed,
    ]
    assert isinstance(panel.preview, DayunhePosition)
    assert (panel.preview.turn, panel.preview.chosen[1]) == (1, HIDDEN)
    assert "tea" not in json.dumps([str(event) for event in panel.events])
    panel = await matches.back(match.id, mover(match), panel.version, panel.revision)
    assert panel.action is None
    done = await confirm(matches, await typed(matches, match, "build reservoir 3-3"))
    assert done.match.to_act == 1
    assert "tea" in [event.card for event in done.events if isinstance(event, CardRevealed)]


async def test_of_two_devices_confirming_at_once_one_wins(
    matches: Matches, store: Store, clock: Clock
) -> None:
    """Nothing is drawn twice from the stack."""
    position = scene(card="supplies", stacks={"A": "basin straight|delta|delta"})
    match = await laid_out(matches, store, position)
    panel = await typed(matches, match, "supply 1")
    found = await asyncio.gather(*(confirm(matches, panel) for _ in range(3)), return_exceptions=True)
    assert sorted(type(result).__name__ for result in found) == ["Done", "MatchError", "MatchError"]
    view = shown(await matches.panel(match.id, mover(match)))
    assert (view.warehouses[0], len(view.stacks[0][0])) == (["straight"], 1)


@pytest.mark.fuzz  # for its time
async def test_a_record_with_everything_in_it_replays(matches: Matches) -> None:
    """Secret choices, drafts, forks of others and a leaver; the file verifies once the match is over."""
    dice = random.Random(11)
    match = await started(matches, 3, "dayunhe", options={"level": "hard"})
    while match.state == "playing":
        if match.turn == 40:
            match = await matches.resign(match.id, mover(match))
            continue
        panel = await matches.panel(match.id, mover(match))
        while panel.action is None:
            action = pick(shown(panel).legal(), dice, KEEN[2])
            panel = await matches.type_move(match.id, mover(match), str(action))
        match = (await confirm(matches, panel)).match
    written = record.read(await matches.export(match.id))
    assert len(written.actions) == match.seq
    assert record.verify(written) == match.outcome
