"""Generates the page's TypeScript types for all messages to and from the server, from the server's own types.

    uv run python tools/web/protocol_types.py          writes web/src/lib/protocol/generated.ts
    uv run python tools/web/protocol_types.py --check  fails if it is not current

The JSON Schemas that msgspec derives from the server's structs use few constructs, so this short program suffices.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from vialibre.boards.model import CARD_COLORS, PLAYER_COLORS, WILD
from vialibre.bots.levels import LEVELS, quick_levels
from vialibre.server.schemas import design, http, page
from vialibre.server.table import messages
from vialibre.server.table.commands import AnyCommand
from vialibre.server.table.phrases import PHRASES

TARGET = Path(__file__).parents[2] / "web/src/lib/protocol/generated.ts"
HEAD = "// Written by tools/web/protocol_types.py from the server's definitions: change those, then run it again.\n"

UNIONS = {
    "AnyMessage": messages.AnyMessage,
    "AnyEntry": messages.AnyEntry,
    "AnyEvent": messages.AnyEvent,
    "AnyDecision": messages.AnyDecision,
    "AnyCommand": AnyCommand,
}
ROOTS = (
    messages.Ordered,
    http.Me,
    http.NewPerson,
    http.ChangePerson,
    http.Phrase,
    http.NewTable,
    http.TableMade,
    http.PlayOn,
    page.Drawn,
    page.BoardList,
    page.BotList,
    page.TableList,
    page.GameList,
    page.Replay,
    page.Ending,
    page.Address,
    design.DesignForm,
    design.Checked,
    design.Sketch,
    design.DesignList,
    design.SavedDesign,
    design.PlaytestList,
    design.NewPlaytest,
    design.World,
)
OPTIONAL_INPUT = {
    *("Options", "Clock", "NewTable", "NewPerson", "ChangePerson", "PlayOn", "NewPlaytest"),
    *("Design", "DesignTickets", "CityRow", "RouteRow", "TicketRow"),
}
"""In messages from the page, fields with a default may be omitted. In those to it they are always present, except in
designs."""


def generated() -> str:
    unions = list(UNIONS.values())
    schemas, parts = msgspec.json.schema_components([*unions, *ROOTS], ref_template="{name}")
    commands = {one.__name__ for one in get_args(AnyCommand)}
    lines = [HEAD]
    for name in sorted(parts):
        lines.append(_declared(name, parts[name], sent=name in commands or name in OPTIONAL_INPUT))
    for name, schema in zip(UNIONS, schemas, strict=False):
        lines.append(f"export type {name} = {_type(schema)}\n")
    lines.append(_constant("CARD_KINDS", [*CARD_COLORS, WILD], "CardKind"))
    lines.append(_constant("PLAYER_COLORS", PLAYER_COLORS, "PlayerColor"))
    lines.append(_constant("PHRASES", PHRASES, "PhraseKey"))
    lines.append(_constant("LEVELS", LEVELS, "Level"))
    lines.append(_constant("QUICK_LEVELS", quick_levels(), "QuickLevel"))
    lines.append(f"export const BOT_OF: Readonly<Record<Level, string>> = {json.dumps(LEVELS)}\n")
    return "\n".join(lines)


def _declared(name: str, schema: dict[str, Any], *, sent: bool) -> str:
    comment = f"/** {schema['description']} */\n" if "description" in schema else ""
    if "properties" not in schema:
        return f"{comment}export type {name} = {_type(schema)}\n"
    required = set(schema["required"])
    rows = []
    for key, value in schema["properties"].items():
        optional = key not in required and (sent or "default" not in value)
        rows.append(f"  {key}{'?' if optional else ''}: {_type(value)}\n")
    return f"{comment}export interface {name} {{\n{''.join(rows)}}}\n"


def _type(schema: dict[str, Any]) -> str:
    match schema:
        case {"$ref": name}:
            return str(name)
        case {"enum": values}:
            return " | ".join(json.dumps(value) for value in values)
        case {"anyOf": options}:
            return " | ".join(_type(option) for option in options)
        case {"type": "array", "prefixItems": items}:
            return f"[{', '.join(_type(item) for item in items)}]"
        case {"type": "array", "items": items} if items:
            inner = _type(items)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case {"type": "object", "additionalProperties": dict() as values}:
            return f"Record<string, {_type(values)}>"
        case {"type": "object"}:
            return "Record<string, unknown>"
        case {"type": kind}:
            return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}[
                kind
            ]
        case _:
            return "unknown"


def _constant(name: str, values: Any, type_name: str) -> str:
    listed = ", ".join(json.dumps(value) for value in values)
    return f"export const {name} = [{listed}] as const\nexport type {type_name} = (typeof {name})[number]\n"


def main() -> None:
    if "--check" not in sys.argv:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(generated(), "utf-8")
    elif TARGET.read_text("utf-8") != generated():
        sys.exit("web/src/lib/protocol/generated.ts is not current: run `uv run python tools/web/protocol_types.py`")


if __name__ == "__main__":
    main()
