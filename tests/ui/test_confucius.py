"""The longest pages of Confucius that there can be keep Discord's limits and lose no word."""

from datetime import timedelta

import msgspec
import pytest

from bot.matches import Mark, Match, Matches, Report, Turn, Wait
from bot.ui import looking, posts, result
from bot.ui.page import Page
from games.confucius.actions import PASS
from games.confucius.position import ConfuciusPosition
from games.engine import Event
from tests.ui.test_limits import WORDS, begin, check
from tests.words.confucius.fullest import fullest


@pytest.fixture
async def match(matches: Matches) -> Match:
    return await begin(matches, "confucius", 5, {})


def the_last_pass() -> tuple[ConfuciusPosition, tuple[Event, ...]]:
    """The last one passes, and full ministries are resolved, gifts binding."""
    position = fullest(turn="C")
    position.cubes = [0] * 5
    position.rewards[2] = ["cash"]
    position.passed = [seat != position.turn for seat in range(5)]
    position.box[-1] = [0] * 5
    position.students, position.forced = [-1, -1], False
    position.gifts = [[-2, *[-1] * 5] for _ in range(5)]
    for giver in range(5):
        for holder in range(5):
            if holder != giver:
                position.gifts[giver][1 + (holder - giver) % 5] = holder
    events = position.apply(PASS)
    return position, tuple(event.view(None) for event in events)


def turn_of(match: Match, position: ConfuciusPosition, events: tuple[Event, ...]) -> Turn:
    assert match.started_at is not None
    return Turn(
        match=match,
        number=match.turn,
        seat=2,
        entries=(),
        events=events,
        view=position.view(None),
        at=match.started_at,
    )


@pytest.mark.usefixtures("long_tokens")
async def test_who_owes_whom_has_room_beside_the_longest_turn(match: Match) -> None:
    """The duties are why the page is looked at: they are told in full whatever the turn was."""
    _, events = the_last_pass()
    owing = fullest()
    for row in owing.gifts[1:]:
        row[:] = [-2, *[-1] * 5]
    turn = turn_of(match, owing, events)
    pages: list[Page] = [
        await looking.board(match, turn, WORDS, reader, sheet)
        for reader in (None, 0)
        for sheet in ("court", "realm", "gifts")
    ]
    for page in pages:
        check(page.view(), "confucius")


@pytest.mark.usefixtures("long_tokens")
async def test_the_longest_turn_and_the_longest_end_have_room(match: Match) -> None:
    position, events = the_last_pass()
    turn = turn_of(match, position, events)
    check(posts.turn_post(match, turn, WORDS, 10**9, "board-999.png"), "confucius")
    while position.turn is not None:
        events = tuple(event.view(None) for event in position.apply(position.legal()[0]))
    over = msgspec.structs.replace(
        match, state="over", to_act=None, ended_at=match.started_at, outcome=position.outcome()
    )
    record = b'{"seed":"' + b"0" * 64 + b'"}'
    end = turn_of(over, position, events)
    standing = position.standing()
    report = Report(
        match=over,
        marks=(Mark(0, 1, (0,) * len(standing)), Mark(end.number, 9, standing)),
        waits=tuple(
            Wait(seat.seat, seat.name, 9, timedelta(hours=11), timedelta(days=10), until)
            for seat in over.seats
            for until in (12, None)
        ),
        position=position.view(None),
    )
    check(result.card(report, end, WORDS, record, 10**9, result.Files.of(over)), "confucius")
    check(posts.turn_post(over, end, WORDS, 10**9, "board-999.png"), "confucius")
