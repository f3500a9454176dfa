"""`python -m ludotheque.wire`: print the TypeScript types."""

from ludotheque.wire.typescript import typescript

print(typescript(), end="")
