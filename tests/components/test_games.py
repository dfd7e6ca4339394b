"""China and Yunnan through their pages: cards, forms, rules, refusals, words for pictures, the log."""

import re

from bot.components import phrases
from bot.text import LANGUAGES
from games import NAMES
from games import game as find_game
from tests.support.play import ENDED, answer_to, begin, choose, labels, offered, preferring, press, said, says
from tests.support.stage import Stage

THREE = ("Mei", "Jonas", "Aiko")


async def suggested(stage: Stage, typed: str, **table: str | int) -> list[tuple[str, str]]:
    (mei,) = stage.people("Mei")
    found = await mei.autocomplete("match new", "options", typed, "tea-house", game="china", **table)
    return [(choice["name"], choice["value"]) for choice in found]


async def test_card_and_form_offer_what_there_is_for_so_many(stage: Stage) -> None:
    (mei,) = stage.people("Mei")
    five, four, three = [await said(mei, "match new", game="china", seats=seats) for seats in (5, 4, 3)]
    assert "Roads with four players: side 3-4" in five.text
    assert "Roads with four players" in four.text
    assert "Roads with four players" not in three.text
    assert "**Played with:** no variants" in three.text
    assert "Build houses in nine provinces" in three.text
    assert await suggested(stage, "", seats=3) == [
        ("no variants", "fortifications=no"),
        ("Fortifications", "fortifications=yes"),
    ]
    assert await suggested(stage, "4-5", seats=4) == [
        ("Roads with four players: side 4-5", "four=4-5, fortifications=no"),
        ("Roads with four players: side 4-5 · Fortifications", "four=4-5, fortifications=yes"),
    ]
    table = await begin(stage, *THREE, "Rafi", "Lena", game="china")
    assert "Roads with four players" not in table.board.text
    assert "Fortifications" not in table.board.text

    # a variant is a box to tick in the form
    opened = await mei.click(five, "Options")
    assert opened.modal is not None
    assert list(opened.modal.fields) == [
        "Seats",
        "Time for the turns",
        "If someone vanishes",
        "Roads with four players",
        "Variants and table",
    ]
    boxes = opened.modal.fields["Variants and table"]["options"]
    found = [(box["label"], box.get("default", False)) for box in boxes]
    assert found == [("Fortifications", False), ("Rated", False), ("Private", False)]
    await mei.submit(opened, {"Variants and table": ["fortifications"]})
    again = await mei.click(await says(mei, five, "· Fortifications"), "Options")
    assert again.modal is not None
    assert again.modal.fields["Variants and table"]["options"][0]["default"]
    await mei.submit(again, {"Variants and table": []})
    await mei.sees(five.channel, lambda post: post.id == five.id and "Fortifications" not in post.text)


async def test_no_two_suggestions_of_options_read_the_same(stage: Stage) -> None:
    (mei,) = stage.people("Mei")
    for mei.locale in LANGUAGES:
        for game in NAMES:
            for seats in range(find_game(game).min_seats, find_game(game).max_seats + 1):
                table: dict[str, str | int] = {"game": game, "seats": seats}
                found = await mei.autocomplete("match new", "options", "", "tea-house", **table)
                names = {choice["name"] for choice in found}
                assert len(found) == len(names) > 1, (mei.locale, table)


async def test_a_turn_of_china_is_refused_with_words_and_the_log_ends_with_the_scoring(stage: Stage) -> None:
    table = await begin(stage, *THREE, game="china")
    board, mover, lena, panel = table.board, table.mover, table.watcher, await table.panel()
    # the words for the panel's picture tell the hand, those of the board do not
    (alt,) = panel.alt_texts
    hand = (await press(mover, board, "My hand")).alt_texts[0]
    assert hand.startswith("You hold ")
    assert alt.startswith(f"{hand} China, side 3-4.")
    assert len(alt) <= 1024
    assert "You hold" not in board.alt_texts[0]

    # a refused move says what is chosen and opens the rules where they say why
    answer = await said(mover, "play", table.thread, move="chu 99 V")
    assert "not confirmed yet" not in answer.text
    assert "How to play: Typing a move" in answer.text
    assert "**Typing a move.**" in (await press(mover, answer, "How to play")).text
    while "deck" not in offered(panel):
        panel = await choose(mover, panel, preferring())
    answer = await said(mover, "play", table.thread, move="exchange V")
    assert "Your hand is not full yet" in answer.text
    assert "Chosen in this turn, not confirmed yet: house on " in answer.text
    assert "**Taking cards.**" in (await press(mover, answer, "How to play")).text
    panel = await press(mover, await said(mover, "play", table.thread, move="exchange V"), "Start over")
    assert "Where do you place a piece?" in panel.text

    # the log of a match that is over ends with the final scoring
    for person in table.people[:2]:
        await table.resigns(person)
    await lena.sees(table.thread, ENDED)
    log = await said(lena, "match log", table.thread)
    assert "only one player is left" in log.text
    assert "**Final scoring**: A Mei · B " in log.text


