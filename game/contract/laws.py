"""What every game owes the house, as checks on a moment of a match; each law raises if broken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from game.bots.random_bot import play_turn, random_policy
from game.contract import sight_laws, wording_law
from game.contract.moment import Moment, cards_in, image
from game.engine.action import Action
from game.engine.events import Moved, Said, Turned
from game.engine.match import Match
from game.engine.observation import seen_zones
from game.presentation.announcement import Announcement, announcement_of
from game.presentation.presenter import presenter_of
from game.presentation.score_sheet import ScoreSheet

NAMES = ("Ada", "Bo", "Cleo", "Dag", "Eve", "Finn", "Gry", "Hal")
NONSENSE = 12
"""Actions of no sense that each seat tries."""


def no_card_lost(now: Moment) -> None:
    """Prove that every card of the pack lies in exactly one place."""
    table = now.truth.table
    laid = Counter(card for zone in table.zones for card in zone)
    assert laid == Counter(now.rules.pack())
    assert table.up <= set(laid)


def nobody_stuck(now: Moment) -> None:
    """Prove that who decides can do something, and nobody decides exactly when it is over.

    In an open turn some may have nothing to do, but not all.
    """
    rules, turn, outcome = now.rules, now.turn, now.match.outcome
    assert bool(turn.seats) == (outcome is None)
    assert list(turn.seats) == sorted(set(turn.seats))
    assert set(turn.seats) <= set(range(rules.seats))
    assert bool(now.able) == bool(turn.seats), now.truth.facts
    for seat in now.able:
        assert now.match.legal(seat), (seat, now.truth.facts)
    if outcome is not None:
        assert set(outcome.winners) <= set(range(rules.seats))


def choices_agree(now: Moment) -> None:
    """Prove that candidates, refusals and the quick list of legal actions agree, each in words."""
    rules, match = now.rules, now.match
    for seat in range(rules.seats):
        choices, legal = now.seen(seat).choices, now.legal(seat)
        assert not choices or seat in now.deciding
        assert bool(legal) == (seat in (*now.able, *match.revocable_seats))
        assert list(match.legal(seat)) == legal
        candidates = [choice.action for choice in choices]
        assert not choices or candidates == list(rules.candidates(now.truth, seat))
        assert len(set(candidates)) == len(candidates)
        shown = presenter_of(rules).choices(now.seen(seat))
        labels = [choice.label for choice in shown]
        assert all(labels)
        assert len(set(labels)) == len(labels), labels
        for choice in now.some(choices):
            assert choice.action.seat == seat
            assert match.why_illegal(choice.action) == choice.refused
            if choice.refused is not None:
                said(choice.refused.code, choice.refused.text)


def legal_is_a_sequence(now: Moment) -> None:
    """Prove that what lists its actions only when asked has the length and members it says."""
    for seat in now.deciding:
        legal = now.rules.legal(now.truth, seat)
        listed = list(legal)
        assert len(legal) == len(listed)
        assert bool(legal) == bool(listed)
        assert [legal[at] for at in range(len(listed))] == listed
        assert len(set(listed)) == len(listed)
        for action in now.some(listed):
            assert action in legal
        assert past_the_end(legal) is None
        for action in now.nonsense(seat, NONSENSE):
            assert (action in legal) == (action in listed), action


def past_the_end(legal: Sequence[Action]) -> Action | None:
    """What stands one place after the last: nothing."""
    try:
        return legal[len(legal)]
    except IndexError:
        return None


def said(code: str, text: str) -> None:
    """Prove that a refusal has a code in small letters and a sentence that can be shown."""
    assert code
    assert code == code.lower()
    assert " " not in code
    words = text.format(*NAMES)
    assert len(words) > 8
    assert words[0].isupper() or words[0].isdigit(), words
    assert words[-1] in ".!?", words


def spoken_for_everyone(now: Moment) -> None:
    """Prove that status, sheet and events can be shown to every seat and to a spectator."""
    rules, presenter = now.rules, presenter_of(now.rules)
    for event in now.match.record.events[-20:]:
        if isinstance(event, Said):
            assert event.code
            assert event.seat is None or 0 <= event.seat < rules.seats
            assert event.presentation is None or isinstance(event.presentation, Announcement)
            assert event.text.format(*NAMES).strip() or not announcement_of(event).aloud
    for seat in now.everybody:
        seen = now.seen(seat)
        status = presenter.status(seen)
        assert status.prompt.format(*NAMES).strip()
        assert status.goal.strip()
        sheet = presenter.sheet(seen)
        fits(sheet, rules.seats)
        lines = [line.seats for line in status.score_lines if line.seats]
        assert lines in ([], [column for column in sheet.columns if column]), "one order of seats"
        for mark in status.marks:
            assert mark.at is None or mark.at < len(seen.zones[mark.zone]), mark
        if status.chairs:
            assert sorted(status.chairs) == list(range(rules.seats))
        for choice in presenter.choices(seen):
            place = choice.grab_at
            assert place is None or place.at < len(seen.zones[place.zone]), choice


def fits(sheet: ScoreSheet, seats: int) -> None:
    """Prove that a score sheet has a value for each column and every seat in one column."""
    assert all(len(row.values) == len(sheet.columns) for row in sheet.rows)
    assert len(sheet.totals) == len(sheet.columns)
    heads = sheet.heads or ("",) * len(sheet.columns)
    assert all(column or head for column, head in zip(sheet.columns, heads, strict=True))
    assert sorted(seat for column in sheet.columns for seat in column) == list(range(seats))


def actions_can_be_written(now: Moment) -> None:
    """Prove that notation reads back what it writes."""
    notation = now.rules.notation
    for seat in now.deciding:
        for choice in now.some(now.seen(seat).choices):
            text = notation.write(choice.action)
            assert notation.read(seat, text) == choice.action, text


def nothing_hidden_told(now: Moment) -> None:
    """Prove that facts name cards everybody has seen, choices only cards their seat sees."""
    public = now.faces(None)
    for event in now.match.events(None):
        if isinstance(event, Moved | Turned) and event.card is not None:
            public.add(event.card)
    assert set(cards_in(now.seen(None).facts)) <= public
    for seat in now.deciding:
        faces = now.faces(seat)
        for choice in now.some(now.seen(seat).choices):
            assert set(cards_in(choice.action)) <= faces, choice


def hidden_cards_change_nothing(now: Moment) -> None:
    """Prove that what a seat sees, may do and is told depends on no card it cannot see."""
    rules, truth = now.rules, now.truth
    for seat in range(rules.seats):
        other, faces = now.redealt(seat), now.faces(seat)
        assert seen_zones(other.table, seat) == seen_zones(truth.table, seat)
        assert rules.turn(other) == rules.turn(truth)
        odd = [a for a in now.nonsense(seat, NONSENSE) if set(cards_in(a)) <= faces]
        for action in odd:
            assert rules.refusal(other, action) == rules.refusal(truth, action), action
        if seat not in now.deciding:
            continue
        candidates = [choice.action for choice in now.seen(seat).choices]
        assert list(rules.candidates(other, seat)) == candidates
        assert list(rules.legal(other, seat)) == now.legal(seat)
        for choice in now.some(now.seen(seat).choices):
            assert rules.why_illegal(other, choice.action) == choice.refused, choice.action
        assert rules.auto_pass(other, seat) == rules.auto_pass(truth, seat)


def nonsense_is_refused(now: Moment) -> None:
    """Prove that any action is either a legal one or refused in words, by rules and match."""
    rules, match = now.rules, now.match
    for seat in range(rules.seats):
        for action in now.nonsense(seat, NONSENSE):
            allowed = action in now.legal(seat)
            refused = match.why_illegal(action)
            assert (refused is None) == allowed, (action, refused)
            if refused is not None:
                said(refused.code, refused.text)
            if seat in now.deciding:
                assert (rules.refusal(now.truth, action) is None) == allowed, action
    for seat in (-1, rules.seats, 10**9):
        assert match.why_illegal(Action(seat, "pass")) is not None


def clone_is_apart(now: Moment) -> None:
    """Prove that a clone is equal and silent, and that changing it changes nothing else."""
    rules, truth = now.rules, now.truth
    before = image(now.match.state_copy())
    assert image(truth) == before, "a question about a state has changed it"
    twin = truth.clone()
    assert image(twin) == before
    assert twin.table.record is None
    play_turn(rules, twin, random_policy(rules), now.rng)
    assert image(truth) == before
    assert image(now.match.state_copy()) == before


LAWS = (
    no_card_lost,
    nobody_stuck,
    choices_agree,
    legal_is_a_sequence,
    spoken_for_everyone,
    wording_law.cards_in_words,
    actions_can_be_written,
    nothing_hidden_told,
    hidden_cards_change_nothing,
    *sight_laws.LAWS,
    nonsense_is_refused,
    clone_is_apart,
)
"""All that can be judged at one moment; the last sees whether the others changed anything."""


def every_law(match: Match[Any], rng: Random) -> None:
    """Prove all laws at this moment of a match."""
    now = Moment(match, rng)
    for law in LAWS:
        law(now)
