"""The card of a competition: how it ended, and what its picture shows of rounds and divisions."""

from datetime import UTC, datetime

import discord
import msgspec
import pytest

from bot.components import competitions
from bot.components.page import Page
from bot.matches import Competition
from bot.matches.competitions import MOST_ENTRANTS
from bot.matches.pairing import WHOLE, Score
from bot.matches.standings import Line
from bot.store.competitions import CompetitionRow, EntrantRow, Kind, Stage
from bot.text import words
from tests.support.pages import fits, labels, pressed, texts
from tests.support.people import CHANNEL, NOON, SERVER

ROW = CompetitionRow(
    id=1,
    server=SERVER,
    channel=CHANNEL,
    creator=1,
    kind="league",
    title="Autumn",
    game="qin",
    pace="daily",
    options={"board": "bird", "series": "single"},
    rounds=3,
    seasons=2,
    days=28,
    seed="",
    state="running",
    round=2,
    due_at=datetime(2026, 12, 1, tzinfo=UTC),
    card=None,
    created_at=NOON,
    ended_at=None,
)


def line(person: int, *rounds: int | None) -> Line:
    points = sum(each or 0 for each in rounds)
    return Line(person, f"P{person}", Score(points=points), rounds, person == 3)


DIVISIONS = ((line(1, WHOLE), line(2, 60), line(3, 0)), (line(4, None), line(5, 0)))


def shown(**changed: object) -> Competition:
    row = msgspec.structs.replace(ROW, **changed)
    return Competition(
        row=row,
        entrants=(),
        divisions=DIVISIONS,
        tables={},
        byes=(),
        season=(row.round - 1) // 3 + 1,
        seated=frozenset(),
        lost=frozenset(),
    )


def test_the_picture_shows_rounds_and_who_would_change_divisions() -> None:
    """Whoever is out changes none, and after the last season nobody does."""
    picture = competitions.drawn(shown(), words("de"))
    assert picture.rounds == ("R1",)
    above, below = (entries for _, entries in picture.groups)
    assert [entry.rounds for entry in above] == [(("10", True),), (("5", False),), (("0", False),)]
    assert below[0].rounds == (("", False),)
    assert [entry.way for entry in (*above, *below)] == [0, -1, 0, 1, 0]
    for over in (shown(round=4), shown(state="over")):
        assert not any(
            entry.way for _, entries in competitions.drawn(over, words()).groups for entry in entries
        )
    assert competitions.drawn(shown(kind="knockout"), words()).rounds == ()


def alt(page: Page) -> str:
    """The words for the picture; "" without one."""
    shown = [item for item in page.view().walk_children() if isinstance(item, discord.ui.MediaGallery)]
    return "".join(picture.description or "" for gallery in shown for picture in gallery.items)


async def test_who_is_not_on_the_picture_by_name_is_told_in_words() -> None:
    """The card and the page of a league."""
    named = msgspec.structs.replace(DIVISIONS[1][0], name="世*界")
    over = shown(state="over")
    strange = msgspec.structs.replace(over, divisions=(DIVISIONS[0], (named, DIVISIONS[1][1])))
    for made, told in ((over, False), (strange, True)):
        for page in (
            await competitions.card(made, words()),
            await competitions.page(made, 1, False, words()),
        ):
            assert ("**Division 2**\n1. **世\\*界**: 0.0" in texts(page)) == told
            assert "P5" not in texts(page), "the picture shows it"
            assert ("1. 世*界: 0.0" in alt(page)) == told
            assert "Division 1\n1. P1: 10.0" in alt(page)


