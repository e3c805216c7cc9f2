"""`vialibre verify`: verifies records, or reports what does not match."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from vialibre.cli.text import complain, out, say, words
from vialibre.engine.record_parser import parse_data, read_text
from vialibre.errors import BadSetup, RecordError
from vialibre.i18n import printable

if TYPE_CHECKING:
    from vialibre.fair.deal import Seen
    from vialibre.fair.report import Report

DOES_NOT_FIT, CANNOT_READ = 1, 2


def verify(
    records: Annotated[list[str], typer.Argument(metavar="RECORD", help=say("cli-record-argument"))],
    key: Annotated[str | None, typer.Option(metavar="PUBLICKEY", help=say("cli-verify-key-help"))] = None,
    commitment: Annotated[str | None, typer.Option(metavar="HEX", help=say("cli-verify-commitment-help"))] = None,
    entropy: Annotated[str | None, typer.Option(metavar="HEX", help=say("cli-verify-entropy-help"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-json-help"))] = False,
) -> None:
    from vialibre.fair.report_text import report_as_data
    from vialibre.fair.signing import parse_key  # imported here, because cryptography loads slowly
    from vialibre.fair.verify import verify_text

    wanted = None if key is None else parse_key(key)
    given = _given(commitment, entropy)
    code = 0
    rows = []
    for file in records:
        try:
            text = read_text(file)
            report = verify_text(text, key=wanted, seen=given or _remembered(text))
        except RecordError as error:
            complain(words.error(error))
            code = CANNOT_READ
            continue
        code = code if report.fits else max(code, DOES_NOT_FIT)
        if as_json:
            rows.append({"file": file, **report_as_data(report, words)})
        else:
            _print(file, report)
    if as_json:
        print(json.dumps({"fits": code == 0, "records": rows}))
    raise typer.Exit(code)


def _given(commitment: str | None, entropy: str | None) -> Seen | None:
    from vialibre.fair.deal import Seen, parse_commitment, parse_entropy

    if commitment is None and entropy is None:
        return None
    if commitment is None or entropy is None:
        raise BadSetup("commitment_and_entropy")
    return Seen(parse_commitment(commitment), parse_entropy(entropy))


def _remembered(text: str) -> Seen | None:
    """What `vialibre play --server` stored on this device about the deal, found by its random entropy."""
    from vialibre.terminal.stored_deals import deal_with

    try:
        fair = parse_data(text).get("fair")
    except RecordError:
        return None
    entropies = fair.get("entropies") if isinstance(fair, dict) else None
    return deal_with(entropies) if isinstance(entropies, list) else None


def _print(file: str, report: Report) -> None:
    from vialibre.fair.report_text import part_text, verdict

    out.print(f"{printable(file)}: {verdict(report, words)}")
    for part in report.parts:
        out.print(f"  {part_text(part, words)}")
        for fault in part.faults:
            out.print(f"    {say('cli-verify-fault', fault=words.error(fault))}")
