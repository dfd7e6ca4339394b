"""Who may sit at a table and who may see it: limits, block lists, private matches, invitations."""

import pytest

from bot.matches import MatchError, Matches
from bot.store import Store, servers
from bot.store.servers import ServerRow
from tests.matches.conftest import NOON
from tests.matches.table import AIKO, CHANNEL, JONAS, MEI, RAFI, SERVER, STRANGER, lobby, posts, started


async def private(matches: Matches, size: int = 2) -> int:
    """Mei's private table."""
    made = await matches.create("toy", size, "daily", {}, MEI, SERVER, CHANNEL, "vote", True)
    assert (made.private, made.caretaker) == (True, "vote")
    return made.id


async def test_a_person_joins_no_more_matches_than_they_want(matches: Matches) -> None:
    await matches.play_at_most(JONAS, 2)
    await started(matches)
    await started(matches)
    third = await lobby(matches)
    with pytest.raises(MatchError) as refused:
        await matches.join(third.id, JONAS)
    assert (refused.value.code, refused.value.facts) == ("own-limit", {"most": 2})
    with pytest.raises(MatchError, match="own-limit"):
        await matches.create("toy", 2, "daily", {}, JONAS, SERVER, CHANNEL)
    await matches.resign(1, JONAS.id)
    assert (await matches.join(third.id, JONAS)).state == "playing"


async def test_open_tables_count_for_the_limit_and_leaving_one_makes_room(matches: Matches) -> None:
    await matches.play_at_most(JONAS, 1)
    first, second = await lobby(matches, 3), await lobby(matches, 3)
    await matches.join(first.id, JONAS)
    with pytest.raises(MatchError, match="own-limit"):
        await matches.join(second.id, JONAS)
    await matches.leave(first.id, JONAS.id)
    await matches.join(second.id, JONAS)


async def test_a_limit_below_what_one_plays_ends_nothing(matches: Matches) -> None:
    match = await started(matches)
    await started(matches)
    await matches.play_at_most(MEI, 1)
    assert (await matches.match(match.id)).state == "playing"
    assert (await matches.about(MEI.id)).playing == 2


async def test_a_server_limits_the_matches_in_it_and_no_others(matches: Matches, store: Store) -> None:
    await lobby(matches)
    async with store.transaction() as writing:
        await servers.set_up(writing, ServerRow(id=SERVER, most=1))
    with pytest.raises(MatchError) as refused:
        await lobby(matches)
    assert (refused.value.code, refused.value.facts) == ("server-limit", {"most": 1})
    elsewhere = await matches.create("toy", 2, "daily", {}, MEI, SERVER + 1, CHANNEL)
    assert (await matches.join(elsewhere.id, JONAS)).state == "playing"
    await matches.join(1, JONAS)  # one here, however many elsewhere


@pytest.mark.parametrize("by_the_one_there", [True, False])
async def test_a_block_keeps_both_apart_whoever_set_it(matches: Matches, by_the_one_there: bool) -> None:
    match = await lobby(matches, 4)
    await matches.join(match.id, AIKO)
    if by_the_one_there:
        await matches.block(AIKO, [JONAS])
    else:
        await matches.block(JONAS, [AIKO])
    with pytest.raises(MatchError) as refused:
        await matches.join(match.id, JONAS)
    assert (refused.value.code, refused.value.facts) == ("blocked", {"match": match.id})
    await matches.join(match.id, RAFI)
    await matches.leave(match.id, AIKO.id)
    await matches.join(match.id, JONAS)


async def test_only_invited_people_join_a_private_table(matches: Matches) -> None:
    match = await private(matches, 3)
    with pytest.raises(MatchError) as refused:
        await matches.join(match, JONAS)
    assert (refused.value.code, refused.value.facts) == ("not-invited", {"match": match})
    await matches.invite(match, MEI.id, JONAS)
    assert (await matches.join(match, JONAS)).seat_of(JONAS.id) is not None


async def test_the_host_may_come_back_to_their_private_table(matches: Matches) -> None:
    match = await private(matches, 3)
    await matches.invite(match, MEI.id, JONAS)
    await matches.join(match, JONAS)
    await matches.leave(match, MEI.id)
    assert (await matches.join(match, MEI)).creator == JONAS.id


