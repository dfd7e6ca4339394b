"""What a turn asks of people, on the real pages: taps from Your move to Confirm, words to read."""

import asyncio
import random
from collections.abc import Iterator, Sequence
from unittest.mock import patch

import msgspec

from bot.components import ids, posts
from bot.components import panel as panels
from bot.components.ids import PressItem
from bot.matches import Match, Panel, Turn
from bot.matches.drafting import Drafted, unfold
from bot.matches.model import Standing
from bot.text.room import count_words
from games import game as find_game
from games.engine import Event, Game, Position, ends_turn
from tests.support.pages import NOW, WORDS, dots, items, match, texts

NAMES = ("Mei", "Jonas", "Aiko", "Lena", "Tom")

BUTTON, LIST = 1, 2
"""Taps that they take: a list is opened, then an answer chosen."""


class Effort(msgspec.Struct):
    """Of every turn of some matches."""

    taps: list[int] = []
    turn_words: list[int] = []
    panel_words: list[int] = []
    label_words: list[int] = []
    detail_words: list[int] = []


def spread(found: Sequence[int]) -> tuple[int, int, int]:
    """The median, what nine tenths stay within, and the most."""
    ordered = sorted(found)
    return ordered[len(ordered) // 2], ordered[len(ordered) * 9 // 10], ordered[-1]


def of_random_matches(name: str, matches: int) -> Effort:
    """So many matches with all numbers of seats and all options, every answer at random."""
    game, found = find_game(name), Effort()
    with patch("bot.components.pictures._once", dots):
        asyncio.run(_play(game, matches, found))
    return found


async def _play(game: Game, matches: int, found: Effort) -> None:
    for number in range(matches):
        seats = game.min_seats + number % (game.max_seats - game.min_seats + 1)
        options = {
            option.name: option.values[number % len(option.values)]
            for option in game.options
            if option.matters(seats, seats)
        }
        position, chance = game.start(seats, options, f"effort {number}"), random.Random(number)
        shown = _match(game.name, seats, options)
        while position.turn is not None:
            await _take_turn(position, shown, chance, found)


def _match(name: str, seats: int, options: dict[str, str]) -> Match:
    """As its pages need it: the turn is the fourteenth of a match with usual names."""
    like = match(12)
    people = tuple(
        msgspec.structs.replace(like.seats[0], seat=seat, person=seat + 1, name=NAMES[seat])
        for seat in range(seats)
    )
    return msgspec.structs.replace(like, game=name, options=options, size=seats, seats=people, turn=14)


async def _take_turn(position: Position, shown: Match, chance: random.Random, found: Effort) -> None:
    """A turn to its end, with a draft and a Confirm for each of its points of no return."""
    seat, events = position.turn, list[Event]()
    while position.turn == seat and seat is not None:
        shown = msgspec.structs.replace(shown, to_act=seat)
        confirmed = tuple(event.view(seat) for event in events)
        picks: tuple[str, ...] = ()
        taps = 0
        while (drafted := unfold(position.view(seat), picks)).question is not None:
            page = await panels.page(_panel(shown, drafted, confirmed), WORDS)
            if not taps:
                found.panel_words.append(count_words(texts(page)))
            for one in (one for item in items(page) for one in getattr(item.item, "options", ())):
                found.label_words.append(count_words(one.label))
                found.detail_words.append(count_words(one.description or ""))
            answers = {value: cost for item in items(page) for value, cost in _answers(item)}
            answer = chance.choice(list(answers))
            picks, taps = (*picks, *answer.split()), taps + answers[answer]
        found.taps.append(BUTTON + taps + BUTTON)  # Your move, Confirm
        assert drafted.action is not None
        for action in (*drafted.actions, drafted.action):
            events += position.apply(action)
        if ends_turn(events):
            break
    after = msgspec.structs.replace(shown, to_act=position.turn, turn=15)
    turn = Turn(
        match=after,
        number=14,
        seat=seat,
        entries=(),
        events=tuple(event.view(None) for event in events),
        view=position.view(None),
        at=NOW,
    )
    found.turn_words.append(count_words(texts(posts.turn_post(after, turn, WORDS, 1, "board.png"))))


def _answers(item: PressItem) -> Iterator[tuple[str, int]]:
    """What can be answered with a button or a list, and the taps that it takes."""
    press = ids.parse(item.custom_id)
    if press.verb == "pick":
        listed = getattr(item.item, "options", None)
        yield from [(press.args[1], BUTTON)] if listed is None else ((one.value, LIST) for one in listed)


def _panel(shown: Match, drafted: Drafted, confirmed: tuple[Event, ...]) -> Panel:
    return Panel(
        match=shown,
        seat=shown.to_act or 0,
        version=1,
        revision=len(drafted.picks),
        view=drafted.view,
        drafted=tuple(map(str, drafted.actions)),
        question=drafted.question,
        action=None,
        preview=None,
        confirmed=confirmed,
        events=drafted.events,
        final=False,
        can_back=bool(drafted.picks),
        standing=Standing(),
    )
