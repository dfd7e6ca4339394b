"""Everything on a card at a glance: what is left of it, and why something cannot be used."""

from typing import Any

import pytest

from games.dayunhe.position import DayunhePosition
from games.dayunhe.prospects import Prospect, prospects
from games.dayunhe.refusals import REFUSALS
from tests.games.dayunhe.printed import CARDS, groups
from tests.games.dayunhe.random_positions import made_up, played
from tests.games.dayunhe.scenes import play, scene
from tests.games.dayunhe.slow import Slow


def of(position: DayunhePosition, action: str) -> Prospect:
    return next(found for found in prospects(position) if found.action == action)


def why(position: DayunhePosition, action: str) -> tuple[str, dict[str, str | int]]:
    """The state of the action, its reason and the facts."""
    found = of(position, action)
    if found.refusal is None:
        return found.state, {}
    facts = {key: value for key, value in found.refusal.facts.items() if key != "rule"}
    return f"{found.state} {found.refusal.code}", facts


@pytest.mark.parametrize("card", CARDS)
def test_as_printed(card: str) -> None:
    found = prospects(scene(card=card))
    expected = [
        (action, number, count)
        for number, group in enumerate(groups(card))
        for action, count in group.items()
    ]
    assert [(one.action, one.group, one.count) for one in found] == expected
    assert [one.left for one in found] == [
        0 if action == "prestige" else count for action, _, count in expected
    ]
    assert {one.state for one in found if one.action == "prestige"} <= {"used"}


def test_used_and_excluded() -> None:
    position = scene(card="reformer", stacks={"A": "basin basin|delta|"})
    assert why(position, "reform") == why(position, "espionage") == ("open", {})
    play(position, "supply 1", "espionage")
    assert (of(position, "supply").state, of(position, "supply").left) == ("open", 2)
    assert (of(position, "espionage").state, of(position, "espionage").left) == ("used", 0)
    assert why(position, "reform") == (
        "excluded other-symbol-used",
        {"action": "reform", "other": "espionage"},
    )


@pytest.mark.parametrize(
    ("card", "action", "more", "expected", "facts"),
    [
        ("supplies", "supply", {"warehouses": {"A": "basin " * 6}}, "warehouse-full", {"slots": 6}),
        ("supplies", "supply", {"stacks": {"A": "||"}, "warehouses": {"A": "basin"}}, "stacks-empty", {}),
        ("supplies", "build", {}, "warehouse-empty", {}),
        ("rebuilder", "rebuild", {"tiles": "2-1 B delta"}, "nothing-to-rebuild", {}),
        ("order", "remove", {"tiles": "2-1 B delta"}, "no-unrest-on-map", {}),
        ("welfare", "calm", {"warehouses": {"A": "basin"}}, "wall-empty", {}),
        ("saboteur", "destroy", {"warehouses": {"A": "unrest unrest"}}, "no-canal-on-map", {}),
        (
            "saboteur",
            "destroy",
            {"warehouses": {"A": "unrest"}},
            "too-little-unrest",
            {"held": 1, "needed": 2},
        ),
        ("tea", "tea", {}, "too-little-unrest", {"held": 0, "needed": 2}),
        (
            "intriguer",
            "intrigue",
            {"warehouses": {"A": "unrest"}},
            "too-little-unrest",
            {"held": 1, "needed": 2},
        ),
        (
            "intriguer",
            "denounce",
            {"warehouses": {"A": "unrest"}},
            "too-little-unrest",
            {"held": 1, "needed": 2},
        ),
        ("inspector", "inspect", {"lying": True}, "coordinator-lies", {}),
        ("inspector", "inspect", {"at": "3-8"}, "coordinator-turns", {"hex": "3-8"}),
        ("builder", "espionage", {"stacks": {"A": "basin!||"}}, "no-top-hidden", {}),
        (
            "reformer",
            "reform",
            {"stacks": {"A": "||"}, "warehouses": {"A": "basin"}},
            "nothing-to-reform",
            {},
        ),
    ],
)
def test_why_something_is_not_possible(
    card: str, action: str, more: dict[str, Any], expected: str, facts: dict[str, str | int]
) -> None:
    position = scene(card=card, **more)
    assert why(position, action) == (f"impossible {expected}", facts)
    reason = of(position, action).refusal
    assert reason is not None
    assert reason.facts["rule"] == REFUSALS[expected]


def test_a_full_map_leaves_no_hex_to_build_on() -> None:
    tiles = " ".join(f"{region}-{key}" for region in range(1, 6) for key in range(1, 10)) + " B delta"
    position = scene(card="supplies", tiles=tiles, warehouses={"A": "unrest basin"})
    assert why(position, "build") == ("impossible no-hex-left", {})


def check_states(position: DayunhePosition) -> None:
    """What is open has an action, what is impossible has none; used and excluded things are not left."""
    legal = [str(action).split()[0] for action in position.legal()]
    verbs = {"rebuild" if verb in ("swap", "move", "turn") else verb for verb in legal}
    for found in prospects(position):
        assert found.left == position.left.get(found.action, 0)
        assert (found.action in verbs) == (found.state == "open")
        assert (found.left > 0) == (found.state in ("open", "impossible"))
        assert (found.refusal is None) == (found.state in ("open", "used"))


def test_prospects_agree_with_what_is_legal() -> None:
    for number in range(40):
        check_states(made_up(number))
    for seed in range(4):
        for position in played(seed, every=7):
            if position.phase == "act":
                check_states(position)


def test_there_are_none_outside_of_turns() -> None:
    assert prospects(scene("take")) == ()


def test_a_turn_ends_when_no_prospect_is_open() -> None:
    """Along random matches: while a card is carried out something on it is open."""
    for seed in range(4):
        for position in played(20 + seed, every=3):
            if position.phase == "act":
                assert any(found.state == "open" for found in prospects(position))
                assert not Slow(position).only_done()
