"""Simple players of Fire Gibbon, to measure others by: fools, greed, a baseline."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from types import MappingProxyType
from typing import Any

from game.bots.bot import Bot
from game.bots.profile import BotProfile, Level
from game.bots.random_bot import random_action
from game.engine.action import Action
from game.engine.cards import Card, Suit
from game.engine.observation import Observation
from game.engine.rules import AnyRules
from game.engine.zones import Seat
from game.games.fire_gibbon.bot.belief import Belief, unseen_cards
from game.games.fire_gibbon.bot.bot import FireGibbonBot
from game.games.fire_gibbon.rules.doubts import is_true
from game.games.fire_gibbon.rules.facts import FireFacts
from game.games.fire_gibbon.rules.flame import ACE, flame_above

BAR = 0.4
"""The chance of a lie from which on the baseline doubts."""
LAST_OF_OTHER, LAST_OF_OWN = 0.2, -0.15
"""What it demands beyond that when the other, or itself, has one card left."""
ALL = 54
HOT = 12
"""No fire is started as high as that."""


class SimpleDecision:
    """One decision as the simple players see it."""

    def __init__(self, seen: Observation[FireFacts], rules: AnyRules, rng: Random) -> None:
        """Sort what may be played into truth and lies."""
        assert seen.seat is not None
        self.seen, self.facts, self.me, self.rng = seen, seen.facts, seen.seat, rng
        self.unseen = Belief(unseen_cards(seen, rules, ALL))
        self.legal = seen.legal
        self.doubts = [each for each in self.legal if each.verb == "doubt"]
        self.doubts = [each for each in self.doubts if not self.proven(each)]
        up = [each for each in self.legal if each.verb == "play_up"]
        down = [each for each in self.legal if each.verb == "play_down"]
        self.tables = [each for each in self.legal if each.verb == "play_table"]
        required = (self.facts.flame or 0) + 1
        self.true = up + [each for each in down if is_true(each.cards[0], required)]
        self.lies = [each for each in down if not is_true(each.cards[0], required)]
        self.leap = next((each for each in self.legal if each.verb == "play_random"), None)

    def cards(self, seat: Seat) -> int:
        """How many hidden cards a seat has."""
        return len(self.seen.cards("hand", seat))

    def proven(self, action: Action) -> bool:
        """Whether everybody saw that the doubted card is true."""
        return self.facts.proven[self.facts.latest[action.value or 0]] is not None

    def false(self, action: Action) -> float:
        """The chance that the owner of a card had no true one."""
        other = action.value or 0
        required = self.facts.required[self.facts.latest[other]]
        return self.unseen.without_true(required, max(1, self.cards(other)))


Doubts = Callable[[SimpleDecision], Action | None]
Plays = Callable[[SimpleDecision], Action]


class Baseline:
    """A player with one rule for doubts and one for plays."""

    def __init__(self, rules: AnyRules, doubts: Doubts, plays: Plays) -> None:
        """Play *rules* with these two policies."""
        self.rules, self.doubts, self.plays = rules, doubts, plays

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """Yield one action, at once."""
        sight = SimpleDecision(seen, self.rules, rng)
        phase = sight.facts.phase
        if phase == "reward":
            yield max(sight.legal, key=lambda each: shown_first(each.cards[0]))
        elif phase == "refill":
            yield refill(sight)
        elif phase == "swap":
            yield random_action(sight.legal, rng)
        else:
            yield (self.doubts(sight) if sight.doubts else None) or self.plays(sight)


def shown_first(card: Card) -> int:
    """The order in which cards are shown (point 4): high hearts first, aces and jokers last."""
    if card.is_joker:
        return -20
    if card.suit is Suit.HEARTS:
        return 20 + card.rank if card.rank > 8 else 0
    return -abs(card.rank - 8)


def refill(sight: SimpleDecision) -> Action:
    """The card for an empty fire spot (point 5): a high heart from the hand, or else the deck's."""
    hearts = [each for each in sight.legal if each.cards and shown_first(each.cards[0]) > 20]
    decks = [each for each in sight.legal if not each.cards]
    return max(hearts, key=lambda each: each.cards[0].rank) if hearts else decks[0]


