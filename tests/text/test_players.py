"""How people are called, whatever stands in their names."""

import pytest

from bot.text.players import Players, escaped, plain, short

FSI, PDI = "\u2068", "\u2069"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Mei", "Mei"),
        ("  Mei \n Li ", "Mei Li"),
        ("", "?"),
        (" \n", "?"),
        ("x" * 33, "x" * 31 + "…"),
        ("龍之介", "龍之介"),
        ("👩‍👩‍👧‍👦 Foxglove", "👩‍👩‍👧‍👦 Foxglove"),
    ],
)
def test_a_name_is_one_line_of_at_most_32_characters(name: str, shown: str) -> None:
    assert short(name) == shown


def test_markup_in_a_name_is_shown_as_it_is() -> None:
    assert plain("*_~`|<>[\\") == r"\*\_\~\`\|\<\>\[\\"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("# Mei", r"\# Mei"),
        ("### Mei", r"\### Mei"),
        ("-# Mei", r"\-# Mei"),
        ("- Mei", r"\- Mei"),
        ("* Mei", r"\* Mei"),
        ("> Mei", r"\> Mei"),
        ("123. Mei", r"123\. Mei"),
        ("#", r"\#"),  # the sentence has a blank after it
        ("1.", r"1\."),
        ("https://mei.li/a", r"https\://mei.li/a"),
        ("http://mei.li", r"http\://mei.li"),
    ],
)
def test_a_name_that_begins_a_line_or_is_an_address_is_shown_as_it_is(name: str, shown: str) -> None:
    assert plain(name) == shown


def test_markup_that_begins_a_later_line_is_shown_as_it_is() -> None:
    assert escaped("Look:\n  - one\n 2. x") == "Look:\n  \\- one\n 2\\. x"


@pytest.mark.parametrize("name", ["#1 Mei", "-Mei-", "Mei 1. # -", "1.5", "Mei: yes", "3 Mei", "…"])
def test_a_name_that_is_no_markup_has_no_backslashes(name: str) -> None:
    assert plain(name) == name


@pytest.mark.parametrize("sign", ["\u202e", "\u202d", "\u2066", "\u2069", "\u200f", "\u061c"])
def test_no_sign_in_a_name_turns_the_rest_of_a_line_around(sign: str) -> None:
    assert short(f"M{sign}ei{sign}") == "Mei"
    assert short(sign) == "?"


def test_a_name_written_from_right_to_left_leaves_the_numbers_after_it_where_they_are() -> None:
    assert short("עדה") == f"{FSI}עדה{PDI}"
    assert Players.of(["Mei", "ليلى"]).rich(1) == f"■ **{FSI}ليلى{PDI}**"
    assert len(short("ע" * 40)) == 34
