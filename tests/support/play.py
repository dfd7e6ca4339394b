"""What people do at the table, click by click."""

import json
import random
import re
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

from bot.components.ids import Press, read
from bot.sandbox import Person, Post, Refused, Reply, Sandbox, permissions
from bot.sandbox.faults import Fault
from bot.sandbox.posts import Button
from tests.support.stage import Stage

CHANNEL = "imperial-games"


ENDED = "The seed was"
"""Stands on the card of the end."""

WORKING = "This takes a moment"
"""Stands on a page that is not there yet."""

FILLED = 15.0
"""Seconds within which a live bot must have shown what came of a press: these machines are slow."""

SILENT = 1 << 12
"""The flag of a message that makes no sound (Discord)."""

PAUSE = timedelta(seconds=11)
"""Longer than any computer waits before it acts."""

FAULTS: dict[str, dict[str, Any]] = {
    "429": {"status": 429},
    "500": {"status": 500},
    "503 after the post": {"status": 503, "after": True},
    "connection cut": {"close_socket": True},
    "connection cut after the post": {"close_socket": True, "after": True},
}
"""What may happen to a message on its way."""

Pick = Callable[[list[str]], str]
"""Chooses among the answers that are offered."""


async def answer_to(acting: Awaitable[Reply]) -> Reply:
    """What came of a command, a press or a form, once all of the answer is there."""
    return await (await acting).settle()


async def said(person: Person, command: str, place: str = CHANNEL, /, **options: object) -> Post:
    """The answer to a command."""
    return (await answer_to(person.slash(command, place, **options))).message


async def told(acting: Awaitable[Reply]) -> str:
    """What the person alone is told, be it beside the message that was pressed."""
    reply = await answer_to(acting)
    post = reply.followups[-1] if reply.followups else reply.message
    assert post.ephemeral
    return post.text


async def press(person: Person, post: Post | Reply, label: str) -> Post:
    """Press a button and wait for its answer."""
    return (await answer_to(person.click(post, label))).message


async def filled(person: Person, panel: Post) -> Post:
    """The page, once it is there: a busy bot shows another one first."""
    if WORKING not in panel.text:
        return panel
    return await person.sees(
        panel.channel, lambda post: post.id == panel.id and WORKING not in post.text, FILLED
    )


def labels(post: Post) -> list[str]:
    """What stands on the buttons."""
    return [button.label for button in post.buttons]


def offered(panel: Post) -> list[str]:
    """The answers in the panel's lists or on its buttons."""
    listed = [value for select in panel.selects for value in select.options]
    return listed or [press.args[1] for button in panel.buttons if (press := _pick(button))]


def _pick(button: Button) -> Press | None:
    """The press that answers a question, if the button is one."""
    press = read(button.custom_id or "")
    return press if press is not None and press.verb == "pick" else None


async def says(person: Person, post: Post, *texts: str) -> Post:
    """Wait until that message holds all of these texts."""
    return await person.sees(
        post.channel, lambda found: found.id == post.id and all(text in found.text for text in texts)
    )


async def open_match(stage: Stage, host: str, *others: str, game: str = "qin", **options: str) -> str:
    """A match from /match new to its thread; the thread's id."""
    return await open_table(stage.sandbox, host, *others, game=game, **options)


async def open_table(
    sandbox: Sandbox, host: str, *others: str, place: str = CHANNEL, game: str = "qin", **options: Any
) -> str:
    """The same, for a stand-in whose bot somebody else runs."""
    mei = sandbox.person(host)
    card = await said(mei, "match new", place, **{"game": game, "seats": 1 + len(others), **options})
    for name in others:
        await sandbox.person(name).click(card, "Join")
    return await begun(mei, card)


async def begun(person: Person, card: Post) -> str:
    """Wait for the first message in the thread that grows from the card; the thread."""
    shown = await person.sees(card.channel, lambda post: post.id == card.id and post.thread is not None)
    assert shown.thread is not None
    thread = str(shown.thread["id"])
    await person.sees(thread, "Order of play")
    return thread


def newest(person: Person, thread: str) -> Post:
    """The newest board in the thread."""
    return boards(person, thread)[-1]


def is_board(post: Post) -> bool:
    """Whether the message shows the board to everybody."""
    return not post.ephemeral and "More" in labels(post)


def pinged(stage: Stage, post: Post) -> Person:
    """The one person whom the message pings."""
    (name,) = post.mentions
    return stage.sandbox.person(name)


def forbid(stage: Stage, person: Person, *names: str, place: str = CHANNEL) -> None:
    """That person may do that no more in the channel; names are Discord's."""
    channel = person.channel(place)
    permissions.toggle(permissions.overwrite(channel, person.id, 1), permissions.of(names), False)
    stage.sandbox.world.emit("CHANNEL_UPDATE", channel, channel["id"])


def forge(post: Post, custom_id: str) -> None:
    """The message has that button instead of its own, as slow phones and strange programs show it."""
    button = {"type": 2, "id": 2, "style": 1, "label": "Old", "custom_id": custom_id, "disabled": False}
    post.message.data["components"] = [{"type": 1, "id": 1, "components": [button]}]


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


async def choose(person: Person, panel: Post, pick: Pick) -> Post:
    """Answer one question of the panel; Refused if it asks none."""
    if not offered(panel):
        raise Refused(f"nothing to choose here: {panel.text}")
    reply = await answer_to(answering(person, panel, pick(offered(panel))))
    return await filled(person, reply.message)


def answering(person: Person, panel: Post, wanted: str) -> Awaitable[Reply]:
    """The press that gives this answer."""
    for select in panel.selects:
        if wanted in select.options:
            return person.select(panel, select.custom_id, wanted)
    found = next(button for button in panel.buttons if (press := _pick(button)) and press.args[1] == wanted)
    return person.click(panel, found.custom_id)


