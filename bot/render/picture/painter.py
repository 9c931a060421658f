"""Paints every picture and keeps what it may need again: used from one worker thread, except `has_face`."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from bot.render.picture.cards import kept_card
from bot.render.picture.chart import paint_chart
from bot.render.picture.encode import palette_png, webp
from bot.render.picture.face import Faces
from bot.render.picture.hole import paint_cards
from bot.render.picture.layout import BOARD_CARD
from bot.render.picture.scene import (
    CardsScene,
    ChartScene,
    Disc,
    Face,
    PotScene,
    SeatScene,
    SeatState,
    TableScene,
)
from bot.render.picture.sprites import Sprites
from bot.render.picture.table import paint_table
from bot.service.preferences import DeckColours, Felt
from engine.cards import DECK
from engine.hand_view import FACE_DOWN

RESULTS: Final = 16


class Painter:
    """Pictures from scenes: the same scene gives the same bytes, whatever was painted before.

    What is kept is bounded: pieces (`Sprites`), faces (`Faces`) and the last `RESULTS` tables.
    """

    def __init__(self) -> None:
        self._sprites = Sprites()
        self._faces = Faces()
        self._tables: OrderedDict[tuple[TableScene, tuple[str, ...]], bytes] = OrderedDict()

    @property
    def sprites(self) -> Sprites:
        """The pieces that are kept."""
        return self._sprites

    def table(self, scene: TableScene) -> bytes:
        """A table as WebP, 800 x 640 pixels. Raises KeyError for a scene without seats or with more than ten."""
        there = tuple([seat.face.key for seat in scene.seats if self._faces.use(seat.face.key)])
        key = scene, there
        known = self._tables.get(key)
        if known is not None:
            self._tables.move_to_end(key)
            return known
        made = self.paint(scene)
        self._tables[key] = made
        if len(self._tables) > RESULTS:
            self._tables.popitem(last=False)
        return made

    def paint(self, scene: TableScene) -> bytes:
        """The same, of a table that was not painted lately."""
        return webp(paint_table(scene, self._faces, self._sprites))

    def cards(self, scene: CardsScene) -> bytes:
        """Two hole cards as WebP. They are kept nowhere: they are one player's own."""
        return webp(paint_cards(scene, self._sprites), method=2)

    def chart(self, scene: ChartScene) -> bytes:
        """Everybody's stacks as a PNG with a palette."""
        return palette_png(paint_chart(scene, self._faces))

    def add_face(self, key: str, image: bytes) -> bool:
        """Keep a fetched avatar; False when `image` is none that can be used."""
        return self._faces.add(key, image)

    def forget_faces(self, begins: str) -> None:
        """Keep no avatar any more whose key begins so."""
        self._faces.drop(begins)

    def has_face(self, key: str) -> bool:
        """Whether an avatar is kept; may be asked from any thread."""
        return self._faces.has(key)

    def warm(self) -> None:
        """Make what every table needs, so that the first picture is no slower than the others."""
        for card in DECK:
            kept_card(self._sprites, card, BOARD_CARD.width, BOARD_CARD.height, DeckColours.FOUR)
        for felt in Felt:
            for seats in (2, 6):
                webp(paint_table(_sample(seats, felt), self._faces, self._sprites))


def _sample(seats: int, felt: Felt) -> TableScene:
    """A table with one of everything that tables share."""
    discs = [(disc,) for disc in Disc]
    return TableScene(
        tuple(
            [
                SeatScene(
                    seat=number,
                    name="A",
                    stand_in="A",
                    face=Face("", 0, "A"),
                    state=SeatState.LIVE if number % 2 else SeatState.FOLDED,
                    stack="1,234",
                    bet="567",
                    chips=567,
                    discs=discs[number] if number < len(discs) else (),
                    turn_words="A" if number == 1 else "",
                    cards=FACE_DOWN if number % 2 else None,
                )
                for number in range(seats)
            ]
        ),
        (),
        (PotScene("A 1,234", False), PotScene("A 567", True)),
        felt=felt,
    )
