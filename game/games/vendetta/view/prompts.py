"""The prompts of Vendetta: what is asked of the viewer, or whom the table waits for."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.observation import Observation
from game.engine.zones import Seat, ZoneId
from game.games.vendetta.rules.facts import Phase, VendettaFacts
from game.games.vendetta.text import result_text, status_text
from game.patterns.phrases import player_placeholder, players_text


def prompt(seen: Observation[VendettaFacts]) -> str:
    """The sentence that says who decides, and what."""
    facts = seen.facts
    if seen.outcome is not None:
        return _won(seen.outcome.winners, seen.seat)
    if facts.phase is Phase.LAST_CALL and facts.asked is not None:
        if facts.asked == seen.seat:
            return status_text.JOKER_OR_END
        return status_text.may_play_last_joker(player_placeholder(facts.asked))
    if facts.turn == seen.seat:
        return _asked(seen)
    if any(action.verb == "joker" for action in seen.legal):
        return status_text.turn_or_joker(player_placeholder(facts.turn))
    return status_text.turn_of(player_placeholder(facts.turn))


def _won(winners: Sequence[Seat], viewer: Seat | None) -> str:
    if tuple(winners) == (viewer,):
        return result_text.YOU_WIN
    if len(winners) == 1:
        return result_text.wins(players_text(winners))
    return result_text.share_win(players_text(winners))


def _asked(seen: Observation[VendettaFacts]) -> str:
    verbs = {action.verb for action in seen.legal}
    ways = [
        words
        for verb, words in (
            ("create", status_text.LAY_DOWN_A_TRICK),
            ("add", status_text.ADD_TO_A_TRICK),
            ("joker", status_text.STEAL_WITH_JOKER),
        )
        if verb in verbs
    ]
    played = seen.facts.played_this_turn
    if not ways:
        what = status_text.END_YOUR_TURN if played else status_text.ONLY_PASS
        why = status_text.NOTHING_FITS if _hand(seen) else status_text.EMPTY_HAND
        return status_text.nothing_to_play(why, what)
    end = status_text.BE_DONE if played else status_text.PASS
    return status_text.your_turn(", ".join(ways), end)


def _hand(seen: Observation[VendettaFacts]) -> Sequence[object]:
    return seen.zones.get(ZoneId("hand", seen.seat), ())
