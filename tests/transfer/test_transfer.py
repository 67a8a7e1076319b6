"""The transfer: everything goes to another computer and joins what is there; nothing is lost."""

from __future__ import annotations

import io
import json
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest

from game.command.main import main
from game.records.result_book import ResultBook
from game.records.result_line import written_result
from game.store.known_people import known_people
from game.store.matches.match_file_events import match_event
from game.store.matches.match_folder import MatchFolder
from game.store.paths import Paths, user_paths
from game.store.settings import Settings
from game.store.settings_file import load_settings, save_settings
from game.transfer.settings_transfer import merged_person, merged_settings
from game.transfer.transfer_file import BadTransfer, read_transfer, write_transfer
from game.transfer.transfer_merge import take_in
from tests.records.test_records import finished, result
from tests.store.match_samples import journal, keep

TESS, ADA = "0a" * 16, "0b" * 16


def computer(folder: Path) -> Paths:
    """A computer with two matches, a deleted match's line, and two people."""
    places = user_paths(folder)
    finished(places.matches, "vendetta", "a")
    keep(places.matches, journal(1))
    book = ResultBook(places.results)
    book.add_missing(places.matches)
    with places.results.open("a", encoding="utf-8") as file:
        file.write(json.dumps(written_result(result(7, 1.0))) + "\n")
        file.write(json.dumps({"format": 99, "match": "f" * 32}) + "\n")
    people = {ADA: {"name": "Ada", "told": ["pitch"]}}
    save_settings(places.settings, Settings(name="Tess", person=TESS, speed=0.5, people=people))
    return places


def contents(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def bring(file: Path, places: Paths) -> str:
    before = load_settings(places.settings).settings
    taken, now = take_in(places, read_transfer(file), before)
    if now != before:
        save_settings(places.settings, now, before)
    return taken.told


def test_all_of_it_reaches_a_new_computer_and_a_second_time_changes_nothing(
    tmp_path: Path,
) -> None:
    here, there = computer(tmp_path / "here"), user_paths(tmp_path / "there")
    file = tmp_path / "all.zip"
    assert write_transfer(here, file) == 2
    assert bring(file, there).startswith("Taken in: 2 matches, 3 lines of the records, ")
    settings = load_settings(there.settings).settings
    assert (settings.person, settings.name, settings.speed) == (TESS, "Tess", 0.5)
    assert {each.id: each.name for each in known_people(settings)} == {TESS: "Tess", ADA: "Ada"}
    ids = {each.id for each in MatchFolder(there.matches).previews()}
    assert ids == {each.id for each in MatchFolder(here.matches).previews()}
    ours, theirs = ResultBook(here.results), ResultBook(there.results)
    ours.read()
    theirs.read()
    assert theirs.results == ours.results
    before = contents(there.saves)
    assert bring(file, there) == "Everything in this file is here already."
    assert contents(there.saves) == before


def test_what_is_there_already_stays(tmp_path: Path) -> None:
    here, there = computer(tmp_path / "here"), user_paths(tmp_path / "there")
    file = tmp_path / "all.zip"
    kept = keep(there.matches, journal(2), told="Over")
    own = kept.read_bytes()
    there.results.write_text(json.dumps(written_result(result(7, 0.0, 99))) + "\n")
    mine = Settings(name="Bo", person="0c" * 16, volume=0.1, people={ADA: {"name": "Adele"}})
    save_settings(there.settings, mine)
    write_transfer(here, file)
    bring(file, there)
    assert kept.read_bytes() == own
    book = ResultBook(there.results)
    book.read()
    assert book.results[f"{7:032x}"].people[0].points == 99
    settings = load_settings(there.settings).settings
    assert (settings.name, settings.person, settings.volume) == ("Bo", "0c" * 16, 0.1)
    names = {each.id: each.name for each in known_people(settings)}
    assert names == {"0c" * 16: "Bo", TESS: "Tess", ADA: "Adele"}


def test_a_match_that_went_on_elsewhere_is_kept_beside_the_one_here(tmp_path: Path) -> None:
    here, there = user_paths(tmp_path / "here"), user_paths(tmp_path / "there")
    path = keep(here.matches, journal(2))
    first, second = tmp_path / "1.zip", tmp_path / "2.zip"
    write_transfer(here, first)
    bring(first, there)
    opened = MatchFolder(here.matches).open(path)
    opened.append(match_event("hint", seat=0, at=9))
    opened.close()
    write_transfer(here, second)
    assert bring(second, there).startswith("Taken in: 1 match, 0 lines")
    assert bring(first, there) == bring(second, there) == "Everything in this file is here already."
    assert len(MatchFolder(there.matches).previews()) == 2


def packed(**parts: bytes | str) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as file:
        for name, content in parts.items():
            file.writestr(name.replace("__", "/").replace("_json", ".json"), content)
    return out.getvalue()


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "is no transfer file"), (b"PK\x03\x04torn", "is no transfer file"),
        (packed(other="x"), "is no transfer file"),
        (packed(folkdeck_json="[]"), "is no transfer file"),
        (packed(folkdeck_json='{"format": true}'), "is no transfer file"),
        (packed(folkdeck_json='{"format": 2}'), "newer version"),
        (packed(folkdeck_json='{"format": 1}', matches__big=b"0" * (17 << 20)), "no transfer file"),
    ],
)  # fmt: skip
def test_nonsense_gets_one_sentence_and_changes_nothing(
    tmp_path: Path, content: bytes, told: str
) -> None:
    file = tmp_path / "bad.zip"
    file.write_bytes(content)
    with pytest.raises(BadTransfer, match=told):
        read_transfer(file)


