"""The pictures of the README: `python -m tests.looks.readme` writes them into `docs/images`."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from bot.render.amounts import chance_text
from bot.render.picture.painter import Painter
from bot.render.picture.scene import CardsScene, Face, TableScene
from bot.service.preferences import Felt
from engine.cards import parse_cards
from engine.equity import shares
from tests.looks.chart import chart
from tests.looks.scenes import MOMENTS

PEOPLE = ("Zoë", "Ольга", "Otto", "山田太郎", "محمد", "👑 King")
RANKED = ("Zoë", "Otto", "Ольга", "山田太郎", "محمد", "👑 King")  # Otto is the house player here as well


def peopled(scene: TableScene) -> TableScene:
    """The same table with other people at it, whose faces are drawn."""
    seats = [
        replace(each, name=name, face=Face("", each.face.hue, name[0], each.house))
        for each, name in zip(scene.seats, PEOPLE, strict=False)
    ]
    return replace(scene, seats=tuple(seats))


def counted(scene: TableScene) -> TableScene:
    """The same run-out with the chances that these hands have."""
    hands = [
        (first, second) for first, second in filter(None, [each.cards for each in scene.seats]) if first and second
    ]
    chances = shares(hands, scene.board)
    seats = [replace(each, chance=chance_text(share, "en")) for each, share in zip(scene.seats, chances, strict=True)]
    return replace(scene, seats=tuple(seats))


def main(folder: Path) -> None:
    """Write all of them."""
    folder.mkdir(parents=True, exist_ok=True)
    painter = Painter()
    tables = {
        "flop": MOMENTS["flop"](6, "en"),
        "run-out": replace(counted(MOMENTS["run-out"](3, "en")), felt=Felt.MIDNIGHT),
        "showdown": MOMENTS["showdown"](6, "en"),
    }
    for name, scene in tables.items():
        (folder / f"{name}.webp").write_bytes(painter.table(peopled(scene)))
    lines = [
        replace(line, name=name, face=Face("", line.face.hue, name[0], line.face.house))
        for line, name in zip(chart(6, 60).lines, RANKED, strict=True)
    ]
    (folder / "chart.png").write_bytes(painter.chart(replace(chart(6, 60), lines=tuple(lines))))
    own = CardsScene(parse_cards("AsKd")[:2], "Two pair, aces and kings")  # pyright: ignore[reportArgumentType]
    (folder / "cards.webp").write_bytes(painter.cards(own))


if __name__ == "__main__":
    main(Path(__file__).parents[2] / "docs" / "images")
