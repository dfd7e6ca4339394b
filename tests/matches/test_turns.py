"""Taking a turn: questions, drafts of several actions, points of no return, Confirm, undo, resign."""

from datetime import timedelta

import pytest

from bot.matches import Match, Matches, Panel
from bot.matches.drafting import unfold
from games.engine.editions import RuleSet
from tests.support.hours import HOUR, advance, restarted
from tests.support.people import AIKO, JONAS, MEI, NOON
from tests.support.presses import back, choose, confirm, mover, offered, start_over, take, take_turn
from tests.support.refusals import refusal, refused
from tests.support.table import other, started
from tests.support.toy import Beads, Ended, Looked, Move, Took
from tests.support.written import dump, kinds, posts, turns_posted


@pytest.fixture
async def match(matches: Matches) -> Match:
    """Of beads, for two."""
    return await started(matches)


def beads(panel: Panel) -> int:
    assert isinstance(panel.view, Beads)
    return panel.view.heap


async def test_the_first_panel_asks_and_shows_the_seats_own_view(matches: Matches, match: Match) -> None:
    panel = await matches.turns.panel(match.id, mover(match))
    assert (panel.seat, panel.version, panel.revision) == (match.to_act, match.version, 0)
    assert panel.match == match
    assert offered(panel) == ["1", "2", "3"]  # there is only one verb, so it is not asked
    assert (panel.drafted, panel.action, panel.preview) == ((), None, None)
    assert (panel.confirmed, panel.events) == ((), ())
    assert (panel.can_back, panel.final, panel.fresh) == (False, False, False)
    assert panel.view.view(panel.seat) == panel.view
    assert isinstance(panel.view, Beads)
    assert (panel.view.viewer, panel.view.chance.seed) == (panel.seat, "")
    assert "?" not in panel.view.hands[panel.seat]
    assert set(panel.view.hands[1 - panel.seat]) == {"?"}


async def test_what_is_not_final_is_drafted_what_is_waits_for_confirm(matches: Matches, match: Match) -> None:
    panel = await choose(matches, match.id, mover(match), "2")
    assert (panel.drafted, panel.revision, beads(panel), panel.can_back) == (("take 2",), 1, 10, True)
    assert panel.events == (Took(panel.seat, 2),)
    assert offered(panel) == ["take", "look", "put", "keep"]
    panel = await choose(matches, match.id, mover(match), "take", "3")
    assert (panel.drafted, beads(panel), panel.revision) == (("take 2", "take 3"), 7, 3)
    assert (await matches.watching.match(match.id)).seq == 0
    panel = await choose(matches, match.id, mover(match), "keep")
    assert (panel.drafted, panel.action, panel.question) == (("take 2", "take 3"), Move("keep"), None)
    assert panel.final
    assert panel.events == (Took(panel.seat, 2), Took(panel.seat, 3), Ended(panel.seat, ""))
    assert isinstance(panel.preview, Beads)
    assert (panel.preview.turn, panel.preview.heap, panel.view.turn) == (1 - panel.seat, 7, panel.seat)
    assert await refused(choose(matches, match.id, mover(match), "keep")) == "no-such-choice"


async def test_an_action_that_ends_the_turn_waits_for_confirm_even_if_it_reveals_nothing(
    matches: Matches, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Beads, "final", lambda self, action: False)
    panel = await choose(matches, match.id, mover(match), "2", "keep")
    assert (panel.action, panel.final, panel.drafted) == (Move("keep"), False, ("take 2",))
    assert (await confirm(matches, panel)).next_seat == 1 - panel.seat


async def test_confirm_stores_the_whole_turn_and_says_who_is_next(matches: Matches, match: Match) -> None:
    before = await posts(matches)
    advance(matches, 5 * HOUR)
    done = await take_turn(matches, match, "2", "take", "1", "keep")
    after = done.match
    assert (done.next_seat, done.waiting) == (1 - (match.to_act or 0), ())
    assert (after.seq, after.turn, after.version) == (3, 2, match.version + 1)
    assert (after.turn_since, after.due_at) == (NOON + 5 * HOUR, NOON + 77 * HOUR)
    turn = await matches.watching.turn(match.id, 1)
    assert (turn.seat, turn.entries) == (match.to_act, ("take 2", "take 1", "keep"))
    assert turn.at == NOON + 5 * HOUR
    assert (await posts(matches))[len(before) :] == [("turn", {"number": 1})]
    assert (await dump(matches))["drafts"] == []


