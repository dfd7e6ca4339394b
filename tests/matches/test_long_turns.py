"""Turns of many steps and several confirmations, game by game: what may happen between any two of them."""

import asyncio
import json
import random
from datetime import timedelta
from functools import partial

import msgspec
import pytest
from sqlalchemy import delete

from bot.matches import Match, Matches, Panel
from bot.store.tables import snapshots
from games.china.cards import CardDrawn
from games.china.placing import PiecePlaced
from games.china.position import ChinaPosition
from games.confucius.box import PASS
from games.confucius.components import BOX
from games.confucius.position import ConfuciusPosition
from games.dayunhe.cards import CardRevealed, CardTaken, TurnDone
from games.dayunhe.position import DayunhePosition
from games.engine import HIDDEN, IllegalAction, record
from games.yunnan.position import YunnanPosition
from tests.support.games.confucius.scenes import scene as court
from tests.support.games.dayunhe.random_positions import KEEN, pick
from tests.support.games.dayunhe.scenes import scene as canal
from tests.support.hours import due, restarted
from tests.support.people import JONAS, MEI, NOON
from tests.support.plug import pull_everywhere
from tests.support.presses import back, choose, confirm, mover, offered, person_at, start_over, take, typed
from tests.support.refusals import refusal, refused
from tests.support.table import bidders, laid_out, letter, started, waiting
from tests.support.written import entries, exported, posts, turns_posted

# ── China: cards are drawn one after the other ───────────────────────────────────────────────────


async def pick_one(matches: Matches, panel: Panel, token: str) -> Panel:
    person = person_at(panel.match, panel.seat)
    return await matches.turns.pick(panel.match.id, person, panel.version, panel.revision, token)


async def about_to_draw(matches: Matches, match: Match) -> Panel:
    """The person to act has placed as much as the first answers give, and draws the first card face down."""
    panel = await matches.turns.panel(match.id, mover(match))
    while "deck" not in offered(panel):
        panel = await pick_one(matches, panel, offered(panel)[0])
    return await pick_one(matches, panel, "deck")


async def in_mid_turn(matches: Matches, seats: int = 3) -> Match:
    """A match in which somebody has placed, drawn one card face down and confirmed it, and draws on."""
    match = await started(matches, seats, "china")
    while True:
        seat = match.to_act
        match = (await confirm(matches, await about_to_draw(matches, match))).match
        if match.to_act == seat:
            return match


async def test_a_resignation_in_mid_turn_takes_nothing_from_what_the_panel_tells(matches: Matches) -> None:
    match = await in_mid_turn(matches, 4)
    person = mover(match)
    before = await matches.turns.panel(match.id, person)
    assert [type(event) for event in before.confirmed] == [PiecePlaced, CardDrawn]
    for leaver in waiting(match)[:2]:
        match = await matches.turns.resign(match.id, leaver)
        after = await matches.turns.panel(match.id, person)
        assert after.confirmed == before.confirmed
        assert offered(after) == offered(before)
    assert await refused(matches.turns.undo(match.id, person)) == "already-final"


async def test_a_resignation_before_a_turn_begins_adds_nothing_to_it(matches: Matches) -> None:
    match = await in_mid_turn(matches, 4)
    while (await confirm(matches, await about_to_draw(matches, match))).match.turn == match.turn:
        match = await matches.watching.match(match.id)
    match = await matches.watching.match(match.id)
    for leaver in (waiting(match)[0], mover(match)):
        match = await matches.turns.resign(match.id, leaver)
        assert (await matches.turns.panel(match.id, mover(match))).confirmed == ()


async def test_every_confirmation_of_a_turn_stopped_anywhere_changes_nothing(matches: Matches) -> None:
    match = await in_mid_turn(matches)
    turns = await turns_posted(matches)
    turn, seat = match.turn, match.to_act
    while match.to_act == seat:
        panel = await choose(matches, match.id, mover(match), "deck")
        await pull_everywhere(matches, partial(confirm, matches, panel))
        match = await matches.watching.match(match.id)
    assert await turns_posted(matches) == [*turns, turn]
    assert await matches.records.check() == []


