"""The recap: each thing once and in order, what concerns a person first, nothing that is hidden."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from game.app.session.recap import Recap, recap
from game.engine.cards import Card
from game.engine.cards import card as read
from game.engine.events import Event, Moved, Said, Turned
from game.engine.match import Match
from game.engine.zones import EVERYBODY, Place, ZoneId
from game.shelf import SHELF, game_entry
from game.table.seats.name_format import fill_names

NAMES = ("Ann", "Bob", "Moss", "Rust", "Soot", "Ivy", "Silver", "Peat")
HAND, TABLE = "hand", ZoneId("table")


def moved(card: Card | None, seat: int, at: int = 0) -> Moved:
    return Moved(card, Place(ZoneId(HAND, seat), at), Place(TABLE, at), card is not None)


def eaten(card: Card, seat: int) -> Moved:
    return Moved(card, Place(TABLE, 0), Place(ZoneId(HAND, seat), 0), True)


def told(*events: Event, seat: int = 0, since: int = 0) -> Recap:
    return recap(events, since, seat, NAMES)


CLUBS = [read(text) for text in ("5c", "6c", "7c")]


def test_a_run_of_cards_is_one_line() -> None:
    assert told(*(moved(card, 3) for card in CLUBS)).others == (
        "Rust plays the 5, 6 and 7 of clubs.",
    )


@pytest.mark.parametrize("before", [True, False])
def test_cards_that_are_named_are_not_told_again(before: bool) -> None:
    words = Said("leads", "{3} leads the 5, 6 and 7 of clubs.", None, 3)
    moves = [moved(card, 3) for card in CLUBS]
    events: list[Event] = [words, *moves] if before else [*moves, words]
    assert told(*events).others == ("Rust leads the 5, 6 and 7 of clubs.",)


def test_words_about_somebody_else_name_nobodys_card() -> None:
    """Two players may play cards of one name one after the other, with two packs."""
    first = Said("leads", "{2} leads the 5 of clubs.", None, 2)
    assert told(first, moved(CLUBS[0], 2), moved(CLUBS[0], 3)).others == (
        "Moss leads the 5 of clubs.",
        "Rust plays the 5 of clubs.",
    )


def test_whose_lead_it_is_is_not_told_beside_the_lead() -> None:
    lead, leads = Said("lead", "{3} leads.", None, 3), Said("leads", "{3} leads the 5 of clubs.")
    assert told(lead, leads).others == ("Rust leads the 5 of clubs.",)
    assert told(lead).others == ("Rust leads.",)


def test_who_is_told_is_spoken_to_and_what_concerns_him_comes_first() -> None:
    found = told(
        Said("wins", "{2} wins the trick.", None, 2),
        Said("captures", "{0} captures 3 points.", None, 0),
        Said("doubt", "I doubt {0}!", None, 1, 0),
        Said("wins", "{1} wins the trick.", None, 1),
    )
    assert found.concerning == ("You capture 3 points.", "I doubt you!")
    assert found.others == ("Moss wins the trick.", "Bob wins the trick.")
    other = told(Said("captures", "{0} captures 3 points.", None, 0), seat=1)
    assert other.others == ("Ann captures 3 points.",)


def test_it_concerns_me_that_my_card_was_eaten() -> None:
    """Also where it was played before what is told begins."""
    mine = moved(CLUBS[0], 0)
    eats = Said("eats", "{2} eats the 5 of clubs.", None, 2)
    found = told(mine, eats, eaten(CLUBS[0], 2), since=1)
    assert found == Recap(("Moss eats the 5 of clubs.",), ())


def test_what_was_turned_up_is_not_played_when_it_is_taken() -> None:
    chosen = ZoneId("chosen", 1)
    face = Turned(CLUBS[0], Place(chosen, 0), True)
    taken = Moved(CLUBS[0], Place(chosen, 0), Place(ZoneId("won", 2), 0), True)
    assert told(face, taken).empty


@pytest.mark.parametrize("game", [game for game, one in SHELF.items() if one.open().seats > 1])
def test_no_card_is_told_that_everybody_was_not_shown(game: str) -> None:
    """With other cards wherever a face was hidden from somebody, every word stays the same."""
    match, rng = played(game, 90)
    before = [recap(match.events(None), since, 0, NAMES) for since in (0, 40)]
    cards = [e.card for e in match.record.events if isinstance(e, (Moved, Turned)) and e.card]
    changed = 0
    for number, event in enumerate(match.record.events):
        if isinstance(event, (Moved, Turned)) and match.record.seers[number] != EVERYBODY:
            match.record.events[number] = event._replace(card=rng.choice(cards))
            changed += 1
    assert changed
    assert [recap(match.events(None), since, 0, NAMES) for since in (0, 40)] == before


@pytest.mark.parametrize("game", [game for game, one in SHELF.items() if one.open().seats > 1])
def test_every_word_of_the_match_is_told_once(game: str) -> None:
    """A line of the log is left out only where the next line says the same and more."""
    match, _ = played(game, 90)
    events = match.events(None)
    lines = [line.rpartition(": “")[2].rstrip("”") for line in told(*events, seat=9).others]
    log = [fill_names(e.text, NAMES) for e in events if isinstance(e, Said) and e.text]
    missing = Counter(log) - Counter(lines)
    assert not [text for text in missing if not text.endswith(" leads.")]
    more = Counter(lines) - Counter(log)
    assert not [text for text in more if " plays the " not in text]


def played(game: str, moves: int) -> tuple[Match[Any], Random]:
    rules = game_entry(game).open()
    match, rng = Match(rules, "recap"), Random(2)
    for _ in range(moves):
        if match.outcome is None:
            seat = match.seats_with_moves[0]
            match.submit(rng.choice(match.legal(seat)))
    return match, rng
