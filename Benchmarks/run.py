"""Measures everything and writes docs/contribute/performance.md and docs/contribute/performance.svg.

    run.py TOOL BENCH DRAIN PYTHON [--quick]

The results are ratios between programs that ran alternately on the same machine: relative to the physical limit, and relative to the tools that
somebody would use instead. Absolute times describe the machine.
"""

import json
import math
import re
import os
import pathlib
import subprocess
import sys
import time

import hostile

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests/Tools"))
import latency_table  # noqa: E402
WORK = ROOT / ".build/bench"
TOOL, BENCH, DRAIN, PYTHON = sys.argv[1:5]
SIGNATURES = str(pathlib.Path(TOOL).with_name("signature-laps"))
QUICK = "--quick" in sys.argv
HERE = pathlib.Path(__file__).parent


def lines_of(command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.stderr:
        print(done.stderr, file=sys.stderr)
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def corpus(size):
    if size == "rules":
        return ROOT / "rules"
    folder = WORK / size
    subprocess.run([PYTHON, HERE / "corpus.py", size, folder], check=True)
    return folder


def process(command):
    start, before = time.perf_counter(), os.times()
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=WORK)
    after = os.times()
    computed = after.children_user + after.children_system - before.children_user - before.children_system
    return time.perf_counter() - start, computed


def in_turn(commands, rounds):
    """Wall seconds of each command, round by round."""
    times = {name: [] for name in commands}
    for name, command in commands.items():
        process(command)
    for number in range(rounds):
        names = list(commands)
        for name in names[number % len(names):] + names[:number % len(names)]:
            times[name].append(process(commands[name])[0])
    return times


