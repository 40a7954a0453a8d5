// @ts-check
// Saving a flow, decided on the server by the rules that the app shows. Nothing here knows Firebase: index.mjs does.

/**
 * What the server keeps of a person. None of it comes from the request.
 * @typedef {{plan: import('../../generated/node/index.mjs').PlanId, savedFlows: number}} Account
 */

/**
 * `change` calls `decide` with the account and adds the flow that it returns, as one transaction: two requests at once must not both see room.
 * @typedef {{change: (uid: string, decide: (account: Account) => {flow: unknown}) => Promise<void>}} Store
 */

/**
 * What a callable function is given, as far as it matters here.
 * @typedef {{auth?: {uid: string}, data: {flow?: unknown}}} CallableRequest
 */

/**
 * @param {object} parts
 * @param {() => Promise<import('../../generated/node/index.mjs').Rules>} parts.rules The rules in force.
 * @param {Store} parts.store
 * @param {new (code: 'unauthenticated' | 'resource-exhausted' | 'failed-precondition', message: string, details?: unknown) => Error} parts.HttpsError
 * @returns {(request: CallableRequest) => Promise<{saved: true}>}
 */
export function makeSaveFlow({rules, store, HttpsError}) {
  return async (request) => {
    const uid = request.auth?.uid;
    if (uid === undefined) throw refusal(HttpsError, (await rules()).decide('flow.save_new', {plan: 'guest', 'usage.savedFlows': 0}));
    const inForce = await rules();
    await store.change(uid, (account) => {
      // The plan and the counter are the server's own. A client that says that it is Pro, or has no flows yet, is not asked.
      const decision = inForce.decide('flow.save_new', {plan: account.plan, 'usage.savedFlows': account.savedFlows});
      if (!decision.allowed) throw refusal(HttpsError, decision);
      return {flow: request.data.flow};
    });
    return {saved: true};
  };
}

/**
 * A refusal as the app's own evaluator would give it: the same reason, words and buttons, so that it shows the same sheet.
 * @param {Parameters<typeof makeSaveFlow>[0]['HttpsError']} HttpsError
 * @param {import('../../generated/node/index.mjs').Decision} decision
 */
function refusal(HttpsError, decision) {
  if (decision.allowed) return new Error('nothing was refused');
  const code =
    decision.gateType === 'account_gate' ? 'unauthenticated' : decision.gateType === 'cap_gate' ? 'resource-exhausted' : 'failed-precondition';
  return new HttpsError(code, decision.copy?.text ?? 'refused', decision);
}
