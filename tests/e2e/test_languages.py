"""People who set German, in a German server: whatever they open, no English word is there but names."""

import json
import random
from collections.abc import Awaitable, Callable, Iterator
from datetime import timedelta
from typing import Any

import msgspec
import pytest

from bot.components.ids import read
from bot.sandbox import Person, Post
from bot.sandbox.posts import Button
from bot.text import words
from games import NAMES
from games import game as find_game
from tests.support.play import CHANNEL, answer_to, begin, labels, offered, press, said
from tests.support.stage import Stage
from tests.support.text.rendered import ENGLISH, spoken

GERMAN = words("de")
PEOPLE = ("Mei", "Jonas", "Aiko")

COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("help", {}), ("me", {}), ("inbox", {}), ("rules", {}), ("status", {}), ("watch", {}), ("match list", {}),
    ("me", {"contrast": True}), ("profile", {}), ("match best", {}), ("server", {"ratings": True}),
    ("seek", {}), ("seek", {"game": "china"}),
)  # fmt: skip
"""What can be asked anywhere."""

IN_THREAD: tuple[tuple[str, dict[str, Any]], ...] = (
    ("why", {}), ("rules", {}), ("match board", {}), ("match board", {"text": True}), ("match log", {}),
    ("match leave", {}), ("match pause", {}), ("match end", {}), ("match resign", {}), ("match orders", {}),
    ("play", {"move": "xyzzy"}), ("match undo", {}), ("match plan", {}), ("match board", {"turn": 1}),
    ("note", {"text": "Obacht", "turn": 1}), ("note", {}),
    ("ask", {"text": "Quo?"}),
)  # fmt: skip

PAGES = (
    "hand", "since", "recap", "more", "standings", "text", "log", "why", "orders", "rules", "signs", "plan",
    "notes", "detail", "explain", "scoring", "advice", "review", "profile",
)  # fmt: skip
"""Buttons that open a page, wherever they are."""


def written(post: Post) -> Iterator[str]:
    """All that is to be read on the message: texts, buttons, lists, words for pictures.

    A button that types a move is called by its notation, which is the same in every language.
    """
    typing = buttons(post, "type")
    yield post.text
    yield from (button.label for button in post.buttons if button not in typing)
    yield from post.alt_texts
    for select in post.selects:
        yield select.placeholder or ""
        yield from select.options.values()


def english(post: Post, typed: str = "") -> set[str]:
    """The English words on it, but for the move that somebody typed, where it is repeated to them."""
    texts = (text.replace(f"**{typed}**", "") for text in written(post))
    return set().union(*(spoken(text) for text in texts)) & ENGLISH


async def german(stage: Stage, *people: str) -> list[Person]:
    """These people, with a German Discord, in a server that is German, its name, too."""
    stage.sandbox.world.guild |= {"preferred_locale": "de", "name": "Spielepalast"}
    stage.sandbox.world.emit("GUILD_UPDATE", dict(stage.sandbox.world.guild))
    found = [stage.sandbox.person(name) for name in people]
    for person in found:
        person.locale = "de"
    return found


def is_board_of_now(post: Post) -> bool:
    return not post.ephemeral and GERMAN("button-move") in labels(post)


def buttons(post: Post, *verbs: str) -> list[Button]:
    """Those that do one of these."""
    found = [(read(button.custom_id or ""), button) for button in post.buttons]
    return [button for pressed, button in found if pressed is not None and pressed.verb in verbs]


async def does(person: Person, post: Post, verb: str) -> Post:
    """What comes of the first button that does this."""
    return (await answer_to(person.click(post, buttons(post, verb)[0].custom_id))).message


def _args(button: Button) -> tuple[str, ...]:
    """What its press chooses; a custom id quotes some of it."""
    pressed = read(button.custom_id or "")
    return () if pressed is None else pressed.args


