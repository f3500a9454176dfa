"""Who may do what: a seat belongs to the person who has its token. There are no accounts."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets


def new_token() -> str:
    """A token nobody can guess."""
    return secrets.token_urlsafe(24)


def derived(secret: bytes, *parts: str) -> str:
    """A token that nobody without the secret can guess, and that is the same for the same parts."""
    made = hmac.new(secret, "\0".join(parts).encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(made[:24]).decode()


def hashed(token: str) -> str:
    """What is kept of a token: enough to recognise it, not to use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def fits(token: str, kept: str) -> bool:
    """Whether a token is the one whose hash was kept."""
    return bool(kept) and hmac.compare_digest(hashed(token), kept)
