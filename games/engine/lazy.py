"""Sequences whose items are made when asked for: a random player needs one of hundreds of actions."""

from abc import abstractmethod
from bisect import bisect
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate, chain
from typing import Generic, TypeVar, overload

P = TypeVar("P")
T = TypeVar("T")


class Lazy(Sequence[T]):
    """What `Joined` and `Made` share: slices and indices from the end take the whole sequence."""

    @overload
    def __getitem__(self, index: int) -> T: ...

    @overload
    def __getitem__(self, index: slice) -> list[T]: ...

    def __getitem__(self, index: int | slice) -> T | list[T]:
        if isinstance(index, slice) or index < 0:
            return list(self)[index]
        if index >= len(self):
            raise IndexError(index)
        return self._item(index)

    @abstractmethod
    def _item(self, index: int) -> T:
        """The item there, which exists."""


class Joined(Lazy[T]):
    """Sequences one after the other, as one."""

    def __init__(self, parts: Sequence[Sequence[T]]) -> None:
        self._parts = parts
        self._ends = [*accumulate(map(len, self._parts))]

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

    def __iter__(self) -> Iterator[T]:
        return chain.from_iterable(self._parts)

    def _item(self, index: int) -> T:
        part = bisect(self._ends, index)
        return self._parts[part][index - self._ends[part - 1] if part else index]


class Made(Lazy[T], Generic[P, T]):
    """``each`` items for every one of ``parts``, which ``make`` makes of it."""

    def __init__(self, parts: Sequence[P], each: int, make: Callable[[P], Sequence[T]]) -> None:
        self._parts, self._each, self._make = parts, each, make

    def __len__(self) -> int:
        return self._each * len(self._parts)

    def __iter__(self) -> Iterator[T]:
        return chain.from_iterable(map(self._make, self._parts))

    def _item(self, index: int) -> T:
        part, number = divmod(index, self._each)
        return self._make(self._parts[part])[number]
