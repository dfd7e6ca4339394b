"""Notes for oneself, and a word to all on a board of the past."""

from bot.matches import Matches, Note
from bot.matches.people import MOST_PINGS
from tests.support.people import MEI, STRANGER
from tests.support.presses import mover, play
from tests.support.refusals import refused
from tests.support.table import lobby, other, started
from tests.support.written import dump, posts


async def test_notes_are_for_whoever_wrote_them(matches: Matches) -> None:
    match = await play(matches, await started(matches, 2, "qin"), 2)
    mine, theirs = mover(match), other(match)
    await matches.notes.write(match.id, mine, 1, "  F7 next  ")
    await matches.notes.write(match.id, mine, None, "never join B")
    await matches.notes.write(match.id, theirs, 1, "mine")
    assert (await matches.notes.of(match.id, mine))[1] == (Note(None, "never join B"), Note(1, "F7 next"))
    assert (await matches.notes.of(match.id, theirs))[1] == (Note(1, "mine"),)
    await matches.notes.write(match.id, mine, 2, "G8?")
    await matches.notes.write(match.id, mine, 1, " ")
    assert (await matches.notes.of(match.id, mine))[1] == (Note(None, "never join B"), Note(2, "G8?"))
    await matches.notes.write(match.id, mine, 2, "")
    assert await refused(matches.notes.write(match.id, mine, 4, "later")) == "no-such-turn"
    assert await refused(matches.notes.of(match.id, STRANGER.id)) == "not-in-match"
    assert await refused(matches.notes.of((await lobby(matches)).id, MEI.id)) == "not-started"
    assert [row["text"] for row in (await matches.people.data(theirs))["notes"]] == ["mine"]
    for person in (mine, theirs):
        match = await matches.turns.resign(match.id, person) if match.state == "playing" else match
    await matches.lobby.leave(2, MEI.id)
    await matches.people.forget(mine, "somebody")
    assert len((await dump(matches))["notes"]) == 1


async def test_a_past_board_is_posted_with_a_word_not_too_often(matches: Matches) -> None:
    match = await play(matches, await started(matches, 2, "qin"), 2)
    await matches.notes.look_back(match.id, 1, MEI, "here\n it turned")
    said = {"number": 1, "person": MEI.id, "text": "here it turned"}
    assert (await posts(matches))[-1] == ("look", said)
    for number in (-1, 3):
        assert await refused(matches.notes.look_back(match.id, number, MEI, "not yet")) == "no-such-turn"
    for _ in range(MOST_PINGS - 1):
        await matches.notes.look_back(match.id, 0, MEI, "again")
    assert await refused(matches.notes.look_back(match.id, 0, MEI, "again")) == "too-many-pings"
    await matches.notes.look_back(match.id, 0, STRANGER, "a word")
    await matches.people.forget(STRANGER.id, "somebody")
    assert (await posts(matches))[-1] == ("look", {"number": 0, "person": STRANGER.id, "text": ""})
    assert (await posts(matches))[-2][1]["text"] == "again"
