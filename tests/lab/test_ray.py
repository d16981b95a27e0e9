"""The same games on a Ray cluster of two nodes, here on one machine."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from covo.kernel import SetupError
from covo.lab import cluster, simulate
from covo.lab.pool import Crew, Tick
from tests.cli.running import Run

ROOT = Path(__file__).parents[2]
SMALL = 80 * 1024 * 1024


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    for name in ("USAGE_STATS_ENABLED", "ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "ENABLE_WINDOWS_OR_OSX_CLUSTER"):
        os.environ[f"RAY_{name}"] = "0"  # the last: all on the loopback, as Ray does where there is but one machine
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(ROOT), prepend=os.pathsep)  # the nodes find the work that is written here
        yield from _cluster()


def _cluster() -> Iterator[str]:
    from ray.cluster_utils import Cluster

    head = {"num_cpus": 1, "include_dashboard": False, "object_store_memory": SMALL, "node_ip_address": "127.0.0.1"}
    nodes = Cluster(initialize_head=True, head_node_args=head)
    nodes.add_node(num_cpus=1, object_store_memory=SMALL, node_ip_address="127.0.0.1")
    yield nodes.address
    nodes.shutdown()


def _node(job: int, tick: Tick) -> Any:
    import ray

    time.sleep(0.3)  # so that one node alone would not do all
    return ray.get_runtime_context().get_node_id()


def _fail(job: int, tick: Tick) -> Any:
    raise SetupError(f"no job {job}")


@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
def test_two_nodes_give_the_same_games(run: Run, address: str) -> None:
    """In one test: a cluster takes seconds to start."""
    told: list[int] = []
    crew = Crew(2, "ray", address)
    there = simulate.simulate("conclave", 4, ["quick", "random"], 40, 7, {}, crew, told.append)[1]
    one = simulate.simulate("conclave", 4, ["quick", "random"], 40, 7, {})[1]
    two = simulate.simulate("conclave", 4, ["quick", "random"], 40, 7, {}, Crew(2))[1]
    assert there == one == two
    assert told[-1] == 40
    assert len({node for _, node in crew.stream(_node, range(8))}) == 2
    with pytest.raises(SetupError, match="no job 0"):
        list(crew.stream(_fail, [0]))
    line = "simulate conclave --games 20 --json"
    far, near = run(f"{line} --on ray --ray-address {address}"), run(line)
    assert (far.code, far.err) == (0, "")
    clock = ("seconds", "decisions_per_s")
    assert {k: v for k, v in far.json.items() if k not in clock} == {
        k: v for k, v in near.json.items() if k not in clock
    }


def test_a_cluster_that_does_not_answer_is_told_at_once(run: Run) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))  # and does not listen
        ran = run(f"simulate conclave --games 5 --on ray --ray-address 127.0.0.1:{nobody.getsockname()[1]}")
    assert (ran.code, ran.out) == (2, "")
    assert "cannot be used: [Errno 111] Connection refused" in ran.err


def test_without_ray_one_is_told_how_to_get_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = run("simulate conclave --games 20 --on ray")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "--on ray needs ray; install it with: pip install 'covo[lab]'\n"


def test_nothing_of_ray_is_loaded_unasked() -> None:
    assert cluster.__file__
    code = (
        "import covo.cli.app, sys; print([m for m in ('ray', 'pyarrow', 'altair', 'vl_convert') if m in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"
