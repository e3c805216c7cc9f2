"""Translates Typer's own messages: headings of the help, and usage errors.

Typer has no setting for this, so two of its parts are replaced: the help formatter and the function that looks up its
few translatable texts. Usage errors are translated by class and parameters; one that a newer Typer words differently is
shown as it is.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

import typer
from typer import core

from vialibre.cli.text import say

_KEYS = {
    "Arguments": "cli-usage-arguments",
    "Options": "cli-usage-options",
    "Commands": "cli-usage-commands",
    "required": "cli-usage-required",
    "Missing command.": "cli-usage-missing-command",
}
_HELP = "Show this message and exit."
_EXTRA = re.compile(r"Got unexpected extra arguments?(?:\(s\))? \((.*)\)", re.DOTALL)
_NO_COMMAND = re.compile(r"No such command '(.*?)'\.", re.DOTALL)
_NEEDS_VALUE = "requires"
_LIMITS = {
    "greater_than_equal": ("least", "ge"),
    "greater_than": ("least", "gt"),
    "less_than_equal": ("most", "le"),
    "less_than": ("most", "lt"),
}


class Formatter(core._click.HelpFormatter):  # type: ignore[misc, name-defined]
    """The help of a command, with its fixed words in the user's language."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        args = args.replace("[OPTIONS]", say("cli-usage-options-word"))
        args = args.replace("COMMAND [ARGS]...", say("cli-usage-command-word"))
        super().write_usage(prog, args, prefix or f"{say('cli-usage')} ")

    def write_dl(self, rows: Sequence[tuple[str, str]], *args: Any, **named: Any) -> None:
        spoken = [(name, say("cli-usage-help") if text == _HELP else text) for name, text in rows]
        super().write_dl(spoken, *args, **named)


def translate_typer() -> None:
    """Switch Typer to the user's language."""
    core._click.Context.formatter_class = Formatter  # type: ignore[attr-defined]
    core._ = _translated  # type: ignore[assignment, attr-defined]


def _translated(text: str) -> str:
    if text == "default: {default}":
        return say("cli-usage-default", default="{default}")
    return say(_KEYS[text]) if text in _KEYS else text


def usage_error(error: typer.TyperException) -> str:
    """The translated message of a usage error that Typer raised."""
    kind, message = type(error).__name__, error.format_message()
    option = getattr(error, "option_name", "")
    if kind == "NoSuchOption":
        return _with_similar(say("cli-usage-no-option", option=option), getattr(error, "possibilities", None) or ())
    if kind == "BadOptionUsage":
        return say("cli-usage-needs-value" if _NEEDS_VALUE in message else "cli-usage-takes-no-value", option=option)
    if kind == "MissingParameter":
        return say("cli-usage-missing", name=_name(error))
    if kind == "BadParameter":
        return _bad_value(error)
    if extra := _EXTRA.fullmatch(message):
        return say("cli-usage-extra", arguments=extra[1])
    if missing := _NO_COMMAND.match(message):
        group = getattr(getattr(error, "ctx", None), "command", None)
        near = get_close_matches(missing[1], getattr(group, "commands", {}))
        return _with_similar(say("cli-usage-no-command", command=missing[1]), near)
    return message


def _with_similar(text: str, near: Sequence[str]) -> str:
    if not near:
        return text
    similar = ", ".join(sorted(near))
    return f"{text} {say('cli-usage-near', near=similar)}"


def _name(error: typer.TyperException) -> str:
    """What the user types: an option's longest name, or the placeholder of an argument."""
    param = getattr(error, "param", None)
    if param is None:
        return ""
    if param.param_type_name == "option":
        return str(max(param.opts, key=len))
    return str(param.get_error_hint()).strip("'")


def _bad_value(error: typer.TyperException) -> str:
    found: dict[str, Any] = {}
    if error.__cause__ is not None and hasattr(error.__cause__, "errors"):
        found = error.__cause__.errors()[0]
    kind, limits = str(found.get("type", "")), found.get("ctx", {})
    choices = getattr(getattr(getattr(error, "param", None), "type_descriptor", None), "choices", None)
    facts: dict[str, object] = {"name": _name(error), "value": str(found.get("input", ""))[:80]}
    if kind.startswith("int_"):
        facts["kind"] = "integer"
    elif kind.startswith("float_"):
        facts["kind"] = "number"
    elif kind in _LIMITS:
        facts["kind"], bound = _LIMITS[kind]
        facts["limit"] = str(limits[bound])
    elif choices:
        facts |= {"kind": "choice", "known": ", ".join(str(getattr(one, "value", one)) for one in choices)}
    else:
        facts |= {"kind": "other", "detail": getattr(error, "message", "")}
    return say("cli-usage-bad-value", **facts)
