"""Doubt evaluation: whether to doubt a face-down card, by the chance of a lie and what it pays."""

from __future__ import annotations

from functools import partial

from game.bots.importance_sample import Claim
from game.bots.profile import Style
from game.engine.action import Action
from game.engine.zones import Place
from game.games.fire_gibbon.bot.belief import Belief
from game.games.fire_gibbon.bot.lie_odds import LieOdds
from game.games.fire_gibbon.rules.doubts import is_true
from game.games.fire_gibbon.rules.zones import FIRE

SUSPICION = 0.01
"""What the most suspicious likes a doubt."""
GREED = 0.01
"""What the greediest likes a doubt with the last cards, and a blind leap at any time."""
FEW = 2
"""Cards with which one is near to being the Braveheart."""


class DoubtEvaluation:
    """What a doubt is worth to the seat that decides."""

    def __init__(self, lies: LieOdds, style: Style) -> None:
        """Judge by *lies*, how likely each card is one."""
        self.lies, self.style = lies, style
        self.facts, self.me, self.race = lies.facts, lies.me, lies.race
        self.numbers, self.hidden = lies.numbers, lies.hidden

    def worth(self, unseen: Belief, action: Action) -> float:
        """The worth of a doubt: a spot and a fresh fire if it is right, else a spot for the other.

        Playing on then counts for nothing: what seems the best of many plays is so by luck.
        """
        other = action.value or 0
        false = self.lies.falsity(unseen, self.facts.latest[other])
        change = self.race.change
        right = change(self.me, self.me) + self.numbers.fresh
        taste = SUSPICION * self.style.suspicion
        if self.hidden[self.me] <= FEW:
            taste += GREED * self.style.greed
        return false * right + (1 - false) * change(self.me, other) + taste

    def claims(self, unseen: Belief) -> list[Claim]:
        """The unproven face-down cards of the fire, with how far each is believed."""
        facts, found = self.facts, []
        for at, required in enumerate(facts.required):
            if required and facts.owners[at] != self.me and facts.proven[at] is None:
                holds = partial(is_true, required=required)
                found.append(Claim(Place(FIRE, at), holds, 1 - self.lies.falsity(unseen, at)))
        return found

    def is_proven(self, action: Action) -> bool:
        """Whether *action* would doubt a card that everybody saw to be true."""
        if action.verb != "doubt":
            return False
        return self.facts.proven[self.facts.latest[action.value or 0]] is not None
