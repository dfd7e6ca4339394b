"""Whatever goes wrong between people and the bot: a clear private sentence, and the match goes on."""

import asyncio
from dataclasses import dataclass
from typing import Any

import pytest

from bot.app import App
from bot.matches import Panel
from bot.sandbox import Person, Post, Reply
from tests.support.play import (
    CHANNEL,
    choose,
    decide,
    newest,
    next_board,
    open_match,
    pinged,
    press,
    take_turn,
)
from tests.support.stage import Stage


async def said(reply: Reply) -> str:
    """What the person is told; it must be for their eyes only, and all there is to see."""
    await reply.settle()
    post = reply.followups[-1] if reply.followups else reply.message
    assert post.ephemeral
    return post.text


async def table(stage: Stage, **options: object) -> Post:
    mei = stage.sandbox.person("Mei")
    reply = await mei.slash("match new", CHANNEL, game="qin", **options)
    return (await reply.settle()).message


def app_of(stage: Stage) -> App:
    assert stage.app is not None
    return stage.app


@dataclass
class Two:
    """A match of two that has just begun."""

    number: int
    thread: str
    board: Post
    mover: Person
    other: Person
    lena: Person
    """Who watches."""

    @property
    def name(self) -> str:
        return f"Qin {self.number}"


async def two(stage: Stage) -> Two:
    thread = await open_match(stage, "Mei", "Jonas")
    match = await app_of(stage).matches.of_thread(int(thread))
    assert match is not None
    board = newest(stage.sandbox.person("Mei"), thread)
    mover = pinged(stage, board)
    other = stage.sandbox.person("Jonas" if mover.name == "Mei" else "Mei")
    return Two(match.id, thread, board, mover, other, stage.sandbox.person("Lena"))


def offered(page: Post) -> list[dict[str, str]]:
    return [select.options for select in page.selects]


# ── who may press what ───────────────────────────────────────────────────────────────────────────


async def test_out_of_turn_and_watching_tell_whose_turn_it_is_and_hands_are_private(stage: Stage) -> None:
    at = await two(stage)
    for person, begins in ((at.other, "It is not your turn in"), (at.lena, "You watch")):
        text = await said(await person.click(at.board, "Your move"))
        assert text.startswith(begins)
        assert f"**{at.mover.name}** is to place a tile" in text
    assert "It is not your turn" in await said(await at.other.slash("play", at.thread))
    assert await at.other.autocomplete("play", "move", "", at.thread) == []
    assert "You watch" in await said(await at.lena.click(at.board, "My hand"))
    for person in (at.mover, at.other):
        text = await said(await person.click(at.board, "My hand"))
        assert "You hold" in text
        assert "Only you see this." in text
    assert [post for post in at.lena.visible(at.thread) if "hold" in post.text] == []


async def test_the_lobby_says_who_may_do_what(stage: Stage) -> None:
    card = await table(stage, seats=3)
    mei, jonas, lena = (stage.sandbox.person(name) for name in ("Mei", "Jonas", "Lena"))
    assert "You have a seat" in await said(await mei.click(card, "Join"))
    assert "You have no seat" in await said(await jonas.click(card, "Leave"))
    assert "Only Mei" in await said(await jonas.click(card, "Options"))
    await jonas.click(card, "Join")
    ready = await mei.sees(CHANNEL, lambda post: post.id == card.id and "Jonas" in post.text)
    assert "Only Mei" in await said(await jonas.click(ready, "Start"))
    stale = ready.button("Join").custom_id
    await mei.click(ready, "Start")
    await mei.sees(CHANNEL, lambda post: post.id == card.id and not post.buttons)
    card.message.data["components"] = _button(stale)  # what a slow phone still shows
    assert "its table is closed" in await said(await lena.click(card, stale))


def _button(custom_id: str) -> list[dict[str, Any]]:
    button = {"type": 2, "id": 2, "style": 1, "label": "Old", "custom_id": custom_id, "disabled": False}
    return [{"type": 1, "id": 1, "components": [button]}]


# ── old and double presses ───────────────────────────────────────────────────────────────────────


async def test_back_and_start_over_lead_back_and_a_stale_panel_changes_nothing(stage: Stage) -> None:
    at = await two(stage)
    first = await press(at.mover, at.board, "Your move")
    other_device = await press(at.mover, at.board, "Your move")
    begun = offered(first), first.text
    assert not any(button.label == "Back" for button in first.buttons)
    answer = first.selects[0]
    ahead = await choose(at.mover, first, lambda values: values[0])
    reply = await at.mover.select(other_device, answer.custom_id, next(iter(answer.options)))
    await reply.settle()
    assert reply.message.text.startswith("-# That message was out of date")
    assert offered(reply.message) == offered(ahead)
    page = await decide(at.mover, ahead)
    page = await press(at.mover, page, "Back")
    assert page.selects
    page = await decide(at.mover, page)
    page = await press(at.mover, page, "Start over")
    assert (offered(page), page.text) == begun


