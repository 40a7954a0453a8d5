// @ts-self-types="./follow.d.mts"
// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

import {createHash, createPublicKey, randomUUID, verify} from 'node:crypto';
import {load, RulesError} from './index.mjs';

const product = "handz";

/** The remotely overridable paths, with the form of their values. */
const forms = {
  "ladder/high_frequency_edits/levels/L2/at/free": 'number',
  "ladder/high_frequency_edits/levels/L2/at/pro": 'number',
  "ladder/high_frequency_edits/levels/L2/pause": 'number',
  "ladder/high_frequency_edits/levels/L3/at/free": 'number',
  "ladder/high_frequency_edits/levels/L3/at/pro": 'number',
  "ladder/high_frequency_edits/levels/L3/block": 'number',
  "ladder/high_frequency_edits/switched_on": 'switch',
  "ladder/high_frequency_edits/window": 'number',
  "ladder/import_acceptance/levels/L2/at/free": 'number',
  "ladder/import_acceptance/levels/L2/at/pro": 'number',
  "ladder/import_acceptance/levels/L2/pause": 'number',
  "ladder/import_acceptance/levels/L3/at/free": 'number',
  "ladder/import_acceptance/levels/L3/at/pro": 'number',
  "ladder/import_acceptance/levels/L3/block": 'number',
  "ladder/import_acceptance/switched_on": 'switch',
  "ladder/import_acceptance/window": 'number',
  "ladder/login_attempts/levels/L3/at/free": 'number',
  "ladder/login_attempts/levels/L3/at/guest": 'number',
  "ladder/login_attempts/levels/L3/at/pro": 'number',
  "ladder/login_attempts/levels/L3/block": 'number',
  "ladder/login_attempts/switched_on": 'switch',
  "ladder/login_attempts/window": 'number',
  "ladder/share_link_creation/levels/L1/at/free": 'number',
  "ladder/share_link_creation/levels/L1/at/pro": 'number',
  "ladder/share_link_creation/levels/L2/at/free": 'number',
  "ladder/share_link_creation/levels/L2/at/pro": 'number',
  "ladder/share_link_creation/levels/L2/pause": 'number',
  "ladder/share_link_creation/levels/L3/at/free": 'number',
  "ladder/share_link_creation/levels/L3/at/pro": 'number',
  "ladder/share_link_creation/levels/L3/block": 'number',
  "ladder/share_link_creation/levels/L4/at/free": 'number',
  "ladder/share_link_creation/levels/L4/at/pro": 'number',
  "ladder/share_link_creation/levels/L4/suspend": 'number',
  "ladder/share_link_creation/levels/L5/after/times": 'number',
  "ladder/share_link_creation/levels/L5/after/within": 'number',
  "ladder/share_link_creation/switched_on": 'switch',
  "ladder/video_upload_churn/levels/L1/at_share": 'number',
  "ladder/video_upload_churn/levels/L2/at_share": 'number',
  "ladder/video_upload_churn/levels/L3/at/pro": 'number',
  "ladder/video_upload_churn/levels/L3/block": 'number',
  "ladder/video_upload_churn/levels/L4/after/times": 'number',
  "ladder/video_upload_churn/levels/L4/suspend": 'number',
  "ladder/video_upload_churn/switched_on": 'switch',
  "ladder/video_upload_churn/window": 'number',
  "limits/inbox_items/plans/pro": 'number',
  "limits/practice_credits/plans/free": 'number',
  "limits/share_links_daily/plans/free": 'number',
  "limits/share_links_daily/plans/pro": 'number',
  "notifications/N-BILLING-PAYMENT-FAILED/switched_on": 'switch',
  "notifications/N-BILLING-TRIAL-END/switched_on": 'switch',
  "notifications/N-INBOX-NEW-IMPORT/switched_on": 'switch',
  "notifications/N-MAINT-DUE-TODAY/switched_on": 'switch',
  "notifications/N-MAINT-OVERDUE/switched_on": 'switch',
  "notifications/N-MASTERY-CHECKPOINT/switched_on": 'switch',
  "notifications/N-MASTERY-MAINT-OVERLOAD/switched_on": 'switch',
  "notifications/N-PRACTICE-CREDIT-EXPIRY/switched_on": 'switch',
  "notifications/N-PRACTICE-SCHEDULED/switched_on": 'switch',
  "notifications/N-PRACTICE-STREAK-NUDGE/switched_on": 'switch',
};

