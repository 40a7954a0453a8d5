"""Runs yamllint and JSON Schema on the single mistakes of the corpus, and writes how many they catch to docs/contribute/mistakes.md.

Each tool checks one file with one mistake. Reports that it also makes without the mistake do not count. JSON Schema runs as in
check-jsonschema: with its YAML parser, its validator and the schemas of generated/schema. The packages `check-jsonschema` and `yamllint`
must be installed. The only argument is the folder of the repository.
"""

import json
import pathlib
import sys

import jsonschema
import ruamel.yaml
import yamllint.config
import yamllint.linter

CONFIG = yamllint.config.YamlLintConfig("extends: default\nrules: {line-length: disable, document-start: disable, braces: disable}")


def read(text):
    return ruamel.yaml.YAML(typ="safe", pure=True).load(text)


def lint(text):
    return {(one.line, one.rule or "syntax") for one in yamllint.linter.run(text, CONFIG)}


def main(root):
    folder = root / "Tests" / "RuleKindsTests" / "Mistakes"
    mistakes = [one for file in sorted(folder.glob("*.yaml")) for one in read(file.read_text(encoding="utf8"))]
    validators, clean = {}, {}
    count = lint_caught = lint_there = schema_caught = either = 0
    for mistake in mistakes:
        name = str(mistake["file"])
        if not (root / "rules" / name).exists():
            continue
        old = (root / "rules" / name).read_text(encoding="utf8")
        found, written = str(mistake["find"]), str(mistake["write"] if mistake["write"] is not None else "")
        if found not in old:
            continue
        new = old.replace(found, written, 1)
        count += 1
        line = next((i for i, (a, b) in enumerate(zip(old.split("\n"), new.split("\n")), 1) if a != b), 0)

        if name not in clean:
            clean[name] = {rule for _, rule in lint(old)}
        said = {(at, rule) for at, rule in lint(new) if rule not in clean[name]}
        lint_caught += bool(said)
        lint_there += any(at == line for at, _ in said)

        kind = name.split("/")[0].split(".")[0]
        if kind not in validators:
            path = root / "generated" / "schema" / f"{kind}.json"
            validators[kind] = jsonschema.Draft7Validator(json.loads(path.read_text())) if path.exists() else None
        try:
            is_refused = validators[kind] is not None and not validators[kind].is_valid(read(new))
        except Exception:
            is_refused = True
        schema_caught += is_refused
        either += is_refused or bool(said)

    def share(number):
        return f"{number * 1000 // count / 10:.1f} %"

    table = "\n".join(
        [
            f"| of {count} mistakes by hand | caught | at the line | with a fix |",
            "|---|---|---|---|",
            f"| yamllint | {share(lint_caught)} | {share(lint_there)} | none |",
            f"| check-jsonschema | {share(schema_caught)} | reports no lines | none |",
            f"| either of them | {share(either)} | | none |",
        ]
    )
    print(table)
    page = root / "docs" / "contribute" / "mistakes.md"
    parts = page.read_text(encoding="utf8").split("<!-- others -->\n")
    page.write_text(f"{parts[0]}<!-- others -->\n{table}\n<!-- others -->\n{parts[2]}", encoding="utf8")
    return 0 if count > 300 else 1


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1]).resolve()))
