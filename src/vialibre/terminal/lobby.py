"""The lobby of a table on a server: shows the players, and lets the host seat bots and start."""

from __future__ import annotations

from typing import TextIO

from vialibre.errors import BadSetup, VialibreError
from vialibre.i18n import Words
from vialibre.terminal.names import bot_levels, level_lines
from vialibre.terminal.remote import RemoteSession

WAIT = 1.0


def wait_for_start(session: RemoteSession, lang: str, *, source: TextIO, target: TextIO) -> bool:
    """Wait until the cards are dealt; False if the input ended first. Raises BadSetup if the host closed the table."""
    words = Words(lang)
    shown: tuple[str | None, ...] | None = None
    while not session.has_begun:
        if session.is_closed:
            raise BadSetup("table_closed")
        there = session.lobby_seats()
        if there != shown:
            shown = there
            people = words.list_and([name for name in there if name is not None]) or words.text("play-room-empty")
            print(words.text("play-room-seats", people=people), file=target)
            print(words.text("play-room-free", free=there.count(None)), file=target, flush=True)
            if not session.is_host:
                print(words.text("play-room-guest"), file=target, flush=True)
            elif None in there:
                print(*level_lines(words), sep="\n", file=target, flush=True)
        if not session.is_host:
            session.go_on(WAIT)
        elif not _host(session, words, source, target):
            return False
    return True


def _host(session: RemoteSession, words: Words, source: TextIO, target: TextIO) -> bool:
    full = None not in session.lobby_seats()
    print(words.text("play-room-host-start") if full else words.text("play-room-host-wait"), file=target, flush=True)
    line = source.readline()
    if not line:
        return False
    session.go_on(0.0)
    if session.has_begun:  # a rematch starts by itself
        return True
    typed = line.split()
    try:
        if len(typed) == 2 and typed[0].casefold() == "bot":
            session.seat_bot(bot_levels(typed[1])[0])
        elif None not in session.lobby_seats():
            session.start()
    except VialibreError as error:
        print(words.error(error), file=target, flush=True)
    return True
