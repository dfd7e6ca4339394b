"""The page behind /watch: what is followed can be stopped, what is not can be followed, nothing else."""

from datetime import timedelta
from typing import Literal

import msgspec

from bot.components import watches
from bot.matches import Match, Watch
from tests.support.pages import NOW, WORDS, fits, match, pressed, texts, values

HERE = 77


def watch(
    number: int,
    of: Match | None = None,
    channel: int | None = None,
    why: Literal["gone", "closed", "left"] | None = None,
) -> Watch:
    ended = None if why is None else NOW + timedelta(days=1)
    person = 1 if channel is None else None
    return Watch(id=number, server=9, match=of, channel=channel, person=person, by=1, ended_at=ended, why=why)


DM, READ, HERE_TOO = ("dm",), ("read",), ("here",)


def test_a_match_and_the_server_are_offered_by_dm_and_for_staff_where_they_are() -> None:
    found = match(5)
    by_dm = [("follow", 5, DM), ("follow", 5, READ), ("follow", 0, DM)]
    everywhere = [*by_dm[:2], ("follow", 5, HERE_TOO), by_dm[2], ("follow", 0, HERE_TOO)]
    for place, offered in ((None, by_dm), (HERE, everywhere), (found.thread, by_dm)):
        assert pressed(watches.page(found, [], [], place, WORDS)) == offered


def test_what_is_followed_already_is_not_offered_again() -> None:
    found = match(5)
    one = watches.page(found, [watch(1, found)], [], HERE, WORDS)
    assert pressed(one) == [
        ("unwatch", 5, ("1",)),
        ("follow", 5, READ),
        ("follow", 5, HERE_TOO),
        ("follow", 0, ("dm",)),
        ("follow", 0, ("here",)),
    ]
    whole = watches.page(found, [watch(2), watch(3, None, HERE)], [], HERE, WORDS)
    assert pressed(whole) == [("unwatch", 5, ("2",)), ("unwatch", 5, ("3",)), ("follow", 5, READ)]
    over = msgspec.structs.replace(found, state="over")
    assert pressed(watches.page(over, [], [], HERE, WORDS))[:1] == [("follow", 5, READ)]
    reading = msgspec.structs.replace(watch(4, found), read_to=3)
    own = watches.page(None, [reading], [found, match(6)], None, WORDS)
    assert (pressed(own)[:1], values(own)) == ([("read", 0, ("4",))], ["6"])
    elsewhere = watches.page(found, [watch(4, match(6), HERE)], [], HERE, WORDS)
    assert ("follow", 5, ("here",)) in pressed(elsewhere)


def test_what_ended_by_itself_is_told_and_can_be_begun_anew() -> None:
    found = match(5)
    page = watches.page(
        found, [watch(1, found, HERE, "gone"), watch(2, None, None, "closed")], [], HERE, WORDS
    )
    assert [verb for verb, _, _ in pressed(page)] == ["follow"] * 5
    assert "The channel is gone." in texts(page)
    assert "Your direct messages are closed to me." in texts(page)
    assert "Nothing is followed yet." in texts(page)


def test_where_no_match_runs_but_one_that_is_read_none_of_the_others_does() -> None:
    """Whether that one goes on no reader sees."""
    reading = msgspec.structs.replace(watch(4, match(5)), read_to=3)
    assert "No public match runs here just now." in texts(watches.page(None, [], [], HERE, WORDS))
    for public in ([], [match(5)]):
        page = watches.page(None, [reading], public, HERE, WORDS)
        assert "No other public match runs here just now." in texts(page)


def test_other_matches_are_in_a_list() -> None:
    found, public = match(5), [match(number) for number in range(1, 60)]
    page = watches.page(found, [], public, HERE, WORDS)
    assert values(page) == [str(n) for n in range(1, 27) if n != 5]
    fits(page)


def test_a_page_full_of_watches_fits() -> None:
    names = [msgspec.structs.replace(match(number), id=10**9 + number) for number in range(30)]
    followed = [watch(10**9 + number, names[number], 10**18) for number in range(30)]
    page = watches.page(match(99), followed, names, HERE, WORDS)
    fits(page)
    assert f"{30 - watches.ENTRIES} more" in texts(page)
