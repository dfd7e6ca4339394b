"""A match that is over, shown as a whole: what its moving picture and its page hold."""

import json
import re
from base64 import b64decode
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PIL import Image, ImageSequence

from bot.components import ids, shows
from bot.components.ids import PressItem
from bot.text import words
from render import film
from tests.support.shows import Over, over

long = pytest.mark.fuzz


def data_of(page: bytes) -> dict[str, Any]:
    """What the page's script is given."""
    found = re.search(r'id="data">(.*?)</script>', page.decode(), re.DOTALL)
    assert found
    given: dict[str, Any] = json.loads(found[1])
    return given


@pytest.mark.parametrize(
    "name",
    [
        "qin-one-left",
        *(
            pytest.param(name, marks=long)
            for name in (
                "qin-shared-win",
                "china-five",
                "yunnan-three",
                "dayunhe-two",
                "confucius-shared-win",
                "yunnan-five-expert",
                "dayunhe-rounds",
            )
        ),
    ],
)
def test_every_turn_is_a_frame_that_shows_its_board_in_a_file_that_discord_takes(
    name: str, tmp_path: Path
) -> None:
    given = over(name, tmp_path)
    shots, data = given.shots, given.film()
    assert len(data) <= 8_000_000
    moving = Image.open(BytesIO(data))
    assert (moving.format, moving.info["loop"]) == ("GIF", 0)
    times = [time for time, _ in moments(data)]
    assert len(times) == len(shots) == len(given.turns)
    assert moving.width >= 600
    assert times[-1] == max(times) == 6000
    plain = {time for time, shot in zip(times[:-1], shots, strict=False) if not shot.highlight}
    slow = {time for time, shot in zip(times[:-1], shots, strict=False) if shot.highlight}
    assert len(plain) == 1
    assert slow == ({3 * plain.pop()} if any(shot.highlight for shot in shots[:-1]) else set())
    page = given.page()
    assert len(page) <= 10_000_000
    boards = data_of(page)["boards"]
    assert len(boards) == len(shots)
    assert all(board["alt"] and board["head"] for board in boards)


def moments(data: bytes) -> list[tuple[int, Image.Image]]:
    """The frames of a moving picture, each with its milliseconds."""
    found = ImageSequence.Iterator(Image.open(BytesIO(data)))
    return [(frame.info["duration"], frame.convert("RGB")) for frame in found]


def composed(frames: film.Frames, number: int) -> Image.Image:
    """The board of that frame, put together as the page does it."""
    first = max(at for at in range(number + 1) if frames.frames[at].whole)
    made = Image.new("RGB", frames.size)
    for frame in frames.frames[first : number + 1]:
        data = BytesIO(b64decode(frame.src.partition(",")[2]))
        piece = Image.open(data).convert("RGBA")
        made.paste(piece, frame.at, piece)
    return made


def test_frames_that_lie_on_one_another_are_the_boards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = over("qin-one-left", tmp_path)
    shots, match = given.shots[:9], given.report.match
    frames = film.frames(match.edition, None, shots)
    moving = moments(film.film(match.edition, None, shots))
    monkeypatch.setattr(film, "KEY", 1)
    whole = film.frames(match.edition, None, shots)
    for number in range(len(shots)):
        assert composed(frames, number).tobytes() == composed(whole, number).tobytes()
        assert moving[number][1].tobytes() == composed(whole, number).tobytes()
    assert all(one.src != other.src for one, other in pairwise(whole.frames))


def test_what_is_too_large_gets_narrower(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given = over("qin-one-left", tmp_path)
    shots, edition = given.shots[:6], given.report.match.edition
    monkeypatch.setattr(film, "LARGEST", 280_000)
    monkeypatch.setattr(film, "LARGEST_PAGE", 1)
    moving = moments(film.film(edition, None, shots))
    frames = film.frames(edition, None, shots)
    assert (moving[0][1].size, frames.size) == ((600, 750), (400, 500))
    assert len(moving) == len(frames.frames) == 6
    monkeypatch.setattr(film, "LARGEST", 1)  # nothing is so small: as few frames as there can be
    assert len(moments(film.film(edition, None, shots))) == 2


def test_a_page_needs_nothing_from_elsewhere_and_names_are_no_markup(tmp_path: Path) -> None:
    given = over("qin-one-left", tmp_path)
    evil = "</script><b>*x*&{{lang}}"
    match = given.report.match
    seats = [msgspec.structs.replace(match.seats[0], name=evil), *match.seats[1:]]
    match = msgspec.structs.replace(match, seats=type(match.seats)(seats))
    report = msgspec.structs.replace(given.report, match=match)
    turns = [msgspec.structs.replace(turn, match=match) for turn in given.turns]
    turns[1] = msgspec.structs.replace(turns[1], taken_back=2)
    page = Over(report, turns).page().decode()
    assert page.count("</script>") == 2
    assert "<b>" not in page
    assert re.findall(r"\w+://[^\"]+", page) == ["http://www.w3.org/2000/svg"]  # a name, no address
    assert set(re.findall(r"""\bsrc=[^ >]+|\bhref|\bimport\b|url\(|fetch""", page)) == set()
    data = data_of(page.encode())
    assert any(evil in rank for rank in data["ranks"])
    told = "\n".join(board["text"] for board in data["boards"])
    assert evil in told
    assert "Taken back in turn 2: " in told
    assert "*" not in told.replace(evil, "")
    assert "\\" not in told
    assert shows.ENDINGS.keys() == {"film", "page"}


@pytest.mark.parametrize("what", ["film", "page"])
def test_its_message_is_known_again_and_leads_to_the_other_way(what: str, tmp_path: Path) -> None:
    given = over("qin-one-left", tmp_path)
    view = shows.post(given.report, given.turns, what, words(), 77)
    pressed = [ids.read(item.custom_id) for item in view.walk_children() if isinstance(item, PressItem)]
    assert [(press.verb, *press.args, press.row) for press in pressed if press is not None] == [
        ("show", "page" if what == "film" else "film", 77)
    ]
