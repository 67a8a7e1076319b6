"""The result text: in a few words how a match went, or how far it is, for sheets and lists."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from game.engine.action import Outcome
from game.engine.events import Event, Scored
from game.engine.match import Match
from game.engine.rules import AnyRules
from game.engine.zones import Seat
from game.patterns.phrases import player_placeholder
from game.presentation.presenter import presenter_of
from game.presentation.score_sheet import ScoreSheet
from game.store.player import Player
from game.store.settings import UNNAMED
from game.table.seats.name_format import fill_names

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


def result_headline(
    rules: AnyRules, match: Match[Any], sheet: ScoreSheet, players: Sequence[Player]
) -> str:
    """What stands over the score *sheet*: its own title, who wins, or which game it is."""
    names = [player.name for player in players]
    if sheet.title:
        return fill_names(sheet.title, names)
    if match.outcome is None:
        return rules.title
    winners = match.outcome.winners
    partners = any(set(winners) <= set(seats) for seats in sheet.columns)
    return winners_text(winners, names, partners)


def winners_text(seats: Sequence[Seat], everybody: Sequence[str], partners: bool) -> str:
    """Who has won: ``You win!``, ``Moss and Rust share the win!``; *partners* win as one."""
    names = [everybody[seat] for seat in seats]
    if names == [UNNAMED]:
        return "You win!"
    told = " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
    verb = "wins" if len(names) == 1 else "win" if partners else "share the win"
    return f"{told} {verb}!"


def place_text(outcome: Outcome | None, sheet: ScoreSheet, players: Sequence[Player]) -> str:
    """The place of each person who did not win, of more than two: ``You are third.``

    Nothing where the game says itself who lost, or where most or fewest points do not decide.
    """
    if outcome is None or sheet.title or len(sheet.columns) < 3 or not all(sheet.columns):
        return ""
    points = [outcome.points[seats[0]] for seats in sheet.columns]
    won = {outcome.points[seat] for seat in outcome.winners}
    if won not in ({max(points)}, {min(points)}):
        return ""
    way = 1 if won == {max(points)} else -1
    told = []
    for seats, own in zip(sheet.columns, points, strict=True):
        place = sum(way * each > way * own for each in points)
        shares = points.count(own) > 1
        told += [
            _placed(players[seat].name, ORDINALS[place], shares)
            for seat in seats
            if players[seat].human and place
        ]
    return " ".join(told)


def _placed(name: str, ordinal: str, shares: bool) -> str:
    you = name == UNNAMED
    if shares:
        return f"{name} {'share' if you else 'shares'} {ordinal} place."
    return f"{name} {'are' if you else 'is'} {ordinal}."


def result_line(rules: AnyRules, match: Match[Any], players: Sequence[Player]) -> str:
    """One line on a match that is over: its headline, and what it names, winners and people got.

    Everybody is named as soon as two totals are told: a winner's is never taken for one's own.
    """
    sheet = presenter_of(rules).sheet(match.observe(None))
    people = {seat for seat, player in enumerate(players) if player.human}
    winners = set() if match.outcome is None else set(match.outcome.winners)
    own = [n for n, seats in enumerate(sheet.columns) if people.intersection(seats)]
    won = [n for n, seats in enumerate(sheet.columns) if winners.intersection(seats)] if own else []
    named = [
        n
        for n, seats in enumerate(sheet.columns)
        if any(player_placeholder(seat) in sheet.title for seat in seats)
    ]
    shown = list(dict.fromkeys([*named, *won, *own]))
    got = [sheet.totals[n] for n in shown]
    if len(shown) > 1:
        whose = [" & ".join(players[seat].name for seat in sheet.columns[n]) for n in shown]
        got = [f"{name} {total}" for name, total in zip(whose, got, strict=True)]
    told = result_headline(rules, match, sheet, players)
    stop = "" if told.endswith("!") else "."
    return f"{told}{stop} {sheet.total}: {', '.join(got)}" if any(got) else told


def moves_text(moves: int) -> str:
    """A number of moves in words: ``1 move``."""
    return "1 move" if moves == 1 else f"{moves} moves"


def match_progress_text(events: Iterable[Event], moves: int) -> str:
    """Which part of a match comes after *events*: ``round 3``, or its moves in the first part."""
    last = next((e for e in reversed(list(events)) if isinstance(e, Scored)), None)
    word, _, number = ("", "", "") if last is None else last.title.lower().partition(" ")
    if number.isdigit():
        return f"{word} {int(number) + 1}"
    if not moves:
        return "just dealt"
    return "1 move played" if moves == 1 else f"{moves} moves played"