async def test_an_invitation_pings_once(matches: Matches, store: Store) -> None:
    match = await private(matches)
    await matches.invite(match, MEI.id, JONAS)
    assert await posts(store) == [("invitation", {"guest": JONAS.id, "host": MEI.id})]
    with pytest.raises(MatchError) as refused:
        await matches.invite(match, MEI.id, JONAS)
    assert (refused.value.code, refused.value.facts["name"]) == ("invited-already", "Jonas")
    assert len(await posts(store)) == 1
    # it does not hold up the thread, nor other invitations
    assert [row.lane for row in await store.outbox.claim(NOON, 9)] == [f"i{JONAS.id}"]


async def test_who_may_invite(matches: Matches) -> None:
    match = await private(matches, 3)
    with pytest.raises(MatchError, match="not-in-match"):
        await matches.invite(match, STRANGER.id, AIKO)
    await matches.invite(match, MEI.id, JONAS)
    await matches.join(match, JONAS)
    with pytest.raises(MatchError, match="not-creator"):
        await matches.invite(match, JONAS.id, AIKO)
    with pytest.raises(MatchError, match="sits-there"):
        await matches.invite(match, MEI.id, JONAS)
    await matches.start(match, MEI.id)
    await matches.invite(match, JONAS.id, AIKO)
    await matches.resign(match, JONAS.id)
    with pytest.raises(MatchError, match="match-over"):
        await matches.invite(match, MEI.id, RAFI)


async def test_public_tables_invite_too_but_not_once_they_run(matches: Matches, store: Store) -> None:
    match = await lobby(matches)
    await matches.invite(match.id, MEI.id, AIKO)
    assert (await posts(store))[-1] == ("invitation", {"guest": AIKO.id, "host": MEI.id})
    await matches.join(match.id, JONAS)  # without any
    with pytest.raises(MatchError, match="everybody-may-look"):
        await matches.invite(match.id, MEI.id, RAFI)


async def test_nobody_is_invited_by_those_they_block_and_no_list_is_betrayed(matches: Matches) -> None:
    match = await lobby(matches, 3)
    await matches.block(JONAS, [MEI])
    await matches.block(MEI, [RAFI])
    for guest in (JONAS, RAFI):
        with pytest.raises(MatchError) as refused:
            await matches.invite(match.id, MEI.id, guest)
        assert (refused.value.code, refused.value.facts) == (
            "not-to-invite",
            {"match": match.id, "name": guest.name},
        )


async def test_strangers_do_not_see_a_private_match(matches: Matches) -> None:
    match = await matches.match(await private(matches))
    public = await lobby(matches)
    assert await matches.may_look(match, MEI.id)
    assert not await matches.may_look(match, STRANGER.id)
    assert await matches.may_look(public, STRANGER.id)
    assert [table.id for table in await matches.open_in(SERVER)] == [public.id]
    assert [table.id for table in await matches.open_in(SERVER, STRANGER.id)] == [public.id]
    await matches.invite(match.id, MEI.id, JONAS)
    assert await matches.may_look(match, JONAS.id)
    assert [table.id for table in await matches.open_in(SERVER, JONAS.id)] == [match.id, public.id]


async def test_a_table_that_becomes_private_keeps_who_is_there(matches: Matches) -> None:
    match = await lobby(matches, 3)
    await matches.join(match.id, JONAS)
    match = await matches.configure(match.id, MEI.id, 3, "daily", {}, "substitute", True)
    assert (match.private, match.caretaker) == (True, "substitute")
    await matches.leave(match.id, JONAS.id)
    await matches.join(match.id, JONAS)
    with pytest.raises(MatchError, match="not-invited"):
        await matches.join(match.id, AIKO)
    match = await matches.configure(match.id, MEI.id, 4, "daily", {}, private=False)
    assert (match.private, match.caretaker) == (False, "substitute")
    await matches.join(match.id, AIKO)


async def test_an_unknown_caretaker_is_refused(matches: Matches) -> None:
    with pytest.raises(MatchError) as refused:
        await matches.create("toy", 2, "daily", {}, MEI, SERVER, CHANNEL, "nanny")
    assert refused.value.facts == {"caretaker": "nanny", "known": "wait, vote, substitute, computer"}
    match = await lobby(matches)
    with pytest.raises(MatchError, match="unknown-caretaker"):
        await matches.configure(match.id, MEI.id, 2, "daily", {}, "")
