#!/usr/bin/env python3
"""Makes one mistake at a time in the rules, and counts the messages of `rulebook check`: count_messages.py TOOL RULES [CLASS ...].

A mistake of a whole file (deleted, renamed, emptied, in another folder or language, in another encoding) and an edit of one place (plans
swapped, a list in another order, a number, a misspelt key) should each be reported once, at the place that was edited. The output is one line
for each class; `--list` adds each mistake with more than one message or none, and `--show NAME` prints the messages of one mistake.
"""

import argparse
import collections
import concurrent.futures
import json
import pathlib
import re
import shutil
import subprocess
import tempfile

PLANS = re.compile(r"^(?P<head>\s*(?:[\w.]+: *)?)\{(?P<body>[^{}]*\bfree: [^{}]*)\}(?P<tail>.*)$")
LIST = re.compile(r"\[([^\[\]{}\"'#]+, [^\[\]{}\"'#]+)\]")
NUMBER = re.compile(r"(?<![\w.#§-])(\d+)(?=[smhd]?\b(?!\.))")
KEY = re.compile(r"^(\s*(?:- )?)([a-z_]{4,})(:(?: |$))")


class Mistake:
    def __init__(self, kind, name, changes):
        # Changes: path in the rules folder -> new bytes, or None to delete it.
        self.kind, self.name, self.changes = kind, name, changes


