"""The list of commands that need no screen, and what each is for."""

from __future__ import annotations

COMMANDS = {
    "games": "list the games, their seats and options",
    "simulate": "let computer players play without a screen",
    "arena": "find out which computer player is stronger",
    "audit": "prove that the computers of a match never saw hidden cards",
    "analyse": "weigh the decisions of a player after a match",
    "verify": "check that the shuffle of a match was fixed beforehand",
    "replay": "print a saved match",
    "matches": "list, name, export and import matches",
    "records": "what came of the matches of each person",
    "transfer": "take people, matches, records and settings to another computer",
    "scenario": "run positions and plays written as text",
}
"""The commands that need no screen, and what they are for."""
