"""Checks that other YAML readers read every rule file alike.

PyYAML (YAML 1.1) and ruamel.yaml (YAML 1.2) must return the same events with the same text for each file that `rulebook check` accepts. As a control,
texts that they must reject are rejected. Thousands of generated documents are also tried: both readers must accept and read alike what
`rulebook check` accepts as YAML. Both packages must be installed. The arguments are the folder of the repository, the tool, and a seed to repeat a run.
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

# The diagnostics of the parser. Every other mistake of a generated document is about its keys and values.
OURS = {"yaml." + name for name in (
    "syntax encoding tab directive several-documents duplicate-key ambiguous-scalar anchor alias merge-key tag complex-key size-limit").split()}
MADE = 4000


def plain(events):
    """The content of the events: their kind, and the text of scalars."""
    return [(type(one).__name__, getattr(one, "value", None)) for one in events]


def read(text):
    """The result of both readers, or their error."""
    results = []
    for parse in (lambda: yaml.parse(text, Loader=yaml.SafeLoader), lambda: ruamel.yaml.YAML(typ="safe", pure=True).parse(text)):
        try:
            results.append(plain(parse()))
        except (yaml.YAMLError, ruamel.yaml.error.YAMLError) as error:
            results.append(f"rejected: {error}")
    return results


def alike(text):
    """The difference between the two readers; empty if they read a text alike."""
    first, second = read(text)
    if isinstance(first, str):
        return first
    return second if isinstance(second, str) else "" if first == second else "read differently"


def made_documents(tool, seed):
    """Generated documents that the tool accepts but the readers do not read alike, the number of accepted ones, and the messages by name."""
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
            failures.append(f"{text!r} is accepted")
    wrong, accepted, messages = made_documents(tool, seed)
    failures += [f"seed {seed}: {one}" for one in wrong]
    # A generator with only valid, or only invalid, documents would test nothing.
    if not MADE // 10 < accepted < MADE * 9 // 10 or len(messages) < 5:
        failures.append(f"seed {seed}: {accepted} of {MADE} generated documents are accepted; rejected for {dict(messages)}")
    for failure in failures:
        print(failure, file=sys.stderr)
    print(f"yaml: {len(files)} files and {accepted} of {MADE} generated documents read alike, {len(failures)} failures (seed {seed})")
    return 1 if failures or not files else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else random.randrange(1 << 32)))
