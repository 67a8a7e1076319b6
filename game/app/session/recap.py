"""The recap: what everybody saw since a person decided last, each thing told once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple, TypeAlias

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.events import Event, Moved, Said, Turned
from game.engine.zones import Seat, ZoneId
from game.patterns.phrases import cards_text, player_placeholder
from game.presentation.announcement import announcement_of
from game.table.seats.name_format import YOU, fill_names


class Recap(NamedTuple):
    """Sentences about what happened, in its order."""

    concerning: tuple[str, ...] = ()
    """What concerns the person who is told; he is *you* in them."""
    others: tuple[str, ...] = ()
    """Everything else."""

    @property
    def empty(self) -> bool:
        """Whether nothing happened."""
        return not (self.concerning or self.others)


class _Deed(NamedTuple):
    """One sentence about one thing that happened, before names are filled in."""

    text: str
    speaker: Seat | None
    """Who says it aloud; None where it is told."""
    seats: frozenset[Seat]
    """Whom it concerns."""


_Stretch: TypeAlias = Said | list[Moved]
"""Something said, or cards that one seat, or nobody, moved from one place to another."""


def recap(events: Sequence[Event], since: int, seat: Seat | None, names: Sequence[str]) -> Recap:
    """What happened from event number *since* on, for *seat* or for nobody in particular.

    Args:
        events: Everything that happened in the match, as the public saw it.
        since: The number of the first event that is told.
        seat: Whom it is told.
        names: The players' names by seat.
    """
    told = [YOU if seat == number else name for number, name in enumerate(names)]
    concerning: list[str] = []
    others: list[str] = []
    for deed in _once(_deeds(events, since)):
        sentence = fill_names(deed.text, told)
        if deed.speaker is not None:
            sentence = f"{told[deed.speaker]}: “{sentence}”"
        (concerning if seat in deed.seats else others).append(sentence)
    return Recap(tuple(concerning), tuple(others))


def skip_own_deed(news: Sequence[Event], action: Action) -> int:
    """How many of the first events of *news* only say or show that *action* was done.

    What follows are its consequences: a trick is won, or the next hand is dealt.
    """
    for number, event in enumerate(news):
        if isinstance(event, Moved):
            deed = action.seat in (event.source.zone.owner, event.target.zone.owner)
        else:
            deed = isinstance(event, Said) and (not event.text or _tells(event, action))
        if not deed:
            return number
    return len(news)


def _tells(said: Said, action: Action) -> bool:
    """Whether the words tell *action* itself."""
    if said.seat != action.seat:
        return False
    return said.code.startswith(action.verb) or _names(said, action.seat, action.cards)


def _once(deeds: Iterable[_Deed]) -> list[_Deed]:
    """The same without what the next sentence says as well: ``{0} leads.``"""
    kept: list[_Deed] = []
    for deed in deeds:
        last = kept[-1] if kept else None
        told = last is not None and last.speaker is None and deed.speaker is None
        if last is not None and told and deed.text.startswith(f"{last.text.removesuffix('.')} "):
            kept.pop()
        kept.append(deed)
    return kept


def _deeds(events: Sequence[Event], since: int) -> Iterator[_Deed]:
    """Every sentence to be told; a move of cards only where nobody has named them."""
    played = _played(events[:since])
    opened = _opened(events)
    stretches = list(_stretches(events[since:]))
    naming = [_naming(stretches, at) for at in range(len(stretches))]
    concerned = [
        _concerned_by(each, played) if isinstance(each, list) else _concerned(each)
        for each in stretches
    ]
    for at, named_by in enumerate(naming):  # who laid the cards is concerned by the words as well
        for words in named_by:
            concerned[words] |= concerned[at]
    for at, each in enumerate(stretches):
        if isinstance(each, Said):
            aloud = announcement_of(each).in_bubble
            yield _Deed(each.text, each.seat if aloud else None, frozenset(concerned[at]))
        elif not naming[at] and _plays(each[0], opened):
            who = player_placeholder(each[0].source.zone.owner or 0)
            cards = [move.card for move in each if move.card is not None]
            which = cards[0].words if len(cards) == 1 else cards_text(cards)
            yield _Deed(f"{who} plays the {which}.", None, frozenset(concerned[at]))


def _stretches(events: Iterable[Event]) -> Iterator[_Stretch]:
    """What was said, and the cards with a face that moved together."""
    public = [
        event
        for event in events
        if (isinstance(event, Said) and event.text)
        or (isinstance(event, Moved) and event.card is not None)
    ]

    def together(numbered: tuple[int, Event]) -> object:
        number, event = numbered
        return (event.source.zone, event.target.zone) if isinstance(event, Moved) else number

    for _, group in groupby(enumerate(public), together):
        found = [event for _, event in group]
        if isinstance(found[0], Said):
            yield found[0]
        else:
            yield [event for event in found if isinstance(event, Moved)]


def _naming(stretches: Sequence[_Stretch], at: int) -> list[int]:
    """The numbers of what was said just before and after the cards at *at* and names them."""
    moves = stretches[at]
    if isinstance(moves, Said):
        return []
    owner = moves[0].source.zone.owner
    owner = moves[0].target.zone.owner if owner is None else owner
    cards = [move.card for move in moves if move.card is not None]
    found = []
    for step in (-1, 1):
        near = at + step
        while 0 <= near < len(stretches):
            said = stretches[near]
            if not isinstance(said, Said):
                break
            if _names(said, owner, cards):
                found.append(near)
            near += step
    return found


def _names(said: Said, owner: Seat | None, cards: Sequence[Card]) -> bool:
    """Whether the words name one of *cards* and who moved them."""
    if owner is not None and owner not in _concerned(said):
        return False
    words = set(said.text.replace(",", " ").replace(".", " ").replace(":", " ").split())
    return any(words.issuperset(card.words.removeprefix("second ").split()) for card in cards)


def _plays(move: Moved, opened: set[ZoneId]) -> bool:
    """Whether somebody plays this card; where it lay open before, it only goes on."""
    owner, to = move.source.zone.owner, move.target.zone.owner
    return owner is not None and to != owner and move.source.zone not in opened


def _opened(events: Iterable[Event]) -> set[ZoneId]:
    """The places of players where cards were turned up, or laid open from their own hands."""
    found = set()
    for event in events:
        if isinstance(event, Turned) and event.up:
            found.add(event.place.zone)
        elif isinstance(event, Moved) and event.card is not None:
            owner = event.source.zone.owner
            if owner is not None and owner == event.target.zone.owner:
                found.add(event.target.zone)
    return found


def _played(events: Iterable[Event]) -> dict[Card, Seat]:
    """Who has laid each card down that lies before everybody."""
    found: dict[Card, Seat] = {}
    for event in events:
        if isinstance(event, Moved) and event.card is not None:
            _note(event, found)
    return found


def _note(move: Moved, played: dict[Card, Seat]) -> None:
    owner = move.source.zone.owner
    if move.card is not None and owner is not None and move.target.zone.owner is None:
        played[move.card] = owner


def _concerned(said: Said) -> set[Seat]:
    """Whom the words are about: the one they are told of, and everybody they name."""
    named = {number for number in range(10) if player_placeholder(number) in said.text}
    doubt = announcement_of(said).doubt
    named |= {doubt.doubter} if doubt is not None else set()
    return named | ({said.seat} if said.seat is not None else set())


def _concerned_by(moves: Sequence[Moved], played: dict[Card, Seat]) -> set[Seat]:
    """Who moved the cards, who got them, and who had laid them down before."""
    found: set[Seat] = set()
    for move in moves:
        seats = (move.source.zone.owner, move.target.zone.owner)
        found |= {seat for seat in seats if seat is not None}
        if move.card is not None and move.source.zone.owner is None and move.card in played:
            found.add(played[move.card])
        _note(move, played)
    return found
