#!/usr/bin/env python3
"""Follows a config repository of ours with the clients of others, and a repository of python-tuf with ours: check_tuf.py RULEBOOK TUF_CLIENT [--short] [--write].

The site is published with the tool, from the small rules of the kitchen sink. After every step, each client must read the same values, both one that
followed every step and one that begins with the first root. A thief signs with each stolen key, and after the recovery no client follows the thief. --write stores the refused forgeries of each
key in docs/ship/remote-config/clients.md."""
import hashlib
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import tuf_repository
from tuf_peers import ModuleClient, NodeClient, OwnClient, PythonClient, Refused, serve
from tuf_thief import Thief

HERE = pathlib.Path(__file__).resolve().parent
INDEX = "ferry/sea/config.json"
EMERGENCY = "ferry/sea/emergency.json"
SWITCH = "ladder/coat_rush/switched_on"
SEA = ["--environment", "sea", "--site", "site", "--as-of", "2026-06-01"]


class Drill:
    def __init__(self, rulebook, client, folder, is_short):
        self.is_short = is_short
        self.rulebook, self.client, self.folder = rulebook, client, pathlib.Path(folder)
        self.site = self.folder / "site"
        for rules in ("EmittersTests/Ferry", "RulebookTests/KitchenSink"):
            shutil.copytree(HERE.parent / rules, self.folder / "rules", dirs_exist_ok=True)
        self.tool("build", "--output", "generated", "--quiet", "--as-of", "2026-06-01")
        self.tool("site", "init", "--site", "site", "--keys", "keys")
        self.root = (self.site / "metadata/1.root.json").read_bytes()
        self.url = serve(self.site)
        self.library = NodeClient.library()
        if self.library is None:
            print("tuf-js was skipped: it needs Node with npm", file=sys.stderr)
        self.count = 0
        # The forgeries that a client refused, by the stolen key.
        self.refusals = {}
        self.followers = self.clients()
        self.modules = [self.module_client()] if self.library else []
        self.compared = 0

    def module_client(self):
        self.count += 1
        place = self.folder / f"module-{self.count}"
        return ModuleClient(place, self.root, self.url, self.folder / "generated/node/follow.mjs")

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

        for client in self.modules + ([self.module_client()] if self.modules else []):
            self.expect_values(client)

    def expect_values(self, client):
        """The module has the values that the offers give to several installs, and the switches that are off."""
        index = json.loads(self.followers[0].follow([INDEX])[INDEX])
        off = []
        if EMERGENCY in self.emergency_targets():
            off = [one["path"] for one in json.loads(self.followers[0].follow([EMERGENCY])[EMERGENCY])["off"]]
        for install in ("a", "b", "c"):
            digest = hashlib.sha256(f"{index['rollout']}/{install}".encode()).hexdigest()
            bucket = int(digest[:16], 16) % 10_000
            offer = next((one for one in index["offers"] if bucket < one["share"]), None)
            values = {}
            if offer:
                name = f"ferry/sea/values/{offer['digest']}.json"
                values = json.loads(self.followers[0].follow([name])[name])["values"]
            values.update({path: False for path in off})
            status = client.status("sea", install)
            found = (status["version"], status["values"], status["switchedOff"], status["lastError"])
            if found != (index["version"], values, off, None):
                raise SystemExit(f"{client.name} has {found}, not {(index['version'], values, off, None)}")
            self.compared += 1

    def emergency_targets(self):
        files = sorted(self.site.glob("metadata/*.emergency.json"), key=lambda file: int(file.name.split(".")[0]))
        return json.loads(files[-1].read_text())["signed"]["targets"]

    def expect_refused(self, url, stolen):
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
            self.refusals[stolen] = self.refusals.get(stolen, 0) + 1
        for client in self.modules:
            own, client.url = client.url, url
            before, after = client.status("sea")["values"], client.status("sea")
            client.url = own
            if after["values"] != client.status("sea")["values"] or before != after["values"]:
                raise SystemExit(f"{client.name} follows the thief at {url}")
            self.refusals[stolen] += 1


def theft(drill, version):
    """Each key is stolen in turn; two root keys and the new key recover."""
    roles = [("targets", "targets"), ("online", "online"), ("emergency", "emergency"), ("root", "root-3")]
    if drill.is_short:
        roles = roles[1:2]
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
            drill.expect_refused(url, role)
        if role in ("targets", "online"):
            drill.tool(
                "publish", *SEA, "--renew",
                *drill.keys(stolen, names["online"] if role == "targets" else names["targets"]), fails=True)
    return version


PAGE = HERE.parents[1] / "docs/ship/remote-config/clients.md"
START, END = "<!-- make check-tuf writes these lines -->", "<!-- end of make check-tuf -->"


def write(refusals):
    """Stores the table of the refused forgeries in the page."""
    rows = [f"| a thief with the key of `{role}` | {count} forgeries, all refused |" for role, count in refusals.items()]
    before, rest = PAGE.read_text().split(START)
    table = "\n".join(["| attack | tried |", "|---|---|", *rows])
    PAGE.write_text(f"{before}{START}\n\n{table}\n\n{END}{rest.split(END)[1]}")


def main():
    rulebook, client = (str(pathlib.Path(word).resolve()) for word in sys.argv[1:3])
    with tempfile.TemporaryDirectory() as folder:
        drill = Drill(rulebook, client, folder, "--short" in sys.argv)
        drill.publish(3, "--by", "ann", "--because", "the first value")
        drill.expect(1, 3)
        drill.publish(4, "--percent", "12.5")
        drill.expect(2, 4, share=1250)
        drill.publish(4)
        drill.expect(3, 4)
        drill.tool("rollback", *SEA, *drill.keys("targets", "online"), "--to", "1")
        drill.expect(4, 3)
        switch = ["--environment", "sea", "--site", "site", "--as-of", "2026-06-01", *drill.keys("emergency", "online")]
        drill.tool("switch-off", SWITCH, *switch, "--because", "It counts wrong.")
        drill.expect(4, 3)
        drill.tool("switch-on", SWITCH, *switch, "--because", "It is fixed.", fails=True)
        drill.expect(4, 3)
        drill.tool("site", "refresh", "--site", "site", *drill.keys("online"))
        drill.expect(4, 3)
        version = theft(drill, 4)
        status = json.loads(drill.tool("site", "status", "--url", drill.url, "--root", "site/metadata/1.root.json", "--json"))
        assert status["healthy"] and status["configs"][0]["version"] == version, status
        steps = drill.count
        compared = drill.compared
    checked = 0 if "--short" in sys.argv else tuf_repository.check(client)
    print(
        f"{steps} states of a site read alike by all clients, {compared} of them as values by follow.mjs, {sum(drill.refusals.values())} forgeries refused; "
        f"{checked} cases of a python-tuf repository")
    if "--write" in sys.argv:
        write(drill.refusals)


main()
