"""Counts the instructions of some runs of the tool, and compares them with their budgets.

    count_instructions.py TOOL [--write]

Unlike seconds, the instructions that callgrind counts hardly depend on the machine and its load. The runs use the small product of the tests, so that
changes of the rules do not affect them. Tests/Tools/instructions.json contains the budgets, by run and by module; --write sets them to the current counts.
Then the script verifies that twice the input takes at most about twice the instructions.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUDGETS = pathlib.Path(__file__).with_name("instructions.json")
FERRY = ROOT / "Tests/EmittersTests/Ferry"
# The tolerances for different processors and system libraries, which are smaller than a relevant change.
TOTAL, MODULE, LEAST = 1.04, 1.10, 400_000


def requests():
    """All requests of the small product, many times."""
    subprocess.run([TOOL, "build", "--quiet", "--rules", FERRY, "--output", WORK / "built", "--as-of", "2026-01-05"], check=True,
                   capture_output=True)
    twin = json.loads((WORK / "built/rulebook.json").read_text())
    actions = list(twin["actions"])
    facts = [{}, {"bags.used": 1}, {"plan": "first", "bags.used": 3}]
    asked = [{"ask": "entitlement", "action": action, "facts": some} for action in actions for some in facts]
    asked += [{"ask": question} for question in ("plan", "snapshot", "overview", "bundle")]
    return "\n".join(json.dumps(one) for one in asked * 10).encode() + b"\n"


def edits():
    """The messages of an editor that types a word into the small product, and asks for all diagnostics after each letter."""
    file = FERRY / "limits.yaml"
    text = file.read_text()
    document = {"uri": file.as_uri()}
    messages = [
        {"id": 0, "method": "initialize", "params": {"rootUri": FERRY.as_uri(), "capabilities": {"textDocument": {"diagnostic": {}}}}},
        {"method": "initialized", "params": {}},
        {"method": "textDocument/didOpen", "params": {"textDocument": {**document, "languageId": "yaml", "version": 1, "text": text}}},
    ]
    line, word = text.count("\n"), "# a comment"
    for number, letter in enumerate(word):
        place = {"line": line, "character": number}
        change = {"range": {"start": place, "end": place}, "text": letter}
        messages.append({"method": "textDocument/didChange", "params": {"textDocument": {**document, "version": number + 2}, "contentChanges": [change]}})
        messages.append({"id": number + 1, "method": "workspace/diagnostic", "params": {"previousResultIds": []}})
    messages += [{"id": 100, "method": "shutdown"}, {"method": "exit"}]
    bodies = [json.dumps({"jsonrpc": "2.0", **message}).encode() for message in messages]
    return b"".join(b"Content-Length: %d\r\n\r\n%s" % (len(body), body) for body in bodies)


def count(arguments, given):
    """The instructions by module, and the most expensive functions."""
    out = WORK / "callgrind.out"
    environment = dict(os.environ, SWIFT_DETERMINISTIC_HASHING="1")
    done = subprocess.run(["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", WORK / "tool", *arguments], input=given, cwd=WORK,
                          capture_output=True, env=environment)
    if not out.exists():
        sys.exit(f"callgrind returned no counts:\n{done.stderr.decode()[-600:]}")
    listing = subprocess.run(["callgrind_annotate", "--threshold=100", "--show-percs=no", out], capture_output=True, text=True).stdout
    modules, functions = {}, []
    for line in listing.splitlines():
        found = re.match(r"\s*([\d,]+)\s+\S*?:(\S.*?)(?: \[|$)", line)
        if not found or "PROGRAM TOTALS" in line:
            continue
        number, name = int(found.group(1).replace(",", "")), found.group(2)
        own = re.match(r"\$s(\d+)(\w+)", name)
        module = own.group(2)[:int(own.group(1))] if own else "libyaml" if name.startswith("yaml_") else "Swift and the system"
        modules[module] = modules.get(module, 0) + number
        functions.append((number, module, name))
    return modules, functions


def total(arguments, given=b""):
    return sum(count(arguments, given)[0].values())


def growth():
    """Doubles the input. Growth that is faster than linear is a defect, regardless of the budgets."""
    def file(text):
        (WORK / "doubled").mkdir(exist_ok=True)
        (WORK / "doubled/settings.yaml").write_text(text)
        return ["format", "--check", "--rules", WORK / "doubled"], b""

    def condition(times):
        line = json.dumps({"ask": "condition", "when": "season.valid && bags.used > 1", "facts": {"season.valid": True, "bags.used": 2}})
        return ["eval", "--rules", FERRY], (line + "\n").encode() * times

    cases = {
        "brackets on one line": (2000, lambda n: file("a: [" + "[x], " * n + "y]\n")),
        "keys on one line": (2000, lambda n: file("a: {" + ", ".join(f"k{i}: {{v: 1}}" for i in range(n)) + "}\n")),
        "keys on lines of their own": (2000, lambda n: file("".join(f"k{i}:\n  v: 1\n" for i in range(n)))),
        "lines of a text": (500, lambda n: file('a: "' + "word\n  " * n + 'end"\n')),
        "comments": (2000, lambda n: file("# a comment\n" * n + "a: 1\n")),
        "the same condition": (500, condition),
    }
    failures = []
    for name, (size, made) in cases.items():
        none, once, twice = (total(*made(n)) for n in (1, size, 2 * size))
        ratio = (twice - none) / (once - none)
        print(f"{name}: {ratio:.2f} times the instructions for twice the input, {(once - none) // size:,} each")
        if ratio > 2.4:
            failures.append(f"{name}: {size} take {once:,} instructions and {2 * size} take {twice:,}, {ratio:.1f} times as many")
    return failures


def readable(names):
    shown = subprocess.run(["swift", "demangle", "--compact", "--simplified", *names], capture_output=True, text=True).stdout.splitlines()
    return [name[:110] for name in (shown if len(shown) == len(names) else names)]


def main():
    measured, failures = {}, []
    budgets = json.loads(BUDGETS.read_text()) if BUDGETS.exists() else {}
    for name, arguments, given in (
            ("start", ["--version"], b""), ("check", ["check", "--rules", FERRY, "--as-of", "2026-01-05"], b""),
            ("build", ["build", "--rules", FERRY, "--output", WORK / "again", "--as-of", "2026-01-05"], b""),
            ("eleven edits", ["lsp", "--as-of", "2026-01-05"], edits()),
            ("eval", ["eval", "--bundle", WORK / "built/rulebook.bundle"], requests())):
        modules, functions = count(arguments, given)
        total, ours = sum(modules.values()), {key: value for key, value in sorted(modules.items()) if value >= LEAST}
        measured[name] = {"total": total, "modules": ours}
        budget = budgets.get(name, {"total": 0, "modules": {}})
        grown = [key for key, value in ours.items() if value > MODULE * budget["modules"].get(key, LEAST)]
        print(f"{name}: {total:,} instructions, {budget['total']:,} in the budget")
        if total <= TOTAL * budget["total"] and not grown:
            if "--write" not in sys.argv and total < 0.9 * budget["total"]:
                print("  a tenth below the budget: lower the budget with --write")
            continue
        if "--write" in sys.argv:
            continue
        lines = [f"{name}: {total:,} instructions, where {budget['total']:,} are in the budget"]
        for key in sorted(grown or ours, key=ours.get, reverse=True)[:3]:
            lines.append(f"  {key}: {ours[key]:,}, was {budget['modules'].get(key, 0):,}; most of it in")
            most = [(number, function) for number, module, function in functions if module == key][:5]
            lines += [f"    {number:>13,} {name}" for (number, _), name in zip(most, readable([function for _, function in most]))]
        failures.append("\n".join(lines))
    if "--write" in sys.argv:
        BUDGETS.write_text(json.dumps(measured, indent=1) + "\n")
    elif failures:
        print("\n".join(failures))
        sys.exit("over budget: reduce the instructions, or raise the budget with `make budget` and give the reason in the commit message")
    if grown := growth():
        print("\n".join(grown))
        sys.exit("the instructions grow faster than the input")


TOOL = pathlib.Path(sys.argv[1]).resolve()
with tempfile.TemporaryDirectory() as folder:
    WORK = pathlib.Path(folder)
    # On some systems, callgrind cannot read Swift's debug information. Function names are enough.
    shutil.copy(TOOL, WORK / "tool")
    subprocess.run(["strip", "--strip-debug", WORK / "tool"], check=True)
    main()
