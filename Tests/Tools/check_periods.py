#!/usr/bin/env python3
"""Compares the resets of limits in every time zone with Python's zoneinfo.

    python3 Tests/Tools/check_periods.py TOOL [--full] [--seed N]

It writes a product with `rulebook init`, adds a limit for each zone and schedule, and asks `rulebook eval` when each limit resets for random users
at random times, many of them near a change of the clocks, a leap day or the 31st. The reference finds the next start by looking at the days of the
calendar one after the other. Both use the time zone database of the system.
"""

import argparse
import calendar
import datetime
import json
import pathlib
import random
import subprocess
import sys
import tempfile
import zoneinfo

UTC = datetime.timezone.utc
DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
MONTHS = {"month": 1, "quarter": 3, "year": 12}


def schedules(chance, full):
    """The schedules of one zone, each with the keys of the rule."""
    at = f"{chance.randrange(24):02}:{chance.randrange(60):02}"
    found = [
        {"every": "quarter", "at": at}, {"every": "year", "at": at}, {"every": "week", "begins_on": chance.choice(DAYS), "at": at},
        {"every": "month", "from": "account.createdAt", "at": at}, {"every": "year", "from": "account.createdAt", "at": at},
        {"every": "day", "interval": chance.randrange(2, 90), "from": "account.createdAt", "at": at},
        {"every": chance.choice(["week", "month", "quarter"]), "interval": chance.randrange(2, 7), "from": "account.createdAt", "at": at},
        {"every": "month", "from": "account.createdAt", "at": "00:00"}, {"every": "quarter", "from": "account.createdAt", "at": "02:30"},
    ]
    return found if full else chance.sample(found, 3)


def instant(zone, day, minute):
    """The first instant at which clocks of a zone show a minute of a day, or a later time if they skip it."""
    wall = datetime.datetime.combine(day, datetime.time()) + datetime.timedelta(minutes=minute)
    late = wall.replace(tzinfo=zone, fold=0).astimezone(UTC)
    if late.astimezone(zone).replace(tzinfo=None) == wall:
        return late
    early = wall.replace(tzinfo=zone, fold=1).astimezone(UTC)
    low, high = int(early.timestamp()) - 1, int(late.timestamp())
    while high - low > 1:
        middle = (low + high) // 2
        shown = datetime.datetime.fromtimestamp(middle, UTC).astimezone(zone).replace(tzinfo=None)
        low, high = (low, middle) if shown >= wall else (middle, high)
    return datetime.datetime.fromtimestamp(high, UTC)


def is_start(day, first, rule):
    """Whether a period starts on a day, from the definition alone."""
    every, interval = rule["every"], rule.get("interval", 1)
    if first is None:
        if every == "week":
            return day.weekday() == DAYS.index(rule["begins_on"])
        return day.day == 1 and (day.month - 1) % MONTHS[every] == 0
    if every in ("day", "week"):
        return (day - first).days % (interval * (7 if every == "week" else 1)) == 0
    if (day.year * 12 + day.month - first.year * 12 - first.month) % (MONTHS[every] * interval) != 0:
        return False
    return day.day == min(first.day, calendar.monthrange(day.year, day.month)[1])


def next_reset(zone, rule, now, created):
    first = created.astimezone(zone).date() if "from" in rule else None
    minute = int(rule["at"][:2]) * 60 + int(rule["at"][3:])
    day = now.astimezone(zone).date() - datetime.timedelta(days=2)
    while True:
        if is_start(day, first, rule):
            start = instant(zone, day, minute)
            if start > now:
                return start
        day += datetime.timedelta(days=1)


def zones():
    """The zones of the system, each distinct content once."""
    contents = {}
    for name in sorted(zoneinfo.available_timezones()):
        if name in ("localtime", "posixrules", "Factory") or name.startswith(("posix/", "right/")):
            continue
        for folder in zoneinfo.TZPATH:
            file = pathlib.Path(folder) / name
            if file.is_file():
                contents.setdefault(file.read_bytes(), name)
                break
    return sorted(contents.values())


