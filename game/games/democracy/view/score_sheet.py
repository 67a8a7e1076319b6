"""The score sheet of Democracy: the tribes of each island, and the points behind the newest."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import Card
from game.engine.observation import Observation
from game.games.democracy.rules.facts import DemocracyFacts, Island
from game.games.democracy.rules.options import DemocracyOptions
from game.games.democracy.rules.scoring import ENOUGH, POINTS, WHOLE
from game.games.democracy.text import card_text, result_text
from game.games.democracy.text.standing_text import land
from game.presentation.island_map import IslandMap, Land
from game.presentation.score_sheet import ScoreSheet, SheetRow


def sheet(seen: Observation[DemocracyFacts], options: DemocracyOptions) -> ScoreSheet:
    """One row an island; under the newest the points of each suit."""
    facts = seen.facts
    rows: list[SheetRow] = []
    for island in facts.islands:
        gains = tuple(f"+{gain}" if gain else "0" for gain in island.gains)
        reasons = tuple(
            result_text.island_gain(card_text.points_text(points, ENOUGH))
            for points in island.points
        )
        rows.append(SheetRow(result_text.island_title(island.number), gains, reasons=reasons))
    if facts.islands:
        rows += _details(facts.islands[-1])
    best = max(facts.tribes, default=0)
    return ScoreSheet(
        _note(facts, options.target_tribes),
        tuple((seat,) for seat in range(len(facts.tribes))),
        tuple(rows),
        tuple(str(tribes) for tribes in facts.tribes),
        tuple(seat for seat, tribes in enumerate(facts.tribes) if best and tribes == best),
        maps=tuple(_map(island) for island in facts.islands),
    )


def _map(island: Island) -> IslandMap:
    """A scored island: only who scored a tribe has a flag on it."""
    lands = [land(island.points, suit) for suit in range(len(card_text.SUITS))]
    held = tuple(land if land.held else Land(land.sign) for land in lands)
    return IslandMap(result_text.island_title(island.number), held)


def _details(island: Island) -> list[SheetRow]:
    rows = []
    for number, suit in enumerate(card_text.SUITS):
        points = [suits[number] for suits in island.points]
        looks = tuple("won" if n >= ENOUGH else "" for n in points)
        values = tuple(map(str, points))
        label = result_text.suit_points(suit.capitalize(), WHOLE)
        reasons = tuple(
            _suit_reason(cards, suit, counted)
            for cards, counted in zip(island.captured, points, strict=True)
        )
        icon = suit.removesuffix("s")
        rows.append(SheetRow(label, values, 1, icon=icon, looks=looks, reasons=reasons))
    return rows


def _suit_reason(captured: Sequence[Card], suit: str, points: int) -> str:
    """Which captured cards of a suit count, those of one worth together.

    Nothing in a written position whose *points* are given without their cards.
    """
    cards = [card for card in captured if card.suit.word == suit]
    if sum(POINTS[card.index] for card in cards) != points:
        return ""
    worths: dict[int, list[str]] = {}
    for card in sorted(cards, key=lambda card: POINTS[card.index], reverse=True):
        worths.setdefault(POINTS[card.index], []).append(card.words.split()[0])
    return result_text.captured_reason(suit, [(worth, worths[worth]) for worth in worths])


def _note(facts: DemocracyFacts, target: int) -> str:
    played = len(facts.islands)
    islands = result_text.islands(played)
    if facts.winner is not None:
        return result_text.game_over_after(islands)
    if played and facts.tribes.count(max(facts.tribes)) > 1 and max(facts.tribes) >= target:
        return result_text.leaders_are_equal(islands)
    goal = result_text.goal(target, ENOUGH)
    return result_text.after_islands(islands, goal) if played else result_text.nothing_scored(goal)
