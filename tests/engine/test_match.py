"""The match: nobody plays against the rules, in secret or in the open."""

from random import Random

import pytest

from game.contract.moment import image
from game.engine.action import Action, Mode, Refusal, Turn
from game.engine.cards import card, cards
from game.engine.match import IllegalAction, Match, goes_on
from game.engine.observation import Observation
from game.engine.rules import State
from game.engine.table import Table
from game.engine.zones import ZoneId
from tests.engine.play import play
from tests.engine.toy import Toy, ToyFacts, ToyOptions, toy


def written(phase: str = "play", **hands: str) -> Match[ToyFacts]:
    """A toy for three from a written position."""
    rules = toy(3)
    state = State(Table(rules.zone_registry), ToyFacts(phase, asked=[True] * 3))
    for seat, text in enumerate((hands.get("a", ""), hands.get("b", ""), hands.get("c", ""))):
        state.table.put(rules.hand[seat], cards(text))
    state.table.put(rules.heap, cards(hands.get("heap", "")))
    return Match(rules, "written", state)


def code(match: Match[ToyFacts], action: Action) -> str:
    refused = match.why_illegal(action)
    return "" if refused is None else refused.code


def test_a_refused_action_changes_nothing() -> None:
    match = written(a="5d", b="6d")
    before, turn = image(match.state_copy()), match.turn
    with pytest.raises(IllegalAction) as caught:
        match.submit(Action(1, "up", cards("6d")))
    assert caught.value.refusal.code == "not_your_turn"
    assert (image(match.state_copy()), match.turn, match.actions) == (before, turn, [])


def test_codes_for_what_no_rule_needs_to_know() -> None:
    match = written(a="5d", b="6d")
    assert code(match, Action(7, "up")) == "no_seat"
    assert code(match, Action(-1, "up")) == "no_seat"
    assert code(match, Action(0, "up", cards("6d"))) == "unseen_card"
    assert code(match, Action(0, "up", (), None, None, (cards("6d"),))) == "unseen_card"
    assert code(match, Action(0, "up", cards("5d"))) == ""


class OwnWords(Toy):
    """A game that has its own words for a card that cannot be seen."""

    def refuse_unseen(self, seen: Observation[ToyFacts], action: Action) -> Refusal:
        return Refusal("card_not_in_hand", "You do not hold that card.")


def test_a_game_may_have_its_own_words_for_an_unseen_card() -> None:
    match: Match[ToyFacts] = Match(OwnWords(3, ToyOptions()), "unseen")
    other = match.state_copy().table.zones[match.rules.zone_registry.index[ZoneId("hand", 1)]][0]
    assert code(match, Action(0, "up", (other,))) == "card_not_in_hand"


class Trusting(Toy):
    """Refuses nothing in words."""

    def why_illegal(self, state: State[ToyFacts], action: Action) -> Refusal | None:
        return None


def test_what_no_rule_refuses_must_still_be_legal() -> None:
    match: Match[ToyFacts] = Match(Trusting(3, ToyOptions()), "trust")
    held = match.state_copy().table.zones[match.rules.zone_registry.index[ZoneId("hand", 0)]][0]
    assert code(match, Action(0, "up", (held,), None, 3)) == "not_now"
    assert code(match, Action(0, "up", (held,))) == ""


def test_sealed_choices_are_kept_secret_until_all_have_chosen() -> None:
    match = written("choose", a="5d 9c", b="6d", c="7d")
    before = match.observe(1)
    match.submit(Action(0, "choose", cards("9c")))
    after = match.observe(1)
    assert after.zones == before.zones
    assert after.history == before.history
    assert match.turn.seats == (1, 2)
    assert match.observe(0).choices == ()
    assert code(match, Action(0, "choose", cards("5d"))) == "sealed"
    match.submit(Action(2, "choose", cards("7d")))
    match.submit(Action(1, "choose", cards("6d")))
    assert match.state_copy().facts.last == 0
    assert match.turn.mode is Mode.OPEN


class Wavering(Toy):
    """The toy whose secret choices may be changed."""

    def turn(self, state: State[ToyFacts]) -> Turn:
        return super().turn(state)._replace(changeable=state.facts.phase == "choose")


def test_a_changeable_choice_may_be_replaced_until_the_last_has_chosen() -> None:
    rules = Wavering(2, ToyOptions())
    state = State(Table(rules.zone_registry), ToyFacts("choose", asked=[True] * 2))
    state.table.put(rules.hand[0], cards("5d 9c"))
    state.table.put(rules.hand[1], cards("6d"))
    match = Match(rules, "written", state)
    low, high = Action(0, "choose", cards("5d")), Action(0, "choose", cards("9c"))
    match.submit(low)
    assert (match.turn.seats, match.revocable_seats) == ((1,), (0,))
    assert match.observe(0).secret_choice == low
    assert high in match.observe(0).legal
    assert match.observe(1).secret_choice is match.observe(None).secret_choice is None
    match.submit(high)
    assert match.observe(0).secret_choice == high
    match.submit(Action(1, "choose", cards("6d")))
    assert match.state_copy().facts.last == 0
    assert match.revocable_seats == ()
    assert Match(rules, "again").revocable_seats == ()


