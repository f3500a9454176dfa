"""What the sources say and what the message files hold, read from the files themselves.

Of the message files only those that this run is about are read: of the chosen games, and those that all share.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import get_args

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import ludotheque
from laws.tables import SHELF
from ludotheque.locales import LANGUAGES
from support.shelf import CHOSEN, concerns

PACKAGE = Path(ludotheque.__file__).parent
LOCALES = PACKAGE / "locales"


# ------------------------------------------------------------------------------------ messages
@dataclass(frozen=True)
class Message:
    """A message of one language: where it stands, what fills it, and which of that is a number."""

    key: str
    file: str
    variables: frozenset[str]
    numbers: frozenset[str]
    choices: dict[str, tuple[str, ...]] = field(hash=False, default_factory=dict)


PLURALS = {"zero", "one", "two", "few", "many", "other"}


def variables_in(node: object) -> tuple[set[str], set[str], dict[str, tuple[str, ...]]]:
    """The variables of a pattern; those whose plural form matters; the words that others are compared with."""
    found: set[str] = set()
    numbers: set[str] = set()
    choices: dict[str, tuple[str, ...]] = {}

    def walk(it: object) -> None:
        if isinstance(it, ftl.SelectExpression) and isinstance(it.selector, ftl.VariableReference):
            names = tuple(v.key.name if isinstance(v.key, ftl.Identifier) else str(v.key.value) for v in it.variants)
            name = it.selector.id.name
            if set(names) <= PLURALS or any(re.fullmatch(r"\d+", word) for word in names):
                numbers.add(name)
            else:
                choices[name] = names
        if isinstance(it, ftl.FunctionReference) and it.id.name == "NUMBER":
            numbers.update(a.id.name for a in it.arguments.positional if isinstance(a, ftl.VariableReference))
        if isinstance(it, ftl.VariableReference):
            found.add(it.id.name)
        if isinstance(it, ftl.BaseNode):
            for value in vars(it).values():
                walk(value)
        elif isinstance(it, list):
            for value in it:
                walk(value)

    walk(node)
    return found, numbers, choices


def files(lang: str) -> list[Path]:
    """The message files of a language that this run is about."""
    return sorted(file for file in (LOCALES / lang).glob("*.ftl") if concerns(file.stem))


@cache
def entries(lang: str) -> list[tuple[str, ftl.Message]]:
    """All messages of a language as they are written, with the file each stands in."""
    out = []
    for file in files(lang):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{lang}/{file.name}: cannot be read: {entry.content}"
            if isinstance(entry, ftl.Message):
                out.append((file.name, entry))
    return out


@cache
def messages(lang: str) -> dict[str, Message]:
    """All messages of a language; a key that stands twice is an error."""
    out: dict[str, Message] = {}
    for file, entry in entries(lang):
        key = entry.id.name
        assert key not in out, f"{lang}/{file}: {key} stands twice"
        assert entry.value is not None, f"{lang}/{file}: {key} is empty"
        found, numbers, choices = variables_in(entry.value)
        out[key] = Message(key, file, frozenset(found), frozenset(numbers), choices)
    return out


@cache
def all_keys() -> frozenset[str]:
    return frozenset(key for lang in LANGUAGES for key in messages(lang))


def namespaces() -> set[str]:
    """The first words of keys: "table", "yutaka" ... Only texts that begin so can be keys."""
    return {key.split("-")[0] for key in all_keys()}


# ------------------------------------------------------------------------------------ sources
@dataclass(frozen=True)
class Use:
    """A text in a source file that is a key, or the beginning of one."""

    where: str
    text: str
    pattern: str  #: what keys it can stand for, as a regular expression


def sources(*parts: str) -> list[Path]:
    return sorted(path for path in PACKAGE.joinpath(*parts).rglob("*.py") if "__pycache__" not in path.parts)


@cache
def read(path: Path) -> ast.Module:
    """A source file as Python reads it."""
    return ast.parse(path.read_text("utf-8"))


def docstrings(tree: ast.AST) -> set[int]:
    """The string nodes that are docstrings."""
    out = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and node.body:
            first = node.body[0]
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                out.add(id(first.value))
    return out


ANYTHING = "[a-z0-9-]+"
KEY = re.compile(r"@?([a-z]+(?:-[a-z0-9]+)+)(?::.*)?")


def pattern_of(node: ast.JoinedStr) -> tuple[str, str] | None:
    """An f-string as text and as a pattern of keys; None when it does not begin as a key does."""
    text, pattern = "", ""
    for part in node.values:
        if isinstance(part, ast.Constant):
            text += str(part.value)
            pattern += re.escape(str(part.value))
        else:
            text += "{}"
            pattern += ANYTHING
    pattern = pattern.removeprefix("@").split(":")[0]
    return (text, pattern) if re.match(r"@?[a-z]+-", text) else None


@cache
def uses() -> list[Use]:
    """Every text of the sources that begins as one of our keys does."""
    out = []
    known = namespaces()
    for path in sources():
        tree = read(path)
        skipped = docstrings(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                skipped.update(id(part) for part in node.values)
        file = path.relative_to(PACKAGE)
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped:
                key = KEY.fullmatch(node.value)
                if key is not None and key.group(1).split("-")[0] in known and node.value not in ludotheque.games():
                    out.append(Use(f"{file}:{node.lineno}", node.value, re.escape(key.group(1))))
            elif isinstance(node, ast.JoinedStr):
                built = pattern_of(node)
                if built is not None and built[0].removeprefix("@").split("-")[0] in known:
                    out.append(Use(f"{file}:{node.lineno}", *built))
    return out


@cache
def meant(pattern: str) -> frozenset[str]:
    """The keys that a pattern can stand for; one without gaps stands for itself."""
    if ANYTHING not in pattern:
        return all_keys() & {pattern.replace("\\", "")}
    return frozenset(filter(re.compile(pattern).fullmatch, all_keys()))


def meant_by(use: Use) -> frozenset[str]:
    """The keys that a text of the sources can stand for."""
    return meant(use.pattern)


#: A key that is put together from one word and whatever comes: it names nothing, so it proves no use.
def is_vague(use: Use) -> bool:
    if ANYTHING not in use.pattern:
        return False
    head = use.pattern.split(ANYTHING)[0].replace("\\", "")
    return len([word for word in head.split("-") if word]) < 2


@cache
def option_words() -> set[str]:
    """What a set-up says of every option of every game: its name, a line about it, and each of its values."""
    out = set()
    for game in CHOSEN:
        for option in ludotheque.game(game).rules.options():
            out |= {f"{game}-option-{option.key}", f"{game}-option-{option.key}-about"}
            plain = [value for value in option.values if isinstance(value, (str, int, bool))]
            out |= {f"{game}-value-{option.key}-{str(value).lower()}" for value in plain}
    return out


@cache
def move_words() -> set[str]:
    """What each kind of move is called in words: of those that games played at random meet."""
    out = set()
    for table in (table for game in CHOSEN for table in SHELF[game].tables):
        game, match = table.game, table.start(1)
        chooser = Random(1)
        while not match.over:
            seat = match.waiting_for[0]
            options = match.ask(seat)["options"]
            out |= {f"{game}-do-{option['verb']}" for option in options if option["verb"] != "done"}
            out |= {f"{game}-minor-{option['verb']}" for option in options if "minor" in option}
            match.play(seat, chooser.choice(options)["move"])
    return out


@cache
def table_words() -> set[str]:
    """What the table that can draw any game calls the zones, numbers and marks of each."""
    out = set()
    for table in (table for game in CHOSEN for table in SHELF[game].tables):
        kit = table.start(1).kit
        out |= {f"{table.game}-zone-{zone.key}" for zone in kit.zones}
        told = [var for var in kit.vars if var.told]
        out |= {f"{table.game}-counter-{var.key}" for var in told}
        out |= {f"{table.game}-counter-{var.key}-value" for var in told if not var.is_seat}
        out |= {f"{table.game}-mark-{mark}" for mark in kit.mark_names}
    return out


def verbs_of(game: str) -> set[str]:
    """What a game's moves are called, the rarest too: its notation lists them as VERBS, by the number of the verb."""
    notation = ludotheque.game(game).rules.notation
    return {verb for verb in notation.VERBS[1:] if verb}


