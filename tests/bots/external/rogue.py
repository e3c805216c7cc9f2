"""An external bot that misbehaves as its first argument says. Every process of it adds its id to the file given second.

A script of its own, run with a bare interpreter: it imports nothing of the project.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from typing import Any

MODE, PIDS = sys.argv[1], sys.argv[2]


def sign() -> None:
    with open(PIDS, "a", encoding="ascii") as file:
        file.write(f"{os.getpid()}\n")


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def sleep() -> None:
    while True:
        time.sleep(3600)


def answer(question: dict[str, Any], **changes: object) -> None:
    say(json.dumps({"id": question["id"], "action": question["legal"][0], **changes}))


def flood(piece: bytes) -> None:
    while True:
        os.write(1, piece)


def start_child(*, leaves: bool) -> None:
    """A process that keeps the pipes open, in the group or out of it."""
    if os.fork() == 0:
        if leaves:
            os.setsid()
            if os.fork():
                os._exit(0)
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        sign()
        sleep()


def wait_for(processes: int) -> None:
    """Until so many have signed."""
    while True:
        with open(PIDS, encoding="ascii") as file:
            if len(file.readlines()) >= processes:
                return
        time.sleep(0.01)


def misbehave(question: dict[str, Any]) -> None:
    match MODE:
        case "hang":
            sleep()
        case "hang-in-signals":
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
            signal.signal(signal.SIGHUP, signal.SIG_IGN)
            sleep()
        case "hang-complaining":
            while True:
                os.write(2, b"still thinking\n" * 1000)
        case "die":
            sys.exit("out of steam")
        case "die-quietly":
            os._exit(7)
        case "die-of-signal":
            os.kill(os.getpid(), signal.SIGSEGV)
        case "flood":
            flood(b"x" * 65536)
        case "flood-lines":
            flood(b'{"id": 0, "action": "pass"}\n' * 1000)
        case "flood-empty-lines":
            flood(b"\n" * 65536)
        case "long-line":
            answer(question, comment="x" * 70_000)
        case "not-json":
            say("claim paris-zurich red")
        case "not-an-object":
            say("[1, 2]")
        case "not-text":
            sys.stdout.buffer.write(b'{"id": 1, "action": "\xff\xfe"}\n')
            sys.stdout.buffer.flush()
        case "no-action":
            say(json.dumps({"id": question["id"]}))
        case "action-number":
            answer(question, action=0)
        case "huge-number":
            say('{"action": "pass", "id": ' + "9" * 20_000 + "}")
        case "deep":
            say('{"id": 1, "action": "pass", "why": ' + "[" * 30_000)
        case "illegal":
            answer(question, action="claim nowhere red")
        case "wrong-id":
            answer(question, id=question["id"] + 1)
        case "twice":
            answer(question)
            answer(question)
        case "closes-output":
            os.close(1)
            sleep()
        case "closes-input":
            answer(question)
            os.close(0)
            sleep()
        case "leaves-child":
            start_child(leaves=False)
            os._exit(5)
        case "leaves-daemon":
            start_child(leaves=True)
            wait_for(2)
            os._exit(5)
        case "hang-with-family":
            start_child(leaves=False)
            start_child(leaves=True)
            wait_for(3)
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
            sleep()
        case _:
            answer(question)


def hear(message: dict[str, Any]) -> None:
    kind = message["type"]
    if kind == MODE.removeprefix("die-at-"):
        sys.exit(3)
    if kind == "hello":
        match MODE:
            case "silent":
                sleep()
            case "rude":
                say("moin")
            case "newer":
                say('{"type": "hello", "protocol": 2}')
            case "nameless":
                say('{"type": "answer", "protocol": 1}')
            case "eager":
                say('{"type": "hello", "protocol": 1}')
                say('{"id": 1, "action": "draw deck"}')
            case "deaf":
                say('{"type": "hello", "protocol": 1}')
                sleep()
            case _:
                say('{"type": "hello", "protocol": 1}')
    if kind == "choose":
        misbehave(message)


if __name__ == "__main__":
    sign()
    if MODE == "die-at-start":
        sys.exit("no licence")
    for line in sys.stdin:
        hear(json.loads(line))
    if MODE == "stays":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        sleep()
