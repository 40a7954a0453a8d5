"""Generates small YAML documents from a seed: valid, almost valid, and invalid ones, in block and flow style."""

import random

WORDS = ["a", "Log out?", "b#c", "x: y", "12", "null", "true", "~", "it's", "3 - 2", "?", "-", "- a", "[b", "b]", "{c", "c}", "a, b", ":d", "d:", "#e", "é", "!f", "&g", "*h", "@i", "%j", "`k", "|", ">", "..."]
GAPS = [" "] * 24 + ["  ", "", "\t", " \t"]
ENDS = [""] * 24 + [" # note", " # note", "# note", "#note", " #", "\t# note", " ", "\t", ","]


class Made:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def pick(self, items):
        return self.random.choice(items)

    def chance(self, of):
        return self.random.randrange(of) == 0

    def line_break(self, indent):
        """A line break inside a value. Sometimes the next line is not indented."""
        return "\n" + " " * (self.pick([0, indent]) if self.chance(8) else indent + self.pick([2, 2, 4]))

    def scalar(self, indent, in_flow=False):
        word = self.pick(WORDS)
        style = self.random.randrange(6)
        middle = self.line_break(indent) if self.chance(6) else " "
        if style == 0:
            return '"%s%sz"' % (word.replace("\\", "").replace('"', ""), middle)
        if style == 1:
            return "'%s%sz'" % (word.replace("'", "''"), middle)
        if style == 2 and not in_flow:
            mark = self.pick(["|", ">", "|-", ">-", "|+", "|2"])
            return mark + self.pick(ENDS) + "\n" + " " * (indent + 2) + word + "\n" + " " * (indent + 2) + "z"
        return word if self.chance(6) else "plain text" if self.chance(3) else "plain"

    def flow(self, indent, depth):
        is_list = self.chance(2)
        items = []
        for number in range(self.random.randrange(4)):
            value = self.flow(indent, depth - 1) if depth > 0 and self.chance(4) else self.scalar(indent, True)
            items.append(value if is_list else "k%d:%s%s" % (number, self.pick(GAPS), value))
        comma = "," + (self.line_break(indent) if self.chance(3) else self.pick(GAPS))
        first = self.line_break(indent) if self.chance(6) else ""
        last = self.pick(["", "", "\n" + " " * indent, ","])
        return ("[%s%s%s]" if is_list else "{%s%s%s}") % (first, comma.join(items), last)

    def block(self, indent, depth):
        lines = []
        is_list = depth < 2 and self.chance(4)
        for number in range(1 + self.random.randrange(3)):
            key = "-" if is_list else self.pick(["k%d", "k%d", "k%d", '"k%d"', "k %d"]) % number + ":"
            if depth > 0 and self.chance(3):
                inner = self.block(indent + self.pick([2, 2, 2, 1, 0]), depth - 1)
                lines.append(" " * indent + key + self.pick(ENDS) + "\n" + inner)
                continue
            value = self.flow(indent, 1) if self.chance(3) else self.scalar(indent)
            lines.append(" " * indent + key + self.pick(GAPS) + value + self.pick(ENDS))
        return "\n".join(lines)

    def document(self):
        before = self.pick(["", "", "", "# note\n", "---\n", "--- # note\n", "\n"])
        after = self.pick(["\n"] * 9 + ["", "\n...\n", "\n... # note\n", "\n...\nk9: 1\n", "\n---\nk9: 1\n", "\n# note\n"])
        return before + self.block(0, 2) + after