async def test_what_is_typed_goes_on_from_the_draft_and_outlasts_the_process(matches: Matches) -> None:
    match = await in_mid_turn(matches)
    person = mover(match)
    panel = await matches.turns.panel(match.id, person)
    assert isinstance(panel.view, ChinaPosition)
    assert "?" not in panel.view.hands[panel.seat]
    for _ in range(2):  # with the snapshot and without
        again = await restarted(matches).turns.panel(match.id, person)
        assert msgspec.json.encode(again) == msgspec.json.encode(panel)
        async with matches.store.transaction() as writing:
            await writing.run(delete(snapshots))
    assert await matches.records.check() == []
    for wrong in ("exchange V", "chu 3 V", "chu done"):
        assert isinstance(await refusal(matches.turns.type_move(match.id, person, wrong)), IllegalAction)
    assert "draw" in await matches.turns.suggest(match.id, person, "")
    panel = await matches.turns.type_move(match.id, person, " DRAW deck ")
    assert (str(panel.action), panel.final) == ("draw", True)
    assert panel.preview is not None
    again = await restarted(matches).turns.panel(match.id, person)
    assert msgspec.json.encode([again.preview, again.events]) == msgspec.json.encode(
        [panel.preview, panel.events]
    )


async def test_the_time_of_a_turn_runs_on_over_its_confirmations(matches: Matches) -> None:
    match = await in_mid_turn(matches)
    assert match.due_at == NOON + timedelta(hours=72 + 12)  # its second turn
    assert await due(matches, timedelta(hours=43)) == 1
    panel = await matches.turns.panel(match.id, mover(match))
    begun = match.turn
    match = await matches.turns.resign(match.id, waiting(match)[0])
    assert match.due_at == panel.match.due_at == NOON + timedelta(hours=72 + 12)
    assert await due(matches, timedelta(hours=33)) == 1
    told = [payload["matches"] for kind, payload in await posts(matches) if kind == "reminder"]
    assert told == [f"{match.id} half {begun}", f"{match.id} nine {match.turn}"]


# ── Yunnan: many steps in one draft, also while somebody else leaves ─────────────────────────────


async def before_a_displacement(matches: Matches, *, both: bool = False) -> tuple[Match, list[int]]:
    """The first to bid has influence 1 and travels last; the last, or both others, stand in Yunnan.

    Returns the match and its people in the order of bidding.
    """
    match = await started(matches, 3, "yunnan")
    people = await bidders(matches, match)
    turns: list[tuple[str, ...]] = [("dragon", "5"), *[("market",)] * 3, *[("pass",)] * 3]
    turns += [("puer", "end"), ("puer", "end") if both else ("end",)]
    for tokens in turns:
        match = await take(matches, match, *tokens)
    assert mover(match) == people[0]
    return match, people


async def test_the_draft_goes_on_without_a_question_when_its_only_answer_has_left(matches: Matches) -> None:
    """What was chosen after a step that is possible no more is asked again; the old page confirms nothing."""
    match, (first, _, last) = await before_a_displacement(matches)
    panel = await choose(matches, match.id, first, "puer")
    assert offered(panel) == [letter(match, last), "none"]
    ready = await choose(matches, match.id, first, letter(match, last), "end")
    assert ready.action is not None
    await matches.turns.resign(match.id, last)
    assert await refused(confirm(matches, ready)) == "stale-panel"
    panel = await restarted(matches).turns.panel(match.id, first)
    assert (panel.drafted, panel.can_back, panel.action) == (("move puer yunnan",), True, None)
    assert panel.question is not None
    assert panel.question.slot == "do"
    assert isinstance(panel.view, YunnanPosition)
    assert panel.view.arrived == -1
    panel = await choose(matches, match.id, first, "end")
    assert not (await confirm(matches, panel)).match.seats[panel.seat].resigned
    assert await matches.records.check() == []


async def test_only_who_still_plays_can_be_displaced(matches: Matches) -> None:
    match, (first, second, last) = await before_a_displacement(matches, both=True)
    await choose(matches, match.id, first, "puer")
    await matches.turns.resign(match.id, second)
    assert offered(await matches.turns.panel(match.id, first)) == [letter(match, last), "none"]
    panel = await choose(matches, match.id, first, letter(match, last), "end")
    assert (await confirm(matches, panel)).match.turn > match.turn
    steps = ["move puer yunnan", f"displace {letter(match, last)}", "end"]
    assert (await entries(matches, match))[-3:] == steps
    assert await refused(matches.turns.undo(match.id, first)) == "already-final"


async def test_steps_are_taken_back_one_by_one_and_all_at_once(matches: Matches) -> None:
    match, (first, second, last) = await before_a_displacement(matches, both=True)
    letters = (letter(match, last), letter(match, second))
    steps = [step for of in letters for step in ("move puer yunnan", f"displace {of}")]
    await choose(matches, match.id, first, "puer", letter(match, last))
    assert await refused(matches.turns.type_move(match.id, first, "move yunnan puer")) == "all-moved"
    panel = await typed(matches, match, *steps[2:])
    assert list(panel.drafted) == steps
    while steps:
        panel = await matches.turns.undo(match.id, first)
        steps.pop()
        assert list(panel.drafted) == steps
    assert await refused(matches.turns.undo(match.id, first)) == "nothing-to-undo"
    panel = await start_over(matches, await choose(matches, match.id, first, "puer", "none"))
    assert (panel.drafted, panel.can_back) == ((), False)


