"""A bot of your own at a web table. Start the server with `covo serve`, open a table, and give the bot its link:

    python examples/remote_bot.py http://localhost:8000/t/k7m2pq

It sits down on a free chair and plays like a person at the page, with the same messages and no more to see.
"""

import random
import sys

from covo.envs.remote import sit


def choose(table: dict, moves: list[str]) -> str:
    """`table` is what the page is sent: table["scene"] is what to draw, table["events"] what was heard just now."""
    hot = [move for move in moves if move.split()[0] not in ("pass", "abstain", "end", "done")]
    return random.choice(hot or moves)


link, name = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "Robot"
chair = sit(link, name)
print(f"{name} sits at {chair.link}")
last = chair.play(choose)
print("over:", *(words["id"] for words in last["scene"].get("result", ())))
