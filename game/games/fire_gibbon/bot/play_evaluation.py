"""Play evaluation: every card that may be played, also to start a fire, and a random card."""

from __future__ import annotations

from game.bots.profile import Style
from game.engine.action import Action
from game.engine.zones import Seat
from game.games.fire_gibbon.bot.belief import Belief
from game.games.fire_gibbon.bot.doubt_evaluation import GREED
from game.games.fire_gibbon.bot.promise_evaluation import PromiseEvaluation
from game.games.fire_gibbon.bot.reward_evaluation import RewardEvaluation
from game.games.fire_gibbon.rules.flame import flame_above, flame_after, raises


class PlayEvaluation:
    """What playing a card is worth to the seat that decides."""

    def __init__(
        self, promises: PromiseEvaluation, cards: RewardEvaluation, unseen: Belief, style: Style
    ) -> None:
        """Judge cards by *cards*, what comes of them by *promises* and the *unseen* ones."""
        self.promises, self.cards, self.unseen, self.style = promises, cards, unseen, style
        self.facts, self.me, self.race = promises.facts, promises.me, promises.race
        self.numbers = promises.numbers

    def worth(self, action: Action) -> float:
        """The worth of playing a card in this way, in chances to win the round."""
        flame = self.facts.flame or 0
        if action.verb == "play_random":
            return self._random(flame)
        card = action.cards[0]
        if action.verb == "play_down":
            worth = self.cards.spent(self.cards.kept(card))
            worth += self._left(flame_above(flame), self.me)
            return self.promises.worth(card, flame, worth)
        worth = self.cards.spent(
            self.cards.shown(card) if action.verb == "play_table" else self.cards.kept(card)
        )
        raiser = self.me if raises(card, flame) else self.facts.raiser
        return worth + self._left(flame_after(card, flame), raiser)

    def _left(self, flame: int, raiser: Seat | None) -> float:
        """Who plays next may fall on this flame, and pays who raised it."""
        if raiser is None:
            return 0.0
        falls = self.numbers.press * self.unseen.random_fails(flame)
        return falls * self.race.change(self.me, raiser)

    def _random(self, flame: int) -> float:
        """A blind leap: pays the raiser if it fails."""
        fails = self.unseen.random_fails(flame)
        raiser = self.facts.raiser
        paid = 0.0 if raiser in (None, self.me) else self.race.change(self.me, raiser or 0)
        return fails * paid + GREED * self.style.greed
