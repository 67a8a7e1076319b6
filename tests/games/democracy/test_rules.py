"""Democracy as a whole: packs, deals, secret choices, tricks, days, and how a game ends."""

from random import Random

import pytest

from game.bots.random_bot import play_turn, random_policy
from game.engine.action import Action, Mode
from game.engine.cards import cards
from game.engine.events import Moved, Said, Scored, Turned
from game.engine.match import IllegalAction, Match
from game.engine.options import BadOption, Options
from game.engine.zones import ZoneId
from game.games.democracy.rules import match_end
from game.games.democracy.rules.dealing import days, pack_for
from game.games.democracy.rules.facts import Phase
from game.games.democracy.rules.rules import Democracy
from tests.games.democracy.tables import democracy, play, position, states

TABLES = [(2, 48, 0), (3, 48, 0), (4, 50, 2), (5, 48, 0), (6, 49, 1)]


@pytest.mark.parametrize(("seats", "size", "jokers"), TABLES)
def test_packs_have_no_twos_and_their_own_jokers(seats: int, size: int, jokers: int) -> None:
    pack = pack_for(seats)
    assert len(pack) == len(set(pack)) == size
    assert sum(card.is_joker for card in pack) == jokers
    assert all(card.rank != 2 for card in pack)
    assert list(democracy(seats).pack()) == list(pack)


@pytest.mark.parametrize(("seats", "size", "jokers"), TABLES)
def test_the_days_use_up_the_pack_as_the_table_says(seats: int, size: int, jokers: int) -> None:
    assert sum(days(seats, "source")) * (seats + 1) == size
    unused = size - sum(days(seats, "even")) * (seats + 1)
    assert unused == {4: 0, 6: 7}.get(seats, 0)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("deal", ["source", "even"])
def test_both_days_of_a_random_island(seats: int, deal: str) -> None:
    rules = democracy(seats, deal=deal)
    long, short = days(seats, deal)
    seen = []
    for state in states(rules, seats, 1):
        facts, zones = state.facts, state.table.zones
        if facts.island > 1 or facts.phase is Phase.OVER:
            break
        seen.append((facts.day, facts.trick))
        left = (long, short)[facts.day - 1] - facts.trick + 1
        assert {len(zones[hand]) for hand in rules.zones.hands} == {left}
        assert len(zones[rules.zones.pool]) == left - 1
        assert len(zones[rules.zones.upcard]) == 1
        assert not any(zones[zone] for zone in rules.zones.chosen)
        if facts.day == 2:
            assert not zones[rules.zones.rest]
    first = [(1, trick) for trick in range(1, long + 1)]
    assert seen == first + [(2, trick) for trick in range(1, short + 1)]


def test_cards_are_dealt_one_at_a_time_from_the_dealers_left_and_then_to_the_pool() -> None:
    match = Match(democracy(3), "order")
    dealer = match.state_copy().facts.dealer
    moved = [event for event in match.record.events if isinstance(event, Moved)][:8]
    order = [(dealer + step) % 3 for step in (1, 2, 3)]
    names = [("hand", seat) for seat in order] + [("pool", None)]
    assert [(m.target.zone.name, m.target.zone.owner) for m in moved] == names * 2
    assert all(m.source.zone.name == "rest" for m in moved)


def test_the_first_dealer_is_drawn_and_the_deal_moves_left_after_each_island() -> None:
    first = {democracy(4).deal(Random(seed)).facts.dealer for seed in range(40)}
    assert first == {0, 1, 2, 3}
    rules = democracy(3, target_tribes=10)
    dealers: dict[int, set[int]] = {}
    for state in states(rules, 5, 1):
        dealers.setdefault(state.facts.island, set()).add(state.facts.dealer)
    for island in range(2, len(dealers) + 1):
        assert dealers[island] == {(dealer + 1) % 3 for dealer in dealers[island - 1]}


