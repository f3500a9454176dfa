"""TypeScript types made from the structs: the one description of the wire."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import inspect

from ludotheque.wire import http, lessons, messages, table

HEADER = """\
// Made from the server's own structs; do not edit. `make wire` writes it again.

export type Params = Record<string, number | string>;
"""


def typescript() -> str:
    """The whole file."""
    structs: list[type[msgspec.Struct]] = []
    for module in (table, messages, http, lessons):
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__:
                if value not in (table.Struct, messages.Command, messages.Message, http.Body):
                    structs.append(value)
    out = [HEADER]
    for struct, info in zip(structs, inspect.multi_type_info(structs), strict=True):
        assert isinstance(info, inspect.StructType)
        out.append(_interface(struct, info))
    for name, union in (("FromClient", messages.FromClient), ("ToClient", messages.ToClient)):
        out.append(f"export type {name} = {' | '.join(t.__name__ for t in union.__args__)};\n")
    return "\n".join(out)


def _interface(struct: type[msgspec.Struct], info: inspect.StructType) -> str:
    doc = " ".join((struct.__doc__ or "").split())
    lines = [f"/** {doc} */", f"export interface {struct.__name__} {{"]
    if info.tag_field is not None:
        lines.append(f"  {info.tag_field}: {_literal(info.tag)};")
    sent = issubclass(struct, (messages.Command, http.Body))
    for field in info.fields:
        # Of a field that is unset unless it is given, `inspect` only says that it is not required.
        no_default = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
        may_be_left_out = not field.required and (sent or no_default)
        lines.append(f"  {field.encode_name}{'?' if may_be_left_out else ''}: {_type(field.type)};")
    return "\n".join([*lines, "}", ""])


def _literal(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def _type(kind: inspect.Type) -> str:
    if isinstance(kind, inspect.Metadata):
        extra = kind.extra or {}
        return str(extra["ts"]) if "ts" in extra else _type(kind.type)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(dict.fromkeys(_type(t) for t in kind.types))
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(_literal(value) for value in kind.values)
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.ListType):
        item = _type(kind.item_type)
        return f"({item})[]" if " " in item else f"{item}[]"
    if isinstance(kind, inspect.DictType):
        return f"Record<string, {_type(kind.value_type)}>"
    for plain, name in _PLAIN:
        if isinstance(kind, plain):
            return name
    raise TypeError(f"no TypeScript for {kind}")


_PLAIN: list[tuple[type, str]] = [
    (inspect.BoolType, "boolean"),
    (inspect.IntType, "number"),
    (inspect.FloatType, "number"),
    (inspect.StrType, "string"),
    (inspect.NoneType, "null"),
    (inspect.AnyType, "unknown"),
]
