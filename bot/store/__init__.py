"""What is kept: SQLite tables, one module an aggregate, and the transactions on them.

==============  ======================================================================
module          holds
==============  ======================================================================
``store``       `Store`: open, transactions, backup
``database``    connections and transactions; the one writer
``schema``      `upgrade`: migrations from the first table on
``tables``      the tables
``matches``     and the other aggregates: ``seats``, ``actions``, ``drafts``, ``snapshots``,
                ``deadlines``, ``standing_orders``, ``outbox``, ``people``, ``servers``
``errors``      `StoreError` and its codes
==============  ======================================================================
"""

from bot.store.errors import STORE_ERRORS, StoreError
from bot.store.outbox import Row
from bot.store.schema import upgrade
from bot.store.store import Store

__all__ = ["STORE_ERRORS", "Row", "Store", "StoreError", "upgrade"]
