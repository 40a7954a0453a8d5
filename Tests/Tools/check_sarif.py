"""Checks the output of `rulebook --format sarif` with a third-party validator, and that its locations and edits are correct.

The official schema is not part of this repository: it is read from `SARIF_SCHEMA`, or from ../shared/vectors next to the clone. If it is
missing, the script prints that it skips that part, and runs the rest. The package `jsonschema` must be installed. The arguments are the folder of
the repository and the tool.
"""

import copy
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import urllib.parse

import jsonschema

SCHEMA = "sarif-schema-2.1.0.json"


def official_schema(root):
    for place in (os.environ.get("SARIF_SCHEMA"), root.resolve().parent / "shared" / "vectors" / SCHEMA):
        if place and pathlib.Path(place).is_file():
            return json.loads(pathlib.Path(place).read_text())
    return None


class Scratch:
    """A copy of the rules that the script can edit."""

    def __init__(self, root, tool, folder):
        self.tool = tool
        self.folder = pathlib.Path(folder)
        shutil.copytree(root / "rules", self.folder / "rules")

    def edit(self, name, old, new):
        file = self.folder / "rules" / name
        text = file.read_text()
        assert old in text, f"`{old}` is no longer in rules/{name}: adapt this script"
        file.write_text(text.replace(old, new, 1))

    def run(self, *arguments):
        run = subprocess.run([self.tool, *arguments, "--as-of", "2026-06-01", "--format", "sarif"], cwd=self.folder, capture_output=True)
        assert run.returncode in (0, 1), run.stderr.decode()
        again = subprocess.run([self.tool, *arguments, "--as-of", "2026-06-01", "--format", "sarif"], cwd=self.folder, capture_output=True)
        assert run.stdout == again.stdout, "two runs print different bytes"
        return json.loads(run.stdout)

    def lines(self, location):
        assert location["uriBaseId"] == "%SRCROOT%", location
        file = self.folder / urllib.parse.unquote(location["uri"])
        return file.read_text().split("\n") if file.is_file() else [""]

    def marked(self, place):
        """The text of a region. Columns count code points, as in Python's strings."""
        lines, region = self.lines(place["artifactLocation"]), place["region"]
        picked = lines[region["startLine"] - 1:region["endLine"]]
        assert len(picked) == region["endLine"] - region["startLine"] + 1, place
        assert 1 <= region["startColumn"] <= len(picked[0]) + 1 and 1 <= region["endColumn"] <= len(picked[-1]) + 1, place
        picked[-1] = picked[-1][:region["endColumn"] - 1]
        picked[0] = picked[0][region["startColumn"] - 1:]
        return "\n".join(picked)


def check_log(log, scratch):
    (run,) = log["runs"]
    assert run["columnKind"] == "unicodeCodePoints"
    rules = run["tool"]["driver"]["rules"]
    assert [one["id"] for one in rules] == sorted({one["ruleId"] for one in run["results"]})
    for rule in rules:
        assert rule["shortDescription"]["text"] and rule["fullDescription"]["text"] and rule["help"]["markdown"], rule["id"]
    for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        for location in result["locations"] + result.get("relatedLocations", []):
            scratch.marked(location["physicalLocation"])
        for suppression in result["suppressions"]:
            assert suppression["kind"] == "external" and suppression["status"] == "accepted" and suppression["justification"]
        # A fix may change another file, such as the declaration of a misspelled name, but then a label or another change is in the first file.
        files = {json.dumps(one["physicalLocation"]["artifactLocation"]) for one in result["locations"] + result.get("relatedLocations", [])}
        for fix in result.get("fixes", []):
            assert all(change["artifactLocation"]["uri"].endswith(".yaml") for change in fix["artifactChanges"])
            assert files & {json.dumps(change["artifactLocation"]) for change in fix["artifactChanges"]}, result["ruleId"]
    prints = [one["partialFingerprints"]["rulebook/v1"] for one in run["results"]]
    assert len(prints) == len(set(prints)), "two results share a fingerprint"
    return {one["ruleId"]: one for one in run["results"]}


def main(root, tool):
    schema = official_schema(root)
    validator = jsonschema.validators.validator_for(schema)(schema) if schema else None
    logs = []
    with tempfile.TemporaryDirectory() as folder:
        scratch = Scratch(root, tool, folder)
        results = check_log(logs.append(scratch.run("check")) or logs[-1], scratch)
        assert results and all(len(one["suppressions"]) == 1 for one in results.values()), "the rules have no waived warnings"

        # Outside the basic plane, a code point is two units of UTF-16.
        scratch.edit("limits.yaml", "{guest: 0, free: 2, pro", "{guest: 0, free: 3, pro")
        scratch.edit("resets.yaml", "every: month", "every: monthh")
        scratch.edit("buttons/answers.yaml", "about: ", "about: \"\U0001F94B\U0001F94B\"   # ")
        scratch.edit("buttons/answers.yaml", "\n", "\nwave: {about: \"\U0001F94B\U0001F94B\", label: no.such.key, source: CH08 §7}\n")
        results = check_log(logs.append(scratch.run("check")) or logs[-1], scratch)
        lock = results["lock.changed"]
        assert lock["level"] == "error" and lock["suppressions"] == []
        assert scratch.marked(lock["locations"][0]["physicalLocation"]) == "3"
        assert [scratch.marked(one["physicalLocation"]) for one in lock["relatedLocations"]] == ["2"]
        assert scratch.marked(results["name.unknown"]["locations"][0]["physicalLocation"]) == "no.such.key"
        choice = results["value.unknown-choice"]
        (change,) = choice["fixes"][0]["artifactChanges"]
        (edit,) = change["replacements"]
        assert scratch.marked({"artifactLocation": change["artifactLocation"], "region": edit["deletedRegion"]}) == "monthh"
        assert edit["insertedContent"]["text"] == "month"

    with tempfile.TemporaryDirectory() as folder:
        scratch = Scratch(root, tool, folder)
        results = check_log(logs.append(scratch.run("build", "--check")) or logs[-1], scratch)
        assert results["bundle.stale"]["level"] == "error"
        assert check_log(logs.append(scratch.run("check", "--profile", "release")) or logs[-1], scratch)

    if validator:
        for log in logs:
            for error in validator.iter_errors(log):
                raise SystemExit(f"the official schema of SARIF refuses {'/'.join(map(str, error.absolute_path))}: {error.message[:300]}")
        # As a control, the schema rejects damaged logs.
        for spoil in (lambda log: log.update(version="2.2.0"), lambda log: log["runs"][0]["results"][0].update(level="fatal")):
            bad = copy.deepcopy(logs[0])
            spoil(bad)
            assert not validator.is_valid(bad), "the schema accepts anything"
    else:
        print(f"SKIPPED: SARIF was not validated with its official schema: {SCHEMA} is not in ../shared/vectors; set SARIF_SCHEMA to its path",
              file=sys.stderr)
    count = sum(len(log["runs"][0]["results"]) for log in logs)
    print(f"SARIF: {len(logs)} logs, {count} results" + (", valid with the official schema" if validator else ""))


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), str(pathlib.Path(sys.argv[2]).resolve()))
