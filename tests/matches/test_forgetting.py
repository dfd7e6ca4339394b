"""What is known of a person, and how it is forgotten."""

from datetime import date, timedelta

import pytest
from sqlalchemy import JSON, insert, select, update
from sqlalchemy.types import TypeEngine

from bot.clock import Clock
from bot.matches import Match, Matches, Person, timekeeping
from bot.matches.staff import KEPT
from bot.store import kept, notices, servers, standing_orders
from bot.store.database import Writing
from bot.store.kept import BoardRow, ToldTurnRow
from bot.store.shards import ALL, NONE, Held, shard_of
from bot.store.standing_orders import StandingOrderRow
from bot.store.tables import METADATA, UtcTime
from bot.text.players import Players, plain
from tests.support.habits import reminders
from tests.support.hours import DAY, now
from tests.support.people import AIKO, JONAS, MEI, NOON, RAFI, STRANGER
from tests.support.presses import choose, mover, play
from tests.support.refusals import refusal, refused
from tests.support.running import acting, agreed, later, seat_of, told
from tests.support.table import lobby, other, started


async def everything(matches: Matches, but: str = "") -> str:
    """All that is stored, in one string."""
    async with matches.store.reading() as reading:
        tables = [table for name, table in METADATA.tables.items() if name != but]
        return "".join([str((await reading._connection.execute(select(table))).all()) for table in tables])


async def ended(matches: Matches) -> Match:
    match = await play(matches, await started(matches, 2, "qin"))
    told = ToldTurnRow(1, "Mei lays. \\Mei\\* too; but Meissen, and **Mei**")
    board = BoardRow(
        match_id=match.id, turn=1, text="Mei: 3", alt="of Mei", secret=0, picture=b"Mei", result="Mei wins"
    )
    await matches.records.keep(match.id, [told], board)
    return match


async def test_who_sits_at_a_table_is_not_forgotten(matches: Matches) -> None:
    await lobby(matches)
    await started(matches, 2)
    before = await everything(matches)
    error = await refusal(matches.people.forget(MEI.id, "a player"))
    assert (error.code, error.facts) == ("still-playing", {"count": 2})
    assert await everything(matches) == before


async def test_who_is_forgotten_is_a_player_in_what_is_over(matches: Matches) -> None:
    match = await ended(matches)
    await matches.people.live_in(MEI, "Europe/Berlin")
    await matches.people.go_away(MEI, date(2026, 12, 1), date(2026, 12, 3))
    await matches.people.block(MEI, [RAFI])
    await matches.recaps.recap(match.id, MEI.id)
    record = await matches.records.export(match.id)
    await matches.people.forget(MEI.id, "a player")
    found = await matches.watching.match(match.id)
    assert sorted(seat.name for seat in found.seats) == ["Jonas", "a player"]
    assert await matches.records.export(match.id) == record
    async with matches.store.reading() as reading:
        (told,) = await kept.turns(reading, match.id)
        board = await kept.board(reading, match.id)
        facts = [notice.facts for notice in await notices.of(reading, match.id)]
    assert told.text == "a player lays. a player\\* too; but Meissen, and **a player**"
    assert board is not None
    assert (board.text, board.alt, board.result) == ("a player: 3", "of a player", "a player wins")
    assert board.picture is None
    assert "Mei" not in str(facts)
    left = await everything(matches, "told_turns")
    assert not any(word in left for word in ("'Mei'", "Berlin"))
    data = await matches.people.data(MEI.id)
    assert {name for name, rows in data.items() if rows} == {"matches", "people", "seats"}
    assert (await matches.people.about(MEI.id)).settings.zone == "UTC"


