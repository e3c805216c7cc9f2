"""The mutants still fit the engine. Whether the tests of the rules kill them, `python -m tests.mutants` finds out."""

from __future__ import annotations

import tomllib

import pytest

from tests.mutants.catalogue import Mutant, load_mutants, mutated
from tests.rules.ids import rule_ids

MUTANTS = load_mutants()


@pytest.mark.parametrize("mutant", MUTANTS, ids=[f"{mutant.id}: {mutant.why}" for mutant in MUTANTS])
def test_it_applies(mutant: Mutant) -> None:
    """What it replaces occurs exactly once, and what comes out can be read."""
    text = mutated(mutant)
    if mutant.file.endswith(".py"):
        compile(text, mutant.file, "exec")
    else:
        tomllib.loads(text)


def test_every_rule_has_one() -> None:
    assert {mutant.id for mutant in MUTANTS} == set(rule_ids())


def test_no_two_are_the_same() -> None:
    assert len({(mutant.id, mutant.file, mutant.old, mutant.new) for mutant in MUTANTS}) == len(MUTANTS)
