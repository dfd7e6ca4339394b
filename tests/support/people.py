"""Who sits at the tables of tests, where, and when."""

from datetime import UTC, datetime

from bot.matches import Person

MEI, JONAS, AIKO, RAFI = (
    Person(1 << 60 | number, name) for number, name in enumerate(("Mei", "Jonas", "Aiko", "Rafi"))
)
PEOPLE = (MEI, JONAS, AIKO, RAFI)
STRANGER = Person(99, "Lena")
SERVER, CHANNEL = 1 << 59, 1 << 58
NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)
"""What the clock shows until it is told otherwise."""
