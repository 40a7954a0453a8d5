"""Opens the pages of a site in several browsers at once, and checks each in one load."""

import multiprocessing
import os
import sys

from playwright.sync_api import Error, sync_playwright

from site_pages import NARROWEST, Browser, Problems

# A browser that has opened many pages is started again.
MOST = 300


def check_page(browser, base, page, wantsScenarios):
    """Opens a page once. Returns its problems, its times, and the scenarios that it copies."""
    problems = Problems()
    opened = browser.visit(f"{base}/{page}")
    problems.add(page, opened.errors())
    times = None
    if opened.has_answer:
        times = {"page": page, **opened.time, **opened.answered_again()}
        problems.add(page, opened.errors())
    # The persona is now the one of the page again, so that what is copied is what the page shows first.
    copied = opened.copied() if wantsScenarios and opened.has_answer else []
    problems.add(page, opened.violations(dark=False))
    problems.add(page, opened.violations(dark=True))
    width = opened.width_on_a_phone()
    problems.expect(width <= NARROWEST, page, f"is {width} pixels wide on a phone of {NARROWEST}")
    return problems.found, times, copied


def work(path, base, wantsScenarios, pages, results):
    """Checks pages until none is left."""
    with sync_playwright() as playwright:
        browser, count = Browser(playwright, path), 0
        while (page := pages.get()) is not None:
            try:
                results.put((page, *check_page(browser, base, page, wantsScenarios)))
            except Error as error:
                results.put((page, [f"{page}: {str(error)[:500]}"], None, []))
            count += 1
            if count % MOST == 0:
                browser.close()
                browser = Browser(playwright, path)
        browser.close()


def check_pages(path, problems, base, pages, wantsScenarios=True, workers=None):
    """No page has a console error, an axe violation in light or dark, or content that is wider than a phone.

    Returns the times of the pages that answer, and the scenarios that pages copy, each with its page."""
    count = max(1, min(workers or os.cpu_count() or 1, len(pages)))
    context = multiprocessing.get_context("spawn")
    waiting, results = context.Queue(), context.Queue()
    for page in [*pages, *[None] * count]:
        waiting.put(page)
    processes = [context.Process(target=work, args=(path, base, wantsScenarios, waiting, results), daemon=True) for _ in range(count)]
    for process in processes:
        process.start()
    found = {}
    while len(found) < len(pages):
        page, *rest = results.get(timeout=120)
        found[page] = rest
        # The full run takes half an hour: what it finds is printed at once.
        for text in rest[0]:
            print(text, file=sys.stderr)
        if len(found) % 100 == 0:
            print(f"{len(found)} of {len(pages)} pages", file=sys.stderr, flush=True)
    for process in processes:
        process.join(timeout=30)
    times, copied = [], []
    for page in pages:
        texts, time, scenarios = found[page]
        problems.found += texts
        times += [time] if time else []
        copied += [(page, text) for text in scenarios]
    return times, copied
