"""Checks that other readers of YAML read every rule file, and read it alike.

PyYAML (YAML 1.1) and ruamel.yaml (YAML 1.2) must give the same events with the same text for each file that `rulebook check` accepts. And so
that this cannot pass by chance, a text that one of them refuses is refused. Thousands of documents that a program makes are tried as well: what
`rulebook check` accepts as YAML, both readers accept, and read alike. Run with both packages installed; the arguments are the folder of the
repository, the tool, and a seed to repeat a run.
"""

import collections
import json
import pathlib
import random
import subprocess
import sys
import tempfile

import ruamel.yaml
import yaml

from made_yaml import Made

# What the tree reports. Everything else that a made document has wrong concerns its keys and values.
OURS = {"yaml." + name for name in (
    "syntax encoding tab directive several-documents duplicate-key ambiguous-scalar anchor alias merge-key tag complex-key size-limit").split()}
MADE = 4000


def plain(events):
    """What the events say: their kind, and the text of scalars."""
    return [(type(one).__name__, getattr(one, "value", None)) for one in events]


def read(text):
    """What both readers make of a text; an error of either stands for what it read."""
    results = []
    for parse in (lambda: yaml.parse(text, Loader=yaml.SafeLoader), lambda: ruamel.yaml.YAML(typ="safe", pure=True).parse(text)):
        try:
            results.append(plain(parse()))
        except (yaml.YAMLError, ruamel.yaml.error.YAMLError) as error:
            results.append(f"refused: {error}")
    return results


def alike(text):
    """Why the two readers do not read a text alike; empty when they do."""
    first, second = read(text)
    if isinstance(first, str):
        return first
    return second if isinstance(second, str) else "" if first == second else "read in two ways"


def made_documents(tool, seed):
    """What the tool makes of made documents: those that it accepts and others do not read alike, and how many it accepts."""
    texts = [Made(seed * MADE + number).document() for number in range(MADE)]
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "copy").mkdir()
        for number, text in enumerate(texts):
            (pathlib.Path(folder) / "copy" / f"d{number}.yaml").write_text(text, encoding="utf-8", newline="")
        run = subprocess.run([tool, "check", "--rules", folder, "--format", "json"], capture_output=True, text=True, check=False)
    refused, messages = set(), collections.Counter()
    for one in map(json.loads, run.stdout.splitlines()):
        if one["name"] in OURS:
            refused.add(pathlib.PurePath(one["file"]).stem)
            messages[one["name"]] += 1
    accepted = [text for number, text in enumerate(texts) if f"d{number}" not in refused]
    return [f"{text!r}: {why}" for text in accepted if (why := alike(text))], len(accepted), messages


def main(root, tool, seed):
    folders = ["rules", "Examples", "Tests/EmittersTests/Ferry", "Tests/RuleKindsTests/Fixtures/base", "Tests/RulebookTests/KitchenSink"]
    files = sorted(file for folder in folders for file in (root / folder).rglob("*.yaml"))
    failures = []
    for file in files:
        if why := alike(file.read_text(encoding="utf-8")):
            failures.append(f"{file.relative_to(root)}: {why}")
    for text in ("a: {b: Log out?}\n", "a:\tb\n"):
        if not isinstance(read(text)[0], str):
            failures.append(f"{text!r} is read")
    wrong, accepted, messages = made_documents(tool, seed)
    failures += [f"seed {seed}: {one}" for one in wrong]
    # A generator whose documents are all sound, or all broken, would show nothing.
    if not MADE // 10 < accepted < MADE * 9 // 10 or len(messages) < 5:
        failures.append(f"seed {seed}: {accepted} of {MADE} made documents are accepted; refused for {dict(messages)}")
    for failure in failures:
        print(failure, file=sys.stderr)
    print(f"yaml: {len(files)} files and {accepted} of {MADE} made documents read alike, {len(failures)} failures (seed {seed})")
    return 1 if failures or not files else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else random.randrange(1 << 32)))
