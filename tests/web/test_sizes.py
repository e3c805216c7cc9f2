"""On every screen: nothing sticks out, nothing is too small to touch."""

from __future__ import annotations

import pytest

from tests.web.conftest import NewPerson
from tests.web.pages import PAGES

SIZES = {"phone": (360, 640), "tablet": (768, 1024), "desktop": (1280, 800), "wide": (1920, 1080)}

STICKS_OUT = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"

SMALL = """() => {
  const least = 43.5;
  const found = [];
  for (const one of document.querySelectorAll('button, a[href], summary, select, input, textarea')) {
    if (one.closest('svg') || one.type === 'hidden') continue;
    // A link within a sentence is text; a field is as large as the label that belongs to it.
    if (one.tagName === 'A' && getComputedStyle(one).display === 'inline') continue;
    const boxes = [one, ...(one.labels ?? [])].map((element) => element.getBoundingClientRect());
    if (boxes[0].width === 0 || getComputedStyle(one).visibility === 'hidden') continue;
    const style = getComputedStyle(one);
    const tiny = boxes[0].width <= 1.5 && boxes[0].height <= 1.5;
    if (tiny && boxes.length === 1) continue;
    const large = boxes.some((box) => box.width >= least && box.height >= least);
    const box = boxes[boxes.length - 1];
    const size = `${Math.round(box.width)} x ${Math.round(box.height)}`;
    if (!large) found.push(`${one.outerHTML.slice(0, 90)} ${size} ${style.display}`);
  }
  return found;
}"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("page", PAGES)
def test_nothing_sticks_out_and_everything_can_be_touched(person: NewPerson, page: str, size: str) -> None:
    one = person("Ana", size=SIZES[size])
    PAGES[page](one)
    assert one.page.evaluate(STICKS_OUT) <= 0
    assert one.page.evaluate(SMALL) == []


@pytest.mark.parametrize("page", PAGES)
def test_text_of_twice_the_size(person: NewPerson, page: str) -> None:
    one = person("Ana")
    one.page.add_init_script(
        "addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))"
    )
    PAGES[page](one)
    assert one.page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "32px"
    assert one.page.evaluate(STICKS_OUT) <= 0
