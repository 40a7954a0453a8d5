#!/usr/bin/env python3
"""Runs `rulebook mutate` and writes its tables to docs/contribute/mistakes.md: record_mutants.py TOOL [--every N] [--seed N].

A whole run also writes the survivors, with what was decided about each, to docs/contribute/survivors.md.
"""

import argparse
import json
import pathlib
import subprocess
import sys
import time

import survivors

PAGE = pathlib.Path(__file__).resolve().parents[2] / "docs/contribute/mistakes.md"
MARK = "<!-- mutants -->"
COLUMNS = [("mutants", "mutants"), ("check", "by check"), ("scenarios", "by scenarios"), ("equivalent", "equivalent"),
           ("elsewhere", "at another line"), ("survived", "survived")]


def share(counts):
    """The killed part of the mutants that change something, rounded down to tenths of a percent."""
    changing = counts["mutants"] - counts["equivalent"]
    tenths = 1000 if changing == 0 else (counts["check"] + counts["scenarios"]) * 1000 // changing
    return f"{tenths // 10}.{tenths % 10} %"


def table(title, rows):
    lines = [f"| {title} | " + " | ".join(name for _, name in COLUMNS) + " | killed |", "|---" * (len(COLUMNS) + 2) + "|"]
    for name, counts in rows:
        lines.append(f"| {name} | " + " | ".join(str(counts[key]) for key, _ in COLUMNS) + f" | {share(counts)} |")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool")
    parser.add_argument("--every", default="1")
    parser.add_argument("--seed", default="1")
    options = parser.parse_args()
    started = time.time()
    run = subprocess.run([options.tool, "mutate", "--format", "json", "--every", options.every, "--seed", options.seed],
                         stdout=subprocess.PIPE, check=False)
    if run.returncode not in (0, 1):
        sys.exit(run.returncode)
    report = json.loads(run.stdout)
    every = "Every mutant was tried" if options.every == "1" else f"One of {options.every} mutants was tried, with seed {options.seed}"
    everything = ("all", report["counts"])
    text = "\n\n".join([
        f"{every}.", table("operator", list(report["operators"].items()) + [everything]),
        table("kind", list(report["kinds"].items()) + [everything])])
    page = PAGE.read_text()
    before, _, rest = page.partition(MARK)
    _, _, after = rest.partition(MARK)
    PAGE.write_text(f"{before}{MARK}\n{text}\n{MARK}{after}")
    if options.every == "1":
        page = PAGE.parent / "survivors.md"
        page.write_text(survivors.page([one for one in report["survivors"] if "reported" not in one], page.read_text()))
    for one in report["survivors"]:
        print(f"{one['file']}:{one['line']}: {one['operator']}: {one['change']}"
              + (f" (reported elsewhere: {', '.join(one['reported'])})" if "reported" in one else ""))
    print(f"{time.time() - started:.0f} s", file=sys.stderr)


main()