/** The switches that can be turned off in an emergency. */
const emergencySwitches = new Set([
  "ladder/high_frequency_edits/switched_on",
  "ladder/import_acceptance/switched_on",
  "ladder/login_attempts/switched_on",
  "ladder/share_link_creation/switched_on",
  "ladder/video_upload_churn/switched_on",
]);

const limits = {root: 65536, timestamp: 16384, snapshot: 65536, targets: 262144, index: 16384, values: 262144, emergency: 65536};
const mostRoots = 256;
const mostStored = 4 << 20;
const longestPause = 6 * 3600;

/** A remote config, or a file of its site, is rejected. `code` is stable, the message is for people. */
class Rejection extends Error {
  constructor(code, message, pause) {
    super(message);
    this.name = 'Rejection';
    this.code = code;
    this.pause = pause;
  }
}

/**
 * Follows a config repository. The result answers with the active rules: with the newest verified values, with the last
 * values that were verified before, or as built.
 */
export function follow(options) {
  return new Follower(options);
}

class Follower {
  #options;
  #paths;
  #now;
  #fetch;
  #storage;
  #built;
  #started;
  #refreshing;
  #root;
  #record = {roots: [], timestamp: null, snapshot: null, targets: null, index: null, values: null, emergency: null};
  /** The active config: {version, digest, origin, values, expires}; undefined for the built values. */
  #config;
  #source = 'embedded';
  #emergency = [];
  #off = [];
  #active;
  #next = 0;
  #failures = 0;
  #lastError = null;
  #lastSuccess = null;
  #mayStore = true;
  #stopped = false;

  constructor(options) {
    const given = {deadline: 5, every: 900, requestDeadline: 15, refreshDeadline: 60, app: '0', host: 'device', ...options};
    for (const key of ['site', 'root', 'environment', 'install']) {
      if (given[key] === undefined) throw new RulesError('malformed', `\`follow\` needs \`${key}\``);
    }
    if (!/^[\w-][\w.-]{0,63}$/.test(given.environment)) throw new RulesError('malformed', '`environment` is not a name');
    if (!appVersion(given.app)) throw new RulesError('malformed', '`app` is not a version such as 1.2');
    if (given.host !== 'device' && given.host !== 'server') throw new RulesError('malformed', '`host` is `device` or `server`');
    if (!/^https?:\/\//.test(given.site)) throw new RulesError('malformed', '`site` is not a URL');
    this.#options = given;
    const folder = `${given.product ?? product}/${given.environment}`;
    this.#paths = {
      product: given.product ?? product,
      index: `${folder}/config.json`,
      emergency: `${folder}/emergency.json`,
      values: (digest) => `${folder}/values/${digest}.json`,
    };
    this.#now = given.now ?? (() => Math.floor(Date.now() / 1000));
    this.#fetch = given.fetch ?? fetch;
    this.#storage = given.storage ?? (given.folder === undefined ? undefined : folderStorage(given.folder));
    this.#root = bytesOf(given.root);
  }

