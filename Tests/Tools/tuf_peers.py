"""Clients of a config repository: python-tuf's ngclient, tuf-js inside npm, and ours. Each keeps what it trusts in a folder of its own."""
import functools
import http.server
import json
import os
import pathlib
import subprocess
import threading

from tuf.ngclient import Updater

HERE = pathlib.Path(__file__).parent


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def serve(folder):
    """Serves a folder on loopback. Returns its URL."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_address[1]}"


class Refused(Exception):
    """A client rejects the config repository."""


class PythonClient:
    """python-tuf, with a new process' state each time: only the folder is kept."""

    name = "python-tuf"

    def __init__(self, folder, root, url):
        self.folder, self.url = pathlib.Path(folder), url
        (self.folder / "targets").mkdir(parents=True)
        self.root = root

    def follow(self, targets):
        try:
            updater = Updater(str(self.folder / "metadata"), f"{self.url}/metadata", str(self.folder / "targets"), f"{self.url}/targets", bootstrap=self.root)
            updater.refresh()
            return {name: self.download(updater, name) for name in targets}
        except Exception as error:
            raise Refused(f"{type(error).__name__}: {error}")

    @staticmethod
    def download(updater, name):
        info = updater.get_targetinfo(name)
        if info is None:
            raise Refused(f"no target {name}")
        return pathlib.Path(updater.find_cached_target(info) or updater.download_target(info)).read_text()


class NodeClient:
    """tuf-js, which npm contains."""

    name = "tuf-js"

    @staticmethod
    def library():
        """The folder of tuf-js; None if there is no Node with npm."""
        try:
            root = subprocess.run(["npm", "root", "--global"], capture_output=True, text=True, check=True).stdout.strip()
        except (OSError, subprocess.CalledProcessError):
            return None
        place = os.path.join(root, "npm/node_modules/tuf-js")
        return place if os.path.isdir(place) else None

    def __init__(self, folder, root, url, library):
        self.folder, self.url, self.library = pathlib.Path(folder), url, library
        self.folder.mkdir(parents=True)
        (self.folder / "root.json").write_bytes(root)

    def follow(self, targets):
        run = subprocess.run(["node", HERE / "follow_site.mjs", self.library, self.folder, self.url, *targets], capture_output=True, text=True)
        answer = json.loads(run.stdout) if run.stdout else {"error": run.stderr}
        if "error" in answer:
            raise Refused(answer["error"])
        return answer["files"]


class ModuleClient:
    """The generated JavaScript module, which follows the values instead of target files."""

    name = "follow.mjs"

    def __init__(self, folder, root, url, module):
        self.folder, self.url, self.module = pathlib.Path(folder), url, module
        self.folder.mkdir(parents=True)
        self.root = self.folder / "root.json"
        self.root.write_bytes(root)

    def status(self, environment, install="a"):
        words = [self.module, self.root, self.folder / "kept", self.url, environment, install]
        run = subprocess.run(["node", HERE / "follow_module.mjs", *words], capture_output=True, text=True)
        if run.returncode:
            raise SystemExit(f"follow.mjs ended with status {run.returncode}: {run.stderr}")
        return json.loads(run.stdout)


class OwnClient:
    """Our client, with the command line of the conformance suite."""

    name = "tuf-client"

    def __init__(self, folder, root, url, program):
        self.folder, self.url, self.program = pathlib.Path(folder), url, program
        (self.folder / "targets").mkdir(parents=True)
        first = self.folder / "first-root.json"
        first.write_bytes(root)
        self.run("init", [], [first])

    def run(self, command, options, words=()):
        run = subprocess.run([self.program, "--metadata-dir", self.folder / "metadata", *options, command, *words], capture_output=True, text=True)
        if run.returncode not in (0, 1):
            raise SystemExit(f"{command} ended with status {run.returncode}: {run.stderr}")
        if run.returncode:
            raise Refused(run.stderr.strip())

    def refresh(self):
        self.run("refresh", ["--metadata-url", f"{self.url}/metadata"])

    def follow(self, targets):
        options = ["--metadata-url", f"{self.url}/metadata", "--target-base-url", f"{self.url}/targets", "--target-dir", self.folder / "targets"]
        if not targets:
            self.refresh()
            return {}
        self.run("download", options + [word for name in targets for word in ("--target-name", name)])
        return {name: (self.folder / "targets" / name.replace("/", "%2F")).read_text() for name in targets}

    def trusted(self, role):
        """The version that is trusted; None if there is none."""
        try:
            return json.loads((self.folder / "metadata" / f"{role}.json").read_text())["signed"]["version"]
        except OSError:
            return None
