"""The score sheet of Skitgubbe: a row for every game."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.observation import Observation
from game.engine.status import Sheet, SheetRow
from game.engine.zones import Seat
from game.games.skitgubbe.rules import scoring
from game.games.skitgubbe.rules.facts import OVER, Game, SkitgubbeFacts
from game.games.skitgubbe.rules.options import OPEN_END, SkitgubbeOptions
from game.games.skitgubbe.text.log_text import place_name
from game.games.skitgubbe.view.status import minus
from game.patterns.phrases import players_text


def sheet(seen: Observation[SkitgubbeFacts], house: SkitgubbeOptions, players: int) -> Sheet:
    """The games so far; totals are points, or how often each was Goat."""
    facts = seen.facts
    scored = house.scoring != "off"
    totals = scoring.totals(facts.games, players, house.scoring)
    best = max(totals)
    leaders = tuple(player for player, total in enumerate(totals) if total == best)
    return Sheet(
        _note(facts, house),
        tuple((player,) for player in range(players)),
        tuple(_row(game, players, scored) for game in facts.games),
        tuple(minus(total) if scored else str(-total) for total in totals),
        leaders if facts.games else (),
        title=_title(facts, totals) if facts.phase == OVER and not scored else "",
        total="Total" if scored else "Times Goat",
    )


def _title(facts: SkitgubbeFacts, totals: Sequence[int]) -> str:
    """There is no winner: who was the Goat most often."""
    most = min(totals)
    if not most:
        return "Nobody was the Goat"
    who = players_text([player for player, total in enumerate(totals) if total == most])
    return f"The Goat: {who}" if len(facts.games) == 1 else f"Most often the Goat: {who}"


def _note(facts: SkitgubbeFacts, house: SkitgubbeOptions) -> str:
    counted = "points count" if house.scoring != "off" else "it counts how often you are the Goat"
    length = "" if house.games == OPEN_END else f" of {house.games}"
    played = "1 game" if len(facts.games) == 1 else f"{len(facts.games)} games"
    if facts.phase == OVER:
        return f"The evening is over after {played}."
    if not facts.games:
        return f"Nothing is written down yet; {counted}."
    return f"After {played}{length}; {counted}."


def _row(game: Game, players: int, scored: bool) -> SheetRow:
    title = f"Game {game.number}" if game.goat is not None else f"Game {game.number}, no Goat"
    values = [_value(game, player, scored) for player in range(players)]
    looks = tuple("goat" if player == game.goat else "" for player in range(players))
    return SheetRow(title, tuple(values), looks=looks)


def _value(game: Game, player: Seat, scored: bool) -> str:
    """A place, and what it was worth: ``first, +5``."""
    if player == game.goat:
        words = "Goat"
    else:
        words = place_name(game.places[player]) if game.places[player] else "in"
    points = game.points[player]
    if not scored:
        return words
    return f"{words}, {minus(points) if points <= 0 else f'+{points}'}"
