"""`python -m games`: what people and tools type, and what they get."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from games.__main__ import main
from games.engine import record
from games.engine.simulate import simulate

Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, *arguments: str | Path) -> list[str]:
    """The lines of a command that succeeds."""
    code = main([str(argument) for argument in arguments])
    captured = capsys.readouterr()
    assert (code, captured.err) == (0, "")
    return captured.out.splitlines()


def fail(capsys: Capture, *arguments: str | Path) -> str:
    """The line of a command that fails."""
    code = main([str(argument) for argument in arguments])
    captured = capsys.readouterr()
    assert (code, captured.out) == (2, "")
    (line,) = captured.err.splitlines()
    assert line.startswith("error: ")
    return line.removeprefix("error: ")


@pytest.fixture(scope="module")
def played() -> record.Record:
    """A match for three on the lion side, as `simulate --seed 7` plays it."""
    return simulate("qin", 3, {"board": "lion"}, "7-1")


@pytest.fixture
def match(tmp_path: Path, played: record.Record) -> Path:
    """The match's file."""
    path = tmp_path / "match.json"
    path.write_bytes(record.write(played))
    return path


def changed(path: Path, **changes: Any) -> Path:
    """The record with some fields changed."""
    path.write_text(json.dumps({**json.loads(path.read_text()), **changes}))
    return path


def test_list(capsys: Capture) -> None:
    games = [json.loads(line) for line in run(capsys, "list")]
    assert games[0] == {
        "game": "qin",
        "title": "Qin",
        "seats": [2, 3, 4],
        "options": {"board": ["bird", "lion"], "series": ["single", "both"]},
        "rules_version": 1,
    }


def test_simulate(capsys: Capture, tmp_path: Path, played: record.Record) -> None:
    folder = tmp_path / "new" / "folder"
    command = "simulate qin --matches 2 --seats 3 --seed 7 --option board=lion --records"
    *matches, last = [json.loads(line) for line in run(capsys, *command.split(), folder)]
    kept = [record.read(path.read_bytes()) for path in sorted(folder.iterdir())]
    assert [path.name for path in sorted(folder.iterdir())] == ["qin-0001.json", "qin-0002.json"]
    assert kept == [played, simulate("qin", 3, {"board": "lion"}, "7-2")]
    for found, one in zip(matches, kept, strict=True):
        assert one.result is not None
        assert found.pop("seconds") > 0
        assert list(found.items()) == [
            *(("game", "qin"), ("seats", 3), ("seed", one.seed), ("actions", len(one.actions))),
            ("end", one.result.end),
            ("scores", [result.score for result in one.result.seats]),
            ("ranks", [result.rank for result in one.result.seats]),
        ]
    assert list(last) == ["matches", "actions", "actions_per_second"]
    assert (last["matches"], last["actions"]) == (2, sum(found["actions"] for found in matches))
    assert json.loads(run(capsys, "simulate", "qin")[0])["seats"] == 2


# ── the arena ────────────────────────────────────────────────────────────────────────────────────────


def arena(capsys: Capture, *arguments: str) -> list[dict[str, Any]]:
    """What the lines of an arena say."""
    return [json.loads(line) for line in run(capsys, "arena", *arguments)]


def test_arena(capsys: Capture) -> None:
    found = arena(capsys, "qin", "--players", "steady,novice,random", "--nodes", "2", "--matches", "2")
    assert [(line["first"], line["second"]) for line in found] == [("steady", "novice"), ("novice", "random")]
    for line in found:
        assert list(line) == [
            *("game", "seats", "first", "second", "matches", "share", "low", "high", "even", "actions"),
        ]
        assert (line["game"], line["seats"], line["matches"]) == ("qin", 2, 2)
        assert line["even"] == 0.5
        assert 0 <= line["low"] <= line["share"] <= line["high"] <= 1
        assert line["low"] < line["high"]
        assert line["actions"] > 2 * 10
    assert found[1]["share"] == 1


def test_an_even_share_counts_who_sits_there(capsys: Capture) -> None:
    """With three seats one plays against two of the other kind, then two against one."""
    options = ("qin", "--players", "novice,random", "--seats", "3")
    assert arena(capsys, *options, "--matches", "1")[0]["even"] == 0.3333
    assert arena(capsys, *options, "--matches", "2")[0]["even"] == 0.5


def test_an_arena_with_playouts_is_the_same_in_two_processes(capsys: Capture) -> None:
    options = ("qin", "--players", "steady,novice", "--nodes", "10", "--matches", "2")
    found = arena(capsys, *options)
    assert arena(capsys, *options, "--jobs", "2") == found
    assert arena(capsys, *options, "--seed", "2") != found


