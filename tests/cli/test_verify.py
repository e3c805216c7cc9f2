"""`vialibre verify` as a person meets it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.test_commands import GOLDEN, vialibre
from tests.fair.tables import FORGER, SERVER, signed
from vialibre.cli.main import exit_code


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    file.write_text(signed("usa", 2).as_json(), "utf-8")
    return file


@pytest.fixture
def forged(tmp_path: Path) -> Path:
    data = signed("usa", 2).as_data()
    data["fair"]["secret"] = "00" * 32
    data["result"]["sheets"] = [{**sheet, "total": sheet["total"] + 1} for sheet in data["result"]["sheets"]]
    file = tmp_path / "forged.json"
    file.write_text(json.dumps(data), "utf-8")
    return file


def test_all_fits(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code(["verify", str(game), "--key", SERVER.public]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == f"{game}: everything that can be checked is OK."
    assert [line.split(":")[0].strip() for line in said[1:]] == [
        "Digest",
        "Signature",
        "Deal",
        "Cards and actions",
        "Result",
    ]
    assert "vouches for all" in said[2]
    assert "This device did not see the commitment beforehand" in said[3]


def test_what_was_seen_before_the_deal_can_be_given(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fair = json.loads(game.read_text("utf-8"))["fair"]
    given = ["--commitment", fair["commitment"].upper(), "--entropy", fair["entropies"][0]]
    assert exit_code(["verify", str(game), *given]) == 0
    assert "Deal: " in (said := capsys.readouterr().out)
    assert "Proven: this device saw that commitment before it added its own part" in said
    for wrong, code in (
        (["--commitment", "00" * 32, *given[2:]], 1),
        ([*given[:2], "--entropy", "00" * 16], 1),
        (given[:2], 2),
        (given[2:], 2),
        (["--commitment", "00", *given[2:]], 2),
        ([*given[:2], "--entropy", "xy"], 2),
    ):
        assert exit_code(["verify", str(game), *wrong]) == code, wrong
        shown = capsys.readouterr()
        assert "error-" not in shown.out + shown.err


def test_all_that_does_not_fit_is_said(forged: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code(["verify", str(forged), "--key", FORGER.public]) == 1
    said = capsys.readouterr().out
    assert "7 checks failed" in said
    assert said.count("Failed: ") == 7
    assert "sheets[1].total" in said


def test_a_record_without_a_server_says_what_it_cannot_prove(capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code(["verify", str(GOLDEN)]) == 0
    said = capsys.readouterr().out
    assert said.count("can’t be proven") == 2
    assert "actions were legal" in said
    assert exit_code(["verify", str(GOLDEN), "--key", SERVER.public]) == 1
    assert "not signed" in capsys.readouterr().out


def test_as_json(game: Path, forged: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code(["verify", str(game), str(forged), "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["fits"] is False
    assert [(row["file"], row["fits"]) for row in told["records"]] == [(str(game), True), (str(forged), False)]
    codes = [fault["code"] for part in told["records"][1]["parts"] for fault in part["faults"]]
    assert codes == [
        "wrong_digest",
        "wrong_signature",
        "wrong_commitment",
        "wrong_seed",
        "wrong_result",
        "wrong_result",
    ]


def test_a_missing_file_does_not_hide_the_others(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code(["verify", "missing.json", str(game)]) == 2
    said = capsys.readouterr()
    assert "missing.json" in said.err
    assert "everything that can be checked is OK" in said.out
    assert exit_code(["verify", "missing.json", "--json"]) == 2
    assert json.loads(capsys.readouterr().out) == {"fits": False, "records": []}


def test_what_is_no_record_does_not_fit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "picture.png").write_bytes(bytes(range(256)))
    assert exit_code(["verify", str(tmp_path / "picture.png")]) == 1
    assert "can’t be read" in capsys.readouterr().out


def test_from_a_shell_in_spanish(game: Path, forged: Path) -> None:
    good, bad = (vialibre("verify", str(file), lang="es") for file in (game, forged))
    assert (good.returncode, bad.returncode) == (0, 1)
    assert "todo lo que se puede comprobar es correcto" in good.stdout
    assert "Fallo: " in bad.stdout
    assert "verify-" not in good.stdout + bad.stdout
