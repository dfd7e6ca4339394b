"""Organic outlines: the straight borders of the board's file, as a hand would draw a coast or a frontier.

Outlines are cut into chains where three lands meet. A chain is drawn once, whichever land asks first, so
neighbours share the same line and fit without a gap.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from render.art.field import rng
from render.art.strokes import Point

Path = NDArray[np.float64]
"""Points, one a row."""
Chain = tuple[Point, ...]

JITTER = 4.0
"""How far a printed corner may wander, in pixels (standard deviation)."""
ROUNDS = 5
"""Of midpoint displacement: each halves the pieces."""
CALMER = 0.56
"""Each round moves its midpoints by so much less."""
COAST, INNER = 0.12, 0.08
"""First displacement as a share of a segment's length."""
LEAST, MOST = 5.0, 18.0
"""First displacement in pixels."""
SHORT = 90.0
"""Segments below this length are moved less."""


def outlines(shapes: Mapping[str, Sequence[Point]]) -> dict[str, list[Point]]:
    """The wandering line round each shape, from corners given in pixels; borders shared stay shared."""
    neighbours: defaultdict[Point, set[Point]] = defaultdict(set)
    owners: Counter[frozenset[Point]] = Counter()
    for corners in shapes.values():
        for one, other in _sides(corners):
            neighbours[one].add(other)
            neighbours[other].add(one)
            owners[frozenset((one, other))] += 1
    junctions = {corner for corner, near in neighbours.items() if len(near) > 2}
    moved = {corner: np.array(corner) + rng("corner", *corner).normal(0, JITTER, 2) for corner in neighbours}
    drawn: dict[Chain, Path] = {}
    found = {}
    for name, corners in shapes.items():
        line: list[Point] = []
        for chain in _chains(list(corners), junctions):
            key = min(chain, chain[::-1])
            if key not in drawn:
                drawn[key] = _draw(key, moved, owners)
            path = drawn[key] if key == chain else drawn[key][::-1]
            line += [(float(x), float(y)) for x, y in path[:-1]]
        found[name] = line
    return found


def _sides(corners: Sequence[Point]) -> list[tuple[Point, Point]]:
    return list(zip(corners, [*corners[1:], corners[0]], strict=True))


def _chains(corners: list[Point], junctions: set[Point]) -> list[Chain]:
    """The closed outline in pieces from junction to junction."""
    first = next((number for number, corner in enumerate(corners) if corner in junctions), 0)
    corners = corners[first:] + corners[: first + 1]
    chains, chain = [], [corners[0]]
    for corner in corners[1:]:
        chain.append(corner)
        if corner in junctions:
            chains.append(tuple(chain))
            chain = [corner]
    return chains if len(chain) == 1 else [*chains, tuple(chain)]


def _draw(chain: Chain, moved: Mapping[Point, Path], owners: Mapping[frozenset[Point], int]) -> Path:
    points: list[Path] = []
    for one, other in pairwise(chain):
        share = COAST if owners[frozenset((one, other))] == 1 else INNER
        strength = min(MOST, max(LEAST, math.dist(one, other) * share))
        points.extend(_wander(moved[one], moved[other], strength, (*one, *other))[:-1])
    return _rounded(np.array([*points, moved[chain[-1]]]))


def _wander(start: Path, end: Path, strength: float, key: tuple[float, ...]) -> list[Path]:
    """Midpoint displacement of one segment."""
    random = rng("edge", *key)
    points = [start, end]
    damping = min(1.0, math.dist(start, end) / SHORT)
    for _ in range(ROUNDS):
        finer = [points[0]]
        for one, other in pairwise(points):
            along = other - one
            aside = np.array((-along[1], along[0])) / (math.hypot(*along) or 1)
            push = float(np.clip(random.normal(0, strength), -1.6 * strength, 1.6 * strength)) * damping
            finer += [(one + other) / 2 + aside * push, other]
        points = finer
        strength *= CALMER
    return points


def _rounded(path: Path) -> Path:
    """Corners cut twice (Chaikin), ends kept."""
    for _ in range(2):
        cut = np.empty((2 * (len(path) - 1), 2))
        cut[0::2] = 0.75 * path[:-1] + 0.25 * path[1:]
        cut[1::2] = 0.25 * path[:-1] + 0.75 * path[1:]
        path = np.vstack([path[:1], cut, path[-1:]])
    return path
