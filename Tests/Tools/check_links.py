#!/usr/bin/env python3
"""Finds links in Markdown that lead nowhere: to a missing file, or to a missing heading.

    python3 Tests/Tools/check_links.py

It reads the Markdown files of the repository, without those that are generated for DocC. Run from the root of the repository.
"""

import pathlib
import re
import subprocess
import sys

LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
IMAGE = re.compile(r'(?:src|srcset|href)="([^"]+)"')


def prose(text):
    """The lines outside code blocks, and without code spans."""
    inside = False
    for number, line in enumerate(text.split("\n"), 1):
        if line.lstrip().startswith("```"):
            inside = not inside
            continue
        if not inside and not line.startswith("    "):
            yield number, re.sub(r"`[^`]*`", lambda span: "x" * len(span.group(0)), line)


def slug(heading):
    """The anchor of a heading, as GitHub computes it."""
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).replace("`", "").strip().lower()
    return re.sub(r"[^\w\- ]", "", text).replace(" ", "-")


def anchors(path, known={}):
    if path not in known:
        known[path] = set()
        inside = False
        for line in path.read_text(encoding="utf-8").split("\n"):
            if line.lstrip().startswith("```"):
                inside = not inside
            heading = None if inside else re.match(r"#{1,6} +(.*)", line)
            if heading:
                name, count = slug(heading.group(1)), 0
                while (name if count == 0 else f"{name}-{count}") in known[path]:
                    count += 1
                known[path].add(name if count == 0 else f"{name}-{count}")
    return known[path]


def broken(path, target):
    """Why a link leads nowhere; None if it does not."""
    if re.match(r"[a-z]+:", target):
        return None
    name, _, anchor = target.partition("#")
    file = (path.parent / name).resolve() if name else path.resolve()
    if not file.exists():
        return "no such file"
    if anchor and file.suffix == ".md" and anchor not in anchors(file):
        return "no such heading"
    return None


def main():
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"], check=True, capture_output=True, text=True).stdout.split("\n")
    count = 0
    for name in sorted(set(filter(None, listed))):
        path = pathlib.Path(name)
        if ".docc/" in name or not path.exists():
            continue
        for number, line in prose(path.read_text(encoding="utf-8")):
            for target in LINK.findall(line) + IMAGE.findall(line):
                why = broken(path, target)
                if why:
                    count += 1
                    print(f"{name}:{number}: {target}: {why}")
    if count:
        print(f"{count} links lead nowhere", file=sys.stderr)
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
