"""The prompts of Democracy: what is asked of the viewer, or whom the table waits for."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.observation import Observation
from game.engine.zones import Seat
from game.games.democracy.rules.facts import DemocracyFacts, Phase
from game.games.democracy.text import result_text, status_text
from game.games.democracy.view.centre import centre
from game.patterns.phrases import player_placeholder, players_text

WAITING = {
    Phase.UPCARD: status_text.UPCARD_COMES,
    Phase.REVEAL: status_text.CARDS_ARE_SHOWN,
    Phase.SCORE: status_text.TRIBES_ARE_SCORED,
}
FEW = 3
"""So many players are called by their names."""


def prompt(seen: Observation[DemocracyFacts]) -> str:
    """What is asked of the viewer, or whom the table waits for."""
    facts = seen.facts
    if facts.winner is not None:
        if facts.winner == seen.seat:
            return result_text.YOU_WIN
        return result_text.wins(player_placeholder(facts.winner))
    if facts.phase is not Phase.CHOOSE:
        return WAITING[facts.phase]
    waited = seen.turn.seats
    if seen.seat in waited:
        return status_text.choose_a_card(moment(seen))
    others = _who_chooses(waited)
    if seen.secret_choice is not None:
        chosen = seen.secret_choice.cards[0].words
        if len(seen.cards("hand", seen.seat)) == 1:
            return status_text.last_card_chosen(chosen, others)
        return status_text.card_may_be_changed(chosen, others)
    return status_text.others_choose(moment(seen), others)


def _who_chooses(seats: Sequence[Seat]) -> str:
    """Who is waited for, by name while they are few."""
    if len(seats) == 1:
        return status_text.one_chooses(player_placeholder(seats[0]))
    who = players_text(seats) if len(seats) <= FEW else status_text.players(len(seats))
    return status_text.several_choose(who)


def moment(seen: Observation[DemocracyFacts]) -> str:
    """Day, trick and trump: ``Day 1, trick 3 of 8: hearts are trump``."""
    facts = seen.facts
    last = facts.trick + len(seen.cards("pool"))
    sign = centre(seen)
    trump = status_text.NO_TRUMP if sign is None else status_text.are_trump(sign.text)
    return status_text.moment(facts.day, facts.trick, last, trump)
