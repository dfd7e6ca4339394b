"""Randomness from the seed: the fixed values were worked out with `openssl dgst -sha256 -hmac mandate`."""

import hmac
from collections import Counter
from collections.abc import Callable

import pytest

from games.engine import Chance, hash_of
from games.engine.computer.dealing import shuffle as deal

BLOCKS = (0xAC623A86AB1A063C, 0x51FFB34951659A4B, 0x1999C29ECA5BCC34, 0x675191725DD964E4)
"""The first 8 bytes of the HMACs of the counters 0 to 3, written in 8 bytes each, big end first."""


def test_the_published_hash_is_the_plain_sha_256_of_the_seed() -> None:
    assert hash_of("mandate") == "d959b638663f9a7de663a1be37e39bc5d820e3dbb3a31b0af1bad43e0c39fc69"


@pytest.mark.parametrize("limit", [1, 2, 6, 72, 1000, 1 << 32])
def test_a_draw_is_the_block_of_its_counter(limit: int) -> None:
    chance = Chance("mandate")
    assert [chance.below(limit) for _ in BLOCKS] == [block % limit for block in BLOCKS]
    assert chance.counter == len(BLOCKS)


def test_a_draw_that_would_favour_some_numbers_is_thrown_away() -> None:
    """Below 2**63 + 1 only blocks up to that are fair: the first one is too large, the second is not."""
    chance = Chance("mandate")
    assert chance.below((1 << 63) + 1) == BLOCKS[1]
    assert chance.counter == 2


def test_a_fixed_shuffle() -> None:
    chance = Chance("mandate")
    letters = list("ABCDEFGH")
    chance.shuffle(letters)
    assert "".join(letters) == "DGAHBCFE"
    assert chance.counter == 7


def test_seeds_of_any_text() -> None:
    seeds = ("a", "b", "ä", "秦", "a" * 1000)
    assert len({Chance(seed).below(1 << 32) for seed in seeds}) == len(seeds)


@pytest.mark.parametrize("shuffle", [Chance.shuffle, lambda chance, letters: deal(letters, chance)])
def test_every_order_is_equally_likely(shuffle: Callable[[Chance, list[str]], None]) -> None:
    """Chi-square of 2400 shuffles of four things: 49.7 is one in a thousand at 23 degrees of freedom.

    So is the order in which samples are dealt.
    """
    chance, orders = Chance("fair"), Counter[str]()
    for _ in range(2400):
        letters = list("ABCD")
        shuffle(chance, letters)
        orders["".join(letters)] += 1
    assert sum((count - 100) ** 2 / 100 for count in orders.values()) < 49.7
    assert len(orders) == 24


@pytest.mark.parametrize("size", [0, 1, 2, 3, 4, 72])
def test_what_is_dealt_is_all_that_there_is(size: int) -> None:
    items = list(map(str, range(size)))
    deal(items, Chance("all"))
    assert sorted(items, key=int) == list(map(str, range(size)))


@pytest.mark.parametrize("limit", [0, -1, (1 << 64) + 1])
def test_limits_that_make_no_sense(limit: int) -> None:
    with pytest.raises(ValueError, match="limit out of range"):
        Chance("mandate").below(limit)


def test_a_view_cannot_draw() -> None:
    with pytest.raises(ValueError, match="no seed"):
        Chance("").below(6)


@pytest.mark.parametrize("length", [1, 63, 64, 65, 1000])
def test_a_draw_is_hmac_for_seeds_of_any_length(length: int) -> None:
    seed = "ä" + "x" * (length - 1)
    blocks = [hmac.digest(seed.encode(), number.to_bytes(8, "big"), "sha256")[:8] for number in range(3)]
    chance = Chance(seed)
    assert [chance.below(1 << 64) for _ in blocks] == [int.from_bytes(block, "big") for block in blocks]
