"""Whole random matches, each round compared with a slow referee, who knows only the rules."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.rules import State
from game.games.sinful_gibbon.rules.facts import SinfulFacts
from game.games.sinful_gibbon.rules.rules import SinfulGibbon
from tests.games.sinful_gibbon.slow_referee import Referee
from tests.games.sinful_gibbon.tables import rules

ASKING = {
    "turn": "turn",
    "promise": "promise",
    "lead": "lead",
    "heart_offer": "offer",
    "last_call": "call",
}


def called(game: SinfulGibbon, state: State[SinfulFacts]) -> Referee:
    """A referee who comes to the table after the deal; his players are chairs."""
    zones, facts = state.table.zones, state.facts
    hands = [[card.text for card in zones[game.zones.hands[seat]]] for seat in facts.chairs]
    deck = [card.text for card in reversed(zones[game.zones.deck])]
    return Referee(deck, hands, facts.chairs.index(facts.turn))


def agree(game: SinfulGibbon, state: State[SinfulFacts], referee: Referee) -> None:
    """The rules and the referee see the same round."""
    facts, cards_in, zones = state.facts, state.table.zones, game.zones
    chairs = facts.chairs
    assert facts.turn == chairs[referee.now]
    for chair, seat in enumerate(chairs):
        player = referee.players[chair]
        assert [c.text for c in cards_in[zones.accepted[seat]]] == player.accepted
        assert [c.text for c in cards_in[zones.thrown[seat]]] == player.thrown
        sides = ["sideways" if sideways else "straight" for sideways in facts.lost[seat]]
        assert sides == [side for _, side in player.piles]
        if referee.over:
            assert [c.text for c in cards_in[zones.leftovers[seat]]] == player.leftovers
        else:
            assert [c.text for c in cards_in[zones.hands[seat]]] == referee.hands[chair]
    if referee.over:
        sums = facts.rounds[-1].sins.sums
        assert [sums[seat] for seat in chairs] == referee.sums()
        assert (facts.open, facts.hat) == (False, None)
        return
    assert ASKING[facts.phase] == referee.asking
    legal = [game.notation.write(action) for action in game.legal(state, facts.turn)]
    assert set(legal) == referee.legal()
    assert facts.hat == (None if referee.hat is None else chairs[referee.hat])
    assert (facts.standing or 0, facts.open) == (referee.standing, referee.open)
    laid = [
        (card.text, claim) for card, claim in zip(cards_in[zones.pile], facts.claims, strict=True)
    ]
    assert laid == [(card, number) for card, _, number in referee.pile]


@pytest.mark.parametrize("seats", range(3, 8))
@pytest.mark.parametrize("timid", [0.0, 0.9])
def test_two_referees_agree(seats: int, timid: float) -> None:
    """*timid* players let most things be, so that hearts are collected and decks run out."""
    game = rules(seats, target_score=500)
    rng = Random(f"{seats} {timid}")
    ends = set()
    for _ in range(4):
        state = game.deal(rng)
        referee = called(game, state)
        while game.turn(state).seats:
            agree(game, state, referee)
            legal = game.legal(state, state.facts.turn)
            action = legal[int(rng.random() * len(legal))]
            if action.verb == "doubt" and rng.random() < timid:
                action = legal[0]
            game.apply(state, action, rng)
            if action.verb == "swap":
                referee = called(game, state)
            else:
                referee.play(game.notation.write(action))
            if state.facts.phase == "swap":
                ends.add("closer" if state.facts.braveheart is None else "braveheart")
        agree(game, state, referee)
        assert not any(game.legal(state, seat) for seat in range(seats))
    assert ("closer" if timid else "braveheart") in ends
