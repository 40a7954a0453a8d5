"""Proves with z3 whether a change of the rules gives any person another decision.

    prove_same.py OLD.bundle NEW.bundle            every action, decision table, and the plan: same, or differs with a person
    prove_same.py --random 100 [--seed 1] [--compare]   random edits of conditions, rows and numbers of the product

OLD and NEW are bundles of `rulebook build`. The conditions come from the bundle (read_bundle.py), not from the compiler or from `rulebook diff`.
Each person that z3 finds is asked with `rulebook eval` on both sides. With `--compare`, the result is compared with what
`rulebook diff --format json` says about the same two folders. RULEBOOK is the tool; the default is .build/release/rulebook.
`.ci/check-proofs` runs this in an environment with z3-solver from PyPI.
"""

import argparse
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

import random_edits
from symbolic import Prover
from read_bundle import Bundle

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = os.environ.get("RULEBOOK", str(ROOT / ".build/release/rulebook"))
TODAY = "2026-06-01"


def build(rules, output):
    """The bundle of a rules folder; None if it has errors."""
    done = subprocess.run([TOOL, "build", "--quiet", "--rules", rules, "--output", output, "--reference", f"{output}/reference", "--as-of", TODAY],
                          capture_output=True, text=True)
    file = pathlib.Path(output) / "rulebook.bundle"
    return file if done.returncode == 0 and file.exists() else None


def load(file):
    return Bundle(pathlib.Path(file).read_bytes())


def ask(bundle, request):
    done = subprocess.run([TOOL, "eval", "--bundle", str(bundle)], input=json.dumps(request) + "\n", capture_output=True, text=True)
    return json.loads(done.stdout)


def request(kind, name, facts):
    if kind == "action":
        return {"ask": "entitlement", "action": name, "facts": facts}
    return {"ask": "table", "table": name, "facts": facts} if kind == "table" else {"ask": "plan", "facts": facts}


def answer(given):
    """What a decision answers, without sentences and without the status of limits."""
    return {key: given.get(key) for key in ("allowed", "plan", "reasonCode", "spends", "answer", "undecided", "error") if key in given}


def verdicts(old, new):
    """For each decision of both sides: `same`, `incomplete` (only for people with a missing fact), or `differs` with a person."""
    prover = Prover(load(old), load(new))
    for kind, name in prover.decisions():
        status, facts = prover.compare(kind, name)
        result = {"decision": name, "kind": kind, "status": status}
        if facts is not None:
            before, after = (answer(ask(side, request(kind, name, facts))) for side in (old, new))
            result |= {"facts": facts, "before": before, "after": after}
            if before == after:
                result["status"] = "untrue"  # z3 and the evaluator disagree: a mistake in symbolic.py or in the evaluator
        yield result


def reported(old, new):
    """The decisions whose answers differ, as `rulebook diff` says."""
    done = subprocess.run([TOOL, "diff", old, new, "--format", "json", "--as-of", TODAY], capture_output=True, text=True)
    if not done.stdout:
        raise SystemExit(done.stderr)
    report = json.loads(done.stdout)
    return {one["decision"] for one in report["answers"] if "decision" in one}


def base(folder):
    """The product without scenarios, invariants, requirements and locks, which would refuse most random edits."""
    shutil.copytree(ROOT / "rules", folder)
    for name in ("scenarios", "invariants", "requirements"):
        shutil.rmtree(folder / name)
    (folder / "waivers.yaml").unlink()
    (folder / "locks.yaml").unlink()
    for file in folder.glob("**/*.yaml"):
        file.write_text("".join(line for line in file.read_text().splitlines(True) if not line.lstrip().startswith("locked:")))


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("bundles", nargs="*")
    options.add_argument("--random", type=int)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--compare", action="store_true")
    given = options.parse_args()
    if given.random is None:
        if len(given.bundles) != 2:
            options.error("two bundles, or --random")
        for result in verdicts(*given.bundles):
            print(json.dumps(result))
        return 0
    return sweep(given)


def sweep(given):
    counts = {"edits": 0, "refused": 0, "same": 0, "differ": 0, "untrue": 0, "disagree": 0}
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        base(scratch / "old")
        old = build(scratch / "old", scratch / "old-bundle")
        if old is None:
            raise SystemExit("the reduced rules do not build")
        for edit in random_edits.edits(scratch / "old", given.seed):
            if counts["edits"] == given.random:
                break
            shutil.rmtree(scratch / "new", ignore_errors=True)
            shutil.copytree(scratch / "old", scratch / "new")
            edit.apply(scratch / "new")
            shutil.rmtree(scratch / "new-bundle", ignore_errors=True)
            new = build(scratch / "new", scratch / "new-bundle")
            if new is None:
                counts["refused"] += 1
                continue
            counts["edits"] += 1
            results = list(verdicts(old, new))
            differ = {one["decision"]: one for one in results if one["status"] != "same"}
            counts["differ" if differ else "same"] += 1
            counts["untrue"] += sum(one["status"] == "untrue" for one in results)
            line = {"edit": str(edit), "differs": sorted(differ)}
            if given.compare:
                line["disagree"] = disagreements(scratch, differ, {one["decision"] for one in results})
                counts["disagree"] += bool(line["disagree"])
            print(json.dumps(line | {"examples": list(differ.values())[:2]} if differ else line), flush=True)
    print(json.dumps(counts), file=sys.stderr)
    return 1 if counts["untrue"] or counts["disagree"] else 0


def disagreements(scratch, differ, known):
    """What the comparison says otherwise, about the decisions that are proven here."""
    said = reported(scratch / "old", scratch / "new") & known
    found = {name for name, one in differ.items() if one["status"] == "differs"}
    return [f"not reported: {name}" for name in sorted(found - said)] + [f"reported, and the same for everybody: {name}" for name in sorted(said - set(differ))]


if __name__ == "__main__":
    raise SystemExit(main())
