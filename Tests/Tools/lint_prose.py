#!/usr/bin/env python3
"""Checks the prose of the project: plain, standard English with standard terms.

    python3 Tests/Tools/lint_prose.py [FILE ...]

Without files it reads every tracked and new file of the project. It looks at comments and strings of code, at comments of scripts and
YAML files, at the descriptions of rules (`about`), which generated code repeats, and at Markdown outside code. The product's own sentences
(`rules/copy`) and the rule books of tests are not prose of the project. Each rule has an example that it must find and a correction that it must not find; both are checked before any file is read.
"""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

# A pattern, an example that has it, and the example as it should be.
FIREBASE = r"\bRemote Config\b(?<!Firebase Remote Config)"
RULES = [
    (r"\bremarks?\b", "a remark in a file", "a comment in a file"),
    (r"\bmade[- ]up\b|\bmak(?:es|ing) up (?:bytes|values|people|rules)", "made-up bytes", "random bytes"),
    (r"\btold\b", "the mistake is told once", "the mistake is reported once"),
    (r"\bwhoever\b", "whoever logs in", "anyone who logs in"),
    (r"\bnobody\b", "nobody said what it is", "the fact is missing"),
    (r"\bmend(?:s|ed|ing)?\b", "mend the mistake", "fix the mistake"),
    (r"\bpoison(?:s|ed|ing)?\b", "a poisoned node", "an invalid node"),
    (r"\banew\b", "starts anew", "starts again"),
    (r"\bfor ever\b", "kept for ever", "kept forever"),
    (r"\bbeside\b(?! the point)", "beside it", "next to it"),
    (r"\bslips?\b", "a slip of the hand", "a typo"),
    (r"\blaid out\b|\blays? out\b", "laid out in lines", "formatted in lines"),
    (r"\blies\b(?! \()", "where it lies", "where it is located"),
    (r"\bway out\b", "a way out", "a counterfactual"),
    (r"\bthat there (?:is|are) (?:not|none)\b", "a rule that there is not", "a rule that does not exist"),
    (r"\b(?<!there )is none\b", "such a history is none, of them there is none", "such a history is invalid; nil if there is none"),
    (r"\b(?<!there )is no (?:kind|name|value|number|rule|field|fact|key|type|error|answer|day|time|zone|path|file|folder|limit|plan)\b",
     "`x` is no kind of rule", "`x` is not a kind of rule"),
    (r"\bnot any ?more\b", "it does not any more", "it no longer does"),
    (r"\bnothing but\b", "nothing but letters", "only letters"),
    (r"\bany ?more\b", "does not say so any more", "no longer says so"),
    (r"\bwhom\b", "whom it reaches", "the people it reaches"),
    (r"\bworked out\b", "it is worked out", "it is computed"),
    (r"\bhand(?:s|ed)? in\b", "the host hands in zones", "the host passes zones"),
    (r"\bstand-?ins?\b", "a stand-in", "a default"),
    (r"\blimit[- ]configs?\b", "a limit config", "a remote config"),
    (FIREBASE, "a template of Remote Config", "a template of Firebase Remote Config"),
    (r"\bcolour|\bbehaviour\b|\bfavour|\bcentre\b|\blicence\b", "the colour", "the color"),
    (r"\b(?:that|which) means? harm\b", "folders that mean harm", "adversarial folders"),
    (r"\bmay (?:less|more)\b", "a plan that may less", "a plan that allows less"),
]
COMPILED = [(re.compile(pattern, re.IGNORECASE if pattern != FIREBASE else 0), bad, good) for pattern, bad, good in RULES]

# A heading names a thing that a reader searches for.
HEADING = re.compile(r"^#{1,6} +(?:When|What|Who|Whose|How|Why|Where|Which|Is|Are|Does|Do|Can|That)\b")

# Words in code style are names, and names are checked by the compiler.
CODE = re.compile(r"`[^`\n]*`|https?://\S+|\]\([^)]*\)")

# The product's own sentences, data of tests, and what programs write from them.
SKIPPED = re.compile(
    r"^(rules/copy|generated/(?!Swift/)|docs/reference/kinds/|Tests/.*/(Fixtures|Mistakes|Legitimate|KitchenSink|Ferry|Golden|Seeds|Stored|Formatting)/|Tests/Walks/"
    r"|Tests/Tools/lint_prose\.py|Examples/.*/rules/|Benchmarks/.*\.json|docs/contribute/mistakes\.md)")


