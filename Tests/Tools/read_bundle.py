"""Reads a bundle and answers requests about actions: written from docs/contribute/bundle.md only, with only the standard library.

    python3 read_bundle.py FILE < requests.ndjson
    python3 read_bundle.py FILE --names      every named section and its names

A request has the form of `rulebook eval`. The answer has the keys that need no copy: action, allowed, plan, gateType, reasonCode, spends, and
undecided.
"""

import hashlib
import json
import os
import re
import struct
import sys
from datetime import datetime, timezone

NONE = 0xFFFFFFFF
# The page lists the sections, and which of them have names.
PAGE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "docs", "contribute", "bundle.md")
with open(PAGE, encoding="utf-8") as page:
    LISTED = re.findall(r"^\d+ (\w+): \d+ words?\n  0   (\w+) +(.*)$", page.read(), re.M)
NAMES = ["bytes"] + [section for section, _, _ in LISTED]
NAMED = [section for section, column, kind in LISTED
         if (column, kind) == ("name", "text") and section not in ("tables", "event_parameters")]
TAGS = ["missing", "error", "null", "bool", "int", "string", "enumeration", "duration", "timestamp", "list"]
BILLION = 1_000_000_000
LONGEST = 315_576_000_000 * BILLION
FIRST, LAST = -62_135_596_800 * BILLION, 253_402_300_800 * BILLION - 1


class BadBundle(Exception):
    pass


class Bundle:
    """The sections of a file, as lists of rows."""

    def __init__(self, data):
        if data[:8] != b"RULEBOOK":
            raise BadBundle("the file does not begin like a bundle")
        version, length = struct.unpack_from("<2I", data, 8)
        if version != 1:
            raise BadBundle("format version %d is not known here" % version)
        if length != len(data) or hashlib.sha256(data[88:]).digest() != data[48:80]:
            raise BadBundle("the file is damaged")
        count, = struct.unpack_from("<I", data, 80)
        if count != len(NAMES):
            raise BadBundle("other sections than those of version 1")
        self.rows = {}
        for index, name in enumerate(NAMES):
            number, offset, rows, words = struct.unpack_from("<4I", data, 88 + 16 * index)
            if number != index + 1:
                raise BadBundle("section %d where %d belongs" % (number, index + 1))
            if index == 0:
                self.bytes = data[offset:offset + rows]
            else:
                flat = struct.unpack_from("<%dI" % (rows * words), data, offset)
                self.rows[name] = [flat[row * words:(row + 1) * words] for row in range(rows)]
        self.texts = [self.bytes[start:start + size].decode("utf-8") for start, size in self.rows["texts"]]
        self.ordinals = {name: {self.name(name, row): row for row in range(len(self.rows[name]))} for name in NAMED}
        self.plan_fact, self.reserved = self.rows["book"][0][2], self.rows["book"][0][3:7] + self.rows["book"][0][11:20]

    def name(self, section, row):
        return self.texts[self.rows[section][row][0]]

    def constant(self, row):
        tag, aux, low, high = self.rows["constants"][row]
        bits, = struct.unpack("<q", struct.pack("<2I", low, high))
        tag = TAGS[tag]
        if tag == "string":
            return tag, self.bytes[high:high + low].decode("utf-8")
        if tag == "list":
            return tag, [self.constant(item) for item in range(high, high + low)]
        if tag in ("duration", "timestamp"):
            return tag, bits * BILLION + aux
        return tag, {"null": None, "bool": bits == 1}.get(tag, bits)


def error(code, fact=None):
    return "error", (code, fact)


def whole(number):
    return ("int", number) if -(1 << 63) <= number < 1 << 63 else error("integer_overflow")


def time(tag, nanoseconds):
    first, last = (-LONGEST, LONGEST) if tag == "duration" else (FIRST, LAST)
    return (tag, nanoseconds) if first <= nanoseconds <= last else error("time_out_of_range")


def failure(*values):
    """The first error among incompatible values."""
    return next((value for value in values if value[0] == "error"), error("wrong_type"))


UNITS = {"h": 3600 * BILLION, "m": 60 * BILLION, "s": BILLION, "ms": 1_000_000, "us": 1000, "ns": 1}


def parse_duration(text):
    match = re.fullmatch(r"([+-]?)((?:(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:h|ms|m|us|ns|s))+|0)", text)
    if not match:
        return error("invalid_duration")
    total = 0
    for number, unit in re.findall(r"([0-9.]+)(h|ms|m|us|ns|s)", match.group(2)):
        before, _, after = number.partition(".")
        total += int(before or 0) * UNITS[unit] + int(after or 0) * UNITS[unit] // 10 ** len(after)
    value = time("duration", -total if match.group(1) == "-" else total)
    return error("invalid_duration") if value[0] == "error" else value


