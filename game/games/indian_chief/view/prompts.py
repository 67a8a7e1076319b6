"""The prompts of Indian Chief: what is asked of the viewer, or whom the table waits for."""

from __future__ import annotations

from game.engine.observation import Observation
from game.engine.zones import Seat
from game.games.indian_chief.rules.facts import TURNS, ChiefFacts, Phase
from game.games.indian_chief.rules.options import ChiefOptions
from game.games.indian_chief.text import result_text, status_text
from game.patterns.phrases import player_placeholder, players_text

FEW = 3
"""So many players are called by their names."""


def prompt(seen: Observation[ChiefFacts], options: ChiefOptions) -> str:
    """What is asked of the viewer, or whom the table waits for."""
    facts, asked = seen.facts, seen.turn.seats
    if seen.outcome is not None:
        return _end(seen.outcome.winners, seen.seat)
    if facts.phase is Phase.MELD:
        if seen.seat in asked:
            return status_text.choose_meld(facts.turn, TURNS)
        return status_text.turn_waits(facts.turn, TURNS, _choosing(asked, len(facts.sheet)))
    if seen.seat in asked:
        return _thief(facts, seen.seat, options)
    if not asked:
        return status_text.HANDS_FILLED_UP
    if seen.seat in facts.thieves:
        return status_text.others_still_mark(players_text(asked), len(asked) > 1)
    if len(facts.thieves) > 1:
        return status_text.thieves_tie(players_text(facts.thieves))
    return status_text.thief_may_steal(player_placeholder(facts.thieves[0]))


def _choosing(asked: tuple[Seat, ...], seats: int) -> str:
    if not asked:
        return status_text.MELDS_TURNED_UP
    if len(asked) == seats:
        return status_text.EVERYBODY_CHOOSES
    who = players_text(asked) if len(asked) <= FEW else status_text.some_players(len(asked))
    return status_text.others_choose(who, len(asked) > 1)


def _end(winners: tuple[Seat, ...], viewer: Seat | None) -> str:
    if len(winners) > 1:
        return result_text.share_win(players_text(winners))
    if winners == (viewer,):
        return result_text.YOU_WIN
    return result_text.wins(player_placeholder(winners[0]))


def _thief(facts: ChiefFacts, seat: Seat | None, options: ChiefOptions) -> str:
    others = [other for other in facts.thieves if other != seat]
    if not others:
        return status_text.STEAL_OR_DRAW
    text = status_text.mark_a_card(players_text(others))
    left = options.thief_tie_tries - facts.tie_try
    tries = status_text.tries_left(left) if left else status_text.LAST_TRY
    return status_text.sentences(text, tries)
