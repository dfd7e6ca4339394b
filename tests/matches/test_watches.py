"""Who follows a match is shown it: once for all that waits, never a private one, never what is hidden."""

import json
import random
import re
from functools import partial
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text

from bot.components import pictures, watches
from bot.matches import Match, Matches, Watch
from bot.matches.watches import ENDED_SHOWN, FRESH
from bot.store import Store, backend_of, people
from bot.store.servers import ServerRow
from bot.store.watches import WatchPostRow, Why
from games.china.position import ChinaPosition
from games.qin.position import QinPosition
from tests.support.database import lay
from tests.support.hours import DAY, SECOND
from tests.support.leaking import WORDS, other_qin, swap
from tests.support.people import AIKO, CHANNEL, JONAS, MEI, SERVER, STRANGER
from tests.support.presses import confirm, mover, person_at, random_panel
from tests.support.refusals import refused
from tests.support.running import keep
from tests.support.table import lobby, started
from tests.support.written import content

TEA, HALL = CHANNEL + 1, CHANNEL + 2


async def mirrors(matches: Matches, watch: Watch) -> list[str]:
    """The state of every message for the watch, oldest first."""
    async with matches.store.reading() as reading:
        query = text("SELECT state, payload, lane FROM outbox WHERE kind = 'watch' ORDER BY id")
        rows = await reading._connection.execute(query)
        return [row.state for row in rows if content(row.payload) == {"watch": watch.id}]


async def all_sent(matches: Matches) -> None:
    """Everything on its way has arrived."""
    async with matches.store.transaction() as writing:
        await writing.run(text("UPDATE outbox SET state = 'sent'"))


async def listed(matches: Matches, person: int = 0) -> list[Watch]:
    """What is followed in the server by that person, and in all channels without one."""
    return await matches.watches.of(SERVER, person, channels=not person)


async def test_whoever_follows_is_shown_start_turns_and_end(matches: Matches) -> None:
    """In one message what waits."""
    watch = await matches.watches.follow(SERVER, None, STRANGER)
    assert (watch.match, watch.channel, watch.person) == (None, None, STRANGER.id)
    match = await lobby(matches)
    assert await mirrors(matches, watch) == []
    match = await matches.lobby.join(match.id, JONAS)
    for _ in range(2):
        match = await keep(matches, match)
    assert await mirrors(matches, watch) == ["waiting"]
    await all_sent(matches)
    await keep(matches, match)
    assert await mirrors(matches, watch) == ["sent", "waiting"]


async def test_what_goes_to_watchers_holds_up_nothing_in_the_thread(matches: Matches) -> None:
    watch = await matches.watches.follow(SERVER, None, STRANGER)
    await started(matches)
    kinds, outbox, now = [], matches.store.outbox, matches.clock.now()
    for mirrors_too in (True, *[False] * 6):
        claimed = await outbox.claim(now, 8, watches=mirrors_too)
        kinds += [row.kind for row in claimed]
        for row in claimed:
            if row.kind == "watch":
                assert row.lane == f"w{watch.id}"
                await outbox.retry(row, now + 9 * DAY, "503")
            else:
                await outbox.sent(row, None)
    assert kinds.count("watch") == 1
    assert kinds[-1] == "welcome"


async def test_a_private_match_is_followed_by_nobody(matches: Matches) -> None:
    server = await matches.watches.follow(SERVER, None, STRANGER)
    match = await matches.lobby.create("toy", 2, "daily", {}, MEI, SERVER, CHANNEL, private=True)
    await matches.lobby.invite(match.id, MEI.id, JONAS)
    match = await matches.lobby.join(match.id, JONAS)
    assert match.state == "playing"
    await keep(matches, match)
    assert await mirrors(matches, server) == []
    for person in (STRANGER, MEI):
        assert await refused(matches.watches.follow(SERVER, match.id, person)) == "private-match"
    assert await matches.watches.public_in(SERVER) == []


