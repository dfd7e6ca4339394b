"""The page of what somebody has played: Discord's limits, everything in the alt text, the card's words."""

from datetime import timedelta

import msgspec
import pytest

from bot.components import profile
from bot.matches import Person
from bot.matches.profiles import Against, Places, Played, Profile, Punctuality, Rated
from bot.matches.ratings import Rating
from bot.text import LANGUAGES, words
from games import NAMES
from games import game as find_game
from render.kit.type import LEAST_SQUEEZE, width
from render.profile.layout import MARGIN, SLIP_GAP, WIDTH
from tests.support.pages import fits, texts
from tests.support.people import NOON

FULL = Profile(
    person=Person(1, "W*" * 16),
    own=False,
    shows="server",
    matches=942,
    wins=417,
    places=tuple(Places(name, 5, (12, 0, 3, 4, 5)) for name in NAMES) * 2,
    rated=tuple(
        Rated(name, people, (Rating(30.0, 4.0),) * (9 if people == 2 else 10))
        for name in NAMES
        for people in (2, 3)
    ),
    punctuality=Punctuality(500, 400, 399, timedelta(hours=3)),
    favourite="qin",
    streak=3,
    longest=15,
    newest=tuple(
        Played(
            match=1 << 40,
            game="confucius",
            size=5,
            place=2,
            shared=True,
            server=1 << 63,
            channel=1 << 63,
            thread=1 << 63,
            ended_at=NOON,
            gained=-12,
        )
        for _ in range(5)
    ),
    cheers=123,
    against=Against(12, 7, 4),
)
EMPTY = msgspec.structs.replace(
    FULL, own=True, matches=0, places=(), rated=(), punctuality=None, favourite=None, newest=(), against=None
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_page_fits_and_its_alt_text_says_it_all(language: str) -> None:
    spoken = words(language)
    page = profile.page(FULL, b"", spoken)
    fits(page)
    alt = profile.alt(FULL, spoken)
    assert len(alt) <= 1024
    for fact in (
        "417",
        "942",
        "99 %",
        "15",
        "123",
        "1200 ± 160",
        "1. 12×",
        *(find_game(name).title for name in NAMES),
    ):
        assert fact in alt, fact
    assert (alt.count("± 160?"), alt.count("± 160")) == (5, 10)
    text = texts(page)
    assert "−12" in text


def test_a_rating_says_of_which_tables_it_is() -> None:
    told = profile.alt(FULL, words("en"))
    for pool in ("Qin, two players", "Qin, three and more", "China"):
        assert f"rating in {pool} 1200 ± 160" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_on_the_card_are_not_cut(language: str) -> None:
    """The slips are the narrowest place; on a card with all of them each has a quarter of its width."""
    card = profile.card(FULL, words(language))
    assert card is not None
    assert len(card.slips) == 4
    room = (WIDTH - 2 * MARGIN + SLIP_GAP) // 4 - SLIP_GAP - 28
    for slip in card.slips:
        assert width(slip.label, "sans") * LEAST_SQUEEZE <= room
        assert width(slip.value, "sans", 50) * LEAST_SQUEEZE <= room
    assert len(card.rows) == profile.ROWS
    assert card.curve[0] == (1000, 333)
    assert [row.rating for row in card.rows] == ["1200"] * 5 + [""] * 3


def test_who_has_played_nothing_has_no_card_and_reads_who_would_see_it() -> None:
    assert profile.card(EMPTY, words()) is None
    text = texts(profile.page(EMPTY, None, words()))
    assert "have not finished a match" in text
    assert "in their server" in text
