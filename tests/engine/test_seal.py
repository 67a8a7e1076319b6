"""The seal: anybody can compute it, and a journal keeps it through every old and new file."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from game.engine.journal import CorruptJournal, Journal
from game.engine.seal import grouped, salt, seal

PLAIN = Journal("toy", 1, 3, {"jokers": True}, "abc")


def test_it_is_the_hash_of_seed_space_and_salt() -> None:
    # printf 'abc def' | sha256sum
    known = "010971ea0013a09d91df437de2cd6f66df4dbdf78974926175d8421055ad1f62"
    assert seal("abc", "def") == known
    assert len({seal("abc", salt(Random(n))) for n in range(50)}) == 50
    assert all(len(salt(Random(n))) == 32 for n in range(50))
    assert grouped(known).replace(" ", "") == known


def test_a_journal_keeps_its_seal() -> None:
    sealed = PLAIN.sealed("5a17")
    assert sealed.seal == seal("abc", "5a17")
    assert Journal.loads(sealed.dumps()) == sealed
    assert Journal.loads(PLAIN.dumps()) == PLAIN
    assert "seal" not in PLAIN.dumps()
    assert "salt" not in PLAIN.dumps()


def test_what_newer_files_say_more_of_is_passed_over() -> None:
    head = json.dumps({**PLAIN.head(), "weather": "fine"})
    assert Journal.loads(head + "\n") == PLAIN


def test_a_seal_that_is_no_word_is_damage() -> None:
    head = json.dumps({**PLAIN.head(), "salt": 7, "seal": "x"})
    with pytest.raises(CorruptJournal, match="seal"):
        Journal.loads(head + "\n")


def test_a_seal_is_not_made_anew_for_another_seed() -> None:
    changed = replace(PLAIN.sealed("5a17"), seed="other")
    assert changed.seal != seal(changed.seed, changed.salt)
