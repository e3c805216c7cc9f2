"""The command line as a person meets it: help with examples, results, and one line for everything that is wrong."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.standard_boards import STANDARD
from vialibre.boards.load import DATA, board_ids, load_board
from vialibre.cli.main import exit_code
from vialibre.i18n import Words, languages, user_language
from vialibre.version import __version__

GOLDEN = Path(__file__).parents[1] / "golden" / "records" / "europe-01.json"


def vialibre(*arguments: str, lang: str = "en", folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    variables = {**os.environ, "VIALIBRE_LANG": lang, "COLUMNS": "100"}
    command = [sys.executable, "-m", "vialibre", *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=variables, cwd=folder, stdin=subprocess.DEVNULL)


def test_version_says_how_the_engine_runs() -> None:
    done = vialibre("--version")
    assert done.stdout.split() in (["vialibre", __version__, f"({how})"] for how in ("compiled", "interpreted"))


@pytest.mark.parametrize(
    "command",
    [
        "",
        "watch",
        "simulate",
        "arena",
        "ratings",
        "playtest",
        "calibrate",
        "bench",
        "replay",
        "verify",
        "serve",
        "backup",
        "loadtest",
        "board",
        "board list",
        "board show",
        "board check",
        "board new",
        "board draw",
        "board balance",
    ],
)
def test_help_has_examples(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code([*command.split(), "--help"]) == 0
    shown = capsys.readouterr().out
    assert "Example" in shown
    assert f"vialibre {command}".strip() in shown
    assert "cli-" not in shown


def test_help_speaks_spanish() -> None:
    done = vialibre("simulate", "--help", lang="es")
    assert "Ejemplos" in done.stdout
    assert "cli-" not in done.stdout


ENGLISH_OF_TYPER = ("Usage:", "Options:", "Commands:", "Show this message", "default:")


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
def test_help_is_all_in_the_language(lang: str) -> None:
    words = Words(lang)
    shown = vialibre("--help", lang=lang).stdout + vialibre("watch", "--help", lang=lang).stdout
    heads = [words.text(f"cli-usage-{head}") + ":" for head in ("options", "commands")]
    for part in (words.text("cli-usage"), *heads, words.text("cli-usage-options-word"), words.text("cli-usage-help")):
        assert part in shown
    assert [part for part in ENGLISH_OF_TYPER if part in shown and part not in heads] == []


USAGE = [
    ("watch --seats x", "--seats must be a whole number, not “x”."),
    ("loadtest --rate x", "--rate must be a number, not “x”."),
    ("replay x --until -1", "--until must be at least 0."),
    ("serve --port 70000", "--port must be at most 65535."),
    ("board draw usa --paper a9", "--paper must be one of a4, a3, letter, not “a9”."),
    ("watch --nope", "There is no option --nope."),
    ("watch --seat 3", "There is no option --seat. Did you mean --save, --seats, --seed?"),
    ("nope", "There is no command “nope”."),
    ("bord", "There is no command “bord”. Did you mean board?"),
    ("board", "A command is missing."),
    ("watch a b", "Unexpected arguments: a b."),
    ("watch --seed", "--seed needs a value."),
    ("watch --alvin=3", "--alvin doesn’t take a value."),
    ("replay", "RECORD is missing."),
]


@pytest.mark.parametrize(("arguments", "said"), USAGE)
def test_errors_of_usage_are_ours(arguments: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code(arguments.split()) == 2
    assert capsys.readouterr().err.startswith(f"vialibre: {said} Try 'vialibre")


@pytest.mark.parametrize(("arguments", "said"), USAGE)
def test_errors_of_usage_in_other_languages(
    arguments: str, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vialibre.cli.usage.say", Words("fi").text)
    assert exit_code(arguments.split()) == 2
    line = capsys.readouterr().err
    assert said not in line
    assert "cli-usage" not in line
    assert "{" not in line


@pytest.mark.parametrize(("lang", "spoken"), [("no_NO.UTF-8", "nb"), ("nn_NO", "nb"), ("de_AT", "de"), ("C", "en")])
def test_the_language_of_the_system(lang: str, spoken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("VIALIBRE_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", lang)
    assert user_language() == spoken


def test_a_game_is_told_saved_and_replayed(tmp_path: Path) -> None:
    told = vialibre("watch", "--board", "usa", "--seats", "2", "--seed", "5", "--save", "g.json", folder=tmp_path)
    assert told.returncode == 0
    assert "North America" in told.stdout
    again = vialibre("watch", "--board", "usa", "--seats", "2", "--seed", "5")
    assert told.stdout.startswith(again.stdout[:-5])
    replayed = vialibre("replay", "g.json", folder=tmp_path)
    assert replayed.returncode == 0
    assert "The record is correct" in replayed.stdout
    assert [line for line in told.stdout.splitlines() if "claims" in line] == [
        line for line in replayed.stdout.splitlines() if "claims" in line
    ]


def test_damaged_record_says_where_and_until_reads_what_came_before(tmp_path: Path) -> None:
    (tmp_path / "cut.json").write_bytes(GOLDEN.read_bytes()[:2000])
    done = vialibre("replay", "cut.json", folder=tmp_path)
    assert done.returncode == 2
    assert "at action" in done.stderr
    done = vialibre("replay", "cut.json", "--until", "4", folder=tmp_path)
    assert done.returncode == 0
    assert "Stopped after 4 actions" in done.stdout


def test_simulate_does_not_depend_on_jobs() -> None:
    table = ("simulate", "--board", "san_francisco", "--seats", "3", "--games", "1200", "--seed", "9", "--json")
    one, two = vialibre(*table), vialibre(*table, "--jobs", "2")
    assert one.stdout == two.stdout
    figures = json.loads(one.stdout)
    assert figures["games"] == 1200
    assert sum(seat["win_rate"] for seat in figures["seats"]) == pytest.approx(1)


def test_a_terminal_without_accents_gets_the_game() -> None:
    variables = {**os.environ, "PYTHONIOENCODING": "ascii", "VIALIBRE_LANG": "es"}
    command = [sys.executable, "-m", "vialibre", "watch", "--seed", str(10**30)]
    done = subprocess.run(command, capture_output=True, text=True, env=variables)
    assert done.returncode == 0
    assert str(10**30) in done.stdout


def test_board_show_is_honest_about_its_sources() -> None:
    done = vialibre("board", "show", "san_francisco")
    assert str(load_board("san_francisco").note) in " ".join(done.stdout.split())
    assert "routes: 63 transcribed, 2 confirmed" in done.stdout
    assert "potrero_hill" in done.stdout
    usa = vialibre("board", "show", "usa").stdout
    assert re.search(r"Boston – Miami.*boston-miami", usa), "a ticket's row has its own id"
    assert vialibre("board", "show", "europe").stdout.count("tunnel") > 15
    german = " ".join(vialibre("board", "show", "san_francisco", lang="de").stdout.split())
    assert "Von einer Person vom gedruckten Spielplan abgeschrieben" in german


def test_board_show_keeps_the_note_of_any_other_file(tmp_path: Path) -> None:
    text = Path(DATA, "san_francisco.toml").read_text("utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(text.replace("cars = 20", "cars = 21").replace("by one person", "by me"), "utf-8")
    assert "Transcribed from the printed board by me" in " ".join(vialibre("board", "show", str(mine)).stdout.split())


def test_board_list_and_check(tmp_path: Path) -> None:
    assert all(name in vialibre("board", "list").stdout for name in ("usa", "europe", "old_west", "san_francisco"))
    good = Path(__file__).parents[1] / "golden" / "boards" / "tiny.toml"
    assert vialibre("board", "check", str(good)).returncode == 0
    bad = tmp_path / "bad.toml"
    bad.write_text(good.read_text("utf-8").replace('["north", "east"], length', '["north", "eats"], length'), "utf-8")
    done = vialibre("board", "check", str(bad))
    assert done.returncode == 2
    assert "eats" in done.stderr
    assert "east" in done.stderr


def test_quick_bench_has_all_keys() -> None:
    done = vialibre("bench", "--quick", "--json")
    figures = json.loads(done.stdout)
    keys = {"compiled", "unit_s", "boards", "stepwise_actions_per_unit", "legal15_us", "copy_us", "import_s"}
    keys |= {"memory_mb_10k", "longest_path_ms", "replay_10k_u", "batch_steps_per_unit"}
    assert set(figures["batch_steps_per_unit"]["1024"]) == {"engine", "packed", "dense"}
    for side in (figures, figures["interpreted"]):
        assert keys <= set(side)
        assert set(side["boards"]) == {*STANDARD, *board_ids()}
        for tables in side["boards"].values():
            for row in tables.values():
                assert set(row) == {"games_per_unit", "actions_per_s", "actions_per_game"}
                assert all(value > 0 for value in row.values())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("simulat", "simulate"),
        ("simulate --gams 3", "--games"),
        ("simulate --games none", "--games"),
        ("simulate --games 0", "--games"),
        ("simulate --seats 9", "2 to 5"),
        ("simulate --board europ", "europe"),
        ("simulate --bots porter,nobody", "nobody"),
        ("simulate --bots random,stoker", "porter"),
        ("simulate --seats 3 --bots random", "3"),
        ("simulate --alvin", "Alvin"),
        ("watch --board nowhere.toml", "nowhere.toml"),
        ("watch --seats 1", "2 to 5"),
        ("watch --seats 1000000000", "2 to 5"),
        ("simulate --seats 99999999999999999999", "2 to 5"),
        ("simulate --seed 99999999999999999999", "99999999999999999999"),
        ("watch --save /no/such/folder/game.json", "/no/such/folder"),
        ("arena", "--bots"),
        ("arena --bots stoker", "two bots"),
        ("arena --bots stoker,nobody", "nobody"),
        ("arena --bots stoker,porter --sprt 2", "0.55,0.6"),
        ("ratings --results none.sqlite", "none.sqlite"),
        ("--port 70000", "--port"),
        ("--port 9000 serve", "--port"),
        ("--lan watch", "watch"),
        ("board", "board --help"),
        ("board show", "BOARD"),
        ("board check missing.toml", "missing.toml"),
        ("board check .", "."),
        ("calibrate --games 3 --boards usa,europe,old_west,san_francisco", "48"),
        ("calibrate --boards europ", "europe"),
        ("calibrate --bots surveyor,nobody", "nobody"),
        ("calibrate --output /no/such/folder/chance.toml", "/no/such/folder"),
        ("replay missing.json", "missing.json"),
        ("replay", "RECORD"),
        ("verify", "RECORD"),
        ("verify missing.json", "missing.json"),
        ("verify .", "."),
        ("verify missing.json --key 12", "“12”"),
        ("verify missing.json --kye 12", "--key"),
    ],
)
def test_wrong_input_is_one_line_and_exit_code_2(arguments: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code(arguments.split()) == 2
    line = capsys.readouterr().err
    assert line.startswith("vialibre: ")
    assert line.count("\n") == 1
    assert said in line


@pytest.mark.parametrize("arguments", ["simulate --seats 9", "board show europ", "replay missing.json"])
def test_wrong_input_in_spanish_from_a_shell(arguments: str) -> None:
    done = vialibre(*arguments.split(), lang="es")
    assert done.returncode == 2
    assert done.stderr.startswith("vialibre: ")
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


def test_a_fault_of_ours_is_one_line_too(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("vialibre.cli.board.load_board", broken)
    assert exit_code(["board", "show", "usa"]) == 70
    assert "ZeroDivisionError" in capsys.readouterr().err
