"""The recorded editing session of `make latency`: what somebody types in the rules of this repository, keystroke by keystroke.

`strokes(texts, count)` returns the same edits on every run: new entries at the end of a file and between two entries, new numbers, new sentences,
changed conditions, typos with their corrections, and text that is deleted again. An edit is a file, a start, an end, and the new text.
"""

import random

ENTRIES = {
    "rules/limits.yaml": "\nsaved_notes:\n  about: Notes of a person.\n  unit: count\n  plans: {guest: 0, free: 5, pro: unlimited}\n  used: usage.savedFlows\n"
                         "  when_full: {free: free_flow_cap}\n  source: CH08 §3.2\n",
    "rules/conditions/entitlements.yaml": "\nlibrary_is_large:\n  about: The library is large.\n  when: usage.savedFlows > 100 && plan == 'pro'\n  source: CH08 §3.2\n",
    "rules/copy/en/gates.yaml": "\ngate.action.more_notes:\n  where: Button\n  text: \"More notes\"\n  source: CH08 §7\n",
    "rules/actions/flows.yaml": "\nflow.archive:\n  about: The person archives a flow.\n  entry_point: flow_build\n  first_match:\n    - {require: flow.edit}\n"
                                "    - {otherwise: allow}\n  source: [CH07 §6.2]\n",
}
# The share of keystrokes that are typos, each with its correction.
TYPOS = 0.03


def starts(text):
    """The offsets of the entries: lines that begin with a name."""
    offset, found = 0, []
    for line in text.split("\n"):
        if line[:1].isalpha() and ":" in line:
            found.append(offset)
        offset += len(line) + 1
    return found


def typed(pick, name, at, letters):
    for letter in letters:
        if pick.random() < TYPOS:
            yield name, at, at, "x"
            yield name, at, at + 1, ""
        yield name, at, at, letter
        at += 1


def tasks(pick, texts):
    """One task after another. Each leaves its file as it was."""
    while True:
        name = pick.choice(sorted(ENTRIES))
        text, kind = texts[name], pick.choice(["end", "between", "sentence", "number", "condition"])
        if kind in ("end", "between"):
            at = len(text) if kind == "end" else pick.choice(starts(text)[1:])
            entry = ENTRIES[name] if kind == "end" else ENTRIES[name].strip("\n") + "\n"
            # Between two entries, an empty line comes first.
            if kind == "between":
                yield name, at, at, "\n"
            yield from typed(pick, name, at, entry)
            yield name, at, at + len(entry) + (kind == "between"), ""
            continue
        # Change the end of a line: of a sentence, or of the line with a number or a condition.
        wanted = {"sentence": ("about:", "text:"), "number": ("plans:", "source:"), "condition": ("when:", "- {")}[kind]
        ends, offset = [], 0
        for line in text.split("\n"):
            if line.strip().startswith(wanted):
                ends.append(offset + len(line))
            offset += len(line) + 1
        if not ends:
            continue
        at = pick.choice(ends)
        removed = text[at - 3:at]
        for step in range(3):
            yield name, at - 1 - step, at - step, ""
        yield from typed(pick, name, at - 3, removed)


def strokes(texts, count):
    pick = random.Random(1)
    edits = tasks(pick, texts)
    return [next(edits) for _ in range(count)]
