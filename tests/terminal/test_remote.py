"""At a real server: a whole game against a bot, with the server restarted in the middle, and what it refuses."""

from __future__ import annotations

import dataclasses
import io
import json
import os
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.server.running import SECONDS, Running, running
from tests.terminal.piped import playing, until_shown
from tests.terminal.typist import Typist
from vialibre.boards.load import board_ids, load_board
from vialibre.engine.game import board_index, state_of
from vialibre.engine.notation import format_action
from vialibre.engine.numbering import action_of
from vialibre.engine.record_parser import load_record
from vialibre.engine.replay import replay
from vialibre.engine.view import View
from vialibre.errors import BadSetup
from vialibre.terminal.lobby import wait_for_start
from vialibre.terminal.plain import play_plain
from vialibre.terminal.remote import RemoteSession
from vialibre.terminal.session import LogEntry

TINY = Path(__file__).parents[1] / "golden" / "boards" / "tiny.toml"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VIALIBRE_CONFIG", str(tmp_path / "config"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('server')}/games.db", "--limits", "100") as made:
        yield made


def new_table(client: httpx.Client, **settings: object) -> str:
    options = {"bot_pause": 0, "chat": True}
    made = client.post("/api/tables", json={"board": "san_francisco", "options": options, **settings})
    assert made.status_code == 201, made.text
    return str(made.json()["table"])


def order(client: httpx.Client, table: str, **command: object) -> None:
    answer = client.post(f"/api/tables/{table}", json={"command": command})
    assert answer.is_success, answer.text


@contextmanager
def seated(server: Running, table: str, name: str, lang: str = "en") -> Iterator[RemoteSession]:
    session = RemoteSession(server.url, table, name, lang)
    try:
        yield session
    finally:
        session.close()


class Restarting(Typist):
    """A player during whose game the server is stopped and restarted."""

    def __init__(self, target: io.StringIO, after: int, restart: Callable[[], None]) -> None:
        super().__init__(target, Random(2))
        self.after = after
        self.restart = restart

    def readline(self) -> str:
        if len(self.typed) == self.after:
            self.restart()
        return super().readline()


