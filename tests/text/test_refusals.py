"""What the games refuse, in one clear sentence with the rule and the numbers."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import pytest

from bot.text import explain
from bot.text.formatter import formatter_of
from games import game as find_game
from games.confucius.box import prospects as confucius_prospects
from games.confucius.examination import Tutor
from games.dayunhe.turns import prospects as dayunhe_prospects
from games.engine import IllegalAction
from tests.support.text.china import refused as china
from tests.support.text.confucius import refused as confucius
from tests.support.text.confucius.situations import met
from tests.support.text.dayunhe import refused as dayunhe
from tests.support.text.speaking import WORDS, Speech, players, refused, rows
from tests.support.text.yunnan import refused as yunnan

Table = Mapping[Callable[[], Any], str]


class Case(NamedTuple):
    game: str
    before: Callable[[], Any]
    what: str
    told: str


def cases(tables: dict[str, Table]) -> list[Case]:
    return [Case(game, *row) for game, table in tables.items() for row in rows(table)]


REFUSED = cases(
    {
        "china": china.REFUSED,
        "confucius": confucius.REFUSED,
        "dayunhe": dayunhe.REFUSED,
        "yunnan": yunnan.REFUSED,
    }
)
NOT_NOW = cases({"confucius": confucius.NOT_NOW, "dayunhe": dayunhe.NOT_NOW})
"""What is no answer at present: what can be done by card or action box, and why it cannot."""


def not_now(case: Case) -> IllegalAction:
    """Why it cannot be done."""
    view = case.before().view(0)
    if case.game == "confucius":
        found = next(entry.refusal for entry in confucius_prospects(view, 0) if entry.do == case.what)
    else:
        (found,) = (entry.refusal for entry in dayunhe_prospects(view) if entry.action == case.what)
    assert found is not None
    return found


@pytest.mark.parametrize("case", REFUSED)
def test_a_refusal_says_why(case: Case) -> None:
    assert refused(case.game, case.before(), case.what)[1] == case.told


@pytest.mark.parametrize("case", NOT_NOW)
def test_what_is_not_possible_now_says_why_in_a_sentence_and_in_a_few_words(case: Case) -> None:
    found = not_now(case)
    assert found.facts["rule"] in formatter_of(case.game).rules
    for told in case.told.split(" | "):
        if told.endswith("."):
            assert explain(WORDS, found, players=players()) == told
        else:
            assert told in Speech(case.game).ask(case.before())


def test_laying_nothing_is_refused() -> None:
    with pytest.raises(IllegalAction) as caught:
        met(students="BC", chief="A").verify(Tutor(0, (0, 0, 0)))
    assert explain(WORDS, caught.value) == "Lay at least one card."


@pytest.mark.parametrize("game", ["china", "confucius", "dayunhe", "yunnan"])
def test_every_refusal_has_its_sentence_here(game: str) -> None:
    shown = {refused(game, case.before(), case.what)[0] for case in REFUSED if case.game == game}
    shown |= {not_now(case).code for case in NOT_NOW if case.game == game}
    assert shown | ({"nothing-laid"} if game == "confucius" else set()) == set(find_game(game).refusals)
