"""Which promise to make: every card and number by what it brings, believed or doubted.

Here a lie is weighed against the truth, and what is kept in hand against what is given up.
"""

from __future__ import annotations

from game.engine.action import Action
from game.engine.cards import Card
from game.games.sinful_gibbon.bot.doubt_evaluation import GREED
from game.games.sinful_gibbon.bot.promise_risk import Prospect
from game.games.sinful_gibbon.bot.situation import Situation
from game.games.sinful_gibbon.rules.doubts import verdict
from game.games.sinful_gibbon.rules.promises import ACE, HEARTS
from game.games.sinful_gibbon.rules.scoring import PRIDE, TINY

BLUFF = 4.0
"""Points by which the greatest bluffer likes a lie."""


class PromiseEvaluation:
    """The promises that the seat that decides can make, now or after picking a card."""

    def __init__(self, now: Situation) -> None:
        """Judge by what is so *now*."""
        self.now = now

    def promises(self, legal: list[Action]) -> list[tuple[Action, float]]:
        """The worth of each promise in *legal*."""
        after = self.now.penalties.copy()
        after.hands[self.now.me] -= 1
        prospects = self.now.risk.of_numbers(after, self.now.facts.standing, self.now.under)
        offers = any(action.verb == "promise_heart" for action in legal)
        offer = self.now.risk.of_heart(after, self.now.under) if offers else None
        found: list[tuple[Action, float]] = []
        for action in legal:
            card = action.cards[0]
            if action.verb == "promise_heart":
                assert offer is not None
                worth = self._offered(card, offer)
            else:
                assert action.value is not None
                worth = self._promised(card, action.value, prospects[action.value])
            found.append((action, worth - self.kept(card) - self._dislike(action)))
        return found

    def picked(self) -> float:
        """Going on: the mean over the cards that may be picked of the best promise then."""
        memory = self.now.memory
        after = self.now.penalties.copy()
        after.deck -= 1
        prospects = self.now.risk.of_numbers(after, self.now.facts.standing, self.now.under)
        offer = self.now.risk.of_heart(after, self.now.under)
        best = max(self._best(card, prospects, offer) - self.kept(card) for card in memory.hand)
        pool, found = memory.pool, 0.0
        if not pool.size:
            return best
        for card, share in pool.examples():
            own = self._best(card, prospects, offer) - self.kept(card)
            found += share * (self.kept(card) + max(best, own))
        return found / pool.size

    def kept(self, card: Card) -> float:
        """The worth of a card in hand above the average, in points."""
        numbers = self.now.numbers
        turns = self.now.penalties.turns
        early = turns / (turns + numbers.pace)
        cost = PRIDE[card.rank] + TINY * (card.is_joker or card.suit is HEARTS)
        late = numbers.leftover - cost
        if card.is_joker:
            value = numbers.joker
        elif card.suit is HEARTS:
            value = numbers.heart
        else:
            value = (numbers.high + self.now.level.thrift) * float(
                (card.rank / ACE) ** numbers.curve
            )
        return value * early + late * (1 - early)

    def doubted(self, number: int) -> float:
        """The chance that a promise of *number* is doubted now."""
        after = self.now.penalties.copy()
        after.hands[self.now.me] -= 1
        return self.now.risk.of_numbers(after, self.now.facts.standing, self.now.under)[
            number
        ].doubted

    def _best(self, card: Card, prospects: dict[int, Prospect], offer: Prospect | None) -> float:
        best = max(self._promised(card, number, each) for number, each in prospects.items())
        return best if offer is None else max(best, self._offered(card, offer))

    def _promised(self, card: Card, number: int, prospect: Prospect) -> float:
        true, hat = verdict(card, number, False)
        return self._expected(card, true, hat, prospect)

    def _offered(self, card: Card, prospect: Prospect) -> float:
        assert self.now.facts.standing is not None
        true, hat = verdict(card, self.now.facts.standing, True)
        return self._expected(card, true, hat, prospect)

    def _dislike(self, action: Action) -> float:
        """How little a promise is to this player's taste: a lie, or a heart to the modest."""
        heart = action.verb == "promise_heart"
        greed = GREED * self.now.style.greed * heart
        number = self.now.facts.standing if heart else action.value
        assert number is not None
        if verdict(action.cards[0], number, heart).true:
            return -greed
        numbers = self.now.numbers
        taste = self.now.level.timid + (numbers.heart_lie if heart else numbers.lie)
        return taste - BLUFF * self.now.style.bluff - greed

    def _expected(self, card: Card, true: bool, hat: bool, prospect: Prospect) -> float:
        face = PRIDE[card.rank] + TINY * (card.is_joker or card.suit is HEARTS)
        if true:
            after = prospect.won + self.now.rivals[prospect.payer] * face + self.now.numbers.fresh
        else:
            after = (prospect.lost_hat if hat else prospect.lost) - face
        return prospect.on + prospect.doubted * (after - prospect.on)
