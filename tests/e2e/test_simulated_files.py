"""What the simulated Discord does with files: tests read them, the demo shows them."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator

import discord
import pytest_asyncio

from bot.demo.sim import ChannelHandle, Message, SentFile, SimulatedDiscord
from bot.demo.sim_served import ServedDiscord, Upload
from bot.render.picture.emoji import back_emoji

PNG = back_emoji()
ALT = "Two cards: an ace and a king"


class Client(discord.Client):
    """A bot that answers a press by changing the message's picture."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=layout("b.png"), attachments=[file("b.png")])


def file(name: str) -> discord.File:
    return discord.File(io.BytesIO(PNG), name, description=ALT)


def layout(name: str) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=ALT)))
    view.add_item(discord.ui.ActionRow(discord.ui.Button(label="Press", custom_id="press")))
    return view


@pytest_asyncio.fixture
async def world() -> AsyncIterator[SimulatedDiscord]:
    made = SimulatedDiscord(lambda _: Client())
    await made.start()
    yield made
    await made.close()


async def post(world: SimulatedDiscord, channel: ChannelHandle, times: int = 1) -> Message:
    with world.in_bot():
        target = world.bot.get_partial_messageable(channel.id)
        for _ in range(times):
            await target.send(view=layout("a.png"), file=file("a.png"), nonce="once")
    return world.messages(channel)[-1]


async def test_a_request_has_its_files_with_their_alt_texts(world: SimulatedDiscord) -> None:
    channel = world.env.create_guild("Card room").create_text_channel("poker")
    await world.env.settle()
    await post(world, channel)
    assert world.requests[-1].files == (SentFile("a.png", ALT, PNG),)


async def test_a_post_repeated_under_its_nonce_is_one_message_also_with_a_file(world: SimulatedDiscord) -> None:
    channel = world.env.create_guild("Card room").create_text_channel("poker")
    await world.env.settle()
    await post(world, channel, times=3)
    assert len(world.messages(channel)) == 1
    assert [each.files for each in world.requests[-3:]] == [(SentFile("a.png", ALT, PNG),)] * 3


async def test_the_answer_to_a_press_brings_a_new_picture(world: SimulatedDiscord) -> None:
    guild = world.env.create_guild("Card room")
    channel, ann = guild.create_text_channel("poker"), guild.add_member(world.env.create_user("ann"))
    await world.env.settle()
    message = await post(world, channel)
    await ann.click(world.handle(message), custom_id="press")
    shown = world.messages(channel)[-1]
    assert [(each["filename"], each["description"]) for each in shown.attachments] == [("b.png", ALT)]
    assert world.requests[-1].files == (SentFile("b.png", ALT, PNG),)
    assert world.requests[-1].response


async def test_a_picture_that_no_message_has_any_more_is_forgotten(world: SimulatedDiscord) -> None:
    guild = world.env.create_guild("Card room")
    channel, ann = guild.create_text_channel("poker"), guild.add_member(world.env.create_user("ann"))
    await world.env.settle()
    message = await post(world, channel)
    for _ in range(3):
        await ann.click(world.handle(message), custom_id="press")
    happened = world.pages_may_differ
    world.forget(keep=2)
    (left,) = world.messages(channel)[-1].attachments
    assert world.attachments_kept == [left["url"]]
    assert world.pages_may_differ == happened
    assert len(world.requests) == 2
    await ann.click(world.handle(message), custom_id="press")
    assert world.pages_may_differ > happened


async def test_ids_of_the_past_are_forgotten_and_none_comes_twice(world: SimulatedDiscord) -> None:
    guild = world.env.create_guild("Card room")
    channel, ann = guild.create_text_channel("poker"), guild.add_member(world.env.create_user("ann"))
    await world.env.settle()
    for _ in range(5):
        await ann.send(channel, "once")
        await ann.send(channel, "twice, at the same time")
        world.forget()
    await world.advance(20)
    await ann.send(channel, "later")
    world.forget()
    assert world.ids_kept < 5
    assert len(world.messages(channel)) == 11


async def test_an_emoji_is_not_forgotten(world: SimulatedDiscord) -> None:
    with world.in_bot():
        emoji = await world.bot.create_application_emoji(name="card_back", image=PNG)
    world.forget()
    assert world.picture_of(emoji.id) == PNG


async def test_an_emoji_keeps_its_picture(world: SimulatedDiscord) -> None:
    with world.in_bot():
        emoji = await world.bot.create_application_emoji(name="card_back", image=PNG)
    stored = world.picture_of(emoji.id)
    assert stored == PNG


def test_a_served_discord_gives_files_their_alt_texts() -> None:
    world = ServedDiscord()
    guild = world.env.create_guild("Card room")
    channel = guild.create_text_channel("poker")
    body = {
        "content": "hi",
        "attachments": [{"id": 1, "filename": "b.png", "description": ALT}, {"id": 0, "filename": "a.png"}],
    }
    files = [Upload("a.png", io.BytesIO(PNG)), Upload("b.png", io.BytesIO(PNG))]
    status, _ = world.serve("POST", f"/channels/{channel.id}/messages", body, {}, files)
    assert status == 200
    shown = world.messages(channel)[-1]
    assert [(each["filename"], each["description"]) for each in shown.attachments] == [("a.png", None), ("b.png", ALT)]
    assert [each.description for each in world.requests[-1].files] == [None, ALT]


def test_a_file_of_a_response_is_described_as_well() -> None:
    world = ServedDiscord()
    body = {"type": 4, "data": {"attachments": [{"id": "0", "description": ALT}]}}
    files = [Upload("a.png", io.BytesIO(PNG))]
    world.serve("POST", "/interactions/1/unknown/callback", body, {}, files)
    assert files[0].description == ALT