def baseline_doubts(sight: SimpleDecision) -> Action | None:
    """Whether the least credible card is doubted (point 1), and which."""
    worst = max(sight.doubts, key=sight.false)
    bar = BAR
    bar += LAST_OF_OTHER if sight.cards(worst.value or 0) == 1 else 0
    bar += LAST_OF_OWN if sight.cards(sight.me) == 1 else 0
    return worst if sight.false(worst) > bar else None


def baseline_play(sight: SimpleDecision) -> Action:
    """The play of the baseline (points 2 and 3): the lowest truth, an ace, a lie or a leap."""
    if sight.facts.flame is None:
        return start(sight)
    truths = [each for each in sight.true if not _cools(each)]
    if truths:
        return min(truths, key=lambda each: each.cards[0].rank or ACE)
    cooling = [each for each in sight.tables if _cools(each)] or sight.true or sight.tables
    if cooling:
        return min(cooling, key=lambda each: each.cards[0].rank)
    raiser = sight.facts.raiser
    near = raiser is not None and raiser != sight.me and sight.cards(raiser) <= 1
    if sight.lies and (near or sight.leap is None or sight.rng.random() < 0.5):
        return low_lie(sight)
    return sight.leap or low_lie(sight)


def _cools(action: Action) -> bool:
    return action.verb != "play_down" and action.cards[0].rank == ACE


def start(sight: SimpleDecision) -> Action:
    """The card that starts a fire: low or middling, hearts first."""
    cool = [each for each in sight.true if 0 < each.cards[0].rank < HOT] or sight.true
    if not cool:
        return random_action(sight.tables, sight.rng) if sight.tables else sight.legal[-1]
    return min(cool, key=lambda each: (each.cards[0].suit is not Suit.HEARTS, each.cards[0].rank))


def low_lie(sight: SimpleDecision) -> Action:
    """The card to lie with: a heart, or else the lowest."""
    if not sight.lies:
        return random_action(sight.legal, sight.rng)
    return min(
        sight.lies, key=lambda each: (each.cards[0].suit is not Suit.HEARTS, each.cards[0].rank)
    )


def honest_play(sight: SimpleDecision) -> Action:
    """A truth, a fire spot or a random card; never a lie."""
    if sight.facts.flame is None or sight.true or sight.tables:
        return baseline_play(sight)
    return sight.leap or low_lie(sight)


def lying_play(sight: SimpleDecision) -> Action:
    """Any lie before any truth."""
    return random_action(sight.lies, sight.rng) if sight.lies else baseline_play(sight)


def greedy_play(sight: SimpleDecision) -> Action:
    """The highest raise there is, true if possible, so that whoever falls pays."""
    flame = sight.facts.flame

    def height(action: Action) -> int:
        if action.verb == "play_down":
            return flame_above(flame or 0)
        return action.cards[0].rank % ACE

    plays = sight.true + sight.tables
    return max(plays, key=height) if plays else sight.leap or low_lie(sight)


def certain(sight: SimpleDecision) -> Action | None:
    """Doubt what cannot be true."""
    return next((each for each in sight.doubts if sight.false(each) >= 1), None)


def always(sight: SimpleDecision) -> Action | None:
    """Doubt whenever possible."""
    return max(sight.doubts, key=sight.false)


def never(sight: SimpleDecision) -> Action | None:
    """Doubt nothing."""
    return None


def _simple(doubts: Doubts, plays: Plays) -> Callable[[AnyRules], Bot]:
    return lambda rules: Baseline(rules, doubts, plays)


KINDS: Mapping[str, Callable[[AnyRules], Bot]] = MappingProxyType(
    {
        "policy": lambda rules: FireGibbonBot(rules, BotProfile(Level.MASTER, effort=0.0)),
        "baseline": _simple(baseline_doubts, baseline_play),
        "greedy": _simple(certain, greedy_play),
        "honest": _simple(baseline_doubts, honest_play),
        "liar": _simple(baseline_doubts, lying_play),
        "doubter": _simple(always, baseline_play),
        "truster": _simple(never, baseline_play),
    }
)
"""By name."""
