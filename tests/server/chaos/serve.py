"""The server as the tests run it: `python -m tests.server.chaos.serve DATABASE PORT WORKERS`."""

from __future__ import annotations

import sys

from vialibre.server.app import Settings
from vialibre.server.run import serve

if __name__ == "__main__":  # workers import this file again
    # All clients come from one address, and play faster than people.
    serve(
        Settings(database=sys.argv[1], limits=1000.0),
        host="127.0.0.1",
        port=int(sys.argv[2]),
        workers=int(sys.argv[3]),
        quiet=True,
    )
