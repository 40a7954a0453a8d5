"""Writes the golden list of plural categories for every supported language, from Babel, which reads CLDR.

    pip install babel && python3 plural_rules.py TAG... > Tests/RuleKindsTests/Copy/plurals.txt

A line contains a language, the categories of 0 to 199 (one letter each: z zero, 1 one, 2 two, f few, m many, o other), and those of the larger
numbers in LARGE. Without arguments, the tags are those of the existing file.
"""

import pathlib
import sys

from babel import Locale, __version__

LETTERS = {"zero": "z", "one": "1", "two": "2", "few": "f", "many": "m", "other": "o"}
LARGE = [200, 201, 202, 203, 211, 300, 999, 1000, 1001, 1002, 1005, 1011, 1111, 9999, 10000, 100000, 100001, 101100, 999999, 1000000,
         1000001, 1000002, 2000000, 10**9, 10**9 + 1, 10**12, 10**15, 2**63 - 1]


def letters(locale, numbers):
    return "".join(LETTERS[locale.plural_form(number)] for number in numbers)


golden = pathlib.Path(__file__).parent.parent / "RuleKindsTests" / "Copy" / "plurals.txt"
tags = sys.argv[1:] or [line.split()[0] for line in golden.read_text().splitlines() if not line.startswith("#")]
print("# Made by Tests/Tools/plural_rules.py with Babel %s. Larger numbers: %s" % (__version__, " ".join(map(str, LARGE))))
for tag in sorted(tags):
    locale = Locale.parse(tag, sep="-")
    print(tag, letters(locale, range(200)), letters(locale, LARGE))
