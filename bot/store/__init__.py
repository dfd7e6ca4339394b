"""What is kept: tables in SQLite or PostgreSQL, one module an aggregate, and the transactions on them."""

from bot.store.database import is_conflict, is_trouble, reason_of
from bot.store.errors import STORE_ERRORS, StoreError
from bot.store.outbox import Row
from bot.store.store import Store, backend_of

__all__ = [
    "STORE_ERRORS",
    "Row",
    "Store",
    "StoreError",
    "backend_of",
    "is_conflict",
    "is_trouble",
    "reason_of",
]
