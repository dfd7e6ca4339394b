"""Standing orders in odd hands: forged and old buttons, public messages, private chats."""

import discord
import msgspec

from bot.matches import Match, Standing
from bot.sandbox import Person, Post
from bot.ui.orders import page as page_of
from bot.words import words
from games.engine import StandingOrder
from tests.e2e.play import newest, open_match, pinged, press
from tests.e2e.stage import Stage
from tests.matches.table import choose, dump


async def begun(stage: Stage) -> tuple[Match, Post, Person, Person]:
    """A match for two: itself, its board, who is to act, who is not."""
    thread = await open_match(stage, "Mei", "Jonas", game="yunnan")
    board = newest(stage.sandbox.person("Lena"), thread)
    mover = pinged(stage, board)
    other = stage.sandbox.person("Jonas" if mover.name == "Mei" else "Mei")
    assert stage.app is not None
    return await stage.app.matches.match(1), board, mover, other


def subjects(match: Match, person: Person) -> str:
    """The letters of the person's two colours."""
    seat = match.seat_of(int(person.id))
    assert seat is not None
    return "AC" if seat.seat == 0 else "BD"


async def forged(person: Person, board: Post, custom_id: str) -> str:
    """What a press of such a button on the public board is answered, to be read by nobody else."""
    button = {"type": 2, "id": 2, "style": 1, "label": "Old", "custom_id": custom_id, "disabled": False}
    board.message.data["components"] = [{"type": 1, "id": 1, "components": [button]}]
    reply = await person.click(board, custom_id)
    await reply.settle()
    post = reply.followups[-1] if reply.followups else reply.message
    assert post.ephemeral
    assert post.text
    return post.text


async def stored(stage: Stage) -> list[object]:
    """The orders in the database."""
    assert stage.app is not None
    return (await dump(stage.app.store))["standing_orders"]


async def test_a_forged_button_leaves_no_order_for_anybody_else(stage: Stage) -> None:
    match, board, mover, other = await begun(stage)
    lena = stage.sandbox.person("Lena")
    for custom_id in ("m1|orders|1|1", f"m1|order|1|{match.version}|A|hold|on"):
        assert "You watch" in await forged(lena, board, custom_id)
    for person in (mover, other):
        for subject in set("ABCDE") - set(subjects(match, person)):
            await forged(person, board, f"m1|order|1|{match.version}|{subject}|pass|on")
    assert await stored(stage) == []


async def test_the_page_of_confirm_says_that_an_order_will_act(stage: Stage) -> None:
    thread = await open_match(stage, "Mei", "Jonas", "Aiko", game="yunnan")
    board = newest(stage.sandbox.person("Lena"), thread)
    mover = pinged(stage, board)
    assert stage.app is not None
    await choose(stage.app.matches, 1, int(mover.id), "market")
    reply = await mover.slash("match orders", thread)
    await reply.settle()
    (button,) = [button for button in reply.message.buttons if button.custom_id.endswith("|hold|on")]
    await press(mover, reply.message, button.custom_id)
    page = await press(mover, board, "Your move")
    assert page.buttons[0].label == "Confirm"
    assert "acts for you" in page.text


ARGUMENTS = (
    "",
    "A",
    "A|hold",
    "A|hold|maybe",
    "|hold|on",
    "A|bribe|on",
    "A|hold|off",
    "A|" + "x" * 60 + "|on",
    "A|%|on",
)


async def test_a_forged_button_leaves_no_order_that_there_is_not(stage: Stage) -> None:
    match, board, mover, other = await begun(stage)
    for args in ARGUMENTS:
        for person in (mover, other):
            await forged(person, board, f"m1|order|1|{match.version}|{args}")
        assert await stored(stage) == [], args


async def test_a_stranger_elsewhere_learns_nothing_of_the_match(stage: Stage) -> None:
    match, *_ = await begun(stage)
    lena = stage.sandbox.person("Lena")
    reply = await lena.slash("rules", "dm")
    await reply.settle()
    for custom_id in ("m1|orders|1|1", f"m1|order|1|{match.version}|A|hold|on"):
        text = await forged(lena, reply.message, custom_id)
        assert "another server" in text
        assert "Mei" not in text


async def test_an_old_button_leaves_no_order_and_shows_the_newest_page(stage: Stage) -> None:
    match, board, mover, _ = await begun(stage)
    subject = subjects(match, mover)[0]
    text = await forged(mover, board, f"m1|order|1|{match.version - 1}|{subject}|hold|on")
    assert "out of date" in text
    assert "only you see them" in text
    assert await stored(stage) == []


async def test_orders_are_left_in_the_private_chat_too(stage: Stage) -> None:
    match, _, mover, _ = await begun(stage)
    reply = await mover.slash("play", "dm")
    await reply.settle()
    page = await press(mover, reply.message, "Standing orders")
    for subject in subjects(match, mover):
        (button,) = [one for one in page.buttons if one.custom_id.endswith(f"|{subject}|hold|on")]
        page = await press(mover, page, button.custom_id)
        assert page.ephemeral
    assert page.text.count("✅") == 2
    assert len(await stored(stage)) == 2


async def test_an_order_that_is_left_can_be_taken_back_though_it_is_offered_no_more(stage: Stage) -> None:
    """To hold is not offered to who has passed by having no trader, but may have been left before."""
    match, _, mover, _ = await begun(stage)
    assert stage.app is not None
    found = await stage.app.matches.orders(match.id, int(mover.id))
    hold, passing = (StandingOrder("A", name) for name in ("hold", "pass"))
    late = msgspec.structs.replace(found, standing=Standing(offered=(passing,), left=(hold,)))
    view = page_of(late, words("en")).view()
    ids = [item.custom_id for item in view.walk_children() if isinstance(item, discord.ui.DynamicItem)]
    assert [text.split("|", 4)[4] for text in ids if "|order|" in text] == ["A|pass|on", "A|hold|off"]
