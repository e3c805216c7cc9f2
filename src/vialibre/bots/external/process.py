"""One running program: lines to it and from it, with limits on time and memory, and its end.

Everything that it may do wrong raises ProgramFailed, after it has been killed.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import subprocess
import sys
from pathlib import Path
from time import monotonic

from vialibre.bots.external.command import Command
from vialibre.bots.external.failure import ProgramFailed

MOST_LINE = 64 * 1024
"""Bytes of an answer; the server takes no longer messages either."""
MOST_WORDS = 2000
"""Bytes of its error output that are kept: the last ones."""
READ = 64 * 1024
ENDING = 2.0
"""Seconds in which a program that has closed its output should be gone, so that its exit code can be given."""
STOPPING = 10.0
"""Seconds for the keeper to end everything. It needs two at most, but machines may be busy."""
KEEPER = Path(__file__).with_name("keeper.py")


class BotProcess:
    """Raises ProgramFailed if it cannot be started."""

    def __init__(self, command: Command) -> None:
        self.command = command
        self._pending = b""
        self._words = b""
        read_end, self._leash = os.pipe()
        try:
            self._keeper = subprocess.Popen(
                [sys.executable, "-I", "-S", str(KEEPER), str(read_end), *command.arguments],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                pass_fds=(read_end,),
                start_new_session=True,  # Ctrl-C is for us; we then end it
            )
        except OSError as error:
            os.close(self._leash)
            raise ProgramFailed("program_not_started", bot=command.text, detail=error.strerror or str(error)) from None
        finally:
            os.close(read_end)
        assert self._keeper.stdin is not None
        assert self._keeper.stdout is not None
        assert self._keeper.stderr is not None
        self._in, self._out = self._keeper.stdin.fileno(), self._keeper.stdout.fileno()
        self._err = self._keeper.stderr.fileno()
        self._selector = selectors.DefaultSelector()
        for stream in (self._in, self._out, self._err):
            os.set_blocking(stream, False)
        for stream in (self._out, self._err):
            self._selector.register(stream, selectors.EVENT_READ)

    @property
    def pid(self) -> int:
        """Of its keeper."""
        return self._keeper.pid

    @property
    def is_alive(self) -> bool:
        return self._keeper.poll() is None

    def ask(self, lines: bytes, seconds: float) -> bytes:
        """Send lines and return the one that comes back. Raises ProgramFailed."""
        return self._exchange(lines, seconds, wants_answer=True)

    def tell(self, lines: bytes, seconds: float) -> None:
        """Send lines that need no answer. Raises ProgramFailed."""
        self._exchange(lines, seconds, wants_answer=False)

    @property
    def name(self) -> str:
        return self.command.text

    def stopped(self, why: ProgramFailed) -> ProgramFailed:
        """Kill it; the error to raise."""
        self.kill()
        return why

    def _exchange(self, lines: bytes, seconds: float, *, wants_answer: bool) -> bytes:
        deadline = monotonic() + seconds
        unsent = memoryview(lines)
        self._selector.register(self._in, selectors.EVENT_WRITE)
        try:
            # A question has arrived when its last byte was taken, so whatever is said earlier answers none.
            while unsent or (wants_answer and b"\n" not in self._pending):
                if self._pending and unsent:
                    raise self._unasked()
                if len(self._pending) > MOST_LINE:
                    raise self.stopped(ProgramFailed("program_long_line", bot=self.name, most=MOST_LINE))
                left = deadline - monotonic()
                if left <= 0:
                    raise self.stopped(
                        ProgramFailed(
                            "program_silent" if not unsent else "program_deaf", bot=self.name, seconds=round(seconds, 1)
                        )
                    )
                unsent = self._move(unsent, left)
        finally:
            with contextlib.suppress(KeyError, ValueError):  # if it was killed
                self._selector.unregister(self._in)
        if not wants_answer:
            return b""
        answer, _, self._pending = self._pending.partition(b"\n")
        if len(answer) > MOST_LINE:
            raise self.stopped(ProgramFailed("program_long_line", bot=self.name, most=MOST_LINE))
        return answer

    def _move(self, unsent: memoryview, seconds: float) -> memoryview:
        """Wait until bytes can go one way or the other, and move them."""
        if not unsent and self._in in self._selector.get_map():
            self._selector.unregister(self._in)
        for key, _ in self._selector.select(seconds):
            if key.fd == self._in:
                try:
                    unsent = unsent[os.write(self._in, unsent) :]
                except BlockingIOError:
                    continue
                except OSError:  # it reads no more
                    raise self._ended() from None
                continue
            try:
                found = os.read(key.fd, READ)
            except BlockingIOError:
                continue
            if key.fd == self._err:
                self._words = (self._words + found)[-MOST_WORDS:]
                if not found:
                    self._selector.unregister(self._err)
            elif found:
                self._pending += found
            else:
                raise self._ended()
        return unsent

    def _unasked(self) -> ProgramFailed:
        return self.stopped(ProgramFailed("program_unasked", bot=self.name, said=shown(self._pending)))

    def _ended(self) -> ProgramFailed:
        """It has closed its input or its output; nearly always because it has ended."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            code = self._keeper.wait(ENDING)
            words = self._last_words()
            return self.stopped(
                ProgramFailed(
                    "program_ended_saying" if words else "program_ended", bot=self.name, exit=str(code), words=words
                )
            )
        return self.stopped(ProgramFailed("program_closed", bot=self.name))

    def _last_words(self) -> str:
        """The last line of its error output: interpreters write there what went wrong."""
        with contextlib.suppress(OSError):
            while found := os.read(self._err, READ):
                self._words = (self._words + found)[-MOST_WORDS:]
        lines = [line for line in self._words.split(b"\n") if line.strip()]
        return shown(lines[-1]) if lines else ""

    def let_go(self) -> None:
        """Close its input, so that it ends by itself; the keeper makes sure that it does. Then call `wait`."""
        self._close()

    def kill(self) -> None:
        """End it and everything that it started, at once."""
        if self._keeper.poll() is None:
            self._keeper.terminate()
        self._close()
        self.wait()

    def wait(self) -> None:
        """Until nothing of it is left."""
        try:
            self._keeper.wait(STOPPING)
        except subprocess.TimeoutExpired:  # the kernel then ends the program, too
            self._keeper.kill()
            self._keeper.wait()

    def forget(self) -> None:
        """In a process forked from ours: it is not ours, but it must not outlive its parent because of us."""
        self._close()
        self._keeper.returncode = 0  # or the collector would wait for a process that is not our child

    def _close(self) -> None:
        if self._leash < 0:
            return
        os.close(self._leash)
        self._leash = -1
        self._selector.close()
        for stream in (self._keeper.stdin, self._keeper.stdout, self._keeper.stderr):
            assert stream is not None
            stream.close()


def shown(said: bytes) -> str:
    """The beginning of what a program said, fit for a message."""
    text = said[:400].decode("utf-8", "replace")
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    return line if len(line) <= 120 else f"{line[:119]}…"
