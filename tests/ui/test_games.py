"""China and Yunnan through their pages: cards, forms, rules, refusals, words for pictures, the log."""

from bot.sandbox import Post
from bot.ui import emojis
from tests.support.play import (
    CHANNEL,
    asks,
    choose,
    newest,
    next_board,
    open_match,
    pinged,
    press,
)
from tests.support.stage import Stage


async def card(stage: Stage, game: str = "china", **options: str | int) -> Post:
    reply = await stage.sandbox.person("Mei").slash("match new", CHANNEL, game=game, **options)
    return (await reply.settle()).message


async def suggested(stage: Stage, typed: str, **table: str | int) -> list[tuple[str, str]]:
    mei = stage.sandbox.person("Mei")
    found = await mei.autocomplete("match new", "options", typed, CHANNEL, game="china", **table)
    return [(choice["name"], choice["value"]) for choice in found]


async def test_the_side_for_four_is_named_only_where_four_may_play(stage: Stage) -> None:
    assert "Map with four players: side 3-4" in (await card(stage, seats=5)).text
    assert "Map with four players" in (await card(stage, seats=4)).text
    three = (await card(stage, seats=3)).text
    assert "Map with four players" not in three
    assert "**Played with:** no variants" in three
    assert "Build houses in nine provinces" in three
    assert await suggested(stage, "", seats=3) == [
        ("no variants", "fortifications=no"),
        ("Fortifications", "fortifications=yes"),
    ]
    assert await suggested(stage, "4-5") == [
        ("Map with four players: side 4-5", "four=4-5, fortifications=no"),
        ("Map with four players: side 4-5 · Fortifications", "four=4-5, fortifications=yes"),
    ]
    thread = await open_match(stage, "Mei", "Jonas", "Aiko", "Rafi", "Lena", game="china")
    welcome = newest(stage.sandbox.person("Mei"), thread).text
    assert "Map with four players" not in welcome
    assert "Fortifications" not in welcome


async def test_a_variant_is_a_box_to_tick_in_the_form(stage: Stage) -> None:
    opened_card = await card(stage, seats=5)
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
    boxes = opened.modal.fields["Variants and table"]["options"]
    found = [(box["label"], box.get("default", False)) for box in boxes]
    assert found == [("Fortifications", False), ("Private", False)]
    await mei.submit(opened, {"Variants and table": ["fortifications"]})
    ticked = await mei.sees(
        CHANNEL, lambda post: post.id == opened_card.id and "· Fortifications" in post.text
    )
    again = await mei.click(ticked, "Options")
    assert again.modal is not None
    assert again.modal.fields["Variants and table"]["options"][0]["default"]
    await mei.submit(again, {"Variants and table": []})
    await mei.sees(CHANNEL, lambda post: post.id == opened_card.id and "Fortifications" not in post.text)


async def test_a_refused_move_says_what_is_chosen_and_opens_the_rules_where_they_say_why(
    stage: Stage,
) -> None:
    thread = await open_match(stage, "Mei", "Jonas", "Aiko", game="china")
    board = newest(stage.sandbox.person("Lena"), thread)
    mover = pinged(stage, board)
    panel = await press(mover, board, "Your move")
    # The words for the panel's picture tell the hand, those of the board do not.
    (alt,) = panel.alt_texts
    hand = (await press(mover, board, "My hand")).alt_texts[0]
    assert hand.startswith("You hold ")
    assert alt.startswith(f"{hand} China, side 3-4.")
    assert len(alt) <= 1024
    assert "You hold" not in board.alt_texts[0]

    async def refused(move: str) -> Post:
        return (await (await mover.slash("play", thread, move=move)).settle()).message

    answer = await refused("chu 99 V")
    assert "not yet confirmed" not in answer.text
    assert "How to play: Typing a move" in answer.text
    assert "**Typing a move.**" in (await press(mover, answer, "How to play")).text
    await to_the_deck(stage, thread, panel)
    answer = await refused("exchange V")
    assert "Your hand is not full yet" in answer.text
    assert "You have chosen in this turn, not yet confirmed: house on " in answer.text
    assert "**Taking cards.**" in (await press(mover, answer, "How to play")).text
    again = await press(mover, await refused("exchange V"), "Start over")
    assert "Where do you place a piece?" in again.text


async def to_the_deck(stage: Stage, thread: str, panel: Post) -> Post:
    """Whoever is to act places pieces until a card may be taken from the deck."""
    mover = pinged(stage, newest(stage.sandbox.person("Lena"), thread))
    while "deck" not in {value for select in panel.selects for value in select.options}:
        panel = await choose(mover, panel, lambda values: values[0])
    return panel


