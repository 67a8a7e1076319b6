"""Sinful Gibbon as a whole: zones, legal promises, clones, memory, matches that end."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from random import Random

import pytest

from game.engine.action import Action
from game.engine.events import Moved, Said, Scored, Turned
from game.engine.match import Match
from game.engine.options import BadOption
from game.engine.player_memory import PlayerMemory
from game.engine.zones import Seat, ZoneId
from game.games.sinful_gibbon.rules.facts import SinfulFacts
from game.games.sinful_gibbon.rules.options import SinfulGibbonOptions
from game.games.sinful_gibbon.rules.rules import SinfulGibbon
from game.presentation.presenter import presenter_of
from tests.contract.perft import perft
from tests.games.sinful_gibbon.tables import act, codes, position, rules, states, walk

TABLES = {
    "three": rules(3),
    "usual": rules(),
    "five, three cards": rules(5, hand_size=3, target_score=300),
    "seven, four cards": rules(7, hand_size=4, mask=False),
}
every_table = pytest.mark.parametrize("game", TABLES.values(), ids=TABLES.keys())


@every_table
def test_legal_is_what_nobody_objects_to(game: SinfulGibbon) -> None:
    for number, state in enumerate(states(game, 1)):
        if number % 5:
            continue
        for seat in range(game.seats):
            shown = list(game.candidates(state, seat))
            legal = list(game.legal(state, seat))
            assert legal == [a for a in shown if game.refusal(state, a) is None]
            assert bool(legal) == (seat in game.turn(state).seats)
            seen = game.observe(state, seat)
            assert len({presenter_of(game).label(seen, a) for a in shown}) == len(shown)


@every_table
def test_every_promise_the_rules_allow_is_legal_and_no_other(game: SinfulGibbon) -> None:
    for state in states(game, 2):
        facts = state.facts
        if facts.phase not in ("promise", "lead"):
            continue
        hand = state.table.zones[game.zones.hands[facts.turn]]
        low = facts.standing or 2
        promised = {
            (card, number, verb)
            for verb in ("promise_number", "promise_heart")
            for card in hand
            for number in (range(low, 15) if verb == "promise_number" else [None])
            if verb == "promise_number" or (facts.standing and facts.hat != facts.turn)
        }
        legal = game.legal(state, facts.turn)
        assert {(a.cards[0], a.value, a.verb) for a in legal} == promised
        assert len(legal) == len(promised)


@every_table
def test_what_always_holds(game: SinfulGibbon) -> None:
    """SG-T1: the deck is never empty on a turn; SG-E4: hands never grow for good."""
    cards = game.dealing.cards
    for state in states(game, 3):
        facts, zones = state.facts, state.table.zones
        hands = [len(zones[hand]) for hand in game.zones.hands]
        assert sorted(facts.chairs) == list(range(game.seats))
        assert len(facts.owners) == len(facts.claims) == len(zones[game.zones.pile])
        assert bool(zones[game.zones.held]) == (facts.phase == "heart_offer")
        if facts.phase == "turn":
            assert zones[game.zones.deck]
            assert facts.accused != facts.turn or not facts.open
        if facts.phase == "last_call":
            assert not zones[game.zones.deck]
            assert facts.open
        if facts.phase in ("swap", "over"):
            assert not any(hands)
            assert (facts.braveheart is None) != (facts.closer is None)
        else:
            doubts = sum(map(len, facts.lost))
            owed = cards * game.seats - doubts
            extra = {"promise": 1, "heart_offer": 0, "lead": 1}.get(facts.phase, 0)
            assert sum(hands) == owed + extra
        assert facts.standing == (facts.claims[-1] if facts.claims else None)
        assert sum(len(zone) for zone in zones) == 53


@every_table
def test_matches_end_and_the_lowest_total_wins(game: SinfulGibbon) -> None:
    options = game.options
    for seed in range(3):
        *_, state = states(game, seed)
        outcome = game.outcome(state)
        facts = state.facts
        assert outcome is not None
        assert max(outcome.points) >= options.target_score
        best = min(outcome.points)
        assert outcome.winners == tuple(s for s, p in enumerate(outcome.points) if p == best)
        totals = [sum(column) for column in zip(*(r.sins.sums for r in facts.rounds), strict=True)]
        assert list(outcome.points) == totals == facts.total
        before = [sum(r.sins.sums[s] for r in facts.rounds[:-1]) for s in range(game.seats)]
        assert max(before) < options.target_score


@every_table
def test_rounds_begin_where_they_should(game: SinfulGibbon) -> None:
    """SG-D3, W3, W4: starter, dealer's chair and mask after each change of chairs."""
    before = None
    for state in states(game, 5):
        facts = state.facts
        if before is not None and facts.phase == "turn":
            chair = before.chairs.index(before.dealer)
            assert facts.chairs.index(facts.dealer) == (chair + 1) % game.seats
            braveheart = before.braveheart
            left = facts.chairs[(chair + 2) % game.seats]
            assert facts.turn == (left if braveheart is None else braveheart)
            assert facts.mask == (braveheart if game.options.mask else None)
            assert facts.hat is facts.braveheart is facts.closer is None
            moved = [a for a, b in zip(before.chairs, facts.chairs, strict=True) if a != b]
            chooser = before.closer if braveheart is None else braveheart
            assert len(moved) == 2
            assert chooser in moved
        before = facts.copy() if facts.phase == "swap" else None


