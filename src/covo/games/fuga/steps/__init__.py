"""The steps of Fuga sul mare, by the chapters of the rulebook."""

from covo.games.fuga.steps import abilities, combat, ferry, moving, turns

FRAMES = (*turns.FRAMES, *moving.FRAMES, *ferry.FRAMES, *abilities.FRAMES, *combat.FRAMES)
