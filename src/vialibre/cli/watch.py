"""`vialibre watch`: shows a game between bots in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from random import Random
from typing import Annotated

import typer

from vialibre.boards.load import load_board
from vialibre.bots.external.failure import ProgramFailed
from vialibre.bots.names import split_bots
from vialibre.bots.registry import check_bot, make_bot
from vialibre.bots.standby import Standby, end_game
from vialibre.cli.bot_errors import Traceback
from vialibre.cli.game_text import print_result, print_step
from vialibre.cli.text import complain, out, say, words
from vialibre.engine.record import BOT_PREFIX, Record, Recorder
from vialibre.engine.setup_checks import check_seats
from vialibre.errors import BadSetup
from vialibre.narrate import Narrator, board_name
from vialibre.terminal.names import shown_names

BEST = "surveyor"
"""The strongest bot that keeps no one waiting, and whose games are reproducible from a seed."""


def watch(
    board: Annotated[str, typer.Option(help=say("cli-board-argument"))] = "europe",
    seats: Annotated[int, typer.Option(help=say("cli-seats-help"))] = 3,
    seed: Annotated[int | None, typer.Option(min=0, help=say("cli-seed-help"))] = None,
    bots: Annotated[str | None, typer.Option(help=say("cli-bots-help"))] = None,
    alvin: Annotated[bool, typer.Option("--alvin", help=say("cli-alvin-help"))] = False,
    save: Annotated[Path | None, typer.Option(metavar="RECORD", help=say("cli-save-help"))] = None,
    traceback: Traceback = False,
) -> None:
    chosen = load_board(board)
    check_seats(chosen, seats)
    playing = [BEST] * seats if bots is None else split_bots(bots)
    if len(playing) != seats:
        raise BadSetup("bots_for_seats", bots=len(playing), seats=seats)
    for name in set(playing):
        check_bot(name)
    players = [Standby(make_bot(name, commands=True), name) for name in playing]
    number = secrets.randbelow(10**9) if seed is None else seed
    recorder = Recorder(Record(chosen, tuple(f"{BOT_PREFIX}{name}" for name in playing), seed=number, alvin=alvin))
    if save is not None and not save.parent.is_dir():
        raise BadSetup("no_folder", file=str(save), folder=str(save.parent))
    out.print(say("cli-watch-title", board=board_name(chosen, words.lang), seats=seats, seed=str(number)))
    narrator = Narrator(chosen, shown_names(recorder.start.seats, words.lang), words.lang)
    game = recorder.game
    random = Random(number)
    while not game.is_over:
        seat = game.to_act[0]
        player = players[seat]
        recorder.apply(player.choose(game.view(seat), game.legal_ids(seat), random), seat)
        forfeit = player.news()
        if isinstance(forfeit, ProgramFailed):
            complain(say("bot-forfeits", reason=words.error(forfeit)))
        print_step(narrator, seat, game, number=int(game.version))
    for seat, player in enumerate(players):
        end_game(player.bot, game.view(seat))
    print_result(narrator, game)
    if save is not None:
        save.write_text(recorder.record().as_json(), "utf-8")
        out.print(say("cli-saved", file=str(save)))
