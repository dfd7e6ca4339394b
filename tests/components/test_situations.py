"""Whatever goes wrong between people and the bot: a clear private sentence, and the match goes on."""

import asyncio

import pytest

from bot.matches import Panel
from tests.support.play import (
    CHANNEL,
    answer_to,
    answering,
    begin,
    choose,
    decide,
    forge,
    labels,
    offered,
    press,
    said,
    says,
    told,
)
from tests.support.stage import Stage

# ── presses ──────────────────────────────────────────────────────────────────────────────────────


async def test_presses_out_of_turn_twice_or_on_an_old_panel_are_answered_and_change_nothing(
    stage: Stage,
) -> None:
    table = await begin(stage)
    board, mover, (other,), lena = table.board, table.mover, table.others, table.watcher
    for person, begins in ((other, "It is not your turn in"), (lena, "You watch")):
        text = await told(person.click(board, "Your move"))
        assert text.startswith(begins)
        assert f"**{mover.name}** is to place a tile" in text
    assert "It is not your turn" in await told(other.slash("play", table.thread))
    assert await other.autocomplete("play", "move", "", table.thread) != []  # what could be queued
    assert await lena.autocomplete("play", "move", "", table.thread) == []
    assert "You watch" in await told(lena.click(board, "My hand"))
    for person in table.people:
        text = await told(person.click(board, "My hand"))
        assert "You hold" in text
        assert "Only you see this." in text
    assert [post for post in lena.visible(table.thread) if "hold" in post.text] == []

    # Back and Start over lead back, and a panel on another device is brought up to date
    first, other_device = await table.panel(), await table.panel()
    begun = offered(first), first.text
    assert "Back" not in labels(first)
    assert first.alt_texts[0].startswith("You hold")
    ahead = await choose(mover, first, lambda values: values[0])
    reply = await answer_to(answering(mover, other_device, offered(other_device)[0]))
    assert reply.message.text.startswith("-# That message was out of date")
    assert offered(reply.message) == offered(ahead)
    asks = [one.custom_id for one in ahead.buttons] + [one.custom_id for one in ahead.selects]
    known = next(str(custom_id) for custom_id in asks if "|pick|" in str(custom_id))
    unknown = "|".join((*known.split("|")[:5], "nothing"))
    forge(other_device, unknown)  # an answer that there is not brings those that there are
    reply = await answer_to(mover.click(other_device, unknown))
    assert reply.message.text.startswith("-# That message was out of date")
    assert offered(reply.message) == offered(ahead)
    page = await press(mover, await decide(mover, ahead), "Back")
    assert offered(page)
    page = await press(mover, await decide(mover, page), "Start over")
    assert (offered(page), page.text) == begun

    # Confirm twice plays once, and an old message opens the newest panel
    page = await decide(mover, page)
    twin = await decide(mover, await table.panel())
    assert "Done. Next:" in (await press(mover, page, "Confirm")).text
    assert "Your move is confirmed already." in (await press(mover, twin, "Confirm")).text
    assert (await table.next(board)).mentions == [other.name]
    assert "turn 2" in (await press(other, board, "Your move")).text


# ── commands ─────────────────────────────────────────────────────────────────────────────────────


async def test_a_typed_move_waits_for_confirm_and_can_be_undone_until_then(stage: Stage) -> None:
    table = await begin(stage)
    mover, thread = table.mover, table.thread
    moves = [choice["value"] for choice in await mover.autocomplete("play", "move", "", thread)]
    assert 0 < len(moves) <= 25
    assert "nothing to undo" in await told(mover.slash("match undo", thread))
    text = await told(mover.slash("play", thread, move=moves[3].lower()))
    assert "**Confirm?**" in text
    assert moves[3].split()[1] in text
    assert "after this no undo" in text
    assert "last step is taken back" in await told(mover.slash("match undo", thread))
    tile = moves[0].split()[0]
    refused = await said(mover, "play", thread, move=f"{tile} A1-A2")
    assert refused.ephemeral
    assert "That touches nothing" in refused.text
    assert "It works with: " in refused.text
    assert "How to play: Placing a tile" in refused.text
    near = next(label for label in labels(refused) if label.startswith(tile))
    assert "**Confirm?**" in (await press(mover, refused, near)).text
    assert "I cannot read" in await told(mover.slash("play", thread, move="**hello**"))
    await table.turn()
    assert "cannot be taken back" in await told(mover.slash("match undo", thread))