def test_everybody_chooses_in_secret_and_may_change_until_the_last_has_chosen() -> None:
    match = position("pool: 9h Tc; hand P1: 7h Kc; hand P2: 5c 8c; hand P3: 3s 4c")
    assert list(match.turn.seats) == [0, 1, 2]
    assert match.turn.mode is Mode.SECRET
    assert match.turn.changeable
    before = [match.observe(seat) for seat in (1, 2)]
    play(match, "Kc", "8c")
    play(match, "7h")
    assert list(match.turn.seats) == [2]
    assert match.observe(2).zones == before[1].zones
    assert match.observe(2).history == before[1].history
    assert match.observe(0).secret_choice == match.rules.notation.read(0, "7h")
    assert match.observe(2).secret_choice is None
    match.submit(match.rules.notation.read(2, "3s"))
    zones = match.state_copy().table.zones
    rules = match.rules
    assert isinstance(rules, Democracy)
    assert zones[rules.zones.won[0]] == list(cards("7h 8c 3s 9h"))
    assert list(match.turn.seats) == [0, 1, 2]


def test_a_card_written_as_chosen_may_be_changed_like_any_other() -> None:
    match = position("upcard: 9h; hand P1: Kc; chosen P1: 7h; hand P2: 5c 8c; hand P3: 3s 4c")
    assert (match.turn.seats, match.revocable_seats) == ((1, 2), (0,))
    assert match.observe(0).secret_choice == match.rules.notation.read(0, "7h")
    assert match.observe(1).cards("hand", 0) == (None, None)
    play(match, "Kc", "5c", "3s")
    last = match.state_copy().table.zones[match.rules.zone_registry.index[ZoneId("hand", 0)]]
    assert last == list(cards("7h"))


def test_halfway_through_the_choices_a_seat_that_has_chosen_is_refused() -> None:
    rules = democracy(3)
    state = rules.deal(Random(1))
    rules.apply(state, rules.legal(state, 1)[0], Random(1))
    assert rules.turn(state).seats == (0, 2)
    assert list(rules.legal(state, 1)) == list(rules.candidates(state, 1)) == []
    refused = rules.refusal(state, Action(1, "choose", cards("7h"), ZoneId("chosen", 1)))
    assert refused is not None
    assert refused.code == "already_chosen"


def test_the_choices_are_turned_up_together_and_captured_face_down() -> None:
    match = position("pool: 9h Tc; hand P1: 7h Kc; hand P2: 5c 8c; hand P3: 3s 4c")
    play(match, "7h", "5c", "3s")
    seen = match.events(None)
    laid = [e for e in seen if isinstance(e, Moved) and e.target.zone.name == "chosen"]
    shown = [e for e in seen if isinstance(e, Turned)]
    taken = [e for e in seen if isinstance(e, Moved) and e.target.zone.name == "won"]
    assert [e.card for e in laid] == [None, None, None]
    assert [e.card for e in shown] == list(cards("7h 5c 3s"))
    assert [e.card for e in taken] == list(cards("7h 5c 3s 9h"))
    assert {e.target.zone for e in taken} == {ZoneId("won", 0)}
    assert match.observe(None).cards("won", 0) == (None,) * 4
    assert seen.index(laid[-1]) < seen.index(shown[0]) < seen.index(taken[0])


