"""covo serve: what stops it before it starts."""

from pathlib import Path

import pytest

from covo.cli import serve as command
from covo.kernel import SetupError
from tests.cli.running import Run


@pytest.mark.parametrize("url", ["nonsense", "nonsense://x", "sqlite:////no/such/folder/covo.db"])
def test_a_database_that_cannot_be_reached(run: Run, url: str) -> None:
    done = run("serve --no-browser --db", url)
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith("--db: ")
    assert done.err.count("\n") == 1


def test_a_page_that_is_not_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "checkout", lambda part: tmp_path)
    with pytest.raises(SetupError, match=r"the page is not built: .*dist is missing; run make web"):
        command.serve(db=f"sqlite:///{tmp_path / 'covo.db'}", browser=False)
