"""The acts that the words about a character speak of, as each game knows them.

A measure looks at a decision. Where the act is at issue, it says how much of it each legal action
is: 1 or 0, or a number that grows. Where nothing is to be told, it says None.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from game.bots.bot import WAIT
from game.bots.character_styles import Act
from game.engine.action import Action
from game.engine.observation import Observation
from game.games.democracy.rules import vote_winner
from game.games.fire_gibbon.rules.doubts import is_true
from game.games.fire_gibbon.rules.flame import flame_above
from game.games.pitch.rules.facts import PASS
from game.games.sinful_gibbon.rules.doubts import verdict

Degrees = Mapping[Action, float]
"""How much of an act each action is."""
Measure = Callable[[Observation[Any], Sequence[Action]], Degrees | None]


def chosen(*wanted: str) -> Measure:
    """The act of choosing one of these verbs where others are legal too."""

    def told(_seen: Observation[Any], legal: Sequence[Action]) -> Degrees | None:
        return _at_issue({action: float(action.verb in wanted) for action in legal})

    return told


def _at_issue(degrees: Degrees) -> Degrees | None:
    return degrees if len(set(degrees.values())) > 1 else None


def _false_number(seen: Observation[Any], legal: Sequence[Action]) -> Degrees | None:
    """A promise in Sinful Gibbon that the card does not keep."""
    standing, found = seen.facts.standing, dict[Action, float]()
    for action in legal:
        heart = action.verb == "promise_heart"
        if heart or action.verb == "promise_number":
            number = standing if heart else action.value
            found[action] = float(not verdict(action.cards[0], number or 0, heart).true)
    return _at_issue(found)


def _false_fire(seen: Observation[Any], legal: Sequence[Action]) -> Degrees | None:
    """A face-down card in Fire Gibbon that is not as high as it must be."""
    required = flame_above(seen.facts.flame or 0)
    down = [action for action in legal if action.verb == "play_down" and action.cards]
    lies = {action for action in down if not is_true(action.cards[0], required)}
    return _at_issue({action: float(action in lies) for action in legal}) if down else None


def _bid(_seen: Observation[Any], legal: Sequence[Action]) -> Degrees | None:
    """How high a bid in Pitch is; a pass is none."""
    if not any(action.verb == "bid" for action in legal):
        return None
    return {action: float(action.value or PASS) for action in legal}


def _saves_trumps(seen: Observation[Any], legal: Sequence[Action]) -> Degrees | None:
    """A card that is no trump, or none at all, where a trump could be played."""
    trump = seen.facts.trump
    if trump is None:
        return None
    trumps = (any(card.suit is trump for card in action.cards) for action in legal)
    return _at_issue({action: float(not each) for action, each in zip(legal, trumps, strict=True)})


def _saves_strength(seen: Observation[Any], legal: Sequence[Action]) -> Degrees | None:
    """How weak a card of the hand is chosen in Democracy."""
    upcard = next(iter(seen.cards("upcard")), None)
    strengths = {each: float(vote_winner.strength(each.cards[0], upcard)) for each in legal}
    return _at_issue({action: -worth for action, worth in strengths.items()})


def _goes_on(_seen: Observation[Any], legal: Sequence[Action]) -> Degrees | None:
    """A discard in Jersey Gin where a knock is allowed and gin is not."""
    there = {action.verb for action in legal}
    if "knock" not in there or "gin" in there:
        return None
    return _at_issue({action: float(action.verb != "knock") for action in legal})


def _holds_back(seen: Observation[Any], legal: Sequence[Action]) -> Degrees | None:
    """A turn in Vendetta in which nothing is laid or stolen, though that is possible."""
    found = {action: float(action.verb == "end") for action in legal}
    if seen.seat is not None:
        found[Action(seen.seat, WAIT)] = 1.0
    return _at_issue(found)


ACTS: Mapping[str, Mapping[Act, Measure]] = MappingProxyType(
    {
        "sinful_gibbon": {
            Act.LIE: _false_number,
            Act.DOUBT: chosen("doubt"),
            Act.RISK: chosen("promise_heart"),
        },
        "fire_gibbon": {
            Act.LIE: _false_fire,
            Act.DOUBT: chosen("doubt"),
            Act.RISK: chosen("play_random"),
        },
        "vendetta": {Act.WAIT: _holds_back},
        "skitgubbe": {Act.WAIT: _saves_trumps},
        "pitch": {Act.RISK: _bid, Act.WAIT: _saves_trumps},
        "democracy": {Act.WAIT: _saves_strength},
        "jersey_gin": {Act.WAIT: _goes_on},
        "bridge_solitaire": {Act.RISK: chosen("bid"), Act.WAIT: chosen("pass")},
    }
)
"""Which acts there are in a game; Indian Chief has none that a word could mean."""
