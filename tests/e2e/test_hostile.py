"""Whatever somebody sends, and Discord refuses meanwhile: it is answered, nothing of others changes."""

import asyncio
import copy
import logging
import random
from contextlib import suppress
from functools import partial
from typing import Any

import pytest

from bot.components.serve import ROUTES
from bot.sandbox import Failed, Person, Post
from bot.sandbox.shapes import Json
from tests.support.play import CHANNEL, begin, forge, newest, open_match, press, said
from tests.support.stage import Stage

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
"""Kinds of interactions (Discord)."""

FAULTS: list[dict[str, Any]] = [
    *({"status": status} for status in (400, 401, 403, 404, 409, 413, 429, 500, 502, 503)),
    {"close_socket": True},
    {"close_socket": True, "after": True},
    {"delay": 0.3},
    {"status": 500, "after": True},
]
WHERE = (("POST", "/callback"), ("PATCH", "/@original"), ("POST", "/webhooks/"))
KINDS = [(method, path, fault) for method, path in WHERE for fault in FAULTS]
"""Forty-two kinds of fault."""

CARD = 6
"""Acknowledges a press on a message that is edited later (Discord)."""

TEXTS = (
    *(
        "",
        "0",
        "-1",
        "1",
        "2",
        "99",
        "9" * 30,
        "ü",
        "🀄",
        "a" * 90,
        "x|y",
        "r1",
        "%72",
        "../etc",
        "\0",
        "None",
    ),
    *("yes", "no", "computer", "end", "novice", "qin", "nowhere", "rollback", "abort", "R A1-A2", "{}", "١"),
)


FORMS = ("terms", "invited", "propose", "sitter-named", "server-terms", "me-away-sent")
"""What is sent from a form; Discord sends only forms that were opened."""

SUGGESTING = "Ignoring exception in autocomplete"


class Stranger:
    """Somebody who plays nowhere, and sends what no client would send."""

    def __init__(self, stage: Stage, seed: int) -> None:
        self.stage = stage
        self.chance = random.Random(seed)
        self.person: Person = stage.sandbox.person("Lena")
        self.sent: tuple[int, Json] = (0, {})

    def _text(self) -> str:
        return self.chance.choice(TEXTS)

    def _custom_id(self) -> str:
        chance = self.chance
        verb = chance.choice([*ROUTES, "juggle", ""])
        match, version = (
            chance.choice(["1", "2", "3", "4", "0", "-1", "x"]),
            chance.choice(["1", "7", "x", ""]),
        )
        parts = ["m1", verb, match, version, *(self._text() for _ in range(chance.randrange(4)))]
        return "|".join(parts[: chance.choice([1, 2, 4, 9, 9, 9])])[:100]

    def _press(self) -> tuple[int, Json]:
        return COMPONENT, {"custom_id": self._custom_id(), "component_type": 2}

    def _form(self) -> tuple[int, Json]:
        field = {"custom_id": self.chance.choice(["pace", "size", "guests", "first", "x"]), "type": 4}
        field |= self.chance.choice([{"value": self._text()}, {"values": [self._text()]}, {}])
        fields = [{"type": 18, "id": 1, "component": field | {"id": 2}}] * self.chance.randrange(3)
        custom_id = f"m1|{self.chance.choice(FORMS)}|{self.chance.choice('0123')}|1"
        return MODAL, {"custom_id": custom_id, "components": fields}

    def _command(self, kind: int) -> tuple[int, Json]:
        """Any command, with options of any type that they may not have."""
        command = self.chance.choice(self.stage.sandbox.world.commands)
        data = {"id": command["id"], "name": command["name"], "type": 1, "options": []}
        options = command.get("options") or []
        nested = data
        if options and options[0]["type"] == 1:
            chosen = self.chance.choice(options)
            nested = {"name": chosen["name"], "type": 1, "options": []}
            data["options"] = [nested]
            options = chosen.get("options") or []
        for option in options:
            if self.chance.random() < 0.7 and option["type"] in (3, 4, 5):
                values: dict[int, Any] = {
                    3: self._text(),
                    4: self.chance.choice([0, -1, 2**53 - 1, 3]),
                    5: True,
                }
                nested["options"].append({**option, "value": values[option["type"]]})
        typed = [option for option in nested["options"] if option.get("autocomplete")]
        if kind == AUTOCOMPLETE and not typed:
            kind = COMMAND
        for number, option in enumerate(nested["options"]):
            kept = {name: option[name] for name in ("name", "type", "value")}
            focused = kind == AUTOCOMPLETE and option is typed[0]
            nested["options"][number] = kept | ({"focused": True} if focused else {})
        return kind, data

    async def does(self, seen: list[Post]) -> str:
        """Send something; what is answered, "-" where nothing is to be said."""
        ways = (self._press, self._press, self._form, partial(self._command, COMMAND))
        self.sent = kind, data = self.chance.choice((*ways, partial(self._command, AUTOCOMPLETE)))()
        if kind == COMPONENT:
            source = self.chance.choice(seen)
            forge(source, data["custom_id"])  # Discord lets nobody press what is not there
            reply = await self.person._used(source.message, data)
        else:
            inner = [option["name"] for option in data.get("options", ()) if "options" in option]
            name = " ".join([data.get("name", ""), *inner])
            place = self.person.channel(CHANNEL)["id"]
            shown = self.chance.choice(seen).message if kind == MODAL else None
            place = shown.channel if shown else place
            sent = self.person._interactions.send(kind, self.person.id, place, data, name=name, source=shown)
            reply = await self.person._done(sent)
        if kind == AUTOCOMPLETE or reply.interaction.modal is not None:
            return "-"
        await self.stage.answered()
        if reply.interaction.callback == CARD and not reply.followups:
            return "-"  # it did what it says, and the card will show it
        posts = (*reply.followups, reply.message)
        return "\n".join(post.text for post in posts)


