"""`vialibre replay`: prints the game that a record holds and proves its result."""

from __future__ import annotations

from typing import Annotated

import typer

from vialibre.cli.tell import print_result, print_step, shown_names
from vialibre.cli.text import out, say, words
from vialibre.engine.read_record import load_record
from vialibre.engine.replay import check_result, steps
from vialibre.engine.replay import replay as replay_record
from vialibre.narrate import Narrator


def replay(
    record: Annotated[str, typer.Argument(metavar="RECORD", help=say("cli-record-argument"))],
    until: Annotated[int | None, typer.Option(min=0, help=say("cli-until-help"))] = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help=say("cli-quiet-help"))] = False,
) -> None:
    loaded = load_record(record, salvage=until is not None)
    narrator = Narrator(loaded.board, shown_names(loaded.seats), words.lang)
    game = replay_record(loaded, until=0)
    for step in steps(loaded, until=until):
        game = step.game
        if not quiet:
            print_step(narrator, step.seat, game, number=step.index)
    if until is None:
        check_result(loaded, game)
    if game.is_over:
        print_result(narrator, game)
    if until is None:
        out.print(say("cli-replay-proven", actions=len(loaded.actions)))
    else:
        out.print(say("cli-replay-until", actions=int(game.version)))
