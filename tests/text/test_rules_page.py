"""The rules page of every game: its paragraphs are there, its moves can be typed, its numbers are right."""

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import get_args

import pytest
from msgspec.structs import astuple

from bot.matches.advance import STILL
from bot.text.dayunhe.names import DayunheTeller
from bot.text.formatter import formatter_of
from games import NAMES
from games import game as find_game
from games.confucius import components as confucius
from games.dayunhe import components as dayunhe
from games.dayunhe.places import REGION, hex_name
from games.yunnan import components as yunnan
from games.yunnan.bids import payouts
from games.yunnan.structures import can_stand
from tests.support.games.yunnan.scenes import scene
from tests.support.text.dayunhe.asking import shown
from tests.support.text.speaking import WORDS, players

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


@pytest.mark.parametrize("name", NAMES)
def test_every_event_and_refusal_names_a_paragraph_of_the_rules_page(name: str) -> None:
    game, paragraphs = find_game(name), set(formatter_of(name).rules)
    events = get_args(game.event_type)
    assert len(events) > 5
    assert {event.rule for event in events} <= paragraphs
    assert game.refusals
    assert set(game.refusals.values()) <= paragraphs


@pytest.mark.parametrize("name", NAMES)
def test_every_paragraph_has_a_title_and_is_short(name: str) -> None:
    for paragraph in formatter_of(name).rules:
        key = f"rules-{name}-{paragraph}"
        assert WORDS(f"{key}.title") != f"{key}.title"
        assert WORDS(key) != key
        assert 0 < len(WORDS(key)) <= 1200


@pytest.mark.parametrize(
    ("name", "paragraph"), [("qin", "turn-1"), ("china", "turn"), ("confucius", "chief")]
)
def test_which_way_turns_go_is_told(name: str, paragraph: str) -> None:
    assert "turns go clockwise" in WORDS(f"rules-{name}-{paragraph}").lower()


@pytest.mark.parametrize(
    ("name", "moves"), [("china", 8), ("yunnan", 22), ("confucius", 33), ("dayunhe", 22)]
)
def test_the_moves_that_the_rules_page_shows_can_be_typed(name: str, moves: int) -> None:
    shown = re.findall(r"`([a-z][^`]*)`", WORDS(f"rules-{name}-typing"))
    assert [str(find_game(name).parse(move)) for move in shown] == shown
    assert len(shown) == moves


# ── numbers: whoever corrects a data file has to correct the page ────────────────────────────────────

Told = Iterator[tuple[str, str]]
"""Paragraphs, and what stands in them."""


def a_list(numbers: Sequence[int], last: str = " or ") -> str:
    *first, most = map(str, numbers)
    return f"{', '.join(first)}{last}{most}"


