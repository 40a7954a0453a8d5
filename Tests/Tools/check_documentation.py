#!/usr/bin/env python3
"""Checks that every public declaration of the library products has a documentation comment, also enum cases and generated files.

    python3 Tests/Tools/check_documentation.py

swift-format's rule AllPublicDeclarationsHaveDocumentation knows neither the cases of enums nor the files that it ignores.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
MODULES = [
    "RulesBundle", "RulesRuntime", "RulesJSON", "RulesRequests", "HostTime", "HostNotifications", "RemoteConfigs", "RulesDelivery", "SourceText",
    "Diagnostics", "YAMLTree", "Conditions", "Schema", "RuleKinds", "RuleChecks", "RulesCompiler",
]
ATTRIBUTE = r"(?:@\w+(?:\([^)]*\))?\s+)*"
PUBLIC = re.compile(rf"\s*{ATTRIBUTE}public\s+(?:\w+(?:\([^)]*\))?\s+)*?(struct|enum|class|actor|protocol|typealias|let|var|func|init|subscript|case)\b")
PUBLIC_ENUM = re.compile(rf"\s*{ATTRIBUTE}public\s+(?:indirect\s+)?enum\b")
PUBLIC_PROTOCOL = re.compile(rf"\s*{ATTRIBUTE}public\s+protocol\b")
TYPE = re.compile(r"\s*(?:@\w+\s+|public\s+|package\s+|private\s+|fileprivate\s+|final\s+|indirect\s+)*(struct|enum|class|actor|protocol|extension)\s")
CASE = re.compile(r"\s*(?:indirect\s+)?case\s+`?\w")
REQUIREMENT = re.compile(r"\s*(?:static\s+|mutating\s+)*(var|func|init|subscript|associatedtype)\b")


def code(line, inText):
    """The line without comments and strings, and whether a string of several lines is open after it."""
    if inText:
        return ("", '"""' not in line)
    if '"""' in line:
        return (line.split('"""')[0], line.count('"""') % 2 == 1)
    return (re.sub(r'#?"(?:\\.|[^"\\])*"#?', '""', line).split("//")[0], False)


def undocumented(path):
    lines = path.read_text().split("\n")
    # What each open brace belongs to: the case of a public enum or a requirement of a public protocol needs documentation.
    scopes, inText, found = [], False, []
    for number, line in enumerate(lines):
        text, inText = code(line, inText)
        scope = scopes[-1] if scopes else ""
        needs = PUBLIC.match(text) or (scope == "enum" and CASE.match(text)) or (scope == "protocol" and REQUIREMENT.match(text))
        if needs:
            before = number - 1
            while before >= 0 and lines[before].strip().startswith("@"):
                before -= 1
            if not lines[before].strip().startswith(("///", "*/")):
                found.append((number + 1, line.strip()))
        kind = "enum" if PUBLIC_ENUM.match(text) else "protocol" if PUBLIC_PROTOCOL.match(text) else ""
        for character in text:
            if character == "{":
                scopes.append(kind)
                kind = "body"
            elif character == "}" and scopes:
                scopes.pop()
    return found


def main():
    files = [path for module in MODULES for path in sorted((ROOT / "Sources" / module).rglob("*.swift"))]
    files += sorted((ROOT / "generated/Swift").glob("*.swift"))
    mistakes = [f"{path.relative_to(ROOT)}:{line}: no documentation: {text}" for path in files for line, text in undocumented(path)]
    for mistake in mistakes:
        print(mistake, file=sys.stderr)
    if mistakes:
        print(f"error: {len(mistakes)} public declarations have no documentation", file=sys.stderr)
    sys.exit(1 if mistakes else 0)


if __name__ == "__main__":
    main()