# ── Confucius: payments, cards laid in secret ────────────────────────────────────────────────────


async def view_of(matches: Matches, match: Match) -> ConfuciusPosition:
    """What who is to act sees."""
    view = (await matches.turns.panel(match.id, mover(match))).view
    assert isinstance(view, ConfuciusPosition)
    return view


async def test_a_payment_can_be_typed_whether_a_card_could_be_left_out_or_not(matches: Matches) -> None:
    match = await started(matches, 3, "confucius")
    view = await view_of(matches, match)
    assert view.hands[view.turn or 0] == [1, 1, 1, 0]
    for paid in ("pay 1 2 3", "pay 3"):
        await typed(matches, match, "buy 2")
        async with asyncio.timeout(10):
            panel = await typed(matches, match, paid)
        assert (str(panel.action), panel.drafted) == (paid, ("buy 2",))
        await start_over(matches, panel)
    await typed(matches, match, "buy 2")
    error = await refusal(typed(matches, match, "pay 1"))
    assert (error.code, error.facts["due"]) == ("paid-too-little", 2)


async def until_tutored(matches: Matches) -> tuple[Match, Panel]:
    """A match in which cards are about to be laid in secret, somebody else laying some afterwards."""
    match, rng = await started(matches, 3, "confucius"), random.Random(5)
    while True:
        panel, view = await matches.turns.panel(match.id, mover(match)), await view_of(matches, match)
        if view.phase == "tutor":
            panel = await typed(matches, match, str(view.legal()[0]))
            assert isinstance(panel.preview, ConfuciusPosition)
            if panel.preview.phase == "tutor":
                return match, panel
        while panel.question is not None:
            actions = panel.view.legal()
            nominating = [action for action in actions if str(action).startswith("nominate")]
            panel = await typed(matches, match, str(rng.choice(nominating or actions)))
        match = (await confirm(matches, panel)).match
        assert match.state == "playing"


async def test_cards_laid_in_secret_are_left_out_of_the_export_until_all_lie_there(matches: Matches) -> None:
    """And the record of a match that ends among them is whole."""
    match, panel = await until_tutored(matches)
    public = await exported(matches, match)
    laid = []
    while panel.view.turn is not None:
        laid.append(str(panel.action))
        match = (await confirm(matches, panel)).match
        view = await view_of(matches, match)
        if view.phase != "tutor":
            break
        assert await exported(matches, match) == public
        panel = await typed(matches, match, str(view.legal()[0]))
    assert len(laid) > 1
    assert await exported(matches, match) == [*public, *laid]


@pytest.mark.fuzz  # for its time
async def test_the_record_of_a_match_left_in_the_middle_of_tutoring_is_whole(matches: Matches) -> None:
    match, panel = await until_tutored(matches)
    match = (await confirm(matches, panel)).match
    view = (await matches.watching.turn(match.id)).view
    assert isinstance(view, ConfuciusPosition)
    for seat in sorted(range(3), key=lambda seat: seat in view.students)[:2]:
        match = await matches.turns.resign(match.id, person_at(match, seat))
    written = record.read(await matches.records.export(match.id))
    assert (match.state, len(written.actions)) == ("over", match.seq)
    assert str(panel.action) in written.actions
    assert record.verify(written) == match.outcome


async def test_what_was_chosen_for_one_ministry_is_for_no_other(matches: Matches) -> None:
    """A thought of giving its influence in Hubu to C; B leaves, and A is asked the same in Gongbu."""
    hubu, gongbu = "2B 2B 2C 3C 3B 3C 3A", "4B 4C 4C 4D 5D 5D 5A"
    position = court(hubu=hubu, gongbu=gongbu, cubes="0000", passed="BCD", rewards={"A": "cash"})
    position.box[BOX.index("favour")] = [0] * 4
    position.apply(PASS)
    assert (position.phase, position.turn, position.resolving) == ("influence", 0, 1)
    match = await laid_out(matches, "confucius", position)
    panel = await choose(matches, match.id, MEI.id, "C")
    assert str(panel.action) == "influence C"
    await matches.turns.resign(match.id, JONAS.id)
    panel = await matches.turns.panel(match.id, MEI.id)
    assert isinstance(panel.view, ConfuciusPosition)
    assert (panel.view.phase, panel.view.resolving, panel.action) == ("influence", 2, None)


