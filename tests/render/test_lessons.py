"""What a lesson speaks of is ringed on the picture that stands below its text."""

import pytest
from PIL import ImageChops

import render
from bot.text import words
from bot.text.formatter import formatter_of
from render.kit.palette import SEAL
from tests.support.games.lessons import TAUGHT, Told, play


def drawn(name: str, told: Told, ring: str) -> render.Picture:
    captions = formatter_of(name).captions(words(), told.before, 1, told.question)
    return render.compose(
        name, told.before, render.Scene(("Mei",), question=told.question, captions=captions, ring=ring)
    )


@pytest.mark.parametrize("name", TAUGHT)
def test_what_a_step_speaks_of_is_ringed_whole_and_on_no_other_picture(name: str) -> None:
    for told in [told for number in range(2) for told in play(name, number)[0] if told.step.ring]:
        plain, ringed = drawn(name, told, "").image, drawn(name, told, told.step.ring).image
        found = ImageChops.difference(plain, ringed).getbbox()
        assert found is not None, f"{told.step.id}: nothing is called {told.step.ring}"
        left, top, right, bottom = found
        assert left > 0, told.step.id
        assert top > 0, told.step.id
        assert right < plain.width, told.step.id
        assert bottom < plain.height, told.step.id
        assert SEAL in {colour for _, colour in ringed.crop(found).getcolors(1 << 20) or ()}
        assert ImageChops.difference(plain, drawn(name, told, "").image).getbbox() is None
