"""The laws of sight: no word, mark or hint tells a seat of a card that it cannot see."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from game.contract.moment import Moment
from game.engine.action import Action, Choice, Mode
from game.engine.cards import Card
from game.engine.events import Event, Moved, Record, Said, Scored, Turned
from game.engine.match import look
from game.engine.observation import Observation
from game.engine.rules import AnyRules, State
from game.engine.zones import Seat
from game.presentation.presented_choice import PresentedChoice
from game.presentation.presenter import presenter_of
from game.presentation.score_sheet import Sheet
from game.presentation.status import Status

UNSEEN = 4
"""Cards it cannot see that each seat tries to name."""


def no_word_tells_a_hidden_card(now: Moment) -> None:
    """Every word, mark and hint for a seat is the same when the cards it cannot see lie otherwise.

    The rules are asked about the other deal as a match would ask them, the seat's choices first.
    """
    rules, match, truth = now.rules, now.match, now.truth
    for seat in now.everybody:
        other, seen = now.redealt(seat), now.seen(seat)
        blind = replace(
            look(rules, other, seat, match.events(seat)), turn=seen.turn, sealed=seen.sealed
        )
        assert blind == replace(seen, choices=())
        actions = [choice.action for choice in now.some(seen.choices)]
        shown = [all_that_is_shown(rules, state, seen, actions) for state in (truth, other)]
        assert shown[0] == shown[1], seat
        if seat is not None:
            unseen_cards_are_refused_alike(now, seat, other)


class Shown(NamedTuple):
    """Everything that a seat is shown of a moment."""

    choices: list[PresentedChoice]
    truthful: list[bool | None]
    status: Status
    sheet: Sheet


def all_that_is_shown(
    rules: AnyRules, state: State[Any], seen: Observation[Any], actions: Sequence[Action]
) -> Shown:
    """Words, marks and hints for *seen*, once the choices of its seat were listed in *state*."""
    if seen.choices and seen.seat is not None:
        list(rules.candidates(state, seen.seat))
    presenter, blind = presenter_of(rules), replace(seen, choices=())
    return Shown(
        [presenter.choice(blind, Choice(a, rules.why_illegal(state, a))) for a in actions],
        [rules.is_truthful(seen, action) for action in actions],
        presenter.status(seen),
        presenter.sheet(seen),
    )


def unseen_cards_are_refused_alike(now: Moment, seat: Seat, other: State[Any]) -> None:
    """What a seat hears that names a card it cannot see does not tell where that card lies."""
    rules, seen = now.rules, now.seen(seat)
    hidden = [card for card in rules.pack() if card not in now.faces(seat)]
    verbs = sorted({"look", "play", *(choice.action.verb for choice in seen.choices)})
    named = now.rng.sample(hidden, min(len(hidden), UNSEEN))
    odd = [Action(seat, now.rng.choice(verbs), (card,)) for card in named]
    list(rules.candidates(now.truth, seat) if seen.choices else ())
    heard = [now.match.why_illegal(action) for action in odd]
    assert None not in heard
    list(rules.candidates(other, seat) if seen.choices else ())
    blind = look(rules, other, seat, now.match.events(seat))
    assert [rules.refuse_unseen(blind, action) for action in odd] == heard


def words_name_only_seen_cards(now: Moment) -> None:
    """A card that is named to everybody was seen by everybody."""
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
    """What is said after an action is the same in another deal in which the same cards are seen.

    Who decides next may tell something of hidden cards by the rules (who could sluff is asked); so
    only deals are compared in which the same seats do. In a secret turn of several seats nothing
    is compared, since the choices of the others name hidden cards.
    """
    rules, turn = now.rules, now.rules.turn(now.truth)
    if not now.deciding or (turn.mode is Mode.SEALED and len(turn.seats) > 1):
        return
    seat = now.rng.choice([seat for seat in now.deciding if now.legal(seat)])
    action, dice = now.rng.choice(now.legal(seat)), now.rng.random()
    told, words = [], []
    for state in (now.truth.clone(), now.redealt(seat)):
        record = state.table.record = Record()
        rules.apply(state, action, Random(dice))
        events = record.seen_by(seat)
        words.append([event for event in events if is_word(event)])
        told.append(([event for event in events if not is_word(event)], rules.turn(state)))
    if told[0] == told[1]:
        assert words[0] == words[1], action


def is_word(event: Event) -> bool:
    """Whether an event is something said, not something done with a card."""
    return isinstance(event, Said | Scored)


LAWS = (no_word_tells_a_hidden_card, words_name_only_seen_cards, words_follow_from_what_is_seen)
"""All laws of sight of one moment."""
