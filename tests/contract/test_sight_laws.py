"""Each of the games would be caught if it told hidden cards by one of its hooks for the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import pytest

from game.contract import random_matches, sight_laws
from game.contract.moment import Moment
from game.contract.variants import Variant, pairwise
from game.engine.action import Action, Mode
from game.engine.match import Match
from game.engine.rules import State
from game.engine.zones import Seat
from game.presentation.announcement import PLAIN
from game.presentation.input_hints import InputHints
from game.presentation.presenter import presenter_of
from game.presentation.status import Status
from game.shelf import SHELF

TABLES = [pairwise(game)[0] for game in SHELF]
SECRET = {"democracy", "indian_chief"}
"""Games that begin with a secret choice of several seats."""
LONG = 60
"""So many moments of a match are judged at most."""


def in_a_label(told: str, hidden: str) -> str:
    return f"{told} {hidden}"


def in_a_warning(_told: str, hidden: str) -> str:
    return f"Look: {hidden}. Go on?"


def in_a_hint(told: InputHints, hidden: str) -> InputHints:
    return told._replace(promise=hidden)


def in_a_status(told: Status, hidden: str) -> Status:
    return told._replace(prompt=hidden)


LEAKS: dict[str, Callable[[Any, str], Any]] = {
    "label": in_a_label,
    "warning": in_a_warning,
    "input_hints": in_a_hint,
    "status": in_a_status,
}
"""What a hook tells with the hidden cards in it."""


def judge(table: Variant) -> None:
    """The laws of sight at each moment of a random match."""
    rng = Random("sight")
    match: Match[Any] = Match(table.rules(), "sight")
    for _ in range(LONG):
        now = Moment(match, rng)
        for law in sight_laws.LAWS:
            law(now)
        if not match.turn.seats:
            break
        random_matches.step(match, rng)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_an_honest_game_tells_nothing(table: Variant) -> None:
    judge(table)


@pytest.mark.parametrize("hook", LEAKS)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_that_tells_hidden_cards_is_caught(
    monkeypatch: pytest.MonkeyPatch, table: Variant, hook: str
) -> None:
    kind = SHELF[table.game].rules
    shown = type(presenter_of(table.rules()))
    listed, honest, leak = kind.candidates, getattr(shown, hook), LEAKS[hook]
    truth: list[State[Any]] = []

    def remembering(self: Any, state: State[Any], seat: Seat) -> Iterable[Action]:
        truth[:] = [state]
        return listed(self, state, seat)

    def leaking(self: Any, *asked: Any) -> Any:
        zones = truth[-1].table.zones if truth else []
        hidden = " ".join(card.text for zone in zones for card in zone)
        return leak(honest(self, *asked), hidden)

    monkeypatch.setattr(kind, "candidates", remembering)
    monkeypatch.setattr(shown, hook, leaking)
    with pytest.raises(AssertionError):
        judge(table)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_words_about_secret_choices_that_tell_more_are_caught(
    monkeypatch: pytest.MonkeyPatch, table: Variant
) -> None:
    """Words that name the first card of somebody's hand when all choices come to light."""
    rules = table.rules()
    kind, honest = type(rules), type(rules).apply
    match: Match[Any] = Match(rules, "sight")
    turn = match.turn
    if turn.mode is not Mode.SECRET or len(turn.seats) < 2:
        assert table.game not in SECRET
        return
    assert table.game in SECRET

    def telling(self: Any, state: State[Any], action: Action, rng: Random) -> None:
        honest(self, state, action, rng)
        hand = max(state.table.zones, key=len)
        state.table.say("leak", f"There is {hand[0].words}.", PLAIN)

    monkeypatch.setattr(kind, "apply", telling)
    moments = [Moment(match, Random(number)) for number in range(LONG)]
    with pytest.raises(AssertionError):
        list(map(sight_laws.words_follow_from_secret_choices, moments))
