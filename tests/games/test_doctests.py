"""What the docstrings of the contract and of each game show is what happens."""

import doctest
from importlib import import_module

import pytest

from games import NAMES


@pytest.mark.parametrize("name", ["engine.contract", *NAMES])
def test_examples(name: str) -> None:
    found = doctest.testmod(import_module(f"games.{name}"))
    assert found.attempted
    assert not found.failed
