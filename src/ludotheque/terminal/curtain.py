"""One device, several players: nothing private is on the screen before its owner has asked for it."""

from __future__ import annotations

from ludotheque.terminal.screen import Screen


class Curtain:
    """Falls between two players who share a screen, and is lifted by the one whose turn it is."""

    def __init__(self, screen: Screen, shared: bool) -> None:
        self.screen = screen
        self.shared = shared
        self.behind: int | None = None  #: whose private things are on the screen
        self.just_welcomed = False  #: whether a greeting stands on the page that must not be cleared

    def lift_for(self, seat: int, name: str) -> str:
        """Hand the device over, unless this player has it already; returns what was typed at the curtain."""
        if not self.shared or self.behind == seat:
            return ""
        if self.behind is not None:
            self.screen.wipe()
        self.behind = None
        self.screen.say("terminal-curtain", seat=name)
        typed = self.screen.ask(f"{self.screen.text('terminal-curtain-enter')} ")
        self.behind = seat
        self.just_welcomed = False
        return typed

    def fall(self) -> None:
        """Hide what is private: what follows is for everybody."""
        if self.shared and self.behind is not None:
            self.screen.wipe()
            self.behind = None
