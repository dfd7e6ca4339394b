"""What happened since one last looked: what counts as a look, what is told again, what a seat may know."""

from bot.matches import Match, Matches
from tests.matches.table import STRANGER, mover, started


async def play(matches: Matches, match: Match, turns: int) -> Match:
    """So many turns of the toy, each played by whoever is to act."""
    for _ in range(turns):
        panel = await matches.panel(match.id, mover(match))
        while panel.question is not None:
            token = panel.question.answers[0].token
            panel = await matches.pick(match.id, mover(match), panel.version, panel.revision, token)
        match = (await matches.confirm(match.id, mover(match), panel.version, panel.revision)).match
    return match


async def numbers(matches: Matches, match: Match, person: int) -> list[int]:
    return [turn.number for turn in (await matches.recap(match.id, person)).turns]


async def test_a_recap_holds_the_turns_since_the_last_look(matches: Matches) -> None:
    match = await play(matches, await started(matches, 2, "qin"), 3)
    assert await numbers(matches, match, STRANGER.id) == [1, 2, 3]
    match = await play(matches, match, 2)
    assert await numbers(matches, match, STRANGER.id) == [4, 5]


async def test_a_second_press_shows_the_last_recap_again(matches: Matches) -> None:
    match = await play(matches, await started(matches, 2, "qin"), 3)
    await matches.recap(match.id, STRANGER.id)
    match = await play(matches, match, 2)
    first = await matches.recap(match.id, STRANGER.id)
    again = await matches.recap(match.id, STRANGER.id)
    assert [turn.number for turn in again.turns] == [turn.number for turn in first.turns] == [4, 5]
    assert (first.again, again.again) == (False, True)
