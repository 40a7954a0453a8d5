"""Measures the latency of `rulebook lsp` through the protocol, in a recorded editing session.

The arguments are the folder of the repository, the tool, and the number of keystrokes. The session types entries, conditions and sentences
letter by letter, deletes and corrects, in the files of the product. After each keystroke it pulls the diagnostics of all files, as an editor
does; every fifth keystroke also asks for completion, and every tenth for a hover. It prints the percentiles as Markdown rows.
"""

import pathlib
import random
import sys
import time

from editor import Editor

TYPED = {
    "rules/limits.yaml": "\nsaved_notes:\n  about: Notes of a person.\n  unit: count\n  plans: {guest: 0, free: 5, pro: unlimited}\n  used: usage.savedFlows\n"
                         "  when_full: {free: free_flow_cap}\n  source: CH08 §3.2\n",
    "rules/conditions/entitlements.yaml": "\nlibrary_is_large:\n  about: The library is large.\n  when: usage.savedFlows > 100 && plan == 'pro'\n  source: CH08 §3.2\n",
    "rules/copy/en/gates.yaml": "\ngate.action.more_notes:\n  where: Button\n  text: \"More notes\"\n  source: CH08 §7\n",
    "rules/actions/flows.yaml": "\nflow.archive:\n  about: The person archives a flow.\n  entry_point: flow_build\n  first_match:\n    - {require: flow.edit}\n"
                                "    - {otherwise: allow}\n  source: [CH07 §6.2]\n",
}


def percentile(values, share):
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000


def main(root, tool, keystrokes):
    pick = random.Random(1)
    start = time.perf_counter()
    editor = Editor(tool, root, pulls=True)
    editor.request("workspace/diagnostic", {"previousResultIds": []})
    cold = time.perf_counter() - start
    times = {"edit to all diagnostics": [], "completion": [], "hover": []}
    ids = {}
    for name in TYPED:
        editor.open(name)
    count = 0
    while count < keystrokes:
        name = pick.choice(sorted(TYPED))
        before = editor.texts[name]
        at = len(before)
        for letter in TYPED[name]:
            if count >= keystrokes:
                break
            strokes = [letter]
            if pick.random() < 0.03:
                # A typo and its correction.
                strokes = ["x", None, letter]
            for stroke in strokes:
                begin = time.perf_counter()
                if stroke is None:
                    at -= 1
                    editor.edit(name, at, at + 1, "")
                else:
                    editor.edit(name, at, at, stroke)
                    at += 1
                previous = [{"uri": uri, "value": value} for uri, value in ids.items()]
                report = editor.request("workspace/diagnostic", {"previousResultIds": previous})
                times["edit to all diagnostics"].append(time.perf_counter() - begin)
                for item in report["items"]:
                    ids[item["uri"]] = item["resultId"]
                count += 1
            place = {"textDocument": {"uri": editor.uri(name)}, "position": editor.position(editor.texts[name], at)}
            if count % 5 == 0:
                begin = time.perf_counter()
                editor.request("textDocument/completion", place)
                times["completion"].append(time.perf_counter() - begin)
            if count % 10 == 0:
                begin = time.perf_counter()
                editor.request("textDocument/hover", {**place, "position": editor.position(editor.texts[name], before.index(":") - 2)})
                times["hover"].append(time.perf_counter() - begin)
        editor.edit(name, len(before), len(editor.texts[name]), "")
    memory = int(next(line.split()[1] for line in open(f"/proc/{editor.process.pid}/status") if line.startswith("VmHWM"))) // 1024
    print("| measured | median | 95th percentile | 99th percentile |\n|---|---|---|---|")
    for what, values in times.items():
        print(f"| {what} ({len(values)}) | {percentile(values, 0.5):.1f} ms | {percentile(values, 0.95):.1f} ms | {percentile(values, 0.99):.1f} ms |")
    print(f"\nThe first diagnostics of all files took {cold * 1000:.0f} ms. The server used at most {memory} MB.")
    return editor.close()


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1]).resolve(), str(pathlib.Path(sys.argv[2]).resolve()), int(sys.argv[3])))
