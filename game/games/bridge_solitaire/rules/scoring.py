"""Scoring a deal of Bridge Solitaire, and what it does to game and rubber."""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise

from game.engine.cards import Card
from game.games.bridge_solitaire.rules.bid_numbers import HIGHEST, level_of, trump_of
from game.games.bridge_solitaire.rules.facts import (
    HOUSE,
    PLAYER,
    BridgeFacts,
    Contract,
    Entry,
    Played,
)
from game.games.bridge_solitaire.rules.match_end import GAMES
from game.games.bridge_solitaire.text import result_text
from game.games.bridge_solitaire.text.card_text import bid_words

GAME = 100
"""Points below the line that win a game."""
RUBBER_TO_NONE = 700
"""The bonus for a rubber in which the other side has no game."""
HONORS = range(10, 15)
"""The ranks that are honors in the trump suit."""
DOUBLED_DOWN = {False: (100, 300, 500), True: (200, 500, 800)}
"""The first undertricks of a doubled contract together, not vulnerable and vulnerable."""


def is_vulnerable(facts: BridgeFacts, side: int) -> bool:
    """Whether a side has won a game of the rubber."""
    return facts.games[side] > 0


def trick_points(bid: int) -> int:
    """The points for the tricks of a contract that is not doubled."""
    level, trump = level_of(bid), trump_of(bid)
    if trump is None:
        return 10 + 30 * level
    return level * overtrick_points(bid)


def overtrick_points(bid: int) -> int:
    """The points of an overtrick, not doubled: 20 in a minor suit, else 30."""
    trump = trump_of(bid)
    return 20 if trump is not None and trump.value in "cd" else 30


def penalty(down: int, multiplier: int, vulnerable: bool) -> int:
    """The points the other side gets for undertricks."""
    if multiplier == 1:
        return down * (100 if vulnerable else 50)
    first = DOUBLED_DOWN[vulnerable]
    doubled = first[down - 1] if down <= len(first) else first[-1] + 300 * (down - len(first))
    return doubled * multiplier // 2


def penalties(down: int, multiplier: int, vulnerable: bool) -> list[int]:
    """The points of each undertrick, the first one first."""
    sums = [penalty(number, multiplier, vulnerable) for number in range(1, down + 1)]
    return [total - before for before, total in pairwise([0, *sums])]


def honor_points(hand: Collection[Card], bid: int) -> int:
    """The points of the player's hand for honors in this contract (option `honors`)."""
    trump = trump_of(bid)
    if trump is None:
        return 150 if sum(card.rank == HONORS[-1] for card in hand) == 4 else 0
    held = sum(card.suit is trump and card.rank in HONORS for card in hand)
    return {4: 100, 5: 150}.get(held, 0)


def scored(contract: Contract, over: int, vulnerable: bool, honors: int) -> list[Entry]:
    """The entries of a deal, in the order of entry.

    *over* counts overtricks, or undertricks below 0; *vulnerable* is the declarer.
    """
    bid, declarer, multiplier = contract
    deal = Played(contract, over, vulnerable)
    found = [Entry("honors", PLAYER, honors, below=False, played=deal)] if honors else []
    if over < 0:
        points = penalty(-over, multiplier, vulnerable)
        note = result_text.undertricks(bid_words(bid), -over)
        return [*found, Entry("undertricks", 1 - declarer, points, False, note=note, played=deal)]
    points, note = trick_points(bid) * multiplier, bid_words(bid)
    found.append(Entry("contract", declarer, points, below=True, note=note, played=deal))
    if over:
        points = over * extra_points(contract, vulnerable)
        note = result_text.overtricks(over)
        found.append(Entry("overtricks", declarer, points, False, note=note, played=deal))
    if multiplier > 1:
        found.append(Entry("insult", declarer, 25 * multiplier, below=False, played=deal))
    if level_of(bid) >= HIGHEST - 1:
        grand = level_of(bid) == HIGHEST
        points = (1000 if grand else 500) * (3 if vulnerable else 2) // 2
        note = result_text.GRAND_SLAM if grand else result_text.SMALL_SLAM
        found.append(Entry("slam", declarer, points, below=False, note=note, played=deal))
    return found


def extra_points(contract: Contract, vulnerable: bool) -> int:
    """The points of an overtrick in this contract, doubled or not."""
    if contract.multiplier == 1:
        return overtrick_points(contract.bid)
    return 50 * contract.multiplier * (2 if vulnerable else 1)


def enter(facts: BridgeFacts, entries: list[Entry]) -> int | None:
    """Write a deal's entries on the pad (BS-E1); the side that wins a game by it, if one does.

    Winning the second game adds the rubber bonus (BS-E2).
    """
    for entry in entries:
        _write(facts, entry)
    winner = next((side for side in (PLAYER, HOUSE) if facts.below[side] >= GAME), None)
    if winner is None:
        return None
    facts.games[winner] += 1
    if facts.games[winner] == GAMES:
        bonus = 500 if facts.games[1 - winner] else RUBBER_TO_NONE
        _write(facts, Entry("rubber", winner, bonus, below=False))
    for side in (PLAYER, HOUSE):
        facts.earlier[side] += facts.below[side]
        facts.below[side] = 0
    return winner


def _write(facts: BridgeFacts, entry: Entry) -> None:
    column = facts.below if entry.below else facts.above
    column[entry.side] += entry.points
    game = sum(facts.games) + 1
    facts.entries += (entry._replace(deal=facts.number, game=game),)
