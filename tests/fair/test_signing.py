"""Signatures: their fixed values, and that a key keeps its secret to itself."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.fair.tables import FORGER, SERVER, played
from vialibre.engine.record import record_digest
from vialibre.engine.record_metadata import Signature
from vialibre.engine.record_parser import parse_record
from vialibre.errors import BadSetup
from vialibre.fair.signing import PRIVATE, SigningKey, is_signed, parse_key

VECTORS = json.loads((Path(__file__).parent / "vectors.json").read_text("utf-8"))


@pytest.mark.parametrize("vector", VECTORS["digests"], ids=lambda vector: vector["name"])
def test_digest_vectors(vector: dict[str, Any]) -> None:
    assert record_digest(vector["record"]) == vector["digest"]


@pytest.mark.parametrize("vector", VECTORS["signatures"], ids=lambda vector: vector["key"][:8])
def test_signature_vectors(vector: dict[str, Any]) -> None:
    key = SigningKey.from_text(vector["private"])
    signature = Signature(vector["key"], vector["value"])
    assert key.public == vector["key"]
    assert key.sign_digest(vector["digest"]) == signature
    assert is_signed(vector["digest"], signature)
    assert not is_signed("00" * 32, signature)
    assert not is_signed(vector["digest"], Signature(FORGER.public, vector["value"]))


def test_a_key_comes_back_from_its_text() -> None:
    key = SigningKey.generate()
    again = SigningKey.from_text(key.as_text())
    assert again.public == key.public
    assert again.sign_digest("ab" * 32) == key.sign_digest("ab" * 32)
    assert SigningKey.generate().public != key.public


def test_a_key_does_not_show_its_private_half() -> None:
    private = SERVER.as_text().removeprefix(PRIVATE)
    assert private not in repr(SERVER)
    assert SERVER.public in repr(SERVER)
    with pytest.raises(BadSetup) as caught:
        SigningKey.from_text(SERVER.as_text() + "0")
    assert private not in str(caught.value)
    with pytest.raises(BadSetup) as caught:
        parse_key(SERVER.as_text())
    assert private not in str(caught.value)


@pytest.mark.parametrize(
    "text", ["", "11" * 32, PRIVATE, PRIVATE + "11" * 31, PRIVATE + "xx" * 32, PRIVATE.upper() + "11" * 32]
)
def test_what_is_no_signing_key(text: str) -> None:
    with pytest.raises(BadSetup) as caught:
        SigningKey.from_text(text)
    assert caught.value.code == "bad_signing_key"


@pytest.mark.parametrize("text", ["", "11" * 31, "xx" * 32, "11" * 33])
def test_what_is_no_public_key(text: str) -> None:
    with pytest.raises(BadSetup) as caught:
        parse_key(text)
    assert caught.value.code == "bad_key"


def test_a_public_key_may_be_written_large() -> None:
    assert parse_key(f" {SERVER.public.upper()}\n") == SERVER.public


@pytest.mark.parametrize("key", ["00" * 32, "01" + "00" * 31, "ff" * 32, "ed" + "ff" * 30 + "7f"])
def test_points_that_are_odd_or_none_sign_nothing(key: str) -> None:
    value = SERVER.sign_digest("ab" * 32).value
    assert not is_signed("ab" * 32, Signature(key, value))


def test_a_signed_record_is_the_same_record_and_comes_back_from_its_file() -> None:
    record = played("san_francisco", 3)
    signed = SERVER.sign(record)
    assert {**record.as_data(), "signature": signed.as_data()["signature"]} == signed.as_data()
    assert parse_record(signed.as_json()) == signed
    assert SERVER.sign(signed) == signed
