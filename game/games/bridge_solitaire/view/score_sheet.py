"""The score pad of a rubber: above the line, then the games below it, for you and the house."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.games.bridge_solitaire.rules import match_end
from game.games.bridge_solitaire.rules.facts import (
    HOUSE,
    PLAYER,
    BridgeFacts,
    Entry,
    Phase,
)
from game.games.bridge_solitaire.rules.scoring import GAME
from game.games.bridge_solitaire.text import card_text, result_text
from game.games.bridge_solitaire.view.entry_reason import entry_reason
from game.presentation.score_sheet import ScoreSheet, SheetRow

WHOM: Final = (card_text.YOU, card_text.NAMES[HOUSE])
ABOVE: Final = (result_text.ABOVE_REASON,) * 2
BELOW: Final = (result_text.BELOW_REASON,) * 2


def sheet(facts: BridgeFacts) -> ScoreSheet:
    """Every entry under the part of the pad it stands in; the house's column has no seat."""
    totals = (facts.total(PLAYER), facts.total(HOUSE))
    best = max(totals)
    leaders = tuple(side for side, total in enumerate(totals) if total == best and best)
    return ScoreSheet(
        note(facts),
        ((PLAYER,), ()),
        tuple(rows(facts)),
        tuple(map(str, totals)),
        leaders,
        ("", card_text.HOUSE),
        whole=True,
        under=tuple(_standing(facts, side) for side in (PLAYER, HOUSE)),
        title=_title(facts),
    )


def _title(facts: BridgeFacts) -> str:
    """Over the last sheet, unless the player has won: then the table says so."""
    if facts.phase is not Phase.OVER or match_end.winner(facts) == PLAYER:
        return ""
    return result_text.TIED if match_end.winner(facts) is None else result_text.HOUSE_WINS


def _standing(facts: BridgeFacts, side: int) -> str:
    """What stands under a side's name: ``vulnerable`` after its first game."""
    games = facts.games[side]
    if facts.phase is Phase.OVER:
        return result_text.games(games)
    return result_text.VULNERABLE if games else ""


def note(facts: BridgeFacts) -> str:
    """One line: how far the rubber is, and what the last deal was."""
    if facts.phase is Phase.OVER:
        return result_text.rubber_over_after(facts.number)
    goal = result_text.GOAL
    last = facts.last
    if last is None:
        return result_text.nothing_scored(goal)
    contract, ended = card_text.contract_words(last.contract), card_text.result_words(last)
    return result_text.after_deal(last.number, contract, ended, goal)


def rows(facts: BridgeFacts) -> Iterator[SheetRow]:
    """Above the line, the line, then each game with a line drawn under it when it is won."""
    above = [SheetRow(result_text.ABOVE_THE_LINE, _pair(facts.above), reasons=ABOVE)]
    above += _entries([entry for entry in facts.entries if not entry.below])
    yield from above[:-1]
    yield above[-1]._replace(rule="heavy")
    below = [entry for entry in facts.entries if entry.below]
    played = sum(facts.games)
    for number in range(1, played + 1):
        inside = [entry for entry in below if entry.game == number]
        sums = [sum(e.points for e in inside if e.side == side) for side in (PLAYER, HOUSE)]
        winner = PLAYER if sums[PLAYER] >= GAME else HOUSE
        won = result_text.won_by(WHOM[winner]) if max(sums) >= GAME else result_text.WON
        looks = tuple("won" if each >= GAME else "" for each in sums)
        title = result_text.game_won(number, won)
        game = [SheetRow(title, _pair(sums), looks=looks, reasons=BELOW)]
        game += _entries(inside)
        yield from game[:-1]
        yield game[-1]._replace(rule="double")
    if facts.phase is not Phase.OVER:
        yield SheetRow(result_text.game_running(played + 1), _pair(facts.below), reasons=BELOW)
        yield from _entries([entry for entry in below if entry.game == played + 1])


def _entries(entries: Sequence[Entry]) -> Iterator[SheetRow]:
    for entry in entries:
        values, reasons = ["", ""], ["", ""]
        values[entry.side], reasons[entry.side] = str(entry.points), entry_reason(entry)
        words = result_text.entry(card_text.ENTRIES[entry.kind], entry.note)
        title = result_text.entry_title(entry.deal, words)
        yield SheetRow(title, tuple(values), 1, reasons=tuple(reasons))


def _pair(points: Sequence[int]) -> tuple[str, ...]:
    return tuple(map(str, points))
