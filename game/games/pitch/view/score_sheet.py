"""The score sheet of Pitch: every hand, and the four points of the newest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.engine.observation import Observation
from game.engine.zones import Seat
from game.games.pitch.rules.facts import SMUDGE, PitchFacts, Point, Tally
from game.games.pitch.rules.options import PitchOptions
from game.games.pitch.rules.scoring import GAME_COUNT
from game.games.pitch.text import card_text, result_text
from game.games.pitch.text.card_text import minus
from game.presentation.score_sheet import ScoreSheet, SheetRow


def sheet(
    seen: Observation[PitchFacts], members: Sequence[Sequence[Seat]], options: PitchOptions
) -> ScoreSheet:
    """One row a hand; under the newest its four points."""
    facts = seen.facts
    rows: list[SheetRow] = []
    for tally in facts.hands:
        values = [_gain_text(tally, side, seats) for side, seats in enumerate(members)]
        reasons = tuple(_reason(tally, side, seats) for side, seats in enumerate(members))
        rows.append(SheetRow(_hand_title(tally), tuple(values), reasons=reasons))
    if facts.hands:
        rows += _details(facts.hands[-1], len(members), options)
    best = max(facts.score)
    leaders = tuple(side for side, points in enumerate(facts.score) if points == best)
    return ScoreSheet(
        _note(facts, options),
        tuple(tuple(seats) for seats in members),
        tuple(rows),
        tuple(minus(points) for points in facts.score),
        leaders if facts.hands and len(leaders) < len(members) else (),
    )


def _note(facts: PitchFacts, options: PitchOptions) -> str:
    goal = result_text.goal(options.target)
    if facts.winner is not None:
        return result_text.match_over_after(result_text.hands(len(facts.hands)))
    if not facts.hands:
        return result_text.nothing_scored(goal)
    return result_text.after_hands(result_text.hands(len(facts.hands)), goal)


def _hand_title(tally: Tally) -> str:
    bid = result_text.SMUDGE if tally.bid == SMUDGE else result_text.bid_of(tally.bid)
    return result_text.hand_title(tally.number, bid, tally.trump.word)


def _gain_text(tally: Tally, side: int, seats: Sequence[Seat]) -> str:
    gain = tally.gains[side]
    text = minus(gain) if gain <= 0 else f"+{gain}"
    if tally.pitcher not in seats:
        return text
    return f"{text} {result_text.MADE if tally.made else result_text.SET}"


def _reason(tally: Tally, side: int, seats: Sequence[Seat]) -> str:
    """Which points of a hand a side has, and what became of its bid."""
    names = [point.name for point in tally.points if point.side == side]
    if tally.pitcher not in seats:
        return result_text.points_won(names)
    if tally.bid == SMUDGE:
        return result_text.smudge_result(tally.made, SMUDGE)
    if tally.made:
        return result_text.bid_made(str(tally.bid), names)
    return result_text.bid_not_made(str(tally.bid), names, tally.bid)


def _details(tally: Tally, sides: int, options: PitchOptions) -> list[SheetRow]:
    rows = []
    for point in tally.points:
        values = tuple("1" if side == point.side else "" for side in range(sides))
        looks = tuple("won" if side == point.side else "" for side in range(sides))
        reasons = tuple(_point_reason(tally, point, side, options) for side in range(sides))
        rows.append(SheetRow(_detail_title(tally, point), values, 1, looks=looks, reasons=reasons))
    return rows


def _detail_title(tally: Tally, point: Point) -> str:
    if point.name == "Game":
        return result_text.game(tally.counts, tied=point.side is None)
    if point.card is None:
        return result_text.not_dealt(point.name)
    return result_text.point(point.name, point.card.words)


def _point_reason(tally: Tally, point: Point, side: int, options: PitchOptions) -> str:
    """Why a side has a point; for Game what each side counts, whoever has the point."""
    if point.name == "Game":
        ranks = Counter(card.rank for card in tally.counting[side])
        worths = [
            (card_text.RANKS[rank], ranks[rank], GAME_COUNT[rank])
            for rank in sorted(ranks, key=lambda rank: -GAME_COUNT[rank])
        ]
        return result_text.game_reason(tally.counts[side], worths)
    if side != point.side or point.card is None:
        return ""
    words = point.card.words
    if point.name == "High":
        return result_text.high_reason(words)
    if point.name == "Low":
        return result_text.low_reason(words, options.low_goes_to == "holder")
    return result_text.jack_reason(words)
