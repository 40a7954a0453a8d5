// What must compile in strict mode: each value has the declared type.
import {load, RulesError} from '../../generated/node/index.mjs';
import type {ActionFacts, ActionId, Allowed, Decision, GateId, History, PlanId, ReasonId, RouteId} from '../../generated/node/index.mjs';

const rules = await load();
const plan = 'free';
const full = rules.decide('flow.save_new', {plan: 'free', 'usage.savedFlows': 2}, {trace: true, locale: 'de-AT'});
if (full.allowed) {
  const effects: Allowed['effects'] = full.effects;
  console.log(effects);
} else {
  const gate: GateId | null = full.gateType;
  const reason: ReasonId | null = full.reasonCode;
  console.log(gate, reason, full.copy?.text, full.buttons.map((button) => button.label));
}

// The plan itself, or the facts that it is derived from.
const found: ActionFacts<'flow.save_new'> = {
  'usage.savedFlows': 10n, 'auth.signedIn': true, 'auth.provider': 'apple', 'subscription.status': 'none', 'verified.plan': null,
  'verified.at': null, now: new Date(),
};
const decision: Decision = rules.decide('flow.save_new', found);

// With a history, counted facts are not given.
let history: History = {};
const done = rules.do('practice.start', {
  plan: 'free', 'practice.source': 'saved_flow', 'network.state': 'online', 'session.id': 's1', 'flow.id': 'f1', 'verified.at': null,
  now: '2026-03-02T12:00:00Z',
});
history = done.history;
rules.decide('practice.start', {plan, 'practice.source': 'saved_flow', 'verified.at': null, now: new Date()}, {history, confirmed: true});

const planInForce: PlanId | null = rules.plan({'auth.signedIn': false}).plan;
const label: 'practice.cta.plain' | 'practice.cta.credit' | 'practice.cta.pro' = rules.table('practice_label', {plan: 'free'}).answer;
const cap = rules.snapshot({plan: 'free'}).snapshot.savedFlowCap;
const room: string = typeof cap === 'number' ? `${cap}` : cap === null ? 'unlimited' : cap.error.code;
const retry: 'now' | 'later' | 'on_request' | 'never' = rules.ask({ask: 'retry', error: 'ERR-030', failures: 1}).try;
const stop = rules.ask({ask: 'error', error: 'ERR-PH-CORRUPT-01', facts: {plan: 'free'}});
const safe: RouteId | undefined = stop.route;
const choices: number = rules.ask({ask: 'notifications', zone: 'Europe/Berlin', facts: {plan: 'free'}}).snoozes?.length ?? 0;
const raised = rules.withValues({'limits/practice_credits/plans/free': 5, 'ladder/import_acceptance/switched_on': false});
const paths: readonly string[] = raised.skipped;
// Stored data has no types of its own.
const stored: {[path: string]: unknown} = JSON.parse('{}');
rules.withValues(stored as Parameters<typeof rules.withValues>[0]);
try {
  rules.answer('{"ask":"plan"}').answers.subarray(0);
} catch (error) {
  if (error instanceof RulesError) console.log(error.code, error.message);
}
const actions: ActionId[] = ['flow.save', 'flow.save_new'];
console.log(decision, planInForce, label, room, retry, paths, actions, safe, choices);
