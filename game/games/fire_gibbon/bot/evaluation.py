"""The worth of each action of Fire Gibbon by judgement, in chances to win the round."""

from __future__ import annotations

from game.bots.importance_sample import Claim
from game.bots.profile import Style
from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.rules import AnyRules
from game.games.fire_gibbon.bot.belief import Belief, SpotRace, unseen_cards
from game.games.fire_gibbon.bot.doubt_evaluation import DoubtEvaluation
from game.games.fire_gibbon.bot.doubt_odds import DoubtOdds
from game.games.fire_gibbon.bot.levels import LevelParameters
from game.games.fire_gibbon.bot.lie_odds import LieOdds
from game.games.fire_gibbon.bot.parameters import Parameters
from game.games.fire_gibbon.bot.play_evaluation import PlayEvaluation
from game.games.fire_gibbon.bot.promise_evaluation import PromiseEvaluation
from game.games.fire_gibbon.bot.reward_evaluation import RewardEvaluation
from game.games.fire_gibbon.bot.seat_record import seat_records
from game.games.fire_gibbon.rules.facts import FireFacts
from game.games.fire_gibbon.rules.options import FireGibbonOptions

USUAL = Style()


class Evaluation:
    """What the seat that decides can see, and what each of its actions is worth."""

    def __init__(
        self,
        seen: Observation[FireFacts],
        rules: AnyRules,
        numbers: Parameters,
        level: LevelParameters,
        style: Style = USUAL,
    ) -> None:
        """Work out what is unseen, how the race stands, and how others lie."""
        assert seen.seat is not None
        assert isinstance(rules.options, FireGibbonOptions)
        self.style = style
        self.cards = RewardEvaluation(numbers, style)
        self.seen, self.facts, self.me = seen, seen.facts, seen.seat
        self.numbers = numbers
        seats = range(rules.seats)
        spots = [len(seen.cards("table", seat)) for seat in seats]
        needed = rules.options.cards(rules.seats)
        self.race = SpotRace(spots, needed, numbers.worth)
        own = self.own = [card for card in seen.cards("hand", self.me) if card is not None]
        cards = unseen_cards(seen, rules, level.remembered)
        if not level.counts:
            cards = [card for card in rules.pack() if card not in own]
        self.unseen = Belief(cards)
        self.public = Belief([*cards, *own])
        """As the others see it: they do not know this seat's hand."""
        records = seat_records(seen.history, rules.seats)
        self.lies = LieOdds(seen, records, numbers, level, self.race)
        self.odds = DoubtOdds(records, numbers, level)
        self.doubts = DoubtEvaluation(self.lies, style)
        self.promises = PromiseEvaluation(self.lies, self.odds, style, self.public)
        self.plays = PlayEvaluation(self.promises, self.cards, self.unseen, style)

    def claims(self) -> list[Claim]:
        """The unproven face-down cards of the fire, with how far each is believed."""
        return self.doubts.claims(self.unseen)

    def chosen(self) -> list[tuple[Action, float]]:
        """The actions to choose from with their worth; a proven card is never doubted."""
        return [each for each in self.scores() if not self.doubts.is_proven(each[0])]

    def scores(self) -> list[tuple[Action, float]]:
        """Every legal action with its worth, in chances to win the round."""
        legal = self.seen.legal
        phase = self.facts.phase
        if phase == "reward":
            return [(a, self.cards.swapped(a.cards[0])) for a in legal]
        if phase == "refill":
            return [(a, self.cards.refilled(a)) for a in legal]
        if phase == "swap":
            return [(a, float(self.facts.points[a.value or 0])) for a in legal]
        plays = [(a, self.plays.worth(a)) for a in legal if a.verb != "doubt"]
        return [
            *plays,
            *((a, self.doubts.worth(self.unseen, a)) for a in legal if a.verb == "doubt"),
        ]