class Reading:
    """All that people look at, and the English found there, by what it was."""

    def __init__(self) -> None:
        self.strange: dict[str, set[str]] = {}
        self.typed = ""

    def at(self, where: str, post: Post) -> Post:
        if found := english(post, self.typed):
            self.strange[where] = found
        return post

    async def behind(self, where: str, person: Person, opened: Callable[[], Awaitable[Post]]) -> None:
        """The message and the pages that its buttons open; a private one is opened anew for each."""
        post = self.at(where, await opened())
        for button in buttons(post, *PAGES):
            reply = await answer_to(person.click(post, button.custom_id))
            if reply.interaction.modal is None:
                self.at(f"{where} {button.label}", reply.message)
            post = await opened() if post.ephemeral else post

    async def command(self, person: Person, command: str, place: str, **options: Any) -> None:
        await self.behind(f"/{command} {options}", person, lambda: said(person, command, place, **options))

    async def public(self, person: Person, post: Post) -> None:
        async def there() -> Post:
            return post

        await self.behind(post.text[:40], person, there)

    async def chosen(self, person: Person, panel: Post, until: str) -> Post:
        """Answer at random until that button is there; the page that has it."""
        while GERMAN(until) not in labels(self.at(f"panel {panel.text[:60]}", panel)):
            value = _CHANCE.choice(offered(panel))
            select = next((each for each in panel.selects if value in each.options), None)
            if select is not None:
                panel = (await answer_to(person.select(panel, select.custom_id, value))).message
            else:
                fits = [each for each in buttons(panel, "pick") if value in _args(each)]
                panel = (await answer_to(person.click(panel, fits[0].custom_id))).message
        return panel


_CHANCE = random.Random(5)


@pytest.mark.fuzz  # for its time
@pytest.mark.parametrize("game", NAMES)
async def test_who_sets_german_sees_no_english(stage: Stage, game: str) -> None:
    mei, *others = await german(stage, *PEOPLE[: max(2, find_game(game).min_seats)])
    reading = Reading()
    for command, options in COMMANDS:
        await reading.command(mei, command, CHANNEL, **options)
    reading.at("rules", await said(mei, "rules", CHANNEL, game=game))
    card = await said(mei, "match new", CHANNEL, game=game, seats=1 + len(others))
    await reading.public(mei, card)
    opened = await mei.click(card, GERMAN("button-options"))
    assert opened.modal is not None
    form = {word for name in opened.modal.fields for word in spoken(name)} & ENGLISH
    assert form == set()
    for other in others:
        await other.click(card, GERMAN("button-join"))
    shown = await mei.sees(CHANNEL, lambda post: post.id == card.id and post.thread is not None)
    assert shown.thread is not None
    thread = str(shown.thread["id"])
    for number in range(30):
        await stage.passes(timedelta(minutes=10 if 4 <= number < 8 else 0))  # when queued moves act
        match = await stage.matches.watching.match(1)
        board = next(post for post in reversed(mei.visible(thread)) if is_board_of_now(post))
        await reading.public(mei, board)
        mover = stage.sandbox.person(match.seats[match.to_act or 0].name)
        if number == 3:
            await asked_in_the_thread(stage, reading, mei, thread)
            waits = next(person for person in (mei, *others) if person != mover)
            await looks_ahead(reading, waits, board, thread)
            reading.typed = json.loads(await stage.matches.records.export(1))["actions"][0]
            reading.at("refused", await said(mover, "play", thread, move=reading.typed))
        panel = await reading.chosen(
            mover, await press(mover, board, GERMAN("button-move")), "button-confirm"
        )
        reading.at(f"done {number}", await press(mover, panel, GERMAN("button-confirm")))
    await stage.settled()
    for other in others:
        await does(other, await said(other, "match resign", thread), "resign-yes")
    await after_the_end(stage, reading, mei, thread)
    for person in (mei, *others):
        for post in (*person.visible("dm"), *person.visible(thread), *person.visible(CHANNEL)):
            reading.at(post.text[:60], post)
    assert reading.strange == {}


async def asked_in_the_thread(stage: Stage, reading: Reading, mei: Person, thread: str) -> None:
    for command, options in IN_THREAD:
        await reading.command(mei, command, thread, **options)
    form = await answer_to(
        mei.click(
            page := await said(mei, "match board", thread, turn=1), buttons(page, "look-back")[0].custom_id
        )
    )
    await answer_to(mei.submit(form, {"text": "Obacht"}))


