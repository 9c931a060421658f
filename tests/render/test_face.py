"""Avatars that are fetched are used, whatever else comes is refused, and everybody has a face."""

from __future__ import annotations

import random
import struct
import zlib
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageOps, ImageStat

from bot.render.picture import theme
from bot.render.picture.face import LARGEST, MOST_BYTES, SIDE, Faces
from bot.render.picture.scene import Face
from tests.looks.photos import photo
from tests.render.inks import contrast

RED = (200, 30, 40)
BLACK = (0, 0, 0)
NOBODY = Face("", 210, "A")


def packed(image: Image.Image, form: str = "PNG") -> bytes:
    made = BytesIO()
    image.save(made, form)
    return made.getvalue()


def plain(width: int = SIDE, height: int = SIDE, mode: str = "RGB") -> Image.Image:
    return Image.new("RGB", (width, height), RED).convert(mode)


def near(found: tuple[int, ...], wanted: tuple[int, ...], by: int = 12) -> bool:
    return all(abs(one - other) <= by for one, other in zip(found, wanted, strict=True))


def pixel(image: Image.Image, x: int, y: int) -> tuple[int, int, int]:
    red, green, blue = image.convert("RGB").getpixel((x, y))  # pyright: ignore[reportGeneralTypeIssues]
    return red, green, blue


@pytest.mark.parametrize("form", ["PNG", "WEBP", "JPEG"])
def test_what_discord_sends_is_taken(form: str) -> None:
    faces = Faces()
    assert faces.add("ann", packed(plain(), form))
    assert faces.has("ann")
    portrait = faces.portrait(Face("ann", 0, "A"), 90)
    assert portrait.size == (90, 90)
    assert near(pixel(portrait, 45, 45), RED)


@pytest.mark.parametrize("mode", ["L", "P", "1", "LA", "RGBA", "CMYK", "I;16"])
def test_every_mode_of_colours_gives_a_picture_or_a_refusal(mode: str) -> None:
    faces = Faces()
    image = Image.new(mode, (SIDE, SIDE))
    form = "JPEG" if mode == "CMYK" else "PNG"
    assert faces.add("ann", packed(image, form)) == faces.has("ann")
    assert faces.portrait(Face("ann", 0, "A"), 50).mode == "RGB"


def test_a_wide_avatar_is_cut_in_its_middle() -> None:
    image = plain(400, 100)
    image.paste((0, 0, 255), (0, 0, 100, 100))
    image.paste((0, 0, 255), (300, 0, 400, 100))
    faces = Faces()
    faces.add("ann", packed(image))
    portrait = faces.portrait(Face("ann", 0, "A"), 60)
    assert all(near(pixel(portrait, x, 30), RED) for x in (2, 30, 57))


def test_the_largest_side_is_taken_and_a_larger_one_is_not() -> None:
    faces = Faces()
    assert faces.add("ann", packed(plain(LARGEST, 8)))
    assert not faces.add("bob", packed(plain(LARGEST + 1, 8)))
    assert not faces.add("carol", packed(plain(8, LARGEST + 1)))


