"""Recorded matches: whole matches written down, so that any change of the rules shows as a line."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from game.contract.event_text import EventWriter
from game.engine.cards import Card
from game.engine.events import Scored
from game.engine.match import Match
from game.engine.notation import seat_text
from game.engine.options import word
from game.engine.rules import AnyRules
from game.engine.zones import Seat
from game.presentation.presenter import presenter_of
from game.shelf import SHELF

SHORT = 150
"""A match of so many actions is kept whole; longer ones are broken off there."""
SEEDS = 300
MOST_LINES = 60
"""So many lines that differ are told."""
MANY, FEW = 60, 12
"""Of more than so many choices a seat has, these from each end are kept."""


class Recording(NamedTuple):
    """A match to be kept: the game, how it is played, and its seed."""

    name: str
    game: str
    seats: int
    options: dict[str, str]
    seed: str

    def head(self) -> list[str]:
        """The first lines of the file, from which it can be made again."""
        options = " ".join(f"{key}={value}" for key, value in self.options.items())
        return [
            f"game {self.game}",
            f"seats {self.seats}",
            f"options {options}".rstrip(),
            f"seed {self.seed}",
        ]

    @classmethod
    def read(cls, path: Path) -> Recording:
        """The inverse of :meth:`head`, for a whole file."""
        lines = path.read_text(encoding="utf-8").split("\n")
        game, seats, options, seed = (line.partition(" ")[2] for line in lines[:4])
        given = dict(pair.split("=", 1) for pair in options.split())
        return cls(path.stem, game, int(seats), given, seed)


def wanted(game: str) -> Iterator[Recording]:
    """Yield a match of *game* as usual, of every preset, and for the fewest and most seats."""
    rules = SHELF[game].rules
    kinds: dict[str, tuple[int, dict[str, str]]] = {"usual": (rules.default_seats, {})}
    for name, preset in rules.options_type.presets.items():
        values = {key: word(value) for key, value in preset.items()}
        kinds["_".join(name.lower().split())] = (rules.default_seats, values)
    for seats in (rules.players[0], rules.players[-1]):
        kinds[f"{seats}_seats"] = (seats, _fitting(rules, seats))
    seen: list[tuple[int, dict[str, str]]] = []
    for name, (seats, options) in kinds.items():
        if (seats, options) not in seen:
            seen.append((seats, options))
            yield Recording(f"{game}-{name}", game, seats, options, "")


def _fitting(rules: type[AnyRules], seats: int) -> dict[str, str]:
    """The least change of options with which so many can play."""
    options = rules.options_type
    if options.read({}).why_invalid(seats) is None:
        return {}
    for spec in options.describe():
        for choice in spec.choices:
            if options.read({spec.key: choice}).why_invalid(seats) is None:
                return {spec.key: word(choice)}
    raise ValueError(f"{rules.id} has no option for {seats} seats")


def with_seed(recording: Recording) -> Recording:
    """The same with the first seed whose match ends soon; the first of all if none does."""
    for number in range(SEEDS):
        match = _begun(recording._replace(seed=str(number)))
        for _ in _played(match):
            pass
        if match.outcome is not None:
            return recording._replace(seed=str(number))
    return recording._replace(seed="0")


def text(recording: Recording) -> str:
    """The whole file."""
    match = _begun(recording)
    lines = [*recording.head(), "", "== deal", *_events(match, 0), *_views(match)]
    told = len(match.record.events)
    for number, (seat, may, did) in enumerate(_played(match), 1):
        lines += ["", f"== {number} {seat_text(seat)} {did}", *may, *_events(match, told)]
        told = len(match.record.events)
        if number % 10 == 0 or not match.turn.seats:
            lines += _views(match)
    outcome = match.outcome
    lines += ["", f"== {'broken off' if outcome is None else outcome}"]
    return "\n".join(lines) + "\n"


def _begun(recording: Recording) -> Match[Any]:
    rules = SHELF[recording.game].open(recording.seats, recording.options)
    return Match(rules, recording.seed)


def _played(match: Match[Any]) -> Iterator[tuple[Seat, list[str], str]]:
    """Play at random; each time the seat, what it could do, and what it has done."""
    rng = Random(f"golden {match.seed}")
    notation = match.rules.notation
    while match.turn.seats and len(match.actions) < SHORT:
        seats = match.seats_with_moves
        seat = seats[int(rng.random() * len(seats))]
        legal = match.legal(seat)
        action = legal[int(rng.random() * len(legal))]
        may = _may(match, seat)
        match.submit(action)
        yield seat, may, notation.write(action)


def _may(match: Match[Any], seat: Seat) -> list[str]:
    notation = match.rules.notation
    written = [
        notation.write(choice.action) + (f" !{choice.refused.code}" if choice.refused else "")
        for choice in match.observe(seat).choices
    ]
    if len(written) > MANY:
        written[FEW:-FEW] = [f"... {len(written) - 2 * FEW} more ..."]
    return ["  may " + ", ".join(written)]


def _events(match: Match[Any], since: int) -> Iterator[str]:
    """The events from number *since* on, and the score sheet if a round was scored among them."""
    record = match.record
    write = EventWriter(match.rules.notation, match.rules.seats)
    news = record.events[since:]
    seers = record.seers[since:]
    for event, back, seen in zip(news, record.seen_by(None, since), seers, strict=True):
        yield from write.event(event, back, seen)
    if any(isinstance(event, Scored) for event in news) or not match.turn.seats:
        yield from write.sheet(presenter_of(match.rules).sheet(match.observe(None)))


def _views(match: Match[Any]) -> Iterator[str]:
    for seat in (None, *range(match.rules.seats)):
        seen = match.observe(seat)
        yield f"  -- {'spectator' if seat is None else seat_text(seat)}"
        for zone, row in sorted(seen.zones.items(), key=lambda item: repr(item[0])):
            yield f"  {match.rules.notation.write_zone(zone)}: {_row(row)}"
        yield f"  {presenter_of(match.rules).status(seen).prompt}"
    yield f"  -- facts {match.state_copy().facts}"


def _row(row: tuple[Card | None, ...]) -> str:
    if not any(row):
        return f"{len(row)} backs"
    return " ".join("--" if card is None else card.text for card in row)


def record(game: str, folder: Path) -> list[str]:
    """Write the matches of *game* into *folder* anew; the names of the files that changed."""
    changed = []
    for each in wanted(game):
        path = folder / f"{each.name}.txt"
        kept = Recording.read(path) if path.exists() else with_seed(each)
        whole = text(each._replace(seed=kept.seed))
        if not path.exists() or path.read_text(encoding="utf-8") != whole:
            path.write_text(whole, encoding="utf-8", newline="\n")
            changed.append(path.name)
    return changed


def same_as_recorded(path: Path) -> None:
    """Play the match in the file *path* again.

    Raises:
        AssertionError: when it comes out otherwise, with the lines that differ.
    """
    kept = path.read_text(encoding="utf-8")
    now = text(Recording.read(path))
    if kept != now:
        lines = unified_diff(kept.split("\n"), now.split("\n"), path.name, "now", n=2, lineterm="")
        raise AssertionError("\n".join(list(lines)[:MOST_LINES]))


def all_recorded(game: str, folder: Path) -> None:
    """Prove that *folder* holds the matches of *game* that are wanted, and no others of it.

    Raises:
        AssertionError: when one is missing or too many.
    """
    names = {each.name for each in wanted(game)}
    kept = {path.stem for path in recordings(game, folder)}
    assert kept == names, f"missing: {sorted(names - kept)}, too many: {sorted(kept - names)}"


def recordings(game: str, folder: Path) -> list[Path]:
    """Return the recorded matches of *game* in *folder*."""
    return sorted(folder.glob(f"{game}-*.txt"))
