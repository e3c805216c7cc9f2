"""Measures the page in a real browser: first view on a slow connection, panning a full board, event latency.

    uv run python tools/web/measure.py

Prints the figures of docs/web.md. Needs Chromium and the built page; run it on an idle machine.
"""

from __future__ import annotations

import itertools
import os
import statistics
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.chromium import CHROMIUM, FLAGS
from tests.server.running import running
from tests.web.conftest import BUILT
from tests.web.person import Person

SLOW_LINE = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
SLOW_DOWN = 4
RUNS = 5
EVENTS = 100

ALL_CLAIMED = """
const Real = WebSocket;
window.WebSocket = class extends Real {
  set onmessage(hear) {
    super.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (message.type === 'table' && message.view && window.allRoutes) {
        const seats = Object.values(message.view.seats);
        seats.forEach((seat, i) => { seat.routes = window.allRoutes.filter((_, at) => at % seats.length === i); });
      }
      hear({ data: JSON.stringify(message) });
    };
  }
};
"""
"""As if every route were claimed: no game ends like this, but none can be fuller."""

FIRST_VIEW = """() => new Promise((resolve) => {
  const look = () => {
    const button = document.querySelector('form .play');
    if (button && !button.disabled) resolve(performance.now());
    else requestAnimationFrame(look);
  };
  look();
})"""


def first_view(browser: Browser, url: str) -> tuple[list[float], float]:
    """Milliseconds until the start page is usable, and the kilobytes transferred."""
    times = []
    kilobytes = 0.0
    for _ in range(RUNS):
        context = browser.new_context(base_url=url, locale="en")
        page = context.new_page()
        line = context.new_cdp_session(page)
        line.send("Network.enable")
        line.send("Network.emulateNetworkConditions", SLOW_LINE)
        line.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_DOWN})
        received: list[float] = []
        line.on("Network.loadingFinished", lambda event, got=received: got.append(event["encodedDataLength"]))
        page.goto("/", wait_until="commit")
        times.append(float(page.evaluate(FIRST_VIEW)))
        page.wait_for_load_state("networkidle")
        kilobytes = sum(received) / 1024
        context.close()
    return times, kilobytes


def pan(browser: Browser, url: str) -> list[float]:
    """Milliseconds of scripting and rendering per frame while a full Old West board is dragged around."""
    context = browser.new_context(base_url=url, viewport={"width": 1280, "height": 800}, locale="en")
    page = context.new_page()
    one = Person(page, "Ana")
    table = one.make_table("old_west", bots=5)
    routes = page.evaluate("async () => (await (await fetch('/api/boards/old_west')).json()).route.map((r) => r.id)")
    page.add_init_script(f"window.allRoutes = {routes!r};{ALL_CLAIMED}")
    one.open(table)
    page.wait_for_timeout(1500)
    assert page.locator(".car .body, .body").count() > 150, "the board is not full"
    page.get_by_role("button", name="Zoom in").click()
    page.get_by_role("button", name="Zoom in").click()
    page.wait_for_timeout(600)
    session = context.new_cdp_session(page)
    frames = traced(session, page)
    context.close()
    return frames


def traced(session: CDPSession, page: Page) -> list[float]:
    """Drag back and forth; sum the main thread's work between two frames."""
    events: list[dict[str, Any]] = []
    session.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    session.send(
        "Tracing.start",
        {"transferMode": "ReportEvents", "categories": "devtools.timeline,disabled-by-default-devtools.timeline"},
    )
    page.mouse.move(450, 400)
    page.mouse.down()
    for step in range(240):
        page.mouse.move(450 + 150 * ((step % 60) / 60 - 0.5), 400 + 100 * ((step % 40) / 40 - 0.5))
    page.mouse.up()
    ended: list[bool] = []
    session.on("Tracing.tracingComplete", lambda _: ended.append(True))
    session.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)
    return frame_times(events)


WORK = {"EventDispatch", "FireAnimationFrame", "UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit"}


def frame_times(events: list[dict[str, Any]]) -> list[float]:
    if "VIALIBRE_DEBUG" in os.environ:
        print(Counter(event["name"] for event in events).most_common(40))
    ends = [event for event in events if event["name"] == "Commit"]
    main = Counter(event["tid"] for event in ends).most_common(1)[0][0]
    starts = sorted(event["ts"] for event in ends if event["tid"] == main)
    work = [(e["ts"], e.get("dur", 0)) for e in events if e["name"] in WORK and e["tid"] == main]
    return [sum(length for at, length in work if start <= at < end) / 1000 for start, end in itertools.pairwise(starts)]


def latency(browser: Browser, url: str) -> list[float]:
    """Milliseconds from a message's arrival to the frame that shows it, for all actions of a bot."""
    context = browser.new_context(base_url=url, viewport={"width": 1280, "height": 800}, locale="en")
    page = context.new_page()
    one = Person(page, "Ana")
    table = one.make_table("old_west", bots=5, bot_pause=0.05)
    page.add_init_script(
        """
        window.seen = [];
        const Real = WebSocket;
        window.WebSocket = class extends Real {
          set onmessage(hear) {
            super.onmessage = (event) => {
              const came = performance.now();
              hear(event);
              if (JSON.parse(event.data).type === 'update')
                requestAnimationFrame(() => setTimeout(() => window.seen.push(performance.now() - came)));
            };
          }
        };
        """
    )
    one.open(table)
    for _ in range(400):
        one.play_one()
        page.wait_for_timeout(60)
        if page.evaluate("window.seen.length") >= EVENTS:
            break
    found: list[float] = page.evaluate("window.seen")
    context.close()
    return found


def at(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = f"sqlite:///{folder}/games.db"
        with running(database, "--limits", "100000", VIALIBRE_PAGE=str(BUILT)) as site:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
            times, kilobytes = first_view(browser, site.url)
            print(f"first view, 1.6 Mbit/s, 150 ms, 4x slower: {statistics.median(times):.0f} ms ({kilobytes:.0f} KB)")
            frames = pan(browser, site.url)
            print(f"panning a full Old West: {statistics.median(frames):.1f} ms, p95 {at(frames, 0.95):.1f} ms a frame")
            waits = latency(browser, site.url)
            print(
                f"event to screen: {statistics.median(waits):.0f} ms, p95 {at(waits, 0.95):.0f} ms, {len(waits)} events"
            )
            browser.close()


if __name__ == "__main__":
    main()
