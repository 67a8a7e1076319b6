"""The course of Vendetta: deals, turns, jokers at any time, the end, and what is kept secret."""

from random import Random

import pytest

from game.engine.action import Action, Mode
from game.engine.events import Moved, Said
from game.engine.match import Match
from game.engine.options import BadOption, Options
from game.engine.player_memory import PlayerMemory
from game.engine.rules import State
from game.engine.table import Table
from game.engine.zones import ZoneId
from game.games.vendetta.rules.facts import Phase, VendettaFacts
from game.games.vendetta.rules.options import VendettaOptions
from game.games.vendetta.rules.rules import Vendetta
from game.games.vendetta.rules.zones import spot
from game.presentation.presenter import presenter_of
from tests.games.vendetta.tables import after, anything, crowded, positions, vendetta, written

EVERY_TABLE = pytest.mark.parametrize(
    "rules",
    [
        vendetta(3),
        vendetta(5, joker_timing="own_turn"),
        vendetta(5, jokers=4, deals=3),
        vendetta(7, jokers=3, first_player="P7", deals=2),
    ],
    ids=["three", "own turn", "three deals", "seven"],
)


def most_actions(rules: Vendetta) -> int:
    """A bound for any match, from the rules alone.

    Each play takes a card that never comes back into a hand, so that there are at most as many
    plays as cards. Between two plays, and after the last one, each seat can end its turn once,
    and the seat that played once more. Each last call asks every seat once, and each but the
    final one ends with a joker.
    """
    seats, jokers = rules.seats, rules.options.jokers
    plays = 52 + jokers
    ends = (plays + 1) * (seats + 1)
    answers = (jokers + 1) * seats
    return rules.options.deals * (plays + ends + answers)


@EVERY_TABLE
def test_every_match_ends_within_the_bound_of_its_rules(rules: Vendetta) -> None:
    rng, longest = Random(20), 0
    for _ in range(120):
        state = rules.deal(rng).clone()
        count = 0
        while rules.turn(state).seats:
            rules.apply(state, anything(rules, state, rng), rng)
            count += 1
        assert len(state.facts.finished) == rules.options.deals
        longest = max(longest, count)
    assert rules.seats * rules.options.deals <= longest <= most_actions(rules)


@EVERY_TABLE
def test_a_match_of_nothing_but_plays_ends_too(rules: Vendetta) -> None:
    rng = Random(21)
    for _ in range(15):
        state = rules.deal(rng).clone()
        for _ in range(most_actions(rules) + 1):
            seats = rules.turn(state).seats
            if not seats:
                break
            legal = [a for seat in seats for a in rules.legal(state, seat)]
            keen = [a for a in legal if a.verb not in ("end", "decline")] or legal
            rules.apply(state, keen[int(rng.random() * len(keen))], rng)
        assert rules.outcome(state) is not None


@EVERY_TABLE
def test_no_card_is_lost_and_the_facts_agree_with_the_table(rules: Vendetta) -> None:
    zone_registry = rules.zone_registry
    for state in positions(rules, 22, 400):
        zones, facts = state.table.zones, state.facts
        cards = [card for zone in zones for card in zone]
        assert sorted(c.index for c in cards) == sorted(c.index for c in rules.pack())
        lying = {zone for zone in zone_registry.ids if zone.name == "trick"}
        full = {zone for zone in lying if zones[state.table.open(zone)]}
        assert full == {spot(trick.owner, n) for n, trick in facts.tricks.items()}
        jokers = 0
        for number, trick in facts.tricks.items():
            laid = zones[zone_registry.index[spot(trick.owner, number)]]
            plain = [card for card in laid if not card.is_joker]
            assert laid[: trick.size] == plain == sorted(plain, key=trick.place)
            jokers += len(laid) - len(plain)
        assert facts.jokers_laid == jokers
        fits = [(number, trick.fits) for number, trick in facts.tricks.items() if trick.fits]
        assert list(facts.fits.items()) == fits
        assert 0 <= facts.passes < rules.seats or facts.phase is Phase.LAST_CALL
        held = [len(zones[hand]) for hand in rules.hands]
        assert all(count <= 5 for count in held)
        if zones[rules.zones.stack]:
            assert [n + o for n, o in zip(held, facts.owed, strict=True)] == [5] * rules.seats


def test_five_cards_each_one_at_a_time_from_the_first_player() -> None:
    match = Match(vendetta(4, first_player="P3"), "deal")
    got = [e.target.zone.owner for e in match.events(None) if isinstance(e, Moved)]
    assert got == [2, 3, 0, 1] * 5
    assert match.state_copy().facts.turn == 2
    firsts = {Match(vendetta(4), str(n)).state_copy().facts.first for n in range(40)}
    assert firsts == {0, 1, 2, 3}


@pytest.mark.parametrize("jokers", [2, 3, 4])
def test_the_pack_has_as_many_jokers_as_wanted(jokers: int) -> None:
    deck = vendetta(3, jokers=jokers).pack()
    assert len(set(deck)) == 52 + jokers
    assert [c.text for c in deck if c.is_joker] == ["*1", "*2", "*3", "*4"][:jokers]


