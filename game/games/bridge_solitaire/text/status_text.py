"""The words of Bridge Solitaire beside the cards: prompts, goals, captions and tips."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.games.bridge_solitaire.text.refusal_text import BLIND_CARDS_STAY_HIDDEN
from game.patterns.phrases import list_text
from game.presentation.sign_texts import SignTexts

STOCK = "stock"
YOUR_SIX = "your six"
UNSEEN = "unseen"
BLIND_NOTE = BLIND_CARDS_STAY_HIDDEN
DISCARDS = "discards"
PASSED_OVER = "passed over"
TOP_ONLY_NOTE = "Only the top card may be seen; the rest is memory."
YOUR_TRICKS = "your tricks"
ITS_TRICKS = "its tricks"
LAST_TRICK_NOTE = "Only the last trick may be seen, until you play again."
LAST_TRICK = "last trick"
SUIT = "suit"
YOU_HOLD = "you hold"
SURE_TRICKS = "sure tricks"
TOGETHER = "together"
ABOVE = "above"
BELOW = "below"
GAMES = "games"
JOKERS_DOUBLE: Final = ("", " Your joker doubles it.", " Your jokers redouble it.")
"""What the jokers in hand do to a contract, by their number."""
JOKERS_STAY: Final = ("", "A joker must be kept. ", "The jokers must be kept. ")
"""What is said of the jokers that lie among the chosen cards, by their number."""
WHY_HOUSE_PASSES = "Why the house passes"
ABOVE_TIP = "Above the line: overtricks, undertricks and bonuses."
BELOW_TIP = "Below the line in this game: 100 win it."
GAMES_TIP = (
    "Games won: two end the rubber. A side with one is vulnerable: a contract that fails costs "
    "it more."
)
TWO_GAMES = "Two games end the rubber"
SCORED_NEXT = "The hand is over and is scored next."
TAKE_THESE_SIX = "Take these six, or put one back; the others are out of play."
TAKE_THESE_SIX_TOP_ONLY = "Take these six, or put one back. Only the top discard is seen."
LEAD_AS_DEFENDER = "You defend, so you lead: play any card."
LEAD_AFTER_TRICK = "You took the trick: lead any card."
PLAY_ON_JOKER = "The house led a joker: play any card; only the other joker beats it."
GAUGE_TIP = "The tricks of both sides, and how many each of them needs."
EXPLANATION_TIP = (
    "The sum by which the house bids or passes. It counts as if it held all other cards: each "
    "card of its suit that is higher takes your lowest one."
)
SIGNS: Final = SignTexts(
    gauge=GAUGE_TIP,
    explanation=EXPLANATION_TIP,
    house="The house has no hand: it turns its cards from the stock.",
    zones=(
        ("stock", "The house turns its cards up from here."),
        ("kept", "The six cards that you keep."),
        ("blind", "Seven cards that nobody has seen; they join the six you keep."),
        ("discards", "The cards you did not keep."),
        ("passed", "Cards the house turned up and did not play."),
        ("tricks_player", "The tricks you have won."),
        ("tricks_house", "The tricks the house has won."),
        ("last", "The last trick, until you play again."),
    ),
)
"""What the signs beside the cards mean."""
MEMORY_PILES: Final = ("discards", "passed")
"""The piles of which only the top card may be seen, unless they are open to look through."""


def signs(open_piles: bool) -> SignTexts:
    """What the signs mean, and whether the discarded and passed-over cards may be looked through
    (option ``discard_memory``)."""
    if open_piles:
        return SIGNS
    told = [
        (zone, f"{text} {TOP_ONLY_NOTE}" if zone in MEMORY_PILES else text)
        for zone, text in SIGNS.zones
    ]
    return SIGNS._replace(zones=tuple(told))


def no_level(tricks: int) -> str:
    """Say why the house passes."""
    return f"Its level: 6 − {tricks} leaves nothing to bid."


def level_sum(tricks: int, level: int) -> str:
    """How the house finds its level."""
    return f"Its level: 6 − {tricks} = {level}."


def shortest_suit(suit: str) -> str:
    """How the house finds its trump."""
    return f"Its trump: your shortest suit, {suit}."


def must_bid(double: str) -> str:
    """Ask for a bid after the house has passed."""
    return f"The house passed, so you must bid.{double}"


def bid_or_defend(bid: str, double: str) -> str:
    """Ask for a call after the house has bid."""
    return f"The house bids {bid}: bid higher, or pass and defend.{double}"


def follow(card: str, suit: str) -> str:
    """Say which suit is to be followed."""
    return f"The house led the {card}: follow with {suit}."


def play_any_card(card: str, suit: str) -> str:
    """Say that no suit is to be followed."""
    return f"The house led the {card} and you have no {suit}: play any card."


def why_house_bids(bid: str) -> str:
    """The title of the explanation of a bid."""
    return f"Why the house bids {bid}"


def cards(number: int) -> str:
    """How many cards: ``no card``, ``1 card``, ``5 cards``."""
    return "1 card" if number == 1 else f"{number or 'no'} cards"


def lowest_of(suits: Sequence[str]) -> str:
    """How the house finds its trump where several suits are equally short."""
    return f"Its trump: the lowest of your shortest suits, {list_text(suits)}."


def highest_of(suits: Sequence[str]) -> str:
    """How the house finds its trump where ties go to the highest suit."""
    return f"Its trump: the highest of your shortest suits, {list_text(suits)}."


def decides(who: str) -> str:
    """Say whom the table waits for."""
    return f"{who} decides."


def keep_more(number: int, jokers: int) -> str:
    """Ask for the cards that are still to be chosen; *jokers* were kept unasked."""
    return f"{JOKERS_STAY[jokers]}Keep {number} more; the seven unseen ones join them."


def keep_of_these(number: int) -> str:
    """Ask for the cards to be chosen."""
    return f"Keep {number} of these cards; the seven unseen ones join them."


def contract_worth(below: int, above: int, more: int, costs: Sequence[int]) -> str:
    """What a contract scores made, and for each trick *more*; what the first tricks that are
    missing cost, each further one as much as the last."""
    made = f"Made, the contract scores {below} below the line"
    made += f" and {above} above it" if above else ""
    made += f"; each trick more {more} above it" if more else ""
    *first, last = costs
    gives = f"{list_text([*map(str, first), f'then {last} each'])}" if first else f"{last} each"
    return f"{made}. Tricks that are missing give the other side {gives}."


def house_contract(worth: str) -> str:
    """What the bid of the house is worth, if the player passes."""
    return f"If you pass, that is the contract. {worth}"


def contract_of(who: str, contract: str) -> str:
    """Whose the contract is: ``You: 4 spades doubled``."""
    return f"{who}: {contract}"
