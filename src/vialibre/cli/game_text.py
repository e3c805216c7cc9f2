"""Prints a game as lines of text, for `watch` and `replay`."""

from __future__ import annotations

from rich.table import Table

from vialibre.cli.text import out, say
from vialibre.engine.events import GameOver, TicketsKept, TicketTaken, seen_by
from vialibre.engine.game import Game
from vialibre.engine.score_sheet import LINES, points_on
from vialibre.narrate import Narrator


def action_sentences(narrator: Narrator, game: Game, viewer: int | None = None) -> list[str]:
    """Sentences about what the last action did, with all cards open or as one seat saw it."""
    events = (
        game.events() if viewer is None else [seen for e in game.events() if (seen := seen_by(e, viewer)) is not None]
    )
    lines = [narrator.event(event) for event in events if not isinstance(event, GameOver | TicketsKept)]
    if not any(isinstance(event, TicketTaken) for event in events):
        lines += [narrator.event(event) for event in events if isinstance(event, TicketsKept)]
    return lines


def print_step(narrator: Narrator, seat: int, game: Game, *, number: int, viewer: int | None = None) -> None:
    """Print what the last action did."""
    lines = action_sentences(narrator, game, viewer)
    if lines:  # declining a marker has no visible effect
        out.print(f"{number:>4}  " + "\n      ".join(lines))


def print_result(narrator: Narrator, game: Game) -> None:
    """Print the score sheets side by side, every ticket, and the winners."""
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
