"""Taking a turn: questions, drafts of several actions, points of no return, Confirm, undo, resign."""

import random
from datetime import timedelta

import pytest

from bot.clock import Clock
from bot.matches import Match, MatchError, Matches, Panel
from bot.store import Store
from tests.matches.conftest import NOON
from tests.matches.table import (
    AIKO,
    JONAS,
    MEI,
    STRANGER,
    choose,
    confirm,
    dump,
    lobby,
    mover,
    other,
    posts,
    random_panel,
    started,
    take_turn,
)
from tests.matches.toy import Beads, Ended, Looked, Move, Took


def offered(panel: Panel) -> list[str]:
    assert panel.question is not None
    return [answer.token for answer in panel.question.answers]


def beads(panel: Panel) -> int:
    assert isinstance(panel.view, Beads)
    return panel.view.heap


async def test_the_first_panel_asks_and_shows_the_seats_own_view(matches: Matches) -> None:
    match = await started(matches)
    panel = await matches.panel(match.id, mover(match))
    assert (panel.seat, panel.version, panel.revision) == (match.to_act, match.version, 0)
    assert panel.match == match
    assert offered(panel) == ["1", "2", "3"]  # there is only one verb, so it is not asked
    assert (panel.drafted, panel.action, panel.preview) == ((), None, None)
    assert (panel.confirmed, panel.events) == ((), ())
    assert (panel.can_back, panel.final, panel.fresh) == (False, False, False)
    assert panel.view.view(panel.seat) == panel.view
    assert isinstance(panel.view, Beads)
    assert panel.view.viewer == panel.seat
    assert panel.view.chance.seed == ""
    assert "?" not in panel.view.hands[panel.seat]
    assert set(panel.view.hands[1 - panel.seat]) == {"?"}


async def test_an_action_that_is_not_final_continues_the_turn_in_the_draft(matches: Matches) -> None:
    match = await started(matches)
    panel = await choose(matches, match.id, mover(match), "2")
    assert (panel.drafted, panel.revision, beads(panel), panel.can_back) == (("take 2",), 1, 10, True)
    assert panel.events == (Took(panel.seat, 2),)
    assert offered(panel) == ["take", "look", "put", "keep"]
    panel = await choose(matches, match.id, mover(match), "take", "3")
    assert (panel.drafted, beads(panel), panel.revision) == (("take 2", "take 3"), 7, 3)
    assert (await matches.match(match.id)).seq == 0


async def test_a_final_action_waits_for_confirm_with_a_preview(matches: Matches) -> None:
    match = await started(matches)
    panel = await choose(matches, match.id, mover(match), "2", "keep")
    assert (panel.drafted, panel.action, panel.question) == (("take 2",), Move("keep"), None)
    assert panel.final
    assert panel.events == (Took(panel.seat, 2), Ended(panel.seat, ""))
    assert isinstance(panel.preview, Beads)
    assert (panel.preview.turn, panel.preview.heap) == (1 - panel.seat, 10)
    assert isinstance(panel.view, Beads)
    assert panel.view.turn == panel.seat


async def test_an_action_that_ends_the_turn_waits_for_confirm_even_if_it_reveals_nothing(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Beads, "final", lambda self, action: False)
    match = await started(matches)
    panel = await choose(matches, match.id, mover(match), "2", "keep")
    assert (panel.action, panel.final, panel.drafted) == (Move("keep"), False, ("take 2",))
    assert (await confirm(matches, panel)).next_seat == 1 - panel.seat