def product(tool, folder, rules):
    subprocess.run([tool, "init", "Bakery"], cwd=folder, check=True, capture_output=True)

    def append(name, text):
        with open(folder / "rules" / name, "a") as file:
            file.write(text)

    append("facts.yaml", "now: {about: The time., type: timestamp, from: app}\n"
           "account.createdAt: {about: When the user signed up., type: timestamp, or_null: true, from: server}\n")
    append("copy.yaml", 'limit.reset: {where: The list of items., text: "The count resets later."}\n')
    for index, (zone, rule) in enumerate(rules):
        keys = ", ".join(f'{key}: "{value}"' if key == "at" else f"{key}: {value}" for key, value in rule.items())
        append("resets.yaml", f"r{index}: {{about: A schedule., {keys}, zone: {zone}}}\n")
        append("limits.yaml", f"l{index}: {{about: A limit., plans: {{free: 3, pro: unlimited}}, used: items.saved, resets: r{index}, "
               "when_full: {free: limit_reached}, tells: {what: limit.reached, why: limit.why, next: limit.next, count: limit.count, "
               "counted: limit.counted, reset: limit.reset}}\n")
    bundle = folder / "rules.bundle"
    run = subprocess.run([tool, "build", "--output", folder / "out", "--quiet"], cwd=folder, capture_output=True, text=True)
    if run.returncode != 0:
        raise SystemExit(f"the rules have mistakes: {run.stdout[:2000]}{run.stderr[:500]}")
    bundle.write_bytes((folder / "out" / "rulebook.bundle").read_bytes())
    return bundle


def moments(chance, count):
    """Random times of a question and of a sign-up. Many sign-ups are on the last days of a month."""
    for _ in range(count):
        now = datetime.datetime(chance.randrange(1995, 2037), chance.randrange(1, 13), chance.randrange(1, 29), tzinfo=UTC)
        now += datetime.timedelta(seconds=chance.choice([0, 3599, 7200, chance.randrange(3 * 86_400)]))
        day = chance.choice([(1, 31), (2, 29), (8, 31), (12, 30), (chance.randrange(1, 13), chance.randrange(1, 29))])
        year = chance.choice([1996, 2000, 2012, 2024])
        created = datetime.datetime(year, *day, chance.randrange(24), chance.randrange(60), tzinfo=UTC)
        yield now, created


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("tool")
    arguments.add_argument("--full", action="store_true", help="every schedule in every zone, at many more times")
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    chance = random.Random(given.seed)
    tool = str(pathlib.Path(given.tool).resolve())
    rules = [(zone, rule) for zone in zones() for rule in schedules(chance, given.full)]
    if not rules:
        print("periods were not compared: the system has no time zone database", file=sys.stderr)
        return
    asked = list(moments(chance, 200 if given.full else 6))
    form = "%Y-%m-%dT%H:%M:%SZ"
    requests = "".join(
        json.dumps({"ask": "overview", "facts": {
            "now": now.strftime(form), "account.createdAt": created.strftime(form), "subscription.isActive": False, "items.saved": 1}}) + "\n"
        for now, created in asked)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        bundle = product(tool, folder, rules)
        answers = subprocess.run([tool, "eval", "--bundle", bundle], input=requests, capture_output=True, text=True, check=True, cwd=folder)
    wrong, compared = 0, 0
    places = {name: zoneinfo.ZoneInfo(name) for name, _ in rules}
    for (now, created), line in zip(asked, answers.stdout.splitlines(), strict=True):
        found = {limit["id"]: limit.get("resetsAt") for limit in json.loads(line)["limits"]}
        for index, (zone, rule) in enumerate(rules):
            expected = next_reset(places[zone], rule, now, created).strftime(form)
            compared += 1
            if found[f"l{index}"] != expected:
                wrong += 1
                if wrong <= 10:
                    print(f"{zone} {rule} at {now} from {created}: {found[f'l{index}']}, not {expected}", file=sys.stderr)
    print(f"compared {compared} resets in {len(places)} time zones with zoneinfo: {wrong} differ")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
