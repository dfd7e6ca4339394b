"""A match in which nothing changes any more: its people are asked, and end it by the present standing."""

import pytest

import games
from bot.matches import Match, Matches
from games.engine import IllegalAction, record
from tests.support.presses import agree, confirm, mover, typed
from tests.support.refusals import refused
from tests.support.table import started


async def idle(matches: Matches, match: Match, rounds: int) -> Match:
    """So many rounds in which everybody passes and turns nothing into points."""
    view = (await matches.watching.turn(match.id)).view
    until = view.stage() + rounds
    while match.state == "playing":
        panel = await matches.turns.panel(match.id, mover(match))
        if panel.view.stage() >= until:
            break
        legal = [str(action) for action in panel.view.legal()]
        idly = next(move for move in ("pass", "end", "convert 0", "market", *legal) if move in legal)
        match = (await confirm(matches, await typed(matches, match, idly))).match
    return match


async def test_all_agree_to_end_by_the_present_standing_what_stands_still(matches: Matches) -> None:
    match = await idle(matches, await started(matches, 3, "yunnan"), 3)
    assert await matches.votes.open_in(match.id) == []
    match = await idle(matches, match, 1)
    (vote,) = await matches.votes.open_in(match.id)
    assert (vote.kind, len(vote.missing), vote.asked) == ("standing", 3, False)
    match = await idle(matches, match, 1)  # they play on meanwhile
    assert [found.id for found in await matches.votes.open_in(match.id)] == [vote.id]
    first = match.seats[vote.missing[0]].person
    assert first is not None
    no = await matches.votes.ballot(match.id, first, vote.id, "no")
    assert no.state == "refused"
    match = await idle(matches, match, 2)
    (vote,) = await matches.votes.open_in(match.id)
    assert (await agree(matches, vote)).state == "passed"
    match = await matches.watching.match(match.id)
    assert match.state == "over"
    assert match.outcome is not None
    assert match.outcome.end == "agreed"
    told = record.read(await matches.records.export(match.id))
    assert told.actions[-1] == record.AGREED
    assert record.verify(told) == match.outcome
    assert (await matches.results.report(match.id)) is not None


async def test_it_is_off_when_something_happens_after_all(matches: Matches) -> None:
    match = await idle(matches, await started(matches, 3, "yunnan"), 4)
    (vote,) = await matches.votes.open_in(match.id)
    while (await matches.votes.get(match.id, vote.id)).state == "open":
        panel = await matches.turns.panel(match.id, mover(match))
        best = max(panel.view.legal(), key=lambda action: (str(action).startswith("convert"), str(action)))
        match = (await confirm(matches, await typed(matches, match, str(best)))).match
    assert (await matches.votes.get(match.id, vote.id)).state == "lapsed"
    assert await refused(matches.votes.ballot(match.id, 1, vote.id, "yes")) == "not-in-match"


@pytest.mark.parametrize("name", [name for name in games.NAMES if name != "yunnan"])
def test_other_games_end_by_themselves(name: str) -> None:
    position = games.game(name).start(3, games.game(name).complete(3, {}), "seed")
    assert position.progress() is None
    with pytest.raises(IllegalAction, match="ends-by-itself"):
        position.settle()
