"""`python -m ludotheque` is `ludotheque`."""

from __future__ import annotations

import sys

from ludotheque.terminal.cli import main

if __name__ == "__main__":
    sys.exit(main())
