"""Boards on paper: sizes, counts, letters, and that a browser shows what we drew."""

from __future__ import annotations

import io
import re
import sys
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pypdfium2
import pytest
from PIL import Image
from playwright.sync_api import Browser

from vialibre.boards.load import load_board, parse_board
from vialibre.boards.model import Board
from vialibre.boards.templates import SMALL, template_text
from vialibre.cli.main import exit_code
from vialibre.errors import BadSetup
from vialibre.pictures.printed.marks import Group, PrintedPage, Text
from vialibre.pictures.printed.pages import PARTS, printed_pages
from vialibre.pictures.printed.papers import PAPERS, paper_of
from vialibre.pictures.printed.pdf_file import MILLIMETRE, pdf_file, png_files
from vialibre.pictures.printed.svg_file import svg_file
from vialibre.pictures.printed.tiles import OVERLAP, scale_of


@cache
def small() -> Board:
    return parse_board(template_text(SMALL, "small"), "small.toml")


def pages(
    part: str, *, paper: str = "a4", lang: str = "en", tiled: bool = True, board: Board | None = None
) -> list[PrintedPage]:
    return list(printed_pages(board or small(), part, paper, lang, tiled=tiled))


def texts(page: PrintedPage) -> list[str]:
    def within(group: tuple[object, ...]) -> list[str]:
        found: list[str] = []
        for mark in group:
            if isinstance(mark, Text):
                found.append(mark.content)
            elif isinstance(mark, Group):
                found += within(mark.marks)
        return found

    return within(page.marks)


def test_pdf_has_the_sizes_letters_and_fonts() -> None:
    made = [page for part in PARTS for page in pages(part)]
    data = pdf_file(made, "Andalucía")
    document = pypdfium2.PdfDocument(data)
    assert len(document) == len(made)
    for number, page in enumerate(made):
        width, height = document[number].get_size()
        assert sorted((width, height)) == pytest.approx([side * MILLIMETRE for side in PAPERS["a4"]], abs=0.01)
        assert (width > height) == (page.width > page.height)
    first = document[0].get_textpage().get_text_range()
    assert {"Cádiz", "Córdoba", "Jaén", "Úbeda", "Almería", "Andalucía"} <= set(first.split())
    assert data.count(b"/FontFile2") == 2  # bold and plain, both within the file
    assert pdf_file(made[:1], "Andalucía") == pdf_file(made[:1], "Andalucía")


def test_a_card_for_each_card_and_a_ticket_for_each_ticket() -> None:
    cards = [said for page in pages("cards", lang="es") for said in texts(page)]
    assert cards.count("Rojo") == small().deck.each
    assert cards.count("Locomotora") == small().deck.wilds
    assert len(pages("cards")) == 5
    tickets = [said for page in pages("tickets") for said in texts(page)]
    assert {"Huelva – Málaga", "Antequera – Úbeda"} <= set(tickets)
    assert sum(" – " in said for said in tickets) == len(small().tickets)


@pytest.mark.parametrize("paper", PAPERS)
def test_tiles_make_up_the_board(paper: str) -> None:
    (whole,) = pages("board", tiled=False)
    one, *tiles = pages("board", paper=paper)
    assert sorted((one.width, one.height)) == sorted(PAPERS[paper])
    clips = [mark.clip for page in tiles for mark in page.marks if isinstance(mark, Group) and mark.clip]
    assert len(clips) == len(tiles)
    named = [re.search(r"· ([A-Z])(\d+) of", said) for page in tiles for said in texts(page)]
    places = {(found[1], int(found[2])) for found in named if found}
    rows, columns = len({row for row, _ in places}), len({column for _, column in places})
    assert rows * columns == len(tiles) == len(places)
    _, _, width, height = clips[0]
    part = scale_of(small(), paper_of(paper)) / scale_of(small())
    assert 0.92 <= part <= 1
    assert columns * width - (columns - 1) * OVERLAP == pytest.approx(whole.width * part)
    assert rows * height - (rows - 1) * OVERLAP == pytest.approx(whole.height * part)
    assert width <= tiles[0].width - 20
    assert height <= tiles[0].height - 20


def test_large_boards_fit_a_table() -> None:
    for name in ("usa", "europe", "old_west", "san_francisco"):
        (whole,) = pages("board", board=load_board(name), tiled=False)
        assert max(whole.width, whole.height) <= 800.001
        assert scale_of(load_board(name)) * 30 > 12  # millimetres of the shortest space


def test_the_score_track_has_room_for_its_numbers() -> None:
    tiny = load_board(Path(__file__).parents[1] / "golden" / "boards" / "tiny.toml")
    for board, steps in ((small(), 100), (tiny, 50)):
        (whole,) = pages("board", board=board, tiled=False)
        numbers = {int(said) for said in texts(whole) if said.isdigit()}
        assert numbers == set(range(1, steps + 1))


def test_pieces_of_boards_that_have_them() -> None:
    assert len(pages("pieces", board=load_board("san_francisco"))) == 2
    (cars, tokens) = pages("pieces", board=load_board("old_west"))
    assert sum(isinstance(mark, Group) for mark in cars.marks) == 6 * 40
    assert sum(isinstance(mark, Group) for mark in tokens.marks) == 6 * (1 + 3) + 1  # score, markers; Alvin


def test_png_has_its_size() -> None:
    (whole,) = pages("board", tiled=False)
    (data,) = png_files([whole], "x", 50)
    image = Image.open(io.BytesIO(data))
    assert image.size == pytest.approx((whole.width / 25.4 * 50, whole.height / 25.4 * 50), abs=1.5)
    assert len(image.convert("RGB").getcolors(1 << 24) or ()) > 100


def test_a_browser_shows_the_svg(browser: Browser, tmp_path: Path) -> None:
    (whole,) = pages("board", tiled=False)
    file = tmp_path / "board.svg"
    file.write_text(svg_file(whole, "Andalucía <&>"), "utf-8")
    root = ElementTree.parse(file).getroot()
    assert root.get("width") == f"{whole.width:g}mm"
    page = browser.new_page()
    page.goto(file.as_uri())
    boxes = page.evaluate("[...document.querySelectorAll('text')].map(e => [e.textContent, e.getBoundingClientRect()])")
    shown = page.evaluate("document.documentElement.getBoundingClientRect().width")
    assert shown == pytest.approx(whole.width / 25.4 * 96, abs=1)
    names = dict(boxes)
    for city in small().cities:
        assert 0 < names[city.name]["left"] < names[city.name]["right"] < shown
    page.close()


def test_without_the_extra_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "reportlab.pdfgen.canvas", None)
    with pytest.raises(BadSetup) as caught:
        pdf_file([], "x")
    assert "vialibre[print]" in str(caught.value)


def test_the_command_writes_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert exit_code(["board", "new", "mine.toml"]) == 0
    assert exit_code(["board", "draw", "mine.toml", "--what", "tickets", "--svg", "t.svg", "--pdf", "t.pdf"]) == 0
    assert sorted(file.name for file in tmp_path.glob("t*")) == ["t-1.svg", "t-2.svg", "t-3.svg", "t.pdf"]
    assert "t.pdf: 3 pages" in capsys.readouterr().out
    for wrong, said in (
        ([], "--svg"),
        (["--svg", "mine.toml"], "mine.toml"),
        (["--svg", "x.svg", "--lang", "xx"], "xx"),
    ):
        assert exit_code(["board", "draw", "mine.toml", *wrong]) == 2
        assert said in capsys.readouterr().err
    assert load_board(tmp_path / "mine.toml").id == "mine"
