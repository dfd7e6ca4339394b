"""A typed move that is refused: what forbids it, what would make it legal, in few words."""

import random

import msgspec
import pytest

import games
from bot.components import panel as panels
from bot.matches import Panel
from bot.matches.drafting import NEAREST, nearest
from bot.matches.model import Standing
from bot.text import LANGUAGES, words
from bot.text.room import count_words
from games.engine import IllegalAction, Position
from games.engine.choices import correct
from tests.support.games.legality import refused
from tests.support.games.playing import quick_of, stops
from tests.support.pages import fits, labels, match, texts

MOST_WORDS = 60


def panel_of(game: str, view: Position) -> Panel:
    """Nothing is drafted yet."""
    assert view.turn is not None
    seats = tuple(
        msgspec.structs.replace(seat, name=f"Mei{seat.seat}") for seat in match(1).seats[: view.seats]
    )
    return Panel(
        match=msgspec.structs.replace(match(1), game=game, seats=seats, size=view.seats, to_act=view.turn),
        seat=view.turn,
        version=1,
        revision=0,
        view=view,
        drafted=(),
        question=None,
        action=None,
        preview=None,
        confirmed=(),
        events=(),
        final=False,
        can_back=False,
        standing=Standing(),
    )


@pytest.mark.parametrize("seed", quick_of(6, 1))
@pytest.mark.parametrize("name", games.NAMES)
async def test_a_refused_move_tells_what_would_make_it_legal(name: str, seed: int) -> None:
    """What to change stands above the nearest moves, unless it is just what they say."""
    game, dice = games.game(name), random.Random(seed)
    corrected, earlier = 0, list(game.start(game.min_seats, {}, "earlier").legal())
    for position in stops(game.start(min(4, game.max_seats), {}, f"refused {seed}"), dice, 12):
        assert position.turn is not None
        view = position.view(position.turn)
        found = refused(view, earlier, dice, 30)
        for action in sorted(found, key=lambda found: correct(view.legal(), found) is None)[:4]:
            with pytest.raises(IllegalAction) as caught:
                view.verify(action)
            text, legal = str(action), [str(other) for other in view.legal()]
            near, whole = nearest(game, view, text), correct(view.legal(), game.parse(text))
            assert set(near.moves) <= set(legal)
            assert len(near.moves) == min(NEAREST, len(legal))
            state = panel_of(name, view)
            pages = {
                language: await panels.refused(state, text, caught.value, near, words(language))
                for language in LANGUAGES
            }
            for language, page in pages.items():
                fits(page)
                assert count_words(texts(page)) <= MOST_WORDS, texts(page)
                lead = words(language)(
                    "move-instead", same=whole is not None and whole.same, list=[], others=0
                )[:9]
                assert (lead in texts(page)) == (near.correction is not None)
                assert set(near.moves) <= set(labels(page))
            if near.correction is None and whole is not None:  # the buttons say it all
                at = len(whole.question.given)
                shown = {game.parse(move).slots()[at].value for move in near.moves}
                assert shown == {answer.token for answer in whole.question.answers}
            corrected += near.correction is not None
        earlier += view.legal()
    assert corrected
