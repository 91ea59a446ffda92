"""Where Alembic finds the database: a connection that schema.migrate opened."""

from alembic import context

from pentarchy.server.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
