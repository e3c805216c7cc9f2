"""`vialibre play`: a game in the terminal, local or on a server, full-screen or line by line."""

from __future__ import annotations

import getpass
import secrets
import shlex
import signal
import sys
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from vialibre.boards.load import load_board
from vialibre.bots.levels import LEVELS
from vialibre.bots.registry import check_bot
from vialibre.cli.bot_errors import Traceback
from vialibre.cli.text import out, say, words
from vialibre.engine.record import BOT_PREFIX, Record
from vialibre.engine.setup_checks import check_seats
from vialibre.errors import BadSetup, VialibreError
from vialibre.i18n import DEFAULT, Words, languages
from vialibre.narrate import seat_names
from vialibre.terminal.local import LocalSession
from vialibre.terminal.names import bot_levels, level_lines, person_name, person_names
from vialibre.terminal.plain import play_plain
from vialibre.terminal.saving import free_path, load_saved
from vialibre.terminal.session import Session

if TYPE_CHECKING:
    from vialibre.terminal.remote import RemoteSession

SEATS = 3
RANDOM = "random"
LEVEL = LEVELS["normal"]
"""The default bot: the level that is preselected in the browser."""


def bots_help() -> str:
    return " ".join([say("cli-play-bots-help"), *level_lines(words)])


def play(
    board: Annotated[str | None, typer.Option(help=say("cli-board-argument"), show_default="europe")] = None,
    seats: Annotated[int | None, typer.Option(help=say("cli-play-seats-help"))] = None,
    bots: Annotated[str | None, typer.Option(help=bots_help())] = None,
    seed: Annotated[int | None, typer.Option(min=0, help=say("cli-seed-help"))] = None,
    alvin: Annotated[bool, typer.Option("--alvin", help=say("cli-alvin-help"))] = False,
    first: Annotated[str | None, typer.Option(metavar="SEAT", help=say("cli-play-first-help"))] = None,
    lang: Annotated[str | None, typer.Option(help=say("cli-play-lang-help"))] = None,
    plain: Annotated[bool, typer.Option("--plain", help=say("cli-play-plain-help"))] = False,
    hotseat: Annotated[str | None, typer.Option(metavar="NAMES", help=say("cli-play-hotseat-help"))] = None,
    server: Annotated[str | None, typer.Option(metavar="URL", help=say("cli-play-server-help"))] = None,
    table: Annotated[str | None, typer.Option(metavar="CODE", help=say("cli-play-table-help"))] = None,
    name: Annotated[str | None, typer.Option(help=say("cli-play-name-help"))] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-play-resume-help"))] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-play-save-help"))] = None,
    traceback: Traceback = False,
) -> None:
    spoken = language(lang)
    table_options = {"--board": board, "--seats": seats, "--bots": bots, "--seed": seed, "--hotseat": hotseat}
    more_options = {"--alvin": alvin or None, "--first": first}
    given = [option for option, value in {**table_options, **more_options}.items() if value is not None]
    if save is not None and not save.parent.is_dir():
        raise BadSetup("no_folder", file=str(save), folder=str(save.parent))
    session: Session
    if server is not None or table is not None:
        clashing = [*given, *(["--resume"] if resume is not None else [])]
        for option in clashing:
            raise BadSetup("not_together", first="--server", second=option)
        if server is None or table is None:
            raise BadSetup("table_needed")
        at_server(server, table, name, spoken, plain=plain, save=save)
        return
    if resume is not None:
        for option in [*given, *(["--name"] if name is not None else [])]:
            raise BadSetup("not_together", first="--resume", second=option)
        session = LocalSession(load_saved(resume), spoken)
    else:
        if hotseat is not None and name is not None:
            raise BadSetup("not_together", first="--hotseat", second="--name")
        people = person_names(hotseat) if hotseat is not None else None if name is None else (person_name(name),)
        record = new_game(board, seats, bots, people, seed, spoken, alvin=alvin)
        session = LocalSession(replace(record, first=first_seat(first, len(record.seats))), spoken, commands=True)
    asked = resume if save is None else save
    place = free_path(session.board.id) if asked is None else asked
    catch_signals()
    try:
        show(session, spoken, plain, place)
    except KeyboardInterrupt:
        print()
    finally:
        leave(session, place, Words(spoken), asked=asked is not None)


