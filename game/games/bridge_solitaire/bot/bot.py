"""The computer player of Bridge Solitaire: it imagines stocks and counts points of the rubber."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from game.bots.bot import ActionValues
from game.bots.imagined_deals import determinize
from game.bots.monte_carlo_search import Race
from game.bots.profile import BotProfile
from game.bots.softmax_choice import softmax_choice
from game.engine.action import Action
from game.engine.cards import Card
from game.engine.observation import Observation
from game.engine.rules import AnyRules, State
from game.games.bridge_solitaire.bot import hints, selection_evaluation
from game.games.bridge_solitaire.bot.bid_evaluation import Calls
from game.games.bridge_solitaire.bot.card_evaluation import CardEvaluation
from game.games.bridge_solitaire.bot.hand_evaluation import Prices
from game.games.bridge_solitaire.bot.levels import LEVELS, LevelParameters
from game.games.bridge_solitaire.bot.parameters import PLAY_NUMBERS, STYLE, PlayParameters
from game.games.bridge_solitaire.bot.rollout import finished
from game.games.bridge_solitaire.bot.rubber_value import prospects
from game.games.bridge_solitaire.bot.stock_odds import StockOdds
from game.games.bridge_solitaire.rules.facts import BridgeFacts, Phase
from game.games.bridge_solitaire.rules.rules import BridgeSolitaire
from game.games.bridge_solitaire.rules.zones import KEPT

ROUND = 12
"""Calls are weighed anew after so many stocks."""


class Plan(NamedTuple):
    """The worth of each legal action, after a number of imagined deals."""

    actions: list[Action]
    scores: list[float]
    deals: int


class BridgeBot:
    """A computer player for the one seat; it keeps nothing between decisions."""

    def __init__(
        self,
        rules: AnyRules,
        profile: BotProfile,
        numbers: PlayParameters = PLAY_NUMBERS,
        level: LevelParameters | None = None,
    ) -> None:
        """Play by *rules* with a *profile*; *numbers* and *level* only for tuning and measuring.

        Raises:
            TypeError: when they are not rules of Bridge Solitaire.
        """
        if not isinstance(rules, BridgeSolitaire):
            raise TypeError("This player knows only Bridge Solitaire.")
        self.rules = rules
        self.level = level or LEVELS[profile.level]
        self.effort = profile.effort
        self.style = profile.style
        felt = numbers._replace(trump=numbers.trump + self.level.hoards)
        self.evaluation = CardEvaluation(rules, felt)
        zones = rules.zones
        gone = {
            "passed": (zones.passed,),
            "played": (*zones.won, zones.last),
            "discarded": (zones.discards,),
        }
        self.forgotten = [zone for name in self.level.forgets for zone in gone[name]]
        """The zones whose cards may still be in the stock, for all this level remembers."""

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """Yield the best action so far, again and again."""
        legal = seen.legal
        if not legal or seen.seat is None:
            return
        if len(legal) == 1:
            yield legal[0]
            return
        if seen.facts.phase is Phase.CHOOSE:
            yield from self.pick(seen, legal)
            return
        yield legal[0]
        plan = Plan(legal, [0.0] * len(legal), 0)
        for plan in self.plans(seen, rng):
            yield plan.actions[plan.scores.index(max(plan.scores))]
        calling = seen.facts.phase is Phase.AUCTION
        softness = self.level.softness if calling else self.level.slack
        yield softmax_choice(plan.actions, plan.scores, softness, rng)

    def explain(self, seen: Observation[Any], action: Action) -> str:
        """The sentence that says what speaks for *action*."""
        plan: Sequence[Card] = ()
        if seen.facts.phase is Phase.CHOOSE:
            for ranked in self.sixes(seen):
                plan = ranked[0].cards if ranked else plan
        return hints.explain(self.rules, seen, action, plan)

    def action_values(self, seen: Observation[Any], rng: Random) -> Iterator[ActionValues]:
        """Yield the points of the rubber that each action is worth."""
        if seen.seat is None or not seen.legal:
            return
        if seen.facts.phase is Phase.CHOOSE:
            yield from self.weigh_choice(seen)
            return
        for plan in self.plans(seen, rng):
            worths = dict(zip(plan.actions, plan.scores, strict=True))
            for action in seen.legal:
                if action not in worths:
                    worths[action] = worths[same(action, plan.actions)]
            yield ActionValues("points", worths, plan.deals)

    # The choice of six

    def sixes(self, seen: Observation[BridgeFacts]) -> Iterator[list[selection_evaluation.Six]]:
        """Yield the sixes of this spread, best first; the same thirteen cards give the same ones.

        The choice is made card by card, and nothing is kept between two steps: so that all steps
        follow one plan, luck comes from the cards themselves.
        """
        dealt = dealt_cards(seen)
        luck = Random(f"{seen.facts.number} {' '.join(card.text for card in dealt)}")
        if not self.level.sevens:
            values = selection_evaluation.plain(dealt)
            ranked = sorted(dealt, key=lambda card: (card.rank > 0, -values[card]))
            six = tuple(ranked[: min(KEPT, len(dealt))])
            yield [selection_evaluation.Six(six, sum(values[card] for card in six))]
            return
        prices = Prices(seen.facts)
        high = self.rules.options.house_tie == "high"
        yield from selection_evaluation.compared(
            dealt,
            self.rules.pack(),
            max(2, round(self.level.sevens * self.effort)),
            self.level.sixes,
            lambda hand: prices.hand(hand, high),
            luck,
        )

    def pick(self, seen: Observation[BridgeFacts], legal: Sequence[Action]) -> Iterator[Action]:
        """The next step towards the best six."""
        plan: Sequence[Card] = ()
        for ranked in self.sixes(seen):
            plan = ranked[0].cards if ranked else plan
            yield step(seen, legal, plan)

    def weigh_choice(self, seen: Observation[BridgeFacts]) -> Iterator[ActionValues]:
        """Yield for each step the worth of the best six it leads to.

        Of steps that lead to the same six the next one on the way to it comes first.
        """
        legal = seen.legal
        for ranked in self.sixes(seen):
            if not ranked:
                continue
            least = ranked[-1].worth
            worths = {}
            planned = step(seen, legal, ranked[0].cards)
            for action in sorted(legal, key=lambda each: each != planned):
                after = kept_after(seen, action)
                fitting = (six.worth for six in ranked if after <= set(six.cards))
                worths[action] = next(fitting, least)
            yield ActionValues("points", worths, self.level.sevens)

    # Calls and cards

    def plans(self, seen: Observation[BridgeFacts], rng: Random) -> Iterator[Plan]:
        """Yield the worth of each legal call or card, better judged each time."""
        worlds = determinize(self.rules, seen, rng)
        if seen.facts.phase is Phase.AUCTION:
            yield from self.call(seen, worlds, rng)
        else:
            yield from self.play(seen, worlds, rng)

    def call(
        self, seen: Observation[BridgeFacts], worlds: Iterator[State[BridgeFacts]], rng: Random
    ) -> Iterator[Plan]:
        """Try every strain on imagined stocks and score every call by its points."""
        calls = Calls(self.rules, seen.facts, seen.legal, self.level.lift)
        risk = STYLE.risk * (self.style.greed - self.style.suspicion)
        patience = STYLE.patience * self.style.patience
        plan = Plan(calls.legal, [0.0] * len(calls.legal), 0)
        most = max(2, round(self.level.stocks * self.effort))
        for deals in range(1, 1 + most):
            calls.imagine(next(worlds), self.evaluation.choice, rng)
            if deals == most or deals in (1, 4) or not deals % ROUND:
                plan = Plan(calls.legal, calls.scores(risk, patience), deals)
            yield plan

    def play(
        self, seen: Observation[BridgeFacts], worlds: Iterator[State[BridgeFacts]], rng: Random
    ) -> Iterator[Plan]:
        """Score every card by judgement, and then on imagined stocks."""
        world = next(worlds)
        unseen = self.unseen(world)
        trick = world.table.zones[self.rules.zones.trick]
        legal = distinct(seen.legal, unseen, trick[0] if trick else None)
        felt = [STYLE.trick * score for score in self.evaluation.scores(world, legal, unseen)]
        yield Plan(legal, felt, 0)
        deals = round(self.level.deals * self.effort)
        if not deals or len(legal) == 1:
            return
        before = prospects(seen.facts)

        def play_on(state: State[BridgeFacts], action: Action, dice: Random) -> float:
            self.rules.apply(state, action, dice)
            if state.facts.phase is Phase.PLAY and state.facts.number == seen.facts.number:
                finished(self.rules, state, self.evaluation.choice, dice)
            return prospects(state.facts) - before

        for trials in Race(legal).run(worlds, play_on, deals, rng):
            if not trials.deals:
                continue
            share = STYLE.prior / (STYLE.prior + trials.deals)
            worths = list(trials.mean_values.values())
            mixed = [(1 - share) * w + share * f for w, f in zip(worths, felt, strict=True)]
            behind = min(mixed) - 1
            left = set(trials.left)
            scores = [m if at in left else min(m, behind) for at, m in enumerate(mixed)]
            yield Plan(legal, scores, trials.deals)

    def unseen(self, world: State[BridgeFacts]) -> StockOdds:
        """The cards that may be in the stock, as far as this level remembers what was played."""
        cards_in, zones = world.table.zones, self.rules.zones
        cards = cards_in[zones.stock][:]
        for zone in self.forgotten:
            cards += cards_in[zone]
        return StockOdds(cards, len(cards_in[zones.stock]), world.facts.trump)


def dealt_cards(seen: Observation[BridgeFacts]) -> list[Card]:
    """The thirteen cards to choose from, in the order of a pack."""
    both = (*seen.cards("spread"), *seen.cards("kept"))
    return sorted((card for card in both if card is not None), key=lambda card: card.index)


def kept_after(seen: Observation[BridgeFacts], action: Action) -> set[Card | None]:
    """The chosen cards after a step."""
    kept = set(seen.cards("kept"))
    if action.verb == "keep":
        return kept | set(action.cards)
    return kept - set(action.cards) if action.verb == "put_back" else kept


def step(seen: Observation[BridgeFacts], legal: Sequence[Action], plan: Sequence[Card]) -> Action:
    """The step towards the *plan*: put back a card outside it, keep one of it, or take."""
    wanted = set(plan)
    for action in legal:
        if action.verb == "put_back" and wanted and action.cards[0] not in wanted:
            return action
    keeps = [a for a in legal if a.verb == "keep"]
    planned = [a for a in keeps if a.cards[0] in wanted] or keeps
    if planned:
        return max(planned, key=lambda a: a.cards[0].rank)
    return next(action for action in legal if action.verb == "take" and not action.cards)


def distinct(legal: Sequence[Action], unseen: StockOdds, led: Card | None) -> list[Action]:
    """The cards that differ in effect: the lowest of those with no unseen card between them."""
    found: dict[tuple[str, int, bool], Action] = {}
    for action in sorted(legal, key=lambda each: each.cards[0].rank):
        card = action.cards[0]
        over = led is not None and led.suit is card.suit and led.rank < card.rank
        found.setdefault((card.suit, unseen.higher(card), over), action)
    return [action for action in legal if action in found.values()]


def same(action: Action, among: Sequence[Action]) -> Action:
    """The one of *among* with the same effect as *action*: the next lower card of its suit."""
    card = action.cards[0]
    lower = [
        each
        for each in among
        if each.cards[0].suit is card.suit and each.cards[0].rank <= card.rank
    ]
    return max(lower, key=lambda each: each.cards[0].rank) if lower else among[0]
