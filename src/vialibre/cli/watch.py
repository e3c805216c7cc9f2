"""`vialibre watch`, and `vialibre` alone: a game of bots told in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from random import Random
from typing import Annotated

import typer

from vialibre.boards.load import load_board
from vialibre.cli.tell import print_result, print_step
from vialibre.cli.text import out, say, words
from vialibre.engine.record import Record, Recorder
from vialibre.errors import BadSetup
from vialibre.lab.simulate import check_seats
from vialibre.narrate import Narrator, board_name

NAMES = ("Ada", "Bruno", "Carmen", "Dora", "Emil", "Flora")


def watch(
    board: Annotated[str, typer.Option(help=say("cli-board-argument"))] = "europe",
    seats: Annotated[int, typer.Option(help=say("cli-seats-help"))] = 3,
    seed: Annotated[int | None, typer.Option(min=0, help=say("cli-seed-help"))] = None,
    alvin: Annotated[bool, typer.Option("--alvin", help=say("cli-alvin-help"))] = False,
    save: Annotated[Path | None, typer.Option(metavar="RECORD", help=say("cli-save-help"))] = None,
) -> None:
    chosen = load_board(board)
    check_seats(chosen, seats)
    number = secrets.randbelow(10**9) if seed is None else seed
    recorder = Recorder(Record(chosen, tuple(f"bot:{NAMES[i]}" for i in range(seats)), seed=number, alvin=alvin))
    if save is not None and not save.parent.is_dir():
        raise BadSetup("no_folder", file=str(save), folder=str(save.parent))
    out.print(say("cli-watch-title", board=board_name(chosen, words.lang), seats=seats, seed=str(number)))
    narrator = Narrator(chosen, NAMES[:seats], words.lang)
    game = recorder.game
    random = Random(number)
    while not game.is_over:
        seat = game.waiting[0]
        recorder.apply(balanced_choice(recorder, seat, random), seat)
        print_step(narrator, seat, game, number=int(game.version))
    print_result(narrator, game)
    if save is not None:
        save.write_text(recorder.record().as_json(), "utf-8")
        out.print(say("cli-saved", file=str(save)))


def balanced_choice(recorder: Recorder, seat: int, random: Random) -> int:
    """A random kind of action, then a random one of that kind: uniform play would build stations all day."""
    taste = {"claim": 6, "pay": 4, "draw": 4, "marker": 2}
    kinds: dict[str, list[int]] = {}
    for number in recorder.game.legal_actions(seat):
        kinds.setdefault(recorder.game.text_of(number).split()[0], []).append(number)
    verbs = sorted(kinds)
    verb = random.choices(verbs, [taste.get(verb, 1) for verb in verbs])[0]
    return random.choice(kinds[verb])
