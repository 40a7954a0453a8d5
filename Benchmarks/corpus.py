"""Generates rules for benchmarks, similar to the rules of this repository and the same on every run.

    corpus.py S|M|T|L FOLDER

S is the small product of the tests. M (50,000 lines), T (ten times the rules) and L (a million) are the rules of this repository with many of their lists repeated under other
names, so that every name is declared and used. Governance files and invariants, which count rules, are omitted.
"""

import pathlib
import re
import shutil
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
LINES = {"M": 50_000, "T": 223_000, "L": 1_080_000}
# The number of repetitions in one file. L has about a thousand files.
TOGETHER = {"M": 1, "T": 2, "L": 4}
REPEATED = {
    "facts", "conditions", "copy", "settings", "reasons", "buttons", "gates", "capabilities", "limits", "actions", "surfaces", "tables",
    "telemetry", "effects", "snapshot", "empty_states", "notices", "offline",
}
LEFT_OUT = {"invariants", "requirements", "locks", "waivers", "scenarios", "overrides", "remote"}
NAME = re.compile(r'"?([A-Za-z0-9_./-]+)"?:(\s|$)')
TOKEN = re.compile(r"[A-Za-z0-9_./-]*[A-Za-z0-9_]")
SENTENCE = re.compile(r'((?:text|one|other|title): "(?:[^"\\]|\\.)*?)([.!?…]?")')


def kind(path, root):
    return path.relative_to(root).parts[0].removesuffix(".yaml")


def read(root):
    files = [path for path in sorted(root.rglob("*.yaml")) if kind(path, root) not in LEFT_OUT]
    return [(path.relative_to(root), kind(path, root), re.sub(r"\n +locked: .*", "", path.read_text())) for path in files]


def declared(files):
    """The names that are repeated. They have several words, so that none of them is also a key or a value."""
    names = {}
    for _, of, text in files:
        if of in REPEATED:
            found = (NAME.match(line) for line in text.split("\n"))
            names.setdefault(of, set()).update(one.group(1) for one in found if one and re.search("[._/]", one.group(1)))
    return names


def own_entries(text, names):
    kept, is_kept = [], True
    for line in text.split("\n"):
        name = NAME.match(line)
        if name:
            is_kept = name.group(1) in names
        elif line[:1] not in (" ", ""):
            is_kept = False
        if is_kept:
            kept.append(line)
    return "\n".join(kept).strip("\n")


def renamer(names, suffix):
    every = set().union(*names.values())

    def renamed(token):
        text = token.group(0)
        if text in every:
            return text + suffix
        for prefix in ("settings.", "limits."):
            if text.startswith(prefix) and text[len(prefix):] in names.get(prefix[:-1], ()):
                return text + suffix
        parts = text.split("/")
        for end in range(len(parts), 1, -1):
            name = "/".join(parts[1:end])
            if name in names.get(parts[0], ()):
                return "/".join([parts[0], name + suffix] + parts[end:])
        return text

    return renamed


def repeated(text, of, names, suffix):
    text = TOKEN.sub(renamer(names, suffix), own_entries(text, names[of]))
    # A repeated sentence would be reported.
    return SENTENCE.sub(lambda said: f"{said.group(1)} {suffix}{said.group(2)}", text) if of == "copy" else text


def letters(number):
    return "x" + "".join(chr(97 + number // 26 ** place % 26) for place in (2, 1, 0))


def write(folder, name, text):
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return text.count("\n")


def main():
    size, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    shutil.rmtree(folder, ignore_errors=True)
    if size == "S":
        shutil.copytree(ROOT / "Tests/EmittersTests/Ferry", folder)
        return
    files = read(ROOT / "rules")
    names = declared(files)
    lines = sum(write(folder, path, text) for path, _, text in files)
    number = 0
    while lines < LINES[size]:
        parts = {}
        for _ in range(TOGETHER[size]):
            for path, of, text in files:
                if of in REPEATED:
                    home = "/".join(path.parts[:2]) if of == "copy" else of
                    parts.setdefault(home, []).append(repeated(text, of, names, letters(number)))
            number += 1
        for home, texts in parts.items():
            lines += write(folder, f"{home}/again_{number}.yaml", "\n\n".join(text for text in texts if text) + "\n")


main()
