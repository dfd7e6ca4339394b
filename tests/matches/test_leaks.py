"""What a seat or a watcher may not know (hands, pile, seed, drafts) changes nothing of what they see."""

import random
from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import Any

import msgspec
import pytest

from bot.matches import Match, Matches
from bot.matches.positions import enter
from bot.store import Store, actions
from bot.store import matches as match_store
from bot.store.actions import ActionRow
from bot.store.matches import MatchRow
from games import game as find_game
from games.engine import Chance, GameError, Position, Seat
from games.qin.position import QinPosition
from tests.support.games.confucius.secrets import with_other_secrets as other_confucius
from tests.support.games.dayunhe.other_secrets import with_other_secrets as other_dayunhe
from tests.support.hours import advance, restarted
from tests.support.leaking import other_china, other_qin, swap, walk
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
        panel = await matches.panel(match.id, mover(match))
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
    theirs = (await matches.seat_view(match.id, other(match)))[2]
    shape = find_game(game).position_type
    await swap(store, shape, lambda position: change(position, match.to_act, random.Random(8)))
    changed = restarted(matches)
    assert await walk(changed, match, *words) == before
    assert phase or (await changed.seat_view(match.id, other(match)))[2] != theirs


async def test_drafts_and_orders_of_one_seat_change_nothing_that_another_is_shown(matches: Matches) -> None:
    """In Yunnan they are all that is hidden."""
    match = await take(matches, await started(matches, 3, "yunnan"), "market")
    person = mover(match)

    async def seen() -> list[bytes]:
        """Everything the others and a stranger can ask for."""
        pages: list[object] = [await matches.match(match.id), await matches.turn(match.id)]
        pages += [await matches.log(match.id, None), await matches.export(match.id)]
        pages.append(await matches.recap(match.id, STRANGER.id, 0))
        for reader in waiting(match):
            pages.append(await matches.recap(match.id, reader, 0))
            pages.append(await matches.seat_view(match.id, reader))
            pages.append(await matches.orders(match.id, reader))
            pages.append(await matches.of_person(reader))
            pages += [str(await refusal(asked(match.id, reader))) for asked in (matches.panel, matches.undo)]
        pages.append((await dump(matches))["outbox"])
        return [msgspec.json.encode(page) for page in pages]

    before = await seen()
    for tokens in (("school",), ("school", "7"), ("pass",)):
        await start_over(matches, await matches.panel(match.id, person))
        await choose(matches, match.id, person, *tokens)
        assert await seen() == before
    for order in (await matches.orders(match.id, person)).standing.offered:
        await matches.leave_order(match.id, person, match.version, order, True)
        assert await seen() == before
        advance(matches, timedelta(seconds=30))
        assert await seen() == before
    assert (await matches.panel(match.id, person)).standing.acting is not None


async def test_nothing_that_leaves_the_use_cases_holds_the_seed_or_another_hand(matches: Matches) -> None:
    match = await play(matches, await started(matches, 3, "qin"), 4, 4)
    panel = await random_panel(matches, match, random.Random(3))
    views = [panel.view, panel.preview, *[(await matches.turn(match.id, turn)).view for turn in (0, 1, 4)]]
    for person, seat in ((mover(match), match.to_act), (STRANGER.id, None)):
        found = await matches.recap(match.id, person, 0)
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
async def test_other_secrets_make_the_same_recap(
    matches: Matches, game: str, change: Change, recaps: int
) -> None:
    chance = random.Random(11)
    match = await started(matches, 3, game)
    compared = 0
    for _ in range(recaps):
        match = await play_on(matches, match, chance, 2)
        since, before = match.turn - 1, match.seq
        match = await play_on(matches, match, chance, SPAN)
        async with matches._store.reading() as reading:
            row = await match_store.get(reading, match.id)
            assert row is not None
            line = await matches._positions.line(reading, row, before)
            entries = await actions.of(reading, match.id, before, match.seq)
        position = await matches._positions.reach(line)

        for person, seat in ((mover(match), match.to_act), (STRANGER.id, None)):
            told = await matches.recap(match.id, person, since)
            known = learnt(row, position, entries, seat)
            for _ in range(TRIES):
                other = change(position, seat, chance)
                try:
                    alike = other != position and learnt(row, other, entries, seat) == known
                except GameError:  # the others could not have done the same
                    continue
                if alike:
                    fresh = restarted(matches)
                    fresh._positions.keep(match.id, before, other)
                    assert await fresh.recap(match.id, person, since) == told
                    compared += 1
                    break
    assert compared >= recaps


async def test_once_the_match_is_over_the_recap_tells_all(matches: Matches) -> None:
    match = await play(matches, await started(matches))
    found = await matches.recap(match.id, STRANGER.id, 0)
    told = await matches.log(match.id, None)
    assert [turn.events for turn in found.turns] == [turn.events for turn in told]
    assert any(event != event.view(None) for event in found.events)
