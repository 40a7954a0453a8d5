"""What people enter into pages of a site: links with anything in them, addresses, sliders that move fast."""

import urllib.parse

from site_pages import NARROWEST, SLACK


def check_naughty_links(browser, problems, base):
    """A link with values that are not allowed is harmless: the page answers, and its controls work."""
    links = [
        "plan=<img src=x onerror=hacked=1>&nothing=1&@zone=Mars/One&@language=xx", "now=yesterday", "now=", "now=%2B275760-09-13T00:00:00Z", "now=%",
        "plan=%E0%A4%A", "plan=free&usage.savedFlows=-5", "plan=pro&auth.signedIn=false", "__proto__=1&constructor=2", "b:now=yesterday&b:@zone=..",
        "@since=1", "@typed=<img src=x onerror=hacked=1>&@rate=99&@rate=-1&@languages=x&@languages=1e9&@shown=__proto__", "&".join(f"x{number}=1" for number in range(2000)),
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
        problems.expect(opened.width_on_a_phone() <= NARROWEST, "deep_links", f"{address[:60]!r} is wider than a phone")


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


def seen(page):
    """What a page shows: its texts, the values of its controls, and the names of its pictures."""
    page.wait_for_function("() => rulebook.isDrawn !== false")
    return page.evaluate("""() => [document.querySelector('main').innerText, ...[...document.querySelectorAll('main input')].map(({value}) => value),
      ...[...document.querySelectorAll('main [role=img]')].map((picture) => picture.getAttribute('aria-label'))].join('\\n')""")


def check_same(browser, problems, page, key, value):
    """The address of a page gets a value, and it alone shows the same again. A link to another page does not have the value."""
    page.wait_for_function("([key, value]) => new URLSearchParams(location.hash.slice(1)).get(key) === value", arg=[key, value])
    text, address = seen(page), page.url
    opened = browser.open(address)
    again = seen(opened.page)
    problems.expect(again == text, "permalink", f"{address} shows {again!r} instead of {text!r}")
    problems.add("permalink", opened.errors())
    opened.page.click(".brand")
    opened.page.wait_for_function("() => globalThis.rulebook?.isReady && document.querySelector('[data-live=home]')")
    linked = urllib.parse.unquote(opened.page.url)
    problems.expect("#" in linked and key not in linked, "permalink", f"a link from {address} leads to {linked}")


def check_entered(browser, problems, base):
    """A permalink has what was entered on the page: an address, a text, the slider of a ladder, and the chosen notification."""
    for path, text in (("deep_links/practice.html", "handz://practice?id=x y&more=%3Cb%3E#end"), ("fields/email.html", "somebody@ex"), ("fields/email.html", ""), ("fields/handle.html", "some")):
        page = browser.open(f"{base}/{path}#plan=free&now=2026-03-02T12:00:00Z").page
        before = seen(page)
        page.fill("#typed", "x")
        page.fill("#typed", text)
        problems.expect(seen(page) != before or text == "", "permalink", f"{text!r} changes nothing in {path}")
        check_same(browser, problems, page, "@typed", text)
    page = browser.open(f"{base}/ladder/share_link_creation.html#plan=free&now=2026-03-02T12:00:00Z").page
    before = seen(page)
    page.evaluate("() => { const slider = document.querySelector('main input[type=range]'); slider.value = 13; slider.dispatchEvent(new Event('input')); }")
    problems.expect(seen(page) != before, "permalink", "the slider changes nothing")
    check_same(browser, problems, page, "@rate", "13")
    page = browser.open(f"{base}/notifications.html").page
    before = seen(page)
    page.locator(".event .at").last.click()
    problems.expect(seen(page) != before, "permalink", "a chosen notification changes nothing")
    check_same(browser, problems, page, "@shown", page.evaluate("rulebook.state.a.shown"))


def check_languages(browser, problems, base, sentence):
    """A permalink has the pictures that are open in other languages."""
    page = browser.open(f"{base}/routes/auth~2Fconversion.html#plan=guest&now=2026-03-02T12:00:00Z").page
    problems.expect(sentence not in page.inner_text("main"), "permalink", "the other languages are open at first")
    page.click("summary >> text=In other languages")
    page.wait_for_selector(f"details figure >> text={sentence}")
    page.wait_for_function("() => document.location.hash.includes('languages')")
    again = browser.open(page.url).page
    again.wait_for_selector(f"details figure >> text={sentence}")
    # Another answer leaves them open.
    again.click("[aria-label='A day later']")
    again.wait_for_selector(f"details figure >> text={sentence}")


def copy_pairs(browser, problems, base):
    """The scenarios that pages with two personas copy, each with its page: both personas are cases."""
    copied = []
    personas = "plan=free&usage.savedFlows=2&now=2026-03-02T12:00:00Z&b:plan=pro&b:usage.savedFlows=5&b:now=2026-03-03T09:30:00Z&b:@zone=Europe/Berlin"
    for path in ("actions/flow.save_new.html", "deep_links/practice.html", "notifications.html", "ladder/share_link_creation.html", "plans/pro.html", "limits/inbox_items.html"):
        page = browser.open(f"{base}/{path}#{personas}").page
        page.evaluate("() => Object.defineProperty(navigator, 'clipboard', {value: {writeText: async (text) => { globalThis.written = text; }}})")
        page.locator("button >> text=Copy as scenario").first.click()
        text = page.wait_for_function("() => globalThis.written").json_value()
        problems.expect(text.count("then:") == 2 and "cases:" in text and "2026-03-03" in text, path, f"two personas are copied as {text!r}")
        copied.append((path, text))
    page = browser.open(f"{base}/actions/flow.save_new.html#plan=free&usage.savedFlows=2&now=2026-03-02T12:00:00Z&b:plan=free&b:usage.savedFlows=2&b:now=2026-03-02T12:00:00Z").page
    text = page.evaluate("() => rulebook.scenario(...[1, 2].flatMap(() => rulebook.requests()))")
    problems.expect(text.count("given:") == text.count("when:") == 1 and text.count("then:") == 2, "copied scenarios", f"what is the same is repeated: {text!r}")
    copied.append(("actions/flow.save_new.html", text))
    return copied
