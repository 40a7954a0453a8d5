"""Records the pictures of docs/ship/site.md and docs/ship/site-pages.md: record_site.py TOOL BROWSER. Run it in the folder of the repository, with .build/site-browser/bin/python.

The picture of changes compares the rules with a copy in which a Free inbox holds fewer imports.
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

from playwright.sync_api import sync_playwright

from site_pages import Browser

PICTURES = {
    "home": ("index.html", 900),
    "plans": ("plans.html", 1100),
    "rule": ("gates/cap_gate.html", 1060),
    "ladder": ("ladder/share_link_creation.html", 900),
    "notifications": ("notifications.html", 1150),
    "comparison": ("actions/flow.save_new.html#plan=free&usage.savedFlows=2&now=2026-03-02T12:00:00Z&b:plan=pro&b:usage.savedFlows=2&b:now=2026-03-02T12:00:00Z", 1000),
}

CHANGED = {"limits.yaml": ("free: 10, pro: 200", "free: 8, pro: 200"), "locks.yaml": ("  value: 10\n", "  value: 8\n")}

tool, path = sys.argv[1:]
with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
    site = pathlib.Path(folder) / "site"
    subprocess.run([tool, "site", "--quiet", "--as-of", "2026-11-25", "--out", str(site)], check=True)
    changed = pathlib.Path(folder) / "rules"
    shutil.copytree("rules", changed)
    for name, (before, after) in CHANGED.items():
        (changed / name).write_text((changed / name).read_text().replace(before, after, 1))
    proposed = pathlib.Path(folder) / "proposed"
    subprocess.run([tool, "site", "--quiet", "--as-of", "2026-11-25", "--rules", str(changed), "--since", "rules", "--out", str(proposed)], check=True)
    browser = Browser(playwright, path)

    def record(name, address, height):
        opened = browser.open(address)
        opened.page.set_viewport_size({"width": 1280, "height": height})
        opened.page.wait_for_timeout(300)
        opened.page.screenshot(path=f"docs/images/site-{name}.png")

    for name, (page, height) in PICTURES.items():
        record(name, f"{site.as_uri()}/{page}", height)
    record("changes", f"{proposed.as_uri()}/changes.html#plan=free&usage.inboxItems=8&now=2026-03-02T12:00:00Z", 1500)
    browser.close()
