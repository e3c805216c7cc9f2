"""The hash of a deal: its fixed values, and that nothing which goes into it can change unnoticed."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.effort import times
from vialibre.errors import BadSetup
from vialibre.fair.deal import commitment_of, deal_proof, new_secret, parse_entropy, seed_of

VECTORS = json.loads((Path(__file__).parent / "vectors.json").read_text("utf-8"))


@pytest.mark.parametrize("vector", VECTORS["deals"], ids=lambda vector: vector["name"])
def test_vectors(vector: dict[str, Any]) -> None:
    assert commitment_of(vector["secret"]) == vector["commitment"]
    assert seed_of(vector["secret"], vector["entropies"]) == vector["seed"]
    fair = deal_proof(vector["secret"], vector["entropies"])
    assert fair.as_data() == {key: vector[key] for key in ("commitment", "secret", "entropies")}


def flipped(text: str, random: Random) -> str:
    """One bit of it changed."""
    content = bytearray.fromhex(text)
    content[random.randrange(len(content))] ^= 1 << random.randrange(8)
    return content.hex()


def moved(text: str, other: str, random: Random) -> tuple[str, str]:
    """A byte taken from the end of one and put before the other: together they are still the same bytes."""
    at = 2 * random.randrange(1, len(text) // 2)
    return text[:-at], text[-at:] + other


def test_every_change_of_an_entropy_changes_the_seed() -> None:
    random = Random("entropies")
    for _ in range(times(2_000, 50_000)):
        secret = random.randbytes(32).hex()
        given = [random.randbytes(random.randint(16, 64)).hex() if random.random() < 0.8 else None for _ in range(6)]
        given[0], given[3] = random.randbytes(32).hex(), random.randbytes(32).hex()
        added = [seat for seat, entropy in enumerate(given) if entropy is not None]
        changed = list(given)
        seat = random.choice(added)
        match random.randrange(5):
            case 0:
                changed[seat] = flipped(given[seat] or "", random)
            case 1:
                changed[seat] = None
            case 2:
                changed[seat] = (given[seat] or "") + "00"
            case 3:
                one, two = added[:2]
                changed[one], changed[two] = moved(given[one] or "", given[two] or "", random)
            case _:
                changed[0], changed[3] = given[3], given[0]
        assert seed_of(secret, changed) != seed_of(secret, given)
        assert seed_of(flipped(secret, random), given) != seed_of(secret, given)


def test_secrets_are_random() -> None:
    secrets = {new_secret() for _ in range(100)}
    assert len(secrets) == 100
    assert {len(bytes.fromhex(secret)) for secret in secrets} == {32}


@pytest.mark.parametrize("text", ["0f" * 16, "0F" * 32, "ab" * 64])
def test_what_a_person_may_add(text: str) -> None:
    assert parse_entropy(text) == text.lower()


@pytest.mark.parametrize(
    "text", ["", "00" * 15, "0" * 33, "00" * 65, "xy" * 16, " " * 32, "é" * 32, "٣" * 32, "0" * 10**6]
)
def test_what_nobody_may_add(text: str) -> None:
    with pytest.raises(BadSetup) as caught:
        parse_entropy(text)
    assert caught.value.code == "bad_entropy"
    assert len(str(caught.value)) < 500
