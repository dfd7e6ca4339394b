"""Who seeks a table is looked for again and again, and it is known where the table would be.

Votes that nobody looks at end, too; cards of the end that were given up for a fault of ours are sent.
"""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    """Of seeks that were before nobody knows the channel; they are looked at now.

    So are votes that ended when somebody looked: of those that go on it is seen then when they end.
    """
    op.add_column("seeks", sa.Column("channel", sa.BigInteger()))
    op.add_column("seeks", sa.Column("again_at", sa.DateTime()))
    op.add_column("seeks", sa.Column("found", sa.BigInteger().with_variant(sa.Integer, "sqlite")))
    op.create_index("seeks_again_at_index", "seeks", ["again_at"])
    op.execute("UPDATE seeks SET again_at = at")
    op.execute(
        "UPDATE outbox SET state = 'waiting', attempts = 0, error = NULL"
        " WHERE kind = 'end' AND state = 'dead' AND error LIKE 'KeyError%'"
    )
    op.execute("UPDATE votes SET due_at = at WHERE state = 'open' AND kind <> 'overdue' AND due_at IS NULL")
