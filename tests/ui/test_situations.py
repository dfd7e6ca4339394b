"""Whatever goes wrong between people and the bot: a clear private sentence, and the match goes on."""

import asyncio

import pytest

from bot.matches import Panel
from bot.sandbox import Person, Post, Reply
from tests.e2e.play import CHANNEL, choose, decide, newest, next_board, open_match, pinged, press, take_turn
from tests.e2e.stage import Stage


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


async def two(stage: Stage) -> tuple[str, Post, Person, Person]:
    """A match of two: thread, first board, who is to act, who is not."""
    thread = await open_match(stage, "Mei", "Jonas")
    board = newest(stage.sandbox.person("Mei"), thread)
    mover = pinged(stage, board)
    other = stage.sandbox.person("Jonas" if mover.name == "Mei" else "Mei")
    return thread, board, mover, other


# ── who may press what ───────────────────────────────────────────────────────────────────────────


async def test_out_of_turn_and_watching_tell_whose_turn_it_is(stage: Stage) -> None:
    thread, board, mover, other = await two(stage)
    for person, begins in ((other, "It is not your turn in"), (stage.sandbox.person("Lena"), "You watch")):
        text = await said(await person.click(board, "Your move"))
        assert text.startswith(begins)
        assert f"**{mover.name}** is to place a tile" in text
    assert "You watch" in await said(await stage.sandbox.person("Lena").click(board, "My hand"))
    assert "It is not your turn" in await said(await other.slash("play", thread))


async def test_the_hand_is_private_and_shows_no_other_hand(stage: Stage) -> None:
    _, board, mover, other = await two(stage)
    hands = {person.name: await said(await person.click(board, "My hand")) for person in (mover, other)}
    assert all("You hold" in text and "Only you see this." in text for text in hands.values())
    seen = [post for post in stage.sandbox.person("Lena").visible(board.channel) if "hold" in post.text]
    assert seen == []


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


def _button(custom_id: str) -> list[dict[str, object]]:
    row = {
        "type": 1,
        "id": 1,
        "components": [
            {"type": 2, "id": 2, "style": 1, "label": "Old", "custom_id": custom_id, "disabled": False}
        ],
    }
    return [row]


# ── old, odd and double presses ──────────────────────────────────────────────────────────────────


async def test_a_button_that_nobody_knows_any_more_is_answered(stage: Stage) -> None:
    _, board, mover, _ = await two(stage)
    for custom_id in ("counter:7", "m1|move", "m1|juggle|1|1", "m1|move|999|1", "m0|x|1|1"):
        board.message.data["components"] = _button(custom_id)
        text = await said(await mover.click(board, custom_id))
        assert "another version of me" in text or "There is no match 999" in text, custom_id


async def test_an_old_message_opens_the_newest_panel(stage: Stage) -> None:
    thread, first, mover, other = await two(stage)
    await take_turn(stage, mover, thread)
    second = await next_board(mover, thread, first)
    panel = await press(other, first, "Your move")
    assert "turn 2" in panel.text
    assert second.mentions == [other.name]


async def test_a_stale_panel_changes_nothing_and_shows_the_newest(stage: Stage) -> None:
    _, board, mover, _ = await two(stage)
    one = await press(mover, board, "Your move")
    other_device = await press(mover, board, "Your move")
    answer = one.selects[0]
    ahead = await choose(mover, one, lambda values: values[0])
    reply = await mover.select(other_device, answer.custom_id, next(iter(answer.options)))
    await reply.settle()
    assert reply.message.text.startswith("-# That message was out of date")
    assert [select.options for select in reply.message.selects] == [
        select.options for select in ahead.selects
    ]


async def test_confirm_twice_plays_once(stage: Stage) -> None:
    thread, board, mover, other = await two(stage)
    page = await decide(mover, await press(mover, board, "Your move"))
    twin = await decide(mover, await press(mover, board, "Your move"))
    assert "Done. Next:" in (await press(mover, page, "Confirm")).text
    assert "It is not your turn" in (await press(mover, twin, "Confirm")).text
    after = await next_board(mover, thread, board)
    assert after.mentions == [other.name]


async def test_back_and_start_over_lead_back(stage: Stage) -> None:
    _, board, mover, _ = await two(stage)
    first = await press(mover, board, "Your move")
    options = [select.options for select in first.selects]
    head = first.text
    assert not any(button.label == "Back" for button in first.buttons)
    page = await decide(mover, first)
    page = await press(mover, page, "Back")
    assert page.selects
    page = await decide(mover, page)
    page = await press(mover, page, "Start over")
    assert ([select.options for select in page.selects], page.text) == (options, head)


# ── typed moves ──────────────────────────────────────────────────────────────────────────────────


async def test_a_typed_move_waits_for_confirm(stage: Stage) -> None:
    thread, _, mover, _ = await two(stage)
    moves = await mover.autocomplete("play", "move", "", thread)
    assert 0 < len(moves) <= 25
    reply = await mover.slash("play", thread, move=moves[3]["value"].lower())
    text = await said(reply)
    assert "Confirm your move" in text
    assert moves[3]["value"].split()[1] in text
    assert "after this no undo" in text


