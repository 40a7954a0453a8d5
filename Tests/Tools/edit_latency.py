"""Measures the latency of `rulebook lsp` through the protocol, in a recorded editing session.

    edit_latency.py ROOT TOOL KEYSTROKES [--write]

After each keystroke it pulls the diagnostics of all files, as an editor does; every fifth keystroke also asks for completion, and every tenth for a
hover. Then it does the same in ten times the rules. --write stores the measurements in latency.json next to this file, and their table in
docs/contribute/performance.md.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time

import latency_table
from editor import Editor
from typing_session import ENTRIES, strokes

# The first name that a file declares.
RULE = re.compile(r"^([A-Za-z][\w.-]*):", re.MULTILINE)
# Larger rules need fewer keystrokes for a stable result.
LARGER = 10
# The time from the start of the server to the first diagnostics is the median of so many starts.
STARTS = 5


def memory(editor, key):
    """The memory of the server in MB: `VmRSS` now, `VmHWM` at most."""
    lines = open(f"/proc/{editor.process.pid}/status")
    return int(next(line.split()[1] for line in lines if line.startswith(key))) // 1024


def started(folder, tool):
    """A server that has checked the rules, and the time in seconds until then."""
    start = time.perf_counter()
    editor = Editor(tool, folder, pulls=True)
    editor.request("workspace/diagnostic", {"previousResultIds": []})
    return editor, time.perf_counter() - start


def session(folder, tool, keystrokes):
    colds = []
    for _ in range(STARTS):
        editor, cold = started(folder, tool)
        colds.append(cold)
        if len(colds) < STARTS:
            editor.close()
    cold = sorted(colds)[STARTS // 2]
    times = {"edit": [], "completion": [], "hover": []}
    ids = {}
    for name in ENTRIES:
        editor.open(name)
    originals = dict(editor.texts)

    def timed(what, method, params):
        begin = time.perf_counter()
        answer = editor.request(method, params)
        times[what].append((time.perf_counter() - begin) * 1000)
        return answer

    before = None
    for count, (name, at, end, text) in enumerate(strokes(originals, keystrokes), 1):
        begin = time.perf_counter()
        editor.edit(name, at, end, text)
        report = editor.request("workspace/diagnostic", {"previousResultIds": [{"uri": uri, "value": value} for uri, value in ids.items()]})
        times["edit"].append((time.perf_counter() - begin) * 1000)
        for item in report["items"]:
            ids[item["uri"]] = item["resultId"]
        place = {"textDocument": {"uri": editor.uri(name)}, "position": editor.position(editor.texts[name], at + len(text))}
        if count % 5 == 0:
            timed("completion", "textDocument/completion", place)
        if count % 10 == 0:
            rule = RULE.search(editor.texts[name]).start(1) + 1
            # The page of a rule. While the text of the file cannot be parsed, there is none.
            if timed("hover", "textDocument/hover", {**place, "position": editor.position(editor.texts[name], rule)}) is None:
                times["hover"].pop()
        # What a session needs is there after a tenth of it.
        if before is None and count >= keystrokes / 10:
            before = memory(editor, "VmRSS")
    assert len(times["hover"]) > keystrokes / 40, f"only {len(times['hover'])} of {keystrokes // 10} hovers showed a page"
    found = {"keystrokes": keystrokes, "cold": cold * 1000, "memory": [before, memory(editor, "VmRSS")], "times": times}
    editor.close()
    return found


def names(folder, tool, count):
    """The times from an edit that misspells a name until the error is published, in ms. Each edit is taken back."""
    editor = Editor(tool, folder)
    name = "rules/limits.yaml"
    editor.open(name)
    editor.settle(2)
    text = editor.texts[name]
    uri = editor.uri(name)
    places = [at for at in range(len(text)) if text.startswith("\n  used: ", at)]
    times = []
    for number in range(count):
        at = text.index("\n", places[number * len(places) // count] + 1)
        begin = time.perf_counter()
        editor.edit(name, at, at, "x")
        while not any(one["code"] == "name.unknown" for one in editor.published.get(uri, [])):
            editor.take()
        times.append((time.perf_counter() - begin) * 1000)
        editor.edit(name, at, at + 1, "")
        while editor.published.get(uri):
            editor.take()
        editor.settle(0.6)
    editor.close()
    return times


def summary(found):
    def percentile(values, share):
        return round(sorted(values)[min(len(values) - 1, int(len(values) * share))], 1)

    times = {what: [percentile(values, share) for share in (0.5, 0.95, 0.99)] for what, values in found["times"].items()}
    return {**found, "cold": round(found["cold"]), "times": times}


def main(root, tool, keystrokes, writes):
    results = {"rules": summary(session(root, tool, keystrokes))}
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, root / "Benchmarks/corpus.py", "T", f"{folder}/rules"], check=True)
        larger = session(folder, tool, keystrokes // LARGER)
        larger["times"]["names"] = names(folder, tool, max(5, keystrokes // 50))
        results["ten times the rules"] = summary(larger)
    print(latency_table.table(results))
    if writes:
        latency_table.RESULTS.write_text(json.dumps(results, indent=1) + "\n")
        latency_table.update(results)


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]).resolve(), str(pathlib.Path(sys.argv[2]).resolve()), int(sys.argv[3]), "--write" in sys.argv)
