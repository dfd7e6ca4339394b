"""Yunnan's travel turn in the panel: many steps in one draft, also while somebody else leaves."""

import pytest

from bot.clock import Clock
from bot.matches import Match, MatchError, Matches
from bot.store import Store
from games.engine import IllegalAction
from games.engine.contract import seat_letter
from games.yunnan.position import YunnanPosition
from tests.matches.table import choose, confirm, mover, take_turn
from tests.matches.test_standing import begun, in_turn


async def before_a_displacement(matches: Matches, *, both: bool = False) -> tuple[Match, list[int]]:
    """The first to bid has influence 1 and travels last; the last, or both others, stand in Yunnan.

    Returns the match and its people in the order of bidding.
    """
    match = await begun(matches)
    people = await in_turn(matches, match)
    turns: list[tuple[str, ...]] = [("dragon", "5"), *[("market",)] * 3, *[("pass",)] * 3]
    turns += [("puer", "end"), ("puer", "end") if both else ("end",)]
    for tokens in turns:
        match = (await take_turn(matches, match, *tokens)).match
    assert mover(match) == people[0]
    return match, people


def letter(match: Match, person: int) -> str:
    seat = match.seat_of(person)
    assert seat is not None
    return seat_letter(seat.seat)


async def test_the_draft_goes_on_without_a_question_when_its_only_answer_has_left(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match, (first, _, last) = await before_a_displacement(matches)
    panel = await choose(matches, match.id, first, "puer")
    assert panel.question is not None
    assert [answer.token for answer in panel.question.answers] == [letter(match, last), "none"]
    await matches.resign(match.id, last)
    panel = await Matches(store, clock).panel(match.id, first)
    assert panel.drafted == ("move puer yunnan",)
    assert panel.question is not None
    assert panel.question.slot == "do"
    assert panel.can_back
    assert isinstance(panel.view, YunnanPosition)
    assert panel.view.arrived == -1


async def test_what_was_chosen_after_a_step_that_is_possible_no_more_is_asked_again(matches: Matches) -> None:
    """And the old page confirms nothing."""
    match, (first, _, last) = await before_a_displacement(matches)
    ready = await choose(matches, match.id, first, "puer", letter(match, last), "end")
    assert ready.action is not None
    await matches.resign(match.id, last)
    with pytest.raises(MatchError) as caught:
        await confirm(matches, ready)
    assert caught.value.code == "stale-panel"
    panel = await matches.panel(match.id, first)
    assert panel.drafted == ("move puer yunnan",)
    assert panel.action is None
    panel = await choose(matches, match.id, first, "end")
    assert not (await confirm(matches, panel)).match.seats[panel.seat].resigned
    assert await matches.check() == []


async def test_only_who_still_plays_can_be_displaced(matches: Matches) -> None:
    match, (first, second, last) = await before_a_displacement(matches, both=True)
    await choose(matches, match.id, first, "puer")
    await matches.resign(match.id, second)
    panel = await matches.panel(match.id, first)
    assert panel.question is not None
    assert [answer.token for answer in panel.question.answers] == [letter(match, last), "none"]
    panel = await choose(matches, match.id, first, letter(match, last), "end")
    done = await confirm(matches, panel)
    assert [entry for turn in await matches.log(match.id, None) for entry in turn.entries][-3:] == [
        "move puer yunnan",
        f"displace {letter(match, last)}",
        "end",
    ]
    assert done.match.turn > match.turn


async def test_steps_are_taken_back_one_by_one_and_all_at_once(matches: Matches) -> None:
    match, (first, second, last) = await before_a_displacement(matches, both=True)
    steps = [
        "move puer yunnan",
        f"displace {letter(match, last)}",
        "move puer yunnan",
        f"displace {letter(match, second)}",
    ]
    await choose(matches, match.id, first, "puer", letter(match, last))
    with pytest.raises(IllegalAction) as caught:
        await matches.type_move(match.id, first, "move yunnan puer")
    assert caught.value.code == "all-moved"
    for step in steps[2:]:
        panel = await matches.type_move(match.id, first, step)
    assert list(panel.drafted) == steps
    while steps:
        panel = await matches.undo(match.id, first)
        steps.pop()
        assert list(panel.drafted) == steps
    with pytest.raises(MatchError) as refused:
        await matches.undo(match.id, first)
    assert refused.value.code == "nothing-to-undo"
    panel = await choose(matches, match.id, first, "puer", "none")
    panel = await matches.start_over(match.id, first, panel.version, panel.revision)
    assert panel.drafted == ()
    assert not panel.can_back


async def test_nothing_of_a_confirmed_turn_can_be_undone(matches: Matches) -> None:
    match, (first, _, _) = await before_a_displacement(matches)
    await confirm(matches, await choose(matches, match.id, first, "end"))
    with pytest.raises(MatchError) as caught:
        await matches.undo(match.id, first)
    assert caught.value.code == "already-final"
