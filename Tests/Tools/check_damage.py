"""Checks that `rulebook check` and the generated JSON Schemas reject the same forms of values.

In each round, one value of every rule is damaged, from a seed. The schema must reject every form that `check` reports, and nothing that `check`
accepts. The arguments are the folder of the repository, the tool, and a seed to repeat a run. The packages `check-jsonschema` (for jsonschema and
ruamel.yaml) and PyYAML must be installed.
"""

import collections
import json
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

import jsonschema
import ruamel.yaml
import yaml

ROUNDS = 3
PER_KIND = 60
DAMAGES = ["null", "true", "-2", "0", "two", '"25:00"', "[]", "{}", "[x, x]", "{x: 1}", '""', '" "', "Handz://", "2.5", '"co ld"', "999999", "2GB", "30m", '"!"']
# The diagnostics about the form of one value or key.
FORM = {"yaml.wrong-type", "yaml.unknown-key", "yaml.missing-key", "yaml.exactly-one", "value.bad-form", "value.out-of-range", "value.unknown-choice",
        "value.empty-list", "units.unknown"}
# What a schema cannot express, by a part of the message of `check`, with the reason.
BEYOND = {
    "is not a time zone": "the names of all zones would be half of the schema",
    "has no unit, and `": "the unit of a setting follows from its uses",
    "is not a date": "a schema does not know how many days a month has",
}


def places(node, path=()):
    """Yields the scalars of a composed node that are values."""
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            yield from places(value, path + (key.value,))
    elif isinstance(node, yaml.SequenceNode):
        for item in node.value:
            yield from places(item, path + ("-",))
    elif node.style not in ("|", ">"):
        yield path, node


def main(root, tool, seed):
    pick = random.Random(seed)
    failures, counts = [], collections.Counter()
    schemas = {path.stem: json.loads(path.read_text()) for path in (root / "generated" / "schema").glob("*.json")}
    validators = {kind: jsonschema.Draft7Validator(schema) for kind, schema in schemas.items()}
    reader = ruamel.yaml.YAML(typ="safe", pure=True)
    for number in range(ROUNDS):
        with tempfile.TemporaryDirectory() as folder:
            rules = pathlib.Path(folder) / "rules"
            shutil.copytree(root / "rules", rules)
            damaged = damage(rules, pick, schemas)
            run = subprocess.run([tool, "check", "--rules", str(rules), "--format", "json"], capture_output=True, text=True, check=False)
            said = collections.defaultdict(list)
            for one in map(json.loads, run.stdout.splitlines()):
                said[str(pathlib.Path(one["file"]).resolve().relative_to(rules.resolve()))].append(one)
        for kind, file, first, last, text, what in damaged:
            here = [one for one in said[file] if first <= one["start"]["line"] <= last]
            form = [one for one in here if one["name"] in FORM]
            try:
                value = reader.load(text)
            except ruamel.yaml.error.YAMLError:
                continue
            refusal = jsonschema.exceptions.best_match(validators[kind].iter_errors(value))
            counts["refused" if form else "accepted"] += 1
            if form and refusal is None and not any(word in form[0]["message"] for word in BEYOND):
                failures.append(f"{what}: check reports `{form[0]['message']}`, but the schema accepts it")
            # `check` resolves names only if every form is valid, but the schema always lists them.
            if refusal is not None and not is_name(refusal) and not any(one["severity"] == "error" for one in here):
                failures.append(f"{what}: the schema reports `{refusal.message[:150]}`, but check accepts it")
    if min(counts["refused"], counts["accepted"]) < 100:
        failures.append(f"too few cases: {dict(counts)}")
    for failure in failures[:40]:
        print(f"seed {seed}: {failure}", file=sys.stderr)
    print(f"damage: {counts['refused']} values rejected by both, {counts['accepted']} by neither, {len(failures)} failures (seed {seed})")
    return 1 if failures else 0


def is_name(refusal):
    """Whether a value is rejected because no rule has that name."""
    leaves = [refusal]
    while any(one.context for one in leaves):
        leaves = [inner for one in leaves for inner in (one.context or [one])]
    if refusal.validator == "oneOf" and not isinstance(refusal.instance, dict):
        return True
    # A name or a mapping: the schema accepts any string, but a number is not a name.
    if any(one.schema == {"type": "string", "pattern": r"\S"} for one in leaves):
        return True
    return any(one.validator == "enum" for one in leaves) or refusal.validator == "additionalProperties" and "does not match" not in refusal.message


def damage(rules, pick, schemas):
    """Damages one value of some rules of each kind, in place. Returns kind, file, lines, the new text alone, and a description."""
    done, number = [], collections.Counter()
    files = sorted(rules.rglob("*.yaml"))
    pick.shuffle(files)
    for path in files:
        file = path.relative_to(rules)
        kind = file.parts[0].removesuffix(".yaml")
        text = path.read_text(encoding="utf-8")
        root = yaml.compose(text, Loader=yaml.SafeLoader)
        if not isinstance(root, yaml.MappingNode):
            continue
        edits = []
        # If a file is one rule, one value of it is damaged.
        is_one = "properties" in schemas[kind]
        for key, value in [pick.choice(root.value)] if is_one else root.value:
            if number[kind] >= PER_KIND:
                break
            found = list(places(value, (key.value,)))
            if not found:
                continue
            where, node = pick.choice(found)
            new = pick.choice(DAMAGES)
            edits.append((node, new, where, key, value))
            number[kind] += 1
        for node, new, where, key, value in sorted(edits, key=lambda edit: -edit[0].start_mark.index):
            first, last = key.start_mark.line + 1, max(value.end_mark.line, node.end_mark.line) + 1
            old = text[node.start_mark.index:node.end_mark.index]
            if "\n" in old:
                continue
            alone = text[key.start_mark.index:node.start_mark.index] + new + text[node.end_mark.index:value.end_mark.index]
            text = text[:node.start_mark.index] + new + text[node.end_mark.index:]
            if is_one:
                first, last, alone = 1, text.count("\n") + 1, text
            # A block value ends where the next rule begins.
            elif not value.end_mark.column:
                last -= 1
            done.append((kind, str(file), first, last, alone, f"{'/'.join((kind,) + where)}: {old} -> {new}"))
        path.write_text(text, encoding="utf-8")
    return done


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else random.randrange(1 << 32)))
