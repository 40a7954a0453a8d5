"""What was decided about each mutant that survives `rulebook mutate`: the page docs/contribute/survivors.md.

The page is the record. Under each heading it has what was decided, and the values and operators that this is about. A whole run writes the
page again with the survivors of that run. A survivor that no heading has is listed under "Not decided yet", until somebody moves its row.
"""

import re

UNDECIDED = "Not decided yet"
ROW = re.compile(r"^\| `([^`]+)` \| ([^|]+) \| \d+ \| .* \|$", re.M)


def decided(page):
    """The decisions of a page in their order, each with its text, and the title for each value and operator."""
    texts, titles = {}, {}
    for section in page.split("\n## ")[1:]:
        title, _, rest = section.partition("\n")
        if title == UNDECIDED:
            continue
        texts[title] = rest.partition("\n| value |")[0].strip()
        titles.update({row: title for row in ROW.findall(rest)})
    return texts, titles


def lines(survivors):
    """A line for each changed value and operator, with the number of its survivors and the first change."""
    groups = {}
    for one in survivors:
        groups.setdefault((one["path"].lstrip("/"), one["operator"]), []).append(one["change"])
    return [f"| `{path}` | {operator} | {len(changes)} | {changes[0].replace('|', chr(92) + '|')} |"
            for (path, operator), changes in sorted(groups.items())]


def page(survivors, before):
    """The page about the survivors of a whole run. `survivors`: those that nothing reports. `before`: the page with the decisions."""
    texts, titles = decided(before)
    sections = {UNDECIDED: [], **{title: [] for title in texts}}
    for one in survivors:
        sections[titles.get((one["path"].lstrip("/"), one["operator"]), UNDECIDED)].append(one)
    sections = {title: found for title, found in sections.items() if found}
    parts = ["# Survivors", "",
             "Mutants of the product's rules that neither `check` nor a scenario notices, with what was decided about them. `make mutate` writes\n"
             "this page again and keeps the decisions: a new survivor is under “Not decided yet” until its row is moved.\n"
             "[Mistake corpus](mistakes.md) has the table of all mutants; those that `check` reports at another line are not here.", "",
             "| decision | survivors |", "|---|---|"]
    parts += [f"| {title} | {len(found)} |" for title, found in sections.items()] + [f"| all | {len(survivors)} |"]
    for title, found in sections.items():
        parts += ["", f"## {title}", ""]
        parts += [texts[title], ""] if title in texts else []
        parts += ["| value | operator | survivors | for example |", "|---|---|---|---|", *lines(found)]
    return "\n".join(parts) + "\n"
