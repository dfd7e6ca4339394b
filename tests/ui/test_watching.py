"""The page behind /watch: what is followed can be stopped, what is not can be followed, nothing else."""

from datetime import timedelta
from typing import Literal

import discord
import msgspec

from bot.matches import Match, Watch
from bot.ui import ids, watching
from bot.ui.item import PressItem
from bot.ui.page import Page
from bot.words import words

from .test_pages import NOW, assert_fits, match

WORDS = words("en")
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


def pressed(page: Page) -> list[tuple[str, int, tuple[str, ...]]]:
    """What the buttons do: verb, match, arguments."""
    items = [item for item in page.view().walk_children() if isinstance(item, PressItem)]
    found = [ids.parse(item.custom_id) for item in items if isinstance(item.item, discord.ui.Button)]
    return [(press.verb, press.match, press.args) for press in found]


def text(page: Page) -> str:
    items = page.view().walk_children()
    return "\n".join(item.content for item in items if isinstance(item, discord.ui.TextDisplay))


def test_a_match_and_the_server_are_offered_by_dm_and_for_staff_here() -> None:
    found = match(5)
    assert pressed(watching.page(found, [], [], None, WORDS)) == [
        ("follow", 5, ("dm",)),
        ("follow", 0, ("dm",)),
    ]
    assert pressed(watching.page(found, [], [], HERE, WORDS)) == [
        ("follow", 5, ("dm",)),
        ("follow", 5, ("here",)),
        ("follow", 0, ("dm",)),
        ("follow", 0, ("here",)),
    ]


def test_in_the_thread_of_the_match_nothing_is_offered_for_the_thread() -> None:
    found = match(5)
    page = watching.page(found, [], [], found.thread, WORDS)
    assert pressed(page) == [("follow", 5, ("dm",)), ("follow", 0, ("dm",))]


def test_what_is_followed_already_is_not_offered_again() -> None:
    found = match(5)
    one = watching.page(found, [watch(1, found)], [], HERE, WORDS)
    assert pressed(one) == [
        ("unwatch", 5, ("1",)),
        ("follow", 5, ("here",)),
        ("follow", 0, ("dm",)),
        ("follow", 0, ("here",)),
    ]
    whole = watching.page(found, [watch(2), watch(3, None, HERE)], [], HERE, WORDS)
    assert pressed(whole) == [("unwatch", 5, ("2",)), ("unwatch", 5, ("3",))]
    elsewhere = watching.page(found, [watch(4, match(6), HERE)], [], HERE, WORDS)
    assert ("follow", 5, ("here",)) in pressed(elsewhere)


def test_what_ended_by_itself_is_told_and_can_be_begun_anew() -> None:
    found = match(5)
    page = watching.page(
        found, [watch(1, found, HERE, "gone"), watch(2, None, None, "closed")], [], HERE, WORDS
    )
    assert [verb for verb, _, _ in pressed(page)] == ["follow"] * 4
    assert "The channel is gone." in text(page)
    assert "Your direct messages are closed to me." in text(page)
    assert "Nothing is followed yet." in text(page)


def test_other_matches_are_in_a_list() -> None:
    found, public = match(5), [match(number) for number in range(1, 60)]
    page = watching.page(found, [], public, HERE, WORDS)
    selects = [item.item for item in page.view().walk_children() if isinstance(item, PressItem)]
    (select,) = [item for item in selects if isinstance(item, discord.ui.Select)]
    assert [option.value for option in select.options] == [str(n) for n in range(1, 27) if n != 5]
    assert_fits(page)


def test_a_page_full_of_watches_fits() -> None:
    names = [msgspec.structs.replace(match(number), id=10**9 + number) for number in range(30)]
    watches = [watch(10**9 + number, names[number], 10**18) for number in range(30)]
    page = watching.page(match(99), watches, names, HERE, WORDS)
    assert_fits(page)
    assert f"{30 - watching.ENTRIES} more" in text(page)