@pytest.mark.parametrize("language", ["en", "de"])
async def test_of_the_largest_tournament_everybody_finds_their_own_line_and_the_terms(language: str) -> None:
    """Also while its tables are named, be they ever so many."""
    people = range(1, MOST_ENTRANTS + 1)
    lines = tuple(
        Line(10**18 + place, "W" * 32, Score(points=600 - place), (60,) * 4, False) for place in people
    )
    tables = {10**5 + at: tuple(line.person for line in lines[at : at + 3]) for at in range(0, 99, 3)}
    say = words(language)
    for state in ("running", "over"):
        made = shown(kind="swiss", state=state, rounds=5, round=4, title="*" * 60, seasons=1)
        made = msgspec.structs.replace(made, divisions=(lines,), tables=tables if state == "running" else {})
        for place in (1, 41, MOST_ENTRANTS):
            page = await competitions.page(made, lines[place - 1].person, True, say)
            fits(page)
            told = texts(page).split("\n")
            listed = [text for text in told if "W" * 31 in text]
            assert listed[0].startswith(f"{place}. "), "the reader first"
            assert say("list-rest", count=MOST_ENTRANTS - len(listed)) in told
            assert say("competition-rules") in texts(page)


async def test_the_page_offers_what_is_not_refused_and_says_who_is_out_for_good() -> None:
    """Who comes back in a later season is not; and where no round follows nobody enters by the card."""
    entered = (
        EntrantRow(person=1, name="P1", place=0, state="in"),
        EntrantRow(person=2, name="P2", place=1, state="out"),
        EntrantRow(person=3, name="P3", place=2, state="in", skips=2),
        EntrantRow(person=5, name="P5", place=4, state="spare"),
    )

    def of(**changed: object) -> Competition:
        facts = {"entrants": entered, "seated": frozenset({1, 2, 3}), "lost": frozenset({2})}
        return msgspec.structs.replace(shown(**changed), **facts)

    swiss, season, last = of(kind="swiss", rounds=4), of(), of(round=6)
    for made, person, told, offered in (
        (swiss, 1, "You are in.", ["leave", "skip"]),
        (swiss, 2, "You are out for good.", []),
        (swiss, 3, "You are in.", ["leave"]),
        (swiss, 4, "You are not in.", ["join"]),
        (season, 2, "You are out.", []),
        (season, 5, "the place of the next one who is out", ["leave"]),
        (last, 5, "no place came free", ["leave"]),
        (last, 2, "You are out for good.", []),
        (last, 1, "You are in.", ["leave"]),
        (last, 4, "You are not in.", []),
    ):
        page = await competitions.page(made, person, False, words())
        assert told in texts(page)
        assert [verb.removeprefix("competition-") for verb, _, _ in pressed(page)] == offered
    assert labels(await competitions.card(season, words())) == ["Enter", "Withdraw", "Standings"]
    assert labels(await competitions.card(last, words())) == ["Withdraw", "Standings"]


MORE = {"en": "more", "de": "weitere"}


@pytest.mark.parametrize("language", MORE)
async def test_of_a_large_sign_up_those_are_named_for_whom_there_is_room(language: str) -> None:
    entered = tuple(
        EntrantRow(person=number, name="*" * 30 + f"{number:02}", place=number, state="in")
        for number in range(MOST_ENTRANTS)
    )
    made = msgspec.structs.replace(shown(state="open", round=0), divisions=(), entrants=entered)
    say = words(language)
    for page in (await competitions.card(made, say), await competitions.page(made, 1, True, say)):
        fits(page)
        named = texts(page).count(r"\*" * 30)
        assert named > 20
        assert f" {MOST_ENTRANTS - named} {MORE[language]}." in texts(page)


@pytest.mark.parametrize(
    ("kind", "state", "round", "told"),
    [
        ("league", "over", 6, "It is over."),
        ("league", "over", 3, "Too few are left"),
        ("swiss", "cancelled", 1, "It was cancelled."),
        ("swiss", "over", 0, "Too few signed up"),
        ("knockout", "over", 2, "It is over."),
    ],
)
async def test_the_card_says_how_it_ended(kind: Kind, state: Stage, round: int, told: str) -> None:
    page = await competitions.card(shown(kind=kind, state=state, round=round), words())
    assert told in str([item.to_component_dict() for item in page.view().walk_children()])
