"""What is kept: SQLite tables, one module an aggregate, and the transactions on them."""

from bot.store.errors import STORE_ERRORS, StoreError
from bot.store.outbox import Row
from bot.store.schema import upgrade
from bot.store.store import Store

__all__ = ["STORE_ERRORS", "Row", "Store", "StoreError", "upgrade"]
