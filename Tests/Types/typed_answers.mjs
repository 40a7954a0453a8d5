// Writes requests and answers of the tool as TypeScript with their types: `typed_answers.mjs FOLDER` reads requests.ndjson and
// answers.ndjson in the folder and writes answers.ts. A key or a name that the types do not know is then a compiler error.
//
// Of thousands of similar ones, it takes only those with a new key, or a new name at a key.

const [folder] = Deno.args;
const lines = (name) => Deno.readTextFileSync(`${folder}/${name}`).split('\n').filter((line) => line.trim() !== '');
const [requests, answers] = [lines('requests.ndjson'), lines('answers.ndjson')];
if (requests.length !== answers.length) throw new Error(`${requests.length} requests and ${answers.length} answers`);

// Requests that the module's types omit: one needs the compiler, the other is `withValues`.
const left = new Set(['condition', 'set']);
const seen = new Set();

/** What is kept and given back has one type, whatever is in it. */
const kept = new Set(['history', 'queue', 'log', 'device', 'preferences', 'stored', 'values', 'undo', 'toasts']);

/** What a value has that matters to types. Sentences and times are texts, whatever they say. */
function* traits(value, place) {
  if (Array.isArray(value)) {
    yield `${place}[]`;
    for (const item of value) yield* traits(item, `${place}[]`);
  } else if (value !== null && typeof value === 'object') {
    yield `${place}{${Object.keys(value)}}`;
    for (const [key, item] of Object.entries(value)) if (!kept.has(key)) yield* traits(item, `${place}/${key}`);
  } else {
    const isName = typeof value === 'string' && value.length < 60 && !/\s|^\d/.test(value);
    yield `${place}=${isName || value === null ? value : typeof value}`;
  }
}

/** Dots in the names of facts may be objects in JSON; the types have the names. */
function flat(facts, prefix, into) {
  for (const [key, value] of Object.entries(facts ?? {})) {
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) flat(value, `${prefix}${key}.`, into);
    else into[prefix + key] = value;
  }
  return into;
}

const output = [`import type {Answers, Question, Request} from '../../generated/node/index.mjs';`];
const questions = new Set();
answers.forEach((line, index) => {
  const answer = JSON.parse(line);
  if (answer.error !== null && typeof answer.error === 'object') return;
  const request = JSON.parse(requests[index]);
  if (left.has(request.ask)) return;
  if (request.facts) request.facts = flat(request.facts, '', {});
  for (const day of [...(request.days ?? []), ...(request.things ?? [])]) if (day.facts) day.facts = flat(day.facts, '', {});
  const news = [...traits(request, `${request.ask}?`), ...traits(answer, request.ask)].filter((trait) => !seen.has(trait));
  if (news.length === 0) return;
  news.forEach((trait) => seen.add(trait));
  questions.add(request.ask);
  const ask = JSON.stringify(request.ask);
  output.push(`export const request${index}: Request<${ask}> = ${JSON.stringify(request)};`);
  output.push(`export const answer${index}: Answers[${ask}] = ${JSON.stringify(answer)};`);
});
// Every request of the types is among them.
output.push(`export const asked: {[Q in Question]: true} = {${[...questions].map((question) => `${question}: true`)}};`);
Deno.writeTextFileSync(`${folder}/answers.ts`, output.join('\n') + '\n');
console.log(`${(output.length - 2) / 2} requests and answers of ${questions.size} questions are compared with the types`);
