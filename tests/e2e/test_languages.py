"""People who set German, in a German server: whatever they open, no English word is there but names."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from bot.components.ids import read
from bot.sandbox import Person, Post
from bot.text import words
from games import NAMES
from games import game as find_game
from tests.support.play import CHANNEL, answer_to, labels, offered, press, said
from tests.support.stage import Stage
from tests.support.text.rendered import ENGLISH, spoken

GERMAN = words("de")
PEOPLE = ("Mei", "Jonas", "Aiko")

COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("help", {}), ("me", {}), ("inbox", {}), ("rules", {}), ("status", {}), ("watch", {}), ("match list", {}),
)  # fmt: skip
"""What can be asked anywhere."""

IN_THREAD: tuple[tuple[str, dict[str, Any]], ...] = (
    ("why", {}), ("rules", {}), ("match board", {}), ("match board", {"text": True}), ("match log", {}),
    ("match leave", {}), ("match pause", {}), ("match end", {}), ("match resign", {}), ("match orders", {}),
    ("play", {"move": "xyzzy"}), ("match undo", {}),
)  # fmt: skip

PAGES = ("hand", "since", "recap", "more", "standings", "text", "log", "why", "orders", "rules", "signs")
"""Buttons that open a page, wherever they are."""


def written(post: Post) -> Iterator[str]:
    """All that is to be read on the message: texts, buttons, lists, words for pictures."""
    yield post.text
    yield from labels(post)
    yield from post.alt_texts
    for select in post.selects:
        yield select.placeholder or ""
        yield from select.options.values()


def english(post: Post) -> set[str]:
    return set().union(*(spoken(text) for text in written(post))) & ENGLISH


async def german(stage: Stage, *people: str) -> list[Person]:
    stage.sandbox.world.emit("GUILD_UPDATE", stage.sandbox.world.guild | {"preferred_locale": "de"})
    stage.sandbox.world.guild["preferred_locale"] = "de"
    found = [stage.sandbox.person(name) for name in people]
    for person in found:
        person.locale = "de"
    return found


def is_board_of_now(post: Post) -> bool:
    return not post.ephemeral and GERMAN("button-move") in labels(post)


async def looked_at(person: Person, post: Post) -> dict[str, set[str]]:
    """The English on the message and, of a public one, behind its buttons, by what is pressed."""
    found = {"": english(post)}
    for button in () if post.ephemeral else post.buttons:
        pressed = read(button.custom_id or "")
        if pressed is not None and pressed.verb in PAGES:
            reply = await answer_to(person.click(post, button.custom_id))
            if reply.interaction.modal is None:
                found[button.label] = english(reply.message)
    return {label: strange for label, strange in found.items() if strange}


@pytest.mark.fuzz  # for its time
@pytest.mark.parametrize("game", NAMES)
async def test_who_sets_german_sees_no_english(stage: Stage, game: str) -> None:
    mei, *others = await german(stage, *PEOPLE[: max(2, find_game(game).min_seats)])
    strange: dict[str, Any] = {}
    for command, options in COMMANDS:
        page = await said(mei, command, CHANNEL, **options)
        strange |= {f"/{command} {label}": found for label, found in (await looked_at(mei, page)).items()}
    page = await said(mei, "rules", CHANNEL, game=game)
    strange |= {"rules": found} if (found := english(page)) else {}
    card = await said(mei, "match new", CHANNEL, game=game, seats=1 + len(others))
    strange |= {f"card {label}": found for label, found in (await looked_at(mei, card)).items()}
    opened = await mei.click(card, GERMAN("button-options"))
    assert opened.modal is not None
    form = {word for name in opened.modal.fields for word in spoken(name)} & ENGLISH
    strange |= {"options": form} if form else {}
    for other in others:
        await other.click(card, GERMAN("button-join"))
    shown = await mei.sees(CHANNEL, lambda post: post.id == card.id and post.thread is not None)
    assert shown.thread is not None
    thread = str(shown.thread["id"])
    chance = random.Random(5)
    for number in range(30):
        await stage.settled()
        match = await stage.matches.watching.match(1)
        board = next(post for post in reversed(mei.visible(thread)) if is_board_of_now(post))
        for label, found in (await looked_at(mei, board)).items():
            strange[f"board {number} {label}"] = found
        mover = stage.sandbox.person(match.seats[match.to_act or 0].name)
        panel = await press(mover, board, GERMAN("button-move"))
        while True:
            if found := english(panel):
                strange[f"panel {number}: {panel.text[:60]}"] = found
            if GERMAN("button-confirm") in labels(panel):
                break
            answers = offered(panel)
            value = chance.choice(answers)
            button = next(
                (each for each in panel.buttons if value in (each.custom_id or "").split("|")), None
            )
            if panel.selects:
                select = next(each for each in panel.selects if value in each.options)
                panel = (await answer_to(mover.select(panel, select.custom_id, value))).message
            else:
                assert button is not None
                panel = (await answer_to(mover.click(panel, button.custom_id))).message
        done = await press(mover, panel, GERMAN("button-confirm"))
        if found := english(done):
            strange[f"done {number}"] = found
        if number == 3:
            for command, options in IN_THREAD:
                page = await said(mei, command, thread, **options)
                for label, found in (await looked_at(mei, page)).items():
                    strange[f"/{command} {label}"] = found
    assert strange == {}


async def test_public_messages_are_the_servers_and_private_ones_the_persons(stage: Stage) -> None:
    mei, jonas = await german(stage, "Mei", "Jonas")
    jonas.locale = "en-GB"
    card = await said(mei, "match new", CHANNEL, game="qin", seats=2)
    assert GERMAN("button-join") in labels(card)
    await jonas.click(card, GERMAN("button-join"))
    shown = await mei.sees(CHANNEL, lambda post: post.id == card.id and post.thread is not None)
    assert shown.thread is not None
    board = await mei.sees(str(shown.thread["id"]), lambda post: GERMAN("button-more") in labels(post))
    assert "My hand" not in labels(board)
    assert "You hold" in (await press(jonas, board, GERMAN("button-hand"))).text
    assert "You hold" not in (await press(mei, board, GERMAN("button-hand"))).text

    # what somebody chooses counts more than what their Discord says, and after a restart, too
    page = await said(jonas, "me", CHANNEL, language="de")
    assert GERMAN("me-saved") in page.text
    await stage.restart()
    assert "You hold" not in (await press(jonas, board, GERMAN("button-hand"))).text
    page = await said(jonas, "me", CHANNEL, language="discord")
    assert "as on Discord" in page.text

    # and what the staff chooses more than what the server says on Discord
    page = await said(mei, "server", CHANNEL, language="en")
    card = await said(mei, "match new", CHANNEL, game="qin", seats=2)
    assert "Join" in labels(card)
    page = await said(mei, "server", CHANNEL, language="discord")
    card = await said(mei, "match new", CHANNEL, game="qin", seats=2)
    assert GERMAN("button-join") in labels(card)
