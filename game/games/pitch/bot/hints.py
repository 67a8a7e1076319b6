"""Which sentence says what speaks for a call or a card of Pitch."""

from __future__ import annotations

from random import Random

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.observation import Observation
from game.games.pitch.bot.belief import Belief
from game.games.pitch.bot.card_evaluation import CardEvaluation
from game.games.pitch.bot.evaluation import Evaluation
from game.games.pitch.rules.bidding import lowest_bid
from game.games.pitch.rules.facts import SMUDGE, Phase, PitchFacts
from game.games.pitch.rules.scoring import GAME_COUNT, JACK
from game.games.pitch.text import hint_text
from game.patterns.trick_winner import beats

TEN = 10
FEW = 6
"""Counting cards that are worth a word."""


def explain(evaluation: Evaluation, seen: Observation[PitchFacts], action: Action) -> str:
    """The sentence that says what speaks for *action*, from what its seat sees."""
    hand = [card for card in seen.cards("hand", seen.seat) if card is not None]
    if seen.seat is None or not hand:
        return ""
    if seen.facts.phase is Phase.BID:
        return _call(evaluation, seen.facts, action, hand)
    card = action.cards[0]
    if seen.facts.trump is None:
        length = sum(each.suit is card.suit for each in hand)
        return hint_text.chooses_trumps(length, card.suit.word)
    # What others hold in this deal is never looked at.
    view = evaluation.view(Belief(evaluation.rules, seen).world(Random(0)), seen.seat)
    return _answer(view, card) if view.trick else _lead(view, card)


def _call(evaluation: Evaluation, facts: PitchFacts, action: Action, hand: list[Card]) -> str:
    worth, suit = evaluation.trumps.best_suit(hand)
    about = hint_text.about(max(0.0, worth))
    ours = facts.pitcher is not None and (
        evaluation.rules.side[facts.pitcher] == evaluation.rules.side[action.seat]
    )
    if action.verb == "pass":
        if ours:
            return hint_text.partner_has_bid(suit.word, about)
        least = lowest_bid(facts, action.seat, evaluation.rules.options.steal_smudge)
        wanted = hint_text.A_SMUDGE if least >= SMUDGE else hint_text.a_bid_of(least)
        return hint_text.too_little_for(suit.word, about, wanted)
    if action.value == SMUDGE:
        return hint_text.may_take_everything(suit.word)
    if not facts.bid and action.seat == facts.dealer:
        return hint_text.must_bid(suit.word)
    if facts.bid == action.value:
        return hint_text.dealer_may_take(suit.word, about)
    return hint_text.promises(suit.word, about)


def _lead(view: CardEvaluation, card: Card) -> str:
    if view.stands(card) == 1:
        if card.suit is view.trump and view.mine_bid and view.trumps_out:
            return hint_text.nothing_beats_and_draws(card.words)
        return hint_text.nothing_beats(card.words)
    if card.suit is view.trump and view.mine_bid:
        return hint_text.draws_trumps(view.trumps_out)
    if not view.worth(card):
        return hint_text.counts_nothing(card.words)
    return hint_text.has_fair_chance(card.words)


def _answer(view: CardEvaluation, card: Card) -> str:
    best, holder = view.leading()
    ours = view.rules.side[holder] == view.side
    higher = beats(card, best, view.trump)
    pot = sum(GAME_COUNT[each.rank] for each in view.trick)
    jack = any(each.rank == JACK and each.suit is view.trump for each in view.trick)
    if ours and not higher:
        if view.stands(best) == 1 and view.worth(card) > 0.1:
            return hint_text.comes_home(card.words)
        return hint_text.OWN_SIDE_HAS_TRICK
    if higher:
        if jack and not ours:
            return hint_text.catches_jack(card.words)
        if view.stands(card) == 1:
            if pot >= FEW:
                return hint_text.takes_with_game(card.words, pot)
            return hint_text.takes_for_sure(card.words)
        return hint_text.takes_lead(card.words)
    if view.mates_behind:
        return hint_text.partner_may_beat(best.words)
    return hint_text.misses_least(best.words, card.words)
