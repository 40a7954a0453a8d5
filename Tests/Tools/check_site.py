"""Tests the website of the rules in a headless Chromium.

The arguments are the tool and the browser. With --full, every page is opened; otherwise one page of each kind with
parts of its own. Run it in the folder of the
repository, with the package axe-playwright-python.
"""

import argparse
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

from playwright.sync_api import Error, sync_playwright

from naughty_strings import naughty
from site_input import check_address, check_day, check_entered, check_languages, check_naughty_links, copy_pairs
from site_pages import SLACK, Browser, Problems, serve
from site_preview import check_preview
from site_workers import check_pages

FIXED = ["index.html", "plans.html", "notifications.html", "changes.html", "words.html", "screens.html", "live.html", "documents.html"]
# What a server sets in an environment.
SERVED = """
  set:
    limits/practice_credits/plans/free: {to: 5, because: A test of the site., by: tests, since: "2026-11-22"}
"""
# The kinds whose pages have parts of their own. The other kinds have the parts that these have.
KINDS = ["actions", "limits", "capabilities", "gates", "copy", "tables", "ladder", "deep_links", "fields", "empty_states", "scenarios"]


def write_site(tool, folder, *options):
    subprocess.run([tool, "site", "--quiet", "--out", str(folder), *options], check=True)
    return folder


def sample(site, isFull):
    """All pages, or the fixed pages and the largest page of some kinds, which has the most parts."""
    pages = [page for page in FIXED if (site / page).exists()]
    for kind in sorted(path for path in site.iterdir() if path.is_dir() and path.name in (KINDS if not isFull else os.listdir(site)) and path.name != "assets"):
        files = sorted(kind.glob("*.html"), key=lambda file: (-file.stat().st_size, file.name))
        chosen = files if isFull else [file for file in files if file.name != "index.html"][:1]
        pages += [f"{kind.name}/{file.name}" for file in chosen]
    return pages


def check_answers(browser, problems, tool, base):
    """The page answers every request of the scenarios as `rulebook eval` does."""
    lines = subprocess.run([tool, "test", "--requests", "--quiet"], check=True, capture_output=True).stdout
    asked = [line for line in lines.splitlines() if json.loads(line).get("ask") != "condition"]
    native = subprocess.run([tool, "eval"], input=b"\n".join(asked) + b"\n", capture_output=True).stdout.splitlines()
    opened = browser.open(f"{base}/index.html")
    answers = []
    for start in range(0, len(asked), 200):
        text = b"\n".join(asked[start : start + 200]).decode()
        answers += opened.page.evaluate("(text) => rulebook.answer(text)", text).splitlines()
    problems.expect(len(asked) > 1000 and len(answers) == len(asked) == len(native), "answers", f"{len(asked)} requests, {len(answers)} answers")
    different = [(request, a, b) for request, a, b in zip(asked, answers, native) if json.loads(a) != json.loads(b)]
    for request, a, b in different[:3]:
        problems.add("answers", [f"{request[:300]} is answered {a[:300]} in the page and {b[:300]} by the tool"])
    return len(asked)


def check_lists(browser, problems, base, site):
    """The lists contain every sentence, screen and section, and the search finds them."""
    names = {kind: len(list((site / kind).glob("*.html"))) - 1 for kind in ("copy", "routes")}
    page = browser.open(f"{base}/words.html").page
    words = page.locator(".wordlist tbody tr").count()
    problems.expect(words == names["copy"] > 300, "words.html", f"{words} sentences instead of {names['copy']}")
    mirrored = page.locator("td[dir=rtl] p").first.inner_text()
    problems.expect("\u202e" in mirrored, "words.html", f"nothing is mirrored: {mirrored}")
    screens = browser.open(f"{base}/screens.html").page.locator("main ul.entries > li").count()
    problems.expect(screens == names["routes"] > 40, "screens.html", f"{screens} screens instead of {names['routes']}")
    page = browser.open(f"{base}/documents.html").page
    sections = page.locator("main details").count()
    problems.expect(sections > 100, "documents.html", f"only {sections} sections have rules")
    for title in ("Words", "Screens", "Documents", "Live now"):
        page = browser.open(f"{base}/index.html").page
        page.keyboard.press("/")
        page.keyboard.type(title)
        page.wait_for_selector("ul.hits a")
        with page.expect_navigation():
            page.keyboard.press("Enter")
        problems.expect(page.locator("h1").first.inner_text().startswith(title), "search", f"{title} is not the first result")