def figure_words() -> set[str]:
    """What is said of each figure and of what figures are about: their keys stand in the game's own modules."""
    out = set()
    for game in CHOSEN:
        for path in sources("games", game.replace("-", "_")):
            words = [node.value for node in ast.walk(read(path)) if isinstance(node, ast.Constant)]
            keys = [word for word in words if isinstance(word, str)]
            out |= {f"{game}-{kind}-{key}" for kind in ("figure", "term") for key in keys}
    return out


@cache
def implied() -> set[str]:
    """Keys that follow from data: a game's name, its backs, its options, a card's printed facts, the wire's phrases."""
    out = {key for word in option_words() for key in (word, f"{word}-about")}  # a value may have a line about it
    for game in CHOSEN:
        out |= {f"{game}-{way}-{verb}" for way in ("do", "minor") for verb in verbs_of(game)}
    out |= table_words() | figure_words()
    for game in ludotheque.games():
        out |= {f"{game}-name", f"{game}-tagline"}
        out |= {f"{game}-back-{back}" for back in ludotheque.game(game).kit().backs}
        for card in ludotheque.game(game).cards():
            for fact, value in card["facts"].items():
                name = fact.replace("_", "-")
                parts = list(value) if isinstance(value, dict) else []
                parts += [inner for part in parts if isinstance(value[part], dict) for inner in value[part]]
                out |= {f"{game}-{name}-{value}", f"table-{name}-{value}", f"{game}-fact-{name}", f"table-fact-{name}"}
                out |= {f"{game}-fact-{name}-{part}" for part in parts}
    if (PACKAGE / "wire" / "messages.py").exists():
        from ludotheque.wire.messages import Phrase

        out |= {f"room-phrase-{phrase}" for phrase in get_args(Phrase)}
    return out


