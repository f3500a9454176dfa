"""`python -m ludotheque.server`: the server alone, as `ludotheque serve` runs it."""

from ludotheque.server.command_line import main

main()
