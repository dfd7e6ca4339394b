"""What is said of a text that is no action of Da Yunhe, and of data that is no use."""

from pathlib import Path

import pytest

from bot.words import explain
from games.dayunhe import components
from games.dayunhe.notation import parse
from games.engine import BadData, BadNotation
from tests.words.speaking import WORDS

TILES = (
    "crossing, delta, branch-right, branch-left, straight, wide-bend, sharp-bend, basin, reservoir, unrest"
)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("hello", "I cannot read “hello”. Write it like `build straight 2-5 e-w`."),
        ("supply two", "I cannot read “supply two”. Write it like `supply 2`."),
        ("build straight", "I cannot read “build straight”. Write it like `build straight 2-5 e-w`."),
        ("swap 2-5", "I cannot read “swap 2-5”. Write it like `swap 2-5 3-1`."),
        ("take", "I cannot read “take”. Write it like `take builder`."),
        ("supply 4", "There is no 4 here: the numbers go from 1 to 3."),
        ("inspect 5", "There is no 5 here: the numbers go from 1 to 3."),
        ("remove 6-1", "There is no hex 6-1: regions go from 1 to 5, keys from 1 to 9, as in 2-5."),
        ("build canyon 2-5", f"There is no tile “canyon”. There are: {TILES}."),
        (
            "build straight 2-5 e-se",
            "The straight never lies e-se. It can lie: e-w, se-nw, sw-ne.",
        ),
        ("turn 2-5 e-se-sw", "No tile joins just the edges e-se-sw."),
        ("build reservoir 2-5 e", "The reservoir looks the same however it lies: leave its edges out."),
        (
            "take pirate",
            "There is no card “pirate”. There are: builder, supplies, reformer, rebuilder, order, welfare, "
            "inspector, tea, intriguer, saboteur.",
        ),
        ("swap 2-5 2-5", "Two different hexes change places, not 2-5 and 2-5."),
        ("calm Z", "There is no seat Z in this match."),
    ],
)
def test_a_text_that_is_no_move_says_what_is_wrong_with_it(text: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as caught:
        parse(text)
    assert explain(WORDS, caught.value) == sentence


@pytest.mark.parametrize(
    ("file", "good", "bad", "sentence"),
    [
        (
            "board",
            "unrest = [[0, 1], [1, 1], [1, 0], [2, 0]]",
            "unrest = [[0, 1], [1, 1], [1, 0], [3, 0]]",
            "region.1.unrest: the hex in row and column 3 0 lies in another region.",
        ),
        (
            "board",
            "hexes = [[0, 0], [0, 1],",
            "hexes = [[0, 0], [0, 0],",
            "region.1.hexes: the hex in row and column 0 0 stands there twice.",
        ),
        (
            "board",
            "hexes = [[0, 0], [0, 1], [0, 2],",
            "hexes = [[0, 0], [0, 1],",
            "region: the hex in row and column 0 2 lies in no region.",
        ),
        (
            "board",
            "river = [[0, 1],",
            "river = [[0, 3],",
            "region.1.river: there is no hex in row and column 0 3.",
        ),
        (
            "board",
            "pagoda = [2, 1]",
            "pagoda = [2, 0]",
            "region.1.pagoda: there are “2 0” and must be “2 1”.",
        ),
        (
            "tiles",
            'id = "delta"',
            'id = "Delta"',
            "tile.2.id: “Delta” is no name that can be typed; use small letters from a to z with hyphens "
            "between them, and no word of the notation.",
        ),
        ("tiles", 'id = "delta"', 'id = "crossing"', "tile.2.id: crossing stands there twice."),
        ("tiles", "edges = [0, 2, 4]", "edges = [0, 2, 2]", "tile.delta.edges: edge 2 stands there twice."),
        (
            "tiles",
            "edges = [0, 2, 4]",
            "edges = [1, 2, 4, 5]",
            "tile.delta.edges: delta can be turned to look like crossing.",
        ),
        (
            "cards",
            '[["supply 1"], ["build 2"], ["espionage"]]',
            '[["supply 1"], ["build 2"], ["supply 2"]]',
            "card.builder.groups.3: a card has supply once at most.",
        ),
        (
            "cards",
            '["prestige 5"]',
            '["prestige 5", "tea"]',
            "card.reformer.groups.3: prestige is taken by itself, so it cannot be one of two to choose from.",
        ),
        (
            "cards",
            '["build 2"]',
            '["bild 2"]',
            "card.builder.groups.2: there is no action “bild 2”. There are: "
            f"{', '.join(components.ACTIONS)}; how often may follow as a number.",
        ),
    ],
)
def test_data_that_is_no_use_is_told_with_file_key_and_reason(
    tmp_path: Path, file: str, good: str, bad: str, sentence: str
) -> None:
    folder = tmp_path / components.FOLDER.name
    folder.mkdir()
    text = (components.FOLDER / f"{file}.toml").read_text(encoding="utf-8")
    assert good in text
    (folder / f"{file}.toml").write_text(text.replace(good, bad, 1), encoding="utf-8")
    with pytest.raises(BadData) as caught:
        getattr(components, f"read_{file}")(folder / f"{file}.toml")
    assert explain(WORDS, caught.value) == f"dayunhe/{file}.toml, {sentence}"