def test_a_changed_byte_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "all.zip"
    write_transfer(computer(tmp_path / "here"), file)
    content = bytearray(file.read_bytes())
    at = content.index(b"results.jsonl") + 60
    content[at] ^= 0xFF
    file.write_bytes(content)
    with pytest.raises(BadTransfer):
        read_transfer(file)


def test_no_name_in_the_file_leads_anywhere(tmp_path: Path) -> None:
    file, there = tmp_path / "bad.zip", user_paths(tmp_path / "there")
    path = keep(tmp_path / "m", journal(2))
    with zipfile.ZipFile(file, "w") as out:
        out.writestr("folkdeck.json", '{"format": 1}')
        out.writestr("../../evil.folkdeck", path.read_bytes())
        out.writestr("matches/../../evil.folkdeck", path.read_bytes())
        out.writestr("matches/..", path.read_bytes())
        out.writestr("matches/torn", b"nonsense")
        out.writestr("results.jsonl", b"{torn\n")
        out.writestr("settings.json", b"[]")
    told = bring(file, there)
    assert told.startswith("Taken in: 1 match, 0 lines")
    assert told.endswith("3 parts could not be read and stayed out.")
    assert not list(tmp_path.rglob("evil*"))
    assert len(list(there.matches.iterdir())) == 1


def test_nothing_is_written_over(tmp_path: Path) -> None:
    file = tmp_path / "all.zip"
    file.write_bytes(b"mine")
    with pytest.raises(BadTransfer, match="is there already"):
        write_transfer(computer(tmp_path / "here"), file)
    assert file.read_bytes() == b"mine"


def test_what_two_computers_know_of_a_person_is_put_together() -> None:
    here = {"name": "Ada", "told": ["pitch"], "lessons": {"pitch": [3, 0], "vendetta": [0, 1]}}
    there = {"name": "A", "face": "you2", "told": ["vendetta"],
             "lessons": {"pitch": [0, 1], "vendetta": [2, 0], "skitgubbe": [1, 0]}}  # fmt: skip
    assert merged_person(here, there) == {
        "name": "Ada", "face": "you2", "told": ["pitch", "vendetta"],
        "lessons": {"pitch": [0, 1], "vendetta": [0, 1], "skitgubbe": [1, 0]},
    }  # fmt: skip


def test_settings_that_nobody_chose_here_come_along() -> None:
    here = Settings(volume=0.2)
    there = Settings(volume=0.9, speed=0.5, width=3000, last={"pitch": {"seats": 4}})
    now = merged_settings(here, there)
    assert (now.volume, now.speed, now.width, now.last) == (0.2, 0.5, 1280, there.last)
    assert merged_settings(now, there) == now
    assert merged_settings(now, replace(there, people={ADA: {"name": "Ada"}})).people


def test_the_command_writes_and_takes_in(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    computer(tmp_path / "here")
    file = str(tmp_path / "all.zip")

    def run(*words: str) -> int:
        return main(list(words), lambda options: 1)

    assert run("transfer", "export", file, "--portable", str(tmp_path / "here")) == 0
    assert run("transfer", "import", file, "--portable", str(tmp_path / "there")) == 0
    assert "Taken in: 2 matches" in capsys.readouterr().out
    assert run("transfer", "import", str(tmp_path / "none.zip")) == 2
    assert capsys.readouterr().err.count("\n") == 1