def swift_prose(text):
    """Yields the line and the text of each comment and each string."""
    for match in re.finditer(r'//[^\n]*|#*"""[\s\S]*?"""#*|"(?:\\.|[^"\\\n])*"', text):
        # A string without a blank is data: a key, a name, an id.
        if match.group(0)[0] in '"#' and " " not in match.group(0):
            continue
        start = text.count("\n", 0, match.start()) + 1
        for offset, line in enumerate(match.group(0).split("\n")):
            # An interpolation is code.
            yield start + offset, re.sub(r"\\\([^()]*(?:\([^()]*\)[^()]*)*\)", "x", line)


def documentation_prose(text):
    """Yields the documentation comments. The strings of generated code are the product's."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.lstrip().startswith("///"):
            yield number, line.strip()


def markdown_prose(text):
    fence = None
    for number, line in enumerate(text.split("\n"), 1):
        mark = re.match(r" *(```+|~~~+)", line)
        if mark and (fence is None or line.strip().startswith(fence)):
            fence = mark.group(1) if fence is None else None
        elif fence is None:
            yield number, line


def comment_prose(text):
    for number, line in enumerate(text.split("\n"), 1):
        match = re.search(r"(?:^|\s)#(?!!)(.*)", line)
        if match:
            yield number, match.group(1)
        elif "echo" in line or '"""' in line:
            yield number, line


# The keys of rules whose values are sentences for people who read the rules.
PROSE_KEYS = "about|because|ruling|stays|decided|says|why|note"


def rule_prose(text):
    for number, line in comment_prose(text):
        yield number, line
    # The lines that continue a value are indented more than its key.
    indent = None
    for number, line in enumerate(text.split("\n"), 1):
        depth = len(line) - len(line.lstrip(" "))
        if indent is not None and line.strip() and depth > indent:
            if not re.match(r" *(?:- )?[A-Za-z_.]+:(?: |$)", line):
                yield number, line
                continue
        if line.strip():
            indent = None
        match = re.match(rf"( *)(?:- )?(?:{PROSE_KEYS}): *(.*)", line)
        if match:
            indent = len(match.group(1))
            yield number, match.group(2)
            continue
        # Inside of a mapping in braces, a value ends before the next key.
        for match in re.finditer(rf"[{{,] *(?:{PROSE_KEYS}): (.*?)(?=, [A-Za-z_]+: |\}}|$)", line):
            yield number, match.group(1)


def reader(path):
    if path.suffix == ".yaml" and path.is_relative_to(ROOT / "rules"):
        return rule_prose
    if path.is_relative_to(ROOT / "generated"):
        return documentation_prose if path.suffix == ".swift" else None
    if path.suffix in (".swift", ".ts", ".mjs", ".js"):
        return swift_prose
    if path.suffix == ".md":
        return markdown_prose
    if path.suffix in (".py", ".sh", ".yml", ".yaml") or path.name == "Makefile" or path.parent.name == ".ci":
        return comment_prose
    return None


def problems(path, name):
    read = reader(path)
    text = path.read_text(encoding="utf-8", errors="replace")
    for number, line in read(text):
        if path.suffix == ".md" and HEADING.match(line):
            yield number, "a heading is a noun phrase that a reader searches for", line.strip()
        plain = CODE.sub("`x`", line)
        for pattern, bad, good in COMPILED:
            found = pattern.search(plain)
            if found:
                yield number, f"write '{good}', not '{bad}'", plain.strip()


def check_rules():
    for pattern, bad, good in COMPILED:
        assert pattern.search(bad), f"{pattern.pattern} does not find its example: {bad}"
        assert not pattern.search(good), f"{pattern.pattern} finds its correction: {good}"


def main():
    check_rules()
    named = sys.argv[1:]
    if named:
        names = [str(pathlib.Path(name).resolve().relative_to(ROOT)) for name in named]
    else:
        listed = subprocess.run(
            ["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=ROOT, check=True, capture_output=True, text=True)
        names = listed.stdout.splitlines()
    count = 0
    for name in sorted(set(names)):
        path = ROOT / name
        if SKIPPED.match(name) or not path.is_file() or reader(path) is None:
            continue
        for number, advice, line in problems(path, name):
            print(f"{name}:{number}: {advice}: {line[:160]}")
            count += 1
    if count:
        print(f"{count} sentences to rewrite; the voice and the terms are in docs/contribute/voice.md", file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    main()
