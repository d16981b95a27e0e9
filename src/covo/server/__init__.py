"""The web table. The log of moves is the truth; only views leave the server."""
