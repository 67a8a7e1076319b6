"""Learned judgement of the vote in Democracy: its features, its styles, its scores."""

from __future__ import annotations

import pytest

from game.bots.profile import Style
from game.games.democracy.bot.learned_model import SeatFeatures, learned_values
from game.games.democracy.bot.learned_weights import NET
from game.games.democracy.bot.win_chances import WinChances
from tests.games.democracy.tables import democracy
from tests.games.democracy.test_bot import written

LINES = "pool: Kh 8d ; hand P1: 5h 7c ; hand P2: Jd Qc ; hand P3: Js Qs"


def table(lines: str, style: Style | None = None) -> SeatFeatures:
    """What the first of three sees."""
    return SeatFeatures(WinChances(democracy(3)), written(lines).state_copy(), 0, style or Style())


def test_every_sign_has_its_weights() -> None:
    seen = table(LINES)
    signs = len(seen.of_card(seen.hand[0])) + len(seen.of_table())
    assert {len(row) for row in NET[:-1]} == {signs + 2}
    assert len(NET[-1]) == signs


def test_a_net_bends_where_its_threshold_is() -> None:
    seen = table(LINES)
    nothing = [0.0] * len(seen.of_card(seen.hand[0]))
    whole = [0.0] * len(seen.of_table())
    trump = [*nothing[:1], 2.0, *nothing[2:]]
    net = ([*trump, *whole, -0.5, 3.0], [*nothing, *whole])
    assert learned_values(seen, net) == pytest.approx([4.5, 0.0])


def test_an_unbeatable_card_wins_and_the_idiot_may_catch_it() -> None:
    chief, gone = "pool: Kh 8d ; hand P1: 5h 7c ; hand P2: Jd Qc ; hand P3: Js Qs", "won P2: 6h"
    seen = table(f"{chief} ; {gone}")
    assert seen.wins(seen.own[0]) == 1
    assert 0.5 < table(chief).wins(seen.own[0]) < 1


def test_hidden_cards_do_not_matter() -> None:
    one, other = (
        table(LINES),
        table("pool: Kh Qc ; hand P1: 5h 7c ; hand P2: Jd 8d ; hand P3: 9s Qs"),
    )
    assert learned_values(one, NET) == learned_values(other, NET)


def test_the_patient_keep_what_is_strong() -> None:
    usual, patient = (
        learned_values(table(LINES), NET),
        learned_values(table(LINES, Style(patience=1.0)), NET),
    )
    assert patient[0] - patient[1] < usual[0] - usual[1]
    wary = table(LINES, Style(suspicion=1.0))
    assert wary.wins(2) < table(LINES).wins(2)
