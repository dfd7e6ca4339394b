"""Calls and handovers keep Discord's limits in every game, and say who, why and what is to be decided."""

import random
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import msgspec
import pytest

from bot.commands.substitutes import lately
from bot.components import (
    inbox,
    log,
    phrases,
    pictures,
    posts,
    recap,
    staff,
    substitutes,
    watches,
    watching,
    why,
)
from bot.components.page import LONGEST_TEXT, Page
from bot.components.substitutes import Handover
from bot.delivery.posting import Posting
from bot.matches import Match, Matches, Person, Substitution
from bot.text.formatter import formatter_of
from games import NAMES
from games import game as find_game
from tests.support.hours import HOUR, now
from tests.support.pages import (
    WORDS,
    Reach,
    Shown,
    check,
    decide,
    dots,
    labels,
    of_people,
    play,
    texts,
    view_of,
)
from tests.support.running import later
from tests.support.table import confirm, mover, other, started

GUEST = Person(1 << 61, "`|_*~<>[" * 4)
LENA = Person(77, "Lena")
STRANGER = Person(99, "Anna")


async def handover(matches: Matches, match: Match, person: int) -> Handover:
    """The handover of whoever took over."""
    call = await matches.substitutes.arrival(match.id, person)
    assert call is not None
    found, seat, view = await matches.watching.seat_view(match.id, person)
    told = await matches.recaps.recap(match.id, person, lately(call, match))
    return Handover(found, seat, view, call, told)


def alt(shown: Shown) -> str:
    """What the pictures show, in words."""
    galleries = (item for item in view_of(shown).walk_children() if isinstance(item, discord.ui.MediaGallery))
    return " ".join(picture.description or "" for gallery in galleries for picture in gallery.items)


async def replaced(matches: Matches, match: Match, guest: Person) -> tuple[Match, Substitution]:
    """The match after the guest has taken over from whoever is to act, and the call as it was before."""
    await matches.substitutes.leave_to_substitute(match.id, mover(match))
    asked = await matches.watching.match(match.id)
    call = await matches.substitutes.call(1)
    assert asked.to_act is not None
    check(substitutes.ask(match, match.seats[match.to_act or 0], WORDS), match.game)
    check(substitutes.asked(asked, asked.to_act, WORDS), match.game)
    return await matches.substitutes.take_over(match.id, guest), call


@pytest.mark.parametrize("game", NAMES)
async def test_the_longest_names_fit_into_calls_and_handovers(reach: Reach, game: str) -> None:
    matches, match = await reach(of_people(game, 2 * find_game(game).max_seats))
    turn = await matches.watching.turn(match.id)
    after, call = await replaced(matches, match, GUEST)
    check(substitutes.call(call, match, turn, WORDS, 10**9, "call.png"), game)
    found = await handover(matches, after, GUEST.id)
    told = texts(await substitutes.handover(found, WORDS))
    assert len(told) <= LONGEST_TEXT
    players = phrases.players(after)
    assert told.endswith(
        formatter_of(game).board(WORDS, players, found.view).standings(())
    )  # nothing was cut at the end
    taken = await matches.substitutes.call(1)
    for state in ("taken", "withdrawn", "over"):
        check(substitutes.answered(msgspec.structs.replace(taken, state=state), after, WORDS, 10**9), game)
    check(substitutes.arrival(taken, after, WORDS, 10**9), game)
    check(substitutes.former(after, call.seat, turn, WORDS), game)


async def test_a_call_says_why_and_how_things_stand(matches: Matches) -> None:
    match = await started(matches, 3, "qin", pace="quick")
    await matches.substitutes.leave_to_substitute(match.id, mover(match))
    call, turn = await matches.substitutes.call(1), await matches.watching.turn(match.id)
    why = {
        "asked": "would like to give up the seat",
        "time": "whose time is up",
        "vote": "whom the others would like to replace",
        "gone": "has left this server",
    }
    for reason, said in why.items():
        told = texts(
            substitutes.call(msgspec.structs.replace(call, why=reason), match, turn, WORDS, 1, "call.png")
        )
        assert said in told
        assert f"**{call.name}** is to place a tile" in told
        assert "You begin with a full clock" in told
    calm = msgspec.structs.replace(match, pace="none")
    assert "clock" not in texts(substitutes.call(call, calm, turn, WORDS, 1, "call.png"))
    assert "invited" not in texts(substitutes.call(call, match, turn, WORDS, 1, "call.png"))
    private = msgspec.structs.replace(match, private=True)
    assert "invited" in texts(substitutes.call(call, private, turn, WORDS, 1, "call.png"))


@pytest.mark.parametrize("caretaker", ["wait", "vote", "substitute"])
async def test_while_a_substitute_is_looked_for_the_rule_of_the_match_holds(
    matches: Matches, caretaker: str
) -> None:
    match = await started(matches, 3, "qin", caretaker=caretaker)
    await matches.reminders.has_gone(match.id, mover(match))
    found = await matches.inbox.why(match.id)
    shown = texts(why.page(found, other(match), WORDS))
    assert f"the seat stays {phrases.players(match).rich(match.to_act or 0)}’s" in shown
    assert "plays on" not in shown
    assert ("If the time runs out" in shown) is (caretaker != "substitute")


