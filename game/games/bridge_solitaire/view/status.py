"""What is shown beside the cards in Bridge Solitaire: prompt, contract, tricks, games."""

from __future__ import annotations

from typing import Final

from game.engine.observation import Observation
from game.games.bridge_solitaire.rules.bid_numbers import TRICKS, needed
from game.games.bridge_solitaire.rules.facts import HOUSE, PLAYER, BridgeFacts, Phase
from game.games.bridge_solitaire.text import card_text, result_text, status_text
from game.games.bridge_solitaire.view.house_bid_explanation import bid_explanation
from game.games.bridge_solitaire.view.marks import marks
from game.games.bridge_solitaire.view.prompts import prompt
from game.presentation.centre import Centre, CentreKind
from game.presentation.gauge import Gauge, GaugeKind, Side
from game.presentation.score_panel import Cell, CellLook, ColumnHead, ScoreLine
from game.presentation.status import Status

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
        marks=marks(seen),
        gauge=_gauge(facts, player),
        centre=_centre(facts),
        heads=HEADS,
        bid_explanation=bid_explanation(seen),
        sign_texts=status_text.SIGNS,
    )


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
