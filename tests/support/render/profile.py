"""Cards of people for pictures: one who has played all there is, one who begins."""

from render.profile import Profile, Row, Slip

CURVE = tuple(
    (round(1000 + 400 * (1 - 0.9**n) + 60 * (n % 5 - 2) * 0.95**n), round(333 * 0.94**n) + 40)
    for n in range(42)
)


def fullest(name: str = "Jonas of the long name") -> Profile:
    """Every game, every slip, long words, a rating of many matches."""
    slips = (
        ("99 %", "pünktlich"),
        ("59 Min.", "je Zug"),
        ("13 / 15", "Serie / beste"),
        ("1234", "Gutes Spiel"),
    )
    rows = (
        ("qin", 4),
        ("china", 5),
        ("yunnan", 5),
        ("confucius", 5),
        ("dayunhe", 5),
        ("qin", 2),
        ("china", 3),
        ("qin", 3),
    )
    return Profile(
        name=name,
        favourite="qin",
        won="1017 von 2042",
        slips=tuple(Slip(value, label) for value, label in slips),
        curve=CURVE,
        title="Wertungszahl: Confucius, ab drei",
        rating="1128 ± 152?",
        count="Partie",
        place="Platz",
        rated="Wertung",
        rows=tuple(
            Row(
                game,
                f"{game.title()} · {size}",
                tuple(max(0, 120 - 30 * place) for place in range(size)),
                "1010?",
            )
            for game, size in rows
        ),
    )


def beginner() -> Profile:
    """One match, which was a friendly one."""
    return Profile(
        name="Mei",
        favourite="china",
        won="0 of 1",
        slips=(Slip("2 h", "a turn"), Slip("0 / 0", "streak / best")),
        curve=(),
        title="",
        rating="",
        count="Match",
        place="Place",
        rated="Rating",
        rows=(Row("china", "China · 3", (0, 1, 0), ""),),
    )
