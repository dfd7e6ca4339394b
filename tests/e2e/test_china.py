"""China at the table: a turn card by card, the face-down deck as a point of no return, hands kept secret."""

from bot.sandbox import Person, Post

from .play import asks, boards, choose, decide, newest, next_board, open_match, pinged, press, turn_number
from .stage import Stage

SEATED = ("Mei", "Jonas", "Aiko")


def the(value: str) -> "Pick":
    """The answer that is wanted; the first one where it is not offered."""
    return Pick(value)


class Pick:
    def __init__(self, value: str) -> None:
        self._value = value

    def __call__(self, values: list[str]) -> str:
        return self._value if self._value in values else values[0]


def offered(panel: Post) -> list[str]:
    return [value for select in panel.selects for value in select.options]


async def begun(stage: Stage) -> tuple[str, Person, Post]:
    """A match for three: its thread, the first to act, their panel."""
    thread = await open_match(stage, *SEATED, game="china")
    person = pinged(stage, newest(stage.sandbox.person("Lena"), thread))
    return thread, person, await press(person, newest(person, thread), "Your move")


async def test_a_turn_with_an_exchange_from_the_open_row(stage: Stage) -> None:
    thread, person, panel = await begun(stage)
    board = newest(person, thread)
    panel = await choose(person, panel, the("exchange"))
    while "deck" not in offered(panel):
        panel = await choose(person, panel, the(""))
    colour = next(value for value in offered(panel) if value != "deck")
    panel = await choose(person, panel, the(colour))
    assert "no undo" in panel.text  # the row is filled from the deck
    done = await press(person, panel, "Confirm")
    assert not asks(done)
    assert "Done." in done.text
    posted = await next_board(person, thread, board)
    assert turn_number(posted) == 1
    assert posted.mentions != [person.name]


async def test_a_draft_up_to_the_face_down_deck_says_so_and_survives_a_restart(stage: Stage) -> None:
    thread, person, panel = await begun(stage)
    while "deck" not in offered(panel):  # a piece first: the first province, space and payment offered
        panel = await choose(person, panel, the(""))
    panel = await choose(person, panel, the("deck"))
    assert not panel.selects
    assert "no undo" in panel.text
    await stage.restart()
    again = await press(person, newest(person, thread), "Your move")
    assert again.text == panel.text


async def play_until_two_draws(stage: Stage, thread: str) -> tuple[Person, Post]:
    """Turns from the row until somebody has played two cards and drawn the first of two face down."""
    while True:
        board = newest(stage.sandbox.person("Lena"), thread)
        person = pinged(stage, board)
        panel = await press(person, board, "Your move")
        while "deck" not in offered(panel):
            panel = await choose(person, panel, the(""))
        panel = await choose(person, panel, the("deck"))
        page = await press(person, panel, "Confirm")
        if asks(page):
            assert newest(person, thread).id == board.id  # nothing is posted in the middle of a turn
            return person, page
        await next_board(person, thread, board)


async def test_what_was_drawn_is_told_to_nobody_else_and_stays_drawn(stage: Stage) -> None:
    thread = await open_match(stage, *SEATED, game="china")
    person, page = await play_until_two_draws(stage, thread)
    assert "So far" in page.text
    assert "drew" in page.text
    reply = await person.slash("match undo", thread)
    await reply.settle()
    assert "cannot be taken back" in reply.message.text
    await stage.crash()
    await stage.start()
    again = await press(person, newest(person, thread), "Your move")
    assert again.text == page.text
    for name in (*SEATED, "Lena"):
        other = stage.sandbox.person(name)
        if other.name == person.name:
            continue
        reply = await other.slash("match log", thread)
        await reply.settle()
        assert "face down" in reply.message.text
        looked = await press(other, newest(other, thread), "Your move")
        assert not asks(looked)
        assert person.name in looked.text
        assert "is to take cards" in looked.text
        assert "drew" not in looked.text
    panel = again
    while asks(panel):
        panel = await decide(person, panel, the("deck"))
        assert "So far" in panel.text  # on the page with Confirm too
        panel = await press(person, panel, "Confirm")
    assert "Done." in panel.text
    assert "You drew **" in panel.text  # the last card too: no other page tells it
    hand = await press(person, panel, "My hand")
    assert "You hold" in hand.text
    numbers = [turn_number(post) for post in boards(person, thread)]
    assert numbers == sorted(set(numbers))
