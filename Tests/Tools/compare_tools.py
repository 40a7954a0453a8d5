#!/usr/bin/env python3
"""Runs two builds of the tool on three rule books and reports every output that differs.

    compare_tools.py OLD NEW

A refactoring must not change any output: the answers to Embedded/requests.ndjson and to every request of every scenario, `check`, `test`, `report`,
and `show` in each format, and every file that `build` writes. Exits with 1 if an output differs.
"""

import concurrent.futures
import hashlib
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
# The kitchen sink extends Ferry: it has every kind and every key.
BOOKS = {
    "product": ["rules"], "kitchen sink": ["Tests/EmittersTests/Ferry", "Tests/RulebookTests/KitchenSink"],
    "ferry": ["Tests/EmittersTests/Ferry"]}
DAY = ["--as-of", "2026-11-24"]
FORMATS = ["text", "json", "github", "sarif"]
REPORTS = [
    "placeholders", "milestones", "locks", "assumptions", "waivers", "counts", "coverage", "checklist", "storage", "stored", "copy"]


def run(tool, arguments, feed=None):
    done = subprocess.run([tool, *arguments], input=feed, capture_output=True, cwd=ROOT)
    return done.stdout, done.stderr + b"exit %d" % done.returncode


def ids(tool, book):
    """A few ids of every kind, so that each page of `show` is compared."""
    names = []
    for folder in sorted(pathlib.Path(book).iterdir()):
        kind = folder.stem
        listed = run(tool, ["show", "--rules", book, "--kind", kind, "--format", "text"])[0].decode().split("\n")
        names += [(kind, line.split()[0]) for line in listed[1:] if line.startswith("  ") and line.split()][:2]
    return names


def outputs(tool, books):
    """Each output, by its command."""
    found = {}

    def keep(name, pair):
        found[name] = hashlib.sha256(pair[0]).hexdigest() + hashlib.sha256(pair[1]).hexdigest(), pair[0]

    for title, book in books.items():
        rules = ["--rules", book, *DAY]
        for format in FORMATS:
            keep(f"{title}: check --format {format}", run(tool, ["check", *rules, "--format", format]))
        for flags in (["--format", "json"], ["--steps"], ["--coverage"]):
            keep(f"{title}: test {flags[-1]}", run(tool, ["test", *rules, *flags]))
        for subject in REPORTS:
            keep(f"{title}: report {subject}", run(tool, ["report", *rules, subject, "--format", "json"]))
        for kind, name in ids(tool, book):
            keep(f"{title}: show {name} ({kind})", run(tool, ["show", *rules, name, "--kind", kind]))
        requests = run(tool, ["test", *rules, "--requests"])[0]
        for source, lines in ("scenarios", requests), ("embedded", (ROOT / "Embedded/requests.ndjson").read_bytes()):
            answers = run(tool, ["eval", "--rules", book], feed=lines)[0].split(b"\n")
            asked = [line for line in lines.split(b"\n") if line.strip()]
            for number, (request, answer) in enumerate(zip(asked, answers), 1):
                keep(f"{title}: answer {number} of {source}: {request[:200].decode(errors='replace')}", (answer, b""))
        with tempfile.TemporaryDirectory() as folder:
            keep(
                f"{title}: build",
                run(tool, ["build", "--quiet", *rules, "--output", f"{folder}/generated", "--reference", f"{folder}/reference"]))
            for path in sorted(pathlib.Path(folder).rglob("*")):
                if path.is_file():
                    keep(f"{title}: {path.relative_to(folder)}", (path.read_bytes(), b""))
    return found


def main():
    old, new = (os.path.abspath(path) for path in sys.argv[1:3])
    with tempfile.TemporaryDirectory() as folder:
        books = {}
        for title, layers in BOOKS.items():
            books[title] = f"{folder}/{title.replace(' ', '-')}"
            for layer in layers:
                shutil.copytree(ROOT / layer, books[title], dirs_exist_ok=True)
        with concurrent.futures.ThreadPoolExecutor() as pool:
            before, after = pool.map(outputs, (old, new), (books, books))
    names = sorted(set(before) | set(after))
    different = [name for name in names if before.get(name, (None,))[0] != after.get(name, (None,))[0]]
    for name in different[:50]:
        print(f"differs: {name}")
        if os.environ.get("SHOW") and name in before and name in after:
            print("  before:", before[name][1][:2000].decode(errors="replace"))
            print("  after: ", after[name][1][:2000].decode(errors="replace"))
    if len(different) > 50:
        print(f"and {len(different) - 50} more")
    print(f"{len(names)} outputs compared, {len(different)} differ")
    return 1 if different else 0


sys.exit(main())
