"""Interactive replay in the terminal: one page of text per action."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import typer

from vialibre.cli.game_text import action_sentences
from vialibre.cli.text import out, say, words
from vialibre.engine.actions import KIND_NAMES
from vialibre.engine.game import Game
from vialibre.engine.record import Record
from vialibre.engine.replay import check_result, replay, steps
from vialibre.narrate import Narrator
from vialibre.terminal.names import shown_names

NEXT = ("\r", "\n", " ", "\x1b[C", "\x1b[B")
BACK = ("b", "B", "\x7f", "\x1b[D", "\x1b[A")
QUIT = ("q", "Q", "\x1b", "\x04")


def step_pages(record: Record, *, seat: int | None, until: int | None) -> list[str]:
    """One page per action: what it did and the standings after it, with all cards open or as one seat saw it."""
    narrator = Narrator(record.board, shown_names(record.seats, words.lang), words.lang)
    game = replay(record, until=0)
    pages = [_page(narrator, game, 0, [say("replay-deal")], seat)]
    for step in steps(record, until=until):
        game = step.game
        lines = action_sentences(narrator, game, seat)
        lines = lines or [say("replay-no-marker", player=narrator.names[step.seat])]
        pages.append(_page(narrator, game, step.index, lines, seat))
    if until is None:
        check_result(record, game)
    if game.is_over:
        pages[-1] += f"\n      {narrator.winners(game.winners)}"
    return pages


def _page(narrator: Narrator, game: Game, number: int, lines: Sequence[str], viewer: int | None) -> str:
    spectator = game.view(None)
    row = [narrator.color(card) for card in spectator.row if card is not None]
    said = [*lines, say("replay-row", cards=", ".join(row)) if row else say("replay-row-empty")]
    said += [_seat(narrator, game, seat, open_hand=viewer in (None, seat)) for seat in range(game.seat_count)]
    return f"{number:>4}  " + "\n      ".join(said)


def _seat(narrator: Narrator, game: Game, seat: int, *, open_hand: bool) -> str:
    public = game.view(None).seats[seat]
    facts = {"player": narrator.names[seat], "points": public.score, "cars": public.cars}
    if not open_hand:
        return say("cli-replay-seat-closed", cards=public.cards, tickets=public.tickets, **facts)
    own = game.view(seat).own
    assert own is not None
    hand = [
        narrator.words.text("cards", color=kind, count=n) for kind, n in zip(KIND_NAMES, own.hand, strict=True) if n
    ]
    tickets = [narrator.ticket(ticket) for ticket in (*own.tickets, *own.offer)]
    return say(
        "cli-replay-seat-open",
        cards=", ".join(hand) or "–",
        tickets=", ".join(tickets) or "–",
        **facts,
    )


@contextmanager
def keyboard() -> Iterator[Callable[[], str]]:
    """Read single keys. The terminal is switched once for all of them, so that keys typed early are not lost."""
    try:
        import termios
        import tty
    except ImportError:  # Windows
        yield typer.getchar
        return
    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    typed: list[str] = []

    def key() -> str:
        while not typed:
            found = os.read(terminal, 256).decode("utf-8", "replace")
            typed.extend(re.findall(r"\x1b\[\w|.", found, re.DOTALL) or [QUIT[0]])  # nothing: the terminal is gone
        return typed.pop(0)

    tty.setcbreak(terminal, termios.TCSADRAIN)
    try:
        yield key
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)


def walk(pages: Sequence[str], getkey: Callable[[], str]) -> None:
    """Show pages as keys request them. Digits followed by Enter select a page."""
    at = 0
    digits = ""
    _show(pages, at)
    while True:
        key = getkey()
        if key.isdecimal() and key.isascii():
            digits += key
            out.print(key, end="")
            continue
        jump, digits = digits, ""
        if jump:
            out.print()
        if jump and key in NEXT:
            at = min(int(jump[:9]), len(pages) - 1)
        elif key in NEXT:
            at = min(at + 1, len(pages) - 1)
        elif key in BACK:
            at = max(at - 1, 0)
        elif key in QUIT:
            return
        else:
            continue
        _show(pages, at)


def _show(pages: Sequence[str], at: int) -> None:
    out.print(pages[at])
    out.print(say("cli-replay-keys", at=at, last=len(pages) - 1))
