"""Decisions of a bundle as z3 terms: every person at once instead of one.

A value is a pair of conditions and a term: whether it is an error, whether it is null, and what it is otherwise. The programs and their meaning are those
of read_bundle.py. `&&` and `||` absorb an error whichever side it is on, so that the jumps that only save work are passed over.
"""

import functools
from datetime import datetime, timezone

import z3

from read_bundle import BILLION, FIRST, LAST, LONGEST, NONE

TRUE, FALSE = z3.BoolVal(True), z3.BoolVal(False)
LEAST, MOST = -(1 << 63), (1 << 63) - 1


class Unsupported(Exception):
    pass


class Value:
    def __init__(self, kind, term, error=FALSE, null=FALSE):
        self.kind, self.term, self.error, self.null = kind, term, error, null

    @property
    def fails(self):
        """Whether the value cannot be computed with: an error, or null."""
        return z3.Or(self.error, self.null)


def boolean(term, error=FALSE):
    return Value("bool", term, error)


class Facts:
    """The facts of one person, which both sides share, by name."""

    KINDS = ["bool", "int", "string", "enumeration", "duration", "timestamp"]

    def __init__(self):
        self.terms, self.limits, self.missing = {}, [], {}

    def get(self, bundle, row):
        name = bundle.name("facts", row)
        if name not in self.terms:
            columns = bundle.rows["facts"][row]
            kind = self.KINDS[columns[1]] if columns[1] < len(self.KINDS) else None
            if kind is None:
                raise Unsupported(f"the type of {name}")
            term = z3.Bool(name) if kind == "bool" else z3.Int(name)
            null = z3.Bool(name + "?null") if columns[2] else FALSE
            missing = FALSE
            if columns[5] == NONE:
                missing = self.missing[name] = z3.Bool(name + "?missing")
            self.limits += self.range(bundle, row, kind, term)
            self.terms[name] = Value(kind, term, missing, null), bundle, row
        return self.terms[name][0]

    @staticmethod
    def range(bundle, row, kind, term):
        if kind == "enumeration":
            return [term >= 0, term < bundle.rows["facts"][row][4]]
        if kind in ("duration", "timestamp"):
            first, last = (-LONGEST, LONGEST) if kind == "duration" else (FIRST, LAST)
            return [term >= first, term <= last, term % BILLION == 0]
        return [term >= 0, term <= 1_000_000_000_000] if kind == "int" else []

    def person(self, model, used):
        facts = {}
        for name in sorted(used):
            value, bundle, row = self.terms[name]
            if z3.is_true(model.eval(value.error, model_completion=True)):
                continue
            term = model.eval(value.term, model_completion=True)
            facts[name] = None if z3.is_true(model.eval(value.null, model_completion=True)) else self.json(bundle, row, value.kind, term)
        return facts

    @staticmethod
    def json(bundle, row, kind, term):
        if kind == "bool":
            return z3.is_true(term)
        number = term.as_long()
        if kind == "enumeration":
            return bundle.texts[bundle.rows["fact_values"][bundle.rows["facts"][row][3] + number][0]]
        if kind == "timestamp":
            return (datetime(1970, 1, 1, tzinfo=timezone.utc) + (number // BILLION) * (datetime.resolution * 1_000_000)).strftime("%Y-%m-%dT%H:%M:%SZ").rjust(20, "0")
        return f"{number // BILLION}s" if kind == "duration" else str(number) if kind == "string" else number


class Side:
    """One bundle."""

    def __init__(self, bundle, facts):
        self.bundle, self.facts, self.used, self.known = bundle, facts, set(), {}

    def fact(self, row):
        columns = self.bundle.rows["facts"][row]
        if row != self.bundle.plan_fact:
            if columns[6] != NONE:
                return self.run(columns[6])
            if columns[7] != NONE:
                raise Unsupported("a fact that a table derives")
        self.used.add(self.bundle.name("facts", row))
        return self.facts.get(self.bundle, row)

    def run(self, program):
        if program not in self.known:
            first, count = self.bundle.rows["programs"][program][:2]
            self.known[program] = self.segment(first, 0, count, []).pop()
        return self.known[program]

    def segment(self, first, index, end, stack):
        while index < end:
            word, b = self.bundle.rows["code"][first + index]
            operation, a = word & 0xFF, word >> 16
            index += 1
            if operation < 6:
                stack.append(self.push(operation, a, b))
            elif operation == 6:
                value = stack.pop()
                stack.append(boolean(z3.Not(value.term), value.fails))
            elif 11 <= operation < 25:
                right, left = stack.pop(), stack.pop()
                stack.append(self.combine(operation, left, right))
            elif operation == 25:
                items = stack[len(stack) - b:]
                del stack[len(stack) - b:]
                stack.append(Value("list", items, z3.Or([item.error for item in items])))
            elif operation in (26, 27):
                continue
            elif operation == 28:
                test = stack.pop()
                then = self.segment(first, index, b - 1, []).pop()  # the last instruction before the other branch jumps to the end
                other = self.segment(first, b, a, []).pop()
                stack.append(self.choose(test, then, other))
                index = a
            elif operation >= 30:
                stack.append(self.combine(operation - 19, self.fact(a), self.constant(b)))
            else:
                raise Unsupported(f"operation {operation}")
        return stack

    @staticmethod
    def choose(test, then, other):
        kind = then.kind if then.kind != "null" else other.kind
        pair = [one.term if one.kind == kind else z3.IntVal(0) if kind != "bool" else FALSE for one in (then, other)]
        error = z3.Or(test.fails, z3.If(test.term, then.error, other.error))
        return Value(kind, z3.If(test.term, *pair), error, z3.If(test.term, then.null, other.null))

    def constant(self, row):
        tag, value = self.bundle.constant(row)
        return self.literal(tag, value)

    def literal(self, tag, value):
        if tag == "null":
            return Value("null", z3.IntVal(0), FALSE, TRUE)
        if tag == "list":
            return Value("list", [self.literal(*item) for item in value])
        if tag == "string":
            raise Unsupported("a string")
        return Value(tag, z3.BoolVal(value) if tag == "bool" else z3.IntVal(value))

    def plan(self):
        return self.fact(self.bundle.plan_fact)

    def push(self, operation, a, b):
        if operation == 0:
            return self.constant(b)
        if operation == 1:
            return self.fact(a)
        if operation == 2:
            return self.by_plan(lambda plan: self.limit(b, plan))
        if operation == 3:
            cells = self.bundle.rows["cells"]
            return self.by_plan(lambda plan: boolean(z3.BoolVal(cells[self.bundle.rows["capabilities"][b][1] + plan][1] in (0, 3, 4))))
        if operation == 4:
            return self.run(self.bundle.rows["conditions"][b][1])
        value = self.fact(a)
        return boolean(z3.Or([value.term == bit for bit in range(32) if b >> bit & 1]), value.fails)

    def limit(self, row, plan):
        value = self.bundle.rows["limit_values"][self.bundle.rows["limits"][row][5] + plan]
        amount = value[5] | value[6] << 32
        return Value("int", z3.IntVal(amount - (1 << 64) if amount >> 63 else amount), FALSE, z3.BoolVal(value[1] != 0))

    def by_plan(self, make):
        plan = self.plan()
        each = [make(ordinal) for ordinal in range(len(self.bundle.rows["plans"]))]
        result = functools.reduce(lambda rest, pair: self.choose(boolean(plan.term == pair[0]), pair[1], rest), enumerate(each[:-1]), each[-1])
        return Value(result.kind, result.term, z3.Or(plan.fails, result.error), result.null)

    def combine(self, operation, left, right):
        if operation in (11, 12):
            same = self.same(left, right)
            return boolean(same if operation == 11 else z3.Not(same), z3.Or(left.error, right.error))
        if operation < 17:
            compare = [lambda x, y: x < y, lambda x, y: x <= y, lambda x, y: x > y, lambda x, y: x >= y][operation - 13]
            return boolean(compare(left.term, right.term), z3.Or(left.fails, right.fails))
        if operation in (17, 18):
            return self.sum(left, right, operation == 17)
        if operation == 22:
            found = z3.Or([self.same(left, item) for item in right.term])
            return boolean(found, z3.Or(left.error, right.error))
        if operation not in (23, 24):
            raise Unsupported(f"operation {operation}")
        decides = operation == 24
        wins = [z3.And(z3.Not(one.fails), one.term if decides else z3.Not(one.term)) for one in (left, right)]
        decided = z3.Or(wins)
        return boolean(decided if decides else z3.Not(decided), z3.And(z3.Not(decided), z3.Or(left.fails, right.fails)))

    @staticmethod
    def same(left, right):
        if left.kind != right.kind:
            return z3.And(left.null, right.null)
        return z3.Or(z3.And(left.null, right.null), z3.And(z3.Not(left.null), z3.Not(right.null), left.term == right.term))

    @staticmethod
    def sum(left, right, adds):
        total = left.term + right.term if adds else left.term - right.term
        kinds = {left.kind, right.kind}
        kind = "int" if kinds == {"int"} else "timestamp" if kinds == {"timestamp", "duration"} else "duration"
        least, most = {"int": (LEAST, MOST), "timestamp": (FIRST, LAST), "duration": (-LONGEST, LONGEST)}[kind]
        if left.kind == right.kind == "timestamp":
            least, most = max(least, LEAST), min(most, MOST)
        return Value(kind, total, z3.Or(left.fails, right.fails, total < least, total > most))

    def outcome(self, table, meaning):
        """The number of the outcome of a table, where outcomes with the same meaning have the same number on both sides."""
        _, first, count, on_error = self.bundle.rows["tables"][table]
        rows = self.bundle.rows["table_rows"][first:first + count]
        result = z3.IntVal(0)
        for program, then, _ in reversed(rows):
            value = boolean(TRUE) if program == NONE else self.run(program)
            here = z3.IntVal(meaning(self.bundle, then, False))
            result = z3.If(value.fails, z3.IntVal(meaning(self.bundle, on_error, True)), z3.If(value.term, here, result))
        return result


class Prover:
    def __init__(self, old, new):
        self.facts, self.numbers = Facts(), {}
        self.sides = [Side(old, self.facts), Side(new, self.facts)]

    def decisions(self):
        shared = lambda section: sorted(set(self.sides[0].bundle.ordinals[section]) & set(self.sides[1].bundle.ordinals[section]))
        return [("action", name) for name in shared("actions")] + [("table", name) for name in shared("decision_tables")] + [("plan", "plan")]

    def meaning(self, kind):
        def number(bundle, outcome, failed):
            what, reason, _, spends, value = bundle.rows["outcomes"][outcome]
            name = lambda section, row: None if row == NONE else bundle.name(section, row)
            key = (kind, failed, what, name("reasons", reason), name("limits", spends), value if kind != "action" else 0)
            return self.numbers.setdefault(key, len(self.numbers))
        return number

    def table(self, side, kind, name):
        rows, ordinals = side.bundle.rows, side.bundle.ordinals
        if kind == "plan":
            return rows["facts"][side.bundle.plan_fact][7]
        return rows["actions"][ordinals["actions"][name]][1] if kind == "action" else rows["decision_tables"][ordinals["decision_tables"][name]][1]

    def compare(self, kind, name):
        """`same`, `incomplete` or `differs`, and a person; `unsupported` if the decision uses what this file does not know."""
        for side in self.sides:
            side.used = set()
            side.known = {}
        try:
            old, new = [side.outcome(self.table(side, kind, name), self.meaning(kind)) for side in self.sides]
        except Unsupported as what:
            return f"unsupported: {what}", None
        solver = z3.Solver()
        solver.add(self.facts.limits)
        solver.add(old != new)
        used = self.sides[0].used | self.sides[1].used
        for status, missing in (("differs", FALSE), ("incomplete", TRUE)):
            solver.push()
            if z3.is_false(missing):
                solver.add([z3.Not(one) for one in self.facts.missing.values()])
            if solver.check() == z3.sat:
                return status, self.facts.person(solver.model(), used)
            solver.pop()
        return "same", None