async def test_after_a_point_of_no_return_the_turn_goes_on(matches: Matches, match: Match) -> None:
    panel = await choose(matches, match.id, mover(match), "2", "look")
    assert panel.final
    assert panel.events[-1] == Looked(panel.seat, "?")  # what it will reveal stays masked
    done = await confirm(matches, panel)
    assert (done.next_seat, done.waiting) == (panel.seat, ())
    assert (done.match.turn, done.match.seq, done.match.due_at) == (1, 2, match.due_at)
    assert await turns_posted(matches) == []
    panel = await matches.turns.panel(match.id, mover(match))
    assert (panel.revision, panel.drafted) == (0, ())
    assert isinstance(panel.view, Beads)
    assert len(panel.view.hands[panel.seat]) == 3
    card = panel.view.hands[panel.seat][-1]
    assert card != "?"
    assert panel.confirmed == (Took(panel.seat, 2), Looked(panel.seat, card))  # what it revealed is told
    assert (await matches.watching.turn(match.id)).entries == ("take 2", "look")
    done = await take_turn(matches, match, "keep")
    assert (done.match.turn, (await matches.watching.turn(match.id)).entries) == (
        2,
        ("take 2", "look", "keep"),
    )
    assert await turns_posted(matches) == [1]


async def test_a_question_with_one_answer_is_not_asked_nor_taken_back(matches: Matches) -> None:
    match = await take(matches, await started(matches, options={"heap": "4"}), "3", "keep")
    panel = await matches.turns.panel(match.id, mover(match))
    assert (panel.drafted, panel.can_back) == (("take 1",), False)  # one bead is left: only one way to begin
    assert offered(panel) == ["look", "put", "keep"]
    panel = await back(matches, await choose(matches, match.id, mover(match), "keep"))
    assert (panel.drafted, panel.can_back, panel.action) == (("take 1",), False, None)
    done = await take_turn(matches, match, "keep")
    assert (done.next_seat, done.match.state) == (None, "over")


async def test_back_goes_one_choice_back_start_over_to_the_beginning(matches: Matches, match: Match) -> None:
    panel = await choose(matches, match.id, mover(match), "2", "take", "3", "put")
    assert panel.question is not None
    assert panel.question.given == {"verb": "put"}
    panel = await back(matches, panel)
    assert panel.drafted == ("take 2", "take 3")
    assert offered(panel) == ["look", "put", "keep"]
    panel = await back(matches, panel)
    # how many to take was asked together with whether to take more
    assert (panel.drafted, offered(panel)) == (("take 2",), ["take", "look", "put", "keep"])
    panel = await start_over(matches, panel)
    assert (panel.drafted, panel.can_back, beads(panel), panel.revision) == ((), False, 12, 7)
    again = await back(matches, panel)
    assert (again.drafted, again.can_back) == ((), False)


async def test_undo_takes_back_down_to_the_last_point_of_no_return(matches: Matches, match: Match) -> None:
    person = mover(match)
    assert await refused(matches.turns.undo(match.id, person)) == "nothing-to-undo"
    panel = await choose(matches, match.id, person, "2", "take", "3", "put")
    assert await restarted(matches).turns.panel(match.id, person) == panel  # a draft outlasts the process
    for drafted in (("take 2", "take 3"), ("take 2",), ()):
        assert (await matches.turns.undo(match.id, person)).drafted == drafted
    assert await refused(matches.turns.undo(match.id, person)) == "nothing-to-undo"
    match = await take(matches, match, "2", "look")
    assert await refused(matches.turns.undo(match.id, person)) == "already-final"
    await choose(matches, match.id, person, "put")
    assert (await matches.turns.undo(match.id, person)).can_back is False
    match = await take(matches, match, "keep")
    assert await refused(matches.turns.undo(match.id, person)) == "already-final"
    assert await refused(matches.turns.undo(match.id, mover(match))) == "nothing-to-undo"
    await take_turn(matches, match, "1", "keep")
    assert await refused(matches.turns.undo(match.id, person)) == "nothing-to-undo"


