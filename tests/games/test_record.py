"""Records: written, read, replayed, verified; and every way in which one can be bad."""

from typing import Any

import msgspec
import pytest

from games.engine import BadRecord, Chance, GameError, IllegalAction, hash_of, record
from games.engine.simulate import simulate
from games.qin.placing import TilePlaced
from games.qin.position import QinPosition

PLAYED = simulate("qin", 3, {"board": "lion"}, "a record")
GOOD: dict[str, Any] = msgspec.json.decode(record.write(PLAYED))


def text(**changes: Any) -> bytes:
    """The good record with fields changed; ... takes one out."""
    fields = {**GOOD, **changes}
    return msgspec.json.encode({name: value for name, value in fields.items() if value is not ...})


def test_the_published_form() -> None:
    fields = "format game rules_version seats options seed seed_sha256 actions result"
    assert list(GOOD) == fields.split()
    assert (GOOD["format"], GOOD["game"], GOOD["seats"], GOOD["seed"]) == (1, "qin", 3, "a record")
    assert GOOD["options"] == {"board": "lion", "series": "single"}
    assert GOOD["seed_sha256"] == hash_of("a record")
    assert len(record.write(PLAYED).splitlines()) == 1


def test_written_and_read_it_is_the_same() -> None:
    assert record.read(record.write(PLAYED)) == PLAYED
    assert record.read(record.write(PLAYED).decode()) == PLAYED


def test_missing_options_are_the_defaults() -> None:
    assert record.read(text(options={})).options == {"board": "bird", "series": "single"}


@pytest.mark.parametrize(
    ("code", "contents"),
    [
        pytest.param("malformed-record", [b"", b"{", b"[]"], id="empty, cut off, a list"),
        pytest.param("malformed-record", [b"\xff\xfe", b'{"x":' + b"[" * 100_000], id="not UTF-8, very deep"),
        pytest.param("malformed-record", [text(format=...), text(format="1")], id="no format"),
        pytest.param("record-format", [text(format=2), b'{"format":2,"moves":[]}'], id="another format"),
        pytest.param("malformed-record", [text(game=...), text(game=7)], id="no game"),
        pytest.param("unknown-game", [text(game="chess")], id="an unknown game"),
        pytest.param("rules-version", [text(rules_version=999)], id="another rules version"),
        pytest.param("malformed-record", [text(seats="3"), text(options=["board"])], id="other types"),
        pytest.param("bad-seats", [text(seats=9)], id="nine seats"),
        pytest.param("bad-option", [text(options={"board": "crane"})], id="an unknown board"),
        pytest.param("unknown-option", [text(options={"moon": "full"})], id="an unknown option"),
        pytest.param("malformed-record", [text(seed=""), text(seed=7), text(seed_sha256=None)], id="no seed"),
        pytest.param("malformed-record", [text(actions="RB F7-F8"), text(actions=[["RB"]])], id="no actions"),
        pytest.param("malformed-record", [text(result={"end": "won"})], id="half a result"),
        pytest.param("malformed-record", [text(winner="A")], id="an unknown field"),
    ],
)
def test_what_cannot_be_read(code: str, contents: list[bytes]) -> None:
    for content in contents:
        with pytest.raises(BadRecord) as refused:
            record.read(content)
        assert refused.value.code == code


def test_a_malformed_record_names_the_place() -> None:
    with pytest.raises(BadRecord) as refused:
        record.read(text(actions=["RB F7-F8", 7]))
    assert "$.actions[1]" in str(refused.value)


def broken(**changes: Any) -> record.Record:
    return record.read(text(**changes))


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"seed": None}, "sealed-record"),
        ({"seed": "another"}, "wrong-hash"),
        ({"seed_sha256": "0" * 64}, "wrong-hash"),
        # No notation, an illegal action, a seat that is not there, one that leaves twice.
        ({"actions": ["RB F7"]}, "broken-record"),
        ({"actions": ["RB A1-A2"]}, "broken-record"),
        ({"actions": ["D resigns"]}, "broken-record"),
        ({"actions": ["A resigns", "A resigns"]}, "broken-record"),
        # An action after the end; the last one missing.
        ({"actions": [*GOOD["actions"], "RB A1-A2"]}, "broken-record"),
        ({"actions": GOOD["actions"][:-1]}, "wrong-result"),
        ({"result": None}, "wrong-result"),
        ({"result": {"end": "won", "seats": []}}, "wrong-result"),
    ],
)
def test_what_cannot_be_verified(changes: dict[str, Any], code: str) -> None:
    with pytest.raises(BadRecord) as refused:
        record.verify(broken(**changes))
    assert refused.value.code == code


