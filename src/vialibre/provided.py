"""Functions that a lower layer offers on its objects although a higher layer holds them.

`print(game)` draws a map and `board.text(5)` knows the numbers of actions, but the engine draws nothing and a board
knows no engine. The function is looked up by name when it is called, so that importing the lower layer stays cheap and
its files import nothing from above. These few are all there are.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

_PLACES = {
    "action": "vialibre.engine.known_actions",
    "action_text": "vialibre.engine.known_actions",
    "text": "vialibre.show",
    "svg": "vialibre.show",
}


def provided(name: str) -> Any:
    """One of the functions above."""
    return getattr(import_module(_PLACES[name]), name)