# ── Da Yunhe: secret cards, turns that others break into or that end by themselves ───────────────

FORKED = "1-1 2-5 A unrest"
"""From Beijing southwards there is a choice at once."""


def shown(panel: Panel) -> DayunhePosition:
    """The view in the panel."""
    assert isinstance(panel.view, DayunhePosition)
    return panel.view


async def canal_match(matches: Matches, **fields: object) -> Match:
    """A match of Da Yunhe in that position."""
    return await laid_out(matches, "dayunhe", canal(**fields))  # type: ignore[arg-type]  # as `scene` takes them


async def keen_panel(matches: Matches, match: Match, dice: random.Random, keen: int) -> Panel:
    """Who is to act types what they are keen on until there is something to confirm."""
    panel = await matches.turns.panel(match.id, mover(match))
    while panel.action is None:
        panel = await typed(matches, match, str(pick(shown(panel).legal(), dice, KEEN[keen])))
    return panel


def position_of(matches: Matches, match: Match) -> DayunhePosition:
    """What only the program knows."""
    found = max(seq for of, seq in matches.positions._kept if of == match.id)
    position = matches.positions._kept[match.id, found]
    assert isinstance(position, DayunhePosition)
    return position


@pytest.mark.fuzz  # for its time
@pytest.mark.parametrize("seed", [0, 1, 2])
async def test_exports_and_logs_hold_no_card_that_is_not_revealed(matches: Matches, seed: int) -> None:
    """People leave in every phase, also two at once; what was public before stays public."""
    dice = random.Random(seed)
    match = await started(matches, 4, "dayunhe")
    left = 0
    while match.state == "playing":
        people = [mover(match), *waiting(match)]
        if dice.random() < 0.03 * (left < 2):
            leaving = dice.sample(people, min(len(people) - 1, dice.choice([1, 2])))
            await asyncio.gather(*(matches.turns.resign(match.id, person) for person in leaving))
            left += len(leaving)
        else:
            await confirm(matches, await keen_panel(matches, match, dice, seed))
        match = await matches.watching.match(match.id)
        if match.state != "playing":
            break
        position = position_of(matches, match)
        written = await exported(matches, match)
        taken = zip(position.chosen, position.revealed, strict=True)
        secret = [seat for seat, (card, open) in enumerate(taken) if card and not open]
        assert len(written) == match.seq - position.secret_entries()
        if not secret or dice.random() < 0.7:
            continue
        log = await matches.watching.log(match.id, None)
        cards = [event for turn in log for event in turn.events if isinstance(event, CardTaken)]
        assert {event.card for event in cards} == {HIDDEN}
        picks = [turn for turn in log if any(isinstance(event, CardTaken) for event in turn.events)]
        for seat in secret:
            last = [turn for turn in picks if turn.seat == seat][-1]
            before = sum(len(turn.entries) for turn in log if turn.number < last.number)
            assert before >= len(written)
    assert left


async def special(matches: Matches) -> Match:
    """B, who is to act, has the inspector; A, the start player, chooses the ways."""
    return await canal_match(
        matches,
        turn="B",
        start_player="A",
        card="inspector",
        tiles=FORKED,
        stacks={"B": "basin delta! | straight | delta"},
        warehouses={"B": "straight"},
    )


async def test_an_inspection_is_confirmed_before_the_start_player_chooses(matches: Matches) -> None:
    match = await special(matches)
    inspector = mover(match)
    panel = await typed(matches, match, "supply 1", "inspect 1")
    assert (panel.drafted, str(panel.action), panel.final) == (("supply 1",), "inspect 1", True)
    panel = await matches.turns.undo(match.id, inspector)
    assert (panel.drafted, panel.action) == (("supply 1",), None)
    match = (await confirm(matches, await typed(matches, match, "inspect 1"))).match
    assert match.to_act == 0
    assert await refused(matches.turns.undo(match.id, inspector)) == "already-final"
    assert await refused(matches.turns.panel(match.id, inspector)) == "not-your-turn"
    assert await refused(matches.turns.type_move(match.id, inspector, "step 1-2")) == "not-your-turn"
    panel = await typed(matches, match, "step 1-2")
    assert panel.final
    match = (await confirm(matches, panel)).match
    assert match.to_act == 1
    panel = await matches.turns.panel(match.id, inspector)
    assert (panel.confirmed, shown(panel).left) == ((), {"supply": 1, "build": 1})
    assert await refused(matches.turns.undo(match.id, inspector)) in ("nothing-to-undo", "already-final")


