"""The digits of answers beside a card mean the same all evening."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.engine.match import Match
from game.presentation.presented_choice import PresentedChoice
from game.presentation.presenter import presenter_of
from game.shelf import SHELF
from game.table.controls.answer_digits import AnswerDigits
from game.table.controls.choice_text import concerned_seat
from game.table.gestures import intent
from game.table.gestures.intent import Grip

DECISIONS = 120


def answers(match: Match[Any], seat: int) -> list[list[PresentedChoice]]:
    """What each thing that a hand may take hold of asks, where there is more than one answer."""
    choices = presenter_of(match.rules).choices(match.observe(seat))
    grips = {(frozenset(c.action.cards), None) for c in choices if len(c.action.cards) == 1}
    found = [intent.matching_choices(Grip(*grip), choices) for grip in sorted(grips, key=str)]
    plain = [[c for c in each if c.input_hints.tile is None] for each in found]
    return [each for each in plain if len(each) > 1]


@pytest.mark.parametrize("game", list(SHELF))
def test_a_digit_never_means_another_kind_of_answer(game: str) -> None:
    rules = SHELF[game].open(SHELF[game].rules.default_seats)
    digits, meant = AnswerDigits(), dict[str, str]()
    for seed in ("one", "two"):
        match, rng = Match(rules, seed), Random(seed)
        for _ in range(DECISIONS):
            if not match.seats_with_moves:
                break
            seat = rng.choice(match.seats_with_moves)
            for asked in answers(match, seat):
                found = digits.digits(asked)
                shown = [digit for digit in found if digit]
                assert len(set(shown)) == len(shown)
                about = [concerned_seat(choice) for choice in asked]
                verbs = [choice.action.verb for choice in asked]
                for verb, digit, whom in zip(verbs, found, about, strict=True):
                    if whom is not None and digit == str(whom + 1):
                        continue
                    if verbs.count(verb) == 1 and set(about) == {None}:
                        assert meant.setdefault(digit, verb) == verb
            match.submit(rng.choice(match.legal(seat)))


def test_face_down_keeps_its_digit_when_face_up_is_refused() -> None:
    rules = SHELF["fire_gibbon"].open(4)
    match, rng, digits = Match(rules, "down"), Random(1), AnswerDigits()
    seen = set()
    for _ in range(DECISIONS):
        if not match.seats_with_moves:
            break
        seat = match.seats_with_moves[0]
        for asked in answers(match, seat):
            for choice, digit in zip(asked, digits.digits(asked), strict=True):
                seen.add((choice.action.verb, digit))
        match.submit(rng.choice(match.legal(seat)))
    assert len({digit for _, digit in seen}) == len({verb for verb, _ in seen}) == len(seen)
