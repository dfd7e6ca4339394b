"""What lies in ``deploy``: each file as far as it can be tried without its own tools."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from prometheus_client import generate_latest

import bot.metrics  # noqa: F401 - so that they are there
from bot import VERSION

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"


def instructions() -> list[tuple[str, str]]:
    """Of the Containerfile, in order."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


@pytest.mark.fuzz  # for its time: it fetches all that the bot needs
def test_the_steps_of_the_containerfile_make_a_bot(tmp_path: Path) -> None:
    base, app, data = (tmp_path / name for name in ("base", "app", "data"))
    subprocess.run([sys.executable, "-m", "venv", base], check=True)
    app.mkdir()
    owner = dict(instructions())["USER"]
    ours = owner if os.geteuid() == 0 else f"{os.getuid()}:{os.getgid()}"  # else nobody else's can be made
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    environment |= {"PATH": f"{base}/bin:{os.environ['PATH']}", "UV_PYTHON_DOWNLOADS": "never"}
    command: list[str] = []
    for word, rest in instructions():
        if word in ("ENV", "RUN"):
            rest = rest.replace("/app", str(app)).replace("/data", str(data)).replace(owner, ours)
        match word:
            case "RUN":
                subprocess.run(rest, shell=True, cwd=app, env=environment, check=True)
            case "COPY":
                *sources, target = rest.split()
                for source in sources:
                    if (ROOT / source).is_dir():
                        shutil.copytree(ROOT / source, app / target)
                    else:
                        shutil.copy(ROOT / source, app / target)
            case "ENV":
                for pair in shlex.split(rest):
                    name, _, value = pair.partition("=")
                    environment[name] = value.replace("$PATH", environment["PATH"])
            case "CMD":
                command = json.loads(rest)
    assert command == ["python", "-m", "bot", "run"]
    for path in app.rglob("*"):
        path.chmod(path.stat().st_mode & ~0o222)  # a read-only file system
    subprocess.run([*command[:3], "db", "upgrade"], cwd=app, env=environment, check=True)
    check = subprocess.run([*command[:3], "check"], cwd=app, env=environment, check=True, capture_output=True)
    assert b"comes out the same" in check.stdout
    assert (data / "mandate.db").exists()
    assert f"{data.stat().st_uid}:{data.stat().st_gid}" == ours
    alone = subprocess.run(command, cwd=app, env=environment, check=False, capture_output=True)
    assert alone.returncode == 1
    assert b"DISCORD_TOKEN" in alone.stderr


def test_the_container_is_not_root_and_asked_whether_it_lives() -> None:
    told = dict(instructions())
    assert told["USER"].split(":")[0].isdigit()
    assert "/live" in told["HEALTHCHECK"]
    assert "HEALTH_PORT=8080" in " ".join(rest for word, rest in instructions() if word == "ENV")


def test_the_container_s_user_may_write_where_its_file_is_to_be() -> None:
    steps, told = instructions(), dict(instructions())
    folder, user = told["VOLUME"], told["USER"]
    assert f"////{folder.strip('/')}/" in " ".join(rest for word, rest in steps if word == "ENV")
    made = steps.index(("RUN", f"mkdir {folder} && chown {user} {folder}"))
    assert made < steps.index(("VOLUME", folder)) < steps.index(("USER", user))


def test_the_compose_file_follows_its_schema() -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec"]
    subprocess.run([*command, str(DEPLOY / "compose.yaml")], check=True, capture_output=True)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "mandate.service").read_text(encoding="utf-8")
    unit = tmp_path / "mandate.service"
    unit.write_text(text.replace("/opt/mandate/.venv/bin/python", sys.executable), encoding="utf-8")
    found = subprocess.run(["systemd-analyze", "verify", unit], check=False, capture_output=True, text=True)
    assert (found.returncode, found.stdout + found.stderr) == (0, "")


def test_with_the_example_s_settings_the_unit_keeps_its_files_where_it_may_write(tmp_path: Path) -> None:
    """What a file of settings says wins over Environment=, wherever that stands."""
    text = (DEPLOY / "mandate.service").read_text(encoding="utf-8")
    unit = [line.split("=", 1) for line in text.splitlines() if "=" in line and not line.startswith("#")]
    told = dict(unit)
    home = f"/var/lib/{told['StateDirectory']}"
    assert told["WorkingDirectory"] == home
    assert told["EnvironmentFile"] == "/etc/mandate.env"
    example = (ROOT / ".env.example").read_text(encoding="utf-8").splitlines()
    environment = dict(value.split("=", 1) for name, value in unit if name == "Environment")
    environment |= dict(line.split("=", 1) for line in example if line and not line.startswith("#"))
    environment = {name: value.replace("/opt/mandate", str(ROOT)) for name, value in environment.items()}
    python, *run = told["ExecStart"].split()
    assert (python, run) == ("/opt/mandate/.venv/bin/python", ["-m", "bot", "run"])
    for verb in ("upgrade", "backup"):
        command = [sys.executable, *run[:-1], "db", verb]
        subprocess.run(command, cwd=tmp_path, env=environment, check=True, capture_output=True)
    assert (tmp_path / "mandate.db").exists()
    assert len(list((tmp_path / "backups").iterdir())) == 1


@pytest.mark.parametrize("file", ["grafana.json", "alerts.yaml"])
def test_what_is_shown_and_watched_is_measured(file: str) -> None:
    known = set(re.findall(r"^# TYPE (\S+)", generate_latest().decode(), re.M))
    named = set(re.findall(r"\b(?:mandate|process)_[a-z_]+", (DEPLOY / file).read_text(encoding="utf-8")))
    assert len(named) >= 8
    assert {re.sub("_(bucket|count)$", "", name) for name in named} <= known


def test_every_alert_says_what_to_do() -> None:
    alerts = re.findall(r"alert: (\w+)", (DEPLOY / "alerts.yaml").read_text(encoding="utf-8"))
    told = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    assert [alert for alert in alerts if f"**{alert}**" not in told] == []


def test_the_version_is_that_of_the_project() -> None:
    assert f'version = "{VERSION}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_commands_are_given_as_the_service_runs() -> None:
    text = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    unit = DEPLOY / "mandate.service"
    service = unit.read_text(encoding="utf-8").splitlines()
    (line,) = re.findall(r"systemd-run (?:\\\n|.)*", text)
    properties, program = re.findall(r"-p (\S+)", line), line.partition("UMask=0077 ")[2]
    assert [each for each in properties if each not in service] == [f"User={unit.stem}"]  # it names none
    assert f"ExecStart={program.removesuffix(' db backup').strip()} run" in service
