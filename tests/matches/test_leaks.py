"""What a seat or a watcher may not know (hands, pile, seed, drafts) changes nothing of what they see."""

import random
import re
from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import Any

import msgspec
import pytest

import games
from bot.commands.substitutes import lately
from bot.components import log as logs
from bot.components import orders, shows, substitutes, watching
from bot.components import panel as panels
from bot.components.substitutes import Handover
from bot.matches import Match, MatchError, Matches, Person
from bot.matches.positions import enter
from bot.store import Store, actions
from bot.store import matches as match_store
from bot.store.actions import ActionRow
from bot.store.matches import MatchRow
from bot.text import words
from games import NAMES
from games import game as find_game
from games.engine import Chance, Event, Position, Seat, StandingOrder
from games.qin.position import QinPosition
from tests.support.games.confucius.secrets import with_other_secrets as other_confucius
from tests.support.games.dayunhe.other_secrets import with_other_secrets as other_dayunhe
from tests.support.hours import advance, restarted
from tests.support.leaking import WORDS, other_china, other_qin, sent, swap, walk
from tests.support.people import STRANGER
from tests.support.presses import choose, confirm, mover, play, random_panel, start_over, take, typed
from tests.support.refusals import refusal
from tests.support.table import other, started, waiting
from tests.support.toy import Beads
from tests.support.written import dump

Change = Callable[[Any, Seat | None, random.Random], Position]

KEEN = {
    "confucius": ("nominate", "tax", "nothing"),
    "dayunhe": ("inspector", "supply", "inspect", "done"),
}
"""Actions that bring the phases in which something is hidden."""


async def until(matches: Matches, match: Match, phase: str, after: int) -> Match:
    """Play at random, keen on those actions, until that phase comes after so many turns."""
    chance = random.Random(5)
    while True:
        panel = await matches.turns.panel(match.id, mover(match))
        if getattr(panel.view, "phase", "") == phase and match.turn > after:
            return match
        while panel.question is not None:
            legal = panel.view.legal()
            keen = [action for action in legal if set(str(action).split()) & {*KEEN[match.game]}]
            panel = await typed(matches, match, str(chance.choice(keen or legal)))
        match = (await confirm(matches, panel)).match
        assert match.state == "playing"


def in_place(change: Callable[[Position, int], None]) -> Change:
    """The same, as a function of a position."""

    def changed(position: Position, seat: Seat | None, _: random.Random) -> Position:
        assert seat is not None
        change(position, seat)
        return position

    return changed


def other_toy(position: Position, seat: int) -> None:
    assert isinstance(position, Beads)
    position.chance = Chance("another seed", 40)
    position.hands[1 - seat] = ["9", "1"]


COURT, CANAL = ("pay", "card"), ("take", "build", "supply")


@pytest.mark.parametrize(
    ("game", "seats", "phase", "after", "words", "change"),
    [
        ("qin", 2, "", 0, (), in_place(other_qin)),
        ("china", 3, "", 0, (), in_place(other_china)),
        ("toy", 2, "", 0, (), in_place(other_toy)),
        pytest.param("confucius", 3, "turn", 3, COURT, other_confucius, marks=pytest.mark.fuzz),
        pytest.param("confucius", 3, "favour", 3, COURT, other_confucius, marks=pytest.mark.fuzz),
        ("confucius", 3, "tutor", 3, COURT, other_confucius),
        pytest.param("confucius", 3, "discard", 3, COURT, other_confucius, marks=pytest.mark.fuzz),
        ("dayunhe", 4, "take", 5, CANAL, other_dayunhe),
        pytest.param("dayunhe", 4, "act", 4, CANAL, other_dayunhe, marks=pytest.mark.fuzz),
        pytest.param("dayunhe", 4, "fork", 5, CANAL, other_dayunhe, marks=pytest.mark.fuzz),
    ],
)
async def test_secrets_of_others_change_nothing_that_a_seat_is_shown(
    matches: Matches,
    store: Store,
    game: str,
    seats: int,
    phase: str,
    after: int,
    words: Sequence[str],
    change: Change,
) -> None:
    """On the way from the first question to the confirm page, and around it."""
    match = await started(matches, seats, game)
    reach = until(matches, match, phase, after) if phase else play_on(matches, match, random.Random(4), 2)
    match = await reach
    before = await walk(matches, match, *words)
    theirs = (await matches.watching.seat_view(match.id, other(match)))[2]
    shape = find_game(game).position_type
    await swap(store, shape, lambda position: change(position, match.to_act, random.Random(8)))
    changed = restarted(matches)
    assert await walk(changed, match, *words) == before
    assert phase or (await changed.watching.seat_view(match.id, other(match)))[2] != theirs


