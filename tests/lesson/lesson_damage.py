"""Damage to a lesson's file: cut, doubled and swapped lines, random bytes, wrong cards."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TypeAlias

LESSONS = sorted((Path(__file__).parents[2] / "assets" / "lessons").glob("*.md"))
CARD = re.compile(rb"\b[2-9TJQKA][cdhs]\b|\*[12]")
WRONG_CARDS = (b"Zz", b"1c", b"10h", b"Kx", b"*3", b"2d", b"As", b"?", b"", b"none")
WRONG_WORDS = (
    b"99",
    b"-1",
    b"1e9",
    b"9" * 40,
    b"P9",
    b"P0",
    "²".encode(),
    b"",
    b"yes",
    b":",
    b"--",
)

Damage: TypeAlias = Callable[[bytes, Random], bytes]


def cut(whole: bytes, dice: Random) -> bytes:
    """All that stands before some byte."""
    return whole[: dice.randrange(len(whole))]


def double_a_line(whole: bytes, dice: Random) -> bytes:
    """Some line stands there twice."""
    lines = whole.split(b"\n")
    at = dice.randrange(len(lines))
    return b"\n".join([*lines[: at + 1], *lines[at:]])


def drop_a_line(whole: bytes, dice: Random) -> bytes:
    """Some line is missing."""
    lines = whole.split(b"\n")
    del lines[dice.randrange(len(lines))]
    return b"\n".join(lines)


def swap_lines(whole: bytes, dice: Random) -> bytes:
    """Two lines stand in each other's place."""
    lines = whole.split(b"\n")
    one, other = dice.sample(range(len(lines)), 2)
    lines[one], lines[other] = lines[other], lines[one]
    return b"\n".join(lines)


def random_bytes(whole: bytes, dice: Random) -> bytes:
    """Up to four bytes are others."""
    raw = bytearray(whole)
    for _ in range(dice.randint(1, 4)):
        raw[dice.randrange(len(raw))] = dice.randrange(256)
    return bytes(raw)


def wrong_card(whole: bytes, dice: Random) -> bytes:
    """Some card is another one, or none at all."""
    found = dice.choice(list(CARD.finditer(whole)))
    return whole[: found.start()] + dice.choice(WRONG_CARDS) + whole[found.end() :]


def wrong_word_of_the_position(whole: bytes, dice: Random) -> bytes:
    """Some word of the position with which the lesson begins is another one."""
    start = whole.index(b"```scenario")
    end = whole.index(b"\n```", start)
    lines = whole[start:end].split(b"\n")
    at = dice.randrange(1, len(lines))
    words = lines[at].split(b" ")
    words[dice.randrange(len(words))] = dice.choice(WRONG_WORDS)
    lines[at] = b" ".join(words)
    return whole[:start] + b"\n".join(lines) + whole[end:]


DAMAGES: tuple[Damage, ...] = (
    cut,
    double_a_line,
    drop_a_line,
    swap_lines,
    random_bytes,
    wrong_card,
    wrong_word_of_the_position,
)


def is_one_sentence(text: str) -> bool:
    """Whether *text* can be shown to a person: one line of words, not too long, with an end."""
    return 10 < len(text) < 200 and text.rstrip("”").endswith(".") and text.isprintable()
