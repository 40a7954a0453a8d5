"""A repository made by python-tuf, which our client follows: consistent snapshots or not, delegations, thresholds, changes of keys, and attacks."""
import datetime
import pathlib
import tempfile

from securesystemslib.signer import CryptoSigner
from tuf.api.metadata import (
    DelegatedRole, Delegations, MetaFile, Metadata, Root, Snapshot, TargetFile, Targets, Timestamp)

from tuf_peers import OwnClient, PythonClient, Refused, serve

TOP = ("root", "targets", "snapshot", "timestamp")


class Repository:
    def __init__(self, folder, consistent):
        self.folder, self.consistent = pathlib.Path(folder), consistent
        (self.folder / "metadata").mkdir(parents=True)
        self.expires = datetime.datetime.now(datetime.timezone.utc).replace(microsecond=0) + datetime.timedelta(days=9)
        self.signers = {role: [CryptoSigner.generate_ed25519()] for role in TOP + ("outer", "inner")}
        self.signers["root"] += [CryptoSigner.generate_ecdsa()]
        self.root, self.snapshot, self.timestamp = Root(consistent_snapshot=consistent), Snapshot(), Timestamp()
        for role in TOP:
            for signer in self.signers[role]:
                self.root.add_key(signer.public_key, role)
        self.root.roles["root"].threshold = 2
        self.targets = {role: Targets() for role in ("targets", "outer", "inner")}
        self.delegate("targets", "outer", ["a/*/?.txt"], True)
        self.delegate("outer", "inner", ["a/b/*"], False)
        self.add("targets", "top.txt", "top")
        self.add("outer", "a/b/x.txt", "outer")
        self.add("inner", "a/b/y.txt", "inner")
        self.add("inner", "a/b/long.txt", "not covered by the pattern")
        self.write("root", self.root)
        self.publish()

    def delegate(self, parent, role, paths, terminating):
        keys = [signer.public_key for signer in self.signers[role]]
        entry = DelegatedRole(role, [key.keyid for key in keys], 1, terminating, paths)
        self.targets[parent].delegations = Delegations({key.keyid: key for key in keys}, {role: entry})

    def add(self, role, path, text):
        target = TargetFile.from_data(path, text.encode())
        self.targets[role].targets[path] = target
        folder, _, name = path.rpartition("/")
        prefix = target.hashes["sha256"] + "." if self.consistent else ""
        file = self.folder / "targets" / folder / (prefix + name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def write(self, role, signed, signers=None, name=None):
        signed.expires = self.expires
        file = Metadata(signed)
        for signer in signers or self.signers[role]:
            file.sign(signer, append=True)
        data = file.to_bytes()
        versioned = role == "root" or self.consistent and role != "timestamp"
        (self.folder / "metadata" / (name or (f"{signed.version}.{role}.json" if versioned else f"{role}.json"))).write_bytes(data)
        return data

    def publish(self):
        for role, signed in self.targets.items():
            data = self.write(role, signed)
            self.snapshot.meta[f"{role}.json"] = MetaFile.from_data(signed.version, data, ["sha512"])
        data = self.write("snapshot", self.snapshot)
        self.timestamp.snapshot_meta = MetaFile.from_data(self.snapshot.version, data, ["sha256"])
        self.write("timestamp", self.timestamp)

    def rise(self):
        for signed in [*self.targets.values(), self.snapshot, self.timestamp]:
            signed.version += 1
        self.publish()


def check(program):
    """Returns the number of cases. Ends the program if our client and python-tuf disagree, or a case fails."""
    cases = 0
    for consistent in (True, False):
        with tempfile.TemporaryDirectory() as folder:
            place = pathlib.Path(folder)
            repository = Repository(place / "repository", consistent)
            root, url = (place / "repository/metadata/1.root.json").read_bytes(), serve(place / "repository")
            own, peer = OwnClient(place / "own", root, url, program), PythonClient(place / "peer", root, url)

            def expect(targets, accepts=True):
                nonlocal cases
                cases += 1
                answers = []
                for client in (own, peer):
                    try:
                        answers.append(client.follow(targets))
                    except Refused as refusal:
                        answers.append(None)
                        if accepts:
                            raise SystemExit(f"{client.name}, {targets}: {refusal}")
                if answers[0] != answers[1] or (answers[0] is not None) != accepts:
                    raise SystemExit(f"{targets}, consistent={consistent}: {answers}")

            expect(["top.txt"])
            expect(["a/b/x.txt", "a/b/y.txt"])
            expect(["a/b/long.txt"], accepts=False)
            expect(["missing.txt"], accepts=False)
            repository.add("targets", "top.txt", "changed")
            repository.rise()
            expect(["top.txt"])
            # An older timestamp, and then an expired one.
            repository.timestamp.version -= 1
            repository.write("timestamp", repository.timestamp)
            expect([], accepts=False)
            repository.timestamp.version += 2
            expires, repository.expires = repository.expires, repository.expires - datetime.timedelta(days=99)
            repository.write("timestamp", repository.timestamp)
            expect([], accepts=False)
            repository.expires = expires
            repository.rise()
            expect(["top.txt", "a/b/x.txt"])
            # One of two root signatures is not enough, and two are. Another online key lets versions start again.
            old = repository.signers["timestamp"]
            repository.signers["timestamp"] = [CryptoSigner.generate_ed25519()]
            repository.root.revoke_key(old[0].public_key.keyid, "timestamp")
            repository.root.add_key(repository.signers["timestamp"][0].public_key, "timestamp")
            repository.root.version += 1
            repository.write("root", repository.root, repository.signers["root"][:1])
            expect([], accepts=False)
            repository.write("root", repository.root)
            repository.timestamp.version = 1
            repository.publish()
            expect(["top.txt"])
            if own.trusted("root") != 2 or own.trusted("timestamp") != 1:
                raise SystemExit("our client did not forget the versions of the removed key")
            repository.timestamp.version = 2
            repository.write("timestamp", repository.timestamp, old)
            expect([], accepts=False)
    return cases
