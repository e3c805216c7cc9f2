"""Forgers: whatever they change in a signed record is found, and said."""

from __future__ import annotations

import json

import pytest

from tests.fair.forgeries import KINDS, Forgery, forgeries
from tests.fair.tables import SERVER, TABLES, signed
from vialibre.fair.verify import verify
from vialibre.i18n import Words, languages

ALWAYS_SEEN = {"action", "score", "winner", "seed", "secret", "commitment", "entropy", "board"}
"""What does not match even if the forger signs with their own key and the verifier does not check whose key it is."""
SAID = {
    "score": {"wrong_result"},
    "winner": {"wrong_result"},
    "seed": {"wrong_seed"},
    "secret": {"wrong_commitment", "wrong_seed"},
    "commitment": {"wrong_commitment"},
    "entropy": {"wrong_seed"},
    "board": {"board_changed"},
}
each_kind = pytest.mark.parametrize("kind", KINDS)


def of(kind: str) -> list[Forgery]:
    found = [forgery for forgery in forgeries() if forgery.kind == kind]
    assert len(found) >= 12
    return found


def codes(data: dict[str, object], key: str | None = None) -> set[str]:
    return {fault.code for fault in verify(data, key=key).faults}


@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_the_true_records_fit(board: str, seats: int) -> None:
    assert verify(signed(board, seats), key=SERVER.public).fits


def test_there_are_more_than_200_different_forgeries() -> None:
    assert len({json.dumps(forgery.data, sort_keys=True) for forgery in forgeries()}) == len(forgeries()) > 200


@each_kind
def test_found_with_the_digest_left_as_it_was(kind: str) -> None:
    for forgery in of(kind):
        found = codes(forgery.data)
        assert found >= {"wrong_signature"} | SAID.get(kind, set()), forgery.name
        assert ("wrong_digest" in found) == (kind not in ("signature", "key")), forgery.name


@each_kind
def test_found_with_a_new_digest(kind: str) -> None:
    for forgery in of(kind):
        found = codes(forgery.sealed())
        assert found >= {"wrong_signature"} | SAID.get(kind, set()), forgery.name
        assert "wrong_digest" not in found, forgery.name


@each_kind
def test_found_with_a_new_signature_by_whoever_has_the_servers_key(kind: str) -> None:
    for forgery in of(kind):
        found = codes(forgery.signed_anew(), SERVER.public)
        assert found >= {"other_key"} | SAID.get(kind, set()), forgery.name
        assert not found & {"wrong_digest", "wrong_signature"}, forgery.name


@pytest.mark.parametrize("kind", sorted(ALWAYS_SEEN))
def test_found_with_a_new_signature_even_without_the_servers_key(kind: str) -> None:
    for forgery in of(kind):
        found = codes(forgery.signed_anew())
        assert found, forgery.name
        assert found >= SAID.get(kind, set()), forgery.name


def test_what_only_the_servers_key_shows() -> None:
    """docs/fair-deal.md says so: names, and games cut short, are the signature's word alone."""
    for forgery in of("seat") + [forgery for forgery in of("ending") if "ended" in forgery.data]:
        assert verify(forgery.signed_anew()).fits, forgery.name


def test_a_signature_taken_away_is_missed_by_whoever_has_the_servers_key() -> None:
    data = {key: value for key, value in signed("usa", 2).as_data().items() if key != "signature"}
    assert verify(data).fits
    assert codes(data, SERVER.public) == {"no_signature"}


@pytest.mark.parametrize("lang", languages())
def test_every_fault_is_told(lang: str) -> None:
    words = Words(lang)
    for forgery in forgeries():
        for fault in verify(forgery.data, key=SERVER.public).faults:
            text = words.error(fault)
            assert "error-" not in text
            assert "{" not in text
            assert text.replace("\u00a0", " ").isprintable()  # French sets such spaces before its signs
