"""The score sheet of Skitgubbe: a row for every game."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.observation import Observation
from game.engine.zones import Seat
from game.games.skitgubbe.rules import scoring
from game.games.skitgubbe.rules.facts import OVER, Game, SkitgubbeFacts
from game.games.skitgubbe.rules.options import OPEN_END, SkitgubbeOptions
from game.games.skitgubbe.text import result_text
from game.games.skitgubbe.text.card_text import minus, place_name, signed
from game.patterns.phrases import player_placeholder, players_text
from game.presentation.score_sheet import ScoreSheet, SheetRow


def sheet(seen: Observation[SkitgubbeFacts], options: SkitgubbeOptions, players: int) -> ScoreSheet:
    """The score sheet: the games so far; totals are points, or how often each was Goat."""
    facts = seen.facts
    scored = options.scoring != "off"
    totals = scoring.totals(facts.games, players, options.scoring)
    best = max(totals)
    leaders = tuple(player for player, total in enumerate(totals) if total == best)
    return ScoreSheet(
        _note(facts, options),
        tuple((player,) for player in range(players)),
        tuple(_row(game, players, scored) for game in facts.games),
        tuple(minus(total) if scored else str(-total) for total in totals),
        leaders if facts.games else (),
        title=_title(facts, totals) if facts.phase == OVER and not scored else "",
        total=result_text.TOTAL if scored else result_text.TIMES_GOAT,
    )


def _title(facts: SkitgubbeFacts, totals: Sequence[int]) -> str:
    """The title, which names no winner but who was the Goat most often."""
    most = min(totals)
    if not most:
        return result_text.NOBODY_WAS_GOAT
    who = players_text([player for player, total in enumerate(totals) if total == most])
    return result_text.the_goat(who) if len(facts.games) == 1 else result_text.most_often_goat(who)


def _note(facts: SkitgubbeFacts, options: SkitgubbeOptions) -> str:
    counted = result_text.POINTS_COUNT if options.scoring != "off" else result_text.GOATS_COUNT
    length = "" if options.games == OPEN_END else result_text.of_games(str(options.games))
    played = result_text.games_played(len(facts.games))
    if facts.phase == OVER:
        return result_text.evening_over(played)
    if not facts.games:
        return result_text.nothing_written(counted)
    return result_text.after_games(played, length, _last_goat(facts), counted)


def _last_goat(facts: SkitgubbeFacts) -> str:
    """Who was the Goat of the last game, in a sentence."""
    goat = facts.games[-1].goat
    if goat is None:
        return result_text.NO_LAST_GOAT
    return result_text.is_goat(player_placeholder(goat))


def _row(game: Game, players: int, scored: bool) -> SheetRow:
    title = result_text.game_title(game.number)
    if game.goat is None:
        title = result_text.game_without_goat(game.number)
    values = [_value(game, player, scored) for player in range(players)]
    looks = tuple("goat" if player == game.goat else "" for player in range(players))
    reasons = tuple(_reason(game, player, scored) for player in range(players))
    return SheetRow(title, tuple(values), looks=looks, reasons=reasons)


def _reason(game: Game, player: Seat, scored: bool) -> str:
    """Why a player has this place, and what it pays; a shared place says with whom."""
    who, place = player_placeholder(player), game.places[player]
    pay = signed(game.points[player]) if scored else ""
    if player == game.goat:
        return result_text.goat_reason(who, pay)
    if not place:
        return result_text.still_in_reason(who)
    equals = [other for other, its in enumerate(game.places) if its == place and other != player]
    shared = players_text(equals) if equals else ""
    return result_text.place_reason(who, place_name(place), shared, pay)


def _value(game: Game, player: Seat, scored: bool) -> str:
    """A place, and what it was worth: ``first, +5``."""
    if player == game.goat:
        words = result_text.GOAT
    else:
        words = place_name(game.places[player]) if game.places[player] else result_text.STILL_IN
    points = game.points[player]
    if not scored:
        return words
    return result_text.place_and_points(words, signed(points))