WEB = Path(__file__).parents[2] / "web" / "src"


@cache
def in_the_browser() -> set[str]:
    """The keys, or their beginnings up to a "${", in the texts of the browser's sources."""
    out = set()
    for path in sorted(WEB.rglob("*")) if WEB.exists() else []:
        if path.suffix in {".ts", ".svelte", ".js"} and "node_modules" not in path.parts:
            for _, text in re.findall(
                r"""(["'`])@?([a-z]+(?:-[a-z0-9]+)+-?)(?=["'`:]|\$\{)""", path.read_text("utf-8")
            ):
                out.add(text)
    return out


@cache
def prompts() -> dict[str, str]:
    """The keys that effects ask with, and where: each has a second sentence for those who wait."""
    out = {}
    for path in sources():
        for node in ast.walk(read(path)):
            targets = (
                node.targets
                if isinstance(node, ast.Assign)
                else [node.target]
                if isinstance(node, ast.AnnAssign)
                else []
            )
            for target in targets:
                name = (
                    target.id
                    if isinstance(target, ast.Name)
                    else target.attr
                    if isinstance(target, ast.Attribute)
                    else ""
                )
                value = getattr(node, "value", None)
                if (
                    name == "prompt"
                    and isinstance(value, ast.Constant)
                    and value.value
                    and isinstance(value.value, str)
                ):
                    out[value.value] = f"{path.relative_to(PACKAGE)}:{node.lineno}"
    return out


@cache
def endable() -> dict[str, str]:
    """The prompts of questions that may be answered by none or by several picks, and where they are put: each has
    words for its end. An effect that does not ask itself asks as the one it is made from does."""
    classes = {
        node.name: (node, path)
        for path in sources("games")
        for node in ast.walk(read(path))
        if isinstance(node, ast.ClassDef)
    }

    def asks(name: str) -> list[ast.Call]:
        if name not in classes:
            return []
        node = classes[name][0]
        calls = [it for it in ast.walk(node) if isinstance(it, ast.Call) and getattr(it.func, "attr", "") == "ask"]
        return calls or [it for base in node.bases if isinstance(base, ast.Name) for it in asks(base.id)]

    def just_one(call: ast.Call) -> bool:
        return all(isinstance(it, ast.Constant) and it.value == 1 for it in call.args[1:3])

    out = {}
    for name, (node, path) in classes.items():
        for key in prompts():
            told = [it for it in ast.walk(node) if isinstance(it, ast.Constant) and it.value == key]
            if told and not all(just_one(call) for call in asks(name)):
                out[key] = f"{path.relative_to(PACKAGE)}:{told[0].lineno}"
    return out