async def test_confirm_stores_the_whole_turn_and_says_who_is_next(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await started(matches)
    before = await posts(store)
    clock.advance(timedelta(hours=5))
    done = await take_turn(matches, match, "2", "take", "1", "keep")
    after = done.match
    assert (done.next_seat, done.waiting) == (1 - (match.to_act or 0), ())
    assert (after.seq, after.turn, after.version) == (3, 2, match.version + 1)
    assert (after.turn_since, after.due_at) == (NOON + timedelta(hours=5), NOON + timedelta(hours=77))
    turn = await matches.turn(match.id, 1)
    assert (turn.seat, turn.entries) == (match.to_act, ("take 2", "take 1", "keep"))
    assert turn.at == NOON + timedelta(hours=5)
    assert (await posts(store))[len(before) :] == [("turn", {"number": 1})]
    assert (await dump(store))["drafts"] == []


async def test_a_point_of_no_return_in_the_middle_is_confirmed_and_the_turn_goes_on(
    matches: Matches, store: Store
) -> None:
    match = await started(matches)
    panel = await choose(matches, match.id, mover(match), "2", "look")
    assert panel.final
    assert panel.events[-1] == Looked(panel.seat, "?")  # what it will reveal stays masked
    done = await confirm(matches, panel)
    assert done.next_seat == panel.seat
    assert (done.match.turn, done.match.seq, done.match.due_at) == (1, 2, match.due_at)
    assert ("turn", {"number": 1}) not in await posts(store)
    panel = await matches.panel(match.id, mover(match))
    assert (panel.revision, panel.drafted) == (0, ())
    assert isinstance(panel.view, Beads)
    assert len(panel.view.hands[panel.seat]) == 3
    card = panel.view.hands[panel.seat][-1]
    assert card != "?"
    assert panel.confirmed == (Took(panel.seat, 2), Looked(panel.seat, card))  # what it revealed is told
    assert (await matches.turn(match.id)).entries == ("take 2", "look")
    done = await take_turn(matches, match, "keep")
    assert (done.match.turn, (await matches.turn(match.id)).entries) == (2, ("take 2", "look", "keep"))
    assert [post for post in await posts(store) if post[0] == "turn"] == [("turn", {"number": 1})]


async def test_a_question_with_one_answer_is_not_asked_nor_taken_back(matches: Matches) -> None:
    match = await started(matches, options={"heap": "4"})
    match = (await take_turn(matches, match, "3", "keep")).match
    panel = await matches.panel(match.id, mover(match))
    assert (panel.drafted, panel.can_back) == (("take 1",), False)  # one bead is left: only one way to begin
    assert offered(panel) == ["look", "put", "keep"]
    panel = await choose(matches, match.id, mover(match), "keep")
    panel = await matches.back(match.id, mover(match), panel.version, panel.revision)
    assert (panel.drafted, panel.can_back, panel.action) == (("take 1",), False, None)
    done = await take_turn(matches, match, "keep")
    assert (done.next_seat, done.match.state) == (None, "over")


async def test_back_goes_one_choice_back_start_over_to_the_beginning(matches: Matches) -> None:
    match = await started(matches)
    person = mover(match)
    panel = await choose(matches, match.id, person, "2", "take", "3", "put")
    assert panel.question is not None
    assert panel.question.given == {"verb": "put"}
    panel = await matches.back(match.id, person, panel.version, panel.revision)
    assert panel.drafted == ("take 2", "take 3")
    assert offered(panel) == ["look", "put", "keep"]
    panel = await matches.back(match.id, person, panel.version, panel.revision)
    assert (panel.drafted, offered(panel)) == (("take 2",), ["1", "2", "3"])
    panel = await matches.start_over(match.id, person, panel.version, panel.revision)
    assert (panel.drafted, panel.can_back, beads(panel)) == ((), False, 12)
    assert panel.revision == 7
    again = await matches.back(match.id, person, panel.version, panel.revision)
    assert (again.drafted, again.can_back) == ((), False)


async def test_undo_takes_back_one_action_at_a_time(matches: Matches) -> None:
    match = await started(matches)
    person = mover(match)
    with pytest.raises(MatchError, match="nothing-to-undo"):
        await matches.undo(match.id, person)
    await choose(matches, match.id, person, "2", "take", "3", "put")
    assert (await matches.undo(match.id, person)).drafted == ("take 2", "take 3")
    assert (await matches.undo(match.id, person)).drafted == ("take 2",)
    assert (await matches.undo(match.id, person)).drafted == ()
    with pytest.raises(MatchError, match="nothing-to-undo"):
        await matches.undo(match.id, person)


async def test_undo_stops_at_the_last_point_of_no_return(matches: Matches) -> None:
    match = await started(matches)
    person = mover(match)
    match = (await take_turn(matches, match, "2", "look")).match
    with pytest.raises(MatchError, match="already-final"):
        await matches.undo(match.id, person)
    await choose(matches, match.id, person, "put")
    assert (await matches.undo(match.id, person)).can_back is False
    match = (await take_turn(matches, match, "keep")).match
    with pytest.raises(MatchError, match="already-final"):
        await matches.undo(match.id, person)
    with pytest.raises(MatchError, match="nothing-to-undo"):
        await matches.undo(match.id, mover(match))
    await take_turn(matches, match, "1", "keep")
    with pytest.raises(MatchError, match="nothing-to-undo"):
        await matches.undo(match.id, person)


async def test_who_has_neither_moved_nor_is_to_move_has_nothing_to_undo(matches: Matches) -> None:
    match = await started(matches)
    with pytest.raises(MatchError, match="not-your-turn"):
        await matches.undo(match.id, other(match))


async def test_a_draft_survives_a_restart(matches: Matches, url: str, clock: Clock) -> None:
    match = await started(matches)
    before = await choose(matches, match.id, mover(match), "2", "take", "1", "put")
    store = await Store.open(url)
    after = await Matches(store, clock).panel(match.id, mover(match))
    assert after == before
    assert (await Matches(store, clock).undo(match.id, mover(match))).drafted == ("take 2", "take 1")
    await store.close()


async def test_a_stale_press_gets_the_newest_panel_and_does_nothing(matches: Matches, store: Store) -> None:
    match = await started(matches)
    person = mover(match)
    old = await matches.panel(match.id, person)
    new = await choose(matches, match.id, person, "2")
    content = await dump(store)
    for press in (
        matches.pick(match.id, person, old.version, old.revision, "3"),
        matches.back(match.id, person, old.version, old.revision),
        matches.start_over(match.id, person, new.version - 1, new.revision),
        matches.start_over(match.id, person, new.version, new.revision + 1),
    ):
        fresh = await press
        assert fresh.fresh
        assert (fresh.revision, fresh.drafted) == (new.revision, new.drafted)
    assert await dump(store) == content


async def test_only_the_newest_panel_is_confirmed(matches: Matches, store: Store) -> None:
    match = await started(matches)
    person = mover(match)
    panel = await choose(matches, match.id, person, "2", "keep")
    await matches.back(match.id, person, panel.version, panel.revision)
    changed = await choose(matches, match.id, person, "put")
    content = await dump(store)
    for version, revision in (
        (panel.version, panel.revision),
        (match.version - 1, 0),
        (match.version + 1, 0),
    ):
        with pytest.raises(MatchError, match="stale-panel"):
            await matches.confirm(match.id, person, version, revision)
    with pytest.raises(MatchError, match="nothing-to-confirm"):
        await confirm(matches, changed)
    assert await dump(store) == content


async def test_a_second_press_of_confirm_is_stale_not_somebody_elses_turn(matches: Matches) -> None:
    match = await started(matches)
    panel = await choose(matches, match.id, mover(match), "2", "keep")
    await confirm(matches, panel)
    with pytest.raises(MatchError, match="stale-panel"):
        await confirm(matches, panel)


@pytest.mark.parametrize("token", ["4", "", "take", "*7", "x" * 500])
async def test_a_choice_that_is_not_offered_is_refused(matches: Matches, store: Store, token: str) -> None:
    match = await started(matches)
    content = await dump(store)
    with pytest.raises(MatchError) as refused:
        await choose(matches, match.id, mover(match), token)
    assert refused.value.code == "no-such-choice"
    assert len(str(refused.value.facts["choice"])) <= 40
    assert await dump(store) == content


async def test_nothing_more_can_be_picked_when_all_is_decided(matches: Matches) -> None:
    match = await started(matches)
    with pytest.raises(MatchError, match="no-such-choice"):
        await choose(matches, match.id, mover(match), "2", "keep", "keep")


async def test_whoever_has_no_turn_is_told_why(matches: Matches) -> None:
    waiting = await lobby(matches)
    with pytest.raises(MatchError, match="not-started"):
        await matches.panel(waiting.id, MEI.id)
    match = await started(matches)
    with pytest.raises(MatchError, match="not-in-match"):
        await matches.panel(match.id, STRANGER.id)
    with pytest.raises(MatchError) as refused:
        await matches.pick(match.id, other(match), match.version, 0, "2")
    assert match.to_act is not None
    assert refused.value.code == "not-your-turn"
    assert refused.value.facts == {
        "match": match.id,
        "seat": match.to_act,
        "name": match.seats[match.to_act].name,
        "since": int(NOON.timestamp()),
    }
    await matches.resign(match.id, MEI.id)
    for person in (MEI.id, JONAS.id):
        with pytest.raises(MatchError, match="match-over"):
            await matches.panel(match.id, person)


async def test_after_confirm_the_other_matches_that_wait_are_named_oldest_first(
    matches: Matches, clock: Clock
) -> None:
    begun = []
    for _ in range(12):
        clock.advance(timedelta(minutes=1))
        begun.append(await started(matches))
    mine = [match for match in begun if mover(match) == MEI.id]
    assert len(mine) >= 2
    done = await take_turn(matches, mine[0], "2", "keep")
    assert [match.id for match in done.waiting] == [match.id for match in mine[1:]]


async def test_a_match_of_changed_rules_is_left_alone(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await started(matches)
    monkeypatch.setattr("tests.matches.toy.Toy.rules_version", 4)
    with pytest.raises(MatchError) as refused:
        await matches.panel(match.id, mover(match))
    assert refused.value.facts == {"match": match.id, "game": "toy", "found": 3, "known": 4}
    assert b'"rules_version":3' in await matches.export(match.id)


# ── resigning ────────────────────────────────────────────────────────────────────────────────────


def turns_posted(found: list[tuple[str, dict[str, object]]]) -> list[object]:
    return [payload.get("number", kind) for kind, payload in found if kind in ("turn", "end")]


async def test_resigning_in_turn_passes_on_to_the_next(matches: Matches, store: Store, clock: Clock) -> None:
    match = await started(matches, 3)
    seat = match.to_act
    assert seat is not None
    clock.advance(timedelta(hours=1))
    after = await matches.resign(match.id, mover(match))
    assert (after.state, after.turn, after.seq, after.to_act) == ("playing", 2, 1, (seat + 1) % 3)
    assert after.seats[seat].resigned
    assert after.turn_since == NOON + timedelta(hours=1)
    turn = await matches.turn(match.id)
    assert (turn.number, turn.seat, turn.entries) == (1, seat, (f"{'ABC'[seat]} resigns",))
    assert turns_posted(await posts(store)) == [1]
    person = match.seats[seat].person
    assert person is not None
    with pytest.raises(MatchError, match="already-resigned"):
        await matches.panel(match.id, person)
    with pytest.raises(MatchError, match="already-resigned"):
        await matches.resign(match.id, person)
    assert match.id not in [found.id for found in await matches.of_person(person)]


async def test_resigning_out_of_turn_leaves_the_other_persons_time_alone(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await started(matches, 3)
    clock.advance(timedelta(hours=1))
    after = await matches.resign(match.id, other(match))
    assert (after.to_act, after.turn_since, after.due_at) == (match.to_act, match.turn_since, match.due_at)
    assert (after.turn, after.version) == (2, match.version + 1)
    done = await take_turn(matches, after, "2", "keep")
    assert turns_posted(await posts(store)) == [1, 2]
    assert (await matches.turn(match.id)).number == 2
    assert done.match.turn == 3


async def test_resigning_inside_somebody_elses_turn_splits_it(matches: Matches, store: Store) -> None:
    match = await started(matches, 3)
    match = (await take_turn(matches, match, "2", "look")).match
    leaver = other(match)
    match = await matches.resign(match.id, leaver)
    assert match.turn == 3
    match = (await take_turn(matches, match, "keep")).match
    log = await matches.log(match.id, None)
    assert [(turn.number, len(turn.entries)) for turn in log] == [(1, 2), (2, 1), (3, 1)]
    assert log[0].seat == log[2].seat
    assert turns_posted(await posts(store)) == [1, 2, 3]
    assert match.turn == 4


async def test_resigning_in_the_middle_of_the_own_turn_ends_it(matches: Matches, store: Store) -> None:
    match = await started(matches, 3)
    leaver = mover(match)
    match = (await take_turn(matches, match, "2", "look")).match
    match = await matches.resign(match.id, leaver)
    assert (match.turn, match.to_act is not None and mover(match) != leaver) == (2, True)
    (turn,) = await matches.log(match.id, None)
    assert (turn.number, turn.entries[:2], len(turn.entries)) == (1, ("take 2", "look"), 3)
    assert turns_posted(await posts(store)) == [1]


async def test_the_last_one_left_ends_the_match(matches: Matches, store: Store) -> None:
    match = await started(matches, 3)
    match = await matches.resign(match.id, JONAS.id)
    match = await matches.resign(match.id, AIKO.id)
    assert (match.state, match.to_act, match.due_at, match.ended_at) == ("over", None, None, NOON)
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert turns_posted(await posts(store)) == [1, 2, "end"]
    assert not any(seat.waiting for seat in match.seats)
    with pytest.raises(MatchError, match="match-over"):
        await matches.resign(match.id, MEI.id)
    assert (await dump(store))["deadlines"] == []


async def test_who_acts_again_after_a_turn_begins_a_new_one_with_new_time(
    matches: Matches, store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    def passed_over(beads: Beads) -> None:
        beads.takes = 0

    match = await started(matches)
    monkeypatch.setattr(Beads, "_pass_on", passed_over)
    clock.advance(timedelta(hours=3))
    done = await take_turn(matches, match, "2", "keep")
    assert (done.match.to_act, done.next_seat, done.match.turn) == (match.to_act, match.to_act, 2)
    assert turns_posted(await posts(store)) == [1]
    assert done.match.turn_since == NOON + timedelta(hours=3)
    assert done.match.due_at == NOON + timedelta(hours=3) + timedelta(hours=72 - 3 + 12)
    assert (await take_turn(matches, done.match, "1", "keep")).match.turn == 3
    assert [turn.entries for turn in await matches.log(match.id, None)] == [
        ("take 2", "keep"),
        ("take 1", "keep"),
    ]


async def test_the_end_of_a_match_is_shown_on_its_lobby_card(matches: Matches, store: Store) -> None:
    match = await started(matches)
    await matches.resign(match.id, JONAS.id)
    assert [kind for kind, _ in await posts(store)][-3:] == ["turn", "end", "lobby"]


async def test_a_resignation_makes_panels_stale_and_keeps_the_draft(matches: Matches) -> None:
    match = await started(matches, 3)
    panel = await choose(matches, match.id, mover(match), "2", "keep")
    await matches.resign(match.id, other(match))
    with pytest.raises(MatchError, match="stale-panel"):
        await confirm(matches, panel)
    fresh = await matches.pick(match.id, mover(match), panel.version, panel.revision, "2")
    assert fresh.fresh
    assert (fresh.drafted, fresh.action) == (panel.drafted, panel.action)
    assert (await confirm(matches, fresh)).match.seq == 1 + len(panel.drafted) + 1


# ── the game of the house ────────────────────────────────────────────────────────────────────────


async def test_a_turn_of_qin_is_one_placement(matches: Matches) -> None:
    match = await started(matches, 2, "qin")
    panel = await random_panel(matches, match, random.Random(1))
    assert panel.action is not None
    assert panel.final
    done = await confirm(matches, panel)
    turn: Match = done.match
    assert (turn.turn, turn.seq) == (2, 1)
    assert (await matches.turn(match.id, 1)).entries == (str(panel.action),)