@pytest.mark.parametrize(
    "name",
    ["田中\u3000太郎", "Ann\u00a0Lee", " Ann \u200f Lee", "\u200fسارة", "*Mei*\u2067", "\u200f"],
)
async def test_a_name_is_forgotten_however_texts_spell_it(matches: Matches, name: str) -> None:
    await matches.people.remember(Person(MEI.id, name))
    match = await ended(matches)
    said = Players.of([name, "Jonas"])
    told = ToldTurnRow(1, f"{said.rich(0)} lays beside {said.rich(1)}")
    board = BoardRow(match_id=match.id, turn=1, text=f"{said.bare(0)}: 3", alt=said.spoken(0), secret=0)
    await matches.records.keep(match.id, [told], board)
    await matches.people.forget(MEI.id, "a player")
    said = Players.of(["a player", "Jonas"])
    async with matches.store.reading() as reading:
        (told,) = await kept.turns(reading, match.id)
        after = await kept.board(reading, match.id)
    assert after is not None
    found = [text.replace("\u2068", "").replace("\u2069", "") for text in (told.text, after.text, after.alt)]
    if plain(name) != "?":  # of which nothing can be seen
        assert found == [f"{said.rich(0)} lays beside {said.rich(1)}", f"{said.bare(0)}: 3", "a player"]


async def test_former_names_are_forgotten_too(matches: Matches) -> None:
    match = await ended(matches)
    async with matches.store.transaction() as writing:
        await notices.add(writing, match.id, 1, "vacation", {"name": "Mei", "until": 3}, NOON)
        await notices.add(writing, match.id, 1, "staff-paused", {"by": "May"}, NOON)
    for name in ("May", "Mei Lin"):
        await matches.people.remember(Person(MEI.id, name))
    await matches.people.forget(MEI.id, "a player")
    left = await everything(matches, "told_turns")
    assert not any(f"'{name}'" in left for name in ("Mei", "May", "Mei Lin"))


async def test_who_is_called_the_same_elsewhere_keeps_their_name(matches: Matches) -> None:
    namesake = Person(STRANGER.id, MEI.name)
    match = await started(matches)
    await matches.votes.pause_now(match.id, JONAS.id)
    await matches.votes.resume_play(match.id, JONAS.id)
    await matches.staff.pause(match.id, "Jonas")
    await matches.substitutes.replace(match.id, seat_of(match, JONAS).seat, RAFI, "Mei")
    before = await told(matches, match)
    for former in (namesake, Person(AIKO.id, "Jonas")):
        await matches.people.remember(former)
        await matches.people.forget(former.id, "a player")
    assert await told(matches, match) == before


async def test_of_the_staff_a_name_that_nobody_shares_is_forgotten_everywhere(matches: Matches) -> None:
    match = await started(matches)
    for name in ("Lena", "Lene"):
        await matches.people.remember(Person(STRANGER.id, name))
        await matches.staff.pause(match.id, name)
        await matches.staff.resume(match.id, name)
    await matches.people.remember(Person(AIKO.id, "Lene"))
    await matches.people.remember(AIKO)  # who was called so before
    await matches.people.forget(STRANGER.id, "a player")
    assert [facts["by"] for _, facts in await told(matches, match)] == ["a player"] * 2 + ["Lene"] * 2


async def test_in_notices_only_names_are_replaced(matches: Matches) -> None:
    """Somebody may be called as a seat is, or a pace."""
    match = await ended(matches)
    async with matches.store.transaction() as writing:
        await notices.add(writing, match.id, 1, "gave-up", {"name": "A", "seat": "A", "other": "B"}, NOON)
    await matches.people.remember(Person(MEI.id, "A"))
    await matches.people.forget(MEI.id, "a player")
    async with matches.store.reading() as reading:
        *_, notice = await notices.of(reading, match.id)
    assert notice.facts == {"name": "a player", "seat": "A", "other": "B"}


async def test_who_comes_back_is_known_again(matches: Matches) -> None:
    await ended(matches)
    await matches.people.forget(MEI.id, "a player")
    again = await matches.lobby.create("qin", 2, "daily", {}, Person(MEI.id, "May"), 1, 2)
    assert [seat.name for seat in again.seats] == ["May"]


async def test_of_others_nothing_is_changed(matches: Matches) -> None:
    await ended(matches)
    await matches.people.live_in(JONAS, "Europe/Berlin")
    await matches.people.block(JONAS, [MEI])
    about = await matches.people.about(JONAS.id)
    await matches.people.forget(MEI.id, "a player")
    after = await matches.people.about(JONAS.id)
    assert after.settings == about.settings
    assert [person.id for person in after.blocked] == [MEI.id]
    await matches.people.forget(999, "a player")  # nobody


