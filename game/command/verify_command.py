"""``folkdeck verify``: whether the shuffle of a saved match was fixed before it was dealt."""

from __future__ import annotations

from pathlib import Path

from game.command.arguments.sentence_parser import Parser, UsageError
from game.command.saved_match import is_over, read_saved_match
from game.engine.journal import CorruptJournal, Journal
from game.engine.options import BadOption
from game.shelf import game_entry
from game.store.matches.match_file import MatchFile

SHORT = 16
"""So many signs of a seal are printed."""


def run(words: list[str]) -> int:
    """Say in one sentence whether the match keeps what its seal promised; 1 if not.

    Raises:
        UsageError: when the match cannot be opened, or its seed is not told yet.
    """
    parser = Parser("verify", "Checks that the shuffle of a match was fixed before the deal.")
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved match")
    parser.add_argument("--seal", default="", help="as you wrote it down before the first move")
    parser.add_argument(
        "--text", action="store_true", help="print the text of which the seal is the SHA-256"
    )
    asked = parser.parse_args(words)
    try:
        match = read_saved_match(asked.file)
        if asked.text and not is_over(match):
            raise UsageError("This match is not over: its seed is not told before its end.")
        told = checked(match, "".join(asked.seal.split()).lower())
    except UsageError:
        raise
    except (BadOption, ValueError) as error:
        print(error)
        return 1
    print(match.beginning.sealed_text if asked.text else told)
    return 0


def checked(match: MatchFile, noted: str = "") -> str:
    """The sentence about a match that keeps its promise; *noted* is the seal as it was shown.

    Raises:
        CorruptJournal: when it does not, or nothing can be said, in one sentence.
        BadOption: when its game cannot be opened.
    """
    if match.damage:
        raise CorruptJournal(f"{match.damage[:-1]}; its shuffle cannot be checked.")
    journal = match.progress().journal
    if not (journal.salt and journal.seal):
        raise CorruptJournal("This match has no seal: it was begun without one.")
    if not journal.seal_holds:
        raise CorruptJournal("Seed and salt do not give the seal: the shuffle was changed.")
    if noted and noted != journal.seal:
        raise CorruptJournal("This is not the seal you wrote down: it is another shuffle.")
    return told(journal)


def told(journal: Journal) -> str:
    """What the seal of a match shows, no more.

    Raises:
        CorruptJournal: when the moves do not follow from the shuffle.
    """
    match = journal.replay(game_entry(journal.game).open(journal.seats, journal.options))
    moves = len(match.actions)
    follow = "its one move follows" if moves == 1 else f"all {moves} moves follow"
    return (
        f"The deck was fixed beforehand: seed and salt give the seal {journal.seal[:SHORT]}…, "
        f"and {follow} from that shuffle."
    )
