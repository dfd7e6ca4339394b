"""Pages built from many or long things keep Discord's limits."""

from datetime import UTC, datetime

import discord
import msgspec
import pytest

from bot.matches import Match, SeatState, Vote
from bot.matches.inbox import PENDING, Inbox, Pending
from bot.matches.model import State
from bot.ui import inbox, lists, more, rules
from bot.ui.item import PressItem
from bot.ui.page import LONGEST_TEXT, Page, option
from bot.words import words

WORDS = words("en")
NOW = datetime(2026, 11, 20, 18, 10, tzinfo=UTC)
ME = 1


def match(number: int, state: State = "playing", *, mine: bool = True) -> Match:
    """A match in which the person is to act, or another is."""
    name = f"A name of 32 characters, all of {number}"
    seats = tuple(
        SeatState(seat=seat, person=person, name=name, resigned=False, waiting=waits)
        for seat, (person, waits) in enumerate(((ME, mine), (2, not mine), (3, False), (4, False)))
    )
    return Match(
        id=number,
        game="qin",
        rules_version=1,
        options={"board": "lion", "series": "both"},
        size=4,
        pace="daily",
        state=state,
        creator=2,
        server=9,
        channel=10**18,
        lobby_message=None,
        thread=10**18 + number if state == "playing" else None,
        seed_sha256="0" * 64,
        version=1,
        seq=0,
        turn=1,
        seats=seats,
        created_at=NOW,
        started_at=NOW,
        ended_at=None,
        turn_since=NOW,
        due_at=NOW,
        to_act=(0 if mine else 1) if state == "playing" else None,
        outcome=None,
    )


def assert_fits(page: Page) -> None:
    """Discord's limits: discord.py counts components when the view is built, and texts when asked."""
    view = page.view()
    assert view.content_length() <= LONGEST_TEXT
    ids = [item.custom_id for item in view.walk_children() if hasattr(item, "custom_id")]
    assert len(ids) == len(set(ids))


def vote(match: Match) -> Vote:
    """Somebody else wants the match to be paused."""
    return Vote(
        id=match.id,
        match=match,
        kind="pause",
        seat=1,
        state="open",
        voters=(0, 1),
        ballots={1: "yes"},
        at=NOW,
        message=None,
    )


@pytest.mark.parametrize("count", [0, 1, 6, 7, 40])
def test_the_list_holds_any_number_of_matches(count: int) -> None:
    own = [match(number) for number in range(1, count + 1)]
    others = [match(number, mine=False) for number in range(101, 101 + count)]
    tables = [match(number, "lobby") for number in range(201, 201 + count)]
    running = [match(number, mine=False) for number in range(301, 301 + count)]
    assert_fits(lists.tables(tables, running, ME, WORDS))
    assert_fits(lists.choose(own or others, "move", WORDS))
    pending = tuple(Pending(waiting, None) for waiting in own[:PENDING])
    votes = tuple(vote(waiting) for waiting in own)
    found = Inbox(waiting=tuple(own), pending=pending, votes=votes, others=(*others, *tables))
    assert_fits(inbox.page(found, ME, WORDS))
    assert_fits(inbox.others(found.others, 2, WORDS))


def test_the_menu_of_a_long_match_fits() -> None:
    assert_fits(more.more(match(1), ME, WORDS))


def test_rules_longer_than_a_message_come_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = rules.rules("qin", None, WORDS)
    assert_fits(whole)
    monkeypatch.setattr(rules, "ROOM", 1000)
    parts = rules._parts("qin", WORDS)
    assert len(parts) > 2
    assert all(sum(len(text) for _, text in part) <= 1000 for part in parts)
    assert_fits(rules.rules("qin", match(1), WORDS, 1))


def test_a_page_cuts_what_has_no_room_left() -> None:
    page = Page().text("x" * 3990).text("y" * 50).text("z")
    assert page.view().content_length() == LONGEST_TEXT


def test_a_choice_is_cut_to_what_discord_takes() -> None:
    cut = option("v" * 200, "l" * 200, "d" * 200)
    assert (len(cut.value), len(cut.label), len(cut.description or "")) == (100, 100, 100)


@pytest.mark.parametrize("turn", [1, 25, 26, 43, 400])
def test_the_menu_leads_back_to_the_start_of_any_match(turn: int) -> None:
    page = more.more(msgspec.structs.replace(match(1), turn=turn), ME, WORDS)
    items = [item.item for item in page.view().walk_children() if isinstance(item, PressItem)]
    (listed,) = (item for item in items if isinstance(item, discord.ui.Select))
    numbers = [int(choice.value) for choice in listed.options]
    assert numbers == sorted(set(numbers), reverse=True)
    assert (numbers[0], numbers[-1], len(numbers)) == (turn - 1, 0, min(turn, 25))
