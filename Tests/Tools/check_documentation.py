#!/usr/bin/env python3
"""Checks that every public declaration of the library products has a documentation comment, also enum cases and generated files.

    python3 Tests/Tools/check_documentation.py [FILE ...]

swift-format's rule AllPublicDeclarationsHaveDocumentation knows neither the cases of enums nor the files that it ignores. In the generated rows of
`RulesBundle`, package declarations need documentation, too, because the declarations in `BundleFormat` say their meaning. A comment that only
repeats the name is not documentation. The examples in this file are checked first.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
MODULES = [
    "RulesBundle", "RulesRuntime", "RulesJSON", "RulesRequests", "HostTime", "HostNotifications", "RemoteConfigs", "RulesDelivery", "SourceText",
    "Diagnostics", "YAMLTree", "Conditions", "Schema", "RuleKinds", "RuleChecks", "RulesCompiler",
]
KINDS = r"(struct|enum|class|actor|protocol|typealias|associatedtype|let|var|func|init|subscript|case|extension)\b"
ATTRIBUTE = r"(?:@\w+(?:\([^()]*(?:\([^()]*\)[^()]*)*\))?\s+)*"
MODIFIER = r"(?:\w+(?:\([^)]*\))?\s+)*?"
DECLARED = re.compile(rf"\s*{ATTRIBUTE}({MODIFIER}){KINDS}")
ONLY_ATTRIBUTES = re.compile(rf"\s*{ATTRIBUTE}")
ACCESS = re.compile(r"\b(public|open|package|internal|private|fileprivate)(?!\()\b")
NAME = re.compile(r"\b(?:struct|enum|class|actor|protocol|typealias|associatedtype|let|var|func|case)\s+`?(\w+)")
ONLY_A_NAME = re.compile(r"`([^`]*)`\.?")

# Swift, and the lines without documentation.
EXAMPLES = [
    ("/// A type.\npublic struct A {\n  public var a: Int\n  var b: Int\n}", [3]),
    ("/// A choice.\npublic indirect enum A {\n  case a, b\n  /// Another.\n  case c(Int)\n  func f() {\n    switch self {\n    case .a: break\n    }\n  }\n}", [3]),
    ("enum A {\n  case a\n}\n/// A choice.\n@frozen public enum B: Int {\n  case a = 1\n}", [6]),
    ("/// A protocol.\npublic protocol A {\n  associatedtype B\n  static var c: Int { get }\n}", [3, 4]),
    ("public extension A {\n  var a: Int { 1 }\n  private var b: Int { 1 }\n  /// A function.\n  func c() { let d = 1 }\n}", [2]),
    ('/// A value.\npublic let a = """\n  public var b: Int\n  """\npublic private(set) static var c = "}"', [5]),
    ("/// A function.\n@available(*, deprecated, message: \"use b()\")\n@inlinable\npublic func a() {}\n@inlinable public func b() {}", [5]),
    ("/// A choice.\npublic enum A {\n  /// `someCase`.\n  case someCase\n  /// `another`, with a meaning.\n  case another\n}", [4]),
    ("// A comment.\nopen class A {}\nextension A {\n  /// Creates one.\n  public convenience init() {}\n  public subscript(a: Int) -> Int { a }\n}", [2, 6]),
]


def code(line, inText):
    """The line without comments and strings, and whether a string of several lines is open after it."""
    if inText:
        return ("", '"""' not in line)
    if '"""' in line:
        return (line.split('"""')[0], line.count('"""') % 2 == 1)
    return (re.sub(r'#?"(?:\\.|[^"\\])*"#?', '""', line).split("//")[0], False)


def words(name):
    return [word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+", name)]


def documentation(lines, number):
    """The documentation comment above a line, without attributes in between; None if there is none."""
    before = number - 1
    while before >= 0 and lines[before].strip() and ONLY_ATTRIBUTES.fullmatch(lines[before] + " "):
        before -= 1
    if before >= 0 and lines[before].strip().endswith("*/"):
        return "a block"
    text = []
    while before >= 0 and lines[before].strip().startswith("///"):
        text.insert(0, lines[before].strip()[3:].strip())
        before -= 1
    return " ".join(text) if text else None


def undocumented(source, also_package=False):
    """The lines of public declarations without documentation, and why. With `also_package`, those of package declarations, too."""
    lines = source.split("\n")
    levels = {"public", "open"} | ({"package"} if also_package else set())
    # What each open brace belongs to: cases of a public enum, requirements of a public protocol, and members of a public extension are public.
    scopes, inText, found = [], False, []
    for number, line in enumerate(lines):
        text, inText = code(line, inText)
        scope, kind = (scopes[-1] if scopes else ""), ""
        if declared := DECLARED.match(text):
            access = ACCESS.search(declared[1])
            is_public = access[1] in levels if access else (scope == "enum" and declared[2] == "case") or scope in ("protocol", "extension")
            if is_public and declared[2] == "extension":
                kind = "extension"
            elif is_public:
                kind = declared[2] if declared[2] in ("enum", "protocol") else ""
                comment, name = documentation(lines, number), NAME.search(text)
                if not comment:
                    found.append((number + 1, "no documentation", line.strip()))
                elif (only := ONLY_A_NAME.fullmatch(comment)) and name and words(only[1]) == words(name[1]):
                    found.append((number + 1, "documentation that only repeats the name", line.strip()))
        for character in text:
            if character == "{":
                scopes.append(kind)
                kind = "body"
            elif character == "}" and scopes:
                scopes.pop()
    return found


def check_examples():
    for source, expected in EXAMPLES:
        found = [line for line, _, _ in undocumented(source)]
        if found != expected:
            sys.exit(f"error: the check finds the lines {found} instead of {expected} in its example:\n{source}")
    if [line for line, _, _ in undocumented("package struct A {}\n", also_package=True)] != [1]:
        sys.exit("error: the check does not find an undocumented package declaration")


def main():
    check_examples()
    files = [pathlib.Path(name).resolve() for name in sys.argv[1:]]
    if not files:
        files = [path for module in MODULES for path in sorted((ROOT / "Sources" / module).rglob("*.swift"))]
        files += sorted((ROOT / "generated/Swift").rglob("*.swift"))
    count = 0
    for path in files:
        is_row = path.parent == ROOT / "Sources/RulesBundle/Generated"
        for line, problem, text in undocumented(path.read_text(), also_package=is_row):
            name = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
            print(f"{name}:{line}: {problem}: {text}", file=sys.stderr)
            count += 1
    if count:
        print(f"error: {count} public declarations have no documentation", file=sys.stderr)
    sys.exit(1 if count else 0)


if __name__ == "__main__":
    main()
