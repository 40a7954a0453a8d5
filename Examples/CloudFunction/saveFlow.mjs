// @ts-check
// Saves a flow, decided on the server by the same rules as in the app. Only index.mjs depends on Firebase.

/**
 * The data that the server stores about a user. None of it comes from the request.
 * @typedef {{plan: import('../../generated/node/index.mjs').PlanId, savedFlows: number}} Account
 */

/**
 * `change` calls `decide` with the account and adds the flow that it returns in one transaction, so that two simultaneous requests cannot both find room.
 * @typedef {{change: (uid: string, decide: (account: Account) => {flow: unknown}) => Promise<void>}} Store
 */

/**
 * The part of a callable function's request that is used here.
 * @typedef {{auth?: {uid: string}, data: {flow?: unknown}}} CallableRequest
 */

/**
 * @param {object} parts
 * @param {() => Promise<import('../../generated/node/index.mjs').Rules>} parts.rules The active rules.
 * @param {Store} parts.store
 * @param {new (code: 'unauthenticated' | 'resource-exhausted' | 'failed-precondition', message: string, details?: unknown) => Error} parts.HttpsError
 * @returns {(request: CallableRequest) => Promise<{saved: true}>}
 */
export function makeSaveFlow({rules, store, HttpsError}) {
  return async (request) => {
    const uid = request.auth?.uid;
    if (uid === undefined) throw refusal(HttpsError, (await rules()).decide('flow.save_new', {plan: 'guest', 'usage.savedFlows': 0}));
    const active = await rules();
    await store.change(uid, (account) => {
      // The plan and the counter come from the server, never from the client.
      const decision = active.decide('flow.save_new', {plan: account.plan, 'usage.savedFlows': account.savedFlows});
      if (!decision.allowed) throw refusal(HttpsError, decision);
      return {flow: request.data.flow};
    });
    return {saved: true};
  };
}

/**
 * The denial as an error. Its details are what the app's own evaluator returns: the same reason, copy, and buttons.
 * @param {Parameters<typeof makeSaveFlow>[0]['HttpsError']} HttpsError
 * @param {import('../../generated/node/index.mjs').Decision} decision
 */
function refusal(HttpsError, decision) {
  if (decision.allowed) return new Error('the decision allows the action');
  const code =
    decision.gateType === 'account_gate' ? 'unauthenticated' : decision.gateType === 'cap_gate' ? 'resource-exhausted' : 'failed-precondition';
  return new HttpsError(code, decision.copy?.text ?? 'denied', decision);
}
