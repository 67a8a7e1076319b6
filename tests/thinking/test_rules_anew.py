"""The worker opens rules of its own: it decides as whoever shares the rules of the match would."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.bot import choose
from game.bots.manner import Level, Manner
from game.shelf import SHELF
from game.thinking.thinker import Thinker
from tests.contract.moment import asked
from tests.engine.play import play
from tests.thinking.test_thinker import Question, wait


@pytest.mark.parametrize("game", SHELF)
def test_a_worker_decides_as_the_rules_of_the_match_do(game: str) -> None:
    """After cards were laid that lay nowhere at the deal; Vendetta once knew no such places."""
    box = SHELF[game]
    match = play(box.open(), "worker", limit=25)
    rules = match.rules
    thinker = Thinker()
    thinker.start()
    try:
        for number in range(4):
            seen, manner = match.observe(asked(match)), Manner(Level.NOVICE)
            question = Question(rules, rules.options.written(), manner, seen, str(number))
            thinker.ask(question)
            told = wait(thinker)
            assert thinker.trouble == ""
            assert told == choose(box.bot(rules, manner), seen, Random(str(number)))
            match.submit(told)
    finally:
        thinker.close()
