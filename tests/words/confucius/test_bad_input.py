"""What is said of a text that is no action of Confucius, and of data that is no use."""

from pathlib import Path

import pytest

from bot.words import explain
from games.confucius import components
from games.confucius.notation import parse
from games.engine import BadData, BadNotation
from tests.words.speaking import WORDS


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("bribe libu 3", "There is no ministry “libu”. There are: bingbu, hubu, gongbu."),
        ("bribe hubu 8", "There is no 8 here: the numbers go from 1 to 7."),
        ("nominate blue", "There is no student “blue”. There are: red, orange."),
        (
            "give pearl B",
            "There is no gift “pearl”. There are: wall-hanging, tile, vase, coat, necklace, junk.",
        ),
        ("invade nepal 1", "There is no land “nepal”. There are: annam, yunnan, mongolia, korea, manchuria."),
        ("invade annam 3", "Annam has the boxes 1 to 2, and no 3."),
        (
            "voyage 5 nepal",
            "There is no land “nepal”. There are: spice, india, arabia, africa, americas.",
        ),
        ("voyage 9 africa africa", "Nobody visits Africa twice."),
        ("chief Z", "There is no seat Z in this match."),
        (
            "card pearl",
            "There is no reward card “pearl”. There are: cash, gift, extra, bribe-bingbu, bribe-hubu, "
            "bribe-gongbu, bribe-any, recruit, insult.",
        ),
        ("hello", "I cannot read “hello”. Write it like `bribe hubu 3`."),
    ],
)
def test_a_text_that_is_no_move_says_what_is_wrong_with_it(text: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as caught:
        parse(text)
    assert explain(WORDS, caught.value) == sentence


@pytest.mark.parametrize(
    ("broken", "sentence"),
    [
        (
            ("cards.toml", "cash = 2", "cash = 4"),
            "confucius/cards.toml, card.2.cash: there stands 4 where 2 must be.",
        ),
        (
            ("gifts.toml", 'petition = "junks"', 'petition = "army"'),
            "confucius/gifts.toml, gift.tile.petition: there are “army” and must be “junks”.",
        ),
        (
            ("realm.toml", 'id = "korea"', 'id = "gift"'),
            "confucius/realm.toml, land.4.id: “gift” is no name for a land; "
            "use small letters from a to z only, and no word of the notation.",
        ),
        (
            ("realm.toml", 'id = "korea"', 'id = "annam"'),
            "confucius/realm.toml, land.4.id: land annam stands there twice.",
        ),
        (
            ("box.toml", "recruit = 6", "recruit = 3"),
            "confucius/box.toml, discount.recruit: 4 is too large; it must be 3 at most.",
        ),
    ],
)
def test_data_that_is_no_use_is_told_with_file_key_and_reason(
    tmp_path: Path, broken: tuple[str, str, str], sentence: str
) -> None:
    file, good, bad = broken
    text = (components.FOLDER / file).read_text(encoding="utf-8")
    assert good in text
    (tmp_path / "confucius").mkdir()
    (tmp_path / "confucius" / file).write_text(text.replace(good, bad), encoding="utf-8")
    with pytest.raises(BadData) as caught:
        getattr(components, f"read_{file.removesuffix('.toml')}")(tmp_path / "confucius" / file)
    assert explain(WORDS, caught.value) == sentence
