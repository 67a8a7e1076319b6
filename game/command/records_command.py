"""``folkdeck records``: what came of finished matches, for each person who played them."""

from __future__ import annotations

import sys

from game.command.arguments.argument_types import folder
from game.command.arguments.sentence_parser import Parser, UsageError
from game.records.kind_text import kind_text
from game.records.person_matches import people_of, played_by
from game.records.person_summary import PersonSummary, summary
from game.records.record_kind import by_kind
from game.records.result_book import ResultBook
from game.records.result_export import results_as_csv, results_as_json
from game.shelf import game_title
from game.store.known_people import known_people
from game.store.paths import user_paths
from game.store.settings_file import load_settings


def run(words: list[str]) -> int:
    """Print the records of everybody, or export every result; 2 when the disk refuses.

    Raises:
        UsageError: when the disk refuses to write the records.
    """
    parser = Parser("records", "Says what came of finished matches, for each person.")
    parser.add_argument(
        "--portable", type=folder, metavar="DIR", help="of this folder, not of this person"
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print every result as JSON")
    form.add_argument("--csv", action="store_true", help="print every result as CSV")
    asked = parser.parse_args(words)
    places = user_paths(asked.portable)
    book = ResultBook(places.results)
    book.read()
    try:
        book.add_missing(places.matches)
    except OSError as error:
        reason = error.strerror or "the disk refused"
        raise UsageError(f"The records could not be written ({reason}).") from None
    if book.problem:
        print(book.problem, file=sys.stderr)
    results = list(book.results.values())
    settings = load_settings(places.settings).settings
    names = {each.id: each.name for each in known_people(settings)}
    if asked.json:
        print(results_as_json(results))
    elif asked.csv:
        print(results_as_csv(results), end="")
    else:
        print("\n".join(_told(book, names)) or "No match was finished yet.")
    return 0


def _told(book: ResultBook, names: dict[str, str]) -> list[str]:
    lines = []
    for person, name in people_of(book.results.values()).items():
        lines.append(names.get(person, name))
        kinds = by_kind(played_by(book.results.values(), person))
        for kind, matches in sorted(kinds.items()):
            lines.append(f"  {game_title(kind.game)} {kind_text(kind)}: {_line(summary(matches))}")
    return lines


def _line(told: PersonSummary) -> str:
    share = f"{told.share:.0%} ({told.low:.0%} to {told.high:.0%}; luck alone {told.fair:.0%})"
    line = f"{told.played} played, {told.won} won, {share}, points {told.points:.1f}"
    line += f", best {told.best}, hints {told.hints}"
    bluffs = told.bluffs
    if bluffs.claims or bluffs.doubts:
        line += f", lies {bluffs.lies} (caught {bluffs.caught}), lies caught {bluffs.right}"
    return line
