"""China's tables, logs and refusals: options that matter, points with their reasons, ways on."""

from bot.sandbox import Post
from tests.e2e.play import (
    CHANNEL,
    asks,
    choose,
    newest,
    next_board,
    open_match,
    pinged,
    press,
    take_turn,
)
from tests.e2e.stage import Stage


async def card(stage: Stage, seats: int) -> Post:
    mei = stage.sandbox.person("Mei")
    reply = await mei.slash("match new", CHANNEL, game="china", seats=seats)
    return (await reply.settle()).message


async def test_the_side_for_four_is_named_only_where_four_may_play(stage: Stage) -> None:
    assert "Map with four players: side 3-4" in (await card(stage, 5)).text
    assert "Map with four players" in (await card(stage, 4)).text
    three = (await card(stage, 3)).text
    assert "Map with four players" not in three
    assert "**Played with:** no variants" in three
    thread = await open_match(stage, "Mei", "Jonas", "Aiko", "Rafi", "Lena", game="china")
    welcome = newest(stage.sandbox.person("Mei"), thread).text
    assert "Map with four players" not in welcome
    assert "Fortifications" not in welcome


async def test_a_variant_is_a_box_to_tick_in_the_form(stage: Stage) -> None:
    opened_card = await card(stage, 5)
    mei = stage.sandbox.person("Mei")
    opened = await mei.click(opened_card, "Options")
    assert opened.modal is not None
    assert list(opened.modal.fields) == [
        "Seats",
        "Time for the turns",
        "If someone vanishes",
        "Map with four players",
        "Variants and table",
    ]
    box, private = opened.modal.fields["Variants and table"]["options"]
    assert (private["label"], private.get("default", False)) == ("Private", False)
    assert (box["label"], box.get("default", False)) == ("Fortifications", False)
    await mei.submit(opened, {"Variants and table": ["fortifications"]})
    ticked = await mei.sees(
        CHANNEL, lambda post: post.id == opened_card.id and "· Fortifications" in post.text
    )
    again = await mei.click(ticked, "Options")
    assert again.modal is not None
    assert again.modal.fields["Variants and table"]["options"][0]["default"]
    await mei.submit(again, {"Variants and table": []})
    await mei.sees(CHANNEL, lambda post: post.id == opened_card.id and "Fortifications" not in post.text)


async def test_the_card_says_what_the_game_is_about(stage: Stage) -> None:
    assert "Build houses in nine provinces" in (await card(stage, 3)).text


async def test_options_are_suggested_by_name_and_only_those_that_matter(stage: Stage) -> None:
    mei = stage.sandbox.person("Mei")
    choices = await mei.autocomplete("match new", "options", "", CHANNEL, game="china", seats=3)
    assert [(choice["name"], choice["value"]) for choice in choices] == [
        ("no variants", "fortifications=no"),
        ("Fortifications", "fortifications=yes"),
    ]
    choices = await mei.autocomplete("match new", "options", "4-5", CHANNEL, game="china")
    assert [(choice["name"], choice["value"]) for choice in choices] == [
        ("Map with four players: side 4-5", "four=4-5, fortifications=no"),
        ("Map with four players: side 4-5 · Fortifications", "four=4-5, fortifications=yes"),
    ]


async def test_a_refused_move_says_what_is_chosen_and_opens_the_rules_where_they_say_why(
    stage: Stage,
) -> None:
    thread = await open_match(stage, "Mei", "Jonas", "Aiko", game="china")
    board = newest(stage.sandbox.person("Lena"), thread)
    mover = pinged(stage, board)
    panel = await press(mover, board, "Your move")
    refused = (await (await mover.slash("play", thread, move="chu 99 V")).settle()).message
    assert "not yet confirmed" not in refused.text
    assert "How to play: Typing a move" in refused.text
    assert "**Typing a move.**" in (await press(mover, refused, "How to play")).text
    while "deck" not in {value for select in panel.selects for value in select.options}:
        panel = await choose(mover, panel, lambda values: values[0])
    refused = (await (await mover.slash("play", thread, move="exchange V")).settle()).message
    assert "Your hand is not full yet" in refused.text
    assert "You have chosen in this turn, not yet confirmed: house on " in refused.text
    assert "**Taking cards.**" in (await press(mover, refused, "How to play")).text
    refused = (await (await mover.slash("play", thread, move="exchange V")).settle()).message
    again = await press(mover, refused, "Start over")
    assert "Where do you place a piece?" in again.text


async def test_the_words_for_the_panels_picture_tell_the_hand_and_those_of_the_board_do_not(
    stage: Stage,
) -> None:
    thread = await open_match(stage, "Mei", "Jonas", "Aiko", game="china")
    board = newest(stage.sandbox.person("Lena"), thread)
    mover = pinged(stage, board)
    panel = await press(mover, board, "Your move")
    (alt,) = panel.alt_texts
    hand = (await press(mover, board, "My hand")).alt_texts[0]
    assert hand.startswith("You hold ")
    assert alt.startswith(f"{hand} China, side 3-4.")
    assert len(alt) <= 1024
    assert "You hold" not in board.alt_texts[0]


async def test_the_rules_have_pages_with_a_way_on_and_back(stage: Stage) -> None:
    lena = stage.sandbox.person("Lena")
    first = (await (await lena.slash("rules", CHANNEL, game="china")).settle()).message
    assert first.text.startswith("## How to play China · page 1 of 3\n")
    assert "**Goal.**" in first.text
    assert len(first.files()) == len([alt for alt in first.alt_texts if alt])
    second = await press(lena, first, "Next page")
    assert second.text.startswith("## How to play China · page 2 of 3\n")
    assert "**Alliances.**" in second.text
    third = await press(lena, second, "Next page")
    assert third.text.startswith("## How to play China · page 3 of 3\n")
    assert "**Computers.**" in third.text
    assert "**Goal.**" in (await press(lena, third, "First page")).text


async def test_the_board_in_the_middle_of_a_turn_says_that_it_goes_on(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas", "Aiko", game="china")
    while True:
        board = newest(stage.sandbox.person("Lena"), thread)
        mover = pinged(stage, board)
        panel = await press(mover, board, "Your move")
        while "deck" not in {value for select in panel.selects for value in select.options}:
            panel = await choose(mover, panel, lambda values: values[0])
        panel = await choose(mover, panel, lambda values: "deck")
        if asks(await press(mover, panel, "Confirm")):
            break
        await next_board(mover, thread, board)
    lena = stage.sandbox.person("Lena")
    shown = (await (await lena.slash("match board", thread)).settle()).message
    assert "drew one card face down" in shown.text
    assert "The turn goes on: " in shown.text
    assert mover.name in shown.text.rpartition("The turn goes on: ")[2]
    earlier = await press(lena, shown, "Earlier")
    assert "The turn goes on" not in earlier.text


async def test_the_log_of_a_match_that_is_over_ends_with_the_final_scoring(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas", "Aiko", game="china")
    lena = stage.sandbox.person("Lena")
    await take_turn(stage, pinged(stage, newest(lena, thread)), thread)
    for name in ("Mei", "Jonas"):
        reply = await stage.sandbox.person(name).slash("match resign", thread)
        await press(stage.sandbox.person(name), (await reply.settle()).message, "Resign for good")
    await lena.sees(thread, "The seed was", 15)
    log = (await (await lena.slash("match log", thread)).settle()).message
    assert "only one player is left" in log.text
    assert "**Final scoring**: A Mei · B " in log.text
