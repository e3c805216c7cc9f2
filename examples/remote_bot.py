"""A bot that plays over HTTP. It needs only httpx: python examples/remote_bot.py http://127.0.0.1:8000 [TABLE]"""

import secrets
import sys
import time
from hashlib import sha256
from typing import Any

import httpx

server = httpx.Client(base_url=sys.argv[1], timeout=60)


def ask(path: str, **body: Any) -> Any:
    while (answer := server.post(path, json=body) if body else server.get(path)).status_code == 429:
        time.sleep(1)  # rate limit
    return answer.json() if answer.is_success else sys.exit(answer.json()["error"]["text"])


def choose(choices: dict[str, Any]) -> str:
    """The route with the most points and its most sensible payment; else any card; else the first option."""
    claims = [(way["points"], f"claim {route} {way['pay'][0]}") for route, way in choices["routes"].items()]
    cards = [action for action in choices["actions"] if action.startswith("draw")]
    return max(claims)[1] if claims else secrets.choice(cards or choices["actions"])


server.headers["Authorization"] = "Bearer " + ask("/api/people", name="Remote bot")["token"]
new = not sys.argv[2:]  # a table of our own, with a bot to play against
table = "/api/tables/" + (ask("/api/tables", board="usa", options={"bot_pause": 0})["table"] if new else sys.argv[2])
entropy, info = secrets.token_hex(16), ask(table)["messages"][0]["table"]
commitment = info["commitment"]  # seen before our entropy is sent, so the server cannot choose its secret after it
ask(table, command={"do": "sit", "entropy": entropy})
if new:
    ask(table, command={"do": "seat_bot", "bot": "conductor"})
    ask(table, command={"do": "start"})
since, choices = "", None
while info["status"] != "over":
    for message in ask(f"{table}?wait=25{since}")["messages"]:
        info |= message["table"]  # a snapshot is complete, an update has what changed
        since, choices = f"&since={message['n']}", message.get("choices", choices)
    if choices:
        ask(table, command={"do": "act", "version": info["version"], "action": choose(choices)})
if sha256(bytes.fromhex(info["secret"])).hexdigest() != commitment or entropy not in info["entropies"]:
    sys.exit("The server did not deal with the secret it had committed to, or without our entropy.")
print(*(f"{seat['place']}. {seat['name']} {seat['total']}" for seat in ask("/api/me/games")["games"][0]["results"]))
