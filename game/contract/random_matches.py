"""Random matches under the laws: long random play, and who follows it by events alone."""

from __future__ import annotations

from collections.abc import Sized
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from game.bots.bot import choose
from game.bots.profile import BotProfile, Level
from game.bots.random_bot import play_turn, random_policy
from game.contract import laws, reopening_laws
from game.contract.fingerprint import fingerprint
from game.contract.moment import Moment, asked
from game.contract.variants import Variant
from game.engine.match import Match
from game.engine.observation import seen_zones
from game.engine.player_memory import PlayerMemory
from game.engine.rules import AnyRules
from game.engine.zones import Seat
from game.shelf import SHELF

LISTED = 64
"""Where more candidates than this are listed lazily, light laws compare them only now and then."""


class Followers:
    """Everybody who watches a match through nothing but the events they see."""

    def __init__(self, match: Match[Any]) -> None:
        rules = match.rules
        size = len(rules.pack())
        self.match = match
        self.sights: dict[Seat | None, PlayerMemory] = {
            seat: PlayerMemory(rules.zone_registry, seat, rules.stock, size)
            for seat in (None, *range(rules.seats))
        }
        self.read = dict.fromkeys(self.sights, 0)

    def agree(self) -> None:
        """Events alone rebuild every view, and what is remembered is true."""
        truth = self.match.state_copy().table
        for seat, sight in self.sights.items():
            news = self.match.events(seat, self.read[seat])
            self.read[seat] += len(news)
            sight.follow(news)
            assert sight.view() == seen_zones(truth, seat), seat
            for zone, row in sight.zones.items():
                laid = truth.zones[truth.zone_registry.index[zone]]
                assert all(known in (None, c) for known, c in zip(row, laid, strict=True))


class NoEnd(AssertionError):
    """Raised where a match did not end within so many turns."""


def play_out(rules: AnyRules, seed: str, bound: int) -> int:
    """Play a silent random match to its end; return the number of turns.

    Raises:
        NoEnd: when it has not ended after *bound* turns.
    """
    rng = Random(seed)
    state = rules.deal(rng).clone()
    policy = random_policy(rules)
    for count in range(bound):
        if not play_turn(rules, state, policy, rng):
            assert rules.outcome(state) is not None
            return count
    raise NoEnd(f"{rules.id} does not end by chance within {bound} turns")


def between_novices(table: Variant, most: int) -> Match[Any]:
    """Play a match between novices to its end, or for *most* actions; return it."""
    rules = table.rules()
    bot = SHELF[table.game].bot(rules, BotProfile(Level.NOVICE))
    match: Match[Any] = Match(rules, "end")
    while match.turn.seats and len(match.actions) < most:
        seen = match.observe(asked(match))
        action = choose(bot, seen, Random(len(match.actions)))
        assert action in seen.legal
        match.submit(action)
    return match


class Rates(NamedTuple):
    """The share of all moments at which laws judge that take their time."""

    every: float = 1.0
    """Every law of one moment."""
    edges: float = 0.0
    """The same, and the followers, at first and last moments, if that is more."""
    anew: float = 0.0
    """Whether rules opened anew say the same."""


USUAL = Rates()


@dataclass
class Soaked:
    """What a soaked match came to, a broken one too."""

    decisions: int = 0
    moments: int = 0
    """Moments judged by every law."""
    anew: int = 0
    """Moments judged by rules opened anew."""


def soak(
    rules: AnyRules, seed: str, limit: int, rates: Rates = USUAL, done: Soaked | None = None
) -> Soaked:
    """A random match with the light laws at every decision, and the others at their *rates*.

    *done*, if given, tells how far it came also when a law breaks; what is raised has a note that
    says it. No rate changes what is played.

    Raises:
        AssertionError: when a law breaks.
    """
    done = done or Soaked()
    rng, moves = Random("laws" + seed), Random("moves" + seed)
    match: Match[Any] = Match(rules, seed)
    followers = Followers(match)
    before = fingerprint(rules) if rates.anew else None
    try:
        while True:
            over = not match.turn.seats or done.decisions >= limit
            light(match, rng)
            if rng.random() < (max(rates[:2]) if over or not done.decisions else rates.every):
                done.moments += 1
                followers.agree()
                laws.every_law(match, rng)
            if rng.random() < rates.anew:
                done.anew += 1
                fresh = reopening_laws.opened_anew(rules)
                reopening_laws.same_rules(Moment(match, rng), fresh)
                reopening_laws.same_match(match, fresh, rng)
            if over:
                break
            step(match, moves)
            done.decisions += 1
        if before is not None:
            reopening_laws.unchanged(rules, before)
    except Exception as error:
        error.add_note(f"(after {done.decisions} actions)")
        raise
    return done


def step(match: Match[Any], rng: Random) -> None:
    """One random action; now and then a secret choice is changed, where that is allowed."""
    seats = match.seats_with_moves
    if match.revocable_seats and rng.random() < 0.2:
        seats = match.revocable_seats
    legal = match.legal(seats[int(rng.random() * len(seats))])
    match.submit(legal[int(rng.random() * len(legal))])


def light(match: Match[Any], rng: Random) -> None:
    """What can be judged at every decision: cards, turns, and that refusals and the list agree."""
    rules, state, turn = match.rules, match.state_copy(), match.turn
    laid = [card for zone in state.table.zones for card in zone]
    size = len(rules.pack())
    assert len(laid) == len(set(laid)) == size, "a card is lost or doubled"
    assert bool(turn.seats) == (match.outcome is None), "somebody decides unless the match is over"
    able = match.seats_with_moves
    assert bool(able) == bool(turn.seats), "nobody can do anything"
    for seat in able:
        legal = match.legal(seat)
        assert legal, f"seat {seat} is stuck"
        candidates = rules.candidates(state, seat)
        many = len(candidates) if isinstance(candidates, Sized) else 0
        if many <= LISTED or rng.random() < LISTED / many / 4:
            free = [a for a in candidates if rules.why_illegal(state, a) is None]
            assert list(legal) == free, f"legal and unrefused differ for seat {seat}"
