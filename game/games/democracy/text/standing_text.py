"""The standing in Democracy: tribes and points of the island, for score panel and map, and tags."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.democracy.rules.facts import DemocracyFacts
from game.games.democracy.rules.scoring import ENOUGH
from game.games.democracy.text import card_text, status_text
from game.presentation.badge import Badge, BadgeKind
from game.presentation.island_map import IslandMap, Land
from game.presentation.score_panel import Cell, CellLook, ScoreLine
from game.presentation.standing import Standing

SIGNS = tuple(suit.removesuffix("s") for suit in card_text.SUITS)


def standing(facts: DemocracyFacts) -> Standing:
    """The score panel and the map at this moment; nobody is ready any more."""
    return Standing(key_lines(facts), island(facts), badges=(dealer_badge(facts),))


def dealer_badge(facts: DemocracyFacts) -> Badge:
    """Who deals this island."""
    return Badge(facts.dealer, BadgeKind.DEALER, tip=status_text.DEALER_TIP)


def key_lines(facts: DemocracyFacts) -> tuple[ScoreLine, ...]:
    """Each seat's tribes, and what it has captured of each suit on this island."""
    return tuple(
        ScoreLine((seat,), str(tribes), cells=tuple(map(_cell, facts.points_of(seat))))
        for seat, tribes in enumerate(facts.tribes)
    )


def _cell(points: int) -> Cell:
    look = CellLook.WON if points >= ENOUGH else CellLook.PLAIN
    return Cell(str(points) if points else "", look)


def island(facts: DemocracyFacts) -> IslandMap:
    """The island that is played: who has scored a tribe already, and who is in front."""
    points = [facts.points_of(seat) for seat in range(len(facts.tribes))]
    title = status_text.island_and_day(facts.island, facts.day)
    return IslandMap(title, tuple(land(points, suit) for suit in range(len(card_text.SUITS))))


def land(points: Sequence[Sequence[int]], suit: int) -> Land:
    """Who is alone in front in *suit*, or has enough of it."""
    sign = SIGNS[suit]
    most = [one[suit] for one in points]
    best = max(most, default=0)
    if not best or most.count(best) > 1:
        return Land(sign)
    return Land(sign, most.index(best), best >= ENOUGH)
