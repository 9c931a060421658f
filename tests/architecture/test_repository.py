"""What a newcomer finds beside the code is true."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from bot import __version__
from bot.settings import Settings

ROOT = Path(__file__).parents[2]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))


def tracked() -> list[Path]:
    """The files of the repository, as git knows them."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True).stdout
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]


def pins(lock: Path) -> dict[str, str]:
    found = re.findall(r"^([a-z0-9-]+)==(\S+)", lock.read_text(encoding="utf-8"), re.MULTILINE)
    return dict(found)


def test_every_setting_is_explained_and_nothing_else() -> None:
    named = re.findall(r"^(?:# )?([A-Z_]+)=", (ROOT / ".env.example").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(named) == sorted([name.upper() for name in Settings.model_fields])


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_pinned_package_has_hashes_and_no_address(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    entries = re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE)[1:]
    assert entries
    for entry in entries:
        assert "--hash=sha256:" in entry, entry.splitlines()[0]


def test_the_locks_agree_on_every_version() -> None:
    run, demo, dev = [pins(ROOT / "requirements" / f"{name}.lock") for name in ("run", "demo", "dev")]
    assert run.items() <= demo.items() <= dev.items()


def test_what_we_import_is_what_we_ask_for() -> None:
    for requirement in PYPROJECT["project"]["dependencies"]:
        name = re.split(r"[\[<>=]", requirement)[0].lower().replace(".", "-")
        assert name in pins(ROOT / "requirements" / "run.lock")


def test_no_file_names_a_package_registry() -> None:
    hosts = [f"{name}.org" for name in ("pypi", "pythonhosted", "npmjs", "debian")]
    for path in tracked():
        content = path.read_bytes()
        assert not [host for host in hosts if host.encode() in content], path


@pytest.mark.parametrize("page", ["README.md", *[f"docs/{path.name}" for path in sorted((ROOT / "docs").glob("*.md"))]])
def test_links_and_folders_of_the_documentation_exist(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\((?!https?:)([^)#\s]+)", text):
        assert ((ROOT / page).parent / target).exists(), f"{page} links to {target}"
    for path in re.findall(r"`((?:bot|engine|i18n|tests|bench|docs|requirements)/[\w./-]+)`", text):
        assert "NNNN" in path or (ROOT / path).exists(), f"{page} names {path}"


def test_make_has_the_targets_that_are_promised() -> None:
    targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert {"setup", "demo", "test", "lint", "bench", "run"} <= set(targets)


def test_the_changes_of_this_version_are_told() -> None:
    assert f"## {__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_everything_the_bot_reads_at_run_time_is_packaged() -> None:
    data = PYPROJECT["tool"]["setuptools"]["package-data"]
    for package, patterns in data.items():
        folder = ROOT / package.replace(".", "/")
        shipped = {path for pattern in patterns for path in folder.glob(pattern)}
        kept = {path for path in folder.rglob("*") if path.suffix in (".ftl", ".sql", ".json")}
        assert kept <= shipped, f"{package}: {kept - shipped} would be missing"
