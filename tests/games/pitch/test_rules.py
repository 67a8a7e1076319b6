"""Pitch as a whole: zones, deals, legal plays, clones, matches that end, for every table."""

from collections import Counter
from random import Random

import pytest

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.events import Moved, Said, Scored
from game.engine.match import IllegalAction, Match
from game.engine.options import BadOption, Options
from game.engine.rules import State
from game.engine.zones import ZoneId
from game.games.pitch.rules.facts import Phase, PitchFacts
from game.games.pitch.rules.options import PitchOptions
from game.games.pitch.rules.rules import Pitch
from game.presentation.presenter import presenter_of
from game.presentation.zone_look import zone_look_of
from tests.games.pitch.tables import after, any_card, anything, cutthroat, pitch, positions

TABLES = {
    "partners": pitch(),
    "no steal": pitch(steal_smudge=False, target=7),
    "three": cutthroat(3),
    "four": cutthroat(4, low_goes_to="holder"),
    "five": cutthroat(5, target=7),
}
every_table = pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES.keys())


@every_table
def test_a_match_of_careful_bidders_ends_with_a_made_bid_at_the_target(rules: Pitch) -> None:
    for seed in range(3):
        rng = Random(seed)
        state = rules.deal(rng)
        while rules.turn(state).seats:
            rules.apply(state, any_card(rules, state, rng), rng)
            assert state.facts.number < 300
        outcome, last = rules.outcome(state), state.facts.hands[-1]
        assert outcome is not None
        assert last.made
        assert last.pitcher in outcome.winners
        assert outcome.winners == tuple(
            s for s in range(rules.seats) if rules.side[s] == rules.side[last.pitcher]
        )
        assert isinstance(rules.options, PitchOptions)
        assert outcome.points[last.pitcher] >= rules.options.target
        assert state.facts.score == [
            sum(hand.gains[side] for hand in state.facts.hands) for side in range(rules.sides)
        ]


@every_table
def test_legal_is_what_nobody_objects_to(rules: Pitch) -> None:
    for state in positions(rules, 11, 400):
        for seat in range(rules.seats):
            shown = list(rules.candidates(state, seat))
            assert rules.legal(state, seat) == [a for a in shown if not rules.refusal(state, a)]
            seen = rules.observe(state, seat)
            assert len({presenter_of(rules).label(seen, a) for a in shown}) == len(shown)
            assert bool(shown) == (seat == state.facts.turn)


@every_table
def test_nonsense_is_legal_only_if_it_is_a_candidate(rules: Pitch) -> None:
    rng = Random(12)
    verbs = ("bid", "pass", "play", "look", "trump", "")
    targets = (None, ZoneId("trick"), ZoneId("pile", 1), ZoneId("hand", 0))
    refused = set()
    for state in positions(rules, 13, 300):
        for _ in range(6):
            held = rules.pack()[int(rng.random() * 52)]
            action = Action(
                int(rng.random() * rules.seats),
                verbs[int(rng.random() * 6)],
                ((), (held,), (held, held))[int(rng.random() * 3)],
                targets[int(rng.random() * 4)],
                (None, None, 2, 3, 5, -1, 99)[int(rng.random() * 7)],
                ((), ((held,),))[int(rng.random() * 1.2)],
            )
            why = rules.refusal(state, action)
            assert (why is None) == (action in rules.legal(state, action.seat)), action
            if why is not None:
                assert why.text.endswith(".")
                refused.add(why.code)
    assert {"not_your_turn", "no_such_call", "one_card", "one_call", "bid_first"} <= refused


@every_table
def test_no_card_is_ever_lost(rules: Pitch) -> None:
    for state in positions(rules, 14, 200):
        cards: list[Card] = [card for zone in state.table.zones for card in zone]
        assert Counter(cards) == Counter(rules.pack())
        if state.facts.phase is Phase.BID:
            hands = [state.table.zones[hand] for hand in rules.zones.hands]
            assert all(len(hand) == 6 for hand in hands)
            assert len(state.table.zones[rules.zones.rest]) == 52 - 6 * rules.seats


def test_three_cards_each_and_three_more_from_the_dealers_left() -> None:
    match = Match(pitch(), "deal")
    dealer = match.state_copy().facts.dealer
    got = [e.target.zone.owner for e in match.events(None) if isinstance(e, Moved)]
    order = [(dealer + step) % 4 for step in (1, 2, 3, 4)]
    assert got == [seat for _ in range(2) for seat in order for _ in range(3)]


