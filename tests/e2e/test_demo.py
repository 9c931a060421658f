"""`python -m bot demo`: what needs no browser."""

from __future__ import annotations

import asyncio
import importlib.util
import re
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.demo.__main__ import main
from bot.demo.browser import Options
from bot.demo.terminal import tell
from bot.demo.watch import Game, Watched, plain
from engine.rules import Format
from engine.tournament import EndReason, Phase
from tests.discord_sim import LogGuard

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 120.0  # real seconds for what a page answers, on a busy computer


@pytest.mark.parametrize(
    ("language", "seats", "stack", "speed", "ends"),
    [("en", 2, 1000, "turbo", "wins"), ("fr", 3, 2000, "normal", "gagne"), ("de", 4, 1000, "turbo", "gewinnt")],
)
async def test_watch_prints_a_whole_tournament(
    tmp_path: Path, log_guard: LogGuard, language: str, seats: int, stack: int, speed: str, ends: str
) -> None:
    lines: list[str] = []
    game = Game(seats=seats, language=language, speed=speed, stack=stack, fast=True, seed=seats)
    table = await Watched(game, tmp_path, lines.append).play()
    assert table.state.phase is Phase.OVER
    assert table.state.rules.starting_stack == stack
    winner = table.state.standings[0]
    assert any(winner.name in line and ends in line for line in lines), lines[-20:]
    assert any("🥇" in line for line in lines)
    assert not [line for line in lines if "**" in line or "<@" in line or "<t:" in line or "<:" in line]
    assert any(re.match(r"1\s.*▶.* · \d", line) for line in lines), "stacks are told in words"


@pytest.mark.parametrize(("language", "draw"), [("en", "has the highest"), ("de", "höchste")])
async def test_watch_prints_a_whole_club_tournament(
    tmp_path: Path, log_guard: LogGuard, language: str, draw: str
) -> None:
    lines: list[str] = []
    game = Game(seats=3, language=language, fast=True, seed=5, format=Format.CLUB)
    table = await Watched(game, tmp_path, lines.append).play()
    assert table.state.phase is Phase.OVER and table.state.rules.high_card
    assert any(draw in line for line in lines), lines[:20]
    assert any("🥇" in line for line in lines)
    first = next(line for line in lines if "10/20 · 15/30" in line)
    assert " 5 " in first, "a level of five hands rises after five, also before the first"


async def test_watch_prints_an_open_table_to_its_ledger(tmp_path: Path, log_guard: LogGuard) -> None:
    lines: list[str] = []
    game = Game(seats=3, language="fr", fast=True, seed=3, format=Format.OPEN, hands=8)
    table = await Watched(game, tmp_path, lines.append).play()
    assert table.state.end_reason is EndReason.CLOSED and table.state.hand_number == 8
    assert sum([each.cashed_out - each.bought_in for each in table.state.ledger]) == 0
    told = "\n".join(lines[-25:])
    assert all(each.name in told for each in table.state.ledger), told
    assert "Les comptes arrivent dans un instant." in told, "no next hand is promised"


@pytest.mark.parametrize("given", [["--format", "open", "--speed", "turbo"], ["--format", "club", "--stack", "2000"]])
def test_watch_refuses_what_a_format_does_not_have(given: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--watch", *given]) == 2
    assert "--speed" in capsys.readouterr().err


async def test_watch_plays_the_same_cards_again_for_the_same_seed(tmp_path: Path, log_guard: LogGuard) -> None:
    told: list[list[str]] = []
    for number in (1, 2):
        lines: list[str] = []
        folder = tmp_path / str(number)
        folder.mkdir()
        await Watched(Game(seats=2, fast=True, seed=9), folder, lines.append).play()
        told.append(lines)
    assert told[0] == told[1]


def test_discords_marks_are_gone_in_the_terminal() -> None:
    line = r"**Ann\_1** <@7>, up <t:1100:R>, </poker cards:5>"
    assert plain(line, {7: "Bob"}, 1055.4, "en") == "Ann_1 Bob, up in 45 s, /poker cards"


@pytest.mark.parametrize(("language", "said"), [("en", "in 45 s"), ("fr", "dans 45 s"), ("de", "in 45 s")])
def test_a_relative_time_is_told_in_words(language: str, said: str) -> None:
    assert plain("<t:1100:R>", {}, 1055.4, language) == said


def test_without_its_extra_the_demo_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name, *_: None if name == "simcord" else real(name))
    assert main(["--watch"]) == 2
    assert "pip install 'deadbutton[demo]'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["--fast"], "takes --fast only together with --watch"),
        (["--speed", "turbo", "--stack", "1000"], "takes --speed, --stack only together with --watch"),
        (["--watch", "--no-browser"], "takes --no-browser only without --watch"),
        (["--watch", "--port", "0", "--dms", "open"], "takes --port, --dms only without --watch"),
    ],
)
def test_an_option_that_would_do_nothing_is_refused(
    capsys: pytest.CaptureFixture[str], given: list[str], told: str
) -> None:
    assert main(given) == 2
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["--language", "fr", "--fast"], "La démo n’accepte --fast qu’avec --watch."),
        (["--language", "de", "--watch", "--port", "0"], "Die Demo nimmt --port nur ohne --watch, wenn"),
        (
            ["--language", "fr", "--watch", "--format", "open", "--speed", "turbo"],
            "Une table ouverte n’a pas de --speed",
        ),
    ],
)
def test_the_terminal_refuses_in_the_demos_language(
    capsys: pytest.CaptureFixture[str], given: list[str], told: str
) -> None:
    assert main(given) == 2
    assert told in capsys.readouterr().err.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "add house players, press Start now."),
        ("fr", "ajoute des joueurs maison, appuie sur Commencer."),
        ("de", "hole Hausspieler dazu, drücke "),
    ],
)
def test_the_terminal_tells_how_to_begin_in_the_demos_language(
    capsys: pytest.CaptureFixture[str], language: str, told: str
) -> None:
    tell(Options(language=language, show=False), {"#poker": "http://127.0.0.1:1/"})
    said = capsys.readouterr().out
    assert told in said
    assert "http://127.0.0.1:1/" in said


def test_a_port_that_is_taken_is_told_in_the_demos_language(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["--port", port, "--no-browser", "--seats", "2", "--language", "fr"]) == 1
    assert f"Le port {port} est inutilisable" in capsys.readouterr().err


async def test_the_demo_serves_its_pages_and_stops_when_asked() -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "demo", "--no-browser", "--seats", "2", "--language", "fr"),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        cwd=ROOT,
    )
    assert process.stdout is not None
    said = ""
    async with asyncio.timeout(PATIENCE):
        while "Ctrl-C" not in said:
            line = await process.stdout.readline()
            assert line, said
            said += line.decode()
    addresses = re.findall(r"http://127\.0\.0\.1:\d+/", said)
    assert len(addresses) == 3, "the table and two people's direct messages"
    async with aiohttp.ClientSession() as session:
        for address in addresses:
            async with session.get(address) as answer:
                assert answer.status == 200
    process.terminate()
    rest, _ = await asyncio.wait_for(process.communicate(), 10)
    assert process.returncode == 0, rest.decode()


@pytest.fixture(autouse=True)
def no_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any) -> bool:
        raise AssertionError("a test must not open a browser")

    monkeypatch.setattr(webbrowser, "open", refuse)
