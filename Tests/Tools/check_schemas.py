"""Checks generated/schema with a third-party validator.

Every schema passes the metaschema that it names, and every rule file passes the schema of its kind. As a control, a schema and a rule file
with a mistake are rejected. The package `check-jsonschema` must be installed. The only argument is the folder of the repository.
"""

import contextlib
import io
import pathlib
import sys
import tempfile

import check_jsonschema


def run(*arguments):
    """The output of check-jsonschema, and whether it passes."""
    output = io.StringIO()
    with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
        try:
            code = check_jsonschema.main(args=[str(one) for one in arguments], standalone_mode=False)
        except SystemExit as stop:
            code = stop.code
    return not code, output.getvalue()


def main(root):
    schemas = sorted((root / "generated" / "schema").glob("*.json"))
    failures = []

    def expect(passes, *arguments):
        passed, output = run(*arguments)
        if passed != passes:
            failures.append(f"{' '.join(str(one) for one in arguments)}\n{output}")

    expect(True, "--check-metaschema", *schemas)
    files = 0
    for schema in schemas:
        kind = schema.stem
        rules = sorted([*(root / "rules").glob(f"{kind}.yaml"), *(root / "rules" / kind).rglob("*.yaml")])
        if rules:
            expect(True, "--schemafile", schema, *rules)
        files += len(rules)

    with tempfile.TemporaryDirectory() as folder:
        bad_schema = pathlib.Path(folder) / "bad.json"
        bad_schema.write_text('{"$schema": "http://json-schema.org/draft-07/schema#", "type": "strng"}')
        expect(False, "--check-metaschema", bad_schema)
        bad_rule = pathlib.Path(folder) / "bad.yaml"
        bad_rule.write_text("now: {about: The time., type: timestamp, frm: server}\n")
        expect(False, "--schemafile", root / "generated" / "schema" / "facts.json", bad_rule)

    for failure in failures:
        print(failure, file=sys.stderr)
    print(f"schemas: {len(schemas)} schemas, {files} rule files, {len(failures)} failures")
    return 1 if failures or not schemas or not files else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1])))
