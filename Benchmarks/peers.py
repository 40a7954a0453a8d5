"""Runs other tools on the same files and decisions. Prints a line of JSON for each.

    peers.py runtime
    peers.py validate pydantic|jsonschema FOLDER SCHEMAS
"""

import json
import pathlib
import sys
import time
import urllib.parse


def timed(race, lap, times, work, rounds=7):
    nanoseconds = []
    for _ in range(rounds):
        start = time.process_time()
        for _ in range(times):
            work()
        nanoseconds.append((time.process_time() - start) * 1e9 / times)
    print(json.dumps({"race": race, "lap": lap, "ns": sorted(nanoseconds)[rounds // 2]}), flush=True)


def runtime():
    """A user on Free who saves a third flow, decided by four rows."""
    facts = {"plan": "free", "saved": 2, "limit": 3, "online": True}
    try:
        import cel
        text = "plan == 'pro' || (plan == 'free' && saved < limit && online)"
        program = cel.compile(text)
        timed("decisions of other engines", "CEL (Rust, from Python)", 2000, lambda: program.execute(facts))
    except Exception as error:
        print(f"cel: {error}", file=sys.stderr)
    try:
        import cedarpy
        policies = """
        permit(principal, action, resource) when { context.plan == "pro" };
        permit(principal, action, resource) when { context.plan == "free" && context.saved < context.limit && context.online };
        """
        request = {"principal": 'User::"a"', "action": 'Action::"save"', "resource": 'Flow::"f"', "context": facts}
        assert cedarpy.is_authorized(request, policies, []).allowed
        timed("decisions of other engines", "Cedar (cedarpy)", 500, lambda: cedarpy.is_authorized(request, policies, []))
    except Exception as error:
        print(f"cedarpy: {error}", file=sys.stderr)
    try:
        import regopy
        interpreter = regopy.Interpreter()
        interpreter.add_module("rules", """
        package rules
        default allow := false
        allow { input.plan == "pro" }
        allow { input.plan == "free"; input.saved < input.limit; input.online }
        """)

        def ask():
            interpreter.set_input(facts)
            return str(interpreter.query("data.rules.allow"))

        assert "true" in ask()
        timed("decisions of other engines", "Rego (regopy)", 200, ask)
    except Exception as error:
        print(f"regopy: {error}", file=sys.stderr)
    try:
        import zen
        table = {
            "contentType": "application/vnd.gorules.decision",
            "nodes": [
                {"id": "i", "type": "inputNode", "name": "request"},
                {"id": "t", "type": "decisionTableNode", "name": "table", "content": {
                    "hitPolicy": "first",
                    "inputs": [{"id": "p", "name": "plan", "field": "plan"}, {"id": "s", "name": "saved", "field": "saved"}],
                    "outputs": [{"id": "o", "name": "allow", "field": "allow"}],
                    "rules": [
                        {"_id": "1", "p": '"pro"', "s": "", "o": "true"}, {"_id": "2", "p": '"free"', "s": "< 3", "o": "true"},
                        {"_id": "3", "p": '"free"', "s": ">= 3", "o": "false"}, {"_id": "4", "p": "", "s": "", "o": "false"}]}},
                {"id": "e", "type": "outputNode", "name": "response"}],
            "edges": [{"id": "1", "sourceId": "i", "targetId": "t", "type": "edge"}, {"id": "2", "sourceId": "t", "targetId": "e", "type": "edge"}]}
        decision = zen.ZenEngine().create_decision(json.dumps(table))
        assert decision.evaluate(facts)["result"]["allow"] is True
        timed("decisions of other engines", "zen-engine (Rust, from Python)", 500, lambda: decision.evaluate(facts))
    except Exception as error:
        print(f"zen: {error}", file=sys.stderr)


def documents(folder):
    """The kind and the document of each file. The kind is the name of its schema."""
    import yaml
    root = pathlib.Path(folder)
    for path in sorted(root.rglob("*.yaml")):
        kind = path.relative_to(root).parts[0].removesuffix(".yaml")
        yield kind, yaml.load(path.read_bytes(), yaml.CSafeLoader)


def schema_of(kind, schemas):
    file = pathlib.Path(schemas) / f"{kind}.json"
    return json.loads(file.read_text()) if file.exists() else None


def validate_jsonschema(folder, schemas):
    import jsonschema
    validators, problems = {}, 0
    for kind, document in documents(folder):
        if kind not in validators:
            schema = schema_of(kind, schemas)
            validators[kind] = jsonschema.Draft7Validator(schema) if schema else None
        if validators[kind]:
            problems += sum(1 for _ in validators[kind].iter_errors(document))
    print(f"{problems} problems")


def validate_pydantic(folder, schemas):
    """Validates with models built from the same JSON Schemas (objects with fields, lists, maps, literals), and looks up every name."""
    import typing
    import pydantic

    made, whole = {}, []

    def type_of(schema, name):
        while "$ref" in schema:
            path = urllib.parse.unquote(schema["$ref"]).removeprefix("#/").split("/")
            if schema["$ref"] in made:
                return made[schema["$ref"]]
            made[schema["$ref"]] = typing.Any
            for part in path:
                schema = whole[0][part] if part == path[0] else schema[part]
        if "enum" in schema and all(isinstance(one, str) for one in schema["enum"]):
            return typing.Literal[tuple(schema["enum"])]
        for key in ("anyOf", "oneOf"):
            if key in schema:
                return typing.Union[tuple(type_of(one, f"{name}_{index}") for index, one in enumerate(schema[key]))]
        form = schema.get("type")
        if isinstance(form, list):
            return typing.Union[tuple(type_of({**schema, "type": one}, f"{name}_{one}") for one in form)]
        if form == "object" and "properties" in schema:
            required = set(schema.get("required", []))
            fields = {}
            for index, (key, value) in enumerate(schema["properties"].items()):
                inner = type_of(value, f"{name}_{key}")
                alias = pydantic.Field(... if key in required else None, alias=key)
                fields[f"f{index}"] = (inner if key in required else typing.Optional[inner], alias)
            strict = pydantic.ConfigDict(extra="forbid" if schema.get("additionalProperties") is False else "allow")
            return pydantic.create_model(name, __config__=strict, **fields)
        if form == "object":
            values = schema.get("additionalProperties", {})
            patterns = list(schema.get("patternProperties", {}).values())
            return dict[str, type_of(patterns[0] if patterns else values if isinstance(values, dict) else {}, f"{name}_v")]
        if form == "array":
            return list[type_of(schema.get("items", {}), f"{name}_i")]
        return {"string": str, "integer": int, "number": float, "boolean": bool}.get(form, typing.Any)

    adapters, problems, declared, used = {}, 0, set(), 0
    for kind, document in documents(folder):
        if kind not in adapters:
            schema = schema_of(kind, schemas)
            made.clear()
            whole[:] = [schema]
            adapters[kind] = pydantic.TypeAdapter(type_of(schema, kind)) if schema else None
        try:
            if adapters[kind]:
                adapters[kind].validate_python(document)
        except pydantic.ValidationError as error:
            problems += len(error.errors())
        if isinstance(document, dict):
            declared.update(document)
            stack = list(document.values())
            while stack:
                one = stack.pop()
                if isinstance(one, dict):
                    stack.extend(one.values())
                elif isinstance(one, list):
                    stack.extend(one)
                elif isinstance(one, str):
                    used += one in declared
    print(f"{problems} problems, {used} names")


if sys.argv[1] == "runtime":
    runtime()
elif sys.argv[2] == "jsonschema":
    validate_jsonschema(*sys.argv[3:])
else:
    validate_pydantic(*sys.argv[3:])
