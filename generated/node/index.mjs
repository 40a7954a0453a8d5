// @ts-self-types="./index.d.mts"
// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

/** The rules that this module was written for. A program that holds others is refused. */
const written = {product: "handz", content: "c50ee4eb25d59e9f4390713f6c9ce5e096678cb1945d8cb19cc70cc5d07e0fda"};

/** Why a request has no answer, or the rules could not be loaded: its own mistake. `code` is for programs and stays, the message is for people. */
export class RulesError extends Error {
  constructor(code, message) {
    super(message);
    this.name = 'RulesError';
    this.code = code;
  }
}

let beside;

/**
 * The rules. Without an argument the program is `rulebook.wasm` beside this module, read and compiled once; where no file can be read, give its
 * bytes or the compiled module.
 */
export async function load(program) {
  const rules = new Rules(await compiled(program));
  const {product, content} = rules.bundle();
  if (content !== written.content) {
    throw new RulesError(
      'stale_program',
      `rulebook.wasm holds other rules (${product} ${content.slice(0, 12)}) than index.mjs was written for ` +
        `(${written.product} ${written.content.slice(0, 12)}): build both from the same rules`,
    );
  }
  return rules;
}

async function compiled(program) {
  if (program instanceof WebAssembly.Module) return program;
  if (program !== undefined) return WebAssembly.compile(program);
  beside ??= compiledBeside();
  try {
    return await beside;
  } catch (error) {
    beside = undefined;
    throw error;
  }
}

async function compiledBeside() {
  const place = new URL('./rulebook.wasm', import.meta.url);
  let bytes;
  try {
    if (place.protocol === 'file:') {
      bytes = await (await import('node:fs/promises')).readFile(place);
    } else {
      const response = await fetch(place);
      if (!response.ok) throw new Error(`status ${response.status}`);
      bytes = await response.arrayBuffer();
    }
  } catch (error) {
    throw new RulesError('no_program', `rulebook.wasm cannot be read beside index.mjs: ${error.message}`);
  }
  return WebAssembly.compile(bytes);
}

class Rules {
  #program;
  /** The request that sets values, if any. */
  #set;
  /** The running program; undefined until it is needed. */
  #evaluator;

  constructor(program, set) {
    this.#program = program;
    this.#set = set;
    this.skipped = Object.freeze([]);
  }

  ask(request) {
    return only(this.answer(requestText(request, '')));
  }

  answer(requests) {
    const lines = typeof requests === 'string' ? new TextEncoder().encode(requests) : requests;
    if (this.#evaluator === undefined || this.#evaluator.isSpent) this.#evaluator = new Evaluator(this.#program, this.#set);
    return this.#evaluator.answer(lines);
  }

  withValues(values) {
    const set = new TextEncoder().encode(requestText({ask: 'set', values}, ''));
    const rules = new Rules(this.#program, set);
    rules.#evaluator = new Evaluator(this.#program, set);
    const {skipped} = only(rules.#evaluator.told);
    rules.skipped = Object.freeze(skipped);
    return rules;
  }
}

/** Questions about one thing, and about none, with the keys under which requests name it: docs/requests.md. */
const questions = {
  decide: ['entitlement', 'action'],
  do: ['do', 'action'],
  count: ['count', 'event'],
  signal: ['signal', 'signal'],
  release: ['release', 'vector'],
  plan: ['plan'],
  snapshot: ['snapshot'],
  overview: ['overview'],
  ladder: ['ladder'],
  table: ['table', 'table'],
  link: ['link', 'link'],
  fact: ['fact', 'fact'],
  emptyState: ['empty_state', 'empty_state'],
  screen: ['screen', 'route'],
  moment: ['moment', 'moment'],
  bundle: ['bundle'],
};

for (const [method, [ask, key]] of Object.entries(questions)) {
  const asked = key
    ? function (name, facts, more) {
        return this.ask({...more, ask, [key]: name, facts});
      }
    : function (facts, more) {
        return this.ask({...more, ask, facts});
      };
  Object.defineProperty(Rules.prototype, method, {value: asked, writable: true, configurable: true});
}

/**
 * The JSON of a request. What JSON has no word for is refused: `JSON.stringify` makes null of NaN, and null may mean that there is no limit.
 */
function requestText(value, place) {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return JSON.stringify(value);
    case 'bigint':
      return `${value}`;
    case 'number':
      if (Number.isSafeInteger(value)) return `${value}`;
      throw new RulesError('malformed', `\`${place}\` is ${value}: give a whole number below 2^53, or a BigInt`);
    case 'object':
      if (value === null) return 'null';
      if (value instanceof Date) {
        if (!Number.isNaN(value.getTime())) return JSON.stringify(value);
        throw new RulesError('malformed', `\`${place}\` is an invalid date`);
      }
      if (Array.isArray(value)) return `[${Array.from(value, (item, index) => requestText(item, inside(place, index)))}]`;
      return `{${Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => `${JSON.stringify(key)}:${requestText(item, inside(place, key))}`)}}`;
  }
  throw new RulesError('malformed', `\`${place}\` is of the type ${typeof value}, which requests do not have`);
}

function inside(place, key) {
  return place === '' ? `${key}` : `${place}/${key}`;
}

/** The answer of a single request. */
function only({answers, status}) {
  const answer = read(new TextDecoder().decode(answers));
  if (status !== 0) throw new RulesError(answer.error.code, answer.error.message);
  return answer;
}

/** An answer. A number of it that a JavaScript number cannot hold is refused: it would be another one. */
function read(line) {
  if (/\d{16}/.test(line)) {
    for (const [token] of line.matchAll(/"(?:[^"\\]|\\.)*"|-?\d{16,}/g)) {
      if (token[0] !== '"' && !Number.isSafeInteger(Number(token))) {
        throw new RulesError('unsafe_integer', `the answer has the number ${token}, beyond 2^53: \`answer\` gives it as text`);
      }
    }
  }
  return JSON.parse(line);
}

/**
 * A program that runs. Its memory is after each batch what it was before, so that nothing of one caller's requests is there when the next ones come,
 * and the rules are made ready once.
 */
class Evaluator {
  /** Whether it stopped in the middle, or grew by much: then another one takes its place. */
  isSpent = false;
  /** What came of setting values. */
  told;
  #requests = new Uint8Array(0);
  #position = 0;
  #output = [];
  #complaints = [];
  #exports;
  #ready;

