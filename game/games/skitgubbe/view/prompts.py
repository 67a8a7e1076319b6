"""The prompts of Skitgubbe: whose turn it is, and what is asked."""

from __future__ import annotations

from game.engine.cards import Card
from game.engine.observation import Observation
from game.engine.zones import Seat
from game.games.skitgubbe.rules import facts as phases
from game.games.skitgubbe.rules.facts import SkitgubbeFacts
from game.games.skitgubbe.rules.part_one.sluffs import certainly_last
from game.games.skitgubbe.rules.part_two.eating import lowest_run
from game.games.skitgubbe.rules.zones import Zones, hand_id
from game.games.skitgubbe.text import result_text, status_text
from game.games.skitgubbe.text.card_text import a_rank, rank_name, run_name
from game.patterns.phrases import player_placeholder


def prompt(seen: Observation[SkitgubbeFacts], zones: Zones) -> str:
    """The sentence that says who decides, and what."""
    facts = seen.facts
    if facts.phase == phases.OVER:
        return f"{_over(seen)} {result_text.PROVERB}" if _goat(seen) is not None else _over(seen)
    mine = seen.seat is not None and seen.seat in seen.turn.seats
    if facts.phase == phases.BETWEEN:
        question = status_text.ANOTHER_OR_ENOUGH
        asked = question if mine or seen.seat is None else status_text.OTHERS_ANSWER
        return f"{_over(seen)} {asked}"
    words = _asked(seen, zones) if mine else _others(seen, zones)
    if facts.phase in phases.PART_ONE and _is_last(seen, zones):
        words += status_text.LAST_TRICK
    return words


def _goat(seen: Observation[SkitgubbeFacts]) -> Seat | None:
    """The Goat of the last game, if it had one."""
    return seen.facts.games[-1].goat if seen.facts.games else None


def _over(seen: Observation[SkitgubbeFacts]) -> str:
    goat = _goat(seen)
    if goat is None:
        return result_text.NO_GOAT
    if goat == seen.seat:
        return result_text.YOU_ARE_GOAT
    return result_text.is_goat(player_placeholder(goat))


def _others(seen: Observation[SkitgubbeFacts], zones: Zones) -> str:
    facts = seen.facts
    if facts.turn < 0:
        return status_text.OTHERS_MAY_SLUFF
    who = zones.name(facts.turn)
    if facts.phase == phases.PLAY:
        return status_text.plays(who) if facts.played else status_text.leads(who)
    doing = {
        phases.SLUFF: status_text.may_sluff(who),
        phases.EXTRAS: status_text.is_asked_for_extra(who),
        phases.LEAD: status_text.leads(who),
        phases.BEAT: status_text.has_to_beat(who),
    }
    return doing.get(facts.phase, status_text.decides(who))


def _asked(seen: Observation[SkitgubbeFacts], zones: Zones) -> str:
    facts = seen.facts
    which = ""
    if zones.count > zones.players and facts.turn >= 0:
        which = status_text.which_hand(facts.turn < zones.players)
    if facts.phase == phases.PLAY:
        return which + _play(seen, zones)
    if facts.phase == phases.SLUFF:
        return which + _sluff(seen, zones)
    if facts.phase == phases.EXTRAS:
        return which + status_text.take_extra_card(facts.extras)
    if facts.phase == phases.LEAD:
        return which + status_text.LEAD_A_RUN
    return which + _beat(seen)


def _sluff(seen: Observation[SkitgubbeFacts], zones: Zones) -> str:
    """Which cards may be thrown in, and who takes them if that is decided."""
    facts = seen.facts
    ranks = {action.cards[0].rank: None for action in seen.legal if action.verb == "sluff"}
    if not ranks:
        return status_text.NOTHING_TO_SLUFF
    named = status_text.any_of([rank_name(rank) for rank in ranks])
    if facts.winner is None:
        return status_text.you_may_sluff(named)
    if seen.seat == zones.owner[facts.winner]:
        return status_text.you_win_sluff(named)
    return status_text.other_wins_sluff(zones.name(facts.winner), named)


def _play(seen: Observation[SkitgubbeFacts], zones: Zones) -> str:
    facts = seen.facts
    war = len(facts.round) < zones.count
    or_flip = status_text.OR_TURN_ONE_OVER if len(seen.cards("stock")) > facts.final_waits else ""
    if not facts.top:
        return status_text.war_lead(or_flip) if war else status_text.lead_a_card(or_flip)
    rank = zones.strength.index(facts.top)
    if any(card.rank == rank for card in known(held(seen, facts.turn, zones))):
        return status_text.must_match(rank_name(rank), a_rank(rank))
    return status_text.play_a_card(rank_name(rank), or_flip)


def _beat(seen: Observation[SkitgubbeFacts]) -> str:
    cards = known(seen.cards("table"))
    if not cards:
        return status_text.BEAT_OR_EAT
    lying, eaten = cards[-1].words, cards[: lowest_run(cards)]
    food = status_text.EAT_IT if eaten == cards[-1:] else run_name(eaten)
    if not any(action.verb == "beat" for action in seen.legal):
        return status_text.cannot_beat(lying, food)
    kills = status_text.KILLS if len(seen.facts.plays) + 1 == seen.facts.n else ""
    return status_text.beat_or_eat_cards(lying, food, kills)


def _is_last(seen: Observation[SkitgubbeFacts], zones: Zones) -> bool:
    """SK-2.8, from what everybody sees."""
    facts = seen.facts
    live = len(seen.cards("stock")) - facts.final_waits
    sizes = [len(held(seen, hand, zones)) for hand in range(zones.count)]
    return certainly_last(facts, live, sizes)


def held(seen: Observation[SkitgubbeFacts], hand: Seat, zones: Zones) -> tuple[Card | None, ...]:
    """The cards of a hand, as far as they are seen."""
    return seen.zones.get(hand_id("hand", hand, zones.players), ())


def known(cards: tuple[Card | None, ...]) -> list[Card]:
    """The cards that are seen."""
    return [card for card in cards if card is not None]
