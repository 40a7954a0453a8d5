"""Pages of a site in a browser, for check_site.py and for screenshots."""

import contextlib
import functools
import http.server
import importlib.resources
import sys
import threading

# Times on an idle machine; machines of a test run other things, too.
SLACK = 4
# WCAG 2.2 (1.4.10): content fits into this width without scrolling in two dimensions.
NARROWEST = 320


class Problems:
    """What is wrong, by page."""

    def __init__(self):
        self.found = []

    def add(self, place, texts):
        self.found += [f"{place}: {text}" for text in texts]

    def expect(self, isTrue, place, text):
        if not isTrue:
            self.found.append(f"{place}: {text}")

    def report(self):
        if self.found:
            print("\n".join(self.found[:60]), file=sys.stderr)
            print(f"error: {len(self.found)} problems of the site", file=sys.stderr)
            sys.exit(1)


class Opened:
    """A page that is open and has answered."""

    def __init__(self, browser, page, messages):
        self.browser, self.page, self.messages = browser, page, messages
        self.has_answer = page.evaluate("document.querySelector('[data-live]') !== null")
        self.time = page.evaluate(
            "({ready: Number(document.documentElement.dataset.ready), answered: rulebook.lastAnswer, "
            "painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0})"
        )

    def answered_again(self):
        """The median time in ms until the page shows the answers for another plan, the processor time of that, and the time in which its own rule is
        answered. The processor time does not depend on what else the machine does. The persona is the first one again in the end."""
        before = self.processor_time()
        times = self.page.evaluate(
            """() => {
              const times = (count, act) => {
                const found = [];
                for (let turn = 0; turn < count; turn += 1) {
                  const begun = performance.now();
                  act();
                  document.documentElement.scrollHeight;
                  found.push(performance.now() - begun);
                }
                return found.sort((one, other) => one - other)[count >> 1];
              };
              const change = () => {
                const plan = document.querySelector('#persona select');
                plan.selectedIndex = (plan.selectedIndex + 1) % plan.options.length;
                plan.dispatchEvent(new Event('change'));
              };
              const requests = rulebook.requests().map((request) => JSON.stringify(request));
              const plans = document.querySelector('#persona select').options.length;
              const turns = Math.ceil(9 / plans) * plans;
              return {turns, again: times(turns, change), rule: requests.length ? times(9, () => rulebook.answer(requests[0])) : null};
            }"""
        )
        self.page.wait_for_function("() => rulebook.isDrawn !== false")
        times["processor"] = (self.processor_time() - before) / times.pop("turns")
        return times

    def processor_time(self):
        """The ms of processor time that the page has used."""
        metrics = self.browser.session.send("Performance.getMetrics")["metrics"]
        return 1000 * next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration")

    def copied(self):
        """The scenarios that the page copies."""
        return self.page.evaluate("() => rulebook.requests().map((request) => rulebook.scenario(request))")

    def errors(self):
        return [f"the console reports {message}" for message in self.messages]

    def violations(self, dark):
        """The violations of WCAG 2.2 AA and of good practice that axe finds. In dark, only colors differ."""
        self.page.emulate_media(color_scheme="dark" if dark else "light")
        if not self.page.evaluate("typeof axe !== 'undefined'"):
            self.page.evaluate(self.browser.axe)
        # Of the rules that axe does not run by itself, that of WCAG 2.2: targets of 24 pixels.
        only = "runOnly: ['color-contrast'], " if dark else "rules: {'target-size': {enabled: true}}, "
        options = f"{{{only}resultTypes: ['violations'], reporter: 'no-passes', preload: false}}"
        found = self.page.evaluate(f"() => axe.run(document, {options}).then(({{violations}}) => violations)")
        scheme = "dark" if dark else "light"
        return [f"{one['id']} in {scheme}: {one['nodes'][0]['html'][:200]} {one['nodes'][0]['failureSummary'][:300]}" for one in found]

    def width_on_a_phone(self):
        self.page.set_viewport_size({"width": NARROWEST, "height": 800})
        width = self.page.evaluate("document.documentElement.scrollWidth")
        self.page.set_viewport_size({"width": 1280, "height": 900})
        return width


class Browser:
    def __init__(self, playwright, path):
        self.chromium = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        self.axe = (importlib.resources.files("axe_playwright_python") / "axe.min.js").read_text()
        self.context = None
        self.session = None
        self.visited = None

    def open(self, address):
        """Opens a page in a new context and waits until it has answered."""
        return self.went(*self.tab(), address)

    def tab(self):
        """A tab in a new context, and the messages of its console."""
        if self.context:
            self.context.close()
        self.context = self.chromium.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce", color_scheme="light")
        page = self.context.new_page()
        page.set_default_timeout(15_000)
        messages = []
        page.on("console", lambda message: messages.append(message.text) if message.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: messages.append(str(error)))
        self.session = self.context.new_cdp_session(page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})
        return page, messages

    def visit(self, address):
        """Opens a page in the tab of the page that was visited before, which takes a third of the time. Pages store nothing."""
        if self.visited is None:
            self.visited = self.tab()
        page, messages = self.visited
        messages.clear()
        page.emulate_media(color_scheme="light")
        return self.went(page, messages, address)

    def went(self, page, messages, address):
        page.goto(address)
        page.wait_for_function("() => globalThis.rulebook?.isReady")
        return Opened(self, page, messages)

    def close(self):
        self.chromium.close()


class Quiet(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/wasm"}

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def serve(folder):
    """Serves a folder on loopback."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
