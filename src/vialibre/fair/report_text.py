"""A verification report as text for people and as data for programs."""

from __future__ import annotations

from typing import Any

from vialibre.errors import VialibreError
from vialibre.fair.report import Part, Report
from vialibre.i18n import Words

SENTENCES = {
    "record": "verify-record",
    "digest": "verify-digest",
    "signature": "verify-signature",
    "deal": "verify-deal",
    "actions": "verify-actions",
    "result": "verify-result",
}


def verdict(report: Report, words: Words) -> str:
    """The overall result in one sentence."""
    return words.text("verify-verdict", faults=len(report.faults))


def part_text(part: Part, words: Words) -> str:
    """A sentence about a part of the record: what is proven and what is not."""
    facts = {name: "" if value is None else value for name, value in part.facts.items()}
    if isinstance(seat := facts.get("seat"), int):
        facts["seat"] = seat + 1  # people count from 1
    said = words.text(SENTENCES[part.name], **facts, state=str(part.state))
    silent = part.facts.get("silent")
    if not isinstance(silent, list) or not silent:
        return said
    seats = [words.text("seat-number", seat=seat + 1) for seat in silent]
    return f"{said} {words.text('verify-silent', seats=words.list_and(seats))}"


def report_as_data(report: Report, words: Words) -> dict[str, Any]:
    """For `--json` and web pages: codes and states are stable, sentences are localized."""
    return {
        "fits": report.fits,
        "verdict": verdict(report, words),
        "parts": [
            {
                "part": part.name,
                "state": str(part.state),
                **part.facts,
                "text": part_text(part, words),
                "faults": [_error_as_data(fault, words) for fault in part.faults],
            }
            for part in report.parts
        ],
    }


def _error_as_data(error: VialibreError, words: Words) -> dict[str, Any]:
    params = {
        name: _error_as_data(value, words) if isinstance(value, VialibreError) else value
        for name, value in error.params.items()
    }
    return {"code": error.code, "params": params, "text": words.error(error)}