async def test_a_handover_tells_what_came_before_and_nothing_after(matches: Matches) -> None:
    match = await started(matches, 2, "qin")
    leaver = match.seats[match.to_act or 0].name
    match = await play(matches, match, 4)
    after, _ = await replaced(matches, match, LENA)
    told = texts(await substitutes.handover(await handover(matches, after, LENA.id), WORDS))
    assert f"in place of {leaver}" in told
    assert f"**{leaver}** laid" in told
    assert "**Lena** laid" not in told
    assert "It is your turn" in told
    after = await play(matches, after, 2)
    told = texts(await substitutes.handover(await handover(matches, after, LENA.id), WORDS))
    assert told.count("laid") == 4


async def test_turns_are_told_under_the_names_of_who_took_them(matches: Matches) -> None:
    """In log, recap and on old boards, also of whoever has been forgotten since, who is called so."""
    match = await started(matches, 2, "qin")
    leaver = match.seats[match.to_act or 0]
    assert leaver.person is not None
    match = await play(matches, match, 4)
    after, _ = await replaced(matches, match, LENA)
    after = await play(matches, after, 2)

    async def told() -> list[str]:
        turns = await matches.watching.log(match.id, None)
        missed = await matches.recaps.recap(match.id, 99, 0)
        old = await matches.watching.turn(match.id, 1)
        board = await watching.board(after, old, WORDS)
        alt = formatter_of("qin").board(WORDS, phrases.players(after, old), old.view).alt()
        return [texts(log.log(after, turns, (), None, WORDS)), recap.told(missed, WORDS), texts(board), alt]

    for text in (listed := await told())[:2]:
        assert text.count(f"**{leaver.name}** laid") == 2
        assert text.count("**Lena** laid") == 1
    for text in listed[2:]:
        assert leaver.name in text
        assert "Lena" not in text
    newest = await matches.watching.turn(match.id, 5)
    assert newest.names == tuple(seat.name for seat in after.seats)
    await matches.people.forget(leaver.person, "a player")
    for text in await told():
        assert leaver.name not in text
        assert "a player" in text