async def test_drafts_and_orders_of_one_seat_change_nothing_that_another_is_shown(matches: Matches) -> None:
    """In Yunnan they are all that is hidden."""
    match = await take(matches, await started(matches, 3, "yunnan"), "market")
    person = mover(match)

    async def seen() -> list[bytes]:
        """Everything the others and a stranger can ask for."""
        pages: list[object] = [await matches.watching.match(match.id), await matches.watching.turn(match.id)]
        pages += [await matches.watching.log(match.id, None), await matches.records.export(match.id)]
        pages.append(await matches.recaps.recap(match.id, STRANGER.id, 0))
        for reader in waiting(match):
            pages.append(await matches.recaps.recap(match.id, reader, 0))
            pages.append(await matches.watching.seat_view(match.id, reader))
            pages.append(await matches.orders.of(match.id, reader))
            pages.append(await matches.watching.of_person(reader))
            pages += [
                str(await refusal(asked(match.id, reader)))
                for asked in (matches.turns.panel, matches.turns.undo)
            ]
        pages.append((await dump(matches))["outbox"])
        return [msgspec.json.encode(page) for page in pages]

    before = await seen()
    for tokens in (("school",), ("school", "7"), ("pass",)):
        await start_over(matches, await matches.turns.panel(match.id, person))
        await choose(matches, match.id, person, *tokens)
        assert await seen() == before
    for order in (await matches.orders.of(match.id, person)).standing.offered:
        await matches.orders.leave(match.id, person, match.version, order, True)
        assert await seen() == before
        advance(matches, timedelta(seconds=30))
        assert await seen() == before
    assert (await matches.turns.panel(match.id, person)).standing.acting is not None


async def test_nothing_that_leaves_the_use_cases_holds_the_seed_or_another_hand(matches: Matches) -> None:
    match = await play(matches, await started(matches, 3, "qin"), 4, 4)
    panel = await random_panel(matches, match, random.Random(3))
    views = [
        panel.view,
        panel.preview,
        *[(await matches.watching.turn(match.id, turn)).view for turn in (0, 1, 4)],
    ]
    for person, seat in ((mover(match), match.to_act), (STRANGER.id, None)):
        found = await matches.recaps.recap(match.id, person, 0)
        assert all(event == event.view(seat) for event in found.events)
        recapped = (found.before, found.view, *(turn.view for turn in found.turns))
        assert {view.viewer for view in recapped} <= {seat, None}
        views += recapped
    for view in views:
        assert isinstance(view, QinPosition)
        assert view == view.view(view.viewer)
        assert view.chance.seed == ""
        assert set(view.pile) == {"?"}
        for seat, hand in enumerate(view.hands):
            assert seat == view.viewer or set(hand) == {"?"}


# ── recaps ───────────────────────────────────────────────────────────────────────────────────────

SPAN = 4
"""Turns of a recap: so few that hardly anything comes to light in them."""

TRIES = 400


def other_hands(piles: str) -> Change:
    """Others' hands mixed with what lies face down, and other shuffles to come."""

    def change(position: Any, seat: Seat | None, chance: random.Random) -> Position:
        other = position.copy()
        pile = getattr(other, piles)
        for holder, hand in enumerate(other.hands):
            for index in range(len(hand)):
                if holder != seat and chance.random() < 0.5:
                    at = chance.randrange(len(pile))
                    hand[index], pile[at] = pile[at], hand[index]
        other.chance = Chance("another seed", position.chance.counter)
        return other  # type: ignore[no-any-return]  # a copy is of the same type

    return change


def learnt(row: MatchRow, before: Position, entries: Sequence[ActionRow], seat: Seat | None) -> bytes:
    """What the viewer learns from these entries on: views and events."""
    position = before.copy()
    events = [event for entry in entries for event in enter(row, position, entry.seq, entry.entry)]
    return msgspec.json.encode(
        [before.view(seat), position.view(seat), [event.view(seat) for event in events]]
    )


async def play_on(matches: Matches, match: Match, chance: random.Random, turns: int) -> Match:
    """So many turns at random."""
    last = match.turn + turns
    while match.turn < last and match.state == "playing":
        match = await play(matches, match, 1, chance)
    return match


