#!/usr/bin/env python3
"""Checks the walks of CONTRIBUTING.md: every patch in Tests/Walks applies, and the page names every file that it touches.

    python3 Tests/Tools/check_walks.py

Fixtures are named by their folder. The patches of a column and of a question are described in docs/contribute/architecture.md, and only applied.
"""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
WALKS = ["check", "kind", "output"]


def main():
    page = (ROOT / "CONTRIBUTING.md").read_text()
    mistakes = []
    for patch in sorted((ROOT / "Tests/Walks").glob("*.patch")):
        applied = subprocess.run(["git", "apply", "--check", str(patch)], cwd=ROOT, capture_output=True, text=True)
        if applied.returncode:
            mistakes.append(f"{patch.relative_to(ROOT)} does not apply: {applied.stderr.strip().splitlines()[0]}")
        if f"`{patch.name}`" not in page:
            mistakes.append(f"CONTRIBUTING.md does not name {patch.name}")
        if patch.stem not in WALKS:
            continue
        for path in re.findall(r"^diff --git a/(\S+)", patch.read_text(), re.MULTILINE):
            fixture = re.match(r"(Tests/RuleKindsTests/Fixtures/[^/]+)/", path)
            if f"`{fixture[1] if fixture else path}`" not in page:
                mistakes.append(f"CONTRIBUTING.md does not name {path}, which {patch.name} touches")
    for mistake in mistakes:
        print(mistake, file=sys.stderr)
    sys.exit(1 if mistakes else 0)


if __name__ == "__main__":
    main()
