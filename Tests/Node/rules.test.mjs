// generated/node: typed requests, mistakes, values from a server, and programs of other rules.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {before, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {RulesError, load} from '../../generated/node/index.mjs';

const folder = fileURLToPath(new URL('../../generated/node/', import.meta.url));
const bytes = readFileSync(join(folder, 'rulebook.wasm'));
const content = JSON.parse(readFileSync(join(folder, '../rulebook.json'), 'utf8')).content;
let rules;
before(async () => {
  rules = await load();
});

/** Runs with a copy of the folder, of which some may be changed. */
async function withCopy(change, use) {
  const copy = mkdtempSync(join(tmpdir(), 'rules-'));
  try {
    cpSync(folder, copy, {recursive: true});
    change(copy);
    await use(copy);
  } finally {
    rmSync(copy, {recursive: true});
  }
}

test('decides an action', () => {
  const full = rules.decide('flow.save_new', {plan: 'free', 'usage.savedFlows': 2}, {trace: true, id: 7});
  assert.equal(full.allowed, false);
  assert.equal(full.reasonCode, 'free_flow_cap');
  assert.equal(full.id, 7);
  assert.deepEqual(full.trace.rows.at(-1), {rule: '/limits/saved_flows/plans/free', held: true});
  assert.equal(rules.decide('flow.save_new', {plan: 'free', 'usage.savedFlows': 1}).allowed, true);
});

test('every method sends its request', () => {
  const now = new Date('2026-03-02T12:00:00Z');
  const facts = {plan: 'free', 'network.state': 'online', now};
  assert.equal(rules.plan({'auth.signedIn': false}).plan, 'guest');
  assert.equal(rules.snapshot({plan: 'pro'}).snapshot.canUploadMedia, true);
  assert.equal(rules.overview({plan: 'free', 'usage.savedFlows': 1}).limits.find(({id}) => id === 'saved_flows').remaining, 1);
  assert.equal(rules.table('practice_label', {plan: 'free', 'credits.left': 1}).answer, 'practice.cta.credit');
  assert.equal(rules.fact('badge.count', {plan: 'free'}).undecided.code, 'missing_fact');
  assert.deepEqual(rules.setting('trial_length'), {setting: 'trial_length', value: 604800, unit: 'seconds'});
  assert.equal(rules.link('nonsense', facts).outcome, 'unknown');
  assert.equal(rules.screen('flow/create', {plan: 'guest'}).instead, 'auth/conversion');
  assert.deepEqual(rules.moment('foreground', facts).tasks.includes('recheck_connection'), true);
  assert.equal(rules.moment('storage_unreadable', {plan: 'free'}).error.route, 'fallback');
  assert.equal(rules.emptyState(Object.keys(JSON.parse(readFileSync(join(folder, '../rulebook.json'), 'utf8')).empty_states)[0]).title.text.length > 0, true);
  assert.equal(rules.bundle().content, content);
  assert.ok(rules.ladder(facts, {history: {}}).ladder.length > 0);
  const tried = rules.count('login.failed', {'auth.signedIn': false, now}, {event_id: 'e1'});
  assert.equal(tried.counted, true);
  assert.equal(rules.count('login.failed', {'auth.signedIn': false, now}, {event_id: 'e1', history: tried.history}).counted, false);
  assert.ok(rules.signal(Object.keys(JSON.parse(readFileSync(join(folder, '../rulebook.json'), 'utf8')).signals)[0], facts, {history: {}}).history);
  assert.ok(rules.release('login_attempts', {'auth.signedIn': false, now}, {history: tried.history}).history);
  const {history, ...done} = rules.do('practice.start', {
    plan: 'free', 'practice.source': 'saved_flow', 'flow.id': 'f1', 'session.id': 's1', 'network.state': 'online', now,
  });
  assert.equal(done.allowed, true);
  assert.equal(rules.overview({plan: 'free', now}, {history}).limits.find(({id}) => id === 'practice_credits').used, 1);
  assert.equal(rules.ask({ask: 'field', field: 'email', text: 'a@b.example', facts}).valid, true);
});

test('a malformed request throws', () => {
  assert.throws(() => rules.decide('flow.sve', {}), (error) => {
    assert.ok(error instanceof RulesError && error instanceof Error);
    assert.equal(error.name, 'RulesError');
    assert.equal(error.code, 'unknown_action');
    assert.equal(error.message, 'no action is named `flow.sve`');
    return true;
  });
  assert.throws(() => rules.plan({'usage.savedFlow': 1}), {code: 'unknown_fact'});
  assert.throws(() => rules.ask({ask: 'plan', fact: 'x'}), {code: 'malformed'});
  assert.throws(() => rules.ask({ask: 'set', values: {x: 'y'}}), {code: 'malformed'});
  assert.throws(() => rules.ask({ask: 'condition', expression: '1'}), {code: 'unknown_question'});
});

