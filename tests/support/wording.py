"""What a page says: no message is missing, and none shows its key instead of its words."""

from __future__ import annotations

import re

from support.pages import Visit
from texts.scan import all_keys

#: Every text a person sees or hears on the page.
TEXTS = """() => {
  const heard = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder'];
  const named = [...document.querySelectorAll(heard.map((it) => `[${it}]`).join(','))];
  return [
    document.title,
    document.body.innerText,
    ...[...document.querySelectorAll('.spoken')].map((it) => it.textContent),
    ...named.flatMap((it) => heard.map((what) => it.getAttribute(what) ?? '')),
  ].filter(Boolean);
}"""

#: What may be a key: several lower-case words with hyphens between them.
KEY = re.compile(r"(?<![\w./-])[a-z][a-z0-9]*(?:-[a-z0-9]+)+(?![\w-])")


def unsaid(it: Visit) -> list[str]:
    """The slips on a page: messages that are missing, keys where words should be, references nobody followed."""
    texts = it.page.evaluate(TEXTS)
    keys = all_keys()
    slips = [text[:120] for text in texts if "⟨" in text]
    slips += [word for text in texts for word in KEY.findall(text) if word in keys]
    slips += [text[:120] for text in texts if re.search(r"@[a-z]+-[a-z]", text)]
    return slips
