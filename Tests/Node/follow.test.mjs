import assert from 'node:assert/strict';
import {createServer} from 'node:http';
import {test} from 'node:test';
import {follow, parameterName, valuesFromDocument, valuesFromParameters} from '../../generated/node/follow.mjs';
import {load, RulesError} from '../../generated/node/index.mjs';
import {MemoryStorage, Site, day, folder, key, now, product} from './site.mjs';

const credits = 'limits/practice_credits/plans/free';
const logins = 'ladder/login_attempts/switched_on';
const uploads = 'ladder/video_upload_churn/switched_on';

/** Rules whose values can be looked at, with the bounds of one path. */
class Values {
  constructor(values = {}) {
    this.values = values;
    this.skipped = [];
  }
  withValues(values) {
    if ((values[credits] ?? 5) > 10) throw new RulesError('out_of_range', 'too many');
    return new Values(values);
  }
}

function client(site, more = {}) {
  return follow({
    site: 'https://rules.test', root: site.root, environment: 'test', install: 'a', app: '1.0', rules: new Values(), now: () => now,
    fetch: site.fetch, ...more,
  });
}

/** A client that has asked once, and its values. */
async function asked(site, more) {
  const one = client(site, more);
  await one.refresh();
  return {one, values: (await one.rules()).values, refused: one.status().lastError?.code ?? null};
}

test('values are active, and stay without the network', async () => {
  const site = new Site();
  const storage = new MemoryStorage();
  site.publish(1, {[credits]: 7});
  const {one, values} = await asked(site, {storage});
  assert.deepEqual(values, {[credits]: 7});
  const {version, source, age, isStale, failures} = one.status();
  assert.deepEqual([version, source, age, isStale, failures], [1, 'network', 60, false, 0]);
  assert.equal(site.asked.length, 8);
  assert.equal(await one.refresh(), false);
  assert.deepEqual(site.asked.slice(8), ['metadata/2.root.json', 'metadata/timestamp.json']);
  site.failure = new Error('no network');
  const again = await asked(site, {storage});
  assert.deepEqual(again.values, {[credits]: 7});
  assert.equal(again.one.status().source, 'stored');
  assert.equal(again.refused, 'unreachable');
  // Expired values stay in use on a device, and a server does not load them again.
  const later = () => now + 40 * day;
  const stale = await asked(site, {storage, now: later});
  assert.ok(stale.one.status().isStale && stale.values[credits] === 7);
  assert.deepEqual((await asked(site, {storage, now: later, host: 'server'})).values, {});
});

test('percent and minimum app are as on the phone', async () => {
  // The bucket 9389 is in docs/ship/remote-config/rollout.md, from the Swift code.
  for (const [share, isIn] of [[9389, false], [9390, true]]) {
    const site = new Site();
    site.publish(1, {[credits]: 7}, {share, rollout: 'staging-1'});
    assert.deepEqual((await asked(site, {install: '3F2504E0'})).values, isIn ? {[credits]: 7} : {});
  }
  for (const [app, isIn] of [['1.4', true], ['1.4.0', true], ['1.3.99', false], ['1.10', true]]) {
    const site = new Site();
    site.publish(1, {[credits]: 7}, {minimumApp: '1.4'});
    assert.deepEqual((await asked(site, {app})).values, isIn ? {[credits]: 7} : {}, app);
  }
});

test('concurrent first callers share one request, and each has a deadline', async () => {
  const site = new Site();
  site.publish(1, {[credits]: 7});
  const one = client(site);
  const answers = await Promise.all(Array.from({length: 20}, () => one.rules()));
  assert.ok(answers.every((rules) => rules === answers[0] && rules.values[credits] === 7));
  assert.equal(site.asked.length, 8);
  const silent = client(site, {fetch: () => new Promise(() => {}), deadline: 0.2, refreshDeadline: 1});
  const start = Date.now();
  const built = await Promise.all([silent.rules(), silent.rules()]);
  assert.ok(Date.now() - start < 900 && built.every((rules) => Object.keys(rules.values).length === 0));
  await silent.refresh();
  assert.equal(silent.status().lastError.code, 'unreachable');
  assert.equal(silent.status().failures, 1);
});

