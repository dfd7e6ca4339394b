"""Errors besides the refusals of rules: texts that are no move, data files that a game cannot use."""

from importlib import import_module
from pathlib import Path

import pytest

from bot.words import explain
from games import game
from games.engine import BadData, BadNotation
from tests.support.words.speaking import WORDS, rows

NO_MOVES = {
    "china": """
        chu 9 V -> Chu has the spaces 1 to 8, and no 9.
        tibet 1 V -> There is no province “tibet”. There are: yan, zhao, qi, lu, wei, han, chin, shu, chu.
        chu 1 RV -> A joker is two cards of one colour, and R and V are two.
        hello -> I cannot read “hello”. Write it like `chu 3 V`.
        """,
    "yunnan": """
        school 8 -> There is no 8 to bid. The spaces of every building are 5, 7, 9, 12, 15.
        move puer nepal -> There is no province “nepal”. There are: puer, yunnan, sichuan, qamdo, tibet,
            qinghai.
        build bridge puer tibet -> There is no bridge between Pu’er and Tibet. Bridges: yunnan-qamdo,
            sichuan-qinghai, qamdo-qinghai, yunnan-tibet.
        hello -> I cannot read “hello”. Write it like `school 7`.
        """,
    "confucius": """
        bribe libu 3 -> There is no ministry “libu”. There are: bingbu, hubu, gongbu.
        bribe hubu 8 -> There is no 8 here: the numbers go from 1 to 7.
        nominate blue -> There is no student “blue”. There are: red, orange.
        give pearl B -> There is no gift “pearl”. There are: wall-hanging, tile, vase, coat, necklace, junk.
        invade nepal 1 -> There is no land “nepal”. There are: annam, yunnan, mongolia, korea, manchuria.
        invade annam 3 -> Annam has the boxes 1 to 2, and no 3.
        voyage 5 nepal -> There is no land “nepal”. There are: spice, india, arabia, africa, americas.
        voyage 9 africa africa -> Nobody visits Africa twice.
        chief Z -> There is no seat Z in this match.
        card pearl -> There is no reward card “pearl”. There are: cash, gift, extra, bribe-bingbu, bribe-hubu,
            bribe-gongbu, bribe-any, recruit, insult.
        hello -> I cannot read “hello”. Write it like `bribe hubu 3`.
        """,
    "dayunhe": """
        hello -> I cannot read “hello”. Write it like `build straight 2-5 e-w`.
        supply two -> I cannot read “supply two”. Write it like `supply 2`.
        build straight -> I cannot read “build straight”. Write it like `build straight 2-5 e-w`.
        swap 2-5 -> I cannot read “swap 2-5”. Write it like `swap 2-5 3-1`.
        take -> I cannot read “take”. Write it like `take builder`.
        supply 4 -> There is no 4 here: the numbers go from 1 to 3.
        inspect 5 -> There is no 5 here: the numbers go from 1 to 3.
        remove 6-1 -> There is no hex 6-1: regions go from 1 to 5, keys from 1 to 9, as in 2-5.
        build canyon 2-5 -> There is no tile “canyon”. There are: crossing, delta, branch-right, branch-left,
            straight, wide-bend, sharp-bend, basin, reservoir, unrest.
        build straight 2-5 e-se -> The straight never lies e-se. It can lie: e-w, se-nw, sw-ne.
        turn 2-5 e-se-sw -> No tile joins just the edges e-se-sw.
        build reservoir 2-5 e -> The reservoir looks the same however it lies: leave its edges out.
        take pirate -> There is no card “pirate”. There are: builder, supplies, reformer, rebuilder, order,
            welfare, inspector, tea, intriguer, saboteur.
        swap 2-5 2-5 -> Two different hexes change places, not 2-5 and 2-5.
        calm Z -> There is no seat Z in this match.
        """,
}

