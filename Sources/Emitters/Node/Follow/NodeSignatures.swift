extension NodeEmitter {
  /// Keys and signatures, and what metadata lists about files.
  static let signatures = #"""
    const prime = 2n ** 255n - 19n;
    /** The y coordinates of the points whose order divides 8, except p - 1. */
    const smallOrder = new Set([
      0n,
      1n,
      0x05fc536d880238b13933c6d305acdfd5f098eff289f4c345b027b2c28f95e826n,
      0x7a03ac9277fdc74ec6cc392cfa53202a0f67100d760b3cba4fd84d3d706a17c7n,
    ]);

    /** Throws for a key for which anyone can compute signatures, and for one that is not in canonical form (RFC 8032). */
    function requireStrongKey(bytes, name) {
      const whole = BigInt(`0x${Buffer.from(bytes).reverse().toString('hex')}`);
      const y = whole & (2n ** 255n - 1n);
      const isSigned = whole !== y;
      if (y >= prime || (isSigned && (y === 1n || y === prime - 1n))) {
        throw new Rejection('weak_key', `a key in ${name} is rejected: it is not the canonical form of a public key`);
      }
      if (smallOrder.has(y) || y === prime - 1n) {
        throw new Rejection('weak_key', `a key in ${name} is rejected: it is a key of small order, for which anyone can sign`);
      }
    }

    function keySet(root, role) {
      return [...new Set(root.roles[role].keyids.map((id) => root.keys.get(id)))].sort().join();
    }

    const keyPrefix = Buffer.from('302a300506032b6570032100', 'hex');

    function requireSignatures(file, role, keys, name) {
      const valid = new Set();
      for (const {keyid, sig} of file.signatures) {
        const key = role.keyids.includes(keyid) ? keys.get(keyid) : undefined;
        if (valid.size >= role.threshold || key === undefined || valid.has(key) || !/^[0-9a-fA-F]{128}$/.test(sig)) continue;
        const der = Buffer.concat([keyPrefix, Buffer.from(key, 'hex')]);
        try {
          if (verify(null, file.message, createPublicKey({key: der, format: 'der', type: 'spki'}), Buffer.from(sig, 'hex'))) valid.add(key);
        } catch {
          // Bytes that are no point are no key.
        }
      }
      if (valid.size < role.threshold) {
        const found = `${name} has ${valid.size} valid signatures by keys of its role`;
        throw new Rejection('unsigned', `${found}, but the role requires ${role.threshold}`);
      }
    }

    function listings(meta, name) {
      if (!isObject(meta)) throw malformed(name, 'it has no `meta`');
      return new Map(
        Object.entries(meta).map(([file, json]) => {
          if (!(Number.isSafeInteger(json?.version) && json.version >= 1)) throw malformed(name, 'a listed file has no version');
          return [file, {version: json.version, ...contentOf(json, name)}];
        }),
      );
    }

    function contentOf(json, name) {
      const {length, hashes} = isObject(json) ? json : {};
      if (length !== undefined && !isIn(length, 0, Number.MAX_SAFE_INTEGER)) throw malformed(name, 'a length is not a positive integer');
      const hash = hashes?.sha256;
      if (hashes !== undefined && !/^[0-9a-f]{64}$/.test(hash)) throw malformed(name, 'no hash has a supported algorithm');
      return {length, sha256: hash};
    }

    /** Whether bytes have the listed length and hash. */
    function matches(bytes, listed) {
      if (!bytes || (listed.length !== undefined && bytes.length !== listed.length)) return false;
      return listed.sha256 === undefined || sha256(bytes) === listed.sha256;
    }

    """#
}