class Begun(Wavering):
    """A position in which the first seat has chosen already."""

    def secret_choices(self, state: State[ToyFacts]) -> list[Action]:
        return [Action(0, "choose", (state.table.zones[self.hand[0]][0],))]


def test_a_position_may_begin_with_choices_made_in_secret() -> None:
    rules = Begun(2, ToyOptions())
    state = State(Table(rules.zone_registry), ToyFacts("choose", asked=[True] * 2))
    state.table.put(rules.hand[0], cards("5d 9c"))
    state.table.put(rules.hand[1], cards("6d"))
    match = Match(rules, "written", state)
    assert (match.turn.seats, match.revocable_seats) == ((1,), (0,))
    assert match.observe(0).secret_choice == Action(0, "choose", cards("5d"))
    match.submit(Action(1, "choose", cards("6d")))
    assert match.state_copy().facts.last == 1
    assert match.revocable_seats == ()
    assert Match(rules, "dealt").revocable_seats == ()


def test_open_turns_are_first_come_first_served() -> None:
    match = written("open", a="5d", heap="2c 3c")
    match.submit(Action(2, "grab", (), ZoneId("heap")))
    assert match.turn.seats == (0, 1)
    assert match.observe(2).cards("hand", 2) == (card("3c"),)
    match.submit(Action(0, "grab", (), ZoneId("heap")))
    assert code(match, Action(1, "grab", (), ZoneId("heap"))) == "heap_empty"
    match.submit(Action(1, "skip"))
    assert match.state_copy().facts.phase == "play"


def test_the_same_seed_and_actions_give_the_same_match() -> None:
    one = play(toy(4), "z")
    other: Match[ToyFacts] = Match(toy(4), "z")
    for action in one.actions:
        other.submit(action)
    for seat in (None, 0, 1, 2, 3):
        assert one.observe(seat) == other.observe(seat)
    assert one.outcome == other.outcome is not None
    assert image(Match(toy(4), "y").state_copy()) != image(Match(toy(4), "z").state_copy())


def test_events_come_in_portions_and_spectators_see_no_hand() -> None:
    match = play(toy(3), "q", limit=9)
    for seat in (None, 0, 2):
        whole = match.events(seat)
        assert match.events(seat, 5) == whole[5:]
        assert match.observe(seat).history == whole
    assert all(c is None for c in match.observe(None).cards("hand", 1))


def test_an_observation_tells_what_lies_turned_up() -> None:
    match = written(a="5d 9c", b="6d")
    match.submit(Action(0, "up", cards("9c")))
    match.submit(Action(1, "down", cards("6d")))
    seen = match.observe(0)
    assert seen.cards("row") == (card("9c"), None)
    assert {(place.zone.name, place.at) for place in seen.up} == {("row", 0)}


def test_nobody_is_asked_after_the_end() -> None:
    match = play(toy(2, target=1), "e")
    assert match.turn.seats == ()
    assert match.observe(0).choices == ()
    assert code(match, Action(0, "skip")) == "over"


def test_facts_in_an_observation_are_a_copy() -> None:
    match: Match[ToyFacts] = Match(toy(3), "c")
    match.observe(0).facts.points[0] = 99
    match.state_copy().facts.points[0] = 99
    assert match.observe(1).facts.points == [0, 0, 0]


def test_a_wrong_number_of_seats_is_one_sentence() -> None:
    with pytest.raises(ValueError, match="Toy is a game for 2 to 4 players"):
        toy(5)
    with pytest.raises(ValueError, match="Three players play to 1 or 2"):
        toy(3, target=3)
    assert isinstance(toy(3).deal(Random(1)).facts, ToyFacts)
    assert isinstance(toy(2), Toy)


def test_a_dealt_match_waits_for_nothing() -> None:
    match = play(toy(3), "waits", limit=5)
    before = image(match.state_copy())
    assert not match.continue_position()
    assert image(match.state_copy()) == before


def test_a_timed_turn_goes_on_while_its_seats_only_grow_fewer() -> None:
    before = Turn((0, 1, 2), Mode.OPEN, 3.0)
    assert goes_on(before, before)
    assert goes_on(before, before._replace(seats=(0, 2)))
    assert not goes_on(before._replace(seats=(0, 2)), before)
    assert not goes_on(before._replace(seconds=None), before)
    assert not goes_on(before, before._replace(seconds=None))
    assert not goes_on(before, before._replace(mode=Mode.SECRET))
