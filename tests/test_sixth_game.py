"""The proof of the engine: a sixth game, added as CONTRIBUTING.md says, plays through the whole bot."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import sixth

MOST_LINES = 400
"""Of Python and data together."""

TESTS = (
    "tests/games/test_every_game.py",
    "tests/games/test_doctests.py",
    "tests/text/test_matches.py",
    "tests/computers/test_worker.py",
    "tests/e2e/test_whole_match.py",
    "tests/e2e/test_computers.py",
)
"""What runs over every game."""


def test_it_is_short() -> None:
    texts = [path.read_text("utf-8") for path in sixth.ADDED.rglob("*") if path.suffix in (".py", ".ftl")]
    assert 100 < sum(text.count("\n") for text in texts) <= MOST_LINES


def test_it_plays_through_the_whole_bot(tmp_path: Path) -> None:
    sixth.build(tmp_path)
    told = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "-k", "noughts", *TESTS],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stdout[-4000:]


@pytest.mark.parametrize("line", ["from games.noughts", "import games.noughts"])
def test_the_project_itself_does_not_know_it(line: str) -> None:
    files = [path for part in ("bot", "games", "render") for path in (sixth.ROOT / part).rglob("*.py")]
    assert [path for path in files if line in path.read_text("utf-8")] == []
