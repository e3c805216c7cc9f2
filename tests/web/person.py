"""A simulated person at the page: sees what is shown, and clicks."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, Request

from tests.chromium import PATIENCE

SEE = """() => {
  const play = document.querySelector('.play');
  if (!play) return null;
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const seen = (element) => {
    const [x, y] = middle(element);
    const top = document.elementFromPoint(x, y);
    return top !== null && (element.contains(top) || top.closest('.board') !== null);
  };
  const spot = (selector) => {
    const all = [...play.querySelectorAll(selector)];
    if (!all.some(seen)) all[0]?.scrollIntoView({ block: 'center' });
    const found = all.find(seen);
    return found ? middle(found) : null;
  };
  const routes = [...play.querySelectorAll('.route.open')]
    .map((route) => ({ route, spaces: [...route.querySelectorAll('.space')] }))
    .sort((one, other) => other.spaces.length - one.spaces.length)
    .map(({ spaces }) => spaces[Math.floor(spaces.length / 2)]);
  const route = routes.find((space) => space && seen(space));
  const city = [...play.querySelectorAll('.city.open .dot')].find(seen);
  return {
    n: Number(play.dataset.n),
    decision: play.dataset.decision,
    over: play.classList.contains('over'),
    curtain: spot('[data-do=curtain]'),
    keep: spot('[data-do=keep]:not([aria-disabled=true])'),
    pay: spot('[data-pay]'),
    choice: spot('[data-route-choice]'),
    decline: spot('[data-do=decline]'),
    sheet: spot('.sheet .button.primary, .sheet .button'),
    pass: spot('[data-do=pass], [data-do=no-marker]'),
    route: route ? middle(route) : null,
    city: city ? middle(city) : null,
    deck: spot('.deck.can'),
    card: spot('.slot.can'),
  };
}"""


AUTOPLAY = Path(__file__).with_name("autoplay.js").read_text("utf-8")


class Person:
    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self.complaints: list[str] = []
        self.tolerated: tuple[str, ...] = ("401",)
        """Parts of complaints that belong to the test: asking who one is, before one is anybody, is answered 401."""
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", self._watch)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(part in message.text for part in self.tolerated):
            self.complaints.append(f"{message.text} {message.location.get('url', '')}")

    def _watch(self, request: Request) -> None:
        """No calls to other hosts, ever."""
        if "127.0.0.1" not in request.url and not request.url.startswith(("data:", "blob:")):
            self.complaints.append(f"asked another host: {request.url}")

    def make_table(self, board: str, *, people: int = 1, bots: int = 1, bot: str = "stoker", **options: Any) -> str:
        """A table with bots on it, made by the page's own means of talking to the server."""
        self.page.goto("/")
        made = self.page.evaluate(
            """async ([name, board, seats, bots, bot, options]) => {
              const ask = async (method, path, body) => {
                const answer = await fetch(path, {
                  method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
                const content = await answer.json();
                if (!answer.ok) throw new Error(JSON.stringify(content));
                return content;
              };
              await ask('POST', '/api/people', { name, language: navigator.language.slice(0, 2) });
              const { table } = await ask('POST', '/api/tables', { board, seats, options });
              const command = (content) => ask('POST', `/api/tables/${table}`, { command: content });
              await command({ do: 'sit', entropy: 'ab'.repeat(32) });
              for (let i = 0; i < bots; i++) await command({ do: 'seat_bot', bot, seat: seats - 1 - i });
              if (seats === bots + 1) await command({ do: 'start' });
              return table;
            }""",
            [self.name, board, people + bots, bots, bot, {"bot_pause": 0, **options}],
        )
        return str(made)

    def sit(self, table: str) -> None:
        """Become a guest and take a seat at another person's table."""
        self.page.goto("/")
        self.page.evaluate(
            """async ([name, table]) => {
              const ask = (path, body) => fetch(path, {
                method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
              await ask('/api/people', { name, language: navigator.language.slice(0, 2) });
              await ask(`/api/tables/${table}`, { command: { do: 'sit', entropy: 'cd'.repeat(32) } });
            }""",
            [self.name, table],
        )

    def play_by_code(self, table: str, until: int = 1_000_000) -> None:
        """Bring a game forward without clicking, to its end or by so many own actions."""
        self.page.goto("/settings")
        self.page.evaluate(AUTOPLAY, [table, until])

    def finish_table(self, board: str, **options: Any) -> str:
        """A finished game."""
        table = self.make_table(board, **options)
        self.play_by_code(table)
        return table

    def open(self, table: str) -> None:
        self.page.goto(f"/t/{table}")
        self.page.wait_for_selector(".play")

    def see(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(SEE)
        return seen

    def click(self, at: list[float]) -> None:
        self.page.mouse.click(at[0], at[1])

    def until_turn(self, *also: str) -> dict[str, Any]:
        """Play on until it is this person's turn and the page shows all of these; what is seen then.

        What is clicked is what was looked at: looking again could find the turn, and play it.
        """
        while True:
            seen = self.see()
            assert not seen["over"]
            if seen["decision"] == "take_turn" and all(seen[what] for what in also):
                return seen
            if self.play_one(seen=seen) is None:
                self.page.wait_for_timeout(20)

    def play_one(self, *, lift: bool = True, seen: dict[str, Any] | None = None) -> str | None:
        """Do one sensible thing by clicking, if the game waits for this person; says what it was."""
        seen = self.see() if seen is None else seen
        if seen["over"]:
            return "over"
        if seen["curtain"] and not lift:
            return "curtain"
        if seen["curtain"]:
            self.click(seen["curtain"])
            self.page.wait_for_selector(".play .board")
            return "curtain"
        for what in ("keep", "choice", "pay"):
            if seen[what]:
                self.click(seen[what])
                return self._done(what, seen["n"])
        if not seen["decision"]:
            return None
        for what in ("decline", "sheet", "route", "city", "deck", "card", "pass"):
            if seen[what]:
                self.click(seen[what])
                return self._done(what, seen["n"])
        return None

    def _done(self, what: str, n: int) -> str:
        """Wait until the click had an effect: the game went on, or the page asks something."""
        self.page.wait_for_function(
            """([n]) => {
              const play = document.querySelector('.play');
              return !play || Number(play.dataset.n) !== n || play.classList.contains('over')
                || document.querySelector('.sheet, div.tunnel') !== null;
            }""",
            arg=[n],
            timeout=PATIENCE,
        )
        return what


def play_to_the_end(*people: Person, seconds: float = 600) -> list[str]:
    """Everybody plays by clicking until the game is over; says what was clicked."""
    ends = time.monotonic() + seconds
    done: list[str] = []
    while time.monotonic() < ends:
        moved = [one.play_one() for one in people]
        done += [what for what in moved if what]
        if all(what == "over" for what in moved):
            return done
        if not any(moved):
            people[0].page.wait_for_timeout(20)
    raise AssertionError(f"the game did not end in {seconds} s: {done[-20:]} {[one.see() for one in people]}")
