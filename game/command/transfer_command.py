"""``folkdeck transfer``: takes people, matches, records and settings to another computer."""

from __future__ import annotations

from pathlib import Path

from game.command.arguments.argument_types import folder
from game.command.arguments.sentence_parser import Parser, UsageError
from game.store.paths import Paths, user_paths
from game.store.settings_file import SettingsNotSaved, load_settings, save_settings
from game.transfer.transfer_file import BadTransfer, read_transfer, write_transfer
from game.transfer.transfer_merge import take_in


def run(words: list[str]) -> int:
    """Write everything to one file, or take in what such a file holds; 2 when that fails.

    Raises:
        UsageError: when the file cannot be read or written.
    """
    parser = Parser("transfer", "Takes everything of yours to another computer, in one file.")
    parser.add_argument("what", choices=("export", "import"), help="write a file, or take one in")
    parser.add_argument("file", type=Path, metavar="FILE", help="the file, such as folkdeck.zip")
    parser.add_argument(
        "--portable", type=folder, metavar="DIR", help="of this folder, not of this person"
    )
    asked = parser.parse_args(words)
    places = user_paths(asked.portable)
    try:
        if asked.what == "export":
            count = write_transfer(places, asked.file)
            matches = "1 match" if count == 1 else f"{count} matches"
            print(f"Written to {asked.file} with {matches}.")
        else:
            print(_taken(places, asked.file))
    except (BadTransfer, SettingsNotSaved) as error:
        raise UsageError(str(error)) from None
    except OSError as error:
        reason = error.strerror or "the disk refused"
        raise UsageError(f"Not all could be taken in ({reason}).") from None
    return 0


def _taken(places: Paths, file: Path) -> str:
    held = read_transfer(file)
    before = load_settings(places.settings).settings
    taken, now = take_in(places, held, before)
    if now != before:
        save_settings(places.settings, now, before)
    return taken.told
