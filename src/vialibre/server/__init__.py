"""The game server.

`table` is the domain model, `storage` the database, `schemas` the types of the HTTP API; the modules here are the
services on top of them; `api` has the endpoints, `app` and `run` assemble and start the server, `load` tests it.
"""