def check_permalink(browser, problems, base):
    """A change of the persona changes the answer and the address, and the address alone has the same answer."""
    page = browser.open(f"{base}/plans.html").page
    before = page.inner_text("main")
    page.select_option("#persona select", index=2)
    page.wait_for_function("() => document.location.hash !== ''")
    page.click("button >> text=+ fact")
    page.fill("dialog input[type=search]", "")
    page.locator("dialog input[type=number]").first.fill("1")
    page.locator("dialog input[type=number]").first.blur()
    page.click("dialog button >> text=Done")
    page.wait_for_function("() => document.location.hash.split('&').length > 2")
    text, address = page.inner_text("#persona .given") + page.inner_text("main"), page.url
    problems.expect(text != before, "permalink", "a change of the persona changes nothing")
    again = browser.open(address).page
    problems.expect(again.inner_text("#persona .given") + again.inner_text("main") == text, "permalink", f"{address} shows something else")
    # A link to another page keeps the persona.
    again.click(".matrix tbody th a >> nth=0")
    again.wait_for_function("() => globalThis.rulebook?.isReady")
    problems.expect(again.url.split("#")[1:] == address.split("#")[1:], "permalink", f"a link from {address} leads to {again.url}")
    check_entered(browser, problems, base)


def check_search(browser, problems, base):
    """The keyboard alone finds every rule and opens its page."""
    opened = browser.open(f"{base}/index.html")
    page = opened.page
    page.keyboard.press("/")
    page.wait_for_selector("dialog input")
    page.keyboard.type("free flow cap")
    page.wait_for_selector(".hits a")
    problems.add("search", opened.violations(dark=False))
    wanted = page.locator(".hits a .id").first.inner_text()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_function("(name) => document.querySelector('h1')?.textContent === name && globalThis.rulebook?.isReady", arg=wanted)


def check_comparison(browser, problems, base):
    """A second persona stands next to the first one, and what differs is lit. A counterfactual that is clicked becomes true."""
    page = browser.open(f"{base}/actions/flow.save_new.html#plan=free&usage.savedFlows=2&now=2026-03-02T12:00:00Z").page
    problems.expect(page.locator("tr.won").count() == 1, "rows", "no row is lit")
    problems.expect("no:" in page.locator("tr.passed .said").first.inner_text(), "rows", "a row does not say why it did not apply")
    page.click("button >> text=Compare")
    page.locator(".who.second select").first.select_option("pro")
    problems.expect(page.locator(".differs").count() > 0, "comparison", "nothing is lit")
    for path, lit in (("index.html", ".summary .changed small"), ("plans.html", ".meters .differs"), ("notifications.html", ".event .differs"), ("ladder/share_link_creation.html", "svg.line ~ *, .side .differs")):
        beside = "#plan=free&now=2026-03-02T12:00:00Z&b:plan=pro&b:now=2026-03-02T12:00:00Z"
        if path == "notifications.html":
            facts = "plan=pro&now=2026-03-10T11:00:00Z&session.name=Guard&session.stillPlanned=true&notifications.permission"
            beside = f"#{facts}=granted&" + "&".join(f"b:{fact}" for fact in f"{facts}=denied".split("&"))
        other = browser.open(f"{base}/{path}{beside}")
        other.page.wait_for_function("() => rulebook.isDrawn !== false")
        problems.expect(other.page.locator(lit).count() > 0, path, "shows no difference between two personas")
        problems.add(path, other.errors() + (other.violations(dark=False) if path == "notifications.html" else []))
    page = browser.open(page.url).page
    page.click("button >> text=One persona")
    flip = page.locator(".flips button").first
    becomes = flip.locator("small").inner_text().removeprefix("becomes ")
    flip.click()
    text = page.inner_text("main .answer")
    problems.expect(becomes in text or (becomes == "allow" and "allowed" in text), "counterfactual", f"{becomes!r} is not in {text!r}")