async def test_a_draft_of_before_that_chose_a_row_first_goes_on(matches: Matches, match: Match) -> None:
    view = (await matches.turns.panel(match.id, mover(match))).view
    assert unfold(view, ("*1-3", "2", "*", "take", "3")) == unfold(view, ("2", "take", "3"))


async def test_a_stale_press_gets_the_newest_panel_and_does_nothing(matches: Matches, match: Match) -> None:
    person = mover(match)
    old = await matches.turns.panel(match.id, person)
    content = await dump(matches)
    for token in ("4", "", "take", "*7", "2 take 3", "x" * 500):
        error = await refusal(choose(matches, match.id, person, token))
        assert error.code == "no-such-choice"
        assert len(str(error.facts["choice"])) <= 40
    assert await dump(matches) == content
    new = await choose(matches, match.id, person, "2")
    content = await dump(matches)
    for press in (
        matches.turns.pick(match.id, person, old.version, old.revision, "3"),
        matches.turns.back(match.id, person, old.version, old.revision),
        matches.turns.start_over(match.id, person, new.version - 1, new.revision),
        matches.turns.start_over(match.id, person, new.version, new.revision + 1),
    ):
        fresh = await press
        assert (fresh.fresh, fresh.revision, fresh.drafted) == (True, new.revision, new.drafted)
    assert await dump(matches) == content


async def test_only_the_newest_panel_is_confirmed_and_once(matches: Matches, match: Match) -> None:
    person = mover(match)
    panel = await choose(matches, match.id, person, "2", "keep")
    await back(matches, panel)
    changed = await choose(matches, match.id, person, "put")
    content = await dump(matches)
    for version, revision in (
        (panel.version, panel.revision),
        (match.version - 1, 0),
        (match.version + 1, 0),
    ):
        assert await refused(matches.turns.confirm(match.id, person, version, revision)) == "stale-panel"
    assert await refused(confirm(matches, changed)) == "nothing-to-confirm"
    assert await dump(matches) == content
    panel = await choose(matches, match.id, person, offered(changed)[0])
    await confirm(matches, panel)
    assert await refused(confirm(matches, panel)) == "stale-panel"  # not: somebody else's turn


async def test_what_a_panel_has_confirmed_is_known_until_something_else_happens(
    matches: Matches, match: Match
) -> None:
    person = mover(match)
    panel = await choose(matches, match.id, person, "2", "keep")
    assert await matches.turns.confirmed(match.id, person, panel.version) is None
    done = await confirm(matches, panel)
    assert done.events
    assert await matches.turns.confirmed(match.id, person, panel.version) == done
    assert await matches.turns.confirmed(match.id, other(match), panel.version) is None
    await matches.turns.resign(match.id, other(match))
    assert await matches.turns.confirmed(match.id, person, panel.version) is None


async def test_whoever_has_no_turn_is_told_whose_it_is(matches: Matches, match: Match) -> None:
    error = await refusal(matches.turns.pick(match.id, other(match), match.version, 0, "2"))
    seat, since = match.to_act or 0, int(NOON.timestamp())
    assert error.facts == {"match": match.id, "seat": seat, "name": match.seats[seat].name, "since": since}


async def test_after_confirm_the_other_matches_that_wait_are_named_oldest_first(matches: Matches) -> None:
    begun = []
    for _ in range(12):
        advance(matches, timedelta(minutes=1))
        begun.append(await started(matches))
    mine = [match for match in begun if mover(match) == MEI.id]
    assert len(mine) >= 2
    done = await take_turn(matches, mine[0], "2", "keep")
    assert [match.id for match in done.waiting] == [match.id for match in mine[1:]]


