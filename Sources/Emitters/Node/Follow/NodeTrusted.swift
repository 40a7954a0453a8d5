extension NodeEmitter {
  /// The metadata that a client trusts.
  static let trustedMetadata = #"""
    /** The metadata that a client trusts: each file was verified with the files before it. */
    class Trusted {
      #now;
      constructor(root, now) {
        this.#now = now;
        this.timestamp = null;
        this.snapshot = null;
        this.targets = null;
        const file = rootFile(root);
        requireSignatures(file, file.roles.root, file.keys, 'root.json');
        this.root = file;
      }

      updateRoot(bytes) {
        const [old, file] = [this.root, rootFile(bytes)];
        requireSignatures(file, old.roles.root, old.keys, 'root.json');
        requireSignatures(file, file.roles.root, file.keys, 'root.json');
        if (file.version !== old.version + 1) {
          throw new Rejection('rollback', `root.json has version ${file.version}, not ${old.version + 1}`);
        }
        // Versions that a thief raised no longer matter after a change of the online keys.
        for (const role of ['timestamp', 'snapshot']) {
          if (keySet(old, role) !== keySet(file, role)) [this.timestamp, this.snapshot, this.targets] = [null, null, null];
        }
        this.root = file;
      }

      requireFresh(file, name) {
        if (file.expires <= this.#now) throw new Rejection('expired', `${name} has expired`);
      }

      updateTimestamp(bytes, isStored = false) {
        const file = metadata(bytes, 'timestamp', limits.timestamp);
        file.snapshot = listings(file.signed.meta, 'timestamp.json').get('snapshot.json');
        if (!file.snapshot) throw malformed('timestamp.json', 'it does not list `snapshot.json`');
        requireSignatures(file, this.root.roles.timestamp, this.root.keys, 'timestamp.json');
        const old = this.timestamp;
        if (old) {
          requireNotOlder('timestamp.json', file.version, old.version);
          if (file.version === old.version) return this.requireFresh(old, 'timestamp.json');
          requireNotOlder('snapshot.json', file.snapshot.version, old.snapshot.version);
        }
        if (!isStored) this.requireFresh(file, 'timestamp.json');
        this.timestamp = file;
      }

      updateSnapshot(bytes, isStored = false) {
        const listed = this.timestamp.snapshot;
        if (!isStored && !matches(bytes, listed)) throw otherContent('snapshot.json');
        const file = metadata(bytes, 'snapshot', Math.max(limits.snapshot, listed.length ?? 0));
        file.files = listings(file.signed.meta, 'snapshot.json');
        requireSignatures(file, this.root.roles.snapshot, this.root.keys, 'snapshot.json');
        if (!isStored && file.version !== listed.version) throw otherVersion('snapshot.json');
        for (const [name, old] of this.snapshot?.files ?? []) {
          const now = file.files.get(name);
          if (!now) throw new Rejection('removed', `${plain(name)} is no longer listed`);
          requireNotOlder(plain(name), now.version, old.version);
        }
        if (!isStored) this.requireFresh(file, 'snapshot.json');
        this.snapshot = file;
      }

      listed(role) {
        const listed = this.snapshot.files.get(`${role}.json`);
        if (!listed) throw new Rejection('missing', `snapshot.json does not list ${role}.json`);
        return listed;
      }

      updateTargets(bytes) {
        const listed = this.listed('targets');
        if (!matches(bytes, listed)) throw otherContent('targets.json');
        const file = this.topTargets(bytes);
        if (file.version !== listed.version) throw otherVersion('targets.json');
        this.targets = file;
      }

      /** Returns targets metadata that the root trusts, also if it has expired. */
      topTargets(bytes) {
        const file = targetsFile(bytes, 'targets.json');
        requireSignatures(file, this.root.roles.targets, this.root.keys, 'targets.json');
        return file;
      }

      signedBy(bytes, role) {
        const file = targetsFile(bytes, `${role.name}.json`);
        requireSignatures(file, role, role.keys, `${role.name}.json`);
        return file;
      }

      delegated(bytes, role, listed) {
        if (!matches(bytes, listed)) throw otherContent(`${role.name}.json`);
        const file = this.signedBy(bytes, role);
        if (file.version !== listed.version) throw otherVersion(`${role.name}.json`);
        this.requireFresh(file, `${role.name}.json`);
        return file;
      }

      /** Uses a stored file if it is still valid. It also prevents going back. Returns whether it is used. */
      stored(role, bytes) {
        if (!bytes) return false;
        try {
          if (role === 'timestamp') this.updateTimestamp(bytes, true);
          if (role === 'snapshot' && !this.snapshot) this.updateSnapshot(bytes, true);
          if (role === 'targets') this.updateTargets(bytes);
          return true;
        } catch {
          return false;
        }
      }

      get expires() {
        return Math.min(...[this.root, this.timestamp, this.snapshot, this.targets].filter(Boolean).map((file) => file.expires));
      }
    }

    function requireNotOlder(name, offered, trusted) {
      if (offered >= trusted) return;
      throw new Rejection('rollback', `version ${offered} of ${name} is older than version ${trusted}, which was already trusted`);
    }

    function otherContent(name) {
      return new Rejection('other_content', `${name} does not match the listed length or hash`);
    }

    function otherVersion(name) {
      return new Rejection('other_version', `${name} does not have the listed version`);
    }

    function malformed(name, why) {
      return new Rejection('malformed', `${name} is not valid TUF metadata: ${why}`);
    }

    """#
}
