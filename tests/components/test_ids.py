"""Custom ids: what is written can be read, and nothing else."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot import commands as commands
from bot.components import ids, serve
from bot.components.ids import BadPress, Press

NUMBERS = st.integers(0, ids.HIGHEST)
ARGUMENTS = st.lists(st.text(max_size=8), max_size=3).map(tuple)
PRESSES = st.builds(
    Press,
    st.from_regex(r"[a-z][a-z-]{0,9}", fullmatch=True),
    NUMBERS,
    NUMBERS,
    ARGUMENTS,
    st.none() | NUMBERS,
)


@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)  # the machine may be busy
@given(PRESSES)
def test_what_is_written_is_read_again(press: Press) -> None:
    try:
        written = ids.write(press)
    except ValueError:
        return
    assert ids.parse(written) == press
    assert len(written) <= ids.LONGEST


@settings(max_examples=40, deadline=None)
@given(st.text(max_size=100))
def test_any_text_is_either_a_press_or_a_named_error(text: str) -> None:
    press = ids.read(text)
    if press is None:
        with pytest.raises(BadPress):
            ids.parse(text)
    else:
        assert ids.parse(text) == press


def test_what_is_no_press_is_refused() -> None:
    short = ["", "m1", "m1|move", "m1|move|1", f"m1|move|{2**63}|1"]
    for text in (*short, "m2|move|1|2", "m1|Move|1|2", "m1|move|-1|2", "m1|move|1|x", "x" * 100):
        with pytest.raises(BadPress):
            ids.parse(text)


def test_the_row_is_the_last_part_and_no_argument_is_taken_for_it() -> None:
    assert ids.parse("m1|move|12|34|r56") == Press("move", 12, 34, (), 56)
    posing = Press("type", 1, 2, ("r56",))
    assert ids.parse(ids.write(posing)) == posing


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="custom id"):
        ids.write(Press("type", 1, 2, ("x" * 95,)))


SHOWN = """
ask back board brief cheer computers confirm detail end export follow gifts go hand handover invite invited
join leave list log me me-away me-away-sent me-back me-block me-blocks me-contrast me-data me-dm me-forget
me-forgotten me-hours me-hours-sent me-most me-most-sent me-pings me-pings-sent me-unblock me-zone
me-zone-choose me-zone-sent more move news next offer options order orders others over part pause pick play-on
recap rematch resign resign-yes resume revive rules scoring signs server server-form server-terms snooze solo
staff standings start substitute substitute-yes tables take-over terms text type undo unwatch vote waiting
watch why
"""


def test_buttons_of_all_messages_ever_posted_are_served() -> None:
    assert set(SHOWN.split()) <= set(serve.ROUTES)


def test_all_that_discord_counts_with_is_a_number() -> None:
    for number in (0, 1234567890123456789, 2**63 - 1):
        assert ids.number(str(number)) == number


@pytest.mark.parametrize("text", ["", "x", "-1", str(2**63), "1" * 20, "٣", "1.0"])
def test_what_is_no_number_of_ours_is_refused(text: str) -> None:
    with pytest.raises(BadPress):
        ids.number(text)
    with pytest.raises(BadPress):
        Press("board", 1, 1, (text,)).number()