def check_pictures(browser, problems, base):
    """An error shows its surface and its retries, a screen its words and where it leads, and a chosen notification is on the lock screen and in the app."""
    page = browser.open(f"{base}/errors/ERR-001.html").page
    problems.expect("after 2 s" in page.inner_text(".panel:has-text('Retries')") and page.locator("figure.phone .toast").count() == 1, "errors", "no surface or no retries")
    page = browser.open(f"{base}/routes/auth~2Fconversion.html#plan=guest").page
    problems.expect("Create an account" in page.inner_text("figure.phone"), "routes", "the screen has no words")
    problems.expect(page.locator("[aria-labelledby=navigation] a[href*='auth~2Femail_choice']").count() == 1, "routes", "the page does not show where the screen leads")
    page = browser.open(f"{base}/notifications.html").page
    page.locator(".event .at").last.click()
    problems.expect(page.locator(".phone .push").count() == 1 and page.locator(".phone .panel-in").count() == 1, "notifications.html", "a chosen notification is not shown")


def check_scenarios(problems, tool, copied):
    """Every scenario that a page copies passes `rulebook test`."""
    texts = {f"copied.{number}": one for number, one in enumerate(copied)}
    if not texts:
        return 0
    with tempfile.TemporaryDirectory() as folder:
        rules = pathlib.Path(folder) / "rules"
        shutil.copytree("rules", rules)
        (rules / "scenarios/copied.yaml").write_text("\n".join(f"{name}:\n{text.split(chr(10), 1)[1]}" for name, (_, text) in texts.items()))
        run = subprocess.run([tool, "test", "--rules", str(rules), str(rules / "scenarios/copied.yaml")], capture_output=True, text=True)
        if run.returncode != 0:
            problems.add("copied scenarios", [(run.stdout + run.stderr)[:3000]])
            (pathlib.Path(".build") / "copied.yaml").write_text((rules / "scenarios/copied.yaml").read_text())
    return len(texts)


