"""Calls and briefs keep Discord's limits in every game, and say who, why and what is to be decided."""

import random
from collections.abc import Mapping

import discord
import msgspec
import pytest

from bot.cogs.seats import lately
from bot.matches import Call, Match, Matches, Panel, Person
from bot.ui import phrases, seats
from bot.ui.page import LONGEST_TEXT
from bot.ui.seats import Brief
from bot.words import words
from bot.words.narrator import find
from tests.matches.table import confirm, mover, started
from tests.ui.test_limits import begin, check, decide

WORDS = words("en")
GUEST = Person(1 << 61, "`|_*~<>[" * 4)
STATES = ("taken", "withdrawn", "over")


def text(view: discord.ui.LayoutView) -> str:
    """All that is written in the message."""
    children = view.walk_children()
    return "\n".join(child.content for child in children if hasattr(child, "content"))


async def brief(matches: Matches, match: Match, person: int) -> Brief:
    """The brief of whoever took over."""
    call = await matches.arrival(match.id, person)
    assert call is not None
    found, seat, view = await matches.seat_view(match.id, person)
    told = await matches.recap(match.id, person, lately(call, match))
    return Brief(found, seat, view, call, told)


async def replaced(matches: Matches, match: Match, guest: Person) -> tuple[Match, Call]:
    """The match after the guest has taken over from whoever is to act, and the call as it was before."""
    await matches.leave_to_substitute(match.id, mover(match))
    asked = await matches.match(match.id)
    call = await matches.call(1)
    assert asked.to_act is not None
    check(seats.ask(match, WORDS).view(), match.game)
    check(seats.asked(asked, asked.to_act, WORDS).view(), match.game)
    return await matches.take_over(match.id, guest), call


@pytest.mark.parametrize(
    ("game", "size", "options"),
    [
        ("qin", 4, {}),
        ("china", 5, {"fortifications": "yes"}),
        ("yunnan", 5, {"version": "expert"}),
        ("confucius", 5, {}),
        ("dayunhe", 5, {}),
    ],
)
async def test_the_longest_names_fit_into_calls_and_briefs(
    matches: Matches, game: str, size: int, options: Mapping[str, str]
) -> None:
    match = await begin(matches, game, size, options)
    chance = random.Random(size)
    for _ in range(12):
        match = (await confirm(matches, await decide_all(matches, match, chance))).match
    turn = await matches.turn(match.id)
    after, call = await replaced(matches, match, GUEST)
    check(seats.call(call, match, turn, WORDS, 10**9, "call.png"), game)
    found = await brief(matches, after, GUEST.id)
    page = await seats.brief(found, WORDS)
    told = text(page.view())
    assert len(told) <= LONGEST_TEXT
    cast = phrases.cast(after)
    assert told.endswith(find(game).standings(WORDS, cast, found.view, ()))  # nothing was cut at the end
    taken = await matches.call(1)
    for state in STATES:
        check(seats.answered(msgspec.structs.replace(taken, state=state), after, WORDS, 10**9), game)
    check(seats.arrival(taken, after, WORDS, 10**9), game)
    check(seats.former(after, call.seat, turn, WORDS).view(), game)


async def test_a_call_says_why_and_how_things_stand(matches: Matches) -> None:
    match = await started(matches, 3, "qin", pace="quick")
    await matches.leave_to_substitute(match.id, mover(match))
    call, turn = await matches.call(1), await matches.turn(match.id)
    why = {
        "asked": "would like to hand the seat over",
        "time": "whose time is up",
        "vote": "whom the others would like to replace",
        "gone": "is not on this server any more",
    }
    for reason, said in why.items():
        told = text(seats.call(msgspec.structs.replace(call, why=reason), match, turn, WORDS, 1, "call.png"))
        assert said in told
        assert f"**{call.name}** is to place a tile" in told
        assert "You begin with a full clock" in told
    calm = msgspec.structs.replace(match, pace="none")
    assert "clock" not in text(seats.call(call, calm, turn, WORDS, 1, "call.png"))
    assert "invited" not in text(seats.call(call, match, turn, WORDS, 1, "call.png"))
    private = msgspec.structs.replace(match, private=True)
    assert "invited" in text(seats.call(call, private, turn, WORDS, 1, "call.png"))


async def test_a_brief_tells_what_came_before_under_the_old_name_and_nothing_after(matches: Matches) -> None:
    match = await started(matches, 2, "qin")
    leaver = match.seats[match.to_act or 0].name
    for _ in range(4):
        match = (await confirm(matches, await decide_all(matches, match))).match
    after, _ = await replaced(matches, match, Person(77, "Lena"))
    told = text((await seats.brief(await brief(matches, after, 77), WORDS)).view())
    assert f"in the place of {leaver}" in told
    assert f"**{leaver}** laid" in told
    assert "**Lena** laid" not in told
    assert "It is your turn" in told
    for _ in range(2):
        after = (await confirm(matches, await decide_all(matches, after))).match
    assert text((await seats.brief(await brief(matches, after, 77), WORDS)).view()).count("laid") == 4


async def decide_all(matches: Matches, match: Match, chance: random.Random | None = None) -> Panel:
    """Everything that whoever is to act is asked, answered."""
    panel = await matches.panel(match.id, mover(match))
    while panel.question is not None:
        panel = await decide(matches, panel, chance or random.Random(match.turn))
    return panel


async def test_a_brief_says_whom_the_match_waits_for(matches: Matches) -> None:
    match = await started(matches, 2, "qin")
    leaver = next(seat.person for seat in match.seats if not seat.waiting)
    waited = match.seats[match.to_act or 0].name
    assert leaver is not None
    await matches.leave_to_substitute(match.id, leaver)
    after = await matches.take_over(match.id, Person(77, "Lena"))
    page = (await seats.brief(await brief(matches, after, 77), WORDS)).view()
    assert f"**{waited}** is to place a tile" in text(page)
    assert "It is your turn" not in text(page)


async def test_whoever_left_reads_who_plays_their_seat(matches: Matches) -> None:
    match = await started(matches, 2, "qin")
    after, call = await replaced(matches, match, Person(77, "Lena"))
    turn = await matches.turn(match.id)
    told = text(seats.former(after, call.seat, turn, WORDS).view())
    assert "**Lena** plays your seat" in told
    assert "to place a tile" in told
    over = await matches.resign(match.id, 77)
    assert "to the end" in text(seats.former(over, call.seat, None, WORDS).view())
