"""``folkdeck replay``: a saved match in words, for people or as a scenario."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

from game.command.arguments.argument_types import seat, steps
from game.command.arguments.sentence_parser import Parser, UsageError
from game.command.saved_match import (
    ASSISTED,
    add_open_argument,
    is_over,
    read_saved_match,
    read_visible_match,
)
from game.engine.action import Action
from game.engine.cards import Card
from game.engine.events import Event, Moved, Scored, Turned
from game.engine.journal import CorruptJournal, Journal
from game.engine.match import Match
from game.engine.notation import seat_text
from game.engine.options import word
from game.engine.rules import AnyRules
from game.engine.zones import Seat, ZoneId
from game.presentation.presenter import presenter_of
from game.presentation.zone_look import Shape, zone_look_of
from game.scenario.event_matching import event_texts, noticed
from game.shelf import game_entry
from game.store.matches.match_file import MatchFile
from game.table.seats.name_format import fill_names


class Spectator(NamedTuple):
    """Through whose eyes a match is told."""

    seat: Seat | None = None
    """Nobody's at the table where it is None."""
    all_open: bool = False
    """Whether all cards are shown."""
    running: bool = False
    """Whether the match goes on, so that its seed is not told."""


def run(words: list[str]) -> int:
    """Print the match.

    Raises:
        CorruptJournal: when it is damaged; what could be read was printed.
        UsageError: when the match cannot be opened, or has no such seat.
    """
    parser = Parser("replay", "Prints a saved match.")
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--text", action="store_true", help="print it as a scenario")
    parser.add_argument("--view", type=seat, metavar="SEAT", help="only what this seat saw")
    parser.add_argument("--until", type=steps, metavar="N", help="stop after so many actions")
    add_open_argument(parser)
    asked = parser.parse_args(words)
    kept = read_saved_match(asked.file)
    journal = kept.progress().journal
    rules = game_entry(journal.game).open(journal.seats, journal.options)
    if asked.view is not None and asked.view >= rules.seats:
        raise UsageError(f"There is no {seat_text(asked.view)}; seats are P1 to P{rules.seats}.")
    if asked.open or asked.text or is_over(kept):
        read_visible_match(asked.file, asked_open=asked.open)
        view = Spectator(asked.view, all_open=asked.view is None)
    else:
        view = Spectator(_own_seat(kept, asked.view), running=True)
    tell = scenario if asked.text else story
    match = journal.replay(rules, asked.until)
    for line in tell(asked.file.stem, journal, rules, match.actions, view):
        print(line)
    if kept.damage:
        raise CorruptJournal(kept.damage)
    return 0


def _own_seat(kept: MatchFile, asked: Seat | None) -> Seat | None:
    """Whose eyes a running match is shown through: the one person's, at a shared screen nobody's.

    Raises:
        UsageError: when another seat was *asked* for.
    """
    people = [seat for seat, player in enumerate(kept.seated) if player.human]
    own = people[0] if len(people) == 1 else None
    if asked not in (None, own):
        raise UsageError(ASSISTED)
    return own


def scenario(
    name: str, journal: Journal, rules: AnyRules, actions: list[Any], view: Spectator
) -> Iterator[str]:
    """The match as a scenario, with what each action made happen after the arrow.

    It runs as it is, but for lines where *view* did not see which card was laid: ``play_down ?``.
    """
    yield f"id: {name}"
    yield f"game: {rules.id}"
    yield f"options: {_options(rules)}".rstrip()
    yield f"seats: {rules.seats}"
    yield f"deal: seed {journal.seed}"
    yield "--"
    match: Match[Any] = Match(rules, journal.seed)
    dealt = event_texts(rules.zone_registry, rules.notation, match.events(view.seat), None, ())
    if dealt:
        yield f"start -> {'; '.join(dealt)}"
    for action in actions:
        news = _news(match, action, view)
        said = event_texts(
            rules.zone_registry, rules.notation, news, action.seat, named_cards(action)
        )
        arrow = f" -> {'; '.join(said)}" if said else ""
        seen = _seen(match, action, news, view)
        words = rules.notation.write(action) if seen else f"{action.verb} ?"
        yield f"{seat_text(action.seat)} {words}{arrow}"
    if match.outcome is not None:
        yield f"check over: {' '.join(map(seat_text, match.outcome.winners))}".rstrip()


