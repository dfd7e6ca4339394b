"""Every refusal has one code, every notice one kind; and the lists of them are all there is."""

import ast
from pathlib import Path

import pytest

import bot.matches
from bot.matches import MATCH_ERRORS, MatchError, Matches
from bot.matches.base import load
from bot.matches.chronicle import note
from bot.store import Store
from tests.support.table import started
from tests.support.written import posts


def test_every_listed_code_is_raised_and_no_other() -> None:
    raised = set()
    for path in Path(bot.matches.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "MatchError":
                (code,) = node.args
                assert isinstance(code, ast.Constant), path
                raised.add(code.value)
    assert raised == set(MATCH_ERRORS)


def test_an_error_carries_exactly_its_facts() -> None:
    for code, facts in MATCH_ERRORS.items():
        error = MatchError(code, **dict.fromkeys(facts, 1))
        assert (error.code, tuple(error.facts)) == (code, facts)
        assert str(error).startswith(f"{code} (match=1" if "match" in facts else code)
    with pytest.raises(ValueError, match="match-full takes"):
        MatchError("match-full", match=1)
    with pytest.raises(KeyError):
        MatchError("no-such-code")


async def test_a_notice_needs_its_facts_is_logged_and_posted(matches: Matches, store: Store) -> None:
    match = await started(matches)
    now = matches._clock.now()
    async with store.transaction() as writing:
        row = await load(writing, match.id)
        with pytest.raises(ValueError, match="staff-paused takes"):
            await note(writing, row, "staff-paused", now)
        with pytest.raises(KeyError):
            await note(writing, row, "unheard-of", now)
        await note(writing, row, "staff-extended", now, by="Mei", seat="B", hours=12)
    (found,) = await matches.notices(match.id)
    assert (found.turn, found.kind, found.at) == (1, "staff-extended", now)
    assert found.facts == {"by": "Mei", "seat": "B", "hours": 12}
    kind, payload = (await posts(store))[-1]
    assert kind == "notice"
    assert await matches.notice(payload["notice"]) == found
