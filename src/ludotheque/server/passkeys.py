"""Passkeys: a book can also be opened by what a player's devices keep for this site (WebAuthn)."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import delete, insert, select, update

from ludotheque.kernel.codec import from_json
from ludotheque.server.asked import Request
from ludotheque.server.rooms import refuse
from ludotheque.server.socket import allowed_origin
from ludotheque.server.store import Store
from ludotheque.server.tables import book_passkeys, challenges

MINUTES = 5.0  #: for which a challenge is good
MOST = 20  #: passkeys of one book
HOUSE = "Ludothèque"
Data = dict[str, Any]


class Site:
    """This server as browsers know it: what a passkey is bound to."""

    def __init__(self, request: Request, origins: frozenset[str]) -> None:
        origin = request.headers.get("origin", "")
        if not origin or not allowed_origin(origin, request.headers.get("host"), origins):
            raise refuse("room-not-this-site")
        self.origin = origin
        self.name = urlsplit(origin).hostname or ""


class Passkeys:
    """The passkeys of all books."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def _challenge(self, now: float) -> bytes:
        challenge = secrets.token_bytes(32)
        async with self.store.writing() as connection:
            await connection.execute(delete(challenges).where(challenges.c.until < now))
            await connection.execute(insert(challenges).values(challenge=challenge, until=now + MINUTES * 60))
        return challenge

    async def _answered(self, credential: Data, now: float) -> bytes:
        """The challenge that a passkey says it has answered: ours, and used up by this."""
        from webauthn.helpers import parse_client_data_json

        try:
            said = credential["response"]["clientDataJSON"]
            challenge = parse_client_data_json(_bytes(said)).challenge
        except Exception as error:  # whatever it is, it is no answer to us
            raise refuse("room-passkey-wrong") from error
        async with self.store.writing() as connection:
            ours = (challenges.c.challenge == challenge) & (challenges.c.until >= now)
            gone = await connection.execute(delete(challenges).where(ours))
        if gone.rowcount != 1:
            raise refuse("room-passkey-late")
        return challenge

    async def begin_making(self, site: Site, book: str, name: str, now: float) -> Data:
        """What a browser needs to make a passkey for a book."""
        import webauthn
        from webauthn.helpers import structs as w

        known = await self._of(book)
        if len(known) >= MOST:
            raise refuse("room-passkeys-many", high=MOST)
        options = webauthn.generate_registration_options(
            rp_id=site.name,
            rp_name=HOUSE,
            user_name=name or HOUSE,
            user_id=hashlib.sha256(book.encode()).digest(),
            challenge=await self._challenge(now),
            authenticator_selection=w.AuthenticatorSelectionCriteria(
                resident_key=w.ResidentKeyRequirement.REQUIRED,
                user_verification=w.UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[w.PublicKeyCredentialDescriptor(id=it) for it in known],
        )
        out: Data = from_json(webauthn.options_to_json(options).encode())
        return out

    async def _of(self, book: str) -> list[bytes]:
        async with self.store.reading() as connection:
            query = select(book_passkeys.c.credential).where(book_passkeys.c.book == book)
            return [bytes(row.credential) for row in await connection.execute(query)]

    async def make(self, site: Site, book: str, credential: Data, now: float) -> None:
        """A passkey was made for a book."""
        import webauthn
        from webauthn.helpers.exceptions import WebAuthnException

        challenge = await self._answered(credential, now)
        try:
            made = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as error:
            raise refuse("room-passkey-wrong") from error
        row = {"id": _id(made.credential_id), "book": book, "credential": made.credential_id, "made": now}
        row |= {"public_key": made.credential_public_key, "uses": made.sign_count}
        async with self.store.writing() as connection:
            await connection.execute(insert(book_passkeys).values(**row))

    async def begin_opening(self, site: Site, now: float) -> Data:
        """What a browser needs to ask for any passkey of this site."""
        import webauthn

        options = webauthn.generate_authentication_options(rp_id=site.name, challenge=await self._challenge(now))
        out: Data = from_json(webauthn.options_to_json(options).encode())
        return out

    async def open(self, site: Site, credential: Data, now: float) -> str:
        """The book that a passkey opens."""
        import webauthn
        from webauthn.helpers.exceptions import WebAuthnException

        challenge = await self._answered(credential, now)
        try:
            name = _id(_bytes(credential["rawId"]))
        except (ValueError, KeyError, TypeError) as error:
            raise refuse("room-passkey-wrong") from error
        async with self.store.reading() as connection:
            row = (await connection.execute(select(book_passkeys).where(book_passkeys.c.id == name))).first()
        if row is None:
            raise refuse("room-passkey-unknown")
        try:
            used = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=bytes(row.public_key),
                credential_current_sign_count=row.uses,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as error:
            raise refuse("room-passkey-wrong") from error
        async with self.store.writing() as connection:
            counted = update(book_passkeys).where(book_passkeys.c.id == name).values(uses=used.new_sign_count)
            await connection.execute(counted)
        return str(row.book)


def _bytes(text: str) -> bytes:
    from webauthn.helpers import base64url_to_bytes

    return base64url_to_bytes(text)


def _id(credential: bytes) -> str:
    return hashlib.sha256(credential).hexdigest()
