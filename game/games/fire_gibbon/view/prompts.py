"""The prompts of Fire Gibbon: what is asked of the viewer, or whom the table waits for."""

from __future__ import annotations

from game.engine.observation import Observation
from game.engine.zones import Seat
from game.games.fire_gibbon.rules.facts import FireFacts
from game.games.fire_gibbon.rules.monkey_hat import hat_forbids_promise
from game.games.fire_gibbon.text import result_text, status_text
from game.patterns.phrases import player_placeholder, players_text


def prompt(seen: Observation[FireFacts]) -> str:
    """The sentence that says who decides, and what."""
    facts = seen.facts
    decider = facts.decider()
    if decider is None or seen.outcome is not None:
        winners = seen.outcome.winners if seen.outcome else ()
        return _winners(winners, seen.seat)
    if decider == seen.seat:
        return _asked(facts, decider)
    who = player_placeholder(decider)
    if facts.phase == "reward":
        return _rewarded(facts, who)
    tumbler = "" if facts.tumbler is None else player_placeholder(facts.tumbler)
    turn = status_text.starts_after_tumble(tumbler, who) if tumbler else status_text.turn_of(who)
    return {
        "turn": turn,
        "play": status_text.plays_after_doubt(who, facts.flame is None),
        "refill": status_text.fills_spot(who),
        "swap": status_text.chooses_swap(who),
    }[facts.phase]


def _winners(winners: tuple[Seat, ...], viewer: Seat | None) -> str:
    if winners == (viewer,):
        return result_text.YOU_WIN
    if len(winners) == 1:
        return result_text.wins(player_placeholder(winners[0]))
    return result_text.share_win(players_text(winners))


def _asked(facts: FireFacts, seat: Seat) -> str:
    if facts.phase == "refill":
        return status_text.FILL_SPOT
    if facts.phase == "reward":
        return _your_reward(facts, seat)
    if facts.phase == "swap":
        return status_text.CHOOSE_SWAP
    if facts.phase == "play" and not hat_forbids_promise(facts, seat):
        return status_text.your_play_after_doubt(facts.flame is None)
    if facts.flame is None:
        tumbler = "" if facts.tumbler is None else player_placeholder(facts.tumbler)
        return status_text.your_new_fire(tumbler)
    doubtable = any(
        at >= 0 and facts.required[at] and facts.proven[at] is None and other != seat
        for other, at in enumerate(facts.latest)
    )
    doubts = doubtable and facts.phase == "turn"
    card = status_text.CARD_FACE_UP if hat_forbids_promise(facts, seat) else status_text.ONE_CARD
    doubt = status_text.DOUBT_OR if doubts else ""
    return status_text.your_turn(doubt, card)


def _rewarded(facts: FireFacts, who: str) -> str:
    """That somebody else gets a reward, and what for."""
    if facts.tumbler is not None:
        return status_text.chooses_reward_after_tumble(player_placeholder(facts.tumbler), who)
    if facts.rewarded == facts.turn:
        return status_text.chooses_reward(who)
    return status_text.chooses_reward_of(player_placeholder(facts.turn), who)


def _your_reward(facts: FireFacts, seat: Seat) -> str:
    """What the viewer gets a reward for, and what is asked."""
    if facts.tumbler is not None:
        return status_text.your_reward_after_tumble(player_placeholder(facts.tumbler))
    if facts.turn == seat:
        return status_text.your_reward()
    return status_text.your_reward_of(player_placeholder(facts.turn))