async def test_confirm_twice_plays_once_and_an_old_message_opens_the_newest_panel(stage: Stage) -> None:
    at = await two(stage)
    page = await decide(at.mover, await press(at.mover, at.board, "Your move"))
    twin = await decide(at.mover, await press(at.mover, at.board, "Your move"))
    assert "Done. Next:" in (await press(at.mover, page, "Confirm")).text
    assert "It is not your turn" in (await press(at.mover, twin, "Confirm")).text
    after = await next_board(at.mover, at.thread, at.board)
    assert after.mentions == [at.other.name]
    assert "turn 2" in (await press(at.other, at.board, "Your move")).text


# ── typed moves ──────────────────────────────────────────────────────────────────────────────────


async def test_a_typed_move_waits_for_confirm_and_can_be_undone_until_then(stage: Stage) -> None:
    at = await two(stage)
    moves = [choice["value"] for choice in await at.mover.autocomplete("play", "move", "", at.thread)]
    assert 0 < len(moves) <= 25
    assert "nothing to undo" in await said(await at.mover.slash("match undo", at.thread))
    text = await said(await at.mover.slash("play", at.thread, move=moves[3].lower()))
    assert "Confirm your move" in text
    assert moves[3].split()[1] in text
    assert "after this no undo" in text
    assert "last step is taken back" in await said(await at.mover.slash("match undo", at.thread))
    tile = moves[0].split()[0]
    reply = await at.mover.slash("play", at.thread, move=f"{tile} A1-A2")
    text = await said(reply)
    assert "That touches nothing" in text
    assert "How to play: Placing a tile" in text
    near = [button.label for button in reply.message.buttons if button.label.startswith(tile)]
    assert near
    assert "Confirm your move" in (await press(at.mover, reply.message, near[0])).text
    assert "I cannot read" in await said(await at.mover.slash("play", at.thread, move="**hello**"))
    await take_turn(stage, at.mover, at.thread)
    await next_board(at.mover, at.thread, at.board)
    assert "cannot be taken back" in await said(await at.mover.slash("match undo", at.thread))


# ── options, in the command and in the form ──────────────────────────────────────────────────────

FIELDS = ["Seats", "Time for the turns", "If someone vanishes", "Board · Series", "Table"]
BAD_OPTIONS = {
    "board": "I cannot read",
    "board=moon": "There are: bird, lion",
    "colour=red": "has no option",
    "=": "I cannot read",
}


async def test_the_form_changes_the_table_also_after_a_restart(stage: Stage) -> None:
    def synced() -> int:
        asked = [(request.method, request.path.rpartition("/")[2]) for request in stage.sandbox.requests]
        return asked.count(("PUT", "commands"))

    card = await table(stage, seats=3)
    mei = stage.sandbox.person("Mei")
    opened = await mei.click(card, "Options")
    assert opened.modal is not None
    assert list(opened.modal.fields) == FIELDS
    before = synced()
    await stage.restart()
    assert synced() == before  # commands are sent once
    chosen = {
        "Seats": ["2"],
        "If someone vanishes": ["vote"],
        "Board · Series": ["board=lion,series=both"],
    }
    await mei.submit(opened, chosen)
    changed = await mei.sees(CHANNEL, lambda post: post.id == card.id and "lion" in post.text)
    for agreed in (
        "For 2 players",
        "**Pace:** daily, about 2 weeks: 3 days at first, +12 hours a turn",
        "**If someone vanishes:** the others vote",
        "Series: both boards",
    ):
        assert agreed in changed.text
    again = await mei.click(changed, "Options")
    await mei.submit(again, {"Time for the turns": ["none"]})
    changed = await mei.sees(CHANNEL, lambda post: post.id == card.id and "no deadline" in post.text)
    assert "vanishes" not in changed.text
    assert "Series: both boards" in changed.text
    forged = await mei.click(changed, "Options")
    assert forged.interaction.modal is not None
    forged.interaction.modal["components"] = forged.interaction.modal["components"][1:]
    assert "another version of me" in await said(await mei.submit(forged))


async def test_bad_options_and_missing_permissions_open_no_table(stage: Stage) -> None:
    mei = stage.sandbox.person("Mei")
    choices = await mei.autocomplete("match new", "options", "lion", "tea-house", game="qin")
    assert [choice["value"] for choice in choices] == ["board=lion, series=single", "board=lion, series=both"]
    for options, says in BAD_OPTIONS.items():
        assert says in await said(await mei.slash("match new", "tea-house", game="qin", options=options))
    stage.sandbox.world.toggle(mei.channel("tea-house")["id"], False, "CREATE_PUBLIC_THREADS")
    text = await said(await mei.slash("match new", "tea-house", game="qin"))
    assert "**Create Public Threads**" in text
    assert [post for post in mei.visible("tea-house") if not post.ephemeral] == []


# ── places ───────────────────────────────────────────────────────────────────────────────────────


