"""Random matches: every seat picks one of its legal actions, each equally likely."""

from collections.abc import Mapping

from msgspec import UNSET

from games import game as find_game
from games.engine import editions
from games.engine.chance import Chance, hash_of
from games.engine.record import Record


def simulate(name: str, seats: int, options: Mapping[str, str], seed: str) -> Record:
    """A whole match by random players, as its record.

    The seed decides the match and the players' choices alike.
    """
    game = find_game(name)
    chosen = game.complete(seats, options)
    position = game.start(seats, chosen, seed)
    players = Chance(f"{seed}/players")
    actions: list[str] = []
    while position.to_act() is not None:
        legal = position.legal()
        action = legal[players.below(len(legal))]
        actions.append(str(action))
        position.apply(action)
    return Record(
        game=game.name,
        rules_version=game.rules_version,
        seats=seats,
        options=chosen,
        seed=seed,
        seed_sha256=hash_of(seed),
        actions=actions,
        result=position.outcome(),
        printing=editions.printing(name) or UNSET,
    )
