"""Golden matches: writes down whole matches, so that any change of the rules shows as a line.

``python tests/golden/record.py`` writes the files anew; look at the difference before you keep it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parent
if __name__ == "__main__":
    sys.path.insert(0, str(HERE.parent.parent))

from game.engine.cards import Card  # noqa: E402
from game.engine.events import Scored  # noqa: E402
from game.engine.match import Match  # noqa: E402
from game.engine.notation import seat_text  # noqa: E402
from game.engine.options import word  # noqa: E402
from game.engine.rules import AnyRules  # noqa: E402
from game.engine.zones import Seat  # noqa: E402
from game.presentation.presenter import presenter_of  # noqa: E402
from game.shelf import SHELF  # noqa: E402
from tests.golden.event_text import EventWriter  # noqa: E402

SHORT = 150
"""A match of so many actions is kept whole; longer ones are broken off there."""
SEEDS = 300
MANY, FEW = 60, 12
"""Of more than so many choices a seat has, these from each end are kept."""


class Golden(NamedTuple):
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
    def read(cls, path: Path) -> Golden:
        """The inverse of :meth:`head`, for a whole file."""
        lines = path.read_text(encoding="utf-8").split("\n")
        game, seats, options, seed = (line.partition(" ")[2] for line in lines[:4])
        given = dict(pair.split("=", 1) for pair in options.split())
        return cls(path.stem, game, int(seats), given, seed)


def wanted() -> Iterator[Golden]:
    """One match of every game as usual, of every preset, and for the fewest and most seats."""
    for game, box in SHELF.items():
        rules = box.rules
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
                yield Golden(f"{game}-{name}", game, seats, options, "")


def _fitting(rules: type[AnyRules], seats: int) -> dict[str, str]:
    """The least change of options with which so many can play."""
    options = rules.options_type
    if options.read({}).objection(seats) is None:
        return {}
    for spec in options.describe():
        for choice in spec.choices:
            if options.read({spec.key: choice}).objection(seats) is None:
                return {spec.key: word(choice)}
    raise ValueError(f"{rules.id} has no option for {seats} seats")


def with_seed(golden: Golden) -> Golden:
    """The same with the first seed whose match ends soon; the first of all if none does."""
    for number in range(SEEDS):
        match = _begun(golden._replace(seed=str(number)))
        for _ in _played(match):
            pass
        if match.outcome is not None:
            return golden._replace(seed=str(number))
    return golden._replace(seed="0")


def text(golden: Golden) -> str:
    """The whole file."""
    match = _begun(golden)
    lines = [*golden.head(), "", "== deal", *_events(match, 0), *_views(match)]
    told = len(match.record.events)
    for number, (seat, may, did) in enumerate(_played(match), 1):
        lines += ["", f"== {number} {seat_text(seat)} {did}", *may, *_events(match, told)]
        told = len(match.record.events)
        if number % 10 == 0 or not match.turn.seats:
            lines += _views(match)
    outcome = match.outcome
    lines += ["", f"== {'broken off' if outcome is None else outcome}"]
    return "\n".join(lines) + "\n"


def _begun(golden: Golden) -> Match[Any]:
    rules = SHELF[golden.game].open(golden.seats, golden.options)
    return Match(rules, golden.seed)


def _played(match: Match[Any]) -> Iterator[tuple[Seat, list[str], str]]:
    """Plays at random; each time the seat, what it could do, and what it has done."""
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


def main() -> int:
    """Writes all files anew."""
    for golden in wanted():
        path = HERE / f"{golden.name}.txt"
        kept = Golden.read(path) if path.exists() else with_seed(golden)
        whole = text(golden._replace(seed=kept.seed))
        if not path.exists() or path.read_text(encoding="utf-8") != whole:
            path.write_text(whole, encoding="utf-8", newline="\n")
            print(f"wrote {path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
