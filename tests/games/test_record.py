"""Records: written, read, replayed, verified; and every way in which one can be bad."""

from typing import Any

import msgspec
import pytest

from games.engine import BadOptions, BadRecord, GameError, IllegalAction, SeatResigned, hash_of, record
from games.engine.simulate import simulate
from games.qin.events import TilePlaced

PLAYED = simulate("qin", 3, {"board": "lion"}, "a record")
GOOD: dict[str, Any] = msgspec.json.decode(record.write(PLAYED))


def text(**changes: Any) -> bytes:
    """The good record with fields changed; ... takes one out."""
    fields = {**GOOD, **changes}
    return msgspec.json.encode({name: value for name, value in fields.items() if value is not ...})


def test_the_published_form() -> None:
    assert list(GOOD) == [
        "format",
        "game",
        "rules_version",
        "seats",
        "options",
        "seed",
        "seed_sha256",
        "actions",
        "result",
    ]
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
    ("content", "code"),
    [
        pytest.param(b"", "malformed-record", id="empty"),
        pytest.param(b"{", "malformed-record", id="cut off"),
        pytest.param(b"\xff\xfe", "malformed-record", id="not UTF-8"),
        pytest.param(b"[]", "malformed-record", id="a list"),
        pytest.param(b'{"x":' + b"[" * 100_000, "malformed-record", id="very deep"),
        pytest.param(text(format=...), "malformed-record", id="no format"),
        pytest.param(text(format="1"), "malformed-record", id="a text for the format"),
        pytest.param(text(format=2), "record-format", id="another format"),
        pytest.param(b'{"format":2,"moves":[]}', "record-format", id="another format with other fields"),
        pytest.param(text(game=...), "malformed-record", id="no game"),
        pytest.param(text(game=7), "malformed-record", id="a number for the game"),
        pytest.param(text(game="chess"), "unknown-game", id="an unknown game"),
        pytest.param(text(rules_version=999), "rules-version", id="another rules version"),
        pytest.param(text(seats="3"), "malformed-record", id="a text for the seats"),
        pytest.param(text(seats=9), "bad-seats", id="nine seats"),
        pytest.param(text(options={"board": "crane"}), "bad-option", id="an unknown board"),
        pytest.param(text(options={"moon": "full"}), "unknown-option", id="an unknown option"),
        pytest.param(text(options=["board"]), "malformed-record", id="a list of options"),
        pytest.param(text(seed=""), "malformed-record", id="an empty seed"),
        pytest.param(text(seed=7), "malformed-record", id="a number for the seed"),
        pytest.param(text(seed_sha256=None), "malformed-record", id="no hash"),
        pytest.param(text(actions="RB F7-F8"), "malformed-record", id="a text for the actions"),
        pytest.param(text(actions=[["RB"]]), "malformed-record", id="a list for an action"),
        pytest.param(text(result={"end": "won"}), "malformed-record", id="half a result"),
        pytest.param(text(winner="A"), "malformed-record", id="an unknown field"),
    ],
)
def test_what_cannot_be_read(content: bytes, code: str) -> None:
    with pytest.raises((BadRecord, BadOptions)) as refused:
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
        pytest.param({"seed": None}, "sealed-record", id="sealed"),
        pytest.param({"seed": "another"}, "wrong-hash", id="another seed"),
        pytest.param({"seed_sha256": "0" * 64}, "wrong-hash", id="another hash"),
        pytest.param({"actions": ["RB F7"]}, "broken-record", id="no notation"),
        pytest.param({"actions": ["RB A1-A2"]}, "broken-record", id="an illegal action"),
        pytest.param({"actions": ["D resigns"]}, "broken-record", id="a seat that is not there leaves"),
        pytest.param({"actions": ["A resigns", "A resigns"]}, "broken-record", id="a seat leaves twice"),
        pytest.param(
            {"actions": [*GOOD["actions"], "RB A1-A2"]}, "broken-record", id="an action after the end"
        ),
        pytest.param({"actions": GOOD["actions"][:-1]}, "wrong-result", id="the last action missing"),
        pytest.param({"result": None}, "wrong-result", id="the result missing"),
        pytest.param({"result": {"end": "won", "seats": []}}, "wrong-result", id="another result"),
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


@pytest.mark.parametrize("until", [0, 1, 7, len(GOOD["actions"])])
def test_replay_up_to_an_action(until: int) -> None:
    position = record.replay(PLAYED, until)
    expected = record.start(PLAYED)
    for entry in PLAYED.actions[:until]:
        record.enter(expected, "qin", entry)
    assert position == expected


@pytest.mark.parametrize("until", [-1, len(GOOD["actions"]) + 1])
def test_replay_beyond_the_record(until: int) -> None:
    with pytest.raises(BadRecord) as refused:
        record.replay(PLAYED, until)
    assert refused.value.facts == {"number": until, "last": len(PLAYED.actions)}


def test_steps_give_the_start_and_then_every_entry_with_its_events() -> None:
    kinds = [[type(event) for event in events][:1] for _, events in record.steps(PLAYED)]
    assert kinds == [[], *([TilePlaced] for _ in PLAYED.actions)]


def test_leaving_is_an_entry() -> None:
    assert record.resignation(1) == "B resigns"
    position = record.start(PLAYED)
    assert record.enter(position, "qin", "B resigns") == [SeatResigned(1)]


@pytest.mark.parametrize("entry", ["b resigns", "F resigns", "B resigns ", "B  resigns", "resigns"])
def test_leaving_is_written_in_one_way(entry: str) -> None:
    position = record.start(PLAYED)
    before = position.copy()
    with pytest.raises(GameError) as refused:
        record.enter(position, "qin", entry)
    assert not isinstance(refused.value, IllegalAction)
    assert position == before
