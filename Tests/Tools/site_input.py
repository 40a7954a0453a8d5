"""What people enter into pages of a site: links with anything in them, addresses, sliders that move fast."""

from site_pages import SLACK


def check_naughty_links(browser, problems, base):
    """A link with values that are not allowed is harmless: the page answers, and its controls work."""
    links = [
        "plan=<img src=x onerror=hacked=1>&nothing=1&@zone=Mars/One&@language=xx", "now=yesterday", "now=", "now=%2B275760-09-13T00:00:00Z", "now=%",
        "plan=%E0%A4%A", "plan=free&usage.savedFlows=-5", "plan=pro&auth.signedIn=false", "__proto__=1&constructor=2", "b:now=yesterday&b:@zone=..",
        "@since=1", "&".join(f"x{number}=1" for number in range(2000)),
    ]
    for page in ("plans.html", "notifications.html", "ladder/share_link_creation.html"):
        for link in links:
            opened = browser.open(f"{base}/{page}#{link}")
            opened.page.click("[aria-label='A day later'] >> nth=0")
            text = opened.page.inner_text("main")
            problems.expect("The evaluator" not in text and "NaN" not in text, page, f"#{link[:60]} shows {text[:200]!r}")
            problems.add(f"{page}#{link[:60]}", opened.errors())
    for address in ("not a link", "javascript:alert(1)", "handz://" + "a/" * 3000, "://///", "handz://practice?id=%E0%A4%A", "\u202e", ""):
        opened = browser.open(f"{base}/deep_links/practice.html")
        opened.page.fill("#typed", address)
        problems.expect("unknown" in opened.page.inner_text(".answers"), "deep_links", f"{address[:60]!r} is not refused")
        problems.add(f"deep_links, {address[:60]!r}", opened.errors())
        problems.expect(opened.width_on_a_phone() <= 390, "deep_links", f"{address[:60]!r} is wider than a phone")


def check_day(browser, problems, base):
    """The slider of a ladder draws a day in slices, so that the page stays responsive, and its points are those of the evaluator."""
    page = browser.open(f"{base}/ladder/share_link_creation.html#plan=free&now=2026-03-02T12:00:00Z").page
    page.wait_for_function("() => rulebook.isDrawn")
    took = page.evaluate("""() => {
      const slider = document.querySelector('input[type=range]');
      const begun = performance.now();
      for (const value of [12, 16, 20]) { slider.value = value; slider.dispatchEvent(new Event('input')); }
      return (performance.now() - begun) / 3;
    }""")
    problems.expect(took <= 25 * SLACK, "ladder", f"a move of the slider takes {took:.0f} ms")
    page.wait_for_function("() => rulebook.isDrawn")
    name = page.locator("svg.line").get_attribute("aria-label")
    problems.expect("L1" in name and "L2" in name, "ladder", f"a day of 20 an hour shows {name!r}")


def check_address(browser, problems, base):
    """A slider that moves fast changes the address at most a few times a second, because browsers refuse more. The last value is in it."""
    opened = browser.open(f"{base}/plans.html#plan=free")
    page = opened.page
    page.evaluate("""() => {
      [globalThis.writes, globalThis.begun] = [0, performance.now()];
      const write = history.replaceState;
      history.replaceState = function (...given) { globalThis.writes += 1; return write.apply(history, given); };
      for (let turn = 0; turn < 60; turn += 1) document.querySelector("[aria-label='An hour later']").click();
    }""")
    page.wait_for_function("() => decodeURIComponent(location.hash).includes('2026-03-05T00:00:00Z')")
    # One write in 350 ms, however long the moves take on a busy machine.
    few = page.evaluate("globalThis.writes <= 2 + (performance.now() - globalThis.begun) / 350")
    problems.expect(few, "address", "every move of a slider changes the address")
    problems.add("address", opened.errors())
