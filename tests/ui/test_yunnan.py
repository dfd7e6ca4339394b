"""Yunnan played through its pages: card, welcome, rules, refusals, words for pictures."""

from bot.sandbox import Post
from bot.ui import emojis
from tests.e2e.play import CHANNEL, newest, open_match, pinged, press
from tests.e2e.stage import Stage


async def card(stage: Stage, **options: str | int) -> Post:
    mei = stage.sandbox.person("Mei")
    reply = await mei.slash("match new", CHANNEL, game="yunnan", **options)
    return (await reply.settle()).message


async def test_the_card_says_what_the_game_is_about_and_its_version(stage: Stage) -> None:
    shown = (await card(stage, seats=2, options="version=expert")).text
    assert "travel the Tea-Horse Road" in shown
    assert "Two people play two colours each." in shown
    assert "Version: expert" in shown
    assert "Version: basic" in (await card(stage)).text


async def test_with_two_people_welcome_and_question_say_which_colour(stage: Stage) -> None:
    world = stage.sandbox.world
    # Until the bot has uploaded its emojis the colours have other tokens.
    await stage.until(
        lambda: [f"<:{emoji['name']}:{emoji['id']}>" for emoji in world.emojis.values()] == [*emojis.tokens()]
    )
    thread = await open_match(stage, "Mei", "Jonas", game="yunnan")
    board = newest(stage.sandbox.person("Lena"), thread)
    colours = {
        person.name: [token for token in tokens if token.strip()]
        for person, tokens in (
            (stage.sandbox.person("Mei"), emojis.tokens()[0:3:2]),
            (stage.sandbox.person("Jonas"), emojis.tokens()[1:4:2]),
        )
    }
    for name, tokens in colours.items():
        assert f"{''.join(tokens)} **{name}**" in board.text
    mover = pinged(stage, board)
    panel = await press(mover, board, "Your move")
    assert any(f"**{token}: What do you do?" in panel.text for token in colours[mover.name]), panel.text


async def test_the_rules_have_pages_with_figures_that_are_told_too(stage: Stage) -> None:
    lena = stage.sandbox.person("Lena")
    page = (await (await lena.slash("rules", CHANNEL, game="yunnan")).settle()).message
    figures = 0
    told = page.text
    while any(button.label == "Next page" for button in page.buttons):
        figures += len(page.files())
        assert len(page.files()) == len([alt for alt in page.alt_texts if alt])
        page = await press(lena, page, "Next page")
        told += page.text
    assert figures >= 6
    for title in ("Goal", "The inspector", "Two players", "What is uncertain"):
        assert f"**{title}.**" in told


async def test_a_refused_move_says_why_and_offers_near_ones(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas", "Aiko", game="yunnan")
    mover = pinged(stage, newest(stage.sandbox.person("Lena"), thread))
    refused = (await (await mover.slash("play", thread, move="horse 15")).settle()).message
    assert "a bid of 15 is more than that" in refused.text
    assert "horse 9" in [button.label for button in refused.buttons]
    assert "**Bidding.**" in (await press(mover, refused, "How to play")).text
    refused = (await (await mover.slash("play", thread, move="school 7 tibet")).settle()).message
    assert "who go first" in refused.text
    refused = (await (await mover.slash("play", thread, move="move puer yunnan")).settle()).message
    assert "The bidding goes on" in refused.text
    taken = (await (await mover.slash("play", thread, move="bank left")).settle()).message
    assert "You go to the higher side of the bank" in taken.text


async def test_the_words_for_the_panels_picture_are_those_of_the_board_for_nothing_is_hidden(
    stage: Stage,
) -> None:
    thread = await open_match(stage, "Mei", "Jonas", "Aiko", game="yunnan")
    board = newest(stage.sandbox.person("Lena"), thread)
    panel = await press(pinged(stage, board), board, "Your move")
    assert panel.alt_texts == board.alt_texts
    assert panel.alt_texts[0].startswith("Yunnan, round 1. ")