def story(
    name: str, journal: Journal, rules: AnyRules, actions: list[Any], view: Spectator
) -> Iterator[str]:
    """The match as a person reads it, and the table as it lies at the end."""
    people = [seat_text(each) for each in range(rules.seats)]
    seed = "" if view.running else f"seed {journal.seed}, "
    yield f"{rules.title}, {rules.seats} seats, {seed}{_options(rules)}"
    match: Match[Any] = Match(rules, journal.seed)
    yield from _told(rules, match.events(view.seat), view, (), people)
    for number, action in enumerate(actions, 1):
        label = presenter_of(match.rules).label(match.look(action.seat), action)
        news = _news(match, action, view)
        if not _seen(match, action, news, view):
            label = action.verb.replace("_", " ").capitalize()
        yield f"{number}. {people[action.seat]}: {fill_names(label, people)}"
        yield from _told(rules, news, view, named_cards(action), people)
    yield ""
    yield fill_names(presenter_of(rules).status(match.observe(view.seat)).prompt, people)
    yield from _table(match, view)
    sheet = presenter_of(rules).sheet(match.observe(view.seat))
    heads = sheet.heads or ("",) * len(sheet.columns)
    for seats, head, total in zip(sheet.columns, heads, sheet.totals, strict=True):
        yield f"{head or '+'.join(people[each] for each in seats)}: {total}"


def _news(match: Match[Any], action: Any, view: Spectator) -> list[Event]:
    """Play the action; what happened, with all cards open when nobody's view is asked for."""
    before = len(match.record.events)
    match.submit(action)
    if view.all_open:
        return match.record.events[before:]
    return list(match.events(view.seat, before))


def named_cards(action: Action) -> set[Card]:
    """The cards an action speaks of."""
    return {*action.cards, *chain.from_iterable(action.groups)}


def _seen(match: Match[Any], action: Action, news: list[Event], view: Spectator) -> bool:
    """Whether *view* saw the cards of what was just done; a secret choice is seen by nobody."""
    if view.all_open or action.seat == view.seat:
        return True
    if action.seat in match.committed_seats:
        return False
    table = match.state_copy().table
    faces = {event.card for event in news if isinstance(event, Moved | Turned)}
    seat = view.seat
    return all(
        card in faces or (seat is not None and table.shows(card, seat))
        for card in named_cards(action)
    )


def _told(
    rules: AnyRules,
    events: Iterable[Event],
    view: Spectator,
    own: Collection[Card],
    people: list[str],
) -> Iterator[str]:
    """What was said and scored; in brackets the cards drawn or come to light, but for *own*."""
    for each in noticed(rules.zone_registry, events, view.seat, own):
        if isinstance(each, str):
            yield f"      ({each.replace('_', ' ')})"
        elif isinstance(each, Scored):
            yield f"      --- {each.title} ---"
        elif each.text:
            yield f"      {fill_names(each.text, people)}"


def _table(match: Match[Any], view: Spectator) -> Iterator[str]:
    zone_registry = match.rules.zone_registry
    rows: dict[ZoneId, tuple[Card | None, ...]] = {}
    if not view.all_open:
        rows = dict(match.observe(view.seat).zones)
    else:
        table = match.state_copy().table
        rows = {
            zone_registry.ids[number]: tuple(row) for number, row in enumerate(table.zones) if row
        }
    for zone, row in rows.items():
        shown = row[::-1] if zone_look_of(zone_registry.spec(zone)).shape is Shape.PILE else row
        owner = [] if zone.owner is None else [seat_text(zone.owner)]
        key = " ".join([zone.name, *owner, *([str(zone.n)] if zone.n else [])])
        yield f"{key}: {' '.join('--' if card is None else card.text for card in shown)}"


def _options(rules: AnyRules) -> str:
    return " ".join(f"{key}={word(value)}" for key, value in rules.options.written().items())