# ── Yunnan ───────────────────────────────────────────────────────────────────────────────────────


async def test_with_two_people_of_yunnan_card_welcome_and_question_say_which_colour(stage: Stage) -> None:
    (mei,) = stage.people("Mei")
    shown = (await said(mei, "match new", game="yunnan", seats=2, options="version=expert")).text
    assert "travel the Tea-Horse Road" in shown
    assert "Two people play two colours each." in shown
    assert "Bids: beyond it, debts cost points" in shown
    assert "Bids: up to what you hold" in (await said(mei, "match new", game="yunnan")).text
    world = stage.sandbox.world
    # until the bot has uploaded its emojis the colours have other tokens
    await stage.until(
        lambda: (
            [f"<:{emoji['name']}:{emoji['id']}>" for emoji in world.emojis.values()] == [*phrases.tokens()]
        )
    )
    table = await begin(stage, game="yunnan")
    letters = {"Mei": phrases.tokens()[0:3:2], "Jonas": phrases.tokens()[1:4:2]}
    colours = {name: [token for token in tokens if token.strip()] for name, tokens in letters.items()}
    for name, tokens in colours.items():
        assert f"{''.join(tokens)} **{name}**" in table.board.text
    panel = await table.panel()
    asked = [f"**{token}: What do you do?" in panel.text for token in colours[table.mover.name]]
    assert any(asked), panel.text


async def test_a_refused_move_of_yunnan_says_why_and_offers_near_ones(stage: Stage) -> None:
    table = await begin(stage, *THREE, game="yunnan")
    mover, panel = table.mover, await table.panel()
    # nothing is hidden: the words for the panel's picture are those of the board
    assert panel.alt_texts == table.board.alt_texts
    assert panel.alt_texts[0].startswith("Yunnan, round 1. ")
    for move, why in (
        ("school 7 tibet", "who go first"),
        ("move puer yunnan", "The bidding goes on"),
        ("bank left", "You go to the higher side of the bank"),
        ("horse 15", "a bid of 15 is more than that"),
    ):
        answer = await said(mover, "play", table.thread, move=move)
        assert why in answer.text
    assert "horse 9" in labels(answer)
    assert "**Bidding (1 of 2).**" in (await press(mover, answer, "How to play")).text


# ── rules ────────────────────────────────────────────────────────────────────────────────────────


async def test_the_rules_have_pages_with_a_way_on_and_back_and_figures_that_are_told_too(
    stage: Stage,
) -> None:
    (lena,) = stage.people("Lena")
    page = await said(lena, "rules", game="china")
    assert "**In short.**" in page.text
    assert page.text.startswith("## How to play China · page 1 of ")
    page = await press(lena, page, "Next page")
    assert "**Goal.**" in page.text
    page = await press(lena, page, "Earlier")
    assert "**In short.**" in page.text
    (contents,) = page.selects
    page = (await answer_to(lena.select(page, contents.custom_id, "alliances"))).message
    assert "**Alliances.**" in page.text
    assert len(page.files()) == len([alt for alt in page.alt_texts if alt]) == 1
    page = await said(lena, "rules", game="china", word="emperor")
    assert "emperor" in page.text
    assert "“emperor” stands in more places" in page.text
    form = await lena.click(page, "Search")
    page = (await answer_to(lena.submit(form, {"word": "joker"}))).message
    assert "**Jokers.**" in page.text
    page = await said(lena, "rules", game="yunnan")
    figures, told = 0, page.text
    while "Next page" in labels(page):
        figures += len(page.files())
        assert len(page.files()) == len([alt for alt in page.alt_texts if alt])
        page = await press(lena, page, "Next page")
        told += page.text
    assert figures >= 6
    for title in ("Goal", "The inspector", "Two players", "What is uncertain"):
        assert re.search(rf"\*\*{title}( \(1 of [23]\))?\.\*\*", told)
