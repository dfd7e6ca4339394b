"""What Discord refuses of messages and modals: each rule accepted at its limit and refused beyond it."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest

from bot.sandbox import modals
from bot.sandbox.errors import ApiError
from tests.support.client import Bare, picture

V2 = 1 << 15
FORM, EMPTY = 50035, 50006
Json = dict[str, Any]


def text(content: str = "x") -> Json:
    return {"type": 10, "content": content}


def button(custom_id: str | None = "b", **more: Any) -> Json:
    return {"type": 2, "style": 1, "custom_id": custom_id, "label": "Go"} | more


def row(*parts: Json) -> Json:
    return {"type": 1, "components": list(parts)}


def box(*parts: Json) -> Json:
    return {"type": 17, "components": list(parts)}


def select(count: int = 3, **more: Any) -> Json:
    choices = [{"label": f"o{n}", "value": f"v{n}"} for n in range(count)]
    return {"type": 3, "custom_id": "s", "options": choices} | more


def option(label: str = "x", value: str = "v", **more: Any) -> Json:
    return {"label": label, "value": value} | more


def user(number: str) -> Json:
    return {"id": number, "type": "user"}


def gallery(*links: str, description: str = "") -> Json:
    return {"type": 12, "items": [{"media": {"url": link}, "description": description} for link in links]}


def v2(*parts: Json) -> Json:
    return {"flags": V2, "components": list(parts)}


def section(count: int, accessory: Json | None) -> Json:
    return {"type": 9, "components": [text()] * count, "accessory": accessory}


UNKNOWN = {"id": "123", "name": "seat"}
NOTHING: list[Json] = [{}, {"content": ""}, v2()]
PLACE = "https://example.org/a.png"
PICTURE = {"board.png": picture()}
LISTED = {"attachments": [{"id": 0, "filename": "board.png"}]}


LIMITS: list[tuple[Callable[[int], Json], int]] = [
    (lambda n: {"content": "x" * n}, 2000),
    (lambda n: {"content": "x", "nonce": "n" * n}, 25),
    (lambda n: {"content": "x", "components": [row(button(f"b{m}")) for m in range(n)]}, 5),
    (lambda n: v2(text("x" * n)), 4000),
    (lambda n: v2(text("x" * 3000), box(text("x" * n))), 1000),
    (lambda n: v2(*[text()] * n), 40),
    (lambda n: v2(box(*[text()] * n)), 39),
    (lambda n: v2(row(*[button(f"b{m}") for m in range(n)])), 5),
    (lambda n: v2(row(button(label="x" * n))), 80),
    (lambda n: v2(row(button(custom_id="c" * n))), 100),
    (lambda n: v2(section(n, button())), 3),
    (lambda n: v2(gallery(*[PLACE] * n)), 10),
    (lambda n: v2(gallery(PLACE, description="d" * n)), 1024),
    (lambda n: v2({"type": 17, "components": [text()], "accent_color": n}), 0xFFFFFF),
    (lambda n: v2({"type": 14, "spacing": n, "divider": False}, text()), 2),
    (lambda n: v2(row(select(n))), 25),
    (lambda n: v2(row(select(3, max_values=n))), 3),
    (lambda n: v2(row(select(placeholder="x" * n))), 150),
    (lambda n: v2(row(select(options=[option("x" * n)]))), 100),
    (lambda n: v2(row(select(options=[option(value="v" * n)]))), 100),
    (lambda n: v2(row(select(options=[option(description="d" * n)]))), 100),
    (lambda n: v2(row(select(custom_id="x" * n))), 100),
]
"""Bodies of a size, and the largest that is accepted."""


@pytest.mark.parametrize(
    "body",
    [
        *(make(most) for make, most in LIMITS),
        v2(row(button(label=None, emoji={"name": "🎲"}))),
        v2(row(button(label=None, emoji={"name": "⚔️"}))),
        v2(row(button(label=None, emoji={"name": "1️⃣"}))),
        v2(row(button(label="● ▲ ⬢"))),
        v2(row({"type": 2, "style": 5, "label": "Rules", "url": "https://example.org"})),
        v2(row({"type": 5, "custom_id": "u"})),
        {"content": "x", "components": [row(button())]},
    ],
)
@pytest.mark.asyncio(loop_scope="session")
async def test_accepted(shared: Bare, body: Json) -> None:
    channel = shared.sandbox.world.add_channel("accepted")["id"]
    status, answer = await shared("POST", f"/channels/{channel}/messages", body)
    assert status == 200, answer


@pytest.mark.parametrize(
    "body",
    [
        *NOTHING,
        *(make(most + 1) for make, most in LIMITS),
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        {"embeds": [{"title": "x"}]},
        # the V2 flag
        v2(text()) | {"content": "x"},
        v2(text()) | {"embeds": [{"title": "x"}]},
        {"components": [text()]},
        {"content": "x", "components": [box(text())]},
        # components
        v2(text("")),
        v2(row()),
        v2(row(button(), select())),
        v2(row(text())),
        v2(button()),
        v2(box(box(text()))),
        v2(box()),
        v2(section(0, button())),
        v2(section(1, None)),
        v2(section(1, select())),
        v2(gallery()),
        v2({"type": 99}),
        v2(text() | {"id": 5}, text() | {"id": 5}),
        # buttons
        v2(row(button(label=None))),
        v2(row(button(custom_id=None))),
        v2(row(button("same"), button("same"))),
        v2(row(button("same")), row(select() | {"custom_id": "same"})),
        v2(row(button(url="https://example.org"))),
        v2(row({"type": 2, "style": 5, "label": "Rules", "custom_id": "x"})),
        v2(row(button(style=7))),
        *(v2(row(button(emoji=emoji))) for emoji in ({"name": "●"}, {"name": "go"}, UNKNOWN)),
        # selects
        v2(row(select(0))),
        v2(row(select(3, min_values=2, max_values=1))),
        v2(row(select(options=[option("a"), option("b")]))),
        v2(row(select(options=[option(emoji={"name": "▲"})]))),
        v2(row(select(options=[option(n, n, default=True) for n in "ab"]))),
        v2(row({"type": 5, "custom_id": "u", "default_values": [user("1"), user("2")]})),
        # files
        v2(gallery("attachment://board.png")),
        v2(gallery("ftp://example.org/a.png")),
        v2({"type": 13, "file": {"url": "https://example.org/a.json"}}),
        {"content": "x", "attachments": [{"id": 0, "filename": "board.png"}]},
    ],
)
@pytest.mark.asyncio(loop_scope="session")
async def test_refused(shared: Bare, body: Json) -> None:
    channel = shared.sandbox.world.add_channel("refused")["id"]
    status, answer = await shared("POST", f"/channels/{channel}/messages", body)
    assert (status, answer["code"]) == (400, EMPTY if body in NOTHING else FORM)
    assert shared.sandbox.person("Mei").visible(channel) == []


async def test_every_mistake_has_its_place(bare: Bare, channel: str) -> None:
    body = v2(box(row(button(label="x" * 81), button("other", emoji={"name": "●"}))))
    _, answer = await bare("POST", f"/channels/{channel}/messages", body)
    parts = answer["errors"]["components"]["0"]["components"]["0"]["components"]
    assert parts["0"]["label"]["_errors"][0]["code"] == "BASE_TYPE_BAD_LENGTH"
    assert parts["1"]["emoji"]["name"]["_errors"][0]["code"] == "BUTTON_COMPONENT_INVALID_EMOJI"


async def test_files(bare: Bare, channel: str) -> None:
    mebi, notes, plain = 1024 * 1024, {"notes.txt": b"x"}, {"content": "x"}
    cases: list[tuple[Json, dict[str, bytes], int]] = [
        (v2(gallery("attachment://board.png")) | LISTED, PICTURE, 0),
        (v2(gallery("attachment://other.png")) | LISTED, PICTURE, FORM),
        (v2(gallery("attachment://notes.txt")), notes, FORM),
        (v2({"type": 13, "file": {"url": "attachment://notes.txt"}}), notes, 0),
        (plain, {f"{n}.txt": b"x" for n in range(11)}, FORM),
        (plain, {"a.bin": bytes(10 * mebi)}, 0),
        (plain, {"a.bin": bytes(10 * mebi + 1)}, 40005),
        (plain, {f"{n}.bin": bytes(9 * mebi) for n in range(3)}, 40005),
    ]
    for body, files, code in cases:
        assert await bare.code("POST", f"/channels/{channel}/messages", body, files) == code


async def test_bodies_that_are_no_json(bare: Bare, channel: str) -> None:
    assert await bare.code("POST", f"/channels/{channel}/messages", ["list"]) == 50109


@pytest.fixture
async def path(bare: Bare, channel: str) -> str:
    """A plain message."""
    _, message = await bare("POST", f"/channels/{channel}/messages", {"content": "plain"})
    return f"/channels/{channel}/messages/{message['id']}"


async def test_nothing_is_left_of_a_refused_edit(bare: Bare, path: str) -> None:
    assert await bare.code("PATCH", path, {"content": ""}) == EMPTY
    assert bare.sandbox.person("Mei").visible("imperial-games")[-1].text == "plain"


async def test_messages_older_than_an_hour_take_few_edits(bare: Bare, path: str) -> None:
    edit = {"content": "edited"}
    assert [await bare.code("PATCH", path, edit) for _ in range(10)] == [0] * 10
    bare.sandbox.clock.advance(timedelta(hours=1))
    assert [await bare.code("PATCH", path, edit) for _ in range(7)] == [0, 0, 0, 0, 0, 30046, 30046]
    assert (await bare("PATCH", path, edit))[0] == 429
    bare.sandbox.clock.advance(timedelta(hours=1))
    assert await bare.code("PATCH", path, edit) == 0


async def test_what_discord_or_others_wrote_is_not_the_bots_to_change(bare: Bare, channel: str) -> None:
    mei, messages = bare.sandbox.person("Mei"), f"/channels/{channel}/messages"
    await bare("POST", f"/channels/{channel}/threads", {"name": "Qin", "type": 11})
    note = mei.visible(channel)[-1]
    assert await bare.code("PATCH", f"{messages}/{note.id}", {"content": "x"}) == 50021
    post = mei.say(channel, "mine")
    assert await bare.code("PATCH", f"{messages}/{post.id}", {"content": "x"}) == 50005


def modal(*components: Json, **more: Any) -> Json:
    return {"title": "Options", "custom_id": "m", "components": list(components)} | more


def label(component: Json, **more: Any) -> Json:
    return {"type": 18, "label": "Pace", "component": component} | more


def typed(**more: Any) -> Json:
    return {"type": 4, "custom_id": "t", "style": 1} | more


def group(options: int) -> Json:
    return select(options) | {"type": 22, "custom_id": "g"}


@pytest.mark.parametrize(
    "data",
    [
        modal(label(typed())),
        modal(text(), label(select()), label(typed()), label(group(10))),
        modal(*[label(typed(custom_id=f"t{n}")) for n in range(5)]),
    ],
)
def test_modals(data: Json) -> None:
    assert modals.check(data, lambda emoji: False)["title"] == "Options"


@pytest.mark.parametrize(
    "data",
    [
        modal(),
        modal(*[label(typed(custom_id=f"t{n}")) for n in range(6)]),
        modal(label(typed()), title="x" * 46),
        modal(label(typed()), title=""),
        modal(label(typed()), custom_id="x" * 101),
        modal(label(typed(), label="x" * 46)),
        modal(label(typed(), description="x" * 101)),
        modal(label(typed(style=3))),
        modal(label(typed(placeholder="x" * 101))),
        modal(label(typed(min_length=5, max_length=4))),
        modal(label(typed(max_length=4001))),
        modal(label(typed(value="x" * 5, max_length=4))),
        modal(label(typed()), label(typed())),
        modal(label(select(26))),
        modal(label(group(11))),
        modal(label(button())),
        modal(typed()),
        modal(text("")),
        modal(label(typed(custom_id="x" * 101))),
        modal(row(typed())),
    ],
)
def test_wrong_modals(data: Json) -> None:
    with pytest.raises(ApiError) as refused:
        modals.check(data, lambda emoji: False)
    assert refused.value.code == FORM