async def looks_ahead(reading: Reading, waits: Person, board: Post, thread: str) -> None:
    """They plan a move, and queue one."""
    page = await said(waits, "match plan", thread)
    if found := buttons(page, "plan-pick"):
        page = (await answer_to(waits.click(page, found[0].custom_id))).message
    elif lists := [select for select in page.selects if "plan-pick" in (select.custom_id or "")]:
        value = next(iter(lists[0].options))
        page = (await answer_to(waits.select(page, lists[0].custom_id, value))).message
    reading.at("planned", page)
    page = reading.at("not their turn", await press(waits, board, GERMAN("button-move")))
    if buttons(page, "queue"):
        page = reading.at("queue", await does(waits, page, "queue"))
        if offered(page):
            panel = await reading.chosen(waits, page, "button-enqueue")
            reading.at("queued", await press(waits, panel, GERMAN("button-enqueue")))


async def after_the_end(stage: Stage, reading: Reading, mei: Person, thread: str) -> None:
    """The card of the end and what is behind it; a review for oneself, then for all; a profile."""
    card = await mei.sees(thread, lambda post: bool(buttons(post, "rematch")))
    await reading.public(mei, card)
    await reading.command(mei, "profile", CHANNEL)
    for shown in buttons(await does(mei, card, "more"), "show"):
        menu = await does(mei, card, "more")
        reading.at("shown", (await answer_to(mei.click(menu, shown.custom_id))).message)
    offer = await does(mei, card, "review")
    reading.at("review asked", await does(mei, offer, "review-ask"))
    match = await stage.matches.watching.match(1)
    seats = len(match.seats)
    while glances := await stage.matches.reviews.glances(1):
        for glance in glances:
            if glance.seat is None:
                first = 0.9 if glance.turn % 9 < 4 else 0.1
                await stage.matches.reviews.seen(glance, (first, *[(1 - first) / (seats - 1)] * (seats - 1)))
            else:
                view = msgspec.json.decode(glance.view, type=find_game(match.game).position_type)
                await stage.matches.reviews.seen(glance, [str(view.legal()[0])])
    page = reading.at("review", await does(mei, card, "review"))
    assert page.alt_texts
    reading.at("review for all", await does(mei, page, "review-ask"))
    await stage.settled()
    assert any("review.png" in post.files() for post in mei.visible(thread))


async def test_direct_messages_are_in_the_language_that_a_press_shows(stage: Stage) -> None:
    """Not in that of the last table joined; but nobody who was forgotten is known again by a press."""
    table = await begin(stage)
    person, (other,) = table.mover, table.others

    async def known(whom: Person) -> Any:
        return await stage.matches.people.person(int(whom.id))

    assert (await known(person)).locale == "en-US"
    person.locale = "de"
    await press(person, table.board, "My hand")
    assert (await known(person)).locale == "de"
    person.locale = "en-GB"
    person._world.people[person.id]["global_name"] = "Mei Li"
    await press(person, table.board, "My hand")
    assert ((await known(person)).name, (await known(person)).locale) == ("Mei Li", "en-GB")
    await table.resigns(other)
    await stage.settled()
    await stage.matches.people.forget(int(other.id), "a player")
    forgotten = await known(other)
    other.locale = "de"
    await said(other, "inbox")
    assert await known(other) == forgotten


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

    # words for pictures, too: what is public in the server's language, what is private in the person's
    assert english(board) == set()
    for button in ("button-hand", "button-move"):
        for person in (mei, jonas):
            page = await press(person, board, GERMAN(button))
            assert [bool(spoken(alt) & ENGLISH) for alt in page.alt_texts] in ([person is jonas], [])
    for command, options in (("match plan", {}), ("match board", {}), ("match board", {"turn": 0})):
        for person in (mei, jonas):
            (alt,) = (await said(person, command, str(shown.thread["id"]), **options)).alt_texts
            assert bool(spoken(alt) & ENGLISH) == (person is jonas)

    (lena,) = stage.people("Lena")
    await does(lena, await said(lena, "watch", str(shown.thread["id"])), "follow")
    mirror = await lena.sees("dm", lambda post: bool(post.alt_texts))
    assert all(spoken(alt) & ENGLISH for alt in mirror.alt_texts)

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
