"""The prompts of Sinful Gibbon: what is asked of the viewer, or whom the table waits for."""

from __future__ import annotations

from game.engine.observation import Observation
from game.games.sinful_gibbon.rules.facts import SinfulFacts
from game.games.sinful_gibbon.text import result_text, status_text
from game.games.sinful_gibbon.text.card_text import at_least, heart, word
from game.patterns.phrases import player_placeholder, players_text


def prompt(seen: Observation[SinfulFacts]) -> str:
    """The sentence that says who decides, and what."""
    facts = seen.facts
    if seen.outcome is not None:
        winners = seen.outcome.winners
        if winners == (seen.seat,):
            return result_text.YOU_WIN
        if len(winners) == 1:
            return result_text.wins(players_text(winners))
        return result_text.share_win(players_text(winners))
    return _asked(seen) if facts.turn == seen.seat else _others(facts)


def _asked(seen: Observation[SinfulFacts]) -> str:
    """What the viewer is asked."""
    facts = seen.facts
    if facts.phase == "turn":
        return _turn(facts)
    if facts.phase == "promise":
        return _promise(facts, hearts=facts.hat != seen.seat)
    if facts.phase == "lead":
        return status_text.START_AFTER_DOUBT
    if facts.phase == "swap":
        if facts.braveheart == seen.seat:
            return status_text.choose_swap(status_text.YOU_ARE_BRAVEHEART)
        return status_text.choose_swap(status_text.YOU_CLOSED_ROUND)
    assert facts.accused is not None
    assert facts.standing is not None
    who, number = player_placeholder(facts.accused), facts.standing
    if facts.phase == "heart_offer":
        return status_text.answer_heart(who, heart(number))
    return status_text.answer_last_card(who, word(number))


def _turn(facts: SinfulFacts) -> str:
    if facts.open and facts.accused is not None and facts.standing is not None:
        claim = status_text.claim_of(player_placeholder(facts.accused), word(facts.standing))
        return status_text.doubt_or_pick(claim)
    return status_text.PICK_A_CARD


def _promise(facts: SinfulFacts, hearts: bool) -> str:
    if facts.standing is None:
        return status_text.START_A_PILE
    low = at_least(facts.standing)
    if not hearts:
        return status_text.promise_without_heart(low)
    return status_text.promise_or_heart(low, heart(facts.standing))


def _others(facts: SinfulFacts) -> str:
    """What somebody else is asked."""
    who = player_placeholder(facts.turn)
    if facts.phase == "swap":
        if facts.braveheart == facts.turn:
            return status_text.chooses_swap(who, status_text.IS_BRAVEHEART)
        return status_text.chooses_swap(who, status_text.CLOSED_ROUND)
    if facts.phase in ("heart_offer", "last_call"):
        assert facts.accused is not None
        return status_text.is_asked(who, player_placeholder(facts.accused))
    return {
        "turn": status_text.turn_of(who),
        "promise": status_text.promises_a_card(who),
        "lead": status_text.starts_a_pile(who),
    }[facts.phase]
