"""The codes with which something is refused, and the paragraphs of the rules that say so."""

from typing import Final

from games.engine import IllegalAction

REFUSALS: Final = {
    "match-over": "end",
    "not-your-turn": "round",
    "already-resigned": "resign",
    "stock-now": "setup",
    "choose-now": "choose",
    "card-now": "act",
    "face-now": "rebuild",
    "fork-now": "way",
    "card-passed-on": "choose",
    "not-on-card": "act",
    "symbol-used": "act",
    "other-symbol-used": "act",
    "no-such-seat": "typing",
    "seat-has-left": "resign",
    "warehouse-full": "supply",
    "stack-empty": "supply",
    "tile-not-held": "build",
    "canal-in-the-way": "build",
    "hex-not-free": "build",
    "unrest-in-city": "city",
    "city-quota": "city",
    "no-tile-there": "rebuild",
    "foreign-tile": "rebuild",
    "swap-beyond-region": "rebuild",
    "move-beyond-region": "rebuild",
    "target-not-free": "rebuild",
    "same-tiles": "rebuild",
    "other-tile-there": "rebuild",
    "lies-so-already": "rebuild",
    "no-unrest-there": "unrest",
    "wall-row-empty": "unrest",
    "too-little-unrest": "cost",
    "no-canal-there": "destroy",
    "coordinator-lies": "inspection",
    "coordinator-turns": "inspection",
    "tea-again": "tea",
    "no-top-hidden": "espionage",
    "intrigue-yourself": "intrigue",
    "denounce-yourself": "denounce",
    "step-not-offered": "way",
    "stacks-empty": "supply",
    "warehouse-empty": "build",
    "no-hex-left": "build",
    "nothing-to-rebuild": "rebuild",
    "no-unrest-on-map": "unrest",
    "wall-empty": "unrest",
    "no-canal-on-map": "destroy",
    "nothing-to-reform": "reform",
}
"""Every code with which something is refused, and the paragraph of the rules that says so.

In the order in which an action meets the obstacles; the last ones say in general why there is no such action.
"""


def refusal(code: str, **facts: str | int) -> IllegalAction:
    """The refusal with that code, its facts and its paragraph."""
    return IllegalAction(code, **facts, rule=REFUSALS[code])
