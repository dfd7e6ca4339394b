"""The words for an error that carries a code and facts."""

from bot.text.fluent import Words
from bot.text.players import Players, plain
from games.engine import CodedError
from games.engine.contract import SEAT_LETTERS

_SEAT_FACTS = ("seat", "seats", "owner", "rival")
"""Facts that name seats by letter; people know each other by name."""


def explain(words: Words, error: CodedError, *, players: Players | None = None, title: str = "") -> str:
    """The sentence for the error; seats get their names when the players are known, the match its ``title``.

    ``error-<code>`` for what rules, files and the database refuse, ``refusal-<code>`` for matches and
    buttons: a code such as "not-your-turn" may be one of each.
    """
    facts = {name: _told(words, name, value, players, title) for name, value in error.facts.items()}
    if error.message == "refusal":
        return words(f"refusal-{error.code}", **facts)
    return words(f"error-{error.code}", **facts)


def _told(words: Words, name: str, value: str | int, players: Players | None, title: str) -> str | int:
    """The fact as people read it: match numbers are names, names are no markup, times are in their own zone,
    seats are people.
    """
    if name == "match":
        return title or str(value)
    if name == "name":
        return plain(str(value))
    if name in ("since", "at", "until"):
        return f"<t:{value}:R>"
    if name in _SEAT_FACTS and isinstance(value, str) and players is not None:
        return _people(words, value, players)
    return value


def _people(words: Words, letters: str, players: Players) -> str:
    """``"A, C"`` as names; anything else as it is."""
    parts = letters.split(", ")
    known = SEAT_LETTERS[: players.colours]
    if not all(len(part) == 1 and part in known for part in parts):
        return letters
    return words.series([players.rich(SEAT_LETTERS.index(part)) for part in parts])
