"""Stand-ins for people's avatars: the same every time, as busy as photographs are."""

from __future__ import annotations

import random
from io import BytesIO

from PIL import Image, ImageDraw, ImageFilter


def photo(number: int, side: int = 128) -> bytes:
    """A PNG with a landscape of soft shapes and some grain."""
    chance = random.Random(number)

    def colour() -> tuple[int, int, int]:
        return chance.randrange(40, 230), chance.randrange(40, 230), chance.randrange(40, 230)

    image = Image.new("RGB", (side, side), colour())
    draw = ImageDraw.Draw(image)
    for _ in range(9):
        x, y = chance.randrange(-20, side), chance.randrange(-20, side)
        wide, high = chance.randrange(20, 90), chance.randrange(20, 90)
        draw.ellipse((x, y, x + wide, y + high), fill=colour())
    image = image.filter(ImageFilter.GaussianBlur(2.5))
    grain = Image.frombytes("RGB", (side // 2, side // 2), chance.randbytes(3 * (side // 2) ** 2))
    image = Image.blend(image, grain.resize(image.size, Image.Resampling.BICUBIC), 0.12)
    made = BytesIO()
    image.save(made, "PNG")
    return made.getvalue()
