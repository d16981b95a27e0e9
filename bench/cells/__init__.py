"""Nine cells, two players, no end: the smallest thing a server can be busy with. Not in the box."""
