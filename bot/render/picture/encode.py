"""Pictures as bytes."""

from __future__ import annotations

from io import BytesIO
from typing import Final

from PIL import Image, WebPImagePlugin

QUALITY: Final = 79
FORMAT: Final = WebPImagePlugin.WebPImageFile.format

Image.preinit()  # Pillow loads its formats when first used: that would be in the first picture


def webp(image: Image.Image, method: int = 0) -> bytes:
    """Lossy WebP. `method` 0: Pillow's default 4 takes three times as long for a seventh less; 2 is for small ones."""
    made = BytesIO()
    image.save(made, FORMAT, quality=QUALITY, method=method)
    return made.getvalue()


def palette_png(image: Image.Image) -> bytes:
    """PNG with 256 colours, for pictures of lines and few colours."""
    made = BytesIO()
    image.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(made, "PNG", compress_level=6)
    return made.getvalue()
