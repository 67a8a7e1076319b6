"""The one sentence of Skitgubbe that says whose turn it is and what is asked."""

from __future__ import annotations

from game.engine.cards import Card
from game.engine.observation import Observation
from game.engine.zones import Seat
from game.games.skitgubbe.rules import facts as phases
from game.games.skitgubbe.rules.facts import SkitgubbeFacts
from game.games.skitgubbe.rules.runs import lowest_run
from game.games.skitgubbe.rules.sluffs import certainly_last
from game.games.skitgubbe.rules.zones import Zones, hand_id
from game.games.skitgubbe.text.log_text import a_rank, rank_name, run_name

LAST_TRICK = " Last trick - no sluffing until you are beaten."


def prompt(seen: Observation[SkitgubbeFacts], ground: Zones) -> str:
    """What is asked of the viewer, or whom the table waits for."""
    facts = seen.facts
    if facts.phase == phases.OVER:
        return _over(seen)
    mine = seen.seat is not None and seen.seat in seen.turn.seats
    if facts.phase == phases.BETWEEN:
        question = "Another game, or enough for tonight? It goes on only if all want another."
        asked = question if mine else "The others still answer."
        return f"{_over(seen)} {asked}"
    words = _asked(seen, ground) if mine else _others(seen, ground)
    if facts.phase in phases.PART_ONE and _is_last(seen, ground):
        words += LAST_TRICK
    return words


def _over(seen: Observation[SkitgubbeFacts]) -> str:
    goat = seen.facts.games[-1].goat if seen.facts.games else None
    if goat is None:
        return "The game went round in circles and ended without a Goat."
    if goat == seen.seat:
        return "You are the Goat. Du luktar som en get!"
    return f"{{{goat}}} is the Goat. Du luktar som en get!"


def _others(seen: Observation[SkitgubbeFacts], ground: Zones) -> str:
    facts = seen.facts
    if facts.turn < 0:
        return "The others may still sluff."
    who = ground.name(facts.turn)
    if facts.phase == phases.PLAY:
        return f"{who} {'plays' if facts.played else 'leads'}."
    doing = {
        phases.SLUFF: "may sluff.",
        phases.EXTRAS: "is asked to take an extra card.",
        phases.LEAD: "leads.",
        phases.BEAT: "has to beat it or eat it.",
    }
    return f"{who} {doing.get(facts.phase, 'decides.')}"


def _asked(seen: Observation[SkitgubbeFacts], ground: Zones) -> str:
    facts = seen.facts
    which = ""
    if ground.count > ground.players and facts.turn >= 0:
        which = f"{'Right' if facts.turn < ground.players else 'Left'} hand: "
    if facts.phase == phases.PLAY:
        return which + _play(seen, ground)
    if facts.phase == phases.SLUFF:
        return which + _sluff(seen, ground)
    if facts.phase == phases.EXTRAS:
        left = "one extra card is" if facts.extras == 1 else f"{facts.extras} extra cards are"
        return which + f"Take one more card? {left.capitalize()} to be given."
    if facts.phase == phases.LEAD:
        return which + "Lead a card, or touching cards of one suit."
    return which + _beat(seen)


def _sluff(seen: Observation[SkitgubbeFacts], ground: Zones) -> str:
    """Which cards may be thrown in, and who takes them if that is decided."""
    facts = seen.facts
    ranks = {action.cards[0].rank: None for action in seen.legal if action.verb == "sluff"}
    if not ranks:
        return "You hold nothing to sluff: pass."
    cards = f"sluff your {' or '.join(map(rank_name, ranks))}, or pass."
    if facts.winner is None:
        return f"You may {cards}"
    if seen.seat == ground.owner[facts.winner]:
        return f"You win this trick. Last chance: {cards}"
    return f"{ground.name(facts.winner)} wins this trick. Last chance: {cards}"


def _play(seen: Observation[SkitgubbeFacts], ground: Zones) -> str:
    facts = seen.facts
    war = len(facts.round) < ground.count
    or_flip = ", or turn one over" if len(seen.cards("stock")) > facts.final_waits else ""
    if not facts.top:
        return f"{'War: lead' if war else 'Lead'} a card{or_flip}."
    rank = ground.strength.index(facts.top)
    if any(card.rank == rank for card in known(held(seen, facts.turn, ground))):
        return (
            f"The {rank_name(rank)} is highest so far: you hold {a_rank(rank)} and have to play it."
        )
    return f"The {rank_name(rank)} is highest so far: play a card{or_flip}."


def _beat(seen: Observation[SkitgubbeFacts]) -> str:
    cards = known(seen.cards("table"))
    if not cards:
        return "Beat it or eat it."
    lying, eaten = cards[-1].words, cards[: lowest_run(cards)]
    food = "it" if eaten == cards[-1:] else run_name(eaten)
    if not any(action.verb == "beat" for action in seen.legal):
        return f"You cannot beat the {lying}: eat {food}."
    kills = " A play kills." if len(seen.facts.plays) + 1 == seen.facts.n else ""
    return f"Beat the {lying}, or eat {food}.{kills}"


def _is_last(seen: Observation[SkitgubbeFacts], ground: Zones) -> bool:
    """SK-2.8, from what everybody sees."""
    facts = seen.facts
    live = len(seen.cards("stock")) - facts.final_waits
    sizes = [len(held(seen, hand, ground)) for hand in range(ground.count)]
    return certainly_last(facts, live, sizes)


def held(seen: Observation[SkitgubbeFacts], hand: Seat, ground: Zones) -> tuple[Card | None, ...]:
    """The cards of a hand, as far as they are seen."""
    return seen.zones.get(hand_id("hand", hand, ground.players), ())


def known(cards: tuple[Card | None, ...]) -> list[Card]:
    """The cards one sees."""
    return [card for card in cards if card is not None]