def parse_timestamp(text):
    match = re.fullmatch(r"(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:Z|([+-])(\d\d):(\d\d))", text, re.ASCII)
    if not match:
        return error("invalid_timestamp")
    try:
        moment = datetime(*[int(part) for part in match.groups()[:6]], tzinfo=timezone.utc)
    except ValueError:
        return error("invalid_timestamp")
    seconds = (moment - datetime(1970, 1, 1, tzinfo=timezone.utc)) // (datetime.resolution * 1_000_000)
    if match.group(8):
        hours, minutes = int(match.group(9)), int(match.group(10))
        if hours > 23 or minutes > 59:
            return error("invalid_timestamp")
        seconds -= (hours * 3600 + minutes * 60) * (1 if match.group(8) == "+" else -1)
    value = time("timestamp", seconds * BILLION + int(((match.group(7) or "") + "0" * 9)[:9]))
    return error("invalid_timestamp") if value[0] == "error" else value


def arithmetic(sign, left, right):
    kinds, a, b = (left[0], right[0]), left[1], right[1]
    if kinds == ("int", "int"):
        if sign in "/%" and b == 0:
            return error("division_by_zero" if sign == "/" else "remainder_by_zero")
        if sign in "/%" and (a, b) == (-(1 << 63), -1):
            return error("integer_overflow")
        if sign in "/%":
            quotient = abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)
            return whole(quotient if sign == "/" else a - quotient * b)
        return whole({"+": a + b, "-": a - b, "*": a * b}[sign])
    if sign == "+" and kinds == ("string", "string"):
        return ("string", a + b) if len((a + b).encode("utf-8")) <= 1 << 16 else error("text_too_long")
    if sign == "+" and kinds in (("duration", "duration"), ("timestamp", "duration"), ("duration", "timestamp")):
        return time("duration" if kinds[0] == kinds[1] else "timestamp", a + b)
    if sign == "-" and kinds == ("timestamp", "timestamp") and not -(1 << 63) <= a - b < 1 << 63:
        return error("time_out_of_range")
    if sign == "-" and kinds in (("duration", "duration"), ("timestamp", "timestamp"), ("timestamp", "duration")):
        return time("duration" if kinds[0] == kinds[1] else "timestamp", a - b)
    return failure(left, right)


def equal(left, right):
    return failure(left, right) if "error" in (left[0], right[0]) else ("bool", left == right)


def compare(left, right, accepts):
    if left[0] != right[0] or left[0] not in ("int", "bool", "string", "duration", "timestamp"):
        return failure(left, right)
    return "bool", accepts((left[1] > right[1]) - (left[1] < right[1]))


def both(left, right, decides):
    """False decides `&&`, and true decides `||`. The deciding side absorbs an error on the other side."""
    if ("bool", decides) in (left, right):
        return "bool", decides
    return failure(left, right) if left[0] != "bool" or right[0] != "bool" else right