def confucius_told() -> Told:
    court, gifts, realm, cards, box = (
        confucius.court(),
        confucius.gifts(),
        confucius.realm(),
        confucius.cards(),
        confucius.box(),
    )
    costs = [f"{NUMBERS[court.officials.count(cost)]} {cost}" for cost in sorted(set(court.officials))]
    costs[0] = costs[0].replace(" ", " cost ")
    yield "setup", f"There are {len(court.officials)} officials: {', '.join(costs)}."
    chits = sorted(court.chits)
    yield "setup", f"{NUMBERS[len(chits)]} points chits ({chits[0]} to {chits[-1]}, two of each)"
    assert chits == sorted([*range(chits[0], chits[-1] + 1)] * 2)
    assert court.start == (2, 3, 4)
    yield "setup", "officials on 3, 4 and 5"
    yield "setup", f"{NUMBERS[len(realm.chits)]} chits ({', '.join(map(str, realm.chits))})"
    yield "setup", f"has {NUMBERS[realm.armies]} armies and {NUMBERS[len(gifts.ids)]} gifts"
    assert (court.candidates.each, court.candidates.any) == (1, 3)
    yield "setup", "one for each ministry, in an order nobody knows, then three for any ministry"
    assert cards.hand == (1, 1, 1)
    assert len(set(cards.counts)) == 1
    yield "paying", f"There are {cards.counts[0]} of each."
    assert [(row.gifts, row.cubes) for row in box.cubes] == [(0, 3), (1, 4), (3, 5)]
    yield "cubes", "With none you get 3 cubes for the round, with one or two 4, with three or more 5."
    shared = [space.actions for space in box.spaces if len(space.actions) > 1]
    assert shared == [("bribe", "secure"), ("junks", "voyage"), ("recruit", "invade")]
    yield "turn", "bribe and secure, recruit and invade, buy junks and voyage"
    prices = {space.id: (space.first, space.again) for space in box.spaces}
    once = {"petition": (2, 2), "nothing": (1, 1)}
    assert {name: prices[name] for name in once} == once
    others = {*confucius.BOX} - {"petition", "commercial", "nothing", "favour"}
    assert {prices[name] for name in others} == {(1, 2)}
    yield "turn", "A petition always takes 2, doing nothing always 1, a transfer none."
    yield "junks", f"for {a_list(box.junks)} cash"
    yield "junks", f"in Gongbu for {a_list(box.discount.junks)}"
    yield "junks", f"There are {realm.junks} for all"
    yield "recruit", f"Pay {box.recruit} licences, or {box.discount.recruit} with a marker in Bingbu"
    yield "nominate", f"for {box.nominate} cash"
    yield "force", f"for {box.force} cash"
    yield "discounts", f"an army for {box.discount.recruit} licences instead of {box.recruit}"
    yield "discounts", f"junks for {a_list(box.discount.junks, ', ')} instead of {a_list(box.junks, ', ')}"
    yield "discounts", f"{box.discount.officials} cash less"
    yield "voyage", f"{box.sail} licence each. Every {realm.voyage} of your junks"
    bought = [f"{name} {value}" for value, name in enumerate(gifts.ids, 1) if not gifts.available[value - 1]]
    yield "buy", f"ready to be given: {', '.join(bought)}."
    yield "buy", f"The {gifts.ids[0]}, value 1, is ready from the start."
    yield "obligations", f"lay {NUMBERS[cards.cancel]} or more cards for the giver’s student"
    yield "petition", f"move {gifts.junks} junks"
    yield "money", f"Tax: draw {cards.tax} cards."
    yield "money", f"at most {cards.commercial} cash in all, and draw {NUMBERS[cards.bonus]} card more"
    yield "discard", f"more than {NUMBERS[cards.limit]} cards"
    rewards = confucius.rewards()
    yield "rewards", f"draw {rewards.cash} cards"
    yield "rewards", f"brings {rewards.insult} points"
    yield "rewards", f"{NUMBERS[len(rewards.deck)].capitalize()} Emperor’s Rewards"
    assert rewards.deck.count("bribe-any") == 2
    assert {rewards.deck.count(f"bribe-{ministry}") for ministry in confucius.MINISTRIES} == {1}
    for land in confucius.lands():
        boxes = ", ".join(f"{points}{'★' * (box == land.star)}" for box, points in enumerate(land.boxes))
        yield "invade", f"{land.name}, price {land.price}: {boxes}."
    first, second, third = realm.walls
    yield "wall", f"over the {first}th (one), the {second}th (two) and the {third}th (three)"
    yield "wall", f"{NUMBERS[realm.wall]} in all"
    assert realm.soldiers == (1, 2, 3)
    yield "invasions", f"block {first}, {second} or {third}"
    yield "titles", f"each title brings {court.title} point."
    yield "titles", f"{realm.voyage} for each distant land visited"


def dayunhe_told() -> Told:
    rules, board, tiles, tile = dayunhe.rules(), dayunhe.board(), dayunhe.tiles(), dayunhe.tile
    canals = sum(entry.count for entry in tiles if entry.id != dayunhe.UNREST)
    unrest = tile(dayunhe.UNREST).count
    yield "setup", f"each of {NUMBERS[REGION]} hexes"
    yield "setup", f"Everybody has {rules.start} prestige, {canals} canal tiles and {unrest}"
    yield "setup", f"a warehouse of {NUMBERS[rules.warehouse]} slots"
    yield "setup", f"First {NUMBERS[rules.laid]} unrest tiles of everybody"
    rest = canals + unrest - rules.laid
    yield "setup", f"The other {rest} tiles of each player are shuffled into three stacks of 9, 9 and 8"
    assert rest == 9 + 9 + 8
    assert [len(region.unrest) for region in board.regions] == [rules.laid] * 5
    yield "supply", f"all {NUMBERS[rules.warehouse]} slots are taken"
    say = DayunheTeller(WORDS, players())
    for card in dayunhe.cards():
        groups = (
            " / ".join(say("dayunhe-symbol", act=act, count=count) for act, count in map(astuple, group))
            for group in card.groups
        )
        yield "cards", f"{shown('card', card.id)}: {' · '.join(groups).replace('+', '')}."
    assert [tile(name).masks[0].bit_count() for name in ("crossing", "delta", "reservoir")] == [4, 3, 0]
    yield "tiles", "Reservoir: 9 points, no line at all"
    levels = rules.levels
    yield "wall", f"{levels['hard']} is hard, {levels['medium']} medium, {levels['easy']} easy"
    yield "uprising", f"as the level says ({a_list(sorted(levels.values()))})"
    losses = a_list([level * rules.loss for level in sorted(levels.values())])
    yield "uprising", f"loses {rules.loss} for each of them, {losses},"
    assert 2 * levels["medium"] + 1 == 7
    twice = 2 * levels["medium"] * rules.loss
    yield "uprising", f"7 tiles make two uprisings: −{twice}, and 1 tile stays"
    yield "cost", f"cost {NUMBERS[dayunhe.COST]} unrest tiles from your warehouse"
    yield "intrigue", f"loses {rules.intrigue} prestige at once"
    yield "denounce", f"it costs that rival {-rules.city_unrest} at the end"
    steps = [setup.steps for setup in board.setups.values()]
    assert steps == [2 * seats + 1 for seats in board.setups]
    yield "coordinator", f"{a_list(steps)} steps with {a_list([*board.setups])} players"
    *pagodas, last = (hex_name(setup.south) for setup in board.setups.values())
    assert last == "hangzhou"
    yield "coordinator", f"{pagodas[0]}, {pagodas[1]} or {pagodas[2]}, and with five players Hangzhou"
    assert rules.empty == 0
    yield "inspection", f"costs whoever holds the region {-rules.unrest}."
    yield "inspection", f"A canal brings its owner {rules.canal}, or {rules.line} if he came along a line"
    yield "inspection", f"moves him at once by 1 to {rules.special} steps"
    yield "trips", f"the trip counter, {rules.trips} at first"
    yield "round", f"The match has {NUMBERS[rules.trips]} trips"
    assert rules.network == 1
    yield "final", "brings 1 a canal"
    yield "final", f"less {-rules.city_unrest} for each unrest tile that rivals put there"
    yield "final", f"Unrest: −{-rules.region_unrest} for each unrest tile in your region"
    total = 6 * rules.network + 4**2 + rules.city_unrest + 2 * rules.region_unrest
    yield "final", f"6 + 16 − 4 − 8 = {total}."
    yield "end", f"so long that {rules.last_round} rounds have been played"
    yield "end", f"from round {rules.warning_round} on you are told"
    yield "uncertain", f"the end after round {rules.last_round}"