async def test_one_match_is_followed_from_where_it_stands_to_its_end(matches: Matches) -> None:
    one, other = await started(matches), await started(matches)
    watch = await matches.watches.follow(SERVER, one.id, STRANGER, TEA)
    assert watch.match is not None
    assert (watch.match.id, watch.channel, watch.person, watch.by) == (one.id, TEA, None, STRANGER.id)
    own = await matches.watches.follow(SERVER, one.id, STRANGER)
    assert await mirrors(matches, watch) == ["waiting"]
    await all_sent(matches)
    await matches.watches.unfollow(own.id)
    await keep(matches, other)
    assert await mirrors(matches, watch) == ["sent"]
    await matches.turns.resign(one.id, mover(one))
    assert (await matches.watching.match(one.id)).state == "over"
    assert await mirrors(matches, watch) == ["sent", "waiting"]
    assert await mirrors(matches, own) == ["sent"]  # whoever stops is shown nothing more
    await matches.watches.unfollow(own.id)  # pressed twice
    assert await refused(matches.watches.follow(SERVER, one.id, JONAS)) == "match-over"


async def test_what_is_over_is_followed_no_more(matches: Matches) -> None:
    """It leaves the list, where there is room for few; whoever reads it turn by turn may go on."""
    over, running = await started(matches), await started(matches)
    for match in (running, over):
        await matches.watches.follow(SERVER, match.id, STRANGER)
        await matches.watches.follow(SERVER, match.id, MEI, TEA)
    await matches.watches.read_along(over.id, JONAS)
    await matches.turns.resign(over.id, mover(over))
    for person, shown in ((STRANGER, running), (JONAS, over)):
        assert [found.match and found.match.id for found in await listed(matches, person.id)] == [shown.id]
    assert [found.match and found.match.id for found in await listed(matches)] == [running.id]


async def test_a_place_follows_nothing_twice(matches: Matches) -> None:
    match = await started(matches)
    first = await matches.watches.follow(SERVER, match.id, MEI, TEA)
    assert (await matches.watches.follow(SERVER, match.id, AIKO, TEA)).id == first.id
    own = await matches.watches.follow(SERVER, match.id, MEI)
    whole = await matches.watches.follow(SERVER, None, MEI, TEA)
    assert whole.id != first.id
    assert await matches.watches.get(first.id) is None  # the whole server takes it in
    assert (await matches.watches.follow(SERVER, match.id, MEI, TEA)).id == whole.id
    for person, channels, found in ((MEI, True, [whole, own]), (MEI, False, [own]), (JONAS, False, [])):
        watches = await matches.watches.of(SERVER, person.id, channels=channels)
        assert [watch.id for watch in watches] == [watch.id for watch in found]
    assert await matches.watches.of(SERVER + 1, MEI.id, channels=True) == []


async def test_the_channel_for_watchers_is_one_at_a_time(matches: Matches) -> None:
    match = await started(matches)
    await matches.watches.follow(SERVER, match.id, MEI, HALL)
    settings = ServerRow(id=SERVER, watchers_in=TEA)
    for change, channels in (
        ({}, [TEA, HALL]),
        ({"most": 3}, [TEA, HALL]),
        ({"watchers_in": HALL}, [HALL]),  # one of the whole server takes in the single match
        ({"watchers_in": None}, []),
    ):
        await matches.staff.set_up(msgspec.structs.replace(settings, **change), MEI)
        assert [watch.channel for watch in await listed(matches)] == channels
    await matches.staff.set_up(settings, MEI)
    (watch,) = await listed(matches)
    await matches.watches.unfollow(watch.id)  # to stop the channel for watchers is to have none
    assert (await matches.lobby.customs(SERVER)).watchers_in is None


async def test_a_watch_whose_channel_is_gone_ends_and_is_told_of(matches: Matches) -> None:
    await matches.staff.set_up(ServerRow(id=SERVER, watchers_in=TEA), MEI)
    (watch,) = await listed(matches)
    match = await started(matches)
    await all_sent(matches)
    for _ in range(2):
        await matches.watches.end(watch.id, match.id, "gone")
    assert (await matches.lobby.customs(SERVER)).watchers_in is None
    assert await mirrors(matches, watch) == ["sent", "waiting"]  # the word to whoever set it up
    (ended,) = await listed(matches)
    assert (ended.why, ended.ended_at) == ("gone", matches.clock.now())
    await keep(matches, match)
    assert await mirrors(matches, watch) == ["sent", "waiting"]
    again = await matches.watches.follow(SERVER, None, MEI, TEA)
    assert again.id != watch.id
    matches.clock.advance(ENDED_SHOWN)
    assert [found.id for found in await listed(matches)] == [again.id]


