"""Tests skipped because a system part is missing are listed at the end; with VIALIBRE_NO_GAPS (as in CI) they fail."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterable

import pytest

from tests.chromium import browser  # noqa: F401 - a fixture for tests of pages
from tests.system_parts import PREFIX


def pytest_configure() -> None:
    """Let Ctrl-C work in the programs that tests start.

    A shell that runs a command in the background (`bin/test &`) lets it ignore SIGINT, and its children inherit that:
    tests that press Ctrl-C would then wait forever.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _gaps(skipped: Iterable[pytest.TestReport]) -> list[str]:
    found = []
    for report in skipped:
        reason = report.longrepr[2].removeprefix("Skipped: ") if isinstance(report.longrepr, tuple) else ""
        if reason.startswith(PREFIX):
            found.append(f"{report.nodeid}: {reason}")
    return found


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and os.environ.get("VIALIBRE_NO_GAPS") and _gaps(reporter.stats.get("skipped", [])):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    gaps = _gaps(terminalreporter.stats.get("skipped", []))
    if gaps:
        terminalreporter.section("NOT RUN: a part of the system is missing", sep="!", red=True, bold=True)
        for gap in gaps:
            terminalreporter.line(gap)
