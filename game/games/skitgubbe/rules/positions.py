"""Written positions of Skitgubbe: what follows from the facts and cards that were given."""

from __future__ import annotations

from random import Random

from game.engine.cards import pack_order
from game.engine.notation import BadNotation, seat_text
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.skitgubbe.rules.facts import (
    BEAT,
    BETWEEN,
    EXTRAS,
    INTERMISSION,
    LEAD,
    PART_ONE,
    PART_TWO,
    PLAY,
    SLUFF,
    SkitgubbeFacts,
)
from game.games.skitgubbe.rules.flow import Flow
from game.games.skitgubbe.rules.intermission.dreck import Dreck
from game.games.skitgubbe.rules.part_one.part_one import PartOne
from game.games.skitgubbe.rules.part_two.part_two import PartTwo
from game.games.skitgubbe.rules.part_two.runs import touching
from game.games.skitgubbe.rules.zones import Zones
from game.patterns.trick_winner import beats


def complete(state: State[SkitgubbeFacts], flow: Flow) -> None:
    """Fill in whatever a written position leaves open; one that is whole stays as it is.

    Raises:
        BadNotation: when the lines of the position contradict each other.
    """
    facts, zones, intermission = state.facts, flow.zones, flow.intermission
    if facts.first >= 0 and facts.round and facts.places:
        return  # dealt, or filled in before
    if not facts.phase:
        two = facts.trump is not None or facts.plays
        facts.phase = LEAD if two else PLAY
    facts.leader = _leader(facts)
    facts.first = facts.leader if facts.first < 0 else facts.first
    facts.round = facts.round or zones.rings[facts.leader]
    facts.places = (facts.places + [0] * zones.players)[: zones.players]
    rng = Random(0)  # chance of a position is written down: `stock`, `dreck_order`
    if facts.phase in PART_ONE:
        _part_one(state, flow.part_one, intermission.aside, rng)
    elif facts.phase == INTERMISSION:
        intermission.run(state, rng)
    elif facts.phase == EXTRAS:
        _extras(state, intermission.dreck, rng)
    elif facts.phase in PART_TWO:
        _part_two(state, flow.part_two, rng)
    elif facts.phase == BETWEEN:
        facts.turn = -1
        facts.answers = [""] * zones.players


def _leader(facts: SkitgubbeFacts) -> Seat:
    """Who is to play on a bare pile, who is said to lead, the last winner, or who began."""
    if facts.phase == PLAY and facts.turn >= 0 and not facts.laid_by:
        return facts.turn
    if facts.leader >= 0:
        return facts.leader
    return max(0, facts.first) if facts.last_winner is None else facts.last_winner


def _part_one(state: State[SkitgubbeFacts], part_one: PartOne, aside: bool, rng: Random) -> None:
    facts, zones, cards_in = state.facts, part_one.zones, state.table.zones
    for hand, zone in enumerate(zones.final):
        if cards_in[zone]:
            facts.final = hand
    apart = aside or facts.final is not None
    facts.final_waits = not apart and bool(cards_in[zones.stock])
    asked, turn, window = facts.phase == SLUFF, facts.turn, facts.window
    _lay_again(state, zones)
    now = facts.winner if len(facts.played) == len(facts.round) else None
    following = facts.round[len(facts.played)] if now is None else now
    if asked or now is not None:
        part_one.window.open(state, following, rng, final=now is not None)
        if window and facts.phase == SLUFF:
            facts.window = window
            part_one.window.ask(state, rng)
        while turn >= 0 and facts.phase == SLUFF and facts.turn not in (turn, -1):
            part_one.window.pass_(state, (facts.turn,), rng)
    elif turn not in (-1, following):
        raise BadNotation(f"By the trick it is the turn of {seat_text(following)}.")
    else:
        facts.turn = following


