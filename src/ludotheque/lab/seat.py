"""A program of somebody's own at a real table: it sits down by a link, as any client does, and answers when asked.

The server tells it what it tells a person in that seat, and nothing else.
"""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from ludotheque.bots.outside import OutsideBot
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.errors import LudothequeError, wrong

Data = dict[str, Any]
TRIES = 20  #: to come back to a server that does not answer, a second apart


class BadLink(LudothequeError):
    """A link that leads to no seat."""


class SeatOfAProgram:
    """One program in one seat of one table, until the game is over."""

    def __init__(self, link: str, program: str, name: str = "") -> None:
        parts = urlsplit(link.strip())
        path = re.fullmatch(r"/table/([A-Za-z0-9_-]+)", parts.path)
        keys = parse_qs(parts.fragment)
        if parts.scheme not in ("http", "https") or path is None or not keys.keys() & {"seat", "invitation"}:
            raise BadLink(wrong("lab-bad-link", link=link[:200]))
        self.server = f"{parts.scheme}://{parts.netloc}"
        self.room = path.group(1)
        self.token = keys.get("seat", [""])[0]
        self.invitation = keys.get("invitation", [""])[0]
        self.bot = OutsideBot(program)
        self.name = name or program.rsplit("/", 1)[-1][:24]
        self.rng = Quick(secrets.randbits(60))
        self.results: list[str] = []  #: seat by seat, once the game is over
        self.answers = 0

    def play(self) -> list[str]:
        """Sit down and play to the end; says how it ended, seat by seat."""
        try:
            asyncio.run(self._play())
        finally:
            self.bot.stop()
        return self.results

    async def _play(self) -> None:
        if not self.token:
            await self._sit_down()
        for _ in range(TRIES):
            try:
                await self._stay()
            except (OSError, WebSocketException):
                await asyncio.sleep(1)
            if self.results:
                return
        raise BadLink(wrong("lab-no-server", server=self.server))

    async def _sit_down(self) -> None:
        async with httpx.AsyncClient() as http:
            wish = {"token": self.invitation, "name": self.name}
            answer = await http.post(f"{self.server}/api/tables/{self.room}/sit", json=wish)
        if answer.status_code >= 300:
            raise BadLink(wrong("lab-link-refused", link=f"{self.server}/table/{self.room}"))
        self.token = answer.json()["mine"]["token"]

    async def _stay(self) -> None:
        """Be at the table until the game is over or the connection breaks off."""
        url = "ws" + self.server.removeprefix("http") + "/socket"
        async with connect(url, max_size=2**22) as socket:
            await socket.send(json.dumps({"do": "hello", "room": self.room, "tokens": [self.token]}))
            answered: tuple[int, int] | None = None  # the question that was answered last, and its pick
            async for text in socket:
                message = json.loads(text)
                if message["is"] == "refused":
                    answered = None
                view = message.get("view")
                if not view:
                    continue
                if view["over"]:
                    self.results = list(view["outcome"]["seats"])
                    return
                ask = view["ask"]
                if ask is None:
                    continue
                asked = (int(view["question"]), len(ask["picks"]))
                if asked == answered:
                    continue
                answered = asked
                moves = [option["move"] for option in ask["options"]]
                seat = int(view["seat"])
                move = await asyncio.to_thread(self.bot.answer, view["game"], seat, view, moves, self.rng)
                self.answers += 1
                said = {"do": "play", "id": secrets.token_urlsafe(12), "seat": seat, "move": move}
                await socket.send(json.dumps(said | {"question": view["question"]}))
