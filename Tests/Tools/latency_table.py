"""The table of `make latency` in docs/contribute/performance.md."""

import json
import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
RESULTS = pathlib.Path(__file__).with_name("latency.json")
START, END = "<!-- make latency writes these lines -->", "<!-- end of make latency -->"
GOALS = {
    "rules": {"edit": 50, "completion": 20, "hover": 10, "cold": 400},
    "ten times the rules": {"edit": 500, "names": 50, "completion": None, "hover": None, "cold": None},
}
NAMES = {"edit": "edit to all diagnostics", "names": "edit to errors of syntax and names", "completion": "completion", "hover": "hover"}


def table(results):
    lines = ["| measured | median | 95th percentile | 99th percentile | goal | met |", "|---|---|---|---|---|---|"]

    def met(value, goal):
        return "" if goal is None else "yes" if value <= goal else "**no**"

    for corpus, found in results.items():
        for what, (median, most, last) in found["times"].items():
            goal = GOALS[corpus][what]
            lines.append(f"| {NAMES[what]}, {corpus} | {median} ms | {most} ms | {last} ms | {'' if goal is None else f'{goal} ms'} | {met(most, goal)} |")
        goal = GOALS[corpus]["cold"]
        lines.append(f"| first diagnostics after the start, {corpus} | {found['cold']} ms | | | {'' if goal is None else f'{goal} ms'} | {met(found['cold'], goal)} |")
    first, last = results["rules"]["memory"]
    keys = results["rules"]["keystrokes"]
    lines.append(f"\nThe session on the rules has {keys:,} keystrokes. The server used {first} MB after a tenth of them, and {last} MB at the end.")
    return "\n".join(lines)


def section(results):
    return f"{START}\n\n{table(results)}\n\n{END}"


def known():
    """The section with the stored measurements, for scripts that write a whole page."""
    return section(json.loads(RESULTS.read_text())) if RESULTS.exists() else f"{START}\n\n{END}"


def update(results):
    page = ROOT / "docs/contribute/performance.md"
    before, rest = page.read_text().split(START)
    page.write_text(before + section(results) + rest.split(END)[1])
