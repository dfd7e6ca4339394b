"""Yunnan over whole matches: no word is missing or too long; the rules page and its numbers."""

from itertools import pairwise

import pytest

from bot.words.narrator import LONGEST_LABEL, LONGEST_SUMMARY
from games.yunnan import GAME
from games.yunnan.components import BUILDINGS, CUSTOMS, DRAGON, bank, board, buildings, ends, setup, table
from games.yunnan.events import GameEnded
from games.yunnan.phases import payouts
from tests.words.speaking import WORDS
from tests.words.whole_match import check, tell


@pytest.mark.parametrize(
    ("seed", "seats", "version"),
    [
        pytest.param(1, 2, "basic", marks=pytest.mark.fuzz),
        (2, 2, "expert"),
        pytest.param(3, 3, "expert", marks=pytest.mark.fuzz),
        (4, 4, "basic"),
        pytest.param(5, 5, "basic", marks=pytest.mark.fuzz),
        (6, 5, "expert"),
    ],
)
def test_every_text_of_a_match_is_whole_and_fits(
    seed: int, seats: int, version: str, caplog: pytest.LogCaptureFixture
) -> None:
    told = tell("yunnan", seats, {"version": version}, seed, {"pass": 0.3, "end": 0.3})
    check(told, caplog.records)
    assert all(asked.endswith(("?", ".")) for asked in told.questions)
    assert all(len(text) <= LONGEST_SUMMARY for text in told.previews + told.summaries)
    assert all(len(text) <= 900 for text in told.standings)
    assert any(isinstance(event, GameEnded) for event in told.last_turn)


def test_standing_orders_say_what_they_do_and_when_they_end() -> None:
    for name in GAME.orders:
        assert WORDS(f"order-yunnan-{name}", subject="none", token="").startswith("Pass ")
        assert WORDS(f"order-yunnan-{name}", subject="C", token="▲").startswith("▲ Pass ")
        detail = WORDS(f"order-yunnan-{name}.detail")
        assert "Off when" in detail
        assert len(detail) <= LONGEST_LABEL


# ── the rules page ───────────────────────────────────────────────────────────────────────────────────


def page(paragraph: str) -> str:
    return WORDS(f"rules-yunnan-{paragraph}")


def test_the_rules_page_has_the_numbers_of_the_data_files() -> None:
    """Whoever corrects a file has to correct the page."""
    provinces = board().provinces
    money = ", ".join(map(str, setup().money))
    assert money in page("setup")
    for province in provinces[1:]:
        assert f"{province.gifts} in {province.name}" in page("setup")
        assert f"{province.trader} in {province.name}" in page("income")
    assert f"earns {provinces[0].trader} yuan in Pu’er" in page("income")
    assert ", ".join(str(province.post) for province in provinces[1:]) in page("income")
    assert f"takes {setup().transport} yuan" in page("income")
    first, *rows = bank()
    assert f"0–{rows[0].least - 1}: {first.left} and {first.right} yuan" in page("bank-payout")
    for row, following in pairwise(rows):
        assert f"{row.least}–{following.least - 1}: {row.left} and {row.right}" in page("bank-payout")
    assert f"{rows[-1].least} and more: {rows[-1].left} and {rows[-1].right}" in page("bank-payout")
    assert payouts(75) == (24, 14)
    values = list(map(str, buildings()[0].values))
    assert f"{', '.join(values[:-1])} or {values[-1]} yuan" in page("bidding")
    assert f"up to {buildings()[CUSTOMS].most}" in page("progress")
    assert f"up to {buildings()[DRAGON].most}" in page("progress")
    assert f"{setup().traders} in all" in page("progress")
    assert f"has {ends(3).points} points" in page("end")
    assert f"{ends(2).points} points, or when {ends(2).gifts} gifts" in page("two")
    final = table()
    assert f"1 for every {final.yuan} yuan, {final.gift} for every gift" in page("final-scoring")
    for levels in (final.passes, final.influence):
        told = f"{', '.join(map(str, levels))} "
        assert told in page("final-scoring")
        assert ", ".join(map(str, levels.values())) in page("final-scoring")
    assert f"{final.teahouses[1]} for one tea house on the map, {final.teahouses[2]} for two" in page(
        "final-scoring"
    )
    assert (setup().debts[0], setup().debts[1], setup().debts[-1]) == (8, 7, 2)
    assert "8 in the first round, 7 in the second" in page("expert")
    assert len(BUILDINGS) == 5


def test_the_page_names_every_uncertain_number() -> None:
    text = page("uncertain")
    for printed in (
        "11, 12 and 14 yuan",
        "(2, 5, 4, 2, 1)",
        "the other three bridges",
        "15 and 18",
        "10 and 15",
    ):
        assert printed in text