def test_several_deals_add_up_and_the_first_player_moves_to_the_left() -> None:
    rules = vendetta(4, deals=7, first_player="P2")
    match = after(rules, "seven", 7 * most_actions(rules))
    firsts = [e.seat for e in match.events(0) if isinstance(e, Said) and e.code == "deal"]
    assert firsts == [1, 2, 3, 0, 1, 2, 3]
    facts, outcome = match.state_copy().facts, match.outcome
    assert outcome is not None
    assert len(facts.finished) == 7
    assert outcome.points == tuple(sum(column) for column in zip(*facts.finished, strict=True))
    assert all(outcome.points[seat] == max(outcome.points) for seat in outcome.winners)


def test_all_may_act_while_a_joker_can_still_come_out_of_turn() -> None:
    rules = vendetta(3, jokers=2)
    empty = written(rules, "hand P1: 2c", "hand P2: *1", "hand P3: 3c")
    assert (empty.turn.seats, empty.turn.mode) == ((0,), Mode.SECRET)
    open_ = written(rules, "hand P1: 2c", "hand P2: *1", "hand P3: 3c", "trick T1 P3: 7c 7d")
    assert (open_.turn.seats, open_.turn.mode) == ((0, 1, 2), Mode.OPEN)
    assert open_.seats_with_moves == (0, 1)
    spent = written(rules, "hand P1: 2c", "hand P2: 3c", "trick T1 P3: 7c 7d *1 *2")
    assert spent.turn.seats == (0,)
    own = written(vendetta(3, joker_timing="own_turn"), "hand P2: *1", "trick T1 P3: 7c 7d")
    assert own.turn.seats == (0,)


def test_who_may_act_depends_on_nothing_hidden() -> None:
    rules = vendetta(5, jokers=4)
    for state in positions(rules, 23, 300):
        other = state.clone()
        hidden = [(zone, at) for zone in (*rules.hands, rules.zones.stack)
                  for at in range(len(other.table.zones[zone]))]  # fmt: skip
        pool = [state.table.zones[zone][at] for zone, at in hidden]
        Random(1).shuffle(pool)
        for (zone, at), card in zip(hidden, pool, strict=True):
            other.table.zones[zone][at] = card
        assert rules.turn(other) == rules.turn(state)


def test_a_stolen_trick_moves_card_by_card_before_the_thief() -> None:
    rules = vendetta(3)
    match = written(rules, "hand P1: 9s 5d", "trick T1 P2: 6h 7c 8d *1")
    before = len(match.events(2))
    target = ZoneId("trick", 1, 1)
    action = next(a for a in match.legal(0) if len(a.cards) == 2 and a.target == target)
    match.submit(action)
    news = [e for e in match.events(2, before) if isinstance(e, Moved)]
    joined = [(e.card and e.card.text, e.target) for e in news if e.source.zone.name == "hand"]
    assert joined == [("5d", (target, 0)), ("9s", (target, 4))]
    taken = [e for e in news if e.source.zone == target]
    assert [e.card and e.card.text for e in taken] == ["5d", "6h", "7c", "8d", "9s", "*1"]
    assert {e.target.zone for e in taken} == {ZoneId("trick", 0, 1)}
    facts = match.state_copy().facts
    assert (facts.tricks[1].owner, facts.tricks[1].closed, facts.owed) == (0, True, [2, 0, 0])


def test_everybody_knows_every_card_of_a_closed_trick() -> None:
    rules = vendetta(5, jokers=4)
    for seed in "abcd":
        match = after(rules, seed, 60)
        for seat in (None, 0, 4):
            sight = PlayerMemory(rules.zone_registry, seat, rules.stock, len(rules.pack()))
            sight.follow(match.events(seat))
            seen = match.observe(seat)
            for number, trick in seen.facts.tricks.items():
                zone = spot(trick.owner, number)
                assert None not in seen.zones[zone]
                assert sight.view()[zone] == seen.zones[zone]


def test_new_tricks_get_the_lowest_free_number() -> None:
    match = written(vendetta(3), "hand P1: 9s 9d 4c 4d", "trick T2 P2: 6h 7c 8d")
    for pair in ("4c 4d", "9d 9s"):
        action = match.rules.notation.read(0, f"create {pair}")
        match.submit(action)
    assert sorted(match.state_copy().facts.tricks) == [1, 2, 3]


@EVERY_TABLE
def test_a_clone_shares_nothing(rules: Vendetta) -> None:
    rng = Random(24)
    state = rules.deal(rng)
    for _ in range(50):
        before = repr(state.facts), [zone[:] for zone in state.table.zones]
        new = state.clone()
        assert new.facts == state.facts
        for _ in range(12):
            if rules.turn(new).seats:
                rules.apply(new, anything(rules, new, rng), rng)
        assert (repr(state.facts), state.table.zones[: len(before[1])]) == before
        if not rules.turn(state).seats:
            state = rules.deal(rng)
        rules.apply(state, anything(rules, state, rng), rng)


