"""Undo, case by case: what is granted in each game, what is not, and why.

Each line is looked for in matches played at random, and holds wherever it is found there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from game.bots.revealed_secrets import Since, first_reveal
from game.contract.random_matches import step
from game.engine.action import Action
from game.engine.match import Match, observation_of_seat
from game.engine.observation import Observation
from game.shelf import SHELF

GRANTED, CARD, CHOICE, WORDS = "granted", "card", "choice", "words"
PLAYED = f"{CHOICE} or {CARD}"
"""Somebody laid an open card: he had a choice, or only this one, which nobody knew."""
ENOUGH = 3
MATCHES, DECISIONS = 60, 250
Seen = Observation[Any]


class Case(NamedTuple):
    """One line of the table."""

    game: str
    verb: str
    """What was decided."""
    then: tuple[str, ...]
    """What the others have done since; ``*`` is anything."""
    answer: str
    why: str
    fits: Callable[[Action, Seen, Seen], bool] = lambda action, before, after: True
    """What else must be so of the decision, with what was known before it and is known now."""
    options: tuple[tuple[str, Any], ...] = ()


def from_zone(name: str) -> Callable[[Action, Seen, Seen], bool]:
    return lambda action, before, after: action.target is not None and action.target.name == name


def held(after: Seen) -> int:
    return len(after.cards("hand", after.seat))


def drew(action: Action, before: Seen, after: Seen) -> bool:
    """Whether the decision brought the seat another card."""
    return held(after) > held(before) - len(action.cards)


def drew_none(action: Action, before: Seen, after: Seen) -> bool:
    return not drew(action, before, after)


def holds_more(action: Action, before: Seen, after: Seen) -> bool:
    """Whether the hand goes on."""
    return 0 < held(after) < held(before)


def dealt_anew(action: Action, before: Seen, after: Seen) -> bool:
    return held(after) > held(before) == len(action.cards)


def leads(action: Action, before: Seen, after: Seen) -> bool:
    return not before.cards("trick") and bool(before.facts.leader == before.seat)


def answers_and_leads(action: Action, before: Seen, after: Seen) -> bool:
    """Bridge: the player answered the house and is to lead himself."""
    return bool(before.cards("trick")) and not after.cards("trick") and held(after) > 0


def ends_unless_a_joker(action: Action, before: Seen, after: Seen) -> bool:
    return bool(before.facts.passes + 1 == len(before.facts.owed)) and not drew(
        action, before, after
    )


def goes_on_to_end(action: Action, before: Seen, after: Seen) -> bool:
    return drew_none(action, before, after) and not ends_unless_a_joker(action, before, after)


NEXT = ("*",)
CASES = (
    Case("bridge_solitaire", "keep", (), GRANTED, "His own cards, back and forth."),
    Case("bridge_solitaire", "take", (), CARD, "The seven others are his now."),
    Case("bridge_solitaire", "play", (), CARD, "The house turned cards up.", leads),
    Case("bridge_solitaire", "play", (), GRANTED, "He won; nobody played since.",
         answers_and_leads),
    Case("democracy", "choose", (), GRANTED, "Others still choose; a vote lies face down."),
    Case("democracy", "choose", ("choose",) * 4, PLAYED, "All the votes were shown."),
    Case("fire_gibbon", "play_down", (), CARD, "He drew.", drew),
    Case("fire_gibbon", "play_up", (), CARD, "He drew.", drew),
    Case("fire_gibbon", "play_table", (), GRANTED, "The card lay open before."),
    Case("fire_gibbon", "reward", (), GRANTED, "A card of his hand, to be laid out."),
    Case("fire_gibbon", "reward", NEXT, PLAYED, "The next one has played."),
    Case("fire_gibbon", "refill_hand", (), CARD, "He drew."),
    Case("indian_chief", "meld", (), GRANTED, "The melds lie face down."),
    Case("indian_chief", "meld", ("meld",) * 3, CHOICE, "The melds were turned up."),
    Case("jersey_gin", "draw", (), CARD, "He looked at it.", from_zone("stock")),
    Case("jersey_gin", "draw", (), GRANTED, "It lay open.", from_zone("discard")),
    Case("jersey_gin", "discard", (), GRANTED, "Nobody took it.", holds_more),
    Case("pitch", "bid", (), GRANTED, "Nobody has answered."),
    Case("pitch", "play", (), GRANTED, "Nobody has played since.", holds_more),
    Case("pitch", "play", ("play",), PLAYED, "The next one has played.", holds_more),
    Case("pitch", "play", (), CARD, "The next hand was dealt.", dealt_anew),
    Case("sinful_gibbon", "promise_number", (), GRANTED, "Nobody has answered."),
    Case("sinful_gibbon", "promise_number", ("doubt",), CHOICE, "He was doubted."),
    Case("sinful_gibbon", "promise_number", ("pick", "promise_number"), CHOICE,
         "The next one has promised."),
    Case("sinful_gibbon", "pick", (), CARD, "He drew.", drew),
    Case("sinful_gibbon", "doubt", (), CARD, "The card was turned up."),
    Case("skitgubbe", "flip", (), CARD, "The top card of the stock was turned up."),
    Case("skitgubbe", "sluff", (), CARD, "He drew.", drew),
    Case("skitgubbe", "eat", (), GRANTED, "The card lay open."),
    Case("skitgubbe", "eat", NEXT, PLAYED, "The next one has played."),
    Case("skitgubbe", "pass", ("sluff",), PLAYED, "Somebody sluffed."),
    Case("vendetta", "create", (), GRANTED, "His own cards; in time nobody could steal."),
    Case("vendetta", "add", (), GRANTED, "What he took lay open."),
    Case("vendetta", "end", (), CARD, "He drew.", drew),
    Case("vendetta", "end", (), GRANTED, "He drew none, and others are on turn.",
         goes_on_to_end),
    Case("vendetta", "end", ("create",), PLAYED, "The next one has played.", drew_none),
    Case("vendetta", "end", (), f"{CARD} or {WORDS}", "All have passed: the deal is over, unless "
         "somebody holds a joker.", ends_unless_a_joker, (("deals", 3),)),
)  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}-{case.verb}-{case.why}")
def test_a_case_of_undo(case: Case) -> None:
    found = 0
    for since in instances(case):
        told = first_reveal(SHELF[case.game].open(*table(case)), since)
        answer = GRANTED if told is None else told.shown.value
        assert answer in case.answer.split(" or "), (case.why, since.acted)
        found += 1
        if found == ENOUGH:
            return
    assert found, "it never came to this"


def table(case: Case) -> tuple[int, dict[str, Any]]:
    return SHELF[case.game].rules.default_seats, dict(case.options)


def instances(case: Case) -> Iterator[Since]:
    """Moments of random matches that are such a case."""
    for number in range(MATCHES):
        rng = Random(number)
        match: Match[Any] = Match(SHELF[case.game].open(*table(case)), f"case {number}")
        while match.outcome is None and len(match.actions) < DECISIONS:
            seats = {*match.seats_with_moves, *match.revocable_seats}
            before = {
                seat: (observation_of_seat(match, seat), match.applied_count) for seat in seats
            }
            step(match, rng)
            action = match.actions[-1]
            if action.verb == case.verb and not case.then:
                seen, applied_count = before[action.seat]
                since = so_far(match, action, seen, applied_count)
                if match.outcome is None and case.fits(action, seen, since.after):
                    yield since
            elif action.verb == case.verb:
                yield from followed(case, match, action, *before[action.seat], rng)


def so_far(match: Match[Any], action: Action, seen: Seen, applied_count: int) -> Since:
    acted = tuple(match.actions[applied_count : match.applied_count])
    return Since(seen, observation_of_seat(match, action.seat), acted)


def followed(
    case: Case, match: Match[Any], action: Action, seen: Seen, applied_count: int, rng: Random
) -> Iterator[Since]:
    """The same once the others have done what the case says, if they do."""
    at = len(match.actions)
    fits = case.fits(action, seen, observation_of_seat(match, action.seat))
    for _ in case.then:
        if match.outcome is None:
            step(match, rng)
    done = match.actions[at:]
    verbs = all(want in ("*", each.verb) for want, each in zip(case.then, done, strict=False))
    others = all(each.seat != action.seat for each in done)
    whole = len(done) == len(case.then) and match.applied_count == len(match.actions)
    if fits and verbs and others and whole and match.outcome is None:
        yield so_far(match, action, seen, applied_count)