async def test_changed_rules_stop_it(matches: Matches, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.support.toy.Toy.rules", RuleSet(4, (4,), {}))
    error = await refusal(matches.turns.panel(match.id, mover(match)))
    assert error.facts == {"match": match.id, "game": "toy", "found": 3, "known": 4}
    assert b'"rules_version":3' in await matches.records.export(match.id)


# ── resigning ────────────────────────────────────────────────────────────────────────────────────


async def test_resigning_in_turn_passes_on_to_the_next(matches: Matches) -> None:
    match = await started(matches, 3)
    seat, person = match.to_act or 0, mover(match)
    advance(matches, HOUR)
    after = await matches.turns.resign(match.id, person)
    assert (after.state, after.turn, after.seq, after.to_act) == ("playing", 2, 1, (seat + 1) % 3)
    assert after.seats[seat].resigned
    assert after.turn_since == NOON + HOUR
    turn = await matches.watching.turn(match.id)
    assert (turn.number, turn.seat, turn.entries) == (1, seat, (f"{'ABC'[seat]} resigns",))
    assert await turns_posted(matches) == [1]
    assert match.id not in [found.id for found in await matches.watching.of_person(person)]


async def test_resigning_out_of_turn_leaves_the_other_persons_time_alone(matches: Matches) -> None:
    match = await started(matches, 3)
    advance(matches, HOUR)
    after = await matches.turns.resign(match.id, other(match))
    assert (after.to_act, after.turn_since, after.due_at) == (match.to_act, match.turn_since, match.due_at)
    assert (after.turn, after.version) == (2, match.version + 1)
    done = await take_turn(matches, after, "2", "keep")
    assert await turns_posted(matches) == [1, 2]
    assert (await matches.watching.turn(match.id)).number == 2
    assert done.match.turn == 3


async def test_resigning_inside_somebody_elses_turn_splits_it_and_ends_the_own(matches: Matches) -> None:
    match = await take(matches, await started(matches, 4), "2", "look")
    match = await matches.turns.resign(match.id, other(match))
    assert match.turn == 3
    match = await take(matches, match, "keep")
    log = await matches.watching.log(match.id, None)
    assert [(turn.number, len(turn.entries)) for turn in log] == [(1, 2), (2, 1), (3, 1)]
    assert log[0].seat == log[2].seat
    assert await turns_posted(matches) == [1, 2, 3]
    assert match.turn == 4
    leaver = mover(match)
    await take(matches, match, "2", "look")
    match = await matches.turns.resign(match.id, leaver)
    assert match.turn == 5
    assert mover(match) != leaver
    turn = (await matches.watching.log(match.id, None))[-1]
    assert (turn.number, turn.entries[:2], len(turn.entries)) == (4, ("take 2", "look"), 3)
    assert await turns_posted(matches) == [1, 2, 3, 4]


async def test_the_last_one_left_ends_the_match(matches: Matches) -> None:
    match = await started(matches, 3)
    await matches.turns.resign(match.id, JONAS.id)
    match = await matches.turns.resign(match.id, AIKO.id)
    assert (match.state, match.to_act, match.due_at, match.ended_at) == ("over", None, None, NOON)
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert await turns_posted(matches) == [1, 2]
    assert (await kinds(matches))[-3:] == ["turn", "end", "lobby"]
    assert not any(seat.waiting for seat in match.seats)
    assert (await dump(matches))["deadlines"] == []


async def test_who_acts_again_after_a_turn_begins_a_new_one_with_new_time(
    matches: Matches, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    def passed_over(beads: Beads) -> None:
        beads.takes = 0

    monkeypatch.setattr(Beads, "_pass_on", passed_over)
    advance(matches, 3 * HOUR)
    done = await take_turn(matches, match, "2", "keep")
    assert (done.match.to_act, done.next_seat, done.match.turn) == (match.to_act, match.to_act, 2)
    assert await turns_posted(matches) == [1]
    assert done.match.turn_since == NOON + 3 * HOUR
    assert done.match.due_at == NOON + 3 * HOUR + (72 - 3 + 12) * HOUR
    assert (await take(matches, match, "1", "keep")).turn == 3
    log = await matches.watching.log(match.id, None)
    assert [turn.entries for turn in log] == [("take 2", "keep"), ("take 1", "keep")]


async def test_a_resignation_makes_panels_stale_and_keeps_the_draft(matches: Matches) -> None:
    match = await started(matches, 3)
    panel = await choose(matches, match.id, mover(match), "2", "keep")
    await matches.turns.resign(match.id, other(match))
    assert await refused(confirm(matches, panel)) == "stale-panel"
    fresh = await matches.turns.pick(match.id, mover(match), panel.version, panel.revision, "2")
    assert fresh.fresh
    assert (fresh.drafted, fresh.action) == (panel.drafted, panel.action)
    assert (await confirm(matches, fresh)).match.seq == 1 + len(panel.drafted) + 1