def test_a_clone_shares_nothing() -> None:
    game = rules()
    rng = Random(3)
    for number, state in enumerate(states(game, 4)):
        if number % 20 or not game.turn(state).seats:
            continue
        before = repr(state.facts), [zone[:] for zone in state.table.zones], set(state.table.up)
        new = state.clone()
        assert new.facts == state.facts
        for _ in range(60):
            if game.turn(new).seats:
                legal = game.legal(new, new.facts.turn)
                game.apply(new, legal[int(rng.random() * len(legal))], rng)
        table = state.table
        assert (repr(state.facts), table.zones[: len(before[1])], table.up) == before


def test_who_played_a_card_knows_it_wherever_it_lies() -> None:
    """The spec's “What a player may use”: own face-down cards are known, others' are not."""
    game = rules(3)
    known: Counter[str] = Counter()
    for match in chain.from_iterable(walk(game, seed) for seed in range(9, 13)):
        state = match.state_copy()
        if state.facts.phase not in ("turn", "lead") or len(match.actions) % 7:
            continue
        sights = {seat: followed(match, seat) for seat in (None, 0, 1, 2)}
        for at, owner in enumerate(state.facts.owners):
            for seat, sight in sights.items():
                assert (sight.zones[ZoneId("pile")][at] is not None) == (seat == owner)
        for zone, row in zip(game.zone_registry.ids, state.table.zones, strict=False):
            if zone.name not in ("shame", "accepted"):
                continue
            for at, card in enumerate(row):
                knowing = {seat for seat, sight in sights.items() if sight.zones[zone][at] is card}
                top = zone.name == "shame" and at == len(row) - 1
                assert len(knowing) == (4 if top else 1), (zone, at)
                assert zone.name == "shame" or knowing == {zone.owner}
                known[zone.name] += 1
    assert min(known["shame"], known["accepted"]) > 10


def followed(match: Match[SinfulFacts], seat: Seat | None) -> PlayerMemory:
    """All one seat can know by remembering what it saw."""
    sight = PlayerMemory(match.rules.zone_registry, seat, ZoneId("deck"), 53)
    sight.follow(match.events(seat))
    return sight


def test_accepted_hearts_are_never_turned_up() -> None:
    """SG-R23: not even at the count; the next shuffle hides them for good."""
    shown = 0
    *_, match = walk(rules(3), 9)
    for event in match.record.events:
        if isinstance(event, Turned):
            assert event.place.zone.name not in ("accepted", "shame")
        if isinstance(event, Moved) and "accepted" in (
            event.source.zone.name,
            event.target.zone.name,
        ):
            assert not event.up
            shown += 1
    assert shown
    for spectator in match.events(None):
        if isinstance(spectator, Moved) and spectator.target.zone.name == "accepted":
            assert spectator.card is None


def test_a_round_is_told_row_by_row_and_then_scored() -> None:
    match = position(
        """
        hand P1: Kd 2s
        hand P2: 3h
        pile: 7c(P1,7) 4s(P3,9)
        hand P3: 5c 6c
        phase: last_call
        turn: P2
        """
    )
    act(match, "P2 doubt")
    told = codes(match)
    rows = ["pride", "sloth", "lust", "envy", "wrath", "gluttony", "jealousy", "round"]
    assert told == ["doubt", "cheat", "sideways", "braveheart", "thrown", *rows]
    assert match.record.events[-1] == Scored("Round 1")
    lines = {e.code: e.text for e in match.events(None) if isinstance(e, Said)}
    assert lines["pride"] == "Pride: {0} 30, {2} 40."
    assert lines["jealousy"] == "Jealousy: nobody."


def test_a_pile_goes_to_the_loser_bottom_first_with_its_top_up() -> None:
    match = position("pile: 7c(P1,7) 8d(P2,8) 4s(P1,9)\nhand P2: 2c 3c\ndeck: 9c\nturn: P2")
    act(match, "P2 doubt")
    seen = match.observe(None)
    assert [c and c.text for c in seen.cards("shame", 0, 1)] == [None, None, "4s"]
    laid = match.state_copy().table.zones[match.rules.zone_registry.index[ZoneId("shame", 0, 1)]]
    assert [c.text for c in laid] == ["7c", "8d", "4s"]