async def test_the_board_in_the_middle_of_a_turn_says_that_it_goes_on(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas", "Aiko", game="china")
    lena = stage.sandbox.person("Lena")
    while True:
        board = newest(lena, thread)
        mover = pinged(stage, board)
        panel = await to_the_deck(stage, thread, await press(mover, board, "Your move"))
        panel = await choose(mover, panel, lambda values: "deck")
        if asks(await press(mover, panel, "Confirm")):
            break
        await next_board(mover, thread, board)
    shown = (await (await lena.slash("match board", thread)).settle()).message
    assert "drew one card face down" in shown.text
    assert "The turn goes on: " in shown.text
    assert mover.name in shown.text.rpartition("The turn goes on: ")[2]
    earlier = await press(lena, shown, "Earlier")
    assert "The turn goes on" not in earlier.text
    # The log of a match that is over ends with the final scoring.
    for name in ("Mei", "Jonas"):
        reply = await stage.sandbox.person(name).slash("match resign", thread)
        await press(stage.sandbox.person(name), (await reply.settle()).message, "Resign for good")
    await lena.sees(thread, "The seed was", 15)
    log = (await (await lena.slash("match log", thread)).settle()).message
    assert "only one player is left" in log.text
    assert "**Final scoring**: A Mei · B " in log.text


# ── Yunnan ───────────────────────────────────────────────────────────────────────────────────────


async def test_with_two_people_of_yunnan_card_welcome_and_question_say_which_colour(stage: Stage) -> None:
    shown = (await card(stage, "yunnan", seats=2, options="version=expert")).text
    assert "travel the Tea-Horse Road" in shown
    assert "Two people play two colours each." in shown
    assert "Version: expert" in shown
    assert "Version: basic" in (await card(stage, "yunnan")).text
    world = stage.sandbox.world
    # Until the bot has uploaded its emojis the colours have other tokens.
    await stage.until(
        lambda: [f"<:{emoji['name']}:{emoji['id']}>" for emoji in world.emojis.values()] == [*emojis.tokens()]
    )
    thread = await open_match(stage, "Mei", "Jonas", game="yunnan")
    board = newest(stage.sandbox.person("Lena"), thread)
    letters = {"Mei": emojis.tokens()[0:3:2], "Jonas": emojis.tokens()[1:4:2]}
    colours = {name: [token for token in tokens if token.strip()] for name, tokens in letters.items()}
    for name, tokens in colours.items():
        assert f"{''.join(tokens)} **{name}**" in board.text
    mover = pinged(stage, board)
    panel = await press(mover, board, "Your move")
    assert any(f"**{token}: What do you do?" in panel.text for token in colours[mover.name]), panel.text


async def test_a_refused_move_of_yunnan_says_why_and_offers_near_ones(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas", "Aiko", game="yunnan")
    board = newest(stage.sandbox.person("Lena"), thread)
    mover = pinged(stage, board)
    # Nothing is hidden: the words for the panel's picture are those of the board.
    panel = await press(mover, board, "Your move")
    assert panel.alt_texts == board.alt_texts
    assert panel.alt_texts[0].startswith("Yunnan, round 1. ")
    for move, says in (
        ("horse 15", "a bid of 15 is more than that"),
        ("school 7 tibet", "who go first"),
        ("move puer yunnan", "The bidding goes on"),
        ("bank left", "You go to the higher side of the bank"),
    ):
        answer = (await (await mover.slash("play", thread, move=move)).settle()).message
        assert says in answer.text
        if move == "horse 15":
            assert "horse 9" in [button.label for button in answer.buttons]
            assert "**Bidding.**" in (await press(mover, answer, "How to play")).text


# ── rules ────────────────────────────────────────────────────────────────────────────────────────


async def test_the_rules_have_pages_with_a_way_on_and_back_and_figures_that_are_told_too(
    stage: Stage,
) -> None:
    lena = stage.sandbox.person("Lena")
    page = (await (await lena.slash("rules", CHANNEL, game="china")).settle()).message
    for number, title in enumerate(("Goal", "Alliances", "Computers"), 1):
        assert page.text.startswith(f"## How to play China · page {number} of 3\n")
        assert f"**{title}.**" in page.text
        assert len(page.files()) == len([alt for alt in page.alt_texts if alt])
        page = await press(lena, page, "Next page" if number < 3 else "First page")
    assert "**Goal.**" in page.text
    page = (await (await lena.slash("rules", CHANNEL, game="yunnan")).settle()).message
    figures, told = 0, page.text
    while any(button.label == "Next page" for button in page.buttons):
        figures += len(page.files())
        assert len(page.files()) == len([alt for alt in page.alt_texts if alt])
        page = await press(lena, page, "Next page")
        told += page.text
    assert figures >= 6
    for title in ("Goal", "The inspector", "Two players", "What is uncertain"):
        assert f"**{title}.**" in told
