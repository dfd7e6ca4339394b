"""Which tests run which lines, and how long each takes: found once, by a run under coverage."""

import ast
import json
import subprocess
import sys
from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from coverage import CoverageData

from tests.mutants.draw import ROOT, Mutant, read_sample

FEW = 25
"""Where fewer tests run a line, what ran in front of it was perhaps kept for all later ones."""


class Cover:
    """The tests of each line; found anew if the folder does not hold them."""

    def __init__(self, folder: Path) -> None:
        self._data, durations = folder / "coverage", folder / "durations.json"
        if not durations.exists():
            _find(self._data, durations)
        self._seconds: dict[str, float] = json.loads(durations.read_text())

    def tests_of(self, mutant: Mutant) -> list[tuple[str, float]]:
        """Tests that run the line, with their seconds, those first that find most for their time."""
        lines = self._lines(mutant.path)
        here: set[str] = set()
        for line in _statement(mutant.path, mutant.line):
            here |= lines.get(line, set())
        also: set[str] = set()
        if len(here) < FEW:  # run while modules are loaded, or by the first that asked
            room = f"tests/{Path(mutant.path).parent.as_posix().removeprefix('bot/')}/"
            also = set().union(*lines.values(), (test for test in self._seconds if test.startswith(room)))
        known = self._seconds.keys()
        ranked = self._ranked(here & known, mutant) + self._ranked(also & known - here, mutant)
        return [(test, self._seconds[test]) for test in ranked]

    def _ranked(self, tests: set[str], mutant: Mutant) -> list[str]:
        """Those from the room of the tests that mirrors the mutant's first; then the fastest of each file."""
        files: dict[str, list[str]] = defaultdict(list)
        for test in sorted(tests, key=lambda test: (self._seconds[test], test)):
            files[test.partition("::")[0]].append(test)
        room = Path(mutant.path.removeprefix("bot/")).parts
        ranked = [
            (-_shared(Path(file).parts[1:], room), rank * 0.02 + self._seconds[test], test)
            for file, row in files.items()
            for rank, test in enumerate(row)
        ]
        return [test for *_, test in sorted(ranked)]

    @cache  # noqa: B019 - one object lives as long as the program
    def _lines(self, path: str) -> dict[int, set[str]]:
        data = CoverageData(str(self._data))
        data.read()
        found = data.contexts_by_lineno(str(ROOT / path))
        return {line: {test.rpartition("|")[0] for test in tests if test} for line, tests in found.items()}


def _shared(one: Sequence[str], other: Sequence[str]) -> int:
    """How many parts two paths have in common from the beginning."""
    return next((at for at, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), 0)


def _find(data: Path, durations: Path) -> None:
    """One run of the tests, with coverage of the files that the sample changes."""
    settings = data.with_name("settings.ini")  # coverage tidies up all that is called coverage.*
    files = sorted({mutant.path for mutant in read_sample()})
    include = "".join(f"\n    {ROOT / file}" for file in files)
    settings.write_text(f"[run]\ndata_file = {data}\ninclude = {include}\n")
    subprocess.run(
        [
            sys.executable, "-m", "pytest", "-n2", "-m", "not fuzz and not full", "-p", "no:randomly",
            "-p", "tests.mutants.plugin", f"--durations-to={durations}",
            "--cov", f"--cov-config={settings}", "--cov-context=test", "--cov-report=",
        ],
        cwd=ROOT, check=True,
    )  # fmt: skip


def _statement(path: str, line: int) -> range:
    """The lines of the smallest statement that holds the line, without the statements inside it."""
    tree = ast.parse((ROOT / path).read_text())
    found = range(line, line + 1)
    size = sys.maxsize
    for node in ast.walk(tree):
        if not isinstance(node, ast.stmt) or not node.lineno <= line <= (node.end_lineno or 0):
            continue
        body = getattr(node, "body", None)
        last = body[0].lineno - 1 if body else node.end_lineno or 0
        if last - node.lineno < size and line <= max(last, node.lineno):
            found, size = range(node.lineno, max(last, node.lineno) + 1), last - node.lineno
    return found
