"""`make mutants`: how sharp the tests are, shown by changes of the product that they must find."""

import argparse
import json
import shutil
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from threading import Lock

from tests.mutants.cover import Cover
from tests.mutants.draw import ROOT, SIZES, Mutant, draw_sample, read_sample
from tests.mutants.run import run_mutant

FOLDER = ROOT / ".mutants"
RESULTS = FOLDER / "results.jsonl"


def main() -> int:
    """Draw a sample, or try the tests on it and print the table."""
    arguments = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    arguments.add_argument("--draw", type=int, metavar="SEED", help="write a new sample and stop")
    arguments.add_argument("--jobs", type=int, default=2, help="how many run at the same time")
    arguments.add_argument("--fresh", action="store_true", help="forget what an earlier run found")
    arguments.add_argument("--table", action="store_true", help="print what is known and stop")
    arguments.add_argument("only", nargs="?", default="", help="only mutants whose file has this in its name")
    options = arguments.parse_args()
    if options.draw is not None:
        draw_sample(options.draw)
        return 0
    if options.fresh:
        shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(exist_ok=True)
    sample = [mutant for mutant in read_sample() if options.only in mutant.path]
    if not options.table:
        _run_all([mutant for mutant in sample if not mutant.equivalent], options.jobs)
    print(_table(sample, _known()))
    return 0


def _run_all(sample: list[Mutant], jobs: int) -> None:
    known = _known()
    cover = Cover(FOLDER)
    trees: SimpleQueue[Path] = SimpleQueue()
    for number in range(jobs):
        trees.put(_tree(number))
    writing = Lock()

    def run(mutant: Mutant) -> None:
        tree = trees.get()
        try:
            result = run_mutant(mutant, tree, cover)
        finally:
            trees.put(tree)
        with writing, RESULTS.open("a") as file:
            print(json.dumps({"name": mutant.name, **result}), file=file)
        print(f"{result['end']:9} {result['seconds']:6.1f} s  {mutant.name}  {mutant.after}", flush=True)

    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(run, (mutant for mutant in sample if mutant.name not in known)))


def _tree(number: int) -> Path:
    """A copy of the project, in which files may be changed while others read theirs."""
    tree = FOLDER / f"tree-{number}"
    shutil.rmtree(tree, ignore_errors=True)
    files = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, check=True, capture_output=True, text=True,
    ).stdout  # fmt: skip
    for name in filter(None, files.split("\0")):
        if (ROOT / name).is_file():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, tree / name)
    return tree


def _known() -> dict[str, str]:
    """How each mutant ended that was run before."""
    if not RESULTS.exists():
        return {}
    rows = (json.loads(line) for line in RESULTS.read_text().splitlines())
    return {row["name"]: row["end"] for row in rows}


def _table(sample: list[Mutant], known: dict[str, str]) -> str:
    """Area by area how many were killed, then the survivors and what nothing can kill."""
    lines = [
        "| area | mutants | equivalent | killed | survived | share killed |",
        "|---|---|---|---|---|---|",
    ]
    total: Counter[str] = Counter()
    for area in [*SIZES, "all"]:
        count = Counter(
            "equivalent" if mutant.equivalent else known.get(mutant.name, "not run")
            for mutant in sample
            if mutant.area == area
        )
        total += count
        count = total if area == "all" else count
        killed, survived = count["killed"] + count["timeout"], count["survived"]
        share = f"{killed / (killed + survived):.0%}" if killed + survived else "-"
        lines.append(
            f"| {area} | {count.total()} | {count['equivalent']} | {killed} | {survived} | {share} |"
        )
    lines.append("")
    for mutant in sample:
        if not mutant.equivalent and known.get(mutant.name) == "survived":
            lines.append(f"survived {mutant.path}:{mutant.line}  {mutant.before}  ->  {mutant.after}")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