def test_a_whole_game_with_a_restart_in_the_middle(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    database = f"sqlite:///{tmp_path}/games.db"
    servers: list[AbstractContextManager[Running]] = []
    later: list[threading.Thread] = []

    def start() -> None:
        # a later --port wins over that of `running`
        servers.append(running(database, "--port", port, "--limits", "100"))
        servers[-1].__enter__()

    def restart() -> None:
        """Killed, not shut down; the next input finds no server at first."""
        servers[-1].__exit__(None, None, None)
        later.append(threading.Thread(target=start))
        later[-1].start()

    start()
    try:
        url = f"http://127.0.0.1:{port}"
        host = httpx.Client(base_url=url, timeout=SECONDS)
        host.headers["Authorization"] = f"Bearer {host.post('/api/people', json={'name': 'Host'}).json()['token']}"
        table = new_table(host)
        session = RemoteSession(url, table, "Ana")
        order(host, table, do="seat_bot", bot="conductor")
        order(host, table, do="start")
        assert wait_for_start(session, "en", source=io.StringIO(), target=io.StringIO())
        target = io.StringIO()
        play_plain(session, "en", source=Restarting(target, 21, restart), target=target)
        printed = target.getvalue()
        assert session.is_over
        assert "Connection lost; reconnecting." in printed
        assert "Connected again." in printed
        assert "The game is over." in printed
        assert printed.rstrip().endswith((" wins.", " share the victory."))
        session.save(tmp_path / "game.json")
        game = replay(load_record(tmp_path / "game.json"))
        assert [f"{session.names[sheet.seat]}: {sheet.total} point" in printed for sheet in game.score_sheets()] == [
            True,
            True,
        ]
        assert session.view(0).sheets == game.score_sheets()
        session.close()
    finally:
        for thread in later:
            thread.join()
        servers[-1].__exit__(None, None, None)


@pytest.mark.parametrize("board", board_ids())
def test_what_is_rebuilt_is_what_the_engine_gives(server: Running, board: str, tmp_path: Path) -> None:
    """Views, legal actions and events, held to the record of the same game."""
    client = server.client("Host")
    table = new_table(client, board=board)
    with seated(server, table, f"Ana {board}") as session:
        order(client, table, do="seat_bot", bot="porter")
        order(client, table, do="start")
        session._hear_until(lambda: session.has_begun)
        random = Random(3)
        seen = []
        news: list[LogEntry] = []
        while not session.is_over:
            if session.awaited():
                legal = session.legal(0)
                seen.append((session.view(0), legal))
                number = random.choice([n for n in legal if n > 500] or legal)
                session.act(0, format_action(action_of(board_index(session.board), number)))
            else:
                session.go_on(1)
            news += session.news()
        session.save(tmp_path / "game.json")
        spectator = session.view(None)
    record = load_record(tmp_path / "game.json")
    game = replay(record, until=0)
    expected = iter(seen)
    told = iter(news)
    for line in record.actions:
        seat, _, text = line.partition(" ")
        if seat == "0":
            view, legal = next(expected)
            ours = game.view(0)
            assert legal == sorted(game.legal_ids(0))
            if game.version >= len(record.seats):  # a bot may choose its opening tickets while we look at ours
                assert {**fields(view), "version": 0} == {**fields(ours), "version": 0}
        state_of(game).tracing = True
        game.apply(text, int(seat))
        assert next(told).seat == int(seat)
    assert next(expected, None) is None
    assert {**fields(spectator), "version": 0} == {**fields(game.view(None)), "version": 0}


def fields(view: View) -> dict[str, object]:
    return {one.name: getattr(view, one.name) for one in dataclasses.fields(view)}


def test_an_own_board_comes_from_the_server(server: Running) -> None:
    client = server.client("Host")
    table = new_table(client, board_file=TINY.read_text("utf-8"))
    with seated(server, table, "Ana") as session:
        assert session.board.digest == load_board(str(TINY)).digest
        assert session.lobby_seats().count(None) == 1


def test_the_host_seats_a_bot_and_starts_in_words(server: Running) -> None:
    with seated(server, new_table(server.client("Other")), "Guest") as guest:
        assert not guest.is_host
    session_token = json.loads((Path(os.environ["VIALIBRE_CONFIG"]) / "guests.json").read_text())
    token = session_token[f"Guest @ {server.url}"]
    client = httpx.Client(base_url=server.url, headers={"Authorization": f"Bearer {token}"}, timeout=SECONDS)
    table = new_table(client)
    with seated(server, f"{server.url}/t/{table}", "Guest") as session:
        assert session.is_host
        target = io.StringIO()
        lines = io.StringIO("\nbot nobody\nbot easy\n\n")
        assert wait_for_start(session, "en", source=lines, target=target)
        printed = target.getvalue()
        assert "At the table: Guest.\nOne seat is free.\n" in printed
        assert "\neasy: Takes whatever scores right now.\n" in printed
        assert "nobody" in printed
        assert "All seats are taken.\nEveryone is here. Press Enter to start." in printed
        assert session.has_begun
        assert session.own == (0,)
        assert session.awaited() == (0,)
    assert oct((Path(os.environ["VIALIBRE_CONFIG"]) / "guests.json").stat().st_mode)[-3:] == "600"


def test_undo_chat_and_coming_back(server: Running) -> None:
    client = server.client("Bea\x1b")
    table = new_table(client, board="usa", options={"bot_pause": 0, "chat": True, "first": 0})
    with seated(server, table, "Ana") as session:
        order(client, table, do="sit", entropy="ab" * 16)
        order(client, table, do="start")
        session._hear_until(lambda: session.has_begun)
        session.act(0, "keep 1 2")
        assert session.may_undo(0)
        assert not session.awaited()
        session.undo(0)
        assert session.awaited() == (0,)
        with pytest.raises(BadSetup, match="Nothing can be undone"):
            session.undo(0)
        order(client, table, do="say", text="Hello \u202e there")
        order(client, table, do="say", phrase="hello")
        session._hear_until(lambda: len(session._news) >= 4)
        news = session.news()
        assert [one.undone for one in news] == [False, True, False, False]
        assert news[2].said is not None
        assert news[2].said.isprintable()
        assert (news[3].seat, news[3].said) == (1, "Hello!")
        assert session.hint(0).startswith("keep")
        with pytest.raises(BadSetup, match="The server keeps this game"):
            session.save(Path("never.json"))
        with pytest.raises(BadSetup, match="choice of the opening tickets"):
            session.act(0, "draw deck")
        before = session.view(0)
    with seated(server, table, "Ana") as again:  # the same person, by the token that was kept
        assert again.own == (0,)
        assert again.view(0) == before
        assert again.names[0] == "Ana"


def test_errors_are_the_servers_sentences(server: Running) -> None:
    client = server.client("Host")
    table = new_table(client)
    for bot in ("porter", "porter"):
        order(client, table, do="seat_bot", bot=bot)
    with pytest.raises(BadSetup) as full:
        RemoteSession(server.url, table, "Ana")
    assert full.value.params["reason"] == "table_full"
    with pytest.raises(BadSetup) as missing:
        RemoteSession(server.url, "x" * 22, "Ana", "es")
    assert missing.value.params["reason"] == "no_such_table"
    assert str(missing.value) == missing.value.params["text"]
    assert "mesa" in str(missing.value)


@pytest.mark.parametrize("url", ["ftp://x", "http://", "http://[", "http://a b", "://", "http://x:99999"])
def test_what_is_no_address_is_said(url: str) -> None:
    with pytest.raises(BadSetup) as error:
        RemoteSession(url, "x", "Ana")
    assert error.value.code in ("bad_server", "server_away")
    assert "\n" not in str(error.value)


def test_nobody_there_and_somebody_else_there() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        with pytest.raises(BadSetup, match="can’t be reached"):
            RemoteSession(f"http://127.0.0.1:{free.getsockname()[1]}", "x", "Ana")


def test_the_command_at_a_server(server: Running, tmp_path: Path) -> None:
    """`vialibre play --server --table` through pipes: the host of the table starts, plays two actions and leaves."""
    client = server.client("Host")
    table = new_table(client, board="usa", options={"bot_pause": 0, "first": 0})
    order(client, table, do="seat_bot", bot="porter")
    process = playing(tmp_path, "--server", server.url, "--table", table, "--name", "Ana", "--plain")
    until_shown(process, "Waiting for the game to start")
    order(client, table, do="start")
    out, err = process.communicate("keep 1 2 3\ndraw deck\ndraw deck\n", timeout=SECONDS)
    assert (process.returncode, err) == (0, "")
    assert "Ana now has the ticket" in out
    assert out.count("Ana draws a") == 2
    assert "The game continues on the server." in out
    assert not list(tmp_path.glob("vialibre-*"))
