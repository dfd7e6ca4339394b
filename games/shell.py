"""What `python -m games` and `python -m render` share: records from files, seats by name, errors in one line.

Whatever is wrong with the arguments, a file or a record is told in one line on stderr, with exit code 2:
``error: <code> (facts)``. Everything else goes to stdout.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from games.engine import BadOptions, BadRecord, GameError, Seat, record
from games.engine.contract import SEAT_LETTERS


class Parser(argparse.ArgumentParser):
    """Tells errors in the one line that every error gets."""

    def error(self, message: str) -> NoReturn:
        """Raise `BadOptions` instead of printing the usage."""
        raise BadOptions("bad-arguments", reason=message)


def run(parser: Parser, arguments: Sequence[str] | None = None) -> int:
    """Call the parsed ``command`` with the arguments and print the lines it yields; returns the exit code."""
    try:
        chosen = parser.parse_args(arguments)
        for line in chosen.command(chosen):
            print(line, flush=True)
    except GameError as error:
        print("error:", *str(error).split(), file=sys.stderr)
        return 2
    except BrokenPipeError:  # whoever reads has read enough, as in `legal FILE | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def read_record(path: Path) -> record.Record:
    """The record in a file; raises `BadRecord`."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise BadRecord("unreadable-file", file=str(path), reason=error.strerror or "") from error
    return record.read(text)


def write_file(path: Path, content: bytes) -> None:
    """Write a file and make the folder it is in; raises `BadRecord`."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    except OSError as error:
        raise BadRecord("unwritable-file", file=str(path), reason=error.strerror or "") from error


def viewer(text: str, seats: int) -> Seat | None:
    """Whose view is meant: "watcher" (None), a seat's letter or its number from 0; raises `BadOptions`."""
    letters = SEAT_LETTERS[:seats]
    if text == "watcher":
        return None
    if len(text) == 1 and text.upper() in letters:
        return letters.index(text.upper())
    if text in map(str, range(seats)):
        return int(text)
    raise BadOptions("unknown-view", view=text, known=", ".join(("watcher", *letters)))
