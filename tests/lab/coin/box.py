"""The numbers, as a game reads them: when the module loads."""

from covo.numbers import overlaid

NUMBERS = overlaid("coin", "numbers", {"heads": 9, "tails": 1, "label": "a coin", "coins": [{"id": "C1", "worth": 5}]})
HEADS: int = NUMBERS["heads"]
TAILS: int = NUMBERS["tails"]
WORTH: int = NUMBERS["coins"][0]["worth"]
