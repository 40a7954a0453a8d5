"""What a thief of one key can serve: copies of a config repository in which everything that the key can sign is forged."""
import base64
import pathlib
import shutil

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from securesystemslib.signer import CryptoSigner
from tuf.api.metadata import Key, Metadata

from tuf_peers import serve


class Thief:
    def __init__(self, folder, site, key):
        self.folder = pathlib.Path(folder)
        text = pathlib.Path(key).read_text().strip().split(":", 1)[1]
        self.private = Ed25519PrivateKey.from_private_bytes(base64.b64decode(text))
        shutil.copytree(site, self.folder / "before")

    def signer(self, root):
        """A signer with the id that the repository gave the key."""
        own = CryptoSigner(self.private)
        public = own.public_key.keyval["public"]
        for key in root.signed.keys.values():
            if key.keyval.get("public") == public:
                return CryptoSigner(self.private, Key.from_dict(key.keyid, key.to_dict()))
        return own

    def sites(self, live):
        """The URLs of the forgeries: of the config repository as it was before the recovery, and of the recovered one."""
        urls = []
        for base in (self.folder / "before", live):
            for forge in (self.fast_forward, self.other_values, self.own_root):
                place = self.folder / f"forged-{len(urls)}"
                shutil.copytree(base, place)
                forge(place / "metadata")
                urls.append(serve(place))
        return urls

    @staticmethod
    def newest(metadata, role):
        return max(metadata.glob(f"*.{role}.json"), key=lambda file: int(file.name.split(".")[0]))

    def sign(self, metadata, name, change, role=None):
        source = metadata / name if role is None else self.newest(metadata, role)
        file = Metadata.from_bytes(source.read_bytes())
        change(file.signed)
        file.sign(self.signer(Metadata.from_bytes(self.newest(metadata, "root").read_bytes())))
        target = metadata / (name if role is None else f"{file.signed.version}.{role}.json")
        target.write_bytes(file.to_bytes())
        return file

    def fast_forward(self, metadata):
        """The highest version of the timestamp and the snapshot."""
        def rise(signed):
            signed.version = 2**53 - 1

        self.sign(metadata, None, rise, role="snapshot")

        def refer(signed):
            signed.version = 2**53 - 1
            signed.snapshot_meta.version = 2**53 - 1
            signed.snapshot_meta.length = signed.snapshot_meta.hashes = None

        self.sign(metadata, "timestamp.json", refer)

    def other_values(self, metadata):
        """Other targets, and a snapshot and a timestamp that list them."""
        def rise(signed):
            signed.version += 100
            signed.targets.clear()

        targets = self.sign(metadata, None, rise, role="targets")

        def refer(signed):
            signed.version += 100
            meta = signed.meta["targets.json"]
            meta.version, meta.length, meta.hashes = targets.signed.version, None, None

        snapshot = self.sign(metadata, None, refer, role="snapshot")

        def list_it(signed):
            signed.version += 100
            meta = signed.snapshot_meta
            meta.version, meta.length, meta.hashes = snapshot.signed.version, None, None

        self.sign(metadata, "timestamp.json", list_it)

    def own_root(self, metadata):
        """A next root that gives every role to the thief."""
        def take(signed):
            signed.version += 1
            own = CryptoSigner(self.private).public_key
            for role in ("root", "targets", "snapshot", "timestamp"):
                signed.add_key(own, role)
                signed.roles[role].keyids = [own.keyid]
                signed.roles[role].threshold = 1

        self.sign(metadata, None, take, role="root")
