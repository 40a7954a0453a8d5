"""Asks both sides of the changes in Tests/RulesDiffTests/Changes what they answer.

    ask_changes.py verify [NAME...]    compare the answers that the corpus states with those of the two rule books
    ask_changes.py fill FILE...        write `before` and `after` of answers that have none yet
    ask_changes.py survey NAME...      ask many generated requests (change_requests.py), and print which answers differ for which plans

A change is applied to a copy of rules/, and `rulebook eval` answers on both sides. RULEBOOK is the tool; the default is .build/release/rulebook.
The comparison of `rulebook diff` is never used, because the corpus judges it.
"""

import datetime
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
CORPUS = ROOT / "Tests/RulesDiffTests/Changes/Corpus"
TOOL = os.environ.get("RULEBOOK", str(ROOT / ".build/release/rulebook"))
TODAY = "2026-06-01"
CARRIED = {"history": {"do", "count", "signal", "release"}, "queue": {"sync", "conflict"}, "toasts": {"toasts"}, "connection": {"connection"}}
READERS = {"history": {"entitlement", "do", "count", "signal", "release", "ladder", "overview", "snapshot", "sync", "notifications", "plan", "fact"}}


def changes(names=()):
    """The changes of the corpus, by name and in order."""
    result = {}
    for file in sorted(CORPUS.glob("*.yaml")):
        for one in yaml.safe_load(file.read_text()) or []:
            if one["name"] in result:
                raise SystemExit(f"{file.name}: two changes are named {one['name']}")
            result[one["name"]] = one | {"file": file.name}
    if names:
        result = {name: one for name, one in result.items() if any(re.fullmatch(wanted, name) for wanted in names)}
    return result


def apply(edits, folder):
    """Applies edits to a folder with rules. A text to replace occurs once."""
    for edit in edits:
        file = folder / edit["file"]
        if "find" not in edit:
            if file.exists():
                raise ValueError(f"{edit['file']} exists")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(edit["write"])
            continue
        text = file.read_text()
        if text.count(edit["find"]) != 1:
            raise ValueError(f"`{edit['find']}` occurs {text.count(edit['find'])} times in {edit['file']}")
        file.write_text(text.replace(edit["find"], edit["write"]))