def whole_files(files):
    """Mistakes that a whole file makes."""
    homes = sorted({name.split("/")[0] for name in files if "/" in name})
    for index, (name, data) in enumerate(files.items()):
        folder, _, base = name.rpartition("/")
        text = data.decode()
        yield Mistake("deleted", name, {name: None})
        yield Mistake("emptied", name, {name: b""})
        yield Mistake("only comments", name, {name: b"# nothing here yet\n"})
        if not folder:
            stem = name[:-len(".yaml")]
            yield Mistake("renamed", name, {name: None, (stem[:-1] if stem.endswith("s") else stem + "s") + ".yaml": data})
            yield Mistake("renamed", name + " old", {name: None, stem + "_old.yaml": data})
        yield Mistake("renamed to .yaml.txt", name, {name: None, name + ".txt": data})
        yield Mistake("doubled", name, {name[:-len(".yaml")] + "_copy.yaml" if folder else name[:-len(".yaml")] + "/copy.yaml": data})
        # The next two folders of another kind, so that every file goes to different ones.
        others = [home for home in homes if home != name.split("/")[0] and home not in ("copy",)]
        for step in (0, 7):
            other = others[(index + step) % len(others)]
            yield Mistake("in another folder", f"{name} -> {other}", {name: None, f"{other}/{base.replace('.yaml', '_moved.yaml')}": data})
        if name != "manifest.yaml":
            yield Mistake("in the folder of copy", name, {name: None, f"copy/en/{base.replace('.yaml', '_moved.yaml')}": data})
        yield Mistake("outside its folder", name, {name: None, base.replace(".yaml", "_x.yaml"): data}) if folder else Mistake(
            "below another folder", name, {name: None, "product/" + name: data})
        if name.startswith("copy/en/"):
            for other in ("de", "En", "english"):
                yield Mistake("in another language", f"{name} -> {other}", {name: None, name.replace("copy/en/", f"copy/{other}/"): data})
            yield Mistake("in another language", f"{name} above", {name: None, "copy/" + name[len("copy/en/"):].replace("/", "_"): data})
        yield Mistake("UTF-16", name, {name: b"\xff\xfe" + text.encode("utf-16-le")})
        yield Mistake("UTF-16 without a mark", name, {name: text.encode("utf-16-le")})
        yield Mistake("UTF-16 big-endian", name, {name: b"\xfe\xff" + text.encode("utf-16-be")})
        if any(ord(c) > 127 for c in text):
            yield Mistake("Latin-1", name, {name: text.encode("cp1252", "replace")})
            yield Mistake("Mac Roman", name, {name: text.encode("mac_roman", "replace")})
            yield Mistake("double UTF-8", name, {name: data.decode("latin-1").encode()})
        yield Mistake("UTF-32", name, {name: b"\xff\xfe\0\0" + text.encode("utf-32-le")})
        yield Mistake("byte order mark", name, {name: b"\xef\xbb\xbf" + data})
        yield Mistake("CR only", name, {name: data.replace(b"\n", b"\r")})
        yield Mistake("cut in half", name, {name: b"\n".join(data.split(b"\n")[:data.count(b"\n") // 2]) + b"\n"})
        yield Mistake("indented", name, {name: b"".join(b"  " + line if line.strip() else line for line in data.splitlines(True))})
        yield Mistake("under a key", name, {name: name.split("/")[0].replace(".yaml", "").encode() + b":\n" + b"".join(
            b"  " + line if line.strip() else line for line in data.splitlines(True))})


def places(files):
    """Edits of one place."""
    for name, data in files.items():
        lines = data.decode().split("\n")

        def edited(number, text):
            return {name: "\n".join(lines[:number] + [text] + lines[number + 1:]).encode()}

        seen = set()
        for number, line in enumerate(lines):
            if line.lstrip().startswith("#"):
                continue
            where = f"{name}:{number + 1}"
            if found := PLANS.match(line):
                cells = [cell.partition(": ") for cell in found["body"].split(", ")]
                if all(sep for _, sep, _ in cells) and len(cells) > 1:
                    keys, values = [c[0] for c in cells], [c[2] for c in cells]
                    for first, second in ((0, 1), (0, len(cells) - 1), (1, 2)):
                        if first < second < len(cells) and values[first] != values[second]:
                            new = list(values)
                            new[first], new[second] = new[second], new[first]
                            body = ", ".join(f"{k}: {v}" for k, v in zip(keys, new))
                            yield Mistake("plans swapped", f"{where} {keys[first]}<>{keys[second]}",
                                          edited(number, f"{found['head']}{{{body}}}{found['tail']}"))
                    turned = values[1:] + values[:1]
                    if turned != values:
                        body = ", ".join(f"{k}: {v}" for k, v in zip(keys, turned))
                        yield Mistake("plans turned", where, edited(number, f"{found['head']}{{{body}}}{found['tail']}"))
            if (found := LIST.search(line)) and not name.startswith("scenarios/"):
                items = found[1].split(", ")
                if items != items[::-1]:
                    yield Mistake("list reversed", where, edited(number, line[:found.start(1)] + ", ".join(items[::-1]) + line[found.end(1):]))
            if not name.startswith(("scenarios/", "requirements/", "assumptions/")) and not re.search(r"\b(source|about|because)\b|§", line):
                for found in NUMBER.finditer(line):
                    for new in {str(int(found[1]) + 1), str(int(found[1]) * 2)}:
                        yield Mistake("number", f"{where} {found[1]} -> {new}", edited(number, line[:found.start(1)] + new + line[found.end(1):]))
            if found := KEY.match(line):
                kind = (name.split("/")[0], found[2])
                if kind not in seen:
                    seen.add(kind)
                    word = found[2]
                    for new in (word[:-1], word[:2] + word[3] + word[2] + word[4:], word + "s", word[0].upper() + word[1:]):
                        if new != word:
                            yield Mistake("misspelt key", f"{where} {word} -> {new}", edited(number, f"{found[1]}{new}{line[found.end(2):]}"))
        # A block list whose items are single lines, in the opposite order; and its last item first.
        start = 0
        while start < len(lines):
            item = re.match(r"^(\s*)- ", lines[start])
            if not item:
                start += 1
                continue
            end = start
            while end < len(lines) and lines[end].startswith(item[1] + "- "):
                end += 1
            if end - start > 1 and not (end < len(lines) and lines[end].startswith(item[1] + "  ")) and not name.startswith("scenarios/"):
                block = lines[start:end]
                moved = [block[-1]] + block[:-1]
                kind = "last row first" if "allow" in block[-1] or "if:" in lines[start] else "last item first"
                yield Mistake(kind, f"{name}:{start + 1}", {name: "\n".join(lines[:start] + moved + lines[end:]).encode()})
            start = end


def check(tool, rules, mistake):
    folder = pathlib.Path(tempfile.mkdtemp(prefix="rules"))
    try:
        copy = folder / "rules"
        shutil.copytree(rules, copy, copy_function=shutil.os.link)
        for path, data in mistake.changes.items():
            target = copy / path
            target.unlink(missing_ok=True)
            if data is not None:
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(data)
        run = subprocess.run([tool, "check", "--rules", "rules", "--format", "json", "--as-of", "2026-01-05"], cwd=folder,
                             stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
        found = [json.loads(line) for line in run.stdout.splitlines() if line.strip()]
        found = [one for one in found if not one.get("waived")]
        if run.returncode not in (0, 1) or (run.returncode and not found):
            found.append({"name": "FAILED", "message": run.stderr.decode()[:200]})
        return found
    finally:
        shutil.rmtree(folder)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool")
    parser.add_argument("rules")
    parser.add_argument("classes", nargs="*")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--every", type=int, default=1, help="check only every nth mistake of a class")
    parser.add_argument("--show", help="print the messages of the mistakes with this in their names")
    options = parser.parse_args()
    rules = pathlib.Path(options.rules)
    files = {str(path.relative_to(rules)): path.read_bytes() for path in sorted(rules.rglob("*.yaml"))}
    counts = collections.Counter()
    chosen = []
    for mistake in list(whole_files(files)) + list(places(files)):
        if options.classes and mistake.kind not in options.classes:
            continue
        if options.show is not None and options.show not in mistake.name:
            continue
        counts[mistake.kind] += 1
        if counts[mistake.kind] % options.every == 0:
            chosen.append(mistake)
    tool = str(pathlib.Path(options.tool).resolve())
    results = collections.defaultdict(list)
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for mistake, found in zip(chosen, pool.map(lambda one: check(tool, rules, one), chosen)):
            results[mistake.kind].append((mistake, found))
    print(f"{'class':26} {'all':>5} {'none':>5} {'one':>5} {'more':>5} {'mean':>6} {'most':>5}")
    for kind, ones in results.items():
        numbers = [len(found) for _, found in ones]
        print(f"{kind:26} {len(numbers):5} {numbers.count(0):5} {numbers.count(1):5} {sum(n > 1 for n in numbers):5}"
              f" {sum(numbers) / len(numbers):6.1f} {max(numbers):5}")
    for kind, ones in results.items():
        for mistake, found in ones:
            if options.show is not None:
                print(f"\n== {kind}: {mistake.name}")
                for one in found:
                    line = one.get("start", {}).get("line", 0)
                    print(f"  {one.get('severity', ''):7} {one['name']:26} {one.get('file', '')}:{line}  {one['message'][:150]}")
            elif options.list and len(found) > 1:
                names = collections.Counter(one["name"] for one in found)
                print(f"{len(found):4}  {kind}: {mistake.name}  " + ", ".join(f"{count} {name}" for name, count in names.most_common(6)))


if __name__ == "__main__":
    main()
