"""Everything that talks: Discord, the database, and the use cases between them. ``python -m bot`` runs it."""

VERSION = "0.1.0"
"""Of the whole project."""
