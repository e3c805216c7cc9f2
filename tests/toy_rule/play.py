"""Plays a game with the toy rule and prints the facts that the test checks. Runs in a process of its own."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import vialibre
from vialibre.boards.dump import board_as_data, board_from_data
from vialibre.boards.load import load_board
from vialibre.boards.model import CARD_COLORS
from vialibre.bots.registry import make_bot
from vialibre.engine.core.legal import is_legal
from vialibre.engine.core.observation_spec import ObservationSpec
from vialibre.engine.core.observe import observation
from vialibre.engine.determinize import determinize
from vialibre.engine.game import Game, state_of
from vialibre.engine.notation import format_action, parse_action
from vialibre.engine.record import Record, Recorder
from vialibre.engine.record_parser import parse_record
from vialibre.engine.replay import replay
from vialibre.engine.view_data import decision_data, event_data
from vialibre.errors import VialibreError
from vialibre.narrate import Narrator
from vialibre.terminal.matching import choices
from vialibre.terminal.wire import decision_of, event_of

NAMES = ("Ana", "Bea")
BOTS = ("porter", "stoker", "conductor", "surveyor", "dispatcher", "baron")
TOLL_PHASE = 11


def refused(game: Game, text: str) -> dict[str, Any]:
    try:
        game.apply(text)
    except VialibreError as error:
        return {"code": error.code, "waits_for": error.params.get("waits_for"), "text": str(error)}
    raise AssertionError(f"{text} was accepted")


def look(game: Game, narrator: Narrator) -> dict[str, Any]:
    """All that is read of a position in which the toy rule's decision is pending."""
    seat = game.to_act[0]
    view = game.view(seat)
    legal = game.legal_ids()
    listed = [number for number in range(int(state_of(game).index.n_actions)) if is_legal(state_of(game), seat, number)]
    decision = view.awaiting[0]
    worlds = [determinize(view, Random(seed)) for seed in range(5)]
    spec = ObservationSpec(state_of(game).index, len(NAMES))
    seen = observation(state_of(game), seat, spec)
    bits = sum(seen[spec.phase + byte] << (8 * byte) for byte in range(2))
    hand = state_of(game).seats[seat].hand
    missing = next(color for color, count in zip(CARD_COLORS, hand, strict=False) if count == 0)
    return {
        "legal": [game.text_of(number) for number in legal],
        "listed": sorted(listed) == sorted(legal),
        "same_in_worlds": all(world.legal_ids() == legal for world in worlds),
        "same_view": all(world.view(None) == game.view(None) for world in worlds),
        "phase_bits": bits,
        "decision": narrator.decision(decision),
        "wire": decision_of(json.loads(json.dumps(decision_data(decision)))) == decision,
        "menu": [choice.sentence for choice in choices(narrator, view, legal)],
        "too_expensive": refused(game.copy(), f"toll {missing}"),
        "other_decision": refused(game.copy(), "draw deck"),
        "bots": [legal.index(make_bot(name).choose(view, legal, Random(1))) >= 0 for name in BOTS],
    }


def choose(legal: Sequence[int], texts: Sequence[str], random: Random) -> int:
    """Claims now and then, so that the hands are large enough for tolls; everything else at random."""
    claims = [number for number, text in zip(legal, texts, strict=True) if text.startswith("claim ")]
    others = [number for number in legal if number not in claims]
    return random.choice(claims if claims and (not others or random.random() < 0.3) else others)


def main() -> None:
    data = board_as_data(load_board("usa"))
    data["id"] = "usa_with_toll"
    data["rules"].append({"name": "toll", "length": 3, "cost": 2, "points": 4})
    board = board_from_data(data, "the toy board")
    narrator = Narrator(board, NAMES)
    recorder = Recorder(Record(board, NAMES, seed=7, shuffle="fast-1"))
    game, random = recorder.game, Random(7)
    found: dict[str, Any] = {"file": vialibre.__file__, "positions": [], "sentences": []}
    found["early"] = refused(game, "toll red")
    while not game.is_over:
        seat = game.to_act[0]
        legal = game.legal_ids(seat)
        if state_of(game).phase == TOLL_PHASE and len(legal) > 1 and len(found["positions"]) < 10:
            found["positions"].append(look(game, narrator))
        recorder.apply(choose(legal, [game.text_of(number) for number in legal], random), seat)
        for event in game.events():
            assert event_of(json.loads(json.dumps(event_data(event)))) == event
            found["sentences"].append(narrator.event(event))
    record = recorder.record()
    again = parse_record(record.as_json())
    found["actions"] = [line.partition(" ")[2] for line in record.actions]
    found["replayed"] = again == record and replay(again).score_sheets() == game.score_sheets()
    numbers = range(int(state_of(game).index.n_actions))
    texts = [game.text_of(number) for number in numbers]
    found["texts_and_numbers"] = all(
        format_action(parse_action(text)) == text and game.number_of(text) == number
        for number, text in zip(numbers, texts, strict=True)
    )
    found["toll_texts"] = [text for text in texts if "toll" in text.split()[0]]
    plain = Game.new("usa", seats=2, seed=1)
    found["elsewhere"] = refused(plain, "toll red")
    found["digest"] = load_board("usa").digest
    print(json.dumps(found))


if __name__ == "__main__":
    main()
