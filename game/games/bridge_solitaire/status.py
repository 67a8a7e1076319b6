"""What is shown beside the cards in Bridge Solitaire: prompt, contract, tricks, games."""

from __future__ import annotations

from game.engine.observation import Observation
from game.engine.status import Badge, Centre, Gauge, KeyLine, Mark, Status
from game.engine.zones import ZoneId
from game.games.bridge_solitaire import talk
from game.games.bridge_solitaire.bids import TRICKS, bid_words, needed
from game.games.bridge_solitaire.course import KEPT
from game.games.bridge_solitaire.facts import HOUSE, PLAYER, BridgeFacts, Phase
from game.games.bridge_solitaire.scoring import GAMES
from game.games.bridge_solitaire.sheet import HOUSE_HEAD
from game.patterns.tricks import holds

TRICK = ZoneId("trick")


def status(seen: Observation[BridgeFacts]) -> Status:
    """All that is shown beside the cards."""
    facts = seen.facts
    return Status(
        prompt(seen),
        goal(facts, "you" if seen.seat == PLAYER else talk.NAMES[PLAYER]),
        (_key(facts, PLAYER), _key(facts, HOUSE)),
        _badges(facts),
        _marks(seen),
        _gauge(facts),
        _centre(facts),
    )


def prompt(seen: Observation[BridgeFacts]) -> str:
    """One sentence: what is asked of the player."""
    facts = seen.facts
    if facts.phase is Phase.OVER:
        return _end(facts, seen.seat == PLAYER)
    if facts.phase is Phase.SCORE:
        return "The hand is over and is scored next."
    if seen.seat is None:
        return f"{talk.NAMES[PLAYER]} decides."
    if facts.phase is Phase.CHOOSE:
        return _ask_choice(seen)
    return _ask_call(seen) if facts.phase is Phase.AUCTION else _ask_card(seen)


def _end(facts: BridgeFacts, own: bool) -> str:
    winner = facts.winner()
    if winner is None:
        return "The rubber is tied: both sides have the same points."
    if winner == PLAYER and own:
        return "You win the rubber."
    return f"{talk.starting(talk.NAMES[winner])} wins the rubber."


def _ask_choice(seen: Observation[BridgeFacts]) -> str:
    left = KEPT - len(seen.cards("kept"))
    if left > 0:
        more = " more" if left < KEPT else ""
        return f"Keep {left}{more} of the face-up cards; seven unseen ones join them."
    return "Take these six, or choose the discard that lies on top; you may still put cards back."


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
        return "Lead any card."
    led = trick[0]
    if led.is_joker:
        return "The house led a joker: play any card; only the other joker beats it."
    mine = [card for card in seen.cards("hand", PLAYER) if card is not None]
    if holds(mine, led.suit):
        return f"The house led the {led.words}: follow with {led.suit.word}."
    return f"The house led the {led.words} and you have no {led.suit.word}: play any card."


def goal(facts: BridgeFacts, player: str) -> str:
    """The contract plate, with a word for the *player*; before it, what ends the rubber."""
    contract = facts.contract
    if contract is None or facts.phase is not Phase.PLAY:
        return "The first side to win two games ends the rubber."
    ours, theirs = facts.tricks
    needs = "need" if player == "you" else "needs"
    whose = f"{player} {needs}" if contract.declarer == PLAYER else "the house needs"
    words = talk.starting(talk.contract_words(contract))
    return f"{words}: {whose} {needed(contract.bid)}; {player} {ours}, house {theirs}."


def _key(facts: BridgeFacts, side: int) -> KeyLine:
    """A side's points, with its games as pips."""
    games = facts.games[side]
    return KeyLine(
        (PLAYER,) if side == PLAYER else (),
        str(facts.total(side)),
        games,
        GAMES,
        note="vulnerable" if games == 1 and facts.phase is not Phase.OVER else "",
        name="" if side == PLAYER else HOUSE_HEAD,
    )


def _badges(facts: BridgeFacts) -> tuple[Badge, ...]:
    contract = facts.contract
    if contract is None or contract.declarer == HOUSE:
        return ()
    tip = f"Your contract: you need {needed(contract.bid)} tricks."
    return (Badge(PLAYER, "call", talk.contract_words(contract), tip),)


def _marks(seen: Observation[BridgeFacts]) -> tuple[Mark, ...]:
    return (Mark("last", TRICK, 0),) if seen.cards("trick") else ()


def _gauge(facts: BridgeFacts) -> Gauge | None:
    """The player's tricks, with a notch at what makes or defeats the contract."""
    contract = facts.contract
    if contract is None:
        return None
    make = contract.declarer == PLAYER
    notch = needed(contract.bid) if make else TRICKS + 1 - needed(contract.bid)
    text = "contract" if make else "beats it"
    return Gauge("your tricks", facts.tricks[PLAYER], TRICKS, notch, text)


def _centre(facts: BridgeFacts) -> Centre | None:
    if facts.trump is None:
        return None
    return Centre("suit", "cdhs".index(facts.trump.value), facts.trump.word)
