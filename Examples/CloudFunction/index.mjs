// @ts-check
// The deployed module. `rules/` next to this file is a copy of generated/node, including rulebook.wasm.
import {initializeApp} from 'firebase-admin/app';
import {FieldValue, getFirestore} from 'firebase-admin/firestore';
import {HttpsError, onCall} from 'firebase-functions/v2/https';
import {valuesFromDocument} from './rules/follow.mjs';
import {load} from './rules/index.mjs';
import {makeActiveRules} from './activeRules.mjs';
import {makeSaveFlow} from './saveFlow.mjs';

initializeApp();
const database = getFirestore();

const rules = makeActiveRules({
  built: load(),
  values: async () => valuesFromDocument((await database.doc('config/limits').get()).data()),
  warn: (problem) => console.warn('limits', problem),
});

/** @type {import('./saveFlow.mjs').Store} */
const store = {
  change: (uid, decide) =>
    database.runTransaction(async (transaction) => {
      const account = database.doc(`accounts/${uid}`);
      const {plan, savedFlows} = (await transaction.get(account)).data() ?? {plan: 'free', savedFlows: 0};
      const {flow} = decide({plan, savedFlows});
      transaction.create(account.collection('flows').doc(), {flow});
      transaction.set(account, {plan, savedFlows: FieldValue.increment(1)}, {merge: true});
    }),
};

export const saveFlow = onCall({memory: '256MiB'}, makeSaveFlow({rules, store, HttpsError}));
