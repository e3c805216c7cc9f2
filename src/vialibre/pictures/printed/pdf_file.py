"""Writes pages as a PDF file with vectors and text only, and renders PNG images from it."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from math import ceil, floor
from typing import TYPE_CHECKING

from vialibre.errors import BadSetup
from vialibre.i18n import printable
from vialibre.pictures.fonts import font_file
from vialibre.pictures.printed.marks import Group, Mark, PrintedPage, Shape, Text

if TYPE_CHECKING:
    from reportlab.pdfgen.canvas import Canvas

MILLIMETRE = 72 / 25.4
"""In points, the unit of PDF."""
BOLD, PLAIN = "Bold", "Plain"
EXTRA = 'pip install "vialibre[print]" (in a checkout: VIALIBRE_EXTRAS=print bin/vialibre …)'

Progress = Callable[[int, int], None]


def pdf_file(pages: Sequence[PrintedPage], title: str, progress: Progress = lambda done, total: None) -> bytes:
    """Return the whole file. Raises BadSetup if the extra that writes PDF is not installed."""
    try:
        from reportlab.pdfgen.canvas import Canvas
    except ImportError:
        raise BadSetup("print_extra_missing", command=EXTRA) from None
    _register_fonts()
    stream = io.BytesIO()
    canvas = Canvas(stream, pageCompression=1, invariant=1)
    canvas.setTitle(printable(title))
    canvas.setCreator("Vía Libre")
    pen = _Pen(canvas)
    for found in {mark.shared: mark for page in pages for mark in _shared(page.marks)}.values():
        pen.share(found)
    for number, page in enumerate(pages, 1):
        canvas.setPageSize((page.width * MILLIMETRE, page.height * MILLIMETRE))
        canvas.saveState()
        canvas.translate(0, page.height * MILLIMETRE)
        canvas.scale(MILLIMETRE, -MILLIMETRE)
        pen.draw(page.marks)
        canvas.restoreState()
        canvas.showPage()
        progress(number, len(pages))
    canvas.save()
    return stream.getvalue()


def png_files(
    pages: Sequence[PrintedPage], title: str, dpi: float, progress: Progress = lambda d, t: None
) -> list[bytes]:
    """Return one image per page."""
    try:
        import pypdfium2
    except ImportError:
        raise BadSetup("print_extra_missing", command=EXTRA) from None
    found: list[bytes] = []
    document = pypdfium2.PdfDocument(pdf_file(pages, title))
    for number in range(len(document)):
        stream = io.BytesIO()
        image = document[number].render(scale=dpi / 72).to_pil()
        image.save(stream, "PNG", dpi=(dpi, dpi), optimize=True)
        found.append(stream.getvalue())
        progress(number + 1, len(pages))
    return found


def _register_fonts() -> None:
    """A serif font of the system, or the library's standard font."""
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFError, TTFont

    for name, file, instead in ((BOLD, font_file(bold=True), "VeraBd.ttf"), (PLAIN, font_file(), "Vera.ttf")):
        if name not in pdfmetrics.getRegisteredFontNames():
            try:
                pdfmetrics.registerFont(TTFont(name, file or instead))
            except TTFError:  # outlines in a format that PDF cannot embed
                pdfmetrics.registerFont(TTFont(name, instead))


class _Pen:
    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self.forms: set[str] = set()

    def draw(self, marks: Sequence[Mark]) -> None:
        for mark in marks:
            match mark:
                case Shape():
                    self._shape(mark)
                case Text():
                    self._text(mark)
                case Group():
                    self._group(mark)

    def _shape(self, mark: Shape) -> None:
        canvas = self.canvas
        path = canvas.beginPath()
        for line in mark.lines:
            path.moveTo(*line[0])
            for point in line[1:]:
                path.lineTo(*point)
            if mark.closed:
                path.close()
        canvas.saveState()
        if mark.fill:
            canvas.setFillColor(mark.fill)
        if mark.stroke:
            canvas.setStrokeColor(mark.stroke)
            canvas.setLineWidth(mark.width)
            canvas.setLineJoin(1)
            canvas.setLineCap(0 if mark.closed or mark.dash else 1)
        if mark.dash:
            canvas.setDash(list(mark.dash))
        if mark.opacity < 1:
            canvas.setFillAlpha(mark.opacity)
            canvas.setStrokeAlpha(mark.opacity)
        canvas.drawPath(path, stroke=int(mark.stroke is not None), fill=int(mark.fill is not None), fillMode=0)
        canvas.restoreState()

    def _text(self, mark: Text) -> None:
        canvas = self.canvas
        font = BOLD if mark.bold else PLAIN
        content = printable(mark.content)
        wide = canvas.stringWidth(content, font, mark.size)
        canvas.saveState()
        canvas.translate(mark.x, mark.y)
        canvas.scale(1, -1)
        left = -wide * {"start": 0.0, "middle": 0.5, "end": 1.0}[mark.anchor]
        if mark.halo is not None:
            canvas.setStrokeColor(mark.halo)
            canvas.setLineWidth(mark.size * 0.21)
            canvas.setLineJoin(1)
            self._write(content, left, font, mark.size, outlined=True)
        canvas.setFillColor(mark.color)
        self._write(content, left, font, mark.size)
        canvas.restoreState()

    def _write(self, content: str, left: float, font: str, size: float, *, outlined: bool = False) -> None:
        self.canvas.saveState()  # otherwise the next text would be outlined as well
        said = self.canvas.beginText(left, 0)
        said.setFont(font, size)
        said.setTextRenderMode(1 if outlined else 0)
        said.textOut(content)
        self.canvas.drawText(said)
        self.canvas.restoreState()

    def _group(self, mark: Group) -> None:
        canvas = self.canvas
        canvas.saveState()
        canvas.translate(mark.x, mark.y)
        canvas.rotate(mark.angle)
        canvas.scale(mark.scale, mark.scale)
        if mark.shared in self.forms:
            canvas.doForm(mark.shared)
        else:
            if mark.clip is not None:
                left, top, right, bottom = mark.clip
                path = canvas.beginPath()
                path.rect(left, top, right - left, bottom - top)
                canvas.clipPath(path, stroke=0, fill=0)
            self.draw(mark.marks)
        canvas.restoreState()

    def share(self, mark: Group) -> None:
        """Store a group once for all pages that show it."""
        assert mark.clip is not None
        left, top, right, bottom = mark.clip
        self.canvas.beginForm(mark.shared, floor(left), floor(top), ceil(right), ceil(bottom))
        self.draw(mark.marks)
        self.canvas.endForm()
        self.forms.add(mark.shared)


def _shared(marks: Sequence[Mark]) -> Iterator[Group]:
    for mark in marks:
        if isinstance(mark, Group):
            yield from [mark] if mark.shared else _shared(mark.marks)
