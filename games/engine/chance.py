"""Randomness from the match's seed: HMAC-SHA-256 over seed and counter, the same on every machine."""

import hashlib
import hmac
from collections.abc import MutableSequence
from functools import lru_cache
from typing import Any

import msgspec


def hash_of(seed: str) -> str:
    """SHA-256 of the seed's text in hexadecimal.

    Published at the start, so that nobody can change the shuffle.
    """
    return hashlib.sha256(seed.encode()).hexdigest()


class Chance(msgspec.Struct):
    """A stream of random numbers: draw ``counter`` of it is a function of ``seed`` and ``counter`` alone.

    Views carry an empty seed: who holds the seed knows every draw to come.
    """

    seed: str
    counter: int = 0

    def __repr__(self) -> str:
        return f"Chance(counter={self.counter})"  # who prints a position must not print its seed

    def below(self, limit: int) -> int:
        """A whole number, 0 <= number < limit, each equally likely (biased draws are thrown away)."""
        if not 0 < limit <= 1 << 64:
            raise ValueError(f"limit out of range: {limit}")
        if not self.seed:
            raise ValueError("a view holds no seed")
        fair = (1 << 64) - (1 << 64) % limit
        while True:
            inner, outer = _keyed(self.seed)
            inner, outer = inner.copy(), outer.copy()
            inner.update(self.counter.to_bytes(8, "big"))
            outer.update(inner.digest())
            self.counter += 1
            number = int.from_bytes(outer.digest()[:8], "big")
            if number < fair:
                return number % limit

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Put the items into a random order, in place (Fisher-Yates, from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


@lru_cache(64)
def _keyed(seed: str) -> "tuple[hashlib._Hash, hashlib._Hash]":
    """HMAC's inner and outer hash with the key already in them, to be copied: half of a draw's time."""
    key = seed.encode()
    block = (hashlib.sha256(key).digest() if len(key) > _BLOCK else key).ljust(_BLOCK, b"\0")
    return hashlib.sha256(block.translate(hmac.trans_36)), hashlib.sha256(block.translate(hmac.trans_5C))


_BLOCK = hashlib.sha256().block_size
