"""A match that teaches: it is gone on with until it ends, and tells the one who learns, each thing once."""

import random

import games
from bot.matches import Match, Matches, Panel
from games.engine.lessons import MOST_ADVICE, lesson
from tests.support.hours import DAY
from tests.support.opponents import all_move, moves
from tests.support.people import AIKO, CHANNEL, MEI, SERVER
from tests.support.presses import agree, back, choose, confirm, person_at, random_panel
from tests.support.refusals import refusal, refused
from tests.support.running import later, seat_of


async def begun(matches: Matches, game: str = "qin", caretaker: str = "wait") -> Match:
    """Mei's lesson."""
    found = lesson(games.game(game))
    assert found is not None
    terms = "daily", found.options, MEI, SERVER, CHANNEL, caretaker, False, "novice", found.seed
    match = await matches.lobby.create(game, found.seats, *terms)
    return await matches.lobby.start(match.id, MEI.id)


async def told(matches: Matches, panel: Panel) -> str | None:
    step = await matches.lessons.step(panel)
    return None if step is None else step.id


async def turn(matches: Matches, match: Match, chance: random.Random) -> tuple[str | None, str | None]:
    """What is told above the first question and after the choice; then the computers move."""
    above = await told(matches, await matches.turns.panel(match.id, MEI.id))
    panel = await random_panel(matches, await matches.watching.match(match.id), chance)
    answer = (await confirm(matches, panel)).lesson
    await all_move(matches, chance)
    return above, answer


async def test_a_lesson_ends_as_any_match_and_can_be_begun_again(matches: Matches) -> None:
    match, chance, heard = await begun(matches), random.Random(3), list[str | None]()
    while (await matches.watching.match(match.id)).state == "playing":
        assert (await matches.lessons.running(MEI.id, "qin")) is not None
        heard += await turn(matches, match, chance)
    said = [step for step in heard if step is not None]
    assert said[0] == "goal"
    assert len(said) == len(set(said)) > 3
    assert (await matches.results.report(match.id)).first
    over, advice = await matches.results.advice(match.id, MEI.id)
    found = lesson(games.game("qin"))
    assert over.outcome is not None
    assert found is not None
    assert len(advice) <= MOST_ADVICE
    assert {*advice} <= {each.id for each in found.advice}
    assert await refused(matches.results.advice(match.id, AIKO.id)) == "not-in-match"
    assert await matches.lessons.running(MEI.id, "qin") is None
    again = await begun(matches)
    assert (await refusal(begun(matches))).facts == {"match": again.id}
    assert await told(matches, await matches.turns.panel(again.id, MEI.id)) == "goal"
    assert await refused(matches.results.advice(again.id, MEI.id)) == "not-over"
    while (await matches.watching.match(again.id)).state == "playing":
        await turn(matches, again, chance)
    assert not (await matches.results.report(again.id)).first


async def test_what_is_taken_back_is_not_told_twice(matches: Matches) -> None:
    match, chance = await begun(matches), random.Random(1)
    panel = await matches.turns.panel(match.id, MEI.id)
    assert await told(matches, panel) == "goal"
    assert panel.question is not None
    panel = await choose(matches, match.id, MEI.id, panel.question.answers[0].token)
    assert await told(matches, panel) == "square"
    assert await told(matches, await back(matches, panel)) == "goal"  # the same question still
    answer = (await confirm(matches, await random_panel(matches, match, chance))).lesson
    assert answer is not None
    await agree(matches, await matches.votes.ask(match.id, MEI.id, "undo"))
    assert await told(matches, await matches.turns.panel(match.id, MEI.id)) not in ("goal", "square")
    panel = await random_panel(matches, await matches.watching.match(match.id), chance)
    assert (await confirm(matches, panel)).lesson != answer


async def test_who_leaves_it_goes_on_where_it_was_left(matches: Matches) -> None:
    match, chance = await begun(matches), random.Random(1)
    heard = [*await turn(matches, match, chance)]
    await matches.turns.resign(match.id, MEI.id)  # only computers are left: it is put aside
    assert await matches.lessons.running(MEI.id, "qin") is None
    await matches.votes.revive(match.id, MEI.id)
    running = await matches.lessons.running(MEI.id, "qin")
    assert running is not None
    assert running.id == match.id
    for _ in range(3):
        heard += await turn(matches, match, chance)
    said = [step for step in heard if step is not None]
    assert len(said) == len(set(said)) > 3


async def test_a_substitute_is_not_taught(matches: Matches) -> None:
    match, chance = await begun(matches), random.Random(1)
    await matches.substitutes.leave_to_substitute(match.id, MEI.id)
    match = await matches.substitutes.take_over(match.id, AIKO)
    assert person_at(match, 0) == AIKO.id
    assert await told(matches, await matches.turns.panel(match.id, AIKO.id)) is None
    assert (await confirm(matches, await random_panel(matches, match, chance))).lesson is None
    assert await matches.lessons.running(MEI.id, "qin") is None
    assert await matches.lessons.running(AIKO.id, "qin") is None


async def test_it_waits_for_who_learns_and_no_computer_plays_for_them(matches: Matches) -> None:
    match, chance = await begun(matches, caretaker="computer"), random.Random(1)
    heard = [*await turn(matches, match, chance)]
    await later(matches, 20 * DAY)
    assert not await moves(matches, chance)
    assert seat_of(await matches.watching.match(match.id), MEI).player == MEI.id
    heard += await turn(matches, match, chance)
    said = [step for step in heard if step is not None]
    assert len(said) == len(set(said)) > 2
