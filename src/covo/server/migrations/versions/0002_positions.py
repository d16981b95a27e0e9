"""Saved positions: where a table goes on when the rules have changed."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "positions",
        sa.Column("code", sa.String(12), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )
