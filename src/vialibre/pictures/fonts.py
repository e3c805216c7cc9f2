"""Fonts for raster images: a serif font of the system, else the one that comes with Pillow."""

from __future__ import annotations

from functools import lru_cache
from unicodedata import normalize

from PIL import ImageFont

BOLD = ("DejaVuSerif-Bold.ttf", "LiberationSerif-Bold.ttf", "NotoSerif-Bold.ttf", "georgiab.ttf", "Georgia Bold.ttf")
PLAIN = ("DejaVuSerif.ttf", "LiberationSerif-Regular.ttf", "NotoSerif-Regular.ttf", "georgia.ttf", "Georgia.ttf")
_PLAINER = str.maketrans({"ø": "o", "Ø": "O", "æ": "ae", "ß": "ss", "ł": "l", "–": "-", "·": "-", "…": "...", "’": "'"})

Font = ImageFont.FreeTypeFont | ImageFont.ImageFont


@lru_cache(maxsize=64)
def font_of(size: int, *, bold: bool = False) -> tuple[Font, bool]:
    """The font, and whether it has accented letters."""
    for name in BOLD if bold else PLAIN:
        try:
            return ImageFont.truetype(name, size), True
        except OSError:
            continue
    return ImageFont.load_default(size), False


def writable(content: str, *, accents: bool) -> str:
    """The text in characters that the font has: Pillow's own has no accents."""
    if accents:
        return content
    bare = normalize("NFD", content.translate(_PLAINER))
    return "".join(letter for letter in bare if ord(letter) < 128)


@lru_cache(maxsize=2)
def font_file(*, bold: bool = False) -> str | None:
    """The path of the system's serif font, for embedding."""
    font, accents = font_of(12, bold=bold)
    return str(font.path) if accents and isinstance(font, ImageFont.FreeTypeFont) else None
