"""Errors besides the refusals of rules: texts that are no move, data files that a game cannot use."""

import pytest

from bot.words import explain
from games import game
from games.engine import BadData, BadNotation
from tests.words.speaking import WORDS


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("china", "chu 9 V", "Chu has the spaces 1 to 8, and no 9."),
        (
            "china",
            "tibet 1 V",
            "There is no province “tibet”. There are: yan, zhao, qi, lu, wei, han, chin, shu, chu.",
        ),
        ("china", "chu 1 RV", "A joker is two cards of one colour, and R and V are two."),
        ("china", "hello", "I cannot read “hello”. Write it like `chu 3 V`."),
        ("yunnan", "school 8", "There is no 8 to bid. The spaces of every building are 5, 7, 9, 12, 15."),
        (
            "yunnan",
            "move puer nepal",
            "There is no province “nepal”. There are: puer, yunnan, sichuan, qamdo, tibet, qinghai.",
        ),
        (
            "yunnan",
            "build bridge puer tibet",
            "There is no bridge between Pu’er and Tibet. "
            "Bridges: yunnan-qamdo, sichuan-qinghai, qamdo-qinghai, yunnan-tibet.",
        ),
        ("yunnan", "hello", "I cannot read “hello”. Write it like `school 7`."),
    ],
)
def test_a_text_that_is_no_move_says_what_is_wrong_with_it(name: str, text: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as caught:
        game(name).parse(text)
    assert explain(WORDS, caught.value) == sentence


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (
            BadData("unknown-space", file="side-3-4.toml", key="roads.7", space="chu-9"),
            "side-3-4.toml, roads.7: there is no house space “chu-9”.",
        ),
        (
            BadData("not-touching", file="board.toml", key="alliance.3.provinces", first="wei", second="shu"),
            "board.toml, alliance.3.provinces: wei and shu share no border, so there is no alliance of them.",
        ),
        (
            BadData("missing-alliance-number", file="board.toml", key="alliance", number=7),
            "board.toml, alliance: there is no alliance 7.",
        ),
        (
            BadData("wrong-gift-total", file="yunnan/board.toml", key="province", found=13, needed=14),
            "yunnan/board.toml, province: there are 13 gifts, and the total says 14.",
        ),
        (
            BadData("bank-hole", file="yunnan/bank.toml", key="row.3.from", found=31, needed=30),
            "yunnan/bank.toml, row.3.from: it says 31 and must say 30, so that every total has one row.",
        ),
        (
            BadData(
                "bridge-along-road", file="yunnan/board.toml", key="bridge.1", first="puer", second="yunnan"
            ),
            "yunnan/board.toml, bridge.1: puer and yunnan are joined by the road, so there is no bridge.",
        ),
    ],
)
def test_bad_data_is_told_with_file_key_and_reason(error: BadData, sentence: str) -> None:
    assert explain(WORDS, error) == sentence
