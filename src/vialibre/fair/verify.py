"""Verifies a record: digest, signature, deal, actions and result, each independently, so that all faults are found."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vialibre.engine.game import Game
from vialibre.engine.json_fields import get, get_texts, shown
from vialibre.engine.record import BOT_PREFIX, Record, record_digest
from vialibre.engine.record_metadata import read_ended, read_fair, read_signature
from vialibre.engine.record_parser import bare_record, check_depth, check_digest, check_head, parse_data
from vialibre.engine.replay import differences, replay
from vialibre.errors import RecordError
from vialibre.fair.deal import MOST_SEATS, Seen, commitment_of, seed_of
from vialibre.fair.report import Part, Report, State, unreadable
from vialibre.fair.signing import is_signed, parse_key


def verify_text(text: str, *, key: str | None = None, seen: Seen | None = None) -> Report:
    """Like `verify`, for the text of a file."""
    try:
        data = parse_data(text)
    except RecordError as error:
        return unreadable(error)
    return verify(data, key=key, seen=seen)


def verify(record: Record | Mapping[str, Any], *, key: str | None = None, seen: Seen | None = None) -> Report:
    """Verify a record. `key` is the server's public key; without it, the signer of a valid signature is unknown.

    `seen` is what a device stored before it sent its entropy; without it the deal is at most FOLLOWS, since a server
    that chose its secret after receiving the entropy would write the same record.
    Raises BadSetup if `key` is not a key. Everything wrong with the record is in the report.
    """
    wanted = None if key is None else parse_key(key)
    data = record.as_data() if isinstance(record, Record) else record
    try:
        check_depth(data)
        check_head(data)
    except RecordError as error:
        return unreadable(error)
    return Report((_digest(data), _signature(data, wanted), _deal(data, seen), *_game(data)))


def _digest(data: Mapping[str, Any]) -> Part:
    try:
        check_digest(data)
    except RecordError as error:
        return Part("digest", State.WRONG, (error,))
    return Part("digest", State.PROVEN)


def _signature(data: Mapping[str, Any], wanted: str | None) -> Part:
    try:
        signature = read_signature(data)
    except RecordError as error:
        return Part("signature", State.WRONG, (error,))
    if signature is None:
        if wanted is None:
            return Part("signature", State.ABSENT)
        return Part("signature", State.WRONG, (RecordError("no_signature", key=wanted),))
    faults = []
    if not is_signed(record_digest(data), signature):  # of the actual content, whatever digest it claims
        faults.append(RecordError("wrong_signature", key=signature.key))
    if wanted is not None and signature.key != wanted:
        faults.append(RecordError("other_key", key=signature.key, wanted=wanted))
    state = State.WRONG if faults else State.STRANGER if wanted is None else State.PROVEN
    return Part("signature", state, tuple(faults), {"key": signature.key})


def _deal(data: Mapping[str, Any], seen: Seen | None) -> Part:
    if "fair" not in data:
        if seen is not None:
            return Part("deal", State.WRONG, (RecordError("entropy_missing", entropy=seen.entropy),))
        return Part("deal", State.ABSENT)
    try:
        seats = get_texts(data, "seats")
        seed = get(get(data, "shuffle", dict), "seed", object, "shuffle.")
    except RecordError:  # reported by the part about the game
        return Part("deal", State.UNCHECKED)
    try:
        fair = read_fair(data, len(seats))
    except RecordError as error:
        return Part("deal", State.WRONG, (error,))
    if fair is None or len(seats) > MOST_SEATS:
        return Part("deal", State.UNCHECKED)
    faults = []
    commitment = commitment_of(fair.secret)
    if fair.commitment != commitment:
        faults.append(RecordError("wrong_commitment", recorded=fair.commitment, computed=commitment))
    computed = seed_of(fair.secret, fair.entropies)
    if seed != computed:
        faults.append(RecordError("wrong_seed", recorded=shown(seed), computed=computed))
    if seen is not None:
        if fair.commitment != seen.commitment:
            faults.append(RecordError("other_commitment", recorded=fair.commitment, seen=seen.commitment))
        if seen.entropy not in fair.entropies:
            faults.append(RecordError("entropy_missing", entropy=seen.entropy))
    people = [seat for seat, name in enumerate(seats) if not name.startswith(BOT_PREFIX)]
    added = sum(entropy is not None for entropy in fair.entropies)
    silent = [seat for seat in people if fair.entropies[seat] is None]
    fits = State.ALONE if not added else State.FOLLOWS if seen is None else State.PROVEN
    state = State.WRONG if faults else fits
    return Part("deal", state, tuple(faults), {"commitment": fair.commitment, "added": added, "silent": silent})


def _game(data: Mapping[str, Any]) -> tuple[Part, Part]:
    """The actions, and the result that follows from them."""
    try:
        record = bare_record(data)
        game = replay(record, check=False)
    except RecordError as error:
        return Part("actions", State.WRONG, (error,)), Part("result", State.UNCHECKED)
    return Part("actions", State.PROVEN, facts={"actions": len(record.actions)}), _result(data, record, game)


def _result(data: Mapping[str, Any], record: Record, game: Game) -> Part:
    faults = list(differences(record, game))
    ended = None
    try:
        ended = read_ended(data, len(record.seats))
    except RecordError as error:
        faults.append(error)
    if faults:
        return Part("result", State.WRONG, tuple(faults))
    if ended is not None:
        return Part("result", State.STOPPED, facts=ended.as_data())
    return Part("result", State.PROVEN if game.is_over else State.OPEN)