class Request:
    """The facts of one request, and the values that are derived from them."""

    def __init__(self, bundle, facts):
        self.bundle = bundle
        self.values = {}
        for name, given in flat(facts):
            row = bundle.ordinals["facts"][name]
            if row in bundle.reserved or bundle.rows["facts"][row][6] != NONE:
                raise KeyError(name)
            self.values[row] = self.read(row, given)

    def read(self, fact, given):
        _, kind, or_null, first, count = self.bundle.rows["facts"][fact][:5]
        if given is None and or_null:
            return "null", None
        if kind == 3:
            values = [self.bundle.texts[self.bundle.rows["fact_values"][row][0]] for row in range(first, first + count)]
            return "enumeration", values.index(given)
        if kind in (4, 5):
            return (parse_duration if kind == 4 else parse_timestamp)(given)
        if kind > 5:
            return "list", [(("bool", "int", "string")[kind - 6], item) for item in given]
        return ("bool", "int", "string")[kind], given

    def fact(self, row):
        if row not in self.values:
            columns = self.bundle.rows["facts"][row]
            if columns[6] != NONE:
                self.values[row] = self.run(columns[6])
            elif columns[7] != NONE:
                outcome, problem = self.look_through(columns[7])
                self.values[row] = problem or ("enumeration", self.bundle.rows["outcomes"][outcome][4])
            elif columns[5] != NONE:
                self.values[row] = self.bundle.constant(columns[5])
            else:
                return error("missing_fact", self.bundle.name("facts", row))
        return self.values[row]

    def plan(self):
        tag, ordinal = self.fact(self.bundle.plan_fact)
        return ordinal if tag == "enumeration" else None

    def look_through(self, table):
        """The result of a table, and the error that ended the search."""
        _, first, count, on_error = self.bundle.rows["tables"][table]
        for program, then, _ in self.bundle.rows["table_rows"][first:first + count]:
            value = ("bool", True) if program == NONE else self.run(program)
            if value == ("bool", True):
                return then, None
            if value != ("bool", False):
                return on_error, failure(value)
        raise BadBundle("a table without a last row that always applies")

    def limit(self, row):
        plan = self.plan()
        if plan is None:
            return error("no_plan")
        value = self.bundle.rows["limit_values"][self.bundle.rows["limits"][row][5] + plan]
        amount, = struct.unpack("<q", struct.pack("<2I", *value[5:7]))
        return ("int", amount) if value[1] == 0 else ("null", None)

    def plan_can(self, row):
        plan = self.plan()
        if plan is None:
            return error("no_plan")
        return "bool", self.bundle.rows["cells"][self.bundle.rows["capabilities"][row][1] + plan][1] in (0, 3, 4)

    def run(self, program):
        first, count = self.bundle.rows["programs"][program][:2]
        stack, index = [], 0
        while index < count:
            word, b = self.bundle.rows["code"][first + index]
            operation, a = word & 0xFF, word >> 16
            index += 1
            if operation < 6:
                stack.append(self.push(operation, a, b))
            elif operation < 11:
                stack.append(self.change(operation, stack.pop()))
            elif operation < 25:
                right, left = stack.pop(), stack.pop()
                stack.append(self.combine(operation, left, right))
            elif operation == 25:
                items = stack[len(stack) - b:]
                del stack[len(stack) - b:]
                stack.append(failure(*items) if any(item[0] == "error" for item in items) else ("list", items))
            elif operation in (26, 27):
                index = b if stack[-1] == ("bool", operation == 27) else index
            elif operation == 28:
                test = stack.pop()
                if test == ("bool", False):
                    index = b
                elif test != ("bool", True):
                    stack.append(failure(test))
                    index = a
            elif operation == 29:
                index = b
            else:
                stack.append(self.combine(operation - 19, self.fact(a), self.bundle.constant(b)))
        return stack.pop()

    def push(self, operation, a, b):
        if operation == 0:
            return self.bundle.constant(b)
        if operation == 1:
            return self.fact(a)
        if operation == 2:
            return self.limit(b)
        if operation == 3:
            return self.plan_can(b)
        if operation == 4:
            return self.run(self.bundle.rows["conditions"][b][1])
        value = self.fact(a)
        return ("bool", b >> value[1] & 1 == 1) if value[0] == "enumeration" else failure(value)

    def change(self, operation, value):
        kind = value[0]
        if operation == 6 and kind == "bool":
            return kind, not value[1]
        if operation == 7 and kind == "int":
            return whole(-value[1])
        if operation == 8 and kind in ("string", "list"):
            return "int", len(value[1])
        if operation in (9, 10) and kind == "string":
            return (parse_duration if operation == 9 else parse_timestamp)(value[1])
        return failure(value)

    def combine(self, operation, left, right):
        if operation in (11, 12):
            value = equal(left, right)
            return value if operation == 11 or value[0] == "error" else ("bool", not value[1])
        if operation < 17:
            return compare(left, right, [lambda o: o < 0, lambda o: o <= 0, lambda o: o > 0, lambda o: o >= 0][operation - 13])
        if operation < 22:
            return arithmetic("+-*/%"[operation - 17], left, right)
        if operation == 22:
            if "error" in (left[0], right[0]) or right[0] != "list":
                return failure(left, right)
            return "bool", left in right[1]
        return both(left, right, operation == 24)

    def decide(self, name):
        action = self.bundle.ordinals["actions"][name]
        outcome, problem = self.look_through(self.bundle.rows["actions"][action][1])
        kind, reason, _, spends, _ = self.bundle.rows["outcomes"][outcome]
        plan = self.plan()
        answer = {"action": name, "allowed": kind == 0, "plan": None if plan is None else self.bundle.name("plans", plan)}
        if kind == 1:
            gate = self.bundle.rows["reasons"][reason][1]
            answer["gateType"] = None if gate == NONE else self.bundle.name("gates", gate)
            answer["reasonCode"] = self.bundle.name("reasons", reason)
        elif spends != NONE:
            answer["spends"] = self.bundle.name("limits", spends)
        if problem:
            code, fact = problem[1]
            answer["undecided"] = {"code": code, "fact": fact} if fact else {"code": code}
        return answer


def flat(facts, prefix=""):
    """`{"usage": {"savedFlows": 2}}` is equivalent to `{"usage.savedFlows": 2}`."""
    for name, value in facts.items():
        if isinstance(value, dict):
            yield from flat(value, prefix + name + ".")
        else:
            yield prefix + name, value


def main():
    with open(sys.argv[1], "rb") as file:
        bundle = Bundle(file.read())
    if "--names" in sys.argv:
        json.dump({section: list(bundle.ordinals[section]) for section in NAMED}, sys.stdout, ensure_ascii=False)
        return
    for line in sys.stdin:
        request = json.loads(line)
        answer = Request(bundle, request.get("facts", {})).decide(request["action"])
        print(json.dumps(answer, separators=(",", ":"), ensure_ascii=False))


if __name__ == "__main__":
    main()
