"""The recipes of CONTRIBUTING.md: a bot, a board and a language are added to a copy of the sources and show up."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from build_page import find_node

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
BOT = "inspector"
BOARD = "toyland"
LANGUAGE = "eo"
LEFT_OUT = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "page")

OFFERED = f"""
import json
from vialibre.boards import board_ids, load_board
from vialibre.boards.layout import layout
from vialibre.bots import bot_names
from vialibre.i18n import Words, known_language, languages
from vialibre.narrate import board_name
from vialibre.server.boards import Boards

board = load_board("{BOARD}")
print(json.dumps({{
    "boards": board_ids(),
    "offered": list(Boards(None).offered),
    "places": len(layout(board).places),
    "cities": len(board.cities),
    "title": board_name(board, "es"),
    "bots": bot_names(),
    "languages": languages(),
    "known": known_language(["{LANGUAGE}-XX"]),
    "said": Words("{LANGUAGE}").text("home-play"),
}}))
"""
PAGE = """
import {{ languages, texts, words }} from '{file}'
const module = words().load('\\0virtual:words')
console.log(JSON.stringify({{ languages: languages(), module, texts: texts('{language}') }}))
"""


def recipe(name: str) -> list[str]:
    """The files that a recipe lists."""
    (part,) = re.findall(rf"^### {name}\n(.*?)(?=^##)", TEXT, re.MULTILINE | re.DOTALL)
    return re.findall(r"^\| `([^`]+)` \|", part, re.MULTILINE)


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources, in which the three recipes were followed."""
    root = tmp_path_factory.mktemp("recipes")
    package = root / "src" / "vialibre"
    shutil.copytree(ROOT / "src" / "vialibre", package, ignore=LEFT_OUT)
    shutil.copytree(ROOT / "web" / "build", root / "web" / "build")
    (package / "bots" / "simple" / f"{BOT}.py").write_text(
        '"""A bot for the test of a recipe."""\n\nfrom vialibre.bots.simple.porter import Porter\n\n\n'
        'class Inspector(Porter):\n    """Plays at random."""\n'
    )
    registry = package / "bots" / "registry.py"
    registry.write_text(
        registry.read_text("utf-8")
        + f'\nfrom vialibre.bots.simple.{BOT} import Inspector\n\nLADDER["{BOT}"] = Inspector\n',
        "utf-8",
    )
    board = (ROOT / "examples" / "boards" / "low_countries.toml").read_text("utf-8")
    board = re.sub(r'^id = ".*"', f'id = "{BOARD}"', board, count=1, flags=re.MULTILINE)
    (package / "boards" / "data" / f"{BOARD}.toml").write_text(board, "utf-8")
    folder = package / "locale" / LANGUAGE
    shutil.copytree(package / "locale" / "en", folder)
    home = folder / "home.ftl"
    home.write_text(
        re.sub(r"^home-play = .*", "home-play = Ludi", home.read_text("utf-8"), flags=re.MULTILINE), "utf-8"
    )
    return root


def run(scratch: Path, *arguments: str, lang: str = "en") -> str:
    """The output of the copy's Python with these arguments."""
    environment = {**os.environ, "PYTHONPATH": str(scratch / "src"), "VIALIBRE_LANG": lang, "COLUMNS": "200"}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=scratch, env=environment, capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_recipes_are_as_short_as_promised() -> None:
    assert len(recipe("A bot")) <= 3
    assert len(recipe("A board")) <= 3
    assert recipe("A language") == ["src/vialibre/locale/<lang>/"]


@pytest.mark.parametrize("name", ["A bot", "A board", "A language", "A text", "A message", "A rule"])
def test_recipes_name_files_that_there_are(name: str) -> None:
    files = recipe(name)
    assert files
    for file in files:
        assert any(ROOT.glob(re.sub(r"<\w+>", "*", file).rstrip("/"))), file


def test_board_bot_and_language_are_offered(scratch: Path) -> None:
    found = json.loads(run(scratch, "-c", OFFERED))
    assert BOARD in found["boards"]
    assert BOARD in found["offered"]
    assert found["places"] == found["cities"] > 0
    assert found["title"] == "Low Countries"  # the name in the file, as no language has a title for it
    assert BOT in found["bots"]
    assert LANGUAGE in found["languages"]
    assert found["known"] == LANGUAGE
    assert found["said"] == "Ludi"


def test_commands_know_them(scratch: Path) -> None:
    assert BOARD in run(scratch, "-m", "vialibre", "board", "list", lang=LANGUAGE)
    table = ("--board", BOARD, "--bots", f"{BOT},porter", "--games", "1", "--json")
    assert json.loads(run(scratch, "-m", "vialibre", "simulate", *table))["games"] == 1


def test_the_page_knows_the_language(scratch: Path) -> None:
    node, _ = find_node()
    script = scratch / "languages.mjs"
    script.write_text(PAGE.format(file=(scratch / "web/build/words.ts").as_uri(), language=LANGUAGE))
    done = subprocess.run([str(node), str(script)], capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert LANGUAGE in found["languages"]
    assert f"\"{LANGUAGE}\": () => import('virtual:words/{LANGUAGE}')" in found["module"]
    assert "home-play = Ludi" in found["texts"]
