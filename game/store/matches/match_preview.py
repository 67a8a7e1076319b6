"""The match preview: what lists say about a match, read from its file without playing it."""

from __future__ import annotations

import re
from datetime import datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

from game.store.bounded_read import UnreadableFile, parse_json, read_bytes
from game.store.file_lock import LOCK, is_locked
from game.store.matches.known_deal import KEY
from game.store.matches.match_file import DAILY, DAMAGED, FORMAT, LIMIT
from game.store.matches.obfuscation import deobfuscate
from game.store.paths import MATCH_SUFFIX
from game.store.player import Player

_ACTION: Final = b'{"kind":"action"'
_NOT_PLAY: Final = frozenset({"renamed", "assisted"})
"""Events that may come from outside the table: they do not say when a match was played."""
_AT: Final = re.compile(rb'"at":(\d{1,11})[,}]')
_WRONG: Final = (ValueError, LookupError, TypeError, AttributeError, OverflowError, OSError)
"""What reading nonsense may raise."""
_NEVER: Final = datetime.fromtimestamp(0)


class MatchPreview(NamedTuple):
    """A match from outside: only what everybody at its table may know."""

    path: Path
    game: str = ""
    players: tuple[Player, ...] = ()
    """Who sits on each seat now; nobody where the file cannot be read."""
    created: datetime = _NEVER
    when: datetime = _NEVER
    """When it was played last."""
    moves: int = 0
    played: bool = False
    """Whether a person has decided something in it."""
    finished: bool = False
    assisted: bool = False
    relaxed: bool = False
    """Whether people played it with open hands."""
    handed_over: bool = False
    """Whether a seat changed hands in mid-match."""
    title: str = ""
    """The name that a person gave to it."""
    told: str = ""
    """How it ended, or where it stands."""
    damaged: bool = False
    newer: bool = False
    """Written by a newer version of the program."""
    open_elsewhere: bool = False
    """Somebody is playing it at this moment, in this program or another."""
    id: str = ""
    rules_version: int = 0
    known_deal: str = ""
    """How its deal may have been known before: see :mod:`.known_deal`; empty if it was not."""
    daily: str = ""
    """The date of the day whose deal it is, as ``2026-05-01``; empty for every other deal."""

    @property
    def waiting(self) -> bool:
        """Whether one can go on with it."""
        aside = self.damaged or self.newer or self.open_elsewhere
        return not (self.finished or aside)


def match_paths(folder: Path) -> list[Path]:
    """The files of all matches, the one played last first; none where *folder* is not there."""
    try:
        found = [each for each in folder.iterdir() if MATCH_SUFFIX in each.suffixes]
    except OSError:
        return []
    named = [each for each in found if each.suffix == MATCH_SUFFIX or DAMAGED in each.suffix]
    return sorted(named, key=lambda path: (modified_at(path), path.name), reverse=True)


def read_previews(folder: Path) -> list[MatchPreview]:
    """All matches in *folder*, the one played last first."""
    return sorted(map(read_preview, match_paths(folder)), key=lambda each: each.when, reverse=True)


def lock_path(path: Path) -> Path:
    """The lock file of a match."""
    return path.with_name(path.name + LOCK)


def read_preview(path: Path) -> MatchPreview:
    """What can be said about the file at *path*; whatever lies there, nothing is raised."""
    date = modified_at(path)
    bare = MatchPreview(path, created=date, when=date, damaged=True)
    try:
        first, *lines = read_bytes(path, LIMIT).split(b"\n")
        head = parse_json(first.decode())
        if "format" not in head:
            return _of_format_1(bare, head, lines)
        if head["format"] != FORMAT:
            return bare._replace(damaged=type(head["format"]) is not int, newer=True)
        begun = _of_head(bare, head)
    except (UnreadableFile, *_WRONG):
        return bare
    return _events(begun, lines)._replace(open_elsewhere=is_locked(lock_path(path)))


def modified_at(path: Path) -> datetime:
    """The time a file was changed last, in seconds since 1970."""
    try:
        return datetime.fromtimestamp(path.stat().st_mtime)
    except (OSError, ValueError, OverflowError):
        return _NEVER


