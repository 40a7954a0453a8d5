"""Strings that break out of markup, scripts, styles, attributes, or JSON if something writes them without escaping, and strings whose shape is unusual.

They are made by program: each payload in each context that it could end. `hacked` becomes a global variable if one of them runs.
"""

RUN = "globalThis.hacked=1"
# What ends the context in which a string could stand.
ENDS = ["", '"', "'", "`", "-->", "]]>", "</p>", "</script>", "</style>", "</title>", "</textarea>", "</template>", "\\", "\\'", '\\"', "${", "{{", "*/", ")}"]
# What runs code where markup or code is expected.
PAYLOADS = [
    f"<script>{RUN}</script>", f"<img src=x onerror={RUN}>", f"<svg onload={RUN}>", f"<a href='javascript:{RUN}'>x</a>",
    f"<iframe srcdoc='<script>parent.{RUN}</script>'>", f"<details open ontoggle={RUN}>", f";{RUN};//", f"+({RUN})+", f"}}}};{RUN};",
]
# Characters and lengths that are hard to show as they are.
SHAPES = [
    "& &lt; &amp;lt; &#60; %3Cscript%3E \\u003cscript\\u003e", "\u0421\u0442\u0440\u043e\u043a\u0430 \u4e2d\u6587 \u0639\u0631\u0628\u064a \u05e2\u05d1\u05e8\u05d9\u05ea", "\U0001f469\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466 \U0001f3f3\ufe0f\u200d\U0001f308 \u1112\u1161\u11ab",
    "Z\u0351\u036b\u0343\u036a\u0302\u036b\u033da\u0334\u0319\u0324l\u0354\u0330\u0353g\u0327o", "a" * 400, "word " * 60 + "end", "null", "undefined", "NaN", "__proto__", "constructor", "[object Object]", "../../etc/passwd",
    "<!-- --> <![CDATA[x]]> <?php x ?>", "{count} of {limit}", "' OR 1=1 --", "\u201cquotes\u201d \u2018single\u2019 \u00ab\u00bb", "\u2026\u2014\u2013\u00a0\u2009end",
]


def naughty():
    """All strings, each once."""
    made = [end + payload for payload in PAYLOADS for end in ENDS] + SHAPES
    return list(dict.fromkeys(made))
