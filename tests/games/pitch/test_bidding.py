"""The auction of Pitch, as a table: calls so far, who may call what, and why not (PT-B1 to B5)."""

from random import Random

import pytest

from game.engine.action import Action
from game.games.pitch.rules.facts import Phase
from game.presentation.presenter import presenter_of
from tests.games.pitch.tables import after, auction, pitch

# Calls from the dealer's left (P1) to the dealer (P4); what the next seat may say.
OPEN = [
    ("", {}, "pass 2 3 4 smudge"),
    ("pass", {}, "pass 2 3 4 smudge"),
    ("2", {}, "pass 3 4 smudge"),
    ("3 pass", {}, "pass 4 smudge"),
    ("2 4", {}, "pass smudge"),
    ("smudge", {}, "pass"),
    ("pass smudge", {}, "pass"),
    ("pass pass pass", {}, "2 3 4 smudge"),
    ("2 pass pass", {}, "pass 2 3 4 smudge"),
    ("2 3 pass", {}, "pass 3 4 smudge"),
    ("pass 4 pass", {}, "pass 4 smudge"),
    ("smudge pass pass", {}, "pass smudge"),
    ("smudge pass pass", {"steal_smudge": False}, "pass"),
    ("4 pass pass", {"steal_smudge": False}, "pass 4 smudge"),
    ("pass pass pass", {"steal_smudge": False}, "2 3 4 smudge"),
]


@pytest.mark.parametrize(("calls", "options", "allowed"), OPEN)
def test_what_the_next_seat_may_call(calls: str, options: dict[str, object], allowed: str) -> None:
    rules, state = auction(calls, options)
    seat = len(calls.split())
    assert rules.turn(state).seats == (seat,)
    said = [rules.notation.write(a).removeprefix("bid ") for a in rules.legal(state, seat)]
    assert said == allowed.split()


REASONS = [
    ("3", "bid 2", {}, "bid_higher", "You must bid more than 3, or pass."),
    ("3", "bid 3", {}, "only_dealer_steals", "Only the dealer may match"),
    ("smudge", "bid smudge", {}, "only_dealer_steals", "or pass|pass"),
    ("smudge", "bid 3", {}, "bid_higher", "only pass"),
    ("2 3 pass", "bid 2", {}, "bid_higher", "match it"),
    ("smudge pass pass", "bid 4", {}, "bid_higher", "steal it with a smudge"),
    ("smudge pass pass", "bid 4", {"steal_smudge": False}, "bid_higher", "only pass"),
    ("smudge pass pass", "bid smudge", {"steal_smudge": False}, "no_steal_smudge", "only pass"),
    ("pass pass pass", "pass", {}, "dealer_must_bid", "two or more"),
    ("", "bid 6", {}, "no_such_call", "2, 3, 4 or smudge"),
    ("", "bid", {}, "no_such_call", "2, 3, 4 or smudge"),
    ("", "pass 2", {}, "no_such_call", "2, 3, 4 or smudge"),
    ("", "bid 2 trick", {}, "no_such_call", "2, 3, 4 or smudge"),
    ("", "play Ah", {}, "bid_first", "bid or pass"),
    ("", "trump", {}, "first_lead_names_trump", "first card"),
    ("", "look", {}, "last_trick_only", "last trick"),
    ("", "sing", {}, "no_such_call", "2, 3, 4 or smudge"),
]


@pytest.mark.parametrize(("calls", "words", "options", "code", "text"), REASONS)
def test_why_a_call_is_refused(
    calls: str, words: str, options: dict[str, object], code: str, text: str
) -> None:
    rules, state = auction(calls, options)
    action = rules.notation.read(len(calls.split()), words)
    refused = rules.refusal(state, action)
    assert refused is not None
    assert refused.code == code
    assert any(part in refused.text for part in text.split("|"))


@pytest.mark.parametrize(
    ("calls", "pitcher", "bid"),
    [
        ("2 3 pass 3", 3, 3),
        ("2 3 pass pass", 1, 3),
        ("pass pass pass 2", 3, 2),
        ("smudge pass pass pass", 0, 5),
        ("smudge pass pass smudge", 3, 5),
        ("pass 3 pass 3", 3, 3),
        ("2 3 4 smudge", 3, 5),
    ],
)
def test_the_highest_bidder_pitches(calls: str, pitcher: int, bid: int) -> None:
    rules, state = auction("")
    rng = Random(0)
    for seat, word in enumerate(calls.split()):
        text = word if word == "pass" else f"bid {word}"
        rules.apply(state, rules.notation.read(seat, text), rng)
    facts = state.facts
    assert (facts.pitcher, facts.bid) == (pitcher, bid)
    assert (facts.turn, facts.leader, facts.phase) == (pitcher, pitcher, Phase.PLAY)
    assert facts.trump is None


def test_one_call_each() -> None:
    rules, state = auction("2")
    again = rules.refusal(state, Action(0, "bid", value=3))
    assert again is not None
    assert again.code == "one_call"
    early = rules.refusal(state, Action(2, "pass"))
    assert early is not None
    assert (early.code, early.text) == ("not_your_turn", "It is {1}'s turn.")


def test_the_matching_bid_of_the_dealer_is_called_a_steal() -> None:
    rules, state = auction("2 3 pass")
    seen = rules.observe(state, 3)
    labels = [presenter_of(rules).label(seen, action) for action in rules.candidates(state, 3)]
    assert labels == ["Pass", "Bid 2", "Steal with 3", "Bid 4", "Smudge"]
    rules, state = auction("smudge pass pass")
    assert (
        presenter_of(rules).label(rules.observe(state, 3), Action(3, "bid", value=5))
        == "Steal the smudge"
    )


def test_a_forced_dealer_is_asked_before_bidding_more_for_nothing() -> None:
    rules, state = auction("pass pass pass")
    seen = rules.observe(state, 3)
    asked = [bool(presenter_of(rules).warning(seen, action)) for action in rules.legal(state, 3)]
    assert asked == [False, True, True, False]
    rules, state = auction("2 pass pass")
    assert not any(
        presenter_of(rules).warning(rules.observe(state, 3), action)
        for action in rules.legal(state, 3)
    )


def test_the_first_lead_says_that_it_makes_trumps_and_no_other_card_does() -> None:
    match = after(pitch(), "lead", 4)
    for wanted in ("Lead the {0}: {1} become trumps", "Play the {0}"):
        seat = match.turn.seats[0]
        action = match.legal(seat)[0]
        card = action.cards[0]
        label = presenter_of(match.rules).label(match.look(seat), action)
        assert label == wanted.format(card.words, card.suit.word)
        match.submit(action)
