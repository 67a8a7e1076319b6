"""The session's questions fit whoever thinks, and every level of every game thinks elsewhere."""

from __future__ import annotations

import time
from random import Random

import pytest

from game.app.mind import Mind, Question
from game.bots.bot import choose
from game.bots.manner import Level, Manner
from game.engine.match import Match
from game.shelf import SHELF
from game.thinking.thinker import Thinker


def minds() -> list[Mind]:
    """Both kinds, as the session knows them."""
    return [Thinker(), Thinker.in_slices()]


@pytest.mark.parametrize("number", [0, 1])
def test_the_shelf_thinks_the_same_everywhere(number: int) -> None:
    mind = minds()[number]
    for box in SHELF.values():
        rules = box.open()
        match = Match(rules, "mind")
        seat = match.turn.seats[0]
        for level in (Level.NOVICE, Level.SKILLED):
            # With little effort even a busy machine comes to the end before the limit.
            manner = Manner(level, effort=0.1)
            seen = match.observe(seat)
            mind.ask(Question(rules, rules.options.written(), manner, seen, "dice"))
            until = time.monotonic() + 120
            action = mind.poll()
            while action is None and time.monotonic() < until:
                time.sleep(0.002)
                action = mind.poll()
            assert action == choose(box.bot(rules, manner), seen, Random("dice"))
    mind.close()
