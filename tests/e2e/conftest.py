"""The wire carries pictures; what is on them is the business of other tests."""

import hashlib
import io
from typing import Any

import msgspec
import pytest
from PIL import Image


@pytest.fixture
def drawn() -> None:
    """For tests in which every picture is drawn, as it is in all long ones."""


@pytest.fixture(autouse=True)
def dots(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are a few dots, in colours made of all that would be on them: another picture, other dots."""
    long = {"fuzz", "full"} & {mark.name for mark in request.node.iter_markers()}
    if long or "drawn" in request.fixturenames:
        return

    async def made(kind: str, arguments: tuple[Any, ...], _draw: object) -> bytes:
        colours = hashlib.blake2b(msgspec.msgpack.encode((kind, arguments)), digest_size=48).digest()
        out = io.BytesIO()
        Image.frombytes("RGB", (4, 4), colours).save(out, "PNG")
        return out.getvalue()

    monkeypatch.setattr("bot.ui.pictures._once", made)
