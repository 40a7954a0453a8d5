"""Checks that other readers of YAML read every rule file, and read it alike.

PyYAML (YAML 1.1) and ruamel.yaml (YAML 1.2) must give the same events with the same text for each file that `rulebook check` accepts. And so
that this cannot pass by chance, a text that one of them refuses is refused. Run with both packages installed; the only argument is the folder
of the repository.
"""

import pathlib
import sys

import ruamel.yaml
import yaml


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


def main(root):
    folders = ["rules", "Examples", "Tests/EmittersTests/Ferry", "Tests/RuleKindsTests/Fixtures/base"]
    files = sorted(file for folder in folders for file in (root / folder).rglob("*.yaml"))
    failures = []
    for file in files:
        first, second = read(file.read_text(encoding="utf-8"))
        if isinstance(first, str) or first != second:
            failures.append(f"{file.relative_to(root)}: {first if isinstance(first, str) else second if isinstance(second, str) else 'read in two ways'}")
    for text in ("a: {b: Log out?}\n", "a:\tb\n"):
        if not isinstance(read(text)[0], str):
            failures.append(f"{text!r} is read")
    for failure in failures:
        print(failure, file=sys.stderr)
    print(f"yaml: {len(files)} files, {len(failures)} failures")
    return 1 if failures or not files else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1])))