  constructor(program, set) {
    const wasi = {
      fd_read: (file, first, number, place) => this.#read(first, number, place),
      fd_write: (file, first, number, place) => this.#write(file, first, number, place),
      random_get: (address, count) => {
        crypto.getRandomValues(new Uint8Array(this.#exports.memory.buffer, address, count));
        return 0;
      },
      proc_exit: () => {},
    };
    this.#exports = new WebAssembly.Instance(program, {wasi_snapshot_preview1: wasi}).exports;
    this.#check(this.#exports.open());
    if (set !== undefined) this.told = this.#run(set);
    this.#ready = new Uint8Array(this.#exports.memory.buffer).slice();
  }

  answer(requests) {
    this.isSpent = true;
    const result = this.#run(requests);
    const memory = new Uint8Array(this.#exports.memory.buffer);
    if (memory.length <= this.#ready.length + (1 << 20)) {
      memory.set(this.#ready);
      memory.fill(0, this.#ready.length);
      this.isSpent = false;
    }
    return result;
  }

  #run(requests) {
    this.#requests = requests;
    this.#position = 0;
    const status = this.#exports.answer();
    this.#check(status);
    const answers = joined(this.#output);
    this.#output = [];
    this.#requests = new Uint8Array(0);
    return {answers, status};
  }

  /** 1 is a mistake in a request, which its answer tells; anything above is the program's. */
  #check(status) {
    if (status > 1) throw new Error(`rulebook.wasm: status ${status}: ${new TextDecoder().decode(joined(this.#complaints))}`);
  }

  #read(first, number, place) {
    let count = 0;
    for (const span of this.#spans(first, number)) {
      const part = this.#requests.subarray(this.#position, this.#position + span.length);
      span.set(part);
      this.#position += part.length;
      count += part.length;
    }
    return this.#finish(count, place);
  }

  #write(file, first, number, place) {
    let count = 0;
    for (const span of this.#spans(first, number)) {
      (file === 1 ? this.#output : this.#complaints).push(span.slice());
      count += span.length;
    }
    return this.#finish(count, place);
  }

  /** The spans of memory that a call names: pairs of an address and a length. */
  *#spans(first, number) {
    const {buffer} = this.#exports.memory;
    const view = new DataView(buffer);
    for (let at = first; at < first + 8 * number; at += 8) {
      yield new Uint8Array(buffer, view.getUint32(at, true), view.getUint32(at + 4, true));
    }
  }

  #finish(count, place) {
    new DataView(this.#exports.memory.buffer).setUint32(place, count, true);
    return 0;
  }
}

function joined(parts) {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let position = 0;
  for (const part of parts) {
    all.set(part, position);
    position += part.length;
  }
  return all;
}
