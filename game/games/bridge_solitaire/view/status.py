"""What is shown beside the cards in Bridge Solitaire: prompt, contract, tricks, games."""

from __future__ import annotations

from game.engine.observation import Observation
from game.engine.status import Cell, Centre, Gauge, Head, KeyLine, Mark, Side, Status
from game.engine.zones import ZoneId
from game.games.bridge_solitaire.rules.bids import TRICKS, bid_words, needed
from game.games.bridge_solitaire.rules.facts import HOUSE, HOUSE_NAME, PLAYER, BridgeFacts, Phase
from game.games.bridge_solitaire.rules.flow import KEPT
from game.games.bridge_solitaire.text import log_text
from game.games.bridge_solitaire.view.bid_explanation import bid_explanation
from game.patterns.tricks import has_suit

TRICK = ZoneId("trick")
HEADS = (
    Head("above", tip="Above the line: overtricks, undertricks and bonuses."),
    Head("below", tip="Below the line in this game: 100 win it."),
    Head("games", tip="Games won: two end the rubber, and one makes a side vulnerable."),
)


def status(seen: Observation[BridgeFacts]) -> Status:
    """All that is shown beside the cards."""
    facts = seen.facts
    player = "you" if seen.seat == PLAYER else log_text.NAMES[PLAYER]
    return Status(
        prompt(seen),
        "Two games end the rubber",
        (_key(facts, PLAYER), _key(facts, HOUSE)),
        marks=_marks(seen),
        gauge=_gauge(facts, player),
        centre=_centre(facts),
        heads=HEADS,
        reckoning=bid_explanation(seen),
    )


def prompt(seen: Observation[BridgeFacts]) -> str:
    """One sentence: what is asked of the player."""
    facts = seen.facts
    if facts.phase is Phase.OVER:
        return _end(facts, seen.seat == PLAYER)
    if facts.phase is Phase.SCORE:
        return "The hand is over and is scored next."
    if seen.seat is None:
        return f"{log_text.NAMES[PLAYER]} decides."
    if facts.phase is Phase.CHOOSE:
        return _ask_choice(seen)
    return _ask_call(seen) if facts.phase is Phase.AUCTION else _ask_card(seen)


def _end(facts: BridgeFacts, own: bool) -> str:
    winner = facts.winner()
    if winner is None:
        return "The rubber is tied: both sides have the same points."
    if winner == PLAYER and own:
        return "You win the rubber."
    return f"{log_text.starting(log_text.NAMES[winner])} wins the rubber."


def _ask_choice(seen: Observation[BridgeFacts]) -> str:
    left = KEPT - len(seen.cards("kept"))
    if left > 0:
        which = "more" if left < KEPT else "of these cards"
        return f"Keep {left} {which}; the seven unseen ones join them."
    return "Take these six, or first say which discard lies on top."


def _ask_call(seen: Observation[BridgeFacts]) -> str:
    jokers = sum(card is not None and card.is_joker for card in seen.cards("hand", PLAYER))
    double = {1: " Your joker doubles it.", 2: " Your jokers redouble it."}.get(jokers, "")
    call = seen.facts.house_call
    if not call:
        return f"The house passed, so you must bid.{double}"
    return f"The house bids {bid_words(call)}: bid higher, or pass and defend.{double}"


def _ask_card(seen: Observation[BridgeFacts]) -> str:
    trick = seen.cards("trick")
    if not trick or trick[0] is None:
        if not sum(seen.facts.tricks):
            return "You defend, so you lead: play any card."
        return "You took the trick: lead any card."
    led = trick[0]
    if led.is_joker:
        return "The house led a joker: play any card; only the other joker beats it."
    mine = [card for card in seen.cards("hand", PLAYER) if card is not None]
    if has_suit(mine, led.suit):
        return f"The house led the {led.words}: follow with {led.suit.word}."
    return f"The house led the {led.words} and you have no {led.suit.word}: play any card."


def _key(facts: BridgeFacts, side: int) -> KeyLine:
    """A side's points: above the line, below it in this game, and its games."""
    games = facts.games[side]
    vulnerable = bool(games) and facts.phase is not Phase.OVER
    return KeyLine(
        (PLAYER,) if side == PLAYER else (),
        str(facts.total(side)),
        note="vulnerable" if vulnerable else "",
        name="" if side == PLAYER else HOUSE_NAME,
        cells=(
            Cell(str(facts.above[side])),
            Cell(str(facts.below[side])),
            Cell(str(games), "won" if vulnerable else ""),
        ),
    )


def _marks(seen: Observation[BridgeFacts]) -> tuple[Mark, ...]:
    return (Mark("last", TRICK, 0),) if seen.cards("trick") else ()


def _gauge(facts: BridgeFacts, player: str) -> Gauge | None:
    """The tricks of both sides against what makes the contract and what beats it."""
    contract = facts.contract
    if contract is None:
        return None
    make, beat = needed(contract.bid), TRICKS + 1 - needed(contract.bid)
    ours, theirs = (make, beat) if contract.declarer == PLAYER else (beat, make)
    whose = player if contract.declarer == PLAYER else "the house"
    words = f"{log_text.starting(whose)}: {log_text.contract_words(contract)}"
    sides = (
        Side(log_text.starting(player), facts.tricks[PLAYER], ours),
        Side(HOUSE_NAME, facts.tricks[HOUSE], theirs),
    )
    return Gauge(words, facts.tricks[PLAYER], TRICKS, kind="race", sides=sides)


def _centre(facts: BridgeFacts) -> Centre | None:
    if facts.trump is None:
        return None
    return Centre("suit", "cdhs".index(facts.trump.value), facts.trump.word)