test('requests are bounded: slow, endless, redirected, and too large answers', async () => {
  const site = new Site();
  site.publish(1, {[credits]: 7});
  const server = createServer((request, response) => {
    const mode = request.url.split('/')[1];
    if (request.url.includes('.root.json')) return response.writeHead(404).end('x'.repeat(100_000));
    if (mode === 'moved') return response.writeHead(302, {location: '/elsewhere'}).end();
    if (mode === 'busy') return response.writeHead(503, {'retry-after': '7000'}).end();
    if (mode === 'html') return response.writeHead(200).end('<!doctype html>');
    response.writeHead(200);
    const timer = setInterval(() => response.write(mode === 'drip' ? ' ' : Buffer.alloc(1 << 20, 32)), mode === 'drip' ? 50 : 1);
    response.on('close', () => clearInterval(timer));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${server.address().port}`;
  for (const [mode, code] of [['drip', 'unreachable'], ['endless', 'too_large'], ['moved', 'unreachable'], ['busy', 'unreachable'], ['html', 'malformed']]) {
    const before = process.memoryUsage().rss;
    const start = Date.now();
    const {refused, values} = await asked(site, {site: `${url}/${mode}`, fetch, requestDeadline: 0.5});
    assert.deepEqual([refused, values], [code, {}], mode);
    assert.ok(Date.now() - start < 3000 && process.memoryUsage().rss - before < 100 << 20, mode);
  }
  server.closeAllConnections();
  server.close();
});

const attacks = {
  'another key for values': [{keys: 'targets'}, 'unsigned'],
  'another online key': [{keys: 'online'}, 'unsigned'],
  'older timestamp': [{timestamp: 2}, 'rollback'],
  'older snapshot': [{snapshot: 2}, 'rollback'],
  'older targets': [{targets: 2}, 'rollback'],
  'expired': [{expires: now - 1}, 'expired'],
  'expired targets': [{targetsExpire: now - 1}, 'expired'],
  'another product': [{custom: {product: 'other', environment: 'test', issued: '2026-05-28T20:26:40Z', author: '', reason: '', commit: ''}}, 'other_product'],
  'another environment': [
    {custom: {product, environment: 'production', issued: '2026-05-28T20:26:40Z', author: '', reason: '', commit: ''}}, 'other_environment',
  ],
  'no custom': [{custom: undefined}, 'malformed'],
  'another path': [{path: 'other/test'}, 'unknown_target'],
  'a value out of range': [{payload: Buffer.from(JSON.stringify({values: {[credits]: 99}}))}, 'out_of_range'],
  'a duplicate key': [{payload: Buffer.from(`{"values":{"${credits}":6,"${credits}":7}}`)}, 'malformed'],
  'a fraction': [{payload: Buffer.from(`{"values":{"${credits}":6.0}}`)}, 'malformed'],
  'a text': [{payload: Buffer.from(`{"values":{"${credits}":"6"}}`)}, 'not_values'],
  'another schema': [{index: '{"schema":2,"version":5,"rollout":"","offers":[]}'}, 'other_schema'],
  'a proto key': [{index: '{"schema":1,"version":5,"rollout":"","offers":[],"__proto__":{}}'}, 'not_offers'],
  'deep nesting': [{index: '['.repeat(15_000)}, 'malformed'],
};

for (const [name, [change, code]] of Object.entries(attacks)) {
  test(`refused: ${name}`, async () => {
    const site = new Site();
    const storage = new MemoryStorage();
    for (const version of [1, 2, 3]) site.publish(version, {[credits]: 4});
    await asked(site, {storage});
    const keys = change.keys ? {...site.keys, [change.keys]: [key()]} : site.keys;
    site.publish(5, {[credits]: 8}, {...change, keys});
    const {one, values, refused} = await asked(site, {storage});
    assert.deepEqual([values, refused], [{[credits]: 4}, code]);
    assert.equal(one.status().version, 3);
    site.publish(6, {[credits]: 6});
    assert.deepEqual((await asked(site, {storage})).values, {[credits]: 6}, 'the next good one is used');
  });
}

test('every byte flipped, and every length', async () => {
  const site = new Site();
  const {index, values} = site.publish(2, {[credits]: 8});
  let count = 0;
  for (const path of ['metadata/timestamp.json', 'metadata/1.snapshot.json', 'metadata/1.targets.json', index, values]) {
    const good = site.files.get(path);
    for (let at = 0; at < good.length; at += 3) {
      const bad = Buffer.from(good);
      bad[at] ^= 1 << at % 8;
      for (const bytes of [bad, good.subarray(0, at)]) {
        site.put(path, bytes);
        const {values: found} = await asked(site);
        count += 1;
        // Hexadecimal digits have two cases with one meaning. Nothing lists the bytes of the timestamp.
        const isSame = path.endsWith('timestamp.json') && `${bytes}`.toLowerCase() === `${good}`.toLowerCase();
        if (found[credits] !== 8 || !isSame) assert.deepEqual(found, {}, `byte ${at} of ${path}`);
      }
    }
    site.put(path, good);
  }
  assert.ok(count > 1500, `${count}`);
  assert.deepEqual((await asked(site)).values, {[credits]: 8});
});

test('changes of keys: followed, and a thief is locked out', async () => {
  const site = new Site();
  const storage = new MemoryStorage();
  const top = Number.MAX_SAFE_INTEGER;
  const stolen = site.keys;
  site.publish(5, {[credits]: 8}, {targets: top, snapshot: top, timestamp: top});
  assert.deepEqual((await asked(site, {storage})).values, {[credits]: 8});
  site.publish(6, {[credits]: 6});
  assert.deepEqual((await asked(site, {storage})).values, {[credits]: 8});
  site.putRoot(2, stolen.root.slice(0, 2), {...stolen, targets: [key()], online: [key()]});
  site.publish(7, {[credits]: 7});
  assert.deepEqual((await asked(site, {storage})).values, {[credits]: 7});
  assert.deepEqual((await asked(site, {storage, fetch: async () => { throw new Error('offline'); }})).values, {[credits]: 7});
  site.publish(8, {[credits]: 9}, {keys: stolen});
  const {values, refused} = await asked(site, {storage});
  assert.deepEqual([values, refused], [{[credits]: 7}, 'unsigned']);
  // One root key of three, a skipped version, a root signed only by itself, and keys that anyone can sign for.
  const own = {...stolen, root: [key(), key(), key()], targets: [key()], online: [key()]};
  for (const [version, signers, more, code] of [
    [3, [stolen.root[0], own.root[0], own.root[1]], {}, 'unsigned'], [3, own.root, {}, 'unsigned'],
    [4, stolen.root.slice(0, 2), {}, 'rollback'],
    [3, stolen.root.slice(0, 2), {keys: {weak: {keytype: 'ed25519', scheme: 'ed25519', keyval: {public: `01${'0'.repeat(62)}`}}}}, 'weak_key'],
    [3, stolen.root.slice(0, 2), {keys: {weak: {keytype: 'ed25519', scheme: 'ed25519', keyval: {public: `ee${'f'.repeat(60)}7f`}}}}, 'weak_key'],
  ]) {
    const files = new Map(site.files);
    const keys = site.keys;
    site.putRoot(version, signers, version === 4 || more.keys ? keys : own, more);
    if (version === 4) site.put('metadata/3.root.json', site.files.get('metadata/4.root.json'));
    assert.equal((await asked(site, {storage})).refused, code, `${version} ${code}`);
    site.files = files;
    site.keys = keys;
  }
});

test('emergency switches go off over any config, and nothing else', async () => {
  const site = new Site();
  const storage = new MemoryStorage();
  site.publish(1, {[credits]: 7}, {off: [{path: logins}]});
  const first = await asked(site, {storage});
  assert.deepEqual(first.values, {[credits]: 7, [logins]: false});
  assert.deepEqual(first.one.status().switchedOff, [logins]);
  assert.deepEqual((await asked(site, {storage, fetch: async () => { throw new Error('offline'); }})).values[logins], false);
  site.publish(2, {[credits]: 99}, {off: [{path: uploads}]});
  const rejected = await asked(site, {storage});
  assert.deepEqual(rejected.values, {[credits]: 7, [uploads]: false}, 'the config is rejected, and the switch is off');
  assert.equal(rejected.refused, 'out_of_range');
  site.publish(3, {}, {off: [{path: logins}], targetsExpire: now - 1});
  assert.deepEqual((await asked(site)).values, {[logins]: false}, 'the targets have expired');
  site.publish(4, {}, {off: [{path: logins}], hasConfig: false});
  assert.deepEqual((await asked(site)).values, {[logins]: false}, 'nothing is published');
  let time = now;
  site.publish(5, {}, {off: [{path: logins, until: '2026-05-28T21:26:40Z'}]});
  const {one} = await asked(site, {now: () => time});
  assert.equal((await one.rules()).values[logins], false);
  time += 3600;
  assert.equal((await one.rules()).values[logins], undefined, 'on again');
  // A thief of the emergency key: other paths, other forms, other places.
  const other = 'notifications/N-MAINT-OVERDUE/switched_on';
  for (const change of [
    {off: [{path: other}, {path: credits}]}, {list: `{"schema":1,"off":[{"path":"${logins}","until":null,"to":true}]}`},
    {list: `{"schema":1,"on":["${logins}"]}`}, {list: '[]'}, {list: ' '.repeat(70_000)}, {off: [{path: 'a\u001b[2J'}]},
    {off: [{path: logins}], emergencyPath: `${folder}/config.json`}, {off: [{path: logins}], emergencyExpires: now - 1},
    {off: [{path: logins}], keys: {...site.keys, emergency: site.keys.online}},
    {off: [{path: logins}], emergencyCustom: {product, environment: 'production', issued: '2026-05-28T20:26:40Z', author: '', reason: '', commit: ''}},
  ]) {
    const own = new Site();
    own.publish(1, {[credits]: 7}, {...change, keys: change.keys ? {...own.keys, emergency: own.keys.online} : own.keys});
    assert.deepEqual((await asked(own)).values, {[credits]: 7}, JSON.stringify(change).slice(0, 90));
  }
  const back = new Site();
  const kept = new MemoryStorage();
  back.publish(1, {}, {off: [{path: logins}], emergencyVersion: 2});
  await asked(back, {storage: kept});
  back.publish(2, {}, {emergencyVersion: 1});
  assert.deepEqual((await asked(back, {storage: kept})).values, {[logins]: false}, 'an older list is not accepted');
});

test('what is stored is verified again, and never overwritten unread', async () => {
  const site = new Site();
  const storage = new MemoryStorage();
  site.publish(1, {[credits]: 7}, {off: [{path: logins}]});
  await asked(site, {storage});
  const good = storage.bytes;
  const offline = {storage, fetch: async () => { throw new Error('offline'); }};
  for (let at = 0; at < good.length; at += 7) {
    storage.bytes = Buffer.from(good);
    storage.bytes[at] ^= 1 << at % 7;
    const {values} = await asked(site, offline);
    for (const [path, value] of Object.entries(values)) assert.ok(path === logins ? value === false : value === 7, `byte ${at}`);
  }
  storage.bytes = good;
  storage.unreadable = true;
  const blind = await asked(site, {storage});
  assert.deepEqual(blind.values, {[credits]: 7, [logins]: false});
  assert.equal(blind.refused, 'not_stored');
  assert.equal(storage.bytes, good);
  // Data of another environment, and of the root of another site.
  storage.unreadable = false;
  assert.deepEqual((await asked(new Site(), offline)).values, {});
  const full = new MemoryStorage();
  full.isFull = true;
  const {values, refused} = await asked(site, {storage: full});
  assert.deepEqual([values[credits], refused], [7, 'not_stored']);
});

test('wrong options are rejected at once', () => {
  const site = new Site();
  for (const change of [{site: undefined}, {root: undefined}, {environment: '../x'}, {app: 'new'}, {host: 'toaster'}, {site: 'file:///etc'}]) {
    assert.throws(() => client(site, change), {code: 'malformed'}, JSON.stringify(change));
  }
});

test('the rules of the product accept verified values', async () => {
  const site = new Site();
  const rules = await load();
  site.publish(1, {[credits]: 7, 'limits/gone': 4}, {off: [{path: logins}]});
  const one = client(site, {rules: undefined});
  const active = await one.rules();
  assert.notEqual(active.bundle().content, rules.bundle().content);
  assert.deepEqual(one.status().skipped, ['limits/gone']);
  site.publish(2, {[credits]: 1_000_000});
  await one.refresh();
  assert.equal(one.status().version, 1);
  assert.equal(one.status().lastError.code, 'out_of_range');
});

test('parameters and documents without a version are unknown, and strings are read by type', () => {
  const name = parameterName(logins);
  assert.equal(name, 'rulebook_ladder_login_attempts_switched_on');
  for (const nothing of [undefined, null, {}, [], {[name]: 'false'}, {rulebook_version: ''}, {rulebook_version: '0'}, {rulebook_version: {asString: () => ''}}]) {
    assert.equal(valuesFromParameters(nothing), undefined, JSON.stringify(nothing));
  }
  const given = {rulebook_version: '3', [name]: {asString: () => 'false'}, [parameterName(credits)]: '7', other: 'x'};
  assert.deepEqual(valuesFromParameters(given), {[logins]: false, [credits]: 7});
  assert.deepEqual(valuesFromParameters({rulebook_version: '3'}), {}, 'known: everything is as shipped');
  const absent = {asString: () => '', getSource: () => 'static'};
  assert.deepEqual(valuesFromParameters({rulebook_version: '3', [name]: absent}), {}, 'a parameter that the template does not have');
  for (const [path, text] of [[logins, 'off'], [logins, '0'], [credits, '7.5'], [credits, 'true'], [credits, '1e3'], [logins, ''], [credits, ''], [credits, '99999999999999999']]) {
    assert.throws(() => valuesFromParameters({rulebook_version: '3', [parameterName(path)]: text}), {code: 'malformed'}, text);
  }
  for (const nothing of [undefined, null, {}, {values: {}}, {version: 1}, {version: 0, values: {}}, {version: 1, values: []}, 'x']) {
    assert.equal(valuesFromDocument(nothing), undefined, JSON.stringify(nothing));
  }
  assert.deepEqual(valuesFromDocument({version: 1, values: {[credits]: 7}}), {[credits]: 7});
});
