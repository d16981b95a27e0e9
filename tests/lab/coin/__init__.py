"""A game for tests: heads, and seat 0 wins. How likely that is stands in its numbers, so one knows what tuning must find."""