def test_an_arena_by_the_clock(capsys: Capture) -> None:
    (line,) = arena(capsys, "qin", "--players", "strong,random", "--seconds", "0.005", "--matches", "2")
    assert (line["share"], line["matches"]) == (1, 2)


def test_help_of_the_arena_names_strengths_and_units(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as left:
        main(["arena", "--help"])
    assert left.value.code == 0
    told = " ".join(capsys.readouterr().out.split())
    for words in ("GAME", "--players A,B,...", "strong,steady,novice,random", "--nodes", "of one core"):
        assert words in told


# ── records ──────────────────────────────────────────────────────────────────────────────────────────


def test_legal(capsys: Capture, match: Path, played: record.Record) -> None:
    legal = [str(place) for place in record.replay(played, 5).legal()]
    assert run(capsys, "legal", match, "--at", "5") == legal
    assert run(capsys, "legal", match) == []


def test_replay(capsys: Capture, match: Path, played: record.Record) -> None:
    (line,) = run(capsys, "replay", match, "--at", "5")
    position = json.loads(line)
    assert (position["number"], position["board"], position["chance"]["seed"]) == (5, "lion", "7-1")
    assert played.result is not None
    assert json.loads(run(capsys, "replay", match)[0])["end"] == played.result.end


@pytest.mark.parametrize(("view", "seat"), [("watcher", None), ("A", 0), ("c", 2), ("1", 1)])
def test_replay_as_somebody_sees_it(capsys: Capture, match: Path, view: str, seat: int | None) -> None:
    (line,) = run(capsys, "replay", match, "--at", "5", "--view", view)
    position = json.loads(line)
    assert position["chance"]["seed"] == ""
    assert set(position["pile"]) == {"?"}
    assert [other for other, hand in enumerate(position["hands"]) if set(hand) != {"?"}] == (
        [] if seat is None else [seat]
    )


def test_verify(capsys: Capture, match: Path, played: record.Record) -> None:
    result = json.loads(run(capsys, "verify", match)[0])
    assert list(result) == ["verified", "actions", "end", "scores", "ranks"]
    assert result["verified"] is True
    changed(match, actions=played.actions[:3], result=None)
    assert json.loads(run(capsys, "verify", match)[0])["end"] is None


def test_bad_records(capsys: Capture, match: Path) -> None:
    """One that cannot be read, and one that reads well and cannot be verified."""
    assert fail(capsys, "verify", changed(match, seed="other")).split()[0] == "wrong-hash"
    assert fail(capsys, "verify", changed(match, format=2)).split()[0] == "record-format"


@pytest.mark.parametrize(
    ("code", "commands"),
    [
        ("bad-arguments", ["", "dance", "simulate", "simulate qin --seats two", "simulate qin --matches 0"]),
        ("bad-arguments", ["simulate qin --option board", "replay MATCH --at x"]),
        ("bad-arguments", ["arena", "arena qin --matches 0", "arena qin --nodes 0", "arena qin --jobs none"]),
        ("bad-arguments", ["arena qin --seconds long", "arena qin --players novice"]),
        ("bad-arguments", ["arena qin --players strong,deep", "arena qin --players strong,strong"]),
        ("unknown-game", ["simulate chess", "arena chess"]),
        ("bad-seats", ["simulate qin --seats 9", "arena qin --seats 9"]),
        ("bad-option", ["simulate qin --option board=crane", "arena qin --option board=crane"]),
        ("unknown-option", ["simulate qin --option moon=full"]),
        ("unwritable-file", ["simulate qin --records /dev/null/folder"]),
        ("unreadable-file", ["verify no_such_file", "legal /"]),
        ("no-such-action", ["legal MATCH --at 999", "replay MATCH --at -1"]),
        ("unknown-view", ["replay MATCH --view D", "replay MATCH --view=", "replay MATCH --view 3"]),
    ],
)
def test_bad_commands(capsys: Capture, match: Path, code: str, commands: list[str]) -> None:
    for command in commands:
        given = [str(match) if argument == "MATCH" else argument for argument in command.split()]
        assert fail(capsys, *given).split()[0] == code, command


def shell(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "games", *map(str, arguments)], capture_output=True, text=True, check=False
    )


def test_as_a_process(match: Path) -> None:
    good = shell("verify", match)
    assert (good.returncode, good.stderr, json.loads(good.stdout)["verified"]) == (0, "", True)
    bad = shell("verify", "no such file")
    assert (bad.returncode, bad.stdout) == (2, "")
    assert bad.stderr == "error: unreadable-file (file=no such file, reason=No such file or directory)\n"


def test_a_reader_that_has_read_enough(match: Path) -> None:
    """`legal FILE | head -1` ends without complaint."""
    with subprocess.Popen(
        [sys.executable, "-m", "games", "legal", str(match), "--at", "5"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait() == 0