async def test_picture_and_words_of_a_board_name_the_same_people(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The newest board, and one that would be it after a rollback, those of now; older ones those of then."""
    drawn: list[tuple[str, ...]] = []

    async def noted(kind: str, arguments: tuple[Any, ...], draw: object) -> bytes:
        drawn.append(arguments[-1].names)
        return await dots(kind, arguments, draw)

    monkeypatch.setattr("bot.components.pictures._once", noted)
    match = await started(matches, 2, "qin")
    leaver = match.seats[match.to_act or 0]
    match = await play(matches, match, 4)
    watch = await matches.watches.read_along(match.id, STRANGER)
    for number in range(1, 5):
        await matches.watches.read(watch.id, STRANGER.id, number)
    after, _ = await replaced(matches, match, LENA)
    call = await matches.substitutes.call(1)
    old, newest = [await matches.watching.turn(match.id, number) for number in (2, 4)]
    posting = Posting(discord.Client(intents=discord.Intents.none()), matches)

    async def kept() -> str:
        await posting.keep([newest], WORDS)
        board = await matches.records.kept(match.id)
        assert board is not None
        assert "Lena" in board.text
        return board.alt

    async def read(number: int) -> str:
        return alt(await watches.reading(await matches.watches.read(watch.id, STRANGER.id, number), WORDS))

    names = tuple(seat.name for seat in after.seats)
    assert names != old.names
    assert newest.names == old.names
    for turn, called in ((old, old.names), (newest, names)):
        found = await watching.board(after, turn, WORDS)
        shown = [
            alt(found),
            alt(posts.turn_post(after, turn, WORDS, 1, "board.png")),
            alt(posts.look_back(after, turn, "Mei", "look", WORDS, 1, "board.png")),
            alt(watches.post(watch, after, [turn], 1, WORDS, 1, "board.png")),
            alt(substitutes.call(call, after, turn, WORDS, 1, "board.png")),
            texts(watching.text(after, turn, WORDS)),
            await read(turn.number),
        ]
        if turn is newest:
            shown.append(await kept())
        assert set(drawn) == {called}
        for text in shown:
            assert ("Lena" in text) is ("Lena" in called)
            assert (leaver.name in text) is (leaver.name in called)
        drawn.clear()
    found = await staff.ask_rollback(after, old, 1, WORDS)
    assert drawn == [names]
    assert "Lena" in alt(found)
    assert leaver.name not in alt(found)


async def test_a_turn_has_the_picture_that_its_panel_has_drawn(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also after somebody else has taken over: nothing is drawn again."""
    monkeypatch.setattr("bot.components.pictures._once", dots)
    match, chance = await play(matches, await started(matches, 2, "qin"), 2), random.Random(2)
    match, _ = await replaced(matches, match, LENA)
    for _ in range(2):
        panel = await decide(matches, match, chance)
        outlook = await pictures.outlook(panel, WORDS)
        match = (await confirm(matches, panel)).match
        turn = await matches.watching.turn(match.id, panel.match.turn)
        assert await pictures.board(match, turn, WORDS) == outlook


async def test_a_handover_says_whom_the_match_waits_for(matches: Matches) -> None:
    match = await started(matches, 2, "qin")
    leaver = next(seat.person for seat in match.seats if not seat.waiting)
    waited = match.seats[match.to_act or 0].name
    assert leaver is not None
    await matches.substitutes.leave_to_substitute(match.id, leaver)
    after = await matches.substitutes.take_over(match.id, LENA)
    told = texts(await substitutes.handover(await handover(matches, after, LENA.id), WORDS))
    assert f"**{waited}** is to place a tile" in told
    assert "It is your turn" not in told


async def test_whoever_left_reads_who_plays_their_seat(matches: Matches) -> None:
    match = await started(matches, 2, "qin")
    after, call = await replaced(matches, match, LENA)
    told = texts(substitutes.former(after, call.seat, await matches.watching.turn(match.id), WORDS))
    assert "**Lena** plays your seat" in told
    assert "to place a tile" in told
    await matches.votes.pause_now(match.id, LENA.id)
    paused = await matches.watching.match(match.id)
    told = texts(substitutes.former(paused, call.seat, await matches.watching.turn(match.id), WORDS))
    assert "⏸️ Paused. Next: " in told
    await matches.votes.resume_play(match.id, LENA.id)
    over = await matches.turns.resign(match.id, LENA.id)
    assert "to the end" in texts(substitutes.former(over, call.seat, None, WORDS))


async def test_a_sitter_is_offered_only_what_is_theirs_to_do(matches: Matches) -> None:
    match = await started(matches, 3, "qin")
    owner = next(seat for seat in match.seats if not seat.waiting)
    assert owner.person is not None
    today = datetime.now(UTC).date()
    match = await matches.substitutes.name_sitter(match.id, owner.person, LENA, today, today)

    async def page(person: int) -> Page:
        return why.page(await matches.inbox.why(match.id), person, WORDS)

    shown = await page(LENA.id)
    assert f"you play for {phrases.players(match).rich(owner.seat)}" in texts(shown)
    assert "End the sitting" in labels(shown)
    assert not {"Nudge", "Give a day"} & set(labels(shown))
    assert {"Nudge", "Give a day"} <= set(labels(await page(owner.person)))
    await matches.votes.pause_now(match.id, owner.person)
    assert "Resume" in labels(await page(owner.person))
    assert "Resume" not in labels(await page(LENA.id))
    tomorrow = today + timedelta(days=1)
    await matches.substitutes.name_sitter(match.id, owner.person, LENA, tomorrow, tomorrow)
    assert await matches.watching.former_seat(match.id, LENA.id) is None
    assert await matches.watching.knows_seat(match.id, LENA.id)
    shown = await page(LENA.id)
    assert "you may play for" in texts(shown)
    assert "End the sitting" in labels(shown)


async def test_the_inbox_says_for_whom_a_sitter_plays(matches: Matches) -> None:
    match = await started(matches, 3, "qin")
    owner, today = match.seats[match.to_act or 0], datetime.now(UTC).date()
    assert owner.person is not None
    await matches.substitutes.name_sitter(match.id, owner.person, LENA, today, today)
    for person, theirs in ((LENA.id, True), (owner.person, False)):
        shown = texts(inbox.page(await matches.inbox.of(person), person, WORDS))
        assert (f"(for {phrases.players(match).bare(owner.seat)})" in shown) is theirs
        assert shown.count(owner.name) == theirs


async def test_whoever_lets_a_computer_play_reads_that_it_goes_on_and_can_come_back(matches: Matches) -> None:
    match = await started(matches, 3, "qin")
    own = match.seats[0]
    page = substitutes.ask(match, own, WORDS)
    assert "You play on until" in texts(page)
    assert "A **sitter** may play" in texts(page)
    assert labels(page) == ["Ask for one", "Name a sitter", "No, play on", "Resign"]
    own = msgspec.structs.replace(own, computer="novice")
    match = msgspec.structs.replace(match, seats=(own, *match.seats[1:]))
    page = substitutes.ask(match, own, WORDS)
    assert "A computer plays on until" in texts(page)
    assert "sitter" not in texts(page)
    assert labels(page) == ["Ask for one", "I am back", "Resign"]
    assert "A computer plays on until" in texts(substitutes.asked(match, 0, WORDS))


async def test_a_sitter_reads_that_a_computer_has_the_seat(matches: Matches) -> None:
    match = await started(matches, 3, "qin", caretaker="computer")
    owner = mover(match)
    today = now(matches).date()
    await matches.substitutes.name_sitter(match.id, owner, LENA, today, today + timedelta(days=30))
    while match.seats[match.to_act or 0].computer is None:
        await later(matches, 10 * HOUR)
        match = await matches.watching.match(match.id)
    told = texts(why.page(await matches.inbox.why(match.id), LENA.id, WORDS))
    who = phrases.players(match).rich(match.to_act or 0)
    assert f"once {who} has taken the seat back from the computer" in told
    assert "you take the turns" not in told