class Side:
    """One rule book that answers requests."""

    def __init__(self, rules):
        arguments = [TOOL, "eval", "--rules", str(rules), "--as-of", TODAY]
        self.told = {}  # what earlier stories that begin in the same way carried on
        self.process = subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def ask(self, request):
        try:
            self.process.stdin.write(json.dumps(request, ensure_ascii=False) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            raise ValueError(self.process.stderr.read()[:500])
        return json.loads(line)

    def story(self, steps, last):
        """Answers the last request after the steps before it; every answer hands its state on. Later steps may be a `times`/`every` loop."""
        carried, told = {}, ""
        for step in steps:
            request = parse(step["ask"])
            for turn in range(step.get("times", 1)):
                one = moved(request, turn, step.get("every", 0))
                told += json.dumps(one)
                if told in self.told:
                    carried = dict(self.told[told])
                else:
                    self.carry(one, carried)
                    self.told[told] = dict(carried)
        return self.carry(last, carried)

    def carry(self, request, carried):
        asked = dict(request)
        for key, value in carried.items():
            if request["ask"] in READERS.get(key, CARRIED[key]) and key not in asked:
                asked[key] = value
        answer = self.ask(asked)
        for key, kinds in CARRIED.items():
            if request["ask"] in kinds and key in answer:
                carried[key] = answer[key]
        return answer

    def close(self):
        try:
            self.process.stdin.close()
        except BrokenPipeError:
            pass  # the rules did not compile, and `ask` said so
        self.process.wait()


def parse(request):
    return json.loads(request) if isinstance(request, str) else request


def moved(request, turn, seconds):
    """The request of one turn of a loop: `{n}` is the number of the turn, and the time has gone on."""
    request = json.loads(json.dumps(request).replace("{n}", str(turn + 1)))
    if seconds and turn:
        request["facts"]["now"] = later(request["facts"]["now"], turn * seconds)
    return request


def later(time, seconds):
    start = datetime.datetime.strptime(time, "%Y-%m-%dT%H:%M:%SZ")
    return (start + datetime.timedelta(seconds=seconds)).strftime("%Y-%m-%dT%H:%M:%SZ")


def at(answer, path):
    """The part of an answer at a path such as `/limits/0/limit`; `[id=x]` finds an item of a list. Missing parts are None."""
    for step in [step for step in path.split("/") if step]:
        if step.startswith("["):
            key, value = step[1:-1].replace("%2F", "/").split("=", 1)
            answer = next((item for item in answer or [] if isinstance(item, dict) and str(item.get(key)) == value), None)
        elif isinstance(answer, list):
            answer = answer[int(step)] if int(step) < len(answer) else None
        else:
            answer = answer.get(step.replace("%2F", "/")) if isinstance(answer, dict) else None
    return answer


class Sides:
    """Both sides of a change."""

    def __init__(self, edits):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        shutil.copytree(ROOT / "rules", self.folder / "rules")
        apply(edits, self.folder / "rules")
        self.old, self.new = Side(ROOT / "rules"), Side(self.folder / "rules")

    def ask(self, entry):
        """Both answers to an entry with `ask`, and perhaps `first`: requests before it."""
        both = []
        for side in (self.old, self.new):
            both.append(side.story(entry.get("first") or [], parse(entry["ask"])))
        return both

    def close(self):
        self.old.close()
        self.new.close()
        shutil.rmtree(self.folder)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def differences(old, new, path=""):
    """The paths at which two answers differ, with both values."""
    if isinstance(old, dict) and isinstance(new, dict):
        keys = list(old) + [key for key in new if key not in old]
        return [found for key in keys for found in differences(old.get(key), new.get(key), f"{path}/{key.replace('/', '%2F')}")]
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return [found for index, pair in enumerate(zip(old, new)) for found in differences(*pair, f"{path}/{index}")]
    return [] if old == new else [(path, old, new)]


def verify(names):
    wrong = 0
    for name, change in changes(names).items():
        try:
            with Sides(change["edits"]) as sides:
                for found in problems(change, sides):
                    wrong += 1
                    print(f"{change['file']}: {name}: {found}")
        except ValueError as error:
            wrong += 1
            print(f"{change['file']}: {name}: {error}")
    print(f"{wrong} problems")
    return wrong


def problems(change, sides):
    checked = subprocess.run([TOOL, "check", "--rules", sides.folder / "rules", "--as-of", TODAY, "--warnings-as-errors"], capture_output=True, text=True)
    if checked.returncode:
        yield "check: " + checked.stdout[:700] + checked.stderr[:200]
    for entry in stated_answers(change):
        if "before" not in entry and "after" not in entry:
            yield f"{entry['ask']} has no before and after"
            continue
        both = [at(answer, entry.get("at", "")) for answer in sides.ask(entry)]
        stated = [parse_value(entry, "before"), parse_value(entry, "after")]
        if both != stated:
            yield f"{entry['ask']} at {entry.get('at')}: {json.dumps(both)}, not {json.dumps(stated)}"
        if both[0] == both[1]:
            yield f"{entry['ask']} at {entry.get('at')} does not differ"
    for entry in change.get("same") or []:
        old, new = [at(answer, entry.get("at", "")) for answer in sides.ask(entry)]
        if old != new:
            yield f"{entry['ask']} differs: {differences(old, new)[:4]}"


def stated_answers(change):
    return change["answers"] if isinstance(change.get("answers"), list) else []


def parse_value(entry, key):
    return json.loads(entry[key]) if key in entry else None


def fill(files):
    """Writes `before` and `after` below each `at` that has none. The file keeps its format."""
    for file in files:
        path = pathlib.Path(file)
        lines = path.read_text().split("\n")
        filled = []
        for change in yaml.safe_load("\n".join(lines)) or []:
            if not any("before" not in entry and "after" not in entry for entry in stated_answers(change)):
                continue
            try:
                with Sides(change["edits"]) as sides:
                    for entry in change["answers"]:
                        if "before" not in entry and "after" not in entry:
                            filled.append((change["name"], entry, [at(answer, entry["at"]) for answer in sides.ask(entry)]))
            except ValueError as error:
                print(f"{change['name']}: {error}")
        path.write_text("\n".join(write(lines, filled)))


def write(lines, filled):
    name, result, left = None, [], list(filled)
    for index, line in enumerate(lines):
        if line.startswith("- name: "):
            name = line[8:].strip()
        result.append(line)
        found = re.match(r"( +)at: (.*)$", line)
        if not found or "before:" in "".join(lines[index + 1 : index + 2]):
            continue
        for candidate in left:
            if candidate[0] == name and candidate[1]["at"] == yaml.safe_load(found[2]):
                for key, value in zip(("before", "after"), candidate[2]):
                    text = json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("'", "''")
                    text = re.sub("[\u2066-\u2069]", lambda mark: f"\\u{ord(mark[0]):04x}", text)  # YAML rejects invisible characters
                    result.append(f"{found[1]}{key}: '{text}'")
                if candidate[2][0] == candidate[2][1]:
                    print(f"{name}: {candidate[1]['ask']} at {candidate[1]['at']} does not differ: {json.dumps(candidate[2][0])}")
                left.remove(candidate)
                break
    return result


def survey(names):
    import change_requests

    bank = list(change_requests.every())
    for name, change in changes(names).items():
        try:
            with Sides(change["edits"]) as sides:
                print(f"== {name}")
                report(bank, sides)
        except ValueError as error:
            print(f"== {name}: {error}")


def report(bank, sides, shown=3):
    groups = {}
    for entry in bank:
        old, new = sides.ask(entry)
        for path, before, after in differences(old, new):
            request = parse(entry["ask"])
            subject = next((request[key] for key in SUBJECTS if key in request), "")
            key = (request["ask"], str(subject), re.sub(r"/\d+(/|$)", r"/*\1", path))
            groups.setdefault(key, []).append((request.get("facts", {}).get("plan"), before, after, entry))
    for (kind, subject, path), found in groups.items():
        plans = sorted({str(plan) for plan, *_ in found})
        print(f"{kind} {subject} {path}: {len(found)} for {', '.join(plans)}")
        for _, before, after, entry in found[:shown]:
            steps = f" after {len(entry['first'])} steps" if entry.get("first") else ""
            print(f"    {json.dumps(before)[:150]} -> {json.dumps(after)[:150]}{steps}  {json.dumps(entry['ask'])[:330]}")
    if not groups:
        print("nothing differs")


SUBJECTS = ["action", "vector", "event", "limit", "table", "route", "link", "moment", "empty_state", "error", "retry", "field", "form", "record", "payload", "fact"]

if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] not in ("verify", "fill", "survey"):
        raise SystemExit(__doc__)
    command, names = sys.argv[1], sys.argv[2:]
    raise SystemExit(1 if {"verify": verify, "fill": fill, "survey": survey}[command](names) else 0)
