"""What every game owes the house, as checks on a running match; each law raises if broken."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

from game.bots.simple import at_random, play_turn
from game.engine.action import Action
from game.engine.cards import Card, card, shuffled
from game.engine.events import Moved, Said, Turned
from game.engine.match import Match
from game.engine.rules import AnyRules, State
from game.engine.sight import Sight
from game.engine.zones import Seat, ZoneId
from tests.engine.play import play

NAMES = ("Ada", "Bo", "Cleo", "Dag", "Eve", "Finn", "Gry")


def image(state: State[Any]) -> tuple[object, ...]:
    """A state as a value that can be compared and shares nothing with it."""
    table = state.table
    return tuple(map(tuple, table.zones)), frozenset(table.up), repr(state.facts)


def no_card_lost(match: Match[Any]) -> None:
    """Every card of the pack lies in exactly one place."""
    table = match.truth().table
    laid = sorted(card for zone in table.zones for card in zone)
    assert laid == sorted(match.rules.pack())
    assert table.up <= set(laid)


def nobody_stuck(match: Match[Any]) -> None:
    """Who decides can do something; nobody decides exactly when the match is over."""
    rules, state, turn = match.rules, match.truth(), match.turn
    assert bool(turn.seats) == (match.outcome is None)
    assert list(turn.seats) == sorted(set(turn.seats))
    assert set(turn.seats) <= set(range(rules.seats))
    assert bool(match.able) == bool(turn.seats), state.facts
    for seat in match.able:
        assert match.observe(seat).legal, (seat, state.facts)
    outcome = match.outcome
    if outcome is not None:
        assert set(outcome.winners) <= set(range(rules.seats))


def choices_agree(match: Match[Any]) -> None:
    """Candidates, refusals and the quick list of legal actions say the same, each in words."""
    rules, state = match.rules, match.truth()
    for seat in range(rules.seats):
        choices = match.observe(seat).choices
        assert not choices or seat in (*match.turn.seats, *match.changing)
        assert bool(match.legal(seat)) == (seat in (*match.able, *match.changing))
        assert list(match.legal(seat)) == match.observe(seat).legal
        if not choices:
            continue
        candidates = list(rules.candidates(state, seat))
        assert [choice.action for choice in choices] == candidates
        assert len(set(candidates)) == len(candidates)
        open_to = [a for a in candidates if rules.objection(state, a) is None]
        assert list(rules.legal(state, seat)) == open_to
        labels = [choice.label for choice in choices]
        assert all(labels)
        assert len(set(labels)) == len(labels), labels
        for choice in choices:
            assert choice.action.seat == seat
            assert (match.explain(choice.action) is None) == (choice.refused is None)
            if choice.refused is not None:
                said(choice.refused.code, choice.refused.text)


def said(code: str, text: str) -> None:
    """A refusal has a code in small letters and a sentence that can be shown."""
    assert code
    assert code == code.lower()
    assert " " not in code
    words = text.format(*NAMES)
    assert len(words) > 8
    assert words[0].isupper() or words[0].isdigit(), words
    assert words[-1] in ".!?", words


def spoken_for_everyone(match: Match[Any]) -> None:
    """Status, sheet and events can be shown to every seat and to a spectator."""
    rules = match.rules
    for event in match.record.events[-20:]:
        if isinstance(event, Said):
            assert event.code
            assert event.seat is None or 0 <= event.seat < rules.seats
            assert event.text.format(*NAMES).strip() or not event.aloud
    for seat in (None, *range(rules.seats)):
        seen = match.observe(seat)
        status = rules.status(seen)
        assert status.prompt.format(*NAMES).strip()
        assert status.goal.strip()
        sheet = rules.sheet(seen)
        assert all(len(row.values) == len(sheet.columns) for row in sheet.rows)
        assert len(sheet.totals) == len(sheet.columns)
        assert sorted(s for column in sheet.columns for s in column) == list(range(rules.seats))
        for mark in status.marks:
            assert mark.at is None or mark.at < len(seen.zones[mark.zone]), mark
        if status.chairs:
            assert sorted(status.chairs) == list(range(rules.seats))
        for choice in seen.choices:
            place = choice.touch
            assert place is None or place.at < len(seen.zones[place.zone]), choice


def actions_can_be_written(match: Match[Any]) -> None:
    """What notation writes, it reads back."""
    notation = match.rules.notation
    for seat in match.turn.seats:
        for choice in match.observe(seat).choices:
            text = notation.write(choice.action)
            assert notation.read(seat, text) == choice.action, text


def nothing_hidden_told(match: Match[Any]) -> None:
    """Facts name only cards everybody has seen, choices only cards their seat sees."""
    public = faces(match, None)
    for event in match.events(None):
        if isinstance(event, Moved | Turned) and event.card is not None:
            public.add(event.card)
    assert set(cards_in(match.observe(None).facts)) <= public
    for seat in match.turn.seats:
        seen = faces(match, seat)
        for choice in match.observe(seat).choices:
            assert set(cards_in(choice.action)) <= seen, choice


def faces(match: Match[Any], seat: Seat | None) -> set[Card]:
    """The cards a seat sees on the table now."""
    return {c for row in match.observe(seat).zones.values() for c in row if c is not None}


def cards_in(thing: object) -> Iterator[Card]:
    """Every card anywhere inside a value."""
    if isinstance(thing, Card):
        yield thing
    elif is_dataclass(thing):
        for each in fields(thing):
            yield from cards_in(getattr(thing, each.name))
    elif isinstance(thing, dict):
        yield from cards_in((*thing.keys(), *thing.values()))
    elif isinstance(thing, tuple | list | set | frozenset):
        for item in thing:
            yield from cards_in(item)


class Followers:
    """Everybody who watches a match through nothing but the events they see."""

    def __init__(self, match: Match[Any]) -> None:
        rules = match.rules
        size = len(rules.pack())
        self.match = match
        self.sights = {
            seat: Sight(rules.board, seat, rules.stock, size)
            for seat in (None, *range(rules.seats))
        }
        self.read = dict.fromkeys(self.sights, 0)

    def agree(self) -> None:
        """Events alone rebuild every view, and what is remembered is true."""
        truth = self.match.truth().table
        for seat, sight in self.sights.items():
            news = self.match.events(seat, self.read[seat])
            self.read[seat] += len(news)
            sight.follow(news)
            assert sight.view() == dict(self.match.observe(seat).zones), seat
            for zone, row in sight.zones.items():
                laid = truth.zones[truth.board.index[zone]]
                assert all(known in (None, c) for known, c in zip(row, laid, strict=True))


def redealt(match: Match[Any], seat: Seat | None, rng: Random) -> State[Any]:
    """The truth with all cards this seat does not see now dealt anew to the same places."""
    state = match.truth()
    view = match.observe(seat).zones
    ids = state.table.board.ids
    hidden = [
        (number, at)
        for number, row in enumerate(state.table.zones)
        for at in range(len(row))
        if view[ids[number]][at] is None
    ]
    anew = shuffled([state.table.zones[number][at] for number, at in hidden], rng)
    for (number, at), card_ in zip(hidden, anew, strict=True):
        state.table.zones[number][at] = card_
    return state


def hidden_cards_change_nothing(match: Match[Any], rng: Random) -> None:
    """What a seat sees, may do and is told does not depend on cards it cannot see."""
    rules, truth = match.rules, match.truth()
    for seat in range(rules.seats):
        other = redealt(match, seat, rng)
        assert other.table.view(seat) == truth.table.view(seat)
        assert rules.turn(other) == rules.turn(truth)
        acts = [a for a in nonsense(match, seat, rng, 12) if _seen(match, a)]
        if seat in match.turn.seats:
            acts += rules.candidates(truth, seat)
            assert list(rules.candidates(other, seat)) == list(rules.candidates(truth, seat))
            assert list(rules.legal(other, seat)) == list(rules.legal(truth, seat))
        for action in acts:
            assert rules.refusal(other, action) == rules.refusal(truth, action), action
        for action in match.observe(seat).legal:
            assert rules.label(other, action) == rules.label(truth, action)
            assert rules.touch(other, action) == rules.touch(truth, action)
            assert rules.warning(other, action) == rules.warning(truth, action)


def _seen(match: Match[Any], action: Action) -> bool:
    return set(cards_in(action)) <= faces(match, action.seat)


def clone_is_apart(match: Match[Any], rng: Random) -> None:
    """A clone is equal, silent, and changing it changes nothing else."""
    rules, truth = match.rules, match.truth()
    before = image(truth)
    twin = truth.clone()
    assert image(twin) == before
    assert twin.table.record is None
    play_turn(rules, twin, at_random(rules), rng)
    assert image(truth) == before
    assert image(match.truth()) == before


def nonsense(match: Match[Any], seat: Seat, rng: Random, count: int) -> Iterator[Action]:
    """Actions nobody would think of, half of them nearly possible ones."""
    seen = match.observe(seat)
    near = [choice.action for choice in seen.choices]
    shown = [c for row in seen.zones.values() for c in row if c] + [card("*1"), card("2c'")]
    verbs = sorted({"", "sing", "pass", *(a.verb for a in [*match.actions, *near])})
    zones = [None, ZoneId("moon"), ZoneId("hand", 99), *seen.zones]
    for _ in range(count):
        handful = tuple(rng.choices(shown, k=rng.randrange(4)))
        verb, target = rng.choice(verbs), rng.choice(zones)
        value = rng.choice([None, None, -1, 0, 1, 2, 5, 14, 99, 10**12])
        groups = rng.choice([(), (), (handful,), ((), handful)])
        action = Action(seat, verb, handful, target, value, groups)
        if near and rng.random() < 0.5:
            part = rng.choice(["verb", "cards", "target", "value", "groups"])
            action = rng.choice(near)._replace(**{part: getattr(action, part)})
        yield action


def nonsense_is_refused(match: Match[Any], rng: Random) -> None:
    """Any action at all is either one of the legal ones or refused in words."""
    rules = match.rules
    for seat in range(rules.seats):
        legal = set(match.observe(seat).legal)
        for action in nonsense(match, seat, rng, 15):
            refused = match.explain(action)
            assert (refused is None) == (action in legal), (action, refused)
            if refused is not None:
                said(refused.code, refused.text)
    for seat in (-1, rules.seats, 10**9):
        assert match.explain(Action(seat, "pass")) is not None


def every_law(match: Match[Any], rng: Random) -> None:
    """All laws that can be checked at one moment of a match."""
    no_card_lost(match)
    nobody_stuck(match)
    choices_agree(match)
    spoken_for_everyone(match)
    actions_can_be_written(match)
    nothing_hidden_told(match)
    hidden_cards_change_nothing(match, rng)
    clone_is_apart(match, rng)
    nonsense_is_refused(match, rng)


def play_out(rules: AnyRules, seed: str, bound: int) -> int:
    """Plays a silent random match to its end; the number of actions, at most *bound*."""
    rng = Random(seed)
    state = rules.deal(rng).clone()
    policy = at_random(rules)
    for count in range(bound):
        if not play_turn(rules, state, policy, rng):
            assert rules.outcome(state) is not None
            return count
    raise AssertionError(f"{rules.id} did not end within {bound} actions")


def soak(rules: AnyRules, seed: str, limit: int) -> int:
    """A random match with every law at every moment; the number of decisions taken."""
    rng = Random(seed)
    followers: list[Followers] = []

    def each(match: Match[Any]) -> None:
        if not followers:
            followers.append(Followers(match))
        followers[0].agree()
        every_law(match, rng)

    return len(play(rules, seed, each, limit).actions)