def language(lang: str | None) -> str:
    if lang is None:
        return words.lang
    found = Words(lang).lang
    if found == DEFAULT and not lang.lower().startswith(DEFAULT):
        raise BadSetup("unknown_language", lang=lang, known=", ".join(languages()))
    return found


def new_game(
    board: str | None,
    seats: int | None,
    bots: str | None,
    people: tuple[str, ...] | None,
    seed: int | None,
    lang: str,
    *,
    alvin: bool,
) -> Record:
    """Return a new record with the people in the first seats, then the bots. Raises BadSetup if the numbers do not
    fit."""
    chosen = load_board(board or "europe")
    count = 1 if people is None else len(people)
    named = () if bots is None else bot_levels(bots)
    alone = SEATS if count == 1 else count
    total = seats if seats is not None else count + len(named) if named else alone
    check_seats(chosen, total)
    levels = named if len(named) > 1 else (named or (LEVEL,)) * (total - count)
    if count + len(levels) != total:
        raise BadSetup("seats_and_people", people=count, bots=len(levels), seats=total)
    for level in levels:
        check_bot(level)
    called = people or seat_names(chosen, total, lang)[:1]
    number = secrets.token_hex(32) if seed is None else seed
    return Record(chosen, (*called, *(f"{BOT_PREFIX}{level}" for level in levels)), seed=number, alvin=alvin)


def first_seat(first: str | None, seats: int) -> int | None:
    """The seat that begins, from 0, given as counted by people, from 1; None for a random one. Raises BadSetup."""
    if first is None or first.casefold() == RANDOM:
        return None
    if not (first.isascii() and first.isdecimal() and len(first) < 4 and 1 <= int(first) <= seats):
        raise BadSetup("no_such_first", first=first, seats=seats)
    return int(first) - 1


def show(session: Session, lang: str, plain: bool, save_to: Path | None) -> None:
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        play_plain(session, lang, source=sys.stdin, target=sys.stdout)
        return
    from vialibre.terminal.app import run_app  # imported here, because the full-screen app loads slowly

    run_app(session, lang, save_to=save_to)


def at_server(server: str, table: str, name: str | None, lang: str, *, plain: bool, save: Path | None) -> None:
    from vialibre.terminal.lobby import wait_for_start
    from vialibre.terminal.remote import RemoteSession  # imported here, because local games do not need it

    called = user_name() if name is None else person_name(name)
    text = Words(lang).text
    session = RemoteSession(server, table, called, lang)
    catch_signals()
    try:
        if wait_for_start(session, lang, source=sys.stdin, target=sys.stdout):
            show(session, lang, plain, save)
            if session.is_over:
                say_deal(session, lang)
    except KeyboardInterrupt:
        print()
    finally:
        if not session.is_over:
            out.print(text("play-stays-on-server"))
        elif save is not None and session.has_begun:
            session.save(save)
            out.print(text("play-record-written", file=str(save)))
        session.close()


def say_deal(session: RemoteSession, lang: str) -> None:
    """Print what is known about the deal of a finished game. Its record can be checked with `vialibre verify`."""
    from vialibre.fair.report_text import part_text

    spoken = Words(lang)
    for part in session.check().parts:
        if part.name == "deal":
            out.print(part_text(part, spoken))
            for fault in part.faults:
                out.print(spoken.text("cli-verify-fault", fault=spoken.error(fault)))


def user_name() -> str:
    """The user's login name, if it is usable as a player name."""
    try:
        return person_name(getpass.getuser())
    except (OSError, KeyError, ImportError, VialibreError):
        return "Guest"


def leave(session: Session, place: Path, spoken: Words, *, asked: bool) -> None:
    """Save an unfinished game; save a finished one only if the user asked for it."""
    if session.is_over:
        if asked:
            session.save(place)
            out.print(spoken.text("play-record-written", file=str(place)))
        return
    try:
        session.save(place)
    except BadSetup:
        if asked:
            raise
        place = free_path(session.board.id, Path.home())  # the current folder may not be writable
        session.save(place)
    out.print(spoken.text("play-saved", file=str(place)))
    out.print(spoken.text("play-resume-with", command=f"vialibre play --resume {shlex.quote(str(place))}"))


def catch_signals() -> None:
    """Treat a closed window and SIGTERM like Ctrl-C."""

    def interrupt(_number: int, _frame: FrameType | None) -> NoReturn:
        raise KeyboardInterrupt

    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), interrupt)