async def test_commands_find_the_match_and_show_all_of_it_until_somebody_resigns(stage: Stage) -> None:
    (lena,) = stage.people("Lena")
    assert "against two computers" in await told(lena.slash("play", "tea-house"))
    table = await begin(stage)
    board, mover, (other,), thread = table.board, table.mover, table.others, table.thread
    # matches of another server are nobody's business
    games = await said(lena, "rules", "dm")
    assert labels(games) == ["How to play"] * 5
    assert "How to play Qin" in (await press(lena, games, "m1|rules|0|0|qin")).text
    assert "played in another server" in await told(lena.slash("play", "dm", match=1))
    for place in ("dm", "tea-house"):
        assert "**Qin 1** · turn" in await told(mover.slash("play", place))
    assert "No match waits for you" in await told(other.slash("play", "tea-house"))

    # what can be looked at
    await table.turn()
    shown = await said(lena, "match board", thread, turn=1)
    assert shown.text.startswith("**Turn 1.**")
    assert shown.alt_texts[0].startswith("Qin, bird board.")
    start = await press(lena, shown, "Earlier")
    assert "before the first turn" in start.text
    assert start.button("Earlier").disabled
    assert "**Villages**" in (await press(lena, start, "Board as text")).text
    assert "has no turn 9 yet" in await told(lena.slash("match board", thread, turn=9))
    assert "**Turn 1.**" in await told(lena.slash("match log", thread))
    assert "One match waits for you" in await told(other.slash("inbox", thread))
    assert "One match or table of yours does not need you now" in await told(mover.slash("inbox", "dm"))
    assert "One match to watch" in await told(lena.slash("match list", "tea-house"))
    exported = await said(lena, "match export", thread)
    assert "stays sealed" in exported.text
    (record,) = exported.files().values()
    assert b'"seed":null' in record
    menu = await press(lena, board, "More")
    looks = ["Board", "Standings", "Board as text", "Log", "How to play", "What do the signs mean?", "Export"]
    assert labels(menu) == looks
    assert "before the first turn" in await told(lena.select(menu, "", "0"))
    key = await press(lena, await press(lena, board, "More"), "What do the signs mean?")
    assert key.alt_texts[0].startswith("The signs on the pictures of Qin")

    # a second match: which one is meant?
    await begin(stage)
    assert "Which of these 2 matches" in await told(mover.slash("match board", "tea-house"))
    names = await mover.autocomplete("match board", "match", "", "tea-house")
    assert sorted(choice["value"] for choice in names) == [1, 2]

    # resigning asks first, and ends a match of two
    assert "You watch **Qin 1**" in await told(lena.slash("match resign", thread))
    ask = await said(other, "match resign", thread)
    assert "You rank last, whatever the board says, and the match is over." in ask.text
    assert "**Qin 1**" in (await press(other, ask, "No, play on")).text
    ask = await said(other, "match resign", thread)
    assert "You have resigned" in (await press(other, ask, "Resign for good")).text
    end = await mover.sees(thread, "The seed was", 15)
    assert f"**{mover.name}** wins" in end.text
    assert "resigned" in end.text
    assert "is over" in await told(mover.click(board, "Your move"))
    assert "is over" in await told(mover.slash("match resign", thread))


