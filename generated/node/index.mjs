// @ts-self-types="./index.d.mts"
// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

/** The rules that this module was generated for. A program with other rules is rejected. */
const written = {product: "handz", content: "021aaf89a61649b2ae51c32f6ba67e7d10187de657d0a8f00a0fc170da08e467"};

/** A request cannot be evaluated, or the rules cannot be loaded. `code` is stable and for programs, the message is for people. */
export class RulesError extends Error {
  constructor(code, message) {
    super(message);
    this.name = 'RulesError';
    this.code = code;
  }
}

let ownModule;

/**
 * Loads the rules. By default, `rulebook.wasm` next to this module is read and compiled once. If the host cannot read files, pass the bytes
 * of the program or the compiled module.
 */
export async function load(program) {
  const rules = new Rules(await compiled(program));
  const {product, content} = rules.bundle();
  if (content !== written.content) {
    throw new RulesError(
      'stale_program',
      `rulebook.wasm contains other rules (${product} ${content.slice(0, 12)}) than index.mjs ` +
        `(${written.product} ${written.content.slice(0, 12)}): build both from the same rules`,
    );
  }
  return rules;
}

async function compiled(program) {
  if (program instanceof WebAssembly.Module) return program;
  if (program !== undefined) return WebAssembly.compile(program);
  ownModule ??= compileNextToModule();
  try {
    return await ownModule;
  } catch (error) {
    ownModule = undefined;
    throw error;
  }
}

async function compileNextToModule() {
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
    throw new RulesError('no_program', `cannot read rulebook.wasm next to index.mjs: ${error.message}`);
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

  withValues(values, version) {
    const set = new TextEncoder().encode(requestText({ask: 'set', values, version}, ''));
    const rules = new Rules(this.#program, set);
    rules.#evaluator = new Evaluator(this.#program, set);
    const {skipped} = only(rules.#evaluator.setAnswer);
    rules.skipped = Object.freeze(skipped);
    return rules;
  }
}

/** The requests with a method, and the key of the subject in each request: docs/use/requests/README.md. */
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
  setting: ['setting', 'setting'],
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
 * Returns the JSON of a request. Values that JSON cannot represent are rejected: `JSON.stringify` converts NaN to null, and null can mean "unlimited".
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
      throw new RulesError('malformed', `\`${place}\` is ${value}: pass an integer below 2^53 or a BigInt`);
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
  throw new RulesError('malformed', `\`${place}\` has the type ${typeof value}, which requests do not support`);
}

function inside(place, key) {
  return place === '' ? `${key}` : `${place}/${key}`;
}

/** Returns the response of a single request. */
function only({answers, status}) {
  const answer = read(new TextDecoder().decode(answers));
  if (status !== 0) throw new RulesError(answer.error.code, answer.error.message);
  return answer;
}

/** Parses a response. Numbers that a JavaScript number cannot represent are rejected, because they would change. */
function read(line) {
  if (/\d{16}/.test(line)) {
    for (const [token] of line.matchAll(/"(?:[^"\\]|\\.)*"|-?\d{16,}/g)) {
      if (token[0] !== '"' && !Number.isSafeInteger(Number(token))) {
        throw new RulesError('unsafe_integer', `the response contains the number ${token}, which exceeds 2^53: call \`answer\`, which returns text`);
      }
    }
  }
  return JSON.parse(line);
}

/**
 * A running program. After each batch, its memory is restored, so that no data of one caller is visible to the next one. The rules are loaded once.
 */
class Evaluator {
  /** Whether it stopped before the end of a batch or its memory grew too much. A spent evaluator is replaced. */
  isSpent = false;
  /** The result of setting values. */
  setAnswer;
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
    if (set !== undefined) this.setAnswer = this.#run(set);
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

  /** Status 1 is an error in a request, which its response describes. Higher values are errors of the program. */
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

  /** Yields the spans of memory that a call passes as pairs of an address and a length. */
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
