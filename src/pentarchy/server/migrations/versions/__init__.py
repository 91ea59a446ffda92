"""Migrations of the database, applied in order by Alembic."""
