"""Records the pictures of docs/ship/site.md: record_site.py TOOL BROWSER. Run it in the folder of the repository, with .build/site-browser/bin/python."""

import pathlib
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

tool, path = sys.argv[1:]
with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
    site = pathlib.Path(folder) / "site"
    subprocess.run([tool, "site", "--quiet", "--as-of", "2026-11-25", "--out", str(site)], check=True)
    browser = Browser(playwright, path)
    for name, (page, height) in PICTURES.items():
        opened = browser.open(f"{site.as_uri()}/{page}")
        opened.page.set_viewport_size({"width": 1280, "height": height})
        opened.page.screenshot(path=f"docs/images/site-{name}.png")
    browser.close()