test('values that JSON cannot express are rejected, not converted to null', () => {
  const decide = (used) => rules.decide('practice.start', {plan: 'free', 'practice.source': 'saved_flow', 'network.state': 'online', 'credits.left': used});
  assert.equal(decide(3).allowed, true);
  assert.equal(decide(null).undecided, undefined, 'null is a value of this fact');
  for (const value of [NaN, Infinity, 1.5, 2 ** 53, -(2 ** 53)]) {
    assert.throws(() => decide(value), {code: 'malformed', message: `\`facts/credits.left\` is ${value}: pass an integer below 2^53 or a BigInt`});
  }
  assert.equal(decide(undefined).undecided.fact, 'credits.left', 'undefined is a missing fact');
  assert.throws(() => rules.plan({now: new Date(NaN)}), {code: 'malformed', message: '`facts/now` is an invalid date'});
  assert.throws(() => rules.plan({now: () => 1}), {code: 'malformed'});
  assert.throws(() => rules.plan({now: Symbol('now')}), {code: 'malformed'});
});

test('numbers beyond 2^53 are passed as BigInt, and never become another number', () => {
  const facts = (used) => ({plan: 'pro', 'usage.mediaBytes': used, 'usage.mediaPendingCleanupBytes': 0});
  const overview = (used) => rules.overview(facts(used)).limits.find(({id}) => id === 'media_bytes');
  assert.equal(overview(2n ** 53n - 1n).used, Number.MAX_SAFE_INTEGER);
  assert.throws(() => overview(2n ** 53n + 1n), {code: 'unsafe_integer', message: /9007199254740993/});
  const {answers, status} = rules.answer(`{"ask":"overview","facts":{"plan":"pro","usage.mediaBytes":9007199254740993,"usage.mediaPendingCleanupBytes":0}}`);
  assert.equal(status, 0);
  assert.match(new TextDecoder().decode(answers), /"used":9007199254740993/);
  assert.throws(() => overview(2n ** 63n), RulesError);
  // Digits in a string are not a number.
  assert.equal(rules.plan({plan: 'pro'}, {id: '9007199254740993'}).id, '9007199254740993');
});

test('strings arrive unchanged', () => {
  for (const id of ['"\\\n\u0000', 'é\u202e🤝', '__proto__', '{"a":1234567890123456789}']) assert.equal(rules.plan({plan: 'pro'}, {id}).id, id);
  assert.throws(() => rules.plan({plan: 'pro'}, {id: '\ud800'}), {code: 'malformed_json'});
  assert.equal(rules.fact('plan', JSON.parse('{"plan":"pro"}')).value, 'pro');
  assert.throws(() => rules.plan(JSON.parse('{"__proto__":{"plan":"pro"}}')), RulesError, 'an ordinary name');
});

test('many requests are one call', () => {
  const {answers, status} = rules.answer('{"ask":"plan","facts":{"plan":"pro"}}\n\n{"ask":"pln"}\n{"ask":"plan","facts":{"plan":"free"}}');
  const lines = new TextDecoder().decode(answers).trimEnd().split('\n').map((line) => JSON.parse(line));
  assert.equal(status, 1);
  assert.deepEqual([lines[0].plan, lines[1].error.code, lines[2].plan], ['pro', 'unknown_question', 'free']);
  assert.deepEqual(rules.answer(new Uint8Array(0)), {answers: new Uint8Array(0), status: 0});
});

test('values from a server', () => {
  const credits = (these) => these.overview({plan: 'free', 'credits.left': 1}).limits.find(({id}) => id === 'practice_credits').limit;
  const before = credits(rules);
  const raised = rules.withValues({'limits/practice_credits/plans/free': before + 1, 'limits/gone': 4});
  assert.equal(credits(raised), before + 1);
  assert.equal(credits(rules), before, 'the original rules stay unchanged');
  assert.deepEqual(raised.skipped, ['limits/gone']);
  assert.deepEqual(rules.skipped, []);
  assert.notEqual(raised.bundle().content, content);
  assert.equal(new TextDecoder().decode(raised.answer('{"ask":"plan","facts":{"plan":"pro"}}').answers), '{"plan":"pro","notices":[]}\n');
  assert.deepEqual(raised.answer('').answers.length, 0);
  const switched = raised.withValues({'ladder/import_acceptance/switched_on': false});
  assert.equal(credits(switched), before, 'overrides apply to the original rules');
  assert.equal(switched.withValues({}).bundle().content, content);
  assert.equal(raised.bundle().config, undefined);
  assert.equal(rules.withValues({}, 12).bundle().config, 12);
});

