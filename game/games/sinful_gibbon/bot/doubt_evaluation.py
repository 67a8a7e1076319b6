"""Doubt evaluation: whether to doubt a promise, by the chance of a lie and what is at stake."""

from __future__ import annotations

from game.bots.importance_sample import Claim
from game.engine.zones import Place, Seat
from game.games.sinful_gibbon.bot.expected_penalties import ExpectedPenalties
from game.games.sinful_gibbon.bot.situation import Situation
from game.games.sinful_gibbon.rules.doubts import verdict
from game.games.sinful_gibbon.rules.scoring import PRIDE, TINY
from game.games.sinful_gibbon.rules.zones import HELD, PILE

FALSE_FACE = 17.0
"""What the top card of a pile lost by a liar costs on average."""
FALSE_HAT = 0.25
"""How often a card under a false number is a heart."""
SUSPICION = 5.0
"""Points by which the most suspicious likes a doubt."""
GREED = 2.0
"""Points by which the greediest likes to offer a heart, and to doubt with the last two cards."""
PATIENCE = 2.0
"""Points by which the most patient dislikes to doubt with a full hand."""
FEW = 2
"""Cards with which one is near to being the Braveheart."""


class DoubtEvaluation:
    """The promise that may be doubted now, as the seat that decides judges it."""

    def __init__(self, now: Situation) -> None:
        """Judge by what is so *now*."""
        self.now = now

    def worth(self) -> float:
        """The worth of a doubt, in penalty points."""
        false, right, wrong = self.odds()
        heart = self.now.facts.promiser is not None
        return false * right + (1 - false) * wrong - self._reluctance(heart)

    @property
    def sure(self) -> bool:
        """Whether no unseen card could make the promise true, so that a doubt cannot go wrong."""
        number, heart = self.now.facts.standing, self.now.facts.promiser is not None
        return number is not None and self.now.memory.pool.fitting(number, heart) <= 0

    def claims(self) -> list[Claim]:
        """The card that may be doubted now, with how far its promise is believed."""
        facts, number = self.now.facts, self.now.facts.standing
        heart, accused = facts.promiser is not None, facts.accused
        if accused in (None, self.now.me) or number is None or not (heart or facts.open):
            return []
        place = Place(HELD, 0) if heart else Place(PILE, self.now.under - 1)
        chance = 1 - self.odds()[0]
        return [Claim(place, lambda card: verdict(card, number, heart).true, chance)]

    def odds(self) -> tuple[float, float, float]:
        """The chance of a lie now, and the worth of a right and of a wrong doubt."""
        facts, penalties, me = self.now.facts, self.now.penalties, self.now.me
        accused, number = facts.accused, facts.standing
        assert accused is not None
        assert number is not None
        heart = facts.promiser is not None
        false = 1 - self._truth(accused, number, heart)
        under = self.now.under - (not heart)
        right = penalties.judged(me, accused, under, True, heart)
        wrong = penalties.judged(accused, me, under, False, False)
        hat = penalties.judged(me, accused, under, True, True) if not heart else right
        payer = self.now.rivals[accused]
        won = (1 - FALSE_HAT) * self._points(right) + FALSE_HAT * self._points(hat)
        lost = self._points(wrong) - PRIDE[number] - TINY * heart
        return false, won + payer * FALSE_FACE + self.now.numbers.fresh, lost

    def _truth(self, accused: Seat, number: int, heart: bool) -> float:
        pool, hand = self.now.memory.pool, self.now.penalties.hands[accused] + 1
        risk = self.now.risk
        if heart:
            before = self.now.penalties.accepted[accused]
            return risk.heart_truth(risk.bluffs[accused], pool, number, hand, before)
        claims = self.now.facts.claims
        under = claims[-2] if len(claims) > 1 else None
        return risk.number_truth(risk.bluffs[accused], accused, pool, under, number, hand)

    def _reluctance(self, heart: bool) -> float:
        """How little a doubt is to this player's taste."""
        numbers, style, hand = self.now.numbers, self.now.style, len(self.now.memory.hand)
        taste = numbers.heart_doubt if heart else numbers.doubt
        taste -= SUSPICION * style.suspicion + self.now.level.hasty
        if not heart and self.now.stuck:
            taste -= self.now.level.stuck
        if hand > FEW:
            return taste + PATIENCE * style.patience
        return taste - GREED * style.greed

    def _points(self, penalties: ExpectedPenalties) -> float:
        return self.now.risk.better(penalties.due(self.now.numbers))