async def test_whoever_leaves_an_inspection_is_carried_out(matches: Matches) -> None:
    """The thought stays when who announced it leaves; when the one who thinks does, the next one chooses."""
    for leaver in ("inspector", "chooser"):
        match = await special(matches)
        inspector = mover(match)
        match = (await confirm(matches, await typed(matches, match, "inspect 1"))).match
        await typed(matches, match, "step 1-2")
        match = await matches.turns.resign(match.id, inspector if leaver == "inspector" else mover(match))
        panel = await matches.turns.panel(match.id, mover(match))
        if leaver == "inspector":
            assert str(panel.action) == "step 1-2"
            done = await confirm(matches, panel)
            assert (
                done.match.to_act,
                shown(await matches.turns.panel(match.id, mover(done.match))).actor,
            ) == (
                2,
                2,
            )
            assert any(isinstance(event, CardRevealed) for event in done.events)  # the next one
        else:
            assert (match.to_act, panel.action, panel.drafted) == (1, None, ())
            panel = await typed(matches, match, "step 1-3")
            assert (panel.drafted, shown(panel).phase) == (("step 1-3",), "act")


async def test_undo_goes_back_to_the_last_tile_that_was_drawn_and_no_further(matches: Matches) -> None:
    match = await canal_match(matches, card="supplies", stacks={"A": "basin delta!|straight crossing|delta"})
    person = mover(match)
    panel = await typed(matches, match, "supply 1", "supply 2")
    assert (panel.drafted, panel.final) == (("supply 1",), True)
    assert isinstance(panel.preview, DayunhePosition)
    assert panel.preview.warehouses[0] == ["delta", HIDDEN]
    # of devices confirming at once one wins: nothing is drawn twice
    found = await asyncio.gather(*(confirm(matches, panel) for _ in range(3)), return_exceptions=True)
    assert sorted(type(result).__name__ for result in found) == ["Done", "MatchError", "MatchError"]
    panel = await matches.turns.panel(match.id, person)
    assert (panel.match.to_act, [len(pile) for pile in shown(panel).stacks[0]]) == (0, [1, 1, 1])
    assert shown(panel).warehouses[0] == ["delta", "crossing"]
    assert [type(event).__name__ for event in panel.confirmed] == ["Supplied", "Supplied"]
    await typed(matches, match, "build crossing 1-1 e-se-w-nw", "supply 3")
    for drafted in (("build crossing 1-1 e-se-w-nw",), ()):
        assert (await matches.turns.undo(match.id, person)).drafted == drafted
    assert await refused(matches.turns.undo(match.id, person)) == "already-final"
    assert shown(await matches.turns.panel(match.id, person)).warehouses[0] == ["delta", "crossing"]


async def test_what_the_way_of_an_own_inspection_brings_can_be_taken_back(matches: Matches) -> None:
    """The start player's own: nothing is revealed by it."""
    match = await canal_match(matches, card="inspector", tiles=FORKED, warehouses={"A": "straight"})
    panel = await typed(matches, match, "inspect 1", "step 1-1", "build straight 1-2 e-w")
    assert panel.drafted == ("inspect 1", "step 1-1", "build straight 1-2 e-w")
    assert shown(panel).scores[0] == 15 - 4 + 5
    for _ in range(3):
        panel = await matches.turns.undo(match.id, mover(match))
    assert (panel.drafted, shown(panel).scores[0], shown(panel).phase) == ((), 15, "act")


async def test_a_turn_that_ends_by_itself_waits_for_confirm_and_hides_the_next_card(matches: Matches) -> None:
    match = await canal_match(
        matches,
        card="rebuilder",
        left="build 1",
        warehouses={"A": "reservoir"},
        cards={"B": "tea", "C": "order"},
        stacks=dict.fromkeys("ABC", "basin|delta|delta"),
    )
    panel = await typed(matches, match, "build reservoir 3-3")
    assert (panel.drafted, str(panel.action), panel.final) == ((), "build reservoir 3-3", True)
    ends = [type(event) for event in panel.events if isinstance(event, TurnDone | CardRevealed)]
    assert ends == [TurnDone, CardRevealed]
    assert isinstance(panel.preview, DayunhePosition)
    assert (panel.preview.turn, panel.preview.chosen[1]) == (1, HIDDEN)
    assert "tea" not in json.dumps([str(event) for event in panel.events])
    assert (await back(matches, panel)).action is None
    done = await confirm(matches, await typed(matches, match, "build reservoir 3-3"))
    assert done.match.to_act == 1
    assert "tea" in [event.card for event in done.events if isinstance(event, CardRevealed)]
