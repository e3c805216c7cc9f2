"""Bots as they are named on a command line."""

from __future__ import annotations


def is_command(name: str) -> bool:
    """Whether a name stands for a program, such as `cmd:./mybot --fast` (docs/bot-protocol.md)."""
    return name.startswith(("cmd:", "cmd@"))


def split_bots(text: str) -> list[str]:
    """The bots in a list with commas. Commas inside quotes or after a backslash belong to a command."""
    found, current, quote, escaped = [], "", "", False
    for letter in text:
        if letter == "," and not quote and not escaped:
            found.append(current)
            current = ""
            continue
        current += letter
        if escaped:
            escaped = False
        elif letter == "\\" and quote != "'":
            escaped = True
        elif letter == quote:
            quote = ""
        elif letter in "'\"" and not quote:
            quote = letter
    return [name.strip() for name in (*found, current)]
