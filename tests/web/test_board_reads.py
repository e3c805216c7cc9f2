"""The boards as Chromium draws them: every name, space and track reads, and the map can be moved."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Page

from tests.web.conftest import NewPerson
from vialibre import board_ids

Found = TypeVar("Found")
SHAPES = """() => {
  const corners = (element, box) => {
    const to = element.getScreenCTM();
    const { x: left, y: top } = box;
    const [right, bottom] = [left + box.width, top + box.height];
    return [[left, top], [right, top], [right, bottom], [left, bottom]]
      .map(([x, y]) => { const p = new DOMPoint(x, y).matrixTransform(to); return [p.x, p.y]; });
  };
  const names = [...document.querySelectorAll('.labels text')].map((text) => {
    const { x, y, width, height } = text.getBBox();
    // A line of text is taller than its letters.
    const letters = { x, y: y + height * 0.16, width, height: height * 0.7 };
    return { name: text.textContent.trim(), corners: corners(text, letters) };
  });
  const spaces = [...document.querySelectorAll('.route')].flatMap((route) =>
    [...route.querySelectorAll('.space')].map((space) => ({
      name: route.dataset.route,
      corners: corners(space, space.getBBox()),
    })));
  return { names, spaces };
}"""
Corners = list[list[float]]


def overlap(one: Corners, other: Corners) -> bool:
    """Whether two convex shapes share more than a touch: no line of any of their sides parts them."""
    for shape in (one, other):
        for (ax, ay), (bx, by) in zip(shape, [*shape[1:], shape[0]], strict=True):
            nx, ny = by - ay, ax - bx
            first = [nx * x + ny * y for x, y in one]
            second = [nx * x + ny * y for x, y in other]
            slack = 0.5 * (nx * nx + ny * ny) ** 0.5
            if max(first) <= min(second) + slack or max(second) <= min(first) + slack:
                return False
    return True


def pairs_that_touch(one: list[dict[str, Any]], other: list[dict[str, Any]]) -> list[tuple[str, str]]:
    return [
        (a["name"], b["name"])
        for i, a in enumerate(one)
        for b in (one[i + 1 :] if one is other else other)
        if (one is not other or a["name"] != b["name"]) and overlap(a["corners"], b["corners"])
    ]


def still(page: Page, measure: Callable[[], Found], wanted: Callable[[Found], bool]) -> Found:
    """What is measured once it is as wanted and has not changed for three frames, 100 ms apart."""
    last: list[Found] = []
    for _ in range(300):
        page.evaluate("() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 100))")
        last = [*last[-2:], measure()]
        if len(last) == 3 and last[0] == last[1] == last[2] and wanted(last[0]):
            return last[0]
    raise AssertionError(f"it did not come to rest: {last[-1]}")


@pytest.mark.parametrize("board", board_ids())
def test_names_and_spaces_do_not_touch(person: NewPerson, board: str) -> None:
    one = person("Ana", size=(1920, 1080))
    one.open(one.make_table(board))
    shapes = still(one.page, lambda: one.page.evaluate(SHAPES), lambda found: len(found["names"]) > 15)
    assert len(shapes["names"]) > 15
    assert len(shapes["spaces"]) > 60
    assert pairs_that_touch(shapes["names"], shapes["names"]) == []
    assert pairs_that_touch(shapes["names"], shapes["spaces"]) == []
    assert pairs_that_touch(shapes["spaces"], shapes["spaces"]) == []


def test_the_map_moves_by_wheel_drag_keys_and_fingers(person: NewPerson) -> None:
    one = person("Ana", has_touch=True)
    one.open(one.make_table("usa"))
    page = one.page
    box = page.locator(".board").bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def box_of_map() -> tuple[float, float, float]:
        """Where the map is, and how wide."""
        found = page.locator(".mover svg").bounding_box()
        assert found is not None
        return found["x"], found["y"], found["width"]

    def place(differs_from: tuple[float, float, float] | None = None) -> tuple[float, float, float]:
        return still(page, box_of_map, lambda found: found != differs_from)

    whole = place()
    page.mouse.move(*middle)
    page.mouse.wheel(0, -600)
    zoomed = place(whole)
    assert zoomed[2] > 1.5 * whole[2]
    page.mouse.down()
    page.mouse.move(middle[0] - 80, middle[1] - 60, steps=4)
    page.mouse.up()
    dragged = place(zoomed)
    assert dragged[0] == pytest.approx(zoomed[0] - 80, abs=10)
    assert dragged[1] == pytest.approx(zoomed[1] - 60, abs=10)
    page.locator(".board").focus()
    page.keyboard.press("ArrowLeft")
    moved = place(dragged)
    assert moved[0] > dragged[0]
    page.keyboard.press("0")
    back = place(moved)
    assert back[2] == pytest.approx(whole[2], abs=1)
    page.keyboard.press("+")
    larger = place(back)
    assert larger[2] > whole[2]
    page.keyboard.press("0")
    back = place(larger)
    fingers = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 40), ("touchMove", 80), ("touchMove", 120), ("touchEnd", 0)):
        points = [{"x": middle[0] + side * apart, "y": middle[1], "id": i} for i, side in enumerate((-1, 1))]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points if apart else []})
    assert place(back)[2] > 1.8 * whole[2]
    assert one.see()["decision"] == "choose_tickets", "two fingers were taken for a touch"
