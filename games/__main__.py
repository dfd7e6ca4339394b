"""The shell of the rules: `python -m games list | simulate | arena | legal | replay | verify`.

How errors are told: see `games.shell`.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from operator import eq
from pathlib import Path
from typing import Any, get_args

import msgspec

import games
from games.engine import record
from games.engine.computer import Strength, arena
from games.engine.computer.budget import Left, counted, timed
from games.engine.computer.players import SHARES
from games.engine.simulate import simulate
from games.shell import Parser, read_record, run, viewer, write_file


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0, or 2 after an error."""
    return run(_parser(), arguments)


def _parser() -> Parser:
    """The commands and their arguments."""
    parser = Parser(
        prog="python -m games", description="Rules of the games: play at random, list, replay, verify."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    games_list = commands.add_parser("list", help="every game, one JSON line each")
    games_list.set_defaults(command=_list)

    play = commands.add_parser("simulate", help="random matches, one JSON line each and one for all")
    play.add_argument("game", metavar="GAME")
    play.add_argument("--matches", type=_count, default=1)
    play.add_argument("--seats", type=int, help="default: the fewest of the game")
    play.add_argument("--seed", default="1", help="match N is played with the seed SEED-N")
    play.add_argument("--option", type=_option, action="append", default=[], metavar="NAME=VALUE")
    play.add_argument("--records", type=Path, metavar="DIR", help="write the records there")
    play.set_defaults(command=_simulate)

    fight = commands.add_parser("arena", help="matches between computer players, one JSON line a pair")
    fight.add_argument("game", metavar="GAME")
    fight.add_argument(
        "--players",
        type=_strengths,
        default="strong,steady,novice,random",
        metavar="A,B,...",
        help="strengths, each to play against the next; default: %(default)s",
    )
    fight.add_argument("--matches", type=_count, default=20, help="of each with the next in the list")
    fight.add_argument("--seats", type=int, help="default: the fewest of the game")
    fight.add_argument(
        "--seconds", type=float, default=1.0, help="of one core, for an action of the strongest"
    )
    fight.add_argument("--nodes", type=_count, help="playouts instead of seconds: the same on every machine")
    fight.add_argument("--jobs", type=_count, default=1, help="matches at once, each on a core of its own")
    fight.add_argument("--seed", default="1", help="match N is played with the seed SEED-N")
    fight.add_argument("--option", type=_option, action="append", default=[], metavar="NAME=VALUE")
    fight.set_defaults(command=_arena)

    for name, command, summary in (
        ("legal", _legal, "legal actions, one notation a line"),
        ("replay", _replay, "a position or a view of it as JSON"),
        ("verify", _verify, "check seed, actions and result"),
    ):
        reader = commands.add_parser(name, help=summary)
        reader.add_argument("file", type=Path, metavar="FILE")
        reader.set_defaults(command=command)
        if name != "verify":
            reader.add_argument("--at", type=int, metavar="N", help="after N actions; default: after all")
        if name == "replay":
            reader.add_argument("--view", default="all", metavar="all|watcher|SEAT")
    return parser


def _count(text: str) -> int:
    """A number of matches."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"a number from 1 on expected, not {text!r}")
    return int(text)


def _strengths(text: str) -> tuple[Strength, ...]:
    """``strong,novice`` as strengths."""
    known = {strength: strength for strength in get_args(Strength)}
    names = text.split(",")
    if len(names) < 2 or not all(name in known for name in names) or any(map(eq, names, names[1:])):
        raise argparse.ArgumentTypeError(f"two or more of {','.join(known)} expected, not {text!r}")
    return tuple(known[name] for name in names)


def _option(text: str) -> tuple[str, str]:
    """``board=lion`` as a pair."""
    name, separator, value = text.partition("=")
    if not separator:
        raise argparse.ArgumentTypeError(f"NAME=VALUE expected, not {text!r}")
    return name, value


def _json(fields: Mapping[str, Any]) -> str:
    """One line of JSON."""
    return msgspec.json.encode(fields).decode()


def _list(_: argparse.Namespace) -> Iterator[str]:
    """Name, title, numbers of seats, options (the default first) and rules version of every game."""
    for name in games.NAMES:
        game = games.game(name)
        yield _json(
            {
                "game": name,
                "title": game.title,
                "seats": list(range(game.min_seats, game.max_seats + 1)),
                "options": {option.name: option.values for option in game.options},
                "rules_version": game.rules_version,
            }
        )


def _simulate(chosen: argparse.Namespace) -> Iterator[str]:
    """Random matches; the seconds are those of play alone, without writing files."""
    seats = games.game(chosen.game).min_seats if chosen.seats is None else chosen.seats
    total_actions = 0
    total_seconds = 0.0
    for number in range(1, chosen.matches + 1):
        begun = time.perf_counter()
        played = simulate(chosen.game, seats, dict(chosen.option), f"{chosen.seed}-{number}")
        seconds = time.perf_counter() - begun
        total_actions += len(played.actions)
        total_seconds += seconds
        if chosen.records is not None:
            write_file(chosen.records / f"{chosen.game}-{number:04}.json", record.write(played))
        yield _json(
            {
                "game": played.game,
                "seats": played.seats,
                "seed": played.seed,
                "actions": len(played.actions),
                "seconds": round(seconds, 6),
                **_result(played),
            }
        )
    rate = round(total_actions / total_seconds, 1)
    yield _json({"matches": chosen.matches, "actions": total_actions, "actions_per_second": rate})


def _arena(chosen: argparse.Namespace) -> Iterator[str]:
    """Each strength against the next one in the list: its share of the wins, with a 95 % interval."""
    game = games.game(chosen.game)
    seats = game.min_seats if chosen.seats is None else chosen.seats
    game.complete(seats, dict(chosen.option))  # refused here rather than in another process
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for first, second in pairwise(chosen.players):
            one = partial(_fought, chosen, seats, first, second)
            played = list(pool.map(one, range(chosen.matches)))
            share = sum(match.share for match in played) / len(played)
            low, high = arena.interval(share, len(played))
            yield _json(
                {
                    "game": chosen.game,
                    "seats": seats,
                    "first": first,
                    "second": second,
                    "matches": len(played),
                    "share": round(share, 4),
                    "low": round(low, 4),
                    "high": round(high, 4),
                    "even": round(sum(match.even for match in played) / len(played), 4),
                    "actions": sum(match.actions for match in played),
                }
            )


def _fought(
    chosen: argparse.Namespace, seats: int, first: Strength, second: Strength, number: int
) -> arena.Played:
    """One match of the arena, in a process of its own."""
    seated = arena.seating(first, second, seats, number)
    clock = partial(_budget, chosen)
    seed = f"{chosen.seed}-{number + 1}"
    return arena.play(chosen.game, dict(chosen.option), seated, first, seed, clock)


def _budget(chosen: argparse.Namespace, strength: Strength) -> Left:
    """A strength's share of the playouts, or of the seconds of one core.

    What else the machine does makes a match longer but no player weaker.
    """
    share = SHARES[strength]
    if chosen.nodes:
        return counted(chosen.nodes * share)
    return timed(chosen.seconds * share, time.process_time)


def _legal(chosen: argparse.Namespace) -> Iterator[str]:
    """The legal actions of the seat to act; nothing once the match is over."""
    yield from map(str, record.replay(read_record(chosen.file), chosen.at).legal())


def _replay(chosen: argparse.Namespace) -> Iterator[str]:
    """The whole position, or what a watcher or a seat may know of it."""
    found = read_record(chosen.file)
    position = record.replay(found, chosen.at)
    if chosen.view != "all":
        position = position.view(viewer(chosen.view, found.seats))
    yield msgspec.json.encode(position).decode()


def _verify(chosen: argparse.Namespace) -> Iterator[str]:
    """How the verified match ended."""
    found = read_record(chosen.file)
    record.verify(found)
    yield _json({"verified": True, "actions": len(found.actions), **_result(found)})


def _result(found: record.Record) -> dict[str, Any]:
    """How a match ended, scores and ranks by seat; nulls while it runs."""
    if found.result is None:
        return {"end": None, "scores": None, "ranks": None}
    seats = found.result.seats
    return {
        "end": found.result.end,
        "scores": [result.score for result in seats],
        "ranks": [result.rank for result in seats],
    }


if __name__ == "__main__":
    sys.exit(main())
