"""What is shipped for hosts agrees with the bot: settings, start command, versions, times to stop."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path

import pytest

from bot.operations.running import STOP_WITHIN
from bot.settings import Settings

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
COMPOSE = (ROOT / "compose.yaml").read_text("utf-8")
UNIT = (ROOT / "deploy" / "deadbutton.service").read_text("utf-8")
PAGE = (ROOT / "docs" / "operating.md").read_text("utf-8")
OF_PYTHON = {"PATH", "PYTHONUNBUFFERED", "PYTHONDONTWRITEBYTECODE"}
START = (ROOT / "Procfile").read_text("utf-8").removeprefix("worker:").split()


def instructions() -> list[tuple[str, str]]:
    """Every instruction of the Dockerfile, its lines joined."""
    joined = re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", DOCKERFILE, flags=re.MULTILINE))
    return [(name, rest.strip()) for name, _, rest in (line.partition(" ") for line in joined.splitlines() if line)]


def unit() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in UNIT.splitlines():
        if "=" in line and not line.startswith("#"):
            name, _, value = line.partition("=")
            found.setdefault(name, []).append(value)
    return found


def test_every_setting_that_is_set_there_exists() -> None:
    known = {name.upper() for name in Settings.model_fields} | OF_PYTHON
    set_there = re.findall(r"\b([A-Z_]+)=", " ".join([rest for name, rest in instructions() if name == "ENV"]))
    set_there += re.findall(r"^      ([A-Z_]+): ", COMPOSE, re.MULTILINE)
    set_there += [each.partition("=")[0] for each in unit()["Environment"]]
    assert len(set_there) > 8
    assert set(set_there) <= known


def test_they_all_start_what_the_procfile_starts() -> None:
    (command,) = [rest for name, rest in instructions() if name == "CMD"]
    assert json.loads(command) == START
    (start,) = unit()["ExecStart"]
    assert start.split()[1:] == START[1:]
    assert Path(start.split()[0]).name == START[0]
    assert "command:" not in COMPOSE


def test_the_image_has_a_python_that_the_bot_runs_on_and_the_pinned_packages() -> None:
    needs = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["requires-python"]
    version = re.search(r"^ARG PYTHON=(\d+)\.(\d+)$", DOCKERFILE, re.MULTILINE)
    least = re.fullmatch(r">=(\d+)\.(\d+)", needs)
    assert version is not None
    assert least is not None
    assert tuple(map(int, version.groups())) >= tuple(map(int, least.groups()))
    (install,) = [rest for name, rest in instructions() if "pip install" in rest]
    assert "--require-hashes -r requirements/run.lock" in install


def test_the_bot_is_an_ordinary_user_there_and_its_files_are_not_its_own() -> None:
    names = [name for name, _ in instructions()]
    assert names.index("USER") < names.index("CMD")
    assert dict(instructions())["USER"] == "bot"
    assert "no-new-privileges:true" in COMPOSE
    assert re.search(r"^    read_only: true$", COMPOSE, re.MULTILINE)
    assert unit()["DynamicUser"] == ["yes"]


def test_all_code_that_is_imported_is_copied_and_nothing_else() -> None:
    copied = [rest.split()[0] for name, rest in instructions() if name == "COPY" and "--from" not in rest]
    assert {"engine", "i18n", "bot", "requirements/run.lock"} <= set(copied)
    let_in = [line[1:] for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line.startswith("!")]
    for path in copied:
        assert (ROOT / path).exists()
        assert path in let_in or path == "LICENSE", path
    assert "**/.env" in (ROOT / ".dockerignore").read_text("utf-8")


@pytest.mark.parametrize(("age", "code"), [(0, 0), (50, 0), (70, 1), (None, 1)])
def test_the_health_check_goes_by_the_age_of_the_heartbeat(tmp_path: Path, age: int | None, code: int) -> None:
    (check,) = [rest for name, rest in instructions() if name == "HEALTHCHECK"]
    command = json.loads(check[check.index("[") :])
    alive = tmp_path / "alive"
    if age is not None:
        alive.touch()
        then = time.time() - age
        os.utime(alive, (then, then))
    done = subprocess.run(
        [sys.executable, *command[1:]], env={"HEARTBEAT_FILE": str(alive)}, capture_output=True, check=False
    )
    assert done.returncode == code


def test_they_all_give_the_bot_the_time_it_takes_to_stop() -> None:
    grace = re.search(r"^    stop_grace_period: (\d+)s$", COMPOSE, re.MULTILINE)
    assert grace is not None
    for seconds in (grace[1], *unit()["TimeoutStopSec"]):
        assert int(seconds) > STOP_WITHIN + 2


def test_every_setting_and_command_is_in_the_operators_page() -> None:
    for name in Settings.model_fields:
        assert f"`{name.upper()}`" in PAGE, name
    for command in ("check", "backup FILE", "restore FILE", "demo", "--version"):
        assert f"| `{command}` |" in PAGE


def test_an_audit_that_could_not_look_anything_up_has_not_passed() -> None:
    audit = (ROOT / "Makefile").read_text("utf-8").partition("\naudit:")[2].partition("\n\n")[0]
    assert "--strict" in audit
    assert "--require-hashes" in audit
    for lock in (ROOT / "requirements").glob("*.lock"):
        assert lock.stem in audit


def test_systemd_does_not_start_again_what_would_fail_again() -> None:
    assert unit()["RestartPreventExitStatus"] == ["2"]
    assert unit()["Type"] == ["notify"]
    assert unit()["WatchdogSec"] == ["60"]


def test_a_drained_bot_is_left_alone_by_systemd_as_the_operators_page_says() -> None:
    assert unit()["Restart"] == ["on-failure"]
    assert "systemd leaves a drained bot alone" in PAGE
    assert "restart: unless-stopped" in COMPOSE
    assert "docker update --restart=no" in PAGE


def test_commands_for_each_host_name_the_database_that_the_bot_has_there() -> None:
    path = unit()["Environment"][0].replace("%S", "/var/lib")
    assert path.startswith("DATABASE_PATH=/var/lib/")
    lines = [line for line in PAGE.splitlines() if line.startswith("    ") and "-m bot" in line]
    assert len(lines) == 7
    for line in lines:
        if "docker" not in line and "umask" not in line:
            assert f"{path} " in line
            assert ".venv/bin/python -m bot" in line
        else:
            assert "/data/" in line or line.endswith(" check"), "nothing else can be written there"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    (start,) = unit()["ExecStart"]
    file = tmp_path / "deadbutton.service"
    file.write_text(UNIT.replace(start.split()[0], sys.executable))
    done = subprocess.run(["systemd-analyze", "verify", str(file)], capture_output=True, text=True, check=False)
    assert "deadbutton.service" not in done.stderr, done.stderr
