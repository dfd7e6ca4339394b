"""Names that the field uses: substitutions, what people have last seen, watches' posts, archived matches."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

TABLES = {"calls": "substitutions", "looks": "last_seen", "mirrors": "watch_posts"}
KINDS = {"call": "substitution", "mirror": "watch"}


def upgrade() -> None:
    """Make the tables anew under their names, so that they are written down as new ones would be."""
    database = op.get_bind()
    for old, new in TABLES.items():
        table = sa.Table(old, sa.MetaData(), autoload_with=database)
        renamed = table.to_metadata(table.metadata, name=new)
        renamed.dialect_options["sqlite"]["autoincrement"] = "id" in renamed.c
        parts: list[sa.Constraint | sa.Index] = [*renamed.constraints, *renamed.indexes]
        for part in parts:
            part.name = str(part.name).replace(old, new, 1)
        renamed.create(database)
        op.execute(sa.insert(renamed).from_select(table.c.keys(), sa.select(table)))
        table.drop(database)
    for old, new in KINDS.items():
        op.execute(f"UPDATE outbox SET kind = '{new}' WHERE kind = '{old}'")
    for table_name in ("matches", "watch_posts"):
        op.execute(f"UPDATE {table_name} SET state = 'archived' WHERE state = 'shelved'")
