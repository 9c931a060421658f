"""What every store does, whatever database is behind it."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

import engine
from bot.service.ports import ChannelTaken, Conflict, Place, Store, StoreError, TableId, TableRecord
from bot.service.preferences import DeckColours, DmMode, Felt, NoticeMode, Person, ServerSettings, TableViewMode
from engine.tournament import PlayerId
from engine.tournament_events import HandStarted
from tests.store.conftest import Connect
from tests.store.games import HOST, STARTED_AT, Game, joins, lobby, whole_game

PLACE = Place(guild=900_000_000_000_000_001, channel=900_000_000_000_000_002)
ELSEWHERE = Place(guild=PLACE.guild, channel=900_000_000_000_000_003)
NOBODY = PlayerId(4)


async def test_events_come_back_as_they_were_written(store: Store) -> None:
    log = whole_game(seed=1)
    table = await store.open_table(PLACE, log[:3], STARTED_AT)
    await store.append(table, 3, log[3:10], STARTED_AT + 1)
    await store.append(table, 10, log[10:], STARTED_AT + 2)

    stored = await store.events(table)

    assert [each.event for each in stored] == log
    assert [each.seq for each in stored] == list(range(1, len(log) + 1))
    assert [each.at - STARTED_AT for each in stored] == [0] * 3 + [1] * 7 + [2] * (len(log) - 10)


async def test_events_after_a_number(store: Store) -> None:
    log = whole_game(seed=1)
    table = await store.open_table(PLACE, log, STARTED_AT)

    assert [each.event for each in await store.events(table, after=len(log) - 2)] == log[-2:]
    assert await store.events(table, after=len(log)) == []


async def test_the_last_hand_is_enough_to_know_the_table(store: Store) -> None:
    game = Game(seed=3)
    for _ in range(80):
        game.step()
    table = await store.open_table(PLACE, game.log, STARTED_AT)

    last_hand = await store.last_hand(table)

    assert isinstance(last_hand[0].event, HandStarted)
    assert last_hand[0].event.number == game.table.hand_number > 1
    assert last_hand[-1].seq == len(game.log)
    assert engine.replay([each.event for each in last_hand]) == game.table


async def test_before_the_first_hand_the_last_hand_is_everything(store: Store) -> None:
    table = await store.open_table(PLACE, lobby(), STARTED_AT)
    await store.append(table, 1, joins(3), STARTED_AT)

    assert await store.last_hand(table) == await store.events(table)


async def test_tables_do_not_see_each_other(store: Store) -> None:
    mine = await store.open_table(PLACE, lobby(), STARTED_AT)
    other = await store.open_table(ELSEWHERE, whole_game(seed=2)[:50], STARTED_AT)
    await store.append(mine, 1, joins(2), STARTED_AT)

    assert mine != other
    assert [each.event for each in await store.events(mine)] == lobby() + joins(2)
    assert [each.event for each in await store.last_hand(mine)] == lobby() + joins(2)


async def test_a_table_nobody_opened(store: Store) -> None:
    unknown = TableId(12345)

    assert await store.record(unknown) is None
    assert await store.events(unknown) == []
    assert await store.last_hand(unknown) == []
    with pytest.raises(Conflict):
        await store.append(unknown, 7, joins(1), STARTED_AT)
    with pytest.raises(StoreError):
        await store.append(unknown, 0, joins(1), STARTED_AT)


# ---- who writes to a stale table


@pytest.mark.parametrize("stale", [0, 1, 2, 4, 5])
async def test_whoever_missed_an_event_or_dreamt_one_writes_nothing(store: Store, stale: int) -> None:
    table = await store.open_table(PLACE, lobby() + joins(2), STARTED_AT)

    with pytest.raises(Conflict):
        await store.append(table, stale, joins(4)[2:], STARTED_AT, over=True)

    record = await store.record(table)
    assert len(await store.events(table)) == 3
    assert record is not None
    assert record.open


async def test_of_simultaneous_writers_one_succeeds(store: Store) -> None:
    table = await store.open_table(PLACE, lobby(), STARTED_AT)
    events = joins(20)

    answers = await asyncio.gather(
        *[store.append(table, 1, [event], STARTED_AT) for event in events], return_exceptions=True
    )

    assert answers.count(None) == 1
    assert [type(each) for each in answers if each is not None] == [Conflict] * 19
    assert (await store.events(table))[1].event == events[answers.index(None)]


# ---- where a table stands


async def test_a_new_table_is_open_and_has_no_message(store: Store) -> None:
    table = await store.open_table(PLACE, lobby(), STARTED_AT)

    assert await store.record(table) == TableRecord(table, PLACE, message=0, presented=0, open=True)
    assert [each.table for each in await store.open_tables()] == [table]


async def test_one_open_table_a_channel(store: Store) -> None:
    first = await store.open_table(PLACE, lobby(), STARTED_AT)
    with pytest.raises(ChannelTaken):
        await store.open_table(PLACE, lobby(), STARTED_AT)

    await store.append(first, 1, joins(1), STARTED_AT, over=True)
    second = await store.open_table(PLACE, lobby(), STARTED_AT)

    assert [each.table for each in await store.open_tables() if each.open] == [second]


async def test_a_table_that_is_over_is_brought_back_until_its_end_was_shown(store: Store) -> None:
    table = await store.open_table(PLACE, lobby(), STARTED_AT)
    await store.append(table, 1, joins(2), STARTED_AT, over=True)
    await store.mark_presented(table, 2)

    assert await store.open_tables() == [TableRecord(table, PLACE, message=0, presented=2, open=False)]

    await store.mark_presented(table, 3)

    assert await store.open_tables() == []


async def test_two_lobbies_in_one_channel_at_the_same_moment(store: Store) -> None:
    answers = await asyncio.gather(
        *[store.open_table(PLACE, lobby(), STARTED_AT) for _ in range(5)], return_exceptions=True
    )

    assert sum(isinstance(each, ChannelTaken) for each in answers) == 4
    assert len(await store.open_tables()) == 1


async def test_a_closed_table_keeps_its_log_and_its_number(store: Store) -> None:
    first = await store.open_table(PLACE, lobby(), STARTED_AT)
    await store.append(first, 1, joins(1), STARTED_AT, over=True)
    record = await store.record(first)

    assert record is not None
    assert not record.open
    assert [each.event for each in await store.events(first)] == lobby() + joins(1)
    assert await store.open_table(PLACE, lobby(), STARTED_AT) != first


async def test_a_table_moves(store: Store) -> None:
    table = await store.open_table(PLACE, lobby(), STARTED_AT)
    await store.set_message(table, 77, 3)

    await store.move_table(table, ELSEWHERE, 78)

    assert await store.record(table) == TableRecord(table, ELSEWHERE, message=78, presented=0, open=True, hand=3)
    await store.open_table(PLACE, lobby(), STARTED_AT)


async def test_a_table_does_not_move_onto_another(store: Store) -> None:
    table = await store.open_table(PLACE, lobby(), STARTED_AT)
    await store.open_table(ELSEWHERE, lobby(), STARTED_AT)

    with pytest.raises(ChannelTaken):
        await store.move_table(table, ELSEWHERE, 78)

    assert await store.record(table) == TableRecord(table, PLACE, message=0, presented=0, open=True)


async def test_a_table_may_move_within_its_channel(store: Store) -> None:
    table = await store.open_table(PLACE, lobby(), STARTED_AT)

    await store.move_table(table, PLACE, 79)

    assert await store.record(table) == TableRecord(table, PLACE, message=79, presented=0, open=True)


async def test_the_message_that_is_to_go_is_known_until_it_has_gone(store: Store) -> None:
    table = await store.open_table(PLACE, lobby(), STARTED_AT)
    await store.set_message(table, 77, 3)

    await store.set_former(table, 77)
    await store.set_message(table, 78, 3)

    assert await store.record(table) == TableRecord(table, PLACE, message=78, presented=0, open=True, hand=3, former=77)
    await store.set_former(table, 0)
    assert await store.record(table) == TableRecord(table, PLACE, message=78, presented=0, open=True, hand=3)


async def test_what_was_shown_does_not_become_unshown(store: Store) -> None:
    table = await store.open_table(PLACE, lobby() + joins(3), STARTED_AT)

    for seq, presented in ((2, 2), (4, 4), (1, 4), (3, 4)):
        await store.mark_presented(table, seq)
        record = await store.record(table)
        assert record is not None
        assert record.presented == presented


# ---- people and servers


async def test_a_stranger_has_the_defaults(store: Store) -> None:
    assert await store.person(HOST) == Person(HOST)
    assert await store.server(PLACE.guild) == ServerSettings(PLACE.guild)


async def test_a_person_is_remembered(store: Store) -> None:
    ann = Person(
        HOST,
        language="fr",
        seen_locale="en-GB",
        dm=DmMode.OFF,
        notice=NoticeMode.ALWAYS,
        colours=DeckColours.TWO,
        avatar="a_0123456789abcdef",
        dm_channel=900_000_000_000_000_009,
        dm_refused=True,
    )
    await store.save_person(ann)
    await store.save_person(Person(NOBODY, language="de"))

    assert await store.person(HOST) == ann

    changed = replace(ann, language=None, dm=DmMode.NORMAL, dm_refused=False)
    await store.save_person(changed)

    assert await store.person(HOST) == changed
    assert await store.person(NOBODY) == Person(NOBODY, language="de")


async def test_a_server_is_remembered(store: Store) -> None:
    server = ServerSettings(
        PLACE.guild,
        language="de",
        speed="turbo",
        stack=2000,
        clock=90,
        start_by="managers",
        channels=(PLACE.channel, ELSEWHERE.channel),
        pause_after_fold=0,
        pause_after_showdown=20,
        view=TableViewMode.STREET,
        felt=Felt.MIDNIGHT,
        colours=DeckColours.TWO,
    )
    await store.save_server(server)

    assert await store.server(PLACE.guild) == server
    assert await store.server(PLACE.guild + 1) == ServerSettings(PLACE.guild + 1)

    await store.save_server(replace(server, channels=()))

    assert await store.server(PLACE.guild) == replace(server, channels=())


# ---- the end


async def test_everything_is_there_for_the_next_process(store: Store, connect: Connect) -> None:
    log = whole_game(seed=1)[:60]
    table = await store.open_table(PLACE, log, STARTED_AT)
    await store.set_message(table, 77, 3)
    await store.save_person(Person(HOST, language="fr"))
    await store.close()

    after = await connect()

    assert [each.event for each in await after.events(table)] == log
    assert await after.open_tables() == [TableRecord(table, PLACE, message=77, presented=0, open=True, hand=3)]
    assert (await after.person(HOST)).language == "fr"


async def test_a_closed_store_says_so(store: Store) -> None:
    await store.close()
    await store.close()

    with pytest.raises(StoreError):
        await store.open_tables()
    with pytest.raises(StoreError):
        await store.open_table(PLACE, lobby(), STARTED_AT)


async def test_an_impatient_caller_leaves_its_neighbours_alone(store: Store) -> None:
    table = await store.open_table(PLACE, lobby(), STARTED_AT)
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0):
            await store.append(table, 1, joins(1), STARTED_AT)

    assert await store.open_table(ELSEWHERE, lobby(), STARTED_AT) != table
