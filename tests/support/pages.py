"""Visitors: what people do with the pages, whichever game they play."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect

from support.serving import Server

PHONE = (360, 740)
LAPTOP = (1280, 800)
#: Errors of the connection that a killed server, a refused move or an absent page leave in the console.
EXPECTED = ("WebSocket connection", "Failed to load resource", "ERR_CONNECTION_REFUSED")

#: What the hand may do now: the lit places, the buttons of the prompt that answer, whether the table waits for us.
STATE = """() => {
  const frame = document.querySelector('[data-turn]');
  const prompt = document.querySelector('[data-answers]');
  return {
    over: frame?.dataset.over === 'yes',
    mine: frame?.dataset.turn === 'mine',
    busy: prompt?.dataset.answers === 'busy',
    question: frame?.dataset.question ?? '',
    picked: document.querySelector('.place.picked')?.dataset.key ?? '',
    lit: [...document.querySelectorAll('.place.lit')].map((it) => it.dataset.key),
    buttons: [...document.querySelectorAll('[data-move]')].map((it) => it.dataset.move),
    curtain: document.querySelector('[data-curtain]') !== null,
  };
}"""


class Visit:
    """One page of one visitor."""

    def __init__(self, page: Page, context: BrowserContext, server: Server) -> None:
        self.page = page
        self.context = context
        self.server = server
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(f"error: {error}"))
        page.on("console", self._heard)

    @classmethod
    def open(
        cls,
        browser: Browser,
        server: Server,
        path: str,
        profile: Visit | None = None,
        *,
        lang: str = "en",
        size: tuple[int, int] = LAPTOP,
        theme: str = "light",
        touch: bool = False,
        settings: dict[str, Any] | None = None,
    ) -> Visit:
        """A new visitor, or another tab of the one whose `profile` it is."""
        if profile is None:
            context = browser.new_context(
                viewport={"width": size[0], "height": size[1]},
                locale={"en": "en-GB", "fr": "fr-FR"}[lang],
                color_scheme="dark" if theme == "dark" else "light",
                has_touch=touch,
                service_workers="block",  # the pages under test, never an older copy
            )
            context.set_default_timeout(20_000)
            wishes = {"lang": lang, "theme": theme, "speed": "none", "name": "", **(settings or {})}
            context.add_init_script(
                f"localStorage['ludotheque.settings'] ??= {json.dumps(json.dumps(wishes))};"
            )
        else:
            context = profile.context
        page = context.new_page()
        it = cls(page, context, server)
        it.go(path)
        return it

    def go(self, path: str) -> None:
        """Open another page by its address."""
        self.page.goto(path if path.startswith("http") else self.server.url + path)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(known in message.text for known in EXPECTED):
            self.errors.append(f"{message.type}: {message.text}")

    def complaints(self) -> list[str]:
        """What went wrong on the page, and texts that are missing."""
        if not self.page.is_closed():
            body = self.page.evaluate("document.documentElement.innerText + document.documentElement.outerHTML")
            if "⟨" in body:
                at = body.index("⟨")
                self.errors.append(f"missing text: {body[at : at + 80]}")
        return self.errors

    # ---------------------------------------------------------------- at a table
    def state(self) -> dict[str, Any]:
        """What the hand may do now."""
        return self.page.evaluate(STATE)

    def until(self, what: Callable[[dict[str, Any]], object], seconds: float = 20) -> dict[str, Any]:
        """Wait until the table is as wanted."""
        end = time.monotonic() + seconds
        while True:
            state = self.state()
            if what(state):
                return state
            if time.monotonic() > end:
                raise AssertionError(f"the table does not come to that: {state}")
            self.page.wait_for_timeout(15)

    def my_turn(self, seconds: float = 20) -> dict[str, Any]:
        """Wait until we may answer, or the game is over."""
        return self.until(lambda it: it["over"] or (it["mine"] and not it["busy"] and (it["lit"] or it["buttons"])), seconds)

    def place(self, key: str) -> Locator:
        """A card or place of the table."""
        return self.page.locator(f'[data-key="{key}"]').first

    def pick(self, rng: random.Random, by: Callable[[Locator], None]) -> bool:
        """One tap on something that is lit, or on a button that answers; False once the game is over."""
        state = self.my_turn()
        if state["over"]:
            return False
        things = [("place", key) for key in state["lit"]] + [("button", move) for move in state["buttons"]]
        kind, name = things[rng.randrange(len(things))]
        if kind == "place":
            by(self.place(name))
        else:
            by(self.page.locator(f'[data-move="{name}"]').first)
        self.until(lambda it: it["over"] or not it["busy"])
        return True

    def play_on(self, rng: random.Random, by: Callable[[Locator], None] | None = None, most: int = 10_000) -> int:
        """Play with lit cards and places until the end, or for so many taps; returns how many there were."""
        taps = 0
        while taps < most and self.pick(rng, by or tap):
            taps += 1
        return taps

    def outcome(self) -> Locator:
        """The sheet that tells how the game ended."""
        sheet = self.page.locator("[data-outcome]")
        expect(sheet).to_be_visible()
        return sheet


def tap(it: Locator) -> None:
    """Click; what lies over a place is a mistake of ours, so nothing is forced."""
    it.click()


def press_enter(it: Locator) -> None:
    """By keyboard: the place has the focus, Enter taps it."""
    it.focus()
    it.press("Enter")
