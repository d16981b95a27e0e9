"""Seats are held by tokens: whoever has the link has the seat. The store keeps only their hashes."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

# Codes are read aloud and typed on phones: no letters that look or sound alike.
ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
CODE_LENGTH: Final = 6
TOKEN_BYTES: Final = 24


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def fingerprint(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
