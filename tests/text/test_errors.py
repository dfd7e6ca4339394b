"""Errors besides the refusals of rules: texts that are no move, data files that a game cannot use, names."""

import pytest

from bot.matches import MatchError
from bot.matches.errors import MATCH_ERRORS
from bot.text import explain, words
from games import game
from games.engine import BadData, BadNotation
from tests.support.text.speaking import WORDS, table

NO_MOVES = """
    no-such-space; province=Chu; number=9; last=8 -> Chu has the spaces 1 to 8, and no 9.
    unknown-province; province=tibet; known=yan, zhao -> There is no province “tibet”. There are: yan, zhao.
    bad-pair; first=R; second=V -> A joker is two cards of one colour, and R and V are two.
    unreadable-notation; text=hello; example=chu 3 V -> I cannot read “hello”. Write it like `chu 3 V`.
    no-such-bid; value=8; known=5, 7 -> There is no 8 to bid. The spaces of every building are 5, 7.
    no-such-bridge; first=Pu’er; second=Tibet; known=yunnan-qamdo -> There is no bridge between Pu’er and
        Tibet. Bridges: yunnan-qamdo.
    no-such-ministry; ministry=libu; known=bingbu, hubu -> There is no ministry “libu”. There are: bingbu,
        hubu.
    no-such-student; student=blue; known=red, orange -> There is no student “blue”. There are: red, orange.
    no-such-gift; gift=pearl; known=tile, vase -> There is no gift “pearl”. There are: tile, vase.
    no-such-land; land=nepal; known=annam, korea -> There is no land “nepal”. There are: annam, korea.
    no-such-box; land=mongolia; number=9; last=3 -> Mongolia has the boxes 1 to 3, and no 9.
    land-twice; land=africa -> Africa cannot be visited twice.
    no-such-seat; seat=Z -> There is no seat Z in this match.
    no-such-reward; card=pearl; known=cash, gift -> There is no reward card “pearl”. There are: cash, gift.
    no-such-number; number=5; least=1; most=3 -> There is no 5 here: the numbers go from 1 to 3.
    no-such-hex; hex=6-1 -> There is no hex 6-1: regions go from 1 to 5, keys from 1 to 9, as in 2-5.
    no-such-tile; tile=canyon; known=delta, basin -> There is no tile “canyon”. There are: delta, basin.
    no-such-look; tile=straight; lines=e-se; known=e-w, se-nw -> The straight never lies e-se. It can lie:
        e-w, se-nw.
    no-such-look; tile=none; lines=e-se-sw; known=none -> No tile joins just the edges e-se-sw.
    no-such-look; tile=reservoir; lines=e; known=none -> The reservoir looks the same however it lies: leave
        its edges out.
    no-such-card; card=pirate; known=tea, order -> There is no card “pirate”. There are: tea, order.
    no-such-swap; hex=2-5; other=2-5 -> A swap takes two different hexes, not 2-5 and 2-5.
    """

BROKEN = """
    wrong-number; found=4; needed=2 -> there stands 4 where 2 must be.
    wrong-words; found=2 0; needed=2 1 -> there are “2 0” and must be “2 1”.
    bad-land-id; land=gift -> “gift” is no name for a land; use small letters from a to z only, and no word of
        the notation.
    double-land; land=annam -> land annam stands there twice.
    too-large; found=4; most=3 -> 4 is too large; it must be 3 at most.
    hex-outside-region; found=3 0 -> the hex in row and column 3 0 lies in another region.
    double-hex; found=0 0 -> the hex in row and column 0 0 stands there twice.
    missing-hex; found=0 2 -> the hex in row and column 0 2 lies in no region.
    hex-off-map; found=0 3 -> there is no hex in row and column 0 3.
    bad-id; id=Delta -> “Delta” is no name that can be typed; use small letters from a to z with hyphens
        between them, and no word of the notation.
    double-id; id=crossing -> crossing stands there twice.
    double-edge; edge=2 -> edge 2 stands there twice.
    tiles-alike; first=crossing; second=delta -> delta can be turned to look like crossing.
    double-action; action=supply -> a card has supply once at most.
    prestige-not-alone -> prestige is taken by itself, so it cannot be one of two to choose from.
    unknown-action; action=bild 2; known=tea, calm -> there is no action “bild 2”. There are: tea, calm; how
        often may follow as a number.
    unknown-space; space=chu-9 -> there is no house space “chu-9”.
    not-touching; first=wei; second=shu -> wei and shu share no border, so there is no alliance of them.
    missing-alliance-number; number=7 -> there is no alliance 7.
    wrong-gift-total; found=13; needed=14 -> there are 13 gifts, and the total says 14.
    bank-hole; found=31; needed=30 -> it says 31 and must say 30, so that every total has one row.
    bridge-along-road; first=puer; second=yunnan -> puer and yunnan are joined by the road, so there is no
        bridge.
    """


def told(error: type[BadData | BadNotation], case: str, **more: str) -> str:
    """What is said of an error with this code and facts; the games' tests show which there are."""
    code, *facts = case.split("; ")
    found = (fact.split("=") for fact in facts)
    values = {name: int(value) if value.isdigit() else value for name, value in found}
    return explain(WORDS, error(code, **values, **more))


@pytest.mark.parametrize(("case", "sentence"), table(NO_MOVES).items())
def test_a_text_that_is_no_move_says_what_is_wrong_with_it(case: str, sentence: str) -> None:
    assert told(BadNotation, case) == sentence


@pytest.mark.parametrize(("case", "sentence"), table(BROKEN).items())
def test_data_that_is_no_use_is_told_with_file_key_and_reason(case: str, sentence: str) -> None:
    assert told(BadData, case, file="side-3-4.toml", key="roads.7") == f"side-3-4.toml, roads.7: {sentence}"


@pytest.mark.parametrize("code", [code for code, facts in MATCH_ERRORS.items() if "name" in facts])
def test_the_name_of_somebody_is_no_markup_in_what_is_refused(code: str) -> None:
    given: dict[str, int | str] = dict.fromkeys(MATCH_ERRORS[code], 1) | {"name": "[*Star*](x.y) <@7>"}
    assert "\\[\\*Star\\*](x.y) \\<@7\\>" in explain(WORDS, MatchError(code, **given))


@pytest.mark.parametrize(
    ("language", "least", "most", "sentence"),
    [
        ("en", 5, 5, "None of these games is for 5 players."),
        ("en", 5, 6, "None of these games is for 5 to 6 players."),
        ("de", 5, 5, "Keines dieser Spiele spielt man zu 5."),
        ("de", 5, 6, "Keines dieser Spiele spielt man zu 5 bis 6."),
    ],
)
def test_one_number_of_players_is_told_once(language: str, least: int, most: int, sentence: str) -> None:
    assert explain(words(language), MatchError("seek-seats", least=least, most=most)) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Mongolia has the boxes 1 to 3, and no 9."),
        ("de", "Mongolei: Es gibt dort die Felder 1 bis 3, aber keine 9."),
    ],
)
def test_a_land_has_its_name_in_every_language(language: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as caught:
        game("confucius").parse("invade mongolia 9")
    assert explain(words(language), caught.value) == sentence


def test_a_time_that_discord_tells_stands_without_since() -> None:
    """It reads "3 hours ago"."""
    facts: dict[str, int | str] = {"match": 1, "seat": 0, "name": "Mei", "since": 1}
    assert "the turn began <t:1:R>." in explain(WORDS, MatchError("not-your-turn", **facts))
