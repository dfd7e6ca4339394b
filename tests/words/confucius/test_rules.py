"""The numbers on the rules page of Confucius are those of the data."""

from games.confucius.components import (
    BOX,
    MINISTRIES,
    box,
    cards,
    court,
    gifts,
    lands,
    realm,
    rewards,
)
from tests.words.speaking import WORDS

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


ONCE = ("petition", "commercial", "nothing", "favour")
"""Spaces of the box on which a second action takes no more than the first, or which have none."""


def rule(paragraph: str) -> str:
    return WORDS(f"rules-confucius-{paragraph}")


def a_list(prices: tuple[int, ...], last: str) -> str:
    *first, most = map(str, prices)
    return f"{', '.join(first)}{last}{most}"


def test_officials_and_chits_of_the_setup() -> None:
    costs = sorted(set(court().officials))
    told = [f"{NUMBERS[court().officials.count(cost)]} {cost}" for cost in costs]
    told[0] = told[0].replace(" ", " cost ")
    assert f"There are {len(court().officials)} officials: {', '.join(told)}." in rule("setup")
    chits = sorted(court().chits)
    assert f"{NUMBERS[len(chits)]} points chits ({chits[0]} to {chits[-1]}, two of each)" in rule("setup")
    assert chits == sorted([*range(chits[0], chits[-1] + 1)] * 2)
    assert court().start == (2, 3, 4)
    assert "officials on 3, 4 and 5" in rule("setup")
    assert f"{NUMBERS[len(realm().chits)]} chits ({', '.join(map(str, realm().chits))})" in rule("setup")
    assert f"has {NUMBERS[realm().armies]} armies and {NUMBERS[len(gifts().ids)]} gifts" in rule("setup")
    assert (court().each, court().any) == (1, 3)
    assert "one for each ministry, in an order nobody knows, then three for any ministry" in rule("setup")
    assert cards().hand == (1, 1, 1)
    assert len(set(cards().counts)) == 1
    assert f"There are {cards().counts[0]} of each." in rule("paying")


def test_cubes() -> None:
    assert box().cubes == ((0, 3), (1, 4), (3, 5))
    assert "With none you get 3 cubes for the round, with one or two 4, with three or more 5." in rule(
        "cubes"
    )
    shared = [space.actions for space in box().spaces if len(space.actions) > 1]
    assert shared == [("bribe", "secure"), ("junks", "voyage"), ("recruit", "invade")]
    assert "bribe and secure, recruit and invade, buy junks and voyage" in rule("turn")
    prices = {space.id: (space.first, space.again) for space in box().spaces}
    assert {prices[name] for name in BOX if name not in ONCE} == {(1, 2)}
    assert (prices["petition"], prices["nothing"]) == ((2, 2), (1, 1))
    assert "A petition always takes 2, doing nothing always 1, a transfer none." in rule("turn")


def test_prices_and_discounts() -> None:
    assert f"for {a_list(box().junks, ' or ')} cash" in rule("junks")
    assert f"in Gongbu for {a_list(box().less_junks, ' or ')}" in rule("junks")
    assert f"There are {realm().junks} for all" in rule("junks")
    assert f"Pay {box().recruit} licences, or {box().less_recruit} with a marker in Bingbu" in rule("recruit")
    assert f"for {box().nominate} cash" in rule("nominate")
    assert f"for {box().force} cash" in rule("force")
    assert f"an army for {box().less_recruit} licences instead of {box().recruit}" in rule("discounts")
    assert f"junks for {a_list(box().less_junks, ', ')} instead of {a_list(box().junks, ', ')}" in rule(
        "discounts"
    )
    assert f"{box().less_officials} cash less" in rule("discounts")
    assert f"{box().sail} licence each. Every {realm().voyage} of your junks" in rule("voyage")


def test_gifts_and_money() -> None:
    bought = [
        f"{name} {value}" for value, name in enumerate(gifts().ids, 1) if not gifts().available[value - 1]
    ]
    assert f"ready to be given: {', '.join(bought)}." in rule("buy")
    assert f"The {gifts().ids[0]}, value 1, is ready from the start." in rule("buy")
    assert f"lay {NUMBERS[cards().cancel]} or more cards for the giver’s student" in rule("obligations")
    assert f"move {gifts().junks} junks" in rule("petition")
    assert f"Tax: draw {cards().tax} cards." in rule("money")
    assert f"at most {cards().commercial} cash in all, and draw {NUMBERS[cards().bonus]} card more" in rule(
        "money"
    )
    assert f"more than {NUMBERS[cards().limit]} cards" in rule("discard")
    assert f"draw {rewards().cash} cards" in rule("rewards")
    assert f"brings {rewards().insult} points" in rule("rewards")
    assert f"{NUMBERS[len(rewards().deck)].capitalize()} Emperor’s Rewards" in rule("rewards")
    assert rewards().deck.count("bribe-any") == 2
    assert {rewards().deck.count(f"bribe-{ministry}") for ministry in MINISTRIES} == {1}


def test_lands_and_wall() -> None:
    for land in lands():
        boxes = ", ".join(f"{points}{'★' * (box == land.star)}" for box, points in enumerate(land.boxes))
        assert f"{land.name}, price {land.price}: {boxes}." in rule("invade")
    first, second, third = realm().walls
    assert f"over the {first}th (one), the {second}th (two) and the {third}th (three)" in rule("wall")
    assert f"{NUMBERS[realm().wall]} in all" in rule("wall")
    assert realm().soldiers == (1, 2, 3)
    assert f"block {first}, {second} or {third}" in rule("invasions")
    assert f"each title brings {court().title} point." in rule("titles")
    assert f"{realm().voyage} for each distant land visited" in rule("titles")
