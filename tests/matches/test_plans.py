"""Plans: moves that somebody tries on their own view, which nobody else learns of."""

import random
import re
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

import games
from bot.components import plans as pages
from bot.components.ids import parse
from bot.matches import Match, Matches, Plan
from bot.store import Store
from bot.text import words
from games.engine import Action, Position
from tests.support.games.confucius.secrets import with_other_secrets as other_confucius
from tests.support.games.dayunhe.other_secrets import with_other_secrets as other_dayunhe
from tests.support.hours import restarted
from tests.support.leaking import other_china, other_qin, sent, swap
from tests.support.pages import items, view_of
from tests.support.people import STRANGER
from tests.support.presses import confirm, mover, play, take_back
from tests.support.refusals import refused
from tests.support.table import other, started
from tests.support.written import dump

Change = Callable[[Any, int], Position | None]

CHANGES: dict[str, Change] = {
    "qin": other_qin,
    "china": other_china,
    "confucius": lambda position, seat: other_confucius(position, seat, random.Random(8)),
    "dayunhe": lambda position, seat: other_dayunhe(position, seat, random.Random(8)),
}


def with_other_secrets(game: str, seat: int) -> Callable[[Any], Any]:
    """Changes a position of the game in what that seat cannot know."""
    return lambda position: CHANGES[game](position, seat) or position


async def tried(matches: Matches, match: Match, person: int, presses: int) -> list[bytes]:
    """Everything that the person is shown while they try moves for all seats at random, forwards and back."""
    chance, shown = random.Random(5), list[bytes]()
    plan = await matches.plans.open(match.id, person)
    plan = await matches.plans.start_over(match.id, person, plan.revision)
    for number in range(presses):
        if number % 8 == 0:
            shown.append(sent(await pages.page(plan, words(("en", "de")[number % 16 == 0]))))
        shown.append(re.sub(rb'"(version|revision)":\d+', b"", msgspec.json.encode(plan)))
        given = match.id, person, plan.revision
        question = None if plan.panel is None else plan.panel.question
        if question is None or number % 11 == 7:
            plan = await (matches.plans.forward if plan.only else matches.plans.back)(*given)
        elif number % 7 == 3:
            plan = await matches.plans.let_move(*given, chance.choice(plan.view.playing))
        else:
            token = chance.choice(question.answers).token
            plan = await matches.plans.pick(*given, token)
    assert plan.steps
    return shown


@pytest.mark.parametrize(("after", "presses"), [(3, 12), pytest.param(25, 60, marks=pytest.mark.fuzz)])
@pytest.mark.parametrize(
    "game", ["qin", *(pytest.param(game, marks=pytest.mark.fuzz) for game in games.NAMES if game != "qin")]
)
async def test_a_plan_shows_nothing_that_others_know_alone(
    matches: Matches, store: Store, game: str, after: int, presses: int
) -> None:
    """Out of turn and on turn; nothing else is written than the plan."""
    match = await play(matches, await started(matches, 3, game), after)
    before = await dump(matches, "plans")
    for person in (other(match), mover(match)):
        shown = await tried(matches, match, person, presses)
        if game in CHANGES:
            seat = next(seat.seat for seat in match.seats if seat.person == person)
            shape = games.game(game).position_type
            assert await dump(matches, "plans") == before
            await swap(store, shape, with_other_secrets(game, seat))
            before = await dump(matches, "plans")
            matches = restarted(matches)
            assert await tried(matches, match, person, presses) == shown
    assert len((await dump(matches))["plans"]) == 2


async def a_plan(matches: Matches, match: Match, person: int, *picks: str) -> Plan:
    """What this person has planned, after these answers."""
    plan = await matches.plans.open(match.id, person)
    for pick in picks:
        plan = await matches.plans.pick(match.id, person, plan.revision, pick)
    return plan


async def test_a_plan_goes_back_and_forward_and_is_kept_by_name(matches: Matches) -> None:
    match = await started(matches, 2, "yunnan")
    person = other(match)
    seat = next(seat.seat for seat in match.seats if seat.person == person)
    plan = await a_plan(matches, match, person)
    assert (plan.mover, plan.steps, plan.before) == (seat, (), plan.after)
    plan = await a_plan(matches, match, person, "market")
    plan = await matches.plans.let_move(match.id, person, plan.revision, 1 - seat)
    plan = await a_plan(matches, match, person, "pass")
    steps = ((seat, "market"), (1 - seat, "pass"))
    assert (plan.steps, plan.done) == (steps, 2)
    stale = await matches.plans.back(match.id, person, plan.revision - 1)
    assert stale.done == 2
    plan = await matches.plans.back(match.id, person, plan.revision)
    assert (plan.steps, plan.done, plan.mover) == (steps, 1, 1 - seat)
    plan = await matches.plans.forward(match.id, person, plan.revision)
    plan = await matches.plans.keep(match.id, person, "  my  bid ")
    assert (plan.kept, plan.name) == (("my bid",), "my bid")
    plan = await matches.plans.start_over(match.id, person, plan.revision)
    assert (plan.steps, plan.name) == ((), "")
    plan = await matches.plans.take_up(match.id, person, "my bid")
    assert (plan.steps, plan.done) == (steps, 2)
    assert (await matches.plans.drop(match.id, person, "my bid")).kept == ()
    assert await refused(matches.plans.take_up(match.id, person, "my bid")) == "no-such-plan"
    assert await refused(matches.plans.pick(match.id, person, plan.revision, "nonsense")) == "no-such-choice"


