"""One guest's heavy boards: others move, draw and design as if that guest were not there. A real server."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random
from statistics import quantiles

import pytest

from tests.boards.crowded import planar, tangle
from tests.paths.graphs import Graph, bipartite, board_of, flower_snark, text_of
from tests.server.designs.helpers import design
from tests.server.hostile.bystander import Tab
from tests.server.hostile.client import Guest, guest, table
from tests.server.running import Running, running
from vialibre.boards.dump import board_as_data
from vialibre.boards.load import read_board_text
from vialibre.boards.write import board_text

DOTS = "\n".join(f"a{line}" + ".a" * 1990 + " = 1" for line in range(60))
FLOOD = 12
MOST = 0.1
"""Seconds for a move of another table, of which 95 % must be quicker; or ten times what it takes without the attack, on
a machine that is busy anyway. Each of these attacks stopped the whole server for seconds."""


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = f"sqlite:///{tmp_path_factory.mktemp('heavy') / 'games.db'}"
    with running(database, "--limits", "1000000") as made:
        yield made


def p95(times: list[float]) -> float:
    return quantiles(times, n=20)[-1]


def times_while(server: Running, work: Callable[[], None], least: int = 60) -> list[float]:
    """How long commands at another table take while something else goes on, at least so many of them."""
    host = guest(server, "Host")
    where = table(host)
    ended = threading.Event()

    def run() -> None:
        try:
            work()
        finally:
            ended.set()

    found: list[float] = []
    with ThreadPoolExecutor(1) as pool:
        working = pool.submit(run)
        while not ended.is_set() or len(found) < least:
            began = time.perf_counter()
            assert host.at(where, do="say", phrase="hurry").status_code == 200
            found.append(time.perf_counter() - began)
        working.result()
    return found


def many(calls: list[Callable[[], object]]) -> list[object]:
    with ThreadPoolExecutor(8) as pool:
        return [job.result() for job in [pool.submit(call) for call in calls]]


def open_dots(who: Guest) -> int:
    return who.call("POST", "/api/designs/open", {"text": DOTS}).status_code


def table_of_dots(who: Guest) -> int:
    return who.call("POST", "/api/tables", {"board_file": DOTS, "seats": 2}).status_code


def sketch(who: Guest, board: object) -> int:
    return who.call("POST", "/api/designs/sketch", {"board": board}, timeout=300).status_code


def check(who: Guest, board: object) -> int:
    return who.call("POST", "/api/designs/check", {"board": board}, timeout=300).status_code


def boards(count: int, seed: int) -> list[dict[str, object]]:
    """Boards that can be played and take half a second of CPU each to be drawn."""
    found: list[dict[str, object]] = []
    while len(found) < count:
        data = board_as_data(planar(60, seed=seed))
        seed += 1
        if read_board_text(board_text(data), "board.toml").board is not None:
            found.append(data)
    return found


def tangles(count: int) -> list[dict[str, object]]:
    """Boards that cannot be played or drawn: a check reports many faults."""
    return [board_as_data(tangle(100, seed=one)) for one in range(count)]


def test_other_tables_move_on_meanwhile(own_server: Running) -> None:
    mallory = guest(own_server, "Mallory")
    check(mallory, design())  # the processes are there
    alone = p95(times_while(own_server, lambda: None))

    def attack() -> None:
        dots = [lambda: open_dots(mallory), lambda: table_of_dots(mallory)] * 3
        assert set(many([*dots])) == {400}
        assert set(many([partial(check, mallory, board) for board in tangles(4)])) == {200}
        assert set(many([partial(sketch, mallory, board) for board in boards(4, 100)])) == {200}

    attacked = p95(times_while(own_server, attack))
    print(f"p95 alone {alone * 1000:.0f} ms, attacked {attacked * 1000:.0f} ms")
    assert attacked < max(MOST, 10 * alone)


def test_a_flood_of_layouts_delays_others_by_about_one(own_server: Running) -> None:
    flo, bea = guest(own_server, "Flo"), guest(own_server, "Bea")
    check(bea, design())
    done: list[int] = []

    def ask(board: object) -> None:
        done.append(sketch(flo, board))

    with ThreadPoolExecutor(FLOOD + 1) as pool:
        flood = [pool.submit(ask, board) for board in boards(FLOOD, 200)]
        while not done:  # so that the flood is well under way
            time.sleep(0.01)
        before = len(done)
        assert sketch(bea, {**board_as_data(planar(30)), "id": "mine"}) == 200
        meanwhile = len(done) - before
        for one in flood:
            one.result()
    assert done == [200] * FLOOD
    assert meanwhile <= 3, f"{meanwhile} of somebody else's layouts came first"


@pytest.mark.parametrize("graph", [bipartite(3, 15), flower_snark(6)], ids=["K3,15", "snark J6"])
def test_a_hard_network_is_played_to_its_end(graph: Graph, own_server: Running) -> None:
    """One seat claims all it can of a network whose longest path took over ten seconds on the event loop, with a clock:
    the server stood still at the last turn, and again after every start."""
    mallory, helper = guest(own_server, "Mallory"), guest(own_server, "Helper")
    file = text_of(board_of(graph))
    options = {"clock": {"move": 10}, "bot_pause": 0}
    where = table(mallory, helper, board_file=file, options=options)
    moves: list[int] = []

    def play() -> None:
        with mallory.socket(where) as one, helper.socket(where) as two:
            tabs = [Tab(mallory, one), Tab(helper, two)]
            while tabs[0].page["table"]["status"] != "over":
                for tab in tabs:
                    tab.hear_all()
                turn = next((tab for tab in tabs if tab.page["choices"] is not None), None)
                if turn is not None:
                    moves.append(turn.act(Random(len(moves)), claims=turn.who is mallory))
                    for tab in tabs:
                        tab.hear_until(moves[-1])

    alone = p95(times_while(own_server, lambda: None))
    attacked = p95(times_while(own_server, play))
    print(f"{len(moves)} moves; p95 alone {alone * 1000:.0f} ms, attacked {attacked * 1000:.0f} ms")
    assert len(moves) > 50
    assert attacked < max(MOST, 10 * alone)
    ending = mallory.call("GET", f"/api/tables/{where}/ending")
    assert ending.status_code == 200
    assert own_server.get("/healthz").json()["quarantined"] == 0
