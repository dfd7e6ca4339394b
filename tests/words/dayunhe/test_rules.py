"""The numbers and names on the rules page of Da Yunhe are those of the data."""

import re

from bot.words.dayunhe import names
from games.dayunhe.components import COST, UNREST, board, cards, rules, tile, tiles
from games.dayunhe.places import REGION, hex_name
from tests.words.speaking import WORDS

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def rule(paragraph: str) -> str:
    return WORDS(f"rules-dayunhe-{paragraph}")


def a_list(numbers: list[int], last: str = " or ") -> str:
    *first, most = map(str, numbers)
    return f"{', '.join(first)}{last}{most}"


def test_setup() -> None:
    canals = sum(entry.count for entry in tiles() if entry.id != UNREST)
    assert f"each of {NUMBERS[REGION]} hexes" in rule("setup")
    assert f"Everybody has {rules().start} prestige, {canals} canal tiles and {tile(UNREST).count}" in rule(
        "setup"
    )
    assert f"a warehouse of {NUMBERS[rules().warehouse]} slots" in rule("setup")
    assert f"First {NUMBERS[rules().laid]} unrest tiles of everybody" in rule("setup")
    rest = canals + tile(UNREST).count - rules().laid
    assert f"The other {rest} tiles of each player are shuffled into three stacks of 9, 9 and 8" in rule(
        "setup"
    )
    assert rest == 9 + 9 + 8
    assert [len(region.unrest) for region in board().regions] == [rules().laid] * 5
    assert f"all {NUMBERS[rules().warehouse]} slots are taken" in rule("supply")


def test_every_card_is_told_with_its_groups() -> None:
    for card in cards():
        groups = " · ".join(
            " / ".join(names.symbol(WORDS, symbol.action, symbol.count).replace("+", "") for symbol in group)
            for group in card.groups
        )
        assert f"{names.card(WORDS, card.id)}: {groups}." in rule("cards")


def test_every_kind_of_tile_is_told_with_value_number_and_edges() -> None:
    for entry in tiles():
        if entry.id == UNREST:
            continue
        points = f"{entry.value} point{'s' if entry.value > 1 else ''}"
        name = names.tile(WORDS, entry.id)
        told = next(part for part in re.split(r"\.\s", rule("tiles")) if name in part.lower().split(":")[0])
        assert f": {points}, " in told
        assert told.split(", ")[-1].split(" ")[0] == NUMBERS[entry.count], entry.id
    assert tile("crossing").masks[0].bit_count() == 4
    assert tile("delta").masks[0].bit_count() == 3
    assert "Reservoir: 9 points, no line at all" in rule("tiles")
    assert tile("reservoir").masks[0] == 0


def test_wall_and_uprisings() -> None:
    levels = rules().levels
    assert f"{levels['hard']} is hard, {levels['medium']} medium, {levels['easy']} easy" in rule("wall")
    losses = [level * rules().loss for level in sorted(levels.values())]
    assert f"as the level says ({a_list(sorted(levels.values()))})" in rule("uprising")
    assert f"loses {rules().loss} for each of those tiles, {a_list(losses)}," in rule("uprising")
    assert f"7 tiles make two uprisings: −{2 * levels['medium'] * rules().loss}, and 1 tile stays" in rule(
        "uprising"
    )
    assert 2 * levels["medium"] + 1 == 7


def test_costs() -> None:
    assert f"cost {NUMBERS[COST]} unrest tiles from your warehouse" in rule("cost")
    assert f"loses {rules().intrigue} prestige at once" in rule("intrigue")
    assert f"it costs that rival {-rules().city_unrest} at the end" in rule("denounce")


def test_the_coordinator() -> None:
    setups = board().setups
    assert [setups[seats].steps for seats in setups] == [2 * seats + 1 for seats in setups]
    steps = [setups[seats].steps for seats in setups]
    assert f"{a_list(steps)} steps with {a_list([*setups])} players" in rule("coordinator")
    *pagodas, last = (hex_name(setups[seats].south) for seats in setups)
    assert last == "hangzhou"
    assert f"{pagodas[0]}, {pagodas[1]} or {pagodas[2]}, and with five players Hangzhou" in rule(
        "coordinator"
    )
    assert rules().empty == 0
    assert f"costs whoever holds the region {-rules().unrest}." in rule("inspection")
    assert f"A canal brings its owner {rules().canal}, or {rules().line} if he came along a line" in rule(
        "inspection"
    )
    assert f"moves him at once by 1 to {rules().special} steps" in rule("inspection")
    assert f"the trip counter, {rules().trips} at first" in rule("trips")
    assert f"The match has {NUMBERS[rules().trips]} trips" in rule("round")


def test_final_scoring_and_the_end() -> None:
    numbers = rules()
    assert numbers.network == 1
    assert "brings 1 a canal" in rule("final")
    assert f"less {-numbers.city_unrest} for each unrest tile that rivals put there" in rule("final")
    assert f"Unrest: −{-numbers.region_unrest} for each unrest tile in your region" in rule("final")
    total = 6 * numbers.network + 4**2 + numbers.city_unrest + 2 * numbers.region_unrest
    assert f"6 + 16 − 4 − 8 = {total}." in rule("final")
    assert f"so long that {numbers.last_round} rounds have been played" in rule("end")
    assert f"from round {numbers.warning_round} on you are told" in rule("end")
    assert f"the end after round {numbers.last_round}" in rule("uncertain")
