"""Who may knock in Jersey Gin and with what, against a slow search, and what follows."""

from itertools import combinations
from random import Random

import pytest

from game.contract import laws
from game.contract.random_matches import Followers, play_out
from game.engine.action import Action
from game.engine.cards import Card, card, cards
from game.engine.match import IllegalAction, Match
from game.engine.observation import Observation
from game.engine.zones import ZoneId
from game.games.jersey_gin.rules.facts import End, JerseyGinFacts, Phase
from game.games.jersey_gin.rules.melds import sort_cards
from game.presentation.presenter import presenter_of
from tests.games.jersey_gin.tables import gin, is_meld, sensible, value, written

OPEN = {"layoff_targets": "all"}
CLOSED = {"layoff_targets": "knocker"}


def slow_ways(hand: list[Card]) -> list[list[set[Card]]]:
    """Every choice of disjoint melds of a hand."""
    melds = [set(c) for n in range(3, len(hand) + 1) for c in combinations(hand, n)]
    melds = [meld for meld in melds if is_meld(meld)]

    def lay(start: int, left: set[Card]) -> list[list[set[Card]]]:
        ways: list[list[set[Card]]] = [[]]
        for at in range(start, len(melds)):
            if melds[at] <= left:
                ways += [[melds[at], *more] for more in lay(at + 1, left - melds[at])]
        return ways

    return lay(0, set(hand))


def slow_knocks(hand: list[Card], taken: Card | None) -> set[tuple[str, str, frozenset[str]]]:
    """JG-B2: verb, card put aside, melds; no melds stand for the best arrangement."""
    found = set()
    for out in hand:
        if out is taken:
            continue
        rest = [each for each in hand if each is not out]
        for way in slow_ways(rest):
            deadwood = sum(value(each) for each in set(rest).difference(*way))
            melds = frozenset(" ".join(c.text for c in sort_cards(meld)) for meld in way)
            for verb, limit in (("knock", 10), ("gin", 0)):
                if deadwood <= limit:
                    found |= {(verb, out.text, melds), (verb, out.text, frozenset())}
    return found


def named(action: Action) -> tuple[str, str, frozenset[str]]:
    groups = frozenset(" ".join(c.text for c in group) for group in action.groups)
    return action.verb, action.cards[0].text, groups


def test_knocks_are_those_of_a_slow_search() -> None:
    rules, rng, met = gin(), Random(3), 0
    for turn in range(50):
        low = rng.randrange(1, 11)
        some = [c for c in rules.pack() if c.rank == 14 or low < c.rank <= low + 3]
        hand = rng.sample(some, 11 if turn < 35 else rng.randrange(1, 11))
        state = written(rules, "turn = 1", "phase = discard")
        state.table.put(rules.zones.hands[1], hand)
        state.facts.phase = Phase.DISCARD
        state.facts.taken = hand[0] if rng.random() < 0.3 else None
        legal = rules.legal(state, 1)
        knocks = {named(action) for action in legal if action.verb != "discard"}
        assert knocks == slow_knocks(hand, state.facts.taken), hand
        met += len(knocks)
        candidates = rules.candidates(state, 1)
        assert list(legal) == [a for a in candidates if rules.why_illegal(state, a) is None]
        seen = rules.observe(state, 1)
        labels = [presenter_of(rules).label(seen, action) for action in candidates]
        assert len(set(labels)) == len(labels)
    assert met > 300


@pytest.mark.parametrize("options", [OPEN, CLOSED, {"auto_layoff": True}], ids=str)
def test_the_laws_hold_where_hands_are_knocked(options: dict[str, object]) -> None:
    """Random players hardly ever knock; these do, so that the visits are met."""
    rules, ends = gin(**options), set()
    for seed in range(3):
        match = Match(rules, f"knocks {seed}")
        rng = Random(seed)
        followers = Followers(match)
        while match.turn.seats and len(match.actions) < 260:
            truth = match.state_copy()
            followers.agree()
            if truth.facts.phase is Phase.LAYOFF or rng.random() < 0.03:
                laws.every_law(match, rng)
            match.submit(sensible(rules, truth, truth.facts.turn, rng))
        ends |= {tally.how for tally in match.state_copy().facts.hands}
    assert End.KNOCK in ends


def test_arrangements_are_found_in_any_order_of_melds() -> None:
    rules = gin()
    state = written(rules, "hand 0: 5h 6h 7h Kc Kd Kh 2s 3s 4s 9d Qh", "turn = 0")
    match = Match(rules, "order", state)
    groups = (cards("2s 3s 4s"), cards("Kc Kd Kh"), cards("5h 6h 7h"))
    knock = Action(0, "knock", cards("Qh"), ZoneId("aside"), None, groups)
    assert match.why_illegal(knock) is None
    muddled = knock._replace(groups=(cards("4s 2s 3s"), *groups[1:]))
    refused = match.why_illegal(muddled)
    assert refused is not None
    assert refused.code == "order"
    match.submit(knock)
    assert [match.state_copy().table.zones[row] for row in rules.zones.melds[0]] == [
        list(group) for group in groups
    ]


def test_nobody_ever_sees_the_card_put_aside() -> None:
    rules = gin()
    lines = ("hand 0: 5h 6h 7h Kc Kd Kh 2s 3s 4s 9d Qh", "hand 1: 3d Jc", "hand 2: Jd 4c")
    match = Match(rules, "aside", written(rules, *lines, "turn = 0"))
    match.submit(Action(0, "knock", cards("Qh"), ZoneId("aside")))
    for seat in (None, 1, 2):
        seen: Observation[JerseyGinFacts] = match.observe(seat)
        assert seen.cards("aside") == (None,)
        assert all(card("Qh") is not getattr(event, "card", None) for event in seen.history)
    assert match.why_illegal(Action(1, "lay_off", cards("Qh"), ZoneId("meld", 0, 1))) is not None


def test_a_refused_knock_names_the_deadwood() -> None:
    rules = gin()
    state = written(rules, "hand 0: 5h 6h 7h Kc Kd Kh 2s 3s 4s 9d Qh", "turn = 0")
    match = Match(rules, "gin", state)
    gin_ = Action(0, "gin", cards("Qh"), ZoneId("aside"))
    with pytest.raises(IllegalAction, match=r"^Not gin: the 9 of diamonds is deadwood\.$"):
        match.submit(gin_)
    with pytest.raises(IllegalAction, match="2, 3 and 4 of spades are deadwood"):
        match.submit(gin_._replace(cards=cards("9d"), groups=(cards("5h 6h 7h"),)))
    with pytest.raises(IllegalAction, match=r"^You have 41 deadwood; knocking needs 10 or less"):
        match.submit(Action(0, "knock", cards("5h"), ZoneId("aside"), None, (cards("Kc Kd Kh"),)))


@pytest.mark.parametrize("seed", range(3))
def test_a_match_of_random_players_is_not_long(seed: int) -> None:
    """All may take discards for ever (R23), but nobody does so for long."""
    assert play_out(gin(), f"long {seed}", 3000) > 20