def test_counted_by_hand() -> None:
    """Last call on a true card: both may let it be; each doubter makes P1 lead 2 x 13 promises.

    One action: P2 accepts or doubts. Two: P3 accepts or doubts, or P1 leads. Three: the closer P1
    swaps with one of two, or P1 leads after P3's doubt, or P2 is asked about the new card.
    """
    match = position("pile: 7c(P1,7)\nhand P1: 2c 3c\nhand P2: 4c 5c\nhand P3: 6c 8c")
    state = match.state_copy()
    assert state.facts.phase == "last_call"
    assert [perft(match.rules, state, depth) for depth in range(4)] == [1, 2, 2 + 26, 2 + 26 + 52]


@pytest.mark.parametrize("card", ["4s", "7h"])
def test_a_doubted_card_is_turned_up_before_the_pile_is_taken(card: str) -> None:
    """SG-J1: on the pile, for everybody, whether it lay there or was offered."""
    head = "hand P2: 2c 3c\ndeck: 9c\npile: 5c(P3,5) "
    text = f"{card}(P1,9)\nturn: P2" if card == "4s" else f"\nheld: {card}(P1)"
    match = position(head + text)
    act(match, "P2 doubt")
    shown, *taken = [e for e in match.events(None) if isinstance(e, Moved | Turned) and e.card]
    assert shown.card is not None
    assert (shown.card.text, shown.up) == (card, True)
    assert (shown.target if isinstance(shown, Moved) else shown.place) == (ZoneId("pile"), 1)
    assert [(e.card.text, e.up) for e in taken if e.card] == [(card, True)]


@pytest.mark.parametrize(("seats", "cards"), [(3, 4), (5, 4), (6, 3), (7, 3)])
def test_how_many_cards(seats: int, cards: int) -> None:
    state = rules(seats).deal(Random(1))
    game = rules(seats)
    assert [len(state.table.zones[hand]) for hand in game.zones.hands] == [cards] * seats


def test_dealers_differ_and_the_left_neighbour_starts() -> None:
    game = rules()
    firsts = {Match(game, str(seed)).state_copy().facts.dealer for seed in range(30)}
    assert firsts == {0, 1, 2, 3}
    for seed in range(5):
        facts = Match(game, str(seed)).state_copy().facts
        assert facts.turn == (facts.dealer + 1) % 4


@pytest.mark.parametrize("seats", [2, 8])
def test_three_to_seven_play(seats: int) -> None:
    with pytest.raises(BadOption, match="3 to 7 players"):
        rules(seats)


def test_every_preset_is_a_table() -> None:
    for given in SinfulGibbonOptions.presets.values():
        options = rules(4, **given).options
        assert {name: getattr(options, name) for name in given} == given
    assert next(iter(SinfulGibbonOptions.presets.values())) == {}


def test_the_hand_takes_hold_of_the_deck_or_the_doubted_card() -> None:
    match = position("pile: 7c(P1,7)\nhand P2: 2c 3c\ndeck: 9c 8c")
    touched = {
        c.action.verb: c.grab_at
        for c in presenter_of(match.rules).choices(match.observe(1))
        if not c.action.cards
    }
    assert touched == {"pick": (ZoneId("deck"), 1), "doubt": (ZoneId("pile"), 0)}
    match = position("pile: 7c(P1,7)\nheld: 7h(P2)\nhand P3: 2c 3c\ndeck: 9c 8c")
    touched = {
        c.action.verb: c.grab_at
        for c in presenter_of(match.rules).choices(match.observe(2))
        if not c.action.cards
    }
    assert touched["doubt"] == (ZoneId("held"), 0)
    assert touched["accept"] is None


def test_chairs_are_changed_by_dropping_the_name_plate() -> None:
    match = position("phase: swap\ncloser: P2")
    assert [
        (c.action.value, c.drop_on_seat)
        for c in presenter_of(match.rules).choices(match.observe(1))
    ] == [(0, 0), (2, 2)]
    match = position("pile: 7c(P1,7)\nhand P2: 2c 3c\ndeck: 9c 8c\nphase: promise\nturn: P2")
    assert {c.drop_on_seat for c in presenter_of(match.rules).choices(match.observe(1))} == {None}


def test_a_hand_card_says_why_it_cannot_be_played_before_picking() -> None:
    match = position("pile: 7c(P1,7)\nhand P2: 2c\ndeck: 9c 8c")
    refused = {
        (c.action.verb, c.action.target): c.refused.code
        for c in presenter_of(match.rules).choices(match.observe(1))
        if c.refused is not None
    }
    assert refused == {
        ("promise_number", ZoneId("pile")): "pick_first",
        ("promise_heart", ZoneId("held")): "pick_first",
    }


def test_actions_are_built_once() -> None:
    game = rules()
    state = game.deal(Random(2))
    seat = state.facts.turn
    game.apply(state, Action(seat, "pick", target=ZoneId("hand", seat)), Random(2))
    one, two = game.legal(state, seat), game.legal(state, seat)
    assert len(one) == 5 * 13
    assert all(a is b for a, b in zip(one, two, strict=True))
