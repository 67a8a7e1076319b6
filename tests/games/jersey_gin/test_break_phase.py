"""What may be done in the break of Jersey Gin, against a slow reading."""

from itertools import combinations
from random import Random

from game.engine.rules import State
from game.games.jersey_gin.rules.facts import JerseyGinFacts, Phase
from game.games.jersey_gin.rules.melds import sort_cards
from game.games.jersey_gin.rules.rules import JerseyGin
from tests.games.jersey_gin.tables import gin, is_meld, sensible, texts, written


def slow_break(rules: JerseyGin, state: State[JerseyGinFacts]) -> set[tuple[str, str]]:
    """JG-D4 and JG-D5: every verb with its cards, and the owner of the meld for a lay-off."""
    seat, taken = state.facts.turn, state.facts.taken
    hand = list(rules.zones.concealed(state.table, seat))
    must = taken if taken in hand else None
    melds = [set(c) for n in range(3, len(hand) + 1) for c in combinations(hand, n)]
    melds = [meld for meld in melds if is_meld(meld)]
    found = {
        ("meld", " ".join(c.text for c in sort_cards(meld)))
        for meld in melds
        if must is None or must in meld
    }
    for row in rules.zones.on_table(state.table):
        for each in hand:
            if is_meld({*state.table.zones[row], each}) and (
                must is None or (each is must and rules.zones.owner[row] == seat)
            ):
                found.add(("lay_off", f"{each} {row}"))
    for each in hand:
        if must is None and not any(meld <= set(hand) - {each} for meld in melds):
            found.add(("discard", each.text))
    return found


def test_the_break_is_that_of_a_slow_reading() -> None:
    rules, rng, met = gin(), Random(8), 0
    while met < 150:
        state = rules.deal(rng).clone()
        hand = state.facts.number
        while state.facts.number == hand and rules.turn(state).seats:
            facts = state.facts
            legal = rules.legal(state, facts.turn)
            if facts.breaker is not None and facts.phase is Phase.DISCARD:
                met += 1
                slow = slow_break(rules, state)
                index = rules.zone_registry.index
                ours = {
                    (a.verb, f"{a.cards[0]} {index[a.target]}")
                    if a.verb == "lay_off" and a.target is not None
                    else (a.verb, " ".join(c.text for c in a.cards))
                    for a in legal
                }
                assert ours == slow
            action = rng.choice(legal)
            if facts.breaker is None and facts.phase is Phase.DISCARD:
                action = sensible(rules, state, facts.turn, rng)
                if action.verb != "discard":
                    action = legal[0]
            rules.apply(state, action, rng)


def test_melds_of_a_turn_in_the_break() -> None:
    rules = gin()
    lines = ("hand 0: 4h 5h 6h 7h 5c 5d", "stock: 2c", "breaker = 2", "turn = 0", "phase = discard")
    legal = list(rules.legal(written(rules, *lines), 0))
    assert texts(legal, "meld") == ["5c 5d 5h", "4h 5h 6h", "4h 5h 6h 7h", "5h 6h 7h"]
    assert texts(legal, "discard") == ["5h"]
