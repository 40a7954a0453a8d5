#!/usr/bin/env python3
"""Compares Package.swift with the files that it describes.

    python3 Tests/Tools/check_package.py

Finds modules of this package that a target imports without naming them as a dependency: SwiftPM builds such a target only if another target happened to
build the module first, so it fails in a new clone and nowhere else. Also finds Swift files that belong to no target, which nobody compiles, and products
that the Makefile or a script of CI builds although they do not exist. Run from the root of the repository.
"""

import json
import os
import pathlib
import re
import subprocess
import sys

IMPORT = re.compile(
    r"^(?:@\w+(?:\([^)]*\))? )*(?:(?:public|package|internal|private|fileprivate) )?import (?:(?:struct|enum|class|protocol|func|typealias|let|var) )?(\w+)",
    re.M,
)


def folder(target):
    """The folder of a target's sources."""
    return pathlib.Path(target.get("path") or {"test": "Tests", "plugin": "Plugins"}.get(target["type"], "Sources") + "/" + target["name"])


def sources(target):
    """The Swift files of a target, without those that it excludes."""
    root = folder(target)
    excluded = [root / path for path in target.get("exclude", [])]
    for path in sorted(root.rglob("*.swift")):
        if not any(path == other or other in path.parents for other in excluded):
            yield path


def undeclared_imports(targets, modules):
    for target in targets:
        named = {next(iter(dependency.values()))[0] for dependency in target["dependencies"]} | {target["name"]}
        for path in sources(target):
            for module in IMPORT.findall(path.read_text()):
                if module in modules and module not in named:
                    yield f"{path}: imports {module}, which Package.swift does not name as a dependency of {target['name']}"


def uncompiled_files(targets):
    """Swift files in the folders of targets that no target compiles."""
    compiled = {path for target in targets for path in sources(target)}
    excluded = [folder(target) / path for target in targets for path in target.get("exclude", [])]
    for root in ("Sources", "Tests", "Plugins"):
        for path in sorted(pathlib.Path(root).rglob("*.swift")):
            if path not in compiled and not any(path == other or other in path.parents for other in excluded):
                yield f"{path}: belongs to no target of Package.swift"


def missing_products(package):
    """Products and executables that a recipe builds with `--product`."""
    # An executable target is a product without being declared as one.
    products = {product["name"] for product in package["products"]} | {target["name"] for target in package["targets"] if target["type"] == "executable"}
    for path in [pathlib.Path("Makefile"), *sorted(pathlib.Path(".ci").iterdir()), *sorted(pathlib.Path(".github").rglob("*.yml"))]:
        if not path.is_file():
            continue
        text = path.read_text()
        # Some scripts write a package of their own.
        own = set(re.findall(r'name: "([\w-]+)"', text))
        for number, line in enumerate(text.splitlines(), 1):
            # `--package-path` names another package.
            for name in re.findall(r"--product ([\w-]+)", line if "--package-path" not in line else ""):
                if name not in products | own:
                    yield f"{path}:{number}: builds the product {name}, which Package.swift does not have"


def main():
    # With this variable, the package also has the fuzzer, which other builds cannot link.
    run = subprocess.run(["swift", "package", "dump-package"], check=True, capture_output=True, text=True, env={**os.environ, "RULEBOOK_FUZZED": "1", "RULEBOOK_STATIC": "0"})
    package = json.loads(run.stdout)
    targets = [target for target in package["targets"] if target["type"] != "system"]
    modules = {target["name"].replace("-", "_") for target in package["targets"]}
    problems = [
        *undeclared_imports([target for target in targets if target["type"] != "plugin"], modules), *uncompiled_files(targets), *missing_products(package)
    ]
    print("\n".join(problems) if problems else f"{len(targets)} targets match their files", file=sys.stderr if problems else sys.stdout)
    return 1 if problems else 0


sys.exit(main())
