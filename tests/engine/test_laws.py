"""The laws of the contract hold for the toy game, and catch games that break them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.contract import laws, random_matches, sight_laws
from game.engine.action import Action, Refusal
from game.engine.match import Match
from game.engine.observation import Observation
from game.engine.rules import State
from game.engine.zones import Place, Seat, ZoneId
from game.presentation.input_hints import InputHints
from game.presentation.status import Status
from tests.engine.play import play
from tests.engine.toy import Toy, ToyFacts, ToyOptions, ToyPresenter, toy


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", ["a", "b"])
def test_the_toy_keeps_every_law(seats: int, seed: str) -> None:
    rng = Random(seed)
    watching: list[random_matches.Followers] = []

    def each(match: Match[Any]) -> None:
        if not watching:
            watching.append(random_matches.Followers(match))
        watching[0].agree()
        laws.every_law(match, rng)

    match = play(toy(seats, jokers=seed == "b"), seed, each)
    assert match.outcome is not None


def test_it_ends() -> None:
    assert random_matches.play_out(toy(4, target=3), "x", 200) > 4


class Loser(Toy):
    """Drops a card under the table now and then."""

    def apply(self, state: State[ToyFacts], action: Action, rng: Random) -> None:
        super().apply(state, action, rng)
        state.table.zones[self.heap][:1] = []


class Peeper(Toy):
    """Refuses by a card nobody can see."""

    def why_illegal(self, state: State[ToyFacts], action: Action) -> Refusal | None:
        top = state.table.zones[self.deck][-1]
        if action.verb == "up" and action.cards and top.rank > 8:
            return Refusal("deck_is_high", "The deck is too high for that.")
        return super().why_illegal(state, action)


class MumblerPresenter(ToyPresenter):
    """A presenter that gives the same words for every action."""

    def label(self, seen: Observation[ToyFacts], action: Action) -> str:
        return action.verb


class Mumbler(Toy):
    """A game that gives the same words for every action."""

    @property
    def presenter(self) -> ToyPresenter:
        return MumblerPresenter(self)


class SilentPresenter(ToyPresenter):
    """A presenter that has no prompt."""

    def status(self, seen: Observation[ToyFacts]) -> Status:
        return super().status(seen)._replace(prompt=" ")


class Silent(Toy):
    """A game that has no prompt."""

    @property
    def presenter(self) -> ToyPresenter:
        return SilentPresenter(self)


class Liar(Toy):
    """Lists as legal what is refused."""

    def legal(self, state: State[ToyFacts], seat: Seat) -> list[Action]:
        return list(self.candidates(state, seat))


class Stuck(Toy):
    """A game that offers nothing in the open part."""

    def candidates(self, state: State[ToyFacts], seat: Seat) -> Iterator[Action]:
        return iter(()) if state.facts.phase == "open" else super().candidates(state, seat)


class Gullible(Toy):
    """Crashes at a play of no card at all."""

    def why_illegal(self, state: State[ToyFacts], action: Action) -> Refusal | None:
        if action.verb in ("up", "down", "put"):
            assert action.cards[0] is not None
        return super().why_illegal(state, action)


class Spy(Toy):
    """A game that keeps the truth it was asked about, and knows the neighbour's hand from it."""

    truth: State[ToyFacts] | None = None

    def candidates(self, state: State[ToyFacts], seat: Seat) -> Iterator[Action]:
        self.truth = state
        return super().candidates(state, seat)

    def neighbour(self, seat: Seat) -> str:
        hand = ZoneId("hand", (seat + 1) % self.seats)
        held = [] if self.truth is None else self.truth.table.zones[self.zone_registry.index[hand]]
        return ", ".join(card.words for card in held)


class SpyPresenter(ToyPresenter):
    """What a screen shows of a game that spies."""

    def __init__(self, rules: Spy) -> None:
        super().__init__(rules)
        self.rules: Spy = rules


class LabelledPresenter(SpyPresenter):
    """A presenter that shows the neighbour's hand in the words of an action."""

    def label(self, seen: Observation[ToyFacts], action: Action) -> str:
        return f"{super().label(seen, action)} before {self.rules.neighbour(action.seat)}"


class Labelled(Spy):
    """A game that shows the neighbour's hand in the words of an action."""

    @property
    def presenter(self) -> ToyPresenter:
        return LabelledPresenter(self)


