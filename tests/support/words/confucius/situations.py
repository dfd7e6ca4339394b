"""Positions in which Confucius refuses something."""

from games.confucius.position import ConfuciusPosition
from tests.support.games.confucius.scenes import court, play, scene


def officials() -> ConfuciusPosition:
    """A may not bribe in Hubu: it holds B's vase, and B has as many there."""
    return scene(
        bingbu="0A! . 2 4A 6B! . .",
        hubu=". . 5 3A 4B . .",
        gifts="B3A",
        posts={"gongbu": "AB"},
        transferred="bingbu 4",
        rewards={"A": "bribe-any bribe-hubu"},
    )


def students() -> ConfuciusPosition:
    return scene(students=".A", gifts="A3")


def lands() -> ConfuciusPosition:
    return scene(
        colonies={"A": 1},
        armies={"annam": "B.", "mongolia": "A..", "manchuria": "...."},
        land_state={"manchuria": "lost"},
        gifts="A5",
        hands={"A": "333"},
    )


def ships() -> ConfuciusPosition:
    return scene(
        yard={"A": 7, "B": 2, "C": 14},
        ocean={"A": 1},
        visited={"spice": "BA", "india": "A", "arabia": "A", "africa": "A"},
        gifts="A2",
        hands={"A": "111"},
    )


def presents() -> ConfuciusPosition:
    return scene(gifts="B4A A3 A2B A5-", hands={"A": "333"})


def examined() -> ConfuciusPosition:
    """A holds a coat of B and a tile of C, whose students are examined."""
    position = scene(students="BC", gifts="B4A C2A", chief="A")
    court(position)
    return position


def won(bingbu: str, hubu: str = ". . . . . . .") -> ConfuciusPosition:
    """A has won the candidate for Bingbu."""
    position = scene(bingbu=bingbu, hubu=hubu, students="AA", posts={"gongbu": "BC"})
    court(position)
    return position


def resolved() -> ConfuciusPosition:
    """C, who has least in Bingbu, holds gifts of A and D there, and may choose."""
    position = scene(
        seats=5,
        turn="C",
        bingbu="2A! 3A! 4B! 5B! 6D! 4D! 2C!",
        gifts="A3C D3C",
    )
    court(position)
    return position


def full_hands() -> ConfuciusPosition:
    position = scene(hands={"A": "112233"}, chief="A")
    court(position)
    return position


def paying() -> ConfuciusPosition:
    position = scene(hands={"A": "1223"})
    play(position, "buy 4")
    return position


def extra() -> ConfuciusPosition:
    position = scene(rewards={"A": "extra cash"})
    play(position, "card extra")
    return position


def favour() -> ConfuciusPosition:
    position = scene(chief="A", rewards={"A": "cash"})
    position.phase, position.source, position.cubes = "favour", "favour", [0] * 4
    return position


def left() -> ConfuciusPosition:
    position = scene(gifts="A3")
    position.resign(1)
    return position


def over() -> ConfuciusPosition:
    position = scene(seats=3)
    position.resign(1)
    position.resign(2)
    return position


def court_of(position: ConfuciusPosition) -> ConfuciusPosition:
    court(position)
    return position