# ── tables, their options in the command and in the form ─────────────────────────────────────────

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

    (mei,) = stage.people("Mei")
    card = await said(mei, "match new", game="qin", seats=3)
    opened = await mei.click(card, "Options")
    assert opened.modal is not None
    assert list(opened.modal.fields) == FIELDS
    before = synced()
    await stage.restart()
    assert synced() == before  # commands are sent once
    chosen = {
        "Seats": ["2"],
        "If someone vanishes": ["wait"],
        "Board · Series": ["board=lion,series=both"],
    }
    await mei.submit(opened, chosen)
    changed = await says(mei, card, "lion")
    for agreed in (
        "For 2 players",
        "**Pace:** daily, about 2 weeks: 3 days at first, +12 hours a turn",
        "**If someone vanishes:** we wait",
        "Series: both boards",
    ):
        assert agreed in changed.text
    again = await mei.click(changed, "Options")
    await mei.submit(again, {"Time for the turns": ["none"]})
    changed = await says(mei, card, "no deadline")
    assert "vanishes" not in changed.text
    assert "Series: both boards" in changed.text
    forged = await mei.click(changed, "Options")
    assert forged.interaction.modal is not None
    forged.interaction.modal["components"] = forged.interaction.modal["components"][1:]
    assert "another version of me" in await told(mei.submit(forged))


async def test_a_table_needs_good_options_permissions_and_a_seat_to_press_its_buttons(stage: Stage) -> None:
    mei, jonas, lena = stage.people("Mei", "Jonas", "Lena")
    choices = await mei.autocomplete("match new", "options", "lion", "tea-house", game="qin")
    assert [choice["value"] for choice in choices] == ["board=lion, series=single", "board=lion, series=both"]
    for options, says_so in BAD_OPTIONS.items():
        assert says_so in await told(mei.slash("match new", "tea-house", game="qin", options=options))
    stage.sandbox.world.toggle(mei.channel("tea-house")["id"], False, "CREATE_PUBLIC_THREADS")
    text = await told(mei.slash("match new", "tea-house", game="qin"))
    assert "**Create Public Threads**" in text
    assert [post for post in mei.visible("tea-house") if not post.ephemeral] == []

    card = await said(mei, "match new", game="qin", seats=3)
    assert "You have a seat" in await told(mei.click(card, "Join"))
    assert "You have no seat" in await told(jonas.click(card, "Leave"))
    assert "Only Mei" in await told(jonas.click(card, "Options"))
    await jonas.click(card, "Join")
    ready = await says(mei, card, "Jonas")
    assert "Only Mei" in await told(jonas.click(ready, "Start"))
    stale = ready.button("Join").custom_id
    await mei.click(ready, "Start")
    await mei.sees(CHANNEL, lambda post: post.id == card.id and not post.buttons)
    forge(card, stale)
    assert "its table is closed" in await told(lena.click(card, stale))  # what a slow phone still shows


# ── our own faults ───────────────────────────────────────────────────────────────────────────────


async def test_a_fault_of_ours_is_apologised_for_and_slow_work_shows_that_it_goes_on(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, matches = await begin(stage), stage.matches
    board, mover, panel = table.board, table.mover, await table.panel()
    pick, goes_on = matches.turns.pick, asyncio.Event()

    async def broken(*_: object) -> None:
        raise RuntimeError("as if by accident")

    async def slow(match: int, person: int, version: int, revision: int, token: str) -> Panel:
        await goes_on.wait()
        return await pick(match, person, version, revision, token)

    with monkeypatch.context() as at_fault:
        at_fault.setattr(matches.turns, "panel", broken)
        text = await told(mover.click(board, "Your move"))
    assert text.startswith("That did not work on my side; nothing was lost. Reference **")
    monkeypatch.setattr(matches.turns, "pick", slow)
    monkeypatch.setattr("bot.components.serve.PATIENCE", 0.01)
    reply = await answering(mover, panel, offered(panel)[0])
    await mover.sees(table.thread, "This takes a moment.")
    goes_on.set()
    await mover.sees(table.thread, lambda post: post.id == reply.message.id and "Qin 1" in post.text)
    # nothing is kept in memory for components
    assert stage.app is not None
    await press(mover, board, "More")
    kept = stage.app.shards.lead._connection._view_store
    assert (kept._views, kept._modals) == ({}, {})
