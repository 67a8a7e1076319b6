"""The standing in Bridge Solitaire: score panel and gauge, as soon as a trick has changed them."""

from __future__ import annotations

from game.games.bridge_solitaire.rules.bid_numbers import TRICKS, needed
from game.games.bridge_solitaire.rules.facts import HOUSE, PLAYER, BridgeFacts, Phase
from game.games.bridge_solitaire.text import card_text, result_text, status_text
from game.presentation.gauge import Gauge, GaugeKind, Side
from game.presentation.score_panel import Cell, CellLook, ScoreLine
from game.presentation.standing import Standing


def points_standing(facts: BridgeFacts) -> Standing:
    """The score panel at this moment."""
    return Standing(score_lines(facts))


def tricks_standing(ours: int, theirs: int) -> Standing:
    """The tricks of both sides, as the gauge counts them."""
    return Standing(tricks=(ours, theirs))


def score_lines(facts: BridgeFacts) -> tuple[ScoreLine, ...]:
    """Each side's points: above the line, below it in this game, and its games."""
    return _score_line(facts, PLAYER), _score_line(facts, HOUSE)


def _score_line(facts: BridgeFacts, side: int) -> ScoreLine:
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


def gauge(facts: BridgeFacts) -> Gauge | None:
    """The tricks of both sides against what makes the contract and what beats it."""
    contract = facts.contract
    if contract is None:
        return None
    make, beat = needed(contract.bid), TRICKS + 1 - needed(contract.bid)
    ours, theirs = (make, beat) if contract.declarer == PLAYER else (beat, make)
    whose = card_text.starting(card_text.NAMES[contract.declarer])
    sides = (
        Side(card_text.NAMES[PLAYER], facts.tricks[PLAYER], ours),
        Side(card_text.HOUSE, facts.tricks[HOUSE], theirs),
    )
    words = status_text.contract_of(whose, card_text.contract_words(contract))
    return Gauge(words, facts.tricks[PLAYER], TRICKS, kind=GaugeKind.RACE, sides=sides)
