"""Fuzzes each target for a while, and prints its coverage.

    fuzz.py PROGRAM [--seconds N] [--jobs N] [--only NAME,NAME] [--keep]

PROGRAM is the Fuzzer of this package. Its corpus in .build/fuzz/NAME/corpus starts with the seeds of Tests/Support/FuzzTargets/Seeds and with files of
this repository. An input that violates an invariant is printed as a line for Seeds/NAME.txt: fix the defect, and add the line. With --keep, a minimized
corpus with the same coverage is written to Seeds/NAME.txt.
"""

import argparse
import collections
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
SEEDS = ROOT / "Tests/Support/FuzzTargets/Seeds"
FERRY = ROOT / "Tests/EmittersTests/Ferry"
WORK = ROOT / ".build/fuzz"
LONGEST = {"tree": 1800, "rules": 6000, "conditions": 600, "bundle": 65536, "metadata": 4096, "links": 2100, "copy": 500, "requests": 4096,
           "fix": 6000, "format": 4000}
# The maximum length of seeds, so that Seeds/NAME.txt stays readable.
KEPT = {"bundle": 0, "tree": 300, "rules": 600, "fix": 600, "format": 600}


def read_seeds(name):
    lines = (SEEDS / f"{name}.txt").read_text().split("\n")
    return [decoded(line) for line in lines if line and not line.startswith("# ")]


def decoded(line):
    known = {"n": b"\n", "\\": b"\\"}
    parts = re.split(r"\\(x[0-9a-fA-F]{2}|.)", line)
    out = b""
    for index, part in enumerate(parts):
        out += part.encode() if index % 2 == 0 else known.get(part) or (bytes.fromhex(part[1:]) if len(part) == 3 else part.encode())
    return out


def encoded(data):
    if data.startswith(b"# "):
        return "\\x23" + encoded(data[1:])
    return "".join("\\n" if b == 10 else "\\\\" if b == 92 else chr(b) if 32 <= b < 127 else f"\\x{b:02x}" for b in data)


def files_of_rules(folder):
    return [(path.relative_to(folder).as_posix(), path.read_bytes()) for path in sorted(folder.rglob("*.yaml"))]


def begun_with(name, tool):
    """Files of the repository, which need no copy among the seeds."""
    ferry = files_of_rules(FERRY)
    if name == "tree":
        return [data[start:start + 1500] for _, data in ferry + files_of_rules(ROOT / "rules") for start in range(0, len(data), 6000)]
    if name in ("rules", "fix", "format"):
        return [file.encode() + b"\n" + data for file, data in ferry]
    if name == "bundle":
        folder = WORK / "ferry"
        subprocess.run([tool, "build", "--quiet", "--rules", FERRY, "--output", folder, "--as-of", "2026-01-05"], check=True,
                       capture_output=True)
        return [path.read_bytes() for path in folder.rglob("*.bundle")] or sys.exit("the bundle of the small product was not written")
    if name == "links":
        return [line.encode() for line in (ROOT / "Tests/RulesRuntimeTests/Navigation/hostile.txt").read_text().splitlines() if line]
    if name == "requests":
        asked = subprocess.run([tool, "test", "--requests"], cwd=ROOT, capture_output=True, text=True).stdout.splitlines()
        return [line.encode() for line in asked[::7]]
    return []


def prepare(name, tool):
    corpus = WORK / name / "corpus"
    corpus.mkdir(parents=True, exist_ok=True)
    inputs = [data for data in read_seeds(name) + begun_with(name, tool) if len(data) <= LONGEST[name]]
    for number, data in enumerate(inputs):
        (corpus / f"seed-{number}").write_bytes(data)
    words = collections.Counter(
        word for data in inputs if name != "bundle" for word in re.findall(rb"[A-Za-z_][\w.]{1,20}:?|[^\w\s]{1,2}", data))
    with open(WORK / name / "words", "w") as out:
        for word, _ in words.most_common(400):
            out.write('"%s"\n' % "".join(f"\\x{byte:02x}" for byte in word))
    return corpus


def slice_of(command, environment, log):
    """Runs libFuzzer once. Returns its CPU seconds."""
    with open(log, "w") as out:
        child = subprocess.Popen(command, env=environment, stdout=out, stderr=subprocess.STDOUT)
        _, _, usage = os.wait4(child.pid, 0)
        child.returncode = 0
    return usage.ru_utime + usage.ru_stime


