"""Monte Carlo search over samples of what the seat cannot know: flat, or of a tree of information sets.

Each round deals a sample and walks down the tree by the actions that are legal in it: one that did well so
far, or that looks good by rule of thumb and was seldom tried (as in PUCT). Then it adds a node, plays on by
rule of thumb and tells every node on the way what came of it, to each seat its own value. (Single-observer
information set Monte Carlo tree search, after Cowling, Powley and Whitehouse, 2012.) A flat search has no
nodes but the first: it tries the seat's own actions and leaves all answers to the rule of thumb.
"""

import math
from collections.abc import Sequence
from typing import Any

from games.engine.chance import Chance
from games.engine.computer.brain import Brain
from games.engine.computer.budget import Left
from games.engine.computer.playout import play_on, promises, values
from games.engine.contract import Action, Position, Seat

CURIOSITY = 0.8
"""How much an action that was seldom tried is preferred to one that did well."""

LEAST = 0.02
"""Even what looks hopeless gets so much of the promise of what looks best."""


class Edge:
    """An action that was legal at a node: how promising, how often tried, and what came of it in all.

    ``child`` is the node behind it.
    """

    __slots__ = ("child", "promise", "total", "visits")

    def __init__(self, promise: float) -> None:
        self.promise = promise
        self.visits = 0
        self.total = 0.0
        self.child: Node = {}


Node = dict[Any, Edge]
"""What is known after some actions: all those that were legal there in some sample."""


def search(
    brain: Brain,
    view: Position,
    seat: Seat,
    chance: Chance,
    left: Left,
    *,
    flat: bool = False,
) -> Action:
    """The action that was tried most often after all the rounds that are ``left``.

    It stops early when no other can catch up any more. Without any round it is the one that looks best.
    """
    root: Node = {}
    legal = view.legal()
    _widen(brain, root, view, legal)
    seed = chance.below(1 << 64)
    leader, second, rounds = Edge(0), 0, 0
    while (more := left(rounds)) > 0 and leader.visits - second <= more:
        action, tried = _pick(root, legal)
        # All actions meet the same luck at their first trial, at their second, and so on: what then makes
        # the difference between two of them is rather the actions than the luck.
        luck = Chance(f"{seed:016x} {tried.visits}")
        _round(brain, action, tried, brain.sample(view, seat, luck), luck, flat)
        if tried.visits > leader.visits:
            leader, second = tried, leader.visits
        elif tried is not leader:
            second = max(second, tried.visits)
        rounds += 1
    found: Action = max(root, key=lambda action: (root[action].visits, root[action].promise))
    return found


def _round(brain: Brain, action: Any, edge: Edge, position: Position, luck: Chance, flat: bool) -> None:
    """One walk down the tree and back, along an edge of its root."""
    path: list[tuple[Seat, Edge]] = []
    while True:
        mover = position.to_act()
        assert mover is not None
        path.append((mover, edge))
        position.apply(action)
        if flat or edge.visits == 0:
            play_on(brain, position, luck)
            break
        actions = position.legal()
        if not actions:
            break
        _widen(brain, edge.child, position, actions)
        action, edge = _pick(edge.child, actions)
    worth = values(brain, position)
    for mover, passed in path:
        passed.visits += 1
        passed.total += worth[mover]


def _widen(brain: Brain, node: Node, position: Position, actions: Sequence[Any]) -> None:
    """Take those actions into the node that it does not know yet."""
    new = [action for action in actions if action not in node]
    if not new:
        return
    weights = brain.weigh(position, new) if len(new) > 1 else [0.0]
    for action, promise in zip(new, promises(weights, brain.warmth), strict=True):
        node[action] = Edge(max(LEAST, promise))


def _pick(node: Node, actions: Sequence[Any]) -> tuple[Any, Edge]:
    """The action to try now: good so far, or promising and seldom tried."""
    if len(actions) == 1:
        return actions[0], node[actions[0]]
    offered = [node[action] for action in actions]
    promised = sum(edge.promise for edge in offered)
    visits = sum(edge.visits for edge in offered)
    # An action that was never tried is thought to be as good as those that were, on the whole.
    usual = sum(edge.total for edge in offered) / visits if visits else 0.5
    bonus = CURIOSITY * math.sqrt(visits + 1) / promised
    most, found = -1.0, 0
    for index, edge in enumerate(offered):
        average = edge.total / edge.visits if edge.visits else usual
        score = average + bonus * edge.promise / (1 + edge.visits)
        if score > most:
            most, found = score, index
    return actions[found], offered[found]
