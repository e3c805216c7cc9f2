"""A game told in lines of text, for watching and replaying."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from vialibre.cli.text import out, say
from vialibre.engine.events import GameOver, TicketsKept, TicketTaken, seen_by
from vialibre.engine.game import Game
from vialibre.engine.score_sheet import LINES, points_on
from vialibre.narrate import Narrator

NAMES = ("Ada", "Bruno", "Carmen", "Dora", "Emil", "Flora")


def shown_names(seats: Sequence[str]) -> list[str]:
    """Names of a record's seats for people: bots, of whom several may be alike, get a name of their own."""
    return [
        f"{NAMES[seat]} ({name.removeprefix('bot:')})" if name.startswith("bot:") else name
        for seat, name in enumerate(seats)
    ]


def told(narrator: Narrator, game: Game, eyes: int | None = None) -> list[str]:
    """What the last action did in sentences, all cards open or as one seat saw it."""
    events = game.events() if eyes is None else [seen for e in game.events() if (seen := seen_by(e, eyes)) is not None]
    lines = [narrator.event(event) for event in events if not isinstance(event, GameOver | TicketsKept)]
    if not any(isinstance(event, TicketTaken) for event in events):
        lines += [narrator.event(event) for event in events if isinstance(event, TicketsKept)]
    return lines


def print_step(narrator: Narrator, seat: int, game: Game, *, number: int, eyes: int | None = None) -> None:
    """What the last action did."""
    lines = told(narrator, game, eyes)
    if lines:  # a marker not placed is nothing to tell
        out.print(f"{number:>4}  " + "\n      ".join(lines))


def print_result(narrator: Narrator, game: Game) -> None:
    """The score sheets side by side, every ticket, and who won."""
    sheets = game.score_sheets()
    table = Table("", *narrator.names)
    for line in LINES:
        points = [points_on(sheet, line) for sheet in sheets]
        if any(points) or line in ("routes", "total"):
            table.add_row(say(f"cli-line-{line}"), *map(str, points), style="bold" if line == "total" else None)
    out.print()
    out.print(table)
    for name, sheet in zip(narrator.names, sheets, strict=True):
        for ticket in sheet.tickets:
            mark = "✓" if ticket.points > 0 else "✗"
            out.print(f"{mark} {name}: {narrator.ticket(ticket.ticket)} ({ticket.points:+})")
    out.print()
    out.print(narrator.winners(game.winners))
    out.print(say("cli-game-length", actions=int(game.version)))
