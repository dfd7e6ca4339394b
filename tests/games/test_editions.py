"""Editions: a match is played by the rules and the data that it began with, whatever is corrected later."""

import copy
from typing import Any

import pytest

import games
import render
from bot.text.formatter import formatter_of
from games.engine import BadOptions, BadRecord, editions, record
from games.engine.editions import RuleSet
from games.engine.simulate import simulate
from tests.support.games.playing import older


@pytest.mark.parametrize("name", games.NAMES)
def test_both_editions_are_played_side_by_side(name: str) -> None:
    key, seats = older(name), games.game(name).max_seats
    old, new = (simulate(edition, seats, {}, "3") for edition in (key, name))
    assert old.actions != new.actions
    assert record.verify(new) is not None
    kept = record.read(record.write(old))
    assert (kept.game, kept.edition) == (name, key)
    assert record.verify(kept) is not None
    position = record.replay(kept)
    assert type(position).__module__ == f"games.{key}.position"
    for _, events in record.steps(kept):
        assert all(type(event).__module__.startswith((f"games.{key}.", "games.engine.")) for event in events)
    view = position.view(None)
    assert render.draw(key, view) != render.draw(name, record.replay(new).view(None))
    told = formatter_of(key)
    assert getattr(told, "teller", type(told)).__module__.startswith(f"bot.text.{key}")
    assert told.rules == formatter_of(name).rules != ()
    assert games.brain(key) is not games.brain(name)


def test_comments_and_layout_are_no_new_edition(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "qin"
    folder.mkdir()
    for path in (games.engine.files.DATA / "qin").glob("*.toml"):
        (folder / path.name).write_text("# once more\n" + path.read_text().replace(" = ", "  =  "))
    monkeypatch.setattr("games.engine.files.DATA", tmp_path)
    assert editions.printed.__wrapped__("qin")[1] == editions.printed("qin")[1]


def test_a_change_of_behaviour_holds_from_its_version_on() -> None:
    assert RuleSet.of("games.qin.components", 1, 2, 3, kinder=2).has("kinder")
    assert RuleSet.of("games.qin@2-0123456789ab.components", 1, 2, 3, kinder=2).has("kinder")
    assert not RuleSet.of("games.qin@1-0123456789ab.components", 1, 2, 3, kinder=2).has("kinder")


def test_what_no_edition_is_known_by_is_refused() -> None:
    with pytest.raises(BadOptions):
        games.game("qin@1-0123456789ab")


def test_a_file_with_data_that_breaks_what_the_rules_need_is_refused() -> None:
    found = simulate("qin", 2, {}, "1")
    found.printing = copy.deepcopy(editions.printed("qin")[0])
    found.printing["tiles.toml"]["total"] = 7
    with pytest.raises(BadRecord) as refused:
        record.read(record.write(found))
    assert refused.value.code == "wrong-tile-mix"