async def test_a_wrong_move_names_the_rule_and_the_nearest(stage: Stage) -> None:
    thread, _, mover, other = await two(stage)
    tile = (await mover.autocomplete("play", "move", "", thread))[0]["value"].split()[0]
    reply = await mover.slash("play", thread, move=f"{tile} A1-A2")
    text = await said(reply)
    assert "That touches nothing" in text
    assert "How to play: Placing a tile" in text
    near = [button.label for button in reply.message.buttons if button.label.startswith(tile)]
    assert near
    assert "Confirm your move" in (await press(mover, reply.message, near[0])).text
    assert "I cannot read" in await said(await mover.slash("play", thread, move="**hello**"))
    assert await other.autocomplete("play", "move", "", thread) == []


async def test_undo_and_its_limits(stage: Stage) -> None:
    thread, board, mover, _ = await two(stage)
    assert "nothing to undo" in await said(await mover.slash("match undo", thread))
    move = (await mover.autocomplete("play", "move", "", thread))[0]["value"]
    await said(await mover.slash("play", thread, move=move))
    assert "last step is taken back" in await said(await mover.slash("match undo", thread))
    await take_turn(stage, mover, thread)
    await next_board(mover, thread, board)
    assert "cannot be taken back" in await said(await mover.slash("match undo", thread))


FIELDS = ["Seats", "Time for the turns", "If someone vanishes", "Board · Series", "Table"]

# ── options, in the command and in the form ──────────────────────────────────────────────────────


async def test_the_form_changes_the_table_also_after_a_restart(stage: Stage) -> None:
    card = await table(stage, seats=3)
    mei = stage.sandbox.person("Mei")
    opened = await mei.click(card, "Options")
    assert opened.modal is not None
    assert list(opened.modal.fields) == FIELDS
    await stage.restart()
    await mei.submit(
        opened,
        {
            "Seats": ["2"],
            "If someone vanishes": ["vote"],
            "Board · Series": ["board=lion,series=both"],
        },
    )
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


BAD_OPTIONS = {
    "board": "I cannot read",
    "board=moon": "There are: bird, lion",
    "colour=red": "has no option",
    "=": "I cannot read",
}


async def test_bad_options_open_no_table(stage: Stage) -> None:
    mei = stage.sandbox.person("Mei")
    for options, says in BAD_OPTIONS.items():
        assert says in await said(await mei.slash("match new", CHANNEL, game="qin", options=options))
    assert [post for post in mei.visible(CHANNEL) if not post.ephemeral] == []


async def test_options_are_suggested(stage: Stage) -> None:
    choices = await stage.sandbox.person("Mei").autocomplete(
        "match new", "options", "lion", CHANNEL, game="qin"
    )
    assert [choice["value"] for choice in choices] == ["board=lion, series=single", "board=lion, series=both"]


async def test_a_form_that_nobody_can_have_filled_in_is_answered(stage: Stage) -> None:
    card = await table(stage)
    mei = stage.sandbox.person("Mei")
    opened = await mei.click(card, "Options")
    assert opened.interaction.modal is not None
    opened.interaction.modal["components"] = opened.interaction.modal["components"][1:]
    assert "another version of me" in await said(await mei.submit(opened))


# ── places and permissions ───────────────────────────────────────────────────────────────────────


async def test_a_table_needs_a_channel_and_permissions(stage: Stage) -> None:
    thread, _, mover, _ = await two(stage)
    assert "needs a text channel" in await said(await mover.slash("match new", thread, game="qin"))
    place = mover.channel("tea-house")
    stage.sandbox.world.toggle(place["id"], False, "CREATE_PUBLIC_THREADS")
    text = await said(await mover.slash("match new", "tea-house", game="qin"))
    assert "**Create Public Threads**" in text
    assert [post for post in mover.visible("tea-house") if not post.ephemeral] == []


async def test_a_missing_permission_is_told_to_who_plays_on(stage: Stage) -> None:
    thread, board, mover, other = await two(stage)
    stage.sandbox.world.toggle(mover.channel(CHANNEL)["id"], False, "SEND_MESSAGES_IN_THREADS")
    done = await take_turn(stage, mover, thread)
    assert "I cannot post the board" in done.text
    assert "**Send Messages in Threads**" in done.text
    panel = await press(other, board, "Your move")
    assert "I cannot post the board" in panel.text
    assert "turn 2" in panel.text


async def test_matches_of_another_server_are_nobodys_business(stage: Stage) -> None:
    thread, _, mover, _ = await two(stage)
    app = stage.app
    assert app is not None
    match = await app.matches.of_thread(int(thread))
    assert match is not None
    lena = stage.sandbox.person("Lena")
    text = await said(await lena.slash("rules", "dm"))
    assert "How to play Qin" in text
    reply = await lena.slash("play", "dm", match=match.id)
    assert "played in another server" in await said(reply)
    assert "Your move in" in await said(await mover.slash("play", "dm"))


# ── looking ──────────────────────────────────────────────────────────────────────────────────────


