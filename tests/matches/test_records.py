"""Whole matches by use cases alone, the records they leave, and moves typed as they stand there."""

import itertools
import json
import random
from collections.abc import Sequence

import msgspec
import pytest
from sqlalchemy import update

from bot.matches import Matches
from bot.store import matches as match_table
from bot.store.database import Reading
from bot.store.matches import MatchRow, playing
from bot.store.tables import actions, snapshots
from games.engine import BadNotation, IllegalAction, hash_of, record
from games.engine.editions import RuleSet
from tests.support.hours import restarted
from tests.support.people import JONAS, MEI, SERVER
from tests.support.presses import back, choose, confirm, mover, play, random_panel, take, take_turn, typed
from tests.support.refusals import refusal, refused
from tests.support.running import keep
from tests.support.table import other, started
from tests.support.toy import Move
from tests.support.written import dump, entries, posts, turns_posted


@pytest.mark.parametrize(
    ("game", "size", "options"),
    [
        ("toy", 2, {"heap": "60"}),
        pytest.param("qin", 2, {"board": "lion"}, marks=pytest.mark.fuzz),
        pytest.param("qin", 4, {}, marks=pytest.mark.fuzz),
        pytest.param("qin", 3, {"series": "both"}, marks=pytest.mark.fuzz),
        pytest.param("china", 3, {}, marks=pytest.mark.fuzz),
        pytest.param("china", 4, {"four": "4-5", "fortifications": "yes"}, marks=pytest.mark.fuzz),
        pytest.param("confucius", 3, {}, marks=pytest.mark.fuzz),
        pytest.param("dayunhe", 3, {}, marks=pytest.mark.fuzz),
        pytest.param("confucius", 4, {"game": "basic", "open-rewards": "yes"}, marks=pytest.mark.fuzz),
    ],
)
async def test_a_random_match_by_use_cases_replays_from_its_export_to_the_same_end(
    matches: Matches, game: str, size: int, options: dict[str, str]
) -> None:
    match = await started(matches, size, game, options=options)
    rng = random.Random(size)
    played: list[str] = []
    running = matches
    while match.state == "playing":
        if size == 2:
            panel = await random_panel(running, match, rng)
        else:  # quicker
            legal = (await running.turns.panel(match.id, mover(match))).view.legal()
            panel = await typed(running, match, str(rng.choice(legal)))
            if panel.action is None:
                continue
        played += [*panel.drafted, str(panel.action)]
        match = (await confirm(running, panel)).match
        if rng.random() < 0.1:
            running = restarted(matches)
    assert match.outcome is not None
    written = record.read(await running.records.export(match.id))
    assert written.actions == played == await entries(running, match)
    assert record.verify(written) == match.outcome
    assert (written.seats, written.seed_sha256) == (size, match.seed_sha256)
    assert (await running.watching.turn(match.id)).view == record.replay(written).view(None)
    log = await running.watching.log(match.id, None)
    assert [turn.number for turn in log] == await turns_posted(matches) == list(range(1, match.turn + 1))
    assert (await posts(matches))[-2:] == [("end", {}), ("lobby", {})]
    if game == "qin":  # where who acts again, others being passed over, takes a new turn
        assert all(len(turn.entries) == 1 for turn in log)
    elif game != "confucius":  # there too, but an action and its payment are one turn
        assert all(before.seat != after.seat for before, after in itertools.pairwise(log))


async def test_the_export_hides_seed_and_result_while_the_match_runs(matches: Matches) -> None:
    match = await started(matches)
    match = await take(matches, match, "2", "look")
    running = json.loads(await matches.records.export(match.id))
    assert running == {
        "format": 1,
        "game": "toy",
        "rules_version": 3,
        "seats": 2,
        "options": {"heap": "12"},
        "seed": None,
        "seed_sha256": match.seed_sha256,
        "actions": ["take 2", "look"],
        "result": None,
    }
    await matches.turns.resign(match.id, mover(match))
    over = json.loads(await matches.records.export(match.id))
    assert hash_of(over["seed"]) == match.seed_sha256
    assert over["actions"][:2] == ["take 2", "look"]
    assert over["result"]["end"] == "left"


