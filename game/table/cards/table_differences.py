"""Table differences: what is drawn otherwise than it is, for the program's own check."""

from __future__ import annotations

from game.engine.observation import Observation
from game.table.cards.table_model import TableModel


def table_differences(model: TableModel, seen: Observation[object]) -> list[str]:
    """What is drawn otherwise than *seen* says, one sentence each."""
    wrong = []
    for zone in {**seen.zones, **model.zones}:
        truth = list(seen.zones.get(zone, ()))
        drawn = [one.sprite.card for one in model.zones.get(zone, [])]
        if len(truth) != len(drawn):
            wrong.append(f"{zone.name} {zone.owner}: {len(drawn)} drawn, {len(truth)} there")
        elif any(a is not b for a, b in zip(truth, drawn, strict=True)):
            wrong.append(f"{zone.name} {zone.owner}: {drawn} drawn, {truth} there")
        ups = {at for at, one in enumerate(model.zones.get(zone, [])) if one.up}
        if ups != {place.at for place in seen.up if place.zone == zone}:
            wrong.append(f"{zone.name} {zone.owner}: other cards are turned up")
    return wrong