def test_an_unknown_card_is_refused_whoever_has_it() -> None:
    match = position("pool: 9h Tc; hand P1: 7h Kc; hand P2: 5c 8c; hand P3: 3s 4c")
    for word in ("5c", "Ad", "Tc", "*1"):
        with pytest.raises(IllegalAction) as caught:
            match.submit(match.rules.notation.read(0, word))
        assert caught.value.refusal.code == "card_not_in_hand"


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Action(0, "choose", cards("7h"), ZoneId("chosen", 0)), None),
        (Action(0, "choose", cards("7h")), "only_choose"),
        (Action(0, "choose", cards("7h"), ZoneId("chosen", 0), 3), "only_choose"),
        (Action(0, "choose", cards("7h"), ZoneId("chosen", 0), None, ((),)), "only_choose"),
        (Action(0, "choose", cards("7h"), ZoneId("pool")), "pool_is_not_yours"),
        (Action(0, "choose", cards("9h"), ZoneId("chosen", 0)), "pool_is_not_yours"),
        (Action(0, "choose", cards("7h Kc"), ZoneId("chosen", 0)), "one_card_only"),
        (Action(0, "choose", cards("*1"), ZoneId("chosen", 0), 14), "joker_has_no_choice"),
        (Action(0, "choose", cards("*1"), ZoneId("chosen", 0)), "card_not_in_hand"),
        (Action(0, "look", (), ZoneId("won", 1)), "no_peeking"),
        (Action(0, "sing"), "only_choose"),
    ],
)
def test_why_a_choice_is_refused(action: Action, code: str | None) -> None:
    match = position("pool: 9h Tc; hand P1: 7h Kc; hand P2: 5c 8c; hand P3: 3s 4c")
    refused = match.rules.refusal(match.state_copy(), action)
    assert (None if refused is None else refused.code) == code


def test_only_one_seat_alone_in_front_wins_and_only_at_the_target() -> None:
    rules = democracy(2)
    for tribes, wanted in (([5, 4], 0), ([5, 5], None), ([6, 7], 1), ([4, 3], None), ([9, 5], 0)):
        facts = rules.facts_type()(tribes=tribes)
        assert match_end.winner(facts.tribes, rules.flow.island_end.target) == wanted


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("target", [3, 5])
def test_matches_end_with_the_most_tribes(seats: int, target: int) -> None:
    rules = democracy(seats, target_tribes=target)
    for seed in range(6):
        rng = Random(seed)
        state = rules.deal(rng)
        while play_turn(rules, state, random_policy(rules), rng):
            assert state.facts.island < 200
        outcome = rules.outcome(state)
        assert outcome is not None
        (winner,) = outcome.winners
        others = [n for seat, n in enumerate(outcome.points) if seat != winner]
        assert outcome.points[winner] >= target
        assert outcome.points[winner] > max(others)
        gains = zip(*(island.gains for island in state.facts.islands), strict=True)
        assert outcome.points == tuple(sum(column) for column in gains)
        assert [i.number for i in state.facts.islands] == list(range(1, state.facts.island + 1))


def test_a_recorded_match_says_every_trick_and_stops_at_every_island() -> None:
    rules = democracy(3)
    match = Match(rules, "said")
    rng = Random("said")
    while match.turn.seats:
        match.submit(rng.choice(match.legal(match.turn.seats[0])))
    said = [event.code for event in match.record.events if isinstance(event, Said)]
    islands = len(match.state_copy().facts.islands)
    assert said.count("reveal") == said.count("wins") + said.count("tie") == 12 * islands
    assert said.count("captures") == said.count("wins")
    assert said.count("trump") + said.count("no_trump") == 12 * islands
    assert said.count("deal") == 2 * islands
    assert said.count("score") == said.count("next_island") + 1 == islands
    assert said[-1] == "winner"
    assert sum(isinstance(event, Scored) for event in match.record.events) == islands


def test_a_whole_state_is_not_changed_when_a_match_goes_on_from_it() -> None:
    for state in states(democracy(4), 9, 1):
        if state.facts.winner is None:
            before = repr(state.facts), [zone[:] for zone in state.table.zones]
            Match(democracy(4), "again", state)
            assert (repr(state.facts), state.table.zones) == before
            assert not state.facts.written


def test_options_and_seats_that_do_not_fit() -> None:
    for seats in (1, 7):
        with pytest.raises(BadOption, match="2 to 6 players"):
            democracy(seats)
    with pytest.raises(BadOption, match="options of Democracy"):
        Democracy(4, Options())
    with pytest.raises(BadOption, match="allowed are 3, 4"):
        democracy(4, target_tribes=2)
    with pytest.raises(BadOption, match="source, even"):
        democracy(4, deal="random")
