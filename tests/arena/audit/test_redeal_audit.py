"""The audit: honest computers pass in every game, and one that peeks is caught."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any

import pytest

from game import shelf
from game.arena.audit.redeal_audit import audit
from game.arena.audit.retold_history import as_seen
from game.arena.play_match import play_match
from game.arena.player_kinds import make_player
from game.bots.any_game_bot import AnyGameBot
from game.bots.imagined_deals import determinize
from game.bots.profile import BotProfile
from game.command.main import main
from game.engine.action import Action, Refusal
from game.engine.cards import card
from game.engine.events import Event, Moved
from game.engine.journal import CorruptJournal, Journal
from game.engine.match import Match
from game.engine.observation import Observation
from game.engine.player_memory import PlayerMemory, witnessed
from game.engine.rules import AnyRules
from game.engine.witness_record import Record
from game.games.fire_gibbon.rules.rules import FireGibbon
from game.shelf import SHELF
from game.store.matches.match_file import match_text, new_match_file
from game.store.player import Player
from tests.engine.play import play


def saved(game: str, most: int = 24) -> tuple[Journal, list[Player]]:
    """The beginning of a match among novices."""
    rules = SHELF[game].open()
    novices = [make_player(rules, "novice")] * rules.seats
    match = play_match(rules, novices, "audit", most)
    people = [Player(f"Seat {n}", level="novice") for n in range(rules.seats)]
    return Journal.of(match, rules.options.written()), people


@pytest.mark.parametrize("game", SHELF)
def test_honest_computers_choose_the_same_whatever_they_cannot_see(game: str) -> None:
    journal, people = saved(game)
    verdict = audit(journal, people, redeals=3)
    assert verdict.decisions > 0
    assert verdict.redeals == 3 * verdict.decisions
    assert verdict.differences == ()


@pytest.mark.parametrize("game", SHELF)
def test_another_deal_looks_the_same_to_who_cannot_see_it(game: str) -> None:
    rules = SHELF[game].open()
    match: Match[Any] = Match(rules, "look")
    rng, other = Random("look"), 0
    for _ in range(12):
        seat = match.seats_with_moves[0]
        seen = match.observe(seat)
        world = next(determinize(rules, seen, rng))
        assert as_seen(rules, world, seen) == seen
        other += world.table.zones != match.state_copy().table.zones
        match.submit(rng.choice(match.legal(seat)))
    assert other > 0


@pytest.mark.slow
@pytest.mark.parametrize("game", SHELF)
def test_a_kept_match_of_all_levels_and_tempers_is_honest(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kinds = ["master:soot", "skilled:dusk", "casual:rust", "novice:birch"]
    seats = SHELF[game].rules.default_seats
    path, players = tmp_path / "kept.folkdeck", ",".join(kinds[:seats])
    words = ["simulate", game, "--players", players, "--max-actions", "12"]
    assert main([*words, "--journal", str(path)], lambda asked: 1) == 0
    capsys.readouterr()
    assert main(["audit", str(path), "--redeals", "2", "--json"], lambda asked: 1) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["decisions"] > 3
    assert told["differences"] == 0


class Peeker(AnyGameBot):
    """A bot that acts on a card nobody showed it; it finds its number at the end of a refusal."""

    def __init__(self, rules: AnyRules, profile: BotProfile) -> None:
        super().__init__(rules)

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        legal = seen.legal
        told = [choice.refused for choice in seen.choices if choice.refused is not None]
        number = int(told[0].code.rpartition("_")[2]) if told else 0
        yield legal[number % len(legal)]


@pytest.mark.plain
def test_a_computer_that_peeks_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    journal, people = saved("fire_gibbon")
    refuse, listed = FireGibbon.why_illegal, FireGibbon.candidates
    tops = [0]

    def remembering(self: FireGibbon, state: Any, seat: int) -> Any:
        """The candidates; the top of the deck is kept for their words."""
        deck = state.table.zones[self.zone_registry.index[self.stock]]
        tops[:] = [deck[-1].index if deck else 0]
        return listed(self, state, seat)

    def leaky(self: FireGibbon, state: Any, action: Action) -> Refusal | None:
        """The refusal of a choice, and the top of the deck with it."""
        refused = refuse(self, state, action)
        return refused and refused._replace(code=f"{refused.code}_{tops[0]}")

    monkeypatch.setattr(FireGibbon, "candidates", remembering)
    monkeypatch.setattr(FireGibbon, "why_illegal", leaky)
    peeking = MappingProxyType({**SHELF, "fire_gibbon": SHELF["fire_gibbon"]._replace(bot=Peeker)})
    monkeypatch.setattr(shelf, "SHELF", peeking)
    verdict = audit(journal, people, redeals=5)
    assert len(verdict.differences) > 3


class Eavesdropper(AnyGameBot):
    """A bot that acts on the last face of its history that it can have been told."""

    def __init__(self, rules: AnyRules, profile: BotProfile) -> None:
        super().__init__(rules)

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        moved = [event for event in seen.history if isinstance(event, Moved) and event.card]
        yield seen.legal[(moved[-1].card or card("2c")).index % len(seen.legal)]


@pytest.mark.plain
def test_a_computer_that_is_told_hidden_faces_by_its_history_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    journal, people = saved("fire_gibbon")
    odd = SHELF["fire_gibbon"]._replace(bot=Eavesdropper)
    monkeypatch.setattr(shelf, "SHELF", MappingProxyType({**SHELF, "fire_gibbon": odd}))
    assert audit(journal, people, redeals=5).differences == ()

    def gossip(self: Record, seat: int | None, since: int = 0) -> list[Event]:
        """Everybody is told every face."""
        return self.events[since:]

    monkeypatch.setattr(Record, "seen_by", gossip)
    assert len(audit(journal, people, redeals=5).differences) > 3


@pytest.mark.parametrize("game", SHELF)
def test_nobody_is_told_a_face_that_was_not_before_his_eyes(game: str) -> None:
    rules = SHELF[game].open()
    match = play(rules, "witness", limit=250)
    for seat in (None, *range(rules.seats)):
        sight = PlayerMemory(rules.zone_registry, seat, rules.stock, len(rules.pack()))
        told = match.events(seat)
        assert list(witnessed(sight, told)) == list(told)
        assert seat is None or any(isinstance(e, Moved) and e.card for e in told)


def test_people_are_not_audited() -> None:
    journal, people = saved("pitch")
    people[0] = Player("You")
    alone = audit(journal, people, redeals=1)
    whole = audit(journal, [Player("You", level="novice"), *people[1:]], redeals=1)
    assert 0 < alone.decisions < whole.decisions


def test_a_match_that_cannot_be_played_is_said() -> None:
    journal, people = saved("pitch")
    with pytest.raises(CorruptJournal, match="Move 1 "):
        audit(
            Journal(
                journal.game, journal.version, journal.seats, journal.options, journal.seed,
                journal.actions[5:],
            ),
            people,
            redeals=1,
        )  # fmt: skip


def test_the_command_prints_the_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    journal, people = saved("fire_gibbon", 12)
    path = tmp_path / "one.folkdeck"
    path.write_text(
        match_text(new_match_file(journal, people, 1, 1), veiled=False)[0], encoding="utf-8"
    )
    assert main(["audit", str(path), "--redeals", "2"], lambda asked: 1) == 0
    assert "0 differences" in capsys.readouterr().out
    assert main(["audit", str(path), "--redeals", "2", "--json"], lambda asked: 1) == 0
    assert json.loads(capsys.readouterr().out)["differences"] == 0
    path.write_text(
        match_text(new_match_file(journal, [Player("You")] * journal.seats, 1, 1), veiled=False)[0],
        encoding="utf-8",
    )
    assert main(["audit", str(path)], lambda asked: 1) == 2
    assert "No computer played" in capsys.readouterr().err
    assert main(["audit", str(tmp_path / "none")], lambda asked: 1) == 2
