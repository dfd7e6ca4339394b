"""Every refusal has one code, and the list of codes is the list of refusals."""

import ast
from pathlib import Path

import pytest

import bot.matches
from bot.matches import MATCH_ERRORS, MatchError


def raised() -> set[str]:
    """The codes with which the package raises a `MatchError`."""
    codes = set()
    for path in Path(bot.matches.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == "MatchError"
            ):
                (code,) = node.args
                assert isinstance(code, ast.Constant), path
                codes.add(str(code.value))
    return codes


def test_every_listed_code_is_raised_and_no_other() -> None:
    assert raised() == set(MATCH_ERRORS)


def test_an_error_carries_exactly_its_facts() -> None:
    for code, facts in MATCH_ERRORS.items():
        error = MatchError(code, **dict.fromkeys(facts, 1))
        assert (error.code, tuple(error.facts)) == (code, facts)
        assert str(error).startswith(f"{code} (match=1" if "match" in facts else code)
    with pytest.raises(ValueError, match="match-full takes"):
        MatchError("match-full", match=1)
    with pytest.raises(KeyError):
        MatchError("no-such-code")