def _of_head(bare: MatchPreview, head: Any) -> MatchPreview:
    created = datetime.fromtimestamp(head["created"])
    return bare._replace(
        game=_word(head["game"]), players=tuple(_player(**each) for each in head["players"]),
        created=created, when=created, damaged=DAMAGED in bare.path.suffix,
        id=_word(head["match"]), rules_version=int(head["rules_version"]),
        known_deal=_word(head.get(KEY, "")), daily=_word(head.get(DAILY, "")),
    )  # fmt: skip


def _events(seen: MatchPreview, lines: list[bytes]) -> MatchPreview:
    """The same with what the lines after the head come to; the last may be torn."""
    undone: list[int] = []
    made, last = 0, b""
    humans = _humans(seen)
    for number, line in enumerate(lines[:-1], 2):
        if line.startswith(_ACTION):
            made, last = made + 1, line
            if humans and not seen.played and _seat(line, seen.id, number) in humans:
                seen = seen._replace(played=True)
            continue
        seen, made = _acted(seen, made, undone), 0
        try:
            seen = _event(seen, parse_json(line.decode()), undone)
        except _WRONG:
            return seen._replace(damaged=True)
        humans = _humans(seen) if seen.handed_over else humans
    seen = _acted(seen, made, undone)
    found = _AT.search(last)
    return seen._replace(when=max(seen.when, _moment(int(found[1])))) if found else seen


def _humans(seen: MatchPreview) -> set[int]:
    return {seat for seat, player in enumerate(seen.players) if player.human}


def _seat(line: bytes, match_id: str, number: int) -> int | None:
    """Whose decision stands on a line of the file; None where that cannot be read."""
    try:
        told = parse_json(line.decode())
        if "veiled" in told:
            told = parse_json(deobfuscate(told["veiled"], match_id, number))
        return int(told["action"][0])
    except _WRONG:
        return None


def _acted(seen: MatchPreview, made: int, undone: list[int]) -> MatchPreview:
    """The same after so many more actions were *made*: what was taken back before is gone."""
    if not made:
        return seen
    undone.clear()
    return seen._replace(moves=seen.moves + made, told="")


def _moment(seconds: int) -> datetime:
    """A moment given in seconds since 1970."""
    try:
        return datetime.fromtimestamp(seconds)
    except (OverflowError, OSError, ValueError):
        return _NEVER


def _event(seen: MatchPreview, event: Any, undone: list[int]) -> MatchPreview:
    """The same after one more event; *undone* are the moves that each undo took back."""
    if type(event.get("at")) is int and event["kind"] not in _NOT_PLAY:
        seen = seen._replace(when=_moment(event["at"]))
    match event["kind"]:
        case "undo":
            undone.append(seen.moves - int(event["to"]))
            return seen._replace(moves=int(event["to"]), told="")
        case "redo":
            return seen._replace(moves=seen.moves + undone.pop(), told="")
        case "finished":
            return seen._replace(finished=True, told=_word(event.get("told", "")))
        case "stands" | "left":
            return seen._replace(told=_word(event.get("words", seen.told)))
        case "renamed":
            return seen._replace(title=_word(event["title"]))
        case "assisted":
            return seen._replace(assisted=True)
        case "relaxed":
            return seen._replace(relaxed=True)
        case "seat":
            return _taken_over(seen, int(event["seat"]), _player(**event["player"]))
    return seen


def _taken_over(seen: MatchPreview, seat: int, player: Player) -> MatchPreview:
    """The same with another player on *seat*."""
    now = tuple(player if n == seat else each for n, each in enumerate(seen.players))
    return seen._replace(players=now, handed_over=True)


def _of_format_1(bare: MatchPreview, head: Any, lines: list[bytes]) -> MatchPreview:
    players = tuple(_player(*each) for each in head["players"])
    made, people = len(lines) - 1, any(player.human for player in players)
    game = _word(head["game"])
    return bare._replace(game=game, players=players, moves=made, played=made > 0 and people)


def _player(*parts: Any, **named: Any) -> Player:
    known = {key: value for key, value in named.items() if key in Player._fields}
    return Player(*map(_word, Player(*parts, **known)))


def _word(given: Any) -> str:
    """A word that can be written on a screen."""
    if not isinstance(given, str):
        raise TypeError
    given.encode()
    return "".join(sign if sign.isprintable() else " " for sign in given)[:1000]
