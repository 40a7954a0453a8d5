"""What was decided about each mutant that survives `rulebook mutate`: the page docs/contribute/survivors.md.

A decision is about a kind of rule, its operators, and the paths of the changed values. The first that fits a survivor counts. A survivor
without a decision is listed at the top, so that people decide about it.
"""

import re
import textwrap

# (title, what was decided, kinds, operators, pattern of the path)
ANY = ".*"
DECISIONS = [
    ("An order without a meaning",
     "Fields of a record, parameters of an event, parts of a payload, reasons of a log, what a moment clears, and tests of the same kind are "
     "written in an order that no answer depends on.",
     "records|telemetry|payloads|planner|data_types|moments|operations|empty_states|copy|snapshot|conditions",
     "line moved|order|line doubled|item doubled", ANY),
    ("The order on a screen",
     "The documents give no order for these buttons, messages, and meters of a screen. Scenarios name what a screen has, in any order.",
     "routes|notifications", "line moved|order", ANY),
    ("Rows that exclude each other",
     "Only one of the two rows can apply, or both give the same answer.",
     "actions|tables|router", "line moved|order", ANY),
    ("Values that servers can set",
     "Product decides which values a server can set. No document lists them.",
     "remote", ANY, ANY),
    ("Open numbers",
     "The number is open: its placeholder names the owner and the options, and product may change it. No document prints it.",
     "settings|signals|router|ladder_levels", "number|unit|key lost", ANY),
    ("Numbers of the warning ladder that are open",
     "The number belongs to an open question (PH-30-01 and others). Scenarios show the levels at the numbers that the documents print; these "
     "differ by one step from a number that another level or vector hides.",
     "ladder", "number|unit", ANY),
    ("Signals of a vector",
     "Which signals count for which vector is an assumption. Scenarios show one signal of each vector.",
     "ladder", "item lost|name|key lost", ANY),
    ("Origin and type of a fact",
     "Whether the app or the server gives the fact, how long it can be, and whether a text is an id changes types for apps, and no answer.",
     "facts", "choice|name", "/type|/from|/longest"),
    ("Defaults and bounds that every request gives",
     "The default, or the smallest value, of a fact that apps always give, or of a stored field that apps always write. A scenario without it is "
     "added where a document names the default.",
     "records|facts", "key lost|number|choice|name", ANY),
    ("The surface or the words of a message that no scenario shows",
     "A scenario is added when the documents have the copy of the screen. The kinds of surfaces are checked for their level and their room.",
     "notices|reasons|buttons|routes|notification_categories|notifications|copy|capabilities|empty_states",
     "name|choice|placeholder|key lost|item lost|cell|boolean|operand", ANY),
    ("Manner of an action with a connection",
     "The app does the same with a good connection, whether the rule says that it happens at once, may fail, or waits; or no plan allows the action.",
     "offline", ANY, ANY),
    ("Operations that send nothing that has a revision",
     "Only changes of things that two devices edit are compared by their revision.",
     "operations", "boolean|choice", ANY),
    ("Comparisons that mean the same",
     "With `x < 1 ? 1 : x` and whole numbers, the value on the boundary is the same. The analysis does not prove it.",
     "copy|snapshot|conditions", "boundary|operand", ANY),
    ("Values whose neighbors allow the same",
     "The other value has the same effect on every answer that a request can get: a unit of a count, a note that is never over its limit, a "
     "moment after which nothing is left.",
     "limits|downgrade|data_types|fields|ladder_levels|operations", ANY, ANY),
]


def decide(survivor):
    """The position of the decision about a survivor; None if there is none."""
    kind = survivor["path"].split("/")[1]
    for index, (_, _, kinds, operators, path) in enumerate(DECISIONS):
        if re.fullmatch(kinds, kind) and re.fullmatch(operators, survivor["operator"]) and re.search(path, survivor["path"]):
            return index
    return None


def lines(survivors):
    """A line for each changed value and operator, with the number of its survivors and the first change."""
    groups = {}
    for one in survivors:
        groups.setdefault((one["path"].lstrip("/"), one["operator"]), []).append(one["change"])
    return [f"| `{path}` | {operator} | {len(changes)} | {changes[0].replace('|', chr(92) + '|')} |"
            for (path, operator), changes in sorted(groups.items())]


def page(survivors):
    """The page about the survivors of a whole run. `survivors`: those that nothing reports."""
    decided = {}
    for one in survivors:
        decided.setdefault(decide(one), []).append(one)
    parts = ["# Survivors", "",
             "Mutants of the product's rules that neither `check` nor a scenario notices, with what was decided about them. `make mutate` writes\n"
             "this page. [Mistake corpus](mistakes.md) has the table of all mutants; those that `check` reports at another line are not here.", "",
             "| decision | survivors |", "|---|---|"]
    order = sorted(decided, key=lambda index: -1 if index is None else index)
    title = lambda index: "Not decided yet" if index is None else DECISIONS[index][0]
    parts += [f"| {title(index)} | {len(decided[index])} |" for index in order] + [f"| all | {len(survivors)} |"]
    for index in order:
        parts += ["", f"## {title(index)}", ""]
        if index is not None:
            parts += [textwrap.fill(DECISIONS[index][1], 150), ""]
        parts += ["| value | operator | survivors | for example |", "|---|---|---|---|", *lines(decided[index])]
    return "\n".join(parts) + "\n"