async def kept(stage: Stage) -> dict[str, list[Any]]:
    """What a stranger may not change."""
    queries = {
        "actions": "SELECT * FROM actions",
        "drafts": "SELECT * FROM drafts",
        "votes": "SELECT * FROM votes",
        "ballots": "SELECT * FROM ballots",
        "orders": "SELECT * FROM standing_orders",
        "matches": "SELECT id, state, pace, caretaker, paused_at, version FROM matches WHERE id IN (1, 3)",
        "seats": "SELECT match_id, seat, person, resigned, computer FROM seats WHERE match_id IN (1, 3)",
        "others": f"SELECT * FROM people WHERE id <> {stage.people('Lena')[0].id}",
    }
    return {name: await stage.rows(query) for name, query in queries.items()}


@pytest.mark.parametrize(
    ("seed", "times"),
    [pytest.param(1, 150, marks=pytest.mark.fuzz), pytest.param(2, 3000, marks=pytest.mark.full)],
)
async def test_whatever_is_sent_is_answered_and_changes_nothing_of_others(
    stage: Stage, caplog: pytest.LogCaptureFixture, seed: int, times: int
) -> None:
    caplog.set_level(logging.ERROR)
    table = await begin(stage)
    mei, jonas = stage.people("Mei", "Jonas")
    lobby = await said(mei, "match new", game="qin", seats=4)
    over = await open_match(stage, "Mei", "Jonas")
    await press(jonas, await said(jonas, "match resign", over), "Resign for good")
    await stage.settled()
    stranger = Stranger(stage, seed)
    posts = [table.board, lobby, newest(mei, over)]
    before, shown = await kept(stage), [copy.deepcopy(post.data["components"]) for post in posts]
    for number in range(times):
        spoilt = stranger.chance.random() < 0.4
        if spoilt:
            method, path, fault = KINDS[number % len(KINDS)]
            stage.sandbox.faults.add(method, path, **fault)
        try:
            async with asyncio.timeout(0.8 if spoilt else 20):
                told = await stranger.does(posts)
            assert told or spoilt
            assert "did not work" not in told
        except (Failed, TimeoutError):
            assert spoilt, stranger.sent
        stage.sandbox.faults.clear()
    with suppress(TimeoutError):
        await stage.settled(30)
    await stage.answered()
    stage.sandbox.violations.clear()  # a client that breaks the contract makes answers that do
    for post, components in zip(posts, shown, strict=True):
        post.data["components"] = components
    assert await kept(stage) == before
    # discord.py says so where Discord refuses suggestions
    logged = [text for record in caplog.records if not (text := record.getMessage()).startswith(SUGGESTING)]
    assert logged == []
    await table.turn()
