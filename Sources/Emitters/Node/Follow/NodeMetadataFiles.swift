extension NodeEmitter {
  /// Metadata files: their form, keys, and delegations.
  static let metadataFiles = #"""
    /** Parses a file without verifying its signatures. */
    function parse(bytes, name, limit) {
      if (bytes.length > limit) throw new Rejection('too_large', `${name} exceeds its maximum size`);
      const json = strictJSON(bytes, name);
      const {signed, signatures} = isObject(json) ? json : {};
      if (!isObject(signed) || !Array.isArray(signatures)) throw malformed(name, 'it has no `signed` or `signatures`');
      const ids = new Set();
      for (const one of signatures) {
        if (typeof one?.keyid !== 'string' || typeof one?.sig !== 'string') throw malformed(name, 'a signature has no `keyid` or `sig`');
        if (ids.has(one.keyid)) throw malformed(name, 'two signatures have the same key id');
        ids.add(one.keyid);
      }
      if (!/^1\.\d+(\.\d+)?$/.test(signed.spec_version)) throw malformed(name, '`spec_version` is not 1.x');
      if (!(Number.isSafeInteger(signed.version) && signed.version >= 1)) throw malformed(name, '`version` is not a positive integer');
      if (typeof signed.expires !== 'string' || Number.isNaN(seconds(signed.expires))) throw malformed(name, '`expires` is not a time');
      return {signed, signatures};
    }

    function metadata(bytes, type, limit, name = `${type}.json`) {
      const {signed, signatures} = parse(bytes, name, limit);
      if (signed._type !== type) throw malformed(name, `\`_type\` is not \`${type}\``);
      return {
        bytes, signed, signatures, version: signed.version, expires: seconds(signed.expires), message: Buffer.from(canonical(signed)),
      };
    }

    function rootFile(bytes) {
      const file = metadata(bytes, 'root', limits.root);
      file.keys = keyList(file.signed.keys, 'root.json');
      file.roles = {};
      for (const role of ['root', 'timestamp', 'snapshot', 'targets']) file.roles[role] = roleOf(file.signed.roles?.[role], 'root.json');
      if (file.signed.consistent_snapshot !== true) throw malformed('root.json', 'consistent snapshots are required');
      return file;
    }

    function targetsFile(bytes, name) {
      const file = metadata(bytes, 'targets', Math.max(limits.targets, bytes.length), name);
      if (!isObject(file.signed.targets)) throw malformed(name, 'it has no `targets`');
      file.targets = new Map();
      for (const [path, target] of Object.entries(file.signed.targets)) {
        const content = contentOf(target, name);
        if (content.length === undefined || content.sha256 === undefined) throw malformed(name, 'a target has no length or hash');
        file.targets.set(path, {...content, custom: target.custom});
      }
      file.delegations = [];
      const written = file.signed.delegations;
      if (written === undefined) return file;
      const keys = keyList(written.keys, name);
      for (const role of Array.isArray(written.roles) ? written.roles : []) {
        const patterns = Array.isArray(role?.paths) ? role.paths : [];
        const covers = (path) => patterns.some((pattern) => fits(path, pattern));
        file.delegations.push({...roleOf(role, name), name: role?.name, keys, covers});
      }
      return file;
    }

    /** Whether a path matches a pattern, in which `*` and `?` do not match a `/`. */
    function fits(path, pattern) {
      if (typeof pattern !== 'string' || pattern.length > 512) return false;
      const [names, parts] = [path.split('/'), pattern.split('/')];
      return names.length === parts.length && names.every((name, index) => fitsPart(name, parts[index]));
    }

    function fitsPart(text, pattern) {
      let [at, place, star, from] = [0, 0, -1, 0];
      while (at < text.length) {
        if (pattern[place] === '*') {
          [star, from] = [place, at];
          place += 1;
        } else if (place < pattern.length && (pattern[place] === '?' || pattern[place] === text[at])) {
          at += 1;
          place += 1;
        } else if (star >= 0) {
          from += 1;
          [at, place] = [from, star + 1];
        } else {
          return false;
        }
      }
      return [...pattern.slice(place)].every((letter) => letter === '*');
    }

    function roleOf(json, name) {
      const {keyids, threshold} = json ?? {};
      if (!Array.isArray(keyids) || keyids.some((id) => typeof id !== 'string') || !(Number.isSafeInteger(threshold) && threshold >= 1)) {
        throw malformed(name, 'a role has no `keyids`, or no positive `threshold`');
      }
      if (new Set(keyids).size !== keyids.length) throw malformed(name, 'a role lists a key twice');
      return {keyids, threshold};
    }

    function keyList(json, name) {
      if (!isObject(json)) throw malformed(name, 'it has no `keys`');
      const keys = new Map();
      for (const [id, key] of Object.entries(json)) {
        const text = key?.keyval?.public;
        if (key?.keytype !== 'ed25519' || key?.scheme !== 'ed25519' || !/^[0-9a-fA-F]{64}$/.test(text)) continue;
        requireStrongKey(Buffer.from(text, 'hex'), name);
        keys.set(id, text.toLowerCase());
      }
      return keys;
    }

    """#
}
