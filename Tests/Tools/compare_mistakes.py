"""Runs yamllint and JSON Schema on the single mistakes and on a sample of the mutants, and writes how many they catch to
docs/contribute/mistakes.md: compare_mistakes.py TOOL [--every N] [--seed N].

Each tool checks one file with one mistake. Reports that it also makes without the mistake do not count. JSON Schema runs as in
check-jsonschema: with its YAML parser, its validator and the schemas of generated/schema. The packages `check-jsonschema` and `yamllint`
must be installed. The only mutants are those that change what the file says to a YAML parser.
"""

import argparse
import json
import pathlib
import subprocess
import sys

import jsonschema
import ruamel.yaml
import yamllint.config
import yamllint.linter

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "contribute" / "mistakes.md"
CONFIG = yamllint.config.YamlLintConfig("extends: default\nrules: {line-length: disable, document-start: disable, braces: disable}")


def read(text):
    return ruamel.yaml.YAML(typ="safe", pure=True).load(text)


def lint(text):
    return {(one.line, one.rule or "syntax") for one in yamllint.linter.run(text, CONFIG)}


class Linters:
    """The two linters, with what they report about the rules as they are."""

    def __init__(self):
        self.validators, self.clean, self.data = {}, {}, {}

    def lines(self, name, old, new):
        """The lines that yamllint reports because of the change."""
        if name not in self.clean:
            self.clean[name] = {rule for _, rule in lint(old)}
        return {at for at, rule in lint(new) if rule not in self.clean[name]}

    def refuses(self, name, new):
        """Whether the schema of the kind, or the YAML parser, rejects the new text."""
        kind = name.split("/")[0].split(".")[0]
        if kind not in self.validators:
            path = ROOT / "generated" / "schema" / f"{kind}.json"
            self.validators[kind] = jsonschema.Draft7Validator(json.loads(path.read_text())) if path.exists() else None
        try:
            data = read(new)
        except Exception:
            return True
        return self.validators[kind] is not None and not self.validators[kind].is_valid(data)

    def changes(self, name, old, new):
        """Whether a YAML parser reads something else, in values or in their order."""
        if name not in self.data:
            self.data[name] = json.dumps(read(old), default=str)
        try:
            return json.dumps(read(new), default=str) != self.data[name]
        except Exception:
            return True


def share(number, count):
    return f"{number * 1000 // count / 10:.1f} %"


def mistakes(linters):
    """The table of the mistakes by hand, and how many there are."""
    folder = ROOT / "Tests" / "RuleKindsTests" / "Mistakes"
    count = caught = there = refused = either = 0
    for mistake in [one for file in sorted(folder.glob("*.yaml")) for one in read(file.read_text(encoding="utf8"))]:
        name = str(mistake["file"])
        if not (ROOT / "rules" / name).exists():
            continue
        old = (ROOT / "rules" / name).read_text(encoding="utf8")
        found, written = str(mistake["find"]), str(mistake["write"] if mistake["write"] is not None else "")
        if found not in old:
            continue
        new = old.replace(found, written, 1)
        count += 1
        line = next((i for i, (a, b) in enumerate(zip(old.split("\n"), new.split("\n")), 1) if a != b), 0)
        said, is_refused = linters.lines(name, old, new), linters.refuses(name, new)
        caught += bool(said)
        there += line in said
        refused += is_refused
        either += is_refused or bool(said)
    return count, [
        f"| of {count} mistakes by hand | caught | at the line | with a fix |",
        "|---|---|---|---|",
        f"| yamllint | {share(caught, count)} | {share(there, count)} | none |",
        f"| check-jsonschema | {share(refused, count)} | reports no lines | none |",
        f"| either of them | {share(either, count)} | | none |",
    ]


def mutants(linters, tool, every, seed):
    """The table of the mutants by operator. Only those count that the parser reads differently."""
    listed = subprocess.run([tool, "mutate", "--list", "--format", "json", "--every", str(every), "--seed", str(seed)], cwd=ROOT,
                            check=True, stdout=subprocess.PIPE).stdout
    rows = {}
    for one in map(json.loads, listed.splitlines()):
        name = one["file"]
        old = (ROOT / "rules" / name).read_bytes()
        new = (old[: one["start"]] + one["text"].encode() + old[one["end"] :]).decode(errors="replace")
        old = old.decode()
        if not linters.changes(name, old, new):
            continue
        said, is_refused = bool(linters.lines(name, old, new)), linters.refuses(name, new)
        row = rows.setdefault(one["operator"], [0, 0, 0, 0])
        for i, hit in enumerate([True, said, is_refused, said or is_refused]):
            row[i] += hit
    rows["all"] = [sum(column) for column in zip(*rows.values())]
    return [
        "| operator | mutants | yamllint | check-jsonschema | either of them |",
        "|---|---|---|---|---|",
        *(f"| {name} | {row[0]} | " + " | ".join(share(number, row[0]) for number in row[1:]) + " |" for name, row in rows.items()),
    ]


def write(mark, lines):
    before, _, rest = PAGE.read_text(encoding="utf8").partition(mark)
    _, _, after = rest.partition(mark)
    text = "\n".join(lines)
    print(text)
    PAGE.write_text(f"{before}{mark}\n{text}\n{mark}{after}", encoding="utf8")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool")
    parser.add_argument("--every", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    linters = Linters()
    count, lines = mistakes(linters)
    write("<!-- others -->", lines)
    write("<!-- other mutants -->", [f"One of {options.every} mutants was tried, with seed {options.seed}.", "",
                                     *mutants(linters, options.tool, options.every, options.seed)])
    return 0 if count > 300 else 1


if __name__ == "__main__":
    sys.exit(main())
