"""`vialibre bench`: measures the speed of the engine."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.table import Table

from vialibre.cli.text import err, out, say
from vialibre.lab.bench import measure_both


def bench(
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-json-help"))] = False,
    quick: Annotated[bool, typer.Option("--quick", help=say("cli-quick-help"))] = False,
) -> None:
    with err.status(say("cli-measuring")):
        figures = measure_both(quick=quick)
    if as_json:
        print(json.dumps(figures))
    else:
        _print(figures)


def _print(figures: dict[str, Any]) -> None:
    slow = figures["interpreted"]
    out.print(say("cli-unit", milliseconds=f"{figures['unit_s'] * 1000:.1f}", python=figures["python"]))
    if not figures["compiled"]:
        out.print(say("cli-only-interpreted"))
    table = Table(say("cli-measured"), say("cli-compiled"), say("cli-interpreted"), say("cli-ratio"))
    for name, tables in figures["boards"].items():
        for seats, row in tables.items():
            label = say("cli-games-per-unit", board=name, seats=seats)
            table.add_row(label, *_pair(row["games_per_unit"], slow["boards"][name][seats]["games_per_unit"]))
            label = say("cli-actions-per-second", board=name, seats=seats)
            table.add_row(label, *_pair(row["actions_per_s"], slow["boards"][name][seats]["actions_per_s"]))
    table.add_row(say("cli-stepwise"), *_pair(figures["stepwise_actions_per_unit"], slow["stepwise_actions_per_unit"]))
    for size, row in figures["batch_steps_per_unit"].items():
        for kind, steps in row.items():
            label = say("cli-batch-steps", kind=kind, games=size)
            other = slow["batch_steps_per_unit"].get(size, {}).get(kind)
            table.add_row(label, *(_pair(steps, other) if other else (_number(steps), "–", "–")))
    for key in ("legal15_us", "copy_us", "replay_10k_u", "longest_path_ms", "import_s", "memory_mb_10k"):
        table.add_row(say(f"cli-{key.replace('_', '-')}"), *_pair(figures[key], slow[key]))
    out.print(table)


def _pair(fast: float, slow: float) -> tuple[str, str, str]:
    return _number(fast), _number(slow), f"{fast / slow:.2f}" if fast < slow else f"{fast / slow:.1f}"


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
