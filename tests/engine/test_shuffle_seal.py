"""The seal: anybody can compute it, and a journal keeps it through every old and new file."""

from __future__ import annotations

import json
from dataclasses import replace
from hashlib import sha256
from random import Random

import pytest

from game.engine.journal import CorruptJournal, Journal
from game.engine.shuffle_seal import commit, commit_1, grouped, holds, nonce

PLAIN = Journal("toy", 1, 3, {"jokers": True}, "abc")
SALT = "5a17" * 8


def test_it_is_the_hash_of_all_parts_with_their_lengths() -> None:
    text = '15:folkdeck seal 2,3:toy,1:1,1:3,15:{"jokers":true},3:abc,32:' + SALT + ","
    assert PLAIN.sealed(SALT).seal == sha256(text.encode()).hexdigest()
    assert PLAIN.sealed(SALT).sealed_text == text
    assert len({commit(("abc",), nonce(Random(n))) for n in range(50)}) == 50
    assert all(len(nonce(Random(n))) == 32 for n in range(50))
    assert grouped(text[:16]).replace(" ", "") == text[:16].replace(" ", "")


def test_no_two_ways_to_cut_it_into_parts_give_one_seal() -> None:
    assert commit(("a b",), "c") != commit(("a",), "b c")
    assert commit(("a", "b"), "c") != commit(("ab", ""), "c")
    old = commit_1("a b", SALT)
    assert holds(old, ("a b",), "a b", SALT)
    assert not holds(old, ("a",), "a", f"b {SALT}")


@pytest.mark.parametrize(
    "other",
    [{"game": "tow"}, {"version": 2}, {"seats": 4}, {"options": {"jokers": False}}, {"seed": "abd"},
     {"salt": "5a18" * 8}],
)  # fmt: skip
def test_it_covers_all_that_is_fixed_before_the_deal(other: dict[str, object]) -> None:
    sealed = PLAIN.sealed(SALT)
    assert sealed.seal_holds
    assert not replace(sealed, **other).seal_holds  # type: ignore[arg-type]


def test_a_seal_of_an_earlier_version_still_holds() -> None:
    # printf 'abc 5a175a175a175a175a175a175a175a17' | sha256sum
    old = replace(PLAIN, salt=SALT, seal=sha256(f"abc {SALT}".encode()).hexdigest())
    assert old.seal_holds
    assert old.sealed_text == f"abc {SALT}"
    assert not replace(old, seed="abd").seal_holds


def test_a_journal_keeps_its_seal() -> None:
    sealed = PLAIN.sealed(SALT)
    assert Journal.loads(sealed.dumps()) == sealed
    assert Journal.loads(PLAIN.dumps()) == PLAIN
    assert "seal" not in PLAIN.dumps()
    assert "salt" not in PLAIN.dumps()
    assert PLAIN.seal_holds


def test_what_newer_files_say_more_of_is_passed_over() -> None:
    head = json.dumps({**PLAIN.head(), "weather": "fine"})
    assert Journal.loads(head + "\n") == PLAIN


def test_a_seal_that_is_no_word_is_damage() -> None:
    head = json.dumps({**PLAIN.head(), "salt": 7, "seal": "x"})
    with pytest.raises(CorruptJournal, match="seal"):
        Journal.loads(head + "\n")