def test_the_deal_passes_to_the_left_and_first_dealers_differ() -> None:
    rules = pitch()
    assert {Match(rules, str(n)).state_copy().facts.dealer for n in range(30)} == {0, 1, 2, 3}
    match = after(rules, "pass on", 28 * 3)
    numbers = [e.value for e in match.events(0) if isinstance(e, Said) and e.code == "deal"]
    dealers = [e.seat for e in match.events(0) if isinstance(e, Said) and e.code == "deal"]
    assert numbers == [1, 2, 3, 4]
    first = dealers[0]
    assert first is not None
    assert dealers == [(first + n) % 4 for n in range(4)]


def test_a_clone_shares_nothing() -> None:
    rules = pitch()
    rng = Random(3)
    state = rules.deal(rng)
    for _ in range(90):
        before = repr(state.facts), [zone[:] for zone in state.table.zones]
        twin = state.clone()
        assert twin.facts == state.facts
        for _ in range(30):
            rules.apply(twin, anything(rules, twin, rng), rng)
        assert (repr(state.facts), state.table.zones) == before
        rules.apply(state, anything(rules, state, rng), rng)


def test_the_same_seed_and_actions_make_the_same_match() -> None:
    rules = pitch()
    one = after(rules, "again", 100)
    other: Match[PitchFacts] = Match(rules, "again")
    for action in one.actions:
        other.submit(action)
    assert other.record.events == one.record.events
    assert other.state_copy().facts == one.state_copy().facts


def test_a_hand_is_told_point_by_point_and_then_scored() -> None:
    match = after(pitch(), "told", 28)
    at = next(n for n, event in enumerate(match.events(0)) if isinstance(event, Scored))
    told = match.events(0)[at - 5 : at + 1]
    codes = [event.code for event in told if isinstance(event, Said)]
    assert codes[:4] == ["high", "low", "jack", "game"]
    assert codes[4] in ("made", "set")
    assert told[-1] == Scored("Hand 1")


def test_the_last_trick_lies_open_and_the_others_are_covered() -> None:
    rules = pitch()
    match = after(rules, "open", 4 + 8)
    seen = match.observe(None)
    assert len(seen.cards("last")) == 4
    assert None not in seen.cards("last")
    takers = [e.seat for e in match.events(0) if isinstance(e, Said) and e.code == "takes"]
    side = rules.side[takers[0] or 0]
    assert seen.cards("pile", side) == (None,) * 4
    assert (
        zone_look_of(rules.zone_registry.spec(ZoneId("pile"))).note
        == "Only the last trick may be seen."
    )


def test_a_refused_action_changes_nothing() -> None:
    match = after(pitch(), "nothing", 10)
    before = match.state_copy()
    with pytest.raises(IllegalAction):
        match.submit(Action(match.turn.seats[0], "bid", value=4))
    assert match.state_copy().facts == before.facts
    assert match.state_copy().table.zones == before.table.zones


@pytest.mark.parametrize("seats", [3, 5])
def test_partners_are_four(seats: int) -> None:
    with pytest.raises(BadOption, match="two against two"):
        pitch(seats)


@pytest.mark.parametrize("seats", [2, 6])
def test_three_to_five_play(seats: int) -> None:
    with pytest.raises(BadOption, match="3 to 5 players"):
        cutthroat(seats)


def test_options_of_another_game_are_refused() -> None:
    with pytest.raises(BadOption):
        Pitch(4, Options())


def test_every_preset_is_a_table() -> None:
    for given in PitchOptions.presets.values():
        assert Pitch(4, PitchOptions.read(given))
    assert next(iter(PitchOptions.presets.values())) == {}


def test_written_positions_are_completed() -> None:
    rules = pitch()
    state: State[PitchFacts] = rules.initial_state()
    state.table.zones = [[] for _ in state.table.zones]
    for key, text in (("turn", "P2"), ("trump", "hearts"), ("bid", "3"), ("pitcher", "P1")):
        assert rules.notation.read_special(key, text, state)
    state.table.put(rules.zones.trick, rules.pack()[:3])
    rules.complete_position(state)
    facts = state.facts
    assert (facts.phase, facts.leader, facts.score) == (Phase.PLAY, 2, [0, 0])
    assert facts.bids == [3, 0, 0, 0]


@every_table
def test_a_whole_position_needs_no_completion(rules: Pitch) -> None:
    for state in positions(rules, 15, 150):
        twin = state.clone()
        rules.complete_position(twin)
        assert twin.facts == state.facts
