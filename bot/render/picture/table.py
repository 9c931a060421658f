"""The table people look at."""

from __future__ import annotations

from PIL import Image

from bot.render.picture.bets import paint_before
from bot.render.picture.cloth import cloth_image
from bot.render.picture.face import Faces
from bot.render.picture.layout import seat_places
from bot.render.picture.middle import paint_board, paint_middle
from bot.render.picture.scene import TableScene
from bot.render.picture.seats import kept_seat
from bot.render.picture.sprites import Sprites, Stamp
from bot.service.preferences import Felt


def paint_table(scene: TableScene, faces: Faces, sprites: Sprites) -> Image.Image:
    """The whole table, 800 x 640 pixels, RGB. Raises KeyError for a table without seats or with more than ten."""
    places = seat_places(len(scene.seats))
    cloth = kept_cloth(sprites, scene.felt).image
    canvas = cloth.copy()
    for seat, place in zip(scene.seats, places, strict=True):
        kept_seat(seat, place, scene, cloth, faces, sprites).onto(canvas, place.box.left, place.box.top)
    paint_board(canvas, scene, sprites)
    paint_middle(canvas, scene, sprites)
    letters = dict(scene.disc_words)
    for seat, place in zip(scene.seats, places, strict=True):
        paint_before(canvas, seat, place, letters, sprites)
    return canvas


def kept_cloth(sprites: Sprites, felt: Felt) -> Stamp:
    """The table without seats and cards, drawn once."""
    return sprites.get(("cloth", felt), lambda: Stamp(cloth_image(felt)))
