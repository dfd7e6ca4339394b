"""What people do at the table, click by click."""

import random
import re
from collections.abc import Callable

from bot.sandbox import Person, Post, Refused, Reply, Sandbox

from .stage import Stage

CHANNEL = "imperial-games"

GO_ON = "Go on"
"""From what happened on to one's own turn."""


async def press(person: Person, post: Post | Reply, label: str, patience: float = 15.0) -> Post:
    """Press a button and wait at most so many seconds for its answer; past a recap on to the panel."""
    shown = await press_once(person, post, label, patience)
    return await press_once(person, shown, GO_ON, patience) if asks_to_go_on(shown) else shown


async def press_once(person: Person, post: Post | Reply, label: str, patience: float = 15.0) -> Post:
    """Press a button and wait at most so many seconds for its answer, whatever it is."""
    reply = await person.click(post, label)
    await reply.settle(patience)
    return reply.message


def asks_to_go_on(post: Post) -> bool:
    """Whether it is the first page of a panel, which tells what happened before the question."""
    return any(button.label == GO_ON for button in post.buttons)


async def open_match(stage: Stage, host: str, *others: str, game: str = "qin", **options: str) -> str:
    """A match from /match new to its thread; the thread's id."""
    return await open_table(stage.sandbox, host, *others, game=game, **options)


async def open_table(sandbox: Sandbox, host: str, *others: str, game: str = "qin", **options: str) -> str:
    """The same, for a stand-in whose bot somebody else runs."""
    mei = sandbox.person(host)
    reply = await mei.slash("match new", CHANNEL, game=game, seats=1 + len(others), **options)
    await reply.settle()
    card = reply.message
    for name in others:
        await sandbox.person(name).click(card, "Join")
    begun = await mei.sees(CHANNEL, lambda post: post.id == card.id and post.thread is not None)
    assert begun.thread is not None
    thread = str(begun.thread["id"])
    await mei.sees(thread, "Order of play", 15)
    return thread


def newest(person: Person, thread: str) -> Post:
    """The newest board in the thread."""
    return next(post for post in reversed(person.visible(thread)) if is_board(post))


def is_board(post: Post) -> bool:
    """Whether the message shows the board to everybody."""
    return not post.ephemeral and any(button.label == "More" for button in post.buttons)


def pinged(stage: Stage, post: Post) -> Person:
    """The one person whom the message pings."""
    (name,) = post.mentions
    return stage.sandbox.person(name)


def boards(person: Person, thread: str) -> list[Post]:
    """All boards in the thread, the welcome among them, oldest first."""
    return [post for post in person.visible(thread) if is_board(post)]


def turn_number(post: Post) -> int:
    """The number of the turn that a board message tells; 0 for the welcome, -1 for everything else."""
    return turn_numbers(post)[-1]


def turn_numbers(post: Post) -> range:
    """The numbers of the turns that a board message tells: several of computers in a row, else one."""
    if found := re.match(r"\*\*Turns (\d+) (?:and|to) (\d+)\.", post.text):
        return range(int(found[1]), int(found[2]) + 1)
    found = re.match(r"\*\*Turn (\d+)", post.text)
    number = int(found[1]) if found else 0 if "Order of play" in post.text else -1
    return range(number, number + 1)


async def choose(
    person: Person, panel: Post, pick: Callable[[list[str]], str], patience: float = 15.0
) -> Post:
    """Answer one question of the panel; Refused if it asks none."""
    if not panel.selects:
        raise Refused(f"nothing to choose here: {panel.text}")
    values = [value for select in panel.selects for value in select.options]
    wanted = pick(values)
    select = next(select for select in panel.selects if wanted in select.options)
    reply = await person.select(panel, select.custom_id, wanted)
    await reply.settle(patience)
    return reply.message


async def decide(
    person: Person, panel: Post, pick: Callable[[list[str]], str] | None = None, patience: float = 15.0
) -> Post:
    """Answer the panel's questions until it asks for Confirm."""
    pick = pick or random.Random(panel.id).choice
    while not any(button.label == "Confirm" for button in panel.buttons):
        panel = await choose(person, panel, pick, patience)
    return panel


async def take_turn(
    stage: Stage,
    person: Person,
    thread: str,
    pick: Callable[[list[str]], str] | None = None,
    patience: float = 15.0,
) -> Post:
    """A whole turn by clicks: Your move, the questions, every Confirm; the panel's last page.

    Whoever is to act again at once sees their next turn there.
    """
    panel = await press(person, newest(person, thread), "Your move", patience)
    turn = _turn_of(panel)
    while asks(panel) and _turn_of(panel) == turn:
        panel = await decide(person, panel, pick, patience)
        panel = await press(person, panel, "Confirm", patience)
    return panel


def _turn_of(panel: Post) -> str:
    """What the head of the panel says of the turn."""
    found = re.search(r" · turn \d+", panel.text)
    return found[0] if found else ""


def asks(panel: Post) -> bool:
    """Whether the panel waits for a choice or for Confirm."""
    return bool(panel.selects) or any(button.label == "Confirm" for button in panel.buttons)


async def next_board(person: Person, thread: str, after: Post) -> Post:
    """Wait for the next board in the thread."""
    return await person.sees(thread, is_board, 15, after=after)


class Plan:
    """The answers in their order; the first that is offered to every other question."""

    def __init__(self, *tokens: str) -> None:
        self._tokens = list(tokens)

    def __call__(self, values: list[str]) -> str:
        if self._tokens and self._tokens[0] in values:
            return self._tokens.pop(0)
        assert not self._tokens, f"{self._tokens[0]} is not among {values}"
        return values[0]


async def act(stage: Stage, thread: str, *tokens: str) -> tuple[Person, Post]:
    """Who is pinged does this; they, and the board that follows."""
    board = newest(stage.sandbox.person("Lena"), thread)
    person = pinged(stage, board)
    await take_turn(stage, person, thread, Plan(*tokens))
    return person, await next_board(person, thread, board)