async def test_a_plan_whose_match_has_gone_on_says_what_still_fits(matches: Matches) -> None:
    match = await started(matches, 2, "qin")
    person = mover(match)
    plan = await matches.plans.open(match.id, person)
    while len(plan.steps) < 2:
        assert plan.panel is not None
        assert plan.panel.question is not None
        token = plan.panel.question.answers[0].token
        plan = await matches.plans.pick(match.id, person, plan.revision, token)
    steps = plan.steps
    plan = await matches.plans.keep(match.id, person, "|%" * 10 + "both" + "%|" * 10)
    assert (plan.kept, plan.name) == (("both",), "both")  # what buttons hold only at length is left out
    assert b"Your move" in sent(await pages.page(plan, words("en")))  # there is nothing to queue for
    panel = await matches.turns.type_move(match.id, person, steps[0][1])
    await matches.turns.confirm(match.id, person, panel.version, panel.revision)
    plan = await matches.plans.take_up(match.id, person, "both")
    assert (plan.moved, plan.lost, plan.steps) == (True, 0, steps[1:])
    shown = view_of(await pages.page(plan, words("en")))
    drop = next(item for item in items(shown) if "plan-drop" in item.custom_id)
    assert (await matches.plans.drop(match.id, person, *parse(drop.custom_id).args)).kept == ()
    match = await matches.watching.match(match.id)
    there = plan.steps[0][1]
    panel = await matches.turns.type_move(match.id, mover(match), str(await crossing(matches, match, there)))
    await matches.turns.confirm(match.id, mover(match), panel.version, panel.revision)
    plan = await matches.plans.open(match.id, person)
    assert (plan.moved, plan.lost, plan.steps) == (True, 1, ())


async def test_what_is_taken_back_is_planned_again(matches: Matches) -> None:
    match = await started(matches, 2, "qin")
    person = mover(match)
    plan = await matches.plans.open(match.id, person)
    while len(plan.steps) < 2:
        assert plan.panel is not None
        assert plan.panel.question is not None
        token = plan.panel.question.answers[0].token
        plan = await matches.plans.pick(match.id, person, plan.revision, token)
    await confirm(matches, await matches.turns.type_move(match.id, person, plan.steps[0][1]))
    assert (await matches.plans.open(match.id, person)).steps == plan.steps[1:]
    await take_back(matches, match, person)
    assert (await matches.plans.open(match.id, person)).steps == plan.steps


@pytest.mark.parametrize("game", games.NAMES)
async def test_of_who_leaves_the_match_nothing_is_planned_any_more(matches: Matches, game: str) -> None:
    """Neither what they were to do, nor that they are next."""
    match = await play(matches, await started(matches, 3, game), 8)
    person = mover(match)
    leaves = next(seat for seat in match.seats if seat.person != person)
    assert leaves.person is not None
    plan = await matches.plans.open(match.id, person)
    plan = await matches.plans.let_move(match.id, person, plan.revision, leaves.seat)
    while not plan.steps:
        assert plan.panel is not None
        assert plan.panel.question is not None
        token = plan.panel.question.answers[0].token
        plan = await matches.plans.pick(match.id, person, plan.revision, token)
    plan = await matches.plans.keep(match.id, person, "theirs")
    plan = await matches.plans.start_over(match.id, person, plan.revision)
    plan = await matches.plans.let_move(match.id, person, plan.revision, leaves.seat)
    assert plan.mover == leaves.seat
    await matches.turns.resign(match.id, leaves.person)
    plan = await matches.plans.open(match.id, person)
    assert plan.mover == plan.seat
    plan = await matches.plans.take_up(match.id, person, "theirs")
    assert (plan.steps, plan.mover) == ((), plan.seat)


async def crossing(matches: Matches, match: Match, planned: str) -> Action:
    """A move of the seat to act that takes a square of that one."""
    panel = await matches.turns.panel(match.id, mover(match))
    squares = set(planned.split()[1].split("-"))
    legal: Sequence[Action] = panel.view.legal()
    return next(action for action in legal if squares & set(str(action).split()[1].split("-")))


async def test_a_plan_is_for_whoever_plays_and_gone_with_the_match(matches: Matches) -> None:
    match = await started(matches, 2, "yunnan")
    person = other(match)
    await a_plan(matches, match, person, "market")
    assert await refused(matches.plans.open(match.id, STRANGER.id)) == "not-in-match"
    assert (await matches.plans.open(match.id, mover(match))).steps == ()
    assert len((await matches.people.data(person))["plans"]) == 1
    assert (await matches.people.data(mover(match)))["plans"] == []
    await matches.turns.resign(match.id, mover(match))
    assert (await dump(matches))["plans"] == []
    assert await refused(matches.plans.open(match.id, person)) == "match-over"