  /**
   * Returns the active rules. The first callers wait for one request together, each at most `deadline` seconds. Later
   * callers do not wait. When the last request is older than `every` seconds, a new one starts in the background.
   */
  async rules() {
    this.#started ??= this.#start();
    await this.#started;
    if (this.#now() >= this.#next && !this.#stopped) this.#inBackground();
    if (this.#lastSuccess === null && this.#refreshing && this.#failures === 0) {
      await withDeadline(this.#refreshing, this.#options.deadline);
    }
    this.#apply();
    return this.#active;
  }

  /** Asks the server now. Concurrent calls share one request. Returns whether other values became active. */
  async refresh() {
    this.#started ??= this.#start();
    await this.#started;
    return this.#inBackground();
  }

  /** Starts no further requests. */
  stop() {
    this.#stopped = true;
  }

  /** The active config, and the last error. */
  status() {
    return {
      source: this.#source,
      version: this.#config?.version ?? null,
      digest: this.#config?.digest ?? null,
      age: this.#config ? this.#now() - seconds(this.#config.origin.issued) : null,
      isStale: this.#config ? this.#now() >= this.#config.expires : false,
      switchedOff: [...this.#off],
      skipped: [...(this.#active?.skipped ?? [])],
      lastError: this.#lastError && {code: this.#lastError.code, message: this.#lastError.message},
      lastSuccess: this.#lastSuccess,
      failures: this.#failures,
    };
  }

  async #start() {
    this.#built = this.#options.rules ?? (await load());
    this.#active = this.#built;
    try {
      await this.#restore();
    } catch (error) {
      this.#refuse(error);
    }
    this.#apply(true);
  }

  #inBackground() {
    this.#refreshing ??= this.#refresh().finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  async #refresh() {
    const before = this.#active;
    const pace = (whole) => this.#now() + Math.floor(whole * (0.5 + Math.random() / 2));
    try {
      await withDeadline(this.#ask(), this.#options.refreshDeadline, () => {
        throw new Rejection('unreachable', `the refresh took more than ${this.#options.refreshDeadline} s`);
      });
      this.#failures = 0;
      this.#lastSuccess = this.#now();
      this.#next = pace(this.#options.every);
    } catch (error) {
      this.#failures += 1;
      this.#refuse(error);
      const wait = Math.min(longestPause, 15 * 2 ** Math.min(this.#failures - 1, 20));
      this.#next = pace(error.code === 'unreachable' ? wait : Math.min(this.#options.every, wait));
      if (error.pause > 0) this.#next = Math.max(this.#next, this.#now() + Math.min(longestPause, error.pause));
    }
    this.#apply();
    return this.#active !== before;
  }

  #refuse(error) {
    const isOwn = error instanceof Rejection || error instanceof RulesError;
    this.#lastError = isOwn ? error : new Rejection('unreachable', plain(`${error.message}`));
  }

  /** Applies the config and the emergency switches to the built rules, unless nothing changed. */
  #apply(always = false) {
    if (this.#built === undefined) return;
    const off = this.#emergency.filter((one) => one.until === null || this.#now() < one.until).map((one) => one.path);
    const known = off.filter((path) => emergencySwitches.has(path));
    if (!always && known.join() === this.#off.join()) return;
    const values = {...this.#config?.values};
    for (const path of known) values[path] = false;
    const isBuilt = Object.keys(values).length === 0 && !this.#config;
    this.#active = isBuilt ? this.#built : this.#built.withValues(values, this.#config?.version);
    this.#off = known;
  }

  #activate(config, source) {
    // Throws if a value is not allowed. Then everything stays as it is.
    this.#built.withValues(config.values);
    this.#config = config;
    this.#source = source;
    this.#lastError = null;
    this.#apply(true);
  }

  // The workflow of a TUF client: section 5 of the specification.

  async #ask() {
    const before = this.#record;
    try {
      await this.#update();
    } catch (error) {
      // What an interrupted update accepted is stored, so that older metadata is rejected from now on.
      if (this.#record !== before) await this.#store().catch(() => {});
      throw error;
    }
    await this.#store();
  }

  async #update() {
    const end = Date.now() + this.#options.refreshDeadline * 1000;
    const trusted = new Trusted(this.#root, this.#now());
    const record = {...this.#record, roots: [...this.#record.roots]};
    trusted.stored('timestamp', record.timestamp);
    for (let followed = 0; followed < mostRoots; followed += 1) {
      const bytes = await this.#get(`metadata/${trusted.root.version + 1}.root.json`, limits.root, end, true);
      if (bytes === null) break;
      trusted.updateRoot(bytes);
      // A new root counts whatever happens to the rest.
      record.roots.push(bytes);
      this.#root = bytes;
      this.#record = {...this.#record, roots: [...record.roots]};
      if (trusted.timestamp === null) this.#record = {...this.#record, timestamp: null, snapshot: null};
    }
    trusted.requireFresh(trusted.root, 'root.json');
    trusted.updateTimestamp(await this.#get('metadata/timestamp.json', limits.timestamp, end));
    this.#record = {...this.#record, timestamp: trusted.timestamp.bytes};
    const listed = trusted.timestamp.snapshot;
    trusted.stored('snapshot', record.snapshot);
    if (trusted.snapshot?.version !== listed.version) {
      trusted.updateSnapshot(await this.#get(`metadata/${listed.version}.snapshot.json`, listed.length ?? limits.snapshot, end));
    }
    trusted.requireFresh(trusted.snapshot, 'snapshot.json');
    this.#record = {...this.#record, snapshot: trusted.snapshot.bytes};
    const targets = trusted.listed('targets');
    if (!trusted.stored('targets', record.targets)) {
      trusted.updateTargets(await this.#get(`metadata/${targets.version}.targets.json`, targets.length ?? limits.targets, end));
    }
    let problem;
    try {
      await this.#askEmergency(trusted, end);
    } catch (error) {
      problem = error;
    }
    this.#apply();
    await this.#askConfig(trusted, end);
    if (problem) throw problem;
  }

  /** Fetches the list of emergency switches, which does not depend on the config. */
  async #askEmergency(trusted, end) {
    const role = trusted.targets.delegations.find((one) => one.name === 'emergency');
    if (!role || !role.covers(this.#paths.emergency)) return this.#forgetEmergency();
    const listed = trusted.listed('emergency');
    const stored = this.#record.emergency;
    let bytes = stored?.role;
    if (!bytes || !matches(bytes, listed)) {
      bytes = await this.#get(`metadata/${listed.version}.emergency.json`, listed.length ?? limits.targets, end);
    }
    const file = trusted.delegated(bytes, role, listed);
    const target = file.targets.get(this.#paths.emergency);
    if (!target) return this.#forgetEmergency();
    const list = await this.#target(stored?.list, this.#paths.emergency, target, limits.emergency, end);
    this.#emergency = emergencyList(list, this.#requireOwn(target));
    this.#record = {...this.#record, emergency: {targets: trusted.targets.bytes, role: bytes, list}};
  }

  #forgetEmergency() {
    this.#emergency = [];
    this.#record = {...this.#record, emergency: null};
  }

  async #askConfig(trusted, end) {
    trusted.requireFresh(trusted.targets, 'targets.json');
    const late = () => {
      // The caller no longer waits, and the next refresh may have begun.
      if (Date.now() > end) throw new Rejection('unreachable', `the refresh took more than ${this.#options.refreshDeadline} s`);
    };
    const target = trusted.targets.targets.get(this.#paths.index);
    if (!target) throw new Rejection('unknown_target', `no targets metadata lists ${this.#paths.index}`);
    const index = await this.#target(this.#record.index, this.#paths.index, target, limits.index, end);
    const parsed = offers(index);
    const origin = this.#requireOwn(target);
    const offer = this.#offer(parsed);
    let values = null;
    if (offer) {
      values = await this.#target(this.#record.values, this.#paths.values(offer.sha256), offer, limits.values, end);
    }
    late();
    const config = {
      version: parsed.version, digest: target.sha256, origin, values: offer ? overrides(values) : {}, expires: trusted.expires,
    };
    if (this.#config?.digest !== config.digest || this.#source === 'embedded' || !sameValues(this.#config.values, config.values)) {
      this.#activate(config, 'network');
    } else {
      this.#config = config;
    }
    this.#lastError = null;
    this.#record = {...this.#record, targets: trusted.targets.bytes, index, values};
  }

  #offer(index) {
    const {install, app} = this.#options;
    const hash = sha256(`${index.rollout}/${install}`);
    const bucket = Number(BigInt(`0x${hash.slice(0, 16)}`) % 10000n);
    return index.offers.find((offer) => compareVersions(offer.minimumApp, appVersion(app)) <= 0 && bucket < offer.share);
  }

  /** Returns the origin of a target. Throws if it is for another product or environment. */
  #requireOwn(target) {
    const origin = target.custom;
    const texts = ['product', 'environment', 'issued', 'author', 'reason', 'commit'];
    if (!origin || texts.some((key) => typeof origin[key] !== 'string') || Number.isNaN(seconds(origin.issued))) {
      throw new Rejection('malformed', 'a target does not name the product and the environment');
    }
    if (origin.product !== this.#paths.product) {
      throw new Rejection('other_product', `it is for another product: ${plain(origin.product)}`);
    }
    if (origin.environment !== this.#options.environment) {
      throw new Rejection('other_environment', `it is for another environment: ${plain(origin.environment)}`);
    }
    return origin;
  }

  // What is stored is verified like what a server sends.

  async #restore() {
    if (this.#storage === undefined) return;
    let bytes;
    try {
      bytes = await this.#storage.read();
    } catch (error) {
      // Unreadable data can be newer than what the server offers next.
      this.#mayStore = false;
      throw new Rejection('unreadable', plain(`the stored data cannot be read: ${error.message}`));
    }
    if (bytes === null) return;
    const record = recordOf(bytes);
    const trusted = new Trusted(this.#root, 0);
    const roots = [];
    for (const root of record.roots) {
      if (parse(root, 'root.json', limits.root).signed.version <= trusted.root.version) continue;
      trusted.updateRoot(root);
      roots.push(root);
    }
    this.#root = trusted.root.bytes;
    this.#record = {...record, roots};
    if (record.emergency) {
      try {
        const delegator = trusted.topTargets(record.emergency.targets);
        const role = delegator.delegations.find((one) => one.name === 'emergency');
        if (!role?.covers(this.#paths.emergency)) throw new Rejection('unknown_target', 'the stored list is not delegated');
        const target = trusted.signedBy(record.emergency.role, role).targets.get(this.#paths.emergency);
        if (!target || !matches(record.emergency.list, target)) throw otherContent('the stored list of emergency switches');
        this.#emergency = emergencyList(record.emergency.list, this.#requireOwn(target));
      } catch (error) {
        this.#refuse(error);
      }
    }
    if (!record.targets || !record.index) return;
    const targets = trusted.topTargets(record.targets);
    const target = targets.targets.get(this.#paths.index);
    if (!target || !matches(record.index, target)) throw new Rejection('other_content', 'the stored offers do not match the metadata');
    const parsed = offers(record.index);
    const origin = this.#requireOwn(target);
    let {expires} = targets;
    for (const [name, file] of [['timestamp', record.timestamp], ['snapshot', record.snapshot]]) {
      if (file) expires = Math.min(expires, seconds(parse(file, `${name}.json`, limits[name]).signed.expires));
    }
    if (this.#options.host === 'server' && this.#now() >= expires) {
      throw new Rejection('expired', `version ${parsed.version} has expired, and a server does not load it again`);
    }
    const offer = record.values && parsed.offers.find((one) => matches(record.values, one));
    if (record.values && !offer) throw new Rejection('other_content', 'the stored values do not match the offers');
    if (offer && compareVersions(offer.minimumApp, appVersion(this.#options.app)) > 0) return;
    const values = offer ? overrides(record.values) : {};
    this.#activate({version: parsed.version, digest: target.sha256, origin, values, expires}, 'stored');
  }

  async #store() {
    if (this.#storage === undefined) return;
    const text = (bytes) => (bytes ? Buffer.from(bytes).toString('base64') : null);
    const {roots, emergency, ...files} = this.#record;
    const json = {schema: 1, roots: roots.map(text), emergency: emergency && map(emergency, text), ...map(files, text)};
    const bytes = Buffer.from(JSON.stringify(json));
    if (this.#storedBytes?.equals(bytes)) return;
    if (!this.#mayStore) throw new Rejection('not_stored', 'it cannot be stored: the stored data could not be read');
    try {
      await this.#storage.write(bytes);
      this.#storedBytes = bytes;
    } catch (error) {
      throw new Rejection('not_stored', plain(`it cannot be stored: ${error.message}`));
    }
  }
  #storedBytes;

  // Requests, with limits of time and size.

  /** Returns a target file: the stored one if it matches, or else from the server. */
  async #target(stored, path, target, limit, end) {
    if (matches(stored, target)) return stored;
    const slash = path.lastIndexOf('/');
    const file = `targets/${path.slice(0, slash)}/${target.sha256}.${path.slice(slash + 1)}`;
    const bytes = await this.#get(file, Math.min(target.length, limit), end);
    if (!matches(bytes, target)) throw otherContent(file);
    return bytes;
  }

  async #get(path, limit, end, mayBeMissing = false) {
    const left = Math.min(end - Date.now(), this.#options.requestDeadline * 1000);
    if (left <= 0) throw new Rejection('unreachable', `the refresh took more than ${this.#options.refreshDeadline} s`);
    const {site} = this.#options;
    const control = new AbortController();
    const download = async () => {
      const response = await this.#fetch(`${site}${site.endsWith('/') ? '' : '/'}${path}`, {
        redirect: 'manual', cache: 'no-store', signal: control.signal, headers: {'accept-encoding': 'identity'},
      });
      // Storage services answer 403 for files that do not exist, unless the caller may list the files.
      if ([403, 404, 410].includes(response.status)) {
        if (mayBeMissing) return null;
        throw new Rejection('missing', `the server does not have ${path}`);
      }
      if (response.status !== 200) {
        const pause = Number(response.headers.get('retry-after') ?? 0);
        throw new Rejection('unreachable', `the server returned status ${response.status}`, Number.isInteger(pause) ? pause : 0);
      }
      if (Number(response.headers.get('content-length')) > limit) throw new Rejection('too_large', `${path} exceeds its maximum size`);
      const parts = [];
      let size = 0;
      for await (const part of response.body) {
        size += part.length;
        if (size > limit) throw new Rejection('too_large', `${path} exceeds its maximum size`);
        parts.push(part);
      }
      return Buffer.concat(parts);
    };
    try {
      return await withDeadline(download(), left / 1000, () => {
        throw new Rejection('unreachable', `${path} took more than ${Math.round(left / 1000)} s`);
      });
    } catch (error) {
      if (error instanceof Rejection) throw error;
      throw new Rejection('unreachable', plain(`the request failed: ${error.cause?.message ?? error.message}`));
    } finally {
      // Ends the connection at once, whatever the server still sends.
      control.abort();
    }
  }
}

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

// The contents of target files.

function offers(bytes) {
  const reject = () => new Rejection('not_offers', 'its list of offers does not have the format in docs/ship/remote-config/reference.md');
  const json = bytes.length <= limits.index ? strictJSON(bytes, 'config.json') : null;
  if (json?.schema !== 1) {
    throw Number.isSafeInteger(json?.schema) ? new Rejection('other_schema', 'its format version is unknown') : reject();
  }
  const isOffer = (one) =>
    hasExactly(one, 'digest', 'size', 'share', 'minimumApp') && /^[0-9a-f]{64}$/.test(one.digest) && isIn(one.size, 0, limits.values) &&
    isIn(one.share, 0, 10000) && appVersion(one.minimumApp);
  if (
    !hasExactly(json, 'schema', 'version', 'rollout', 'offers') || !isIn(json.version, 1, Number.MAX_SAFE_INTEGER) ||
    typeof json.rollout !== 'string' || !Array.isArray(json.offers) || json.offers.length > 16 || !json.offers.every(isOffer)
  ) {
    throw reject();
  }
  return {
    ...json,
    offers: json.offers.map((one) => ({...one, length: one.size, sha256: one.digest, minimumApp: appVersion(one.minimumApp)})),
  };
}

/** Returns the overrides in a file of values. */
function overrides(bytes) {
  const json = bytes.length <= limits.values ? strictJSON(bytes, 'values') : null;
  const isValue = (value) => typeof value === 'boolean' || Number.isSafeInteger(value) || value === 'unlimited';
  if (!hasExactly(json, 'values') || !isObject(json.values) || !Object.values(json.values).every(isValue)) {
    throw new Rejection('not_values', 'the values do not have the format in docs/ship/remote-config/reference.md');
  }
  return json.values;
}

function emergencyList(bytes) {
  const reject = () =>
    new Rejection('not_emergency_list', 'its emergency switches do not have the format in docs/ship/remote-config/reference.md');
  const json = bytes.length <= limits.emergency ? strictJSON(bytes, 'emergency.json') : null;
  if (!hasExactly(json, 'schema', 'off') || json.schema !== 1 || !Array.isArray(json.off) || json.off.length > 256) throw reject();
  const paths = new Set();
  return json.off.map((one) => {
    if (!hasExactly(one, 'path', 'until') || !/^[!-~]{1,200}$/.test(one.path) || paths.has(one.path)) throw reject();
    paths.add(one.path);
    const until = one.until === null ? null : seconds(one.until);
    if (Number.isNaN(until)) throw reject();
    return {path: one.path, until};
  });
}

function sameValues(one, other) {
  return canonical(one) === canonical(other);
}

function appVersion(text) {
  if (typeof text !== 'string' || !/^\d{1,10}(\.\d{1,10}){0,3}$/.test(text)) return null;
  const parts = text.split('.').map(Number);
  return parts.every((part) => part < 2 ** 31) ? [...parts, 0, 0, 0].slice(0, 4) : null;
}

function compareVersions(one, other) {
  const index = one.findIndex((part, place) => part !== other[place]);
  return index < 0 ? 0 : one[index] - other[index];
}

// Firebase Remote Config and Firestore, whose values are not signed.

/** The name of a path as a parameter of Firebase Remote Config. */
export function parameterName(path) {
  return `rulebook_${path.replace(/[^A-Za-z0-9_]/gu, '_')}`;
}

/**
 * Returns the values in parameters of Firebase Remote Config, by the names that `rulebook export firebase --form values` writes:
 * strings, or objects with `asString`, as `getAll()` returns them. Without the parameter `rulebook_version`, nothing is known, and the
 * result is undefined: an empty template does not mean that everything is as shipped.
 */
export function valuesFromParameters(parameters) {
  const text = (name) => {
    const given = isObject(parameters) && Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    // Firebase returns an empty string for a parameter that a template does not have.
    if (typeof given?.getSource === 'function' && given.getSource() === 'static') return undefined;
    const found = typeof given?.asString === 'function' ? given.asString() : given;
    return found === undefined || found === null ? undefined : `${found}`;
  };
  if (!/^[1-9]\d{0,15}$/.test(text('rulebook_version') ?? '')) return undefined;
  const values = {};
  for (const [path, form] of Object.entries(forms)) {
    const written = text(parameterName(path));
    if (written !== undefined) values[path] = typed(path, form, written);
  }
  return values;
}

/**
 * Returns the values in a document of Firestore with the members `version` and `values`. If the document is missing, empty, or has
 * another form, nothing is known, and the result is undefined.
 */
export function valuesFromDocument(document) {
  if (!isObject(document) || !isIn(document.version, 1, Number.MAX_SAFE_INTEGER) || !isObject(document.values)) return undefined;
  return map(document.values, (value) => value);
}

/** Reads a string as the rules type it. */
function typed(path, form, text) {
  if (form === 'switch' && (text === 'true' || text === 'false')) return text === 'true';
  if (form !== 'switch' && text === 'unlimited') return text;
  if (form !== 'switch' && /^-?\d{1,15}$/.test(text)) return Number(text);
  throw new RulesError('malformed', `${parameterName(path)} is ${form === 'switch' ? 'not `true` or `false`' : 'not a number'}`);
}

// JSON as TUF signs it.

/** The canonical form: no white space, keys in the order of their bytes, and only the quote and the backslash escaped. */
function canonical(json) {
  if (Array.isArray(json)) return `[${json.map(canonical)}]`;
  if (isObject(json)) {
    const keys = Object.keys(json).sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
    return `{${keys.map((key) => `${canonical(key)}:${canonical(json[key])}`)}}`;
  }
  return typeof json === 'string' ? `"${json.replace(/["\\]/g, '\\$&')}"` : `${json}`;
}

/** Parses JSON that has one meaning: UTF-8, no duplicate key, only safe integers, no lone surrogate. */
function strictJSON(bytes, name) {
  let text;
  try {
    text = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes);
  } catch {
    throw malformed(name, 'it is not UTF-8');
  }
  let at = 0;
  const fail = () => malformed(name, `it is not strict JSON at ${at}`);
  const space = () => {
    while (' \t\n\r'.includes(text[at] ?? 'x')) at += 1;
  };
  const take = (pattern) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  };
  const string = () => {
    const written = take(/"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y);
    if (written === undefined) throw fail();
    const value = JSON.parse(written);
    if (/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(value)) throw fail();
    return value;
  };
  const value = (depth) => {
    if (depth > 64) throw fail();
    space();
    let result;
    if (text[at] === '{') {
      result = {};
      at += 1;
      space();
      if (text[at] === '}') at += 1;
      else {
        for (;;) {
          space();
          const key = string();
          space();
          if (text[at] !== ':' || Object.hasOwn(result, key)) throw fail();
          at += 1;
          // Not an assignment, which would set the prototype for the key `__proto__`.
          Object.defineProperty(result, key, {value: value(depth + 1), enumerable: true, writable: true, configurable: true});
          if (text[at] === '}') break;
          if (text[at] !== ',') throw fail();
          at += 1;
        }
        at += 1;
      }
    } else if (text[at] === '[') {
      result = [];
      at += 1;
      space();
      if (text[at] === ']') at += 1;
      else {
        for (;;) {
          result.push(value(depth + 1));
          if (text[at] === ']') break;
          if (text[at] !== ',') throw fail();
          at += 1;
        }
        at += 1;
      }
    } else if (text[at] === '"') {
      result = string();
    } else {
      const word = take(/true|false|null|-?(?:0|[1-9]\d*)(?![\d.eE])/y);
      if (word === undefined) throw fail();
      result = JSON.parse(word);
      if (typeof result === 'number' && !Number.isSafeInteger(result)) throw fail();
      if (Object.is(result, -0)) result = 0;
    }
    space();
    return result;
  };
  const result = value(0);
  if (at !== text.length) throw fail();
  return result;
}

// Small helpers.

function isObject(json) {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function hasExactly(json, ...keys) {
  return isObject(json) && Object.keys(json).length === keys.length && keys.every((key) => Object.hasOwn(json, key));
}

function isIn(number, least, most) {
  return Number.isSafeInteger(number) && number >= least && number <= most;
}

function map(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

function sha256(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Returns a time in seconds since 1970; NaN unless it has the form 2026-01-05T10:00:00Z. */
function seconds(text) {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text)) return NaN;
  const time = Date.parse(text);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 19) !== text.slice(0, 19) ? NaN : time / 1000;
}

/** Returns an unsigned text in a form that is safe to log. */
function plain(text) {
  return [...text].slice(0, 200).map((letter) => (/[ -~]/.test(letter) ? letter : '?')).join('');
}

function bytesOf(given) {
  return typeof given === 'string' ? Buffer.from(given) : Buffer.from(given.buffer ?? given, given.byteOffset ?? 0, given.byteLength);
}

/** Returns the result of some work, or of `late` after some seconds. The work goes on. */
async function withDeadline(work, time, late) {
  let timer;
  const end = new Promise((resolve) => {
    timer = setTimeout(resolve, time * 1000, withDeadline);
  });
  try {
    const first = await Promise.race([work, end]);
    return first === withDeadline ? late?.() : first;
  } finally {
    clearTimeout(timer);
    work.catch(() => {});
  }
}

function recordOf(bytes) {
  const damaged = () => new Rejection('damaged', 'the stored data is damaged');
  const decoded = (text) => {
    if (text === null) return null;
    const bytes = Buffer.from(`${text}`, 'base64');
    if (bytes.toString('base64') !== text) throw damaged();
    return bytes;
  };
  let json;
  try {
    json = bytes.length <= mostStored ? strictJSON(bytes, 'the stored data') : null;
  } catch {
    throw damaged();
  }
  const keys = ['schema', 'roots', 'timestamp', 'snapshot', 'targets', 'index', 'values', 'emergency'];
  if (!hasExactly(json, ...keys) || json.schema !== 1 || !Array.isArray(json.roots)) throw damaged();
  if (json.emergency !== null && !hasExactly(json.emergency, 'targets', 'role', 'list')) throw damaged();
  const {schema, roots, emergency, ...files} = json;
  return {...map(files, decoded), roots: roots.map(decoded), emergency: emergency && map(emergency, decoded)};
}

/** Stores one file in a folder. After a crash, it has either its old bytes or its new bytes. */
function folderStorage(folder) {
  const path = `${folder}/remote-config.json`;
  return {
    async read() {
      const {readFile} = await import('node:fs/promises');
      try {
        return await readFile(path);
      } catch (error) {
        if (error.code === 'ENOENT') return null;
        throw error;
      }
    },
    async write(bytes) {
      const {mkdir, open, rename, unlink} = await import('node:fs/promises');
      await mkdir(folder, {recursive: true});
      const next = `${path}.${randomUUID()}.new`;
      try {
        const file = await open(next, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(next, path);
      } catch (error) {
        await unlink(next).catch(() => {});
        throw error;
      }
    },
  };
}