def yunnan_told() -> Told:
    setup, final, buildings = yunnan.setup(), yunnan.table(), yunnan.buildings()
    market, *provinces = yunnan.board().provinces
    yield "setup", ", ".join(map(str, setup.money))
    for province in provinces:
        yield "setup", f"{province.gifts} in {province.name}"
        yield "income", f"{province.trader} in {province.name}"
    yield "income", f"earns {market.trader} yuan in Pu’er"
    yield "income", ", ".join(str(province.post) for province in provinces)
    yield "income", f"takes {setup.transport} yuan"
    first, *rows = yunnan.bank()
    yield "bank-payout", f"0–{rows[0].least - 1}: {first.left} and {first.right} yuan"
    for row, following in pairwise(rows):
        yield "bank-payout", f"{row.least}–{following.least - 1}: {row.left} and {row.right}"
    yield "bank-payout", f"{rows[-1].least} and more: {rows[-1].left} and {rows[-1].right}"
    assert payouts(75) == (24, 14)
    yield "bidding", f"{a_list(buildings[0].values)} yuan"
    yield "progress", f"up to {buildings[yunnan.CUSTOMS].most}"
    yield "progress", f"up to {buildings[yunnan.DRAGON].most}"
    yield "progress", f"{setup.traders} in all"
    yield "end", f"has {yunnan.ends(3).points} points"
    yield "end", f"When {NUMBERS[STILL]} rounds have changed nothing but money and where traders stand"
    assert not any(can_stand(scene(), 0, kind, yunnan.MARKET) for kind in (yunnan.POST, yunnan.TEAHOUSE))
    yield "building", f"Nothing is built in {market.name}."
    yield "two", f"{yunnan.ends(2).points} points, or when {yunnan.ends(2).gifts} gifts"
    yield "final-scoring", f"1 for every {final.yuan} yuan, {final.gift} for every gift"
    for levels in (final.passes, final.influence):
        yield "final-scoring", f"{', '.join(map(str, levels))} "
        yield "final-scoring", ", ".join(map(str, levels.values()))
    houses = final.teahouses
    yield "final-scoring", f"{houses[1]} for one tea house on the map, {houses[2]} for two"
    assert (setup.debts[0], setup.debts[1], setup.debts[-1]) == (8, 7, 2)
    yield "expert", "8 in the first round, 7 in the second"
    assert len(yunnan.BUILDINGS) == 5
    for printed in (
        "11, 12 and 14 yuan",
        "(2, 5, 4, 2, 1)",
        "the other three bridges",
        "15 and 18",
        "10 and 15",
    ):
        yield "uncertain", printed


@pytest.mark.parametrize(
    ("name", "told"), [("confucius", confucius_told), ("dayunhe", dayunhe_told), ("yunnan", yunnan_told)]
)
def test_the_numbers_on_the_page_are_those_of_the_data(name: str, told: Callable[[], Told]) -> None:
    for paragraph, part in told():
        assert part in WORDS(f"rules-{name}-{paragraph}")


def test_every_kind_of_tile_is_told_with_value_number_and_edges() -> None:
    for entry in dayunhe.tiles():
        if entry.id == dayunhe.UNREST:
            continue
        points = f"{entry.value} point{'s' if entry.value > 1 else ''}"
        name, parts = shown("tile", entry.id), re.split(r"\.\s", WORDS("rules-dayunhe-tiles"))
        told = next(part for part in parts if name in part.lower().split(":")[0])
        assert f": {points}, " in told
        assert told.split(", ")[-1].split(" ")[0] == NUMBERS[entry.count], entry.id
