"""Counts how many places an addition touches: `count_places.py BASE BRANCH...`, `count_places.py A..B`, or `count_places.py FILE.patch...`.

A place is an edit in a file that people write. An edit is a sequence of changed lines without an unchanged line: a hunk of `git diff -U0`.
Generated text is not counted: whole files (`*+Generated.swift`, `generated/`, `docs/reference/`), and in `docs/` the tables between
`<!-- keys: ... -->` (or `answer`, ...) and `<!-- end -->`, and the sections and columns in docs/contribute/bundle.md. Files in `Tests/` are counted as files only.

A branch is compared with the commit where it left BASE; "lines" are added lines. The patches in `Tests/Walks` contain only
what people write; after `git apply`, `make format-files` and `make generate` write the rest. A patch that no longer applies is reported.
"""

import pathlib
import re
import subprocess
import sys

GENERATED = re.compile(r"\+Generated\.swift$|^generated/|^docs/reference/")
TABLE = re.compile(r"^<!-- (?:keys|columns|answer|event|parts|questions): [^\n]* -->$.*?^<!-- end -->$|^```\n2 .*?^```$", re.MULTILINE | re.DOTALL)
HUNK = re.compile(r"@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@")


def git(*arguments, must_work=False):
    return subprocess.run(["git", *arguments], stdout=subprocess.PIPE, stderr=None if must_work else subprocess.DEVNULL, text=True, check=must_work)


def written_by_tools(page):
    """The numbers of the generated lines of a page."""
    found = set()
    for table in TABLE.finditer(page):
        first = page.count("\n", 0, table.start()) + 1
        found.update(range(first + 1, first + table[0].count("\n")))
    return found


def count(diff, page):
    """Edits by file, lines added by hand, test files, generated files. `page(side, path)` is the text of a page before or after."""
    edits, lines, tests, generated = {}, 0, set(), set()
    path, others, is_edit, at, skipped = "", None, False, {}, {}
    for line in diff.split("\n"):
        if line.startswith("diff --git "):
            path, at = line.split(" b/", 1)[1], {}
            others = generated if GENERATED.search(path) else tests if path.startswith("Tests/") else None
            if others is not None:
                others.add(path)
            skipped = {side: written_by_tools(page(side, path)) if re.fullmatch(r"docs/.*\.md", path) else set() for side in "-+"}
        elif hunk := HUNK.match(line):
            at, is_edit = {"-": int(hunk[1]), "+": int(hunk[2])}, False
        elif at and line[:1] in ("-", "+"):
            if others is None and at[line[0]] in skipped[line[0]]:
                generated.add(f"tables of {path}")
            elif others is None:
                edits[path] = edits.get(path, 0) + (not is_edit)
                lines, is_edit = lines + (line[0] == "+"), True
            at[line[0]] += 1
        elif at and line[:1] in (" ", ""):
            at, is_edit = {side: number + 1 for side, number in at.items()}, False
    return edits, lines, tests, generated


def main(arguments):
    if not (arguments[0].endswith(".patch") or ".." in arguments[0]):
        arguments = [f"{arguments[0]}...{branch}" for branch in arguments[1:]]
    for one in arguments:
        if one.endswith(".patch"):
            diff, page = pathlib.Path(one).read_text(encoding="utf8"), lambda side, path: ""
        else:
            begin, end = re.split(r"\.{2,3}", one)
            ends = {"-": git("merge-base", begin, end, must_work=True).stdout.strip(), "+": end}
            diff = git("diff", "-U0", "--no-renames", *ends.values()).stdout
            page = lambda side, path: git("show", f"{ends[side]}:{path}").stdout
        edits, lines, tests, generated = count(diff, page)
        rest = f", {len(generated)} written by tools" if generated else ""
        print(f"{one}: {len(edits)} files, {sum(edits.values())} edits, {lines} lines; {len(tests)} files of tests{rest}")
        print(*(f"  {number}  {path}" for path, number in sorted(edits.items())), sep="\n")
        if one.endswith(".patch") and git("apply", "--check", one).returncode:
            print("  This patch no longer applies.")


if __name__ == "__main__":
    main(sys.argv[1:]) if len(sys.argv) > 1 else sys.exit(__doc__)
