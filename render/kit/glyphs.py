"""Which characters the fonts have, as the studio read it from their files."""

from functools import cache

import msgspec

from games.engine.files import DATA

CHARACTERS = DATA / "art" / "kit" / "characters.json"
"""By face: first and last of each span of code points."""


@cache
def coverage(face: str) -> frozenset[int]:
    """The code points that the face draws."""
    spans = msgspec.json.decode(CHARACTERS.read_bytes(), type=dict[str, list[tuple[int, int]]])[face]
    return frozenset(code for first, last in spans for code in range(first, last + 1))
