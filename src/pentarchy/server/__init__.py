"""The platform as a web server: people, lobby, tables, and websockets on which matches are played.

Where to find what: app.py puts everything together. config.py (settings), schema.py and store.py (database), people.py
(guests and accounts), desk.py (tables before and after play), live.py (a table under way), present.py (what a client is
sent), book.py (what does not change), bot_pool.py, fanout.py (several workers), guard.py (limits and origins),
routes_*.py (HTTP), sockets.py (websockets), run.py (`pentarchy serve`). The shape is explained in docs/server.md.
"""
