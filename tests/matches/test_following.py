"""Who follows a match is shown it: once for all that waits, never a private one, never what is hidden."""

import json
import random
import re
from collections.abc import AsyncIterator
from datetime import timedelta
from functools import partial
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text

from bot.clock import Clock
from bot.matches import Match, MatchError, Matches, Watch
from bot.matches.following import ENDED_SHOWN, FRESH
from bot.store import Store, people
from bot.store.servers import ServerRow
from bot.store.watches import MirrorRow, Why
from bot.ui import pictures, sheets, watching
from bot.words import words
from games.china.position import ChinaPosition
from games.engine import Chance
from games.qin.position import QinPosition
from tests.matches.leaking import swap
from tests.matches.table import (
    AIKO,
    CHANNEL,
    JONAS,
    MEI,
    SERVER,
    STRANGER,
    confirm,
    lobby,
    mover,
    random_panel,
    started,
    take_turn,
)

TEA, HALL = CHANNEL + 1, CHANNEL + 2
WORDS = words("en")


async def mirrors(store: Store, watch: int) -> list[str]:
    """The state of every message for the watch, oldest first."""
    async with store.reading() as reading:
        query = text("SELECT state, payload, lane FROM outbox WHERE kind = 'mirror' ORDER BY id")
        rows = await reading._connection.execute(query)
        return [row.state for row in rows if json.loads(row.payload) == {"watch": watch}]


async def sent(store: Store) -> None:
    """Everything on its way has arrived."""
    async with store.transaction() as writing:
        await writing.run(text("UPDATE outbox SET state = 'sent'"))


async def test_whoever_follows_is_shown_start_turns_and_end(matches: Matches, store: Store) -> None:
    watch = await matches.follow(SERVER, None, STRANGER)
    assert (watch.match, watch.channel, watch.person) == (None, None, STRANGER.id)
    match = await lobby(matches)
    assert await mirrors(store, watch.id) == []
    match = await matches.join(match.id, JONAS)
    assert await mirrors(store, watch.id) == ["waiting"]
    await sent(store)
    await take_turn(matches, match, "1", "keep")
    assert await mirrors(store, watch.id) == ["sent", "waiting"]


async def test_turns_that_wait_are_shown_in_one_message(matches: Matches, store: Store) -> None:
    watch = await matches.follow(SERVER, None, STRANGER)
    match = await started(matches)
    for _ in range(3):
        panel = await random_panel(matches, match, random.Random(1))
        match = (await confirm(matches, panel)).match
    assert await mirrors(store, watch.id) == ["waiting"]


async def test_what_goes_to_watchers_holds_up_nothing_in_the_thread(matches: Matches, store: Store) -> None:
    watch = await matches.follow(SERVER, None, STRANGER)
    await started(matches)
    kinds = []
    for mirrors_too in (True, *[False] * 6):
        claimed = await store.outbox.claim(matches._clock.now(), 8, mirrors=mirrors_too)
        kinds += [row.kind for row in claimed]
        for row in claimed:
            if row.kind == "mirror":
                assert row.lane == f"w{watch.id}"
                await store.outbox.retry(row, matches._clock.now() + timedelta(days=9), "503")
            else:
                await store.outbox.sent(row, None)
    assert kinds.count("mirror") == 1
    assert kinds[-1] == "welcome"


async def test_a_private_match_is_followed_by_nobody(matches: Matches, store: Store) -> None:
    server = await matches.follow(SERVER, None, STRANGER)
    match = await matches.create("toy", 2, "daily", {}, MEI, SERVER, CHANNEL, private=True)
    await matches.invite(match.id, MEI.id, JONAS)
    match = await matches.join(match.id, JONAS)
    assert match.state == "playing"
    await take_turn(matches, match, "1", "keep")
    assert await mirrors(store, server.id) == []
    for person in (STRANGER, MEI):
        with pytest.raises(MatchError, match="private-match"):
            await matches.follow(SERVER, match.id, person)
    assert await matches.public_in(SERVER) == []


async def test_one_match_is_followed_from_where_it_stands_to_its_end(matches: Matches, store: Store) -> None:
    one, other = await started(matches), await started(matches)
    watch = await matches.follow(SERVER, one.id, STRANGER, TEA)
    assert watch.match is not None
    assert (watch.match.id, watch.channel, watch.person, watch.by) == (one.id, TEA, None, STRANGER.id)
    assert await mirrors(store, watch.id) == ["waiting"]
    await sent(store)
    await take_turn(matches, other, "1", "keep")
    assert await mirrors(store, watch.id) == ["sent"]
    await matches.resign(one.id, mover(one))
    assert (await matches.match(one.id)).state == "over"
    assert await mirrors(store, watch.id) == ["sent", "waiting"]
    with pytest.raises(MatchError, match="match-over"):
        await matches.follow(SERVER, one.id, JONAS)


