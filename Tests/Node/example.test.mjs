// The example: Examples/CloudFunction, without Firebase.
import assert from 'node:assert/strict';
import {register} from 'node:module';
import {test} from 'node:test';
import {load} from '../../generated/node/index.mjs';
import {makeActiveRules} from '../../Examples/CloudFunction/activeRules.mjs';
import {makeSaveFlow} from '../../Examples/CloudFunction/saveFlow.mjs';

class HttpsError extends Error {
  constructor(code, message, details) {
    super(message);
    Object.assign(this, {code, details});
  }
}

/** Accounts in memory, changed one after the other as transactions are. */
function makeStore(accounts) {
  let last = Promise.resolve();
  return {
    accounts,
    change(uid, decide) {
      const change = last.then(async () => {
        decide(accounts[uid]);
        await new Promise((resolve) => setImmediate(resolve));
        accounts[uid].savedFlows += 1;
      });
      last = change.catch(() => {});
      return change;
    },
  };
}

const built = load();
const rules = () => built;

test('a third flow of a Free account is denied, for any contents of the request', async () => {
  const store = makeStore({ann: {plan: 'free', savedFlows: 0}});
  const saveFlow = makeSaveFlow({rules, store, HttpsError});
  const request = {auth: {uid: 'ann'}, data: {flow: 'Guard', plan: 'pro', 'usage.savedFlows': 0}};
  assert.deepEqual(await saveFlow(request), {saved: true});
  assert.deepEqual(await saveFlow(request), {saved: true});
  await assert.rejects(saveFlow(request), (error) => {
    assert.ok(error instanceof HttpsError);
    assert.equal(error.code, 'resource-exhausted');
    assert.equal(error.details.reasonCode, 'free_flow_cap');
    assert.match(error.message, /up to 2 flows/);
    return true;
  });
  assert.equal(store.accounts.ann.savedFlows, 2);
});

test('two simultaneous requests cannot both use the last place', async () => {
  const store = makeStore({ann: {plan: 'free', savedFlows: 1}});
  const saveFlow = makeSaveFlow({rules, store, HttpsError});
  const request = {auth: {uid: 'ann'}, data: {flow: 'Guard'}};
  const ends = await Promise.allSettled([saveFlow(request), saveFlow(request)]);
  assert.deepEqual(ends.map((end) => end.status).sort(), ['fulfilled', 'rejected']);
  assert.equal(store.accounts.ann.savedFlows, 2);
});

test('Pro saves, and a request without an account is denied', async () => {
  const store = makeStore({bob: {plan: 'pro', savedFlows: 500}});
  const saveFlow = makeSaveFlow({rules, store, HttpsError});
  assert.deepEqual(await saveFlow({auth: {uid: 'bob'}, data: {flow: 'Guard'}}), {saved: true});
  await assert.rejects(saveFlow({data: {flow: 'Guard'}}), {code: 'unauthenticated'});
});

test('values from a server become active, and stay active while newer ones are invalid', async () => {
  let values = {'limits/practice_credits/plans/free': 5, 'limits/gone': 1};
  let time = 0;
  const warnings = [];
  const active = makeActiveRules({
    built, values: async () => values, warn: (problem) => warnings.push(String(problem)), now: () => time,
  });
  const credits = async () => {
    const facts = {plan: 'free', 'credits.left': 1, now: new Date(time)};
    return (await active()).overview(facts).limits.find((limit) => limit.id === 'practice_credits')?.limit;
  };
  assert.equal(await credits(), 5);
  assert.match(warnings[0], /limits\/gone/);
  values = {'limits/practice_credits/plans/free': 4};
  assert.equal(await credits(), 5, 'the values are fetched once a minute');
  time += 60_000;
  assert.equal(await credits(), 4);
  values = {'limits/practice_credits/plans/free': -1};
  time += 60_000;
  assert.equal(await credits(), 4, 'invalid values change nothing');
  assert.match(warnings.at(-1), /a value that is not allowed/);
  values = undefined;
  time += 60_000;
  assert.equal(await credits(), 4, 'a missing document changes nothing');
  assert.match(warnings.at(-1), /missing/);
});

// index.mjs itself, with replacements for the packages that it is deployed with, and generated/node for the copy next to it.
const standIns = {
  'firebase-admin/app': 'export function initializeApp() {}',
  'firebase-functions/v2/https': `
    export class HttpsError extends Error { constructor(code, message, details) { super(message); this.code = code; this.details = details; } }
    export const onCall = (options, handler) => ({options, run: handler});`,
  'firebase-admin/firestore': `
    export const FieldValue = {increment: (by) => ({by})};
    const documents = globalThis.documents;
    const doc = (path) => ({path, collection: (name) => ({doc: () => doc(path + '/' + name + '/' + Object.keys(documents).length)}),
      get: async () => ({data: () => documents[path]})});
    const transaction = {
      get: (place) => place.get(),
      create: (place, value) => { documents[place.path] = value; },
      set: (place, value) => { documents[place.path] = {...value, savedFlows: documents[place.path].savedFlows + value.savedFlows.by}; },
    };
    export const getFirestore = () => ({doc, runTransaction: (change) => change(transaction)});`,
};

test('the deployed module runs', async () => {
  globalThis.documents = {'accounts/ann': {plan: 'free', savedFlows: 1}, 'config/limits': {version: 1, values: {'limits/practice_credits/plans/free': 4}}};
  const hooks = `
    const standIns = ${JSON.stringify(standIns)};
    export async function resolve(name, context, next) {
      if (standIns[name]) return {url: 'data:text/javascript,' + encodeURIComponent(standIns[name]), shortCircuit: true};
      const folder = ${JSON.stringify(new URL('../../generated/node/', import.meta.url).href)};
      if (name.startsWith('./rules/')) return next(folder + name.slice('./rules/'.length), context);
      return next(name, context);
    }`;
  register(`data:text/javascript,${encodeURIComponent(hooks)}`);
  const {saveFlow} = await import('../../Examples/CloudFunction/index.mjs');
  assert.deepEqual(await saveFlow.run({auth: {uid: 'ann'}, data: {flow: 'Guard'}}), {saved: true});
  assert.equal(globalThis.documents['accounts/ann'].savedFlows, 2);
  await assert.rejects(saveFlow.run({auth: {uid: 'ann'}, data: {flow: 'Guard'}}), {code: 'resource-exhausted'});
});
