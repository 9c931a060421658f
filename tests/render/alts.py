"""The alt texts of a table's pictures, straight from what everybody sees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.render.alt_text import scene_alt
from bot.render.table_scene import street_scene, table_scene
from bot.service.ports import Logged
from bot.service.preferences import Look
from engine.seats import Seat
from engine.view import TableView


def table_alt(view: TableView, log: Sequence[Logged], locale: str, chances: Mapping[Seat, float]) -> str:
    """Of the table as it is."""
    return scene_alt(table_scene(view, log, locale, Look(), chances, lambda _: ""), locale)


def street_alt(view: TableView, log: Sequence[Logged], locale: str) -> str:
    """Of the table as the street began."""
    return scene_alt(street_scene(view, log, locale, Look(), {}, lambda _: ""), locale)
