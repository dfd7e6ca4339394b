"""The page of the best of a season: what is told in words beside its picture."""

from bot.components import best
from bot.matches import Person
from bot.matches.best import Best, Feat, Wins
from bot.text import words
from tests.support.pages import texts


def found(name: str) -> Best:
    """What two people did, the second one of that name."""
    ann, other = Person(1, "Ann*"), Person(2, name)
    feat = Feat(match=7, game="qin", channel=1, person=ann, points=4)
    close = Feat(match=8, game="qin", channel=1, person=ann, points=1, other=other)
    return Best(3, (Wins(ann, 2, 3), Wins(other, 1, 3)), (feat,), (close,))


async def test_it_is_told_in_words_too_where_a_name_cannot_be_drawn() -> None:
    for name, told in (("Zoë", False), ("世界", True), ("🐉", True)):
        text = texts(await best.page(found(name), words()))
        assert (name in text) == told
        assert ("Ann\\*" in text) == told, "safe from markup"