async def test_a_command_outside_the_thread_finds_the_match_or_asks(stage: Stage) -> None:
    lena = stage.sandbox.person("Lena")
    assert "against two computers" in await said(await lena.slash("play", "tea-house"))
    at = await two(stage)
    # Matches of another server are nobody's business.
    assert "How to play Qin" in await said(await lena.slash("rules", "dm"))
    assert "played in another server" in await said(await lena.slash("play", "dm", match=at.number))
    for place in ("dm", "tea-house"):
        assert f"Your move in {at.name}" in await said(await at.mover.slash("play", place))
    assert "No match waits for you" in await said(await at.other.slash("play", "tea-house"))
    second = await two(stage)
    assert "which one do you mean" in await said(await at.mover.slash("match board", "tea-house"))
    names = await at.mover.autocomplete("match board", "match", "", "tea-house")
    assert sorted(choice["value"] for choice in names) == [at.number, second.number]


# ── looking, and resigning ───────────────────────────────────────────────────────────────────────


async def test_board_log_list_export_and_menu(stage: Stage) -> None:
    at = await two(stage)
    await take_turn(stage, at.mover, at.thread)
    await next_board(at.mover, at.thread, at.board)
    shown = (await (await at.lena.slash("match board", at.thread, turn=1)).settle()).message
    assert shown.text.startswith("**Turn 1.**")
    assert shown.alt_texts[0].startswith("Qin, bird board.")
    start = await press(at.lena, shown, "Earlier")
    assert "before the first turn" in start.text
    assert start.button("Earlier").disabled
    assert "**Villages**" in (await press(at.lena, start, "Board as text")).text
    assert "has no turn 9 yet" in await said(await at.lena.slash("match board", at.thread, turn=9))
    assert "**Turn 1.**" in await said(await at.lena.slash("match log", at.thread))
    assert "One match waits for you" in await said(await at.other.slash("inbox", at.thread))
    assert "One more of your matches waits for others" in await said(await at.mover.slash("inbox", "dm"))
    assert "One match to look at" in await said(await at.lena.slash("match list", "tea-house"))
    exported = await at.lena.slash("match export", at.thread)
    assert "stays sealed" in await said(exported)
    (record,) = exported.message.files().values()
    assert b'"seed":null' in record
    menu = await press(at.lena, at.board, "More")
    assert [button.label for button in menu.buttons] == [
        "Board",
        "Board as text",
        "Log",
        "How to play",
        "Export",
    ]
    old = await at.lena.select(menu, "", "0")
    assert "before the first turn" in await said(old)


async def test_resigning_asks_first_and_ends_a_match_of_two(stage: Stage) -> None:
    at = await two(stage)
    assert f"You watch **{at.name}**" in await said(await at.lena.slash("match resign", at.thread))
    ask = (await (await at.other.slash("match resign", at.thread)).settle()).message
    assert "You rank last, whatever the board says, and the match is over." in ask.text
    assert f"**{at.name}**" in (await press(at.other, ask, "No, play on")).text
    ask = (await (await at.other.slash("match resign", at.thread)).settle()).message
    assert "You have resigned" in (await press(at.other, ask, "Resign for good")).text
    end = await at.mover.sees(at.thread, "The seed was", 15)
    assert f"**{at.mover.name}** wins" in end.text
    assert "resigned" in end.text
    assert "is over" in await said(await at.mover.click(at.board, "Your move"))
    assert "is over" in await said(await at.mover.slash("match resign", at.thread))


# ── our own faults ───────────────────────────────────────────────────────────────────────────────


async def test_a_fault_of_ours_is_apologised_for_and_slow_work_shows_that_it_goes_on(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    at, matches = await two(stage), app_of(stage).matches
    panel = await press(at.mover, at.board, "Your move")
    pick, goes_on = matches.pick, asyncio.Event()

    async def broken(*_: object) -> None:
        raise RuntimeError("as if by accident")

    async def slow(match: int, person: int, version: int, revision: int, token: str) -> Panel:
        await goes_on.wait()
        return await pick(match, person, version, revision, token)

    with monkeypatch.context() as at_fault:
        at_fault.setattr(matches, "panel", broken)
        text = await said(await at.mover.click(at.board, "Your move"))
    assert text.startswith("That did not work on my side; nothing was lost. Reference **")
    monkeypatch.setattr(matches, "pick", slow)
    monkeypatch.setattr("bot.ui.serve.PATIENCE", 0.01)
    select = panel.selects[0]
    reply = await at.mover.select(panel, select.custom_id, next(iter(select.options)))
    await at.mover.sees(at.thread, "This takes a moment.")
    goes_on.set()
    await at.mover.sees(at.thread, lambda post: post.id == reply.message.id and at.name in post.text)
    # Nothing is kept in memory for components.
    await press(at.mover, at.board, "More")
    kept = app_of(stage).client._connection._view_store
    assert (kept._views, kept._modals) == ({}, {})
