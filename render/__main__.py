"""The shell of the pictures: `python -m render FILE [--at N] [--view WHO] -o board.png`.

Errors as in `games.shell`: one line on stderr, exit code 2.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import render
from games.engine import record
from games.shell import Parser, read_record, run, viewer, write_file


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw one picture; the exit code is 0, or 2 after an error."""
    parser = Parser(prog="python -m render", description="Draws the board of a recorded match.")
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--at", type=int, metavar="N", help="after N actions; default: after all")
    parser.add_argument("--view", default="watcher", metavar="watcher|SEAT")
    parser.add_argument("-o", dest="picture", type=Path, required=True, metavar="PICTURE", help="a PNG file")
    parser.set_defaults(command=_draw)
    return run(parser, arguments)


def _draw(chosen: argparse.Namespace) -> Iterator[str]:
    """The board after the last of the actions, its places ringed; nothing is printed."""
    found = read_record(chosen.file)
    seat = viewer(chosen.view, found.seats)
    position = record.replay(found, chosen.at)
    *_, (_, events) = record.steps(found, chosen.at)
    seen = tuple(event.view(seat) for event in events)
    scene = render.Scene(events=seen)
    write_file(chosen.picture, render.draw(found.edition, position.view(seat), scene))
    yield from ()


if __name__ == "__main__":
    sys.exit(main())
