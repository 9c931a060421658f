"""That the bench of a press measures presses that are played. (Tests never time.)"""

from __future__ import annotations

import discord
import pytest
from discord.http import Route

from bench import bot as press_bench
from bot.presenter.studio import Studio


def test_each_press_of_the_bench_is_played_and_costs_one_request_and_no_picture(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    adapters = discord.webhook.async_.AsyncWebhookAdapter
    monkeypatch.setattr(Route, "BASE", Route.BASE)  # both are put back in the end
    monkeypatch.setattr(adapters, "request", adapters.request)
    monkeypatch.setattr(press_bench, "SLICES", 1)
    monkeypatch.setattr(press_bench, "PRESSES", 15)
    drawn: list[object] = []

    async def draw(*given: object) -> None:
        drawn.append(given)

    monkeypatch.setattr(Studio, "table", draw)
    _, requests = press_bench.rows()
    assert requests["ours"] == 1.0
    assert requests["holds"]
    assert not drawn
