"""`python -m render`: what people and tools type, and what they get."""

from pathlib import Path

import pytest

import render
from games.engine import record
from games.engine.simulate import simulate
from render.__main__ import main
from tests.support.games.playing import older
from tests.support.render.positions import RECORDS, pixels

Capture = pytest.CaptureFixture[str]
MATCH = str(RECORDS / "qin-no-placement.json")


def fail(capsys: Capture, *arguments: str) -> str:
    """The line of a command that fails."""
    assert main(arguments) == 2
    captured = capsys.readouterr()
    (line,) = captured.err.splitlines()
    assert captured.out == ""
    assert line.startswith("error: ")
    return line.removeprefix("error: ")


def test_draws_the_board_of_a_record(tmp_path: Path, capsys: Capture) -> None:
    picture = tmp_path / "new" / "board.png"
    assert main([MATCH, "-o", str(picture)]) == 0
    assert pixels(picture.read_bytes()).size == (1200, 1500)
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize(("name", "last"), [("qin-no-placement", "62"), ("china-five", "")])
def test_draws_the_board_after_some_actions(name: str, last: str, tmp_path: Path) -> None:
    path, drawn = str(RECORDS / f"{name}.json"), []
    for number in ("0", "30", last):
        at = ("--at", number) if number else ()
        assert main([path, *at, "-o", str(tmp_path / "board")]) == 0
        drawn.append((tmp_path / "board").read_bytes())
    assert main([path, "-o", str(tmp_path / "last")]) == 0
    assert len(set(drawn)) == 3
    assert (tmp_path / "last").read_bytes() == drawn[-1]


@pytest.mark.parametrize("name", ["china", "yunnan", "dayunhe"])
def test_draws_what_was_printed_when_the_match_began(name: str, tmp_path: Path) -> None:
    played = simulate(older(name), 5, {}, "3")
    (tmp_path / "match.json").write_bytes(record.write(played))
    middle = len(played.actions) // 2
    assert main([str(tmp_path / "match.json"), "--at", str(middle), "-o", str(tmp_path / "board")]) == 0
    *_, (position, events) = record.steps(played, middle)
    scene = render.Scene(events=tuple(event.view(None) for event in events))
    then, now = (render.draw(edition, position.view(None), scene) for edition in (played.edition, name))
    assert then != now
    assert (tmp_path / "board").read_bytes() == then


@pytest.mark.parametrize("view", ["watcher", "A", "c", "1"])
def test_draws_what_a_viewer_sees(tmp_path: Path, view: str) -> None:
    assert main([MATCH, "--view", view, "-o", str(tmp_path / "board.png")]) == 0
    assert pixels((tmp_path / "board.png").read_bytes()).size == (1200, 1500)


def test_errors_are_one_line(tmp_path: Path, capsys: Capture) -> None:
    out = ("-o", str(tmp_path / "board.png"))
    assert fail(capsys, str(tmp_path / "no.json"), *out).startswith("unreadable-file (file=")
    (tmp_path / "bad.json").write_text("{")
    assert fail(capsys, str(tmp_path / "bad.json"), *out).startswith("malformed-record")
    assert fail(capsys, MATCH, "--at", "63", *out) == "no-such-action (number=63, last=62)"
    assert fail(capsys, MATCH, "--at", "-1", *out) == "no-such-action (number=-1, last=62)"
    assert fail(capsys, MATCH, "--at", "x", *out).startswith("bad-arguments")
    assert fail(capsys, MATCH, "--view", "D", *out).startswith("unknown-view (view=D")
    assert fail(capsys, MATCH).startswith("bad-arguments")
    assert fail(capsys, MATCH, "-o", str(tmp_path)).startswith("unwritable-file (file=")
    assert not (tmp_path / "board.png").exists()
