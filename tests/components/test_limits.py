"""Every page of a match keeps Discord's limits and loses no word, whatever the names are."""

import random
from datetime import timedelta
from pathlib import Path

import msgspec
import pytest

from bot.components import lobby, orders, phrases, posts, results, reviews, watches, watching
from bot.components import log as logs
from bot.components import notes as pages
from bot.components import panel as panels
from bot.components.page import Page
from bot.matches import Mark, Match, Matches, Note, Panel, Report, Review, Turn, Verdict, Wait, Watch, notes
from bot.text import LANGUAGES, Words
from bot.text.formatter import formatter_of
from games.confucius.box import PASS
from games.confucius.position import ConfuciusPosition
from games.engine import Event, StandingOrder
from games.engine.computer.review import MOST
from games.engine.titles import MOST as MOST_TITLES
from games.engine.titles import Given
from tests.support.pages import WORDS, begin, check, chosen, decide, dots, fits, texts
from tests.support.table import confirm, mover
from tests.support.text import pseudo
from tests.support.text.confucius.fullest import fullest

SPOKEN = ["en", *(pytest.param(other, marks=pytest.mark.fuzz) for other in ("de", pseudo.LANGUAGE))]
"""English, German, and a language that is longer than both; the others where there is more time."""


@pytest.fixture(autouse=True)
def spoken(language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """All is told in that language."""
    if language == pseudo.LANGUAGE:
        pseudo.write(tmp_path / "locales")
        monkeypatch.setattr("bot.text.fluent.LOCALES", tmp_path / "locales")
    monkeypatch.setattr(f"{__name__}.WORDS", Words(language))


STEP = 20
"""So many turns pass between two whose panels are looked at, pictures included."""


def note_of(turn: Turn, reader: int | None) -> str:
    """What the game has to tell besides the board."""
    return (
        formatter_of(turn.match.edition).board(WORDS, phrases.players(turn.match), turn.view, reader).note()
    )


async def check_public(matches: Matches, match: Match) -> None:
    turn = await matches.watching.turn(match.id, match.turn - 1)
    check(posts.turn_post(match, turn, WORDS, 10**9, "board-999.png"), match.game)
    check(watching.text(match, turn, WORDS), match.game)


async def check_mirror(matches: Matches, match: Match) -> None:
    """What watchers are shown of the last turns."""
    newest = match.turn if match.state == "over" else match.turn - 1
    turns = [
        await matches.watching.turn(match.id, number) for number in range(max(0, newest - 3), newest + 1)
    ]
    for person, channel in ((1, None), (None, 2)):
        watch = Watch(
            id=10**9, server=1, match=None, channel=channel, person=person, by=1, ended_at=None, why=None
        )
        view = watches.post(watch, match, turns, 0, WORDS, 10**9, "board-999.png")
        check(view, match.game)
        assert phrases.told(match, turns[-1], WORDS, brief=True) in texts(view)


async def check_private(matches: Matches, match: Match) -> None:
    """Everything that people look at besides their turn."""
    turn = await matches.watching.turn(match.id, match.turn - 1)
    pages: list[Page] = [
        *[await watching.board(match, turn, WORDS, 0, note, own=True) for note in ("", note_of(turn, 0))],
        logs.log(match, await matches.watching.log(match.id, 0), (), None, WORDS),
    ]
    for seat in match.seats:
        assert seat.person is not None
        seen, number, view = await matches.watching.seat_view(match.id, seat.person)
        pages.append(await watching.hand(seen, number, view, WORDS))
        pages.append(orders.page(await matches.orders.of(match.id, seat.person), WORDS))
    for page in pages:
        check(page, match.game)


async def looked_at(matches: Matches, match: Match, chance: random.Random) -> Panel:
    """Whoever is to act answers question after question; every page of the panel is checked."""
    person = mover(match)
    panel = await matches.turns.panel(match.id, person)
    check(await panels.page(panel, WORDS), match.game)
    while panel.question is not None:
        token = chosen(panel.question, chance)
        panel = await matches.turns.pick(match.id, person, panel.version, panel.revision, token)
        check(await panels.page(panel, WORDS), match.game)
    return panel


WHOLE = 10**6
LONGEST: list[tuple[str, int, dict[str, str]]] = [
    ("china", 5, {"fortifications": "yes"}),
    ("qin", 4, {}),
    ("yunnan", 5, {"version": "expert"}),
    ("confucius", 5, {}),
    ("dayunhe", 5, {}),
    ("china", 5, {"fortifications": "no"}),
    ("yunnan", 2, {"version": "expert"}),
    ("dayunhe", 2, {"level": "hard"}),
]


@pytest.mark.usefixtures("long_tokens")
@pytest.mark.parametrize(
    ("turns", "game", "seats", "options", "language"),
    [  # one game, whose texts are long, and not for long; more where there is more time
        (STEP, *LONGEST[0], "en"),
        *(
            pytest.param(3 * STEP, *one, language, marks=pytest.mark.fuzz)
            for one in LONGEST
            for language in ("en", "de", pseudo.LANGUAGE)
        ),
        *(
            pytest.param(WHOLE, *one, language, marks=pytest.mark.full)
            for one in LONGEST
            for language in LANGUAGES
        ),
    ],
)
async def test_a_match_with_the_longest_names(
    matches: Matches,
    monkeypatch: pytest.MonkeyPatch,
    turns: int,
    game: str,
    seats: int,
    options: dict[str, str],
) -> None:
    """So many turns, then all but one resign; or to the end, and all pictures drawn."""
    if turns < WHOLE:
        monkeypatch.setattr("bot.components.pictures._once", dots)
    chance = random.Random(seats)
    match = await begin(matches, game, seats, options)
    check(lobby.card(match, WORDS, "lobby.png"), game)
    check(posts.welcome(match, await matches.watching.turn(match.id, 0), WORDS, 10**9, "board-0.png"), game)
    while match.to_act is not None and match.turn <= turns:
        close = match.turn % STEP == STEP - 1
        done = await confirm(matches, await (looked_at if close else decide)(matches, match, chance))
        match = done.match
        check(panels.done(done, None, WORDS), game)
        await check_public(matches, match)
        if close and match.to_act is not None:
            await check_private(matches, match)
            await check_mirror(matches, match)
    while match.to_act is not None:
        match = await matches.turns.resign(match.id, mover(match))
    await check_mirror(matches, match)
    turn = await matches.watching.turn(match.id)
    record, report = await matches.records.export(match.id), await matches.results.report(match.id)
    check(results.card(report, turn, WORDS, record, 10**9, results.Files.of(match)), game)
    check(results.scoring(match, turn, WORDS), game)
    check(logs.log(match, await matches.watching.log(match.id, None), (), None, WORDS), game)
    check(watching.text(match, turn, WORDS), game)


@pytest.mark.usefixtures("long_tokens")
@pytest.mark.parametrize("language", SPOKEN)
async def test_orders_with_the_longest_names(matches: Matches) -> None:
    match = await begin(matches, "yunnan", 2, {"version": "basic"})
    person = mover(match)
    found = await matches.orders.of(match.id, person)
    longest = {order.subject: order for order in found.standing.offered}
    assert len(longest) == 14  # for each colour: five buildings, its income, passing
    for order in longest.values():
        assert isinstance(order, StandingOrder)
        found = await matches.orders.leave(match.id, person, found.match.version, order, True)
        assert phrases.tokens()["ABCD".index(order.subject[0])] in orders.name("yunnan", order, WORDS)
    check(orders.page(found, WORDS), "yunnan")
    check(await panels.page(await matches.turns.panel(match.id, person), WORDS), "yunnan")


@pytest.mark.usefixtures("long_tokens")
@pytest.mark.parametrize("language", SPOKEN)
async def test_the_longest_notes_have_room(matches: Matches) -> None:
    match = await begin(matches, "qin", 2, {"board": "lion"})
    written = [Note(turn, "w" * notes.LONGEST) for turn in range(20)]
    for own in (written, [Note(None, "w" * notes.LONGEST), *written]):
        fits(pages.page(match, own, WORDS))


# ── the longest pages of Confucius that there can be ─────────────────────────────────────────────


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
    view, at = position.view(None), match.started_at
    return Turn(match=match, number=match.turn, seat=2, entries=(), events=events, view=view, at=at)


@pytest.mark.usefixtures("long_tokens")
@pytest.mark.parametrize("language", SPOKEN)
async def test_who_owes_whom_has_room_beside_the_longest_turn(matches: Matches) -> None:
    """The duties are why the page is looked at: they are told in full whatever the turn was."""
    match, (_, events) = await begin(matches, "confucius"), the_last_pass()
    owing = fullest()
    for row in owing.gifts[1:]:
        row[:] = [-2, *[-1] * 5]
    turn = turn_of(match, owing, events)
    for reader in (None, 0):
        note = note_of(turn, reader)
        page = await watching.board(match, turn, WORDS, reader, note, own=reader is not None)
        check(page, "confucius")
        assert note in texts(page)


@pytest.mark.usefixtures("long_tokens")
@pytest.mark.parametrize("language", SPOKEN)
async def test_the_longest_turn_and_the_longest_end_have_room(matches: Matches) -> None:
    match, (position, events) = await begin(matches, "confucius"), the_last_pass()
    turn = turn_of(match, position, events)
    check(posts.turn_post(match, turn, WORDS, 10**9, "board-999.png"), "confucius")
    while position.turn is not None:
        events = tuple(event.view(None) for event in position.apply(position.legal()[0]))
    over = msgspec.structs.replace(
        match, state="over", to_act=None, ended_at=match.started_at, outcome=position.outcome()
    )
    record = b'{"seed":"' + b"0" * 64 + b'"}'
    end, standing = turn_of(over, position, events), position.standing()
    waits = tuple(
        Wait(seat.seat, seat.name, 9, timedelta(hours=11), timedelta(days=10), until)
        for seat in over.seats
        for until in (12, None)
    )
    marks = Mark(0, 1, (0,) * len(standing)), Mark(end.number, 9, standing)
    given = [Given(seat, "throughout", 1.0, general=True) for seat in range(MOST_TITLES)]
    report = Report(
        match=over, marks=marks, waits=waits, position=position.view(None), first=True, titles=tuple(given)
    )
    check(results.card(report, end, WORDS, record, 10**9, results.Files.of(over)), "confucius")
    check(posts.turn_post(over, end, WORDS, 10**9, "board-999.png"), "confucius")
    chances = (1 / len(standing),) * len(standing)
    turns = [msgspec.structs.replace(end, number=end.number - number) for number in range(MOST)]
    review = Review(
        match=over,
        turns=end.number,
        asked=True,
        public=False,
        done=True,
        points={0: chances} | {turn.number: chances for turn in turns},
        verdicts=tuple(
            Verdict(turn=turn, seat=2, before=chances, after=chances, better=events) for turn in turns
        ),
    )
    check(reviews.begun(review, 1, WORDS), "confucius")
    check(reviews.page(review, WORDS, b"", 10**9), "confucius")
