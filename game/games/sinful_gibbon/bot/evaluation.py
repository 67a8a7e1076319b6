"""The worth of each action of Sinful Gibbon by judgement, in penalty points."""

from __future__ import annotations

from game.bots.profile import Style
from game.engine.action import Action
from game.engine.cards import Card
from game.engine.observation import Observation
from game.engine.rules import AnyRules
from game.games.sinful_gibbon.bot.belief import Belief
from game.games.sinful_gibbon.bot.doubt_evaluation import GREED, DoubtEvaluation
from game.games.sinful_gibbon.bot.expected_penalties import ExpectedPenalties
from game.games.sinful_gibbon.bot.levels import LevelParameters
from game.games.sinful_gibbon.bot.parameters import Parameters
from game.games.sinful_gibbon.bot.promise_prospects import PromiseProspects, Prospect
from game.games.sinful_gibbon.rules.doubts import verdict
from game.games.sinful_gibbon.rules.facts import SinfulFacts
from game.games.sinful_gibbon.rules.promises import ACE, HEARTS
from game.games.sinful_gibbon.rules.scoring import PRIDE, TINY

BLUFF = 12.0
"""Points by which the greatest bluffer likes a lie."""


class Evaluation:
    """What the seat that decides can see, and what each of its actions is worth."""

    def __init__(
        self,
        seen: Observation[SinfulFacts],
        rules: AnyRules,
        numbers: Parameters,
        level: LevelParameters,
        style: Style,
    ) -> None:
        """Work out what lies where, and how the match stands."""
        assert seen.seat is not None
        self.seen, self.facts, self.me = seen, seen.facts, seen.seat
        self.numbers, self.level, self.style = numbers, level, style
        self.seats = rules.seats
        self.memory = Belief(seen, rules.seats, level)
        self.penalties = ExpectedPenalties(seen, rules.seats)
        self.under = len(seen.cards("pile"))
        self.rivals = self._rivals(int(rules.options.written().get("target_score", 1000)))
        self.prospects = PromiseProspects(self.facts, self.me, self.memory, self.rivals, numbers)
        self.doubts = DoubtEvaluation(self.prospects, self.penalties, self.under, level, style)

    def scores(self) -> list[tuple[Action, float]]:
        """The actions to choose from with their worth, without style where the result is sure."""
        doubt = next((action for action in self.seen.legal if action.verb == "doubt"), None)
        return [(doubt, 0.0)] if doubt is not None and self.doubts.sure else self.worths()

    def worths(self) -> list[tuple[Action, float]]:
        """Every legal action with its worth, in penalty points."""
        legal, phase = self.seen.legal, self.facts.phase
        if phase == "swap":
            return [(action, self._beside(action)) for action in legal]
        if phase in ("promise", "lead"):
            return self._promises(legal)
        if len(legal) == 1:
            return [(legal[0], 0.0)]
        doubt = next(action for action in legal if action.verb == "doubt")
        other = next(action for action in legal if action is not doubt)
        worth = self.doubts.worth()
        heart = self.facts.promiser is not None
        if phase == "turn":
            go_on = self._picked()
        elif heart:
            go_on = self._accepted()
        else:
            go_on = self._over()
        return [(other, go_on), (doubt, worth)]

    def worth(self, penalties: ExpectedPenalties) -> float:
        """The points by which this seat is expected to pay less than its rivals."""
        return self.prospects.better(penalties.due(self.numbers))

    def _rivals(self, target: int) -> list[float]:
        """How much each other seat's sins count; who is nearest in the match counts most."""
        total = self.facts.total
        weights = [1.0] * self.seats
        if self.level.match and any(total):
            calm = 100 + max(0, target - max(total)) / 2
            for seat in range(self.seats):
                weights[seat] = 1 / (1 + abs(total[seat] - total[self.me]) / calm)
        weights[self.me] = 0
        whole = sum(weights)
        return [weight / whole for weight in weights]

    def kept(self, card: Card) -> float:
        """The worth of a card in hand above the average, in points."""
        numbers = self.numbers
        turns = self.penalties.turns
        early = turns / (turns + numbers.pace)
        cost = PRIDE[card.rank] + TINY * (card.is_joker or card.suit is HEARTS)
        late = numbers.leftover - cost
        if card.is_joker:
            value = numbers.joker
        elif card.suit is HEARTS:
            value = numbers.heart
        else:
            value = numbers.high * float((card.rank / ACE) ** numbers.curve)
        return value * early + late * (1 - early)

    def _picked(self) -> float:
        """Going on: the mean over the cards that may be picked of the best promise then."""
        memory = self.memory
        after = self.penalties.copy()
        after.deck -= 1
        prospects = self.prospects.of_numbers(after, self.facts.standing, self.under)
        offer = self.prospects.of_heart(after, self.under)
        best = max(self._best(card, prospects, offer) - self.kept(card) for card in memory.hand)
        pool, found = memory.pool, 0.0
        if not pool.size:
            return best
        for card, share in pool.examples():
            own = self._best(card, prospects, offer) - self.kept(card)
            found += share * (self.kept(card) + max(best, own))
        return found / pool.size

    def _accepted(self) -> float:
        """The worth of a heart that is kept unless somebody who is asked later doubts it."""
        after = self.penalties.copy()
        promiser = self.facts.promiser
        assert promiser is not None
        after.accepted[promiser] += 1
        return self.worth(after)

    def _over(self) -> float:
        """The count, when nobody doubts any more."""
        return self.worth(self.penalties)

    def doubted(self, number: int) -> float:
        """The chance that a promise of *number* is doubted now."""
        after = self.penalties.copy()
        after.hands[self.me] -= 1
        return self.prospects.of_numbers(after, self.facts.standing, self.under)[number].doubted

    def _promises(self, legal: list[Action]) -> list[tuple[Action, float]]:
        after = self.penalties.copy()
        after.hands[self.me] -= 1
        prospects = self.prospects.of_numbers(after, self.facts.standing, self.under)
        offers = any(action.verb == "promise_heart" for action in legal)
        offer = self.prospects.of_heart(after, self.under) if offers else None
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

    def _best(self, card: Card, prospects: dict[int, Prospect], offer: Prospect | None) -> float:
        best = max(self._promised(card, number, each) for number, each in prospects.items())
        return best if offer is None else max(best, self._offered(card, offer))

    def _promised(self, card: Card, number: int, prospect: Prospect) -> float:
        true, hat = verdict(card, number, False)
        return self._expected(card, true, hat, prospect)

    def _offered(self, card: Card, prospect: Prospect) -> float:
        assert self.facts.standing is not None
        true, hat = verdict(card, self.facts.standing, True)
        return self._expected(card, true, hat, prospect)

    def _dislike(self, action: Action) -> float:
        """How little a promise is to this player's taste: a lie, or a heart to the modest."""
        heart = action.verb == "promise_heart"
        greed = GREED * self.style.greed * heart
        number = self.facts.standing if heart else action.value
        assert number is not None
        if verdict(action.cards[0], number, heart).true:
            return -greed
        numbers = self.numbers
        taste = self.level.timid + (numbers.heart_lie if heart else numbers.lie)
        return taste - BLUFF * self.style.bluff - greed

    def _expected(self, card: Card, true: bool, hat: bool, prospect: Prospect) -> float:
        face = PRIDE[card.rank] + TINY * (card.is_joker or card.suit is HEARTS)
        if true:
            after = prospect.won + self.rivals[prospect.payer] * face + self.numbers.fresh
        else:
            after = (prospect.lost_hat if hat else prospect.lost) - face
        return prospect.on + prospect.doubted * (after - prospect.on)

    def _beside(self, action: Action) -> float:
        """Who sits where afterwards: liars on the right, who may be doubted; the timid on the left.

        The left neighbour is who hears this seat's promises.
        """
        memory, chairs = self.memory, list(self.facts.chairs)
        assert action.value is not None
        mine, other = chairs.index(self.me), chairs.index(action.value)
        chairs[mine], chairs[other] = chairs[other], chairs[mine]
        left = chairs[(other + 1) % len(chairs)]
        right = chairs[other - 1]
        return 2 * self.doubts.bluffs[right] - 8 * memory.boldness(left, False)