@EVERY_TABLE
def test_silent_and_recorded_matches_go_the_same_way(rules: Vendetta) -> None:
    for seed in range(6):
        match = Match(rules, str(seed))
        new = match.state_copy()
        rng, chance = Random(seed), Random("chance")
        for _ in range(80):
            if not match.turn.seats or len(match.state_copy().facts.finished) > 0:
                break
            action = anything(rules, match.state_copy(), rng)
            last_deal = new.facts.finished
            rules.apply(new, action, chance)
            match.submit(action)
            if new.facts.finished == last_deal:
                assert new.facts == match.state_copy().facts
                full = [zone for zone in new.table.zones if zone]
                assert full == [zone for zone in match.state_copy().table.zones if zone]


@EVERY_TABLE
def test_a_whole_position_needs_no_completion(rules: Vendetta) -> None:
    for state in positions(rules, 25, 150):
        new = state.clone()
        rules.complete_position(new)
        assert new.facts == state.facts


def test_a_match_stays_small() -> None:
    rules = vendetta(7, jokers=4)
    rng = Random(26)
    for _ in range(60):
        state = rules.deal(rng)
        while rules.turn(state).seats:
            rules.apply(state, anything(rules, state, rng), rng)
        assert len(state.facts.tricks) <= 26
    assert len(rules.zone_registry.ids) <= 1 + 2 * 7 + 26 * 7


def test_warnings_only_before_the_own_flush_is_ruined() -> None:
    match = written(
        vendetta(3),
        "hand P1: 7h 7c 3c Qh",
        "trick T1 P1: 4h 5h 6h",
        "trick T2 P2: 9h Th Jh",
        "trick T3 P1: 7d 7s",
    )
    asked = {
        match.rules.notation.write(choice.action): choice.warning
        for choice in presenter_of(match.rules).choices(match.observe(0))
        if choice.warning
    }
    assert set(asked) == {"add 7c T1/P1", "add 3c T1/P1", "add 3c 7c T1/P1", "add 3c 7h T1/P1"}
    text = "Your flush run would be an ordinary run: 2 points instead of 6. Add to it all the same?"
    assert asked["add 7c T1/P1"] == text


def test_each_place_has_a_choice_so_that_a_hand_is_told_why_not() -> None:
    rng, rules = Random(27), vendetta(4, joker_timing="own_turn")
    for _ in range(150):
        match = Match(rules, "written", crowded(rules, rng))
        seen = match.observe(match.turn.seats[0])
        hand = match.state_copy().table.zones[rules.hands[match.turn.seats[0]]]
        targets = {c.action.target for c in seen.choices if c.action.verb in ("create", "add")}
        places = {spot(t.owner, n) for n, t in seen.facts.tricks.items()}
        places.add(rules.rims[match.turn.seats[0]])
        assert targets == (places if hand else set())
        assert all(c.refused is None or c.refused.code for c in seen.choices)


@pytest.mark.parametrize("seats", [2, 8])
def test_three_to_seven_play(seats: int) -> None:
    with pytest.raises(BadOption, match="3 to 7 players"):
        vendetta(seats)


def test_who_begins_must_sit_at_the_table() -> None:
    with pytest.raises(BadOption, match="Seat 5 cannot begin: there are only 4 seats"):
        vendetta(4, first_player="P5")
    with pytest.raises(BadOption):
        Vendetta(4, Options())


def test_every_preset_is_a_table() -> None:
    for given in VendettaOptions.presets.values():
        assert Vendetta(5, VendettaOptions.read(given))
    assert next(iter(VendettaOptions.presets.values())) == {}


def test_a_last_call_asks_in_order_and_a_joker_ends_it() -> None:
    rules = vendetta(4, jokers=4)
    lines = ["hand P1: *1", "hand P2: *2 2c", "hand P3: 3c", "hand P4: *3", "trick T1 P3: 7c 7d"]
    state: State[VendettaFacts] = State(Table(rules.zone_registry), VendettaFacts())
    state.facts.phase, state.facts.turn = Phase.LAST_CALL, 1
    for line in lines:
        key, _, text = line.partition(": ")
        if not rules.notation.read_special(key, text, state):
            zone = rules.zone_registry.index[rules.notation.read_zone(key.replace(" ", "/"))]
            state.table.put(zone, rules.notation.read(0, "x " + text).cards)
    match = Match(rules, "call", state)
    asked = []
    while match.turn.seats == (match.state_copy().facts.asked,):
        seat = match.turn.seats[0]
        asked.append(seat)
        match.submit(match.legal(seat)[0] if seat == 1 else Action(seat, "decline"))
    assert asked == [3, 0, 1]
    facts = match.state_copy().facts
    assert (facts.phase, facts.turn, facts.passes, facts.asked) == (Phase.TURN, 2, 0, None)
    assert facts.owed == [0, 1, 0, 0]
