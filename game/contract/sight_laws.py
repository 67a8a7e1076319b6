"""The laws of sight: no word, mark or hint tells a seat of a card that it cannot see."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from game.contract.moment import Moment
from game.engine.action import Action, Choice, Mode, Turn
from game.engine.cards import Card
from game.engine.events import Event, Moved, Said, Scored, Turned
from game.engine.observation import Observation
from game.engine.rules import AnyRules, State
from game.engine.witness_record import Record
from game.engine.zones import Seat
from game.presentation.presented_choice import PresentedChoice
from game.presentation.presenter import presenter_of
from game.presentation.score_sheet import ScoreSheet
from game.presentation.status import Status

UNSEEN = 4
"""Cards it cannot see that each seat tries to name."""


def no_word_tells_a_hidden_card(now: Moment) -> None:
    """Prove that words, marks and hints are the same when cards a seat cannot see lie otherwise.

    The rules are asked about the other deal as a match would ask them, the seat's choices first.
    """
    rules, match, truth = now.rules, now.match, now.truth
    for seat in now.everybody:
        other, seen = now.redealt(seat), now.seen(seat)
        blind = replace(
            rules.observe(other, seat, match.events(seat)),
            turn=seen.turn,
            secret_choice=seen.secret_choice,
        )
        assert blind == replace(seen, choices=())
        actions = [choice.action for choice in now.some(seen.choices)]
        shown = [all_that_is_shown(rules, state, seen, actions) for state in (truth, other)]
        assert shown[0] == shown[1], seat
        if seat is not None:
            unseen_cards_are_refused_alike(now, seat, other)


class SeatView(NamedTuple):
    """Everything that a seat is shown of a moment."""

    choices: list[PresentedChoice]
    truthful: list[bool | None]
    status: Status
    sheet: ScoreSheet


def all_that_is_shown(
    rules: AnyRules, state: State[Any], seen: Observation[Any], actions: Sequence[Action]
) -> SeatView:
    """Words, marks and hints for *seen*, once the choices of its seat were listed in *state*."""
    if seen.choices and seen.seat is not None:
        list(rules.candidates(state, seen.seat))
    presenter, blind = presenter_of(rules), replace(seen, choices=())
    return SeatView(
        [presenter.choice(blind, Choice(a, rules.why_illegal(state, a))) for a in actions],
        [rules.is_truthful(seen, action) for action in actions],
        presenter.status(seen),
        presenter.sheet(seen),
    )


def unseen_cards_are_refused_alike(now: Moment, seat: Seat, other: State[Any]) -> None:
    """Prove that a refusal of a card a seat cannot see does not tell where that card lies."""
    rules, seen = now.rules, now.seen(seat)
    hidden = [card for card in rules.pack() if card not in now.faces(seat)]
    verbs = sorted({"look", "play", *(choice.action.verb for choice in seen.choices)})
    named = now.rng.sample(hidden, min(len(hidden), UNSEEN))
    odd = [Action(seat, now.rng.choice(verbs), (card,)) for card in named]
    list(rules.candidates(now.truth, seat) if seen.choices else ())
    heard = [now.match.why_illegal(action) for action in odd]
    assert None not in heard
    list(rules.candidates(other, seat) if seen.choices else ())
    blind = rules.observe(other, seat, now.match.events(seat))
    assert [rules.refuse_unseen(blind, action) for action in odd] == heard


def words_name_only_seen_cards(now: Moment) -> None:
    """Prove that a card that is named to everybody was seen by everybody."""
    public = now.faces(None)
    for event in now.match.events(None):
        if isinstance(event, Moved | Turned) and event.card is not None:
            public.add(event.card)
    hidden = spellings(now.rules.pack()) - spellings(public)
    for event in now.match.record.events[-20:]:
        if isinstance(event, Said):
            told = {words for words in hidden if re.search(rf"\b{re.escape(words)}\b", event.text)}
            assert not told, (event.text, told)


def spellings(cards: Iterable[Card]) -> set[str]:
    """How cards are named in a sentence: ``the 9 of hearts``, ``9h``; ``9s`` may also be nines."""
    cards = list(cards)
    return {f"the {c.words}" for c in cards} | {c.text for c in cards if c.text[1:] != "s"}


def words_follow_from_what_is_seen(now: Moment) -> None:
    """Prove that an action is told the same in another deal in which the same cards are seen.

    Who decides next may tell something of hidden cards by the rules (who could sluff is asked); so
    only deals are compared in which the same seats do. For a secret turn of several seats see
    `words_follow_from_secret_choices`.
    """
    rules, turn = now.rules, now.rules.turn(now.truth)
    if not now.deciding or (turn.mode is Mode.SECRET and len(turn.seats) > 1):
        return
    seat = now.rng.choice([seat for seat in now.deciding if now.legal(seat)])
    action, dice = now.rng.choice(now.legal(seat)), now.rng.random()
    told, words = [], []
    for state in (now.truth.clone(), now.redealt(seat)):
        events, turn = outcome_of(rules, state, [action], seat, dice)
        words.append([event for event in events if is_word(event)])
        told.append(([event for event in events if not is_word(event)], turn))
    if told[0] == told[1]:
        assert words[0] == words[1], action


def words_follow_from_secret_choices(now: Moment) -> None:
    """Prove that secret choices that come to light are told the same in another deal with them.

    Nobody sees more of it than the cards that are shown then; only deals are compared in which
    everybody could have chosen the same, and after which the same is seen and the same decide.
    """
    rules, turn = now.rules, now.rules.turn(now.truth)
    if turn.mode is not Mode.SECRET or len(turn.seats) < 2:
        return
    legal = [rules.legal(now.truth, seat) for seat in turn.seats]
    actions = [now.rng.choice(each) for each in legal if each]
    dice = now.rng.random()
    other = now.redealt(None)
    put_back(other, now.truth, [card for action in actions for card in action.cards])
    if len(actions) < len(turn.seats) or any(
        action not in rules.legal(other, action.seat) for action in actions
    ):
        return
    told, words = [], []
    for state in (now.truth.clone(), other):
        events, after = outcome_of(rules, state, actions, None, dice)
        words.append([event for event in events if is_word(event)])
        told.append(([event for event in events if not is_word(event)], after))
    if told[0] == told[1]:
        assert words[0] == words[1], actions


def outcome_of(
    rules: AnyRules, state: State[Any], actions: Sequence[Action], seat: Seat | None, dice: float
) -> tuple[list[Event], Turn]:
    """Carry out *actions* in *state*; what *seat* sees happen, and who decides then."""
    record = state.table.record = Record()
    rng = Random(dice)
    for action in actions:
        rules.apply(state, action, rng)
    return list(record.seen_by(seat)), rules.turn(state)


def put_back(state: State[Any], truth: State[Any], cards: Iterable[Card]) -> None:
    """Lay *cards* in *state* where they lie in *truth*, each in exchange for what lies there."""
    zones = state.table.zones
    places = [(number, at) for number, row in enumerate(zones) for at in range(len(row))]
    for card in cards:
        goal = next(n for n in places if truth.table.zones[n[0]][n[1]] == card)
        here = next(n for n in places if zones[n[0]][n[1]] == card)
        zones[here[0]][here[1]], zones[goal[0]][goal[1]] = zones[goal[0]][goal[1]], card


def is_word(event: Event) -> bool:
    """Whether an event is something said, not something done with a card."""
    return isinstance(event, Said | Scored)


LAWS = (
    no_word_tells_a_hidden_card,
    words_name_only_seen_cards,
    words_follow_from_what_is_seen,
    words_follow_from_secret_choices,
)
"""All laws of sight of one moment."""