def run(program, name, seconds, tool):
    corpus = prepare(name, tool)
    folder = WORK / name
    environment = dict(os.environ, RULEBOOK_FUZZ=name, SWIFT_BACKTRACE="enable=no", SWIFT_DETERMINISTIC_HASHING="1",
                       ASAN_OPTIONS="detect_leaks=0:allocator_may_return_null=1")
    dictionary = [f"-dict={folder / 'words'}"] if (folder / "words").stat().st_size else []
    spent, runs, coverage, features, crashes = 0, 0, 0, 0, []
    while len(crashes) < 20 and spent < seconds:
        log = folder / f"log-{len(crashes)}"
        # In slices, so that findings are printed as soon as possible.
        left = max(1, min(300, int(seconds - spent)))
        spent += slice_of(
            [program, str(corpus), f"-max_total_time={left}", f"-max_len={LONGEST[name]}", "-timeout=20", "-rss_limit_mb=3000",
             "-print_final_stats=1", f"-artifact_prefix={folder}/found-"] + dictionary, environment, log)
        text = log.read_text(errors="replace")
        units = re.findall(r"stat::number_of_executed_units: (\d+)", text) or re.findall(r"^#(\d+)", text, re.M)
        runs += int(units[-1]) if units else 0
        reached = re.findall(r"cov: (\d+) ft: (\d+)", text)
        if reached:
            coverage, features = max(coverage, int(reached[-1][0])), max(features, int(reached[-1][1]))
        if "Is the code instrumented for coverage?" in text:
            # A build with objects of another build has no coverage information.
            crashes.append((None, "the program has no coverage information: delete .build/fuzzing and build it again"))
            break
        found = [path for path in re.findall(r"Test unit written to (\S+)", text) if "found-slow-unit" not in path]
        if found:
            said = re.findall(r"Fatal error: (.*)|SUMMARY: (.*)|ERROR: (.*)", text)
            crashes.append((pathlib.Path(found[0]), next((part for part in said[0] if part), "") if said else ""))
        elif "Done " not in text:
            crashes.append((None, "\n".join(text.splitlines()[-5:])))
            break
    return name, spent, runs, coverage, features, len(list(corpus.iterdir())), crashes


def keep(program, name, tool):
    merged = WORK / name / "merged"
    subprocess.run(["rm", "-rf", merged])
    merged.mkdir()
    environment = dict(os.environ, RULEBOOK_FUZZ=name, SWIFT_BACKTRACE="enable=no", ASAN_OPTIONS="detect_leaks=0")
    subprocess.run([program, "-merge=1", f"-max_len={LONGEST[name]}", str(merged), str(WORK / name / "corpus")], env=environment,
                   capture_output=True)
    file = SEEDS / f"{name}.txt"
    lines = file.read_text().rstrip("\n").split("\n")
    marker = "# Found by the fuzzer: a minimized corpus with the same coverage."
    own = lines[:lines.index(marker)] if marker in lines else lines
    known = {bytes(data) for data in map(decoded, own)} | set(begun_with(name, tool))
    found = sorted({path.read_bytes() for path in merged.iterdir()} - known, key=lambda data: (len(data), data))
    found = [data for data in found if len(data) <= KEPT.get(name, 400)]
    step = max(1, len(found) // 150)
    file.write_text("\n".join(own + [marker] + [encoded(data) for data in found[::step]]) + "\n")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--tool", default=str(ROOT / ".build/release/rulebook"))
    parser.add_argument("--seconds", type=int, default=60, help="CPU seconds for each target")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default=",".join(LONGEST))
    parser.add_argument("--keep", action="store_true")
    options = parser.parse_args()
    names = options.only.split(",")
    if options.keep:
        for name in names:
            keep(options.program, name, options.tool)
        return
    broken = 0
    print(f"{'target':12}{'minutes':>9}{'runs':>12}{'coverage':>10}{'features':>10}{'corpus':>8}{'found':>7}", flush=True)
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for one in concurrent.futures.as_completed(pool.submit(run, options.program, name, options.seconds, options.tool) for name in names):
            name, spent, runs, coverage, features, corpus, crashes = one.result()
            print(f"{name:12}{spent / 60:9.1f}{runs:12}{coverage:10}{features:10}{corpus:8}{len(crashes):7}", flush=True)
            for path, said in crashes:
                print(f"  {said[:300]}\n  {encoded(path.read_bytes())[:2000] if path else ''}", flush=True)
            broken += len(crashes)
    sys.exit(1 if broken else 0)


main()
