"""What an action of Vendetta brings in points: tricks, their danger, and what stays in hand."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.vendetta.bot.parameters import Parameters
from game.games.vendetta.bot.trick_safety import TrickSafety, unseen
from game.games.vendetta.rules.facts import VendettaFacts
from game.games.vendetta.rules.rules import Vendetta
from game.games.vendetta.rules.scoring import trick_points
from game.games.vendetta.rules.tricks import ACE, Trick, laid_down

RANKS = range(2, ACE + 1)


class PointsEvaluation:
    """Judgement for any seat, from what it holds and what lies on the table."""

    def __init__(
        self, rules: Vendetta, numbers: Parameters, counts: bool = True, fears: float = 1.0
    ) -> None:
        """Prepare to judge; *counts* remembers closed tricks, *fears* weighs the danger."""
        self.rules = rules
        self.numbers = numbers
        self.counts = counts
        self.fears = fears

    def view(self, state: State[VendettaFacts], seat: Seat) -> View:
        """The table as *seat* sees it in *state*."""
        return View(self, state, seat)

    def choice(
        self, state: State[VendettaFacts], seat: Seat, legal: Sequence[Action]
    ) -> tuple[Action, float]:
        """The best action and its worth."""
        view = View(self, state, seat)
        best, found = -1e9, legal[0]
        for action in legal:
            worth = view.score(action)
            if worth > best:
                best, found = worth, action
        return found, best


class View:
    """One moment as a seat sees it: what is unseen, who is strong, what every trick is worth."""

    def __init__(
        self, evaluation: PointsEvaluation, state: State[VendettaFacts], seat: Seat
    ) -> None:
        """Count what *seat* can see in *state*; only the numbers of other hands matter."""
        facts, zones = state.facts, state.table.zones
        rules, numbers = evaluation.rules, evaluation.numbers
        self.numbers, self.facts, self.seat, self.fears = numbers, facts, seat, evaluation.fears
        self.hand = zones[rules.hands[seat]]
        self.left = unseen(self.facts, self.hand, evaluation.counts)
        others = sum([len(zones[hand]) for hand in rules.hands]) - len(self.hand)
        stack = len(zones[rules.zones.stack])
        self.safety = TrickSafety(rules, numbers, self.left, others, stack)
        self.end = 1 - numbers.last * facts.passes / rules.seats
        """How much of the game is still to come, by the passes."""
        self.new = numbers.draw * self.end if stack else 0.0
        own = sum([not card.rank for card in self.hand])
        self.safety.fear_jokers(rules.options.jokers - facts.jokers_laid - own)
        self.harms = self._harms(rules.seats)
        self.worths: dict[Trick, float] = {}
        self.whole = self.hand_value(self.hand)

    def score(self, action: Action) -> float:
        """The worth of an action above doing nothing, in points."""
        _, verb, cards, target, _, _ = action
        if verb not in ("create", "add", "joker"):
            return 0.0
        before = 0.0
        if verb == "create":
            after = laid_down(self.seat, cards)
        else:
            assert target is not None
            trick = self.facts.tricks[target.n]
            before = self.worth(trick)
            after = trick.taken(self.seat) if verb == "joker" else trick.joined(cards, self.seat)
        left = [card for card in self.hand if card not in cards]
        gain = self.worth(after) - before + self.new * len(cards)
        if verb == "add" and self.numbers.sly and trick.owner != self.seat:
            spoilt = trick.suit is not None and after.suit is None
            gain += self.numbers.sly * (spoilt - self.sure(trick))
        return gain - self.whole + self.hand_value(left)

    def worth(self, trick: Trick) -> float:
        """The worth of a trick to this seat: its own points, or the harm of somebody else's."""
        found = self.worths.get(trick)
        if found is None:
            if trick.owner == self.seat:
                lost, gain = self.safety.theft_chance(trick) * self.fears, trick_points(trick)
                found = gain * (1 - lost) - lost * self.harms[-1] * (gain + 1)
            else:
                found = -self.harms[trick.owner] * trick_points(trick)
            self.worths[trick] = found
        return found

    def sure(self, trick: Trick) -> bool:
        """Whether nobody else can add to a trick."""
        return not any(self.left[rank] for rank in trick.wanted)

    def hand_value(self, hand: Sequence[Card]) -> float:
        """The worth of cards as long as they stay in hand, in points."""
        return hand_value(self.numbers, hand, self.end)

    def _harms(self, seats: int) -> list[float]:
        """What a point of each seat costs this one; last that of whoever may steal from it."""
        numbers = self.numbers
        points = self.facts.points()
        best = max([each for seat, each in enumerate(points) if seat != self.seat])
        harms = [
            numbers.harm + numbers.leader * (each == best and best >= points[self.seat] - 2)
            for each in points
        ]
        return [*harms, numbers.harm]


def hand_value(numbers: Parameters, hand: Sequence[Card], end: float) -> float:
    """The worth of a hand that is kept, in points; *end* is how much of the game is to come."""
    total = 0.0
    counts: dict[int, int] = {}
    for card in hand:
        counts[card.rank] = counts.get(card.rank, 0) + 1
    for rank, count in counts.items():
        if not rank:
            total += count * numbers.joker
        elif count == 2:
            total += numbers.pair
        elif count > 2:
            total += numbers.three
    if numbers.suited:
        indices = {card.index for card in hand if card.rank}
        following = [at for at in indices if at + 1 in indices and (at + 1) % 13]
        total += numbers.suited * len(following)
    return total * end