@pytest.mark.parametrize(
    ("game", "change", "recaps"),
    [
        # One game, and not much of it; the others where there is more time.
        pytest.param("qin", other_hands("pile"), 4, marks=pytest.mark.fuzz),
        ("china", other_hands("deck"), 2),
        pytest.param("china", other_hands("deck"), 4, marks=pytest.mark.fuzz),
        pytest.param("confucius", other_confucius, 4, marks=pytest.mark.fuzz),
        pytest.param("dayunhe", other_dayunhe, 4, marks=pytest.mark.fuzz),
    ],
)
async def test_other_secrets_same_recap(matches: Matches, game: str, change: Change, recaps: int) -> None:
    chance = random.Random(11)
    match = await started(matches, 3, game)
    compared = 0
    for _ in range(recaps):
        match = await play_on(matches, match, chance, 2)
        since, before = match.turn - 1, match.seq
        match = await play_on(matches, match, chance, SPAN)
        async with matches.store.reading() as reading:
            row = await match_store.get(reading, match.id)
            assert row is not None
            line = await matches.positions.line(reading, row, before)
            entries = await actions.of(reading, match.id, before, match.seq)
        position = await matches.positions.reach(line)

        for person, seat in ((mover(match), match.to_act), (STRANGER.id, None)):
            told = await matches.recaps.recap(match.id, person, since)
            known = learnt(row, position, entries, seat)
            for _ in range(TRIES):
                other = change(position, seat, chance)
                try:
                    alike = other != position and learnt(row, other, entries, seat) == known
                except MatchError:  # the others could not have done the same
                    continue
                if alike:
                    fresh = restarted(matches)
                    fresh.positions.keep(match.id, before, other)
                    assert await fresh.recaps.recap(match.id, person, since) == told
                    compared += 1
                    break
    assert compared >= recaps


async def test_once_the_match_is_over_the_recap_tells_all(matches: Matches) -> None:
    match = await play(matches, await started(matches))
    found = await matches.recaps.recap(match.id, STRANGER.id, 0)
    told = await matches.watching.log(match.id, None)
    assert [turn.events for turn in found.turns] == [turn.events for turn in told]
    assert any(event != event.view(None) for event in found.events)


# ── who takes over, and who has left ─────────────────────────────────────────────────────────────────

WATCHER = Person(97, "Ida")
LATER = ("china", "confucius", "dayunhe", "yunnan")
"""Where there is more time."""
GAMES = ["qin", *(pytest.param(name, marks=pytest.mark.fuzz) for name in LATER)]


async def played(matches: Matches, game: str, turns: int) -> Match:
    """A match of three in which so many draws were confirmed at random."""
    match = await started(matches, 3, game)
    chance = random.Random(4)
    for _ in range(turns):
        match = (await confirm(matches, await random_panel(matches, match, chance))).match
    return match


async def taken(matches: Matches, match: Match, person: Person = STRANGER) -> Match:
    """Somebody takes over from whoever is to act."""
    await matches.substitutes.leave_to_substitute(match.id, mover(match))
    return await matches.substitutes.take_over(match.id, person)


async def pages_of(matches: Matches, match: Match) -> list[bytes]:
    """The pages of whoever is to act, as they are sent but for their time; and what else they can ask for."""
    chance = random.Random(8)
    person = mover(match)
    panel = await matches.turns.panel(match.id, person)
    panel = await matches.turns.start_over(match.id, person, panel.version, panel.revision)
    pages = [sent(await panels.page(panel, WORDS))]
    while panel.question is not None:
        token = chance.choice(panel.question.answers).token
        panel = await matches.turns.pick(match.id, person, panel.version, panel.revision, token)
        pages.append(sent(await panels.page(panel, WORDS)))
    pages.append(msgspec.json.encode(await matches.turns.suggest(match.id, person, "")))
    found, seat, view = await matches.watching.seat_view(match.id, person)
    pages.append(msgspec.json.encode(view))
    pages.append(sent(await watching.hand(found, seat, view, WORDS)))
    pages.append(sent(orders.page(await matches.orders.of(match.id, person), WORDS)))
    recap = await matches.recaps.since_acted(match.id, seat)
    turns = [(turn.number, turn.events) for turn in recap.turns]
    pages.append(msgspec.json.encode([turns, recap.events, recap.view]))
    return [re.sub(rb"<t:\d+:\w>", b"", page) for page in pages]


@pytest.mark.parametrize("game", GAMES)
async def test_the_substitute_sees_to_the_byte_what_the_one_before_saw(matches: Matches, game: str) -> None:
    match = await played(matches, game, 7)
    namesake = Person(STRANGER.id, match.seats[match.to_act or 0].name)
    before = await pages_of(matches, match)
    assert await pages_of(matches, await taken(matches, match, namesake)) == before


