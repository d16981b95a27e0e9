"""Finds a Chromium for the tests of the page, or installs one; prints where it is, and fails loudly when it cannot.

    python tools/browser.py

COVO_CHROMIUM names one by hand.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PATIENCE: Final = 600  # seconds for an installation


def find() -> str | None:
    """An installed one: named by hand, of the system, or Playwright's own."""
    by_hand = os.environ.get("COVO_CHROMIUM")
    if by_hand:
        return by_hand if Path(by_hand).is_file() else None
    for name in NAMES:
        if found := shutil.which(name):
            return found
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if Path(own).is_file() else None


def ways() -> list[list[list[str]]]:
    """How one may be had here: by Debian's packages where we may install them, else from Playwright."""
    debian = [["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "chromium"]]
    own = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    allowed = hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get")
    return [debian, own] if allowed else [own]


def install() -> str | None:
    for commands in ways():
        for command in commands:
            print(f"Looking for a Chromium: {' '.join(command)}", file=sys.stderr)
            env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            try:
                done = subprocess.run(command, stdout=sys.stderr, env=env, timeout=PATIENCE, check=False).returncode
            except subprocess.TimeoutExpired:
                done = 1
            if done != 0:
                break
        if found := find():
            return found
    return None


def main() -> int:
    found = find() or install()
    if found is None:
        print(
            "No Chromium here, and none could be installed: the page cannot be tested.\n"
            "Install one (Debian: apt-get install chromium) or name one in COVO_CHROMIUM.",
            file=sys.stderr,
        )
        return 1
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
