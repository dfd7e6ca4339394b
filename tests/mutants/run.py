"""Runs the tests that cover a mutant on it."""

import os
import subprocess
import sys
from itertools import count
from pathlib import Path
from time import monotonic

import pytest
from cosmic_ray.mutating import use_mutation
from cosmic_ray.plugins import get_operator

from tests.mutants.cover import Cover
from tests.mutants.draw import Mutant

FIRST = 8.0
"""Seconds of tests in the first helping, which most mutants do not survive."""

_SECONDS = count(1)

MOST = 25.0
"""Seconds of tests, as they take without a mutant, that one mutant gets at most."""


def run_mutant(mutant: Mutant, tree: Path, cover: Cover) -> dict[str, str | float]:
    """How it ended: killed by a test, by time, or survived; with the seconds that took."""
    file = tree / mutant.path
    times = file.stat()
    begun = monotonic()
    with use_mutation(file, get_operator(f"core/{mutant.operator}")(), mutant.occurrence):
        # Python compiles a file anew if its size or its second of change is another.
        os.utime(file, (times.st_atime, times.st_mtime - next(_SECONDS)))
        end = _end(tree, cover.tests_of(mutant))
    os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))
    return {"end": end, "seconds": round(monotonic() - begun, 1)}


def _end(tree: Path, tests: list[tuple[str, float]]) -> str:
    for most in (FIRST, MOST):
        helping: list[str] = []
        seconds = 0.0
        while tests and seconds < most:
            test, takes = tests.pop(0)
            helping.append(test)
            seconds += takes
        if helping and (end := _helping(tree, helping, seconds)) != "survived":
            return end
    return "survived"


def _helping(tree: Path, tests: list[str], seconds: float) -> str:
    just = tree / ".just"
    just.write_text("\n".join(tests))
    files = dict.fromkeys(test.partition("::")[0] for test in tests)
    command = [
        sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider", "-p", "no:randomly",
        "-p", "tests.mutants.plugin", f"--just={just}", *files,
    ]  # fmt: skip
    environment = os.environ | {"PYTHONDONTWRITEBYTECODE": ""}
    limit = 60 + 4 * seconds
    try:
        run = subprocess.run(
            command, cwd=tree, env=environment, capture_output=True, timeout=limit, check=False
        )
    except subprocess.TimeoutExpired:
        return "timeout"
    if run.returncode in (pytest.ExitCode.NO_TESTS_COLLECTED, pytest.ExitCode.USAGE_ERROR):
        raise RuntimeError(run.stdout.decode() + run.stderr.decode())
    return "survived" if run.returncode == 0 else "killed"
