"""What is printed on board, tiles and cards of Confucius, copied from the rules' text and not from ``data``.

The shipped data are held against these tables, and the slow rules count with them.
"""

MINISTRIES = ("bingbu", "hubu", "gongbu")
LETTERS = "ABCDE"
SPACES = 7
FIRST_SPACES = (3, 4, 5)

OFFICIALS = {2: 3, 3: 4, 4: 5, 5: 5, 6: 4, 7: 3}
"""Tiles by cost."""

CANDIDATES = ("bingbu", "hubu", "gongbu", "any", "any", "any")
MINISTRY_CHITS = (4, 4, 5, 5, 6, 6, 7, 7, 8, 8)
DISTANT_CHITS = (2, 2, 3, 3, 4, 4, 4)
DISTANT = ("spice", "india", "arabia", "africa", "americas")

LANDS: dict[str, tuple[int, str]] = {
    "annam": (8, "4 3*"),
    "yunnan": (4, "4 2*"),
    "mongolia": (6, "4 3* 2"),
    "korea": (7, "4 4 3*"),
    "manchuria": (5, "5 3* 3 2"),
}
"""By land: cash per army, and its boxes; the star is the Emperor's Reward."""

SOLDIERS = (4, 6, 8)
"""By slot: the wall at which an invasion fails."""

WALL = 9
BRIBERY = ("bribe-bingbu", "bribe-hubu", "bribe-gongbu", "bribe-any", "bribe-any")
REWARDS = ("cash", "gift", "extra", *BRIBERY, "recruit", "insult")
GIFTS = ("wall-hanging", "tile", "vase", "coat", "necklace", "junk")
CARDS_OF_A_KIND = 22
ARMIES = 6
JUNKS = 25
HAND = 4
JUNK_PRICES = {1: 1, 2: 3, 3: 6, 4: 10}
JUNK_PRICES_GONGBU = {1: 1, 2: 2, 3: 4, 4: 7}
RECRUIT, RECRUIT_BINGBU = 6, 4
STUDENT_PRICE = 2
COMMERCIAL = 4
VOYAGE = 5

SHARED = {"officials": ("bribe", "secure"), "ships": ("junks", "voyage"), "armies": ("recruit", "invade")}
OWN = ("commercial", "tax", "nothing")
BOX = ("officials", "nominate", "force", "buy", "give", "petition", "ships", "armies", *OWN, "favour")
"""Spaces of the action box."""

SPACE_OF = {do: space for space in BOX[:-1] for do in SHARED.get(space, (space,))}
"""On which space the cubes of an action go."""


def boxes(land: str) -> list[int]:
    """The points of a land's boxes."""
    return [int(word.rstrip("*")) for word in LANDS[land][1].split()]


def star(land: str) -> int:
    """The box of a land with the Emperor's Reward."""
    return next(number for number, word in enumerate(LANDS[land][1].split()) if word.endswith("*"))
