"""Standing orders in odd hands: forged and old buttons, public messages, private chats."""

import msgspec
import pytest

from bot.components.orders import page as page_of
from bot.components.orders import report
from bot.matches import Matches, Obeyed, Standing
from bot.matches.orders import MOVE
from bot.sandbox import Person, Post
from bot.text import words
from games.engine import StandingOrder
from tests.support import pages
from tests.support.pages import WORDS, pressed
from tests.support.people import MEI
from tests.support.play import begin, forge, press, said, told
from tests.support.presses import next_person, play, queued
from tests.support.stage import Stage
from tests.support.table import choose, dump, mover, started


async def forged(person: Person, board: Post, custom_id: str) -> str:
    """What a press of such a button on the public board is answered, to be read by nobody else."""
    forge(board, custom_id)
    text = await told(person.click(board, custom_id))
    assert text
    return text


ARGUMENTS = ("", "A", "A|hold", "A|hold|maybe", "|hold|on", "A|bribe|on", "A|hold|off", "A|%|on")


async def test_only_a_button_that_is_shown_to_its_seat_leaves_an_order(stage: Stage) -> None:
    table = await begin(stage, game="yunnan")
    board, mover, (other,), lena = table.board, table.mover, table.others, table.watcher
    match = await stage.matches.watching.match(1)
    number, version = match.id, match.version
    seat = match.seat_of(int(mover.id))
    assert seat is not None
    own, others = ("AC", "BDE") if seat.seat == 0 else ("BD", "ACE")

    async def stored() -> int:
        return len((await dump(stage.matches))["standing_orders"])

    # Whoever watches, here or elsewhere, leaves none and learns nothing.
    elsewhere = await said(lena, "rules", "dm")
    for custom_id in (f"m1|orders|{number}|1", f"m1|order|{number}|{version}|A|hold|on"):
        assert "You watch" in await forged(lena, board, custom_id)
        text = await forged(lena, elsewhere, custom_id)
        assert "another server" in text
        assert "Mei" not in text
    # Nobody leaves one for another's colour, or one that there is not.
    wrong = [(mover, f"{subject}|pass|on") for subject in others]
    wrong += [(other, f"{subject}|pass|on") for subject in own]
    wrong += [(person, args) for args in (*ARGUMENTS, "A|" + "x" * 60 + "|on") for person in (mover, other)]
    for person, args in wrong:
        await forged(person, board, f"m1|order|{number}|{version}|{args}")
        assert await stored() == 0, args
    # An old button shows the newest page.
    text = await forged(mover, board, f"m1|order|{number}|{version - 1}|{own[0]}|hold|on")
    assert "out of date" in text
    assert "only you see them" in text
    assert await stored() == 0
    # In the private chat they are left, too.
    page = await press(mover, await said(mover, "play", "dm", match=number), "Standing orders")
    for subject in own:
        (button,) = [one for one in page.buttons if one.custom_id.endswith(f"|{subject}|hold|on")]
        page = await press(mover, page, button.custom_id)
        assert page.ephemeral
    assert page.text.count("✅") == await stored() == 2


async def test_the_page_of_confirm_says_that_an_order_will_act(stage: Stage) -> None:
    table = await begin(stage, "Mei", "Jonas", "Aiko", game="yunnan")
    board, mover = table.board, table.mover
    await choose(stage.matches, 1, int(mover.id), "market")
    page = await said(mover, "match orders", table.thread)
    (button,) = [button for button in page.buttons if button.custom_id.endswith("|hold|on")]
    await press(mover, page, button.custom_id)
    page = await press(mover, board, "Your move")
    assert page.buttons[0].label == "Confirm"
    assert "acts for you" in page.text


async def test_in_a_pause_no_order_is_said_to_act(matches: Matches) -> None:
    match = await started(matches, 2, "qin")
    person = next_person(match)
    await queued(matches, match, person)
    await matches.orders.depend(match.id, person, "open")
    await play(matches, match, 1)
    assert "your queued move is played" in pages.texts(
        page_of(await matches.orders.of(match.id, person), WORDS)
    )
    await matches.votes.pause_now(match.id, person)
    shown = pages.texts(page_of(await matches.orders.of(match.id, person), WORDS))
    assert "Your queued move" in shown
    assert "is played" not in shown


async def test_an_order_that_is_left_can_be_taken_back_though_it_is_offered_no_more(matches: Matches) -> None:
    """To hold is not offered to who has passed by having no trader, but may have been left before."""
    match = await pages.begin(matches, "yunnan", 2)
    found = await matches.orders.of(match.id, mover(match))
    hold, passing = (StandingOrder("A", name) for name in ("hold", "pass"))
    late = msgspec.structs.replace(found, standing=Standing(offered=(passing,), left=(hold,)))
    ordered = [args for verb, _, args in pressed(page_of(late, WORDS)) if verb == "order"]
    assert ordered == [("A", "pass", "on"), ("A", "hold", "off")]


@pytest.mark.parametrize(
    ("game", "place", "named"),
    [
        ("yunnan", "puer", ("**Pu’er**", "**Pu’er**")),
        ("china", "chin", ("**Ch’in**", "**Ch’in**")),
        ("confucius", "spice", ("**the Spice Islands**", "**den Gewürzinseln**")),
        ("confucius", "americas", ("**the Americas**", "**Amerika**")),
        ("confucius", "mongolia", ("**Mongolia**", "**der Mongolei**")),
        ("confucius", "B", ("**Jonas** are not as they were", "**Jonas** sind nicht mehr, wie sie waren")),
    ],
)
async def test_where_the_board_has_changed_is_named_as_everywhere_else(
    matches: Matches, game: str, place: str, named: tuple[str, str]
) -> None:
    match = await started(matches, 3, game)
    lost = Obeyed(
        match=match,
        seat=0,
        person=MEI.id,
        locale="en",
        order=StandingOrder(MOVE, MOVE),
        moves=("a move",),
        lost="changed",
        place=place,
    )
    for language, name in zip(("en", "de"), named, strict=True):
        assert name in pages.texts(report(lost, words(language), 1))