def bomb(side: int) -> bytes:
    """A PNG that says it is huge, and packs a row of it."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    header = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(bytes(1 + 3 * side)))
        + chunk(b"IEND", b"")
    )


@pytest.mark.parametrize(
    "image",
    [
        b"",
        b"not an image",
        packed(plain(), "GIF"),
        packed(plain(), "BMP"),
        packed(plain(), "TIFF"),
        packed(plain())[:-40],
        packed(plain(), "JPEG")[:200],
        packed(plain(), "WEBP")[:-30],
        b"\x89PNG\r\n\x1a\n" + bytes(200),
        b"RIFF\x00\x00\x00\x00WEBPVP8X" + bytes(40),
        b"<svg xmlns='http://www.w3.org/2000/svg'/>",
        bomb(4_000),
        bomb(2_000_000),
    ],
)
@pytest.mark.filterwarnings("ignore::PIL.Image.DecompressionBombWarning")
def test_what_is_no_such_image_is_refused(image: bytes) -> None:
    faces = Faces()
    assert not faces.add("ann", image)
    assert not faces.has("ann")


def test_damaged_images_are_taken_or_refused_and_never_raise() -> None:
    chance = random.Random(5)
    sources = [packed(plain(), form) for form in ("PNG", "WEBP", "JPEG")]
    faces = Faces()
    for number in range(600):
        damaged = bytearray(sources[number % 3])
        for _ in range(chance.choice((1, 4, 30))):
            at = chance.randrange(len(damaged))
            damaged[at : at + chance.randrange(3)] = chance.randbytes(chance.randrange(4))
        assert faces.add(str(number), bytes(damaged)) == faces.has(str(number))


def test_an_animation_on_a_huge_canvas_is_refused_before_it_is_decoded() -> None:
    made = BytesIO()
    frames = [Image.new("RGB", (64, 64), (shade, 0, 0)) for shade in (0, 200)]
    frames[0].save(made, "WEBP", save_all=True, append_images=frames[1:])
    canvas = bytearray(made.getvalue())
    faces = Faces()
    assert faces.add("ann", bytes(canvas))
    start = canvas.index(b"VP8X") + 12
    canvas[start : start + 6] = (16_382).to_bytes(3, "little") * 2
    assert not faces.add("bob", bytes(canvas))


def room_for(most: int, image: bytes) -> Faces:
    """Faces that keep so many of this image."""
    one = Faces()
    one.add("ann", image)
    return Faces(most=one.bytes * most)


@pytest.mark.parametrize("how", ["shown", "kept in a picture"])
def test_only_so_many_are_kept_those_used_last(how: str) -> None:
    image = packed(plain())
    faces = room_for(3, image)
    for key in ("ann", "bob", "carol"):
        faces.add(key, image)
    if how == "shown":
        faces.portrait(Face("ann", 0, "A"), 40)
    else:
        assert faces.use("ann")
    faces.add("dave", image)
    assert [key for key in ("ann", "bob", "carol", "dave") if faces.has(key)] == ["ann", "carol", "dave"]


def test_asking_whether_a_face_is_there_is_no_use_of_it() -> None:
    image = packed(plain())
    faces = room_for(2, image)
    faces.add("ann", image)
    faces.add("bob", image)
    assert faces.has("ann")
    faces.add("carol", image)
    assert not faces.has("ann")
    assert not faces.use("ann")


def test_the_faces_of_hundreds_of_tables_are_kept() -> None:
    faces = Faces()
    for number in range(20):
        faces.add(str(number), photo(number))
    assert faces.bytes / len(faces) * 500 * 6 <= MOST_BYTES


def test_a_face_that_is_too_large_for_all_the_room_is_refused() -> None:
    faces = Faces(most=500)
    assert not faces.add("ann", photo(1))
    assert not faces.has("ann")
    assert (len(faces), faces.bytes) == (0, 0)


def test_a_face_added_again_takes_the_room_of_one() -> None:
    faces = Faces()
    faces.add("ann", photo(1))
    once = faces.bytes
    faces.add("ann", packed(plain()))
    faces.add("ann", photo(1))
    assert (len(faces), faces.bytes) == (1, once)


def test_a_face_looks_the_same_wherever_and_whenever_it_is_drawn() -> None:
    ann = Face("ann", 0, "A")
    early, late = Faces(), Faces()
    early.add("ann", photo(1))
    first = early.portrait(ann, 88).tobytes()
    late.add("bob", photo(2))
    late.portrait(Face("bob", 0, "B"), 88)
    late.add("ann", photo(1))
    assert first == early.portrait(ann, 88).tobytes() == late.portrait(ann, 88).tobytes()


def test_a_kept_face_is_hard_to_tell_from_what_was_fetched() -> None:
    faces = Faces()
    faces.add("ann", photo(1))
    with Image.open(BytesIO(photo(1))) as fetched:
        wanted = ImageOps.fit(fetched.convert("RGB"), (100, 100), Image.Resampling.LANCZOS)
    off = ImageStat.Stat(ImageChops.difference(wanted, faces.portrait(Face("ann", 0, "A"), 100)))
    assert max(off.mean) < 8


def test_an_avatar_that_was_dropped_gives_way_to_the_initial() -> None:
    faces = Faces()
    dropped = faces.portrait(Face("gone", NOBODY.hue, NOBODY.initial), 80)
    assert dropped.tobytes() == faces.portrait(NOBODY, 80).tobytes()


def test_portraits_are_copies() -> None:
    faces = Faces()
    faces.add("ann", packed(plain()))
    faces.portrait(Face("ann", 0, "A"), SIDE).putalpha(0)
    assert near(pixel(faces.portrait(Face("ann", 0, "A"), SIDE), 60, 60), RED)


@pytest.mark.parametrize("initial", ["A", "Ö", "7", "12", "山", "م", "👑", "\U00013000", ""])
@pytest.mark.parametrize("across", [34, 88])
def test_everybody_has_a_face_of_any_size(initial: str, across: int) -> None:
    portrait = Faces().portrait(Face("", 120, initial), across)
    assert portrait.size == (across, across)
    assert len(portrait.getcolors(across * across) or []) > across, "more than its ground"


def test_two_initials_look_different() -> None:
    faces = Faces()
    assert faces.portrait(Face("", 120, "A"), 60).tobytes() != faces.portrait(Face("", 120, "B"), 60).tobytes()


def test_a_house_player_is_a_robot_whatever_its_name() -> None:
    faces = Faces()
    ada, bao = faces.portrait(Face("", 120, "A", True), 60), faces.portrait(Face("", 120, "B", True), 60)
    assert ada.tobytes() == bao.tobytes()
    assert ada.tobytes() != faces.portrait(Face("", 120, "A"), 60).tobytes()


@pytest.mark.parametrize("hue", range(0, 360, 15))
def test_white_letters_can_be_read_on_every_hue(hue: int) -> None:
    ground = Faces().portrait(Face("", hue, "."), 64)
    lightest = max((pixel(ground, x, y) for x in (2, 61) for y in range(64)), key=sum)
    assert contrast((255, 255, 255), lightest) >= 4.5


@pytest.mark.parametrize("hue", range(0, 360, 5))
@pytest.mark.parametrize("grey", [False, True])
def test_an_initial_stands_out_from_its_disc_in_every_hue(hue: int, grey: bool) -> None:
    ground = Faces().portrait(Face("", hue, "."), 64, grey).crop((0, 0, 64, 30))
    letter = Faces().portrait(Face("", hue, "W"), 64, grey)
    pixels = [pixel(letter, x, y) for x in range(64) for y in range(64)]
    ink = max(pixels, key=lambda colour: contrast(colour, BLACK))
    assert ink == (theme.REST.text if grey else theme.WHITE)
    assert min([contrast(ink, pixel(ground, 2, y)) for y in range(30)]) >= 4.5


def test_a_greyed_face_has_no_colour() -> None:
    faces = Faces()
    faces.add("ann", packed(plain()))
    for face in (Face("ann", 0, "A"), Face("", 20, "A", True), Face("", 20, "A")):
        red, green, blue = pixel(faces.portrait(face, 64, True), 5, 32)
        assert red == green == blue
        assert pixel(faces.portrait(face, 64), 5, 32) != (red, green, blue)
