"""`vialibre ratings`: ratings from all stored arena results."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from vialibre.cli.standings import print_standings
from vialibre.cli.text import out, say
from vialibre.errors import BadSetup
from vialibre.i18n import printable
from vialibre.lab.blocks import Block
from vialibre.lab.ratings import groups
from vialibre.lab.results import Matchup, Results
from vialibre.lab.standings import standings

RESULTS = Path("arena.sqlite")


def ratings(
    results: Annotated[Path, typer.Option(metavar="FILE", help=say("cli-results-help"))] = RESULTS,
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-json-help"))] = False,
) -> None:
    if not results.exists():
        raise BadSetup("no_results", file=str(results))
    with Results(results) as file:
        tables = [(matchup, blocks) for matchup in file.everything() for blocks in _comparable(matchup.blocks)]
    if not tables:
        raise BadSetup("no_results", file=str(results))
    if as_json:
        print(json.dumps({"tables": [_as_data(matchup, blocks) for matchup, blocks in tables]}))
        return
    for matchup, blocks in tables:
        settings = {
            "board": printable(matchup.board),
            "seats": matchup.seats,
            "alvin": "yes" if matchup.alvin else "no",
        }
        out.print(say("cli-ratings-title", blocks=len(blocks), digest=matchup.digest[:12], **settings))
        print_standings(blocks)
        out.print()


def _comparable(blocks: list[Block]) -> list[list[Block]]:
    """Group the blocks: bots that never met, not even through others, cannot be compared."""
    found = []
    for group in groups(blocks):
        kept = (
            Block(block.number, block.seed, tuple(game for game in block.games if group.issuperset(game.bots)))
            for block in blocks
        )
        found.append([block for block in kept if block.games])
    return found


def _as_data(matchup: Matchup, blocks: list[Block]) -> dict[str, object]:
    return {
        "board": matchup.board,
        "digest": matchup.digest,
        "seats": matchup.seats,
        "alvin": matchup.alvin,
        "blocks": len(blocks),
        "bots": {standing.bot: standing.as_data() for standing in standings(blocks)},
    }
