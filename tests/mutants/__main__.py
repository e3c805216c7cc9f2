"""Are the tests of the rules worth anything? Break one rule at a time and see whether its own tests notice.

    python -m tests.mutants [ID ...] [--jobs N]

For each mutant the package is copied, changed in one place, and `pytest tests/rules -k <id>` runs on the copy (to save
time only the files that name the rule are read). At least one test that names the rule must fail, by an assertion or
because an action was refused or allowed that should not be; a copy that cannot be imported proves nothing, and neither
does a test that fails without the mutant. Exits 1 if a mutant survives.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from tests.mutants.catalogue import PACKAGE, ROOT, Mutant, apply_to, copy_package, load_mutants
from tests.rules.ids import in_name, named_tests, names

PATIENCE = 60  # seconds for the tests of one rule; a mutant that hangs is not killed by a test
_FAILED = re.compile(r"^FAILED \S+?::(.+?) - (.*)$", re.MULTILINE)
_NOTICED = re.compile(r"assert |AssertionError|Failed: DID NOT RAISE|vialibre\.errors\.(IllegalAction|BadAction)")


@dataclass(frozen=True)
class Verdict:
    mutant: Mutant
    killed: bool
    told: str
    """The test that failed, or what went wrong."""
    seconds: float


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutants", description="Break each rule; its tests must notice."
    )
    parser.add_argument("ids", nargs="*", metavar="ID", help="rules such as DRAW-3 (default: all)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="how many at a time (default: 1)")
    arguments = parser.parse_args()
    wanted = [rule_id.upper() for rule_id in arguments.ids]
    mutants = [mutant for mutant in load_mutants() if not wanted or mutant.id in wanted]
    unknown = set(wanted) - {mutant.id for mutant in mutants}
    if unknown or not mutants:
        parser.error(f"no mutant for {', '.join(sorted(unknown))}")
    start = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="vialibre-mutants-") as folder:
        sound = copy_package(PACKAGE, Path(folder) / "sound")
        fault = what_fails_unmutated(sound, mutants)
        if fault:
            print(fault)
            return 1
        with ThreadPoolExecutor(max(arguments.jobs, 1)) as pool:
            verdicts = []
            for verdict in pool.map(lambda mutant: judge(mutant, sound, Path(folder)), mutants):
                print(row(verdict), flush=True)
                verdicts.append(verdict)
    killed = sum(verdict.killed for verdict in verdicts)
    print(f"{killed} of {len(verdicts)} mutants killed, {time.perf_counter() - start:.0f} s")
    return 0 if killed == len(verdicts) else 1


def row(verdict: Verdict) -> str:
    mutant = verdict.mutant
    word = "killed  " if verdict.killed else "SURVIVED"
    return f"{mutant.id:8} {word} {verdict.seconds:4.1f} s  {mutant.why:60} {verdict.told}"


def what_fails_unmutated(package: Path, mutants: list[Mutant]) -> str:
    """Empty if the copy is what is tested, and the tests of all these rules pass on it."""
    shown = run([sys.executable, "-c", "import vialibre.engine.game as game; print(game.__file__)"], package)
    if shown.stdout.strip() != str(package / "engine/game.py"):
        return f"The copy is not what runs: {shown.stdout}{shown.stderr}"
    done = run_tests(sorted({mutant.id for mutant in mutants}), package)
    return "" if done.returncode == 0 else f"Tests fail without any mutant:\n{done.stdout}{done.stderr}"


def judge(mutant: Mutant, sound: Path, folder: Path) -> Verdict:
    start = time.perf_counter()
    with tempfile.TemporaryDirectory(dir=folder) as place:
        package = copy_package(sound, Path(place))
        try:
            apply_to(mutant, package)
            killed, told = read(mutant, run_tests([mutant.id], package))
        except ValueError as error:
            killed, told = False, str(error)
        except subprocess.TimeoutExpired:
            killed, told = False, f"no answer for {PATIENCE} s"
    return Verdict(mutant, killed, told, time.perf_counter() - start)


def read(mutant: Mutant, done: subprocess.CompletedProcess[str]) -> tuple[bool, str]:
    """If a test that names the rule failed for a good reason, and which one."""
    if done.returncode == 0:
        return False, "no test fails"
    failures: list[tuple[str, str]] = _FAILED.findall(done.stdout)
    for test, reason in failures:
        if names(test, mutant.id) and _NOTICED.match(reason):
            return True, test
    if failures:
        return False, f"fails otherwise: {failures[0][1]}"
    return False, f"pytest ended with {done.returncode}: {' '.join((done.stdout + done.stderr).split())[-200:]}"


def run_tests(ids: list[str], package: Path) -> subprocess.CompletedProcess[str]:
    """The tests that name one of these rules, on this copy of the package, up to the first failure."""
    files = sorted({f"tests/rules/{test.file}" for test in named_tests() if set(ids) & set(test.ids)})
    selected = " or ".join(map(in_name, ids))
    options = ["-x", "-q", "--tb=no", "-rf", "-p", "no:cacheprovider", "-k", selected]
    return run([sys.executable, "-m", "pytest", *files, *options], package)


def run(command: list[str], package: Path) -> subprocess.CompletedProcess[str]:
    """Run with this copy of the package, interpreted; without plugins, and with room for whole lines."""
    paths = [str(package.parent), str(ROOT)]
    settings = {"PYTHONPATH": os.pathsep.join(paths), "VIALIBRE_INTERPRETED": "1", "COLUMNS": "500"}
    quick = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": ""}
    return subprocess.run(
        command,
        cwd=ROOT,
        env=os.environ | settings | quick,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


if __name__ == "__main__":
    sys.exit(main())