async def test_the_data_are_all_rows_about_the_person(matches: Matches) -> None:
    match = await started(matches, 2)
    await matches.people.live_in(MEI, "Europe/Berlin")
    async with matches.store.transaction() as writing:
        for seat in range(2):
            order = StandingOrderRow(match_id=match.id, seat=seat, subject="pass", name="pass")
            await standing_orders.put(writing, order)
    data = await matches.people.data(MEI.id)
    assert data["people"][0]["zone"] == "Europe/Berlin"
    assert data["seats"][0]["match_id"] == match.id
    own = match.seat_of(MEI.id)
    assert own is not None
    assert [row["seat"] for row in data["standing_orders"]] == [own.seat]
    assert str(JONAS.id) not in str(data)
    assert mover(match)


async def test_the_data_have_the_words_that_were_posted(matches: Matches) -> None:
    match = await play(matches, await started(matches), 1)
    for person in (MEI, JONAS):
        await matches.notes.look_back(match.id, 1, person, f"a word of {person.name}")
    (row,) = (await matches.people.data(MEI.id))["outbox"]
    assert (row["match_id"], row["number"], row["text"]) == (match.id, 1, "a word of Mei")


async def test_the_data_have_every_row_that_names_the_person(matches: Matches) -> None:
    """But for the lists of others on which they are."""
    async with matches.store.transaction() as writing:
        await put_everywhere(writing, 1)
    await matches.people.remember(AIKO)
    naming = [
        column
        for table in METADATA.sorted_tables
        for column in table.c
        if column.name == "person" or any(key.column.table.name == "people" for key in column.foreign_keys)
    ]
    assert len(naming) > 20
    missing = []
    for column in naming:
        for person in (AIKO.id, 1):
            async with matches.store.transaction() as writing:
                await writing.run(update(column.table).values({column.name: person}))
            if person != 1 and not (await matches.people.data(person))[column.table.name]:
                missing.append(str(column))
    assert missing == ["blocks.blocked"]
    assert "seed" not in (await matches.people.data(1))["competitions"][0]


async def test_who_is_forgotten_sits_in_for_nobody_later(matches: Matches) -> None:
    match = await started(matches)
    first = now(matches).date() + timedelta(days=3)
    await matches.substitutes.name_sitter(match.id, mover(match), STRANGER, first, first)
    await matches.people.forget(STRANGER.id, "a player")
    await later(matches, 3 * DAY)
    seat = seat_of(await matches.watching.match(match.id), mover(match))
    assert (seat.sitter, seat.sits_from, seat.player) == (None, None, mover(match))
    assert await reminders(matches, STRANGER) == []
    assert [(kind, facts["other"]) for kind, facts in await told(matches, match) if "sitter" in kind] == [
        ("sitter", "a player"),
        ("sitter-off", "a player"),
    ]


async def test_who_is_forgotten_and_then_named_is_known_again(matches: Matches) -> None:
    match = await started(matches)
    await matches.people.remember(Person(STRANGER.id, "Lena", "de"))
    await matches.people.forget(STRANGER.id, "a player")
    known = await matches.people.person(STRANGER.id)
    await matches.people.block(RAFI, [STRANGER])
    assert await matches.people.person(STRANGER.id) == known  # of that they hear nothing
    today = now(matches).date()
    await matches.substitutes.name_sitter(match.id, MEI.id, STRANGER, today, today)
    await matches.substitutes.end_sitter(match.id, MEI.id)
    assert [(kind, facts["other"]) for kind, facts in await told(matches, match)] == [
        ("sitter", "Lena"),
        ("sitter-off", "Lena"),
    ]


async def test_a_computer_plays_for_who_is_forgotten_where_a_match_is_revived(matches: Matches) -> None:
    match = await started(matches)
    gone, stays = acting(match), other(match)
    await choose(matches, match.id, gone.id, "2")
    await agreed(matches, match, "end")
    await matches.people.forget(gone.id, "a player")
    found = await matches.votes.revive(match.id, stays)
    seat = seat_of(found, gone)
    assert (seat.name, seat.player, seat.computer, seat.waiting) == ("a player", None, "steady", True)
    assert (found.pinged, found.due_at) == (False, None)
    await later(matches, 9 * DAY)
    assert await reminders(matches, gone) == []
    await matches.substitutes.come_back(match.id, gone.id)  # they may
    assert (await matches.turns.panel(match.id, gone.id)).drafted == ()


