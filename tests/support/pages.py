"""Visitors: what people do with the pages, whichever game they play."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    WebSocket,
    expect,
    sync_playwright,
)
from tools.browser import HELP, find

from ludotheque.locales import say
from support.playing import seats_of
from support.serving import Server

Data = dict[str, Any]

PHONE = (360, 740)
#: The phones that every table must fit.
PHONES = {"small": PHONE, "tall": (390, 844), "side": (844, 390)}
LAPTOP = (1280, 800)
WALL = (2560, 1440)
#: How long anything may take; a machine that tests elsewhere too is slow at times.
PATIENCE = 30.0
#: How long something to be tapped may take to be drawn.
COMES = 5.0
expect.set_options(timeout=PATIENCE * 1000)
#: Errors of the connection that a killed server, a refused move or an absent page leave in the console.
EXPECTED = (
    "WebSocket connection",
    "Failed to load resource",
    "ERR_CONNECTION_REFUSED",
    "Service Worker registration blocked",  # by the visitor itself, see `open`
)

#: No GPU and no outside world: the browser neither updates itself nor looks anything up.
ARGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
]  # fmt: skip

#: What the hand may do now: the lit places, the buttons of the prompt that answer, whether the table waits for us.
STATE = """() => {
  const frame = document.querySelector('[data-turn]');
  const prompt = document.querySelector('[data-answers]');
  return {
    there: frame !== null,
    over: frame?.dataset.over === 'yes',
    mine: frame?.dataset.turn === 'mine',
    busy: prompt?.dataset.answers === 'busy',
    begun: prompt?.dataset.begun ?? '',
    question: Number(frame?.dataset.question ?? -1),
    picked: document.querySelector('.place.picked')?.dataset.key ?? '',
    gathered: [...document.querySelectorAll('.place.picked')].map((it) => it.dataset.key),
    lit: [...document.querySelectorAll('.place.lit')].map((it) => it.dataset.key),
    buttons: [...document.querySelectorAll('[data-move]')].map((it) => it.dataset.move),
    curtain: document.querySelector('[data-curtain]') !== null,
    news: document.querySelector('.news') !== null,
  };
}"""


@contextmanager
def chromium() -> Iterator[Browser]:
    """The machine's Chromium, without a window."""
    place = find()
    assert place is not None, HELP
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=place, args=ARGS)
        yield browser
        browser.close()