def _lay_again(state: State[SkitgubbeFacts], zones: Zones) -> None:
    """Go through the trick from its first card: rounds, wars, and who has won it."""
    facts = state.facts
    laid_by, laid_as = facts.laid_by, facts.laid_as
    facts.new_trick(zones.rings[laid_by[0] if laid_by and laid_by[0] >= 0 else facts.leader])
    facts.laid_as = laid_as
    pile = state.table.zones[zones.pile]
    for hand, how, card in zip(laid_by, laid_as, pile, strict=True):
        strength = zones.strength[card.rank]
        facts.ranks |= 1 << strength
        if how == "sluff":
            if hand < 0:
                raise BadNotation(f"Say who sluffed {card}: “P2:{card} sluff”.")
            facts.laid_by.append(hand)
            continue
        following = facts.round[len(facts.played)] if facts.winner is None else -1
        if following < 0 or hand not in (following, -1):
            who = f" of {seat_text(hand)}" if hand >= 0 else ""
            raise BadNotation(f"{card}{who} is no play in this trick's order.")
        facts.laid_by.append(following)
        facts.played.append(strength)
        facts.top = max(facts.top, strength)
        if len(facts.played) == len(facts.round):
            order = zip(facts.round, facts.played, strict=True)
            tied = tuple(hand for hand, played in order if played == facts.top)
            if len(tied) == 1:
                facts.winner = tied[0]
            else:
                facts.round, facts.played, facts.top = tied, [], 0


def _extras(state: State[SkitgubbeFacts], sharing: Dreck, rng: Random) -> None:
    facts = state.facts
    if not facts.needy:
        raise BadNotation("Say who shares the dreck: “needy: P1 P3”.")
    if facts.turn in facts.needy:
        facts.asked = facts.needy.index(facts.turn)
    facts.asked = max(facts.asked, len(facts.takers))
    if not facts.extras:
        dreck = len(state.table.zones[sharing.zones.dreck])
        facts.extras = dreck % len(facts.needy) - len(facts.takers)
    sharing.ask(state, rng)


def _part_two(state: State[SkitgubbeFacts], part_two: PartTwo, rng: Random) -> None:
    facts, zones = state.facts, part_two.zones
    table = state.table.zones[zones.table]
    if not table:
        facts.leader = facts.turn if facts.turn >= 0 else facts.leader
        part_two.start(state, facts.leader, rng)
        return
    part_two.highest_trump.find(state)
    _check_table(state, zones)
    if not facts.players:
        _guess_players(state, zones)
    facts.phase = BEAT
    if facts.led is None:
        facts.led = table[0].suit
    holding = zones.holding(state.table)
    facts.left = len(holding)
    if facts.turn < 0:
        facts.turn = zones.next_holding(state.table, facts.players[-1])
    facts.n = facts.n or len({*holding, *facts.players})
    facts.places = [
        place or (0 if any(hand in holding for hand in zones.of_player(player)) else 1)
        for player, place in enumerate(facts.places)
    ]


def _check_table(state: State[SkitgubbeFacts], zones: Zones) -> None:
    """Play are runs, each higher than the one before."""
    facts, table, at = state.facts, state.table.zones[zones.table], 0
    for size in facts.plays:
        run = table[at : at + size]
        if not touching(run) or run != sorted(run, key=pack_order):
            raise BadNotation(f"{'-'.join(card.text for card in run)} is no run, lowest first.")
        best = table[at - 1] if at else None
        if best is not None and not beats(run[0], best, facts.trump):
            raise BadNotation(f"{run[0]} does not beat {best}; write the lowest play first.")
        at += size


def _guess_players(state: State[SkitgubbeFacts], zones: Zones) -> None:
    """Guess who played, where nobody is named: the last to the right of who decides, and so on."""
    facts = state.facts
    holding = zones.holding(state.table) or [facts.leader]
    plays = len(facts.plays)
    if facts.turn in holding:
        at = holding.index(facts.turn) - plays
    else:
        at = holding.index(facts.leader) if facts.leader in holding else 0
    facts.players = [holding[(at + play) % len(holding)] for play in range(plays)]
