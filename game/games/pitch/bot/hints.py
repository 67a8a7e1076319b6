"""Why a call or a card in Pitch is good: one sentence from what the seat sees."""

from __future__ import annotations

from random import Random

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.observation import Observation
from game.games.pitch.bot.belief import Belief
from game.games.pitch.bot.card_evaluation import CardEvaluation
from game.games.pitch.bot.evaluation import Evaluation
from game.games.pitch.rules.facts import SMUDGE, Phase, PitchFacts
from game.games.pitch.rules.scoring import GAME_COUNT, JACK
from game.patterns.tricks import beats

TEN = 10
FEW = 6
"""Counting cards that are worth a word."""


def explain(sense: Evaluation, seen: Observation[PitchFacts], action: Action) -> str:
    """The reason for *action*, to the player who asked for it."""
    hand = [card for card in seen.cards("hand", seen.seat) if card is not None]
    if seen.seat is None or not hand:
        return ""
    if seen.facts.phase is Phase.BID:
        return _call(sense, seen.facts, action, hand)
    card = action.cards[0]
    if seen.facts.trump is None:
        length = sum(each.suit is card.suit for each in hand)
        return f"With {length} {card.suit.word} you choose them as trumps and begin with the lead."
    # What others hold in this deal is never looked at.
    look = sense.look(Belief(sense.rules, seen).world(Random(0)), seen.seat)
    return _answer(look, card) if look.trick else _lead(look, card)


def _call(sense: Evaluation, facts: PitchFacts, action: Action, hand: list[Card]) -> str:
    worth, suit = sense.best_suit(hand)
    about = f"about {max(0.0, worth):.1f}".replace(".0", "")
    ours = facts.pitcher is not None and (
        sense.rules.side[facts.pitcher] == sense.rules.side[action.seat]
    )
    if action.verb == "pass":
        if ours:
            return f"Your partner has the bid, and {suit.word} promise {about} points, no more."
        least = sense.rules.lowest_bid(facts, action.seat)
        wanted = "a smudge" if least >= SMUDGE else f"a bid of {least}"
        return f"Your best suit, {suit.word}, promises {about} points: too little for {wanted}."
    if action.value == SMUDGE:
        return f"Your {suit.word} may well take all six tricks and every point."
    if not facts.bid and action.seat == facts.dealer:
        return f"All passed, so you must bid; {suit.word} are your best suit."
    if facts.bid == action.value:
        return f"The dealer may take the bid at the same price; {suit.word} promise {about} points."
    return f"Your {suit.word} promise {about} points, and your side may add to that."


def _lead(look: CardEvaluation, card: Card) -> str:
    if look.stands(card) == 1:
        if card.suit is look.trump and look.mine_bid and look.trumps_out:
            return f"Nothing beats the {card.words}, and it draws the trumps that are still out."
        return f"Nothing that is still out beats the {card.words}."
    if card.suit is look.trump and look.mine_bid:
        return f"{look.trumps_out} trumps may still be out: this draws some of them."
    if not look.worth(card):
        return f"The {card.words} counts nothing: little is lost if others take the trick."
    return f"The {card.words} has a fair chance, and your other cards are worth keeping."


def _answer(look: CardEvaluation, card: Card) -> str:
    best, holder = look.leading()
    ours = look.rules.side[holder] == look.side
    higher = beats(card, best, look.trump)
    pot = sum(GAME_COUNT[each.rank] for each in look.trick)
    jack = any(each.rank == JACK and each.suit is look.trump for each in look.trick)
    if ours and not higher:
        if look.stands(best) == 1 and look.worth(card) > 0.1:
            return f"Your partner has this trick for sure: the {card.words} comes home with it."
        return "Your side has the trick so far, so nothing better is needed."
    if higher:
        if jack and not ours:
            return f"The {card.words} catches the jack of trumps."
        if look.stands(card) == 1:
            gain = f" and {pot} for Game" if pot >= FEW else ""
            return f"The {card.words} takes the trick for sure{gain}."
        return f"The {card.words} takes the lead in this trick, and few cards beat it."
    if look.mates_behind:
        return f"The {best.words} leads; your partner may still beat it, and this risks little."
    return f"The {best.words} has the trick, and the {card.words} is what you miss least."
