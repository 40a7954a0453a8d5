"""Random edits of conditions, rows of tables and numbers in a rules folder. Many of them change nothing for anybody: those are the hard ones."""

import random
import re


class Edit:
    def __init__(self, file, old, new, start):
        self.file, self.old, self.new, self.start = file, old, new, start

    def apply(self, folder):
        path = folder / self.file
        text = path.read_text()
        assert text[self.start:self.start + len(self.old)] == self.old
        path.write_text(text[:self.start] + self.new + text[self.start + len(self.old):])

    def __str__(self):
        return f"{self.file}: {self.old.strip()} -> {self.new.strip()}"


def edits(folder, seed):
    """Endless edits of the folder. The same seed makes the same edits."""
    dice = random.Random(seed)
    texts = {str(file.relative_to(folder)): file.read_text() for file in sorted(folder.glob("**/*.yaml"))}
    names = sorted(re.findall(r"^([a-z_]+):$", "".join(text for file, text in texts.items() if file.startswith("conditions/")), re.M))
    spots = [(make, file, found) for file, text in texts.items() for make, pattern in kinds(file) for found in re.finditer(pattern, text, re.M)]
    groups = {}
    for make, file, found in spots:
        groups.setdefault(make.__name__, []).append((make, file, found))
    while True:
        make, file, found = dice.choice(groups[dice.choice(sorted(groups))])
        new = make(dice, found, names)
        if new is not None and new != found[0]:
            yield Edit(file, found[0], new, found.start())


def kinds(file):
    if file.startswith("conditions/"):
        return [(condition, r"^  when: \"?([^\"\n>]+)\"?$")]
    if file.startswith(("actions/", "tables/")) or file == "plans.yaml":
        return [(rows, r"^ +- \{[^\n]*\}[^\n]*\n +- \{[^\n]*\}[^\n]*$"), (guard, r"\{if: ([a-z_]+), ")]
    if file.startswith("settings/"):
        return [(number, r"^  value: (\d+)([a-z]*)$")]
    return [(number, r"(?<=free: )(\d+)()(?=, )")] if file == "limits.yaml" else []


def condition(dice, found, names):
    """Another condition: an operator, a number, a part, or the same written in another way."""
    text = found[1].strip()
    changes = [
        lambda: swap(dice, text, {"==": "!=", "!=": "==", ">=": ">", "<=": "<", "&&": "||", "||": "&&"}),
        lambda: swap(dice, text, {" > ": " >= ", " < ": " <= ", " - ": " + "}),
        lambda: re.sub(r"(?<=[ (])\d+(?![.\w])", lambda digits: str(int(digits[0]) + dice.choice([-1, 1, 2])), text, count=1),
        lambda: f"!({text})", lambda: f"!(!({text}))", lambda: f"({text}) && {dice.choice(names)}", lambda: f"({text}) || {dice.choice(names)}",
        lambda: f"({text}) && ({text})", lambda: f"{dice.choice(names)} ? ({text}) : ({text})",
        lambda: turned(text, "&&"), lambda: turned(text, "||"), lambda: dropped(dice, text, " && "), lambda: dropped(dice, text, " || "),
        lambda: re.sub(r"(\S+) == ('\w+')", r"\1 in [\2]", text, count=1), lambda: re.sub(r"(\S+) > (\d+)$", lambda m: f"{m[1]} >= {int(m[2]) + 1}", text),
        lambda: f"!({text}) ? false : true", lambda: re.sub(r"plan != 'guest'", "plan in ['free', 'pro', 'trial', 'pro_grace']", text, count=1),
    ]
    new = dice.choice(changes)()
    return None if new is None or new == text else f'  when: "{new}"'


def swap(dice, text, pairs):
    places = [(match.start(), sign) for sign in pairs for match in re.finditer(re.escape(sign), text)]
    if not places:
        return None
    start, sign = dice.choice(places)
    return text[:start] + pairs[sign] + text[start + len(sign):]


def turned(text, sign):
    parts = text.split(f" {sign} ")
    return f" {sign} ".join(reversed(parts)) if len(parts) > 1 and "(" not in text and ("||" if sign == "&&" else "&&") not in text else None


def dropped(dice, text, sign):
    parts = text.split(sign)
    if len(parts) < 2 or "(" in text:
        return None
    parts.pop(dice.randrange(len(parts)))
    return sign.join(parts)


def rows(dice, found, names):
    """Two rows in the other order, or one of them twice or not at all."""
    first, second = found[0].split("\n")
    return dice.choice([f"{second}\n{first}", second, first, f"{first}\n{first}\n{second}"])


def guard(dice, found, names):
    return "{if: [%s, %s], " % (found[1], dice.choice(names)) if dice.random() < 0.5 else "{if: %s, " % dice.choice(names)


def number(dice, found, names):
    return found[0].replace(found[1], str(max(0, int(found[1]) + dice.choice([-1, 1, 10]))), 1)
