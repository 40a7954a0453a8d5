#!/usr/bin/env python3
"""Follows a site of ours with the clients of others, and a repository of python-tuf with ours: check_tuf.py RULEBOOK TUF_CLIENT [--short].

The site is published with the tool, from the small rules of the kitchen sink. After every step, each client must read the same values, both one that
followed every step and one that begins with the first root. A thief signs with each stolen key, and after the recovery no client follows the thief."""
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import tuf_repository
from tuf_peers import NodeClient, OwnClient, PythonClient, Refused, serve
from tuf_thief import Thief

HERE = pathlib.Path(__file__).resolve().parent
INDEX = "ferry/sea/config.json"
SEA = ["--environment", "sea", "--site", "site", "--as-of", "2026-06-01"]


class Drill:
    def __init__(self, rulebook, client, folder):
        self.rulebook, self.client, self.folder = rulebook, client, pathlib.Path(folder)
        self.site = self.folder / "site"
        for rules in ("EmittersTests/Ferry", "RulebookTests/KitchenSink"):
            shutil.copytree(HERE.parent / rules, self.folder / "rules", dirs_exist_ok=True)
        self.tool("site", "init", "--site", "site", "--keys", "keys")
        self.root = (self.site / "metadata/1.root.json").read_bytes()
        self.url = serve(self.site)
        self.library = NodeClient.library()
        if self.library is None:
            print("tuf-js was skipped: it needs Node with npm", file=sys.stderr)
        self.count, self.refusals = 0, 0
        self.followers = self.clients()

    def tool(self, *words, fails=False):
        run = subprocess.run([self.rulebook, *words], cwd=self.folder, capture_output=True, text=True)
        if (run.returncode != 0) != fails:
            raise SystemExit(f"{' '.join(words)}: status {run.returncode}\n{run.stdout}{run.stderr}")
        return run.stdout + run.stderr

    def clients(self):
        """New clients that know only the first root."""
        self.count += 1
        place = self.folder / f"clients-{self.count}"
        clients = [PythonClient(place / "python", self.root, self.url), OwnClient(place / "own", self.root, self.url, self.client)]
        return clients + ([NodeClient(place / "node", self.root, self.url, self.library)] if self.library else [])

    def keys(self, *names):
        return [word for name in names for word in ("--key", f"keys/{name}.key")]

    def set(self, amount):
        file = self.folder / "rules/overrides.yaml"
        file.write_text(re.sub(r"(coats/plans/season: {to:) \d+", rf"\1 {amount}", file.read_text()))

    def publish(self, amount, *more, keys=("targets", "online")):
        self.set(amount)
        self.tool("publish", *SEA, *self.keys(*keys), *more)

    def expect(self, version, amount, share=10_000):
        """Every client reads this version, whose first offer has this amount."""
        for client in self.followers + self.clients():
            index = json.loads(client.follow([INDEX])[INDEX])
            offer = index["offers"][0]
            name = f"ferry/sea/values/{offer['digest']}.json"
            values = json.loads(client.follow([name])[name])["values"]
            found = (index["version"], offer["share"], values.get("limits/coats/plans/season"))
            if found != (version, share, amount):
                raise SystemExit(f"{client.name} reads {found}, not {(version, share, amount)}")

    def expect_refused(self, url):
        """No client that trusts the live site takes anything from another one at a URL. tuf-js ignores a forged root and goes on with the files that
        are genuine; the others report it."""
        live = self.followers[0].follow([INDEX])
        for client in self.followers:
            own, client.url = client.url, url
            try:
                if client.follow([INDEX]) != live:
                    raise SystemExit(f"{client.name} follows the thief at {url}")
            except Refused:
                pass
            finally:
                client.url = own
            self.refusals += 1


def theft(drill, version):
    """Each key is stolen in turn; two root keys and the new key recover."""
    roles = [("targets", "targets"), ("online", "online"), ("emergency", "emergency"), ("root", "root-3")]
    names = {"targets": "targets", "online": "online", "emergency": "emergency"}
    for role, stolen in roles:
        # The thief has the key before the recovery, and a copy of the site.
        thief = Thief(drill.folder / f"thief-{role}", drill.site, drill.folder / "keys" / f"{stolen}.key")
        new = f"{role}-new"
        drill.tool("keygen", f"keys/{new}.key")
        signers = ["root-1", "root-2"] if role != "emergency" else [names["targets"]]
        own = [new] if role in ("targets", "emergency") else []
        online = [new] if role == "online" else [names["online"]]
        drill.tool(
            "site", "rotate", "--site", "site", "--role", role, "--remove", f"keys/{stolen}.key.pub", "--add", f"keys/{new}.key.pub",
            *drill.keys(*signers, *own, *online))
        if role in names:
            names[role] = new
        version += 1
        drill.publish(version, keys=(names["targets"], names["online"]))
        drill.expect(version, version)
        for url in thief.sites(drill.site):
            drill.expect_refused(url)
        if role in ("targets", "online"):
            drill.tool(
                "publish", *SEA, "--renew",
                *drill.keys(stolen, names["online"] if role == "targets" else names["targets"]), fails=True)
    return version


def main():
    rulebook, client = (str(pathlib.Path(word).resolve()) for word in sys.argv[1:3])
    with tempfile.TemporaryDirectory() as folder:
        drill = Drill(rulebook, client, folder)
        drill.publish(3, "--by", "ann", "--because", "the first value")
        drill.expect(1, 3)
        drill.publish(4, "--percent", "12.5")
        drill.expect(2, 4, share=1250)
        drill.publish(4)
        drill.expect(3, 4)
        drill.tool("rollback", *SEA, *drill.keys("targets", "online"), "--to", "1")
        drill.expect(4, 3)
        drill.tool("site", "refresh", "--site", "site", *drill.keys("online"))
        drill.expect(4, 3)
        version = theft(drill, 4)
        status = json.loads(drill.tool("site", "status", "--url", drill.url, "--root", "site/metadata/1.root.json", "--json"))
        assert status["healthy"] and status["configs"][0]["version"] == version, status
        steps = drill.count
    checked = tuf_repository.check(client)
    print(f"{steps} states of a site read alike by all clients, {drill.refusals} forgeries refused; {checked} cases of a python-tuf repository")


main()
