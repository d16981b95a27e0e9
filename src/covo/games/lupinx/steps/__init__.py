"""The steps the expansion adds to those of the base game."""
