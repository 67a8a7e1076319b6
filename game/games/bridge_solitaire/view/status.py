"""What is shown beside the cards in Bridge Solitaire: prompt, contract, tricks, games."""

from __future__ import annotations

from typing import Final

from game.engine.observation import Observation
from game.engine.zones import ZoneId
from game.games.bridge_solitaire.rules.bids import TRICKS, needed
from game.games.bridge_solitaire.rules.facts import HOUSE, PLAYER, BridgeFacts, Phase
from game.games.bridge_solitaire.rules.zones import KEPT
from game.games.bridge_solitaire.text import card_text, result_text, status_text
from game.games.bridge_solitaire.view.house_bid_explanation import bid_explanation
from game.patterns.tricks import has_suit
from game.presentation.centre import Centre, CentreKind
from game.presentation.gauge import Gauge, GaugeKind, Side
from game.presentation.marks import Mark, MarkKind
from game.presentation.score_panel import Cell, CellLook, ColumnHead, ScoreLine
from game.presentation.status import Status

TRICK = ZoneId("trick")
HEADS: Final = (
    ColumnHead(status_text.ABOVE, tip=status_text.ABOVE_TIP),
    ColumnHead(status_text.BELOW, tip=status_text.BELOW_TIP),
    ColumnHead(status_text.GAMES, tip=status_text.GAMES_TIP),
)


def status(seen: Observation[BridgeFacts]) -> Status:
    """All that is shown beside the cards."""
    facts = seen.facts
    player = card_text.YOU if seen.seat == PLAYER else card_text.NAMES[PLAYER]
    return Status(
        prompt(seen),
        status_text.TWO_GAMES,
        (_key(facts, PLAYER), _key(facts, HOUSE)),
        marks=_marks(seen),
        gauge=_gauge(facts, player),
        centre=_centre(facts),
        heads=HEADS,
        bid_explanation=bid_explanation(seen),
        sign_texts=status_text.SIGNS,
    )


def prompt(seen: Observation[BridgeFacts]) -> str:
    """One sentence: what is asked of the player."""
    facts = seen.facts
    if facts.phase is Phase.OVER:
        return _end(facts, seen.seat == PLAYER)
    if facts.phase is Phase.SCORE:
        return status_text.SCORED_NEXT
    if seen.seat is None:
        return status_text.decides(card_text.NAMES[PLAYER])
    if facts.phase is Phase.CHOOSE:
        return _ask_choice(seen)
    return _ask_call(seen) if facts.phase is Phase.AUCTION else _ask_card(seen)


def _end(facts: BridgeFacts, own: bool) -> str:
    winner = facts.winner()
    if winner is None:
        return result_text.RUBBER_TIED
    if winner == PLAYER and own:
        return result_text.YOU_WIN
    return result_text.wins(card_text.starting(card_text.NAMES[winner]))


def _ask_choice(seen: Observation[BridgeFacts]) -> str:
    left = KEPT - len(seen.cards("kept"))
    if left > 0:
        return status_text.keep_more(left) if left < KEPT else status_text.keep_of_these(left)
    return status_text.TAKE_THESE_SIX


def _ask_call(seen: Observation[BridgeFacts]) -> str:
    jokers = sum(card is not None and card.is_joker for card in seen.cards("hand", PLAYER))
    double = status_text.JOKERS_DOUBLE[jokers]
    call = seen.facts.house_call
    if not call:
        return status_text.must_bid(double)
    return status_text.bid_or_defend(card_text.bid_words(call), double)


def _ask_card(seen: Observation[BridgeFacts]) -> str:
    trick = seen.cards("trick")
    if not trick or trick[0] is None:
        if not sum(seen.facts.tricks):
            return status_text.LEAD_AS_DEFENDER
        return status_text.LEAD_AFTER_TRICK
    led = trick[0]
    if led.is_joker:
        return status_text.PLAY_ON_JOKER
    mine = [card for card in seen.cards("hand", PLAYER) if card is not None]
    if has_suit(mine, led.suit):
        return status_text.follow(led.words, led.suit.word)
    return status_text.play_any_card(led.words, led.suit.word)


def _key(facts: BridgeFacts, side: int) -> ScoreLine:
    """A side's points: above the line, below it in this game, and its games."""
    games = facts.games[side]
    vulnerable = bool(games) and facts.phase is not Phase.OVER
    return ScoreLine(
        (PLAYER,) if side == PLAYER else (),
        str(facts.total(side)),
        note=result_text.VULNERABLE if vulnerable else "",
        name="" if side == PLAYER else card_text.HOUSE,
        cells=(
            Cell(str(facts.above[side])),
            Cell(str(facts.below[side])),
            Cell(str(games), CellLook.WON if vulnerable else CellLook.PLAIN),
        ),
    )


def _marks(seen: Observation[BridgeFacts]) -> tuple[Mark, ...]:
    return (Mark(MarkKind.LAST, TRICK, 0),) if seen.cards("trick") else ()


def _gauge(facts: BridgeFacts, player: str) -> Gauge | None:
    """The tricks of both sides against what makes the contract and what beats it."""
    contract = facts.contract
    if contract is None:
        return None
    make, beat = needed(contract.bid), TRICKS + 1 - needed(contract.bid)
    ours, theirs = (make, beat) if contract.declarer == PLAYER else (beat, make)
    whose = player if contract.declarer == PLAYER else card_text.NAMES[HOUSE]
    contract_words = card_text.contract_words(contract)
    words = status_text.contract_of(card_text.starting(whose), contract_words)
    sides = (
        Side(card_text.starting(player), facts.tricks[PLAYER], ours),
        Side(card_text.HOUSE, facts.tricks[HOUSE], theirs),
    )
    return Gauge(words, facts.tricks[PLAYER], TRICKS, kind=GaugeKind.RACE, sides=sides)


def _centre(facts: BridgeFacts) -> Centre | None:
    if facts.trump is None:
        return None
    return Centre(CentreKind.SUIT, "cdhs".index(facts.trump.value), facts.trump.word)
