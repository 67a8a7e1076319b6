"""Why a computer would do this in Bridge Solitaire, in one sentence for the person who asked."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.determinize import remembered
from game.engine.action import Action
from game.engine.cards import Card
from game.engine.observation import Observation
from game.games.bridge_solitaire.bot.evaluation import Unseen
from game.games.bridge_solitaire.bot.hand_evaluation import HandEvaluation
from game.games.bridge_solitaire.bot.parameters import DECLARING
from game.games.bridge_solitaire.rules import house
from game.games.bridge_solitaire.rules.bids import SUITS, bid_words, needed, trump_of
from game.games.bridge_solitaire.rules.facts import HOUSE, PLAYER, BridgeFacts, Phase
from game.games.bridge_solitaire.rules.house import trick_winner
from game.games.bridge_solitaire.rules.rules import BridgeSolitaire

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
           "eleven", "twelve", "thirteen")  # fmt: skip
RANKS = ("joker", "", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
         "jack", "queen", "king", "ace")  # fmt: skip
LETTERS = ("", "", *"23456789", "10", *"JQKA")
LIKELY = 0.55
"""A lead that wins so often is meant to win."""


def explain(
    rules: BridgeSolitaire,
    seen: Observation[BridgeFacts],
    action: Action,
    plan: Sequence[Card] = (),
) -> str:
    """From what the seat sees; *plan* is the best six while they are chosen."""
    if seen.facts.phase is Phase.CHOOSE:
        return _choosing(action, plan)
    if seen.facts.phase is Phase.AUCTION:
        return _calling(seen, action)
    trick = seen.cards("trick")
    if trick and trick[0] is not None:
        return _answering(seen, action.cards[0], trick[0])
    return _leading(rules, seen, action.cards[0])


def _hand(seen: Observation[BridgeFacts]) -> list[Card]:
    return [card for card in seen.cards("hand", seen.seat) if card is not None]


def _choosing(action: Action, plan: Sequence[Card]) -> str:
    """The whole six, for its cards are only good together."""
    if action.verb == "take":
        return "Now the seven cards you do not see yet join these six."
    if action.verb == "put_back" and action.cards[0] not in plan:
        return f"The best six have no room for the {action.cards[0].words}."
    if action.cards[0] not in plan:
        return f"The {action.cards[0].words} is not among the best six, but may do."
    suits = []
    for suit in SUITS:
        held = sorted((card for card in plan if card.suit is suit), key=lambda c: -c.rank)
        if held:
            suits.append(f"{' '.join(LETTERS[card.rank] for card in held)} of {suit.word}")
    jokers = "your jokers, " if any(card.is_joker for card in plan) else ""
    return f"The best six: {jokers}{', '.join(suits)}."


def _calling(seen: Observation[BridgeFacts], action: Action) -> str:
    hand, facts = _hand(seen), seen.facts
    jokers = sum(card.is_joker for card in hand)
    if action.value is None:
        called = facts.house_call or 0
        stopped = 14 - needed(called)
        return f"The house has to make {bid_words(called)}; {NUMBERS[stopped]} tricks beat it."
    trump = trump_of(action.value)
    if trump is None:
        aces = sum(card.rank == 14 for card in hand)
        return f"An even hand with {_plural(aces, 'ace')} does best without trumps."
    length = sum(card.suit is trump for card in hand)
    likely = round(HandEvaluation(hand).tricks(DECLARING)[SUITS.index(trump)])
    more = ", and your joker doubles it" if jokers == 1 else ", redoubled" if jokers else ""
    return f"{_plural(length, trump.word[:-1]).capitalize()}: about {NUMBERS[likely]} tricks{more}."


def _leading(rules: BridgeSolitaire, seen: Observation[BridgeFacts], card: Card) -> str:
    trump = seen.facts.trump
    if card.is_joker:
        return "A joker you lead always loses: you give up the lead and nothing else."
    stock = stock_cards(rules, seen)
    unseen = Unseen(stock, len(stock), trump)
    may = unseen.answers(card)
    if not may:
        left = " and every trick after it" if trump and len(_hand(seen)) > 1 else ""
        return f"Nothing in the stock can answer {card.suit.word}: you win this trick{left}."
    beaten = may - (len(unseen.ranks[card.index // 13]) - unseen.higher(card))
    if not beaten:
        return f"Nothing left in the stock beats the {card.words}."
    if unseen.wins(card) >= LIKELY:
        of = f"of the {NUMBERS[may]} cards" if may < len(NUMBERS) else f"of {may} cards"
        beat = "beats" if beaten == 1 else "beat"
        return f"Only {_small(beaten)} {of} that may answer {beat} the {card.words}."
    if trump and card.suit is not trump and _lone(seen, card):
        return f"With no more {card.suit.word} you can trump when the house leads them."
    return f"You give up the {card.words} and keep what may win when the house leads."


def _answering(seen: Observation[BridgeFacts], card: Card, led: Card) -> str:
    trump, legal = seen.facts.trump, [action.cards[0] for action in seen.legal]
    wins = [c for c in legal if trick_winner(led, c, HOUSE, trump) == PLAYER]
    if len(legal) == 1:
        return f"It is your only {card.suit.word[:-1]}." if card.rank else "It is your last card."
    if card in wins:
        if not card.rank:
            return "Your joker is the one card that takes the trick from the house's joker."
        if card.suit is trump and led.suit is not trump:
            return f"You have no {led.suit.word}, so the {card.words} trumps the trick."
        cheap = card is min(wins, key=lambda c: c.rank)
        return f"The {card.words} {'is enough to take' if cheap else 'takes'} the trick."
    if not card.rank:
        return "A joker never wins here, so it goes with a trick you let the house have."
    if wins:
        cost = _article(min(wins, key=lambda c: c.rank))
        return f"This trick would cost {cost} that does more later."
    return f"You cannot take this trick, so you give up the {card.words}."


def stock_cards(rules: BridgeSolitaire, seen: Observation[BridgeFacts]) -> list[Card]:
    """The cards the seat has not seen in this deal: in the play they make up the stock."""
    known = {card for row in remembered(rules, seen).values() for card in row}
    return [card for card in rules.pack() if card not in known]


def _lone(seen: Observation[BridgeFacts], card: Card) -> bool:
    hand = _hand(seen)
    return house.counted(hand).lengths[SUITS.index(card.suit)] == 1 and any(
        each.suit is seen.facts.trump for each in hand
    )


def _article(card: Card) -> str:
    """``an ace``."""
    word = RANKS[card.rank]
    return f"an {word}" if word[0] in "ae" else f"a {word}"


def _plural(number: int, word: str) -> str:
    return f"{NUMBERS[number]} {word}{'' if number == 1 else 's'}"


def _small(number: int) -> str:
    return NUMBERS[number] if number < len(NUMBERS) else str(number)