@pytest.mark.parametrize("leaves", [False, True])
async def test_what_the_one_before_had_in_mind_is_not_told(matches: Matches, leaves: bool) -> None:
    """In Yunnan drafts and orders are all that is hidden: two matches that differ in nothing else."""
    pages = []
    for thinks in (False, True):
        match = await started(matches, 3, "yunnan")
        if thinks:
            panel = await matches.turns.panel(match.id, mover(match))
            await matches.turns.pick(match.id, mover(match), panel.version, panel.revision, "school")
        if thinks and leaves:
            order = StandingOrder("", "pass")
            await matches.orders.leave(match.id, mover(match), match.version, order, True)
        await taken(matches, match)
        panel = await matches.turns.panel(match.id, STRANGER.id)
        standing = (await matches.orders.of(match.id, STRANGER.id)).standing
        pages.append(
            (panel.revision, panel.drafted, panel.can_back, panel.question, panel.standing, standing)
        )
    assert pages[0] == pages[1]


@pytest.mark.parametrize("game", GAMES)
async def test_whoever_left_is_shown_what_a_watcher_is_shown(matches: Matches, game: str) -> None:
    match = await played(matches, game, 5)
    leaver = mover(match)
    match = await taken(matches, match)
    match = (await confirm(matches, await random_panel(matches, match, random.Random(5)))).match

    async def asked(person: int) -> list[bytes]:
        """Everything that somebody without a seat can ask for."""
        own = match.seat_of(person)
        viewer = None if own is None else own.seat
        turn = await matches.watching.turn(match.id, viewer=viewer)
        board = await watching.board(match, turn, WORDS, viewer, own=own is not None)
        pages = [msgspec.json.encode(turn), sent(board)]
        told = await matches.watching.log(match.id, viewer)
        pages.append(sent(logs.log(match, told, await matches.notices.of(match.id), None, WORDS)))
        recap = await matches.recaps.recap(match.id, person, 0)
        pages.append(msgspec.json.encode([recap.seat, recap.turns, recap.events, recap.view]))
        pages.append(await matches.records.export(match.id))
        for use in (matches.turns.panel, matches.watching.seat_view, matches.orders.of, matches.turns.undo):
            with pytest.raises(MatchError) as refused:
                await use(match.id, person)
            pages.append(str(refused.value).encode())
        return pages

    assert await asked(leaver) == await asked(WATCHER.id)
    former = await matches.watching.former_seat(match.id, leaver)
    assert former is not None
    assert match.seats[former.seat].person == STRANGER.id


@pytest.mark.parametrize("game", GAMES[:-1])
async def test_what_others_hold_changes_nothing_in_the_handover(matches: Matches, game: str) -> None:
    match = await played(matches, game, 6)
    seat = match.to_act
    assert seat is not None
    match = await taken(matches, match)
    call = await matches.substitutes.arrival(match.id, STRANGER.id)
    assert call is not None
    told = await matches.recaps.recap(match.id, STRANGER.id, lately(call, match))

    async def page(through: Matches) -> bytes:
        found, own, view = await through.watching.seat_view(match.id, STRANGER.id)
        assert own == seat
        return sent(await substitutes.handover(Handover(found, own, view, call, told), WORDS))

    before = await page(matches)
    sample = games.brain(game).sample  # other secrets behind the same view
    shape = games.game(game).position_type
    await swap(matches.store, shape, lambda real: sample(real.view(seat), seat, Chance("others")))
    assert await page(Matches(matches.store)) == before


@pytest.mark.parametrize(
    "game", ["qin", *(pytest.param(game, marks=pytest.mark.fuzz) for game in NAMES if game != "qin")]
)
async def test_a_match_is_shown_as_a_whole_as_watchers_saw_it(matches: Matches, game: str) -> None:
    match = await started(matches, 3, game)
    seen: list[tuple[int, Position, tuple[Event, ...]]] = []
    while match.state == "playing":
        for number in range(len(seen), match.turn):  # whole turns: the newest may still go on
            turn = await matches.watching.turn(match.id, number)
            seen.append((number, turn.view, turn.events))
        match = await play(matches, match, 5)
    course = await matches.watching.course(match.id)
    then = [(turn.number, turn.view, turn.events) for turn in course]
    assert then[: len(seen)] == seen
    report = await matches.results.report(match.id)
    for shot, turn in zip(shows.shots(report, course, words()), course, strict=True):
        assert shot.view == msgspec.json.encode(turn.view.view(None))
        assert shot.scene.events == tuple(event.view(None) for event in turn.events)
