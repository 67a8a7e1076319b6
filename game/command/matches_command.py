"""``folkdeck matches``: lists, names, exports and imports matches without a window."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from game.command.arguments.argument_types import folder
from game.command.arguments.sentence_parser import Parser, SentenceParser, UsageError
from game.shelf import game_title
from game.store.matches.match_folder import MatchFolder
from game.store.matches.match_in_use import MatchInUseError
from game.store.matches.match_preview import MatchPreview
from game.store.matches.old_version_import import import_old_matches
from game.store.paths import user_paths

SHORT = 6
"""So many signs of a match's number name it, unless another begins like it."""


def run(words: list[str]) -> int:
    """Do what is asked with the matches of this person, or of ``--portable DIR``.

    Raises:
        UsageError: when another window has the match open, or the disk refuses.
    """
    asked = _parser().parse_args(words)
    places = user_paths(asked.portable)
    taken = import_old_matches(places)
    for problem in taken.problems:
        print(problem)
    work: Callable[[MatchFolder, argparse.Namespace], int] = asked.work
    try:
        return work(MatchFolder(places.matches), asked)
    except MatchInUseError as error:
        raise UsageError(str(error)) from None
    except OSError as error:
        raise UsageError(
            f"That is not possible ({error.strerror or 'the disk refused'})."
        ) from None


def _parser() -> Parser:
    parser = Parser("matches", "Lists, names, exports and imports matches.")
    parser.add_argument(
        "--portable", type=folder, metavar="DIR", help="of this folder, not of this person"
    )
    commands = parser.add_subparsers(required=True, metavar="WHAT", parser_class=SentenceParser)
    listed = commands.add_parser("list", help="list all matches, the one played last first")
    listed.add_argument("--json", action="store_true", help="print them as JSON")
    listed.set_defaults(work=_list)
    out = commands.add_parser("export", help="write a match to a file")
    out.add_argument("match", metavar="MATCH", help="as the list names it")
    out.add_argument("file", type=Path, metavar="FILE", help="where nothing may lie yet")
    out.set_defaults(work=_export)
    into = commands.add_parser("import", help="take matches from files")
    into.add_argument("files", type=Path, metavar="FILE", nargs="+")
    into.set_defaults(work=_import)
    name = commands.add_parser("rename", help="give a match a name")
    name.add_argument("match", metavar="MATCH", help="as the list names it")
    name.add_argument("title", metavar="NAME", help="empty takes it away")
    name.set_defaults(work=_rename)
    return parser


def _list(matches: MatchFolder, asked: argparse.Namespace) -> int:
    seen = matches.previews()
    if asked.json:
        print(json.dumps([described(each) for each in seen], indent=1))
        return 0
    for each in seen:
        print(told(each))
    return 0


def _export(matches: MatchFolder, asked: argparse.Namespace) -> int:
    found = find_match(matches, asked.match)
    matches.export(found.path, asked.file)
    print(f"Written to {asked.file}.")
    return 0


def _import(matches: MatchFolder, asked: argparse.Namespace) -> int:
    for path in asked.files:
        print(matches.import_file(path).name)
    return 0


def _rename(matches: MatchFolder, asked: argparse.Namespace) -> int:
    matches.rename(find_match(matches, asked.match).path, asked.title)
    return 0


def find_match(matches: MatchFolder, name: str) -> MatchPreview:
    """The match that is called *name*: by its number, its file, or the name a person gave it.

    Raises:
        UsageError: when there is none, or more than one.
    """
    found = [
        each
        for each in matches.previews()
        if name and (each.id.startswith(name) or name in (each.path.name, each.title))
    ]
    if len(found) != 1:
        many = f"are {len(found)} matches" if found else "is no match"
        raise UsageError(f"There {many} “{name}”; folkdeck matches list names them.")
    return found[0]


def told(match: MatchPreview) -> str:
    """A match on one line."""
    people = ", ".join(p.name if p.human else f"{p.name} ({p.level})" for p in match.players)
    parts = [match.id[:SHORT] or match.path.name, f"{match.when:%Y-%m-%d %H:%M}"]
    parts += [match.title, game_title(match.game), people, state(match), match.told]
    return "  ".join(filter(None, parts))


def state(match: MatchPreview) -> str:
    """Whether it is over, and whatever else matters."""
    if match.damaged or match.newer:
        return "damaged" if match.damaged else "of a newer version"
    words = "over" if match.finished else "not over"
    words += f" after {match.moves} {'move' if match.moves == 1 else 'moves'}"
    words += ", assisted" if match.assisted else ""
    words += ", a deal known before" if match.known_deal else ""
    return words + (", open elsewhere" if match.open_elsewhere else "")


def described(match: MatchPreview) -> Mapping[str, Any]:
    """A match as JSON has it."""
    return {
        **match._asdict(),
        "path": str(match.path),
        "players": [player._asdict() for player in match.players],
        "created": match.created.isoformat(),
        "when": match.when.isoformat(),
    }