@pytest.mark.parametrize(("why", "closed"), [("closed", True), ("left", False)])
async def test_a_watch_by_direct_message_ends_without_one(matches: Matches, why: Why, closed: bool) -> None:
    match = await started(matches)
    watch = await matches.watches.follow(SERVER, match.id, STRANGER)
    await all_sent(matches)
    await matches.watches.end(watch.id, match.id, why)
    assert await mirrors(matches, watch) == ["sent"]
    async with matches.store.reading() as reading:
        assert (await people.settings(reading, STRANGER.id)).dms_closed is closed
    (ended,) = await listed(matches, STRANGER.id)
    assert ended.why == why


async def test_a_message_is_fresh_for_an_hour(matches: Matches) -> None:
    match = await started(matches)
    watch, now = await matches.watches.follow(SERVER, match.id, STRANGER), matches.clock.now()
    assert await matches.watches.newest_post(watch.id, match.id) == (None, False)
    row = WatchPostRow(
        watch=watch.id, match_id=match.id, message_id=7, posted_at=now, turn=0, told=0, state="playing"
    )
    await matches.watches.posted(row)
    for passes, fresh in ((0 * SECOND, True), (FRESH - SECOND, True), (SECOND, False)):
        matches.clock.advance(passes)
        assert await matches.watches.newest_post(watch.id, match.id) == (row, fresh)
    await matches.watches.unfollow(watch.id)
    await matches.watches.posted(row)  # it was on its way when they stopped
    assert await matches.watches.newest_post(watch.id, match.id) == (None, False)


def otherwise(position: QinPosition | ChinaPosition, seat: int) -> QinPosition | ChinaPosition:
    """The same match with other secrets. China's deck stays, for its cards come up for all to see."""
    if isinstance(position, QinPosition):
        other_qin(position, seat)
    else:
        first, second = (one for one in range(3) if one != seat)
        position.hands[first], position.hands[second] = position.hands[second], position.hands[first]
    return position


async def mirrored(matches: Matches, match: Match) -> bytes:
    """What watchers are shown of the newest turn, as it is sent: texts, alt text, picture."""
    newest = await matches.watching.turn(match.id, match.turn - 1)
    watch = Watch(
        id=1, server=SERVER, match=None, channel=TEA, person=None, by=MEI.id, ended_at=None, why=None
    )
    view = watches.post(watch, match, [newest], newest.number, WORDS, 1, "board.png")
    told = json.dumps(view.to_components())  # type: ignore[no-untyped-call]  # discord.py's has no types
    image = await pictures.board(match, newest, WORDS)
    return re.sub(r'"custom_id": "[^"]*"', "", told).encode() + image


@pytest.mark.parametrize("game", ["qin", "china"])
async def test_mirrors_show_nothing_of_hands_piles_and_seeds(
    tmp_path: Path, matches: Matches, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    pages = []
    monkeypatch.setattr("bot.matches.lobby.new_seed", lambda: "5" * 64)
    lay(tmp_path / "other.db")
    elsewhere = Store(backend_of(f"sqlite:///{tmp_path}/other.db"))
    for store in (matches.store, elsewhere):
        through = Matches(store, matches.clock)
        match = await started(through, 3, game)
        chance = random.Random(4)
        for _ in range(3):
            match = (await confirm(through, await random_panel(through, match, chance))).match
        seat = match.to_act
        assert seat is not None
        if store is elsewhere:
            await swap(store, QinPosition if game == "qin" else ChinaPosition, partial(otherwise, seat=seat))
        through = Matches(store, matches.clock)
        match = (await confirm(through, await random_panel(through, match, chance))).match
        another = person_at(match, (seat + 1) % 3)
        hidden = msgspec.json.encode((await through.watching.seat_view(match.id, another))[2])
        pages.append((await mirrored(through, match), hidden))
    await elsewhere.close()
    (one, hand), (other, other_hand) = pages
    assert one == other
    assert hand != other_hand
