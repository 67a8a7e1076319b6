"""Whole rounds and matches: deals, draws, secrets, order of events, scoring and the next round."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from game.engine.cards import Card, card
from game.engine.events import Moved, Said, Scored, Turned
from game.engine.match import Match
from game.engine.options import BadOption
from game.engine.player_memory import PlayerMemory
from game.engine.zones import ZoneId
from game.games.fire_gibbon.rules.facts import FireFacts
from game.presentation.announcement import announcement_of
from game.presentation.presenter import presenter_of
from tests.games.fire_gibbon.tables import act, codes, everything, position, rules, walk


@pytest.mark.parametrize(
    ("seats", "option", "cards"),
    [(3, "auto", 4), (6, "auto", 4), (7, "auto", 3), (7, 4, 4), (4, 3, 3)],
)
def test_the_deal(seats: int, option: object, cards: int) -> None:
    """FG-D1..D3, and three cards with seven players."""
    game = rules(seats, hand_size=option, jokers=1)
    state = game.deal(Random(5))
    zones = state.table.zones
    assert [len(zones[hand]) for hand in game.zones.hands] == [cards] * seats
    assert len(zones[game.zones.deck]) == 53 - cards * seats
    assert state.facts.turn == (state.facts.dealer + 1) % seats
    assert (state.facts.flame, state.facts.hat, state.facts.phase) == (None, None, "turn")


def test_every_seat_may_deal_first() -> None:
    game = rules(3)
    assert {game.deal(Random(seed)).facts.dealer for seed in range(30)} == {0, 1, 2}


def test_players_and_options() -> None:
    for seats in (2, 8):
        with pytest.raises(BadOption, match="3 to 7 players"):
            rules(seats)
    for given in ({"jokers": 3}, {"target_points": 0}, {"hand_size": 5}, {"spice": 1}):
        with pytest.raises(BadOption):
            rules(4, **given)
    assert [len(rules(4, jokers=n).pack()) for n in (0, 1, 2)] == [52, 53, 54]
    assert [rules(4, scoring=kind).options.target for kind in ("win_point", "spots")] == [1, 10]
    assert rules(4, scoring="spots", target_points=1).options.target == 1


def test_every_preset_can_be_played() -> None:
    presets = rules().options_type.presets
    assert next(iter(presets.values())) == {}
    for given in presets.values():
        rules(4, **given)


@pytest.mark.parametrize("seats", [3, 4, 7])
@pytest.mark.parametrize("scoring", ["win_point", "spots"])
def test_random_matches(seats: int, scoring: str) -> None:
    """They end; legal is the candidates without objection; no card is lost (FG-T1, K4)."""
    game = rules(seats, scoring=scoring)
    for seed in range(3):
        for match in walk(game, seed):
            state = match.state_copy()
            facts = state.facts
            for seat in range(seats):
                legal = game.legal(state, seat)
                free = [a for a in game.candidates(state, seat) if game.refusal(state, a) is None]
                assert legal == free
                assert bool(legal) == (seat in match.turn.seats)
            assert Counter(c for zone in state.table.zones for c in zone) == Counter(game.pack())
            held = [*game.zones.hands, *game.zones.tables]
            cards = sum(len(state.table.zones[zone]) for zone in held)
            assert cards == game.cards * seats - (facts.phase == "refill")
            assert len(state.table.zones[game.zones.fire]) == len(facts.owners)
            assert facts.flame is None or 1 <= facts.flame <= 13
        assert match.outcome is not None
        assert max(match.outcome.points) >= game.options.target


def test_labels_differ_and_choices_are_held_by_something() -> None:
    for match in walk(rules(4, scoring="spots"), 8):
        for seat in match.turn.seats:
            choices = presenter_of(match.rules).choices(match.observe(seat))
            labels = [choice.label for choice in choices]
            assert len(labels) == len(set(labels))
            assert all(c.action.cards or c.grab_at or c.drop_on_seat is not None for c in choices)


def test_any_nonsense_is_refused_with_words() -> None:
    """Only what is legal is allowed, and no reason is empty."""
    game = rules(3)
    nonsense = everything(game)
    for number, match in enumerate(walk(game, 3)):
        if number % 9:
            continue
        state = match.state_copy()
        legal = {a for seat in match.turn.seats for a in game.legal(state, seat)}
        for action in nonsense:
            refusal = game.refusal(state, action)
            assert (refusal is None) == (action in legal), action
            assert refusal is None or (refusal.code and refusal.text.endswith((".", "!")))


def test_a_clone_shares_nothing() -> None:
    game = rules(4, scoring="spots")
    for number, match in enumerate(walk(game, 4)):
        if number % 7 or not match.turn.seats:
            continue
        state, seat = match.state_copy(), match.turn.seats[0]
        before = repr(state.facts), [zone[:] for zone in state.table.zones], state.table.up.copy()
        for action in game.legal(state, seat):
            game.apply(state.clone(), action, Random(1))
        assert before == (repr(state.facts), state.table.zones, state.table.up)


def test_a_copy_of_the_facts_is_complete() -> None:
    for match in walk(rules(4, scoring="spots"), 5):
        facts = match.state_copy().facts
        assert facts.copy() == facts
        for each in dataclasses.fields(facts):
            value = getattr(facts, each.name)
            assert not isinstance(value, list) or value is not getattr(facts.copy(), each.name)


def test_facts_hold_no_secret() -> None:
    """The only cards among the facts are proven ones, which everybody has seen."""
    for match in walk(rules(3), 6):
        shown = {e.card for e in match.events(None) if isinstance(e, Turned)}
        proven = {c for c in match.state_copy().facts.proven if c is not None}
        assert proven <= shown


def test_events_alone_rebuild_every_view() -> None:
    game = rules(4, scoring="spots")
    for number, match in enumerate(walk(game, 7)):
        if number % 20:
            continue
        for seat in (None, *range(4)):
            sight = PlayerMemory(game.zone_registry, seat, ZoneId("deck"), 54)
            sight.follow(match.events(seat))
            assert sight.view() == match.observe(seat).zones


def test_only_the_owner_sees_a_card_go_face_down() -> None:
    match = position(rules(3), hand0="9c 4d", deck="2s", fire="P3:5c up")
    act(match, "P1 play_down 9c")
    moved = [[e for e in match.events(seat) if isinstance(e, Moved)] for seat in (0, 1, None)]
    assert [each[0].card for each in moved] == [card("9c"), None, None]
    assert [each[1].card for each in moved] == [card("2s"), None, None]
    said = [e for e in match.events(1) if isinstance(e, Said)]
    assert [(e.code, e.value, announcement_of(e).aloud) for e in said] == [("play_down", 6, True)]
    assert said[0].text == "No heart, 6 or more."


def test_the_order_after_a_caught_lie() -> None:
    """FG-J3: turned up, hat, crash, reward; then the doubter plays without a fire."""
    match = position(rules(3), fire="P3:5c up, P1:2d down(6)", hand1="3c 4c", facts={"turn": 1})
    act(match, "P2 doubt P1")
    events = match.events(None)
    assert codes(match) == ["doubt", "caught", "hat", "crash", "reward"]
    assert isinstance(events[1], Turned)
    assert events[1].card is card("2d")
    assert [type(e) for e in events[5:7]] == [Moved, Moved]
    assert match.turn.seats == (1,)


def test_the_order_after_a_wrong_doubt() -> None:
    """FG-J4: turned up, down again in its place, reward of the doubted player."""
    match = position(rules(3), fire="P3:5c up, P1:9d down(6)", hand0="3c 4c", facts={"turn": 1})
    act(match, "P2 doubt P1")
    turned = [e for e in match.events(None) if isinstance(e, Turned)]
    assert codes(match) == ["doubt", "proven", "reward"]
    assert [(e.card, e.place.at, e.up) for e in turned] == [
        (card("9d"), 1, True),
        (card("9d"), 1, False),
    ]
    seen = match.observe(2)
    assert seen.cards("fire") == (card("5c"), None)
    assert seen.facts.proven == [None, card("9d")]
    assert match.turn.seats == (0,)


def test_cards_of_a_crash_stay_unknown() -> None:
    """FG-C1: face-down cards that were not turned up are seen by nobody on their way."""
    match = position(
        rules(3),
        fire="P3:5c up, P1:Kd down(6), P2:3d down(7)",
        hand2="3c 4c",
        facts={"turn": 2},
    )
    act(match, "P3 doubt P2")
    swept = [e.card for e in match.events(2) if isinstance(e, Moved)]
    assert swept == [card("5c"), None, card("3d")]
    assert match.observe(2).cards("discards") == (None, None, None)


@pytest.mark.parametrize(("discards", "kept"), [("2s 3s", 3), ("2s 3s 4s", 5)])
def test_few_discards_thin_the_fire(discards: str, kept: int) -> None:
    """FG-K3 with three players: two discards are few, three are not."""
    match = position(
        rules(3),
        fire="P1:3c up, P2:4h up, P3:5d down(5), P2:6c down(6) proven",
        hand0="9c",
        discards=discards,
    )
    act(match, "P1 play_down 9c")
    facts = match.state_copy().facts
    assert len(facts.owners) == kept
    assert facts.owners[-3:] == [2, 1, 0]
    assert facts.required[-3:] == [5, 6, 7]
    assert facts.proven[-3:] == [None, card("6c"), None]
    assert [facts.owners[at] for at in facts.latest] == [0, 1, 2]
    assert (facts.flame, facts.raiser) == (7, 0)
    assert (
        len(match.state_copy().table.zones[match.rules.zone_registry.index[ZoneId("hand", 0)]]) == 1
    )


def test_up_cards_kept_in_a_thinned_fire_stay_up() -> None:
    match = position(rules(3), fire="P1:3c up, P2:4h up, P3:5h up", hand0="9c", discards="2s")
    act(match, "P1 play_down 9c")
    assert match.observe(None).cards("fire") == (card("4h"), card("5h"), None)


def test_a_reshuffle_is_forgotten() -> None:
    """FG-K2: nobody can know what he draws from a deck of ashes."""
    match = position(rules(3), fire="P3:7c up", hand0="Ts", discards="2s 3s 4s 5s")
    act(match, "P1 play_down Ts")
    drawn = [e for e in match.events(1) if isinstance(e, Moved)][-1]
    assert drawn.card is None
    assert len(match.observe(0).cards("deck")) == 3


@pytest.mark.parametrize(("scoring", "points"), [("win_point", (0, 1, 0)), ("spots", (2, 4, 1))])
def test_scoring(scoring: str, points: tuple[int, ...]) -> None:
    match = position(
        rules(3, scoring=scoring, target_points=5),
        {"hat": 0},
        fire="P2:Kc up",
        hand0="2c 9c",
        table0="3c 4c",
        hand1="5c",
        table1="6c 7c 8c",
        hand2="2d",
        table2="3d",
        deck="9d",
    )
    act(match, "P1 play_random")
    act(match, "P2 reward 5c")
    facts = match.state_copy().facts
    assert facts.points == points
    assert facts.rounds[-1].gained == points
    assert facts.hat is None  # FG-H5
    assert match.events(None)[-1] == Scored("Round 1")
    assert match.turn.seats == (1,)


def test_the_swap_changes_who_is_next() -> None:
    """FG-M2, M3: chairs A D C B; the turn goes on clockwise in the new order."""
    match = position(
        rules(4, target_points=2, jokers=0),
        {"phase": "swap", "braveheart": 1, "points": (0, 1, 0, 0)},
        deck=" ".join(c.text for c in rules(4, jokers=0).pack()),
    )
    choices = presenter_of(match.rules).choices(match.observe(1))
    assert [(c.action.value, c.drop_on_seat) for c in choices] == [(0, 0), (2, 2), (3, 3)]
    act(match, "P2 swap P4")
    facts = match.state_copy().facts
    assert facts.chairs == (0, 3, 2, 1)
    assert [facts.next_to(seat) for seat in (0, 3, 2, 1)] == [3, 2, 1, 0]
    assert (facts.dealer, facts.turn, facts.mask, facts.phase) == (3, 2, 1, "turn")
    assert presenter_of(match.rules).status(match.observe(0)).chairs == (0, 3, 2, 1)


def test_a_match_of_rounds_reaches_its_target() -> None:
    for match in walk(rules(4, target_points=3), 2):
        facts = match.state_copy().facts
        if facts.phase == "over":
            break
    assert len(facts.rounds) >= 3
    assert facts.points == tuple(sum(r.gained[seat] for r in facts.rounds) for seat in range(4))
    assert max(facts.points) == 3


def test_a_doubt_of_a_proven_card_is_asked_for() -> None:
    """FG-R8."""
    match = position(rules(3), fire="P1:6c up, P2:7c down(7) proven", facts={"turn": 2}, hand2="2c")
    doubts = [
        c for c in presenter_of(match.rules).choices(match.observe(2)) if c.action.verb == "doubt"
    ]
    asked = {c.action.value: (c.refused is None, bool(c.warning)) for c in doubts}
    assert asked == {0: (False, False), 1: (True, True)}


def test_the_hand_takes_hold_of_the_right_card() -> None:
    match = position(
        rules(3), fire="P2:5c up, P3:6s down(6), P2:7d down(7)", hand0="2c", deck="3c 4c"
    )
    touched = {
        c.label: c.grab_at
        for c in presenter_of(match.rules).choices(match.observe(0))
        if not c.action.cards
    }
    assert touched["Doubt {1}: 7+"] == (ZoneId("fire"), 2)
    assert touched["Doubt {2}: 6+"] == (ZoneId("fire"), 1)
    assert touched["Random card"] == (ZoneId("deck"), 1)


def test_a_spent_deck_is_taken_from_the_ashes() -> None:
    match = position(rules(3), fire="P2:5c up", hand0="2c", discards="3c 4c 6c")
    touched = {c.label: c.grab_at for c in presenter_of(match.rules).choices(match.observe(0))}
    assert touched["Random card"] == (ZoneId("discards"), 2)


def test_the_same_seed_gives_the_same_match() -> None:
    game = rules(4, scoring="spots")

    def played() -> Iterator[list[list[Card]]]:
        for match in walk(game, 9):
            yield match.state_copy().table.zones

    assert list(played()) == list(played())
    match: Match[FireFacts] = Match(game, "a")
    assert match.state_copy().table.zones != Match(game, "b").state_copy().table.zones
