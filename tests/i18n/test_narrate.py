"""The narrator finds words for all that happens, and never more than its reader may know."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, field
from functools import cache
from typing import get_args

import pytest

from tests.i18n.catalogue import glossary
from vialibre import Game, VialibreError, board_ids, load_board
from vialibre.boards.model import CARD_COLORS, WILD, RouteId
from vialibre.engine import actions as a
from vialibre.engine import decisions as d
from vialibre.engine import events as e
from vialibre.engine.game import state_of
from vialibre.errors import BadAction, IllegalAction
from vialibre.i18n import languages
from vialibre.narrate import Narrator, board_name, seat_names

NAMES = ("Ana", "Bea", "Carl", "Dora", "Emil", "Fay")
BUSY = ("claim", "station", "marker", "pay", "alvin")
LEFTOVER = re.compile(r"[{}$]|\bNone\b|\b(event|action|decision|score|error|waits|card|color|symbol)-[a-z]|  ")


@dataclass
class Told:
    """All that happened in some games of a board, each thing once."""

    events: set[e.Event] = field(default_factory=set)
    decisions: set[d.Decision] = field(default_factory=set)
    answers: set[tuple[a.Action, d.Decision]] = field(default_factory=set)
    errors: list[VialibreError] = field(default_factory=list)
    games: list[Game] = field(default_factory=list)


@cache
def played(board: str) -> Told:
    told = Told()
    least, most = load_board(board).players
    for seats, seed in ((least, 1), (least, 2), (most, 4)):
        rng = random.Random(seed)
        game = Game.new(board, seats=seats, seed=seed, alvin=board == "old_west")
        while not game.is_over:
            _step(game, rng, told)
        told.games.append(game)
    return told


def _step(game: Game, rng: random.Random, told: Told) -> None:
    decision = rng.choice(game.decisions())
    legal = game.legal_ids(decision.seat)
    told.decisions.add(decision)
    told.answers.update((game.action_of(number), decision) for number in rng.sample(legal, min(3, len(legal))))
    _try_anything(game, rng, told)
    busy = [number for number in legal if game.text_of(number).startswith(BUSY)] if rng.random() < 0.3 else []
    game.apply(rng.choice(busy or legal), decision.seat)
    told.events.update(game.events())


def _try_anything(game: Game, rng: random.Random, told: Told) -> None:
    before = game.copy()
    try:
        before.apply(rng.randrange(-1, int(state_of(game).index.n_actions) + 1), rng.randrange(int(game.seat_count)))
    except VialibreError as error:
        told.errors.append(error)


def narrator(board: str, lang: str) -> Narrator:
    return Narrator(load_board(board), NAMES, lang)


EACH = [(board, lang) for board in board_ids() for lang in languages()]


def assert_reads(text: str) -> None:
    assert text
    assert not LEFTOVER.search(text), text


@pytest.mark.parametrize(("board", "lang"), EACH)
def test_events_as_every_seat_and_a_spectator_see_them(board: str, lang: str) -> None:
    teller = narrator(board, lang)
    for event in played(board).events:
        for seen in {e.seen_by(event, seat) for seat in (None, *range(len(NAMES)))} - {None}:
            assert seen is not None
            text = teller.event(seen)
            assert_reads(text)
            assert text.endswith(".")
            if hasattr(event, "seat"):
                assert NAMES[event.seat] in text


@pytest.mark.parametrize(("board", "lang"), EACH)
def test_decisions_and_their_answers(board: str, lang: str) -> None:
    teller = narrator(board, lang)
    for decision in played(board).decisions:
        for seat in (None, decision.seat):
            text = teller.decision(d.seen_by(decision, seat))
            assert_reads(text)
            assert NAMES[decision.seat] in text
    for action, decision in played(board).answers:
        assert_reads(teller.action(action))
        assert_reads(teller.action(action, decision))


@pytest.mark.parametrize(("board", "lang"), EACH)
def test_score_sheets_add_up(board: str, lang: str) -> None:
    teller = narrator(board, lang)
    for game in played(board).games:
        for sheet in game.score_sheets():
            lines = teller.score_sheet(sheet)
            for label, _ in lines:
                assert_reads(label)
            assert sum(points for _, points in lines[:-1]) == lines[-1][1] == sheet.total
        assert_reads(teller.winners(game.winners))


@pytest.mark.parametrize(("board", "lang"), EACH)
def test_refusals(board: str, lang: str) -> None:
    teller = narrator(board, lang)
    for error in played(board).errors:
        assert_reads(teller.error(error))
        assert_reads(error.text(lang))


def test_every_kind_was_told() -> None:
    """What random games may not bring is told here."""
    rare: list[e.Event] = [e.Passed(0), e.ExtraPaid(0, "red", 1, 2), e.ExtraPaid(0, "wild", 0, 1)]
    answers: list[a.Action] = [a.Pass(), a.PayTunnel("red", 1), a.PayTunnel("wild"), a.KeepTickets(())]
    for lang in languages():
        for event in rare:
            assert_reads(narrator("europe", lang).event(event))
        for action in answers:
            assert_reads(narrator("europe", lang).action(action))
    games = [played(board) for board in board_ids()]
    assert {type(event) for told in games for event in (*told.events, *rare)} == set(get_args(e.Event))
    assert {type(decision) for told in games for decision in told.decisions} == set(get_args(d.Decision))
    assert {type(action) for told in games for action, _ in told.answers}.union(map(type, answers)) == set(
        get_args(a.Action)
    )


@pytest.mark.parametrize("lang", languages())
def test_spectators_do_not_learn_a_blind_card(lang: str) -> None:
    teller = narrator("usa", lang)
    seen = {e.seen_by(e.CardDrawn(0, color), None) for color in (*CARD_COLORS, WILD)}
    (text,) = {teller.event(event) for event in seen if event}
    assert not any(teller.color(color) in text for color in (*CARD_COLORS, WILD))


@pytest.mark.parametrize(("board", "lang"), EACH)
def test_spectators_do_not_learn_of_tickets(board: str, lang: str) -> None:
    teller = narrator(board, lang)
    secret = (e.TicketTaken, e.TicketsDrawn, e.TicketsKept)
    events = [e.seen_by(event, None) for event in played(board).events if isinstance(event, secret)]
    texts = {teller.event(event) for event in events if event}
    for decision in played(board).decisions:
        if isinstance(decision, d.ChooseTickets):
            texts.add(teller.decision(d.seen_by(decision, None)))
    cities = [city.name for city in load_board(board).cities]
    assert texts
    assert not [text for text in texts if any(city in text for city in cities)]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Ana claims Brest – Paris with 2 black cards and 1 locomotive."),
        ("es", "Ana cubre Brest – Paris con 2 cartas negras y 1 locomotora."),
        ("de", "Ana nutzt Brest – Paris mit 2 schwarzen Karten und 1 Lokomotive."),
    ],
)
def test_a_claim(lang: str, told: str) -> None:
    assert narrator("europe", lang).event(e.RouteClaimed(0, RouteId("brest-paris"), "black", 1)) == told


@pytest.mark.parametrize("color", CARD_COLORS)
def test_german_cards_after_mit_are_in_the_dative(color: str) -> None:
    """Only orange and rosa have no endings."""
    teller = narrator("europe", "de")
    name = teller.color(color)
    dative = name if name in {"orange", "rosa"} else f"{name}en"
    route = RouteId("brest-paris")
    claim = teller.words.text("action-claim", route="A – B", color=color, count=1, wilds=0)
    assert claim == f"A – B mit 1 {dative} Karte nutzen"
    assert teller.event(e.TunnelTried(0, route, color, 0)).endswith(f"mit 3 {dative} Karten.")
    assert teller.event(e.TunnelTried(0, route, WILD, 3)).endswith("mit 3 Lokomotiven.")


@pytest.mark.parametrize("lang", languages())
def test_two_tickets_kept_are_both(lang: str) -> None:
    teller = narrator("europe", lang)
    assert teller.event(e.TicketsKept(0, 2, 0)) == glossary(lang)["examples"]["both_tickets"]
    assert "3" in teller.event(e.TicketsKept(0, 3, 0))
    assert "2" in teller.event(e.TicketsKept(0, 2, 1))


@pytest.mark.parametrize("lang", languages())
def test_multicolored_cards_have_the_name_of_the_board(lang: str) -> None:
    examples = glossary(lang)["examples"]
    for board, name in (("europe", examples["locomotive"]), ("san_francisco", examples["ferry_card"])):
        teller = narrator(board, lang)
        assert teller.color(WILD) == name
        assert name in teller.action(a.DrawFaceUp(WILD))
        error = IllegalAction("wild_second", action="draw wild", seat=0, wild=load_board(board).wild)
        assert name in error.text(lang)


def test_errors_of_a_game_name_its_multicolored_cards() -> None:
    game = Game.new("san_francisco", seats=2, seed=1)
    while not isinstance(game.decisions()[0], d.TakeTurn):
        seat = game.decisions()[0].seat
        game.apply(game.legal_ids(seat)[0], seat)
    route = game.board.routes[0].id
    with pytest.raises(IllegalAction, match="takes") as raised:
        game.apply(f"claim {route} wild", game.decisions()[0].seat)
    assert "ferry card" in str(raised.value)
    assert "locomotive" not in str(raised.value)


def test_parallel_tracks_differ() -> None:
    board = load_board("old_west")
    for lang in languages():
        names = [narrator("old_west", lang).route(route.id) for route in board.routes]
        assert len(names) == len(set(names))


def test_names_of_players_and_boards() -> None:
    board = load_board("san_francisco")
    assert seat_names(board, 3, "es") == ("Morado", "Blanco", "Rosa")
    assert [board_name(load_board(name), "es") for name in ("usa", "europe", "old_west", "san_francisco")] == [
        "Norteamérica",
        "Europa",
        "El Viejo Oeste",
        "San Francisco",
    ]


def test_errors_name_players_and_cities() -> None:
    teller = narrator("europe", "es")
    taken = IllegalAction("route_taken", seat=0, route="paris-zurich", owner=1)
    assert teller.error(taken) == "Paris – Zürich ya es de Bea. Cubre otro recorrido."
    unknown = BadAction("unknown_city", city="pari", board="Europe", near="paris")
    assert "«pari» en el tablero Europa" in teller.error(unknown)


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", ["yet", "Ana wins.", "Ana and Bea share"]), ("es", ["Aún", "Gana Ana.", "Ana y Bea comparten"])],
)
def test_winners(lang: str, told: list[str]) -> None:
    teller = narrator("usa", lang)
    for seats, part in zip([(), (0,), (0, 1)], told, strict=True):
        assert part in teller.winners(seats)


@pytest.mark.parametrize("lang", languages())
def test_hundreds_of_sweeps_are_one_sentence(lang: str) -> None:
    """A single sweep has its own sentence, without a number."""
    narrator = Narrator(load_board("usa"), NAMES, lang)
    counts = (0,) * 9
    assert narrator.event(e.RowSwept(327, 60, counts, counts)) == glossary(lang)["examples"]["swept_327_times"]
    one = narrator.event(e.RowSwept(1, 0, counts, None))
    assert one == narrator.words.text("event-row-swept")
    assert not re.search(r"\d", one)