async def test_a_place_follows_nothing_twice(matches: Matches) -> None:
    match = await started(matches)
    first = await matches.follow(SERVER, match.id, MEI, TEA)
    assert (await matches.follow(SERVER, match.id, AIKO, TEA)).id == first.id
    own = await matches.follow(SERVER, match.id, MEI)
    whole = await matches.follow(SERVER, None, MEI, TEA)
    assert whole.id != first.id
    assert await matches.watch(first.id) is None  # the whole server takes it in
    assert (await matches.follow(SERVER, match.id, MEI, TEA)).id == whole.id
    listed = await matches.watches(SERVER, MEI.id, channels=True)
    assert [watch.id for watch in listed] == [own.id, whole.id]
    assert [watch.id for watch in await matches.watches(SERVER, MEI.id, channels=False)] == [own.id]
    assert await matches.watches(SERVER, JONAS.id, channels=False) == []
    assert await matches.watches(SERVER + 1, MEI.id, channels=True) == []


async def test_whoever_stops_is_shown_nothing_more(matches: Matches, store: Store) -> None:
    match = await started(matches)
    watch = await matches.follow(SERVER, match.id, STRANGER)
    await sent(store)
    await matches.unfollow(watch.id)
    await take_turn(matches, match, "1", "keep")
    assert await mirrors(store, watch.id) == ["sent"]
    await matches.unfollow(watch.id)  # pressed twice


async def test_the_channel_for_watchers_is_one_at_a_time(matches: Matches) -> None:
    async def channels() -> list[int | None]:
        return [watch.channel for watch in await matches.watches(SERVER, 0, channels=True)]

    match = await started(matches)
    await matches.follow(SERVER, match.id, MEI, HALL)
    settings = ServerRow(id=SERVER, watchers_in=TEA)
    await matches.set_up_server(settings, MEI)
    assert await channels() == [HALL, TEA]
    await matches.set_up_server(msgspec.structs.replace(settings, most=3), MEI)
    assert await channels() == [HALL, TEA]
    await matches.set_up_server(msgspec.structs.replace(settings, watchers_in=HALL), MEI)
    assert await channels() == [HALL]  # one of the whole server takes in the single match
    await matches.set_up_server(msgspec.structs.replace(settings, watchers_in=None), MEI)
    assert await channels() == []


async def test_to_stop_the_channel_for_watchers_is_to_have_none(matches: Matches) -> None:
    await matches.set_up_server(ServerRow(id=SERVER, watchers_in=TEA), MEI)
    (watch,) = await matches.watches(SERVER, 0, channels=True)
    await matches.unfollow(watch.id)
    assert (await matches.customs(SERVER)).watchers_in is None


async def test_a_watch_whose_channel_is_gone_ends_and_is_told_of(matches: Matches, store: Store) -> None:
    await matches.set_up_server(ServerRow(id=SERVER, watchers_in=TEA), MEI)
    (watch,) = await matches.watches(SERVER, 0, channels=True)
    match = await started(matches)
    await sent(store)
    await matches.end_watch(watch.id, match.id, "gone")
    await matches.end_watch(watch.id, match.id, "gone")
    assert (await matches.customs(SERVER)).watchers_in is None
    assert await mirrors(store, watch.id) == ["sent", "waiting"]  # the word to whoever set it up
    (ended,) = await matches.watches(SERVER, 0, channels=True)
    assert (ended.why, ended.ended_at) == ("gone", matches._clock.now())
    await take_turn(matches, match, "1", "keep")
    assert await mirrors(store, watch.id) == ["sent", "waiting"]
    again = await matches.follow(SERVER, None, MEI, TEA)
    assert again.id != watch.id
    matches._clock.advance(ENDED_SHOWN)
    assert [found.id for found in await matches.watches(SERVER, 0, channels=True)] == [again.id]


