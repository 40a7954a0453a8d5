#!/usr/bin/env python3
"""Finds modules of this package that a target imports without naming them as a dependency in Package.swift.

    python3 Tests/Tools/check_imports.py

SwiftPM builds such a target only if another target happened to build the module first, so it fails in a new clone and nowhere else. The check reads the
package as SwiftPM does. Run from the root of the repository.
"""

import json
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
    return pathlib.Path(target.get("path") or ("Tests" if target["type"] == "test" else "Sources") + "/" + target["name"])


def sources(target):
    """The Swift files of a target, without those that it excludes."""
    root = folder(target)
    excluded = [root / path for path in target.get("exclude", [])]
    for path in sorted(root.rglob("*.swift")):
        if not any(path == other or other in path.parents for other in excluded):
            yield path


def main():
    package = json.loads(subprocess.run(["swift", "package", "dump-package"], check=True, capture_output=True, text=True).stdout)
    targets = [target for target in package["targets"] if target["type"] not in ("system", "plugin")]
    modules = {target["name"].replace("-", "_") for target in package["targets"]}
    missing = []
    for target in targets:
        named = {next(iter(dependency.values()))[0] for dependency in target["dependencies"]} | {target["name"]}
        for path in sources(target):
            for module in IMPORT.findall(path.read_text()):
                if module in modules and module not in named:
                    missing.append(f"{path}: imports {module}, which Package.swift does not name as a dependency of {target['name']}")
    print("\n".join(missing) if missing else f"{len(targets)} targets name each module they import", file=sys.stderr if missing else sys.stdout)
    return 1 if missing else 0


sys.exit(main())