async def decide(person: Person, panel: Post, pick: Pick | None = None) -> Post:
    """Answer the panel's questions until it asks for Confirm."""
    pick = pick or random.Random(panel.id).choice
    while "Confirm" not in labels(panel):
        panel = await choose(person, panel, pick)
    return panel


async def take_turn(person: Person, thread: str, pick: Pick | None = None) -> Post:
    """A whole turn by clicks: Your move, the questions, every Confirm; the panel's last page.

    Whoever is to act again at once sees their next turn there.
    """
    panel = await filled(person, await press(person, newest(person, thread), "Your move"))
    turn = _turn_of(panel)
    while asks(panel) and _turn_of(panel) == turn:
        panel = await decide(person, panel, pick)
        panel = await filled(person, await press(person, panel, "Confirm"))
    return panel


def _turn_of(panel: Post) -> str:
    """What the head of the panel says of the turn."""
    found = re.search(r" · turn \d+", panel.text)
    return found[0] if found else ""


def asks(panel: Post) -> bool:
    """Whether the panel waits for a choice or for Confirm."""
    return bool(offered(panel)) or "Confirm" in labels(panel)


async def next_board(person: Person, thread: str, after: Post) -> Post:
    """Wait for the next board in the thread."""
    return await person.sees(thread, is_board, after=after)


class Plan:
    """The answers in their order; the first that is offered to every other question."""

    def __init__(self, *tokens: str) -> None:
        self._tokens = list(tokens)

    def __call__(self, values: list[str]) -> str:
        if not self._tokens:
            return values[0]
        found = next((value for value in values if self._begin_with(value.split())), None)
        assert found is not None, f"{self._tokens} is not among {values}"
        del self._tokens[: len(found.split())]
        return found

    def _begin_with(self, answers: list[str]) -> bool:
        return all(one == other for one, other in zip(self._tokens, answers, strict=False))


def preferring(*wanted: str) -> Pick:
    """Of what is offered the first that is wanted, or else the first."""
    return lambda values: next(
        (value for token in wanted for value in values if token in value.split()), values[0]
    )


class Table:
    """A match that has begun: its thread, who plays, and somebody who watches."""

    def __init__(self, stage: Stage, thread: str, people: list[Person], watcher: str = "Lena") -> None:
        self.stage = stage
        self.thread = thread
        self.people = people
        self.watcher = stage.sandbox.person(watcher)
        self.posts = f"/channels/{thread}/messages"

    @property
    def board(self) -> Post:
        """The newest board."""
        return newest(self.watcher, self.thread)

    @property
    def boards(self) -> list[Post]:
        """All boards, the oldest first."""
        return boards(self.watcher, self.thread)

    @property
    def numbers(self) -> list[int]:
        """The turns that the boards tell, in their order; -1 for the card of the end."""
        return [number for post in self.boards for number in turn_numbers(post)]

    @property
    def mover(self) -> Person:
        """Whom the newest board calls."""
        return pinged(self.stage, self.board)

    @property
    def others(self) -> list[Person]:
        """All who play and are not called."""
        return [person for person in self.people if person != self.mover]

    def spoil(self, **fault: Any) -> Fault:
        """That happens to the next message in the thread."""
        return self.stage.sandbox.faults.add("POST", self.posts, **fault)

    async def panel(self) -> Post:
        """What is asked of whom the newest board calls."""
        return await press(self.mover, self.board, "Your move")

    async def next(self, after: Post) -> Post:
        """Wait for the next board after that message."""
        return await next_board(self.watcher, self.thread, after)

    async def told(self, turn: int) -> Post:
        """Wait for the board that tells that turn."""
        return await self.watcher.sees(self.thread, lambda post: turn_number(post) == turn)

    async def move(self, pick: Pick | None = None, person: Person | None = None) -> Post:
        """A whole turn of that person, or else of whom the newest board calls; the panel's last page."""
        return await take_turn(person or self.mover, self.thread, pick)

    async def turn(self, *tokens: str, pick: Pick | None = None, person: Person | None = None) -> Post:
        """The same with these answers; the board that follows."""
        board = self.board
        await self.move(Plan(*tokens) if tokens else pick, person)
        return await self.next(board)

    async def exported(self) -> list[str]:
        """The record as somebody who watches gets it."""
        files = (await said(self.watcher, "match export", self.thread)).files()
        (data,) = [data for name, data in files.items() if name.endswith(".json")]
        entries: list[str] = json.loads(data)["actions"]
        return entries

    async def resigns(self, person: Person) -> None:
        """They leave for good."""
        await press(person, await said(person, "match resign", self.thread), "Resign for good")

    async def called(self) -> Post:
        """Let computers play until somebody is called, or the match is over; that message."""
        while not (self.board.mentions or ENDED in self.board.text):
            await self.stage.passes(PAUSE)
        return self.board


async def begin(stage: Stage, *names: str, **options: str) -> Table:
    """A match of these people, or of Mei and Jonas."""
    names = names or ("Mei", "Jonas")
    return Table(stage, await open_match(stage, *names, **options), stage.people(*names))


async def private_match(stage: Stage) -> Table:
    """One of Mei and Jonas."""
    mei, jonas = stage.people("Mei", "Jonas")
    card = await said(mei, "match new", game="qin", seats=2, private=True)
    await said(mei, "match invite", person=jonas.id)
    await jonas.click(card, "Join")
    await stage.until(lambda: bool(stage.sandbox.world.threads()))
    table = Table(stage, str(stage.sandbox.world.threads()[0]["id"]), [mei, jonas], watcher="Mei")
    await mei.sees(table.thread, "Order of play")
    return table
