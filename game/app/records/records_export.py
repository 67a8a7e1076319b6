"""The export of the records: every result as CSV and as JSON, where people find it."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.scenes.app_context import AppContext
from game.records.match_result import MatchResult
from game.records.result_export import results_as_csv, results_as_json
from game.store import atomic_file


def export_records(context: AppContext, results: Sequence[MatchResult]) -> None:
    """Write all *results*, and say where they lie, or why they could not be written."""
    folder = context.paths.exports
    try:
        atomic_file.replace_file(folder / "folkdeck-records.csv", results_as_csv(results))
        atomic_file.replace_file(folder / "folkdeck-records.json", results_as_json(results))
    except OSError as error:
        reason = error.strerror or "the disk refused"
        context.say(f"The records could not be exported ({reason}).", at_once=True)
        return
    context.say(f"Written as CSV and as JSON in {folder}.", at_once=True)
