"""Tests the preview of the website in a browser, for check_site.py."""

import pathlib
import shutil
import subprocess
import tempfile
import time

from site_pages import SLACK


def check_preview(browser, problems, tool):
    """A preview shows an edit, keeps the page when the rules break, shows the error with its place, and recovers."""
    with tempfile.TemporaryDirectory() as folder:
        rules = pathlib.Path(folder) / "rules"
        shutil.copytree("rules", rules)
        subprocess.run("git init -q && git add -A && git -c user.name=t -c user.email=t@example.com commit -qm first", cwd=folder, shell=True, check=True)
        server = subprocess.Popen([tool, "preview", "--port", "0", "--rules", str(rules)], stderr=subprocess.PIPE, text=True)
        try:
            line = server.stderr.readline()
            base = line.split()[1].rstrip("/") if line.startswith("serving ") else None
            problems.expect(base is not None, "preview", f"prints {line!r}")
            if base is None:
                return
            opened = browser.open(f"{base}/limits/branches_per_move.html#plan=free")
            page = opened.page
            page.set_default_timeout(60_000)
            page.wait_for_function("() => document.documentElement.dataset.version === '1'")
            file = rules / "limits.yaml"
            before = file.read_text()
            edited = before.replace("about: Outgoing branches", "about: Edited branches", 1)
            problems.expect(edited != before, "preview", "the edit of the test changes nothing")
            # Until the page shows the edit. The machine does other things, so the fastest of some edits counts.
            took = []
            for turn in range(5):
                text, word = (before, "Outgoing") if turn % 2 else (edited, "Edited")
                started = time.monotonic()
                file.write_text(text)
                page.wait_for_function("(word) => document.querySelector('main .lead').textContent.includes(word)", arg=word)
                took.append(time.monotonic() - started)
            problems.expect(min(took) <= 0.3 * SLACK, "preview", f"an edit is shown after {min(took):.2f} s")
            problems.expect("plan=free" in page.url, "preview", "an edit loses the persona")
            file.write_text(edited.replace("branches_per_move:", "branches_per_move: [", 1))
            page.wait_for_function("() => document.getElementById('preview').textContent.includes('limits.yaml:')")
            problems.expect("Edited branches" in page.inner_text("main .lead"), "preview", "an error removes the page")
            problems.add("preview", opened.violations(dark=False))
            file.write_text(before)
            page.wait_for_function("() => document.getElementById('preview').style.display === 'none' && document.querySelector('main .lead').textContent.includes('Outgoing')")
            # A limit that changes an answer is counted, and a commit makes it the rule. A new fact can be set.
            page.evaluate("location.hash = 'plan=free&usage.inboxItems=9&now=2026-03-02T12:00:00Z'")
            locks = rules / "locks.yaml"
            locks.write_text(locks.read_text().replace("  value: 10\n", "  value: 9\n", 1))
            file.write_text(before.replace("free: 10, pro: 200", "free: 9, pro: 200", 1))
            facts = rules / "facts/account.yaml"
            page.wait_for_function("() => /answers? changes? for free since the last commit/.test(document.getElementById('preview').textContent)")
            link = page.locator("#preview a")
            problems.expect(link.get_attribute("href").startswith("../changes.html#plan=free"), "preview", f"the bar leads to {link.get_attribute('href')}")
            facts.write_text(facts.read_text() + "site.isNew: {about: A new fact., type: bool, from: app, if_absent: false, source: CH28}\n")
            page.wait_for_function("() => globalThis.rulebookData.facts.some(({id}) => id === 'site.isNew')")
            page.click("button >> text=+ fact")
            page.wait_for_selector("dialog select[aria-label='site.isNew']")
            page.click("dialog button >> text=Done")
            subprocess.run("git -c user.name=t -c user.email=t@example.com commit -qam second", cwd=folder, shell=True, check=True)
            page.wait_for_function("() => document.getElementById('preview').style.display === 'none'")
            problems.add("preview", opened.errors())
        finally:
            server.kill()
            server.wait()
