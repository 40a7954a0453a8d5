// What must not compile. Each mistake is below the comment that expects it; the compiler reports a comment without a mistake.
import {load} from '../../generated/node/index.mjs';
import type {Answers, Request} from '../../generated/node/index.mjs';

const rules = await load();
const plan = 'free';

// @ts-expect-error: an unknown action
rules.decide('flow.sve', {plan, 'usage.savedFlows': 2});
// @ts-expect-error: the counter is missing
rules.decide('flow.save_new', {plan});
// @ts-expect-error: the plan is missing, and so are the facts that it is derived from
rules.decide('flow.save_new', {'usage.savedFlows': 2});
// @ts-expect-error: all facts are missing
rules.decide('flow.save_new');
// @ts-expect-error: one action of several needs the counter
rules.decide(Math.random() < 2 ? 'flow.save_new' : 'account.log_in', {plan});
// @ts-expect-error: a plan of another product
rules.decide('flow.save_new', {plan: 'gold', 'usage.savedFlows': 2});
// @ts-expect-error: a number is not a string
rules.decide('flow.save_new', {plan, 'usage.savedFlows': '2'});
// @ts-expect-error: this fact is never null
rules.decide('flow.save_new', {plan, 'usage.savedFlows': null});
// @ts-expect-error: a required fact is missing
rules.decide('flow.save_new', {plan, 'usage.savedFlows': [1][0] as number | undefined});
// @ts-expect-error: an unknown fact
rules.plan({'usage.savedFlow': 2});
// @ts-expect-error: a derived fact
rules.plan({'storage.used': 2});
// @ts-expect-error: a fact of a decision cannot be given
rules.plan({'decision.reason': 'free_flow_cap'});
// @ts-expect-error: a history needs the time
rules.decide('flow.save_new', {plan, 'usage.savedFlows': 2}, {history: {}});
// @ts-expect-error: the history counts this fact
rules.decide('share.create_link', {plan, 'usage.shareLinksToday': 2, now: new Date()}, {history: {}});
// @ts-expect-error: `do` needs the time
rules.do('flow.save_new', {plan, 'usage.savedFlows': 2});
// @ts-expect-error: an unknown key
rules.plan({plan}, {trase: true});
// @ts-expect-error: this request has no trace
rules.snapshot({plan}, {trace: true});
// @ts-expect-error: an unknown table
rules.table('practise_label', {plan});
// @ts-expect-error: an unknown answer of the table
const label: 'practice.cta.none' = rules.table('practice_label', {plan}).answer;
// @ts-expect-error: the reason exists only in a denial
const reason = rules.decide('flow.save_new', {plan, 'usage.savedFlows': 2}).reasonCode;
// @ts-expect-error: an unknown request
rules.ask({ask: 'palan'});
// @ts-expect-error: the table is missing
rules.ask({ask: 'table'});
// @ts-expect-error: a key of another request
rules.ask({ask: 'plan', table: 'practice_label'});
// @ts-expect-error: an unknown path
rules.withValues({'limits/practice_credits/plans/fre': 5});
// @ts-expect-error: a switch is not a number
rules.withValues({'ladder/import_acceptance/switched_on': 1});
// @ts-expect-error: `skipped` is read-only
rules.skipped.push('x');
// @ts-expect-error: an unknown reason
const refused: Answers['entitlement'] extends {reasonCode: infer R} ? R : 'free_flow_gap' = 'free_flow_capp';
// @ts-expect-error: the request is not about an action
const request: Request<'entitlement'> = {ask: 'entitlement', facts: {plan}};
console.log(label, reason, refused, request);