def check_injection(browser, problems, tool):
    """No text of the rules becomes markup or code, and every text is shown as it is."""
    texts = naughty()
    with tempfile.TemporaryDirectory() as folder:
        rules = pathlib.Path(folder) / "rules"
        shutil.copytree("rules", rules)
        scenarios = "\n".join(f"naughty.n{n}:\n  about: {json.dumps(text, ensure_ascii=False)}\n  when: {{ask: plan}}\n  then: {{notices: none}}" for n, text in enumerate(texts))
        (rules / "scenarios/naughty.yaml").write_text(scenarios + "\n")
        # Those that rules may not contain are refused with their place, and stand in no page.
        run = subprocess.run([tool, "check", "--rules", str(rules), "--format", "json"], capture_output=True, text=True)
        errors = [one for one in map(json.loads, run.stdout.splitlines()) if one["severity"] == "error"]
        refused = {(one["start"]["line"] - 1) // 4 for one in errors}
        texts = [text for n, text in enumerate(texts) if n not in refused]
        scenarios = "\n".join(f"naughty.n{n}:\n  about: {json.dumps(text, ensure_ascii=False)}\n  when: {{ask: plan}}\n  then: {{notices: none}}" for n, text in enumerate(texts))
        (rules / "scenarios/naughty.yaml").write_text(scenarios + "\n")
        base = write_site(tool, pathlib.Path(folder) / "site", "--rules", str(rules)).as_uri()
        # The list has all of them; a page has its own.
        opened = browser.open(f"{base}/scenarios/index.html")
        shown = opened.page.locator("main").text_content()
        for number, text in enumerate(texts):
            problems.expect(text in shown, "scenarios/index.html", f"{text!r} is not shown as it is")
        for number, text in list(enumerate(texts))[::12]:
            opened = browser.open(f"{base}/scenarios/naughty.n{number}.html")
            problems.expect(text in opened.page.locator("main").text_content(), f"naughty.n{number}", f"{text!r} is not shown as it is")
            problems.expect(opened.page.evaluate("globalThis.hacked === undefined"), f"naughty.n{number}", f"{text!r} ran")
            problems.add(f"naughty.n{number}", opened.errors())
        # The search draws with the script of the pages.
        opened = browser.open(f"{base}/index.html")
        opened.page.keyboard.press("/")
        opened.page.keyboard.type("naughty.n")
        opened.page.wait_for_selector("ul.hits a")
        problems.expect(opened.page.evaluate("globalThis.hacked === undefined"), "search", "a text ran")
        problems.add("search", opened.errors())
    problems.expect(len(texts) > 150, "naughty strings", f"only {len(texts)} can stand in rules")
    return len(texts)


def write_sentences(tool, rules):
    """Adds sentences with every naughty string to the rules, and an empty screen for each. Returns those that the check accepts, by number."""
    texts = dict(enumerate(naughty()))
    screens, counts = (rules / "empty_states.yaml").read_text(), (rules / "invariants/counts.yaml").read_text()
    count = "{of: empty_states, exactly: 5}"
    file = rules / "copy/en/naughty.yaml"
    while True:
        file.write_text("".join(f"naughty.n{n}: {{where: A test, text: {json.dumps(text, ensure_ascii=False)}}}\n" for n, text in texts.items()))
        added = "".join(f"EMPTY-{1000 + n}: {{about: A test., title: naughty.n{n}, body: naughty.n{n}, button: create_flow, opens: flow/create, unless: [{{if: guest, opens: auth/conversion}}]}}\n" for n in texts)
        (rules / "empty_states.yaml").write_text(screens + added)
        (rules / "invariants/counts.yaml").write_text(counts.replace(count, count.replace("5", str(5 + len(texts))), 1))
        run = subprocess.run([tool, "check", "--rules", str(rules), "--format", "json"], capture_output=True, text=True)
        # Any other status is a crash.
        assert run.returncode in (0, 1), f"rulebook check ended with {run.returncode}: {run.stderr[-500:]}"
        lines = {one["start"]["line"] - 1 for one in map(json.loads, run.stdout.splitlines()) if one["severity"] == "error" and one["file"].endswith(file.name)}
        if not lines:
            return texts
        texts = {n: text for line, (n, text) in enumerate(texts.items()) if line not in lines}


def check_sentences(browser, problems, base, texts):
    """No sentence becomes markup or code, neither in a page nor in a picture that a script draws, and each is shown as it is."""
    opened = browser.open(f"{base}/words.html")
    shown = opened.page.locator("main").text_content()
    for number, text in texts.items():
        problems.expect(text in shown, "words.html", f"{text!r} is not shown as it is")
    problems.add("words.html", opened.errors())
    for number, text in list(texts.items())[::8]:
        for page, place in ((f"copy/naughty.n{number}.html", "main"), (f"empty_states/EMPTY-{1000 + number}.html", "figure.phone")):
            opened = browser.open(f"{base}/{page}")
            problems.expect(text in opened.page.locator(place).first.text_content(), page, f"{text!r} is not shown as it is")
            made = opened.page.evaluate("() => globalThis.hacked !== undefined || document.querySelector('main :is(script, img, iframe, object, style, a[href^=javascript])') !== null")
            problems.expect(not made, page, f"{text!r} became markup")
            problems.add(page, opened.errors())
    problems.expect(len(texts) > 100, "naughty sentences", f"only {len(texts)} can stand in sentences")


def check_naughty_sentences(browser, problems, tool):
    with tempfile.TemporaryDirectory() as folder:
        rules = pathlib.Path(folder) / "rules"
        shutil.copytree("rules", rules)
        texts = write_sentences(tool, rules)
        check_sentences(browser, problems, write_site(tool, pathlib.Path(folder) / "site", "--rules", str(rules)).as_uri(), texts)


def check_changes(browser, problems, tool):
    """The page of changes has the sentences of `rulebook diff`, those of environments and translations included, and shows what a persona sees before
    and after."""
    with tempfile.TemporaryDirectory() as folder:
        base, rules = pathlib.Path(folder) / "before", pathlib.Path(folder) / "rules"
        for copy, text in ((base, "Nicht jetzt"), (rules, "Jetzt nicht")):
            shutil.copytree("rules", copy)
            (copy / "copy/de.yaml").write_text(f"auth.conversion.secondary.not_now: {text}\n")
        with (rules / "overrides/production.yaml").open("a") as file:
            file.write(SERVED)
        edits = {
            "limits.yaml": ("plans: {guest: 0, free: 10, pro: 200}", "plans: {guest: 0, free: 8, pro: 200}"),
            "locks.yaml": ("  value: 10\n", "  value: 8\n"),
            "errors/dictionary.yaml": ("buttons: [manage_inbox, upgrade_to_pro]", "buttons: [upgrade_to_pro, manage_inbox]"),
        }
        for name, (before, after) in edits.items():
            text = (rules / name).read_text()
            problems.expect(before in text, "changes", f"{name} no longer contains {before}")
            (rules / name).write_text(text.replace(before, after, 1))
        run = subprocess.run([tool, "diff", str(base), str(rules), "--format", "json"], capture_output=True, text=True, check=True)
        report = json.loads(run.stdout)
        sentences = [headline["text"] for headline in report["headlines"]]
        for environment in report["environments"]:
            sentences += [headline["text"] for headline in environment["headlines"] if headline["text"] not in sentences]
        sentences = [sentence.replace("`", "") for sentence in sentences]
        site = write_site(tool, pathlib.Path(folder) / "site", "--rules", str(rules), "--since", str(base))
        opened = browser.open(f"{site.as_uri()}/changes.html")
        page = opened.page
        page.wait_for_selector("[data-change] > *")
        problems.expect(page.locator(".sentence").all_inner_texts() == sentences, "changes", f"{page.locator('.sentence').all_inner_texts()} instead of {sentences}")
        card = page.locator("li.change", has_text="inbox_items").filter(has_text="limits/inbox_items/plans/free")
        card.locator("a", has_text="Show such a persona").first.click()
        page.wait_for_function("() => document.location.hash.includes('usage.inboxItems')")
        pair = card.locator(".answer.pair").first
        pair.wait_for()
        problems.expect("allowed" in pair.inner_text() and "refused" in pair.inner_text(), "changes", f"the limit shows {pair.inner_text()!r}")
        problems.expect(card.locator("figure.phone").count() > 0, "changes", "no screen is drawn")
        # A value that a server sets changes the answer, and the words of a translation stand in its language.
        for link, text, wanted in (
            ("plan=free", "practice_credits is 5 instead of 3", ("3", "5")),
            ("plan=guest", "auth.conversion.secondary.not_now", ("Nicht jetzt", "Jetzt nicht")),
        ):
            page.evaluate("(link) => { location.hash = link; }", link)
            pair = page.locator("li.change", has_text=text).first.locator(".answer.pair").first
            pair.wait_for()
            shown = pair.inner_text()
            problems.expect(all(word in shown for word in wanted), "changes", f"{text} shows {shown!r}")
        problems.expect(page.locator("h2", has_text="In production").count() == 1, "changes", "no section for the environment")
        problems.add("changes", opened.errors())
        problems.add("changes", opened.violations(dark=False))
        problems.add("changes", opened.violations(dark=True))
        check_languages(browser, problems, site.as_uri(), "Jetzt nicht")
    return len(sentences)


def check_sizes(problems, site):
    """The evaluator, the bundle and the page code are small enough, served and as files."""
    code = "const z=require('zlib'),f=require('fs');for(const n of process.argv.slice(1))console.log(z.brotliCompressSync(f.readFileSync(n),{params:{[z.constants.BROTLI_PARAM_LGWIN]:24}}).length)"
    names = ["evaluator.wasm", "rules.bundle", "site.js", "data.js"]
    if shutil.which("node"):
        run = subprocess.run(["node", "-e", code, *(str(site / "assets" / name) for name in names)], check=True, capture_output=True, text=True)
        sizes = dict(zip(names, map(int, run.stdout.split())))
        total = sum(sizes.values())
        problems.expect(total <= 400_000, "sizes", f"{total} bytes with brotli, more than 400,000: {sizes}")
    else:
        total = None
    files = (site / "assets/evaluator.js").stat().st_size + (site / "assets/rules.js").stat().st_size
    problems.expect(files <= 750_000, "sizes", f"{files} bytes for pages that are opened as files, more than 750,000")
    return total, files


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool")
    parser.add_argument("browser")
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--part", help="a part of the pages, such as 1/2, so that several runs share them", default="1/1")
    parser.add_argument("--workers", type=int, help="how many browsers open pages at once; the default is one for each core")
    parser.add_argument("--only", help="the name of a single check")
    options = parser.parse_args()
    tool = str(pathlib.Path(options.tool).resolve())
    problems = Problems()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = write_site(tool, pathlib.Path(folder) / "site")
        sizes = check_sizes(problems, site)
        browser = Browser(playwright, options.browser)
        base = site.as_uri()
        part, parts = map(int, options.part.split("/"))
        pages = sample(site, options.full)[part - 1 :: parts]
        with serve(site) as served:
            checks = {
                "pages": lambda: check_pages(options.browser, problems, base, pages, workers=options.workers),
                "answers": lambda: check_answers(browser, problems, tool, served),
                "permalinks": lambda: check_permalink(browser, problems, served),
                "permalinks of files": lambda: check_permalink(browser, problems, base),
                "naughty links": lambda: check_naughty_links(browser, problems, base),
                "a day": lambda: check_day(browser, problems, base),
                "addresses": lambda: check_address(browser, problems, base),
                "search": lambda: check_search(browser, problems, base),
                "lists": lambda: check_lists(browser, problems, base, site),
                "comparison": lambda: check_comparison(browser, problems, base),
                "pictures": lambda: check_pictures(browser, problems, base),
                "scenarios": lambda: check_scenarios(problems, tool, done.get("pages", ([], []))[1] + copy_pairs(browser, problems, base)),
                "changes": lambda: check_changes(browser, problems, tool),
                "injection": lambda: check_injection(browser, problems, tool),
                "preview": lambda: check_preview(browser, problems, tool),
            }
            if options.full or options.only:
                checks["naughty sentences"] = lambda: check_naughty_sentences(browser, problems, tool)
            done = {}
            for name, check in checks.items():
                if options.only and name != options.only:
                    continue
                started = time.monotonic()
                try:
                    done[name] = check()
                except Error as error:
                    problems.add(name, [str(error)[:1500]])
                print(f"{name}: {time.monotonic() - started:.1f} s", file=sys.stderr)
        browser.close()
    if options.only or "pages" not in done:
        return problems.report()
    times = done["pages"][0]
    problems.expect(len(times) > 10, "times", "too few pages answer")
    slow = {}
    for name, limit in (("painted", 300), ("ready", 800), ("again", 50), ("rule", 5)):
        found = sorted(time[name] for time in times if time[name] is not None)
        slow[name] = found[len(found) // 2]
        problems.expect(slow[name] <= limit * SLACK, "times", f"{name} after {slow[name]:.1f} ms in the median page")
    slowest = max(times, key=lambda time: time["processor"])
    for time_ in sorted(times, key=lambda time: -time["processor"])[:10]:
        print(f"{time_['page']}: {time_['processor']:.0f} ms of a processor until it has answered again", file=sys.stderr)
    problems.expect(slowest["processor"] <= 50, "times", f"{slowest['page']} takes {slowest['processor']:.0f} ms to answer again, more than 50")
    problems.report()
    print(
        f"{len(pages)} pages without an error or an axe violation; {done['answers']} answers as `rulebook eval` has them; {done['scenarios']} copied scenarios pass; "
        f"{sizes[0]} bytes with brotli, {sizes[1]} as files; median page painted after {slow['painted']:.0f} ms, alive after {slow['ready']:.0f} ms, "
        f"answered again in {slow['again']:.1f} ms ({slowest['processor']:.0f} ms of a processor in the slowest page, {slowest['page']}), its own rule in {slow['rule']:.1f} ms; "
        f"{time.monotonic() - begun:.0f} s"
    )


if __name__ == "__main__":
    main()
