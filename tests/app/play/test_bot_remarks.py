"""Table talk: seldom, one at a time, from public words alone, written nowhere, off if wanted."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

from game.app.play.bot_remark_text import REMARKS
from game.app.play.bot_remarks import REMARK_CHANCES, REST, BotRemarks
from game.app.session.dealer import GameDealer
from game.app.session.session import Session
from game.app.setup import player_defaults
from game.app.setup.player_defaults import with_level
from game.app.setup.unique_names import with_unique_names
from game.art.portraits.portraits import ANIMALS
from game.engine.events import Said
from game.engine.journal import Journal
from game.engine.zones import Seat
from game.shelf import game_entry
from game.store.player import Player
from game.store.settings import Settings
from game.table.animation.emotions import Emotion, SeatEmotion, seat_emotions
from game.thinking.inline_service import InlineDecisionService
from tests.app.driver.app_driver import Pilot, begin, deal, flying

PLAYERS = (
    Player("You", "you1"), Player("Soot", "soot", "casual"), Player("Moss", "moss", "casual"),
)  # fmt: skip


def talk(
    players: tuple[Player, ...], winners: tuple[Seat, ...] = ()
) -> tuple[BotRemarks, list[Any]]:
    remarks: list[Any] = []
    return BotRemarks(players, lambda *said: remarks.append(said), lambda: winners), remarks


def watched(game: str) -> Session:
    """A match between computers alone, played to its end."""
    rules = game_entry(game).open()
    players = player_defaults.default_players(Settings(), rules.seats)
    players = with_unique_names(with_level(players, 0, player_defaults.DEFAULT_LEVEL))
    journal = Journal(game, rules.version, rules.seats, rules.options.written(), "banter")
    session = Session(
        GameDealer(game_entry(game)), journal, players, InlineDecisionService(), pace=0.0
    )
    while not session.over:
        session.poll(3.0)
    return session


def heard(session: Session, seat: Seat | None) -> tuple[list[Any], int]:
    """The remarks on a match as *seat* saw it, and how many sentences were told."""
    banter, remarks = talk(session.players, session.winners())
    told = 0
    for event in session.match.events(seat):
        if isinstance(event, Said):
            told += 1
            banter.hear(event, seat_emotions(event))
    return remarks, told


def test_every_viewer_hears_the_same_and_not_often() -> None:
    for game in ("fire_gibbon", "pitch"):
        session = watched(game)
        remarks, told = heard(session, None)
        assert 2 <= len(remarks) <= told / REST + 3
        assert all(heard(session, seat)[0] == remarks for seat in range(session.rules.seats))
        assert all(
            any(text in lines for lines in REMARKS[session.players[seat].portrait].values())
            for seat, text in remarks
        )


def test_people_say_nothing_themselves_but_a_win_of_theirs_is_remarked_on() -> None:
    won = Said("wins", "{0} wins.", seat=0)
    beaten = 0
    for number in range(20):
        banter, remarks = talk(PLAYERS, (0,))
        banter.hear(won._replace(text=f"{number}"), [SeatEmotion(0, Emotion.WON)])
        beaten += len(remarks)
        for seat, text in remarks:
            assert text in REMARKS[PLAYERS[seat].portrait][Emotion.BEATEN]
    assert 10 <= beaten <= 20


def test_a_partner_who_has_won_too_is_not_beaten() -> None:
    banter, remarks = talk(PLAYERS, (0, 2))
    banter.hear(Said("wins", "They win.", seat=0), [SeatEmotion(0, Emotion.WON)])
    assert [seat for seat, _ in remarks] == [2]
    assert remarks[0][1] in REMARKS["moss"][Emotion.WON]


def test_after_a_remark_others_wait() -> None:
    banter, remarks = talk(PLAYERS)
    for number in range(200):
        banter.hear(Said("caught", f"{number}", seat=1), [SeatEmotion(1, Emotion.CAUGHT)])
    assert 200 / REST / 2 < len(remarks) <= 200 / REST
    assert all(one != other for one, other in pairwise(remarks))


def test_every_animal_has_words_of_its_own_for_everything_and_they_are_short() -> None:
    assert set(REMARKS) == set(ANIMALS)
    every = [line for lines in REMARKS.values() for told in lines.values() for line in told]
    assert len(set(every)) == len(every)
    assert max(map(len, every)) <= 36
    for lines in REMARKS.values():
        assert {stir for stir, chance in REMARK_CHANCES.items() if chance} == set(lines)
        assert all(len(told) >= 2 for told in lines.values())


def test_it_hangs_at_the_face_and_is_told_nowhere_else(tmp_path: Path) -> None:
    for match in range(6):  # somebody says something sooner or later
        with flying(tmp_path, talk=True) as pilot:
            deal(pilot, "fire_gibbon", 4, 1, {}, f"talk {match}")
            if heard_at_the_face(pilot):
                return
    raise AssertionError("nobody says anything")


def heard_at_the_face(pilot: Pilot) -> bool:
    """Whether anybody made a remark in a match, and that it is nowhere but at the face."""
    view, said = pilot.play.view, set[str]()

    def look() -> None:
        light = [one.text for one in view.hud.speech_bubbles._said.values() if one.light]
        assert len(light) <= 1
        said.update(light)
        assert not {thing.label for thing in pilot.things()} & said
        assert not {thing.value for thing in pilot.things()} & said

    pilot.watch = look
    for _ in range(60):
        if said or pilot.scene != "play":
            break
        pilot.by_mouse(pilot.legal()[-1])
    assert not said & {line.text for line in view.hud.log.lines}
    return bool(said)


def test_it_can_be_switched_off(tmp_path: Path) -> None:
    with flying(tmp_path, talk=True) as pilot:
        pilot.click("Settings")
        pilot.click("Remarks of the computers’ animals")
        assert not pilot.context.settings.talk
        pilot.click("Done")
        begin(pilot, "fire_gibbon")
        assert not pilot.play.bot_remarks.wanted
        pilot.play.bot_remarks.hear(Said("wins", "x", seat=1), [SeatEmotion(1, Emotion.WON)])
        assert not pilot.play.view.hud.speech_bubbles._said
