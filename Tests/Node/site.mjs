// A TUF site in memory, signed as python-tuf does: a slow, independent writer of what `follow` reads.
import {createHash, generateKeyPairSync, sign} from 'node:crypto';

export const now = 1_780_000_000;
export const day = 86_400;
export const product = 'handz';
export const folder = `${product}/test`;

export function key() {
  const pair = generateKeyPairSync('ed25519');
  const keyid = pair.publicKey.export({format: 'der', type: 'spki'}).subarray(12).toString('hex');
  return {pair, id: sha256(keyid), public: keyid};
}

export const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
const time = (seconds) => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
/** Canonical JSON, for ASCII. */
export const canonical = (json) =>
  Array.isArray(json) ? `[${json.map(canonical)}]`
  : json !== null && typeof json === 'object' ? `{${Object.keys(json).sort().map((name) => `${canonical(name)}:${canonical(json[name])}`)}}`
  : JSON.stringify(json);
const listing = (bytes, more) => ({...more, length: bytes.length, hashes: {sha256: sha256(bytes)}});

export class Site {
  files = new Map();
  asked = [];
  number = 0;
  keys = {root: [key(), key(), key()], targets: [key()], online: [key()], emergency: [key()]};

  constructor() {
    this.putRoot(1, this.keys.root.slice(0, 2));
    this.root = this.files.get('metadata/1.root.json');
  }

  put(path, bytes) {
    this.files.set(path, Buffer.from(bytes));
    return this.files.get(path);
  }

  file(name, signed, signers) {
    const message = Buffer.from(canonical(signed));
    const signatures = signers.map((one) => ({keyid: one.id, sig: sign(null, message, one.pair.privateKey).toString('hex')}));
    return this.put(`metadata/${name}`, JSON.stringify({signatures, signed}));
  }

  signed(type, version, expires, more) {
    return {_type: type, spec_version: '1.0.31', version, expires: time(expires), ...more};
  }

  role(keys, threshold = 1) {
    return {keyids: keys.map((one) => one.id), threshold};
  }

  list(keys) {
    return Object.fromEntries(keys.map((one) => [one.id, {keytype: 'ed25519', scheme: 'ed25519', keyval: {public: one.public}}]));
  }

  putRoot(version, signers, keys = this.keys, more = {}) {
    const roles = {
      root: this.role(keys.root, 2), targets: this.role(keys.targets), snapshot: this.role(keys.online), timestamp: this.role(keys.online),
    };
    const listed = this.list([...keys.root, ...keys.targets, ...keys.online]);
    this.keys = keys;
    return this.file(
      `${version}.root.json`, this.signed('root', version, now + 365 * day, {keys: listed, roles, consistent_snapshot: true, ...more}), signers);
  }

  /** Publishes values under a version. `change` alters what is signed. */
  publish(version, values, change = {}) {
    this.number += 1;
    const given = {
      number: this.number, targets: this.number, snapshot: this.number, timestamp: this.number, expires: now + 30 * day, path: folder,
      custom: {product, environment: 'test', issued: time(now - 60), author: 'ann', reason: 'a test', commit: ''}, keys: this.keys, share: 10_000,
      minimumApp: '0', emergency: undefined, rollout: 'test', off: [], ...change,
    };
    const payload = given.payload ?? Buffer.from(JSON.stringify({values}));
    const offer = {digest: sha256(payload), size: payload.length, share: given.share, minimumApp: given.minimumApp};
    const index = Buffer.from(given.index ?? JSON.stringify({schema: 1, version, rollout: given.rollout, offers: [offer]}));
    const targets = {};
    const add = (all, path, bytes, custom) => {
      all[path] = listing(bytes, custom && {custom});
      const slash = path.lastIndexOf('/');
      return this.put(`targets/${path.slice(0, slash)}/${sha256(bytes)}.${path.slice(slash + 1)}`, bytes);
    };
    if (given.hasConfig !== false) add(targets, `${given.path}/config.json`, index, given.custom);
    add(targets, `${given.path}/values/${offer.digest}.json`, payload);
    const delegations = {
      keys: this.list(this.keys.emergency),
      roles: [{...this.role(this.keys.emergency), name: 'emergency', terminating: true, paths: ['*/*/emergency.json']}],
    };
    const emergencyTargets = {};
    const list = Buffer.from(given.list ?? JSON.stringify({schema: 1, off: given.off.map((one) => ({until: null, ...one}))}));
    add(emergencyTargets, given.emergencyPath ?? `${folder}/emergency.json`, list, given.emergencyCustom ?? given.custom);
    const emergency = this.file(
      `${given.emergencyVersion ?? given.number}.emergency.json`,
      this.signed('targets', given.emergencyVersion ?? given.number, given.emergencyExpires ?? now + 365 * day, {targets: emergencyTargets}),
      given.keys.emergency);
    const top = this.file(
      `${given.targets}.targets.json`, this.signed('targets', given.targets, given.targetsExpire ?? given.expires, {targets, delegations}),
      given.keys.targets);
    const meta = {
      'targets.json': listing(top, {version: given.targets}), 'emergency.json': listing(emergency, {version: given.emergencyVersion ?? given.number}),
    };
    const snapshot = this.file(`${given.snapshot}.snapshot.json`, this.signed('snapshot', given.snapshot, given.expires, {meta}), given.keys.online);
    this.file(
      'timestamp.json',
      this.signed('timestamp', given.timestamp, given.expires, {meta: {'snapshot.json': listing(snapshot, {version: given.snapshot})}}),
      given.keys.online);
    return {
      index: `targets/${given.path}/${sha256(index)}.config.json`, values: `targets/${given.path}/values/${offer.digest}.${offer.digest}.json`,
      list: `targets/${folder}/${sha256(list)}.emergency.json`,
    };
  }

  /** Answers like a web server, for `follow`. */
  fetch = async (url) => {
    const path = new URL(url).pathname.slice(1);
    this.asked.push(path);
    if (this.failure) throw this.failure;
    const bytes = this.files.get(path);
    return bytes ? new Response(bytes, {status: 200}) : new Response('not found', {status: 404});
  };
}

/** Stores a file in memory. */
export class MemoryStorage {
  bytes = null;
  async read() {
    if (this.unreadable) throw new Error('the disk is broken');
    return this.bytes;
  }
  async write(bytes) {
    if (this.isFull) throw new Error('the disk is full');
    this.bytes = bytes;
  }
}