class HintedPresenter(SpyPresenter):
    """A presenter that shows it in a hint for the hand."""

    def input_hints(self, seen: Observation[ToyFacts], action: Action) -> InputHints:
        return InputHints(promise=self.rules.neighbour(action.seat))


class Hinted(Spy):
    """A game that shows it in a hint for the hand."""

    @property
    def presenter(self) -> ToyPresenter:
        return HintedPresenter(self)


class TouchingPresenter(SpyPresenter):
    """A presenter that takes hold of an action where it tells how strong the neighbour is."""

    def grab_at(self, seen: Observation[ToyFacts], action: Action) -> Place | None:
        return seen.top(ZoneId("heap")) if self.rules.neighbour(action.seat) > "7" else None


class Touching(Spy):
    """A game with a presenter that tells so how strong the neighbour is."""

    @property
    def presenter(self) -> ToyPresenter:
        return TouchingPresenter(self)


class WarningPresenter(SpyPresenter):
    """Warns of the neighbour's hand."""

    def warning(self, seen: Observation[ToyFacts], action: Action) -> str:
        return f"Your neighbour holds {self.rules.neighbour(action.seat)}. Go on?"


class Warning(Spy):
    """Warns of the neighbour's hand."""

    @property
    def presenter(self) -> ToyPresenter:
        return WarningPresenter(self)


class PromptingPresenter(SpyPresenter):
    """A presenter that shows it beside the cards."""

    def status(self, seen: Observation[ToyFacts]) -> Status:
        prompt = f"Beware of {self.rules.neighbour(seen.seat or 0)}"
        return super().status(seen)._replace(prompt=prompt)


class Prompting(Spy):
    """A game that shows it beside the cards."""

    @property
    def presenter(self) -> ToyPresenter:
        return PromptingPresenter(self)


class Refusing(Spy):
    """A game that tells in a refusal where an unseen card is."""

    def refuse_unseen(self, seen: Observation[ToyFacts], action: Action) -> Refusal:
        if action.cards[0].words in self.neighbour(action.seat).split(", "):
            return Refusal("unseen_card", "Your neighbour holds that card.")
        return super().refuse_unseen(seen, action)


class Sparing(Toy):
    """A game that asks nobody whose neighbour holds a high card."""

    def auto_pass(self, state: State[ToyFacts], seat: Seat) -> bool:
        hand = state.table.zones[self.zone_registry.index[ZoneId("hand", (seat + 1) % self.seats)]]
        return any(card.rank > 8 for card in hand)


class Chatty(Toy):
    """A game that says aloud what the neighbour holds."""

    def apply(self, state: State[ToyFacts], action: Action, rng: Random) -> None:
        super().apply(state, action, rng)
        for card in state.table.zones[self.zone_registry.index[ZoneId("hand", 0)]]:
            state.table.say("chat", f"{{0}} still holds the {card.words}.", None)


class Gossip(Toy):
    """A game that says of a hand that nobody sees how strong it is."""

    def apply(self, state: State[ToyFacts], action: Action, rng: Random) -> None:
        super().apply(state, action, rng)
        seat = (action.seat + 1) % self.seats
        hand = state.table.zones[self.zone_registry.index[ZoneId("hand", seat)]]
        if any(card.rank > 8 for card in hand):
            state.table.say("gossip", f"{{{seat}}} looks very pleased.", None)


LAWS_OF_SIGHT = {"hidden_cards_change_nothing", *(law.__name__ for law in sight_laws.LAWS)}
LEAKING = [Labelled, Hinted, Touching, Warning, Prompting, Refusing, Sparing, Chatty, Gossip]


@pytest.mark.parametrize("broken", [Loser, Peeper, Mumbler, Silent, Liar, Stuck, Gullible])
def test_a_broken_game_is_caught(broken: type[Toy]) -> None:
    with pytest.raises((AssertionError, IndexError)):
        try_out(broken(3, ToyOptions()))


@pytest.mark.parametrize("leaking", LEAKING)
def test_a_game_that_tells_a_hidden_card_is_caught_by_a_law_of_sight(leaking: type[Toy]) -> None:
    with pytest.raises(AssertionError) as caught:
        try_out(leaking(3, ToyOptions()))
    assert LAWS_OF_SIGHT & {entry.name for entry in caught.traceback}


def try_out(rules: Toy) -> None:
    rng = Random(5)
    for seed in "abc":
        play(rules, seed, lambda match: laws.every_law(match, rng))
