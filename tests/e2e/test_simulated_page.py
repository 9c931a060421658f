"""What the simulated Discord's browser page does beyond stock simcord."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest_asyncio
from PIL import Image

from bot.demo.sim import ChannelHandle, MemberActor, Preview, SimulatedDiscord
from tests.e2e.demo_page import OpenPage

WIDTH, HEIGHT = 80, 64


def picture(shade: int, kind: str = "WEBP") -> bytes:
    data = io.BytesIO()
    Image.new("RGB", (WIDTH, HEIGHT), (shade, shade, shade)).save(data, kind)
    return data.getvalue()


def layout(name: str, button: str, said: str = "A table") -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(said))
    view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description="A table")))
    view.add_item(discord.ui.ActionRow(discord.ui.Button(label=button, custom_id=button)))
    options = [discord.SelectOption(label="a")]
    view.add_item(discord.ui.ActionRow(discord.ui.Select[Any](custom_id="list", options=options)))
    return view


class Client(discord.Client):
    """A bot with one message: a picture and a button. It notes what is pressed."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.pressed: list[str] = []

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        assert interaction.data is not None
        self.pressed.append(str(interaction.data.get("custom_id")))
        await interaction.response.defer()


class Room:
    """A channel with that message, and a page that shows it."""

    def __init__(self, world: SimulatedDiscord, session: aiohttp.ClientSession) -> None:
        self.world = world
        self.session = session
        self.channel: ChannelHandle
        self.people: list[MemberActor] = []
        self.preview: Preview
        self.message: discord.Message

    @property
    def pressed(self) -> list[str]:
        assert isinstance(self.world.bot, Client)
        return self.world.bot.pressed

    async def post(self, button: str, shade: int, said: str = "A table") -> None:
        with self.world.in_bot():
            target = self.world.bot.get_partial_messageable(self.channel.id)
            self.message = await target.send(view=layout("a.webp", button, said), file=self._file("a.webp", shade))

    async def edit(self, button: str, shade: int) -> None:
        with self.world.in_bot():
            await self.message.edit(view=layout("b.webp", button), attachments=[self._file("b.webp", shade)])

    async def delete(self) -> None:
        with self.world.in_bot():
            await self.message.delete()

    def _file(self, name: str, shade: int) -> discord.File:
        return discord.File(io.BytesIO(picture(shade)), name)

    async def page(self) -> OpenPage:
        return await OpenPage(self.session, self.preview.url).open()

    async def publish(self) -> None:
        assert await self.world.publish([self.preview])


@pytest_asyncio.fixture
async def room() -> AsyncIterator[Room]:
    world = SimulatedDiscord(lambda _: Client())
    await world.start()
    async with aiohttp.ClientSession() as session:
        made = Room(world, session)
        guild = world.env.create_guild("Card room")
        made.channel = guild.create_text_channel("poker")
        made.people = [guild.add_member(world.env.create_user(name)) for name in ("ann", "bob")]
        await world.env.settle()
        await made.post("one", 1)
        preview = world.env.preview(made.channel, viewers=made.people, layout="channel")
        async with preview as made.preview:
            yield made
    await world.close()


def asset_of(page: OpenPage) -> dict[str, Any]:
    """The page's picture, as it knows it."""
    (found,) = [each for each in page.state["assets"].values() if each["filename"].endswith(".webp")]
    return found


async def test_a_picture_is_published_ready_and_with_its_size(room: Room) -> None:
    page = await room.page()
    asset = asset_of(page)
    assert asset["displayReady"]
    assert (asset["displayWidth"], asset["displayHeight"]) == (WIDTH, HEIGHT)
    assert await page.file(asset["id"]) == (200, picture(1))


async def test_a_picture_that_was_replaced_stays_until_the_next_publication(room: Room) -> None:
    page = await room.page()
    before = asset_of(page)
    await room.edit("two", 2)
    await page.read()
    assert asset_of(page) == before
    assert await page.file(before["id"]) == (200, picture(1))
    await room.publish()
    await page.read()
    assert await page.file(asset_of(page)["id"]) == (200, picture(2))


async def test_a_picture_goes_with_its_message(room: Room) -> None:
    page = await room.page()
    before = asset_of(page)
    await room.delete()
    assert (await page.file(before["id"]))[0] == 404


async def test_a_press_means_the_button_that_the_page_showed(room: Room) -> None:
    page = await room.page()
    await room.edit("two", 2)
    receipt = await page.press("one")
    assert not receipt["rejected"]
    assert room.pressed == ["one"]


async def test_a_press_on_a_page_that_has_been_published_anew_is_not_lost(room: Room) -> None:
    page = await room.page()
    await room.edit("two", 2)
    await room.publish()
    receipt = await page.press("one")
    assert not receipt["rejected"]
    await page.read()
    await page.press("two")
    assert room.pressed == ["one", "two"]


async def test_a_choice_from_a_list_that_is_still_there_is_not_lost(room: Room) -> None:
    page = await room.page()
    await room.edit("two", 2)
    await room.publish()
    (message,) = page.messages()
    (found,) = [each for row in message["components"] for each in row.get("components", []) if each["type"] == 3]
    receipt = await page.act("select", target_id=message["id"], control_key=found["control_key"], values=["a"])
    assert not receipt["rejected"]
    assert room.pressed == ["list"]


async def test_presses_on_two_pages_at_once_are_both_carried_out(room: Room) -> None:
    pages = [await room.page(), await room.page()]
    receipts = await asyncio.gather(*(each.press("one") for each in pages))
    assert [each["rejected"] for each in receipts] == [False, False]
    assert room.pressed == ["one", "one"]


async def test_a_page_that_changes_its_size_while_others_act_is_not_refused(room: Room) -> None:
    page = await room.page()
    await room.edit("two", 2)
    await room.publish()
    size = {"width": 960, "height": 720, "host_width": 380, "host_height": 700}
    receipt = await page.act("configure_presentation", layout="channel", display="responsive", **size)
    assert not receipt["rejected"]
    assert (await page.read())["presentation"]["viewport"]["width"] == 380


async def test_a_link_to_a_message_leads_to_the_page(room: Room) -> None:
    guild = room.channel.guild
    assert guild is not None
    link = f"https://discord.com/channels/{guild.id}/{room.channel.id}/{room.message.id}"
    other = "https://discord.com/channels/1/2"
    here = room.preview.url.replace("/#", f"/?message={room.message.id}#")
    await room.post("two", 2, f"[table]({link}) [elsewhere]({other})")
    room.world.lead_to(room.channel, room.preview.url)
    said = json.dumps((await room.page()).state)
    assert here in said
    assert link not in said
    assert other in said


async def test_the_page_has_our_part(room: Room) -> None:
    origin = room.preview.url.partition("/#")[0]
    for path, begins in (("/", "<!doctype html>"), ("/page.js", "//"), ("/page.css", "/*")):
        async with room.session.get(origin + path) as answer:
            assert answer.status == 200
            said = await answer.text()
            assert said.startswith(begins)
            assert path != "/" or ("/page.js" in said and "/page.css" in said)