class Visit:
    """One page of one visitor."""

    def __init__(self, page: Page, context: BrowserContext, server: Server, lang: str) -> None:
        self.page = page
        self.context = context
        self.server = server
        self.lang = lang
        self.errors: list[str] = []
        self.told: list[Data] = []  #: everything the server said over websockets
        page.on("pageerror", lambda error: self.errors.append(f"error: {error.stack or error}"))
        page.on("console", self._heard)
        page.on("websocket", self._listen)

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
        offline_copy: bool = False,
        settings: Data | None = None,
        **more: Any,
    ) -> Visit:
        """A new visitor, or another tab of the one whose `profile` it is."""
        if profile is None:
            context = browser.new_context(
                viewport={"width": size[0], "height": size[1]},
                locale={"en": "en-GB", "fr": "fr-FR"}[lang],
                color_scheme="dark" if theme == "dark" else "light",
                has_touch=touch,
                # the pages under test, never an older copy, unless the copy is what is tested
                service_workers="allow" if offline_copy else "block",
                **more,
            )
            context.set_default_timeout(PATIENCE * 1000)
            wishes = {"lang": lang, "theme": theme, "speed": "none", "name": "", **(settings or {})}
            context.add_init_script(f"localStorage['ludotheque.settings'] ??= {json.dumps(json.dumps(wishes))};")
        else:
            context, lang = profile.context, profile.lang
        page = context.new_page()
        it = cls(page, context, server, lang)
        it.go(path)
        return it

    def go(self, path: str) -> None:
        """Open another page by its address."""
        self.page.goto(path if path.startswith("http") else self.server.url + path)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(known in message.text for known in EXPECTED):
            self.errors.append(f"{message.type}: {message.text}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.told.append(json.loads(frame)))

    def complaints(self) -> list[str]:
        """What went wrong on the page, and texts that are missing."""
        if not self.page.is_closed():
            body = self.page.evaluate("document.documentElement.innerText + document.documentElement.outerHTML")
            if "⟨" in body:
                at = body.index("⟨")
                self.errors.append(f"missing text: {body[at : at + 80]}")
        return self.errors

    def wait(self, what: str, *, seconds: float = PATIENCE) -> None:
        """Wait until an expression is true on the page, whose content policy lets nobody evaluate words there."""
        end = time.monotonic() + seconds
        while not self.page.evaluate(what):
            assert time.monotonic() < end, f"the page does not come to that: {what}"
            self.page.wait_for_timeout(15)

    # ---------------------------------------------------------------- things with words on them
    def say(self, key: str, **params: object) -> str:
        """A sentence of the pages, as this visitor reads it."""
        return say(self.lang, key, params)

    def button(self, key: str, **params: object) -> Locator:
        """A button by the message on it."""
        return self.page.get_by_role("button", name=self.say(key, **params), exact=True)

    def link(self, key: str, **params: object) -> Locator:
        """A link by the message on it."""
        return self.page.get_by_role("link", name=self.say(key, **params), exact=True)

    def choice(self, key: str, **params: object) -> Locator:
        """A list to choose from, by its label."""
        return self.page.get_by_role("combobox", name=self.say(key, **params), exact=True)

    def field(self, key: str, **params: object) -> Locator:
        """A field by its label."""
        return self.page.get_by_label(self.say(key, **params), exact=True)

    def words(self, key: str, **params: object) -> Locator:
        """Where a sentence stands."""
        return self.page.get_by_text(self.say(key, **params), exact=True)

    def focused(self) -> Data:
        """What has the focus: the kind of element, its key, its move, its name."""
        return self.page.evaluate(
            """() => {
              const it = document.activeElement;
              return { tag: it?.tagName ?? '', key: it?.dataset.key ?? '', move: it?.dataset.move ?? '',
                       words: (it?.getAttribute('aria-label') ?? it?.textContent ?? '').trim() };
            }"""
        )

    # ---------------------------------------------------------------- at a table
    @property
    def room(self) -> str:
        """The table whose page this is."""
        return self.page.url.split("/table/")[1].split("#")[0].split("?")[0]

    def state(self) -> Data:
        """What the hand may do now."""
        return self.page.evaluate(STATE)

    def until(self, what: Callable[[Data], object], seconds: float = PATIENCE) -> Data:
        """Wait until the table is as wanted."""
        end = time.monotonic() + seconds
        while True:
            state = self.state()
            if what(state):
                return state
            if time.monotonic() > end:
                raise AssertionError(f"the table does not come to that: {state}")
            self.page.wait_for_timeout(15)

    def my_turn(self, seconds: float = PATIENCE) -> Data:
        """Wait until we may answer, or the game is over."""
        return self.until(lambda it: it["over"] or answerable(it), seconds)

    def place(self, key: str) -> Locator:
        """A card or place of the table."""
        return self.page.locator(f'[data-key="{key}"]').first

    def move(self, name: str) -> Locator:
        """A button that answers with this move."""
        return self.page.locator(f'[data-move="{name}"]').first

    def pick(self, rng: random.Random, by: Callable[[Locator], object] | None = None) -> bool:
        """One tap on something that is lit, or on a button that answers; False once the game is over."""
        state = self.my_turn()
        if state["over"]:
            return False
        if state["news"]:
            (by or tap)(self.button("web-log-seen"))
        told = len(self.told)
        try:
            (by or tap)(self.something(state, rng))
        except LookupError:
            if len(self.told) == told:
                raise
            return self.pick(rng, by)  # partners play at the same time, and one of them was faster
        self.until(lambda it: it["over"] or not it["busy"])
        return True

    def something(self, state: Data, rng: random.Random) -> Locator:
        """One of the things that may be tapped now."""
        buttons = [self.move(name) for name in state["buttons"]]
        if state["begun"] in ("sure", "which"):  # a move that waits for a yes, or one of several, is answered first
            return rng.choice(buttons)
        if state["begun"] == "several" and buttons and rng.random() < 0.5:  # else cards come and go for long
            return rng.choice(buttons)
        return rng.choice([*buttons, *[self.place(key) for key in state["lit"]]])

    def tap_line(self, ask: Data, line: str, leaps: bool = True) -> None:
        """Answer a question as it was asked: by one move, or by a line of several things that are sent together."""
        options = {option["move"]: option for option in ask["options"]}
        if not gathers(ask):
            return self.tap_move(options[line], ask, leaps)
        wanted = {keys_of(options[pick])[0] for pick in line.split() if pick != "done"}
        state = self.until(lambda it: it["lit"] and not it["busy"])
        for key in sorted(wanted ^ set(state["gathered"])):  # what lies there from a wrong answer is put back
            tap(self.place(key))
        self.until(lambda it: set(it["gathered"]) == wanted)
        return tap(self.move("done"))

    def tap_move(self, option: Data, ask: Data, leaps: bool = True) -> None:
        """Make a move by tapping what it touches: its card, where it goes unless that is the only thing it can do, or
        its button. What a tap on its card does not mean is announced first; where nothing leaps, two taps it is."""
        keys = keys_of(option)
        if option.get("minor"):
            tap(self.move(f"minor:{option['verb']}"))
        if leaps and only_one(option, ask):
            keys = keys[:1]
        for key in keys:
            lit = self.page.locator(f'[data-key="{key}"].lit, [data-key="{key}"].target').first
            expect(lit).to_be_visible()
            tap(lit)
        if not keys or self.state()["begun"]:
            more = self.page.locator("[data-more]")
            if more.count() and not self.move(option["move"]).count():  # there are too many for the bar
                tap(more)
            tap(self.move(option["move"]))

    def play_on(self, rng: random.Random, by: Callable[[Locator], object] | None = None, most: int = 10_000) -> int:
        """Play with lit cards and places until the end, or for so many taps; returns how many there were."""
        taps = 0
        while taps < most and self.pick(rng, by):
            taps += 1
        return taps

    def answer(self, rng: random.Random) -> bool:
        """Tap until one question is answered, whether or not others still owe theirs; False once the game is over."""
        question = self.my_turn()["question"]
        while self.pick(rng):
            if not owes(self.state(), question):
                return True
        return False

    def outcome(self) -> Locator:
        """The sheet that tells how the game ended."""
        sheet = self.page.locator("[data-outcome]")
        expect(sheet).to_be_visible()
        return sheet

    def views(self, seat: int | None) -> Iterator[Data]:
        """All that the server has shown this page through the eyes of a seat."""
        for message in self.told:
            if message.get("view") and message["seat"] == seat:
                yield message["view"]

    def view(self, seat: int | None = 0) -> Data:
        """The table as a seat of this page was shown it last; several seats are shown theirs one after the other."""
        return self.shown_last(lambda told: told["seat"] == seat)

    def shown_last(self, to: Callable[[Data], bool] = lambda told: True) -> Data:
        """The table as the server showed it last in a message of which this holds; waits for the first one."""
        end = time.monotonic() + PATIENCE
        while not (told := next((it for it in reversed(self.told) if it.get("view") and to(it)), None)):
            assert time.monotonic() < end, "the page was shown nothing"
            self.page.wait_for_timeout(15)
        return told["view"]


def answerable(state: Data) -> bool:
    """Whether the hand may do something."""
    return bool(state["mine"] and not state["busy"] and (state["lit"] or state["buttons"]))


def owes(state: Data, question: int) -> bool:
    """Whether this page still has to answer that question; of a sealed one everybody does, each in their own time."""
    return bool(state["mine"] and state["question"] == question and not state["over"])


def only_one(option: Data, ask: Data) -> bool:
    """Whether a move is the only one that begins where it begins: then one tap makes it."""
    minor = option["verb"] if option.get("minor") else None
    others = [it for it in ask["options"] if (it["verb"] == minor if minor else not it.get("minor"))]
    return "from" in option and sum(it.get("from") == option["from"] for it in others) == 1


def gathers(ask: Data) -> bool:
    """Whether several things are picked and put back freely, and sent together."""
    touching = [option for option in ask["options"] if keys_of(option)]
    return bool(ask["max"] > 1 and not ask["picks"] and touching and all("n" not in option for option in touching))


def keys_of(option: Data) -> list[str]:
    """What an option touches on the page, in the order of tapping."""
    source, target = option.get("from"), option.get("to")
    keys = [key(source, source["place"])] if source else []
    return [*keys, key(target, option.get("n"))] if target else keys


def key(zone: Data, place: int | None) -> str:
    """The name of a place on the page, or of a zone without places."""
    name = f"{zone['zone']}:{'-' if zone['seat'] is None else zone['seat']}:{zone['number']}"
    return name if place is None or place < 0 else f"{name}:{place}"


def one_and_bots(game: str, seats: int | None = None) -> list[Data]:
    """A person in the first seat and bots in the others."""
    n = seats or seats_of(game)
    return [{"kind": "me"}, *[{"kind": "bot", "bot": "random", "name": f"Bot {seat}"} for seat in range(1, n)]]


#: The middle of a thing, once it is in view and nothing lies over it; else what does.
MIDDLE = """(it) => {
  it.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const box = it.getBoundingClientRect();
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const hit = document.elementFromPoint(x, y);
  if (hit !== null && it.contains(hit)) return { x, y };
  return { over: hit?.outerHTML.slice(0, 200) ?? 'nothing: it is out of view' };
}"""


def middle(it: Locator) -> tuple[float, float]:
    """Where to tap a thing; what lies over it for long is a mistake of ours."""
    end = time.monotonic() + PATIENCE
    while True:
        if it.count() == 0:
            if time.monotonic() > end - PATIENCE + COMES:
                raise LookupError(f"{it} is gone")
            it.page.wait_for_timeout(15)
            continue
        found = it.evaluate(MIDDLE)
        if "over" not in found:
            return found["x"], found["y"]
        assert time.monotonic() < end, f"{it} is covered by {found['over']}"
        it.page.wait_for_timeout(15)


def tap(it: Locator) -> None:
    """Click in the middle of a thing."""
    it.page.mouse.click(*middle(it))


def check(radio: Locator) -> None:
    """Take one of several choices by a click on its words, once the page around it has come to rest."""
    radio.locator("xpath=ancestor::label").click()
    expect(radio).to_be_checked()


def touch(it: Locator) -> None:
    """Touch the middle of a thing."""
    it.page.touchscreen.tap(*middle(it))


def play_together(visits: list[Visit], rng: random.Random, most: int = 10_000) -> int:
    """People at different screens play, each in turn, until the end or for so many answers; returns how many."""
    answers = 0
    end = time.monotonic() + PATIENCE
    while answers < most and time.monotonic() < end:
        states = [it.state() for it in visits]
        if all(state["over"] for state in states):
            break
        for it, state in zip(visits, states, strict=True):
            if answerable(state):
                answers += it.answer(rng)
                end = time.monotonic() + PATIENCE
                break
        else:
            visits[0].page.wait_for_timeout(15)
    assert time.monotonic() < end, f"nobody can play: {states}"
    return answers


def settled(visits: list[Visit]) -> Data:
    """Wait until all pages show the same moment of the same table, then return what they were told of it last."""
    end = time.monotonic() + PATIENCE
    while True:
        states = [it.state() for it in visits]
        views = [it.shown_last() for it in visits]
        moments = {(view["question"], *view["waiting"]) for view in views}
        shown = {state["question"] for state in states}
        if len(moments) == 1 and shown == {views[0]["question"]} and not any(state["busy"] for state in states):
            return views[0]
        assert time.monotonic() < end, f"the pages do not come to the same moment: {moments}, {states}"
        visits[0].page.wait_for_timeout(15)
