"""The two lines of key hints: names of the panes, and the keys available now."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from vialibre.analysis import TicketState
from vialibre.terminal.app.panes import NO_BREAK, QUIET, STRONG
from vialibre.terminal.app.scene import Scene

PANES = ("actions", "cards", "tickets", "players", "log")
"""Their first letters are their keys."""

FINDING = (("↑↓ Enter", "choose"), ("Esc", "back"))
LARGE_MAP = (("←↑↓→", "move"), ("+ − 0", "zoom"), ("Esc", "back"))
PLAYING = (("/", "find"), ("Enter", "choose"), ("m", "map"), ("+−0", "zoom"), ("h", "hint"), ("u", "undo"))
ALWAYS = (("s", "save"), ("?", "help"), ("q", "quit"))


def tabs_text(say: Callable[..., str], scene: Scene | None, here: str, found: int) -> Text:
    """The panes with their keys; `here` is the visible one, `found` the number of actions listed."""
    counts: dict[str, str] = {}
    if scene is not None:
        done = sum(status.state is TicketState.DONE for status in scene.tickets)
        counts = {"actions": str(found), "tickets": f"{done}/{len(scene.tickets)}"}
    text = Text(no_wrap=True, overflow="ellipsis")
    for name in PANES:
        title = say("app-pane", pane=name)
        label = say("app-pane-count", pane=title, count=counts[name]) if name in counts else title
        shown = (f"[{label}]", STRONG) if name == here else (f" {label} ", QUIET)
        text.append_text(Text.assemble(" ", (name[0], STRONG), " ", shown))
    return text


def keys_text(say: Callable[..., str], scene: Scene | None, *, finding: bool, large: bool) -> Text:
    """The keys that work now."""
    may_undo = scene is not None and scene.may_undo
    playing = tuple(pair for pair in PLAYING if pair[1] != "undo" or may_undo)
    text = Text()
    for key, name in FINDING if finding else (*LARGE_MAP, *ALWAYS) if large else (*playing, *ALWAYS):
        words = f" {say('app-key', key=name)}".replace(" ", NO_BREAK)
        text.append_text(Text.assemble(" ", (key.replace(" ", NO_BREAK), STRONG), words, " "))
    return text