def middle(values):
    return sorted(values)[len(values) // 2]


def against(times, name, base):
    ratios = sorted(a / b for a, b in zip(times[name], times[base]))
    tenth = len(ratios) // 10
    return middle(ratios), ratios[tenth], ratios[-1 - tenth]


def spread(ratio, low, high):
    return f"{short(ratio)} ({short(low)} to {short(high)})"


# The targets of a product with three environments, each with a list of offers and two payloads; and a file of 40 KB.
METADATA = {"targets metadata of a product, with two signatures": "9", "targets metadata of 40 KB, with two signatures": "200"}


def signatures(race):
    """The laps of `signature-laps` in turn, in the form of the races of the benchmark program."""
    names = {"cryptography": "SHA-256 and Ed25519", "verified": "verified", "parsed": "parsed and verified"}
    times = {name: [] for name in names}
    for _ in range(5 if QUICK else 15):
        for name in names:
            times[name].append(int(subprocess.run([SIGNATURES, name, METADATA[race], "200"], capture_output=True, text=True, check=True).stdout))
    return [dict(zip(("race", "lap", "ns", "ratio", "low", "high"), (race, shown, middle(times[name]), *against(times, name, "cryptography"))))
            for name, shown in names.items()]


def short(number):
    return f"{number:.2f}" if number < 10 else f"{number:.1f}" if number < 100 else f"{number:,.0f}"


def duration(nanoseconds):
    for unit, size in (("s", 1e9), ("ms", 1e6), ("us", 1e3)):
        if nanoseconds >= size:
            return f"{short(nanoseconds / size)} {unit}"
    return f"{short(nanoseconds)} ns"


def table(head, rows):
    return "\n".join(["| " + " | ".join(head) + " |", "|" + "---|" * len(head)] + ["| " + " | ".join(row) + " |" for row in rows]) + "\n"


def verdict(holds):
    return "yes" if holds else "**no**"


# The reason why a goal is not met, printed only while it is not met, with a profile.
BETWEEN = json.loads((HERE / "between.json").read_text())


def profile(command):
    """The functions that take most of a run, each with its share of all instructions."""
    out, program = WORK / "callgrind.out", WORK / "profiled"
    # Valgrind cannot read all debug information of the compiler. The names of functions stay.
    subprocess.run(["strip", "--strip-debug", "-o", program, command[0]], check=True)
    command = [program, *command[1:]]
    subprocess.run(["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", *command], cwd=ROOT, capture_output=True,
                   env=dict(os.environ, SWIFT_DETERMINISTIC_HASHING="1"))
    listing = subprocess.run(["callgrind_annotate", "--threshold=100", "--show-percs=no", out], capture_output=True, text=True).stdout
    counted = re.findall(r"^\s*([\d,]+)\s+\S*?:(\S.*?)(?: \[|$)", listing, re.M)
    shares = {}
    for number, name in counted:
        # Skip the dynamic linker's work at the start.
        if name.startswith(("do_lookup", "_dl_", "check_match", "strcmp")):
            continue
        name = re.sub(r"'\d+$", "", name)
        shares[name] = shares.get(name, 0) + int(number.replace(",", ""))
    total = sum(shares.values())
    names = sorted(shares, key=shares.get, reverse=True)
    return total, [(name, shares[name] / total) for name in names]


def readable(names):
    shown = subprocess.run(["swift", "demangle", "--compact", "--simplified", *names], capture_output=True, text=True).stdout.splitlines()
    return [re.sub(r"^(specialized |closure #\d+ in |partial apply for )+|^\$", "", one)[:90] for one in (shown if len(shown) == len(names) else names)]


def by_module(shares):
    modules = {}
    for name, share in shares:
        own = re.match(r"\$s(\d+)(\w+)", name)
        module = own.group(2)[:int(own.group(1))] if own else "libyaml" if name.startswith("yaml_") else "Swift's library and the system's"
        modules[module] = modules.get(module, 0) + share
    return sorted(modules.items(), key=lambda one: -one[1])


def between(goals):
    """For each goal that is not met: the reason, and a profile by function or module."""
    text, shown = [], set()
    for goal, wanted, measured, met in goals:
        known = next((one for key, one in BETWEEN.items() if goal.startswith(key)), None)
        if met or not known:
            continue
        text += [f"**{goal}**: goal {wanted}, measured {measured}. {known['why']}\n"]
        command = known.get("profile")
        if not command or str(command) in shown:
            continue
        shown.add(str(command))
        places = {"TOOL": TOOL, "BENCH": BENCH, "M": str(WORK / "M")}
        total, shares = profile([places.get(word, word) for word in command])
        rows = by_module(shares)[:10] if known.get("by") == "module" else list(zip(readable([n for n, _ in shares[:8]]), [s for _, s in shares[:8]]))
        text += [table(["of all instructions" if known.get("by") != "module" else f"of {total / 1e6:,.0f} million instructions", "share"],
                       [(f"`{name}`" if known.get("by") != "module" else name, f"{share:.0%}") for name, share in rows])]
    return ["## Unmet goals\n", "The reason for each goal that is not met. Shares are of the instructions of a run that does only this, counted by callgrind.\n"] + text if text else []


def chart(series, file):
    """A line chart of milliseconds by size, with logarithmic axes."""
    points = [value for _, values in series for value in values]
    low = [math.floor(math.log10(min(p[axis] for p in points))) for axis in (0, 1)]
    high = [math.ceil(math.log10(max(p[axis] for p in points))) for axis in (0, 1)]
    left, top, width, height = 70, 20, 480, 300

    def place(point):
        x = left + width * (math.log10(point[0]) - low[0]) / (high[0] - low[0])
        y = top + height * (high[1] - math.log10(point[1])) / (high[1] - low[1])
        return x, y

    colours = ["#777777", "#1f77b4", "#2ca02c", "#d62728", "#9467bd", "#ff7f0e"]
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{left + width + 170}" height="{top + height + 60}" font-family="sans-serif" font-size="12">',
           '<rect width="100%" height="100%" fill="white"/>']
    for power in range(low[0], high[0] + 1):
        x, _ = place((10 ** power, 10 ** low[1]))
        out.append(f'<path d="M{x:.0f} {top}V{top + height}" stroke="#ddd"/><text x="{x:.0f}" y="{top + height + 18}" text-anchor="middle">{10 ** power:,}</text>')
    for power in range(low[1], high[1] + 1):
        _, y = place((10 ** low[0], 10 ** power))
        out.append(f'<path d="M{left} {y:.0f}H{left + width}" stroke="#ddd"/><text x="{left - 6}" y="{y + 4:.0f}" text-anchor="end">{10 ** power:g} ms</text>')
    out.append(f'<text x="{left + width / 2}" y="{top + height + 42}" text-anchor="middle">lines of YAML</text>')
    for (name, values), colour in zip(series, colours):
        path = " ".join(f"{'M' if index == 0 else 'L'}{x:.1f} {y:.1f}" for index, (x, y) in enumerate(map(place, values)))
        x, y = place(values[-1])
        out.append(f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        out += [f'<circle cx="{place(one)[0]:.1f}" cy="{place(one)[1]:.1f}" r="3" fill="{colour}"/>' for one in values]
        out.append(f'<text x="{x + 8:.0f}" y="{y + 4:.0f}" fill="{colour}">{name}</text>')
    file.write_text("\n".join(out + ["</svg>", ""]))


def main():
    WORK.mkdir(parents=True, exist_ok=True)
    sizes = ["S", "rules", "M"] + ([] if QUICK else ["L"])
    folders = {size: corpus(size) for size in sizes}
    files = {size: sorted(str(path) for path in folders[size].rglob("*.yaml")) for size in sizes}
    lines = {size: sum(open(path).read().count("\n") for path in files[size]) for size in sizes}
    size_of = {size: sum(os.path.getsize(path) for path in files[size]) for size in sizes}

    print("processes", flush=True)
    schemas = ROOT / "generated/schema"
    commands = {
        "drain": [DRAIN] + files["rules"], "check": [TOOL, "check", "--rules", folders["rules"], "--as-of", "2026-06-01"],
        "pydantic": [PYTHON, HERE / "peers.py", "validate", "pydantic", folders["rules"], schemas],
        "jsonschema": [PYTHON, HERE / "peers.py", "validate", "jsonschema", folders["rules"], schemas],
    }
    whole = in_turn(commands, 5 if QUICK else 15)
    checks = pathlib.Path(PYTHON).parent
    slow = in_turn({
        "check": commands["check"], "yamllint": [checks / "yamllint", "-d", "relaxed", folders["rules"]],
        "check-jsonschema": ["bash", "-c", "for k in {0}/*.json; do n=$(basename $k .json); f=$(find {1}/$n {1}/$n.yaml -name '*.yaml' 2>/dev/null); "
                             "[ -z \"$f\" ] || {2}/check-jsonschema --schemafile $k $f; done".format(schemas, folders["rules"], checks)],
    }, 3)

    print("compiler", flush=True)
    compiler, edits = {}, {}
    for size in sizes:
        measured = lines_of([BENCH, "compiler", size, str(folders[size]), "3" if size == "L" else "9"])
        compiler[size] = {one["lap"]: one for one in measured if not one["race"].startswith("edit")}
        edits[size] = next(one for one in measured if one["race"].startswith("edit") and one["lap"] == "parse")
    two = {}
    if not QUICK:
        one_core = in_turn({"one": ["taskset", "-c", "0", BENCH, "read", "L", str(folders["L"])], "two": [BENCH, "read", "L", str(folders["L"])]}, 5)
        two = {"ratio": against(one_core, "two", "one")}

    print("runtime", flush=True)
    runtime = {}
    for one in lines_of([BENCH, "runtime"]) + [one for race in METADATA for one in signatures(race)]:
        runtime.setdefault(one["race"], []).append(one)
    others = lines_of([PYTHON, HERE / "peers.py", "runtime"])
    print("hostile", flush=True)
    write(sizes, lines, size_of, files, whole, slow, compiler, edits, two, runtime, others, hostile.measure(TOOL, WORK))


def write(sizes, lines, size_of, files, whole, slow, compiler, edits, two, runtime, others, harm):
    def lap(race, name):
        race = race if race in runtime else next(full for full in runtime if full.startswith(race))
        return next(one for one in runtime[race] if one["lap"].startswith(name))

    def ratio(size, name):
        one = compiler[size][name]
        return one["ratio"], one["low"], one["high"]

    check = against(whole, "check", "drain")
    exponent = None
    goals = [
        ("`check` on the real rules, cold process, relative to the drain process", "<= 4", spread(*check), check[0] <= 4),
        ("the same, relative to pydantic with PyYAML's C loader", ">= 30 times as fast", short(against(whole, "pydantic", "check")[0]),
         against(whole, "pydantic", "check")[0] >= 30),
        ("the same, relative to check-jsonschema", ">= 100 times as fast", short(against(slow, "check-jsonschema", "check")[0]),
         against(slow, "check-jsonschema", "check")[0] >= 100),
    ]
    if "L" in sizes:
        exponent = math.log(compiler["L"]["read"]["ns"] / compiler["M"]["read"]["ns"]) / math.log(size_of["L"] / size_of["M"])
        goals += [
            ("L: parse, read and resolve, CPU relative to the drain", "<= 2", spread(*ratio("L", "read")), ratio("L", "read")[0] <= 2),
            ("L: parse alone", "<= 1.3", spread(*ratio("L", "parse")), ratio("L", "parse")[0] <= 1.3),
            ("growth from M to L, as an exponent of the size", "<= 1.05", f"{exponent:.3f}", exponent <= 1.05),
            ("memory kept for each byte of YAML", "<= 3.5", short(compiler["L"]["kept"]["ratio"]), compiler["L"]["kept"]["ratio"] <= 3.5),
            ("L on two cores, wall time relative to one core", "<= 0.65", spread(*two["ratio"]), two["ratio"][0] <= 0.65),
        ]
    for size in ("S", "M"):
        edit = edits[size]
        goals.append((f"parsing again after an edit in one file of {size}, relative to the drain of that file", "<= 2",
                      spread(edit["ratio"], edit["low"], edit["high"]), edit["ratio"] <= 2))
    decide, present = lap("decide", "decide"), lap("decide", "present")
    step, five = lap("ladder step", "count"), lap("condition of five comparisons", "evaluate")
    load, verified = lap("load", "RuleBundle"), lap("targets metadata of a product", "parsed")
    foundation, own = lap("next notification time", "Foundation"), lap("next notification time", "CivilTime")
    week = lap("a week of notifications", "notificationSchedule")
    goals += [
        ("a decision as ordinals (`decide`)", "<= 10 ns", duration(decide["ns"]), decide["ns"] <= 10),
        ("a step of the ladder", "<= 10 ns", duration(step["ns"]), step["ns"] <= 10),
        ("the full result with its copy (`present`)", "<= 1 us", duration(present["ns"]), present["ns"] <= 1000),
        ("a condition of five comparisons", "<= 30 ns", duration(five["ns"]), five["ns"] <= 30),
        ("embedded rules ready", "<= 50 us", duration(load["ns"]), load["ns"] <= 50_000),
        ("signed metadata of a product, relative to SHA-256 and Ed25519 alone", "<= 1.5", spread(verified["ratio"], verified["low"], verified["high"]), verified["ratio"] <= 1.5),
        ("next notification time, relative to Foundation's `nextDate`", "<= 1/100", f"1/{short(foundation['ns'] / own['ns'])}", foundation["ns"] / own["ns"] >= 100),
        ("a week's plan for a user with sixty things", "<= 200 us", duration(week["ns"]), week["ns"] <= 200_000),
    ]
    text = ["# Performance\n",
            "`make bench` writes this page; do not edit it. The programs that are compared ran alternately on one machine, so their ratios are comparable across "
            "machines; times are not. A ratio is the median of all rounds, followed by the tenth and the ninetieth percentile.\n",
            f"Corpora: {', '.join(f'{size} {len(files[size])} files, {lines[size]:,} lines, {size_of[size] / 1e6:.1f} MB' for size in sizes)}. "
            "`rules` are the rules of this repository; `Benchmarks/corpus.py` generates M and L from them; S is the small product of the tests. "
            "The *drain* is a loop in C that reads libyaml's events and discards them.\n",
            "## Goals\n", table(["metric", "goal", "measured", "met"], [(a, b, c, verdict(d)) for a, b, c, d in goals]),
            *between(goals),
            "## Rule checking, relative to libyaml alone\n",
            "CPU time of all threads as a multiple of that of the drain.\n",
            table(["", *sizes], [(name, *(spread(*ratio(size, name)) if name in compiler[size] else "-" for size in sizes))
                                 for name in ("parse", "read", "check", "compile", "Yams")]),
            "`parse` builds trees, `read` also builds values and resolves every name, `check` also runs all checks, `compile` also writes a bundle.\n",
            "![growth](performance.svg)\n",
            "## Whole processes on the real rules\n",
            table(["", "wall time", "relative to `check`"],
                  [(name, duration(middle(times) * 1e9), spread(*against(source, name, "check")))
                   for source in (whole, slow) for name, times in source.items() if not (source is slow and name == "check")]),
            "The other programs check structure only (pydantic also checks whether names exist); `check` runs every check.\n",
            "## Adversarial folders\n",
            "Each row is one cold process of `rulebook check`, with its peak memory and the size of its output.\n",
            table(["", "wall time", "memory", "exit", "output", "first message"],
                  [(name, duration(seconds * 1e9), f"{memory:,.0f} MB", str(status), f"{said / 1024:,.1f} KB", f"`{first}`")
                   for name, seconds, memory, status, said, first in harm]),
            "## Decisions\n"]
    for race, laps in runtime.items():
        text += [f"### {race}\n", table(["", "each", f"relative to {laps[0]['lap']}"],
                                        [(one["lap"], duration(one["ns"]), spread(one["ratio"], one["low"], one["high"])) for one in laps])]
    text += ["### decisions of other engines\n", "Called from Python, with default settings.\n",
             table(["", "each", "relative to `decide`"], [(one["lap"], duration(one["ns"]), short(one["ns"] / decide["ns"])) for one in others]),
             "## Editing\n",
             "`make latency` follows a recorded editing session through the [language server](language-server.md): entries typed letter by letter at the end of a\n"
             "file and between others, changed numbers, sentences and conditions, typos with their corrections, and deleted text. After each keystroke it waits for\n"
             "the diagnostics of all files.\n",
             latency_table.known() + "\n"]
    (ROOT / "docs/contribute/performance.md").write_text("\n".join(text))
    series = [(name, [(lines[size], compiler[size][name]["ns"] / 1e6) for size in sizes if name in compiler[size]])
              for name in ("drain", "parse", "read", "check", "Yams")]
    chart(series, ROOT / "docs/contribute/performance.svg")
    (WORK / "goals.json").write_text(json.dumps([(a, c, bool(d)) for a, _, c, d in goals], indent=1))
    print("\n".join(f"{'met ' if d else 'NOT '} {a}: {c} ({b})" for a, b, c, d in goals))


main()