@pytest.mark.parametrize(("why", "closed"), [("closed", True), ("left", False)])
async def test_a_watch_by_direct_message_ends_without_one(
    matches: Matches, store: Store, why: Why, closed: bool
) -> None:
    match = await started(matches)
    watch = await matches.follow(SERVER, match.id, STRANGER)
    await sent(store)
    await matches.end_watch(watch.id, match.id, why)
    assert await mirrors(store, watch.id) == ["sent"]
    async with store.reading() as reading:
        assert (await people.settings(reading, STRANGER.id)).dms_closed is closed
    (ended,) = await matches.watches(SERVER, STRANGER.id, channels=False)
    assert ended.why == why


async def test_a_message_is_fresh_for_an_hour(matches: Matches, clock: Clock) -> None:
    match = await started(matches)
    watch = await matches.follow(SERVER, match.id, STRANGER)
    assert await matches.mirrored(watch.id, match.id) == (None, False)
    row = MirrorRow(
        watch=watch.id,
        match_id=match.id,
        message_id=7,
        posted_at=clock.now(),
        turn=0,
        told=0,
        state="playing",
    )
    await matches.mirrored_in(row)
    assert await matches.mirrored(watch.id, match.id) == (row, True)
    clock.advance(FRESH - timedelta(seconds=1))
    assert await matches.mirrored(watch.id, match.id) == (row, True)
    clock.advance(timedelta(seconds=1))
    assert await matches.mirrored(watch.id, match.id) == (row, False)
    await matches.unfollow(watch.id)
    await matches.mirrored_in(row)  # it was on its way when they stopped
    assert await matches.mirrored(watch.id, match.id) == (None, False)


# ── nothing hidden ───────────────────────────────────────────────────────────────────────────────


@pytest.fixture
async def two_worlds(tmp_path: Path, same_shuffles: None) -> AsyncIterator[list[Store]]:
    stores = [await Store.open(f"sqlite+aiosqlite:///{tmp_path / name}") for name in ("one.db", "other.db")]
    yield stores
    for store in stores:
        await store.close()


def other_qin(position: QinPosition, seat: int) -> QinPosition:
    position.chance = Chance("another seed", position.chance.counter + 3)
    for hand in position.hands[:seat] + position.hands[seat + 1 :]:
        for index in range(len(hand)):
            hand[index], position.pile[index] = position.pile[index], hand[index]
    position.pile.reverse()
    return position


def other_china(position: ChinaPosition, seat: int) -> ChinaPosition:
    """The others have exchanged hands; the deck stays, for its cards come up for all to see."""
    first, second = (other for other in range(3) if other != seat)
    hands = position.hands
    hands[first], hands[second] = hands[second], hands[first]
    return position


async def mirrored(matches: Matches, match: Match) -> bytes:
    """What watchers are shown of the newest turn, as it is sent: texts, alt text, picture."""
    newest = await matches.turn(match.id, match.turn - 1)
    watch = Watch(
        id=1, server=SERVER, match=None, channel=TEA, person=None, by=MEI.id, ended_at=None, why=None
    )
    view = watching.mirror(watch, match, [newest], newest.number, WORDS, 1, "board.png")
    told = json.dumps(view.to_components())  # type: ignore[no-untyped-call]  # discord.py's has no types
    image = await pictures.board(match, newest, WORDS, sheets.of(newest))
    return re.sub(r'"custom_id": "[^"]*"', "", told).encode() + image


@pytest.mark.parametrize("game", ["qin", "china"])
async def test_mirrors_show_nothing_of_hands_piles_and_seeds(
    two_worlds: list[Store], clock: Clock, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    pages = []
    for number, store in enumerate(two_worlds):
        monkeypatch.setattr("bot.matches.lobby.new_seed", lambda: "5" * 64)
        matches = Matches(store, clock)
        match = await started(matches, 3, game)
        chance = random.Random(4)
        for _ in range(3):
            match = (await confirm(matches, await random_panel(matches, match, chance))).match
        seat = match.to_act
        assert seat is not None
        if number and game == "qin":
            await swap(store, QinPosition, partial(other_qin, seat=seat))
        elif number:
            await swap(store, ChinaPosition, partial(other_china, seat=seat))
        matches = Matches(store, clock)
        match = (await confirm(matches, await random_panel(matches, match, chance))).match
        another = match.seats[(seat + 1) % 3].person
        assert another is not None
        hidden = msgspec.json.encode((await matches.seat_view(match.id, another))[2])
        pages.append((await mirrored(matches, match), hidden))
    (one, hand), (other, other_hand) = pages
    assert one == other
    assert hand != other_hand
