"""What a host calls the table: made harmless, theirs alone, and gone with them."""

import pytest

from bot.matches import Matches
from bot.matches.lobby import LONGEST_CALLED, cleaned
from tests.support.refusals import refused
from tests.support.table import AIKO, JONAS, MEI, lobby


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Autumn cup #3", "Autumn cup 3"),
        ("  **bold**\n_and_ `code` ", "bold and code"),
        ("@everyone <@123> <#5> hi <:x:9>", "everyone hi"),
        ("join https://evil.example/x now", "join now"),
        ("discord.gg/abc Discord.com/invite/abc ok", "ok"),
        ("dis\u200bcord.gg/abc \u202ebackwards", "backwards"),
        ("[click](https://evil.example)", "click"),
        ("\ufb01ne 中国 حكم", "fine 中国 حكم"),
        ("x" * 99, "x" * LONGEST_CALLED),
    ],
)
def test_what_could_harm_is_taken_out(text: str, left: str) -> None:
    assert cleaned(text) == left == cleaned(left)


async def test_the_host_says_it_until_the_start_and_the_staff_takes_it_away(matches: Matches) -> None:
    match = await lobby(matches)
    assert match.called is None
    assert await refused(matches.lobby.set_title(match.id, JONAS.id, "Mine")) == "not-creator"
    assert await refused(matches.lobby.set_title(match.id, MEI.id, "*** <@1>")) == "no-name"
    assert (await matches.lobby.set_title(match.id, MEI.id, "Autumn")).called == "Autumn"
    assert (await matches.lobby.set_title(match.id, MEI.id, None)).called is None
    assert await refused(matches.staff.clear_title(match.id, "Aiko")) == "not-called"
    await matches.lobby.set_title(match.id, MEI.id, "Autumn")
    assert (await matches.lobby.join(match.id, JONAS)).state == "playing"
    assert await refused(matches.lobby.set_title(match.id, MEI.id, "Late")) == "not-in-lobby"
    assert (await matches.staff.clear_title(match.id, "Aiko")).called is None
    assert [notice.kind for notice in await matches.notices.of(match.id)] == ["staff-uncalled"]


async def test_it_goes_with_its_host(matches: Matches) -> None:
    match = await lobby(matches, 4)
    await matches.lobby.join(match.id, JONAS)
    await matches.lobby.join(match.id, AIKO)
    await matches.lobby.set_title(match.id, MEI.id, "Autumn")
    assert (await matches.lobby.leave(match.id, AIKO.id)).called == "Autumn"
    assert (await matches.lobby.leave(match.id, MEI.id)).called is None


async def test_who_is_forgotten_has_called_nothing(matches: Matches) -> None:
    match = await lobby(matches)
    await matches.lobby.set_title(match.id, MEI.id, "Autumn")
    await matches.lobby.join(match.id, JONAS)
    await matches.turns.resign(match.id, JONAS.id)
    over = await matches.watching.match(match.id)
    assert (over.state, over.called) == ("over", "Autumn")
    await matches.people.forget(JONAS.id, "a player")
    assert (await matches.watching.match(match.id)).called == "Autumn"
    assert (await matches.people.data(MEI.id))["matches"] == [{"id": match.id, "called": "Autumn"}]
    await matches.people.forget(MEI.id, "a player")
    assert (await matches.watching.match(match.id)).called is None
