"""Runs one program and ends it with everything that it started. A script: it imports nothing of this package.

    python -I -S keeper.py LEASH PROGRAM [ARGUMENT ...]

LEASH is the number of an open file, a pipe whose other end the parent holds and never writes to. It closes when the
parent lets go of it, or dies in whatever way, SIGKILL included; then the program has a moment to end by itself.
SIGTERM ends the program at once. When the program ends, everything that it started is killed: a forgotten child that
holds the pipes open would keep the parent waiting.

Standard input and output are the program's own; this process closes its copies. It exits with the program's code, or
128 and the number of the signal that ended it, as shells do.
"""

from __future__ import annotations

import os
import resource
import select
import signal
import sys
import time
from contextlib import suppress
from typing import NoReturn

LEAVE = 1.0
"""Seconds to end by itself once its input is closed."""
TERMINATE = 0.5
"""Seconds more after SIGTERM; then comes SIGKILL, which cannot be ignored."""
REST = 2.0
"""Seconds for killed processes to be gone; one that the kernel cannot end must not keep us here."""
CANNOT_START = 127
SET_DEATH_SIGNAL, SET_SUBREAPER = 1, 36
"""Calls of Linux's prctl."""


def main() -> int:
    leash, arguments = int(sys.argv[1]), sys.argv[2:]
    os.set_inheritable(leash, False)
    wake, woken = os.pipe()
    for end in (wake, woken):
        os.set_blocking(end, False)
    for number in (signal.SIGCHLD, signal.SIGTERM):
        signal.signal(number, lambda number, frame: None)
    signal.set_wakeup_fd(woken)
    _ask_kernel(SET_SUBREAPER, 1)  # what the program leaves behind becomes our child, so that we can find it
    bot = os.fork()
    if bot == 0:
        _become(arguments)
    quiet = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(quiet, stream)
    code = _watch(bot, leash, wake)
    _kill_rest(bot)
    return code


def _become(arguments: list[str]) -> NoReturn:
    """In the child: turn into the program, in a process group of its own."""
    os.setsid()
    _ask_kernel(SET_DEATH_SIGNAL, signal.SIGKILL)  # should this keeper be killed itself
    # A server limits the CPU time of one job of its own; a program may live for many of them.
    hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
    resource.setrlimit(resource.RLIMIT_CPU, (hard, hard))
    for number in (signal.SIGCHLD, signal.SIGTERM, signal.SIGINT, signal.SIGPIPE):
        signal.signal(number, signal.SIG_DFL)  # Python's own settings are not for other programs
    try:
        os.execvp(arguments[0], arguments)
    except OSError as error:
        os.write(2, f"{arguments[0]}: {error.strerror}\n".encode(errors="replace"))
    os._exit(CANNOT_START)


def _watch(bot: int, leash: int, wake: int) -> int:
    """Wait until the program has ended, by itself or because it must. Returns its exit code."""
    watched = [leash, wake]
    steps: list[tuple[float, int]] = []
    """When to send which signal, once the leash is let go of."""
    while True:
        pid, status = os.waitpid(bot, os.WNOHANG)
        if pid:
            code = os.waitstatus_to_exitcode(status)
            return code if code >= 0 else 128 - code
        wait = max(0.0, steps[0][0] - time.monotonic()) if steps else None
        ready = select.select(watched, [], [], wait)[0]
        if wake in ready and signal.SIGTERM in os.read(wake, 4096):
            _kill(bot, signal.SIGKILL)
        if leash in ready:
            watched.remove(leash)
            now = time.monotonic()
            steps = [(now + LEAVE, signal.SIGTERM), (now + LEAVE + TERMINATE, signal.SIGKILL)]
        elif steps and steps[0][0] <= time.monotonic():
            _kill(bot, steps.pop(0)[1])


def _kill(group: int, number: int) -> None:
    """The group exists from the moment the program leads it; until then there is only the process."""
    for kill in (os.killpg, os.kill):
        try:
            kill(group, number)
        except (ProcessLookupError, PermissionError):  # gone; macOS answers so for a group of zombies
            continue
        return


def _kill_rest(bot: int) -> None:
    """Whatever the program started and left behind: its group, and on Linux also what left the group."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(bot, signal.SIGKILL)
    latest = time.monotonic() + REST
    while time.monotonic() < latest:
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        except ChildProcessError:  # there are none
            return
        for child in _children():
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        time.sleep(0.005)  # until the kernel has ended them; their own children then become ours


def _children() -> list[int]:
    own = os.getpid()
    try:
        with open(f"/proc/{own}/task/{own}/children", encoding="ascii") as listed:
            return [int(pid) for pid in listed.read().split()]
    except OSError:  # a kernel without this file, or not Linux
        return []


def _ask_kernel(call: int, value: int) -> None:
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None, use_errno=True).prctl(call, value, 0, 0, 0)


if __name__ == "__main__":
    sys.exit(main())