async def test_a_seat_that_was_resigned_stays_so_when_its_person_is_forgotten(matches: Matches) -> None:
    match = await started(matches, 3)
    await matches.turns.resign(match.id, JONAS.id)
    await agreed(matches, match, "end", MEI, AIKO)
    await matches.people.forget(JONAS.id, "a player")
    seat = seat_of(await matches.votes.revive(match.id, MEI.id), JONAS)
    assert (seat.resigned, seat.computer) == (True, None)


async def test_where_all_are_forgotten_only_one_of_them_revives_the_match(matches: Matches) -> None:
    match = await agreed(matches, await started(matches), "end")
    for person in (MEI, JONAS):
        await matches.people.forget(person.id, "a player")
    before = await everything(matches)
    assert await refused(matches.staff.revive(match.id, "Aiko")) == "nobody-to-play"
    assert await everything(matches) == before
    found = await matches.votes.revive(match.id, MEI.id)
    assert [seat.player for seat in found.seats if seat.player is not None] == [MEI.id]


def value(kind: TypeEngine[object], number: int) -> object:
    """Something of that type; the number if it is one."""
    if isinstance(kind, UtcTime):
        return NOON
    if isinstance(kind, JSON):
        return {}
    return number if kind.python_type is int else kind.python_type()


async def put_everywhere(writing: Writing, number: int) -> None:
    """A row in every table, of a match, a server and a person of that number."""
    for table in METADATA.sorted_tables:
        needed = [column for column in table.c if not column.nullable]
        row = {column.name: value(column.type, number) for column in needed}
        if table.name == "printings":
            row["sha256"] = str(number)
        await writing.run(insert(table).values(row))


async def numbers(matches: Matches) -> dict[str, list[int]]:
    """Whose rows are in each table."""
    found = {}
    async with matches.store.reading() as reading:
        for name, table in METADATA.tables.items():
            key = next(iter(table.primary_key))
            found[name] = sorted((await reading._connection.scalars(select(key))).all())
    return found


async def test_a_server_that_removed_the_bot_is_forgotten(
    matches: Matches, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timekeeping, "TOGETHER", 1)
    async with matches.store.transaction() as writing:
        await put_everywhere(writing, 1)
        await put_everywhere(writing, 2)
    before = await numbers(matches)
    await matches.staff.connected(ALL, [1, 2, 3])
    assert await matches.timekeeping.next_due() is None
    await matches.staff.connected(ALL, [2])
    assert await matches.timekeeping.next_due() == NOON + KEPT
    await matches.staff.joined(1)
    assert await matches.timekeeping.next_due() is None
    await matches.staff.removed(1)
    clock.advance(KEPT - timedelta(seconds=1))
    await matches.staff.removed(1)  # is told again, which puts nothing off
    assert await matches.timekeeping.due(clock.now()) == 0
    assert await numbers(matches) == before
    clock.advance(timedelta(seconds=1))
    while await matches.timekeeping.due(clock.now()):
        pass
    kept = {"people", "former_names", "vacations", "blocks", "printings"}
    assert await numbers(matches) == {name: before[name][name not in kept :] for name in before}


async def test_no_server_is_forgotten_before_discord_has_told_whether_the_bot_is_there(
    matches: Matches, clock: Clock
) -> None:
    back, gone, later = 1 << 22, 2 << 22, 3 << 22
    async with matches.store.transaction() as writing:
        for server in (back, gone, later):
            await servers.seen(writing, server, NOON)
            await servers.left(writing, [server], NOON + KEPT)
    clock.advance(2 * KEPT)
    matches.store.heard_of = NONE

    async def left() -> list[int]:
        while await matches.timekeeping.due(clock.now()):
            pass
        assert await matches.timekeeping.next_due() is None
        async with matches.store.reading() as reading:
            return sorted(row.id for row in await servers.on(reading, ALL))

    assert await left() == [back, gone, later]
    for number, expected in ((back, [back, gone, later]), (gone, [back, later]), (later, [back])):
        shard = Held(frozenset({shard_of(number, 4)}), 4)
        await matches.staff.connected(shard, [back])
        assert await left() == expected