async def test_board_log_list_export_and_menu(stage: Stage) -> None:
    thread, board, mover, other = await two(stage)
    await take_turn(stage, mover, thread)
    await next_board(mover, thread, board)
    lena = stage.sandbox.person("Lena")
    shown = (await (await lena.slash("match board", thread, turn=1)).settle()).message
    assert shown.text.startswith("**Turn 1.**")
    assert shown.alt_texts[0].startswith("Qin, bird board.")
    start = await press(lena, shown, "Earlier")
    assert "before the first turn" in start.text
    assert start.button("Earlier").disabled
    assert "**Villages**" in (await press(lena, start, "Board as text")).text
    assert "has no turn 9 yet" in await said(await lena.slash("match board", thread, turn=9))
    assert "**Turn 1.**" in await said(await lena.slash("match log", thread))
    assert "One match waits for you" in await said(await other.slash("inbox", thread))
    assert "One more of your matches waits for others" in await said(await mover.slash("inbox", "dm"))
    assert "One match to look at" in await said(await lena.slash("match list", "tea-house"))
    exported = await lena.slash("match export", thread)
    assert "stays sealed" in await said(exported)
    (record,) = exported.message.files().values()
    assert b'"seed":null' in record
    menu = await press(lena, board, "More")
    assert [button.label for button in menu.buttons] == [
        "Board",
        "Board as text",
        "Log",
        "How to play",
        "Export",
    ]
    old = await lena.select(menu, "", "0")
    assert "before the first turn" in await said(old)


async def test_resigning_asks_first_and_ends_a_match_of_two(stage: Stage) -> None:
    thread, board, mover, other = await two(stage)
    watcher = await (await stage.sandbox.person("Lena").slash("match resign", thread)).settle()
    assert "You watch **Qin 1**" in watcher.text
    ask = (await (await other.slash("match resign", thread)).settle()).message
    assert "You rank last, whatever the board says, and the match is over." in ask.text
    assert "**Qin 1**" in (await press(other, ask, "No, play on")).text
    ask = (await (await other.slash("match resign", thread)).settle()).message
    assert "You have resigned" in (await press(other, ask, "Resign for good")).text
    end = await mover.sees(thread, "The seed was", 15)
    assert f"**{mover.name}** wins" in end.text
    assert "resigned" in end.text
    assert "is over" in await said(await mover.click(board, "Your move"))
    assert "is over" in await said(await mover.slash("match resign", thread))


async def test_a_command_outside_the_thread_finds_the_match_or_asks(stage: Stage) -> None:
    lena = stage.sandbox.person("Lena")
    assert "against two computers" in await said(await lena.slash("play", "tea-house"))
    thread, _, mover, other = await two(stage)
    assert "Your move in Qin 1" in await said(await mover.slash("play", "tea-house"))
    assert "No match waits for you" in await said(await other.slash("play", "tea-house"))
    await open_match(stage, "Mei", "Jonas")
    which = await mover.slash("match board", "tea-house")
    assert "which one do you mean" in await said(which)
    names = await mover.autocomplete("match board", "match", "", "tea-house")
    assert sorted(choice["value"] for choice in names) == [1, 2]
    assert thread


# ── our own faults ───────────────────────────────────────────────────────────────────────────────


async def test_a_fault_of_ours_is_apologised_for_with_a_reference(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, board, mover, _ = await two(stage)
    app = stage.app
    assert app is not None

    async def broken(*_: object) -> None:
        raise RuntimeError("as if by accident")

    monkeypatch.setattr(app.matches, "panel", broken)
    text = await said(await mover.click(board, "Your move"))
    assert text.startswith("That did not work on my side; nothing was lost. Reference **")


async def test_commands_are_sent_once(stage: Stage) -> None:
    def sent() -> int:
        return sum(
            request.method == "PUT" and request.path.endswith("/commands")
            for request in stage.sandbox.requests
        )

    assert sent() == 1
    await stage.restart()
    assert sent() == 1


async def test_nothing_is_kept_in_memory_for_components(stage: Stage) -> None:
    thread, board, mover, _ = await two(stage)
    for _ in range(3):
        await press(mover, board, "Your move")
        await press(mover, board, "More")
    app = stage.app
    assert app is not None
    kept = app.client._connection._view_store
    assert kept._views == {}
    assert kept._modals == {}
    assert thread


async def test_slow_work_shows_that_it_goes_on(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    _, board, mover, _ = await two(stage)
    panel = await press(mover, board, "Your move")
    app = stage.app
    assert app is not None
    pick, goes_on = app.matches.pick, asyncio.Event()

    async def slow(match: int, person: int, version: int, revision: int, token: str) -> Panel:
        await goes_on.wait()
        return await pick(match, person, version, revision, token)

    monkeypatch.setattr(app.matches, "pick", slow)
    monkeypatch.setattr("bot.ui.serve.PATIENCE", 0.01)
    select = panel.selects[0]
    reply = await mover.select(panel, select.custom_id, next(iter(select.options)))
    await mover.sees(board.channel, "This takes a moment.")
    goes_on.set()
    await mover.sees(board.channel, lambda post: post.id == reply.message.id and "Qin 1" in post.text)