BROKEN = {
    "confucius/cards.toml": """
        cash = 2 => cash = 4 -> card.2.cash: there stands 4 where 2 must be.
        """,
    "confucius/gifts.toml": """
        petition = "junks" => petition = "army" -> gift.tile.petition: there are “army” and must be “junks”.
        """,
    "confucius/realm.toml": """
        id = "korea" => id = "gift" -> land.4.id: “gift” is no name for a land; use small letters from a to z
            only, and no word of the notation.
        id = "korea" => id = "annam" -> land.4.id: land annam stands there twice.
        """,
    "confucius/box.toml": """
        recruit = 6 => recruit = 3 -> discount.recruit: 4 is too large; it must be 3 at most.
        """,
    "dayunhe/board.toml": """
        unrest = [[0, 1], [1, 1], [1, 0], [2, 0]] => unrest = [[0, 1], [1, 1], [1, 0], [3, 0]] ->
            region.1.unrest: the hex in row and column 3 0 lies in another region.
        hexes = [[0, 0], [0, 1], => hexes = [[0, 0], [0, 0], -> region.1.hexes: the hex in row and column 0 0
            stands there twice.
        hexes = [[0, 0], [0, 1], [0, 2], => hexes = [[0, 0], [0, 1], -> region: the hex in row and column 0 2
            lies in no region.
        river = [[0, 1], => river = [[0, 3], -> region.1.river: there is no hex in row and column 0 3.
        pagoda = [2, 1] => pagoda = [2, 0] -> region.1.pagoda: there are “2 0” and must be “2 1”.
        """,
    "dayunhe/tiles.toml": """
        id = "delta" => id = "Delta" -> tile.2.id: “Delta” is no name that can be typed; use small letters
            from a to z with hyphens between them, and no word of the notation.
        id = "delta" => id = "crossing" -> tile.2.id: crossing stands there twice.
        edges = [0, 2, 4] => edges = [0, 2, 2] -> tile.delta.edges: edge 2 stands there twice.
        edges = [0, 2, 4] => edges = [1, 2, 4, 5] -> tile.delta.edges: delta can be turned to look like
            crossing.
        """,
    "dayunhe/cards.toml": """
        [["supply 1"], ["build 2"], ["espionage"]] => [["supply 1"], ["build 2"], ["supply 2"]] ->
            card.builder.groups.3: a card has supply once at most.
        ["prestige 5"] => ["prestige 5", "tea"] -> card.reformer.groups.3: prestige is taken by itself, so it
            cannot be one of two to choose from.
        ["build 2"] => ["bild 2"] -> card.builder.groups.2: there is no action “bild 2”. There are: supply,
            build, rebuild, prestige, remove, calm, destroy, inspect, tea, espionage, intrigue, denounce,
            reform; how often may follow as a number.
        """,
}
"""By file what stands there, what shall stand there instead, and what is said of it."""


@pytest.mark.parametrize(("name", "text", "sentence"), rows(NO_MOVES))
def test_a_text_that_is_no_move_says_what_is_wrong_with_it(name: str, text: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as caught:
        game(name).parse(text)
    assert explain(WORDS, caught.value) == sentence


@pytest.mark.parametrize(("file", "change", "sentence"), rows(BROKEN))
def test_data_that_is_no_use_is_told_with_file_key_and_reason(
    tmp_path: Path, file: str, change: str, sentence: str
) -> None:
    components = import_module(f"games.{Path(file).parent}.components")
    good, bad = change.split(" => ")
    text = (components.FOLDER / Path(file).name).read_text(encoding="utf-8")
    assert good in text
    (tmp_path / file).parent.mkdir()
    (tmp_path / file).write_text(text.replace(good, bad, 1), encoding="utf-8")
    with pytest.raises(BadData) as caught:
        getattr(components, f"read_{Path(file).stem}")(tmp_path / file)
    assert explain(WORDS, caught.value) == f"{file}, {sentence}"


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (
            BadData("unknown-space", file="side-3-4.toml", key="roads.7", space="chu-9"),
            "side-3-4.toml, roads.7: there is no house space “chu-9”.",
        ),
        (
            BadData("not-touching", file="board.toml", key="alliance.3.provinces", first="wei", second="shu"),
            "board.toml, alliance.3.provinces: wei and shu share no border, so there is no alliance of them.",
        ),
        (
            BadData("missing-alliance-number", file="board.toml", key="alliance", number=7),
            "board.toml, alliance: there is no alliance 7.",
        ),
        (
            BadData("wrong-gift-total", file="yunnan/board.toml", key="province", found=13, needed=14),
            "yunnan/board.toml, province: there are 13 gifts, and the total says 14.",
        ),
        (
            BadData("bank-hole", file="yunnan/bank.toml", key="row.3.from", found=31, needed=30),
            "yunnan/bank.toml, row.3.from: it says 31 and must say 30, so that every total has one row.",
        ),
        (
            BadData(
                "bridge-along-road", file="yunnan/board.toml", key="bridge.1", first="puer", second="yunnan"
            ),
            "yunnan/board.toml, bridge.1: puer and yunnan are joined by the road, so there is no bridge.",
        ),
    ],
)
def test_bad_data_is_told_with_file_key_and_reason(error: BadData, sentence: str) -> None:
    assert explain(WORDS, error) == sentence
