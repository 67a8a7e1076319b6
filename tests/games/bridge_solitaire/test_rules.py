"""Choice, auction and whole rubbers: what always holds, and how a rubber ends."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.action import Action
from game.engine.cards import cards, pack
from game.engine.events import Moved, Said, Scored
from game.engine.match import Match
from game.engine.options import BadOption, Options
from game.engine.rules import State
from game.engine.zones import ZoneId
from game.games.bridge_solitaire.rules.bidding import allows_no_trump
from game.games.bridge_solitaire.rules.facts import HOUSE, PLAYER, BridgeFacts, Phase
from game.games.bridge_solitaire.rules.options import BridgeOptions
from game.games.bridge_solitaire.rules.rules import BridgeSolitaire
from tests.games.bridge_solitaire import slow_referee
from tests.games.bridge_solitaire.tables import (
    auction,
    bridge,
    random_hand,
    sensible,
    sensible_match,
    text,
)


def test_the_deal() -> None:
    """BS-A1: seven blind, thirteen face up, thirty-four left; jokers of the spread jump in."""
    rules = bridge()
    for seed in range(30):
        cards_in = rules.deal(Random(seed)).table.zones
        zones = rules.zones
        assert len(cards_in[zones.blind]) == 7
        assert len(cards_in[zones.spread]) + len(cards_in[zones.kept]) == 13
        assert len(cards_in[zones.stock]) == 34
        assert all(card.is_joker for card in cards_in[zones.kept])
        assert not any(card.is_joker for card in cards_in[zones.spread])


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6), st.data())
def test_whatever_is_kept_and_put_back_the_hand_is_six_and_seven(
    seed: int, data: st.DataObject
) -> None:
    rules = bridge()
    rng = Random(seed)
    state = rules.deal(rng)
    cards_in, zones = state.table.zones, rules.zones
    dealt = {*cards_in[zones.spread], *cards_in[zones.kept], *cards_in[zones.blind]}
    blind = set(cards_in[zones.blind])
    while state.facts.phase is Phase.CHOOSE:
        legal = rules.legal(state, PLAYER)
        kept, before = set(cards_in[zones.kept]), set(cards_in[zones.spread])
        action = legal[data.draw(st.integers(0, len(legal) - 1))]
        rules.apply(state, action, rng)
    hand, discards = cards_in[zones.hand], cards_in[zones.discards]
    assert set(hand) == kept | blind
    assert (len(hand), len(discards)) == (13, 7)
    assert set(discards) == before
    assert set(hand) | set(discards) == dealt
    if action.cards:
        assert discards[-1] is action.cards[0]
    else:
        ranks = [card.rank for card in discards]
        assert discards[-1].rank == max(ranks)


def test_as_many_jokers_in_hand_as_the_rules_say() -> None:
    """No joker in 39 of a hundred hands, one in 48, two in 13: all dealt jokers are taken."""
    rules = bridge()
    rng = Random(6)
    met: Counter[int] = Counter()
    for _ in range(1_500):
        zones = rules.deal(rng).table.zones
        seen = zones[rules.zones.kept] + zones[rules.zones.blind]
        met[sum(card.is_joker for card in seen)] += 1
    for jokers, share in enumerate((0.39, 0.48, 0.13)):
        assert met[jokers] / 1_500 == pytest.approx(share, abs=0.05)


@pytest.mark.parametrize("tie", ["low", "high"])
def test_what_may_be_called_agrees_with_a_slow_referee(tie: str) -> None:
    rules = bridge(house_tie=tie)
    rng = Random(f"calls {tie}")
    for _ in range(400):
        words = text(random_hand(rng))
        state = auction(rules, " ".join(words))
        house = slow_referee.house_bid(words, tie)
        order = [f"{level}{strain}" for level in range(1, 8) for strain in slow_referee.STRAINS]
        higher = order if house == "pass" else order[order.index(house) + 1 :]
        flat = slow_referee.shape(words) in ("4333", "3333*", "3332**")
        allowed = [bid for bid in higher if flat or bid[1] != "n"]
        passes = [] if house == "pass" else ["pass"]
        legal = [rules.notation.write(action) for action in rules.legal(state, PLAYER)]
        assert legal == [*passes, *(f"bid {bid}" for bid in allowed)]


def test_a_rubber_from_deal_to_deal() -> None:
    """The pad adds up, every card is in the pack again, and the right side wins."""
    winners: Counter[tuple[int, ...]] = Counter()
    for seed in range(40):
        rules = bridge(honors=bool(seed % 2))
        match = sensible_match(rules, f"rubber {seed}")
        facts = match.state_copy().facts
        for side in (PLAYER, HOUSE):
            mine = [entry for entry in facts.entries if entry.side == side]
            assert sum(entry.points for entry in mine) == facts.total(side)
            assert sum(e.points for e in mine if not e.below) == facts.above[side]
            assert sum(e.points for e in mine if e.below) == facts.earlier[side]
        assert sorted(facts.games) in ([0, 2], [1, 2])
        assert facts.entries[-1].kind == "rubber"
        assert facts.entries[-1].points == (700 if 0 in facts.games else 500)
        assert {entry.deal for entry in facts.entries} == set(range(1, facts.number + 1))
        if not seed % 2:
            assert not any(entry.kind == "honors" for entry in facts.entries)
        outcome = match.outcome
        assert outcome is not None
        assert outcome.points == (facts.total(PLAYER) - facts.total(HOUSE),)
        assert (outcome.winners == (0,)) == (facts.total(PLAYER) > facts.total(HOUSE))
        winners[outcome.winners] += 1
    assert set(winners) == {(), (0,)}


def test_rubbers_are_what_the_rules_say_of_them() -> None:
    """The house passes 43 times in a hundred; 5 no-trump shapes; 7.1 tricks; 8 to 9 deals."""
    rules = bridge()
    rng = Random("notes")
    calls: list[int | None] = []
    flat = 0
    tricks, lengths = [], []
    for _ in range(60):
        state = rules.deal(rng).clone()
        facts = state.facts
        while rules.turn(state).seats:
            number = facts.number
            if facts.phase is Phase.AUCTION:
                calls.append(facts.house_call)
                flat += allows_no_trump(state.table.zones[rules.zones.hand])
            rules.apply(state, sensible(rules, state), rng)
            last = facts.last
            ended = facts.number > number or not rules.turn(state).seats
            if ended and last is not None and last.contract.declarer == PLAYER:
                tricks.append(last.tricks[PLAYER])
        lengths.append(facts.number)
    assert calls.count(0) / len(calls) == pytest.approx(0.43, abs=0.07)
    assert flat / len(calls) == pytest.approx(0.05, abs=0.03)
    assert sum(tricks) / len(tricks) == pytest.approx(7.1, abs=0.5)
    assert sum(lengths) / len(lengths) == pytest.approx(9, abs=2)


def test_a_rubber_is_told_from_beginning_to_end() -> None:
    """One sheet a deal; every deal has its result; a card of the house is always seen to come."""
    match = sensible_match(bridge(), "told")
    events = match.record.events
    facts = match.state_copy().facts
    assert sum(isinstance(event, Scored) for event in events) == facts.number
    codes = Counter(event.code for event in events if isinstance(event, Said))
    assert codes["made"] + codes["down"] == facts.number
    assert codes["house_bids"] + codes["house_passes"] == facts.number
    assert codes["wins_rubber"] + codes["tie"] == 1
    stock, seen = ZoneId("stock"), match.events(0)
    turned = [e for e in seen if isinstance(e, Moved) and e.source.zone == stock]
    shown = [e for e in turned if e.target.zone.name in ("trick", "passed", "spread")]
    assert shown
    assert all(event.card is not None for event in shown)
    hidden = [e for e in turned if e.target.zone.name == "blind"]
    assert all(event.card is None for event in hidden)


def test_words_never_name_a_card_that_must_be_remembered() -> None:
    events = sensible_match(bridge(), "words").record.events
    said = [event.text for event in events if isinstance(event, Said)]
    names = {card.words for card in pack()}
    assert not any(name in text for text in said for name in names)


def test_the_piles_show_their_top_card_or_all() -> None:
    for memory, shown in (("strict", 1), ("open", 7)):
        rules = bridge(discard_memory=memory)
        match: Match[BridgeFacts] = Match(rules, "piles")
        while match.state_copy().facts.phase is Phase.CHOOSE:
            match.submit(match.legal(0)[0])
        row = match.observe(0).cards("discards")
        assert len(row) == 7
        assert sum(card is not None for card in row) == shown
        assert row[-1] is not None


def test_it_is_for_one_player() -> None:
    with pytest.raises(BadOption, match="one player"):
        BridgeSolitaire(2, BridgeOptions())
    with pytest.raises(BadOption, match="options of Bridge Solitaire"):
        BridgeSolitaire(1, Options())


def test_a_small_pack_is_dealt_as_far_as_it_goes() -> None:
    """A written position holds only the cards it names, also in the next deal."""
    rules = bridge()
    for size in range(0, 24):
        state: State[BridgeFacts] = rules.initial_state()
        stock = state.table.zones[rules.zones.stock]
        stock[:] = cards("Ac Kc Qc Jc Tc 9c 8c 7c Ad Kd Qd Jd Td 9d 8d Ah Kh Qh Jh Th 9h *1 *2")[
            :size
        ]
        rng = Random(size)
        rules.flow.dealing.deal(state, rng)
        steps = 0
        while state.facts.number < 3 and state.facts.phase is not Phase.OVER:
            legal = rules.legal(state, PLAYER)
            assert legal, state.facts
            rules.apply(state, legal[int(rng.random() * len(legal))], rng)
            steps += 1
            assert steps < 2_000


def test_no_action_is_built_twice() -> None:
    rules = bridge()
    state = rules.deal(Random(1))
    first, again = rules.legal(state, PLAYER), rules.legal(state, PLAYER)
    assert all(one is other for one, other in zip(first, again, strict=True))
    assert Action(PLAYER, "take") not in first