def test_a_broken_entry_is_named_with_its_reason() -> None:
    with pytest.raises(BadRecord) as refused:
        record.replay(broken(actions=[GOOD["actions"][0], GOOD["actions"][0]]))
    facts = refused.value.facts
    assert (facts["number"], facts["entry"]) == (2, GOOD["actions"][0])
    assert str(facts["reason"]).startswith(("not-your-tile", "square-taken"))


def test_a_match_that_runs_verifies_without_a_result() -> None:
    assert record.verify(broken(actions=GOOD["actions"][:5], result=None)) is None


def test_the_hash_may_be_in_capitals() -> None:
    assert record.verify(broken(seed_sha256=GOOD["seed_sha256"].upper())) == PLAYED.result


@pytest.mark.parametrize("until", [-1, len(GOOD["actions"]) + 1])
def test_replay_beyond_the_record(until: int) -> None:
    with pytest.raises(BadRecord) as refused:
        record.replay(PLAYED, until)
    assert refused.value.facts == {"number": until, "last": len(PLAYED.actions)}


@pytest.mark.parametrize("entry", ["b resigns", "F resigns", "B resigns ", "B  resigns", "resigns"])
def test_leaving_is_written_in_one_way(entry: str) -> None:
    position = record.start(PLAYED)
    before = position.copy()
    with pytest.raises(GameError) as refused:
        record.enter(position, "qin", entry)
    assert not isinstance(refused.value, IllegalAction)
    assert position == before


def test_steps_give_the_start_and_then_every_entry_with_its_events() -> None:
    kinds = [[type(event) for event in events][:1] for _, events in record.steps(PLAYED)]
    assert kinds == [[], *([TilePlaced] for _ in PLAYED.actions)]


# ── from the middle of another ───────────────────────────────────────────────────────────────────────

VIEW = record.replay(PLAYED, 6).view(None)
START: dict[str, Any] = msgspec.json.decode(record.dealt_anew("qin", VIEW, Chance("anew")))


def going_on(*actions: str, **changes: Any) -> record.Record:
    """The record of a match from there, with fields of its start changed."""
    return broken(actions=actions, result=None, start={**START, **changes})


def test_a_match_from_the_middle_of_another() -> None:
    actions: list[str] = []
    for _ in range(3):
        actions.append(str(record.replay(going_on(*actions)).legal()[0]))
    found = going_on(*actions)
    assert record.verify(found) is None
    assert next(record.steps(found))[0].view(None) == VIEW


@pytest.mark.parametrize(
    "changes",
    [{"hands": []}, {"hands": [["RB"]]}, {"grid": [""]}, {"turn": 7}, {"turn": "A"}, {"seats": 4}],
    ids=str,
)
def test_a_start_that_makes_no_sense(changes: dict[str, Any]) -> None:
    found = going_on(**changes)
    for ask in (record.replay, record.verify):
        with pytest.raises(BadRecord) as refused:
            ask(found)
        assert refused.value.code == "malformed-record"


def test_a_start_of_which_only_a_later_turn_makes_no_sense() -> None:
    hands = [hand if seat == START["turn"] else ["X"] for seat, hand in enumerate(START["hands"])]
    first = str(record.replay(going_on(hands=hands)).legal()[0])
    with pytest.raises(BadRecord) as refused:
        record.replay(going_on(first, hands=hands))
    assert refused.value.code == "malformed-record"


def test_a_fault_of_the_rules_is_not_said_to_be_one_of_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QinPosition, "apply", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        record.replay(PLAYED)
