"""The page's types of what goes over the wire, made from the server's structs.

python tools/wire.py            write web/src/lib/wire.ts
python tools/wire.py --check    say whether it is as it should be (exit 1 if not)
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect

from covo.kernel import Event, Map
from covo.kernel.game import Meta
from covo.server import protocol

TARGET: Final = Path(__file__).parent.parent / "web" / "src" / "lib" / "wire.ts"
HEAD: Final = (
    "/** What goes over the wire. Made by tools/wire.py from src/covo/server/protocol.py and src/covo/kernel: "
    "do not edit. */\n"
)
# Names that mean something else in a browser or to the page.
NAMES: Final[dict[Any, str]] = {protocol.Words: "Said", Event: "Told", Meta: "GameMeta"}
FROM_PAGE: Final = (protocol.FromPage, protocol.OpenTable, protocol.Sit)
TO_PAGE: Final = (protocol.ToPage, protocol.Replay, protocol.Moment, protocol.DiceCheck, Map, Meta)


class Writer:
    def __init__(self) -> None:
        self.done: dict[type[Any], str] = {}

    def name(self, struct: type[Any]) -> str:
        return NAMES.get(struct, str(struct.__name__))

    def type(self, info: inspect.Type, incoming: bool) -> str:
        match info:
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.LiteralType():
                return " | ".join(f'"{value}"' for value in info.values)
            case inspect.VarTupleType() | inspect.ListType():
                inner = self.type(info.item_type, incoming)
                return f"({inner})[]" if "|" in inner else f"{inner}[]"
            case inspect.TupleType():
                return f"[{', '.join(self.type(item, incoming) for item in info.item_types)}]"
            case inspect.DictType():
                return f"Record<string, {self.type(info.value_type, incoming)}>"
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(self.type(one, incoming) for one in info.types))
            case inspect.StructType():
                self.struct(info, incoming)
                return self.name(info.cls)
        raise TypeError(f"no words for {info}")

    def struct(self, info: inspect.StructType, incoming: bool) -> None:
        if info.cls in self.done:
            return
        self.done[info.cls] = ""  # first come: it may contain itself
        lines = [f'  {info.tag_field}: "{info.tag}";'] if info.tag_field else []
        leaves_out = incoming or info.cls.__struct_config__.omit_defaults
        for field in info.fields:
            mark = "?" if leaves_out and not field.required else ""
            lines.append(f"  {field.encode_name}{mark}: {self.type(field.type, incoming)};")
        body = "\n".join(lines)
        self.done[info.cls] = (
            f"export interface {self.name(info.cls)} {{\n{body}\n}}\n"
            if lines
            else (f"export type {self.name(info.cls)} = Record<string, never>;\n")
        )


def text() -> str:
    writer = Writer()
    unions = []
    for name, things, incoming in (("FromPage", FROM_PAGE, True), ("ToPage", TO_PAGE, False)):
        for number, thing in enumerate(things):
            told = writer.type(msgspec.inspect.type_info(thing), incoming)
            if number == 0:
                unions.append(f"export type {name} =\n  | " + "\n  | ".join(told.split(" | ")) + ";\n")
    return HEAD + "\n" + "\n".join([*writer.done.values(), *unions])


def main() -> int:
    wanted = text()
    if "--check" not in sys.argv[1:]:
        TARGET.write_text(wanted, "utf-8")
        return 0
    if TARGET.is_file() and TARGET.read_text("utf-8") == wanted:
        return 0
    print("web/src/lib/wire.ts is not what the structs say: run python tools/wire.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