async def test_check_names_the_unsound_matches(matches: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, third, over = [await started(matches) for _ in range(4)]
    for match in (first, second, third, over):
        await take_turn(matches, match, "2", "keep")
    assert await matches.records.check() == []
    await matches.turns.resign(over.id, MEI.id)
    async with matches.store.reading() as reading:
        assert [row.id for row in await playing(reading)] == [first.id, second.id, third.id]
    async with matches.store.transaction() as writing:
        where = actions.c.match_id == first.id
        await writing.run(update(actions).where(where, actions.c.seq == 1).values(entry="put 9"))
        query = snapshots.c.match_id == second.id
        view = (await matches.watching.turn(second.id)).view
        await writing.run(update(snapshots).where(query).values(position=msgspec.json.encode(view)))
    assert [(match, error.code) for match, error in await matches.records.check()] == [
        (first.id, "broken-record"),
        (second.id, "position-changed"),
    ]
    monkeypatch.setattr("tests.support.toy.Toy.rules", RuleSet(4, (4,), {}))
    assert [error.code for _, error in await matches.records.check()] == ["rules-changed"] * 3


async def test_a_match_that_our_own_fault_stops_is_named_and_keeps_no_other_from_being_checked(
    matches: Matches, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    match, sound = await started(matches), await started(matches)
    await take_turn(matches, match, "2", "keep")

    def broken(*_: object) -> None:
        raise KeyError("nobody has thought of that")

    again = restarted(matches)
    with monkeypatch.context() as faulty:
        faulty.setattr("tests.support.toy.Beads.apply", broken)
        assert [(number, error.code) for number, error in await again.records.check()] == [
            (match.id, "position-changed")
        ]
        await again.records.inspect()
    assert "nobody has thought of that" in caplog.text
    assert (await again.watching.match(match.id)).stopped_by == "record"
    assert (await again.watching.match(sound.id)).stopped_by is None
    await again.records.inspect()
    assert (await again.watching.match(match.id)).stopped_by is None


async def test_a_match_that_is_forgotten_meanwhile_keeps_no_other_from_being_checked(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(matches)
    match = (await take_turn(matches, await started(matches), "2", "keep")).match
    async with matches.store.transaction() as writing:
        await writing.run(update(actions).where(actions.c.seq == 1).values(entry="put 9"))
    playing = match_table.playing

    async def first_is_forgotten(reading: Reading) -> Sequence[MatchRow]:
        found = await playing(reading)
        async with matches.store.transaction() as writing:
            assert await match_table.forget(writing, SERVER, 1) == 1
        return found

    monkeypatch.setattr(match_table, "playing", first_is_forgotten)
    again = restarted(matches)
    await again.records.inspect()
    assert (await again.watching.match(match.id)).stopped_by == "record"


# ── typed moves ──────────────────────────────────────────────────────────────────────────────────


async def test_a_typed_action_is_drafted_in_place_of_what_is_being_chosen(matches: Matches) -> None:
    match = await started(matches)
    panel = await typed(matches, match, "TAKE 2")
    assert (panel.drafted, panel.revision) == (("take 2",), 1)
    panel = await typed(matches, match, "take1")
    assert panel.drafted == ("take 2", "take 1")
    panel = await typed(matches, match, "keep")
    assert panel.action == Move("keep")
    match = (await confirm(matches, panel)).match
    assert match.seq == 3
    await choose(matches, match.id, mover(match), "2", "put")
    for verb in ("keep", "look"):
        panel = await typed(matches, match, verb)
        assert (panel.drafted, panel.action) == (("take 2",), Move(verb))


async def test_every_legal_action_can_be_typed_and_taken_back_choice_by_choice(matches: Matches) -> None:
    match = await started(matches, 2, "qin")
    legal = {str(action) for action in (await matches.turns.panel(match.id, mover(match))).view.legal()}
    assert len(legal) > 25
    found = await matches.turns.suggest(match.id, mover(match), "")
    assert len(found) == 25  # no more than Discord shows
    assert set(found) <= legal
    notation = found[0]
    panel = await typed(matches, match, notation)
    assert str(panel.action) == notation
    steps = 0
    while panel.can_back:
        panel = await back(matches, panel)
        steps += 1
    assert 1 <= steps <= 4
    assert panel.action is None
    rng = random.Random(3)
    for _ in range(6):
        action = rng.choice((await matches.turns.panel(match.id, mover(match))).view.legal())
        panel = await typed(matches, match, str(action).lower())
        assert panel.action == action
        match = (await confirm(matches, panel)).match


@pytest.mark.parametrize("agrees", [True, False])
async def test_more_than_half_let_a_match_go_on_by_newer_rules_that_its_record_follows(
    matches: Matches, monkeypatch: pytest.MonkeyPatch, agrees: bool
) -> None:
    match = await keep(matches, await started(matches, 3), "2")
    assert await refused(matches.votes.may_ask(match.id, MEI.id, "adopt")) == "rules-differ"
    monkeypatch.setattr("tests.support.toy.Toy.rules", RuleSet(4, (4,), {}))
    if not agrees:
        monkeypatch.setattr("tests.support.toy.Beads.legal", lambda self: [Move("keep")])
    again = restarted(matches)
    await again.records.inspect()
    assert (await again.inbox.why(match.id)).adoptable is agrees
    if not agrees:
        assert await refused(again.votes.ask(match.id, MEI.id, "adopt")) == "rules-differ"
        return
    vote = await again.votes.ask(match.id, MEI.id, "adopt")
    assert vote.terms is None  # of pace and rule nothing is asked
    with monkeypatch.context() as upgraded:  # to rules with which nobody has compared the record
        upgraded.setattr("tests.support.toy.Toy.rules", RuleSet(5, (5,), {}))
        assert (await again.votes.ballot(match.id, JONAS.id, vote.id, "yes")).state == "lapsed"
    vote = await again.votes.ask(match.id, MEI.id, "adopt")
    vote = await again.votes.ballot(match.id, JONAS.id, vote.id, "yes")
    assert vote.state == "passed"
    found = await again.watching.match(match.id)
    assert (found.rules_version, found.paused_at, found.stopped_by) == (4, None, None)
    assert await again.records.check() == []
    assert (await play(again, found)).outcome is not None


async def test_what_the_rules_forbid_or_nobody_can_read_changes_nothing(matches: Matches) -> None:
    match = await started(matches)
    await choose(matches, match.id, mover(match), "2")
    content = await dump(matches)
    assert isinstance(await refusal(typed(matches, match, "take 9")), IllegalAction)
    assert isinstance(await refusal(typed(matches, match, "castle")), BadNotation)
    assert await refused(matches.turns.type_move(match.id, other(match), "take 1")) == "not-your-turn"
    assert await dump(matches) == content


async def test_suggestions_hold_the_text_and_begin_with_it_if_they_can(matches: Matches) -> None:
    match = await started(matches)
    assert await matches.turns.suggest(match.id, mover(match), "") == ["take 1", "take 2", "take 3"]
    # nonsense still gets the likest moves
    assert (await matches.turns.nearest(match.id, mover(match), "tkae 3"))[1].moves[0] == "take 3"
    assert len((await matches.turns.nearest(match.id, mover(match), ""))[1].moves) == 3
    await choose(matches, match.id, mover(match), "2")
    for text, found in (
        ("TAKE3", ["take 3"]),
        ("k", ["keep", "take 1", "take 2", "take 3", "look"]),
        ("castle", []),
    ):
        assert await matches.turns.suggest(match.id, mover(match), text) == found


async def test_the_nearest_moves_share_what_they_can_with_the_wrong_one(matches: Matches) -> None:
    match = await started(matches, 2, "qin")
    first = str((await matches.turns.panel(match.id, mover(match))).view.legal()[0])[:2]
    wrong = f"{first} G2-G3"  # a square too far from the blue one
    found = (await matches.turns.nearest(match.id, mover(match), wrong))[1].moves
    assert found[0] == f"{first} G3-G4"  # near is meant on the board, not in the text
    assert all(notation.startswith(first) for notation in found)
    match = await play(matches, match, 3)
    legal = [str(action) for action in (await matches.turns.panel(match.id, mover(match))).view.legal()]
    tile = legal[-1][:2]
    places = (
        f"{tile} {column}{row}-{chr(ord(column) + 1)}{row}"
        for column in "ABCDEFGHIJKL"
        for row in range(1, 14)
    )
    wrong = next(text for text in places if text not in legal)
    assert isinstance(await refusal(typed(matches, match, wrong)), IllegalAction)
    found = (await matches.turns.nearest(match.id, mover(match), wrong))[1].moves
    assert len(found) == 5
    assert set(found) <= set(legal)
    assert all(notation.startswith(tile) for notation in found)
    same_square = [notation for notation in legal if notation.startswith(wrong.split("-")[0] + "-")]
    assert set(same_square[:5]) <= set(found)


async def test_who_asked_withdraws_also_where_more_than_half_decide(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await started(matches, 3)
    monkeypatch.setattr("tests.support.toy.Toy.rules", RuleSet(4, (4,), {}))
    again = restarted(matches)
    await again.records.inspect()
    vote = await again.votes.ask(match.id, MEI.id, "end")
    vote = await again.votes.ballot(match.id, MEI.id, vote.id, "no")
    assert (vote.state, vote.withdrawn) == ("lapsed", True)