test('one invalid override rejects all of them', () => {
  const refused = (values, code, message) => assert.throws(() => rules.withValues(values), {name: 'RulesError', code, message});
  refused({'limits/practice_credits/plans/free': -1, 'limits/gone': 1}, 'out_of_range', 'limits/practice_credits/plans/free has a value that is not allowed');
  refused({'limits/practice_credits/plans/free': true}, 'other_form', 'limits/practice_credits/plans/free has a value of the wrong type');
  refused({'limits/practice_credits/plans/free': 'none'}, 'malformed', /must be true, false, a whole number, or "unlimited"/);
  refused({'limits/practice_credits/plans/free': NaN}, 'malformed', /`values\/limits\/practice_credits\/plans\/free` is NaN/);
  refused(undefined, 'malformed', '`ask: set` needs `values`');
});

test('a request leaves nothing in memory, which grows by the need of one request', async () => {
  const {Instance} = WebAssembly;
  const memories = [];
  WebAssembly.Instance = function (...given) {
    const instance = new Instance(...given);
    memories.push(instance.exports.memory);
    return instance;
  };
  try {
    const own = (await load(await WebAssembly.compile(bytes))).withValues({});
    const secret = 'hunter2-hunter2';
    for (const length of [0, 10_000, 200_000, 900_000]) {
      assert.equal(own.plan({plan: 'pro'}, {id: secret + ' '.repeat(length)}).id.length, secret.length + length);
      assert.throws(() => own.ask({ask: secret}), {code: 'unknown_question'});
      assert.equal(own.plan({plan: 'free'}).plan, 'free');
      assert.ok(Buffer.from(memories.at(-1).buffer).indexOf(secret) < 0, `${length}`);
    }
    const size = () => memories.at(-1).buffer.byteLength;
    const before = [memories.length, size()];
    for (let number = 0; number < 300; number++) own.plan({plan: 'pro'}, {id: secret});
    assert.deepEqual([memories.length, size()], before);
  } finally {
    WebAssembly.Instance = Instance;
  }
});

test('the program can be loaded from another place', async () => {
  const module = await WebAssembly.compile(bytes);
  for (const program of [bytes, new Uint8Array(bytes).buffer, module]) assert.equal((await load(program)).plan({plan: 'pro'}).plan, 'pro');
  await assert.rejects(load(new Uint8Array([1, 2, 3])), WebAssembly.CompileError);
});

test('a program of other rules is rejected', async () => {
  const stale = Buffer.from(bytes);
  const at = stale.indexOf(Buffer.from(content, 'hex'));
  assert.ok(at > 0, 'the hash of the bundle is in the program');
  stale[at] ^= 0xff;
  await assert.rejects(load(stale), (error) => {
    assert.equal(error.code, 'stale_program');
    assert.match(error.message, /^rulebook\.wasm contains other rules \(.+\) than index\.mjs \(.+\): build both from the same rules$/);
    return true;
  });
});

test('the folder reports a missing program, and recovers', () =>
  withCopy(
    (copy) => rmSync(join(copy, 'rulebook.wasm')),
    async (copy) => {
      const {load} = await import(join(copy, 'index.mjs'));
      await assert.rejects(load(), {code: 'no_program', message: /^cannot read rulebook\.wasm next to index\.mjs: /});
      writeFileSync(join(copy, 'rulebook.wasm'), bytes);
      assert.equal((await load()).plan({plan: 'pro'}).plan, 'pro');
    },
  ));

test('the folder is a package, for import and for require', () =>
  withCopy(
    () => {},
    (copy) => {
      const app = mkdtempSync(join(tmpdir(), 'app-'));
      try {
        const {name} = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'));
        cpSync(copy, join(app, 'node_modules', name), {recursive: true});
        writeFileSync(join(app, 'old.cjs'), `import('${name}').then(async ({load}) => console.log((await load()).plan({plan: 'pro'}).plan));`);
        writeFileSync(join(app, 'new.mjs'), `import {load} from '${name}';\nconsole.log((await load()).plan({plan: 'free'}).plan);`);
        const run = (file) => execFileSync(process.execPath, [join(app, file)], {encoding: 'utf8'});
        assert.deepEqual([run('old.cjs'), run('new.mjs')], ['pro\n', 'free\n']);
      } finally {
        rmSync(app, {recursive: true});
      }
    },
  ));
