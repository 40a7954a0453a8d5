#!/usr/bin/env python3
"""Measures a publication and broken servers: measure_delivery.py RULEBOOK SERVER_EXAMPLE [--write].

A program follows a config repository on loopback (Examples/Server), and each broken server of serve_site.py. `--write` writes the table to
docs/ship/remote-config/clients.md."""
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time

import serve_site

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/ship/remote-config/clients.md"
START, END = "<!-- make delivery-figures writes these lines -->", "<!-- end of make delivery-figures -->"
PUBLICATIONS = 9
OVERRIDE = "rules/overrides/staging.yaml"


class Follower:
    """A running program that follows a config repository, and its output with the time of each line."""

    def __init__(self, program, url, root, folder, seconds):
        folder.mkdir()
        words = [program, url, root, folder, "staging", str(seconds)]
        self.start = time.monotonic()
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.lines = []
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            self.lines.append((time.monotonic(), line))

    def time_of(self, text, deadline=60):
        """When the program printed a line with the text."""
        end = time.monotonic() + deadline
        while time.monotonic() < end:
            found = next((when for when, line in list(self.lines) if text in line), None)
            if found:
                return found
            time.sleep(0.001)
        raise SystemExit(f"the program never printed `{text}`: {self.lines}")

    def memory(self):
        """The most memory that it ever used, in MB."""
        lines = pathlib.Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return int(next(line.split()[1] for line in lines if line.startswith("VmHWM"))) / 1024

    def stop(self):
        self.process.kill()
        self.process.wait()


class Watched(serve_site.Site):
    """Remembers the time of each request for the timestamp."""

    def do_GET(self):
        if self.path.endswith("timestamp.json"):
            self.server.asked.append(time.monotonic())
        super().do_GET()


def publications(rulebook, program, folder, url, asked):
    """The seconds of `rulebook publish`, and those from the next request of a client until the values are in force there."""

    def run(*words):
        done = subprocess.run([rulebook, *words], cwd=folder, capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(f"{' '.join(words)}: {done.stdout}{done.stderr}")

    run("site", "init", "--site", "site", "--keys", "keys")
    publish, active = [], []
    before = (folder / OVERRIDE).read_text()
    follower = None
    for version in range(1, PUBLICATIONS + 1):
        (folder / OVERRIDE).write_text(
            f"{before}  set:\n    ladder/share_link_creation/levels/L3/block:\n      to: {30 + version}m\n"
            '      because: Measured.\n      by: safety\n      since: "2026-11-22"\n')
        start = time.monotonic()
        run("publish", "--environment", "staging", "--site", "site", "--by", "measured", "--because", "Measured.",
            "--key", "keys/targets.key", "--key", "keys/online.key")
        end = time.monotonic()
        publish.append(end - start)
        if follower is None:
            follower = Follower(program, url, folder / "site/metadata/1.root.json", folder / "kept", 1)
            follower.time_of(f"version={version} ")
            continue
        done = follower.time_of(f"version={version} ")
        # Publishing ends by renaming the timestamp, so a client can have the values before the command ends.
        active.append(done - max(when for when in asked if when < done))
    follower.stop()
    return publish, active


def broken(program, folder, url, name):
    """The seconds until the client leaves, and how much more memory it needs than for a server that answers 404."""
    follower = Follower(program, url, folder / "site/metadata/1.root.json", folder / f"kept-{name}", 900)
    seconds = follower.time_of("failures=1") - follower.start
    memory = follower.memory()
    follower.stop()
    return seconds, memory


def rows(rulebook, program):
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        shutil.copytree(ROOT / "rules", folder / "rules")
        server = serve_site.start(str(folder / "site"), Watched)
        server.asked = []
        url = f"http://127.0.0.1:{server.server_address[1]}"
        publish, active = publications(rulebook, program, folder, url, server.asked)
        yield "`rulebook publish`, from start to end", f"{statistics.median(publish):.1f} s", ""
        yield "from the request of a client to active values", f"{statistics.median(active) * 1000:.0f} ms", ""
        # Compressing takes longer than what is measured.
        serve_site.packed(500_000_000, 1)
        serve_site.packed(40_000_000, 9)
        _, usual = broken(program, folder, f"{url}/nothing", "nothing")
        for name, what in serve_site.BROKEN.items():
            seconds, memory = broken(program, folder, f"{url}/{name}", name)
            yield f"a server with {what}: until the client leaves", f"{seconds:.1f} s", f"{max(0, memory - usual):.0f} MB"


def main(rulebook, program, writes):
    lines = ["| what | time | additional memory |", "|---|---|---|"]
    for row in rows(rulebook, program):
        lines.append(f"| {row[0]} | {row[1]} | {row[2]} |")
        print(lines[-1], flush=True)
    if writes:
        text = PAGE.read_text()
        before, rest = text.split(START)
        PAGE.write_text(before + START + "\n\n" + "\n".join(lines) + "\n\n" + END + rest.split(END)[1])


if __name__ == "__main__":
    main(str(pathlib.Path(sys.argv[1]).resolve()), str(pathlib.Path(sys.argv[2]).resolve()), "--write" in sys.argv)
